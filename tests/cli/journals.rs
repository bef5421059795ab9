//! The journal, undo, check and backup.

use super::Shell;

fn hall() -> Shell {
    let shell = Shell::new();
    shell.write("players.csv", "name\nあおくま\nTM\nAda\nコヨーテ\n");
    for line in [
        "import players players.csv",
        "tournament new Cup --format single-elimination --first-to 2",
        "tournament enter Cup 1 2 3 4",
        "tournament start Cup",
        "tournament result Cup 1 2-1",
    ] {
        shell.data(line);
    }
    shell
}

#[test]
fn entries_are_listed_and_taken_back() {
    let mut shell = hall();
    shell.play(
        "journal list
         journal list --last 1
         undo 4
         undo 99
         undo
         undo 5
         redo
         redo
         undo 4
         --desk 'second desk' tournament walkover Cup 2 TM
         --desk '' undo
         journal list
         check
         backup copy.db
         backup copy.db
         --db copy.db tournament matches Cup --ready
         --db none.db check
         --db none.db undo
         --db none.db backup copy2.db",
    );
    insta::assert_snapshot!(shell.transcript());
    assert!(!shell.path("none.db").exists());
}

#[test]
fn a_journal_goes_out_and_comes_in() {
    let shell = hall();
    shell.data("undo");
    shell.data("journal export -o cup.jsonl");
    assert_eq!(shell.data("journal export"), shell.read("cup.jsonl"));
    shell.data("--db copy.db journal import cup.jsonl");
    assert_eq!(shell.data("--db copy.db journal export"), shell.read("cup.jsonl"));
    shell.data("--db copy.db check");
    shell.data("player add five");
    assert!(shell.refused("--db copy.db journal import none.jsonl").contains("cannot be read"));
    shell.data("--db copy.db player add six");
    shell.data("journal export -o longer.jsonl");
    let diverged = shell.refused("--db copy.db journal import longer.jsonl");
    assert!(diverged.contains("from entry 7 on"), "{diverged}");
    let newer = shell.read("cup.jsonl").replace("draw_stage", "dream_stage");
    shell.write("newer.jsonl", newer);
    let refused = shell.refused("--db new.db journal import newer.jsonl");
    assert!(
        refused.contains("newer.jsonl:4: this entry needs a newer version of Banzuke: dream_stage"),
        "{refused}"
    );
    shell.write("other.jsonl", "{\"seq\":1}\n");
    let refused = shell.refused("--lang ja --db new.db journal import other.jsonl");
    assert!(refused.contains("other.jsonl 1行目：操作履歴として読めません。"), "{refused}");
    shell.write("broken.jsonl", shell.read("cup.jsonl").replace("Cup", ""));
    let refused = shell.refused("--db new.db journal import broken.jsonl");
    assert!(refused.contains("broken.jsonl:2: the digest does not fit"), "{refused}");
    shell.write("bare.jsonl", without_digests(&shell.read("broken.jsonl")));
    let refused = shell.refused("--db new.db journal import bare.jsonl");
    assert!(refused.contains("entry 2 is not valid"), "{refused}");
    // Digests on some lines only: whoever changed the others would go unseen.
    let (whole, bare) = (shell.read("cup.jsonl"), without_digests(&shell.read("cup.jsonl")));
    for (first, others) in [(&whole, &bare), (&bare, &whole)] {
        let line = |text: &str, at| text.lines().nth(at).expect("a line").to_owned() + "\n";
        shell.write("mixed.jsonl", line(first, 0) + &line(others, 1));
        let refused = shell.refused("--db new.db journal import mixed.jsonl");
        assert!(refused.contains("mixed.jsonl:2: the digest does not fit"), "{refused}");
    }
    assert!(!shell.path("new.db").exists());
    // Older versions wrote no digests.
    shell.write("older.jsonl", without_digests(&shell.read("cup.jsonl")));
    shell.data("--db older.db journal import older.jsonl");
    assert_eq!(shell.data("--db older.db journal export"), shell.read("cup.jsonl"));
}

fn without_digests(journal: &str) -> String {
    let bare = |line: &str| {
        let (entry, _) = line.split_once(r#","digest":"#).expect("a digest");
        format!("{entry}}}\n")
    };
    journal.lines().map(bare).collect()
}

#[test]
fn check_prints_what_differs_and_ends_with_1() {
    let mut shell = hall();
    let file = rusqlite::Connection::open(shell.path("club.db")).expect("the file");
    file.execute("UPDATE players SET name = 'TN' WHERE player = 2", []).expect("changed");
    drop(file);
    shell.play("check");
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn a_file_of_another_program_is_refused() {
    let shell = Shell::new();
    shell.write("club.db", "not a database, but long enough to be looked at as one ".repeat(20));
    assert!(shell.refused("player list").contains("is not a Banzuke file"));
    assert!(shell.refused("player add TM").contains("is not a Banzuke file"));
}

/// Each command is a process of its own: only the desk's name shows who made an entry.
#[test]
fn what_another_desk_did_is_undone_and_redone_with_its_name() {
    let shell = Shell::new();
    shell.data("player add TM");
    shell.data("--desk two player add Ada");
    let told = |line: &str| super::text(&shell.run(line).stderr);
    let undone = told("undo");
    assert!(
        undone.contains("the entry was made at desk two; `banzuke redo` brings it back"),
        "{undone}"
    );
    assert!(!told("redo").contains("had undone"));
    shell.data("--desk two undo");
    let redone = told("redo");
    let said = "desk two had undone this entry; it is redone (to undo: `banzuke undo 2`)";
    assert!(redone.contains(said), "{redone}");
    assert!(!told("undo 1").contains("made at desk"), "one's own");
}
