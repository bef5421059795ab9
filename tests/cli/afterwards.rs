//! Settings of a tournament, changed later by commands.

use super::Shell;

/// A shell with this many players, named by letters.
fn of(players: &str) -> Shell {
    let shell = Shell::new();
    let rows: Vec<String> = players.chars().map(String::from).collect();
    shell.write("players.csv", format!("name\n{}\n", rows.join("\n")));
    shell.data("import players players.csv");
    shell
}

#[test]
fn a_tournament_is_renamed() {
    let mut shell = of("AB");
    shell.play(
        "tournament new Cup --format single-elimination --first-to 2
         tournament new Open --format single-elimination --first-to 2
         tournament rename Cup open
         tournament rename Cup Cup
         tournament rename Cup '秋  の会'
         tournament enter '秋 の会' A B
         tournament enter Cup A
         undo 4
         tournament list
         check",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn an_event_is_given_a_tag_that_no_other_has() {
    let mut shell = of("AB");
    shell.play(
        "tournament new Cup --format single-elimination --first-to 2
         tournament new Open --format single-elimination --first-to 2
         tournament set Cup --tag 個人
         tournament set Open --tag 個人
         tournament set Open --tag Evening
         tournament set Cup --tag none
         tournament set Open --tag 個人
         check",
    );
    let told = shell.transcript();
    for said in [
        "Cup: tag 個人",
        "個人 is the tag of Cup",
        "the tag Evening is too long",
        "Cup: tag removed",
        "Open: tag 個人",
    ] {
        assert!(told.to_lowercase().contains(&said.to_lowercase()), "no {said:?} in\n{told}");
    }
}

/// A tournament without results is deleted at once. One with results is deleted only if their
/// number is given, and its players get their initial rating again; one entry undoes it.
#[test]
fn a_tournament_made_by_mistake_is_deleted_as_one() {
    let mut shell = of("AB");
    shell.play(
        "tournament new Cup --format single-elimination --first-to 2
         tournament delete Cup
         tournament new Cup --format single-elimination --first-to 2
         tournament enter Cup A B
         tournament start Cup
         tournament result Cup 1 2-0
         tournament delete Cup
         tournament delete Cup --results 2
         tournament delete Cup --results 1
         tournament list
         player show A
         check
         tournament show Cup
         undo
         tournament delete Cup --results 1
         tournament new Cup --format round-robin --first-to 1
         undo 8
         check",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// Seeds 1 to 4 are A, B, C, D. The semi-finals are A-D and B-C; A and B win, so that C and D share place 3 until C, who
/// wins the match that is added, is third and D fourth.
#[test]
fn a_match_for_third_place_is_added_when_the_semi_finals_are_played() {
    let mut shell = of("ABCDE");
    shell.play(
        "tournament new Cup --format single-elimination --first-to 1
         tournament enter Cup A B C D
         tournament start Cup
         tournament result Cup 1 1-0
         tournament result Cup 2 1-0
         tournament standings Cup
         tournament set Cup --third-place
         tournament set Cup --third-place
         tournament matches Cup
         tournament result Cup 3 1-0
         tournament close Cup
         tournament result Cup 4 0-1
         tournament standings Cup
         tournament close Cup
         tournament new Three --format single-elimination --first-to 1
         tournament enter Three A B C
         tournament start Three
         tournament set Three --third-place
         tournament new Robin --format round-robin --first-to 1
         tournament set Robin --third-place
         tournament new Plan --format single-elimination --first-to 1
         tournament set Plan --third-place
         tournament enter Plan A B C D
         tournament start Plan
         tournament matches Plan
         check",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// After the first of three rounds E and F enter late, with half a point each by a single answer. G gets
/// nothing, as requested. C and D lost round 1. So before round 2: A 1, B 1, E ½, F ½, C 0, D 0, G 0.
#[test]
fn a_round_that_late_entries_make_stands_before_the_later_ones() {
    let shell = of("ABCDEFGH");
    for line in [
        "tournament new Cup --format double-elimination --first-to 2",
        "tournament enter Cup A B C D E",
        "tournament start Cup",
    ] {
        shell.data(line);
    }
    for late in ["F", "G", "H"] {
        shell.data(&format!("tournament late Cup {late}"));
    }
    let shown = shell.data("tournament show Cup");
    let rounds: Vec<&str> = shown.lines().filter(|line| line.starts_with("losers' ")).collect();
    assert_eq!(rounds, ["losers' round 1", "losers' round 2", "losers' round 3", "losers' final"]);
}

#[test]
fn the_rounds_that_a_late_entry_missed_are_worth_what_is_said_once() {
    let mut shell = of("ABCDEFGH");
    shell.play(
        "tournament new Cup --format swiss --rounds 3 --first-to 1
         tournament enter Cup A B C D
         tournament start Cup --lot-number 1
         tournament matches Cup
         tournament result Cup 1 1-0
         tournament result Cup 2 0-1
         tournament late Cup E --worth half
         tournament late Cup F
         tournament late Cup G --worth zero
         tournament standings Cup
         tournament next-round Cup
         tournament late Cup H --worth half
         tournament pair-again Cup
         tournament standings Cup
         tournament new Knock --format single-elimination --first-to 1
         tournament enter Knock A B C
         tournament start Knock
         tournament late Knock D --worth half
         check",
    );
    insta::assert_snapshot!(shell.transcript());
}
