//! Checks, without a crate, that a page is well formed: tags balanced, ids unique, headers scoped, pictures labelled.

use std::collections::BTreeSet;

/// Elements without an end tag.
const VOID: [&str; 7] = ["br", "hr", "img", "input", "link", "meta", "wbr"];
/// Elements that may not be inside a paragraph.
const BLOCKS: [&str; 12] =
    ["p", "ul", "ol", "table", "div", "section", "h1", "h2", "h3", "h4", "dl", "pre"];

/// A tag: its name, its attributes, and whether it is an end tag.
struct Tag<'t> {
    name: &'t str,
    attributes: Vec<(&'t str, &'t str)>,
    ends: bool,
    closed: bool,
}

impl<'t> Tag<'t> {
    fn has(&self, name: &str) -> bool {
        self.attributes.iter().any(|(known, _)| *known == name)
    }

    fn value(&self, name: &str) -> Option<&'t str> {
        self.attributes.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
    }
}

/// The tags of a text, with the text before each.
fn tags(text: &str) -> Vec<(&str, Tag<'_>)> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        assert!(!before.contains('>'), "a bare > in {before:?}");
        let (inside, next) = after.split_once('>').expect("a tag ends");
        rest = next;
        if inside.starts_with(['!', '?']) {
            continue;
        }
        let ends = inside.starts_with('/');
        let closed = inside.ends_with('/');
        let inside = inside.trim_matches('/');
        let (name, attributes) = inside.split_once([' ', '\n']).unwrap_or((inside, ""));
        found.push((before, Tag { name, attributes: attributes_of(attributes), ends, closed }));
    }
    assert_eq!(rest.trim(), "", "text after the end");
    found
}

fn attributes_of(mut rest: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    loop {
        rest = rest.trim_start();
        if rest.is_empty() {
            return found;
        }
        let end = rest.find(['=', ' ']).unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        assert!(!found.iter().any(|(known, _)| *known == name), "{name} twice");
        if let Some(quoted) = after.strip_prefix("=\"") {
            let (value, next) = quoted.split_once('"').expect("a quote ends");
            found.push((name, value));
            rest = next;
        } else {
            assert!(!after.starts_with('='), "{name} without quotes");
            found.push((name, ""));
            rest = after;
        }
    }
}

/// Checks that every & begins a name.
fn check_text(path: &str, text: &str) {
    for after in text.split('&').skip(1) {
        let known = ["amp;", "lt;", "gt;", "quot;", "#"].iter().any(|name| after.starts_with(name));
        assert!(known, "{path}: a bare & in {text:?}");
    }
}

#[track_caller]
pub(super) fn check(path: &str, page: &str) {
    assert!(page.starts_with("<!DOCTYPE html><html lang=\""), "{path} says its language");
    let (mut open, mut ids, mut heading): (Vec<&str>, BTreeSet<&str>, u8) = Default::default();
    for (before, tag) in tags(page) {
        check_text(path, before);
        tag.attributes.iter().for_each(|(_, value)| check_text(path, value));
        let name = tag.name;
        if tag.ends {
            assert_eq!(open.pop(), Some(name), "{path}: </{name}> ends something else");
            continue;
        }
        let in_paragraph = open.contains(&"p") && BLOCKS.contains(&name);
        assert!(!in_paragraph, "{path}: <{name}> within <p>");
        assert!(!(name == "a" && open.contains(&"a")), "{path}: a link within a link");
        if let Some(id) = tag.value("id") {
            assert!(ids.insert(id), "{path}: {id} twice");
        }
        match name {
            "th" => assert!(tag.has("scope"), "{path}: a heading of what?"),
            "img" => assert!(tag.has("alt"), "{path}: a picture of what?"),
            "svg" => {
                let labelled = tag.value("role") == Some("img")
                    && (tag.has("aria-label") || tag.has("aria-labelledby"));
                assert!(
                    labelled || tag.value("aria-hidden") == Some("true"),
                    "{path}: a drawing of what?"
                );
            }
            "a" => assert!(tag.has("href"), "{path}: a link to nowhere"),
            "h1" | "h2" | "h3" | "h4" => {
                let level = name.as_bytes()[1] - b'0';
                assert!(level <= heading + 1, "{path}: <{name}> after <h{heading}>");
                heading = level;
            }
            _ => {}
        }
        if !VOID.contains(&name) && !tag.closed {
            open.push(name);
        }
    }
    assert_eq!(open, [""; 0], "{path}");
    // Drawings have titles of their own.
    let (head, body) = page.split_once("</head>").expect("a head");
    for needed in ["<title>", "name=\"viewport\"", "charset=\"utf-8\""] {
        assert_eq!(head.matches(needed).count(), 1, "{path}: {needed}");
    }
    assert_eq!(body.matches("<main").count(), 1, "{path}");
}

/// Checks that a text is well-formed XML, as far as our feed needs it.
#[track_caller]
pub(super) fn check_xml(xml: &str) {
    assert!(xml.starts_with(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\""
    ));
    let mut open = Vec::new();
    for (before, tag) in tags(xml) {
        check_text("feed", before);
        tag.attributes.iter().for_each(|(_, value)| check_text("feed", value));
        if tag.ends {
            assert_eq!(open.pop(), Some(tag.name));
        } else if !tag.closed {
            open.push(tag.name);
        }
    }
    assert_eq!(open, [""; 0]);
}

/// All values of an attribute.
pub(super) fn values(page: &str, attribute: &str) -> BTreeSet<String> {
    let before = format!(" {attribute}=\"");
    let values = page.split(&before).skip(1);
    values.map(|rest| rest.split_once('"').expect("a quote ends").0.replace("&amp;", "&")).collect()
}

/// The target of a link on a page.
pub(super) fn resolved(page: &str, link: &str) -> String {
    if link.is_empty() {
        return page.to_owned();
    }
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            ".." => {
                parts.pop().expect("within the site");
            }
            part => parts.push(part),
        }
    }
    parts.join("/")
}
