//! Opens the screens, if there is a terminal for them.

use std::io::{IsTerminal as _, stdin, stdout};
use std::time::Instant;

use super::{program, settings, value};
use crate::cli::prelude::*;
use crate::outside::{file_opener, is_dumb};
use crate::tui;
use crate::tui::board::big::Ink;
use crate::tui::board::state::{Board as Shown, Setup};
use crate::tui::board::{Clock, FileFollower};
use crate::tui::desk_worker::DeskWorker;
use crate::tui::effect::Toast;
use crate::tui::keymap::Keymap;
use crate::tui::preferences::Preferences;
use crate::tui::route::{Guest, Route};
use crate::tui::terminal::Laboratory;
use crate::tui::{App, End, board};

/// Options of the screens. They are read before the club is opened, so a wrong file changes nothing.
pub(super) struct ScreenOptions {
    pub(super) preferences: Preferences,
    pub(super) keymap: Keymap,
}

/// Opens the screens on the club. A new club is created.
pub(super) fn run(context: &mut Context<'_>) -> CliResult {
    run_on(context, |_| Ok(None))
}

/// Opens another program's screen on the club. Leaving that screen ends the program.
pub fn visit(
    context: &mut Context<'_>,
    guest: impl FnOnce(Names<'_>) -> Result<Guest, Message>,
) -> CliResult {
    run_on(context, |names| Ok(Some(Route::Guest(guest(names)?))))
}

fn run_on(
    context: &mut Context<'_>,
    over: impl FnOnce(Names<'_>) -> Result<Option<Route>, Message>,
) -> CliResult {
    if !is_there() {
        return Err(none(context).into());
    }
    let manners = manners(context)?;
    let desk = context.begin()?;
    let over = over(context.names(desk.club()))?;
    let backups = context.effective.settings.backups;
    show(context, desk, manners, over, |worker| worker.backing_up(backups))
}

/// Whether a person can see the screens and answer.
pub(super) fn is_there() -> bool {
    stdin().is_terminal() && stdout().is_terminal() && !is_dumb()
}

/// The reason why the screens cannot be shown.
pub(super) fn none(context: &Context<'_>) -> Message {
    let say = &context.words.command;
    if is_dumb() { say.dumb_terminal() } else { say.no_terminal() }
}

pub(super) fn manners(context: &Context<'_>) -> CliResult<ScreenOptions> {
    let preferences = settings::preferences(context)?;
    Ok(ScreenOptions { preferences, keymap: settings::keys(context)? })
}

/// Shows the club of a desk, without backups, until the operator leaves.
pub(super) fn open(context: &mut Context<'_>, desk: Desk, manners: ScreenOptions) -> CliResult {
    show(context, desk, manners, None, |worker| worker)
}

fn show(
    context: &mut Context<'_>,
    mut desk: Desk,
    manners: ScreenOptions,
    over: Option<Route>,
    preparing: impl FnOnce(DeskWorker) -> DeskWorker,
) -> CliResult {
    let (alone, file) = (desk.is_alone(), desk.path().to_owned());
    let worker = DeskWorker::new(desk, context.outside, context.all_words);
    let worker = worker.reading(&context.effective.settings);
    let programs = std::env::var_os("PATH").unwrap_or_default();
    let worker = worker.finding(programs).opening(file_opener());
    let mut worker = preparing(worker.keeping(context.folder.clone()));
    let app = App::new(worker.snapshot(), manners.preferences.theme(), context.all_words);
    let mut app = app.preferring(manners.preferences);
    app.keymap = manners.keymap;
    app.laboratory = program::installed().map(|program| {
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
    // Decisions since the last backup need one too.
    if let Some(warning) = worker.back_up() {
        context.say(&warning);
    }
    ended(end?)
}

pub(super) fn ended(end: End) -> CliResult {
    if end == End::Left { Ok(()) } else { Err(CliError::Ended(end.code())) }
}

#[derive(Debug, Default, clap::Args)]
pub(super) struct Display {
    /// Only this tournament. Blank: all that are running, and those that ended today.
    #[arg(value_name = "TOURNAMENT")]
    name: Option<String>,
    /// Seconds for each page. Blank: as in the settings.
    #[arg(long, value_name = "N", value_parser = value::seconds_of_page)]
    seconds: Option<u64>,
}

impl Display {
    /// Shows the public display. The file is only read.
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let desk = context.open_to_look()?;
        self.show(context, desk)
    }

    /// Shows the public display with the club of a desk.
    pub(super) fn show(&self, context: &Context<'_>, desk: Desk) -> CliResult {
        let named = self.name.as_deref();
        let wanted = named.map(|name| context.names(desk.club()).tournament(name));
        let wanted = wanted.transpose()?.map(|found| found.id);
        if !is_there() {
            return Err(none(context).into());
        }
        let ScreenOptions { preferences, keymap } = manners(context)?;
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
        ended(end)
    }
}
