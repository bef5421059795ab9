//! The types that most screens use: layer, news, steps, pen, lists, fields and questions; the club and its numbers.

pub(crate) use ratatui::layout::{Constraint, Layout, Margin, Rect};

pub(crate) use super::input::{Pane, Target};
pub(crate) use super::layer::{
    CommandHere, Commands, Context, Layer, LayerState, News, Step, Steps, also, lead,
};
pub(crate) use super::overlay::Confirm;
pub(crate) use super::overlay::choice::{Choice, ChoiceOption};
pub(crate) use super::pen::{Pen, REST, across, behind, centred, down, span};
pub(crate) use super::text;
pub(crate) use super::widget::entries::TextInput;
pub(crate) use super::widget::selection::{Listed, Selection};
pub(crate) use super::widget::table::{Cell, Column, Fields, Width};
pub(crate) use crate::club::question::floor::Where;
pub(crate) use crate::club::tournament::Fixture;
pub(crate) use crate::club::{Action, Club, Match, MatchState, Phase, Refusal, Seq, Tournament};
pub(crate) use crate::command::{CommandId, FooterLabel, Scope};
pub(crate) use crate::domain::ids::{ListId, MatchNo, TournamentId};
pub(crate) use crate::domain::number::PlayerId;
pub(crate) use crate::domain::score::Side;
pub(crate) use crate::request::Request;
pub(crate) use crate::tui::effect::DeskTask;
pub(crate) use crate::tui::route::Route;
pub(crate) use crate::tui::snapshot::Snapshot;
pub(crate) use crate::words::Words;
