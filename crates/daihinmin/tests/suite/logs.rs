//! Recorded games read, and checked by the rules.

use std::path::Path;

use daihinmin::log::Log;
use daihinmin::{Policy, shares_from};

/// The recorded games, which lie beside the project or beside a folder around it.
fn recorded() -> Log {
    let beside = |folder: &Path| folder.join("shared/data/daihinmin/five_equal_programs_30.dat");
    let mut around = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().map(beside);
    let path = around.find(|path| path.exists()).expect("recorded games");
    let text = std::fs::read_to_string(path).expect("a text");
    text.parse().expect("a log")
}

#[test]
#[ignore = "reads ../shared/data, which is no part of the project"]
fn all_recorded_games_replay() {
    let log = recorded();
    assert_eq!(log.games.len(), 30);
    log.replay().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(log.games.iter().filter(|game| game.has_exchange()).count(), 29);
}

/// The mean logarithmic loss of p over all pairs of recorded games; a coin has 0.693.
fn loss(log: &Log, policy: Policy) -> f64 {
    let mut losses = Vec::new();
    for game in &log.games {
        let shares = shares_from(&game.start().expect("hands"), 2_000, policy, 1);
        for (a, b) in (0..5).flat_map(|a| (0..a).map(move |b| (a, b))) {
            let p = shares.p(game.seats[a], game.seats[b]);
            losses.push(-(if game.result[a] < game.result[b] { p } else { 1.0 - p }).ln());
        }
    }
    losses.iter().sum::<f64>() / f64::from(u32::try_from(losses.len()).expect("few"))
}

#[test]
#[ignore = "reads ../shared/data, which is no part of the project"]
fn a_plain_player_tells_more_of_recorded_games_than_chance() {
    let [uniform, plain, learned] = Policy::ALL.map(|policy| loss(&recorded(), policy));
    assert!(uniform < 0.48 && plain < 0.38 && learned < 0.40, "{uniform}, {plain}, {learned}");
}

/// A whole game of five with two cards each, and a second one with an exchange.
const SMALL: &str = "\
player a b c d e
/*
game 0
score
class 0 1 2 3 4
seat 1 0 2 3 4
dealt { h4 s9 } { d3 s5 } { h6 c6 } { c8 c4 } { s3 jo }
changed { } { } { } { } { }
original { h4 s9 } { d3 s5 } { h6 c6 } { c8 c4 } { s3 jo }
play d-3[12] h-4[3] p[1] c-8 c-4 jk[7] p p p[5] s-3 s-5 s-9[2]
result 3 2 4 0 1
*/
/*
game 1
class 3 2 4 0 1
seat 1 0 2 3 4
dealt { h4 s9 } { d3 s5 } { h6 c6 } { c8 c4 } { s3 jo }
changed { s9 } { } { h6 c6 } { c4 c6 } { s3 }
original { s3 h4 } { d3 s5 } { c4 c6 } { c8 h6 } { s9 jo }
play d-3 h-4 c-6 c-8 h-6 jk p s-3 c-4 s-9
result 1 4 2 0 3
*/
";

/// The error of a log with this put in place of that.
fn error(from: &str, to: &str) -> String {
    assert!(SMALL.contains(from), "{from}");
    let log: Result<Log, _> = SMALL.replacen(from, to, 1).parse();
    match log {
        Err(error) => error.to_string(),
        Ok(log) => log.replay().expect_err("a fault").to_string(),
    }
}

#[test]
fn a_small_log_is_read_and_replayed() {
    let log: Log = SMALL.parse().unwrap();
    assert_eq!(log.players, ["a", "b", "c", "d", "e"]);
    let game = &log.games[0];
    assert_eq!(game.plays[0].time, Some(12));
    assert_eq!(game.plays[3].time, None);
    assert_eq!(game.player_at(0), 1);
    let positions = game.replay().unwrap();
    assert_eq!(positions.len(), game.plays.len() + 1);
    log.replay().unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn what_is_wrong_with_a_log_is_told_with_its_line() {
    for (from, to, told) in [
        ("player a b c d e\n", "", "line 1: no line \"player\" comes before the first game"),
        ("*/\n/*", "/*", "line 12: \"/*\" and \"*/\" do not take turns"),
        ("score\n", "*/\n", "line 4: the game has no line \"class\""),
        ("score", "game 7", "line 4: a second line \"game\" in one game"),
        ("seat 1 0 2 3 4", "seat 1 0 2 3", "line 6: 4 entries for 5 players"),
        ("seat 1 0 2 3 4", "seat 1 0 2 3 3", "line 6: not each of 0 to 4 once"),
        ("class 0 1", "class 0 x", "line 5: \"x\" is no number"),
        (
            "{ h4 s9 }",
            "{ h4 s9",
            "line 7: player 0: card 3, \"{\": it begins with no suit and is no joker",
        ),
        ("{ h4 s9 }", "h4 s9", "line 7: cards are not between \"{\" and \"}\""),
        ("{ d3 s5 }", "{ d3 d3 }", "line 7: player 1: card 2, \"d3\": the card is there already"),
        ("d-3[12]", "d-1[12]", "line 10: play 1, \"d-1[12]\": the ranks are wrong"),
    ] {
        assert_eq!(error(from, to), told, "{from} -> {to}");
    }
    let cut = SMALL.trim_end().trim_end_matches("*/").parse::<Log>();
    assert_eq!(cut.unwrap_err().to_string(), "line 21: the last game has no end");
}

#[test]
fn what_is_against_the_rules_in_a_log_is_told_with_its_line() {
    for (from, to, told) in [
        ("d-3[12] h-4[3]", "h-4", "game 0, line 10: play 1, h-4 by player 1: not in the hand: H4"),
        (
            "c-8 c-4",
            "c-4 c-8",
            "game 0, line 10: play 4, c-4 by player 3: not stronger than what lies on the table",
        ),
        ("s-5 s-9[2]", "s-5", "game 0, line 10: the plays end before the game"),
        ("s-9[2]", "s-9 p", "game 0, line 10: play 13, p by player 2: the game is over"),
        (
            "result 3 2 4 0 1",
            "result 2 3 4 0 1",
            "game 0, line 11: player 0 finished as 3, the result says 2",
        ),
        (
            "class 3 2 4 0 1",
            "class 3 2 0 4 1",
            "game 1, line 15: classes are not the result of the game before",
        ),
        (
            "{ s3 jo }\nplay",
            "{ s3 }\nplay",
            "game 0, line 9: player 4 begins with other cards than dealt and exchanged",
        ),
        (
            "{ s9 } { } { h6",
            "{ h4 } { } { h6",
            "game 1, line 18: player 0 gave H4, the rules ask for S9",
        ),
    ] {
        assert_eq!(error(from, to), told, "{from} -> {to}");
    }
}
