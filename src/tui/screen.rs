//! The screens. Each file holds one: its state, update and view; here is only the dispatch.

pub mod home;

use ratatui::layout::Rect;

use super::command::{CommandId, Scope};
use super::layer::{Context, Intent, Step};
use super::pen::Pen;
use super::widget::input::TextInput;
use crate::words::Words;
use home::Home;

/// A screen on the stack.
#[derive(Debug, Clone)]
pub enum Screen {
    /// Tournaments, matches ready to play, last entries.
    Home(Home),
}

impl Screen {
    /// The title in the title bar.
    pub fn title(&self, words: &'static Words) -> String {
        match self {
            Self::Home(_) => words.screen.home.title.to_owned(),
        }
    }

    /// The scopes that are live here, the most specific first; the frame adds its own.
    pub fn scopes(&self) -> &'static [Scope] {
        match self {
            Self::Home(_) => Home::scopes(),
        }
    }

    /// The field that typed characters go to.
    pub fn input(&self) -> Option<&TextInput> {
        match self {
            Self::Home(_) => None,
        }
    }

    /// The same field, to be edited.
    pub fn input_mut(&mut self) -> Option<&mut TextInput> {
        match self {
            Self::Home(_) => None,
        }
    }

    /// Why a live command cannot be run now.
    pub fn disabled(&self, _command: CommandId, _words: &'static Words) -> Option<String> {
        match self {
            Self::Home(_) => None,
        }
    }

    /// Takes an intent.
    pub fn update(&mut self, _intent: Intent, _context: &Context<'_>) -> Vec<Step> {
        match self {
            Self::Home(_) => Vec::new(),
        }
    }

    /// Draws the body.
    pub fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        match self {
            Self::Home(_) => Home::view(area, pen),
        }
    }
}
