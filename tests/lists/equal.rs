//! A club's export is imported again equal, in each import format; a second import changes nothing.

use proptest::prelude::*;

use super::contents;
use crate::common::shell::Shell;
use crate::common::trials::holds;

/// Formats of lists.
const FORMATS: &[&str] = if cfg!(feature = "workbooks") {
    &["csv", "tsv", "json", "xlsx"]
} else {
    &["csv", "tsv", "json"]
};

const NAMES: [&str; 8] = [
    "Ada Primrose",
    "佐藤 健",
    "O'Neill; \"Sam\"",
    "=Zoë",
    "ミドリ",
    "\u{845b}\u{e0100}城 翼",
    "P12 Quux",
    "Bye-Law, Ned",
];
const READINGS: [&str; 3] = ["", "さとう", "o neil"];
const CLUBS: [&str; 4] = ["", "札幌", "A, \"B\"", "-"];
const ALIASES: [&str; 3] = ["", "Q#", "Hn#;H 'n' #"];
const BIRTHS: [&str; 3] = ["", "1980-12-31", "2001-01-01"];
const EVENTS: [&str; 3] = ["Cup", "秋の会, 2", "L\"1\""];
const ROUNDS: [&str; 4] = ["1", "Final", "2回戦", "-"];
const DAYS: [&str; 3] = ["2026-11-01", "2026-11-20", "2025-02-28"];
/// Games of both, draws, walkover, exit, winner, games in order, first mover, hand, head starts.
const ENDS: [&str; 14] = [
    "2,1,0,,,,,,,,",
    "0,3,0,,,,,,,,",
    "1,1,2,,,,,,,,",
    "0,0,1,,,,,,,,",
    "1,0,0,,,,,b,,,",
    "2,1,0,,,,w l w@0.4,a b a,,,",
    "1,1,1,,,,w@0.4 l d@0.55,a b -,,,",
    "2,0,0,,,,,,0.6,,",
    "10,4,0,,,,,,,0,3",
    ",,,b,,,,,,,",
    ",,,b,walkover,b,,,,,",
    "1,0,0,,retired,b,,,,,",
    "0,1,0,,disqualified,a,,,,,",
    ",,,,double walkover,,,,,,",
];
const HEADER: &str = "event,round,player_a,player_b,date,games_a,games_b,draws,walkover,exit,winner,games,first,hand_a,start_a,start_b";

#[derive(Debug)]
struct Written {
    players: String,
    results: String,
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\"\""))
}

fn club() -> impl Strategy<Value = Written> {
    let facts =
        (0..READINGS.len(), 0..CLUBS.len(), 0..ALIASES.len(), 0..BIRTHS.len(), any::<bool>());
    let players = prop::collection::vec(facts, NAMES.len());
    let row = (
        0..EVENTS.len(),
        0..ROUNDS.len(),
        0..NAMES.len(),
        1..NAMES.len(),
        0..DAYS.len(),
        0..ENDS.len(),
    );
    (players, prop::collection::vec(row, 1..12)).prop_map(|(players, mut rows)| {
        // The table of matches is in the order of events, and matches of a day are rated in the order of the file.
        rows.sort_by_key(|row| row.0);
        let player = |(at, (reading, club, alias, born, has_id)): (
            usize,
            &(usize, usize, usize, usize, bool),
        )| {
            let alias = ALIASES[*alias].replace('#', &at.to_string());
            let id = if *has_id { format!("FIDE:{}", 1_000_000 + at) } else { String::new() };
            let cells = [NAMES[at], READINGS[*reading], CLUBS[*club], &alias, BIRTHS[*born], &id];
            cells.map(quoted).join(",")
        };
        let players: Vec<String> = players.iter().enumerate().map(player).collect();
        let result =
            |&(event, round, a, other, day, end): &(usize, usize, usize, usize, usize, usize)| {
                let b = (a + other) % NAMES.len();
                let cells = [EVENTS[event], ROUNDS[round], NAMES[a], NAMES[b], DAYS[day]];
                format!("{},{}", cells.map(quoted).join(","), ENDS[end])
            };
        let rows: Vec<String> = rows.iter().map(result).collect();
        Written {
            players: format!(
                "name,reading,club,aliases,born,external_id\n{}\n",
                players.join("\n")
            ),
            results: format!("{HEADER}\n{}\n", rows.join("\n")),
        }
    })
}

#[test]
fn what_is_exported_is_imported_equal_and_twice_changes_nothing() {
    holds((4, 300), &club(), |written| {
        let shell = Shell::new();
        shell.write("p.csv", &written.players);
        shell.write("r.csv", &written.results);
        shell.data("import players p.csv --duplicates new");
        shell.data("import results r.csv --duplicates new");
        let first = contents(&shell);
        shell.data("import players p.csv");
        shell.data("import results r.csv");
        prop_assert_eq!(&contents(&shell), &first);
        for format in FORMATS {
            shell.data(&format!(
                "export players --birth-dates --format {format} -o players.{format}"
            ));
            shell.data(&format!("export matches --format {format} -o matches.{format}"));
            let db = format!("--db {format}.db");
            shell.data(&format!("{db} import players players.{format} --duplicates new"));
            shell.data(&format!("{db} import results matches.{format} --duplicates new"));
            for _ in 0..2 {
                for what in ["players --birth-dates", "matches", "ranking"] {
                    let line = format!("export {what} --format csv");
                    prop_assert_eq!(
                        shell.data(&format!("{db} {line}")),
                        shell.data(&line),
                        "{}",
                        format
                    );
                }
                shell.data(&format!("{db} import players players.{format}"));
                shell.data(&format!("{db} import results matches.{format}"));
            }
            shell.data(&format!("export ranking --format {format} -o ranking.{format}"));
            shell.data(&format!("import players ranking.{format}"));
            prop_assert_eq!(&contents(&shell), &first, "ranking.{}", format);
        }
        for (at, event) in (1..).zip(EVENTS).filter(|(_, event)| {
            first.contains(&quoted(event)) || first.contains(&format!("\n{event},"))
        }) {
            let file = format!("{at}.json");
            shell.data(&format!("tournament export '{event}' --birth-dates -o {file}"));
            let db = format!("--db event{at}.db");
            shell.data(&format!("{db} tournament import {file}"));
            shell.data(&format!("{db} tournament export '{event}' --birth-dates -o again.json"));
            prop_assert_eq!(shell.read("again.json"), shell.read(&file));
            let of_event = shell.data(&format!("{db} export matches"));
            shell.refused(&format!("{db} tournament import {file}"));
            prop_assert_eq!(shell.data(&format!("{db} export matches")), of_event);
        }
        Ok(())
    });
}

/// Single games, a round robin whose rounds are numbers.
fn chess() -> impl Strategy<Value = String> {
    prop::collection::vec(0..4_usize, 15).prop_map(|ends| {
        const ENDS: [&str; 4] = ["1,0,0,a", "0,1,0,a", "0,0,1,a", "0,0,1,b"];
        // Berger's table for six.
        let pairs = ["05 14 23", "53 42 01", "15 20 34", "54 03 12", "25 31 40"];
        let rows = pairs.iter().enumerate().flat_map(|(round, pairs)| {
            pairs.split(' ').map(move |pair| (round + 1, pair.as_bytes().to_vec()))
        });
        let rows = rows.zip(ends).map(|((round, pair), end)| {
            let [a, b] = [pair[0], pair[1]].map(|at| NAMES[usize::from(at - b'0')]);
            let day = DAYS[1];
            format!("Cup,{round},{},{},{day},{}\n", quoted(a), quoted(b), ENDS[end])
        });
        let rows: String = rows.collect();
        format!("event,round,player_a,player_b,date,games_a,games_b,draws,first\n{rows}")
    })
}

#[test]
fn a_report_is_imported_equal_and_twice_changes_nothing() {
    holds((8, 300), &chess(), |results| {
        let shell = Shell::new();
        shell.write("r.csv", &results);
        shell.data("import results r.csv --duplicates new");
        for format in ["trf16", "trf26"] {
            shell.data(&format!("tournament export Cup --format {format} -o {format}.trf"));
            let db = format!("--db {format}.db");
            shell.data(&format!("{db} import trf {format}.trf --duplicates new"));
            shell.data(&format!("{db} tournament export Cup --format {format} -o again.trf"));
            prop_assert_eq!(shell.read("again.trf"), shell.read(&format!("{format}.trf")));
            for club in ["", &db] {
                let known = format!("{club} export matches");
                let before = shell.data(&known);
                shell.refused(&format!("{club} import trf {format}.trf"));
                prop_assert_eq!(shell.data(&known), before);
            }
        }
        Ok(())
    });
}
