//! The laboratory is a program of its own, `banzuke-lab`: `banzuke lab`, `records` and `play` go on to it.

use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;
use std::process::Command;

use super::error::{CliError, say};
use super::usage;
use crate::system::become_program;

/// The commands that go on to it.
const COMMANDS: [&str; 3] = ["lab", "records", "play"];

/// The arguments that it is given. It reads all that was typed once more, so nothing is looked at here.
#[derive(Debug, clap::Args)]
#[command(disable_help_flag = true)]
pub(super) struct HandedOver {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, hide = true, value_name = "TEXT")]
    rest: Vec<OsString>,
}

/// Where it is installed: beside this program, or where the system finds programs.
pub(super) fn installed() -> Option<PathBuf> {
    let name = format!("banzuke-lab{}", std::env::consts::EXE_SUFFIX);
    let own = std::env::current_exe().ok();
    let beside = own.as_ref().and_then(|own| own.parent()).map(PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = beside.into_iter().chain(std::env::split_paths(&path));
    folders.map(|folder| folder.join(&name)).find(|program| program.is_file())
}

/// Goes on to it with these arguments; where it is not installed, says how to get it.
pub(super) fn go_on(arguments: Vec<OsString>, err: &mut dyn Write) -> u8 {
    let Some(program) = installed() else {
        let words = usage::language(&arguments).spoken();
        let missing = CliError::from(words.message.command.no_laboratory());
        return missing.report(&words.message, err);
    };
    become_program(Command::new(program).args(arguments)).unwrap_or_else(|error| {
        say(err, &format!("banzuke: banzuke-lab: {error}"));
        1
    })
}

/// Its arguments, where `banzuke help lab …` was typed.
pub(super) fn asked_for_help(typed: &[OsString]) -> Option<Vec<OsString>> {
    let help = typed.iter().position(|word| word == "help")?;
    let asked = typed.get(help + 1..)?;
    let is_its = asked.first().is_some_and(|name| COMMANDS.iter().any(|known| name == known));
    is_its.then(|| [&typed[..help], asked, &["--help".into()]].concat())
}
