//! Names the sources from which a club is folded, so that a snapshot of another program is noticed.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The rules of a club, and the versions of what they are built with.
const SOURCES: [&str; 3] = ["src", "../domain/src", "../../Cargo.lock"];

fn main() -> io::Result<()> {
    let mut digest = DefaultHasher::new();
    env!("CARGO_PKG_VERSION").hash(&mut digest);
    for source in SOURCES {
        println!("cargo::rerun-if-changed={source}");
        for file in files(Path::new(source))? {
            fs::read(file)?.hash(&mut digest);
        }
    }
    println!("cargo::rustc-env=BANZUKE_FOLD={:016x}", digest.finish());
    Ok(())
}

/// All files there, in order; none where nothing lies, as in a package of its own.
fn files(at: &Path) -> io::Result<BTreeSet<PathBuf>> {
    if !at.is_dir() {
        return Ok(at.exists().then(|| at.to_owned()).into_iter().collect());
    }
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(at)? {
        found.extend(files(&entry?.path())?);
    }
    Ok(found)
}
