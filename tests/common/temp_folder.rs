//! Temporary folders of tests.

use tempfile::TempDir;

/// A temporary folder, in memory if the system has room there: most tests would spend their time waiting for a
/// disk to confirm each entry. Those of `ordeal` and `processes`, which test the disk, use one on the disk.
pub(crate) fn temp_folder() -> TempDir {
    in_memory().unwrap_or_else(|| tempfile::tempdir().expect("a folder"))
}

#[cfg(target_os = "linux")]
fn in_memory() -> Option<TempDir> {
    const MEMORY: &str = "/dev/shm";
    /// Containers often have only 64 MB there, which is too little.
    const ENOUGH: u64 = 1 << 30;
    let found = rustix::fs::statvfs(MEMORY).ok()?;
    (found.f_bavail * found.f_frsize > ENOUGH).then(|| tempfile::tempdir_in(MEMORY).ok())?
}

#[cfg(not(target_os = "linux"))]
const fn in_memory() -> Option<TempDir> {
    None
}
