//! Files and programs where operating systems differ, in one place. The terminal and signals are in the program's `tui/hangup.rs`.

use std::error::Error;
use std::fs::{DirBuilder, Metadata};
use std::io;
use std::io::ErrorKind;

use serde::{Deserialize, Serialize};

#[cfg(not(unix))]
use elsewhere as native;
#[cfg(unix)]
use unix as native;

pub use native::{
    allow_open_files, become_program, free_space, is_stream, make_private, mode, release, shell,
    usual_rights,
};
pub(crate) use native::{cut, id_of, is_writable, private_from_the_start};

/// The rights of those who do not own a file.
pub const OTHERS: u32 = 0o077;

/// Whether the rights of a file let others on this machine read or write it.
pub fn is_open_to_others(found: &Metadata) -> bool {
    mode(found).is_some_and(|mode| mode & OTHERS != 0)
}

/// Makes folders that only the user can read.
pub(crate) fn private_folders() -> DirBuilder {
    let mut builder = DirBuilder::new();
    native::only_for_user(&mut builder);
    builder
}

#[cfg(unix)]
mod unix {
    use std::ffi::OsStr;
    use std::fs::{self, DirBuilder, Metadata, OpenOptions, Permissions};
    use std::io;
    use std::os::unix::ffi::OsStrExt as _;
    use std::os::unix::fs::{
        DirBuilderExt as _, FileTypeExt as _, MetadataExt as _, OpenOptionsExt as _,
        PermissionsExt as _,
    };
    use std::os::unix::process::CommandExt as _;
    use std::path::Path;
    use std::process::Command;

    use file_id::FileId;
    use rustix::fs::{Access, access, statvfs};
    use rustix::process::{Resource, getrlimit, setrlimit};

    /// Another program takes the place of this one: signals and the terminal are its own.
    ///
    /// # Errors
    /// It could not be begun.
    pub fn become_program(command: &mut Command) -> io::Result<u8> {
        Err(command.exec())
    }

    /// A command as the user would type it.
    pub fn shell(command: &str) -> Command {
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(command);
        shell
    }

    /// Lets this program have so many files and connections open, as far as the system permits.
    pub fn allow_open_files(count: u64) {
        let mut limit = getrlimit(Resource::Nofile);
        let wanted = limit.maximum.map_or(count, |most| count.min(most));
        if limit.current.is_some_and(|now| now < wanted) {
            limit.current = Some(wanted);
            if let Err(error) = setrlimit(Resource::Nofile, limit) {
                log::warn!("not more than usual may be open: {error}");
            }
        }
    }

    /// The rights of a file; none where the system has no such rights.
    pub fn mode(found: &Metadata) -> Option<u32> {
        Some(found.permissions().mode() & 0o777)
    }

    /// The rights that a new file has before the user's mask.
    pub fn usual_rights() -> Option<Permissions> {
        Some(Permissions::from_mode(0o666))
    }

    /// Leaves a file to the user alone.
    pub fn make_private(path: &Path) -> io::Result<()> {
        fs::set_permissions(path, Permissions::from_mode(0o600))
    }

    pub(crate) fn private_from_the_start(options: &mut OpenOptions) {
        options.mode(0o600);
    }

    pub(super) fn only_for_user(builder: &mut DirBuilder) {
        builder.mode(0o700);
    }

    /// Whether this user may write a file. The system is asked, since opening it would drop the locks of an open desk.
    pub(crate) fn is_writable(path: &Path, _found: &Metadata) -> bool {
        access(path, Access::WRITE_OK).is_ok()
    }

    /// Whether what is written goes on at once, and no content is replaced: a pipe, a terminal, `/dev/null`.
    pub fn is_stream(found: &Metadata) -> bool {
        let kind = found.file_type();
        kind.is_fifo() || kind.is_char_device()
    }

    /// The number of the file that was looked at.
    #[expect(clippy::unnecessary_wraps, reason = "other systems have to ask again")]
    pub(crate) fn id_of(found: &Metadata, _path: &Path) -> Option<FileId> {
        Some(FileId::new_inode(found.dev(), found.ino()))
    }

    /// The first bytes of a name.
    pub(crate) fn cut(name: &OsStr, length: usize) -> Option<&OsStr> {
        Some(OsStr::from_bytes(name.as_encoded_bytes().get(..length)?))
    }

    /// The release of the system.
    pub fn release() -> Option<String> {
        rustix::system::uname().release().to_str().ok().map(str::to_owned)
    }

    /// The bytes that may still be written to the file system of a folder.
    pub fn free_space(folder: &Path) -> Option<u64> {
        let found = statvfs(folder).ok()?;
        Some(found.f_bavail.saturating_mul(found.f_frsize))
    }
}

#[cfg(not(unix))]
mod elsewhere {
    use std::ffi::OsStr;
    use std::fs::{DirBuilder, Metadata, OpenOptions, Permissions};
    use std::io;
    use std::path::Path;
    use std::process::Command;

    use file_id::FileId;

    /// Its exit code; 1 where it has none that fits.
    pub fn become_program(command: &mut Command) -> io::Result<u8> {
        let code = command.status()?.code();
        Ok(code.and_then(|code| u8::try_from(code).ok()).unwrap_or(1))
    }

    pub fn shell(command: &str) -> Command {
        let mut shell = Command::new("cmd");
        shell.arg("/C").arg(command);
        shell
    }

    pub fn allow_open_files(_count: u64) {}

    pub fn mode(_found: &Metadata) -> Option<u32> {
        None
    }

    pub fn usual_rights() -> Option<Permissions> {
        None
    }

    pub fn make_private(_path: &Path) -> io::Result<()> {
        Ok(())
    }

    pub(crate) fn private_from_the_start(_options: &mut OpenOptions) {}

    pub(super) fn only_for_user(_builder: &mut DirBuilder) {}

    pub(crate) fn is_writable(_path: &Path, found: &Metadata) -> bool {
        !found.permissions().readonly()
    }

    pub fn is_stream(found: &Metadata) -> bool {
        !found.is_file()
    }

    pub(crate) fn id_of(_found: &Metadata, path: &Path) -> Option<FileId> {
        file_id::get_file_id(path).ok()
    }

    pub(crate) fn cut(name: &OsStr, length: usize) -> Option<&OsStr> {
        Some(OsStr::new(name.to_str()?.get(..length)?))
    }

    pub fn release() -> Option<String> {
        None
    }

    pub fn free_space(_folder: &Path) -> Option<u64> {
        None
    }
}

/// A failure of the system. Unlike an [`io::Error`] it can be kept, compared and sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{said}")]
#[serde(from = "String", into = "String")]
pub struct SystemFault {
    /// Its kind, where the system has one for it; it is not sent.
    pub kind: Option<ErrorKind>,
    /// The system's own words.
    pub said: String,
}

impl SystemFault {
    pub fn new(kind: ErrorKind, said: &str) -> Self {
        Self { kind: Some(kind), said: said.to_owned() }
    }

    /// The failure of the system behind an error of a library, or the library's words.
    pub fn behind(error: &(dyn Error + 'static)) -> Self {
        let mut cause = Some(error);
        while let Some(one) = cause {
            if let Some(of_system) = one.downcast_ref::<io::Error>() {
                return of_system.into();
            }
            cause = one.source();
        }
        error.to_string().into()
    }
}

/// The kind of an error that the system made; an error made by a library says all in its own words.
pub fn kind(error: &io::Error) -> Option<ErrorKind> {
    error.get_ref().is_none().then(|| error.kind())
}

impl From<&io::Error> for SystemFault {
    fn from(error: &io::Error) -> Self {
        Self { kind: kind(error), said: error.to_string() }
    }
}

impl From<String> for SystemFault {
    fn from(said: String) -> Self {
        Self { kind: None, said }
    }
}

impl From<SystemFault> for String {
    fn from(fault: SystemFault) -> Self {
        fault.said
    }
}
