//! Bracket and cross table as drawings on a buffer.

use std::collections::HashSet;
use std::sync::Arc;

use banzuke::club::{Match, MatchState};
use banzuke::command::CommandId;
use banzuke::domain::bracket::{Branch, Slot, single_elimination};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::Length;
use banzuke::drawing::tree::{Node, Tree};
use banzuke::tui::kit::input::{Hitboxes, Pane, Target};
use banzuke::tui::kit::layer::News;
use banzuke::tui::kit::widget::bracket::plan::{Plan, Widths, Zoom};
use banzuke::tui::kit::widget::bracket::{Bracket, CellLine, MatchCell, Walk};
use banzuke::tui::kit::widget::crosstable::{CellSelection, CrossCell, CrossRow, CrossTable};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

use crate::tui::driver::{paint, text};
use crate::tui::whole;

const LONGEST: Widths = Widths { seed: 4, name: 16, games: 1, brief: 4 };

fn tree(entrants: u32) -> Tree {
    let seat = |number| Some(Slot::Entrant(PlayerId(number)));
    let places: Vec<Option<Slot>> = (1..=entrants).map(seat).collect();
    let matches: Vec<Arc<Match>> = single_elimination(&places, true)
        .into_iter()
        .map(|pairing| {
            let (no, round, slots) = (pairing.no, pairing.round, pairing.slots);
            let mut alone = Match::new(1, no, round, slots, Length::FirstTo(2));
            alone.seat = pairing.seat;
            Arc::new(alone)
        })
        .collect();
    Tree::new(matches.iter(), Branch::Main)
}

fn face(node: &Node) -> MatchCell {
    let line = |name: &str| CellLine {
        name: format!("{name} of {}", node.no),
        brief: format!("{}", node.no),
        ..CellLine::default()
    };
    MatchCell { state: MatchState::Waiting, lines: [line("first"), line("second")] }
}

fn draw(tree: &Tree, walk: &Walk, (columns, rows): (u16, u16)) -> (Buffer, Hitboxes) {
    let heading = |n: usize| [format!("Round {n}"), format!("R{n}")];
    let headings: Vec<[String; 2]> = (1..=tree.columns().len()).map(heading).collect();
    let bracket = Bracket {
        winner: None,
        pane: Pane(0),
        tree,
        longest: LONGEST,
        names: &[],
        walk,
        headings: &headings,
        aside: &["Third place".to_owned(), "3rd".to_owned()],
        face: &face,
    };
    paint(columns, rows, |area, pen| bracket.draw(area, pen))
}

#[test]
fn ways_lead_from_each_match_to_the_next() {
    let (buffer, hits) = draw(&tree(6), &Walk::default(), (100, 24));
    insta::assert_snapshot!("bracket_of_6", text(&buffer));
    assert_eq!(hits.target(Position::new(3, 3)), Some(Target::Row { pane: Pane(0), row: 0 }));
    assert_eq!(hits.target(Position::new(3, 1)), None);
    let (buffer, _) = draw(&tree(6), &Walk::default(), (100, 14));
    insta::assert_snapshot!("bracket_of_6_tight", text(&buffer));
}

#[test]
fn a_slot_that_waits_is_told_shorter_instead_of_cut() {
    let (buffer, _) = draw(&tree(16), &Walk::default(), (88, 18));
    let drawn = text(&buffer);
    assert!(drawn.contains("first of 1 ") && !drawn.contains('~'), "{drawn}");
    assert!(!drawn.contains("second of 1"), "{drawn}");
}

#[test]
fn numbers_show_all_rounds_of_64_beside_one_another() {
    let tree = tree(64);
    let mut walk = Walk::default();
    walk.zoom = Zoom::Numbers;
    let (buffer, _) = draw(&tree, &walk, (80, 18));
    insta::assert_snapshot!("bracket_of_64_numbers", text(&buffer));
    let plan = Plan::new(&tree, (LONGEST, &[]), Zoom::Numbers, (80, 17));
    assert!(plan.holds(0..tree.columns().len()), "{:?}", plan.widths);
}

#[test]
fn sixteen_stand_whole_on_a_large_screen() {
    let tree = tree(16);
    let plan = Plan::new(&tree, (LONGEST, &[]), Zoom::Short, (120, 34));
    let last = tree.nodes().iter().map(|node| plan.top(node) + 2).max();
    assert!(plan.holds(0..tree.columns().len()) && last <= Some(34), "{last:?}");
}

#[test]
fn every_zoom_changes_what_is_seen() {
    let seen = |zooms: usize, size: (u16, u16)| {
        let (tree, mut walk) = (tree(16), Walk::default());
        for _ in 0..zooms {
            let frame = draw(&tree, &walk, size).1;
            let zoom = News::Run(CommandId::Zoom);
            walk.update(&zoom, Pane(0), &tree, (LONGEST, &[]), &frame);
        }
        text(&draw(&tree, &walk, size).0)
    };
    // Names are cut at 80 columns, so there are three views; they fit into 120, so there are two.
    for (size, views) in [((80, 24), 3), ((120, 40), 2)] {
        for zooms in 0..views {
            assert_ne!(seen(zooms, size), seen(zooms + 1, size), "{zooms} at {size:?}");
        }
        assert_eq!(seen(0, size), seen(views, size), "{size:?}");
    }
}

#[test]
fn no_two_matches_share_a_line() {
    for entrants in (2..=40).chain([63, 64, 65, 1024]) {
        let tree = tree(entrants);
        for height in [10, 5000] {
            let plan = Plan::new(&tree, (LONGEST, &[]), Zoom::Short, (80, height));
            let mut taken = HashSet::new();
            for node in tree.nodes() {
                for line in [plan.top(node), plan.top(node) + 1] {
                    assert!(taken.insert((node.column, line)), "{entrants}: {node:?}");
                }
            }
        }
    }
}

#[test]
fn the_selected_match_is_in_sight_wherever_one_walks() {
    use CommandId::{Down, Last, Left, PageDown, PageUp, Right, Up, Zoom};
    for size in [(60, 9), (80, 18), (120, 33), (30, 3)] {
        let tree = tree(100);
        let mut walk = Walk::default();
        let mut frame = draw(&tree, &walk, size).1;
        for command in [
            Last, Right, Right, Down, Zoom, Left, PageDown, Right, Right, Right, Right, Right, Up,
            Down, Down, Left, PageUp, Zoom, Left, Left, Left, Left,
        ] {
            walk.update(&News::Run(command), Pane(0), &tree, (LONGEST, &[]), &frame);
            let (buffer, hits) = draw(&tree, &walk, size);
            let row = walk.selected(&tree).expect("a match");
            let shown = buffer
                .area
                .positions()
                .filter(|at| hits.target(*at) == Some(Target::Row { pane: Pane(0), row }));
            let lines: HashSet<u16> = shown.map(|at| at.y).collect();
            assert_eq!(lines.len(), 2, "{command:?} at {size:?}\n{}", text(&buffer));
            frame = hits;
        }
    }
}

#[test]
fn drawings_of_any_size_show_what_has_room() {
    let mut drawn = Vec::new();
    let mut take = |what: &str, (columns, rows): (u16, u16), buffer: &Buffer| {
        assert_eq!(whole::fault(buffer), None, "{}", text(buffer));
        drawn.push(format!("{what} in {columns}x{rows}\n{}", text(buffer)));
    };
    for size in [(0, 0), (1, 1), (2, 2), (7, 3), (20, 2), (40, 1), (120, 3)] {
        for entrants in [2, 3, 4, 9, 64] {
            let (buffer, _) = draw(&tree(entrants), &Walk::default(), size);
            take(&format!("bracket of {entrants}"), size, &buffer);
        }
        take("no bracket", size, &draw(&Tree::default(), &Walk::default(), size).0);
        for len in [0, 1, 2, 7, 64] {
            let (buffer, _) = cross(len, CellSelection::at(len, len), size);
            take(&format!("cross table of {len}"), size, &buffer);
        }
    }
    insta::assert_snapshot!("drawings_of_any_size", drawn.join("\n"));
}

fn cross(len: usize, selection: CellSelection, (columns, rows): (u16, u16)) -> (Buffer, Hitboxes) {
    let row = |row: usize| CrossRow {
        seed: (row + 1).to_string(),
        name: ["素数 大富豪", "Ryo Nakano", "A very long Western name"][row % 3].to_owned(),
        totals: ["2.5", "+3", "1"].map(str::to_owned).to_vec(),
    };
    let cell = |row: usize, column: usize| CrossCell {
        text: if row == column { "-".to_owned() } else { format!("{row}-{column}") },
        style: Style::new(),
    };
    let table = CrossTable {
        pane: Pane(0),
        len,
        widths: [4, 2, 24],
        headings: &["Pts", "+/-", "Rank"],
        pitch: 1,
        total: 5,
        row: &row,
        cell: &cell,
        selection,
        focused: true,
    };
    paint(columns, rows, |area: Rect, pen| table.draw(area, pen))
}

#[test]
fn a_cross_table_keeps_names_and_totals_and_moves_by_cell() {
    let mut selection = CellSelection::default();
    let (buffer, mut hits) = cross(12, selection, (60, 6));
    insta::assert_snapshot!("cross_of_12", text(&buffer));
    for command in [CommandId::Right; 6].into_iter().chain([CommandId::Down; 7]) {
        selection.update(&News::Run(command), Pane(0), (12, 4), &hits);
        hits = cross(12, selection, (60, 6)).1;
    }
    assert_eq!(selection.cell(12), Some((7, 6)));
    let (buffer, hits) = cross(12, selection, (60, 6));
    insta::assert_snapshot!("cross_of_12_moved", text(&buffer));
    let place = buffer
        .area
        .positions()
        .find(|at| hits.target(*at) == Some(Target::Row { pane: Pane(0), row: 7 * 12 + 6 }));
    assert!(place.is_some(), "{}", text(&buffer));
}
