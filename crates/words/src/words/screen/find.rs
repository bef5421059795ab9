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
        let words = self.voice.words();
        let short = self.there_short(there);
        let lasting = |minutes| words.screen.floor.lasting(minutes);
        match there {
            There::AtTable { minutes: 0, .. } => short,
            There::AtTable { minutes, playing: true, .. } => self.at_for(short, lasting(*minutes)),
            There::AtTable { minutes, .. } => self.at_ago(short, lasting(*minutes)),
            There::Queued { ahead, minutes, about, busy, early } => {
                let is_ready = *ahead > 0 && busy.is_none() && early.is_none();
                let place = if is_ready { self.ready_after(ahead) } else { short };
                let waits = minutes.filter(|it| *it > 0).map(|it| self.waiting(lasting(it)));
                let about = about.as_ref().map(|at| self.table_about(at));
                words.message.joins.together([Some(place), waits, about])
            }
            There::Waits { names, .. } => self.waits_for(names.join(words.term.and())),
            _ => short,
        }
    }
}
