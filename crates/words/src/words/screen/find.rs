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
}

impl FindWords {
    pub fn outlook(self, outlook: Outlook) -> String {
        match outlook {
            Outlook::Certain => self.advances().to_owned(),
            Outlook::Wins(wins) => self.wins_needed(wins),
            Outlook::Open => self.others_decide().to_owned(),
            Outlook::Out => self.cannot_advance().to_owned(),
        }
    }

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

    /// Like [`Self::there`], for a narrow column.
    pub fn there_short(self, there: &There) -> String {
        let term = self.voice.words().term;
        match there {
            There::AtTable { table, playing: true, .. } => self.playing_at(term.table(table)),
            There::AtTable { table, .. } => self.called_to(term.table(table)),
            There::Queued { early: Some(clock), .. } => self.not_before(clock),
            There::Queued { busy: Some((name, spot)), .. } => self.busy_at(name, term.venue(spot)),
            There::Queued { ahead: 0, .. } => self.next_called().to_owned(),
            There::Queued { ahead, .. } => self.ready_behind(ahead),
            There::Seated { table } => self.at_pod(table, term.table(table)),
            There::Waits { numbers, .. } => {
                let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
                self.after_matches(numbers.join(self.between_numbers()))
            }
            There::Unpaired { round, absent: true } => self.absent_in(round),
            There::Unpaired { round, absent: false } => self.bye_in(round),
            There::Idle => self.idle().to_owned(),
            There::Done => self.done().to_owned(),
            There::Postponed => self.postponed().to_owned(),
            There::Left { tournament, reason: ExitReason::Withdrawn } => {
                self.withdrawn_from(tournament)
            }
            There::Left { tournament, reason: ExitReason::Disqualified } => {
                self.disqualified_from(tournament)
            }
        }
    }
}
