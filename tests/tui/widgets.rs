//! Widgets drawn on a buffer.

use banzuke::tui::kit::hitbox::{Pane, Target};
use banzuke::tui::kit::key::Key;
use banzuke::tui::kit::pen::Pen;
use banzuke::tui::kit::text::width;
use banzuke::tui::kit::widget::curves::Chart;
use banzuke::tui::kit::widget::entries::TextInput;
use banzuke::tui::kit::widget::selection::Selection;
use banzuke::tui::kit::widget::table::{Cell, Column, Fields, Width};
use ratatui::layout::{Position, Rect};

use crate::tui::driver::{keys, paint, roles, text, told_apart};
use crate::tui::whole;

/// Draws a list of the given number of rows with the given one selected.
fn draw(len: usize, selected: usize, area: Rect, pen: &mut Pen<'_>) {
    let names =
        ["素数 大富豪", "Ryo Nakano", "ﾊﾝｶｸ ﾊﾞﾊﾞ", "A very long Western name indeed", "もりしー"];
    let muted = told_apart().muted;
    let fields = Fields::default()
        .with(Column::number("No", 3), |row: &usize| (row + 1).to_string())
        .with(Column::left("Name", Width::Flex(2)), |row| names[row % names.len()])
        .with(Column::left("Club", Width::Flex(1)), |row| {
            Cell::styled(["京都", "Oslo"][row % 2], muted)
        });
    fields.draw(area, (Pane(3), len), Some, (Selection::at(selected), true), pen);
}

#[test]
fn a_table_keeps_its_columns_whatever_the_names() {
    let (buffer, hits) = paint(36, 7, |area, pen| draw(1000, 1, area, pen));
    insta::assert_snapshot!("table", text(&buffer));
    insta::assert_snapshot!("table_roles", roles(&buffer));
    assert_eq!(hits.height(Pane(3)), 6);
    let third = Target::Row { pane: Pane(3), row: 3 };
    assert_eq!(hits.target(Position::new(5, 3)), Some(third));
    assert_eq!(hits.target(Position::new(5, 0)), None);
}

#[test]
fn a_table_of_any_size_shows_what_has_room() {
    let mut drawn = Vec::new();
    for (columns, rows) in [(0, 0), (1, 1), (2, 2), (5, 3), (9, 1), (120, 3)] {
        for len in [0, 1, 7] {
            let (buffer, _) = paint(columns, rows, |area, pen| draw(len, 9, area, pen));
            assert_eq!(whole::fault(&buffer), None, "{}", text(&buffer));
            drawn.push(format!("{len} rows in {columns}x{rows}\n{}", text(&buffer)));
        }
    }
    insta::assert_snapshot!("table_of_any_size", drawn.join("\n"));
}

fn typed(script: &str) -> TextInput {
    let mut input = TextInput::new(|text| text.trim().to_owned());
    for key in keys(script) {
        input.press(key);
    }
    input
}

#[test]
fn the_cursor_of_a_field_stands_where_the_next_character_goes() {
    for (script, columns, shown, cursor) in [
        ("", 20, "Name:", 6),
        ("ab", 20, "Name: ab", 8),
        ("素数", 20, "Name: 素数", 10),
        ("素数<left>", 20, "Name: 素数", 8),
        ("ﾊﾞ", 20, "Name: ﾊﾞ", 8),
        ("ﾊﾞ<backspace>", 20, "Name:", 6),
        ("abcdefgh", 12, "Name: defgh", 11),
        ("abcdefgh<home>", 12, "Name: abcdef", 6),
        ("素数大富豪", 12, "Name: 富豪", 10),
    ] {
        let input = typed(script);
        let (buffer, hits) = paint(columns, 1, |area, pen| {
            input.draw(area, "Name: ", true, pen);
        });
        assert_eq!(text(&buffer), shown, "{script}");
        assert_eq!(hits.cursor(), Some(Position::new(cursor, 0)), "{script}");
    }
}

#[test]
fn a_field_without_focus_has_no_cursor_and_any_size_will_do() {
    let input = typed("素数大富豪");
    let (_, hits) = paint(20, 1, |area, pen| input.draw(area, "Name: ", false, pen));
    assert_eq!(hits.cursor(), None);
    let shown =
        ["", "", "~", "~", "~豪", "~豪", "名~豪", "名~豪", "名~富豪", "名~富豪", "名前~富豪"];
    for (columns, shown) in (0..).zip(shown) {
        let (buffer, hits) = paint(columns, 1, |area, pen| {
            input.draw(area, "名前: ", true, pen);
        });
        assert_eq!(text(&buffer), shown, "{columns} columns");
        let cursor = hits.cursor().map(|cursor| usize::from(cursor.x));
        assert_eq!(cursor, (columns > 0).then(|| width(shown)), "{columns} columns");
    }
}

#[test]
fn typed_and_pasted_text_is_cleaned() {
    let mut input = typed("a<space>");
    assert_eq!(input.text(), "a");
    assert!(input.paste("  b\n"));
    assert_eq!(input.text(), "a b");
    assert!(!input.paste("  "));
    assert_eq!(TextInput::new(str::to_lowercase).with_text("AB").text(), "ab");
}

#[test]
fn a_field_takes_characters_and_leaves_commands() {
    for (key, takes) in
        [("a", true), ("?", true), ("あ", true), ("backspace", true), ("left", true)]
            .into_iter()
            .chain([
                ("enter", false),
                ("esc", false),
                ("up", false),
                ("tab", false),
                ("ctrl-c", false),
                ("f1", false),
            ])
    {
        assert_eq!(TextInput::takes(Key::parse(key).expect(key)), takes, "{key}");
    }
}

#[test]
fn a_chart_is_read_without_colours() {
    let points: Vec<(f64, f64)> = [1500.0, 1516.0, 1532.0, 1515.0, 1547.0, 1561.0]
        .into_iter()
        .zip(0_u8..)
        .map(|(y, x)| (x.into(), y))
        .collect();
    let chart = Chart::line(&points, |y| format!("{y:.0}"), ["2026-01-10", "2026-11-21"]);
    let (buffer, _) = paint(48, 9, |area, pen| chart.draw(area, pen));
    insta::assert_snapshot!("chart", text(&buffer));
}

#[test]
fn a_chart_of_nothing_one_point_or_no_room_is_calm() {
    let mut drawn = Vec::new();
    for points in
        [&[][..], &[(f64::NAN, 1.0)], &[(0.0, 1500.0)], &[(0.0, 1.0), (1.0, f64::INFINITY)]]
    {
        for (columns, rows) in [(0, 0), (4, 1), (8, 2), (40, 6)] {
            let chart = Chart::line(points, |y| format!("{y:.0}"), ["", ""]);
            let (buffer, _) = paint(columns, rows, |area: Rect, pen| chart.draw(area, pen));
            drawn.push(format!("{points:?} in {columns}x{rows}\n{}", text(&buffer)));
        }
    }
    insta::assert_snapshot!("chart_of_any_size", drawn.join("\n"));
}
