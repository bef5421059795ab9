//! Lists of players and results: all or nothing.

use super::{Shell, text};

#[test]
fn players_are_taken_in_once() {
    let mut shell = Shell::new();
    shell.write(
        "players.csv",
        "\u{feff}name,club,aliases\r\n あおくま ,札幌,\r\nNakano  Ryo,,Ryo NAKANO;中野\r\n",
    );
    shell.write("more.csv", "name\nアオクマ\nryo nakano\nTM\n");
    shell.write("twice.csv", "name\nラマヌ\nカラス\nらまぬ\n");
    shell.write("both.csv", "name,aliases\nあおくま,中野\n");
    shell.write("long.csv", format!("name\nok\n{}\n", "長".repeat(121)));
    shell.write("column.csv", "name,height\nTM,180\n");
    shell.write("empty.csv", "");
    shell.write("blank.csv", "name\nTM\n\"  \"\n");
    shell.write("bytes.csv", b"name\nTM\n\x83\x65\x83\x58\x83\x67\n");
    shell.play(
        "import players twice.csv
         import players --dry-run twice.csv --duplicates use
         import players nothing.csv
         import players --dry-run players.csv
         player list
         import players players.csv
         import players --dry-run more.csv
         import players more.csv
         import players more.csv
         import players twice.csv
         import players both.csv
         import players long.csv
         import players column.csv
         import players empty.csv
         import players blank.csv
         import players bytes.csv
         player list
         undo
         player list",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn a_list_gives_new_players_the_ratings_they_start_with() {
    let mut shell = Shell::new();
    shell.write("members.csv", "name,rating\nAda,1650\nBea,\nCoco,0\n");
    shell.write("again.csv", "氏名,レート\nAda,1900\nDan,１７２０.５\n");
    shell.write("wrong.csv", "name,R\nEve,strong\nFay,-20\nGus,99999\n");
    shell.play(
        "import players --dry-run members.csv
         import players members.csv
         export ranking --format csv
         import players again.csv
         export ranking --format csv
         import players wrong.csv
         undo
         player list
         --lang ja import players again.csv
         --lang ja import players wrong.csv",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// 1700 against 1600 expect 0.640065, so a defeat costs 32 × 0.640065 = 20.482.
#[test]
fn a_rating_of_an_earlier_day_comes_before_the_results_after_it() {
    let shell = Shell::new();
    shell.write("members.csv", "name,rating\nAda,1700\nBea,1600\n");
    shell.write("season.csv", "date,player_a,player_b,games_a,games_b\n2025-05-01,Ada,Bea,0,1\n");
    shell.data("import players members.csv --on 2025-01-01");
    shell.data("import results season.csv");
    let ranking = shell.data("export ranking --format csv");
    assert!(ranking.contains("Ada,1679.517") && ranking.contains("Bea,1620.482"), "{ranking}");
}

/// 佐藤 健 may be read たける or けん: other readings or birth dates mean two people.
#[test]
fn a_row_that_contradicts_its_namesake_is_doubtful_and_registered_when_told() {
    for (known, row) in [
        ("--reading 'さとう たける'", "佐藤 健,さとう けん,,"),
        ("--reading 'さとう たける'", "佐藤 健,Sato Ken,,"),
        ("--born 1990-04-25", "佐藤 健,,1990-04-26,"),
        ("--external FIDE:77 --born 1990-04-25", "佐藤 健,,2001-01-01,FIDE:77"),
        ("--alias けんけん --reading 'さとう たける'", "けんけん,さとう けん,,"),
    ] {
        let shell = Shell::new();
        shell.data(&format!("player add '佐藤 健' {known}"));
        shell.write("list.csv", format!("name,reading,born,external_id\n{row}\n"));
        let told = shell.refused("import players list.csv");
        assert!(told.contains("may be the same person as 佐藤 健 (P0001-3)"), "{row}: {told}");
        shell.refused("import players list.csv --duplicates use");
        if known.contains("FIDE:77") && row.contains("FIDE:77") {
            shell.refused("import players list.csv --duplicates new");
            continue;
        }
        shell.data("import players list.csv --duplicates new");
        assert_eq!(shell.data("player list --format csv").lines().count(), 3, "{row}");
        // The row means the player who is registered now.
        shell.data("import players list.csv");
        assert_eq!(shell.data("player list --format csv").lines().count(), 3, "{row}");
    }
}

#[test]
fn a_name_without_its_space_is_the_same_name() {
    let shell = Shell::new();
    shell.data("player add '渡邉 和也'");
    shell.data("player add '山田 一 朗'");
    shell.write("list.csv", "name\n渡邉和也\n山田　一朗\n");
    shell.data("import players list.csv");
    shell.write("r.csv", "event,round,player_a,player_b,score\nCup,1,渡邉和也,山田一朗,2-1\n");
    shell.data("import results r.csv");
    let people = shell.data("export players --columns name");
    assert_eq!(people, "name\n渡邉 和也\n山田 一 朗\n");
}

/// One name in two clubs is one person or two.
#[test]
fn a_namesake_of_another_club_is_asked_about() {
    let shell = Shell::new();
    shell.data("player add 'Kim Park' --club Red");
    shell.write("list.csv", "name,club,born\nKim Park,Blue,1999-02-03\nAda Primrose,Blue,\n");
    let told = shell.refused("import players list.csv --decisions d.csv");
    assert!(told.contains("d.csv"), "{told}");
    let asked = std::fs::read_to_string(shell.path("d.csv")).expect("written");
    assert!(asked.contains("Kim Park") && !asked.contains("Ada"), "{asked}");
    shell.write("d.csv", asked.trim_end().to_owned() + "new\n3,Ada Primrose,,skip\n");
    let said = text(&shell.run("import players list.csv --decisions d.csv").stderr);
    assert!(said.contains("not used: line 3"), "{said}");
    assert_eq!(shell.data("export players").matches("Kim Park").count(), 2);
    // The same list again finds both.
    shell.data("import players list.csv");
    assert_eq!(shell.data("export players").matches("Kim Park").count(), 2);
}

#[test]
fn a_row_of_a_registered_player_fills_what_is_not_known_of_them() {
    let shell = Shell::new();
    shell.data("player add 'Ada Primrose' --club Kobe");
    let row = "Ada Primrosse,Osaka,1990-04-25,FIDE:77\n";
    shell.write("list.csv", format!("name,club,born,external_id\n{row}"));
    shell.data("import players list.csv --duplicates use");
    let known = shell.data("export players --birth-dates");
    assert!(known.contains("Kobe") && known.contains("1990-04-25"), "{known}");
    assert!(known.contains("FIDE:77") && !known.contains("Osaka"), "{known}");
    shell.data("undo");
    assert!(!shell.data("export players --birth-dates").contains("1990"));
}

/// The help says that `new` registers; every skipped row is listed, with the way to register it.
#[test]
fn a_namesake_is_registered_anew_when_told_and_named_when_left_out() {
    let mut shell = Shell::new();
    shell.data("player add '佐藤 健' --reading 'さとう たける' --club 札幌");
    shell.data("player add 'Sato Takeru' --namesake --club 函館");
    shell.write("list.csv", "name,reading,club\n佐藤 健,サトウ タケル,\nさとう たける,,\n");
    shell.write("club.csv", "name,club\n佐藤 健,札幌\n佐藤 健,函館\n佐藤 健,\n");
    shell.play(
        "import players list.csv --dry-run
         import players list.csv --duplicates new
         import players club.csv --duplicates new
         import players club.csv --duplicates new
         player list",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// A spreadsheet must not run a name; an exported list is imported with the same names.
#[test]
fn names_that_begin_a_formula_leave_marked_and_come_back_as_they_were() {
    let names = ["=1+1", "+81", "-3.5", "@taro", "＝SUM(A1)", "＠大阪", "'=x", "O'Neill", "'n"];
    let shell = Shell::new();
    for name in names {
        let mut add = shell.command("player add --namesake --alias");
        let added = add.arg(format!("=al{name}")).args(["--", name]).output().expect("ran");
        assert!(added.status.success(), "{name}: {}", super::text(&added.stderr));
    }
    let exported = shell.data("export players");
    for field in ["'=1+1", "'+81", "'-3.5", "'@taro", "'＝SUM(A1)", "'＠大阪", "''=x", "O'Neill"]
    {
        assert!(exported.contains(&format!(",{field},")), "{field}: {exported}");
    }
    assert!(shell.data("export players --format json").contains("\"name\":\"=1+1\""));
    shell.write("list.csv", &exported);
    let again = shell.data("--db other.db import players list.csv --duplicates new");
    assert_eq!(again, "");
    assert_eq!(shell.data("--db other.db export players"), exported);
    let row = |name: &str| format!("=E,1,{name},Ada,2,0\n");
    let rows: String = names.into_iter().filter(|name| *name != "'=x").map(row).collect();
    shell.write("r.csv", format!("event,round,player_a,player_b,games_a,games_b\n{rows}"));
    shell.data("import results r.csv");
    let matches = shell.data("export matches");
    assert!(matches.lines().skip(1).all(|line| line.starts_with("'=E,")), "{matches}");
}

/// Characters that change the direction of text or control the terminal are made visible in output.
#[test]
fn nothing_that_a_terminal_obeys_is_echoed() {
    let shell = Shell::new();
    shell.data("player add TM");
    let evil = "a\u{202e}vsc.\u{1b}[31mx\u{2066}";
    for line in [
        format!("import players '{evil}'"),
        format!("player show '{evil}'"),
        format!("export players -o 'no-such/{evil}'"),
        format!("tournament new Cup --format '{evil}'"),
        format!("--db '{evil}' check"),
        format!("'{evil}'"),
    ] {
        let output = shell.run(&line);
        assert!(!output.status.success(), "{line:?}");
        let told = super::text(&output.stderr) + &super::text(&output.stdout);
        assert!(!told.contains(['\u{202e}', '\u{1b}', '\u{2066}']), "{told:?}");
        let cleaned = told.contains("as avsc.[31mx");
        assert!(cleaned || told.contains("a\u{fffd}vsc.\u{fffd}[31mx\u{fffd}"), "{told:?}");
    }
    shell.write("pairs.csv", format!("a,b\n{evil},TM\n"));
    let table = shell.data("compare --pairs pairs.csv");
    assert!(!table.contains(['\u{202e}', '\u{1b}', '\u{2066}']), "{table:?}");
}

/// A list of players has names; one that looks like a registration number is still a name.
#[test]
fn a_name_that_looks_like_a_number_is_registered_as_a_name() {
    let shell = Shell::new();
    shell.write("players.csv", "name\nP2\nP1\n");
    shell.data("import players players.csv");
    assert_eq!(
        shell.data("player list --format csv").lines().skip(1).collect::<Vec<_>>(),
        ["P0001-3,P2,,,,", "P0002-1,P1,,,,"]
    );
}

const RESULTS: &str = "event,round,player_a,player_b,games_a,games_b,draws,date
Friday,1,TM,あおくま,2,1,0,2026-11-13
Friday,2,ＴＭ,Ada,1,1,1,2026/11/13
Sunday,1,Ada,アオクマ,2,0,0,2026-11-15
";

#[test]
fn results_are_taken_in_whole() {
    let mut shell = Shell::new();
    shell.write("results.csv", RESULTS);
    let more = RESULTS.lines().next().expect("a header").to_owned();
    shell.write("more.csv", more.clone() + "\nfriday,3,TM,Ada,2,0,0,2026-11-13\n");
    shell.write(
        "again.csv",
        more + "\nFriday,4,TM,Ada,2,0,0,2026-11-13\nFriday,1,あおくま,TM,1,2,0,2026-11-13\n",
    );
    shell.play(
        "import results --dry-run results.csv
         import results results.csv
         import results results.csv
         import results more.csv
         import results again.csv
         tournament list
         tournament matches Friday
         export ranking --format md
         tournament new Cup --format round-robin --first-to 2
         tournament enter Cup TM Ada
         tournament enter Friday Ada
         undo 1",
    );
    let rows = |rows: &str| format!("event,round,player_a,player_b,games_a,games_b\n{rows}\n");
    shell.write("cup.csv", rows("Cup,1,TM,Ada,2,0"));
    shell.write("number.csv", rows("Monday,1,TM,P0003-9,2,0"));
    shell.write("numbers.csv", rows("Monday,1,P0001-3,p3,2,0"));
    shell.write("undated.csv", rows("Friday,1,あおくま,TM,1,2"));
    shell.write("late.csv", rows("Friday,9,あおくま,TM,1,2"));
    shell.play(
        "import results cup.csv
         import results number.csv
         import results numbers.csv
         import results undated.csv
         tournament close Friday
         import results late.csv
         check",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn one_bad_row_refuses_the_file_and_changes_nothing() {
    let mut shell = Shell::new();
    shell.data("player add TM");
    let before = std::fs::read(shell.path("club.db")).expect("the file");
    let bad = [
        ("missing", RESULTS.replace("player_b", "height")),
        ("fields", RESULTS.replace("Ada,1,1", "Ada,1")),
        ("number", RESULTS.replace("Ada,1,1", "Ada,one,1")),
        ("negative", RESULTS.replace("Ada,1,1", "Ada,1,-1")),
        ("nothing", RESULTS.replace("Ada,1,1,1", "Ada,0,0,0")),
        ("many", RESULTS.replace("Ada,1,1", "Ada,1,10000")),
        ("themself", RESULTS.replace("ＴＭ,Ada", "ＴＭ,tm")),
        ("nobody", RESULTS.replace("ＴＭ,Ada", "ＴＭ,\u{3000}")),
        ("date", RESULTS.replace("2026/11/13", "13.13.2026")),
        ("long", RESULTS.replace("Ada", &"a".repeat(121))),
        ("control", RESULTS.replace("Ada,1,1", "Ada,\u{1b}[31m,1")),
    ];
    for (name, text) in bad {
        shell.write(&format!("{name}.csv"), text);
        shell.play(&format!("import results {name}.csv"));
    }
    insta::assert_snapshot!(shell.transcript());
    assert_eq!(std::fs::read(shell.path("club.db")).expect("the file"), before);
}

/// Faulty lists from spreadsheets and from typing slips.
#[test]
fn a_list_saved_otherwise_is_refused_with_the_remedy() {
    let mut shell = Shell::new();
    shell.write("quote.csv", "name\n\"Alice\nBob\nCarol");
    shell.write("header.csv", "\"name,club\nAlice,\n");
    shell.write("western.csv", b"name\nAnn\nJos\xE9\n");
    shell.write("cut.csv", b"name,club\nAlice,\x8E\x44\x96\x79\nBob,\x8E\x44\x96\n");
    for name in ["quote", "header", "western", "cut"] {
        shell.play(&format!("import players {name}.csv"));
    }
    insta::assert_snapshot!(shell.transcript());
    assert!(!shell.path("club.db").exists());
}

/// Spreadsheets and mail in Japan use several encodings; the detected one is reported.
#[test]
fn a_list_in_any_encoding_of_japan_is_read_and_which_is_said() {
    let utf16 = |mark: &str, unit: fn(u16) -> [u8; 2]| {
        let text = format!("{mark}name,club\r\n高橋 あお,札幌\r\n");
        text.encode_utf16().flat_map(unit).collect::<Vec<u8>>()
    };
    let mail = b"name,club\n\x1B$B9b66\x1B(B \x1B$B$\"$*\x1B(B,\x1B$B;%KZ\x1B(B\n";
    let shift_jis = b"name,club\n\x8D\x82\x8B\xB4 \x82\xA0\x82\xA8,\x8E\x44\x96\x79\n";
    let euc = b"name,club\n\xB9\xE2\xB6\xB6 \xA4\xA2\xA4\xAA,\xBB\xA5\xCB\xDA\n";
    for (bytes, name) in [
        (utf16("", u16::to_le_bytes), "UTF-16"),
        (utf16("", u16::to_be_bytes), "UTF-16"),
        (utf16("\u{feff}", u16::to_le_bytes), "UTF-16"),
        (utf16("\u{feff}", u16::to_be_bytes), "UTF-16"),
        (mail.to_vec(), "ISO-2022-JP"),
        (shift_jis.to_vec(), "Shift_JIS"),
        (euc.to_vec(), "EUC-JP"),
    ] {
        let shell = Shell::new();
        shell.write("list.csv", bytes);
        let output = shell.run("import players list.csv");
        let told = super::text(&output.stderr);
        assert!(output.status.success() && told.contains(&format!("read as {name}")), "{told}");
        let list = shell.data("player list --format csv");
        assert!(list.contains("P0001-3,高橋 あお,,札幌,"), "{name}: {list}");
    }
}

/// A Japanese keyboard types full-width digits; future and very old dates are typing slips.
#[test]
fn digits_may_be_wide_everywhere_and_nothing_is_played_in_the_future() {
    let shell = Shell::new();
    let header = RESULTS.lines().next().expect("a header");
    let rows = |row: &str| format!("{header}\n{row}\n");
    shell.write("wide.csv", rows("Cup,１,TM,Ada,３,１,０,２０２６／１１／１３"));
    shell.data("import results wide.csv");
    let matches = shell.data("export matches");
    assert!(matches.contains("Cup,1,１,TM,Ada,P0001-3,P0002-1,3,1,0,,2026-11-13"), "{matches}");
    shell.data("tournament new Narrow --format single-elimination --first-to ３");
    shell.data("adjust TM --by=－２．５ --reason slip --on ２０２６－１１－２０");
    assert!(shell.data("history TM --format csv").contains("-2.5"));
    assert!(shell.refused("undo ９").contains('9'));
    for day in ["2026-11-23", "2062-11-13", "9999-01-01", "1899-12-31"] {
        shell.write("late.csv", rows(&format!("Cup,2,TM,Ada,2,0,0,{day}")));
        let told = shell.refused("import results late.csv");
        assert!(told.contains(&format!("late.csv:2: date \"{day}\": no result can be")), "{told}");
        let told = shell.refused(&format!("adjust TM --by 5 --reason r --on {day}"));
        assert!(told.contains(&format!("dated {day}")), "{told}");
    }
    shell.write("never.csv", rows("Cup,2,TM,Ada,2,0,0,+262142-01-01"));
    assert!(shell.refused("import results never.csv").contains("not a date"));
    assert_eq!(shell.run("adjust TM --by 5 --reason r --on +262142-01-01").status.code(), Some(2));
    shell.write("tomorrow.csv", rows("Cup,2,TM,Ada,2,0,0,2026-11-22"));
    shell.data("import results tomorrow.csv");
}

#[test]
fn a_bad_file_does_not_begin_a_club() {
    let shell = Shell::new();
    shell.write("results.csv", RESULTS.replace("Sunday", ""));
    shell.refused("import results results.csv");
    shell.write("results.csv", RESULTS);
    shell.data("import results --dry-run results.csv");
    assert!(!shell.path("club.db").exists());
}

#[test]
fn an_entry_takes_a_whole_file_back() {
    let shell = Shell::new();
    shell.write("results.csv", RESULTS);
    shell.data("import results results.csv");
    shell.data("undo 1");
    assert_eq!(shell.data("export players").lines().count(), 1);
    assert_eq!(shell.data("export matches").lines().count(), 1);
    shell.data("redo");
    assert_eq!(shell.data("export matches").lines().count(), 4);
}

/// Limits are checked at the entry; a played match is recorded, and the desk is informed.
#[test]
fn results_of_somebody_whom_a_section_does_not_take_are_recorded_and_told() {
    let shell = Shell::new();
    shell.write("one.csv", "event,round,player_a,player_b,games_a,games_b\nU1500,1,A,B,2,0\n");
    shell.write("two.csv", "event,round,player_a,player_b,games_a,games_b\nU1500,2,A,C,2,1\n");
    shell.data("import results one.csv");
    shell.data("tournament set U1500 --rating-below 1500 --provisional-ok");
    let output = shell.run("import results two.csv");
    let told = super::text(&output.stderr);
    let outside = |name: &str| told.contains(&format!("recorded, but please check: U1500: {name}"));
    assert!(output.status.success() && outside("A") && outside("C") && !outside("B"), "{told}");
    assert_eq!(shell.data("tournament matches U1500 --format csv").lines().count(), 3);
}

/// A broken-off match has games like any other.
#[test]
fn the_games_of_a_broken_off_match_are_told_with_it() {
    let shell = Shell::new();
    shell.write("players.csv", "name\nA\nB\nC\nD\n");
    shell.data("import players players.csv");
    shell.data("tournament new Cup --format single-elimination --first-to 2");
    shell.data("tournament enter Cup A B C D");
    shell.data("tournament start Cup");
    shell.data("tournament retire Cup 1 A --games w,l");
    shell.data("tournament disqualify Cup 2 C --games l");
    let matches = shell.data("tournament matches Cup --format csv");
    let played: Vec<&str> = matches.lines().skip(1).take(2).collect();
    assert!(played[0].contains(",1,1,") && played[1].contains(",0,1,"), "{matches}");
}

/// A file of a hundred megabytes without a line end was read completely, and then printed.
#[test]
fn a_line_longer_than_a_list_can_have_is_refused() {
    let mut shell = Shell::new();
    shell.write("film.csv", format!("name\n{}", "a".repeat(1_000_001)));
    shell.play(
        "import players film.csv
         import results film.csv
         duplicates --list film.csv
         compare --pairs film.csv
         --lang ja import players film.csv
         journal import film.csv",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// A match first to 10 that begins at 0-9: after 4-1 the display shows 4-10, and Bea has won.
#[test]
fn categories_come_in_with_a_list_and_go_out_with_the_players() {
    let mut shell = Shell::new();
    shell.data("player add 'Ada Prime' --born 2012-05-05");
    shell.data("player add 'Bea Quartz'");
    shell.data("categories set 'U18 <18' 女子");
    shell.write(
        "form.csv",
        "氏名,部門\nAda Prime,\"U18, 女子\"\nBea Quartz,女子、初参加\nCoco,\nDora,女子; 女子\n",
    );
    shell.play("import players form.csv");
    let told = "categories and external IDs of their rows: lines 2, 3";
    assert!(shell.transcript().contains(told), "{}", shell.transcript());
    let categories =
        |shell: &Shell| shell.data("export players --columns name,categories --format csv");
    // U18 goes by the birth, where it is known.
    let all = "name,categories\nAda Prime,女子\nBea Quartz,女子;初参加\nCoco,\nDora,女子\n";
    assert_eq!(categories(&shell), all);
    let entries = shell.texts("SELECT actions FROM journal").len();
    shell.play("import players form.csv");
    let after = shell.texts("SELECT actions FROM journal").len();
    assert_eq!(after, entries, "the same list again changes nothing");
    let card = shell.data("player show 'Ada Prime'");
    assert!(card.contains("categories: U18; 女子"), "{card}");
    // The export is read back by another club.
    shell.data("export players -o players.csv");
    shell.data("--db other.db import players players.csv");
    let other = shell.data("--db other.db export players --columns name,categories --format csv");
    assert_eq!(other, all);
}

#[test]
fn a_head_start_goes_out_and_comes_in_with_the_result() {
    let mut shell = Shell::new();
    for line in [
        "player add Ada",
        "player add Bea",
        "tournament new Cup --format round-robin --first-to 10",
        "tournament enter Cup Ada Bea",
        "tournament start Cup",
        "tournament length Cup 1 --first-to 10 --start 0-9",
    ] {
        shell.data(line);
    }
    shell.play(
        "tournament result Cup 1 4-11
         tournament result Cup 1 4-10
         export matches --format csv",
    );
    insta::assert_snapshot!(shell.transcript());
    shell.data("export matches -o matches.csv");
    shell.data("--db other.db import results matches.csv");
    assert_eq!(
        shell.data(
            "--db other.db export matches --columns event,winner,games_a,games_b,start_a,start_b"
        ),
        shell.data("export matches --columns event,winner,games_a,games_b,start_a,start_b"),
    );
    // Given games are not rated: Ada won four of the five that were played.
    let rating =
        |db: &str| shell.data(&format!("{db} export ranking --columns name,rating --format csv"));
    assert_eq!(rating("--db other.db"), rating("--db club.db"));
    assert!(
        rating("--db other.db").starts_with("name,rating\nAda,15"),
        "{}",
        rating("--db other.db")
    );
    // Taken in once more it is known, given games included.
    shell.play("--db other.db import results matches.csv");
    assert!(shell.transcript().contains("1 result recorded already and left out"));
}

/// A merger leaves the old number in the matches of a list that is imported once more.
#[test]
fn a_list_that_is_imported_again_after_a_merger_has_no_new_matches() {
    let shell = Shell::new();
    let header = "event,round,player_a,player_b,games_a,games_b,date\n";
    let rows = "Autumn,1,Ada King,Ben Lowe,2,0,2026-10-01
Autumn,1,Adda King,Cid Moor,2,1,2026-10-01
Autumn,2,Cid Moor,Ada King,1,2,2026-10-01\n";
    shell.write("list.csv", header.to_owned() + rows);
    let import = |expected: &str| {
        let output = shell.run("import results list.csv --duplicates new");
        let told = text(&output.stdout) + &text(&output.stderr);
        assert!(told.contains(expected), "{told}");
    };
    import("3 matches recorded");
    shell.data("player merge 'Adda King' 'Ada King'");
    import("0 matches recorded");
    shell.write(
        "list.csv",
        (header.to_owned() + rows).replace("Moor,Ada King,1,2", "Moor,Ada King,2,1"),
    );
    import("Cid Moor 2-1 Adda King");
    shell.data("player unmerge 'Ada King'");
    import("0 matches recorded");
    assert_eq!(shell.data("export matches").lines().count(), 4);
}

#[test]
fn a_list_that_comes_again_with_ids_gives_them_to_registered_players() {
    let shell = Shell::new();
    shell.write("names.csv", "name\nAda\nBea\n");
    shell.data("import players names.csv");
    shell.write("ids.csv", "name,external_id\nAda,FIDE:1503014\nBea,\n");
    shell.data("import players ids.csv");
    let exported = "name,external_ids\nAda,FIDE:1503014\nBea,\n";
    assert_eq!(shell.data("export players --columns name,external_ids --format csv"), exported);
}

/// Matches that are not played yet are left out; the result of a closed tournament is changed with a reason.
#[test]
fn a_tournaments_own_sheet_of_matches_is_imported_again() {
    let shell = Shell::new();
    for line in [
        "player add A",
        "player add B",
        "player add C",
        "tournament new Cup --format round-robin --first-to 2",
        "tournament enter Cup A B C",
        "tournament start Cup",
        "tournament result Cup 1 2-1",
        "export matches Cup -o cup.csv",
    ] {
        shell.data(line);
    }
    let sheet = shell.read("cup.csv");
    assert_eq!(sheet.lines().count(), 4, "{sheet}");
    let again = shell.run("import results cup.csv --event Cup");
    let told = text(&again.stderr);
    assert!(again.status.success(), "{told}");
    assert!(told.contains("games without a result are not recorded: lines 3, 4"), "{told}");
    assert!(told.contains("1 result recorded already"), "{told}");
    shell.data("tournament result Cup 2 2-0");
    shell.data("tournament result Cup 3 2-0");
    shell.data("tournament close Cup");
    let turned = sheet.replace(",2,1,", ",1,2,").replace(",a,", ",b,");
    assert_ne!(turned, sheet);
    shell.write("turned.csv", turned);
    let refused = shell.refused("import results turned.csv --event Cup");
    assert!(refused.contains("give the reason: --reason TEXT"), "{refused}");
    shell.data("import results turned.csv --event Cup --reason 'the sheet was read the wrong way'");
    assert!(shell.data("export matches Cup --format csv").contains(",1,2,"));
}
