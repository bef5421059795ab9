//! Where data is written: standard output, or a file that appears whole or not at all.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use super::context::Context;
use super::error::CliError;
use crate::export::Format;

/// Where data is written.
#[derive(Debug, clap::Args)]
pub(super) struct Output {
    /// Write to a file instead of standard output
    #[arg(short, long = "output", value_name = "FILE")]
    output: Option<PathBuf>,
    /// Replace the file if it exists
    #[arg(long, requires = "output")]
    force: bool,
}

impl Output {
    /// Has `write` write there.
    pub(super) fn write(
        &self,
        context: &mut Context<'_>,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), CliError> {
        let Some(path) = &self.output else {
            return Ok(write(context.out)?);
        };
        let words = &context.words.command;
        if !self.force && path.exists() {
            return Err((words.exists)(path).into());
        }
        self.replace(path, write).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => (words.exists)(path),
            _ => (words.unwritable)(path, &error),
        })?;
        context.say(&(context.words.command.written)(path));
        Ok(())
    }

    /// Writes beside the file, then takes its place.
    fn replace(
        &self,
        path: &Path,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<()> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let mut file = beside(folder.unwrap_or_else(|| Path::new(".")))?;
        let mut buffer = BufWriter::new(&mut file);
        write(&mut buffer)?;
        buffer.flush()?;
        drop(buffer);
        file.as_file().sync_all()?;
        if self.force { file.persist(path) } else { file.persist_noclobber(path) }?;
        Ok(())
    }
}

/// A file with the rights that any new file would have: exports are for others to read.
#[cfg(unix)]
fn beside(folder: &Path) -> io::Result<NamedTempFile> {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt as _;
    Builder::new().permissions(Permissions::from_mode(0o666)).tempfile_in(folder)
}

#[cfg(not(unix))]
fn beside(folder: &Path) -> io::Result<NamedTempFile> {
    Builder::new().tempfile_in(folder)
}

/// How a list is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum TextFormat {
    /// Columns for the eye
    Table,
    /// Comma-separated values
    Csv,
}

impl From<TextFormat> for Format {
    fn from(format: TextFormat) -> Self {
        match format {
            TextFormat::Table => Self::Table,
            TextFormat::Csv => Self::Csv,
        }
    }
}
