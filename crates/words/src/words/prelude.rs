//! The types that sentences are about: those of nearly every table.

pub(super) use std::io;
pub(super) use std::path::Path;
pub(super) use std::sync::Arc;

pub(super) use chrono::{DateTime, Datelike as _, Days, NaiveDate, Utc};

pub(super) use crate::clock::{in_the_hall, written_in_the_hall};
pub(super) use crate::club::question::forecast::{Forecast, ForecastPart};
pub(super) use crate::club::question::matcher::Owner;
pub(super) use crate::club::question::odds::NoOdds;
pub(super) use crate::club::question::rating_table::{Model, Order};
pub(super) use crate::club::registry::{Merger, Publicity, Verdict};
pub(super) use crate::club::tournament::{
    Correction, Fixture, LateClosed, LatePlace, Presence, TiedPlaces, Venue,
};
pub(super) use crate::club::{Action, Club, Fact, MatchState, Phase, Refusal, Seq, Tournament};
pub(super) use crate::desk::{DeskError, Displaced, LineFault, Rights, Role, ServerFault, There};
pub(super) use crate::domain::bracket::{Branch, GrandFinal, Slot, group_letter};
pub(super) use crate::domain::format::{Format, Seeding, StagePlan};
pub(super) use crate::domain::game::{CardGame, HandTableFault, NotAHand, NotGames};
pub(super) use crate::domain::ids::{MatchNo, TournamentId};
pub(super) use crate::domain::number::{NumberError, PlayerId};
pub(super) use crate::domain::odds::{Method, Places};
pub(super) use crate::domain::prize::{Each, Money, Prizes, Sharing};
pub(super) use crate::domain::rating::calibration::{Compared, FirstMoveWorth, Health, Measures};
pub(super) use crate::domain::rating::{
    Change, ChangeBasis, Damping, Division, Draws, Established, HistoryRules, Ineligible, Interval,
    KStep, Missing, Overshoot, Performance, Race, Scale, Unit, points_worth, written,
    written_change,
};
pub(super) use crate::domain::records::{AnalysedMove, Curve, Fit, Suggestion};
pub(super) use crate::domain::round::RoundName;
pub(super) use crate::domain::score::{
    ExitEffect, ExitReason, Length, Lengths, Outcome, Score, ScoreFault, Side,
};
pub(super) use crate::domain::standings::{
    Addend, Context, Criterion, Cut, MatchPoints, Outlook, StandingsPlan, Step, Tally, TieDecision,
};
pub(super) use crate::domain::swiss::{
    AskedBye, Board, Colour, Difference, Due, NoRound, Obstacle, ReportFault, SwissPlan,
};
pub(super) use crate::export::{Column, Heading, NoWorkbooks, NotReported, Sheet, Term};
pub(super) use crate::import::file::{MB, NotRead, Oversized};
pub(super) use crate::import::{
    Answer, DateOrder, EventFault, FederationFault, FoundPeople, GameFault, ImportFault, Likely,
    NoPlayer, Note, Plan, Reading, Suspect, UnknownColumn,
};
pub(super) use crate::journal::{Digest, Entry, EntryFault, StoreError};
pub(super) use crate::opener::NotOpened;
pub(super) use crate::request::draft::Field;
pub(super) use crate::settings::{
    Borders, FileFault, Hook, LanguageChoice, Origin, Setting, Value, Wrong,
};
pub(super) use crate::words::catalog::{AllCalled, Called, Registered};
pub(super) use crate::words::message::entry::{self, OutcomeWords};
pub(super) use crate::words::message::fault::{FaultWords, StoreWords};
pub(super) use crate::words::message::rating::HandsWords;
pub(super) use crate::words::message::refusal::RefusalWords;
pub(super) use crate::words::message::{
    JoinWords, Message, Naming, argument, list, matches, name, named, names, player, registration,
    registry, tournament,
};
pub(super) use crate::words::{FieldWords, Voice, capital, words};
