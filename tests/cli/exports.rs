//! Data for other programs.

use super::{Shell, text};

const RESULTS: &str = "event,round,player_a,player_b,games_a,games_b,draws,date
Friday,1,TM,あおくま,2,1,0,2026-11-13
Friday,2,TM,\"=Ada | \"\"A\"\", B\",1,1,1,2026-11-14
Sunday,1,=Ada | A,あおくま,2,0,0,2026-11-15
";

fn hall() -> Shell {
    let shell = Shell::new();
    shell.write("results.csv", RESULTS);
    shell.data("import results results.csv");
    shell
}

#[test]
fn every_table_is_written_in_every_format() {
    let mut shell = hall();
    shell.data("player set TM --reading てぃーえむ --club 函館 --note 'left-handed; late'");
    shell.data("player alias add TM T.M.");
    shell.data("tournament new Cup --format single-elimination --first-to 2");
    shell.data("tournament enter Cup TM あおくま");
    shell.data("tournament start Cup");
    shell.data("tournament walkover Cup 1 あおくま");
    for what in ["ranking", "players", "matches", "history"] {
        for format in ["csv", "json", "md"] {
            shell.play(&format!("export {what} --format {format}"));
        }
    }
    shell.play(
        "export ranking --as-of 2026-11-13
         export history --as-of 2026-11-13
         export matches --as-of 2026-11-14
         export matches --list main --as-of 2026-11-13
         export ranking --as-of 2026-13-01
         export ranking --list nowhere
         export players --as-of 2026-11-13
         export nothing
         expect 1700 1500
         expect 1700 1500 --first-to 1 --k 16
         expect TM あおくま
         expect TM nobody
         expect 1700",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn json_is_json_and_holds_numbers_as_numbers() {
    let shell = hall();
    let read = |line: &str| -> serde_json::Value {
        serde_json::from_str(&shell.data(line)).expect("JSON")
    };
    let ranking = read("export ranking --format json");
    assert_eq!(ranking.as_array().map(Vec::len), Some(4));
    assert!(ranking[0]["rating"].is_f64() && ranking[0]["rank"] == 1);
    assert_eq!(read("export history --format json").as_array().map(Vec::len), Some(6));
    assert_eq!(read("export matches --format json --as-of 2000-01-01"), serde_json::json!([]));
}

#[test]
fn a_file_appears_whole_and_replaces_nothing_unasked() {
    let shell = hall();
    let printed = shell.data("export ranking");
    assert_eq!(shell.data("export ranking -o ranking.csv"), "");
    assert_eq!(shell.read("ranking.csv"), printed);
    assert!(shell.refused("export players -o ranking.csv").contains("--force"));
    assert_eq!(shell.read("ranking.csv"), printed);
    shell.data("export players -o ranking.csv --force");
    assert!(shell.read("ranking.csv").starts_with("number,name,"));
    shell.refused("export players -o nowhere/players.csv");
    assert_eq!(shell.run("export players --force").status.code(), Some(2));
    let left = std::fs::read_dir(shell.path(".")).expect("a folder").count();
    assert_eq!(left, 3, "club.db, results.csv and ranking.csv");
}

#[test]
fn the_rating_column_has_every_digit() {
    let shell = hall();
    let printed = shell.data("export ranking");
    let ratings = printed.lines().skip(1).map(|line| line.rsplit(',').nth(6).expect("a rating"));
    let sum: f64 = ratings.map(|rating| rating.parse::<f64>().expect("a number")).sum();
    assert!((sum - 6000.0).abs() < 1e-9, "{sum}");
    let output = shell.run("export ranking --format md");
    assert!(text(&output.stdout).lines().all(|line| line.ends_with('|')));
}
