//! Whether the file that is open still lies where it was opened, with SQLite's files beside it.
//!
//! A restored copy or a tool that synchronises folders may put another file into its place, and SQLite would go on
//! with the old one. On disk a file is known by its device and number, which never change while it is open; a file that
//! was overwritten in place, by when it was written last and how long it is.
//!
//! Whether a file lies on a disk of this machine.
//!
//! Desks on one machine share memory through SQLite; desks on two machines cannot, and would damage the file. So what is
//! not known to be a local disk is opened by one desk alone; several machines share a club through a host.

use std::path::Path;
use std::time::SystemTime;

use file_id::FileId;

use super::connection::{index_of, log_of};
use crate::system;

/// The state of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lies {
    /// The file, as it was.
    Same,
    /// The file, but changed: by another desk, or overwritten by a program.
    Written,
    /// The file, but its write-ahead log was deleted or replaced: entries would go where they are not found.
    LogGone,
    Another,
    Nothing,
}

/// Which file lies at a path, how long it is, and when it was written last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FileState {
    id: FileId,
    length: u64,
    written: Option<SystemTime>,
}

impl FileState {
    fn of(path: &Path) -> Option<Self> {
        let found = std::fs::metadata(path).ok()?;
        let (length, written) = (found.len(), found.modified().ok());
        // One look gives number and length, so that they are of one file.
        Some(Self { id: system::id_of(&found, path)?, length, written })
    }
}

/// An open file, as it lay at its path when that was looked at last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Location {
    file: FileState,
    /// The write-ahead log, if there was one.
    log: Option<FileState>,
    /// The memory that the desks of a machine share, if there was a file for it.
    index: Option<FileId>,
}

impl Location {
    /// The state now; none if there is nothing.
    pub(super) fn of(path: &Path) -> Option<Self> {
        Some(Self { file: FileState::of(path)?, log: None, index: None }.with_companions(path))
    }

    fn with_companions(self, path: &Path) -> Self {
        let index = FileState::of(&index_of(path)).map(|index| index.id);
        Self { log: FileState::of(&log_of(path)), index, ..self }
    }

    /// Notes the log and the index beside the path as those that were opened.
    pub(super) fn adopt_companions(&mut self, path: &Path) {
        *self = self.with_companions(path);
    }

    /// Compares it with what lies there now.
    pub(super) fn compare(&self, path: &Path) -> Lies {
        match FileState::of(path) {
            None => Lies::Nothing,
            Some(now) if now.id != self.file.id => Lies::Another,
            Some(_) if self.has_lost_companions(path) => Lies::LogGone,
            Some(now) if now != self.file => Lies::Written,
            Some(_) => Lies::Same,
        }
    }

    fn has_lost_companions(&self, path: &Path) -> bool {
        let is_lost =
            |known: FileId, path: &Path| FileState::of(path).is_none_or(|found| found.id != known);
        self.log.is_some_and(|log| is_lost(log.id, &log_of(path)))
            || self.index.is_some_and(|index| is_lost(index, &index_of(path)))
    }

    /// Notes the present state of the known file and the known log. Other files at these paths are not noted.
    pub(super) fn look_again(&mut self, path: &Path) {
        if let Some(now) = FileState::of(path).filter(|now| now.id == self.file.id) {
            self.file = now;
        }
        self.look_at_log(path);
    }

    /// [`Self::look_again`] for the write-ahead log alone.
    pub(super) fn look_at_log(&mut self, path: &Path) {
        if let Some(log) = &mut self.log
            && let Some(now) = FileState::of(&log_of(path)).filter(|now| now.id == log.id)
        {
            *log = now;
        }
    }

    /// Whether the write-ahead log that is known lies there and is empty.
    pub(super) fn has_emptied_log(&self, path: &Path) -> bool {
        let now = FileState::of(&log_of(path));
        now.zip(self.log).is_some_and(|(now, known)| now.id == known.id && now.length == 0)
    }

    /// The length of the write-ahead log, in bytes.
    pub(super) fn log_length(&self) -> u64 {
        self.log.map_or(0, |log| log.length)
    }

    /// Whether there is a write-ahead log where there was none: a desk has opened the file.
    pub(super) fn log_has_come(&self, path: &Path) -> bool {
        self.log.is_none() && log_of(path).exists()
    }

    /// Whether the log that was opened lies beside another file now, even if others have written to it since.
    pub(super) fn has_left_log(&self, path: &Path) -> bool {
        let lies = FileState::of(&log_of(path));
        let is_moved = !matches!(self.compare(path), Lies::Same | Lies::Written);
        is_moved && lies.zip(self.log).is_some_and(|(lies, log)| lies.id == log.id)
    }

    /// Whether the write-ahead log is not as it was: come, gone, or written.
    pub(super) fn log_is_another(&self, path: &Path) -> bool {
        FileState::of(&log_of(path)) != self.log
    }
}

/// Kinds of file systems that this machine alone writes to, as Linux and macOS name them.
const LOCAL: &str = "\
    apfs aufs bcachefs btrfs ecryptfs erofs exfat ext2 ext3 ext4 f2fs fuse.encfs fuse.gocryptfs \
    fuse.mergerfs fuse.ntfs-3g fuseblk hfs hfsplus iso9660 jfs msdos nilfs2 ntfs ntfs3 overlay \
    ramfs reiserfs rootfs squashfs tmpfs ubifs udf ufs vfat xfs zfs";

fn is_local(kind: &str) -> bool {
    LOCAL.split(' ').any(|local| local == kind)
}

/// The kind of a file system that other machines may write to, or of which nobody says that they do not.
pub fn shared_file_system(path: &Path) -> Option<String> {
    match kind_of_file_system(path) {
        Some(kind) if is_local(&kind) => None,
        Some(kind) => Some(kind),
        None => Some("unknown".to_owned()),
    }
}

/// The kind of the file system on which a file or folder lies, as far as the system says it.
pub fn kind_of_file_system(path: &Path) -> Option<String> {
    let whole = std::path::absolute(path).ok()?;
    let folder = whole.ancestors().find_map(|folder| folder.canonicalize().ok())?;
    kind_at(&folder)
}

/// A network drive has a name such as `\\server\folder` here, whatever its letter.
#[cfg(windows)]
fn kind_at(folder: &Path) -> Option<String> {
    let name = folder.as_os_str().as_encoded_bytes();
    let is_drive = name.get(..4) == Some(br"\\?\") && name.get(5) == Some(&b':');
    Some(if is_drive { "ntfs" } else { "smb3" }.to_owned())
}

#[cfg(target_os = "macos")]
fn kind_at(folder: &Path) -> Option<String> {
    let found = rustix::fs::statfs(folder).ok()?;
    let name = found.f_fstypename.iter().take_while(|letter| **letter != 0);
    Some(name.map(|letter| char::from(letter.unsigned_abs())).collect())
}

#[cfg(not(any(windows, target_os = "macos")))]
fn kind_at(folder: &Path) -> Option<String> {
    let mounts = std::fs::read_to_string("/proc/self/mountinfo").ok()?;
    file_system(&mounts, folder)
}

/// The kind of the file system that a folder is on: of the innermost mount that holds it, the latest where several lie
/// over each other. A line of `/proc/self/mountinfo` has its mount point in the fifth field and its kind behind ` - `.
#[cfg(not(any(windows, target_os = "macos")))]
fn file_system(mounts: &str, folder: &Path) -> Option<String> {
    let mounted = mounts.lines().filter_map(|line| {
        let (before, behind) = line.split_once(" - ")?;
        let point = unescaped(before.split(' ').nth(4)?);
        let depth = Path::new(&point).components().count();
        let kind = behind.split(' ').next()?;
        folder.starts_with(&point).then_some((depth, kind))
    });
    mounted.max_by_key(|(depth, _)| *depth).map(|(_, kind)| kind.to_owned())
}

/// Spaces, tabs, line ends and backslashes of a mount point are written as `\` and three octal digits.
#[cfg(not(any(windows, target_os = "macos")))]
fn unescaped(point: &str) -> String {
    let escapes = [("\\040", " "), ("\\011", "\t"), ("\\012", "\n"), ("\\134", "\\")];
    escapes.into_iter().fold(point.to_owned(), |text, (code, letter)| text.replace(code, letter))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    const MOUNTS: &str = "\
22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
30 22 0:26 / /mnt/the\\040club rw - nfs4 server:/club rw,vers=4.2
31 30 8:2 / /mnt/the\\040club/stick rw - vfat /dev/sdb1 rw
32 22 0:40 / /home/me/remote rw,nosuid shared:9 master:2 - fuse.sshfs me@host: rw
33 22 0:41 / /mnt/data rw - fuseblk /dev/sdc1 rw
34 22 0:42 / /mnt/new rw - fuse.tomorrowfs somewhere rw
";

    #[test]
    fn the_innermost_mount_says_what_a_folder_is_on() {
        let kind = |folder: &str| file_system(MOUNTS, Path::new(folder)).expect("mounted");
        for (folder, expected, shared) in [
            ("/home/me", "ext4", false),
            ("/mnt/the club/2026", "nfs4", true),
            ("/mnt/the club/stick", "vfat", false),
            ("/home/me/remote", "fuse.sshfs", true),
            ("/home/me/remote2", "ext4", false),
            ("/mnt/data/club", "fuseblk", false),
            ("/mnt/new/club", "fuse.tomorrowfs", true),
        ] {
            assert_eq!(kind(folder), expected, "{folder}");
            assert_eq!(!is_local(expected), shared, "{folder}");
        }
    }

    #[test]
    fn the_folder_of_a_test_lies_on_this_machine() {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(shared_file_system(&folder.path().join("club.db")), None);
    }
}
