//! Where one can go: each screen with the ids and small values that it is made from.

use std::fmt;
use std::sync::Arc;

use super::kit::layer::{Context, Layer};
use crate::club::question::floor::Where;
use crate::club::question::rating_table::Model;
use crate::club::{Action, Club, Seq};
use crate::command::CommandId;
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::settings::Setting;

/// A screen that can be opened; `screen::build` makes it.
#[derive(Debug, Clone, PartialEq)]
pub enum Route {
    /// Tournaments, matches ready to play, last entries.
    Home,
    Players,
    Player(PlayerId),
    /// A player's names and club.
    PlayerForm(PlayerForm),
    Tournament {
        id: TournamentId,
        view: TournamentView,
    },
    /// A new tournament, step by step.
    Wizard,
    /// Choosing who enters a tournament.
    Enter(TournamentId),
    /// The search for a player after the start of a tournament.
    LateEntry {
        tournament: TournamentId,
        /// The player whose place is taken; none for a late entry.
        instead: Option<PlayerId>,
    },
    /// The order of players who share a rank in a stage, as it was decided elsewhere.
    DecideTie {
        tournament: TournamentId,
        /// The stage, from 1.
        stage: u32,
        tied: Vec<PlayerId>,
    },
    /// The reason why a result of a closed tournament is corrected.
    ReasonForm {
        tournament: TournamentId,
        /// The first corrects the result.
        correction: Vec<Action>,
    },
    /// A round of a Swiss, to be paired by hand.
    Boards(TournamentId),
    /// Tables and the queue for them.
    Floor,
    /// The tables of the hall, to be set up.
    Hall,
    /// A break of the hall: until when.
    Break,
    /// The day of a match.
    MatchDay(Where),
    /// The entry of a score.
    Score(TournamentId, MatchNo),
    /// Many results, one after the other; where a line names no tournament, this one is meant.
    ResultSheet(Option<TournamentId>),
    /// The entry of a match that no draw made.
    RecordMatch(TournamentId),
    /// The entry of games at a table.
    Pod {
        tournament: TournamentId,
        no: MatchNo,
        /// The game to be corrected, from 1; none for the next one.
        game: Option<u32>,
    },
    /// The players who may be registered twice, or any two who are compared.
    Duplicates(Option<[PlayerId; 2]>),
    /// The pairs that are certain, answered row by row.
    Mergers,
    /// The search for the other number of a player.
    Other(PlayerId),
    Ranking,
    Curves {
        list: ListId,
        players: Vec<PlayerId>,
        /// The kind of ratings; none for both kinds of one player.
        model: Option<Model>,
    },
    /// The rules of a rating list; none for a new one.
    ListForm(Option<ListId>),
    /// A correction by hand.
    Adjust {
        list: ListId,
        /// None for everybody.
        player: Option<PlayerId>,
        /// The first texts of change and reason; both are blank without.
        prefilled: Option<[String; 2]>,
    },
    /// The analysed games of a player; on a list, to record a rating there.
    GameRecords {
        player: PlayerId,
        list: ListId,
    },
    /// The analysed game of this name.
    Replay(String),
    /// The fit of ratings to the losses of analysed games.
    RecordFit,
    /// The ratings that may enter a tournament.
    Limits(TournamentId),
    /// The prizes of a tournament, to be set.
    Prizes(TournamentId),
    /// The fee of a tournament, to be set.
    Fees(TournamentId),
    /// Ratings and titles by a federation's list; those of a rating list.
    Refresh(ListId),
    /// The categories of the club.
    Categories,
    /// The import of a list from a file.
    Import,
    /// A screen of another program.
    Guest(Guest),
    /// The journal, on an entry or on the last one.
    Journal(Option<Seq>),
    Settings,
    /// The path of a file.
    Path(PathOf),
}

/// The use of a file whose path is typed on a page of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PathOf {
    Setting(Setting),
    /// The template for the certificates of a tournament.
    Template(TournamentId),
}

/// The part of a tournament's page that it opens on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TournamentView {
    /// The part that matters most in its phase.
    Usual,
    /// The bracket or cross table, in any case.
    Drawing,
    /// The drawing, with a match selected.
    DrawingOf(MatchNo),
    Match(MatchNo),
}

/// The first content of the form for a player.
#[derive(Debug, Clone, PartialEq)]
pub enum PlayerForm {
    Change(PlayerId),
    Register {
        /// The name typed so far.
        name: String,
        /// Where to enter the new player.
        enter: Option<TournamentId>,
        /// Players who were said not to be the new one.
        different: Vec<PlayerId>,
    },
}

/// A screen that another program has made on the desk's toolkit.
#[derive(Clone)]
pub struct Guest(Arc<MakeLayer>);

type MakeLayer = dyn Fn(&Context<'_>) -> Box<dyn Layer> + Send + Sync;

impl Guest {
    pub fn new(make: impl Fn(&Context<'_>) -> Box<dyn Layer> + Send + Sync + 'static) -> Self {
        Self(Arc::new(make))
    }

    pub(super) fn build(&self, context: &Context<'_>) -> Box<dyn Layer> {
        (self.0)(context)
    }
}

impl fmt::Debug for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Guest")
    }
}

impl PartialEq for Guest {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Route {
    /// The page of a tournament, as it opens.
    pub const fn tournament(id: TournamentId) -> Self {
        Self::Tournament { id, view: TournamentView::Usual }
    }

    /// The page of a tournament with a match or a pod selected.
    pub const fn a_match(id: TournamentId, no: MatchNo) -> Self {
        Self::Tournament { id, view: TournamentView::Match(no) }
    }

    /// The entry of a result: of a match of two, or of the next game of a pod.
    pub fn result((tournament, no): Where, club: &Club) -> Self {
        let pod = club.tournament(tournament).and_then(|found| found.pod(no));
        match pod {
            Some(pod) => Self::pod(tournament, pod.no),
            None => Self::Score(tournament, no),
        }
    }

    /// The entry of the next game at a table.
    pub const fn pod(tournament: TournamentId, no: MatchNo) -> Self {
        Self::Pod { tournament, no, game: None }
    }

    /// The match whose result is entered there.
    pub const fn entered(&self) -> Option<Where> {
        match self {
            Self::Score(tournament, no) | Self::Pod { tournament, no, .. } => {
                Some((*tournament, *no))
            }
            _ => None,
        }
    }

    /// Whether it lies over the screen from which one came, which is still seen around it.
    pub const fn is_window(&self) -> bool {
        matches!(
            self,
            Self::Score(..)
                | Self::Pod { .. }
                | Self::PlayerForm(_)
                | Self::Limits(_)
                | Self::ListForm(_)
                | Self::Adjust { .. }
                | Self::DecideTie { .. }
                | Self::ReasonForm { .. }
                | Self::Hall
                | Self::Break
                | Self::MatchDay(_)
                | Self::Prizes(_)
                | Self::Fees(_)
                | Self::Categories
                | Self::Settings
        )
    }

    /// The screen that a command goes to from anywhere.
    pub const fn of(command: CommandId) -> Option<Self> {
        Some(match command {
            CommandId::GoHome => Self::Home,
            CommandId::GoPlayers => Self::Players,
            CommandId::GoRanking => Self::Ranking,
            CommandId::GoJournal => Self::Journal(None),
            CommandId::GoFloor => Self::Floor,
            CommandId::GoSettings => Self::Settings,
            CommandId::GoDuplicates => Self::Duplicates(None),
            // All others do something where one is.
            _ => return None,
        })
    }

    /// Whether both are the same screen, of whatever.
    pub fn is_like(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}
