//! Settings of a whole tournament.

use serde::{Deserialize, Serialize};

use super::conditions::{ensure, text, unless_same};
use super::{Action, Kind};
use crate::club::question::tags::{MOST, columns};
use crate::club::refusal::{EventRefusal, RatingRefusal, TextField};
use crate::club::{Club, Place, Refusal};
use crate::domain::game::{CardGame, Hand};
use crate::domain::ids::TournamentId;
use crate::domain::rating::Division;

/// Gives a tournament the short tag that stands for its name where several are played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetTag {
    pub tournament: TournamentId,
    /// The tag, in four columns at most; none where it is found from the names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tag: Option<String>,
}

impl Kind for SetTag {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        let id = self.tournament;
        unless_same(club.found(id)?.tag == self.tag, id)?;
        let Some(tag) = &self.tag else { return Ok(()) };
        text(TextField::Tag, tag)?;
        if columns(tag) > MOST {
            return Err(EventRefusal::LongTag(tag.clone()).into());
        }
        match club.tagged(tag) {
            Some(other) if other.id != id => {
                Err(EventRefusal::TagTaken(tag.clone(), other.id).into())
            }
            _ => Ok(()),
        }
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.change(self.tournament, |found| found.tag.clone_from(&self.tag));
    }

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        Some(Self { tag: club.tournament(self.tournament)?.tag.clone(), ..*self }.into())
    }

    fn is_of_record(&self) -> bool {
        false
    }
}

/// Says which card game a tournament plays, so that hands can be worked out from cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetCardGame {
    pub tournament: TournamentId,
    /// The game; none where hands are typed as win probabilities only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<CardGame>,
}

impl Kind for SetCardGame {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        unless_same(club.found(self.tournament)?.card_game == self.game, self.tournament)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.change(self.tournament, |found| found.card_game = self.game);
    }

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        Some(Self { game: club.tournament(self.tournament)?.card_game, ..*self }.into())
    }
}

/// Sets the win probability that moving first gives in a tournament, in games of which it is
/// known.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetFirstMove {
    pub tournament: TournamentId,
    /// The probability; none leaves it to the rating list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub p: Option<Hand>,
}

impl Kind for SetFirstMove {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        unless_same(club.found(self.tournament)?.first_move == self.p, self.tournament)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.score(self.tournament, |found| found.first_move = self.p);
    }

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        Some(Self { p: club.tournament(self.tournament)?.first_move, ..*self }.into())
    }
}

/// Limits a tournament to some ratings. Checked when a player is added; entrants stay, however ratings move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetDivision {
    pub tournament: TournamentId,
    /// The limits; none for no limits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub division: Option<Division>,
}

impl Kind for SetDivision {
    fn check(&self, club: &Club) -> Result<(), Refusal> {
        unless_same(club.found(self.tournament)?.division == self.division, self.tournament)?;
        let is_sound = self.division.is_none_or(Division::is_sound);
        ensure(is_sound, RatingRefusal::UnsoundDivision)
    }

    fn apply(&self, club: &mut Club, _: Place) {
        club.change(self.tournament, |found| found.division = self.division);
    }

    fn as_it_is(&self, club: &Club) -> Option<Action> {
        Some(Self { division: club.tournament(self.tournament)?.division, ..*self }.into())
    }
}
