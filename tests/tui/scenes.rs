//! The catalogue of scenes: every screen and overlay in the states that an
//! organiser meets, each given as a club, some keys and a sentence.
//!
//! Each scene is a test: it is drawn at the tested sizes in both languages and compared with
//! `snapshots/scenes/NAME.snap`. That file has the usual size in English, the rows whose roles matter,
//! the differences on smaller and larger screens ([`sizes`]), and the Japanese lines that differ. One
//! scene of each screen and overlay is kept in full: every size, also in Japanese, and the role of every
//! cell. Of the footer, a scene keeps only the names of its commands ([`footers`]). `INSTA_UPDATE=always
//! cargo test --test main scenes` draws all scenes again; read the differences.
//!
//! To add a scene, add a line to a file of `scenes/`; a new
//! screen or overlay also belongs in the lists of `kinds.rs`.

mod cards;
mod club;
mod complete;
mod drawn;
mod floor;
mod footers;
mod home;
mod imports;
mod journal;
mod kinds;
mod people;
mod planning;
mod ratings;
mod records;
mod scoring;
mod settings;
mod sizes;
mod tournament;

use banzuke::command::CommandId;
use banzuke::words::Language;

use crate::tui::front::{Front, footer};
use club::Fixture;
pub(crate) use drawn::Drawn;

/// A state of the interface that an organiser meets.
pub(crate) struct Scene {
    /// The name of its snapshot file.
    pub(crate) name: &'static str,
    /// A sentence about the scene, for the gallery and for readers of the snapshot.
    pub(crate) shows: &'static str,
    /// The club, with its records already made.
    pub(crate) fixture: &'static Fixture,
    /// The keys that lead there from the first screen; see [`Front::drive`].
    pub(crate) keys: &'static str,
}

/// The scenes of a file, each with its test: name, sentence, club, keys.
macro_rules! scenes {
    ($($name:ident: $shows:literal, $fixture:expr, $keys:expr;)+) => {
        pub(super) static SCENES: &[$crate::tui::scenes::Scene] = &[
            $($crate::tui::scenes::Scene {
                name: stringify!($name),
                shows: $shows,
                fixture: &$fixture,
                keys: $keys,
            },)+
        ];

        $(#[test]
        fn $name() {
            let found = SCENES.iter().find(|scene| scene.name == stringify!($name));
            found.expect("it is in the list").is_drawn_as_before();
        })+
    };
}
use scenes;

/// The whole catalogue.
pub(crate) fn all() -> impl Iterator<Item = &'static Scene> {
    let rooms = [
        home::SCENES,
        people::SCENES,
        planning::SCENES,
        tournament::SCENES,
        scoring::SCENES,
        floor::SCENES,
        ratings::SCENES,
        records::SCENES,
        journal::SCENES,
        settings::SCENES,
        imports::SCENES,
        cards::SCENES,
    ];
    rooms.into_iter().flatten()
}

impl Scene {
    /// An interface in this state, at the usual size.
    #[track_caller]
    pub(crate) fn front(&self, language: Language) -> Front {
        let mut front = Front::speaking(self.fixture.hall(), language);
        front.search();
        front.drive(self.keys);
        front
    }

    #[track_caller]
    fn is_drawn_as_before(&self) {
        let mut fronts = Language::ALL.map(|language| self.front(language));
        let [english, japanese] = fronts.each_mut().map(Drawn::of);
        assert!(english.colours().is_subset(&japanese.colours()), "{}", japanese.usual());
        let kept = if sizes::is_whole(self.name) {
            drawn::whole(&english, &japanese)
        } else {
            drawn::in_short(&english, &japanese)
        };
        insta::with_settings!({
            description => self.shows,
            omit_expression => true,
            prepend_module_to_snapshot => false,
            snapshot_path => "snapshots/scenes",
        }, { insta::assert_snapshot!(self.name, kept) });
        let [english, _] = &mut fronts;
        enter_does_something(english);
    }
}

/// Where the footer names it.
#[track_caller]
fn enter_does_something(front: &mut Front) {
    if footer(&front.desk.app.frame, front.desk.buffer.area).contains(&CommandId::Open) {
        let before = front.text();
        front.drive("<enter>");
        assert_ne!(front.text(), before);
    }
}
