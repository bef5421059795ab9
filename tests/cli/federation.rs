//! Results of a federation: imported files, its rating rule, and models evaluated on the past.

use std::collections::BTreeMap;
use std::process::Command;

use super::{Shell, text};

/// A file of results of one tournament.
fn file(name: &str, date: &str, results: &str) -> String {
    format!(
        "%%Tournament: {name}\n%%Country: World\n%%Date: {date}\n%%Sender: A. Person\n{results}"
    )
}

#[test]
fn files_of_results_are_taken_in_whole_or_not_at_all() {
    let mut shell = Shell::new();
    let open = "%_% 101, DOE, Jane, NEU, 2, 78, 0\n%Round: 1\n   101 (46)>(18)    205  B\n   309 (32)=(32)    412  W\n\
                %Round: 2\n 101 <  309\n 205 > ??????\n";
    shell.write("open.ELO", file("Example Open", "01/11/2017 - 03/11/2017", open));
    shell.write("again.ELO", file("Example Open", "01/11/2017", "%Round: 3\n101 (40)>(24) 412\n"));
    let broken = "101 (46)>(18)\n101 > 205 309 (20)>(44) 412\n";
    shell.write("broken.ELO", file("Broken", "1 November", broken));
    shell.write("bare.ELO", "101 > 205\n");
    shell.write("players.csv", "id,surname,first_name\n205,ROE,Richard\n309,MILES,\"Anna\"\n");
    shell.play(
        "import federation open.ELO broken.ELO bare.ELO
         --lang ja import federation broken.ELO
         import federation open.ELO again.ELO --players players.csv --dry-run
         import federation open.ELO again.ELO --players players.csv
         import federation again.ELO
         tournament list
         tournament matches T1
         export players --format csv --columns number,name,external_ids
         export games --format csv",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// Four who play twice a month for half a year; one more who never wins, and one who left long ago.
fn club() -> Shell {
    let shell = Shell::new();
    let pairs = ["Ada,Bea", "Coco,Dan", "Ada,Coco", "Bea,Dan", "Ada,Dan", "Bea,Coco"];
    let of_month = |month: u32| {
        let pairs = (0_u32..).zip(pairs);
        pairs.map(move |(at, pair)| {
            let score = if (month * 7 + at * 5).is_multiple_of(4) { "1,2" } else { "2,1" };
            format!("Day {month},{at},{pair},{score},2026-{month:02}-{:02}\n", at + 3)
        })
    };
    let rows: String = (5..11).flat_map(of_month).collect();
    let header = "event,round,player_a,player_b,games_a,games_b,date\n";
    let rare = "Old,1,Ada,Fay,1,1,2020-01-01\nLate,1,Dan,Eve,2,0,2026-10-31\n";
    shell.write("results.csv", [header, rare, &rows].concat());
    shell.data("import results results.csv");
    shell
}

#[test]
fn models_are_judged_by_the_past_of_a_club() {
    let mut shell = club();
    shell.play(
        "export ranking --format txt --model bradley-terry
         export ranking --format txt --model bradley-terry --as-of 2026-06-30
         report ratings --backtest
         --lang ja report ratings --backtest
         report ratings --backtest --format csv
         report ratings --format csv
         list new Empty
         report ratings --backtest --list Empty",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// Ratings of 2017-12-31 compared with those that other people's code computed from the same results.
#[test]
#[ignore = "reads ../shared/data, which is no part of the project"]
fn ratings_of_2017_are_those_of_the_federations_rule() {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data/othello");
    let shell = Shell::new();
    let archive = format!("{data}/results_1977_2017.tar.gz");
    let unpacked =
        Command::new("tar").arg("xzf").arg(archive).arg("-C").arg(shell.path("")).status();
    assert!(unpacked.is_ok_and(|status| status.success()));
    // Two damaged lines become comments.
    for (file, damaged) in [
        ("2013/20130406_EGP_Barcelona.ELO", "  5071 >   4875      36 (49)"),
        ("2015/20150329_CH_Thailand.ELO", "190128 >      0 190145"),
    ] {
        let text = shell.read(file);
        let line = text.lines().find(|line| line.contains(damaged.trim())).expect("damaged");
        shell.write(file, text.replace(line, &format!("% {line}")));
    }
    let folders: Vec<String> = (1977..=2017).map(|year| year.to_string()).collect();
    shell.data(&format!("import federation {} --duplicates new", folders.join(" ")));
    let rows = |text: &str| -> Vec<Vec<String>> {
        text.lines().skip(1).map(|line| line.split(',').map(str::to_owned).collect()).collect()
    };
    let players = rows(&shell.data("export players --format csv --columns number,external_ids"));
    let ids: BTreeMap<String, String> = players
        .into_iter()
        .map(|row| (row[0].clone(), row[1].trim_start_matches("WOF:").to_owned()))
        .collect();
    let ranking = "export ranking --model bradley-terry --as-of 2017-12-31 --format csv --columns";
    let ours: BTreeMap<String, f64> = rows(&shell.data(&format!("{ranking} number,rating")))
        .into_iter()
        .map(|row| (ids[&row[0]].clone(), row[1].parse().expect("a rating")))
        .collect();
    let theirs = std::fs::read_to_string(format!("{data}/ratings_2017-12-31.csv"));
    let pairs: Vec<[f64; 2]> = rows(&theirs.expect("the ratings"))
        .into_iter()
        .filter_map(|row| Some([*ours.get(&row[0])?, row[1].parse().ok()?]))
        .collect();
    let count = f64::from(u32::try_from(pairs.len()).expect("few"));
    let mean = |of: &dyn Fn(&[f64; 2]) -> f64| pairs.iter().map(of).sum::<f64>() / count;
    let [a, b] = [mean(&|pair| pair[0]), mean(&|pair| pair[1])];
    let spread = |i: usize, j: usize| {
        let middle = [a, b];
        mean(&|pair| (pair[i] - middle[i]) * (pair[j] - middle[j]))
    };
    let correlation = spread(0, 1) / (spread(0, 0) * spread(1, 1)).sqrt();
    println!("{} players, r = {correlation:.6}, means {a:.1} and {b:.1}", pairs.len());
    assert!(pairs.len() >= 2400 && correlation >= 0.999, "{correlation}");
}

#[test]
fn ratings_of_known_players_follow_a_list_as_one_entry_that_is_undone() {
    let shell = Shell::new();
    for player in ["'Carlsen, Magnus' --external FIDE:1503014", "'Ada Primrose'", "'Kim Lee'"] {
        shell.data(&format!("player add {player}"));
    }
    shell.data("adjust 'Ada Primrose' --to 1600 --reason old");
    let list = "id,name,fed,rating\n1503014,\"Carlsen, M.\",NOR,2839\n,\"Primrose, Ada\",,1612.5\n8,Nobody,,1900\n";
    shell.write("list.csv", list);
    let ratings = || shell.data("export ranking --format csv --columns name,rating");
    let before = ratings();
    let shown = shell.run("import ratings list.csv --dry-run");
    let table = text(&shown.stdout);
    for part in ["Carlsen, Magnus", "2839.00", "1600.00", "1612.50", "12.50"] {
        assert!(table.contains(part), "{part}: {table}");
    }
    let told = text(&shown.stderr);
    assert!(told.contains("not registered here: 1") && told.contains("2 players differ"), "{told}");
    assert_eq!(ratings(), before, "nothing is recorded");
    shell.data("import ratings list.csv");
    let after = ratings();
    assert!(after.contains("1612.5") && after.contains("2839"), "{after}");
    let again = text(&shell.run("import ratings list.csv").stderr);
    assert!(again.contains("No rating or title differs from list.csv (2 compared)."), "{again}");
    shell.data("undo");
    assert_eq!(ratings(), before, "one entry");
    assert!(shell.refused("import ratings list.csv --on 2090-01-01").contains("2090"));
    // Titles, too; who has none on the list keeps theirs.
    shell.data("player set 'Kim Lee' --title 四段");
    shell.write("titles.csv", "id,name,title\n1503014,,GM\n,Kim Lee,\n,Ada Primrose,wf\n");
    let shown = text(&shell.run("import ratings titles.csv --dry-run").stdout);
    assert!(shown.contains("GM") && shown.contains("WFM") && !shown.contains("Kim"), "{shown}");
    shell.data("import ratings titles.csv");
    let titles = shell.data("export players --format csv --columns name,title");
    for line in ["\"Carlsen, Magnus\",GM", "Ada Primrose,WFM", "Kim Lee,四段"] {
        assert!(titles.lines().any(|found| found == line), "{line}: {titles}");
    }
    let card = shell.data("player show 'Kim Lee'");
    assert!(card.contains("Kim Lee 四段"), "{card}");
    shell.write("list.csv", "id,name\n1,x\n");
    assert!(shell.refused("import ratings list.csv").contains("rating"), "no column");
}
