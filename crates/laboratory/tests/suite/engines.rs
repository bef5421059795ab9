//! Games of chess, shogi and Othello through an engine that is installed: a script plays it, sound or broken.

use std::process::{Command, Output};

use crate::common::shell::Shell;

/// The engine, with what it is to do.
fn fake(arguments: &str) -> String {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/tests/fixtures/fake.py");
    format!("--engine 'python3 \"{script}\" {arguments}'")
}

/// The program, which finds what is installed.
fn command(shell: &Shell, line: &str) -> Command {
    let mut command = shell.command(line);
    command.env("PATH", std::env::var_os("PATH").unwrap_or_default());
    command
}

fn run(shell: &Shell, line: &str) -> Output {
    command(shell, line).output().expect("the program ran")
}

/// The message of a command that must succeed.
#[track_caller]
fn said(shell: &Shell, line: &str) -> String {
    let output = run(shell, line);
    let said = crate::common::shell::text(&output.stderr);
    assert!(output.status.success(), "{line}: {said}");
    said
}

/// The message of a command that must end with this code.
#[track_caller]
fn refused(shell: &Shell, line: &str, code: i32) -> String {
    let output = run(shell, line);
    assert_eq!(
        output.status.code(),
        Some(code),
        "{line}: {}",
        crate::common::shell::text(&output.stderr)
    );
    crate::common::shell::text(&output.stderr)
}

const PGN: &str = "[White \"Ada\"]\n[Black \"Bea\"]\n[Date \"2020.05.01\"]\n[Result \"1-0\"]\n\n1. f4 e6 {a plan} 2. Nf3 (2. d4) d5 1-0\n\n\
                   [White \"Bea\"]\n[Black \"Ada\"]\n\n1. Ke2 1-0\n\n\
                   [White \"Bea\"]\n[Black \"Ada\"]\n[Result \"*\"]\n\n1. f4 e6 2. Nf3 d5 *\n";

/// The columns of a file by name, of the rows of a game.
fn columns(csv: &str, game: &str, names: &[&str]) -> Vec<String> {
    let mut lines = csv.lines();
    let head: Vec<&str> = lines.next().expect("a header").split(',').collect();
    let at: Vec<usize> = names
        .iter()
        .map(|name| head.iter().position(|column| column == name).expect("a column"))
        .collect();
    let row = |line: &str| {
        let cells: Vec<&str> = line.split(',').collect();
        at.iter().map(|at| cells[*at]).collect::<Vec<_>>().join(" ")
    };
    lines.filter(|line| line.split(',').next() == Some(game)).map(row).collect()
}

const MOVES: [&str; 6] = ["ply", "player", "score", "move", "best", "played"];

#[test]
fn chess_games_are_judged_by_two_searches_a_move() {
    let shell = Shell::new();
    shell.write("games.pgn", PGN);
    let analyse = format!("records analyse games.pgn -o moves.csv --nodes 100 {}", fake("uci"));
    let said_first = said(&shell, &analyse);
    assert!(
        said_first.contains("games.pgn:11: game 2 is left out: illegal move Ke2"),
        "{said_first}"
    );
    assert!(said_first.contains("2 games with 8 moves analysed"), "{said_first}");
    let whole = shell.read("moves.csv");
    // The values are checksums of what the script was sent, as Python has them; mate counts 1000.
    assert_eq!(columns(&whole, "games-0001", &MOVES), UCI);
    assert_eq!(
        columns(&whole, "games-0003", &["player", "score"]),
        ["Bea ", "Ada ", "Bea ", "Ada "]
    );
    let more = columns(&whole, "games-0001", &["legal_moves", "engine"]);
    assert_eq!(more[..2], ["20 chess Fake 1.0 nodes 100", "20 chess Fake 1.0 nodes 100"]);
    // The file is alike with any number of engines, and where a stopped analysis goes on.
    for workers in [1, 3] {
        let other = analyse.replace("moves.csv", &format!("{workers}.csv"));
        said(&shell, &format!("{other} --workers {workers}"));
        assert_eq!(shell.read(&format!("{workers}.csv")), whole);
    }
    let cut =
        whole.find("games-0003,3").or_else(|| whole.rfind("games-0003")).expect("the third game");
    shell.write("moves.csv", whole.split_at(cut + 12).0);
    let again = said(&shell, &analyse);
    assert!(again.contains("1 of 2 games are in the file already"), "{again}");
    assert_eq!(shell.read("moves.csv"), whole);
    let deeper = refused(&shell, &analyse.replace("--nodes 100", "--depth 3"), 1);
    assert!(deeper.contains("analysed otherwise: chess Fake 1.0 nodes 100"), "{deeper}");
    // Chess leaves out the first eight moves of each player, so that nothing is left of four.
    let none = shell.refused("records losses moves.csv");
    assert!(none.contains("no move of such a player counts"), "{none}");
    let losses = shell.data("records losses moves.csv --first-ply 1 --format csv");
    assert_eq!(losses.lines().count(), 3, "{losses}");
}

const UCI: [&str; 4] =
    ["1 Ada 1 f2f4 4 -146", "2 Bea 0 e7e6 106 -30", "3 Ada 1 g1f3 1000 1000", "4 Bea 0 d7d5 31 31"];

#[test]
fn an_engine_that_takes_no_heed_of_searchmoves_is_asked_about_the_next_position() {
    let shell = Shell::new();
    shell.write("games.pgn", "1. f4 a6 2. Nf3 *");
    said(
        &shell,
        &format!("records analyse games.pgn -o moves.csv --nodes 100 {}", fake("uci stubborn")),
    );
    let moves = columns(&shell.read("moves.csv"), "games-0001", &["move", "best", "played"]);
    assert_eq!(moves, STUBBORN);
}

const STUBBORN: [&str; 3] = ["f2f4 4 -106", "a7a6 106 -100", "g1f3 100 100"];

#[test]
fn shogi_games_are_read_in_either_encoding_and_judged() {
    let shell = Shell::new();
    let kif = "手合割：平手\n先手：甲野\n後手：乙山\n1 ２六歩(27)\n2 ３四歩(33)\n3 ７六歩(77)\n4 中断\nまで3手で後手の勝ち\n";
    let csa = "V2.2\nN+甲野\nN-乙山\nPI\n+\n+2726FU\n-3334FU\n+7776FU\n%+ILLEGAL_ACTION\n";
    shell.write("a.kif", kif.replace("4 中断\n", ""));
    shell.write("b.csa", csa);
    let (sjis, ..) = encoding_rs::SHIFT_JIS.encode(csa);
    shell.write("c.csa", sjis);
    let analyse =
        format!("records analyse a.kif b.csa c.csa -o moves.csv --depth 3 {}", fake("usi"));
    said(&shell, &analyse);
    for game in ["a-0001", "b-0001", "c-0001"] {
        assert_eq!(columns(&shell.read("moves.csv"), game, &MOVES), USI, "{game}");
    }
}

const USI: [&str; 3] = ["1 甲野 0 2g2f 4 -114", "2 乙山 1 3c3d 58 58", "3 甲野 0 7g7f -125 -125"];

#[test]
fn what_an_engine_does_wrong_is_told_and_what_was_done_is_kept() {
    let shell = Shell::new();
    shell.write("games.pgn", PGN);
    let analyse = |arguments: &str, more: &str| {
        let engine = fake(arguments);
        format!("records analyse games.pgn -o moves.csv --nodes 100 --workers 1 {more} {engine}")
    };
    // Seven searches are those of the first game: one of its four moves is the best.
    for (arguments, why) in [
        ("uci dies 7", "ended by itself with status 3"),
        ("uci illegal 7", "named a1a1, which is no legal move"),
        ("uci valueless 7", "gave a move without a value"),
        ("uci slow 7", "did not answer in 2 s"),
        ("uci garbage 7", "which means nothing here"),
    ] {
        let _ = std::fs::remove_file(shell.path("moves.csv"));
        let told = refused(&shell, &analyse(arguments, "--timeout 2"), 1);
        assert!(told.contains(why) && told.contains("go nodes 100"), "{arguments}: {told}");
        assert!(told.contains("1 of 2 games are in moves.csv"), "{arguments}: {told}");
        assert_eq!(columns(&shell.read("moves.csv"), "games-0001", &MOVES), UCI, "{arguments}");
    }
    // A sound one goes on there.
    said(&shell, &analyse("uci", ""));
    assert_eq!(columns(&shell.read("moves.csv"), "games-0003", &["ply"]).len(), 4);
    let _ = std::fs::remove_file(shell.path("moves.csv"));
    let silent = refused(&shell, &analyse("uci silent", "--timeout 1"), 1);
    assert!(
        silent.contains("did not answer in 1 s") && !shell.path("moves.csv").exists(),
        "{silent}"
    );
    let missing = refused(
        &shell,
        "records analyse games.pgn -o moves.csv --nodes 5 --engine no-such-engine",
        1,
    );
    assert!(missing.contains("the engine no-such-engine is not installed"), "{missing}");
    let japanese = refused(
        &shell,
        "--lang ja records analyse games.pgn -o moves.csv --nodes 5 --engine no-such-engine",
        1,
    );
    assert!(japanese.contains("エンジン no-such-engine が見つかりません"), "{japanese}");
}

#[test]
fn what_makes_no_sense_is_refused_before_an_engine_starts() {
    let shell = Shell::new();
    shell.write("games.pgn", PGN);
    shell.write("a.kif", "1 ７六歩(77)\n");
    shell.write("none.pgn", "no game at all");
    let line = |rest: &str| format!("records analyse {rest} -o moves.csv");
    for (rest, code, why) in [
        ("games.pgn", 1, "its games need an installed engine"),
        ("games.pgn --engine x", 2, "how far the engine searches is missing"),
        (
            "games.pgn --engine x --nodes 5 --protocol usi",
            2,
            "engines of chess do not speak this protocol",
        ),
        ("games.pgn a.kif --engine x --nodes 5", 2, "games of different kinds"),
        ("games.pgn --engine x --nodes 5 --set Hash", 2, "\"Hash\" is no option"),
        ("games.pgn --engine '' --nodes 5", 2, "names no program"),
        ("none.pgn --engine x --nodes 5", 1, "has no game that can be analysed (1 left out)"),
        ("games.pgn --nodes 5", 2, "--engine"),
    ] {
        let told = refused(&shell, &line(rest), code);
        assert!(told.contains(why), "{rest}: {told}");
    }
    assert!(!shell.path("moves.csv").exists());
}

/// A round robin with an engine of others: every game has a winner by its discs, and a broken engine is named.
#[test]
fn engines_of_others_play_the_round_robin_of_othello() {
    let shell = Shell::new();
    let engine = fake("nboard").replace("--engine '", "--engine 'Fake=");
    let csv = run(
        &shell,
        &format!("lab othello-engines --own 1,2 --openings 1 --games --format csv {engine}"),
    );
    let csv = crate::common::shell::text(&csv.stdout);
    let rows: Vec<Vec<&str>> = csv.lines().skip(1).map(|line| line.split(',').collect()).collect();
    assert!(csv.starts_with("black,white,winner,discs_at_40,discs,"), "{csv}");
    assert_eq!(rows.len(), 6, "three pairs, each with both colours: {csv}");
    for row in &rows {
        let discs: i32 = row[4].parse().expect("discs");
        let winner = match discs {
            0 => "",
            1.. => row[0],
            _ => row[1],
        };
        assert_eq!(row[2], winner, "{csv}");
        // Ply 40 leaves 44 discs on the board: the difference is even, unless a side was wiped out.
        let at_40: i32 = row[3].parse().expect("discs");
        assert!(at_40 % 2 == 0 && at_40.abs() <= 44, "{csv}");
    }
    assert_eq!(rows.iter().filter(|row| row[..2].contains(&"Fake")).count(), 4, "{csv}");
    let table = run(&shell, &format!("lab othello-engines --own 1 --openings 1 {engine}"));
    let table = crate::common::shell::text(&table.stdout);
    assert!(table.contains("Fake") && table.contains("discs_at_40"), "{table}");
    let broken = fake("nboard dies 3").replace("--engine '", "--engine 'Fake=");
    refused(&shell, &format!("lab othello-engines --own 1 --openings 1 {broken}"), 1);
    let none = refused(&shell, "lab othello-engines --own 1", 2);
    assert!(none.contains("two engines"), "{none}");
}

#[test]
fn othello_is_judged_by_an_engine_of_nboard() {
    let shell = Shell::new();
    shell.write("WTH_2001.wtb", crate::records::wthor(2001, 1));
    shell.write("WTHOR.JOU", crate::records::names());
    let analyse = format!("records analyse WTH_2001.wtb -o moves.csv --depth 4 {}", fake("nboard"));
    said(&shell, &analyse);
    let moves =
        columns(&shell.read("moves.csv"), "WTH_2001-0001", &["ply", "best", "played", "engine"]);
    assert!(moves.len() > 50 && moves[0].ends_with("othello Fake 1.0 depth 4"), "{moves:?}");
    let figures = |row: &String| {
        let cells: Vec<f64> =
            row.split(' ').skip(1).take(2).map(|cell| cell.parse().expect("a number")).collect();
        (cells[0], cells[1])
    };
    // Values are the last ones told, in discs, and the best move is never worse than the one made.
    assert!(
        moves.iter().map(figures).all(|(best, played)| played <= best && best <= 15.0),
        "{moves:?}"
    );
    assert!(moves.iter().map(figures).any(|(best, played)| played < best), "{moves:?}");
    let nodes = refused(&shell, &analyse.replace("--depth 4", "--nodes 4"), 2);
    assert!(nodes.contains("know no --nodes"), "{nodes}");
}

/// The figures of `docs/RECORDS.md`: the game of the PGN standard, with Stockfish as Debian has it.
#[test]
#[ignore = "needs stockfish, which is no part of the project"]
fn stockfish_judges_a_game() {
    let shell = Shell::new();
    shell.write("fischer.pgn", FISCHER);
    let analyse = "records analyse fischer.pgn -o moves.csv --engine stockfish --nodes 20000";
    let mut command = command(&shell, analyse);
    command.env("PATH", "/usr/games:/usr/bin:/usr/local/bin");
    let output = command.output().expect("the program ran");
    let told = crate::common::shell::text(&output.stderr);
    assert!(output.status.success(), "{told}");
    let losses = shell.data("records losses moves.csv --format csv");
    println!("{told}{losses}");
    let moves = columns(&shell.read("moves.csv"), "fischer-0001", &["ply"]);
    assert_eq!(moves.len(), 85);
    // Two masters lose little: the mean loss of a move is below a fifth of a pawn.
    for line in losses.lines().skip(1) {
        let mean: f64 = line.rsplit(',').nth(4).and_then(|cell| cell.parse().ok()).expect("a mean");
        assert!((0.0..20.0).contains(&mean), "{losses}");
    }
}

const FISCHER: &str = "[White \"Fischer\"]\n[Black \"Spassky\"]\n[Result \"1/2-1/2\"]\n\n\
    1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 11. c4 c6 \
    12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4 15. Nb1 h6 16. Bh4 c5 17. dxe5 Nxe4 18. Bxe7 Qxe7 19. exd6 Qf6 20. Nbd2 Nxd6 \
    21. Nc4 Nxc4 22. Bxc4 Nb6 23. Ne5 Rae8 24. Bxf7+ Rxf7 25. Nxf7 Rxe1+ 26. Qxe1 Kxf7 27. Qe3 Qg5 28. Qxg5 hxg5 \
    29. b3 Ke6 30. a3 Kd6 31. axb4 cxb4 32. Ra5 Nd5 33. f3 Bc8 34. Kf2 Bf5 35. Ra7 g6 36. Ra6+ Kc5 37. Ke1 Nf4 38. g3 Nxh3 \
    39. Kd2 Kb5 40. Rd6 Kc5 41. Ra6 Nf2 42. g4 Bd3 43. Re6 1/2-1/2\n";

/// Each game takes two searches, and the fourth of an engine fails: in the second game, and in the fourth by a new engine.
#[test]
fn a_game_that_an_engine_fails_on_stops_no_other() {
    let shell = Shell::new();
    let game = |players: &str| format!("{players}\n\n1. f4 *\n\n");
    let players = ["[White \"A\"]\n[Black \"B\"]", "[White \"C\"]\n[Black \"D\"]"];
    let games: String = (0..4).map(|at| game(players[at % 2])).collect();
    shell.write("games.pgn", games);
    let analyse = |way: &str| {
        format!("records analyse games.pgn -o moves.csv --nodes 100 --workers 1 {}", fake(way))
    };
    let told = refused(&shell, &analyse("uci dies 3"), 1);
    for no in [2, 4] {
        assert!(told.contains(&format!("games-000{no} is left out: the engine")), "{told}");
    }
    assert!(told.contains("2 of 4 games are in moves.csv"), "{told}");
    // The same command asks about these games, and about the last of the file, which may have been cut.
    let again = said(&shell, &analyse("uci"));
    assert!(again.contains("3 games with 3 moves analysed"), "{again}");
    let whole = shell.read("moves.csv");
    for no in 1..=4 {
        assert_eq!(columns(&whole, &format!("games-000{no}"), &["ply"]), ["1"], "{whole}");
    }
    // Where every game fails, it is the engine.
    let _ = std::fs::remove_file(shell.path("moves.csv"));
    let told = refused(&shell, &analyse("uci dies 0"), 1);
    assert!(told.contains("games-0003 is left out") && !told.contains("games-0004"), "{told}");
}

#[test]
fn games_without_names_are_analysed_and_read_again() {
    let shell = Shell::new();
    shell.write(
        "games.pgn",
        "[White \"?\"]\n[Black \"Bea\"]\n[Result \"1-0\"]\n\n1. f4 e6 2. Nf3 d5 1-0\n",
    );
    said(&shell, &format!("records analyse games.pgn -o moves.csv --nodes 100 {}", fake("uci")));
    let losses = shell.data("records losses moves.csv --first-ply 1 --format csv");
    assert_eq!(losses.lines().count(), 2, "{losses}");
    assert!(losses.contains("Bea"), "{losses}");
}

#[test]
fn no_two_files_give_games_one_name() {
    let shell = Shell::new();
    for folder in ["a", "b"] {
        std::fs::create_dir(shell.path(folder)).expect("a folder");
        std::fs::write(
            shell.path(&format!("{folder}/WTH_2001.wtb")),
            crate::records::wthor(2001, 1),
        )
        .expect("written");
    }
    let engine = fake("nboard");
    let line =
        format!("records analyse a/WTH_2001.wtb b/WTH_2001.wtb -o moves.csv --depth 4 {engine}");
    let told = refused(&shell, &line, 1);
    assert!(told.contains("two of the files are called WTH_2001"), "{told}");
}
