//! The numbers that an action names, and the one that it issues.

use super::conditions::next;
use crate::club::refusal::Numbered;
use crate::club::{Club, Refusal};
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
    pub(super) fn of(tournament: &'a mut TournamentId) -> Self {
        Self { tournament: Some(tournament), ..Self::default() }
    }

    pub(super) fn of_match(tournament: &'a mut TournamentId, no: &'a mut MatchNo) -> Self {
        Self { matches: vec![no], ..Self::of(tournament) }
    }

    pub(super) fn of_list(list: &'a mut ListId) -> Self {
        Self { list: Some(list), ..Self::default() }
    }

    pub(super) fn of_players(players: impl IntoIterator<Item = &'a mut PlayerId>) -> Self {
        Self::default().with(players)
    }

    pub(super) fn with(mut self, players: impl IntoIterator<Item = &'a mut PlayerId>) -> Self {
        self.players.extend(players);
        self
    }
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
