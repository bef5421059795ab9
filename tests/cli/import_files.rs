//! Real lists of clubs: workbooks, other encodings, titles above and totals below, and our own exports.

use encoding_rs::SHIFT_JIS;
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;
#[cfg(feature = "workbooks")]
use rust_xlsxwriter::{ExcelDateTime, Format, Workbook};

use super::{Shell, text};
use crate::common::trials::holds;

/// Excel in Japan: `Shift_JIS`, cut at semicolons, a title above, blank rows between, a total below.
#[test]
fn a_list_as_excel_in_japan_writes_it_is_read() {
    let shell = Shell::new();
    let list = "2026年度 会員名簿;;;;\r\n;;;;\r\n会員番号;氏名（漢字）;フリガナ;所属クラブ;生年月日\r\n\
        101;高橋 葵;タカハシ アオイ;札幌;1990年4月25日\r\n;;;;\r\n102;山本 樹;ヤマモト イツキ;;平成2年5月1日\r\n\
        合計;2名;;;\r\n";
    shell.write("meibo.csv", SHIFT_JIS.encode(list).0);
    let output = shell.run("import players meibo.csv");
    let told = text(&output.stderr);
    assert!(output.status.success(), "{told}");
    for note in ["read as Shift_JIS", "meibo.csv:7: the row \"合計\" is a total", "2 players"] {
        assert!(told.contains(note), "{note}: {told}");
    }
    let list = shell.data("export players --birth-dates");
    assert!(
        list.contains(",高橋 葵,タカハシ アオイ,札幌,") && list.contains(",1990-04-25"),
        "{list}"
    );
    assert!(list.contains(",1990-05-01"), "{list}");
    assert!(list.contains("member:101") && list.contains("member:102"), "{list}");
}

#[test]
fn namesakes_with_different_member_numbers_are_two_until_merged() {
    let shell = Shell::new();
    let list = "会員番号,氏名,所属\n0101,佐藤 健太,大阪\n0102,佐藤 健太,大阪\n,中村 さくら,\n";
    shell.write("meibo.csv", list);
    assert!(text(&shell.run("import players meibo.csv").stderr).contains("3 players"));
    let again = shell.run("import players meibo.csv");
    assert!(again.status.success(), "{}", text(&again.stderr));
    // A number says who a row means, whatever the name is now.
    shell.write("more.csv", "Member No.,Name\n0102,近藤 健太\n0103,佐藤 健太\n");
    shell.run("import players more.csv");
    let players = shell.data("export players");
    assert_eq!(players.matches("佐藤 健太").count(), 3, "{players}");
    assert_eq!(players.matches("近藤 健太").count(), 0, "{players}");
    let pairs = shell.data("duplicates --min 0.01 --format csv");
    assert!(!pairs.contains("佐藤"), "{pairs}");
    // By hand the same.
    shell.run("player add 佐藤健太 --namesake --external member:0104");
    shell.run("player add 'Ada Orr' --external member:0105");
    shell.run("player add 'Ada Orr' --namesake --external member:0106");
    let players = shell.data("export players");
    assert_eq!(players.matches("member:0104").count(), 1, "{players}");
    assert_eq!(players.matches("Ada Orr").count(), 2, "{players}");
}

#[test]
fn an_apostrophe_of_windows_is_no_kanji() {
    let shell = Shell::new();
    let list = b"name;club\r\nCathal O\x92Brien;North\r\nMary O\x92Neill \x96 Roe;South\r\n";
    shell.write("list.csv", list);
    let told = shell.refused("import players list.csv");
    assert!(!told.contains("Shift_JIS") && told.contains("--encoding"), "{told}");
    shell.data("import players list.csv --encoding windows-1252");
    assert!(shell.data("export players").contains("Cathal O’Brien"));
}

#[test]
fn strangers_of_one_birth_date_are_not_made_one_person() {
    let shell = Shell::new();
    let list =
        "name,born\nSally Vance,1987-01-05\nDieter Miller,1987-01-05\nQuinto Rossi,1987-01-05\n";
    shell.write("list.csv", list);
    let told = shell.refused("import players list.csv --duplicates use");
    assert!(told.contains("Dieter Miller"), "{told}");
}

#[test]
fn a_row_without_a_date_among_dated_ones_is_told() {
    let shell = Shell::new();
    let list = "player_a,player_b,games_a,games_b,date\nAda,Bea,2,0,2026-01-05\nBea,Cem,2,1,\n";
    shell.write("list.csv", list);
    let output = shell.run("import results list.csv --duplicates new");
    let told = text(&output.stderr);
    assert!(told.contains("rows without a date are taken as played today: line 3"), "{told}");
    shell.write("bare.csv", "player_a,player_b,games_a,games_b\nAda,Bea,2,0\n");
    let told = text(&shell.run("import results bare.csv --duplicates new").stderr);
    assert!(!told.contains("without a date"), "{told}");
}

/// The number that was given up for a merger is not known any more: the row may be of the merged player.
#[test]
fn a_row_with_another_number_than_a_merged_namesake_is_asked_about() {
    let shell = Shell::new();
    shell.write("meibo.csv", "会員番号,氏名\nS1,渡辺 和也\nS2,渡辺 和也\n");
    shell.run("import players meibo.csv");
    shell.run("external-id remove P0002 member");
    shell.run("player merge P0001 P0002");
    // The journal names the registration that had the number, not the player of today.
    let journal = shell.data("journal list");
    let removed = journal.lines().find(|line| line.contains("ID removed")).expect("the entry");
    assert!(removed.contains("P0002"), "{removed}");
    let told = shell.refused("import players meibo.csv");
    assert!(told.contains("渡辺 和也"), "{told}");
    assert_eq!(shell.data("export players").matches("渡辺 和也").count(), 1);
}

/// Excel's "Unicode text" is UTF-16 cut at tabs; its headings may be English.
#[test]
fn unicode_text_of_excel_is_read() {
    let shell = Shell::new();
    let list =
        "\u{feff}Full Name\tTeam\tDate of Birth\r\nAoi Takahashi\tKobe\t1990/4/25\r\n\tKobe\t\r\n";
    let bytes = |list: &str| list.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    shell.write("list.txt", bytes(list));
    let told = shell.refused("import players list.txt");
    assert!(told.contains("list.txt:3: Full Name: the field is empty"), "{told}");
    shell.write("list.txt", bytes(&list.replace("\tKobe\t\r\n", "")));
    shell.data("import players list.txt");
    assert!(shell.data("export players --birth-dates").contains(",1990-04-25"));
}

/// A workbook with two sheets: dates and numbers as cells, an event merged over its matches.
#[cfg(feature = "workbooks")]
#[test]
fn a_workbook_is_read_by_sheet_with_dates_numbers_and_merged_cells() {
    let shell = Shell::new();
    let mut book = Workbook::new();
    let date = Format::new().set_num_format("yyyy/mm/dd");
    let day = ExcelDateTime::from_ymd(2026, 11, 20).expect("a day");
    book.add_worksheet()
        .set_name("案内")
        .expect("a name")
        .write(0, 0, "読んでください")
        .expect("written");
    let sheet = book.add_worksheet().set_name("結果").expect("a name");
    sheet.write(0, 0, "秋の例会の結果").expect("written");
    for (column, name) in
        (0..).zip(["大会名", "回戦", "選手1", "選手2", "スコア1", "スコア2", "対局日"])
    {
        sheet.write(2, column, name).expect("written");
    }
    sheet.merge_range(3, 0, 4, 0, "秋例会", &Format::new()).expect("merged");
    for (row, (a, b)) in (3..).zip([("高橋 葵", "山本 樹"), ("小林 凛", "高橋 葵")]) {
        sheet.write(row, 1, row - 2).expect("written");
        sheet.write(row, 2, a).expect("written");
        sheet.write(row, 3, b).expect("written");
        sheet.write(row, 4, 2).expect("written");
        sheet.write(row, 5, 1).expect("written");
        sheet.write_with_format(row, 6, &day, &date).expect("written");
    }
    shell.write("results.xlsx", book.save_to_buffer().expect("a workbook"));
    let told = shell.refused("import results results.xlsx --sheet 選手");
    assert!(told.contains("name one of these with --sheet: 案内, 結果"), "{told}");
    shell.refused("import results results.xlsx --sheet 案内");
    let told = shell.run("import results results.xlsx").stderr;
    assert!(text(&told).contains("read from the sheet \"結果\""), "{}", text(&told));
    let matches = shell.data("export matches");
    assert!(
        matches.contains("秋例会,1,1,高橋 葵,山本 樹,P0001-3,P0002-1,2,1,0,,2026-11-20"),
        "{matches}"
    );
    assert!(matches.contains("秋例会,2,2,小林 凛,高橋 葵,"), "{matches}");
}

#[cfg(not(feature = "workbooks"))]
#[test]
fn a_build_without_workbooks_says_so_and_what_to_do() {
    let shell = Shell::new();
    shell.write("list.ods", include_bytes!("../fixtures/players.ods"));
    for (line, remedy) in [
        ("import players list.ods", "save the list as CSV UTF-8"),
        ("export players -o list.xlsx", "use --format csv"),
        ("export players --format xlsx", "use --format csv"),
    ] {
        let told = shell.refused(line);
        assert!(
            told.contains("this build of banzuke ") && told.contains("cannot read workbooks"),
            "{told}"
        );
        assert!(told.contains(remedy), "{told}");
    }
    assert!(!shell.path("list.xlsx").exists());
}

/// A sheet of `LibreOffice`.
#[cfg(feature = "workbooks")]
#[test]
fn an_ods_sheet_is_read() {
    let shell = Shell::new();
    shell.write("list.ods", include_bytes!("../fixtures/players.ods"));
    shell.data("import players list.ods");
    let list = shell.data("export players --birth-dates");
    assert!(list.contains(",高橋 葵,たかはし あおい,") && list.contains(",1990-04-25"), "{list}");
    assert!(list.contains(",\"O'Neill, Sam\",") && list.contains(",1990-05-01"), "{list}");
}

#[test]
fn all_bad_lines_are_told_at_once_and_nothing_is_written() {
    let shell = Shell::new();
    let header = "event,round,player_a,player_b,games_a,games_b,date\n";
    let rows = "Cup,1,Ada,Bea,two,0,2026-11-20\nCup,2,Ada,Bea,2,0,03/04/2026\nCup,3,Ada,Bea,2,0,2026-11-20\n";
    shell.write("bad.csv", format!("{header}{rows}"));
    let told = shell.refused("import results bad.csv");
    for line in [
        "bad.csv:2: games_a \"two\": not a whole number; write 0, 1, 2, … in digits",
        "bad.csv:3: date \"03/04/2026\": day and month cannot be told apart; add --dates day-first, month-first or year-first",
        "2 lines are wrong",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
    shell.write("many.csv", header.to_owned() + &"Cup,1,Ada,Bea,two,0,\n".repeat(53));
    let told = shell.refused("import results many.csv");
    assert!(told.contains("many.csv:51: ") && !told.contains("many.csv:52: "), "{told}");
    assert!(told.contains("and 3 more\n") && told.contains("53 lines are wrong"), "{told}");
    assert!(!shell.path("club.db").exists());
}

/// A column of the row says which player is meant: by number, or as a new player.
#[test]
fn a_column_says_who_a_doubtful_name_is() {
    let shell = Shell::new();
    shell.data("player add 'Robert Fischer'");
    shell.write("list.csv", "name,same_as\nBob Fischer,\n");
    assert!(
        shell
            .refused("import players list.csv")
            .contains("may be the same person as Robert Fischer")
    );
    for (told, why) in [("P0009-1", "9"), ("maybe", "not a decision")] {
        shell.write("list.csv", format!("name,same_as\nBob Fischer,{told}\n"));
        let refused = shell.refused("import players list.csv");
        assert!(refused.contains("list.csv:2: same_as") && refused.contains(why), "{refused}");
    }
    shell.write("list.csv", "氏名,同一人物\nBob Fischer,P0001-3\nBobby Fischer,new\n");
    shell.data("import players list.csv");
    let players = shell.data("export players");
    assert!(players.lines().count() == 3 && players.contains(",Bobby Fischer,"), "{players}");
}

/// Hands and first moves that differ between games, walkovers,
/// retirements, namesakes: all are imported again unchanged.
#[test]
fn what_is_exported_is_imported_again_unchanged() {
    let shell = Shell::new();
    shell.data("player add '=Ada, the \"1st\"' --club 'A;B' --reading えいだ");
    shell.data("player add '佐藤 健' --club 札幌");
    shell.data("player add '佐藤 健' --namesake --club 函館");
    shell.write(
        "results.csv",
        "event,round,player_a,player_b,number_a,number_b,games_a,games_b,draws,walkover,exit,winner,games,first,date\n\
         Cup,1,'=Ada, the 1st,佐藤 健,,P0003-0,2,1,0,,,,,,2026-11-20\n"
            .replace("'=Ada, the 1st", "\"'=Ada, the \"\"1st\"\"\"")
            + "Cup,2,佐藤 健,佐藤 健,P0002-1,P0003-0,1,1,1,,,,w@0.4 l d@0.55,a b -,2026-11-20\n\
               Cup,3,佐藤 健,佐藤 健,P0002-1,P0003-0,,,,b,walkover,b,,,2026-11-20\n\
               Cup,4,佐藤 健,佐藤 健,P0003-0,P0002-1,1,0,0,,retired,b,,,2026-11-20\n\
               Cup,5,佐藤 健,佐藤 健,P0003-0,P0002-1,,,,,double walkover,,,,2026-11-20\n\
               Cup,6,佐藤 健,佐藤 健,P0003-0,P0002-1,1,0,0,,,,,b,2026-11-20\n",
    );
    shell.data("import results results.csv");
    let matches = shell.data("export matches");
    assert!(matches.contains(",w@0.4 l d@0.55,a b -,,\n"), "{matches}");
    for format in ["csv", "tsv", "json"].into_iter().chain(super::WORKBOOK) {
        let file = format!("again-{format}.db");
        for what in ["players", "matches"] {
            let exported =
                shell.run(&format!("export {what} --format {format} -o {what}.{format}"));
            assert!(exported.status.success(), "{format}: {}", text(&exported.stderr));
        }
        shell.data(&format!("--db {file} import players players.{format} --duplicates new"));
        shell.data(&format!("--db {file} import results matches.{format}"));
        for what in ["players", "matches"] {
            let line = format!("export {what} --format csv");
            assert_eq!(shell.data(&format!("--db {file} {line}")), shell.data(&line), "{format}");
        }
    }
}

/// The column 先手 names the player who moved first: in a row with one game, the first mover of that game.
#[test]
fn players_under_sente_and_gote_tell_the_first_move_of_a_single_game() {
    let shell = Shell::new();
    shell.write(
        "kekka.csv",
        "大会,回戦,先手,後手,先手勝数,後手勝数,日付\n例会,1,葵,樹,1,0,20261120\n例会,2,葵,樹,2,1,20261120\n",
    );
    shell.data("import results kekka.csv");
    let matches = shell.data("export matches");
    let ends: Vec<&str> =
        matches.lines().skip(1).map(|line| line.rsplit(",,").next().unwrap_or(line)).collect();
    assert!(matches.lines().nth(1).is_some_and(|line| line.ends_with(",w,a,,")), "{matches}");
    assert!(matches.lines().nth(2).is_some_and(|line| line.ends_with(",a,,,,")), "{ends:?}");
}

const FLOODGATE: &str = "V2\nN+gps_l\nN-Bonanza\n$EVENT:wdoor+floodgate-300-10F+gps_l+Bonanza+20110522210004\n\
                         $START_TIME:2011/05/22 21:00:04\nPI\n+\n+7776FU,T1\n-3334FU,T2\n%TORYO\n\
                         'summary:toryo:gps_l win:Bonanza lose\n";

/// Game records are lists of results with one game each: checked first, then recorded, and skipped the second time.
#[test]
fn results_are_taken_from_the_heads_of_games() {
    let shell = Shell::new();
    let second = FLOODGATE
        .replace("21:00:04", "22:00:04")
        .replace("gps_l win:Bonanza lose", "gps_l lose:Bonanza win");
    shell.write("floodgate.csa", FLOODGATE.to_owned() + &second);
    let dry = shell.data("import results floodgate.csa --dry-run");
    assert!(!shell.path("club.db").exists(), "{dry}");
    shell.data("import results floodgate.csa");
    let matches = shell.data("export matches");
    let of = |lines: &str, of: &str| lines.lines().filter(|line| line.contains(of)).count();
    assert_eq!(of(&matches, "floodgate-300-10F,"), 2, "{matches}");
    assert_eq!(
        of(&matches, "2011-05-22 22:00:04"),
        1,
        "games of a pair have their times as rounds: {matches}"
    );
    assert_eq!((of(&matches, ",w,a,,"), of(&matches, ",l,a,,")), (1, 1), "{matches}");
    assert_eq!(of(&matches, ",2011-05-22,"), 2, "{matches}");
    shell.data("import results floodgate.csa");
    assert_eq!(shell.data("export matches"), matches, "they are known the second time");

    let pgn = "[Event \"Cup\"]\n[Round \"1\"]\n[White \"Jos\u{e9}\"]\n[Black \"Bea\"]\n[Date \"2026.11.20\"]\n[Result \"1/2-1/2\"]\n\n\
               [Event \"Cup\"]\n[Round \"2\"]\n[White \"Bea\"]\n[Black \"Cy\"]\n[Date \"2026.11.20\"]\n[Result \"*\"]\n";
    let latin: Vec<u8> =
        pgn.chars().map(|letter| u8::try_from(u32::from(letter)).expect("Latin")).collect();
    shell.write("cup.pgn", &latin);
    let told = text(&shell.run("import results cup.pgn").stderr);
    assert!(told.contains(":8: Bea – Cy left out: the game has no result"), "{told}");
    let matches = shell.data("export matches");
    assert_eq!(of(&matches, "José,Bea"), 1, "{matches}");
    assert_eq!(of(&matches, ",d,a,,"), 1, "{matches}");

    let twice = "[Event \"Match\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n[Date \"2026.11.20\"]\n[Result \"1-0\"]\n\n\
                 [Event \"Match\"]\n[Round \"1\"]\n[White \"B\"]\n[Black \"A\"]\n[Date \"2026.11.20\"]\n[Result \"1-0\"]\n";
    shell.write("match.pgn", twice);
    shell.data("import results match.pgn");
    shell.data("import results match.pgn");
    let matches = shell.data("export matches");
    assert_eq!(
        (of(&matches, "Match,1,1,A,B"), of(&matches, "Match,2,1.2,B,A")),
        (1, 1),
        "{matches}"
    );

    shell.write("kifu.kif", "# KIF\n開始日時：2020/01/01 10:00\n棋戦：例会\n手合割：角落ち\n下手：佐藤\n上手：鈴木\n   1 ３四歩(33)\n   2 投了\n");
    shell.data("import results kifu.kif");
    let matches = shell.data("export matches");
    assert_eq!(of(&matches, ",l,b,,"), 1, "the other began and won: {matches}");

    // 棋戦 is often left out: the file and the day name the event.
    shell.write("practice.kif", "開始日時：2026/10/04\n手合割：平手\n先手：佐藤\n後手：鈴木\n   1 ７六歩(77)\n   2 千日手\n");
    shell.data("import results practice.kif");
    let matches = shell.data("export matches");
    assert_eq!(of(&matches, "practice 2026-10-04,1,1,佐藤,鈴木"), 1, "{matches}");

    shell.write(
        "many.pgn",
        "[White \"A\"]\n[Black \"B\"]\n[Date \"1992.??.??\"]\n[Result \"1-0\"]\n",
    );
    let refused = shell.refused("import results many.pgn");
    assert!(refused.contains("many.pgn:1") && refused.contains("1992"), "{refused}");
}

fn name() -> impl Strategy<Value = String> {
    let odd = prop::sample::select(vec![
        ",",
        "\"",
        "'",
        "\n",
        "\r\n",
        "\t",
        ";",
        "=",
        "+",
        "-",
        "@",
        "＝",
        "＠",
        "\u{200f}",
        "\u{202e}",
        "\u{200b}",
        "漢",
        "ｶﾞ",
        "が",
        "👩‍👩‍👧",
        " ",
        "\u{3000}",
        "|",
        "<b>",
        "P1",
        "#",
    ]);
    let plain = "[a-zA-Z一-龯ぁ-ん]{1,4}";
    prop::collection::vec(
        prop_oneof![odd.prop_map(str::to_owned), plain.prop_map(|text| text)],
        1..6,
    )
    .prop_map(|parts| format!("{}é", parts.concat()))
}

/// Names with any letters are exported and imported unchanged, in every format.
#[test]
fn any_names_go_out_and_come_in_again() {
    let names = prop::collection::vec(name(), 1..12);
    holds((6, 200), &names, |names| {
        let shell = Shell::new();
        let list: Vec<_> = names
            .iter()
            .map(|name| serde_json::json!({ "name": name, "same_as": "new" }))
            .collect();
        shell.write("names.json", serde_json::to_string(&list).expect("text"));
        // Names without any letter are refused, and no part of this.
        if !shell.run("import players names.json").status.success() {
            return Err(TestCaseError::reject("refused"));
        }
        let players = shell.data("export players");
        for format in ["csv", "tsv", "json"].into_iter().chain(super::WORKBOOK) {
            shell.data(&format!("export players --format {format} -o list.{format}"));
            shell.data(&format!("--db {format}.db import players list.{format} --duplicates new"));
            prop_assert_eq!(
                shell.data(&format!("--db {format}.db export players")),
                players.clone()
            );
        }
        Ok(())
    });
}
