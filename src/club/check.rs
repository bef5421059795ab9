//! May this be done now? Looks, says why not, and changes nothing.

mod entries;
mod people;
mod results;

use std::sync::Arc;

use super::refusal::{Numbered, TextField};
use super::{Action, Club, Refusal, Tournament};
use crate::domain::ids::TournamentId;
use crate::domain::name;
use crate::domain::number::PlayerId;

impl Club {
    /// Whether `action` may be done now; the refusal says what stands against it.
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::AddPlayer { player, name, reading, club, aliases } => {
                self.may_add(*player, name, [reading.as_deref(), club.as_deref()], aliases)
            }
            Action::RenamePlayer { player, name } => self.may_rename(*player, name),
            Action::SetReading { player, reading } => {
                self.may_set(*player, TextField::Reading, reading.as_deref())
            }
            Action::SetClub { player, club } => {
                self.may_set(*player, TextField::Club, club.as_deref())
            }
            Action::SetNote { player, note } => {
                self.may_set(*player, TextField::Note, note.as_deref())
            }
            Action::AddAlias { player, alias } => self.may_add_alias(*player, alias),
            Action::RemoveAlias { player, alias } => self.may_remove_alias(*player, alias),
            Action::CreateTournament { tournament, name, list, plan } => {
                self.may_create(*tournament, name, *list, plan)
            }
            Action::RenameTournament { tournament, name } => {
                self.found(*tournament)?;
                self.may_name_tournament(*tournament, name)
            }
            Action::EnterPlayers { tournament, players } => self.may_enter(*tournament, players),
            Action::RemoveEntrant { tournament, player } => {
                self.may_remove_entrant(*tournament, *player)
            }
            Action::OrderEntrants { tournament, order } => self.may_order(*tournament, order),
            Action::DrawStage { tournament, stage, seeds, lots } => {
                self.may_draw(*tournament, *stage, seeds, *lots)
            }
            Action::RecordResult { tournament, no, sides, outcome, .. } => {
                self.may_record(*tournament, *no, *sides, *outcome)
            }
            Action::CorrectResult { tournament, no, sides, outcome, void } => {
                self.may_correct(*tournament, *no, *sides, *outcome, void)
            }
            Action::RecordMatch { tournament, no, round, sides, outcome, .. } => {
                self.may_record_match(*tournament, *no, round, *sides, *outcome)
            }
            Action::CloseTournament { tournament } => self.may_close(*tournament),
            Action::SetRatingList { list, name, scale } => self.may_set_list(*list, name, *scale),
        }
    }

    /// Whether the numbers that `action` issues are the next ones.
    pub(super) fn issues_next(&self, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::AddPlayer { player, .. } => {
                next(Numbered::Player, player.0, self.next_player().0)
            }
            Action::CreateTournament { tournament, .. } => {
                next(Numbered::Tournament, tournament.0, self.next_tournament().0)
            }
            Action::RecordMatch { tournament, no, .. } => {
                next(Numbered::Match, no.0, self.next_match(*tournament).0)
            }
            Action::SetRatingList { list, .. } if *list >= self.next_list() => {
                next(Numbered::List, list.0, self.next_list().0)
            }
            _ => Ok(()),
        }
    }

    fn found(&self, id: TournamentId) -> Result<&Arc<Tournament>, Refusal> {
        self.tournament(id).ok_or(Refusal::NoSuchTournament(id))
    }

    fn registered(&self, id: PlayerId) -> Result<&super::Player, Refusal> {
        self.player(id).ok_or(Refusal::NoSuchPlayer(id))
    }
}

/// Whether a text may be stored: something visible, cleaned, not too long.
fn text(field: TextField, value: &str) -> Result<(), Refusal> {
    let length = value.chars().count();
    if value.is_empty() {
        Err(Refusal::Empty(field))
    } else if length > field.longest() {
        Err(Refusal::TooLong(field, length))
    } else if name::clean(value) != value {
        Err(Refusal::Unclean(field))
    } else {
        Ok(())
    }
}

/// Whether a new number is the next one.
fn next(of: Numbered, given: u32, next: u32) -> Result<(), Refusal> {
    if given == next { Ok(()) } else { Err(Refusal::NotTheNextNumber { of, given, next }) }
}
