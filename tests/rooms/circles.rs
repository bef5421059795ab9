//! Screens do not import each other in a cycle, and the parts of screens import no screen. The frame
//! around them may, since a layer answers with an event, a task or the route to another layer.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::common::code;

/// A module by its path, as `tui::screen::home`.
type Module = String;

/// Modules above the kit: they may use the kit, but the kit must not use them.
const ABOVE_THE_KIT: [&str; 7] = [
    "tui::board",
    "tui::overlay",
    "tui::screen",
    "tui::desk_worker",
    "tui::state",
    "tui::update",
    "tui::view",
];

/// The code of each module of the screens, without comments and without the paths in `pub(in ...)`.
fn modules() -> BTreeMap<Module, String> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = code(&src.join("tui"));
    files.extend(code(&src.join("tui.rs")));
    let without_marks = |text: &str| {
        let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let text = lines.collect::<Vec<_>>().join("\n");
        let mut parts = text.split("pub(");
        let before = parts.next().unwrap_or_default();
        let behind = parts.map(|part| part.split_once(") ").map_or(part, |it| it.1));
        std::iter::once(before).chain(behind).collect::<Vec<_>>().join(" ")
    };
    let module = |path: &Path| {
        let inside = path.strip_prefix(&src).expect("inside").with_extension("");
        inside.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("::")
    };
    files.into_iter().map(|(path, text)| (module(&path), without_marks(&text))).collect()
}

/// The paths in an import tree: `a::{b, c::D}` gives `a::b` and `a::c::D`.
fn expanded(tree: &str) -> Vec<String> {
    let Some((before, inside)) = tree.split_once('{') else { return vec![tree.trim().to_owned()] };
    let inside = inside.trim_end().strip_suffix('}').unwrap_or(inside);
    let (mut depth, mut parts) = (0, vec![String::new()]);
    for letter in inside.chars() {
        depth += match letter {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        match letter {
            ',' if depth == 0 => parts.push(String::new()),
            _ => parts.last_mut().expect("one").push(letter),
        }
    }
    let named = parts.iter().flat_map(|part| expanded(part)).filter(|path| !path.is_empty());
    named.map(|path| format!("{}{path}", before.trim())).collect()
}

/// The modules used by a module.
fn named(module: &str, text: &str, all: &BTreeMap<Module, String>) -> BTreeSet<Module> {
    let statements = text.split("use ").skip(1).filter_map(|rest| rest.split(';').next());
    let inline = text.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'));
    let inline = inline.filter(|path| !path.ends_with("::")).map(str::to_owned);
    let paths = statements.flat_map(expanded).chain(inline);
    let found = |path: String| {
        let (mut base, mut rest) = (module, path.as_str());
        while let Some(outside) = rest.strip_prefix("super::") {
            (base, rest) = (base.rsplit_once("::")?.0, outside);
        }
        let whole = match rest.strip_prefix("crate::") {
            Some(rest) => rest.to_owned(),
            None => format!("{base}::{rest}"),
        };
        let steps: Vec<usize> = whole.match_indices("::").map(|(at, _)| at).collect();
        let prefixes = steps.iter().rev().filter_map(|&at| whole.get(..at));
        let found =
            std::iter::once(whole.as_str()).chain(prefixes).find(|it| all.contains_key(*it));
        found.filter(|found| *found != module).map(str::to_owned)
    };
    // The items that a module declares are part of it; a path that names nothing resolves to the module itself or to its parents.
    paths.filter(|path| path.contains("::")).filter_map(found).collect()
}

/// The folder of a module: its submodules are in the folder of its name.
fn folder(module: &str, all: &BTreeMap<Module, String>) -> String {
    let own = format!("{module}::");
    let has_own = all.keys().any(|other| other.starts_with(&own));
    let parent = module.rsplit_once("::").map_or("", |it| it.0);
    if has_own { module.to_owned() } else { parent.to_owned() }
}

/// Screens and pages of the display.
fn is_screen(module: &Module) -> bool {
    ["tui::screen::", "tui::board::"].iter().any(|room| module.starts_with(room))
}

#[test]
fn files_of_the_screens_are_in_no_circle() {
    let all = modules();
    let imports = all.iter().map(|(module, text)| (module, named(module, text, &all)));
    let arrows: BTreeMap<&Module, BTreeSet<Module>> = imports.collect();
    let read: usize = arrows.values().map(BTreeSet::len).sum();
    assert!(read > 500, "the imports were read: {read} of {} files", all.len());
    let arrows: BTreeMap<&Module, BTreeSet<Module>> = arrows
        .into_iter()
        .filter(|(module, _)| is_screen(module))
        .map(|(module, named)| (module, named.into_iter().filter(is_screen).collect()))
        .collect();
    let reached = |from: &Module| {
        let (mut reached, mut open) = (BTreeSet::new(), vec![from.clone()]);
        while let Some(one) = open.pop() {
            open.extend(arrows[&one].iter().filter(|to| reached.insert((*to).clone())).cloned());
        }
        reached
    };
    let reach: BTreeMap<&Module, BTreeSet<Module>> =
        arrows.keys().map(|module| (*module, reached(module))).collect();
    let circle = |module: &Module| -> BTreeSet<&Module> {
        reach[module].iter().filter(|other| reach[*other].contains(module)).collect()
    };
    let mut wrong: BTreeSet<BTreeSet<&Module>> =
        arrows.keys().map(|module| circle(module)).collect();
    wrong.retain(|circle| {
        let folders: BTreeSet<String> = circle.iter().map(|one| folder(one, &all)).collect();
        circle.len() > 3 || folders.len() > 1
    });
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn what_screens_are_made_of_knows_no_screen() {
    let all = modules();
    let is_above = |named: &Module| ABOVE_THE_KIT.iter().any(|above| named.starts_with(above));
    let kit = all.iter().filter(|(module, _)| module.starts_with("tui::kit"));
    let wrong: Vec<(&Module, Module)> = kit
        .flat_map(|(module, text)| {
            named(module, text, &all).into_iter().map(move |to| (module, to))
        })
        .filter(|(_, named)| is_above(named))
        .collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}
