//! Experiments: models learned from recorded games, and what ratings can be trusted with.

use clap::{Arg, Command, CommandFactory as _};

use crate::common::shell::Shell;

const HEADER: &str = "match_id,game_no,first,second,winner,hand_first,hand_second,turns\n";

/// Four matches of Ada and Bea, of three games each; whoever has the better hand mostly wins.
fn games() -> String {
    let deals = [
        ("XKKQJ93A274", "468T5829Q6T", "Ada", "Bea", "Ada"),
        ("44668T5A932", "KKXQJ7A9377", "Bea", "Ada", "Ada"),
        ("T9T8A233547", "KJJQ93A4278", "Ada", "Bea", "Bea"),
    ];
    let row = |of: usize| {
        let line = move |(at, deal): (usize, &(&str, &str, &str, &str, &str))| {
            let (a, b, first, second, won) = deal;
            // In the last match the worse hands win, too.
            let winner = if of == 4 && at == 0 { second } else { won };
            format!("{of},{},{first},{second},{winner},{a},{b},{}\n", at + 1, at + 2)
        };
        deals.iter().enumerate().map(line).collect::<String>()
    };
    HEADER.to_owned() + &(1..=4).map(row).collect::<String>()
}

#[test]
fn a_model_is_learned_from_games_and_judged() {
    let mut shell = Shell::new();
    shell.write("games.csv", games());
    shell.play(
        "lab train-hands games.csv --out hands.toml
         --lang ja lab train-hands games.csv --source 練習会",
    );
    insta::assert_snapshot!(format!("{}\n{}", shell.transcript(), shell.read("hands.toml")));
    let csv = shell.data("lab train-hands games.csv --format csv");
    assert!(csv.starts_with("model,log_loss,slope\nfirst move,0.60"), "{csv}");
    assert_eq!(csv.lines().count(), 1 + 6 + 14);
}

#[test]
fn what_is_wrong_with_games_is_told_with_its_line() {
    let mut shell = Shell::new();
    let row = |row: &str| format!("{HEADER}1,1,Ada,Bea,Ada,KKX,QJ7,3\n{row}\n");
    shell.write("sign.csv", row("1,2,Ada,Bea,Ada,KK1X,QJ7,3"));
    shell.write("deck.csv", row("1,2,Ada,Bea,Ada,KKKXX,QKKX,3"));
    shell.write("many.csv", row(&format!("1,2,Ada,Bea,Ada,{},4,3", "K".repeat(55))));
    shell.write("winner.csv", row("1,2,Ada,Bea,Coco,KKX,QJ7,3"));
    shell.write("empty.csv", row("1,2,Ada,Bea,Ada,,QJ7,3"));
    shell.write("column.csv", "match_id,first,second,winner\n");
    shell.write("one.csv", row("1,2,Ada,Bea,Bea,KKX,QJ7,3"));
    shell.play(
        "lab train-hands sign.csv
         lab train-hands deck.csv
         --lang ja lab train-hands deck.csv
         lab train-hands many.csv
         lab train-hands winner.csv
         lab train-hands empty.csv
         lab train-hands column.csv
         lab train-hands one.csv --out never.toml
         lab train-hands nowhere.csv
         --lang ja lab train-hands sign.csv
         --lang ja lab train-hands one.csv",
    );
    insta::assert_snapshot!(shell.transcript());
    assert!(!shell.path("never.toml").exists());
}

#[test]
fn the_virtual_game_is_shown_as_table_charts_and_rows() {
    let mut shell = Shell::new();
    shell.play(
        "lab virtual-game --sets 40 --games 200
         --lang ja lab virtual-game --sets 40 --games 200 --seed 2
         lab virtual-game --sets 4 --games 50 --histogram --format csv
         lab virtual-game --sets 0
         lab virtual-game --outside nowhere",
    );
    insta::assert_snapshot!(shell.transcript());
    let json = shell.data("lab virtual-game --sets 4 --games 9 --seed 7 --format json");
    assert_eq!(json.matches("\"random_seed\":7").count(), 18, "{json}");
    let svg = shell.data("lab virtual-game --sets 4 --games 9 --seed 7 --format svg --dark");
    assert!(svg.starts_with("<svg") && svg.contains("random seed 7"), "{svg}");
    shell.data("lab virtual-game --sets 4 --games 9 --format png -o game.png");
    assert!(shell.path("game.png").exists() && !shell.path("club.db").exists());
}

#[test]
fn influence_is_shown_with_the_figures_of_the_document() {
    let mut shell = Shell::new();
    shell.play(
        "lab influence --games 110 --sets 2 --players snowl:8,snowl-i:8,kou2
         --lang ja lab influence --games 110 --sets 2 --players snowl:8,jsnowl:8
         lab influence --games 50 --against kou2 --players snowl-s:4 --format csv
         lab influence --games 50 --against yokozuna:3 --players snowl:4,snowl-r:4
         lab influence --against somebody
         --lang ja lab influence --players kou2:9",
    );
    insta::assert_snapshot!(shell.transcript());
    let svg = shell.data("lab influence --games 9 --players kou2,default --format svg");
    assert!(svg.starts_with("<svg") && svg.contains("kou2"), "{svg}");
}

#[test]
fn a_league_of_programs_is_rated_with_and_without_hands() {
    const LEAGUE: &str =
        "--programs random,default,kou2,snowl:5,monte-carlo:4,random --playouts 40";
    const OTHER: &str = "--programs default,kou2,snowl:5,monte-carlo:4,random --playouts 40";
    let mut shell = Shell::new();
    shell.play(&format!(
        "lab league {OTHER} --sets 12 --games 3 --orders 20 --k 16,4
         --lang ja lab league {OTHER} --sets 12 --games 3 --orders 20 --seed 2 --k 24
         lab league {OTHER} --sets 2 --games 2 --orders 3 --format json
         lab league {LEAGUE}
         --lang ja lab league --programs kou2,default"
    ));
    insta::assert_snapshot!(shell.transcript());
}

/// Finished work is not done again, wherever it was stopped; the file of another run is left alone.
#[test]
fn a_long_experiment_goes_on_from_its_file() {
    let mut shell = Shell::new();
    let line = "lab influence --games 250 --players kou2";
    let whole = shell.data(line);
    let kept = format!("{line} --file run.jsonl");
    assert_eq!(shell.data(&kept), whole);
    let text = shell.read("run.jsonl");
    shell.write("run.jsonl", text.get(..text.len() - 5).expect("letters"));
    assert_eq!(shell.data(&kept), whole);
    assert_eq!(shell.read("run.jsonl").lines().count(), 4);
    shell.write("notes.txt", "not a run\n");
    shell.write("torn.jsonl", text.replace("found", "lost"));
    shell.play(&format!(
        "{line} --file run.jsonl --format csv
         {line} --file run.jsonl --seed 4
         {line} --file notes.txt
         --lang ja {line} --file notes.txt
         {line} --file torn.jsonl
         {line} --file nowhere/run.jsonl"
    ));
    insta::assert_snapshot!(shell.transcript());
    assert_eq!(shell.read("notes.txt"), "not a run\n");
}

#[test]
fn rules_are_tried_where_strengths_are_known() {
    let mut shell = Shell::new();
    shell.play(
        "lab convergence --sets 2 --schedule events,random --k 16,32 --unit match,event
         lab convergence --schedule club
         lab convergence --sets 2 --schedule series --k 32 --damping root:1,none --k-step games<20:64 --format csv
         lab convergence --deviation -1
         lab elo-table --sets 50 --games 2000
         --lang ja lab elo-table --sets 50 --games 2000 --part order
         lab elo-table --hand 0.8,0.5,0.2
         --lang ja lab elo-table --win-rate 0.7,0.76,0.5
         lab elo-table --win-rate 1",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn the_club_is_told_its_k() {
    let mut shell = Shell::new();
    shell.play(
        "player add Ada
         player add Bea
         tournament new Cup --format round-robin --first-to 2
         tournament enter Cup Ada Bea
         lab convergence --schedule club
         tournament draw Cup
         tournament result Cup 1 2-1
         lab convergence --schedule club --sets 3
         --lang ja lab convergence --schedule club --sets 3 --k 32,64",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// The model that the program brings along is the one that these games give.
#[test]
#[ignore = "reads ../shared/data, which is no part of the project"]
fn the_model_of_prime_daifugo_is_learned_again() {
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data/kongo1_games.csv");
    let shell = Shell::new();
    shell.data(&format!("lab train-hands {games} --out hands.toml"));
    let learned: primes::Model = shell.read("hands.toml").parse().expect("a model");
    let ours = primes::Model::default();
    assert_eq!((learned.first_move, &learned.weights), (ours.first_move, &ours.weights));
    assert_eq!(learned.provenance.log_loss, ours.provenance.log_loss);
    assert!(learned.provenance.log_loss.is_some_and(|loss| loss < 0.560));
}

#[test]
fn the_ending_of_a_file_names_the_format() {
    let shell = Shell::new();
    let line = "lab elo-table --games 5 --sets 1";
    for (ending, begins) in [
        ("csv", &b"difference,"[..]),
        ("json", b"["),
        ("md", b"| "),
        ("svg", b"<svg"),
        ("png", b"\x89PNG"),
        ("xlsx", b"PK"),
    ] {
        shell.data(&format!("{line} -o table.{ending}"));
        let bytes = std::fs::read(shell.path(&format!("table.{ending}"))).expect("a file");
        assert!(bytes.starts_with(begins), "{ending}: {:?}", &bytes[..bytes.len().min(40)]);
    }
    shell.data(&format!("{line} --format csv -o table.dat"));
    let told = shell.refused(&format!("{line} -o table.pdf"));
    assert!(told.contains("names no format"), "{told}");
    assert!(!shell.path("table.pdf").exists());
}

#[test]
fn head_to_heads_stand_beside_what_strengths_expect() {
    let mut shell = Shell::new();
    shell.play("lab affinity");
    let against_bea = (1..=12).map(|at| (at, if at % 4 == 0 { "1,0" } else { "0,1" }));
    let row = |(at, games): (u32, &str)| format!("Past,{at},Ada,Bea,{games}\n");
    let rows: String = against_bea.map(row).collect();
    let head = "event,round,player_a,player_b,games_a,games_b\n";
    shell.write("games.csv", format!("{head}{rows}Past,1,Ada,Coco,2,1\nPast,2,Bea,Coco,1,2\n"));
    shell.data("import results games.csv");
    shell.play(
        "lab affinity --sets 50
         --lang ja lab affinity --sets 50 --seed 2
         lab affinity --sets 5 --format csv",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn a_column_of_ones_own_has_its_deviation() {
    let mut shell = Shell::new();
    shell.write("moves.csv", "game,moves\nA,2\nB,4\nC,4\nD,4\nE,5\nF,5\nG,7\nH,9\nI,\n");
    shell.play(
        "lab deviation moves.csv
         --lang ja lab deviation moves.csv --column moves
         lab deviation moves.csv --column game
         --lang ja lab deviation moves.csv --column none",
    );
    // However a spreadsheet saves it.
    let told = shell.data("lab deviation moves.csv");
    let utf16 =
        "game\tmoves\r\nA\t2\nB\t4\nC\t4\nD\t4\nE\t5\nF\t5\nG\t7\nH\t9\nI\t\n".encode_utf16();
    let utf16: Vec<u8> = std::iter::once(0xFEFF).chain(utf16).flat_map(u16::to_le_bytes).collect();
    shell.write("utf16.txt", utf16);
    assert_eq!(shell.data("lab deviation utf16.txt"), told);
    shell.write("sjis.csv", b"game,moves\n\x96\xBC,2\nB,4\nC,4\nD,4\nE,5\nF,5\nG,7\nH,9\nI,\n");
    assert_eq!(shell.data("lab deviation sjis.csv"), told);
    insta::assert_snapshot!(shell.transcript());
}

/// `docs/SOURCES.md` ends with what the command writes: `UPDATE_DOCS=1` writes it anew.
#[test]
fn the_audit_of_the_documents_is_the_page_of_sources() {
    const COMMAND: &str = "```sh\nbanzuke lab audit --format md\n```\n";
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/SOURCES.md");
    let kept = std::fs::read_to_string(path).expect("the document");
    let (above, _) = kept.split_once(COMMAND).expect("the command");
    let mut shell = Shell::new();
    let text = format!("{above}{COMMAND}\n{}", shell.data("lab audit --format md"));
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(path, &text).expect("written");
    }
    let kept = std::fs::read_to_string(path).expect("the document");
    assert!(kept == text, "docs/SOURCES.md is out of date: run the tests with UPDATE_DOCS=1");
    let by_name = shell.command("audit").output().expect("started");
    assert_eq!(String::from_utf8(by_name.stdout).expect("a text"), shell.data("lab audit"));
    assert!(
        shell
            .data("lab audit --format csv")
            .starts_with("row,what,done_by,printed,here,verdict,remark\n")
    );
    shell.play("--lang ja lab audit --format tsv -o rows.tsv");
    assert!(shell.read("rows.tsv").contains("expected win rate"));
}

/// A command below another, or that other with a choice that it has.
fn below<'a>(command: &'a Command, word: &str) -> Option<&'a Command> {
    let is_choice =
        |arg: &Arg| arg.get_possible_values().iter().any(|value| value.get_name() == word);
    let chosen = || command.get_arguments().any(is_choice).then_some(command);
    command.find_subcommand(word).or_else(chosen)
}

/// Commands that rows name are there.
#[test]
fn what_the_audit_names_can_be_typed() {
    let programs = [banzuke::cli::Arguments::command(), banzuke_lab::cli::Arguments::command()];
    let is_there =
        |path: &str| programs.iter().any(|one| path.split(' ').try_fold(one, below).is_some());
    let rows = banzuke_lab::lab::audit::rows();
    let commands = rows.iter().map(|row| row.done_by).filter(|by| !by.contains('/'));
    assert_eq!(commands.filter(|by| !is_there(by)).collect::<Vec<_>>(), Vec::<&str>::new());
}
