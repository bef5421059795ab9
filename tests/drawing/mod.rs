//! Drawings: their content; nothing is outside, and nothing overlaps.

pub(crate) mod made;

use banzuke::club::Club;
use banzuke::club::question::rating_table::RankingQuery;
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::format::Format;
use banzuke::domain::ids::ListId;
use banzuke::domain::number::PlayerId;
use banzuke::domain::seeding::Split;
use banzuke::drawing::{
    Drawing, Part, Shape, Subject, Text, Theme, bracket, cross_table, curve, distribution,
};
use banzuke::words::{ENGLISH, JAPANESE, Words};
use proptest::prelude::*;
use roxmltree::Document;

use crate::common::{CUP, today};
use made::{Made, names, odd_names};

const SINGLE: Format = Format::SingleElimination { third_place: true, placement: false };
const PLACES: Format = Format::SingleElimination { third_place: true, placement: true };
const DOUBLE: Format = Format::DoubleElimination { grand_final: GrandFinal::Reset };
const ROBIN: Format = Format::RoundRobin { double: false };

fn brackets(club: &Club, words: &Words) -> Drawing {
    let cup = club.tournament(CUP).expect("the cup");
    bracket(Subject::new(club, words), cup, Part::Stage(1)).expect("a bracket")
}

fn table(club: &Club, words: &Words) -> Drawing {
    let cup = club.tournament(CUP).expect("the cup");
    cross_table(Subject::new(club, words), cup, 1, None).expect("a cross table")
}

fn curves(club: &Club, players: u32) -> Drawing {
    let players: Vec<PlayerId> = (1..=players).map(PlayerId).collect();
    curve(Subject::new(club, &ENGLISH), ListId::MAIN, &players, today()).expect("a curve")
}

/// The bounds of a shape: left, top, right, bottom.
fn bounds(shape: &Shape) -> [f64; 4] {
    match shape {
        Shape::Line { points, .. } | Shape::Area { points, .. } => {
            let over = |at: usize, pick: fn(f64, f64) -> f64, from| {
                points.iter().map(|point| point[at]).fold(from, pick)
            };
            [
                over(0, f64::min, f64::INFINITY),
                over(1, f64::min, f64::INFINITY),
                over(0, f64::max, f64::NEG_INFINITY),
                over(1, f64::max, f64::NEG_INFINITY),
            ]
        }
        Shape::Rect { at: [x, y], size: [width, height], .. } => [*x, *y, x + width, y + height],
        Shape::Text(text) => text.bounds(),
    }
}

fn overlap(a: [f64; 4], b: [f64; 4]) -> bool {
    const HAIR: f64 = 0.01;
    a[0] < b[2] - HAIR && b[0] < a[2] - HAIR && a[1] < b[3] - HAIR && b[1] < a[3] - HAIR
}

/// Asserts that everything is on the sheet and no texts overlap.
fn is_in_order(drawing: &Drawing) {
    for shape in &drawing.shapes {
        let [left, top, right, bottom] = bounds(shape);
        let inside =
            left >= 0.0 && top >= 0.0 && right <= drawing.width && bottom <= drawing.height;
        assert!(inside, "{shape:?} on {} by {}", drawing.width, drawing.height);
    }
    let mut texts: Vec<(&Text, [f64; 4])> =
        drawing.texts().map(|text| (text, text.bounds())).collect();
    texts.sort_by(|a, b| a.1[1].total_cmp(&b.1[1]));
    for (at, (text, own)) in texts.iter().enumerate() {
        let near = texts.iter().skip(at + 1).take_while(|(_, other)| other[1] < own[3]);
        for (other, place) in near {
            assert!(!overlap(*own, *place), "{text:?} on {other:?}");
        }
    }
}

/// Asserts that the frames of matches do not overlap.
fn frames_are_apart(drawing: &Drawing) {
    let frame = |shape: &Shape| matches!(shape, Shape::Rect { frame: Some(_), .. });
    let frames: Vec<[f64; 4]> =
        drawing.shapes.iter().filter(|shape| frame(shape)).map(bounds).collect();
    for (at, own) in frames.iter().enumerate() {
        assert!(!frames.iter().skip(at + 1).any(|other| overlap(*own, *other)), "{own:?}");
    }
}

/// Asserts that the drawing is XML in every theme, with every letter of its texts.
fn is_well_formed(drawing: &Drawing) {
    for theme in [Theme::Light, Theme::Dark, Theme::Auto] {
        let svg = drawing.svg(theme);
        let document = Document::parse(&svg).unwrap_or_else(|fault| panic!("{fault}: {svg}"));
        let root = document.root_element();
        let title = root.first_element_child().and_then(|first| first.text());
        assert_eq!(title, Some(drawing.title.as_str()));
        let written = root.descendants().filter(|node| node.has_tag_name("text"));
        let written: Vec<String> = written
            .map(|node| {
                node.children()
                    .filter(roxmltree::Node::is_text)
                    .filter_map(|it| it.text())
                    .collect()
            })
            .collect();
        let wanted: Vec<&str> = drawing.texts().map(|text| text.text.as_str()).collect();
        assert_eq!(written, wanted);
    }
}

#[test]
fn brackets_of_every_size_are_in_order() {
    let sizes = (2..=24).chain([31, 32, 33, 63, 64, 65, 127, 128, 129, 130]);
    for size in sizes {
        for format in [SINGLE, PLACES, DOUBLE] {
            if size < 3 && format == DOUBLE {
                continue;
            }
            let words = if size % 2 == 0 { &ENGLISH } else { &JAPANESE };
            let made = Made::started(&names(size), format).played(size / 2, 0);
            let drawing = brackets(&made.club, words);
            is_in_order(&drawing);
            frames_are_apart(&drawing);
            let cup = made.club.tournament(CUP).expect("the cup");
            let frame = |shape: &&Shape| matches!(shape, Shape::Rect { frame: Some(_), .. });
            let frames = drawing.shapes.iter().filter(frame).count();
            assert_eq!(frames, cup.matches.len(), "{size} {format:?}");
        }
    }
}

#[test]
fn odd_names_neither_leave_their_place_nor_break_the_file() {
    for format in [SINGLE, DOUBLE, PLACES] {
        let made = Made::started(&odd_names(14), format).played(9, 0);
        let drawing = brackets(&made.club, &ENGLISH);
        is_in_order(&drawing);
        is_well_formed(&drawing);
        let whole: Vec<&str> = drawing.texts().filter_map(|text| text.whole.as_deref()).collect();
        assert!(whole.contains(&odd_names(3)[2].as_str()), "what is cut is kept whole: {whole:?}");
    }
    let made = Made::started(&odd_names(9), ROBIN).played(20, 30);
    let drawing = table(&made.club, &JAPANESE);
    is_in_order(&drawing);
    is_well_formed(&drawing);
    let drawing = curves(&made.club, 9);
    is_in_order(&drawing);
    is_well_formed(&drawing);
}

#[test]
fn cross_tables_hold_every_result_twice() {
    for size in [3, 8, 12, 24] {
        let made = Made::started(&names(size), ROBIN).played(size * 2, 1);
        let drawing = table(&made.club, &ENGLISH).headed("21 Nov 2026");
        is_in_order(&drawing);
        let cup = made.club.tournament(CUP).expect("the cup");
        let over = cup.matches.iter().filter(|played| played.record.is_some()).count();
        let is_score = |text: &&Text| matches!(text.text.as_str(), "2-0" | "2-1" | "1-2" | "0-2");
        assert_eq!(drawing.texts().filter(is_score).count(), 2 * over);
    }
    let groups = Format::Groups { groups: 3, double: true, split: Split::Snake };
    let made = Made::started(&names(11), groups).played(20, 1);
    let drawing = table(&made.club, &ENGLISH);
    is_in_order(&drawing);
    for group in ["Group A", "Group B", "Group C"] {
        assert!(drawing.texts().any(|text| text.text == group), "{group}");
    }
}

#[test]
fn curves_of_any_number_of_players_are_in_order() {
    for (players, apart) in [(1, 40), (2, 200), (5, 1), (12, 9), (12, 0)] {
        let made = Made::started(&names(12), ROBIN).played(60, apart);
        let drawing = curves(&made.club, players);
        is_in_order(&drawing);
        is_well_formed(&drawing);
    }
    let nobody = Made::started(&names(2), SINGLE);
    let subject = Subject::new(&nobody.club, &ENGLISH);
    assert_eq!(curve(subject, ListId::MAIN, &[PlayerId(1)], today()), None);
}

/// A drawing of everybody's ratings on the main list.
fn spread(club: &Club) -> Option<Drawing> {
    let table = club.rating_table(ListId::MAIN, RankingQuery::now(today()));
    distribution(Subject::new(club, &ENGLISH), ListId::MAIN, &table)
}

#[test]
fn every_player_is_in_one_bar_of_the_distribution() {
    for players in [2, 7, 24] {
        let made = Made::started(&names(players), ROBIN).played(players * 3, 1);
        let table = made.club.rating_table(ListId::MAIN, RankingQuery::now(today()));
        let spread_of = table.spread().expect("somebody has played");
        let played = table.lines.iter().filter(|line| line.ranked.games > 0);
        let mut wanted = vec![0; spread_of.counts.len()];
        for line in played {
            let at = (0_u32..).zip(&mut wanted).find(|(at, _)| {
                line.interval.rating < spread_of.from + spread_of.step * f64::from(at + 1)
            });
            *at.expect("below the last step").1 += 1;
        }
        let counted: Vec<u32> = spread_of.counts.iter().map(|[a, b]| a + b).collect();
        assert_eq!(counted, wanted, "{players}");
        let drawing = spread(&made.club).expect("a drawing");
        is_in_order(&drawing);
        is_well_formed(&drawing);
    }
    assert_eq!(spread(&Made::started(&names(4), SINGLE).club), None);
}

/// Small drawings as pictures, so that a change of one is seen.
#[test]
fn small_drawings_are_drawn_as_before() {
    let places = Format::SingleElimination { third_place: true, placement: true };
    let of = |format, players, played| Made::started(&names(players), format).played(played, 300);
    let svg = |drawing: Drawing, theme| drawing.headed("2026-11-23").svg(theme);
    for (name, format, players, played) in
        [("single", SINGLE, 5, 3), ("double", DOUBLE, 4, 4), ("places", places, 4, 2)]
    {
        let drawing = brackets(&of(format, players, played).club, &ENGLISH);
        insta::assert_snapshot!(name, svg(drawing, Theme::Light));
    }
    let league = of(ROBIN, 4, 4);
    insta::assert_snapshot!("cross_table", svg(table(&league.club, &JAPANESE), Theme::Auto));
    insta::assert_snapshot!("curve_with_a_gap", svg(curves(&league.club, 2), Theme::Dark));
    let spread = spread(&league.club).expect("a drawing");
    insta::assert_snapshot!("distribution", svg(spread, Theme::Paper));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]
    #[test]
    fn any_names_in_any_bracket(names in proptest::collection::vec("\\PC{1,60}", 3..20), played in 0..20_usize) {
        let numbered: Vec<String> = (1..).zip(names).map(|(at, name)| format!("{at} {name}")).collect();
        let made = Made::started(&numbered, DOUBLE).played(played, 0);
        let drawing = brackets(&made.club, &ENGLISH);
        is_in_order(&drawing);
        is_well_formed(&drawing);
    }
}
