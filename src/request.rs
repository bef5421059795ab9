//! What an operator wants done, before the numbers it needs are issued.
//!
//! A screen cannot know the number of the next player: another desk may be registering somebody
//! right now. The wish becomes actions only when the file is taken for writing.

pub mod draft;
pub mod duplicates;
pub mod listing;
mod new_tournament;
pub mod odds;
pub mod score;

pub use new_tournament::{Entrant, NewPlayer, NewTournament};

use chrono::NaiveDate;

use crate::club::question::seeding::DrawChoice;
use crate::club::registry::{ExternalId, Verdict};
use crate::club::{Action, Club, Place, Refusal, Seq};
use crate::domain::draw;
use crate::domain::game::Game;
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::{Established, Scale};
use crate::domain::round::RoundName;
use crate::domain::score::Outcome;

/// Something to be recorded as one entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Actions that issue no numbers.
    Do(Vec<Action>),
    /// Register somebody, and enter them in a tournament that takes entries.
    Register {
        name: String,
        reading: Option<String>,
        club: Option<String>,
        /// Other names of the same person.
        aliases: Vec<String>,
        /// What the desk writes down about the player.
        note: Option<String>,
        /// The day of birth.
        born: Option<NaiveDate>,
        /// Numbers that other bodies have issued.
        external: Vec<ExternalId>,
        /// Players who are like the new one and, the operator says, somebody else.
        different: Vec<PlayerId>,
        /// Where to enter the new player.
        enter: Option<TournamentId>,
    },
    /// Open a tournament with everything that belongs to it.
    Open(Box<NewTournament>),
    /// Draw the stage that comes next, as planned.
    Draw(TournamentId),
    /// Draw the seats of the next round of table play.
    DrawRound(TournamentId),
    /// Draw lots among those who share a rank in a stage.
    DrawLots {
        tournament: TournamentId,
        /// Which stage, from 1.
        stage: u32,
        player: PlayerId,
    },
    /// Have two who share a rank in a stage play for it.
    PlayOff {
        tournament: TournamentId,
        /// Which stage, from 1.
        stage: u32,
        sides: [PlayerId; 2],
    },
    /// Open a rating list, or change one.
    SetList {
        /// Which one; none for a new one.
        list: Option<ListId>,
        name: String,
        scale: Scale,
        /// What a player must have shown to stand in its ranking.
        established: Established,
    },
    /// Record a match that no draw made, in the round that was recorded last.
    RecordMatch {
        tournament: TournamentId,
        sides: [PlayerId; 2],
        outcome: Outcome,
        /// Its games in order, where they are told.
        games: Vec<Game>,
        /// The day it was played.
        played_on: NaiveDate,
    },
}

impl Request {
    /// The actions, given the club as it is now. `lots` is the seed if lots are to be drawn.
    pub fn decide(self, club: &Club, lots: u64) -> Result<Vec<Action>, Refusal> {
        match self {
            Self::Do(actions) => Ok(actions),
            Self::Register {
                name,
                reading,
                club: home,
                aliases,
                note,
                born,
                external,
                different,
                enter,
            } => {
                let player = club.next_player();
                let add = Action::AddPlayer {
                    player,
                    name,
                    reading,
                    club: home,
                    aliases,
                    born,
                    external,
                };
                let note = note.map(|note| Action::SetNote { player, note: Some(note) });
                let enter = enter
                    .map(|tournament| Action::EnterPlayers { tournament, players: vec![player] });
                let (b, verdict) = (player, Some(Verdict::Different));
                let judge = different.into_iter().map(|a| Action::JudgePlayers { a, b, verdict });
                Ok(std::iter::once(add).chain(note).chain(enter).chain(judge).collect())
            }
            Self::Open(opening) => opening.decide(club, lots),
            Self::Draw(id) => {
                let tournament = club.tournament(id).ok_or(Refusal::NoSuchTournament(id))?;
                Ok(vec![club.draw(tournament, &DrawChoice::default(), lots)])
            }
            Self::DrawRound(id) => {
                let tournament = club.tournament(id).ok_or(Refusal::NoSuchTournament(id))?;
                Ok(vec![club.draw_round(tournament, None, lots)])
            }
            Self::DrawLots { tournament: id, stage, player } => {
                let tournament = club.tournament(id).ok_or(Refusal::NoSuchTournament(id))?;
                let mut order = tournament.equals(stage, player);
                draw::shuffle(&mut order, lots);
                let lots = Some(lots);
                Ok(vec![Action::BreakTie { tournament: id, stage, order, lots }])
            }
            Self::PlayOff { tournament: id, stage, sides } => {
                let tournament = club.tournament(id).ok_or(Refusal::NoSuchTournament(id))?;
                let planned = tournament.stage_no(stage).ok_or(Refusal::NoSuchStage(id, stage))?;
                let length = planned.plan.lengths.of(&RoundName::PlayOff);
                let no = club.next_match(id);
                Ok(vec![Action::AddPlayOff { tournament: id, stage, no, sides, length }])
            }
            Self::SetList { list, name, scale, established } => {
                let list = list.unwrap_or_else(|| club.next_list());
                Ok(vec![Action::SetRatingList { list, name, scale, established }])
            }
            Self::RecordMatch { tournament: id, sides, outcome, games, played_on } => {
                let tournament = club.tournament(id).ok_or(Refusal::NoSuchTournament(id))?;
                let last = tournament.matches.last().map(|played| played.round.clone());
                let (no, round) = (club.next_match(id), last.unwrap_or(RoundName::Round(1)));
                let tournament = id;
                let sides = sides.map(|player| club.entered_as(id, player).unwrap_or(player));
                let record =
                    Action::RecordMatch { tournament, no, round, sides, outcome, played_on };
                let told =
                    (!games.is_empty()).then_some(Action::SetGames { tournament, no, games });
                Ok(std::iter::once(record).chain(told).collect())
            }
        }
    }

    /// Whether it would be done as the club is now, so that a form can say why not before it is left.
    pub fn rehearse(&self, club: &Club) -> Result<(), Refusal> {
        stage(club, &self.clone().decide(club, 0)?).1.map_or(Ok(()), Err)
    }
}

/// The club after these actions, or after those before the first that is refused, and why it is.
/// Ratings stay as they were.
pub fn stage(club: &Club, actions: &[Action]) -> (Club, Option<Refusal>) {
    let mut staged = club.clone();
    for (index, action) in (0..).zip(actions) {
        if let Err(refusal) = staged.perform(action, Place { seq: Seq::default(), index }) {
            return (staged, Some(refusal));
        }
    }
    (staged, None)
}
