//! Where data is written: standard output, or a file that appears whole or not at all.

use std::fs::{self, File};
use std::io::{self, BufWriter, ErrorKind, Read as _, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use super::context::Context;
use super::error::CliError;
use crate::export::Format;

/// What a file of SQLite begins with.
const DATABASE: &[u8; 16] = b"SQLite format 3\0";

/// Where data is written.
#[derive(Debug, clap::Args)]
pub(super) struct Output {
    #[arg(short, long = "output", value_name = "FILE")]
    output: Option<PathBuf>,
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
        let unwritable = |error| (words.unwritable)(path, &error);
        match fs::metadata(path) {
            Ok(found) if found.is_dir() => return Err((words.is_folder)(path).into()),
            Ok(found) if found.is_file() => {
                if is_database(path) {
                    return Err((words.is_database)(path).into());
                }
                path.canonicalize()
                    .and_then(|target| replace(&target, Some(found.permissions()), write))
            }
            // A device or a pipe has no content to be replaced as one.
            Ok(_) => directly(path, write),
            Err(error) if error.kind() == ErrorKind::NotFound => {
                replace(&followed(path), None, write)
            }
            Err(error) => Err(error),
        }
        .map_err(unwritable)?;
        context.say(&(words.written)(path));
        Ok(())
    }
}

/// Where something new belongs: at the end of links that lead to nothing yet.
fn followed(path: &Path) -> PathBuf {
    path.read_link().map_or_else(|_| path.to_owned(), |link| followed(&folder(path).join(link)))
}

fn folder(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or_else(|| Path::new("."))
}

/// Whether a file is a database, which no export is: a club's file, or a backup of one.
fn is_database(path: &Path) -> bool {
    let mut start = [0; DATABASE.len()];
    File::open(path).and_then(|mut file| file.read_exact(&mut start)).is_ok() && start == *DATABASE
}

/// Writes beside the file, then takes its place with the rights it had.
fn replace(
    path: &Path,
    rights: Option<fs::Permissions>,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    if rights.as_ref().is_some_and(fs::Permissions::readonly) {
        return Err(ErrorKind::PermissionDenied.into());
    }
    // The name of a file that lives for a moment tells nobody anything.
    let mut file = beside(folder(path)).map_err(|error| io::Error::from(error.kind()))?;
    let mut buffer = BufWriter::new(&mut file);
    write(&mut buffer)?;
    buffer.flush()?;
    drop(buffer);
    if let Some(rights) = rights {
        file.as_file().set_permissions(rights)?;
    }
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}

fn directly(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let mut buffer = BufWriter::new(File::options().write(true).open(path)?);
    write(&mut buffer)?;
    buffer.flush()
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
    /// An array of objects
    Json,
}

impl From<TextFormat> for Format {
    fn from(format: TextFormat) -> Self {
        match format {
            TextFormat::Table => Self::Table,
            TextFormat::Csv => Self::Csv,
            TextFormat::Json => Self::Json,
        }
    }
}
