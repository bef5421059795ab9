//! The screens, where there is a terminal to show them on.

use std::io::{IsTerminal as _, stdin, stdout};

use super::context::Context;
use super::error::CliError;
use crate::desk::Desk;
use crate::tui;
use crate::tui::shell::Shell;
use crate::tui::state::App;
use crate::tui::theme::Theme;

/// Opens the screens on the club's file, which is begun if it is not there.
pub(super) fn run(context: &mut Context<'_>) -> Result<(), CliError> {
    if !is_there() {
        return Err((context.words.command.no_terminal)().into());
    }
    let desk = context.begin()?;
    open(context, desk)
}

/// Whether somebody can see and answer.
pub(super) fn is_there() -> bool {
    stdin().is_terminal() && stdout().is_terminal()
}

/// Shows a desk's club until it is left.
pub(super) fn open(context: &mut Context<'_>, desk: Desk) -> Result<(), CliError> {
    let theme = Theme::for_no_color(std::env::var_os("NO_COLOR").as_deref());
    let mut shell = Shell::new(desk, context.outside, context.all_words);
    let mut app = App::new(shell.snapshot(), theme, context.all_words);
    Ok(tui::run(&mut app, |effect| shell.perform(effect))?)
}
