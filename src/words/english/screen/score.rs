//! The entry of a score in English.

use crate::domain::ids::MatchNo;
use crate::domain::length::Length;
use crate::domain::rating::{written, written_change};
use crate::domain::score::{Outcome, Side};
use crate::words::screen::score::ScoreWords;

pub(super) const SCORE: ScoreWords = ScoreWords {
    title: "Result",
    correction: "Correct a result",
    window: |no, tournament| format!("Match {no}, {tournament}"),
    games: "games",
    seed: "seed",
    rating: "rating",
    rating_today: "today, recalculated",
    draws: "drawn games",
    wins: "wins",
    absent: "-",
    rated: |change, after| format!("{} to {}", written_change(change), written(after)),
    type_score,
    choose_side: "Who wins without playing? 1 the first, 2 the second, 0 neither.",
    unchanged: |result| format!("Recorded: {result}. Type the right score, or Esc leaves it."),
    stays: |no, result| format!("Match {no} stays as it was: {result}."),
    records: |result| format!("Enter records {result}."),
    corrects: |result| format!("Enter corrects the result to {result}."),
    asks: |count| match count {
        1 => "Enter asks first: the result of 1 later match would be void.".to_owned(),
        _ => format!("Enter asks first: the results of {count} later matches would be void."),
    },
    told: "Games in order: ",
    told_hint: |first| {
        format!("w l d as {first} sees it; wh30: won with a hand worth 30%. Tab leaves.")
    },
    told_first: |first| format!("w+ where {first} moved first, w- where not."),
    unreadable: "A game is w, l or d, with the hand behind it as in wh30 or w@0.3.",
    walkover: |name| format!("a walkover for {name}"),
    retired: |score, loser| format!("{score}, {loser} retired"),
    disqualified: |score, loser| format!("{score}, {loser} disqualified"),
    double_walkover: "neither played",
    double_disqualification: "both disqualified",
    goes_on: |name, no, round, against| {
        format!("{name} goes on to match {no} ({round}) against {against}.")
    },
    winner_of: |no| format!("the winner of match {no}"),
    loser_of: |no| format!("the loser of match {no}"),
    champion: |name| format!("{name} wins the tournament."),
    place: |name, place| format!("{name} takes place {place}."),
    reset: |no| format!("Both have lost once: match {no} decides."),
    level: "The match is drawn.",
    both_lose: "Both lose, and nobody goes on.",
    unrated: |outcome| match outcome {
        Outcome::Disqualified(_) | Outcome::DoubleDisqualification => {
            "A disqualification is not rated."
        }
        Outcome::Retired(_) | Outcome::Score(_) => "Nothing was played that could be rated.",
        Outcome::Walkover(_) | Outcome::DoubleWalkover => "A walkover is not rated.",
    },
    start: |[a, b]| format!(", from {a}-{b}: type only the games really played"),
    with_start: |score| {
        let [a, b] = Side::BOTH.map(|side| score.stands_at(side));
        format!("{score}, which makes {a}-{b} with the start")
    },
    marked: |mark, name| format!("{mark}: {name}"),
    gave_up: "retired",
    sent_out: "disqualified",
    void_question: |no, result| format!("Correct match {no} to {result}?"),
    void_reason: "Other players come into matches that were played already.",
    drawn_reason: "Who went on was decided by this result.",
    correct: "Correct the result",
    leave: "Cancel",
    left: "The result stays as it was recorded.",
    void: |fall| format!("Void {}: to be played again", matches(fall)),
    keep: |stand| format!("The names were swapped: keep {}", scores(stand)),
};

/// The result of match 5; the results of matches 5, 6.
fn matches(all: &[MatchNo]) -> String {
    let numbers: Vec<String> = all.iter().map(MatchNo::to_string).collect();
    let noun = if all.len() == 1 { "the result of match" } else { "the results of matches" };
    format!("{noun} {}", numbers.join(", "))
}

fn scores(all: &[MatchNo]) -> String {
    matches(all).replacen("result", "score", 1)
}

fn type_score(length: Length) -> String {
    match length {
        Length::FirstTo(_) => "Type the games won by the first, then by the second.".to_owned(),
        Length::Games(all) => format!("Type the games won by the first of {all}, then Tab."),
        Length::Open => "Type the games won by the first, Tab, by the second.".to_owned(),
    }
}
