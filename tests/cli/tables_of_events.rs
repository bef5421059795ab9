//! Sheets of one tournament, and rankings compared with earlier ones.

use super::Shell;

/// A finished league, and a cup with only the final left.
fn club() -> Shell {
    let shell = Shell::new();
    for line in [
        "player add A",
        "player add B",
        "player add C",
        "player add D",
        "tournament new League --format round-robin --first-to 2",
        "tournament enter League A B C D",
        "tournament start League",
        "tournament result League 1 2-1",
        "tournament result League 2 0-2",
        "tournament result League 3 2-0",
        "tournament result League 4 1-2",
        "tournament result League 5 2-0",
        "tournament walkover League 6 C",
        "tournament new Cup --format single-elimination --first-to 2 --third-place",
        "tournament enter Cup A B C D",
        "tournament start Cup",
        "tournament result Cup 1 2-1 --games 'w@0.6 l w' --first alternate",
        "tournament result Cup 2 0-2",
        "tables set 1",
        "call Cup 4",
    ] {
        shell.data(line);
    }
    shell
}

#[test]
fn an_event_has_a_sheet_for_each_thing_that_is_looked_up() {
    let mut shell = club();
    shell.play(
        "export standings League --format txt
         export tie-breaks League --format txt --top 1
         export tie-breaks --tournament League --columns name,tie_break,meaning,value,below
         export cross-table League
         export bracket Cup
         export pairings Cup
         export queue
         export games
         export games Cup --format json
         export matches Cup --columns round,entrant_a,entrant_b --top 1
         --lang ja export cross-table League --format txt
         --lang ja export tie-breaks League --format txt --top 1
         export bracket League
         export cross-table Cup
         export standings
         export ranking Cup
         export players --since Cup
         export standings League --columns rank,hat",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn every_sheet_is_written_in_every_format() {
    let shell = club();
    for what in [
        "ranking",
        "players",
        "registration-list",
        "cards",
        "matches",
        "games",
        "history",
        "standings League",
        "tie-breaks League",
        "cross-table League",
        "bracket Cup",
        "pairings Cup",
        "queue",
    ] {
        for format in ["csv", "tsv", "json", "md", "html", "txt"].into_iter().chain(super::WORKBOOK)
        {
            let output = shell.run(&format!("export {what} --format {format}"));
            assert!(output.status.success() && !output.stdout.is_empty(), "{what} {format}");
            let has_name = String::from_utf8_lossy(&output.stdout).contains(['A', 'B']);
            assert!(has_name || format == "xlsx", "{what} {format}");
        }
    }
    // The name of the file tells the format.
    shell.data("export standings League -o standings.html");
    assert!(shell.read("standings.html").starts_with("<!DOCTYPE html>"));
}

#[test]
fn a_ranking_tells_what_moved_since_an_event_or_a_day() {
    let shell = Shell::new();
    let results = "event,round,player_a,player_b,games_a,games_b,draws,date\n\
        First,1,A,B,5,0,0,2026-11-01\nFirst,1,C,B,3,2,0,2026-11-01\n\
        Second,1,B,A,9,0,0,2026-11-08\nSecond,1,D,C,5,4,0,2026-11-08\n";
    shell.write("results.csv", results);
    shell.data("import results results.csv");
    let columns = "--columns rank,name,moved,gained";
    let by_event = shell.data(&format!("export ranking --since Second {columns}"));
    let by_day = shell.data(&format!("export ranking --since 2026-11-08 {columns}"));
    assert_eq!(by_event, by_day);
    let read = |name: &str| {
        let line = by_event.lines().find(|line| line.contains(&format!(",{name},")));
        line.expect("a line").split(',').map(str::to_owned).collect::<Vec<_>>()
    };
    // On the first day A stood before C and B; nobody had seen D.
    let moved = ["A", "B", "C", "D"].map(|name| read(name)[2].clone());
    assert_eq!(moved[3], "new");
    assert_eq!(read("D")[3], "", "no points to compare with");
    let places: i64 = moved[..3].iter().map(|moved| moved.parse::<i64>().expect("places")).sum();
    let ranks = |name: &str| read(name)[0].parse::<i64>().expect("a rank");
    let before = 1 + 2 + 3;
    assert_eq!(places, before - ranks("A") - ranks("B") - ranks("C"));
    // The points that one gains another loses, but for those with which D came.
    let now = shell.data("export ranking --columns name,rating");
    let start = shell.data("export ranking --as-of 2026-11-07 --columns name,rating");
    let rating = |sheet: &str, name: &str| {
        let line = sheet.lines().find_map(|line| line.strip_prefix(&format!("{name},")));
        line.expect("a line").parse::<f64>().expect("a rating")
    };
    for name in ["A", "B", "C"] {
        let gained: f64 = read(name)[3].parse().expect("points");
        assert!((gained - (rating(&now, name) - rating(&start, name))).abs() < 1e-9, "{name}");
    }
    let all = shell.data("export ranking --established --columns status");
    assert!(all.lines().skip(1).all(|line| line == "established"), "{all}");
}

#[test]
fn brackets_tables_and_ratings_are_drawn() {
    let shell = club();
    for (what, shown) in [
        ("bracket Cup", "Final"),
        ("cross-table League", "2-1"),
        ("history", "Ratings over time"),
        ("history --player A --player D", "Ratings of A, D from"),
        ("distribution", "4 established"),
    ] {
        let svg = shell.data(&format!("export {what} --format svg"));
        assert!(svg.starts_with("<svg ") && svg.contains(shown), "{what}: {svg}");
        assert!(svg.contains("#ffffff") && !svg.contains("#16181d\"/>"), "{what}: light");
    }
    let dark = shell.data("export distribution --format svg --dark");
    assert!(dark.contains("fill=\"#16181d\"/>"), "{dark}");
    assert_eq!(shell.data("export bracket Cup -o cup.svg"), "");
    assert!(shell.read("cup.svg").starts_with("<svg "));
    let made = shell.run("export bracket Cup -o cup.png");
    if !cfg!(feature = "pictures") {
        let told = super::text(&made.stderr);
        assert!(told.contains("makes no PNG pictures.\n  Use --format svg."), "{told}");
    } else if made.status.success() {
        let bytes = std::fs::read(shell.path("cup.png")).expect("the picture");
        assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"));
    } else {
        // A machine without fonts says so, and writes nothing.
        assert!(super::text(&made.stderr).contains("No installed font has these letters"));
        assert!(!shell.path("cup.png").exists());
    }
    assert_eq!(
        shell.data("export distribution"),
        "low,high,established,provisional\n1450,1475,1,0\n1475,1500,1,0\n1500,1525,1,0\n1525,1550,1,0\n"
    );
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let shell = club();
    let misused = |line: &str| {
        let output = shell.run(line);
        assert_eq!(output.status.code(), Some(2), "{line}");
        super::text(&output.stderr)
    };
    let told = misused("export ranking --format svg");
    assert!(
        told.contains("--format svg goes only with bracket, cross-table, history or"),
        "{told}"
    );
    assert!(misused("export players -o players.png").contains("--format png goes only with"));
    assert!(misused("export history --dark").contains("--dark goes only with --format svg"));
    assert!(misused("export bracket --format svg").contains("bracket needs TOURNAMENT"));
    assert!(misused("export bracket Cup --player A").contains("--player goes only with"));
    assert!(
        shell.refused("export cross-table Cup --format svg").contains("nothing to print or draw")
    );
}
