//! The folders of a crate's languages, read as they are now.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use banzuke_words::words::ENGLISH;
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
            let found = faults(&file, &read(&file), asked);
            wrong.extend(found.iter().map(|fault| ENGLISH.message.own_words.fault(fault)));
        }
    }
    wrong
}

fn is_sign(c: char) -> bool {
    !c.is_ascii_alphanumeric() && c != '_'
}

/// The name with which a text begins.
fn name(text: &str) -> &str {
    text.split(is_sign).next().unwrap_or_default()
}

/// The names that code calls: behind a point, a path or the arrow of a case, behind the sign of a method of a table
/// (`fn peak(say; …) = highest(…);`), those of its lists (`headings = [player, due];`), and those of cases that are said by
/// the sentence of their own name (`NoRounds(event);`).
fn called(folder: &Path, names: &mut HashSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            called(&path, names);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text = fs::read_to_string(&path).expect("text");
            for (at, sign) in text.match_indices(['.', ':', '>', '=', '+']) {
                let (before, behind) = text.split_at(at);
                let behind = behind.strip_prefix(sign).unwrap_or_default();
                let said = match sign {
                    ">" if before.ends_with('=') => name(behind.trim_start()),
                    "+" if is_of_a_sentence(before) => name(behind.trim_start()),
                    "=" if is_of_a_table(before) => name(behind.trim_start()),
                    "+" => continue,
                    "=" => {
                        names.extend(list(before, behind).split(is_sign).map(str::to_owned));
                        continue;
                    }
                    _ => name(behind),
                };
                if !names.contains(said) {
                    names.insert(said.to_owned());
                }
            }
            names.extend(text.split_inclusive(';').filter_map(own_name));
        }
    }
    names.remove("");
}

/// The sentence of a case that ends a text of code: its name alone, with what is in it.
fn own_name(text: &str) -> Option<String> {
    let case = text.strip_suffix(';')?.rsplit('\n').next()?.trim();
    let end = case.find(['(', ' ']).unwrap_or(case.len());
    let (name, inner) = case.split_at(end);
    let is_alone = inner.is_empty() || inner.ends_with([')', '}']);
    if !is_alone || !name.starts_with(|c: char| c.is_ascii_uppercase()) {
        return None;
    }
    let letters = name.chars().enumerate().flat_map(|(at, letter)| {
        let parted = (at > 0 && letter.is_ascii_uppercase()).then_some('_');
        parted.into_iter().chain([letter.to_ascii_lowercase()])
    });
    Some(letters.collect())
}

/// Whether a remedy follows: behind the facts of a sentence, its name or the kind of a method.
fn is_of_a_sentence(before: &str) -> bool {
    let name = before.trim_end().rsplit('>').next().unwrap_or_default().trim_start();
    before.trim_end().ends_with(')') || !name.contains(is_sign)
}

/// Whether a method of a table stands before its sentence: no brace opens its body.
fn is_of_a_table(before: &str) -> bool {
    before.rsplit_once("fn ").is_some_and(|(_, method)| !method.contains(['{', '}', '=']))
}

/// The names of a list, which is called by a name alone.
fn list<'a>(before: &str, behind: &'a str) -> &'a str {
    let of = before.rsplit('\n').next().unwrap_or_default().trim();
    let is_name = of.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let texts = behind.trim_start().strip_prefix('[').and_then(|texts| texts.split(']').next());
    texts.filter(|_| is_name && !of.is_empty()).unwrap_or_default()
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
