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
