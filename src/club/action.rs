//! What a person can decide: the vocabulary of the program, and the format of the journal.
//!
//! An action carries the numbers it assigns and the outcome of a draw, so that undoing an earlier
//! entry never renumbers a later one. Names here are kept for ever: an action once written must
//! always be read. A new field is optional, a new meaning is a new kind.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::domain::format::StagePlan;
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::Scale;
use crate::domain::round::RoundName;
use crate::domain::score::Outcome;

/// One decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Registers somebody under a new number.
    AddPlayer {
        /// The number issued.
        player: PlayerId,
        /// The name as it is to be shown.
        name: String,
        /// How it is read, in kana.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reading: Option<String>,
        /// The club the player belongs to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        club: Option<String>,
        /// Other names of the same person.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        aliases: Vec<String>,
    },
    /// Changes the name shown; the old one stays as an alias, so that old lists still find it.
    RenamePlayer {
        /// Who.
        player: PlayerId,
        /// The new name.
        name: String,
    },
    /// Sets or clears the reading.
    SetReading {
        /// Who.
        player: PlayerId,
        /// The reading; none clears it.
        reading: Option<String>,
    },
    /// Sets or clears the club.
    SetClub {
        /// Who.
        player: PlayerId,
        /// The club; none clears it.
        club: Option<String>,
    },
    /// Sets or clears the desk's note on a player.
    SetNote {
        /// Who.
        player: PlayerId,
        /// The note; none clears it.
        note: Option<String>,
    },
    /// Adds another name of the same person.
    AddAlias {
        /// Who.
        player: PlayerId,
        /// The other name.
        alias: String,
    },
    /// Takes an alias away.
    RemoveAlias {
        /// Who.
        player: PlayerId,
        /// The alias, exactly as listed.
        alias: String,
    },
    /// Opens a tournament for entries, with its first stage.
    CreateTournament {
        /// The number issued.
        tournament: TournamentId,
        /// Its name, unique in the file.
        name: String,
        /// The rating list its matches count for.
        list: ListId,
        /// The stage.
        plan: StagePlan,
    },
    /// Changes a tournament's name.
    RenameTournament {
        /// Which tournament.
        tournament: TournamentId,
        /// The new name, unique in the file.
        name: String,
    },
    /// Enters players, in this order, after those already entered.
    EnterPlayers {
        /// Which tournament.
        tournament: TournamentId,
        /// Who.
        players: Vec<PlayerId>,
    },
    /// Takes an entrant out again, before the start.
    RemoveEntrant {
        /// Which tournament.
        tournament: TournamentId,
        /// Who.
        player: PlayerId,
    },
    /// Arranges the entrants by hand, before the start.
    OrderEntrants {
        /// Which tournament.
        tournament: TournamentId,
        /// All entrants in their new order.
        order: Vec<PlayerId>,
    },
    /// Draws a stage: from here on its matches exist.
    DrawStage {
        /// Which tournament.
        tournament: TournamentId,
        /// Which stage, from 1.
        stage: u32,
        /// The seeds, best first: the outcome of rating, hand or lots.
        seeds: Vec<PlayerId>,
        /// The seed of the lots, where lots were drawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lots: Option<u64>,
    },
    /// Records how a match of a draw ended.
    RecordResult {
        /// Which tournament.
        tournament: TournamentId,
        /// Which match.
        #[serde(rename = "match")]
        no: MatchNo,
        /// Who played it, so that a result can never count for somebody else.
        sides: [PlayerId; 2],
        /// How it ended.
        outcome: Outcome,
        /// The day it was played.
        played_on: NaiveDate,
    },
    /// Replaces a recorded result. The match keeps its day and its place in the order of ratings.
    CorrectResult {
        /// Which tournament.
        tournament: TournamentId,
        /// Which match.
        #[serde(rename = "match")]
        no: MatchNo,
        /// Who played it.
        sides: [PlayerId; 2],
        /// How it really ended.
        outcome: Outcome,
        /// The later results that the operator agrees to lose: exactly those whose players change.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        void: Vec<MatchNo>,
    },
    /// Adds a finished match to a tournament without a draw.
    RecordMatch {
        /// Which tournament.
        tournament: TournamentId,
        /// The number issued.
        #[serde(rename = "match")]
        no: MatchNo,
        /// Its round.
        round: RoundName,
        /// Who played.
        sides: [PlayerId; 2],
        /// How it ended.
        outcome: Outcome,
        /// The day it was played.
        played_on: NaiveDate,
    },
    /// Ends a tournament: nothing more is recorded, corrections stay possible.
    CloseTournament {
        /// Which tournament.
        tournament: TournamentId,
    },
    /// Opens a rating list, or changes the name, K or start of one; all its ratings follow.
    SetRatingList {
        /// The list, new or known.
        list: ListId,
        /// Its name, unique in the file.
        name: String,
        /// K and start.
        scale: Scale,
    },
}

impl Action {
    /// Every kind, as the journal spells it. A kind outside this list was written by a newer
    /// version of the program.
    pub const KINDS: [&'static str; 18] = [
        "add_player",
        "rename_player",
        "set_reading",
        "set_club",
        "set_note",
        "add_alias",
        "remove_alias",
        "create_tournament",
        "rename_tournament",
        "enter_players",
        "remove_entrant",
        "order_entrants",
        "draw_stage",
        "record_result",
        "correct_result",
        "record_match",
        "close_tournament",
        "set_rating_list",
    ];

    /// The tournament it is about, if it is about one.
    pub fn tournament(&self) -> Option<TournamentId> {
        match self {
            Self::CreateTournament { tournament, .. }
            | Self::RenameTournament { tournament, .. }
            | Self::EnterPlayers { tournament, .. }
            | Self::RemoveEntrant { tournament, .. }
            | Self::OrderEntrants { tournament, .. }
            | Self::DrawStage { tournament, .. }
            | Self::RecordResult { tournament, .. }
            | Self::CorrectResult { tournament, .. }
            | Self::RecordMatch { tournament, .. }
            | Self::CloseTournament { tournament } => Some(*tournament),
            Self::AddPlayer { .. }
            | Self::RenamePlayer { .. }
            | Self::SetReading { .. }
            | Self::SetClub { .. }
            | Self::SetNote { .. }
            | Self::AddAlias { .. }
            | Self::RemoveAlias { .. }
            | Self::SetRatingList { .. } => None,
        }
    }
}
