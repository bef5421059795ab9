//! The plan of an import.

use std::collections::BTreeSet;

use super::cells::{DateOrder, NoPlayer};
use super::rows::{Table, UnknownColumn};
use super::table::{Sheets, Source, encoding_of};
use super::{Encoding, Fresh, KeptAnswers, Suspect};
use crate::club::action::{DrawRound, DrawStage, EnterPlayers, RecordMatch, SetGames, SetHands};
use crate::club::{Action, Club, Refusal};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::score::Outcome;

/// The plan of an import.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The actions, in the order of the file; one journal entry.
    pub actions: Vec<Action>,
    /// Notes for the operator.
    pub notes: Vec<Note>,
    /// Players who would be registered although they may be registered already.
    pub suspects: Vec<Suspect>,
    /// Rows that an answer of an earlier list decided; the player whom it chose is the first of the likely ones.
    pub recalled: Vec<Suspect>,
    /// All players who would be registered, suspects too, in the order of the file.
    pub fresh: Vec<Fresh>,
    /// Answers to rows that are to be kept beside the club.
    pub kept: KeptAnswers,
    /// The club after the import, without ratings, for the names that the actions mention.
    pub club: Club,
    pub rows: Rows,
}

/// How many rows of a list were read, and where they went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rows {
    pub read: usize,
    /// Rows of which something is recorded, or would be once they are answered.
    pub recorded: usize,
    /// Rows of which nothing is recorded, each with a note.
    pub passed_over: usize,
}

/// The notes about a list that do not depend on its rows.
pub(super) fn about(source: Source<'_>, table: &Table<'_>) -> Vec<Note> {
    let mut notes: Vec<Note> = encoding_of(source).map(Note::Decoded).into_iter().collect();
    notes.extend(table.sheets().cloned().map(Note::Sheet));
    if source.reading.is_headless {
        notes.push(Note::Headless);
    }
    notes.extend(noted(Note::PassedOver, table.passed_over()));
    notes.extend(noted(Note::Unknown, table.unknown().to_vec()));
    notes
}

/// A note about these, if there are any.
pub(super) fn noted<T>(note: fn(Vec<T>) -> Note, all: Vec<T>) -> Option<Note> {
    (!all.is_empty()).then(|| note(all))
}

/// Something that was taken in a way that a person may want to know of.
#[derive(Clone, Debug, PartialEq)]
pub enum Note {
    /// The player of this line is registered already: the row is left out.
    Known {
        line: u64,
        text: String,
        player: PlayerId,
        /// Whether nothing but the name says so.
        by_name: bool,
    },
    /// A name was read as a player with that name in another width, case or kana script.
    Taken {
        /// The first line that has it.
        line: u64,
        text: String,
        player: PlayerId,
    },
    /// The file is written in this, not in UTF-8.
    Decoded(Encoding),
    /// The sheet that is read of a workbook with several.
    Sheet(Sheets),
    /// Columns or fields of which nothing is taken in.
    PassedOver(Vec<String>),
    /// Columns that mean none of the list's: nothing of them is taken in.
    Unknown(Vec<UnknownColumn>),
    /// The first line is no heading: the first column has names.
    Headless,
    /// Dates whose year comes last were read in this order.
    Dated(DateOrder),
    /// Rows whose birth is not recorded: it is only a year, has not come yet, or is before 1900.
    NoBirth(Vec<u64>),
    /// Rows whose player was registered already and gets their categories and IDs.
    Completed(Vec<u64>),
    /// The row names no player here: nothing of it is recorded.
    NoPlayer { line: u64, text: String, what: NoPlayer },
    /// The operator left the row out.
    Skipped { line: u64, text: String },
    /// A record of a game without a result, or without the names of both players.
    Unfinished { line: u64, text: String, named: bool },
    /// The row is one of the file again, and is left out.
    Repeated { line: u64, text: String, first: u64 },
    /// So many rows are matches that are recorded already.
    Recorded(usize),
    /// A match that is recorded with another result gets the one of this line.
    Corrected {
        line: u64,
        tournament: TournamentId,
        no: MatchNo,
        sides: [PlayerId; 2],
        from: Outcome,
        to: Outcome,
    },
    /// A match that is recorded with the same result gets the games of this line's match.
    Games { line: u64, tournament: TournamentId, no: MatchNo },
    /// Rows that say who won and nothing else, recorded as one game.
    WonAlone(Vec<u64>),
    /// Rows of that kind among others with scores: how many games there were is not known, so they are not rated.
    WinnerOnly(Vec<u64>),
    /// Lines without a date in a list that has dates; they were played today.
    NoDate(Vec<u64>),
    /// Rows whose date has no year: read as the last such day.
    NoYear(Vec<u64>),
    /// A line below the list sums it up: nothing of it is taken in.
    Total { line: u64, text: String },
    /// A player has results in a tournament whose limits leave them out. What was played counts all the same.
    OutsideLimits {
        /// The tournament and player outside its limits.
        why: Refusal,
    },
    /// The rating list of this name has other rules than the file; those of the club hold.
    OtherRules(String),
    /// A tie-break by lots goes by registration numbers, whose order is another one here.
    LotsDiffer,
    /// Players whose points in a tournament report are not those of its results, by line.
    OtherPoints(Vec<u64>),
    /// Players of a tournament report who lose the points of byes, by line.
    LostByes(Vec<u64>),
    /// Players whose rank in a tournament report is another one here, by line.
    OtherRanks(Vec<u64>),
    /// Names with a sign that programs write for a letter they do not know, by the first line of each.
    Garbled(Vec<u64>),
    /// Players with a draw that is not rated, which is not recorded, by line.
    UnratedDraws(Vec<u64>),
    /// Players with a game that is not over, which is not recorded, by line.
    OpenGames(Vec<u64>),
    /// So many results name an unknown player, or one against themself, and are not recorded.
    UnknownPlayers(usize),
}

impl Note {
    /// The line that it is about, where it is about one whose player is known.
    pub fn line(&self) -> Option<u64> {
        match self {
            Self::Known { line, .. } | Self::Taken { line, .. } => Some(*line),
            _ => None,
        }
    }

    /// The line of a row that is left out and that a screen lists.
    pub fn row(&self) -> Option<u64> {
        match self {
            Self::Skipped { line, .. } => Some(*line),
            note => note.line(),
        }
    }

    /// Whether it is about the file as a whole, or about rows that a screen does not list.
    pub fn is_of_file(&self) -> bool {
        self.row().is_none() && !matches!(self, Self::OutsideLimits { .. })
    }

    /// Whether the note says that nothing of a row is recorded.
    pub(super) const fn passes_over(&self) -> bool {
        matches!(
            self,
            Self::Total { .. }
                | Self::NoPlayer { .. }
                | Self::Skipped { .. }
                | Self::Unfinished { .. }
                | Self::Repeated { .. }
        )
    }
}

impl Plan {
    pub fn players(&self) -> usize {
        self.count(|action| matches!(action, Action::AddPlayer(_)))
    }

    pub fn tournaments(&self) -> usize {
        self.count(|action| matches!(action, Action::CreateTournament(_)))
    }

    /// Matches of two, also corrected ones, and pods.
    pub fn matches(&self) -> usize {
        let matches = |action: &Action| match action {
            Action::RecordMatch(_) | Action::CorrectResult(_) => 1,
            Action::DrawStage(DrawStage { groups: pods, .. })
            | Action::DrawRound(DrawRound { tables: pods, .. }) => pods.len(),
            _ => 0,
        };
        self.actions.iter().map(matches).sum()
    }

    /// Games of matches that list them one by one, and games of pods.
    pub fn games(&self) -> usize {
        let games = |action: &Action| match action {
            Action::SetGames(SetGames { games, .. }) => games.len(),
            Action::RecordGame(_) => 1,
            _ => 0,
        };
        self.actions.iter().map(games).sum()
    }

    /// Games whose hands are worked out from cards.
    pub fn deals(&self) -> usize {
        let deals = |action: &Action| match action {
            Action::SetGames(SetGames { deals, .. }) => deals.0.len(),
            Action::SetHands(SetHands { deal, .. }) => usize::from(deal.is_some()),
            _ => 0,
        };
        self.actions.iter().map(deals).sum()
    }

    /// Players of recorded matches who were registered before.
    pub fn known_players(&self) -> usize {
        let sides = |action: &Action| match action {
            Action::RecordMatch(RecordMatch { sides, .. }) => sides.to_vec(),
            Action::EnterPlayers(EnterPlayers { players, .. }) => players.clone(),
            _ => Vec::new(),
        };
        let all: BTreeSet<PlayerId> = self.actions.iter().flat_map(sides).collect();
        all.len().saturating_sub(self.players())
    }

    /// Rows or names whose player is registered already, or by an earlier one of the file.
    pub fn known(&self) -> usize {
        self.notes.iter().filter(|note| note.line().is_some()).count()
    }

    /// Whether a row is left out only because of its name.
    pub fn leaves_out_namesakes(&self) -> bool {
        self.notes.iter().any(|note| matches!(note, Note::Known { by_name: true, .. }))
    }

    fn count(&self, kind: impl Fn(&Action) -> bool) -> usize {
        self.actions.iter().filter(|action| kind(action)).count()
    }
}
