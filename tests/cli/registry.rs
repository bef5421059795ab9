//! One person, one number: duplicates, merges, verdicts, imports and exports.

use super::Shell;

const RESULTS: &str = "event,round,player_a,player_b,games_a,games_b,date
Friday,1,Nakano Ryo,Ada,2,0,2026-11-13
Friday,2,Ada,TM,2,1,2026-11-13
Sunday,1,Ryou Nakano,TM,1,2,2026-11-15
Sunday,2,Robert Fisher,Ada,2,0,2026-11-15
";

/// A club in which Nakano Ryo has two numbers.
fn hall() -> Shell {
    let shell = Shell::new();
    shell.write("results.csv", RESULTS);
    shell.data("import results results.csv --duplicates new");
    shell
}

#[test]
fn two_registrations_are_merged_and_taken_apart() {
    let mut shell = hall();
    shell.play(
        "player merge 1 4 --dry-run
         player merge 1 4
         player show 4
         player list
         player merge 1 4
         player merge 1 2
         player merge P0004-8 3
         player unmerge TM
         player unmerge 1 --dry-run
         player unmerge 4
         player unmerge 1
         player show 1
         journal list
         check",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn of_several_mergers_one_is_named() {
    let mut shell = Shell::new();
    for name in ["あおくま", "コヨーテ", "TM"] {
        shell.data(&format!("player add {name}"));
    }
    shell.play(
        "player merge 1 2
         player merge 2 3
         player show TM
         player unmerge あおくま
         player unmerge 2
         player show TM
         player show コヨーテ",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// Only the older of two merges was undone, and the number stayed with the other player.
#[test]
fn a_number_merged_into_two_players_goes_on_by_itself_again() {
    let mut shell = Shell::new();
    for name in ["あおくま", "コヨーテ", "TM"] {
        shell.data(&format!("player add {name}"));
    }
    shell.play(
        "player merge 1 3
         player merge 2 3
         player unmerge 2
         player unmerge 3 --dry-run
         player unmerge 3
         player list
         undo
         player show 3
         check",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn what_was_said_of_two_is_kept_and_taken_back() {
    let mut shell = hall();
    shell.play(
        "duplicates
         player different 4 1 --later
         duplicates --format csv
         player different 1 4
         player different 1 4
         duplicates
         player show 1
         player merge 1 4
         player different 1 4 --later --clear
         player different 4 1 --clear
         player different 4 1 --clear
         player different 1 1
         duplicates --format json
         duplicates --min 2",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn names_births_and_numbers_of_others_are_set() {
    let mut shell = Shell::new();
    shell.play(
        "player add Ada --born 1990-04-25 --external FIDE:1503014 --external JSA:42
         player add TM --born 25.4.1990
         player add TM --external FIDE
         player add TM --external fide:1503014
         player add TM
         player show Ada
         player show Ada --private
         player set TM --born 1875-01-01
         player set TM --born 2099-01-01
         player add Eve --born 2099-01-01
         player set TM --born 1991-05-26
         player set TM --born none
         external-id set TM FIDE 1503014
         external-id set TM FIDE 77
         external-id set TM fide 77
         external-id set TM ＦＩＤＥ 78
         player merge Ada TM
         external-id remove TM JSA
         external-id remove TM FIDE
         alias add TM てぃーえむ
         player merge Ada TM
         alias remove Ada TM
         alias remove Ada てぃーえむ
         alias remove Ada てぃーえむ
         external-id remove TM FIDE
         player set TM --born none
         player show TM --private
         player unmerge TM
         player show TM",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn a_list_is_taken_in_once_it_is_told_who_is_who() {
    let mut shell = Shell::new();
    shell.data(
        "player add 'Nakano Ryo' --born 1990-04-25 --external FIDE:77 --reading 'なかの りょう'",
    );
    shell.data("player add 'Robert Fisher'");
    shell.data("player add カラス");
    shell.write(
        "list.csv",
        "name,born,external_id\nからす,,\nRyo Nakano,,\nBob Fisher,,\nAda,1988-02-01,FIDE:12;JSA:3\nN. R.,,fide:77\n",
    );
    shell.play(
        "import players list.csv
         player list
         import players list.csv --dry-run
         import players list.csv --duplicates use
         undo
         import players list.csv --duplicates new
         import players list.csv --duplicates new
         player show Ada --private",
    );
    shell.write("born.csv", "name,born\nNakano Ryo,1991-01-01\n");
    shell.write("badly.csv", "name,born\nXenia,3.4.1991\n");
    shell.write("scheme.csv", "name,external_id\nXenia,1503014\n");
    shell.write("scheme2.csv", "name,external_id\nXenia,FIDE:1;FIDE:2\n");
    shell.play(
        "import players born.csv
         import players born.csv --duplicates use
         import players badly.csv
         import players scheme.csv
         import players scheme2.csv",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn namesakes_of_one_list_are_registered_when_told_and_only_once() {
    let mut shell = Shell::new();
    shell.write("twins.csv", "name,club\nSato Ken,札幌\nSato Ken,函館\nAda,\n");
    shell.play(
        "import players twins.csv
         import players twins.csv --duplicates use
         import players twins.csv --duplicates new
         import players twins.csv --duplicates new
         import players twins.csv
         player list",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// A list of unknown people may still name someone twice.
#[test]
fn a_list_that_names_somebody_in_two_ways_is_asked_about() {
    let mut shell = Shell::new();
    shell.write("list.csv", "name\nNakano Ryo\nAda\nRyo Nakano\nRYOU NAKANO\n");
    let header = RESULTS.lines().next().expect("a header");
    let rows =
        "Monday,1,Robert Fisher,Xenia,2,0,2026-11-16\nMonday,2,Xenia,Bob Fisher,0,2,2026-11-16";
    shell.write("results.csv", format!("{header}\n{rows}\n"));
    shell.play(
        "import players list.csv
         import players list.csv --duplicates use
         import players list.csv --duplicates use
         import results results.csv
         import results results.csv --duplicates use
         player list
         export matches",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn results_of_somebody_spelled_otherwise_are_asked_about() {
    let mut shell = hall();
    let header = RESULTS.lines().next().expect("a header");
    let rows = |rows: &str| format!("{header}\n{rows}\n");
    shell.write("more.csv", rows("Monday,1,Fisher Robert,TM,2,0,2026-11-16"));
    shell.write("two.csv", rows("Monday,1,Nakano Ryoh,TM,2,0,2026-11-16"));
    shell.play(
        "import results more.csv
         import results more.csv --duplicates use
         tournament matches Monday
         import results two.csv --duplicates use
         player merge 1 4
         import results two.csv --duplicates use
         export matches",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// Rows that name a merged registration, by name or number, mean the person.
#[test]
fn lists_that_name_an_absorbed_registration_mean_the_person() {
    let shell = hall();
    shell.data("player merge 1 4");
    shell.write("players.csv", "name\nRyou Nakano\n");
    shell.data("import players players.csv");
    let header = RESULTS.lines().next().expect("a header");
    let row = "Monday,1,P0004-8,Ryou Nakano,2,0,2026-11-16";
    shell.write("self.csv", format!("{header}\n{row}\n"));
    assert!(shell.refused("import results self.csv").contains("both sides are the same player"));
    shell.write("row.csv", format!("{header}\n{}\n", row.replace("Ryou Nakano", "TM")));
    shell.data("import results row.csv");
    let last = shell.data("export matches").lines().last().expect("a row").to_owned();
    assert!(last.starts_with("Monday,1,1,Nakano Ryo,TM,P0001-3,"), "{last}");
    assert_eq!(shell.data("player list").lines().count(), 5);
}

const EXPORTS: [&str; 9] = [
    "ranking",
    "ranking --as-of 2026-11-15",
    "players",
    "players --format json",
    "matches",
    "history",
    "history --format md",
    "registration-list",
    "cards",
];

#[test]
fn a_merger_taken_back_leaves_every_export_as_it_was() {
    let shell = hall();
    // The line in which each says up to which entry it goes differs after every entry.
    let rows = |sheet: String| {
        let rows = sheet.lines().filter(|line| !line.contains("As of entry "));
        rows.map(str::to_owned).collect::<Vec<_>>()
    };
    let exports = || EXPORTS.map(|what| rows(shell.data(&format!("export {what}"))));
    let before = exports();
    shell.data("player merge 1 4");
    let merged = exports();
    for ((what, before), merged) in EXPORTS.iter().zip(&before).zip(&merged) {
        assert_ne!(before, merged, "{what}");
    }
    shell.data("player unmerge 4");
    assert_eq!(exports(), before);
    shell.data("undo");
    assert_eq!(exports(), merged);
    shell.data("undo 2");
    assert_eq!(exports(), before);
}

#[test]
fn an_absorbed_entrant_goes_by_todays_name_and_number() {
    let mut shell = Shell::new();
    for name in ["あおくま", "コヨーテ", "TM"] {
        shell.data(&format!("player add {name}"));
    }
    for line in [
        "tournament new Cup --format round-robin --first-to 2",
        "tournament enter Cup TM コヨーテ",
        "tournament start Cup",
        "tournament result Cup 1 2-0",
        "player merge あおくま コヨーテ",
    ] {
        shell.data(line);
    }
    shell.play(
        "export matches
         tournament standings Cup --format csv
         tournament matches Cup
         export history
         tournament enter Cup コヨーテ",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn birth_dates_go_out_only_when_asked_for() {
    let shell = Shell::new();
    shell.data("player add Ada --born 1990-04-25");
    shell.data("player add TM");
    shell.data("player set TM --born 1991-05-26");
    let public = shell.data("journal export -o public.jsonl");
    assert_eq!(public, "");
    for line in ["export players", "export players --format json", "journal list", "export cards"] {
        let told = shell.data(line);
        assert!(!told.contains("1990-04-25") && !told.contains("1991-05-26"), "{line}");
    }
    let journal = shell.read("public.jsonl");
    assert!(!journal.contains("1990-04") && !journal.contains("1991-05"), "{journal}");
    let said = super::text(&shell.run("journal export").stderr);
    assert!(said.contains("2 birth dates left out"), "{said}");
    let private = shell.data("export players --birth-dates");
    assert!(private.contains("1990-04-25") && private.contains("1991-05-26"));
    // The rest is a journal: it folds into the same club but for those days, and goes on.
    shell.data("--db public.db journal import public.jsonl");
    shell.data("--db public.db check");
    assert_eq!(shell.data("--db public.db export players"), shell.data("export players"));
    shell.data("player add カラス");
    shell.data("journal export -o longer.jsonl");
    shell.data("--db public.db journal import longer.jsonl");
    // With them it is another journal, which is whole.
    shell.data("journal export --birth-dates -o whole.jsonl");
    let refused = shell.refused("--db public.db journal import whole.jsonl");
    assert!(refused.contains("from entry 1 on"), "{refused}");
    shell.data("--db whole.db journal import whole.jsonl");
    assert_eq!(
        shell.data("--db whole.db export players --birth-dates"),
        shell.data("export players --birth-dates")
    );
}

/// A journal without notes has no digests, since digests include the notes.
#[test]
fn notes_go_out_only_when_asked_for() {
    let shell = Shell::new();
    shell.data("player add Ada");
    shell.data("player add TM");
    let whole = shell.data("journal export");
    assert!(whole.contains("digest"), "{whole}");
    shell.data("player set Ada --note 'owes the fee'");
    let said = super::text(&shell.run("journal export -o public.jsonl").stderr);
    assert!(said.contains("1 note left out"), "{said}");
    let public = shell.read("public.jsonl");
    assert!(!public.contains("owes") && !public.contains("digest"), "{public}");
    shell.data("--db public.db journal import public.jsonl");
    shell.data("--db public.db check");
    assert_eq!(shell.data("--db public.db export players"), shell.data("export players"));
    shell.data("journal export --notes -o whole.jsonl");
    shell.data("--db whole.db journal import whole.jsonl");
    let notes = "export players --notes";
    assert!(shell.data(notes).contains("owes the fee"));
    assert_eq!(shell.data(&format!("--db whole.db {notes}")), shell.data(notes));
    // A tournament is written without notes whoever plays in it.
    shell.data("tournament new Cup --format round-robin --first-to 1");
    shell.data("tournament enter Cup Ada TM");
    assert!(!shell.data("tournament export Cup").contains("owes"));
}

#[test]
fn lists_and_cards_are_printed() {
    let mut shell = Shell::new();
    shell.data("player add '髙橋 双子' --reading 'たかはし ふたこ'");
    shell.data("player add あおくま");
    shell.data("player add 'Ada *Lovelace*'");
    shell.play(
        "export registration-list
         export registration-list --format md
         export registration-list --format csv
         export cards
         export cards --format md
         export cards --format csv
         export cards --as-of 2026-11-13
         export ranking --birth-dates",
    );
    insta::assert_snapshot!(shell.transcript());
    for number in 0..8 {
        shell.data(&format!("player add nobody{number}"));
    }
    let cards = shell.data("export cards");
    let pages: Vec<&str> = cards.split('\u{c}').collect();
    assert_eq!(pages.len(), 2, "eleven cards, ten a page");
    assert!(pages[0].lines().count() <= 60);
}

#[test]
fn a_list_is_searched_for_duplicates_before_it_is_registered() {
    let mut shell = Shell::new();
    shell.write(
        "list.csv",
        "name,club\nNakano Ryo,\nAda,\nRyo Nakano,\nKuma07,\nKuma08,\nRobert Fisher,\n\nBob Fisher,札幌\n",
    );
    shell.write("none.csv", "names\nAda\n");
    shell.play(
        "duplicates --list list.csv
         duplicates --list list.csv --format csv
         duplicates --list list.csv --min 1
         duplicates --list none.csv
         duplicates --list nowhere.csv
         duplicates",
    );
    insta::assert_snapshot!(shell.transcript());
    assert!(!shell.path("club.db").exists());
}

#[test]
fn two_names_are_compared() {
    let mut shell = Shell::new();
    shell.write(
        "pairs.csv",
        "a,b,same,reason\nNakano Ryo,Ryo Nakano,1,order\nKuma07,Kuma08,0,numbered\nAda,TM,0,\n",
    );
    shell.write("bare.csv", "a,b\nNakano Ryo,NAKANO Ryo\n");
    shell.write("bad.csv", "a,b,same\nAda,TM,perhaps\n");
    shell.play(
        "compare 'Nakano Ryo' 'Ryo Nakano'
         compare Kuma07 Kuma08
         compare Ada TM --format json
         compare Ada
         compare --pairs pairs.csv
         compare --pairs pairs.csv --format csv --min 0
         compare --pairs bare.csv
         compare --pairs bad.csv",
    );
    insta::assert_snapshot!(shell.transcript());
    assert!(!shell.path("club.db").exists());
}
