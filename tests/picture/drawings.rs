//! Drawings as the program writes them, for the tournaments of the scenes.

use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::format::Format;
use banzuke::domain::ids::ListId;
use banzuke::domain::number::PlayerId;
use banzuke::drawing::{Drawing, Part, Subject, Theme, bracket, cross_table, curve};
use banzuke::words::{ENGLISH, JAPANESE, Words};

use crate::common::{CUP, today};
use crate::drawing::made::{Made, names};

/// A drawing of the gallery: its file, its title, and its description.
pub(super) struct Drawn {
    pub(super) file: &'static str,
    pub(super) title: &'static str,
    pub(super) shows: &'static str,
    pub(super) svg: String,
}

/// All drawings of the gallery.
pub(super) fn drawings() -> Vec<Drawn> {
    let single = Format::SingleElimination { third_place: true, placement: false };
    let double = Format::DoubleElimination { grand_final: GrandFinal::Simple };
    let robin = Format::RoundRobin { double: false };
    let eight = Made::started(&names(8), single).played(5, 0);
    let six = Made::started(&names(6), double).played(6, 0);
    let table = Made::started(&names(8), robin).played(20, 24);
    let players: Vec<PlayerId> = (1..=2).map(PlayerId).collect();
    let subject = Subject::new(&table.club, &ENGLISH);
    let cup = table.club.tournament(CUP).expect("the cup");
    let crossed = cross_table(subject, cup, 1, None);
    let curves = curve(subject, ListId::MAIN, &players, today());
    let drawn = |file, title, shows, drawing: Option<Drawing>, theme| Drawn {
        file,
        title,
        shows,
        svg: drawing.expect("a drawing").headed("2026-11-21").svg(theme),
    };
    vec![
        drawn(
            "drawn_bracket.svg",
            "A drawn bracket",
            "A bracket with the match for third place.",
            brackets(&eight, &ENGLISH),
            Theme::Light,
        ),
        drawn(
            "drawn_double.ja.svg",
            "A drawn double elimination",
            "Both sides and the final of a double elimination, dark and in Japanese.",
            brackets(&six, &JAPANESE),
            Theme::Dark,
        ),
        drawn(
            "drawn_table.svg",
            "A drawn cross table",
            "A cross table with what orders the players.",
            crossed,
            Theme::Light,
        ),
        drawn(
            "drawn_curve.svg",
            "Drawn ratings over time",
            "Ratings with the range in which the strength lies; it widens where nothing is played.",
            curves,
            Theme::Light,
        ),
    ]
}

fn brackets(made: &Made, words: &Words) -> Option<Drawing> {
    let cup = made.club.tournament(CUP).expect("the cup");
    bracket(Subject::new(&made.club, words), cup, Part::Stage(1))
}
