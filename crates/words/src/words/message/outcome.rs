//! How matches ended.

use crate::club::Club;
use crate::domain::length::{Length, ScoreFault};
use crate::domain::number::PlayerId;
use crate::domain::score::{Outcome, Score, Side};
use crate::words::message::name;
use crate::words::{Language, say};

/// `あおくま 2-1 TM`.
pub(super) fn score_line(
    lang: Language,
    sides: [PlayerId; 2],
    outcome: Outcome,
    club: &Club,
) -> String {
    let names = sides.map(|id| name(lang, id, club));
    let [a, b] = &names;
    let over = |side: Side| (&names[side.index()], &names[side.other().index()]);
    match outcome {
        Outcome::Score(score) => format!("{a} {} {b}", written(lang, score)),
        Outcome::Walkover(side) => {
            let (winner, loser) = over(side);
            walkover(lang, winner, loser)
        }
        Outcome::WinnerOnly(side) => {
            let (winner, loser) = over(side);
            say!(lang; "{winner} over {loser}, games unknown", "{winner}が{loser}に勝ち（ゲーム数不明）")
        }
        Outcome::Retired(broken) => {
            let (_, loser) = over(broken.winner);
            say!(lang; "{a} {} {b}: {loser} retired",
                "{a} {} {b}、{loser}が途中棄権", written(lang, broken.score))
        }
        Outcome::Disqualified(broken) => {
            let (_, loser) = over(broken.winner);
            say!(lang; "{a} {} {b}: {loser} disqualified",
                "{a} {} {b}、{loser}が反則負け", written(lang, broken.score))
        }
        Outcome::DoubleWalkover => {
            say!(lang, "double walkover of {a} and {b}", "{a}と{b}は両者不戦敗")
        }
        Outcome::DoubleDisqualification => {
            say!(lang, "{a} and {b} both disqualified", "{a}と{b}は両者反則負け")
        }
    }
}

/// A walkover with both names.
pub(super) fn walkover(lang: Language, winner: &str, loser: &str) -> String {
    say!(lang, "{winner} by walkover over {loser}", "{winner}が{loser}に不戦勝")
}

/// Games, and what was given before them.
fn written(lang: Language, score: Score) -> String {
    match score.starts() {
        [0, 0] => score.to_string(),
        [a, b] => say!(lang, "{score} (head start {a}-{b})", "{score}（ハンデ{a}-{b}から）"),
    }
}

/// Where no player is named.
pub(super) fn outcome_alone(lang: Language, outcome: Outcome) -> String {
    let place = |side: Side| match lang {
        Language::English => ["first", "second"][side.index()],
        Language::Japanese => ["一人目", "二人目"][side.index()],
    };
    match outcome {
        Outcome::Score(score) => written(lang, score),
        Outcome::Walkover(side) => say!(lang, "walkover for the {}", "{}の不戦勝", place(side)),
        Outcome::WinnerOnly(side) => say!(lang; "won by the {}, games unknown",
            "{}の勝ち（ゲーム数不明）", place(side)),
        Outcome::Retired(broken) => say!(lang; "{}, the {} retired",
            "{}（{}は途中棄権）", written(lang, broken.score), place(broken.winner.other())),
        Outcome::Disqualified(broken) => say!(lang; "{}, the {} disqualified",
            "{}（{}は反則負け）", written(lang, broken.score), place(broken.winner.other())),
        Outcome::DoubleWalkover => lang.pick("double walkover", "両者不戦敗").to_owned(),
        Outcome::DoubleDisqualification => {
            lang.pick("both disqualified", "両者反則負け").to_owned()
        }
    }
}

/// Why a score cannot be that of a match.
pub(super) fn bad_score(lang: Language, length: Length, fault: ScoreFault) -> String {
    let length = lang.words().term.length(length);
    match fault {
        ScoreFault::NoGames => {
            lang.pick("0-0 is not a result", "0-0 は結果になりません。").to_owned()
        }
        ScoreFault::Unfinished { first_to } => say!(lang;
            "it is {length}: no player has won {first_to} games yet",
            "{length}ですが、まだ誰も{first_to}勝していません。"),
        ScoreFault::Overrun { .. } => say!(lang; "it is {length}: that score is too high",
            "{length}ですが、スコアがそれを超えています。"),
        ScoreFault::WrongTotal { given, .. } => say!(lang;
            "it is {length}: that score adds up to {given}",
            "{length}ですが、合計が{given}になっています。"),
        ScoreFault::BeyondBelief => say!(lang; "a match has at most {} games",
            "1試合は{}ゲームまでです。", Score::MOST),
        ScoreFault::Level => lang
            .pick(
                "this match needs a winner: that score is a draw",
                "勝者を決める試合ですが、引き分けになっています。",
            )
            .to_owned(),
        ScoreFault::Over => say!(lang; "it is {length}: the match was over before that score",
            "{length}なので、そのスコアになる前に試合は終わっています。"),
    }
}
