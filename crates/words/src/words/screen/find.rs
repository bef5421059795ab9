//! The words of the search for anything, and of where a player or a match is now.

use super::floor::lasting;
use crate::club::tournament::Venue;
use crate::domain::exit::ExitReason;
use crate::domain::ids::MatchNo;
use crate::domain::standings::Outlook;
use crate::words::{japanese, say, words};

/// Where a player or a match is, with its facts in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum There {
    /// Called to a table that many minutes ago, or playing there for so long.
    AtTable { table: String, minutes: i64, playing: bool },
    /// In the queue: matches before it, minutes both players have waited, the time when a table is likely, who is busy
    /// where, and when its tournament begins where that is later.
    Queued {
        ahead: usize,
        minutes: Option<i64>,
        about: Option<String>,
        busy: Option<(String, Venue)>,
        early: Option<String>,
    },
    /// At a pod.
    Seated { table: String },
    /// Put off by the desk.
    Postponed,
    /// Waiting for these matches to end.
    Waits { numbers: Vec<MatchNo>, names: Vec<String> },
    /// Without a match in a round that is being played: with a bye, or absent.
    Unpaired { round: String, absent: bool },
    /// Without a match now.
    Idle,
    /// Without any further match.
    Done,
    /// Withdrawn or disqualified, and from which tournament.
    Left { tournament: String, reason: ExitReason },
}

words! {
    pub FindWords in "find" {
        title; prompt; nobody_expected; nothing; nothing_read; empty; player; tournament; table;
        entry; match_no(no: MatchNo); pair(a: &str, b: &str);
        next(tournament: &str, no: MatchNo, round: &str, opponent: &str, there: &str);
        next_pod(tournament: &str, no: MatchNo, round: &str, there: &str, others: &str);
        without(tournament: &str, there: &str);
    }
}

impl FindWords {
    /// The results that a player needs to advance to the next stage.
    pub fn outlook(self, outlook: Outlook) -> String {
        let lang = self.language;
        match outlook {
            Outlook::Certain => lang.pick("advances whatever happens", "進出決定").to_owned(),
            Outlook::Wins(1) => {
                lang.pick("one more win is enough to advance", "あと1勝で進出").to_owned()
            }
            Outlook::Wins(wins) => {
                say!(lang, "{wins} more wins are enough to advance", "あと{wins}勝で進出")
            }
            Outlook::Open => lang
                .pick(
                    "cannot advance by own wins alone: other results or tie-breaks decide",
                    "自力では進出できない（他の結果や順位の基準による）",
                )
                .to_owned(),
            Outlook::Out => lang
                .pick(
                    "cannot advance any more if all matches are played",
                    "全試合が行われれば進出の可能性なし",
                )
                .to_owned(),
        }
    }

    /// Where a player or a match is now.
    pub fn there(self, there: &There) -> String {
        let lang = self.language;
        match there {
            There::AtTable { minutes, playing, .. } => {
                let at = self.there_short(there);
                let lasting = lasting(lang, *minutes);
                match (minutes, playing) {
                    (0, _) => at,
                    (_, true) => say!(lang, "{at} for {lasting}", "{at}（{lasting}）"),
                    (_, false) => say!(lang, "{at} {lasting} ago", "{at}（{lasting}前）"),
                }
            }
            There::Queued { ahead, minutes, about, busy, early } => {
                let place = match ahead {
                    _ if busy.is_some() || early.is_some() => self.there_short(there),
                    0 => self.there_short(there),
                    1 => lang.pick("ready, 1 match before it", "開始可、前に1試合").to_owned(),
                    _ => say!(lang, "ready, {ahead} matches before it", "開始可、前に{ahead}試合"),
                };
                let waits = minutes.filter(|minutes| *minutes > 0).map(|minutes| {
                    let lasting = lasting(lang, minutes);
                    say!(lang, "waiting {lasting}", "{lasting}待ち")
                });
                let about = about.as_ref().map(|at| say!(lang, "table at about {at}", "{at}ごろ"));
                let parts = [Some(place), waits, about].into_iter().flatten();
                parts.collect::<Vec<_>>().join(lang.pick(", ", "、"))
            }
            There::Waits { names, .. } => {
                let matches = names.join(lang.pick(" and ", "と"));
                say!(lang, "waits for {matches}", "{matches}の結果待ち")
            }
            There::Seated { .. }
            | There::Postponed
            | There::Unpaired { .. }
            | There::Idle
            | There::Done
            | There::Left { .. } => self.there_short(there),
        }
    }

    /// Like [`Self::there`], for a narrow column.
    pub fn there_short(self, there: &There) -> String {
        let lang = self.language;
        match there {
            There::AtTable { table, playing, .. } => {
                let spot = japanese::table_called(table);
                match playing {
                    true => say!(lang, "playing at table {table}", "{spot}で試合中"),
                    false => say!(lang, "called to table {table}", "{spot}に呼出中"),
                }
            }
            There::Queued { early: Some(clock), .. } => {
                say!(lang, "not before {clock}", "{clock}から開始")
            }
            There::Queued { busy: Some((name, spot)), .. } => {
                let spot = lang.words().term.venue(spot);
                say!(lang, "{name} is busy at {spot}", "{name}は{spot}で試合中")
            }
            There::Queued { ahead: 0, .. } => {
                lang.pick("next to be called", "次に呼び出し").to_owned()
            }
            There::Queued { ahead, .. } => {
                say!(lang, "ready, {ahead} before it", "開始可、前に{ahead}試合")
            }
            There::Seated { table } => {
                let spot = japanese::table_called(table);
                say!(lang, "at pod {table}", "多人数戦の{spot}")
            }
            There::Waits { numbers, .. } => {
                let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
                let numbers = numbers.join(lang.pick(" and ", "・"));
                say!(lang, "after match {numbers}", "第{numbers}試合の後")
            }
            There::Unpaired { round, absent: true } => {
                say!(lang, "absent in {round}", "{round}は欠席")
            }
            There::Unpaired { round, absent: false } => {
                say!(lang, "bye in {round}", "{round}はBYE")
            }
            There::Idle => lang.pick("no match now", "今は試合なし").to_owned(),
            There::Done => lang.pick("no further match", "以後の試合なし").to_owned(),
            There::Postponed => lang.pick("postponed", "延期中").to_owned(),
            There::Left { tournament, reason: ExitReason::Withdrawn } => {
                say!(lang, "withdrawn from {tournament}", "{tournament}：大会棄権")
            }
            There::Left { tournament, reason: ExitReason::Disqualified } => {
                say!(lang, "disqualified from {tournament}", "{tournament}：失格")
            }
        }
    }
}
