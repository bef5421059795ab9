//! Realistic lists: the unedited headings of forms, federations and spreadsheets in both languages. Each is
//! imported with at most two answers, by command and on the screen, and a second time with none.

mod equal;
mod made;
mod whole;
#[cfg(feature = "workbooks")]
mod workbook;

use banzuke::club::Action;
use banzuke::club::action::AddAlias;
use banzuke::club::registry::NewPlayer;
use banzuke::domain::number::PlayerId;
use banzuke::settings::Folder;
use banzuke::tui::Event;
use banzuke::words::Language;
use made::{Kind, LISTS, List};

use crate::common::shell::Shell;
use crate::common::{Hall, add_player, temp_folder};
use crate::tui::front::Front;

/// The number of answering options, each with its value.
fn answers(list: &List) -> usize {
    list.options.split_whitespace().filter(|word| word.starts_with("--")).count()
}

/// All data of the club about players and matches.
fn contents(shell: &Shell) -> String {
    let [players, matches, ranking] = ["players --birth-dates", "matches", "ranking"]
        .map(|what| shell.data(&format!("export {what}")));
    players + &matches + &ranking
}

#[test]
fn each_list_is_imported_by_command_in_at_most_two_answers_and_again_in_none() {
    assert!(LISTS.len() >= 30, "{}", LISTS.len());
    for list in LISTS {
        let shell = Shell::new();
        shell.write(list.file, list.bytes());
        assert!(answers(list) <= 2, "{}", list.file);
        let what = match list.kind {
            Kind::Players => "players",
            Kind::Results => "results",
        };
        let line = format!("import {what} '{}'", list.file);
        if !list.options.is_empty() {
            shell.refused(&line);
        }
        shell.data(&format!("{line} {}", list.options));
        let first = contents(&shell);
        let count =
            |what: &str| shell.data(&format!("export {what} --format csv")).lines().count() - 1;
        assert_eq!(
            [count("players"), count("matches")],
            list.players_and_matches,
            "{}\n{first}",
            list.file
        );
        for said in list.says {
            assert!(first.contains(said), "{}: no {said} in\n{first}", list.file);
        }
        shell.data(&line);
        assert_eq!(contents(&shell), first, "{}", list.file);
    }
}

#[test]
fn each_list_is_imported_on_the_screen_in_at_most_two_answers_and_again_in_none() {
    for list in LISTS {
        let folder = temp_folder();
        let path = folder.path().join(list.file);
        std::fs::write(&path, list.bytes()).expect("written");
        let mut front = Front::open(Hall::new());
        front.keep(Folder::new(folder.path().join("config")));
        let read = |front: &mut Front, keys: &str| {
            front.drive("2I");
            front.happens(Event::Pasted(path.display().to_string()));
            front.drive("<enter>");
            front.drive(keys);
            let shown = front.text();
            front.drive("<enter>");
            shown
        };
        assert!(list.keys.chars().count() <= 2, "{}", list.file);
        let shown = read(&mut front, list.keys);
        let count = |front: &mut Front| {
            let club = front.club();
            let matches = club.tournaments().map(|one| one.matches.len()).sum::<usize>();
            [club.registry().len(), matches]
        };
        assert_eq!(count(&mut front), list.players_and_matches, "{}\n{shown}", list.file);
        let entries = front.hall.desk.entries().len();
        let shown = read(&mut front, "");
        assert!(!shown.contains("to answer"), "{}\n{shown}", list.file);
        assert_eq!(front.hall.desk.entries().len(), entries, "{}\n{shown}", list.file);
    }
}

#[test]
fn numbers_of_fide_thousands_totals_and_lost_letters_of_a_list_are_read() {
    let shell = Shell::new();
    let rows = "Schmidt José,4600000,1.650\nMüller Eva,,\"1,702\"\n?田 茜,0,\nTotal players: 3,,\nAverage,,1676.5\nGesamt,3,\nSumme: 3 Spieler,,\n";
    shell.write("list.csv", format!("name,FIDE-ID,rating\n{rows}"));
    let told = shell.run("import players list.csv").stderr;
    let told = String::from_utf8_lossy(&told).into_owned();
    assert!(told.contains("may have lost a letter: line 4"), "{told}");
    assert_eq!(told.matches("is a total and is left out").count(), 4, "{told}");
    let players = shell.data("export players --format csv");
    assert_eq!(players.lines().count(), 1 + 3, "{players}");
    assert!(players.contains(",FIDE:4600000"), "{players}");
    let ranking = shell.data("export ranking --format csv");
    assert!(ranking.contains(",1650") && ranking.contains(",1702"), "{ranking}");
    shell.write("games.csv", "player,player,score\n?田 茜,Müller Eva,2-1\nTotal,1,\n");
    let told = shell.run("import results games.csv").stderr;
    let told = String::from_utf8_lossy(&told).into_owned();
    assert!(told.contains("may have lost a letter: line 2"), "{told}");
}

/// An unknown heading is shown with its first values, and gets a meaning with one key.
#[test]
fn an_unknown_column_is_given_a_meaning_and_the_choice_is_kept() {
    let shell = Shell::new();
    shell.write("form.csv", "氏名,ルビ,T シャツ\n青木 緑,アオキ ミドリ,M\n");
    let told = shell.run("import players form.csv");
    let told = String::from_utf8_lossy(&told.stderr).into_owned();
    assert!(
        told.contains("unknown columns, not imported: ルビ (アオキ ミドリ); T シャツ (M)"),
        "{told}"
    );
    assert!(
        shell
            .refused("import players form.csv --strict")
            .contains("unknown columns: ルビ, T シャツ")
    );
    let refused = shell.run("import players form.csv --column ルビ=ruby").stderr;
    let refused = String::from_utf8_lossy(&refused).into_owned();
    assert!(refused.contains("there is no column \"ruby\""), "{refused}");
    let refused = shell.run("import results form.csv --column ルビ=reading").stderr;
    let refused = String::from_utf8_lossy(&refused).into_owned();
    assert!(refused.contains("there is no column \"reading\""), "{refused}");
    shell.data("--db chosen.db import players form.csv --column ルビ=reading");
    // Another file with the same headings.
    shell.write("form (1).csv", "氏名,ルビ,T シャツ\n井上 直,イノウエ ナオ,L\n");
    shell.data("--db chosen.db import players 'form (1).csv'");
    let players = shell.data("--db chosen.db export players");
    assert!(
        players.contains(",アオキ ミドリ,") && players.contains(",イノウエ ナオ,"),
        "{players}"
    );

    let folder = temp_folder();
    let path = folder.path().join("form.csv");
    std::fs::write(&path, "氏名,ルビ\n青木 緑,アオキ ミドリ\n").expect("written");
    let mut front = Front::open(Hall::new());
    front.drive("2I");
    front.happens(Event::Pasted(path.display().to_string()));
    front.drive("<enter>");
    front.shows("ルビ (アオキ ミドリ)");
    front.shows("not imported");
    front.drive("c");
    front.shows("= reading");
    front.drive("<enter>");
    let reading = front.club().registry().iter().next().and_then(|one| one.reading.clone());
    assert_eq!(reading.as_deref(), Some("アオキ ミドリ"));
}

/// Doubtful rows are written to a file; the decisions in it are applied, and remembered.
#[test]
fn decisions_are_written_to_a_file_and_remembered() {
    let shell = Shell::new();
    for name in ["Robert Fischer", "Susan Reed", "Thomas Brown"] {
        shell.data(&format!("player add '{name}'"));
    }
    shell.write("list.csv", "name\nBob Fischer\nSue Reed\nTom Brown\nAda\n");
    let told = shell.refused("import players list.csv --decisions decide.csv");
    assert!(told.contains("written to decide.csv"), "{told}");
    let asked = shell.read("decide.csv");
    assert!(
        asked.starts_with(
            "\u{feff}line,name,likely,decision\n2,\"Bob Fischer\",\"Robert Fischer P0001-3\",\n"
        ),
        "{asked}"
    );
    let lines: Vec<&str> = asked.lines().collect();
    let decided = [
        lines[0].to_owned(),
        format!("{}same", lines[1]),
        format!("{}new", lines[2]),
        format!("{}skip", lines[3]),
    ];
    shell.write("decide.csv", decided.join("\n"));
    shell.data("import players list.csv --decisions decide.csv");
    let players = shell.data("export players");
    assert!(players.contains("Robert Fischer,,,Bob Fischer,"), "{players}");
    assert_eq!(players.lines().count(), 6, "Sue Reed and Ada are new: {players}");
    // Only the row that was left out asks again.
    shell.write("again.csv", "name\nBob Fischer\nSue Reed\nAda\n");
    shell.data("import players again.csv");
    shell.write(
        "results.csv",
        "event,round,player_a,player_b,games_a,games_b\nCup,1,Bob Fischer,Sue Reed,2,1\n",
    );
    shell.data("import results results.csv");
    assert_eq!(shell.data("export players"), players);
    assert_eq!(shell.data("duplicates --format csv").lines().count(), 1, "they were told apart");
}

/// A growing list of results: known rows are skipped, changed ones corrected, new ones recorded.
#[test]
fn a_file_that_has_grown_records_what_is_new_and_corrects_what_changed() {
    let shell = Shell::new();
    let header = "日付,選手1,選手2,スコア\n";
    let week = "2026/11/07,青木,井上,2-1\n2026/11/07,井上,上田,0-2\n2026/11/07,不戦勝,青木,\n";
    shell.write("例会.csv", format!("{header}{week}"));
    shell.data("import results 例会.csv");
    let grown = week.replace("井上,上田,0-2", "井上,上田,1-2") + "2026/11/14,青木,上田,2-0\n";
    shell.write("例会.csv", format!("{header}{grown}"));
    let told = shell.run("import results 例会.csv");
    let told = String::from_utf8_lossy(&told.stderr).into_owned();
    for said in [
        "例会.csv: 1 result recorded already and left out",
        "例会.csv:3: correction of match 2 of 例会 2026-11-07: 井上 1-2 上田 instead of 0-2",
        "例会.csv:4: 不戦勝 – 青木 left out: a bye",
        "2 matches recorded, 1 tournament created, 0 players registered",
    ] {
        assert!(told.contains(said), "no {said} in {told}");
    }
    assert_eq!(shell.data("export matches --format csv").lines().count(), 4);
    let before = contents(&shell);
    shell.data("import results 例会.csv");
    assert_eq!(contents(&shell), before);
}

/// A row that occurs twice is asked about, until it is answered.
#[test]
fn the_same_row_twice_is_asked_about() {
    let shell = Shell::new();
    let row = "2026-11-07,Ada,Bea,2-1\n";
    shell.write("r.csv", format!("date,player,player,score\n{row}{row}"));
    let told = shell.refused("import results r.csv");
    assert!(told.contains("r.csv:3: Ada – Bea: same match as line 2, or another one?"), "{told}");
    for (policy, matches) in [("use", 1), ("new", 2)] {
        let db = format!("--db {policy}.db");
        shell.data(&format!("{db} import results r.csv --duplicates {policy}"));
        shell.data(&format!("{db} import results r.csv"));
        let found = shell.data(&format!("{db} export matches --format csv"));
        assert_eq!(found.lines().count(), matches + 1, "{found}");
    }
}

/// A name with a likely owner whom the row has as the opponent is somebody else's.
#[test]
fn nobody_is_taken_for_their_own_opponent() {
    let shell = Shell::new();
    shell.data("player add '渡邉 美咲'");
    let head = "player,player,score\n";
    shell.write("r.csv", format!("{head}渡辺 美咲,青木 悠,2-1\n"));
    assert!(shell.refused("import results r.csv").contains("渡邉 美咲"));
    shell.write("r.csv", format!("{head}渡辺 美咲,渡邉 美咲,2-1\n"));
    shell.data("import results r.csv");
}

/// Pairs that are not shown are counted.
#[test]
fn duplicates_say_how_many_pairs_are_less_likely() {
    let shell = Shell::new();
    shell.write("r.csv", "player,player,score\n渡邉 美咲,渡辺 美咲,2-1\n");
    shell.data("import results r.csv --duplicates new");
    let pairs = shell.run("duplicates --format csv");
    let [shown, said] = [pairs.stdout, pairs.stderr].map(|it| String::from_utf8(it).expect("text"));
    assert!(!shown.contains("渡辺 美咲"), "{shown}");
    assert!(said.contains("less likely pairs: 1; `banzuke duplicates --min 0.1`"), "{said}");
}

/// A row that says in words that nobody played stops no file.
#[test]
fn a_match_that_was_not_played_is_no_fault() {
    let shell = Shell::new();
    let rows = "a,b,2-1\na,c,両者不戦敗\na,d,－\nb,c,中止\nb,d,not played\nc,d,雙方棄權\n";
    shell.write("r.csv", format!("player,player,score\n{rows}"));
    let told = String::from_utf8_lossy(&shell.run("import results r.csv").stderr).into_owned();
    assert!(told.contains("games without a result are not recorded: lines 4, 5, 6"), "{told}");
    assert!(told.contains("3 matches recorded"), "{told}");
    assert_eq!(shell.data("export matches --format csv").matches("double walkover").count(), 2);
}

/// JSON of other programs is reported as such, never taken for a list of cells.
#[test]
fn json_of_other_programs_is_refused_as_json() {
    let shell = Shell::new();
    for text in [
        r#"{"data":{"tournament":{"name":"Cup","events":[{"sets":{"nodes":[]}}]}}}"#,
        r#"[{"tournament":{"id":1,"name":"Cup","participants":[{"participant":{"name":"Ada"}}]}}]"#,
        r#"{"participant":[{"id":0,"name":"Ada"}],"stage":[],"match":[]}"#,
        r#"{"tournamentName":"Cup","participants":[],"events":[]}"#,
        "{\"id\":\"x\",\"players\":{\"white\":{\"user\":{\"name\":\"a\"}}},\"winner\":\"white\"}\n{\"id\":\"y\",\"players\":{}}\n",
    ] {
        shell.write("other.json", text);
        for what in ["players", "results"] {
            let told = shell.refused(&format!("import {what} other.json"));
            assert!(told.contains("this is JSON of another program"), "{text}: {told}");
        }
    }
}

#[test]
fn an_import_that_is_only_rehearsed_says_so_on_standard_output() {
    let shell = Shell::new();
    shell.write("list.csv", "name\nAda\n");
    let told = shell.data("import players list.csv --dry-run");
    assert!(told.starts_with("the import would do this: 1 player registered\n"), "{told}");
    assert_eq!(Language::ALL.len(), 2);
    let told = shell.data("--lang ja import players list.csv --dry-run");
    assert!(told.starts_with("取り込むと次のようになります：1人を登録\n"), "{told}");
}

/// Invisible characters, and those that change the direction of
/// text, are refused with a sentence wherever a name is typed.
#[test]
fn names_that_cannot_be_shown_are_refused() {
    let shell = Shell::new();
    for name in ["a\u{202e}b", "\u{301}"] {
        let told = shell.refused(&format!("player add '{name}'"));
        assert!(told.contains("the name has invisible characters"), "{told}");
        shell.write("list.csv", format!("name\n{name}\n"));
        let told = shell.refused("import players list.csv");
        assert!(told.contains("list.csv:2: name") && told.contains("cannot be shown"), "{told}");
    }
}

/// Importing a club's own export changes nothing.
#[test]
fn what_a_club_exported_is_known_to_it() {
    let shell = Shell::new();
    for line in [
        "player add Ada --reading えいだ --club Leeds",
        "player add 'Bea, the 2nd'",
        "player add Coco --alias Co",
        "player add Dee",
        "tournament new Cup --format single-elimination --first-to 2 --third-place",
        "tournament enter Cup Ada 'Bea, the 2nd' Coco Dee",
        "tournament start Cup",
        "tournament result Cup 1 2-1",
        "tournament walkover Cup 2 Coco",
    ] {
        shell.data(line);
    }
    let before = contents(&shell);
    for format in ["csv", "tsv", "json"] {
        for (what, kind) in [("players", "players"), ("matches", "results")] {
            shell.data(&format!("export {what} --format {format} -o {what}.{format}"));
            shell.data(&format!("import {kind} {what}.{format}"));
            assert_eq!(contents(&shell), before, "{what}.{format}");
        }
    }
}

/// A result with the name of two players asks which is meant, by number in the file of decisions.
#[test]
fn a_name_of_two_players_asks_who_of_them_it_is() {
    let shell = Shell::new();
    shell.data("player add '佐藤 健' --club 札幌");
    shell.data("player add '佐藤 健' --namesake --club 函館");
    shell.write("r.csv", "event,round,player_a,player_b,games_a,games_b\nCup,1,佐藤 健,Ada,2,1\n");
    shell.refused("import results r.csv --decisions d.csv");
    let asked = shell.read("d.csv");
    assert!(asked.contains("2,\"佐藤 健\",\"佐藤 健 P0001-3; 佐藤 健 P0002-1\","), "{asked}");
    // Excel reads the file by its mark, and may save it without the signs that its encoding lacks.
    assert!(asked.starts_with('\u{feff}'), "{asked}");
    shell.write("d.csv", "line,name,decision\n2,佐藤 ?,P0002-1\n");
    shell.data("import results r.csv --decisions d.csv");
    assert!(shell.data("export matches").contains(",佐藤 健,Ada,P0002-1,"));
}

/// Rows of one list may mean different people of one name: each is asked about, and then the list is known as it is. An
/// entrant comes before a namesake who is none.
#[test]
fn rows_with_the_name_of_two_players_are_decided_one_by_one() {
    let shell = Shell::new();
    shell.data("player add Bea --club Leeds");
    shell.data("player add Bea --namesake --club Hull");
    let header = "event,round,player_a,player_b,score\n";
    let list = format!("{header}Cup,1,Bea,Cid,2-1\nCup,2,Dan,Bea,2-0\nCup,3,Bea,Bea,2-1\n");
    shell.write("r.csv", &list);
    let used = shell.refused("import results r.csv --duplicates use");
    assert!(used.contains("r.csv:2"), "{used}");
    shell.refused("import results r.csv --decisions d.csv");
    assert_eq!(shell.read("d.csv").lines().count(), 4, "{}", shell.read("d.csv"));
    let decided = "line,name,decision\n2,Bea,P0001-3\n3,Bea,P0002-1\n4,Bea,P0002-1\n";
    shell.write("d.csv", decided);
    shell.data("import results r.csv --decisions d.csv");
    let matches = shell.data("export matches");
    for sides in ["1,Bea,Cid,P0001-3,", "2,Dan,Bea,P0004-8,P0002-1,", "3,Bea,Bea,P0002-1,P0001-3,"]
    {
        assert!(matches.contains(sides), "{sides}: {matches}");
    }
    let first = contents(&shell);
    shell.data("import results r.csv");
    assert_eq!(contents(&shell), first);
    // Another row of the same headings is another question, and one with a single entrant of the name is none.
    shell.write("later.csv", format!("{header}Cup,4,Bea,Cid,2-0\n"));
    shell.refused("import results later.csv");
    shell.write("d.csv", "line,name,decision\n2,Bea,P0002-1\n");
    shell.write("other.csv", format!("{header}Open,1,Bea,Cid,2-0\n"));
    shell.data("import results other.csv --decisions d.csv");
    shell.write("other.csv", format!("{header}Open,2,Dan,Bea,2-0\nOpen,3,Bea,Bea,0-2\n"));
    let asked = shell.refused("import results other.csv");
    assert!(asked.contains("1 row in the list may be registered"), "{asked}");
    shell.write("other.csv", format!("{header}Open,2,Dan,Bea,2-0\n"));
    shell.data("import results other.csv");
    assert!(shell.data("export matches").contains("2,Dan,Bea,P0004-8,P0002-1,"));
}

/// The answer for a row is stored if neither an alias nor a verdict expresses it:
/// the list does not ask again, nor does a later one with the same row.
#[test]
fn each_answer_to_a_row_is_given_once() {
    let people = ["player add 'Thomas Brown'", "player add Ada --born 1980-01-01"];
    let namesakes = ["player add Bea --club Leeds", "player add Bea --namesake --club Hull"];
    let results = "event,round,player_a,player_b,score\nCup,1,Bea,Cid,2-1\nCup,1,Dan,Eve,2-0\n";
    let later = "event,round,player_a,player_b,score\nCup,2,Cid,Bea,2-1\n";
    for (what, setup, list, later, answer, players) in [
        ("players", people, "name,born\nTom Brown,\nDan,\n", "name,born\nTom Brown,\n", "skip", 3),
        ("players", people, "name,born\nAda,1981-01-01\n", "name,born\nAda,1981-01-01\n", "P2", 2),
        ("players", people, "name,born\nEve,\nEve,\n", "name,born\nEve,\nEve,\n", "same", 3),
        ("players", people, "name,born\nEve,\nEve,\n", "name,born\nEve,\nEve,\n", "skip", 3),
        ("results", namesakes, results, later, "P0002-1", 5),
        ("results", namesakes, results, results, "skip", 4),
    ] {
        let shell = Shell::new();
        for line in setup {
            shell.data(line);
        }
        shell.write("list.csv", list);
        let line = format!("import {what} list.csv");
        shell.refused(&format!("{line} --decisions d.csv"));
        let asked = shell.read("d.csv");
        let mut rows = asked.lines();
        let decided =
            format!("{}\n{}{answer}\n", rows.next().expect("names"), rows.next().expect("a row"));
        shell.write("d.csv", decided);
        shell.data(&format!("{line} --decisions d.csv"));
        let first = contents(&shell);
        let count = shell.data("export players --format csv").lines().count() - 1;
        assert_eq!(count, players, "{answer}: {first}");
        shell.data(&line);
        assert_eq!(contents(&shell), first, "{answer}");
        // Nothing new is to be recorded, so the club refuses nothing.
        if what == "results" {
            shell.data("tournament close Cup");
            shell.data(&line);
            assert_eq!(contents(&shell), first, "{answer}");
            shell.data("undo");
        }
        shell.write("later.csv", later);
        shell.data(&format!("import {what} later.csv"));
        assert_eq!(
            shell.data("export players --format csv").lines().count() - 1,
            players,
            "{answer}"
        );
        // Another club is asked.
        for line in setup {
            shell.data(&format!("--db other.db {line}"));
        }
        shell.refused(&format!("--db other.db {line}"));
    }
}

/// A row that was skipped before can still be registered.
#[test]
fn a_kept_answer_is_shown_and_can_be_changed() {
    let folder = temp_folder();
    let path = folder.path().join("list.csv");
    std::fs::write(&path, "name\nTom Brown\nDan\n").expect("written");
    let mut hall = Hall::new();
    hall.perform(vec![add_player(PlayerId(1), "Thomas Brown")]).expect("registered");
    let mut front = Front::open(hall);
    front.keep(Folder::new(folder.path().join("config")));
    for (keys, players) in [("x", 2), ("", 2), ("n", 3)] {
        front.drive("2I");
        front.happens(Event::Pasted(path.display().to_string()));
        front.drive("<enter>");
        front.drive(keys);
        front.drive("<enter>");
        assert_eq!(front.club().registry().len(), players, "{}", front.text());
        front.drive("<esc><esc>");
    }
}

/// Namesakes differ by number and club, and one who has the very name comes first. A stored answer outlives an undo.
#[test]
fn a_kept_answer_to_namesakes_is_shown_and_can_be_changed() {
    let folder = temp_folder();
    let path = folder.path().join("list.csv");
    let mut hall = Hall::new();
    let bea = |number, club: &str| {
        let club = Some(club.to_owned());
        NewPlayer { club, ..NewPlayer::named("Bea") }.registration(PlayerId(number))
    };
    let player = PlayerId(1);
    let alias = Action::AddAlias(AddAlias { player, alias: "Bea".to_owned() });
    hall.perform(vec![add_player(player, "Ann"), alias, bea(2, "Hull"), bea(3, "Leeds")])
        .expect("registered");
    let mut front = Front::open(hall);
    front.keep(Folder::new(folder.path().join("config")));
    let read = |front: &mut Front, list: &str| {
        std::fs::write(&path, list).expect("written");
        front.drive("2I");
        front.happens(Event::Pasted(path.display().to_string()));
        front.drive("<enter>");
    };
    let results = "event,round,player_a,player_b,score\nCup,1,Bea,Cid,2-1\n";
    for (keys, shown, winner) in
        [("s", "Bea (Hull)", 2), ("", "Bea (Hull)", 2), ("ss", "Bea (Leeds)", 3)]
    {
        read(&mut front, results);
        front.drive(keys);
        front.shows(shown);
        front.shows(&format!("= {} Bea", PlayerId(winner)));
        front.drive("<enter>");
        let club = front.club();
        let cup = club.tournaments().next().expect("recorded");
        assert_eq!(cup.matches[0].players().expect("known")[0], PlayerId(winner), "{keys}");
        front.drive("u<enter><esc><esc>");
        assert_eq!(front.club().tournaments().count(), 0, "{}", front.text());
    }
    read(&mut front, "name\nEve\nEve\nDan\n");
    front.shows("0 registered already, 2 new");
    front.drive("n");
    front.shows("0 registered already, 3 new");
    front.drive("x");
    front.shows("0 registered already, 2 new");
}

/// A copy of a list under another name continues the event of the first one, after the operator's confirmation.
#[test]
fn a_list_saved_under_another_name_asks_whether_it_goes_on() {
    let header = "date,player,player,score\n";
    let old: String = ["Ada,Bea,2-1", "Bea,Cid,2-0", "Ada,Cid,0-2"]
        .map(|row| format!("2026-11-07,{row}\n"))
        .concat();
    let new = "2026-11-14,Ada,Bea,1-2\n";
    let shell = Shell::new();
    shell.write("ladder.csv", format!("{header}{old}"));
    shell.write("week 47.csv", format!("{header}{old}{new}"));
    shell.write("other.csv", format!("{header}{}", old.replace("11-07", "11-08")));
    shell.data("import results ladder.csv");
    let told = shell.refused("import results 'week 47.csv'");
    assert!(
        told.contains("most of these results are recorded already, in the tournament ladder"),
        "{told}"
    );
    shell.data("import results 'week 47.csv' --event ladder --dry-run");
    shell.data("import results 'week 47.csv' --event ladder");
    let first = contents(&shell);
    assert!(first.contains("ladder 2026-11-14") && !first.contains("week"), "{first}");
    // Nothing is new: nothing is asked.
    shell.data("import results 'week 47.csv'");
    assert_eq!(contents(&shell), first);
    // The same pairs and results of another day are other matches.
    shell.data("import results other.csv");
    assert_eq!(shell.data("export matches --format csv").lines().count(), 1 + 4 + 3);

    let folder = temp_folder();
    let mut front = Front::open(Hall::new());
    for (name, rows, keys) in [("ladder", &old, ""), ("week 47", &format!("{old}{new}"), "c")] {
        let path = folder.path().join(format!("{name}.csv"));
        std::fs::write(&path, format!("{header}{rows}")).expect("written");
        front.drive("2I");
        front.happens(Event::Pasted(path.display().to_string()));
        front.drive("<enter>");
        front.drive(keys);
        front.drive("<enter>");
    }
    let names: Vec<String> = front.club().tournaments().map(|one| one.name.clone()).collect();
    assert_eq!(names, ["ladder 2026-11-07", "ladder 2026-11-14"], "{}", front.text());
}

/// A year alone, a future day and one before 1900 are asked about, once for files with the same headings.
#[test]
fn births_that_are_no_day_of_a_life_are_asked_about_once() {
    for (choice, keeps_years) in [("leave-out", false), ("year", true)] {
        let shell = Shell::new();
        shell.write("list.csv", "name,born\nAda,1980\nBea,2099-01-01\nCid,1980-05-06\n");
        let told = shell.refused("import players list.csv");
        assert!(
            told.contains("list.csv:2: born \"1980\"") && told.contains("list.csv:3: born"),
            "{told}"
        );
        assert!(!told.contains("list.csv:4"), "{told}");
        shell.data(&format!("import players list.csv --births {choice}"));
        shell.write("next.csv", "name,born\nDee,1880-01-01\nEve,1990\n");
        shell.data("import players next.csv");
        let players = shell.data("export players --birth-dates");
        assert!(players.contains("1980-05-06") && !players.contains("2099"), "{players}");
        assert_eq!(players.contains("1980-01-01"), keeps_years, "{players}");
        assert_eq!(players.contains("1990-01-01"), keeps_years, "{players}");
    }
}

/// A column that got a meaning on the screen keeps it in next week's file with the same headings.
#[test]
fn a_column_chosen_on_the_screen_is_chosen_for_later_files() {
    let folder = temp_folder();
    let mut front = Front::open(Hall::new());
    front.keep(Folder::new(folder.path().join("config")));
    for (name, row, is_chosen) in [
        ("form.csv", "青木 緑,アオキ ミドリ", false),
        ("form (1).csv", "井上 直,イノウエ ナオ", true),
    ] {
        let path = folder.path().join(name);
        std::fs::write(&path, format!("氏名,ルビ\n{row}\n")).expect("written");
        front.drive("2I");
        front.happens(Event::Pasted(path.display().to_string()));
        front.drive("<enter>");
        assert_eq!(front.text().contains("unknown columns"), !is_chosen, "{}", front.text());
        if !is_chosen {
            front.shows("not imported");
            front.drive("c");
            front.shows("= reading");
        }
        front.drive("<enter>");
    }
    let readings: Vec<_> = front.club().registry().iter().map(|one| one.reading.clone()).collect();
    let read = ["アオキ ミドリ", "イノウエ ナオ"].map(|reading| Some(reading.to_owned()));
    assert_eq!(readings, read);
}

/// A choice for the whole file has a row of its own, above unknown columns, where it can be changed.
#[test]
fn a_choice_for_the_file_is_made_anew_beside_unknown_columns() {
    let folder = temp_folder();
    let path = folder.path().join("list.csv");
    std::fs::write(&path, "name,born,house\nAda,1980,Red\n").expect("written");
    let mut front = Front::open(Hall::new());
    front.drive("2I");
    front.happens(Event::Pasted(path.display().to_string()));
    front.drive("<enter>");
    front.shows("only a year");
    front.drive("c");
    front.shows("births: leave-out");
    front.drive("c");
    front.shows("births: year");
    front.drive("<down>c");
    front.shows("= reading");
    front.drive("<enter>");
    let born = front.club().registry().iter().next().and_then(|one| one.born);
    assert_eq!(born.map(|day| day.to_string()).as_deref(), Some("1980-01-01"));
}
