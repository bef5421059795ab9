//! The types that nearly every screen uses: layer, news, steps, pen, lists and fields.

pub(crate) use ratatui::layout::{Constraint, Layout, Margin, Rect};

pub(crate) use super::input::{Pane, Target};
pub(crate) use super::layer::{
    CommandHere, Commands, Context, Layer, LayerState, News, Step, Steps, also, lead,
};
pub(crate) use super::pen::{Pen, REST, across, behind, centred, down, span};
pub(crate) use super::text;
pub(crate) use super::widget::entries::TextInput;
pub(crate) use super::widget::selection::{Listed, Selection};
pub(crate) use super::widget::table::{Cell, Column, Fields, Width};
pub(crate) use crate::command::{CommandId, FooterLabel, Scope};
pub(crate) use crate::tui::effect::DeskTask;
pub(crate) use crate::tui::route::Route;
pub(crate) use crate::tui::snapshot::Snapshot;
pub(crate) use crate::words::Words;
