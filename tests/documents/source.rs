//! Types as in their source: names, fields, `serde` attributes, and comments.

use std::collections::BTreeMap;
use std::path::Path;

/// A struct or an enum.
#[derive(Clone, Debug, Default)]
pub(super) struct Type {
    pub(super) doc: String,
    pub(super) serde: String,
    pub(super) is_enum: bool,
    /// Fields of a struct, or the variants of an enum.
    pub(super) parts: Vec<Part>,
    /// The types of unnamed fields in a struct or variant.
    pub(super) unnamed: Vec<String>,
}

/// A field, with its type, or a variant, with its fields.
#[derive(Clone, Debug, Default)]
pub(super) struct Part {
    pub(super) name: String,
    pub(super) doc: String,
    pub(super) serde: String,
    pub(super) of: String,
    pub(super) inner: Type,
}

impl Part {
    /// Its name in JSON.
    pub(super) fn written(&self) -> String {
        let renamed =
            self.serde.split("rename = \"").nth(1).and_then(|rest| rest.split('"').next());
        renamed.map_or_else(|| self.name.clone(), str::to_owned)
    }

    /// Whether it may be left out.
    pub(super) fn is_optional(&self) -> bool {
        self.serde.contains("default")
    }
}

/// Every public type below some folders, by name.
pub(super) fn types(folders: &[&str]) -> BTreeMap<String, Type> {
    let mut found = BTreeMap::new();
    for folder in folders {
        read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut found);
    }
    found
}

fn read(folder: &Path, found: &mut BTreeMap<String, Type>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            read(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            of_file(&std::fs::read_to_string(path).expect("a text"), found);
        }
    }
}

fn of_file(text: &str, found: &mut BTreeMap<String, Type>) {
    for (is_enum, keyword) in [(true, "\npub enum "), (false, "\npub struct ")] {
        for (at, _) in text.match_indices(keyword) {
            let (before, after) = text.split_at(at + 1);
            let after = after.split_at(keyword.len() - 1).1;
            let end = after.find(|c: char| !c.is_alphanumeric()).unwrap_or(after.len());
            let (name, rest) = after.split_at(end);
            let (doc, serde) = above(before);
            let mut made = Type { doc, serde, is_enum, ..Type::default() };
            match rest.trim_start().chars().next() {
                Some('{') => made.parts = parts(inside(rest.trim_start()), is_enum),
                Some('(') => made.unnamed = unnamed(inside(rest)),
                _ => {}
            }
            // Of types that share a name, the one that is written to files is meant.
            let is_written = |of: &Type| of.serde.contains("Serialize");
            let known = found.get(name);
            if known.is_none_or(|known| !is_written(known) && is_written(&made)) {
                found.insert(name.to_owned(), made);
            }
        }
    }
}

/// The comments and attributes above a line.
fn above(text: &str) -> (String, String) {
    let mut lines: Vec<&str> = Vec::new();
    for line in text.lines().rev() {
        let line = line.trim();
        let belongs = line.starts_with("///") || !line.is_empty() && !line.ends_with(['}', ';']);
        if !belongs {
            break;
        }
        lines.push(line);
    }
    lines.reverse();
    let docs = lines.iter().filter_map(|line| line.strip_prefix("///").map(str::trim));
    let others = lines.iter().filter(|line| !line.starts_with("///")).copied();
    (docs.collect::<Vec<_>>().join(" "), others.collect::<Vec<_>>().join(" "))
}

/// The text between its first bracket and the matching one.
fn inside(text: &str) -> &str {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return text.split_at(at).0.split_at(1).1;
        }
    }
    text
}

/// The parts between the commas at this depth.
fn pieces(text: &str) -> Vec<String> {
    let (mut depth, mut pieces) = (0, vec![String::new()]);
    for line in text.lines() {
        let is_doc = line.trim_start().starts_with("//");
        for c in line.chars() {
            if !is_doc {
                match c {
                    '{' | '(' | '[' | '<' => depth += 1,
                    '}' | ')' | ']' | '>' => depth -= 1,
                    ',' if depth == 0 => {
                        pieces.push(String::new());
                        continue;
                    }
                    _ => {}
                }
            }
            pieces.last_mut().expect("one").push(c);
        }
        pieces.last_mut().expect("one").push('\n');
    }
    pieces.retain(|piece| !piece.trim().is_empty());
    pieces
}

fn parts(body: &str, is_enum: bool) -> Vec<Part> {
    pieces(body).iter().map(|piece| part(piece, is_enum)).collect()
}

fn part(piece: &str, is_enum: bool) -> Part {
    let (mut doc, mut serde, mut rest) = (Vec::new(), String::new(), piece.trim_start());
    loop {
        if let Some(line) = rest.strip_prefix("//") {
            let (line, after) = line.split_once('\n').unwrap_or((line, ""));
            doc.extend(line.strip_prefix('/').map(|line| line.trim().to_owned()));
            rest = after.trim_start();
        } else if let Some(attribute) = rest.strip_prefix('#') {
            let attribute = inside(attribute);
            serde += attribute;
            rest = rest.split_at(attribute.len() + 3).1.trim_start();
        } else {
            break;
        }
    }
    let rest = rest.strip_prefix("pub ").unwrap_or(rest).trim();
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
    let (name, rest) = rest.split_at(end);
    let mut part = Part { name: name.to_owned(), doc: doc.join(" "), serde, ..Part::default() };
    let rest = rest.trim();
    match rest.chars().next() {
        Some('{') if is_enum => part.inner.parts = parts(inside(rest), false),
        Some('(') if is_enum => part.inner.unnamed = unnamed(inside(rest)),
        Some(':') => rest.split_at(1).1.trim().clone_into(&mut part.of),
        _ => {}
    }
    part
}

fn unnamed(body: &str) -> Vec<String> {
    pieces(body)
        .iter()
        .map(|piece| part(&format!("x: {}", piece.trim().trim_start_matches("pub ")), false).of)
        .collect()
}
