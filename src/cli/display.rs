//! The public board, for a projector in the hall.

use super::context::Context;
use super::error::CliError;
use super::screen;
use super::screen::ScreenOptions;
use super::value;
use crate::desk::Desk;
use crate::tui::board;
use crate::tui::board::big::Ink;
use crate::tui::board::follower::{Clock, FileFollower};
use crate::tui::board::state::{Board as Shown, Setup};

/// The tournament on the public display, and the time of a page.
#[derive(Debug, Default, clap::Args)]
pub(super) struct Display {
    /// Only this tournament [default: all that are running, and those that ended today]
    #[arg(value_name = "TOURNAMENT")]
    name: Option<String>,
    /// For how many seconds a page is shown [default: as the settings say]
    #[arg(long, value_name = "N", value_parser = value::seconds_of_page)]
    seconds: Option<u64>,
}

impl Display {
    /// Shows the board until it is left. The file is only read.
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let desk = context.open_to_look()?;
        self.show(context, desk)
    }

    /// Shows the board of a desk's club until it is left.
    pub(super) fn show(&self, context: &Context<'_>, desk: Desk) -> Result<(), CliError> {
        let named = self.name.as_deref();
        let wanted = named.map(|name| context.names(desk.club()).tournament(name));
        let wanted = wanted.transpose()?.map(|found| found.id);
        if !screen::is_there() {
            return Err(screen::none(context).into());
        }
        let ScreenOptions { preferences, keymap } = screen::manners(context)?;
        let setup = Setup {
            wanted,
            seconds: self.seconds.unwrap_or_else(|| preferences.settings().board_seconds.into()),
            theme: preferences.theme(),
            keymap,
            ink: if preferences.ascii() { Ink::Plain } else { Ink::Blocks },
            clock: Clock::LOCAL,
        };
        let watch = FileFollower::new(desk, context.outside);
        let (data, words) = (watch.snapshot(), context.all_words);
        let end = board::run(watch, |size, now| Shown::new(data, words, setup, size, now))?;
        screen::ended(end)
    }
}
