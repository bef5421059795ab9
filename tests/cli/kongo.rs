//! A real event, compared with a calculation that shares no code with the program.

use std::collections::HashMap;

use super::Shell;
use crate::files::fixtures;

/// Match-based Elo as in the paper, in the order of the file.
fn ratings(text: &str) -> HashMap<String, f64> {
    let mut ratings: HashMap<String, f64> = HashMap::new();
    for line in text.lines().skip(1) {
        let cells: Vec<&str> = line.trim_end().split(',').collect();
        let number = |at: usize| cells[at].parse::<f64>().expect("games");
        let rating = |name: &str| ratings.get(name).copied().unwrap_or(1500.0);
        let (a, b) = (rating(cells[2]), rating(cells[3]));
        let games = number(4) + number(5);
        let expected = games / (1.0 + 10f64.powf((b - a) / 400.0));
        let points = 32.0 * (number(4) - expected);
        ratings.insert(cells[2].to_owned(), a + points);
        ratings.insert(cells[3].to_owned(), b - points);
    }
    ratings
}

#[test]
fn twenty_eight_real_matches_give_the_ratings_of_a_plain_loop() {
    let shell = Shell::new();
    let source = std::fs::read_to_string(fixtures("kongo1.csv")).expect("the fixture");
    shell.write("kongo1.csv", &source);
    shell.data("import results kongo1.csv");
    let wanted = ratings(&source);
    let mut won: HashMap<&str, u32> = HashMap::new();
    for line in source.lines().skip(1) {
        let cells: Vec<&str> = line.trim_end().split(',').collect();
        for side in [2, 3] {
            *won.entry(cells[side]).or_default() += cells[side + 2].parse::<u32>().expect("games");
        }
    }
    let ranking = shell.data("export ranking");
    let columns = "rank,number,name,rating,games,games_won,matches,wins,draws";
    assert!(ranking.starts_with(columns), "{ranking}");
    let (mut draws, mut seen) = (0, 0);
    for line in ranking.lines().skip(1) {
        let cells: Vec<&str> = line.split(',').collect();
        let rating: f64 = cells[3].parse().expect("a rating");
        assert!((rating - wanted[cells[2]]).abs() < 1e-9, "{line}, not {}", wanted[cells[2]]);
        assert_eq!((cells[4], cells[6]), ("112", "7"), "seven matches of sixteen games: {line}");
        let share: f64 = cells.last().expect("a cell").parse().expect("a share");
        assert_eq!(cells[5], won[cells[2]].to_string(), "{line}");
        assert!((share - f64::from(won[cells[2]]) / 112.0).abs() < 1e-12, "{line}");
        draws += cells[8].parse::<u32>().expect("draws");
        seen += 1;
    }
    assert_eq!((seen, wanted.len(), draws), (8, 8, 2 * 4), "four matches ended 8-8");
    let history = shell.data("history nishimura --format csv --by-event");
    let of_event = format!(",{},{}\n", won["nishimura"], f64::from(won["nishimura"]) / 112.0);
    assert!(history.contains(&of_event), "{history}");
    // The first match of the file: 13 of 16 games.
    let history = shell.data("export history --columns name,score,games_won,game_win_rate");
    assert!(history.contains("nishimura,13-3,13,0.8125\n"), "{history}");
    shell.data("site --out public");
    let page = shell.read("public/en/ranking.html");
    for heading in
        ["Games", "Games won", "Game win rate", "Matches won", "Matches drawn", "Matches lost"]
    {
        assert!(page.contains(&format!(">{heading}</th>")), "{heading}");
    }
    shell.data("check");
    let again = shell.run("import results kongo1.csv");
    let again = String::from_utf8_lossy(&again.stderr).into_owned();
    assert!(again.contains("kongo1.csv: 28 results recorded already and left out"), "{again}");
}

#[test]
#[ignore = "compares with ../shared/data, which is no part of the project"]
fn the_fixture_is_the_file_that_was_shared() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data/kongo1.csv");
    let read = |path| std::fs::read(path).expect("a file");
    assert_eq!(read(path.into()), read(fixtures("kongo1.csv")));
}
