//! The laboratory is a program of its own: the screens give it the terminal and go on when it is left.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use super::state::App;
use crate::words::Language;

/// How the laboratory is begun.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Laboratory {
    pub program: PathBuf,
    /// Arguments by which it opens the same club as the same desk.
    pub everywhere: Vec<OsString>,
}

impl Laboratory {
    /// Has the terminal until it is left.
    ///
    /// # Errors
    /// Its last words where it was not begun or ended with a failure.
    fn visit(&self, arguments: &[String], language: Language) -> Result<(), String> {
        let mut command = Command::new(&self.program);
        command.args(&self.everywhere).args(["--lang", language.code()]).args(arguments);
        let child = command.stderr(Stdio::piped()).spawn();
        let output = child.and_then(std::process::Child::wait_with_output);
        let output = output.map_err(|error| format!("{}: {error}", self.program.display()))?;
        if output.status.success() {
            return Ok(());
        }
        let said = String::from_utf8_lossy(&output.stderr);
        let said: Vec<&str> = said.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let said = said.join(" ");
        Err(said.strip_prefix("banzuke: ").unwrap_or(&said).to_owned())
    }
}

impl App {
    /// Goes on to the laboratory; where it is not installed, the error says how to get it.
    pub(super) fn visit_laboratory(&self, arguments: &[String]) -> Result<(), String> {
        let Some(laboratory) = &self.laboratory else {
            return Err(self.words.message.command.no_laboratory().to_string());
        };
        laboratory.visit(arguments, self.words.language)
    }
}
