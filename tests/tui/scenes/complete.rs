//! Nothing is forgotten: every kind of screen and of overlay is in the catalogue.

use std::collections::BTreeSet;

use banzuke::words::Language;

use super::kinds::{OVERLAYS, SCREENS, overlay, screen};

#[test]
fn every_screen_and_every_overlay_has_a_scene() {
    let (mut screens, mut overlays) = (BTreeSet::new(), BTreeSet::new());
    for scene in super::all() {
        let front = scene.front(Language::English);
        screens.insert(screen(front.desk.app.screen()));
        overlays.extend(front.desk.app.overlay().map(overlay));
    }
    assert_eq!(screens, SCREENS.iter().copied().collect());
    assert_eq!(overlays, OVERLAYS.iter().copied().collect());
}

#[test]
fn names_are_told_apart_and_sentences_are_sentences() {
    let names: BTreeSet<&str> = super::all().map(|scene| scene.name).collect();
    assert_eq!(names.len(), super::all().count());
    for scene in super::all() {
        assert!(scene.shows.ends_with('.'), "{}", scene.name);
    }
}
