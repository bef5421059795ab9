//! The words of the search for anything, and of where a player or a match is now.

use crate::club::tournament::Venue;
use crate::domain::exit::ExitReason;
use crate::domain::ids::MatchNo;
use crate::domain::standings::Outlook;
use crate::words::words;

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
    pub FindWords in "find";

    /// Like [`Self::there`], for a narrow column.
    fn there_short(say: There) {
        AtTable { table, playing: true, .. } => playing_at(spot = say.voice.words().term.table(table));
        AtTable { table, .. } => called_to(spot = say.voice.words().term.table(table));
        Queued { early: Some(clock), .. } => not_before(clock);
        Queued { busy: Some((name, spot)), .. } => busy_at(name, spot);
        Queued { ahead: 0, .. } => next_called; Queued { ahead, .. } => ready_behind(ahead);
        Seated { table } => at_pod(number = table, table = say.voice.words().term.table(table));
        Waits { numbers, .. } => after_matches(
            numbers = numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(say.between_numbers()));
        Unpaired { round, absent: true } => absent_in(round);
        Unpaired { round, .. } => bye_in(round); Idle; Done; Postponed;
        Left { tournament, reason: ExitReason::Withdrawn } => withdrawn_from(tournament);
        Left { tournament, .. } => disqualified_from(tournament);
    }

    fn outlook(say: Outlook) {
        Certain => advances; Wins(wins) => wins_needed(wins); Open => others_decide;
        Out => cannot_advance;
    }
}

impl FindWords {
    pub fn there(self, there: &There) -> String {
        let (floor, term) = (self.voice.words().screen.floor, self.voice.words().term);
        match there {
            There::AtTable { minutes, playing, .. } => {
                let at = self.there_short(there);
                let lasting = floor.lasting(*minutes);
                match (minutes, playing) {
                    (0, _) => at,
                    (_, true) => self.at_for(&at, &lasting),
                    (_, false) => self.at_ago(&at, &lasting),
                }
            }
            There::Queued { ahead, minutes, about, busy, early } => {
                let place = match ahead {
                    0 => self.there_short(there),
                    _ if busy.is_some() || early.is_some() => self.there_short(there),
                    ahead => self.ready_after(*ahead),
                };
                let waits = minutes.filter(|minutes| *minutes > 0);
                let waits = waits.map(|minutes| self.waiting(floor.lasting(minutes)));
                let about = about.as_ref().map(|at| self.table_about(at));
                let parts = [Some(place), waits, about].into_iter().flatten();
                term.list(&parts.collect::<Vec<_>>())
            }
            There::Waits { names, .. } => self.waits_for(names.join(term.and())),
            There::Seated { .. }
            | There::Postponed
            | There::Unpaired { .. }
            | There::Idle
            | There::Done
            | There::Left { .. } => self.there_short(there),
        }
    }
}
