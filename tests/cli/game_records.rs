//! Records of games: matches, games, hands and first moves in one import.

use super::Shell;

/// Two matches, the second on one line and with the players in turns; the seats of `a` and `b` differ from game to game.
const GAMES: &str = r#"[
  {"match": "final", "players": ["Ada", "Bea"], "first": "Ada", "winner": "Bea", "event": "Autumn Cup",
   "hands": {"Ada": "QT338647JA9", "Bea": "T77TJK4X3KA"}, "date": "2026-11-20", "turns": 4},
  {"match": "final", "players": ["Bea", "Ada"], "first": "a", "winner": "b", "event": "Autumn Cup",
   "hands": ["9283AJ95TT7", "52Q4A8Q36K6"]},
  {"match": 2, "players": ["Coco", "ada"], "first": null, "winner": "Coco", "event": "Autumn Cup", "hands": null}
]"#;

/// The text of a file with one game of Ada and Bea, with other fields.
fn one(fields: &str) -> String {
    format!(r#"{{"match": 1, "players": ["Ada", "Bea"], "event": "Cup", {fields}}}"#)
}

#[test]
fn games_become_matches_with_hands_and_first_moves() {
    let shell = Shell::new();
    shell.write("games.json", GAMES);
    let told = shell.data("import games games.json --dry-run");
    assert!(told.contains("Ada 1-1 Bea") && told.contains("Coco 1-0 Ada"), "{told}");
    assert!(!shell.path("club.db").exists(), "a dry run writes nothing");
    let said = shell.run("import games games.json");
    let said = String::from_utf8_lossy(&said.stderr).into_owned();
    assert!(
        said.contains(
            "2 matches with 3 games recorded, hands of 2 games valued, 1 tournament created, 3 players registered"
        ),
        "{said}"
    );
    assert!(said.contains("not imported: turns"), "{said}");
    let games = "SELECT result || ' ' || coalesce(first, '-') || ' ' || (hand_a IS NULL) FROM games \
                 ORDER BY match, game";
    assert_eq!(shell.texts(games), ["b a 0", "a b 0", "a - 1"]);
    let cards = "SELECT cards FROM deals WHERE game = 2 ORDER BY player";
    assert_eq!(shell.texts(cards), ["A2345668QQK", "A2357899TTJ"], "Bea was named first");
    shell.data("check");
    let again = shell.run("import games games.json");
    let again = String::from_utf8_lossy(&again.stderr).into_owned();
    assert!(again.contains("recorded already and left out"), "{again}");
}

/// Records are read again when games were added, or a slip in them was mended.
#[test]
fn games_that_have_changed_replace_those_of_the_match() {
    let shell = Shell::new();
    let game = |players: &str, winner: &str, hands: &str| {
        format!(
            r#"{{"match": "m1", "players": [{players}], "event": "Cup", "date": "2026-11-20",
                "first": null, "winner": "{winner}"{hands}}}"#
        )
    };
    let (ada, bea) = (r#""Ada", "Bea""#, r#""Bea", "Ada""#);
    let (none, cards) = (r#", "hands": null"#, r#", "hands": ["QT338647JA9", "T77TJK4X3KA"]"#);
    let import = |games: &[String]| {
        shell.write("g.json", format!("[{}]", games.join(",")));
        let said = shell.run("import games g.json");
        assert!(said.status.success(), "{said:?}");
        String::from_utf8_lossy(&said.stderr).into_owned()
    };
    let played = || shell.texts("SELECT games_a || '-' || games_b FROM matches");
    let hands = || shell.texts("SELECT printf('%.6f', hand_a) FROM games WHERE hand_a IS NOT NULL");
    let (first, second) = (game(ada, "Ada", none), game(ada, "Bea", none));
    import(&[first.clone(), second.clone()]);
    assert_eq!(played(), ["1-1"]);
    let said = import(&[first.clone(), second.clone(), game(ada, "Ada", none)]);
    assert!(said.contains("correction of match 1 of Cup"), "{said}");
    assert_eq!(played(), ["2-1"], "it is the same match");
    // The file may name the players in another order.
    let turned = [game(bea, "Ada", none), game(bea, "Bea", none), game(bea, "Ada", cards)];
    let said = import(&turned);
    assert!(said.contains("its games replaced by those of the file"), "{said}");
    let of_bea = hands();
    assert_eq!((played(), of_bea.len()), (vec!["2-1".to_owned()], 1));
    assert!(import(&turned).contains("recorded already"));
    import(&[first, second, game(ada, "Ada", cards)]);
    let sum: f64 = [of_bea, hands()].concat().iter().filter_map(|p| p.parse::<f64>().ok()).sum();
    assert!((sum - 1.0).abs() < 1e-5, "the hands changed sides: {sum}");
    shell.data("check");
}

#[test]
fn moves_are_played_through_by_the_rules() {
    let shell = Shell::new();
    let game = |winner: &str, moves: &str| {
        one(&format!(
            r#""first": "Ada", "winner": "{winner}", "hands": {{"Bea": "A32", "a": ["5", "3", "7"]}}, "moves": [{moves}]"#
        ))
    };
    for (winner, moves, wrong) in [
        (
            "Ada",
            r#""3", "A""#,
            "moves \"A\": move 2: the number does not beat the one on the table",
        ),
        ("Ada", r#""3", "K""#, "moves \"K\": move 2: some of these cards are not in the hand"),
        ("Ada", r#""3", "§""#, "moves \"§\": move 2"),
        (
            "Bea",
            r#""3", "D(K)K", "%", "A3", "57#""#,
            "winner \"Bea\": the moves end with a win of Ada",
        ),
    ] {
        shell.write("game.json", game(winner, moves));
        let said = shell.refused("import games game.json");
        assert!(said.contains(&format!("game.json:1: {wrong}")), "{moves}: {said}");
        assert!(said.contains("nothing was imported"), "{said}");
    }
    shell.write("game.jsonl", game("Ada", r#""3", "D(K)K", "%", "A3", "57#""#));
    shell.data("import games game.jsonl --tournament Other --date 2026-11-19");
    let days =
        "SELECT t.name || ' ' || m.played_on FROM matches m JOIN tournaments t USING (tournament)";
    assert_eq!(shell.texts(days), ["Other 2026-11-19"]);
}

#[test]
fn what_is_wrong_with_a_record_is_told_and_nothing_is_written() {
    let shell = Shell::new();
    let hands = r#""hands": ["A2", "A3"]"#;
    for (text, wrong) in [
        (String::new(), ":1: this is no record of games"),
        ("name\nAda\n".to_owned(), ":1: this is no record of games"),
        ("[]".to_owned(), ":1: the file holds no games"),
        ("[\n{\"match\": 1,\n oops}]".to_owned(), ":3: cannot be read as JSON from column 2 on"),
        (
            format!("[\n{}", one(&format!(r#""first": "a", "winner": "a", {hands}"#))),
            ":2: cannot be read as JSON from column",
        ),
        (
            "[{\"players\": [\"あおい\", oops]}]".to_owned(),
            ":1: cannot be read as JSON from column 22 on",
        ),
        ("[{\"match\": 1}, {oops}]".to_owned(), ":1: cannot be read as JSON from column 17 on"),
        ("[7]".to_owned(), ":1: this is no game"),
        (one(&format!(r#""first": "a", {hands}"#)), ":1: winner: the game lacks this field"),
        (
            one(&format!(r#""first": "a", "winner": 1, {hands}"#)),
            ":1: winner \"1\": this value cannot be read",
        ),
        (one(&format!(r#""first": "Cy", "winner": "a", {hands}"#)), ":1: first \"Cy\": neither of"),
        (
            one(&format!(r#""first": "a", "first": "b", "winner": "a", {hands}"#)),
            ":1: first: the column",
        ),
        (
            one(r#""first": "a", "winner": "a", "hands": {"Ada": "A2", "Cy": "A3"}"#),
            ":1: hands \"Cy\": neither of the two players",
        ),
        (
            one(r#""first": "a", "winner": "a", "hands": ["A2"]"#),
            ":1: hands \"[\"A2\"]\": this value cannot be read",
        ),
        (one(r#""first": "a", "winner": "a", "hands": ["A2", "AZ"]"#), "hand 2: Z is not a card"),
        (
            one(r#""first": "a", "winner": "a", "hands": ["KKK", "KKX"]"#),
            "the hands together hold K 5 times, but a deck has only 4",
        ),
        (
            one(r#""first": null, "winner": "a", "hands": null, "moves": ["57"]"#),
            "moves: moves cannot be checked",
        ),
        (
            one(&format!(r#""first": "a", "winner": "a", {hands}, "date": "2026-13-01""#)),
            ":1: date \"2026-13-01\": not a date",
        ),
        (
            one(&format!(r#""first": "a", "winner": "a", {hands}, "date": "2027-01-01""#)),
            ":1: date",
        ),
        (
            one(&format!(r#""first": "a", "winner": "a", {hands}"#)).replace("\"Cup\"", "null"),
            ":1: event: the tournament is not named",
        ),
        (
            one(&format!(r#""first": "a", "winner": "a", {hands}"#)).replace("Bea", "Ada"),
            "both sides are the same player",
        ),
        (
            format!(
                "{}\n{}",
                one(&format!(r#""first": "a", "winner": "a", {hands}"#)),
                one(&format!(r#""first": "a", "winner": "a", {hands}"#)).replace("Bea", "Cy")
            ),
            ":2: players \"[\"Ada\",\"Cy\"]\": in line 1 this match has other players",
        ),
    ] {
        shell.write("g.json", &text);
        let said = shell.refused("import games g.json");
        assert!(said.contains(wrong), "{text}: {said}");
        assert!(said.contains("nothing was imported"), "{text}: {said}");
    }
    assert!(!shell.path("club.db").exists());
    shell.write("g.json", b"{\"match\": \"\xff\"}");
    assert!(shell.refused("import games g.json").contains("g.json:1: this is not UTF-8"));
    shell.data("tournament new Day --format tables --table-size 5 --card-game daihinmin");
    shell.data("tournament new Open --format recorded --card-game daihinmin");
    shell.write("g.json", one(&format!(r#""first": "a", "winner": "a", {hands}"#)));
    assert!(
        shell
            .refused("import games g.json --tournament Open")
            .contains("this tournament is Daihinmin")
    );
    shell.refused("import games g.json --tournament Day");
    shell.refused("import games g.json --list Blitz");
    assert_eq!(shell.texts("SELECT name FROM players"), Vec::<String>::new());
}

#[test]
fn somebody_spelled_otherwise_is_asked_about() {
    let shell = Shell::new();
    shell.data("player add 'Nakano Ryo'");
    let game = r#"{"match": 1, "players": ["Nakano Ryou", "Bea"], "first": "b", "winner": "a", "hands": null}"#;
    shell.write("g.json", game);
    let said = shell.refused("import games g.json --tournament Cup");
    assert!(said.contains("g.json:1: Nakano Ryou may be the same person as Nakano Ryo"), "{said}");
    assert!(!shell.data("tournament list").contains("Cup"));
    shell.data("import games g.json --tournament Cup --duplicates use");
    assert_eq!(shell.data("player list --format csv").lines().count(), 3, "Bea alone is new");
}

/// The event of `kongo1.csv`, game by game.
#[test]
#[ignore = "reads ../shared/data, which is no part of the project"]
fn a_real_event_comes_in_game_by_game() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data/kongo1_games.csv");
    let source = std::fs::read_to_string(path).expect("the games");
    let game = |line: &str| {
        let cells: Vec<&str> = line.trim_end().split(',').collect();
        serde_json::json!({
            "match": cells[3], "event": cells[0], "players": [cells[5], cells[6]],
            "first": cells[5], "winner": cells[7], "hands": [cells[8], cells[9]],
        })
    };
    let games: Vec<String> = source.lines().skip(1).map(|line| game(line).to_string()).collect();
    let shell = Shell::new();
    shell.write("kongo.jsonl", games.join("\n"));
    shell.data("import games kongo.jsonl");
    let figures = "SELECT count(*) || ' ' || count(hand_a) || ' ' || count(first) FROM games";
    assert_eq!(shell.texts(figures), ["448 448 448"]);
    assert_eq!(shell.texts("SELECT count(*) || '' FROM matches"), ["28"]);
    shell.data("check");
}

#[test]
fn the_example_in_the_guide_can_be_imported() {
    for language in ["en", "ja"] {
        let page = format!("{}/docs/guide/{language}/export.md", env!("CARGO_MANIFEST_DIR"));
        let page = std::fs::read_to_string(page).expect("the page");
        let example = page.split("```json\n").nth(1).and_then(|rest| rest.split("```").next());
        let shell = Shell::new();
        shell.write("cup.json", example.expect("an example"));
        shell.data("import games cup.json");
        assert_eq!(shell.texts("SELECT count(*) || '' FROM deals"), ["4"], "two games");
    }
}
