//! A Swiss at the prompt.

use super::Shell;

#[test]
fn a_swiss_from_its_plan_to_its_end() {
    let mut shell = Shell::new();
    shell.write(
        "players.csv",
        "name,club\nA,札幌\nB,札幌\nC,東京\nD,東京\nE,函館\nF,函館\nG,\nH,\n",
    );
    shell.data("import players players.csv");
    shell.play(
        "tournament new Cup --format swiss --rounds 3 --first-to 2 --no-colours --clubs-apart 2 --bye-points 0.5
         tournament enter Cup A B C D E F G
         tournament bye Cup C --round 2 --worth half
         tournament start Cup
         tournament next-round Cup
         tournament result Cup 1 2-0
         tournament result Cup 2 2-1
         tournament result Cup 3 0-2
         tournament bye Cup A --round 1
         tournament forbid Cup A F
         tournament late Cup H
         tournament next-round Cup
         tournament explain Cup
         tournament matches Cup
         tournament bye Cup E --onwards
         tournament withdraw Cup G
         tournament result Cup 4 2-0
         tournament result Cup 5 2-1
         tournament close Cup
         tournament result Cup 6 2-1
         tournament pair Cup --pair A
         tournament pair Cup --pair A,B --pair B,C
         tournament pair Cup --pair A,C
         tournament matches Cup
         tournament standings Cup
         tournament set Cup --rounds 2
         undo
         tournament set Cup --rounds 2
         tournament standings Cup
         tournament show Cup
         tournament close Cup
         check",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// Ten players in three bands: players who begin with a win more first meet each other, and keep it in the standings.
#[test]
fn bands_of_ratings_give_a_start_and_nobody_need_say_how_many_rounds() {
    let mut shell = Shell::new();
    shell.write(
        "players.csv",
        "name,rating\nA,1810\nB,1700\nC,1650\nD,1600\nE,1599\nF,1500\nG,1450\nH,1400\nI,1300\nJ,1200\n",
    );
    shell.data("import players players.csv");
    shell.play(
        "tournament new Cup --format swiss --first-to 1 --seeding rating --bands 1600,high
         tournament new Cup --format swiss --first-to 1 --seeding rating --bands 1600 --accelerated
         tournament new Cup --format single-elimination --first-to 1 --bands 1600
         tournament new Cup --format swiss --first-to 1 --seeding rating --bands 1600,1400
         tournament enter Cup A B C D E F G H I J
         tournament show Cup
         tournament start Cup --lot-number 1
         tournament show Cup
         tournament matches Cup
         tournament result Cup 1 1-0
         tournament result Cup 2 0-1
         tournament result Cup 3 1-0
         tournament result Cup 4 1-0
         tournament result Cup 5 1-0
         tournament standings Cup
         tournament next-round Cup
         tournament explain Cup
         tournament matches Cup
         tournament result Cup 6 1-0
         tournament result Cup 7 1-0
         tournament result Cup 8 0-1
         tournament result Cup 9 1-0
         tournament result Cup 10 1-0
         tournament standings Cup
         export standings Cup --format csv
         tournament export Cup --format trf16
         tournament export Cup --format trf26
         undo
         check",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// A report of 2026 can state a bye worth less than a win; one of 2016 cannot.
#[test]
fn a_bye_below_a_win_is_told_in_a_report() {
    let mut shell = Shell::new();
    shell.write("players.csv", "name\nA\nB\nC\n");
    shell.data("import players players.csv");
    shell.play(
        "tournament new Cup --format swiss --rounds 3 --first-to 1 --bye-points 0.5
         tournament enter Cup A B C
         tournament start Cup --lot-number 1
         tournament result Cup 1 1-0
         tournament export Cup --format trf16
         tournament export Cup --format trf26 -o cup.trf
         pairings check cup.trf
         tournament next-round Cup
         tables set 1
         call Cup 2
         tournament pair-again Cup",
    );
    let report = shell.read("cup.trf");
    assert!(report.lines().any(|line| line == "162  W 1.0    D 0.5    L 0.0    P 0.5"), "{report}");
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn what_has_no_pairing_says_what_a_club_does_then() {
    let mut shell = Shell::new();
    shell.write("players.csv", "name\nA\nB\nC\nD\n");
    shell.data("import players players.csv");
    shell.play(
        "tournament new Cup --format swiss --rounds 5 --first-to 1 --no-colours
         tournament enter Cup A B C D
         tournament forbid Cup A B
         tournament forbid Cup A C
         tournament forbid Cup A D
         tournament start Cup
         tournament forbid Cup A B --allow
         tournament start Cup
         tournament result Cup 1 1-0
         tournament result Cup 2 1-0
         tournament forbid Cup A C --allow
         tournament forbid Cup A D --allow
         tournament next-round Cup
         tournament result Cup 3 1-0
         tournament result Cup 4 1-0
         tournament next-round Cup
         tournament result Cup 5 1-0
         tournament result Cup 6 1-0
         tournament next-round Cup
         tournament set Cup --rounds 3
         tournament close Cup",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// Players without a match in a round are listed below those with one, wherever the round is shown.
#[test]
fn byes_and_absences_are_rows() {
    let shell = Shell::new();
    shell.write("players.csv", "name\nAda\nBea\nCy\nDee\nEve\nFay\n");
    shell.data("import players players.csv");
    for line in [
        "new P --format swiss --rounds 4 --first-to 1",
        "enter P Ada Bea Cy Dee Eve Fay",
        "start P --lot-number 3",
        "pair-again P --absent Fay --worth half",
        "new R --format round-robin --first-to 1",
        "enter R Ada Bea Cy",
        "start R",
    ] {
        shell.data(&format!("tournament {line}"));
    }
    let rows = shell.data("export pairings P");
    assert!(rows.contains("\nround 1,,,Eve,,bye,,0,\nround 1,,,Fay,,absent,,0,\n"), "{rows}");
    assert_eq!(rows.lines().filter(|row| row.ends_with(",ready,a,0,0")).count(), 2, "{rows}");
    let rows = shell.data("export pairings R");
    assert_eq!(rows.lines().filter(|row| row.ends_with(",bye,")).count(), 3, "{rows}");
    assert!(!rows.contains(",ready,a"), "without colours: {rows}");
    let points = shell.data("export standings P --columns name,byes,points");
    for line in ["Eve,1,1", "Fay,0.5,0.5", "Ada,0,0"] {
        assert!(points.contains(&format!("\n{line}\n")), "{points}");
    }
    let shown = shell.data("tournament show P");
    assert!(shown.contains("\n      Eve (bye)\n      Fay (absent)\n"), "{shown}");
    shell.data("print pairings P --out p.html");
    let sheet = std::fs::read_to_string(shell.path("p.html")).expect("a sheet");
    assert!(sheet.contains("Eve") && sheet.contains("Fay"), "{sheet}");
    for heading in ["First move", "Pts", "Score", "Second move"] {
        assert!(sheet.contains(&format!(">{heading}</th>")), "{heading}: {sheet}");
    }
    shell.data("print score-sheets P --out s.html");
    let sheets = std::fs::read_to_string(shell.path("s.html")).expect("sheets");
    assert_eq!(sheets.matches("first move").count(), 2, "{sheets}");
    shell.data("print standings P --out o.html");
    let standings = std::fs::read_to_string(shell.path("o.html")).expect("a sheet");
    assert!(standings.contains("round 1: 0 of 2 played"), "{standings}");
}

/// Who asked for a bye before the start is said wherever entrants are counted.
#[test]
fn a_bye_that_was_asked_for_stands_beside_the_entrant() {
    let shell = Shell::new();
    shell.write("players.csv", "name\nAda\nBea\nCy\nDee\n");
    shell.data("import players players.csv");
    shell.data("tournament new P --format swiss --rounds 3 --first-to 1");
    shell.data("tournament enter P Ada Bea Cy Dee");
    shell.data("tournament bye P Cy --worth half");
    let shown = shell.data("tournament show P");
    assert!(shown.contains("Cy (P0003-0) (round 1: half-point bye)\n"), "{shown}");
    shell.data("tournament start P");
    let shown = shell.data("tournament show P");
    assert!(shown.contains("Cy (P0003-0)\n"), "its round is paired: {shown}");
}
