//! The types that nearly every screen uses: layer, news, steps, pen, lists and fields.

pub(crate) use ratatui::layout::{Constraint, Layout, Margin, Rect};

pub(crate) use super::commands::{CommandHere, Commands, also, lead};
pub(crate) use super::hitbox::Pane;
pub(crate) use super::layer::News;
pub(crate) use super::layer::{Context, Layer, LayerState, Step, Steps};
pub(crate) use super::pen::Pen;
pub(crate) use super::split::{self, REST};
pub(crate) use super::text;
pub(crate) use super::widget::entries::TextInput;
pub(crate) use super::widget::selection::{Listed, Selection};
pub(crate) use super::widget::table::{Cell, Column, Fields, Width};
pub(crate) use crate::command::{CommandId, FooterLabel, Scope};
pub(crate) use crate::tui::event::DeskTask;
pub(crate) use crate::tui::route::Route;
pub(crate) use crate::tui::snapshot::Snapshot;
pub(crate) use crate::words::Words;
