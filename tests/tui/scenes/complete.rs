//! The catalogue is complete: it has every kind of screen and of overlay, with one scene of each kept at every size.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use banzuke::words::Language;

use super::footers::Footers;
use super::kinds::{OVERLAYS, SCREENS, overlay, screen};
use super::sizes;
use crate::common::code;
use crate::tui::work;

#[test]
fn every_screen_overlay_and_footer_has_a_scene() {
    let (mut screens, mut overlays) = (BTreeMap::new(), BTreeMap::new());
    let mut footers = Footers::default();
    for scene in super::all() {
        let mut front = scene.front(Language::English);
        let is_whole = sizes::is_whole(scene.name);
        let app = &front.desk.app;
        *screens.entry(screen(app.route())).or_default() |= is_whole && app.overlay().is_none();
        if let Some(over) = app.overlay() {
            *overlays.entry(overlay(over)).or_default() |= is_whole;
        }
        footers.take(&mut front);
    }
    let whole = |names: &[&'static str]| names.iter().map(|name| (*name, true)).collect();
    assert_eq!(screens, whole(SCREENS));
    assert_eq!(overlays, whole(OVERLAYS));
    let mut search = work::searching();
    search.drive("D");
    for mut front in [work::waited_for(), search] {
        footers.take(&mut front);
    }
    footers.are_as_before();
}

#[test]
fn every_layer_is_a_screen_with_a_route_or_a_known_overlay() {
    /// The screens of the laboratory.
    const GUESTS: [&str; 2] = ["CardTable", "Experiments"];
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["src/tui", "crates/laboratory/src/screens"].map(|folder| root.join(folder));
    let files: Vec<_> = folders.iter().flat_map(|folder| code(folder)).collect();
    // A form is a screen by what it says of its fields.
    let layers = ["impl Layer for ", "impl Form for "].into_iter().flat_map(|implementing| {
        files.iter().flat_map(move |(_, text)| text.split(implementing).skip(1))
    });
    let named: BTreeSet<&str> = layers.filter_map(|rest| rest.split(' ').next()).collect();
    assert!(OVERLAYS.iter().all(|overlay| named.contains(overlay)), "{named:?}");
    assert!(GUESTS.iter().all(|guest| named.contains(guest)), "{named:?}");
    // All guests have one route.
    assert_eq!(named.len(), OVERLAYS.len() + SCREENS.len() - 1 + GUESTS.len(), "{named:?}");
}

#[test]
fn names_are_told_apart_and_sentences_are_sentences() {
    let names: BTreeSet<&str> = super::all().map(|scene| scene.name).collect();
    assert_eq!(names.len(), super::all().count());
    assert!(sizes::whole_scenes().all(|name| names.contains(name)));
    for scene in super::all() {
        assert!(scene.shows.ends_with('.'), "{}", scene.name);
    }
}
