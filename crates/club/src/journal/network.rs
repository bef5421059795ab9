//! Whether a file lies on a disk of this machine.
//!
//! Desks on one machine share memory through SQLite; desks on two machines cannot, and would damage the file. So what is
//! not known to be a local disk is opened by one desk alone; several machines share a club through a host.

use std::path::Path;

/// Kinds of file systems that this machine alone writes to, as Linux and macOS name them.
const LOCAL: [&str; 36] = [
    "apfs",
    "aufs",
    "bcachefs",
    "btrfs",
    "ecryptfs",
    "erofs",
    "exfat",
    "ext2",
    "ext3",
    "ext4",
    "f2fs",
    "fuse.encfs",
    "fuse.gocryptfs",
    "fuse.mergerfs",
    "fuse.ntfs-3g",
    "fuseblk",
    "hfs",
    "hfsplus",
    "iso9660",
    "jfs",
    "msdos",
    "nilfs2",
    "ntfs",
    "ntfs3",
    "overlay",
    "ramfs",
    "reiserfs",
    "rootfs",
    "squashfs",
    "tmpfs",
    "ubifs",
    "udf",
    "ufs",
    "vfat",
    "xfs",
    "zfs",
];

/// The kind of a file system that other machines may write to, or of which nobody says that they do not.
pub fn shared_file_system(path: &Path) -> Option<String> {
    match kind_of_file_system(path) {
        Some(kind) if LOCAL.contains(&kind.as_str()) => None,
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

/// A drive of the network has a name such as `\\server\folder` here, whatever letter it has.
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
            assert_eq!(!LOCAL.contains(&expected), shared, "{folder}");
        }
    }

    #[test]
    fn the_folder_of_a_test_lies_on_this_machine() {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(shared_file_system(&folder.path().join("club.db")), None);
    }
}
