//! Consequences of an action, in the same words on the command line and on the screens.

use std::collections::BTreeSet;

use crate::club::question::consequences::{Change, Consequences, LostCall, MatchView, RankChange};
use crate::club::{Action, Club};
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::slot::Slot;
use crate::words::message::outcome::{score_line, walkover};
use crate::words::message::{list, matches, name};
use crate::words::{Language, japanese, say, words};

words! {
    pub ForesightWords {
        /// A round of a Swiss that would have been paired otherwise.
        repaired(round: u32):
            "Round {round} stays as it was paired; the rules would have paired it otherwise.",
            "{round}回戦は組み合わせたとおりです。規則では別の組み合わせになっていました。";
        stands(stage: u32):
            "The pairings of stage {stage} stay, from the old ranks.",
            "第{stage}ステージの組み合わせは、元の順位のまま残ります。";
        /// Called matches get other players: those matches with their tables.
        calls_go(matches: &str):
            "No longer called, since the players change: {matches}.",
            "対戦者が変わるため、呼び出しを取り消します：{matches}。";
        /// Matches that are no longer called, after the action.
        calls_gone(matches: &str):
            "No longer called, since the players have changed: {matches}.",
            "対戦者が変わったため、呼び出しを取り消しました：{matches}。";
        /// Matches with head starts agreed for a player who is replaced.
        starts_stay_in(matches: &str):
            "Head starts stay as they were agreed: {matches}. `tournament length` changes them.",
            "取り決めたハンデはそのままです：{matches}。変えるには `tournament length` を使います。";
        none: "No other changes.", "ほかに変わるものはありません。";
        dry_run: "nothing was written", "何も書き込んでいません";
    }
}

impl ForesightWords {
    /// The consequences of the first of these actions, a sentence each. Matches are named with the rounds that are
    /// known.
    pub fn lines(
        self,
        actions: &[Action],
        all: &Consequences,
        club: &Club,
        round: impl Fn(MatchNo) -> Option<RoundName>,
    ) -> Vec<String> {
        let calls = (!all.calls.is_empty()).then(|| self.calls_go(&self.calls(&all.calls)));
        let changes = self.changes(actions, all, club, round);
        let lines: Vec<String> = calls.into_iter().chain(changes).collect();
        if lines.is_empty() { vec![self.none().to_owned()] } else { lines }
    }

    /// The matches and ranks that the first of these actions changes, and the pairings that stay; lost calls left out.
    pub fn changes(
        self,
        actions: &[Action],
        all: &Consequences,
        club: &Club,
        round: impl Fn(MatchNo) -> Option<RoundName>,
    ) -> Vec<String> {
        let found = actions.first().and_then(Action::tournament).and_then(|id| club.tournament(id));
        let staged = found.is_some_and(|found| found.stages.len() > 1);
        let matches = all.matches.iter();
        let matches =
            matches.map(|change| self.change(change, round(change.no), &all.forfeiting, club));
        let stands = all.stands.iter().map(|&stage| self.stands(stage));
        let repaired = all.repaired.iter().map(|&round| self.repaired(round));
        let ranks = all.ranks.iter().map(|change| self.rank(change, staged, &all.unranked, club));
        matches.chain(stands).chain(repaired).chain(ranks).collect()
    }

    /// The calls that were taken back, if there are any.
    pub fn gone(self, calls: &[LostCall]) -> Option<String> {
        (!calls.is_empty()).then(|| self.calls_gone(&self.calls(calls)))
    }

    /// Head starts that stay when another player takes a place, if there are any.
    pub fn starts_stay(self, agreed: &[MatchNo]) -> Option<String> {
        (!agreed.is_empty()).then(|| self.starts_stay_in(&matches(self.language, agreed)))
    }

    /// Called matches, each with its table.
    pub fn calls(self, calls: &[LostCall]) -> String {
        let lang = self.language;
        let each = |LostCall { no, table }: &LostCall| match lang {
            Language::English => format!("match {no} (table {table})"),
            Language::Japanese => format!("第{no}試合（{}）", japanese::table_called(table)),
        };
        list(lang, calls.iter().map(each))
    }

    /// Later results fall, or may stand for the other player instead.
    pub fn choice(self, void: &[MatchNo], keep: Option<&[MatchNo]>) -> String {
        let lang = self.language;
        match keep {
            None => say!(lang; "The results of {} will be voided.",
                "{}の結果は無効になります。", matches(lang, void)),
            Some(keep) => say!(lang;
                "The results of {} will be voided, or those of {} stay for the other player.",
                "{}の結果は無効になるか、{}の結果が別の選手のものとして残ります。",
                matches(lang, void), matches(lang, keep)),
        }
    }

    /// A match gets other players, comes, goes, loses its result or gets one.
    fn change(
        self,
        change: &Change,
        round: Option<RoundName>,
        left: &BTreeSet<PlayerId>,
        club: &Club,
    ) -> String {
        let lang = self.language;
        let no = change.no;
        let round = round.map_or_else(String::new, |round| match lang {
            Language::English => format!(" ({round})"),
            Language::Japanese => format!("（{}）", lang.words().term.round(&round)),
        });
        let shown = |view: Option<MatchView>, left| view.map(|view| shown(lang, view, left, club));
        match (shown(change.before, &BTreeSet::new()), shown(change.after, left)) {
            (Some(before), Some(after)) => {
                say!(
                    lang,
                    "Match {no}{round}: {before} -> {after}.",
                    "第{no}試合{round}：{before} → {after}。"
                )
            }
            (None, Some(after)) => {
                say!(
                    lang,
                    "Match {no}{round} is added: {after}.",
                    "第{no}試合{round}が加わります：{after}。"
                )
            }
            (Some(before), None) => {
                say!(
                    lang,
                    "Match {no}{round} is removed: {before}.",
                    "第{no}試合{round}がなくなります：{before}。"
                )
            }
            (None, None) => String::new(),
        }
    }

    /// A rank that changes, in a few words: `Ada 1 → 2`.
    pub fn short_rank(self, change: &RankChange, club: &Club) -> String {
        let lang = self.language;
        let rank = |rank: Option<u32>| rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
        let [before, after] = [change.before, change.after].map(rank);
        let name = name(lang, change.player, club);
        say!(lang, "{name} {before} to {after}", "{name}：{before}位 → {after}位")
    }

    /// A rank that changes, in which stage where there are several. None while it is still to be played for.
    fn rank(
        self,
        change: &RankChange,
        staged: bool,
        out: &BTreeSet<PlayerId>,
        club: &Club,
    ) -> String {
        let lang = self.language;
        let mut name = name(lang, change.player, club);
        if staged {
            let stage = change.stage;
            name = say!(lang, "{name}, stage {stage}", "{name}（第{stage}ステージ）");
        }
        match (change.before, change.after) {
            (_, None) if out.contains(&change.player) => {
                say!(lang, "{name}: no rank.", "{name}：順位なし。")
            }
            (Some(before), Some(after)) => {
                say!(lang, "{name}: rank {before} to {after}.", "{name}：{before}位 → {after}位。")
            }
            (Some(before), None) => {
                say!(
                    lang,
                    "{name}: rank {before} is undecided again.",
                    "{name}：{before}位 → 未定。"
                )
            }
            (None, Some(after)) => say!(lang, "{name}: rank {after}.", "{name}：{after}位。"),
            (None, None) => say!(lang, "{name}: rank undecided.", "{name}：順位は未定。"),
        }
    }
}

/// A match as it is or would be: `あおくま 2-1 TM`, or its players as far as they are known. The opponent of a player in
/// `left` advances by walkover.
fn shown(lang: Language, view: MatchView, left: &BTreeSet<PlayerId>, club: &Club) -> String {
    if let ([Some(a), Some(b)], Some(outcome)) = (view.sides, view.outcome) {
        return score_line(lang, [a, b], outcome, club);
    }
    let label = lang.words().message.label;
    let side = |at: usize| match (view.sides[at], view.slots[at]) {
        (Some(player), _) => name(lang, player, club),
        (None, Slot::WinnerOf(no)) => label.winner_of(no),
        (None, Slot::LoserOf(no)) => label.loser_of(no),
        (None, _) => lang.pick("not known yet", "未定").to_owned(),
    };
    let [a, b] = [side(0), side(1)];
    match view.sides.map(|side| side.is_some_and(|player| left.contains(&player))) {
        [true, false] => return walkover(lang, &b, &a),
        [false, true] => return walkover(lang, &a, &b),
        _ => {}
    }
    say!(lang, "{a} against {b}, not yet played", "{a} 対 {b}（これから）")
}
