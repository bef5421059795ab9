//! What lies over a screen and takes all keys: help, palette, confirmation.

pub(crate) mod choice;
pub(crate) mod confirm;
pub(crate) mod details;
mod fuzzy;
pub(crate) mod gauge;
pub(crate) mod help;
pub(crate) mod palette;
pub mod table;
pub(crate) mod versus;

use ratatui::layout::Rect;

use super::layer::{Context, Hint, Intent, Step};
use super::pen::Pen;
use super::widget::input::TextInput;
use crate::command::{CommandId, FooterLabel, Scope};
use choice::Choice;
use confirm::Confirm;
use details::Details;
use help::Help;
use palette::Palette;
use table::TableOverlay;
use versus::Versus;

#[derive(Debug, Clone)]
pub enum Overlay {
    /// The live commands with their keys.
    Help(Help),
    /// The live commands, found by name.
    Palette(Palette),
    /// A question before something that cannot be undone.
    Confirm(Confirm),
    /// A question with more than one way to go on.
    Choice(Choice),
    /// Lines to be read.
    Details(Details),
    /// A table to be read.
    Table(TableOverlay),
    /// A match against somebody, foretold.
    Versus(Versus),
}

impl Overlay {
    /// The scopes that are live here, the most specific first; the frame adds its own.
    pub fn scopes(&self) -> &'static [Scope] {
        match self {
            Self::Help(help) => help.scopes(),
            Self::Palette(_)
            | Self::Details(_)
            | Self::Choice(_)
            | Self::Table(_)
            | Self::Versus(_) => &[Scope::List, Scope::Overlay],
            Self::Confirm(_) => &[Scope::Confirm],
        }
    }

    /// The field that typed characters go to.
    pub fn input(&self) -> Option<&TextInput> {
        match self {
            Self::Help(help) => help.input(),
            Self::Palette(palette) => Some(&palette.picker.input),
            Self::Versus(versus) => Some(&versus.picker.input),
            Self::Confirm(_) | Self::Choice(_) | Self::Details(_) | Self::Table(_) => None,
        }
    }

    /// The same field, to be edited.
    pub fn input_mut(&mut self) -> Option<&mut TextInput> {
        match self {
            Self::Help(help) => help.input_mut(),
            Self::Palette(palette) => Some(&mut palette.picker.input),
            Self::Versus(versus) => Some(&mut versus.picker.input),
            Self::Confirm(_) | Self::Choice(_) | Self::Details(_) | Self::Table(_) => None,
        }
    }

    /// Whether plain digits come as [`Intent::Digit`] instead of running commands.
    pub const fn takes_digits(&self) -> bool {
        match self {
            Self::Choice(choice) => choice.takes_digits(),
            Self::Help(_)
            | Self::Palette(_)
            | Self::Confirm(_)
            | Self::Details(_)
            | Self::Table(_)
            | Self::Versus(_) => false,
        }
    }

    /// What the footer says of a command here. What is only read goes by the key that takes any overlay away.
    pub const fn hint(&self, command: CommandId) -> Hint {
        match (command, self) {
            (CommandId::Open, Self::Details(_) | Self::Table(_) | Self::Versus(_)) => Hint::Unsaid,
            (CommandId::Open, _) => Hint::As(FooterLabel::Choose),
            _ => Hint::Own,
        }
    }

    /// What is done when it is left without an answer.
    pub fn left(&self) -> Vec<Step> {
        match self {
            Self::Choice(choice) => choice.left(),
            _ => Vec::new(),
        }
    }

    pub fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        match self {
            Self::Help(help) => help.update(intent, context),
            Self::Palette(palette) => palette.update(intent, context),
            Self::Confirm(confirm) => confirm.update(intent),
            Self::Choice(choice) => choice.update(intent, context),
            Self::Details(details) => details.update(intent, context),
            Self::Table(board) => board.update(intent, context),
            Self::Versus(versus) => versus.update(intent, context),
        }
    }

    /// Draws itself somewhere inside `area`.
    pub fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        match self {
            Self::Help(help) => help.view(area, pen),
            Self::Palette(palette) => palette.view(area, pen),
            Self::Confirm(confirm) => confirm.view(area, pen),
            Self::Choice(choice) => choice.view(area, pen),
            Self::Details(details) => details.view(area, pen),
            Self::Table(board) => board.view(area, pen),
            Self::Versus(versus) => versus.view(area, pen),
        }
    }
}
