//! A tournament to be opened with everything that belongs to it, as one entry: those who are new
//! are registered, all are entered, and it may be drawn at once; or the start of one of whose entrants some are missing.

use serde::{Deserialize, Serialize};

use super::people;
use crate::club::action::{
    AddStage, CreateTournament, EnterPlayers, RemoveEntrant, SetAbsence, SetCardGame, SetDivision,
    SetFirstMove,
};
use crate::club::question::seeding::DrawChoice;
use crate::club::registry::NewPlayer;
use crate::club::{Action, Club, Refusal, Tournament};
use crate::domain::format::StagePlan;
use crate::domain::game::{CardGame, Hand};
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::Division;
use crate::domain::swiss::AskedBye;

/// An entrant of a tournament to be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entrant {
    Registered(PlayerId),
    /// A player to be registered.
    New(NewPlayer),
}

impl Entrant {
    /// The number of one who is registered.
    pub const fn registered(&self) -> Option<PlayerId> {
        match self {
            Self::Registered(player) => Some(*player),
            Self::New(_) => None,
        }
    }

    pub const fn new_player(&self) -> Option<&NewPlayer> {
        match self {
            Self::New(new_player) => Some(new_player),
            Self::Registered(_) => None,
        }
    }
}

/// A tournament to be opened.
#[derive(Clone, Debug, PartialEq)]
pub struct NewTournament {
    pub name: String,
    /// The rating list its matches count for.
    pub list: ListId,
    pub plan: StagePlan,
    /// The stages after it.
    pub further: Vec<StagePlan>,
    /// The rating limits for entry, where it is a section.
    pub division: Option<Division>,
    /// The first-move win rate, where that of the rating list does not hold.
    pub first_move: Option<Hand>,
    /// The card game whose hands are worked out from cards.
    pub card_game: Option<CardGame>,
    /// In this order.
    pub entrants: Vec<Entrant>,
    /// Whether it is drawn at once; otherwise it goes on taking entries.
    pub draw: bool,
}

impl NewTournament {
    /// The numbers of the entrants; those who are new get the next ones.
    pub fn numbers(&self, club: &Club) -> Vec<PlayerId> {
        let mut next = club.next_player().0..;
        let number = |entrant: &Entrant| entrant.registered().or_else(|| next.next().map(PlayerId));
        self.entrants.iter().filter_map(number).collect()
    }

    /// The actions without the draw.
    pub fn entries(&self, club: &Club) -> Vec<Action> {
        let (tournament, players) = (club.next_tournament(), self.numbers(club));
        let mut actions = Vec::new();
        for (new_player, player) in self.new_players(&players) {
            actions.extend(people::register(new_player.clone(), player));
        }
        actions.extend(self.apart(&players));
        let (name, list, plan) = (self.name.clone(), self.list, Box::new(self.plan.clone()));
        actions.push(CreateTournament { tournament, name, list, plan }.into());
        let Self { first_move: p, card_game: game, division, .. } = *self;
        actions.extend(p.map(|_| SetFirstMove { tournament, p }.into()));
        actions.extend(game.map(|_| SetCardGame { tournament, game }.into()));
        actions.extend(division.map(|_| SetDivision { tournament, division }.into()));
        for (stage, plan) in (2..).zip(self.further.iter().cloned().map(Box::new)) {
            actions.push(AddStage { tournament, stage, plan }.into());
        }
        if !players.is_empty() {
            actions.push(EnterPlayers { tournament, players }.into());
        }
        actions
    }

    /// The new players with their numbers. `numbers` has those of all entrants.
    fn new_players<'a>(
        &'a self,
        numbers: &'a [PlayerId],
    ) -> impl Iterator<Item = (&'a NewPlayer, PlayerId)> {
        let numbered = self.entrants.iter().zip(numbers);
        numbered.filter_map(|(entrant, &number)| Some((entrant.new_player()?, number)))
    }

    /// Verdicts that new players are two people, where the operator said so.
    fn apart<'a>(&'a self, numbers: &'a [PlayerId]) -> impl Iterator<Item = Action> {
        self.new_players(numbers).flat_map(move |(one, player)| {
            let others = self.new_players(numbers).filter(move |(other, number)| {
                *number != player && one.apart.contains(&other.name)
            });
            others.map(move |(_, other)| people::different(other, player))
        })
    }

    /// The actions, given the club as it is now. `lots` is the seed if lots are to be drawn.
    pub fn decide(&self, club: &Club, lots: u64) -> Result<Vec<Action>, Refusal> {
        let mut actions = self.entries(club);
        if self.draw {
            let (staged, refusal) = club.staged(&actions);
            refusal.map_or(Ok(()), Err)?;
            let id = club.next_tournament();
            let tournament = staged.tournament(id).ok_or(Refusal::NoSuchTournament(id))?;
            actions.extend(staged.drawn(tournament, &DrawChoice::default(), lots)?);
        }
        Ok(actions)
    }
}

/// The start without missing players, who are removed as entrants.
pub(super) fn without_missing(
    club: &Club,
    tournament: &Tournament,
    choice: &DrawChoice,
    chance: u64,
) -> Result<Vec<Action>, Refusal> {
    let id = tournament.id;
    let leave = |player| Action::RemoveEntrant(RemoveEntrant { tournament: id, player });
    let mut actions: Vec<Action> = tournament.missing().map(leave).collect();
    let after = after(club, &actions)?;
    actions.extend(after.drawn(found(&after, id)?, choice, chance)?);
    Ok(actions)
}

/// The start of a Swiss whose missing players come to the second round.
pub(super) fn before_missing(
    club: &Club,
    tournament: &Tournament,
    choice: &DrawChoice,
    chance: u64,
) -> Result<Vec<Action>, Refusal> {
    let id = tournament.id;
    let later = |player| {
        let (stage, from, until, bye) = (1, 1, Some(1), Some(AskedBye::Zero));
        Action::SetAbsence(SetAbsence { tournament: id, stage, player, from, until, bye })
    };
    let mut actions = club.drawn(tournament, choice, chance)?;
    // The number of rounds is known from the draw on. The first round is paired without these players.
    actions.retain(|action| !matches!(action, Action::DrawPairings(_)));
    actions.extend(tournament.missing().map(later));
    let after = after(club, &actions)?;
    actions.push(after.next_pairings(found(&after, id)?, choice.lots, chance)?);
    Ok(actions)
}

/// The club after these actions.
fn after(club: &Club, actions: &[Action]) -> Result<Club, Refusal> {
    let (after, refusal) = club.staged(actions);
    refusal.map_or(Ok(after), Err)
}

fn found(club: &Club, id: TournamentId) -> Result<&Tournament, Refusal> {
    club.tournament(id).map(AsRef::as_ref).ok_or(Refusal::NoSuchTournament(id))
}
