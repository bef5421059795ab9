//! Routes: each screen with the values that it is made from.

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

/// A screen that can be opened. `screen::build` makes it.
#[derive(Debug, Clone, PartialEq)]
pub enum Route {
    /// Tournaments, ready matches, last entries.
    Home,
    Players,
    Player(PlayerId),
    PlayerForm(PlayerForm),
    Tournament {
        id: TournamentId,
        view: TournamentView,
    },
    Wizard,
    /// Adds entrants to a tournament.
    Enter(TournamentId),
    /// The search for a player who enters after the start.
    LateEntry {
        tournament: TournamentId,
        /// The player to be replaced; none for a late entry.
        instead: Option<PlayerId>,
    },
    /// The order of tied players, as it was decided outside the program.
    DecideTie {
        tournament: TournamentId,
        /// The stage, from 1.
        stage: u32,
        tied: Vec<PlayerId>,
    },
    /// The reason for correcting a result of a closed tournament.
    ReasonForm {
        tournament: TournamentId,
        /// The first action corrects the result.
        correction: Vec<Action>,
    },
    /// A Swiss round that is paired by hand.
    Boards(TournamentId),
    /// The page of the hall: tables and queue.
    Floor,
    /// The setup of the tables.
    Hall,
    /// The end of a break in the hall.
    Break,
    MatchDay(Where),
    /// Enters the result of a match.
    Score(TournamentId, MatchNo),
    /// Enters many results in a row. Lines without a tournament mean this one.
    ResultSheet(Option<TournamentId>),
    /// Enters a match that was not in any draw.
    RecordMatch(TournamentId),
    /// Enters the games of a pod.
    Pod {
        tournament: TournamentId,
        no: MatchNo,
        /// The game to be corrected, from 1; none for the next game.
        game: Option<u32>,
    },
    /// The players who may be registered twice, or two players to compare.
    Duplicates(Option<[PlayerId; 2]>),
    /// The pairs that are certainly one person, to be merged row by row.
    Mergers,
    /// The search for the other registration of a player.
    Other(PlayerId),
    Ranking,
    Curves {
        list: ListId,
        players: Vec<PlayerId>,
        /// The kind of ratings; none for both kinds of one player.
        model: Option<Model>,
    },
    /// The rules of a rating list; none for a new list.
    ListForm(Option<ListId>),
    /// The correction of ratings by hand.
    Adjust {
        list: ListId,
        /// None for all players.
        player: Option<PlayerId>,
        /// The first texts of change and reason; none for blank ones.
        prefilled: Option<[String; 2]>,
    },
    /// The analysed games of a player. They may give a rating on a list.
    GameRecords {
        player: PlayerId,
        list: ListId,
    },
    /// An analysed game, by name.
    Replay(String),
    /// Ratings that fit the losses in analysed games.
    RecordFit,
    /// The rating limits of a tournament.
    Limits(TournamentId),
    Prizes(TournamentId),
    Fees(TournamentId),
    /// Updates ratings and titles of a list by a federation's list.
    Refresh(ListId),
    /// The categories of the club.
    Categories,
    /// The import of a list from a file.
    Import,
    /// A screen of another program.
    Guest(Guest),
    /// The journal at an entry; none for the last one.
    Journal(Option<Seq>),
    Settings,
    /// The page on which a path is typed.
    Path(PathOf),
}

/// The use of a path that is typed on its own page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PathOf {
    Setting(Setting),
    /// The template for certificates of a tournament.
    Template(TournamentId),
}

/// The part of a tournament's page that opens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TournamentView {
    /// The part that matters most in its phase.
    Usual,
    /// The bracket or cross table.
    Drawing,
    /// The bracket or cross table, with a match selected.
    DrawingOf(MatchNo),
    Match(MatchNo),
}

/// The subject of the form for a player.
#[derive(Debug, Clone, PartialEq)]
pub enum PlayerForm {
    Change(PlayerId),
    Register {
        /// The name that was typed so far.
        name: String,
        /// The tournament that the new player enters.
        enter: Option<TournamentId>,
        /// Players who were said not to be the new one.
        different: Vec<PlayerId>,
    },
}

/// A screen that another program has made with these parts.
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
    /// The page of a tournament, at its most important part.
    pub const fn tournament(id: TournamentId) -> Self {
        Self::Tournament { id, view: TournamentView::Usual }
    }

    /// The page of a tournament, with a match or a pod selected.
    pub const fn a_match(id: TournamentId, no: MatchNo) -> Self {
        Self::Tournament { id, view: TournamentView::Match(no) }
    }

    /// The screen for the result of a match, or for the next game of a pod.
    pub fn result((tournament, no): Where, club: &Club) -> Self {
        let pod = club.tournament(tournament).and_then(|found| found.pod(no));
        match pod {
            Some(pod) => Self::pod(tournament, pod.no),
            None => Self::Score(tournament, no),
        }
    }

    /// The screen for the next game of a pod.
    pub const fn pod(tournament: TournamentId, no: MatchNo) -> Self {
        Self::Pod { tournament, no, game: None }
    }

    /// The match whose result is entered on this screen.
    pub const fn entered(&self) -> Option<Where> {
        match self {
            Self::Score(tournament, no) | Self::Pod { tournament, no, .. } => {
                Some((*tournament, *no))
            }
            _ => None,
        }
    }

    /// Whether the screen is a window, with the screen below visible around it.
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

    /// The screen that a command opens from anywhere.
    pub const fn of(command: CommandId) -> Option<Self> {
        Some(match command {
            CommandId::GoHome => Self::Home,
            CommandId::GoPlayers => Self::Players,
            CommandId::GoRanking => Self::Ranking,
            CommandId::GoJournal => Self::Journal(None),
            CommandId::GoFloor => Self::Floor,
            CommandId::GoSettings => Self::Settings,
            CommandId::GoDuplicates => Self::Duplicates(None),
            // All other commands act on the present screen.
            _ => return None,
        })
    }

    /// Whether both are the same kind of screen.
    pub fn is_like(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}
