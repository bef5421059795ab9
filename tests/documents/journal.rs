//! docs/JOURNAL.md: the exported journal, from the types that read and write it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use banzuke::club::Action;
use serde_json::Value;

use super::source::{Part, Type, types};
use crate::files::fixtures;

/// Types that stand for themselves.
const PLAIN: [(&str, &str); 14] = [
    ("i32", "whole number"),
    ("String", "text"),
    ("CompactString", "text"),
    ("bool", "true or false"),
    ("u8", "whole number"),
    ("u32", "whole number"),
    ("u64", "whole number"),
    ("f64", "number"),
    ("NaiveDate", "day, `\"2026-11-21\"`"),
    ("DateTime<Utc>", "time, `\"2026-11-21T09:00:00Z\"`"),
    ("PlayerId", "number of a player, without its check digit"),
    ("TournamentId", "number of a tournament"),
    ("MatchNo", "number of a match in its tournament"),
    ("ListId", "number of a rating list; 1 is the one every file has"),
];

const HEAD: &str = "\
# The journal as data

Made from the types of the program by `UPDATE_DOCS=1 cargo test --test main documents`; a test fails where it is out of date.

`banzuke journal export` writes one entry a line, each a JSON object, in UTF-8. Tags and fields are kept for ever: a field that
comes is optional, a new meaning gets a new tag. An entry that an `undoes` takes back still stands in the journal; an undo that is
itself taken back counts for nothing. `banzuke journal import` reads the same lines. Days of birth and notes are left
out unless `--birth-dates` and `--notes` are given; where a note is left out, no line has a digest. `docs/recompute.py` is a program of some hundred lines that reads it.

";

/// How a value of a type is written; types of our own are named.
fn written(of: &str, own: &mut BTreeSet<String>) -> String {
    let of = of.trim();
    let inner = |name: &str| of.strip_prefix(name).and_then(|rest| rest.strip_suffix('>'));
    if let Some((_, plain)) = PLAIN.iter().find(|(name, _)| *name == of) {
        return (*plain).to_owned();
    }
    if let Some(inner) = inner("Box<") {
        return written(inner, own);
    }
    if let Some(inner) = inner("Option<") {
        return format!("{}, or null", written(inner, own));
    }
    if let Some(inner) = inner("Vec<") {
        return format!("list of: {}", written(inner, own));
    }
    if let Some(inner) = of.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        let (one, many) = inner.split_once(';').unwrap_or((inner, ""));
        return format!("list of{many}: {}", written(one, own));
    }
    if let Some(inner) = inner("BTreeMap<") {
        return format!("`{inner}`");
    }
    if let Some(inner) = of.strip_prefix('(').and_then(|of| of.strip_suffix(')')) {
        let parts: Vec<String> = inner.split(',').map(|one| written(one, own)).collect();
        return format!("list of {}: {}", parts.len(), parts.join("; "));
    }
    let name = of.rsplit("::").next().unwrap_or(of);
    own.insert(name.to_owned());
    format!("[{name}](#{})", name.to_lowercase())
}

fn fields(parts: &[Part], own: &mut BTreeSet<String>) -> String {
    let mut text = "| field | value | |\n|---|---|---|\n".to_owned();
    for part in parts {
        let value = written(&part.of, own);
        let optional = if part.is_optional() { "optional. " } else { "" };
        let doc = part.doc.replace('|', "\\|");
        writeln!(text, "| `{}` | {value} | {optional}{doc} |", part.written()).expect("memory");
    }
    text
}

fn snake(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.extend(c.to_lowercase());
    }
    text
}

/// A type of our own in a section.
fn section(name: &str, of: &Type, own: &mut BTreeSet<String>) -> String {
    let mut text = format!("### {name}\n\n{}\n\n", of.doc);
    if let Some(as_other) =
        of.serde.split("into = \"").nth(1).and_then(|rest| rest.split('"').next())
    {
        writeln!(text, "Written as: {}.\n", written(as_other, own)).expect("memory");
    } else if !of.is_enum && of.unnamed.len() == 1 {
        writeln!(text, "Written as: {}.\n", written(&of.unnamed[0], own)).expect("memory");
    } else if of.is_enum {
        text += "One of:\n\n";
        for one in &of.parts {
            let tag = one.serde.contains("rename").then(|| one.written());
            let tag = tag.unwrap_or_else(|| snake(&one.name));
            let form = match (&one.inner.unnamed[..], &one.inner.parts[..]) {
                ([], []) => format!("`\"{tag}\"`"),
                ([one], _) => format!("`{{\"{tag}\": …}}` with {}", written(one, own)),
                (_, inner) if !inner.is_empty() => {
                    let inner: Vec<String> = inner
                        .iter()
                        .map(|part| format!("`{}` ({})", part.written(), written(&part.of, own)))
                        .collect();
                    format!("`{{\"{tag}\": {{…}}}}` with {}", inner.join(", "))
                }
                (many, _) => {
                    let many: Vec<String> = many.iter().map(|one| written(one, own)).collect();
                    format!("`{{\"{tag}\": […]}}` with {}", many.join("; "))
                }
            };
            writeln!(text, "- {form}{}", said(&one.doc)).expect("memory");
        }
        text += "\n";
    } else {
        text += &fields(&of.parts, own);
        text += "\n";
    }
    text
}

fn said(doc: &str) -> String {
    if doc.is_empty() { String::new() } else { format!(": {doc}") }
}

/// The first example of each kind in a journal with every kind, the shortest.
fn examples() -> BTreeMap<String, Vec<Value>> {
    let mut found: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    let text = std::fs::read_to_string(fixtures("journal.jsonl")).expect("the fixture");
    for line in text.lines() {
        let entry: Value = serde_json::from_str(line).expect("JSON");
        for action in entry["actions"].as_array().into_iter().flatten() {
            let kind = action["kind"].as_str().expect("a kind").to_owned();
            found.entry(kind).or_default().push(action.clone());
        }
    }
    found
}

#[test]
fn the_journal_is_described_by_its_types() {
    let types = types(&["src/club", "src/journal", "crates/domain/src"]);
    let (mut own, mut text) = (BTreeSet::new(), HEAD.to_owned());
    text += "## An entry\n\n";
    text += &fields(&types["Entry"].parts, &mut own);
    text += "| `digest` | text | optional. SHA-256 over this entry and all before it; `docs/RELIABILITY.md` says of which bytes |\n\n";
    for name in ["Action", "Seq", "OpId"] {
        text = text.replace(
            &format!("(#{})", name.to_lowercase()),
            if name == "Action" { "(#actions)" } else { "" },
        );
        own.remove(name);
    }
    text = text.replace("[Seq]", "number of an entry, from 1").replace("[OpId]", "text");
    text += "## Actions\n\nThe field `kind` holds the tag.\n\n";
    let examples = examples();
    let mut tags = BTreeSet::new();
    for one in &types["Action"].parts {
        let tag = snake(&one.name);
        let table = fields(&one.inner.parts, &mut own);
        let known: BTreeSet<String> = one.inner.parts.iter().map(Part::written).collect();
        let of_it = examples.get(&tag).unwrap_or_else(|| panic!("no example of {tag}"));
        for example in of_it {
            let example = example.as_object().expect("an object");
            for field in example.keys().filter(|field| *field != "kind") {
                assert!(known.contains(field), "{tag} has a field {field} that was not found");
            }
            for part in one.inner.parts.iter().filter(|part| !part.is_optional()) {
                assert!(example.contains_key(&part.written()), "{tag} without {}", part.name);
            }
        }
        let shortest = of_it.iter().map(Value::to_string).min_by_key(String::len);
        let example = shortest.unwrap_or_default();
        writeln!(text, "### `{tag}`\n\n{}\n\n{table}\n```json\n{example}\n```\n", one.doc)
            .expect("memory");
        tags.insert(tag);
    }
    assert_eq!(tags, Action::KINDS.iter().map(ToString::to_string).collect());
    text += "## Values\n\n";
    let mut told = BTreeSet::new();
    while let Some(name) = own.iter().find(|name| !told.contains(*name)).cloned() {
        let of = types.get(&name).unwrap_or_else(|| panic!("{name} was not found"));
        text += &section(&name, of, &mut own);
        told.insert(name);
    }
    super::is("JOURNAL.md", &format!("{}\n", text.trim_end()));
}
