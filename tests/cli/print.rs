//! Sheets to print.

use super::{Shell, text};

fn hall() -> Shell {
    let shell = Shell::new();
    for line in [
        "player add Ada",
        "player add Bea",
        "player add Cem",
        "tournament new Cup --format single-elimination --first-to 2",
        "tournament enter Cup Ada Bea Cem",
    ] {
        shell.data(line);
    }
    shell
}

#[test]
fn sheets_are_printed_to_standard_output_and_to_files() {
    let shell = hall();
    assert!(shell.refused("print bracket Cup").contains("There is no Bracket of Cup"));
    shell.data("tournament start Cup");
    for what in
        ["bracket Cup", "score-sheets Cup", "pairings Cup", "standings Cup", "ranking", "cards"]
    {
        let page = shell.data(&format!("print {what}"));
        assert!(page.starts_with("<!DOCTYPE html>") && page.contains("Cem"), "{what}: {page}");
        assert!(page.contains("size:A4 portrait"), "{what}");
    }
    let letter = shell.data("print cards --paper letter");
    assert!(letter.contains("size:letter portrait"));
    assert_eq!(shell.data("print bracket Cup --out bracket.html"), "");
    assert!(shell.refused("print cross-table Cup").contains("There is no Cross table of Cup"));
}

#[test]
fn cards_for_the_tables_are_printed_for_one_event_and_for_all() {
    let shell = hall();
    for line in ["tables set 1 2", "tournament new Other --format round-robin --first-to 2"] {
        shell.data(line);
    }
    let cards = |line: &str| shell.data(line).matches("<div class=\"card\">").count();
    assert_eq!(cards("print table-cards Other"), 2);
    shell.data("tournament set Cup --tables 2");
    assert_eq!([cards("print table-cards Other"), cards("print table-cards")], [1, 2]);
}

#[test]
fn what_does_not_go_together_is_refused() {
    let shell = hall();
    let misused = |line: &str| {
        let output = shell.run(line);
        assert_eq!(output.status.code(), Some(2), "{line}");
        text(&output.stderr)
    };
    assert!(misused("print bracket").contains("bracket needs TOURNAMENT"));
    assert!(misused("print ranking Cup").contains("TOURNAMENT goes only with bracket"));
    assert!(misused("print cards --list main").contains("--list goes only with ranking"));
    assert!(shell.refused("print bracket Nowhere").contains("Nowhere"));
}
