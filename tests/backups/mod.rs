//! Copies of the file: whole or not there, made by themselves now and then, and put back.

mod copies;

use std::path::Path;

/// The names in a folder, in order.
fn names(folder: &Path) -> Vec<String> {
    let found = std::fs::read_dir(folder).into_iter().flatten();
    let name = |entry: std::io::Result<std::fs::DirEntry>| {
        entry.expect("an entry").file_name().into_string().expect("a text")
    };
    let mut names: Vec<String> = found.map(name).collect();
    names.sort();
    names
}

/// How many unfinished copies lie in a folder.
fn unfinished(folder: &Path) -> usize {
    let is_unfinished = |name: &&String| Path::new(name).extension().is_some_and(|it| it == "part");
    names(folder).iter().filter(is_unfinished).count()
}
