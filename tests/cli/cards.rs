//! Hands typed as cards.

use rusqlite::Connection;

use super::{Shell, text};

/// Two players on a ladder of prime Daifugō.
fn ladder() -> Shell {
    let shell = Shell::new();
    shell.write("two.csv", "name\nAda\nBea\n");
    shell.data("import players two.csv");
    shell.data("tournament new Ladder --format ladder --card-game prime-daifugo");
    shell
}

fn pods() -> Shell {
    let shell = Shell::new();
    shell.write("five.csv", "name\nAda\nBea\nCoco\nDan\nEve\n");
    shell.data("import players five.csv");
    shell.data("tournament new Day --format tables --table-size 5 --card-game daihinmin");
    shell.data("tournament enter Day Ada Bea Coco Dan Eve");
    shell.data("tournament start Day --lot-number 7");
    shell
}

/// The number of rows in a table.
fn rows(shell: &Shell, table: &str) -> u32 {
    let file = Connection::open(shell.path("club.db")).expect("the file");
    let count = format!("SELECT count(*) FROM {table}");
    file.query_row(&count, [], |row| row.get(0)).expect("a number")
}

/// A table of Markdown in one line, without its rules.
fn words_of(table: &str) -> String {
    table.replace('|', " ").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// One number from the file.
fn figure(shell: &Shell, sql: &str) -> f64 {
    let file = Connection::open(shell.path("club.db")).expect("the file");
    file.query_row(sql, [], |row| row.get(0)).expect("a figure")
}

/// The cards of the deck by strength, the first seat's the strongest.
const DEAL: &str = "C2 D2 H2 S2 CA DA HA SA CK DK X/HK SK CQ DQ HQ SQ CJ DJ HJ SJ C10/\
                    D10 H10 S10 C9 D9 H9 S9 C8 D8 H8 S8/C7 D7 H7 S7 C6 D6 H6 S6 C5 D5/\
                    H5 S5 C4 D4 H4 S4 C3 D3 H3 S3";

/// S0: at equal ratings the expected score is p, and K = 32.
#[test]
fn the_worth_of_typed_cards_moves_the_ratings() {
    let shell = ladder();
    shell.data("tournament match Ladder Ada Bea --games 'w@XXAAAA7JQK9/22446688TT5 l@0.4'");
    let p = figure(&shell, "SELECT hand_a FROM games WHERE game = 1");
    assert!(0.5 < p && p < 1.0, "two jokers and the aces are the better hand: {p}");
    let gained = figure(&shell, "SELECT after - before FROM rating_changes WHERE player = 1");
    assert!((gained - 32.0 * (1.0 - p - 0.4)).abs() < 1e-9, "{gained}");
    let file = Connection::open(shell.path("club.db")).expect("the file");
    let mut query = file.prepare("SELECT player, cards, engine, seed FROM deals").expect("deals");
    let row = |row: &rusqlite::Row<'_>| {
        Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get::<_, Option<String>>(3)?))
    };
    let deals: Vec<(u32, String, String, Option<String>)> =
        query.query_map([], row).expect("rows").collect::<Result<_, _>>().expect("deals");
    let engine = || "primes-1".to_owned();
    assert_eq!(
        deals,
        [
            (1, "AAAA79JQKXX".to_owned(), engine(), None),
            (2, "2244566 88TT".replace(' ', ""), engine(), None),
        ]
    );
    shell.data("check");
}

#[test]
fn cards_that_cannot_be_are_refused_with_what_is_wrong() {
    let shell = ladder();
    for (games, wrong) in [
        ("w@KKKKX/K2", "the hands together hold K 5 times, but a deck has only 4"),
        ("w@KZ/A2", "hand 1: z is not a card"),
        ("l w@K/", "game 2: hand 2 has no card"),
    ] {
        let said = shell.refused(&format!("tournament match Ladder Ada Bea --games '{games}'"));
        assert!(said.contains(wrong), "{games}: {said}");
    }
    shell.data("tournament set Ladder --card-game none");
    let said = shell.refused("tournament match Ladder Ada Bea --games 'w@K2/A3'");
    assert!(said.contains("no card game is set for the tournament"), "{said}");
    assert!(said.contains("--card-game"), "{said}");
    assert!(!shell.data("journal list").contains("Ada - Bea"), "nothing was recorded");
}

#[test]
fn the_cards_of_a_table_are_worth_something_to_every_pair() {
    let shell = pods();
    shell.data(&format!("tournament game Day 1 1 2 3 4 5 --hands '{DEAL}'"));
    assert_eq!(rows(&shell, "hands"), 10, "each pair once");
    assert_eq!(rows(&shell, "deals"), 5, "a hand each");
    let best = "SELECT p FROM hands h JOIN seats a ON a.player = h.player AND a.seat = 1 \
                JOIN seats b ON b.player = h.opponent AND b.seat = 5";
    assert!((0.05..0.95).contains(&figure(&shell, best)), "groups make up for weak cards");
    // Equal cards are worth the same on every laptop.
    let other = pods();
    other.data(&format!("tournament game Day 1 1 2 3 4 5 --hands '{DEAL}'"));
    assert!((figure(&shell, best) - figure(&other, best)).abs() < 1e-12);
    for (hands, wrong) in [
        ("S3/S3/H4/H5/H6", "the hands together hold S3 2 times, but a deck has only 1"),
        ("S3 S3/H4/H5/H6/H7", "the hands together hold S3 2 times, but a deck has only 1"),
        ("S3/H4/H5", "3 hands were typed for 5 players"),
        ("S3/H4/H5/H6/Z9", "hand 5: Z9 is not a card"),
    ] {
        let said = shell.refused(&format!("tournament game Day 1 1 2 3 4 5 --hands '{hands}'"));
        assert!(said.contains(wrong), "{hands}: {said}");
    }
}

/// S0 by hand: for three games with 0.3, 0.8 and 0.6 the deals alone give 1.7. Two
/// wins are +9.6 points with the hands and +16 without, so 6.4 points are luck.
#[test]
fn luck_is_what_the_deals_gave() {
    let shell = ladder();
    shell.data("tournament match Ladder Ada Bea --games 'w@0.3 l@0.8 w@0.6'");
    let found = words_of(&shell.data("luck --format md"));
    for row in ["Ada 3 1.70 2.00 1509.60 1516.00 6.40", "Bea 3 1.30 1.00 1490.40 1484.00 -6.40"] {
        assert!(found.contains(row), "{row}: {found}");
    }
    assert_eq!(shell.data("luck Ladder --format csv"), shell.data("luck --format csv"));
    let own = shell.data("luck Bea");
    for said in ["0.7000", "0.2000", "0.4000", "-6.40", "deals: wins expected"] {
        assert!(own.contains(said), "{said}: {own}");
    }
    shell.refused("luck Nobody");
    let ranking = words_of(&shell.data("export ranking --format md --without-hands"));
    assert!(ranking.contains("without_hands") && ranking.contains("1516.00"), "{ranking}");
    // Of an event, what its own hands did to the ratings that it left; a later one with even hands did nothing.
    shell.data("tournament new Later --format ladder --card-game prime-daifugo");
    shell.data("tournament match Later Ada Bea --games 'w@0.5 l@0.5'");
    let later = words_of(&shell.data("luck Later --format md"));
    assert!(later.contains("Ada 2 1.00 1.00") && later.contains(" 0.00"), "{later}");
    assert!(!later.contains("6.40") && !later.contains("-0.00"), "{later}");
    let ladder = words_of(&shell.data("luck Ladder --format md"));
    assert!(ladder.contains("Ada 3 1.70 2.00 1509.60 1516.00 6.40"), "{ladder}");
}

/// In a pod a game scores the share of beaten opponents, and its deal the mean of the hands.
#[test]
fn luck_at_a_pod_is_the_mean_of_the_hands() {
    let shell = pods();
    shell.data("tournament game Day 1 1 2 3 4 5 --hands '1-2:0.2 1-3:0.4'");
    let found = words_of(&shell.data("luck --format md"));
    // Two hands of 0.2 and 0.4, two pairs without: 0.4 of a game; all four beaten: 1. Nobody else won all.
    // S0 by hand: 32 · mean(1 − 0.2, 1 − 0.4, ½, ½) = 19.2 points, and 16 where all are even.
    assert!(found.contains(" 1 0.40 1.00 1519.20 1516.00 -3.20"), "{found}");
    assert_eq!(found.matches("P000").count(), 3, "those with a hand");
    // Ten pairs are one game: 0.2 and 0.4 came true, the other eight were even.
    let loss = -(0.2_f64.ln() + 0.4_f64.ln() + 8.0 * 0.5_f64.ln()) / 10.0;
    let report = shell.data("report ratings");
    assert!(report.contains(&format!("1 match of 1 games: log-loss {loss:.4}")), "{report}");
}

/// Games are evaluated one by one: hands of 0.9 win and hands of 0.1 lose, so the forecast
/// of each game is ln 0.9, while the match as a whole was expected to be even.
#[test]
fn a_match_told_game_by_game_is_judged_game_by_game() {
    let shell = ladder();
    shell.data("tournament match Ladder Ada Bea --games 'w@0.9+ l@0.1+ l@0.1-'");
    let report = shell.data("report ratings");
    assert!(report.contains("1 match of 3 games: log-loss 0.1054"), "{report}");
    assert!(
        report.contains("hands: log-loss 0.1054 with them, 0.6931 without, on the same 3 games"),
        "{report}"
    );
    // Of two games that Ada moved first in, and one of Bea, two were won; between hands that explain it all.
    assert!(report.contains("first move: won 0.6667 of 3 games"), "{report}");
    assert!(report.contains("by the win rate of the hand alone"), "{report}");
}

#[test]
fn a_corrected_score_drops_the_cards_with_the_games() {
    let shell = ladder();
    shell.data("tournament match Ladder Ada Bea --games 'w@XXAAAA7JQK9/22446688TT5 w'");
    let foreseen = text(&shell.run("tournament correct Ladder 1 0-2 --dry-run").stdout);
    assert!(foreseen.contains("The single games of match 1 are deleted too"), "{foreseen}");
    shell.data("tournament correct Ladder 1 0-2");
    assert_eq!(rows(&shell, "deals"), 0);
    shell.data("undo");
    assert_eq!(rows(&shell, "deals"), 2);
}

/// Five programs play two events. The expectation is implemented here again from S0: f
/// = 1 / (1 + 10^−(D/400 + log10(p/(1−p)))), ΔR = K · mean over the opponents of (s −
/// f), with all ratings from before the event; without correction p is ½.
#[test]
fn five_programs_are_rated_with_and_without_correction() {
    let shell = pods();
    shell.data("tournament new Second --format tables --table-size 5 --card-game daihinmin");
    shell.data("tournament enter Second Ada Bea Coco Dan Eve");
    shell.data("tournament start Second --lot-number 11");
    let hands = [
        [(1, 2, 0.7), (1, 3, 0.8), (1, 4, 0.6), (1, 5, 0.9), (2, 3, 0.55)],
        [(5, 1, 0.35), (4, 2, 0.65), (3, 1, 0.45), (2, 5, 0.5), (3, 4, 0.15)],
    ];
    let mut ratings = [[1500.0_f64; 5]; 2];
    for (event, order, hands) in
        [("Day", [1, 3, 2, 5, 4], hands[0]), ("Second", [4, 1, 5, 2, 3], hands[1])]
    {
        let typed: Vec<String> = hands.iter().map(|(a, b, p)| format!("{a}-{b}:{p}")).collect();
        let order_typed = order.map(|seat| seat.to_string()).join(" ");
        shell.data(&format!(
            "tournament game {event} 1 {order_typed} --hands '{}'",
            typed.join(" ")
        ));
        let seats = seats_of(&shell, event);
        for (corrected, ratings) in ratings.iter_mut().enumerate() {
            let before = *ratings;
            for i in 0..5 {
                let place = |seat: usize| order.iter().position(|&one| one == seat + 1);
                let surplus = |j: usize| {
                    let own = |&&(a, b, _): &&(usize, usize, f64)| {
                        [(a, b), (b, a)].contains(&(i + 1, j + 1))
                    };
                    let p = hands
                        .iter()
                        .find(own)
                        .map_or(0.5, |&(a, _, p)| if a == i + 1 { p } else { 1.0 - p });
                    let p = if corrected == 0 { p } else { 0.5 };
                    let gap = before[seats[i]] - before[seats[j]];
                    let exponent: f64 = gap / 400.0 + (p / (1.0 - p)).log10();
                    let won = if place(i) < place(j) { 1.0 } else { 0.0 };
                    won - 1.0 / (1.0 + 10.0_f64.powf(-exponent))
                };
                let others = (0..5).filter(|&j| j != i);
                ratings[seats[i]] += 32.0 * others.map(surplus).sum::<f64>() / 4.0;
            }
        }
    }
    let found = shell.data("luck --format csv");
    for line in found.lines().skip(1) {
        let cells: Vec<&str> = line.split(',').collect();
        let player = ["Ada", "Bea", "Coco", "Dan", "Eve"].iter().position(|&name| name == cells[1]);
        let player = player.expect("one of the five");
        for (cell, wanted) in [(5, ratings[0][player]), (6, ratings[1][player])] {
            let rating: f64 = cells[cell].parse().expect("a rating");
            assert!((rating - wanted).abs() < 1e-9, "{line}: {wanted}");
        }
    }
    assert_eq!(found.lines().count(), 6, "{found}");
}

/// The players of the only pod of an event, from 0, by seat.
fn seats_of(shell: &Shell, event: &str) -> Vec<usize> {
    let file = Connection::open(shell.path("club.db")).expect("the file");
    let sql = "SELECT player FROM seats JOIN tournaments USING (tournament) WHERE name = ?1 ORDER BY seat";
    let mut query = file.prepare(sql).expect("seats");
    let players = query.query_map([event], |row| row.get::<_, u32>(0)).expect("rows");
    players.map(|player| player.expect("a player") as usize - 1).collect()
}
