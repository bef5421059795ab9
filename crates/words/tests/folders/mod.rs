//! The folders of a crate's languages, read as they are now.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use banzuke_words::words::catalog::SHIPPED;
use banzuke_words::words::catalog::check::{Asked, faults};

/// The subjects of a crate by the names of their files, with what the code asks of each.
pub(crate) type Subjects = Vec<(String, Vec<Asked>)>;

pub(crate) fn home() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

pub(crate) fn read(file: &str) -> String {
    fs::read_to_string(home().join(file)).unwrap_or_default()
}

/// The subjects that lie in a folder.
fn lying(folder: &str) -> Vec<String> {
    let files = fs::read_dir(home().join(folder)).expect("a folder");
    let names = files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.map(|name| name.replace(".ftl", "")).collect();
    names.sort();
    names
}

/// All that is wrong with them.
pub(crate) fn wrong(assets: &str, subjects: &Subjects) -> Vec<String> {
    let mut wrong = Vec::new();
    for code in SHIPPED {
        let folder = format!("{assets}/{code}");
        let known: HashSet<&str> = subjects.iter().map(|(name, _)| name.as_str()).collect();
        let strays = lying(&folder).into_iter().filter(|name| !known.contains(name.as_str()));
        wrong.extend(strays.map(|name| format!("{folder}/{name}.ftl:1: nothing asks for it")));
        for (subject, asked) in subjects {
            let file = format!("{folder}/{subject}.ftl");
            wrong.extend(faults(&file, &read(&file), asked).iter().map(ToString::to_string));
        }
    }
    wrong
}

/// The names that code calls: behind a point, a path or the arrow of a case.
fn called(folder: &Path, names: &mut HashSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            called(&path, names);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text = fs::read(&path).expect("text");
            let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
            for (at, byte) in text.iter().enumerate().filter(|(_, byte)| b".:>".contains(byte)) {
                let is_case = *byte == b'>' && text[..at].ends_with(b"=");
                let behind = text.iter().skip(at + 1);
                let behind = behind.skip_while(|byte| is_case && byte.is_ascii_whitespace());
                let name: Vec<u8> = behind.copied().take_while(is_name).collect();
                names.extend(String::from_utf8(name).ok().filter(|name| !name.is_empty()));
            }
        }
    }
}

/// The sentences that no code of the project says.
pub(crate) fn uncalled(subjects: &Subjects) -> Vec<String> {
    let mut names = HashSet::new();
    called(&home().join("src"), &mut names);
    for entry in fs::read_dir(home().join("crates")).expect("a folder") {
        called(&entry.expect("a crate").path().join("src"), &mut names);
    }
    let asked = subjects.iter().flat_map(|(of, asked)| asked.iter().map(move |it| (of, &it.name)));
    let is_called = |name: &str| names.contains(name.split(['.', '-']).next().unwrap_or_default());
    let uncalled = asked.filter(|(_, name)| !is_called(name));
    uncalled.map(|(subject, name)| format!("{subject}.ftl: no code says {name}")).collect()
}
