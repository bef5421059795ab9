//! The guide is complete in both languages: the same pages, the same commands, which the
//! program understands, links with targets, and the words of the glossary.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::cli::Shell;
use crate::languages::glossary::{NOT_ENGLISH, NOT_JAPANESE, ruled_out};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The pages of a language, by name.
fn pages(language: &str) -> Vec<(String, String)> {
    let folder = root().join("docs/guide").join(language);
    let mut pages: Vec<(String, String)> = fs::read_dir(folder)
        .expect("the folder")
        .map(|page| page.expect("a page").path())
        .map(|path| (path.file_name().expect("a name").to_string_lossy().into_owned(), read(&path)))
        .collect();
    pages.sort();
    pages
}

/// The README in both languages.
fn fronts() -> [(String, String); 2] {
    ["README.md", "README.ja.md"].map(|name| (name.to_owned(), read(&root().join(name))))
}

/// The code blocks with their languages, and the text without them.
fn split(page: &str) -> (Vec<(&str, &str)>, String) {
    let (mut blocks, mut prose) = (Vec::new(), String::new());
    for (at, part) in page.split("```").enumerate() {
        if at % 2 == 1 {
            blocks.push(part.split_once('\n').expect("a block"));
        } else {
            prose.push_str(part);
        }
    }
    (blocks, prose)
}

/// The shell lines, without their comments.
fn commands(page: &str) -> Vec<String> {
    let (blocks, _) = split(page);
    let shell = blocks.into_iter().filter(|(kind, _)| *kind == "sh");
    let line = |line: &str| line.split(" # ").next().unwrap_or_default().trim().to_owned();
    shell.flat_map(|(_, block)| block.lines().map(line)).collect()
}

/// The number of each kind of element on a page.
fn shape(page: &str) -> [usize; 4] {
    let (_, prose) = split(page);
    ["\n## ", "](", "![", "\n|"].map(|mark| prose.matches(mark).count())
}

#[test]
fn every_page_is_in_both_languages() {
    let (english, japanese) = (pages("en"), pages("ja"));
    let names = |pages: &[(String, String)]| -> Vec<String> {
        pages.iter().map(|(name, _)| name.clone()).collect()
    };
    assert_eq!(names(&english), names(&japanese));
    for ((name, english), (_, japanese)) in english.iter().zip(&japanese) {
        assert_eq!(commands(english), commands(japanese), "{name}");
        assert_eq!(shape(english), shape(japanese), "{name}: headings, links, pictures, rows");
    }
    let [(_, english), (_, japanese)] = fronts();
    assert_eq!(commands(&english), commands(&japanese));
}

#[test]
fn the_program_understands_every_command_of_the_guide() {
    let shell = Shell::new();
    let lines: BTreeSet<String> = pages("en").iter().flat_map(|(_, page)| commands(page)).collect();
    let mut tried = 0;
    for line in &lines {
        let Some(arguments) = line.strip_prefix("banzuke ") else {
            assert!(line.starts_with("python3 "), "{line}");
            continue;
        };
        let output = shell.obey(&arguments.replace('"', "'"));
        // 1 is a refusal: nothing of what the guide speaks of is in the file.
        assert!(matches!(output.status.code(), Some(0 | 1)), "{line}: {output:?}");
        tried += 1;
    }
    assert!(tried > 80, "{tried}");
}

/// Addresses of the links and pictures of a page.
fn links(prose: &str) -> impl Iterator<Item = &str> {
    prose.split("](").skip(1).filter_map(|rest| rest.split(')').next())
}

/// The anchor of a heading in links.
fn anchor(heading: &str) -> String {
    let kept = heading.to_lowercase();
    let kept = kept.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

fn documents() -> Vec<PathBuf> {
    let mut found = vec![root().to_owned(), root().join("docs"), root().join("docs/guide")];
    found.extend(["en", "ja"].map(|language| root().join("docs/guide").join(language)));
    let files = found.iter().flat_map(|folder| fs::read_dir(folder).expect("a folder"));
    let paths = files.map(|file| file.expect("a file").path());
    paths.filter(|path| path.extension().is_some_and(|kind| kind == "md")).collect()
}

#[test]
fn every_link_leads_somewhere() {
    let mut broken = Vec::new();
    for path in documents() {
        let text = read(&path);
        let (_, prose) = split(&text);
        for link in links(&prose).filter(|link| !link.starts_with("http")) {
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let to = path.with_file_name(file);
            let to = if file.is_empty() { path.clone() } else { to };
            let leads = to.exists()
                && (heading.is_empty()
                    || read(&to)
                        .lines()
                        .filter(|line| line.starts_with('#'))
                        .any(|line| anchor(line.trim_start_matches('#').trim()) == heading));
            if !leads {
                broken.push(format!("{}: {link}", path.display()));
            }
        }
    }
    assert_eq!(broken, Vec::<String>::new());
}

/// The text without link addresses and code.
fn spoken(page: &str) -> String {
    let (_, prose) = split(page);
    let typed =
        |(at, part): (usize, &'_ str)| if at % 2 == 1 { String::new() } else { part.to_owned() };
    let prose: String = prose.split('`').enumerate().map(typed).collect();
    let mut parts = prose.split("](");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once(')').map_or(part, |(_, rest)| rest))
}

#[test]
fn the_guide_uses_the_words_of_the_glossary() {
    let all = pages("en").into_iter().chain(pages("ja")).chain(fronts());
    for (name, page) in all {
        let text = spoken(&page);
        let mut found = ruled_out(&text, NOT_JAPANESE);
        let small = text.to_lowercase();
        found.extend(ruled_out(&small, NOT_ENGLISH));
        assert!(found.is_empty(), "{name}: {found:?}");
    }
}
