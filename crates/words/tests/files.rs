//! The files of all languages, beside each other and beside the code.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use banzuke_words::words::catalog::SHIPPED;
use banzuke_words::words::catalog::check::{Asked, faults, names};
use banzuke_words::words::subjects;

fn home() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(file: &str) -> String {
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

/// All that is wrong with the folders of a crate, which are read as they are now.
fn wrong(assets: &str, subjects: &[(String, Vec<Asked>)]) -> Vec<String> {
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

#[test]
fn every_language_says_what_is_asked() {
    let subjects = subjects().into_iter().map(|(name, asked)| (name.to_owned(), asked));
    assert_eq!(wrong("crates/words/assets", &subjects.collect::<Vec<_>>()), Vec::<String>::new());
}

/// Its help, which the laboratory looks up by what is typed.
#[test]
fn every_language_says_what_the_laboratory_asks() {
    let assets = "crates/laboratory/assets";
    let asked = |file: &str| {
        let names = names(&read(&format!("{assets}/en/{file}.ftl"))).into_iter();
        names.map(|(name, _)| Asked { name, facts: Vec::new(), needed: true }).collect()
    };
    let subjects = ["arguments", "choices", "help"].map(|file| (file.to_owned(), asked(file)));
    assert_eq!(wrong(assets, &subjects), Vec::<String>::new());
}

/// The names that code calls: behind a point or a path.
fn called(folder: &Path, names: &mut HashSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            called(&path, names);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text = fs::read(&path).expect("text");
            let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
            for (at, _) in text.iter().enumerate().filter(|(_, byte)| matches!(byte, b'.' | b':')) {
                let name: Vec<u8> = text.iter().skip(at + 1).copied().take_while(is_name).collect();
                names.extend(String::from_utf8(name).ok().filter(|name| !name.is_empty()));
            }
        }
    }
}

#[test]
fn every_sentence_is_called_somewhere() {
    let mut names = HashSet::new();
    called(&home().join("src"), &mut names);
    for entry in fs::read_dir(home().join("crates")).expect("a folder") {
        called(&entry.expect("a crate").path().join("src"), &mut names);
    }
    let looked_up = ["additions", "arguments", "choices", "commands", "help", "placeholders"];
    let tables = subjects().into_iter().filter(|(subject, _)| !looked_up.contains(subject));
    let uncalled: Vec<String> = tables
        .flat_map(|(subject, asked)| asked.into_iter().map(move |it| (subject, it.name)))
        .filter(|(_, name)| !names.contains(name.split(['.', '-']).next().unwrap_or_default()))
        .map(|(subject, name)| format!("{subject}.ftl: no code says {name}"))
        .collect();
    assert_eq!(uncalled, Vec::<String>::new());
}
