//! The errors that commands end with.

use std::io::{self, ErrorKind, Write};

use crate::domain::name::shown;
use crate::export::NoWorkbooks;
use crate::words::message::{Message, MessageWords};

/// An error that a command ends with, and its exit code.
#[derive(Debug)]
pub enum CliError {
    /// Refused or failed: 1.
    Said(Message),
    /// The request makes no sense: 2.
    Usage(Message),
    /// The findings are printed already: 1.
    Found,
    /// The screens came to an end that the operator did not ask for: the code that says so.
    Ended(u8),
    /// It is a command of the laboratory, which is another program.
    OfLaboratory,
    /// Standard output failed: 1, or 0 where the reader has merely gone.
    Output(io::Error),
}

impl From<Message> for CliError {
    fn from(message: Message) -> Self {
        Self::Said(message)
    }
}

/// Only standard output is written without words of its own.
impl From<io::Error> for CliError {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl CliError {
    fn code(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            Self::Ended(code) => *code,
            Self::Output(error) if error.kind() == ErrorKind::BrokenPipe => 0,
            Self::Said(_) | Self::Found | Self::OfLaboratory | Self::Output(_) => 1,
        }
    }

    /// Says it, and gives the exit code.
    pub(super) fn report(&self, words: &MessageWords, err: &mut dyn Write) -> u8 {
        if let Self::Output(error) = self
            && NoWorkbooks::is(error)
        {
            return Self::Said(words.command.no_workbooks()).report(words, err);
        }
        let code = self.code();
        log::info!("code={code}");
        match self {
            Self::Said(message) | Self::Usage(message) => {
                // A file may have several faults, one a line.
                let mut lines = message.what.split('\n');
                say(err, &format!("banzuke: {}", lines.next().unwrap_or_default()));
                lines.for_each(|line| say(err, &format!("  {line}")));
                say(err, &format!("  {}", message.remedy));
            }
            Self::Output(error) if code != 0 => {
                say(err, &format!("banzuke: {}", words.command.unprintable(error)));
            }
            Self::Found | Self::OfLaboratory | Self::Ended(_) | Self::Output(_) => {}
        }
        code
    }
}

/// Writes a line to standard error. Whatever a file or an argument held, nothing that a terminal
/// obeys reaches it.
pub(super) fn say(err: &mut dyn Write, text: &str) {
    // If standard error is gone there is nobody to tell.
    let _ = writeln!(err, "{}", shown(text));
}
