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

/// A match in which A retired, one in which B was disqualified, both at 1-0, and a draw.
fn broken_off() -> Shell {
    let shell = Shell::new();
    for line in [
        "player add A",
        "player add B",
        "player add C",
        "player add D",
        "tournament new Cup --format round-robin --games 2",
        "tournament enter Cup A B C D",
        "tournament start Cup",
        "tournament retire Cup 1 A 1-0",
        "tournament disqualify Cup 2 B 1-0",
        "tournament result Cup 3 1-1",
    ] {
        shell.data(line);
    }
    shell
}

#[test]
fn the_winner_of_a_match_is_named_however_it_ended() {
    let shell = broken_off();
    let read = |line: &str| -> serde_json::Value {
        serde_json::from_str(&shell.data(line)).expect("JSON")
    };
    let won = |sheet: &serde_json::Value| {
        [0, 1, 2].map(|at| sheet[at]["winner"].as_str().map(str::to_owned))
    };
    let expected = [Some("b".to_owned()), Some("b".to_owned()), None];
    assert_eq!(won(&read("export matches --format json")), expected);
    assert_eq!(won(&read("tournament matches Cup --format json")), expected);
    let csv = shell.data("export matches");
    assert!(csv.contains(",1,0,0,,2026-11-21,retired,b,"), "{csv}");
}

#[test]
fn a_match_that_was_given_up_ahead_counts_as_lost_in_the_ranking_as_in_the_standings() {
    let shell = broken_off();
    let ranking = shell.data("export ranking --format json");
    let ranking: serde_json::Value = serde_json::from_str(&ranking).expect("JSON");
    let lines = ranking.as_array().expect("lines");
    let counted = |name: &str| {
        let line = lines.iter().find(|line| line["name"] == name).expect("a line");
        ["wins", "draws", "losses"].map(|column| line[column].as_i64())
    };
    assert_eq!(counted("A"), [0, 0, 1].map(Some));
    assert_eq!(counted("D"), [1, 1, 0].map(Some));
}

#[test]
fn json_is_json_and_holds_numbers_as_numbers() {
    let shell = hall();
    let read = |line: &str| -> serde_json::Value {
        serde_json::from_str(&shell.data(line)).expect("JSON")
    };
    let ranking = read("export ranking --format json");
    assert_eq!(ranking.as_array().map(Vec::len), Some(4));
    assert!(ranking[0]["rating"].is_f64() && ranking[0]["games"].is_i64());
    assert_eq!(ranking[0]["rank"], 1);
    assert!(ranking[3]["rank"].is_null(), "fewer than five games");
    assert_eq!(read("export history --format json").as_array().map(Vec::len), Some(6));
    assert_eq!(read("export matches --format json --as-of 2000-01-01"), serde_json::json!([]));
}

#[test]
fn a_file_that_promises_another_format_is_not_written() {
    let shell = hall();
    let told = shell.refused("export ranking -o ranking.pdf");
    assert!(told.contains("the ending of ranking.pdf names no format"), "{told}");
    assert!(!shell.path("ranking.pdf").exists());
    shell.data("export ranking --format csv -o ranking.dat");
    assert!(shell.read("ranking.dat").starts_with("rank,"));
}

#[test]
fn a_file_appears_whole_in_place_of_the_last_one() {
    let shell = hall();
    let printed = shell.data("export ranking");
    assert_eq!(shell.data("export ranking -o ranking.csv"), "");
    assert_eq!(shell.read("ranking.csv"), printed);
    shell.data("export players -o ranking.csv");
    assert!(shell.read("ranking.csv").starts_with("number,name,"));
    assert!(shell.refused("export players -o nowhere/players.csv").contains("the folder exists"));
    assert!(shell.refused("export players -o .").contains("is a folder"));
    let before = std::fs::read(shell.path("club.db")).expect("the file");
    assert!(shell.refused("export players -o club.db").contains("is a database"));
    assert_eq!(std::fs::read(shell.path("club.db")).expect("the file"), before);
    let left = std::fs::read_dir(shell.path(".")).expect("a folder").count();
    assert_eq!(left, 3, "club.db, results.csv and ranking.csv");
}

#[cfg(unix)]
#[test]
fn links_are_followed_and_what_is_no_file_is_written_to() {
    use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _, symlink};
    let shell = hall();
    let printed = shell.data("export ranking");
    std::fs::create_dir(shell.path("web")).expect("a folder");
    symlink("web/ranking.csv", shell.path("link.csv")).expect("a link");
    for _ in 0..2 {
        shell.data("export ranking -o link.csv");
        assert!(shell.path("link.csv").is_symlink());
        assert_eq!(shell.read("web/ranking.csv"), printed);
        shell.write("web/ranking.csv", "old");
    }
    let rights = |mode| {
        let rights = std::fs::Permissions::from_mode(mode);
        std::fs::set_permissions(shell.path("web/ranking.csv"), rights).expect("set");
    };
    rights(0o640);
    shell.data("export ranking -o link.csv");
    let mode = std::fs::metadata(shell.path("web/ranking.csv")).expect("a file").permissions();
    assert_eq!(mode.mode() & 0o777, 0o640);
    rights(0o440);
    shell.refused("export players -o link.csv");
    assert_eq!(shell.read("web/ranking.csv"), printed);
    let output = shell.command("export ranking -o /dev/stdout").output().expect("it ran");
    assert_eq!(text(&output.stdout), printed);
    shell.data("export ranking -o /dev/null");
    let null = std::fs::metadata("/dev/null").expect("a device").file_type();
    assert!(null.is_char_device());
}

#[test]
fn the_rating_column_has_every_digit() {
    let shell = hall();
    let printed = shell.data("export ranking");
    let ratings = printed.lines().skip(1).map(|line| line.rsplit(',').nth(12).expect("a rating"));
    let sum: f64 = ratings.map(|rating| rating.parse::<f64>().expect("a number")).sum();
    assert!((sum - 6000.0).abs() < 1e-9, "{sum}");
    let output = shell.run("export ranking --format md");
    let printed = text(&output.stdout);
    let (heading, table) = printed.rsplit_once("\n\n").expect("lines above the table");
    assert!(table.lines().all(|line| line.ends_with('|')));
    assert!(heading.starts_with("# Ranking · main\n\n2026-11-21 · As of entry "), "{heading}");
}

/// An export must not overwrite a file that the program uses, under any name.
#[test]
fn an_export_never_replaces_a_living_file() {
    let shell = Shell::new();
    shell.data("player add TM --born 1990-04-25");
    shell.data("settings --init");
    std::fs::create_dir(shell.path("folder")).expect("a folder");
    let files = |name: &str| std::fs::read(shell.path(name)).ok();
    let living = ["club.db", "club.db-wal", "club.db-shm", "club.db-journal", "club.db.draft.json"];
    let kept = ["config/settings.toml", "config/keys.toml"];
    for name in living.into_iter().chain(kept) {
        let before = files(name);
        for name in [name.to_owned(), format!("folder/../{name}")] {
            for what in ["export players --format csv", "journal export --birth-dates"] {
                let told = shell.refused(&format!("{what} -o {name}"));
                assert!(told.contains("give another name"), "{told}");
            }
        }
        assert!(files(name) == before, "{name}");
    }
    let told = shell.refused("--lang ja export players --format csv -o club.db-wal");
    assert!(told.contains("別の名前にしてください。"), "{told}");
    shell.data("export players -o club.csv");
    shell.data("check");
}

#[cfg(unix)]
#[test]
fn what_holds_birth_dates_is_the_operators_alone() {
    use std::fs::{Permissions, metadata, set_permissions};
    use std::os::unix::fs::PermissionsExt as _;
    let shell = Shell::new();
    shell.data("player add TM --born 1990-04-25");
    let mode = |name: &str| metadata(shell.path(name)).expect("a file").permissions().mode();
    for (what, name) in [("export players", "players.csv"), ("journal export", "journal.jsonl")] {
        shell.data(&format!("{what} -o open-{name}"));
        assert_ne!(mode(&format!("open-{name}")) & 0o044, 0, "{name}");
        let private = format!("{what} --birth-dates -o {name}");
        let told = super::text(&shell.run(&private).stderr);
        assert!(!told.contains("readable by others"), "{told}");
        assert_eq!(mode(name) & 0o777, 0o600, "{name}");
        set_permissions(shell.path(name), Permissions::from_mode(0o644)).expect("opened");
        let told = super::text(&shell.run(&private).stderr);
        assert!(
            told.contains(&format!("{name} was readable by others; now only you can read it")),
            "{told}"
        );
        assert_eq!(mode(name) & 0o777, 0o600, "{name}");
    }
}

/// A full disk is reported, whatever is printed.
#[cfg(target_os = "linux")]
#[test]
fn what_does_not_arrive_is_said() {
    let shell = Shell::new();
    shell.data("player add TM");
    for line in [
        "completions bash",
        "settings --keys",
        "export players",
        "export players -o /dev/full",
        "journal export",
        "player list",
    ] {
        let full = std::fs::File::options().write(true).open("/dev/full").expect("the device");
        let output = shell.command(line).stdout(full).output().expect("ran");
        assert_eq!(output.status.code(), Some(1), "{line}");
        assert!(super::text(&output.stderr).contains("cannot be written"), "{line}");
    }
    assert!(!shell.path("players.csv").exists());
}

/// The extension decides the format, or nothing is written.
#[test]
fn an_ending_is_the_format_or_is_refused() {
    let shell = Shell::new();
    shell.write("players.csv", "name\nAda\nBea\n");
    shell.data("import players players.csv");
    for line in [
        "new Cup --format round-robin --first-to 1",
        "enter Cup Ada Bea",
        "start Cup",
        "result Cup 1 1-0",
    ] {
        shell.data(&format!("tournament {line}"));
    }
    shell.data("tournament export Cup -o cup.trf");
    let report = std::fs::read_to_string(shell.path("cup.trf")).expect("a report");
    assert!(report.starts_with("012 Cup"), "{report}");
    for line in [
        "tournament export Cup -o cup.xlsx",
        "journal export -o journal.csv",
        "print pairings Cup --out sheet.docx",
        "pairings generate --players 4 --rounds 1 --seed 1 -o report.json",
    ] {
        let told = shell.refused(line);
        assert!(
            told.contains("the ending of the name is that of another format"),
            "{line}: {told}"
        );
    }
}

/// Notes are only for the desk.
#[test]
fn notes_leave_the_program_where_they_are_asked_for() {
    let shell = Shell::new();
    shell.data("player add Ada");
    shell.data("player set Ada --note owes");
    assert!(!shell.data("export players").contains("owes"));
    assert!(shell.data("export players --notes").contains(",owes,"));
}

/// The three cells of Ada's cross table are scores, not dates, and are imported again unchanged.
#[test]
fn excel_gets_a_mark_and_no_days_and_what_it_gets_is_imported_again() {
    let shell = broken_off();
    let plain = shell.data("export cross-table Cup");
    let excel = shell.data("export cross-table Cup --excel");
    assert!(plain.contains(",1-1,"), "{plain}");
    let scores = excel.strip_prefix('\u{feff}').expect("a byte order mark");
    assert!(scores.contains(",1–1,") && !scores.contains("1-1"), "{scores}");
    assert_eq!(scores.replace("\r\n", "\n").replace('–', "-"), plain);
    shell.data("export players --excel -o players.csv");
    let other = Shell::new();
    other.write("players.csv", shell.read("players.csv"));
    other.data("import players players.csv");
    assert_eq!(other.data("export players"), shell.data("export players"));
    let told = shell.refused("export players --excel -o players.xlsx");
    assert!(told.contains("the ending of the name is that of another format"), "{told}");
}

#[cfg(feature = "workbooks")]
#[test]
fn a_workbook_says_in_words_what_it_holds_and_is_imported_again() {
    use calamine::{Data, Reader as _, Xlsx};
    let shell = broken_off();
    let open = |line: &str| -> (String, Vec<Vec<String>>) {
        shell.data(line);
        let bytes = std::fs::read(shell.path("book.xlsx")).expect("a workbook");
        let mut book: Xlsx<_> = Xlsx::new(std::io::Cursor::new(bytes)).expect("a workbook");
        let name = book.sheet_names().remove(0);
        let range = book.worksheet_range(&name).expect("a sheet");
        let text = |cell: &Data| cell.to_string();
        (name, range.rows().map(|row| row.iter().map(text).collect()).collect())
    };
    let (name, rows) = open("export standings Cup -o book.xlsx");
    assert_eq!(name, "Standings");
    assert_eq!(rows[0][0], "Standings · Cup");
    for heading in ["Rank", "Points", "Games won", "Games +/-"] {
        assert_eq!(rows[1].iter().filter(|cell| *cell == heading).count(), 1, "{:?}", rows[1]);
    }
    for code in ["PTS", "GD", "GW", "SB"] {
        assert!(!rows.iter().flatten().any(|cell| cell == code), "{code}: {rows:?}");
    }
    let (name, rows) = open("--lang ja export standings Cup -o book.xlsx");
    assert_eq!((name.as_str(), rows[0][0].as_str()), ("順位表", "順位表 · Cup"));
    // A round has its name in the language of the workbook.
    let matches = |shell: &Shell| -> Vec<String> {
        let rows = shell.data("export matches");
        let but_the_round = |row: &str| {
            row.split(',')
                .enumerate()
                .filter(|(at, _)| *at != 2)
                .map(|(_, cell)| cell)
                .collect::<Vec<_>>()
                .join(",")
        };
        rows.lines().map(but_the_round).collect()
    };
    for lang in banzuke::words::catalog::SHIPPED {
        let other = Shell::new();
        for what in ["players", "matches"] {
            open(&format!("--lang {lang} export {what} -o book.xlsx"));
            std::fs::copy(shell.path("book.xlsx"), other.path("book.xlsx")).expect("copied");
            let told =
                other.run(&format!("import {} book.xlsx", what.replace("matches", "results")));
            assert!(
                told.status.success() && !text(&told.stderr).contains("unknown"),
                "{lang}: {}",
                text(&told.stderr)
            );
        }
        assert_eq!(other.data("export players"), shell.data("export players"), "{lang}");
        assert_eq!(matches(&other), matches(&shell), "{lang}");
        // The club that wrote them knows its matches by the names of their rounds.
        open(&format!("--lang {lang} export matches -o book.xlsx"));
        let again = shell.run("import results book.xlsx");
        let told = text(&again.stdout) + &text(&again.stderr);
        assert!(told.contains("0 matches recorded, 0 tournaments created"), "{lang}: {told}");
    }
}

/// S3's figure 1 has seven players over five events: one point for each
/// event with its name, no days between them, no colour twice.
#[test]
fn a_history_is_drawn_event_by_event() {
    let shell = Shell::new();
    let names = ["Ada", "Bea", "Coco", "Dan", "Eve", "Fay", "Gus"];
    let events = [
        ("MATH POWER杯2016", "2016-10-02"),
        ("せきゅーん杯", "2018-09-09"),
        ("マスパーティ杯", "2019-10-20"),
    ];
    let mut rows = "event,round,player_a,player_b,games_a,games_b,date\n".to_owned();
    for (event, day) in events {
        for (a, b) in names.iter().zip(&names[1..]) {
            rows = format!("{rows}{event},1,{a},{b},2,1,{day}\n");
        }
    }
    shell.write("s3.csv", rows);
    shell.data("import results s3.csv");
    let players = names.join(" --player ");
    let drawn = shell.data(&format!("export history --format svg --by-event --player {players}"));
    for (event, _) in events {
        assert_eq!(drawn.matches(&format!(">{event}<")).count(), 1, "{event}");
    }
    assert!(!drawn.contains(">2017<") && !drawn.contains(">2026<"), "no empty years");
    let colour = |name: &str| {
        let (before, _) = drawn.split_once(&format!(" {name}</text>")).expect("the end of a line");
        let (_, tag) = before.rsplit_once("<text").expect("a text");
        let fill = tag.split("fill=\"").nth(1).expect("a colour");
        fill.split('"').next().unwrap_or_default().to_owned()
    };
    let mut colours: Vec<String> = names.iter().map(|name| colour(name)).collect();
    colours.sort_unstable();
    colours.dedup();
    assert_eq!(colours.len(), names.len());
    let refused = shell.run("export ranking --by-event");
    assert_eq!(refused.status.code(), Some(2));
}
