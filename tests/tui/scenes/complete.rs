//! Nothing is forgotten: every kind of screen and of overlay is in the catalogue.

use std::collections::BTreeSet;

use banzuke::tui::overlay::Overlay;
use banzuke::tui::screen::Screen;
use banzuke::words::Language;

/// The names of all variants, and of one of them. A variant that is not listed does not compile.
macro_rules! variants {
    ($of:ident, $all:ident, $type:ident: $($variant:ident)+) => {
        const $all: &[&str] = &[$(stringify!($variant)),+];

        fn $of(one: &$type) -> &'static str {
            match one { $($type::$variant(_) => stringify!($variant),)+ }
        }
    };
}

variants!(screen, SCREENS, Screen:
    Home Players Player PlayerForm Tournament Wizard Enter Newcomer Floor Hall Score Encounter Sitting
    Duplicates Other Ranking Curves ListForm Adjust Limits Journal Settings Import);

variants!(overlay, OVERLAYS, Overlay: Help Palette Confirm Choice Details Board Versus);

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
