//! The screens, where there is a terminal to show them on.

use std::io::{IsTerminal as _, stdin, stdout};
use std::path::PathBuf;
use std::time::Instant;

use super::context::Context;
use super::error::CliError;
use super::resolve_names::Names;
use super::{laboratory, settings};
use crate::desk::Desk;
use crate::outside::{file_opener, is_dumb};
use crate::tui;
use crate::tui::desk_worker::DeskWorker;
use crate::tui::event::End;
use crate::tui::keymap::Keymap;
use crate::tui::kit::toast::Toast;
use crate::tui::laboratory::Laboratory;
use crate::tui::preferences::Preferences;
use crate::tui::route::{Guest, Route};
use crate::tui::state::App;
use crate::words::message::Message;

/// Options of the screens, read before anything is opened: a wrong file changes nothing.
pub(super) struct ScreenOptions {
    pub(super) preferences: Preferences,
    pub(super) keymap: Keymap,
}

/// Opens the screens on the club's file, which is begun if it is not there.
pub(super) fn run(context: &mut Context<'_>) -> Result<(), CliError> {
    run_on(context, |_| Ok(None))
}

/// Opens the screens on a screen of another program, made for the club, and leaves them with it.
pub fn visit(
    context: &mut Context<'_>,
    guest: impl FnOnce(Names<'_>) -> Result<Guest, Message>,
) -> Result<(), CliError> {
    run_on(context, |names| Ok(Some(Route::Guest(guest(names)?))))
}

fn run_on(
    context: &mut Context<'_>,
    over: impl FnOnce(Names<'_>) -> Result<Option<Route>, Message>,
) -> Result<(), CliError> {
    if !is_there() {
        return Err(none(context).into());
    }
    let manners = manners(context)?;
    let desk = context.begin()?;
    let over = over(context.names(desk.club()))?;
    let backups = context.effective.settings.backups;
    show(context, desk, manners, over, |worker| worker.backing_up(backups))
}

/// Whether somebody can see and answer.
pub(super) fn is_there() -> bool {
    stdin().is_terminal() && stdout().is_terminal() && !is_dumb()
}

/// Why the screens cannot be shown.
pub(super) fn none(context: &Context<'_>) -> Message {
    let say = &context.words.command;
    if is_dumb() { say.dumb_terminal() } else { say.no_terminal() }
}

/// Reads what the screens follow.
pub(super) fn manners(context: &Context<'_>) -> Result<ScreenOptions, CliError> {
    let preferences = settings::preferences(context)?;
    Ok(ScreenOptions { preferences, keymap: settings::keys(context)? })
}

/// Shows a desk's club until it is left, and makes no backups of it.
pub(super) fn open(
    context: &mut Context<'_>,
    desk: Desk,
    manners: ScreenOptions,
) -> Result<(), CliError> {
    show(context, desk, manners, None, |worker| worker)
}

fn show(
    context: &mut Context<'_>,
    mut desk: Desk,
    manners: ScreenOptions,
    over: Option<Route>,
    preparing: impl FnOnce(DeskWorker) -> DeskWorker,
) -> Result<(), CliError> {
    let (alone, file) = (desk.is_alone(), desk.path().to_owned());
    let worker = DeskWorker::new(desk, context.outside, context.all_words);
    let worker = worker.reading(&context.effective.settings);
    let programs = std::env::var_os("PATH").unwrap_or_default();
    let worker = worker.finding(programs).opening(file_opener());
    let mut worker = preparing(worker.keeping(context.folder.clone()));
    let app = App::new(worker.snapshot(), manners.preferences.theme(), context.all_words);
    let mut app = app.preferring(manners.preferences);
    app.keymap = manners.keymap;
    app.laboratory = laboratory::installed().map(|program| {
        let db = ["--db".into(), context.hall().unwrap_or_else(|| file.clone().into_os_string())];
        Laboratory { program, everywhere: [&db[..], &context.handed_on].concat() }
    });
    app.file = Some(context.hall().map_or(file, PathBuf::from));
    let alone = alone.then(|| context.words.command.opened_alone());
    let fault = context.faults.first().map(String::as_str);
    app.toast = alone.or(fault).map(Toast::error);
    if let Some(route) = over {
        app.open(route, Instant::now());
    }
    let end = tui::run(&mut app, &mut worker);
    // Decisions since the last look need a backup too.
    if let Some(warning) = worker.back_up() {
        context.say(&warning);
    }
    ended(end?)
}

/// How the command ends with its screens.
pub(super) fn ended(end: End) -> Result<(), CliError> {
    if end == End::Left { Ok(()) } else { Err(CliError::Ended(end.code())) }
}
