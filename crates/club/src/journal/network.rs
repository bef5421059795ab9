//! Whether a file lies on a file system that other machines share.
//!
//! Desks on one machine share memory through SQLite; desks on two machines cannot, and would damage the file.

use std::path::Path;

/// Kinds of file systems that other machines may write to, as Linux names them.
const SHARED: [&str; 27] = [
    "9p",
    "afs",
    "beegfs",
    "ceph",
    "cifs",
    "coda",
    "davfs",
    "fuse.davfs2",
    "fuse.glusterfs",
    "fuse.gvfsd-fuse",
    "fuse.rclone",
    "fuse.s3fs",
    "fuse.smbnetfs",
    "fuse.sshfs",
    "fuse.vmhgfs-fuse",
    "gfs2",
    "lustre",
    "ncpfs",
    "nfs",
    "nfs4",
    "ocfs2",
    "prl_fs",
    "smb3",
    "smbfs",
    "vboxsf",
    "virtiofs",
    "vmhgfs",
];

/// The kind of the shared file system on which a file or folder lies; none where it lies on this machine, or where the
/// system does not say. Linux says it; Windows says it of paths such as `\\server\folder`.
pub fn shared_file_system(path: &Path) -> Option<String> {
    kind_of_file_system(path).filter(|kind| SHARED.contains(&kind.as_str()))
}

/// The kind of the file system on which a file or folder lies, as far as the system says it.
pub fn kind_of_file_system(path: &Path) -> Option<String> {
    let whole = std::path::absolute(path).ok()?;
    if whole.as_os_str().as_encoded_bytes().starts_with(br"\\") {
        return Some("smb3".to_owned());
    }
    let folder = whole.ancestors().find_map(|folder| folder.canonicalize().ok())?;
    let mounts = std::fs::read_to_string("/proc/self/mountinfo").ok()?;
    file_system(&mounts, &folder)
}

/// The kind of the file system that a folder is on: of the innermost mount that holds it, the latest where several lie
/// over each other. A line of `/proc/self/mountinfo` has its mount point in the fifth field and its kind behind ` - `.
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
fn unescaped(point: &str) -> String {
    let escapes = [("\\040", " "), ("\\011", "\t"), ("\\012", "\n"), ("\\134", "\\")];
    escapes.into_iter().fold(point.to_owned(), |text, (code, letter)| text.replace(code, letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOUNTS: &str = "\
22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
30 22 0:26 / /mnt/the\\040club rw - nfs4 server:/club rw,vers=4.2
31 30 8:2 / /mnt/the\\040club/stick rw - vfat /dev/sdb1 rw
32 22 0:40 / /home/me/remote rw,nosuid shared:9 master:2 - fuse.sshfs me@host: rw
33 22 0:41 / /mnt/data rw - fuseblk /dev/sdc1 rw
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
        ] {
            assert_eq!(kind(folder), expected, "{folder}");
            assert_eq!(SHARED.contains(&expected), shared, "{folder}");
        }
    }

    #[test]
    fn the_folder_of_a_test_lies_on_this_machine() {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(shared_file_system(&folder.path().join("club.db")), None);
    }
}
