//! The numbers that an action names, and the one that it issues.

use super::Absent;
use super::conditions::next;
use crate::club::refusal::Numbered;
use crate::club::report::Report;
use crate::club::{Club, Refusal};
use crate::domain::finish::Finish;
use crate::domain::game::HandTable;
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;

/// Every number in an action, to be read or exchanged.
#[derive(Debug, Default)]
pub struct Numbers<'a> {
    pub tournament: Option<&'a mut TournamentId>,
    pub list: Option<&'a mut ListId>,
    pub matches: Vec<&'a mut MatchNo>,
    pub players: Vec<&'a mut PlayerId>,
}

impl<'a> Numbers<'a> {
    pub(super) fn with(mut self, field: &'a mut impl Named) -> Self {
        field.name_to(&mut self);
        self
    }
}

/// A field of an action with numbers in it.
pub(super) trait Named {
    fn name_to<'a>(&'a mut self, numbers: &mut Numbers<'a>);
}

/// How a type names its numbers.
macro_rules! named {
    ($($field:ty $(where $of:ident)?: |$value:ident, $numbers:ident| $names:expr;)+) => {
        $(impl$(<$of: Named>)? Named for $field {
            fn name_to<'a>(&'a mut self, $numbers: &mut Numbers<'a>) {
                let $value = self;
                $names;
            }
        })+
    };
}

named! {
    TournamentId: |id, numbers| numbers.tournament = Some(id);
    ListId: |id, numbers| numbers.list = Some(id);
    MatchNo: |no, numbers| numbers.matches.push(no);
    PlayerId: |id, numbers| numbers.players.push(id);
    Absent: |one, numbers| one.player.name_to(numbers);
    Finish: |order, numbers| order.0.name_to(numbers);
    HandTable: |hands, numbers| for (a, b, _) in &mut hands.0 { numbers.players.extend([a, b]) };
    Box<Report>: |report, numbers| numbers.players.extend(report.players_mut());
    Option<T> where T: |field, numbers| if let Some(one) = field { one.name_to(numbers) };
    Vec<T> where T: |field, numbers| for one in field { one.name_to(numbers) };
    [T; 2] where T: |field, numbers| for one in field { one.name_to(numbers) };
}

/// A number that an action issues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::club) enum NewNumber {
    Player(PlayerId),
    Tournament(TournamentId),
    /// A new rating list, or one that is known.
    List(ListId),
    /// A match of a tournament without a draw.
    Match(TournamentId, MatchNo),
    PlayOff(TournamentId, MatchNo),
}

impl Club {
    /// Whether a new number is the next one, judged only by the numbers ever
    /// issued: the number of a play-off depends on the draw before it too.
    pub(in crate::club) fn is_next(&self, new: NewNumber) -> Result<(), Refusal> {
        match new {
            NewNumber::Player(id) => next(Numbered::Player, id.0, self.next_player().0),
            NewNumber::Tournament(id) => next(Numbered::Tournament, id.0, self.next_tournament().0),
            NewNumber::List(id) if id >= self.next_list() => {
                next(Numbered::List, id.0, self.next_list().0)
            }
            NewNumber::Match(id, no) => next(Numbered::Match, no.0, self.next_match(id).0),
            // It would leave no number for the match after it.
            NewNumber::PlayOff(id, no) if no.0 > MatchNo::MOST => {
                next(Numbered::Match, no.0, self.next_match(id).0)
            }
            NewNumber::List(_) | NewNumber::PlayOff(..) => Ok(()),
        }
    }
}
