//! Logs of Daihinmin: games with seats, hands and every play.

use std::fmt::Write as _;

use daihinmin::{Compact, Play, Position, deal_cards, seeded};

use super::Shell;

/// A game by the rules that nobody really played: everybody makes the first legal play.
struct Game {
    text: String,
    /// The player who went out first.
    winner: usize,
}

impl Game {
    /// A game with players in these seats, by their number.
    fn new(no: u64, seats: [usize; 5]) -> Self {
        let hands = deal_cards(5, 0, &mut seeded(no));
        let mut position = Position::start(&hands).expect("a whole deck");
        let (mut plays, mut legal): (Vec<Play>, Vec<Play>) = (Vec::new(), Vec::new());
        while !position.is_over() {
            position.legal(&mut legal);
            let play = legal.iter().copied().find(|play| !play.is_pass()).unwrap_or(legal[0]);
            position.play(play).expect("legal");
            plays.push(play);
        }
        let places = seats.map(|seat| position.place(seat).expect("all are out"));
        let line = |numbers: [usize; 5]| numbers.map(|number| number.to_string()).join(" ");
        let cards = seats.map(|seat| format!("{{ {} }}", Compact(hands[seat]))).join(" ");
        let plays: Vec<String> = plays.iter().map(|play| format!("{play}[7]")).collect();
        let mut text = format!("/*\ngame {no}\nscore\nclass 0 1 2 3 4\nseat {}\n", line(seats));
        let none = ["{ }"; 5].join(" ");
        let _ = write!(text, "dealt {cards}\nchanged {none}\noriginal {cards}\n");
        let _ = write!(text, "play {}\nresult {}\n*/\n", plays.join(" "), line(places));
        Self { text, winner: places.iter().position(|place| *place == 0).expect("a winner") }
    }
}

/// Two games in the order of the log, then two in other seats.
fn games() -> [Game; 4] {
    let (before, after) = ([0, 1, 2, 3, 4], [2, 0, 1, 4, 3]);
    [Game::new(0, before), Game::new(1, before), Game::new(2, after), Game::new(3, after)]
}

fn log(games: &[Game]) -> String {
    let games: String = games.iter().map(|game| game.text.as_str()).collect();
    format!("player bot bot Eve bot bot\n{games}")
}

#[test]
fn a_log_becomes_rounds_of_a_table_with_hands_and_orders() {
    let shell = Shell::new();
    let games = games();
    shell.write("night.dat", log(&games));
    let told = shell.data("import games night.dat --tournament Night --dry-run");
    assert!(told.contains("bot 4 (P0005-6) registered"), "{told}");
    assert!(!shell.path("club.db").exists(), "a dry run writes nothing");
    let said = shell.run("import games night.dat --tournament Night --date 2026-11-19");
    let said = String::from_utf8_lossy(&said.stderr).into_owned();
    assert!(said.contains("2 matches with 4 games recorded, hands of 4 games valued"), "{said}");
    let names = ["bot 1", "bot 2", "Eve", "bot 3", "bot 4"];
    let winners = "SELECT p.name FROM finishes f JOIN players p USING (player) WHERE place = 1 ORDER BY match, game";
    assert_eq!(shell.texts(winners), games.map(|game| names[game.winner]));
    let seats =
        "SELECT p.name FROM seats s JOIN players p USING (player) WHERE match = 2 ORDER BY seat";
    assert_eq!(shell.texts(seats), ["bot 2", "Eve", "bot 1", "bot 4", "bot 3"]);
    let figures =
        "SELECT (SELECT count(*) FROM hands) || ' ' || count(*) || ' ' || count(seed) FROM deals";
    assert_eq!(shell.texts(figures), ["40 20 20"], "ten pairs and five hands a game");
    assert_eq!(shell.texts("SELECT DISTINCT played_on FROM finishes"), ["2026-11-19"]);
    shell.data("check");
    // These programs are known on another day, and no others are suspected.
    shell.data("import games night.dat --tournament 'Second night' --date 2026-11-20");
    assert_eq!(shell.texts("SELECT count(*) || '' FROM players"), ["5"]);
    assert!(shell.refused("import games night.dat --tournament Night").contains("already exists"));
}

#[test]
fn seats_that_change_at_odd_times_make_each_game_a_round() {
    let shell = Shell::new();
    shell.write("night.dat", log(&games()[..3]));
    shell.data("import games night.dat --tournament Night");
    assert_eq!(shell.texts("SELECT count(DISTINCT match) || '' FROM seats"), ["3"]);
}

#[test]
fn a_log_against_the_rules_is_refused_with_its_line() {
    let shell = Shell::new();
    let whole = log(&games());
    let play = whole.lines().find(|line| line.starts_with("play ")).expect("plays");
    let [first, second] = [1, 2].map(|at| play.split(' ').nth(at).expect("a play"));
    for (from, to, wrong) in [
        (first, second, ":10: game 0: play 1, "),
        (first, "d-x", ":10: play 1, \"d-x\": the ranks are wrong"),
        ("seat 0 1", "seat 0 0", ":6: each player's number from 0 to 4 must be there once"),
        ("score\n", "game 7\n", ":4: a second line \"game\" in one game"),
        (
            "player bot bot Eve bot bot\n",
            "",
            ":1: the line \"player\" is missing before the first game",
        ),
    ] {
        shell.write("night.dat", whole.replacen(from, to, 1));
        let said = shell.refused("import games night.dat --tournament Night");
        assert!(said.contains(wrong), "{from} -> {to}: {said}");
        assert!(said.contains("nothing was imported"), "{said}");
    }
    shell.write("night.dat", &whole);
    assert!(shell.refused("import games night.dat").contains("name it with --tournament"));
    assert!(!shell.path("club.db").exists());
}

#[test]
#[ignore = "reads ../shared/data, which is no part of the project"]
fn thirty_recorded_games_come_in() {
    let path =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data/daihinmin/five_equal_programs_30.dat");
    let shell = Shell::new();
    shell.write("thirty.dat", std::fs::read(path).expect("the log"));
    shell.data("import games thirty.dat --tournament Thirty");
    let figures = "SELECT count(DISTINCT match) || ' ' || count(*) FROM finishes";
    assert_eq!(shell.texts(figures), ["10 150"], "seats change every three games");
    shell.data("check");
}

/// Seats are no registration numbers: they name no players of the club, also on the next day.
#[test]
fn players_called_by_their_seats_are_nobody_of_the_club() {
    let shell = Shell::new();
    for name in ["Ada", "Bea", "Coco", "Dan", "Eve"] {
        shell.data(&format!("player add {name}"));
    }
    let named = |names: &str| log(&games()).replacen("bot bot Eve bot bot", names, 1);
    shell.write("night.dat", named("P1 P2 P3 P4 P5"));
    for day in [19, 20] {
        shell.data(&format!("import games night.dat --tournament N{day} --date 2026-11-{day}"));
    }
    let seats = "SELECT DISTINCT p.name FROM seats s JOIN players p USING (player) ORDER BY 1";
    assert_eq!(shell.texts(seats), ["P1", "P2", "P3", "P4", "P5"]);
    // With its check digit it is a number that somebody wrote on purpose.
    shell.write("own.dat", named("P0001-3 P2 P3 P4 P5"));
    shell.data("import games own.dat --tournament Own");
    assert_eq!(shell.texts(seats), ["Ada", "P1", "P2", "P3", "P4", "P5"]);
    // Each game is a row a player in the export.
    let games = shell.data("export games Own --columns game,player_a,hand_a,place");
    assert_eq!(games.lines().count(), 1 + 4 * 5, "{games}");
    let first: Vec<&str> = games.lines().skip(1).take(5).collect();
    let mut places: Vec<&str> = first.iter().filter_map(|row| row.rsplit(',').next()).collect();
    places.sort_unstable();
    assert_eq!(places, ["1", "2", "3", "4", "5"], "{games}");
    let hands: f64 = first
        .iter()
        .map(|row| row.split(',').nth(2).expect("a hand").parse::<f64>().expect("a share"))
        .sum();
    assert!((hands - 2.5).abs() < 1e-9, "what one has the others lack: {games}");
}
