//! Failures of the operating system: the sentences that have one as a fact say it in their own language.

use std::fmt::Display;
use std::io::ErrorKind;

use crate::words::words;

words! {
    /// Failures of the operating system.
    pub SystemWords in "system" {
        not_found; no_permission; refused; reset; unreachable; aborted; in_use; no_address;
        broken_pipe; exists; not_a_folder; is_a_folder; not_empty; read_only; not_valid; timed_out;
        full; quota; too_large; busy; other_disk; long_name; interrupted; unsupported; cut_off;
        no_memory; other(said);
    }
}

impl SystemWords {
    /// A failure of a kind, or in the system's own words.
    pub fn failure(self, kind: ErrorKind, said: &dyn Display) -> String {
        let known = match kind {
            ErrorKind::NotFound => self.not_found(),
            ErrorKind::PermissionDenied => self.no_permission(),
            ErrorKind::ConnectionRefused => self.refused(),
            ErrorKind::ConnectionReset => self.reset(),
            ErrorKind::HostUnreachable | ErrorKind::NetworkUnreachable | ErrorKind::NetworkDown => {
                self.unreachable()
            }
            ErrorKind::ConnectionAborted | ErrorKind::NotConnected => self.aborted(),
            ErrorKind::AddrInUse => self.in_use(),
            ErrorKind::AddrNotAvailable => self.no_address(),
            ErrorKind::BrokenPipe => self.broken_pipe(),
            ErrorKind::AlreadyExists => self.exists(),
            ErrorKind::NotADirectory => self.not_a_folder(),
            ErrorKind::IsADirectory => self.is_a_folder(),
            ErrorKind::DirectoryNotEmpty => self.not_empty(),
            ErrorKind::ReadOnlyFilesystem => self.read_only(),
            ErrorKind::InvalidInput | ErrorKind::InvalidData => self.not_valid(),
            ErrorKind::TimedOut => self.timed_out(),
            ErrorKind::StorageFull | ErrorKind::WriteZero => self.full(),
            ErrorKind::QuotaExceeded => self.quota(),
            ErrorKind::FileTooLarge => self.too_large(),
            ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => self.busy(),
            ErrorKind::CrossesDevices => self.other_disk(),
            ErrorKind::InvalidFilename => self.long_name(),
            ErrorKind::Interrupted => self.interrupted(),
            ErrorKind::Unsupported => self.unsupported(),
            ErrorKind::UnexpectedEof => self.cut_off(),
            ErrorKind::OutOfMemory => self.no_memory(),
            _ => return self.other(format_args!("{said}")),
        };
        known.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::path::Path;

    use super::*;
    use crate::words::{ENGLISH, JAPANESE};

    #[test]
    fn a_failure_is_said_in_the_language_of_who_reads() {
        let of = |error: &io::Error| {
            [&ENGLISH, &JAPANESE]
                .map(|words| words.message.command.unreadable(Path::new("x"), error).what)
        };
        let not_found = io::Error::from(ErrorKind::NotFound);
        assert_eq!(
            of(&not_found),
            [
                "x cannot be read: there is no such file or folder",
                "x を読み込めません：ファイルかフォルダーがありません。",
            ]
        );
        let of_a_library = io::Error::other("a row is torn");
        assert_eq!(of(&of_a_library)[0], "x cannot be read: a row is torn");
        // The system's own words stand there only where no kind fits.
        let unknown =
            SystemWords::speaking(JAPANESE.message.voice).failure(ErrorKind::Deadlock, &"EDEADLK");
        assert_eq!(unknown, "システムのエラー（EDEADLK）");
    }
}
