//! docs/JOURNAL.md: the exported journal, from the types that read and write it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use banzuke::club::Action;
use serde_json::Value;

use super::source::{Part, Type, types};
use crate::files::fixtures;

/// Types that need no explanation.
const PLAIN: [(&str, &str); 14] = [
    ("i32", "integer"),
    ("String", "text"),
    ("CompactString", "text"),
    ("bool", "boolean"),
    ("u8", "integer"),
    ("u32", "integer"),
    ("u64", "integer"),
    ("f64", "number"),
    ("NaiveDate", "day"),
    ("DateTime<Utc>", "time"),
    ("PlayerId", "player"),
    ("TournamentId", "tournament"),
    ("MatchNo", "match"),
    ("ListId", "list"),
];

const HEAD: &str = "\
# The journal as data

Made from the types of the program by `UPDATE_DOCS=1 cargo test --test main documents`; a test fails where it is out of date.

`banzuke journal export` writes one entry a line, each a JSON object, in UTF-8; `banzuke journal import` reads the same lines.

- Tags and fields are kept for ever: a field that comes is optional, a new meaning gets a new tag.
- An undone entry still stands in the journal. An undo that is itself undone counts for nothing.
- Days of birth and notes are left out unless `--birth-dates` and `--notes` are given; where a note is left out, no line has a
  digest.
- `crates/paper/assets/site/recompute.py` is a program of some hundred lines that reads the journal.

Values are written so:

- *player*, *tournament*, *entry*, *list*: an integer, its number (a player's without the check digit; list 1 is in every file).
- *match*: an integer, its number in its tournament.
- *day*: `\"2026-11-21\"`. *time*: `\"2026-11-21T09:00:00Z\"`.
- *optional*: the field may be missing, and then has its usual value.

";

/// The field that is added to an entry when it is exported.
const DIGEST: &str = "\
- `digest`, optional: text. SHA-256 in hexadecimal over the digest of the entry before (nothing before the first), a line
  feed, this entry as an exported line without days of birth and digest, and a line feed.

";

/// The description of a type's values; our own types are collected in `own`.
fn written(of: &str, own: &mut BTreeSet<String>) -> String {
    let of = of.trim();
    let inner = |name: &str| of.strip_prefix(name).and_then(|rest| rest.strip_suffix('>'));
    if let Some((_, plain)) = PLAIN.iter().find(|(name, _)| *name == of) {
        return (*plain).to_owned();
    }
    if let Some(inner) = inner("Box<") {
        return written(inner, own);
    }
    // Those of an entry, which may be read later.
    if of == "Actions" {
        return written("Vec<Action>", own);
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

/// One line for each field: its name, whether it may be missing, its value, and its comment in the code.
fn fields(parts: &[Part], own: &mut BTreeSet<String>) -> String {
    let mut text = String::new();
    for part in parts {
        let value = written(&part.of, own);
        let optional = if part.is_optional() { ", optional" } else { "" };
        let doc = if part.doc.is_empty() { String::new() } else { format!(". {}", part.doc) };
        writeln!(text, "- `{}`{optional}: {value}{doc}", part.written()).expect("memory");
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
    let types = types(&["crates/club/src/club", "crates/club/src/journal", "crates/domain/src"]);
    let (mut own, mut text) = (BTreeSet::new(), HEAD.to_owned());
    text += "## An entry\n\n";
    text += &fields(&types["Entry"].parts, &mut own);
    text += DIGEST;
    for name in ["Action", "Seq", "OpId"] {
        text = text.replace(
            &format!("(#{})", name.to_lowercase()),
            if name == "Action" { "(#actions)" } else { "" },
        );
        own.remove(name);
    }
    text = text.replace("[Seq]", "entry").replace("[OpId]", "text");
    text += "## Actions\n\nThe field `kind` holds the tag.\n\n";
    let examples = examples();
    for tag in Action::KINDS {
        let (_, one) = types.iter().find(|(name, _)| snake(name) == *tag).expect("its type");
        let table = fields(&one.parts, &mut own);
        let known: BTreeSet<String> = one.parts.iter().map(Part::written).collect();
        let of_it = examples.get(*tag).unwrap_or_else(|| panic!("no example of {tag}"));
        for example in of_it {
            let example = example.as_object().expect("an object");
            for field in example.keys().filter(|field| *field != "kind") {
                assert!(known.contains(field), "{tag} has a field {field} that was not found");
            }
            for part in one.parts.iter().filter(|part| !part.is_optional()) {
                assert!(example.contains_key(&part.written()), "{tag} without {}", part.name);
            }
        }
        let shortest = of_it.iter().map(Value::to_string).min_by_key(String::len);
        let example = shortest.unwrap_or_default();
        writeln!(text, "### `{tag}`\n\n{}\n\n{table}\n```json\n{example}\n```\n", one.doc)
            .expect("memory");
    }
    text += "## Values\n\n";
    let mut told = BTreeSet::new();
    while let Some(name) = own.iter().find(|name| !told.contains(*name)).cloned() {
        let of = types.get(&name).unwrap_or_else(|| panic!("{name} was not found"));
        text += &section(&name, of, &mut own);
        told.insert(name);
    }
    super::is("JOURNAL.md", &format!("{}\n", text.trim_end()));
}
