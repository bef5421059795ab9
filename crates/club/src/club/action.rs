//! A decision of an organiser: the vocabulary of the program, and the format of the journal.
//!
//! An action carries the numbers it assigns and the outcome of a draw, so that undoing an earlier entry never renumbers
//! a later one. Names here are kept for ever: an action once written must always be read. A new field is optional, a
//! new meaning is a new kind.
//!
//! A kind stands in one file of this folder with all that the program knows of it ([`Kind`]), and has a row below.

/// Keeps a kind out of the public record, and out of the record of its tournament.
macro_rules! private {
    () => {
        fn public(&self, _: &Club) -> super::Public {
            super::Public::Nothing
        }

        fn is_of_record(&self) -> bool {
            false
        }
    };
}

/// The facts about its match that a kind depends on.
macro_rules! rests_on {
    ($($fact:ident),+) => {
        fn rests_on(&self, club: &Club) -> Vec<crate::club::Fact> {
            vec![$(crate::club::Fact::$fact((self.tournament, self.no), club)),+]
        }
    };
}

mod add_player;
mod add_stage;
mod adjust_rating;
mod break_tie;
mod call_match;
mod change;
mod close_tournament;
pub(in crate::club) mod conditions;
mod correct_result;
mod create_tournament;
mod days;
mod draw_pairings;
mod draw_round;
mod draw_stage;
mod enter_late;
mod enter_players;
mod exchange_entrants;
mod fees;
mod merge_players;
mod numbers;
mod player_details;
mod prizes;
mod rating_list;
mod reading;
mod record_game;
mod record_match;
mod record_result;
mod renumber;
mod replace_entrant;
mod report_result;
mod return_entrant;
mod set_absence;
mod set_break;
mod set_games;
mod set_places;
mod set_presence;
mod stage_settings;
mod tables;
mod tournament_settings;
mod withdraw;

use std::fmt;

use chrono::NaiveDate;
use serde::{Deserialize, Deserializer, Serialize};

pub use add_player::AddPlayer;
pub use add_stage::{AddStage, AddThirdPlace};
pub use adjust_rating::AdjustRating;
pub use break_tie::{AddPlayOff, BreakTie};
pub use call_match::{CallAgain, CallMatch, PostponeMatch, StartMatch, WithdrawCall};
pub use close_tournament::CloseTournament;
pub use correct_result::CorrectResult;
pub use create_tournament::{CreateTournament, DeleteTournament, NoteOrigin, RenameTournament};
pub use days::{SetMatchDay, SetRoundDays};
pub use draw_pairings::{Absent, DrawPairings};
pub use draw_round::DrawRound;
pub use draw_stage::DrawStage;
pub use enter_late::EnterLate;
pub use enter_players::{EnterPlayers, OrderEntrants, RemoveEntrant};
pub use exchange_entrants::ExchangeEntrants;
pub use fees::{SetFees, SetPaid};
pub use merge_players::{JudgePlayers, MergePlayers, UnmergePlayers};
pub(in crate::club) use numbers::NewNumber;
pub use numbers::Numbers;
pub use player_details::{
    AddAlias, RemoveAlias, RenamePlayer, SetBorn, SetClub, SetExternalId, SetNote, SetPublicity,
    SetReading, SetTitle,
};
pub use prizes::{SetCategories, SetPlayerCategories, SetPrizes};
pub use rating_list::{PublishList, SetRatingList};
pub use record_game::{CorrectGame, RecordGame};
pub use record_match::RecordMatch;
pub use record_result::RecordResult;
pub use renumber::Renumbering;
pub use replace_entrant::ReplaceEntrant;
pub use report_result::ReportResult;
pub use return_entrant::ReturnEntrant;
pub use set_absence::{ForbidPair, SetAbsence};
pub use set_break::SetBreak;
pub use set_games::{SetGames, SetHands};
pub use set_places::SetPlaces;
pub use set_presence::SetPresence;
pub use stage_settings::{SetLateEntries, SetLengths, SetMatchLength, SetPoints, SetRounds};
pub use tables::{SetCalls, SetTables};
pub use tournament_settings::{SetCardGame, SetDivision, SetFirstMove, SetTag};
pub use withdraw::Withdraw;

use super::{Club, Fact, Place, Refusal};
use crate::domain::day;
use crate::domain::ids::TournamentId;

/// All that the program knows of one kind of action.
pub(in crate::club) trait Kind {
    /// Whether the action is allowed now, or why not. Changes nothing.
    fn check(&self, club: &Club) -> Result<(), Refusal>;

    /// Does what [`Kind::check`] has just allowed. Decides nothing.
    fn apply(&self, club: &mut Club, place: Place);

    /// Its part of the public record.
    fn public(&self, _club: &Club) -> Public {
        Public::Whole
    }

    /// The value that it overwrites, as the action that sets it; none where it overwrites nothing.
    fn as_it_is(&self, _club: &Club) -> Option<Action> {
        None
    }

    /// Facts that it depends on besides those that it names.
    fn rests_on(&self, _club: &Club) -> Vec<Fact> {
        Vec::new()
    }

    /// Whether an action of a tournament belongs to the record of how it went.
    fn is_of_record(&self) -> bool {
        true
    }

    /// The day that the action gives.
    fn day(&self) -> Option<NaiveDate> {
        None
    }

    fn issues(&self) -> Option<NewNumber> {
        None
    }
}

/// The part of an action that is in the public record: from it anybody can calculate every rating again.
pub(in crate::club) enum Public {
    Whole,
    Nothing,
    Instead(Action),
}

/// Makes the enum of all kinds. A row has a kind; if its actions belong to a tournament, the
/// field that holds the tournament; and its other fields with numbers that the action names.
macro_rules! actions {
    ($($kind:ident $(of $tournament:ident)? $(with $($named:ident),+)?;)+) => {
        #[derive(Clone, PartialEq, Serialize, strum::VariantNames)]
        #[serde(tag = "kind", rename_all = "snake_case")]
        #[strum(serialize_all = "snake_case")]
        pub enum Action {
            $($kind($kind),)+
        }

        #[derive(Deserialize)]
        #[serde(rename_all = "snake_case")]
        enum KindName {
            $($kind,)+
        }

        impl KindName {
            /// An action of this kind with these fields.
            fn read<'de, D: Deserializer<'de>>(self, fields: D) -> Result<Action, D::Error> {
                match self {
                    $(Self::$kind => $kind::deserialize(fields).map(Action::$kind),)+
                }
            }
        }

        impl fmt::Debug for Action {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$kind(action) => action.fmt(f),)+
                }
            }
        }

        $(impl From<$kind> for Action {
            fn from(action: $kind) -> Self {
                Self::$kind(action)
            }
        })+

        impl Action {
            fn kind(&self) -> &dyn Kind {
                match self {
                    $(Self::$kind(action) => action,)+
                }
            }

            /// Every number that it names, to be read or exchanged.
            pub fn numbers_mut(&mut self) -> Numbers<'_> {
                let numbers = Numbers::default();
                match self {
                    $(Self::$kind(_action) => numbers
                        $(.with(&mut _action.$tournament))?
                        $($(.with(&mut _action.$named))+)?,)+
                }
            }

            /// The tournament it is about, if it is about one.
            pub fn tournament(&self) -> Option<TournamentId> {
                match self {
                    $(Self::$kind(_action) => actions!(@tournament _action $($tournament)?),)+
                }
            }
        }
    };
    (@tournament $action:ident) => { None };
    (@tournament $action:ident $tournament:ident) => { Some($action.$tournament) };
}

actions! {
    AddPlayer with player;
    RenamePlayer with player;
    SetReading with player;
    SetClub with player;
    SetNote with player;
    AddAlias with player;
    RemoveAlias with player;
    SetBorn with player;
    SetExternalId with player;
    SetPublicity with player;
    MergePlayers with keep, absorb;
    UnmergePlayers with keep, absorb;
    JudgePlayers with a, b;
    CreateTournament of tournament with list;
    RenameTournament of tournament;
    SetTag of tournament;
    NoteOrigin of tournament;
    DeleteTournament of tournament;
    EnterPlayers of tournament with players;
    RemoveEntrant of tournament with player;
    OrderEntrants of tournament with order;
    DrawStage of tournament with seeds, groups;
    AddStage of tournament;
    AddThirdPlace of tournament;
    DrawRound of tournament with tables;
    DrawPairings of tournament with pairs, bye, absent;
    SetAbsence of tournament with player;
    ForbidPair of tournament with pair;
    SetRounds of tournament;
    EnterLate of tournament with player;
    ReplaceEntrant of tournament with from, to;
    Withdraw of tournament with player;
    BreakTie of tournament with order;
    AddPlayOff of tournament with no, sides;
    SetLengths of tournament;
    SetPoints of tournament;
    SetLateEntries of tournament;
    SetMatchLength of tournament with no;
    RecordResult of tournament with no, sides;
    CorrectResult of tournament with no, sides, void, keep;
    RecordGame of tournament with no, order;
    CorrectGame of tournament with no, order;
    SetGames of tournament with no;
    SetHands of tournament with no, hands;
    SetCardGame of tournament;
    SetFirstMove of tournament;
    SetDivision of tournament;
    AdjustRating with list, player;
    PublishList with list;
    RecordMatch of tournament with no, sides;
    CloseTournament of tournament;
    SetTables;
    SetBreak;
    SetCalls of tournament;
    CallMatch of tournament with no;
    CallAgain of tournament with no;
    StartMatch of tournament with no;
    WithdrawCall of tournament with no;
    PostponeMatch of tournament with no;
    ReportResult of tournament with no, report;
    SetRatingList with list;
    SetPresence of tournament with players;
    SetCategories;
    SetPlayerCategories with player;
    SetPrizes of tournament;
    ReturnEntrant of tournament with player;
    ExchangeEntrants of tournament with players;
    SetPlaces of tournament with order;
    SetRoundDays of tournament;
    SetMatchDay of tournament with no;
    SetFees of tournament;
    SetPaid of tournament with player;
    SetTitle with player;
}

impl Action {
    /// Every kind, as the journal spells it. A kind outside this list was written by a newer
    /// version of the program.
    pub const KINDS: &'static [&'static str] = <Self as strum::VariantNames>::VARIANTS;

    /// The action in the public record; none if nothing of it is public. `club` is a public one ([`Club::public`]).
    pub(crate) fn public(&self, club: &Club) -> Option<Self> {
        match self.kind().public(club) {
            Public::Whole => Some(self.clone()),
            Public::Nothing => None,
            Public::Instead(action) => Some(action),
        }
    }

    /// The value that it overwrites, as the action that sets it; none for an action that overwrites nothing.
    pub(in crate::club) fn as_it_is(&self, club: &Club) -> Option<Self> {
        self.kind().as_it_is(club)
    }

    /// Facts that it depends on besides those that it names.
    pub(in crate::club) fn rests_on(&self, club: &Club) -> Vec<Fact> {
        self.kind().rests_on(club)
    }

    /// Whether it says how a tournament went: of a tournament, and neither a call to a table nor a report, its name, origin or end.
    pub fn is_of_record(&self) -> bool {
        self.tournament().is_some() && self.kind().is_of_record()
    }

    /// Whether it is of a day on which it can have been. The club knows no clock: this is asked
    /// wherever a day is typed or read, of what is new; a journal keeps what it has.
    pub fn may_be_dated(&self, today: NaiveDate) -> Result<(), Refusal> {
        match self.kind().day() {
            Some(day) if !day::is_playable(day, today) => Err(Refusal::NotPlayable(day)),
            _ => Ok(()),
        }
    }

    /// The correction with the reason for it; any other action as it is.
    #[must_use]
    pub fn with_reason(mut self, why: Option<String>) -> Self {
        match &mut self {
            Self::CorrectResult(correction) => correction.reason = why,
            Self::CorrectGame(correction) => correction.reason = why,
            _ => {}
        }
        self
    }

    pub(in crate::club) fn issues(&self) -> Option<NewNumber> {
        self.kind().issues()
    }
}

impl Club {
    /// Whether `action` may be done now; the refusal says what stands against it.
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        action.kind().check(self)
    }

    /// Does `action`, which [`Club::check`] has just allowed.
    pub(in crate::club) fn apply(&mut self, action: &Action, place: Place) {
        if let Some(new) = action.issues() {
            self.issued.note(new);
        }
        action.kind().apply(self, place);
    }
}

/// Whether a field has the value that the journal leaves out.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
