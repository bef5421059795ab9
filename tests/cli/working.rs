//! Results with their details: the addends of a tie-break, and how far players of a running bracket came.

use super::Shell;

/// A shell with this many players, named by letters.
fn of(players: &str) -> Shell {
    let shell = Shell::new();
    let rows: Vec<String> = players.chars().map(String::from).collect();
    shell.write("players.csv", format!("name\n{}\n", rows.join("\n")));
    shell.data("import players players.csv");
    shell
}

/// Round 1: A-B 1-0, C-D 1-0, E has the bye. Round 2: A-C 1-0, E-B 0-1, D has the bye. B leaves. Round 3: A-D 1-0, C-E 1-0.
/// So A has 3 points, C 2, B, D and E 1.
///
/// By hand, C.07 of 2026: B was not there in round 3 and never came back, which counts as a draw for the opponents (16.3): 1½.
/// The dummy of a bye has the player's points, at most ½ a round (16.4): for D and E min(1, 1½) = 1.
/// A: 1½ + 2 + 1 = 4½, without the lowest 3½; Sonneborn-Berger, all won: 4½.
/// E: 1 + 1½ + 2 = 4½, without the lowest, the dummy, 3½; Sonneborn-Berger 1 × 1 = 1.
#[test]
fn the_opponents_of_a_buchholz_are_named_with_their_points() {
    let mut shell = of("ABCDE");
    shell.play(
        "tournament new Cup --format swiss --rounds 3 --first-to 1
         tournament enter Cup A B C D E
         tournament start Cup --lot-number 1
         tournament pair-again Cup --pair A,B --pair C,D --bye E
         tournament result Cup 3 1-0
         tournament result Cup 4 1-0
         tournament pair Cup --pair A,C --pair E,B --bye D
         tournament result Cup 5 1-0
         tournament result Cup 6 0-1
         tournament withdraw Cup B
         tournament pair Cup --pair A,D --pair C,E
         tournament result Cup 7 1-0
         tournament result Cup 8 1-0
         tournament standings Cup
         export tie-breaks Cup --columns name,tie_break,value,working
         --lang ja export tie-breaks Cup --columns name,value,working --format txt --top 4",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// Seeds A to H; the first round is 1-8, 4-5, 2-7, 3-6. E beats D and is sure of place 3, the
/// six who have not played only of place 5: E is first, and none of the six is out.
#[test]
fn a_running_bracket_lists_players_by_how_far_they_came() {
    let mut shell = of("ABCDEFGH");
    shell.play(
        "tournament new Cup --format single-elimination --first-to 1
         tournament enter Cup A B C D E F G H
         tournament start Cup
         tournament standings Cup
         tournament result Cup 2 0-1
         tournament standings Cup
         --lang ja tournament standings Cup
         tournament new Two --format double-elimination --first-to 1
         tournament enter Two A B C D
         tournament start Two
         tournament result Two 1 0-1
         tournament result Two 2 0-1
         tournament standings Two",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// With two games a match the games follow from the points (2-0, 1-1, 0-2 are 1, ½, 0 points and +2, 0,
/// -2). With one game they do too, and with first to 2 they do not (2-0 and 2-1 are one point each).
#[test]
fn tie_breaks_that_cannot_separate_anyone_are_named_at_the_start() {
    let mut shell = of("AB");
    shell.play(
        "tournament new Two --format round-robin --games 2
         tournament new Better --format round-robin --games 2 --tie-breaks PTS,DE,SB
         tournament new Half --format round-robin --games 2 --tie-breaks PTS,DE,GD
         tournament new One --format groups --groups 2 --first-to 1
         tournament new Long --format round-robin --first-to 2
         tournament new Football --format round-robin --games 2 --points 3-1-0
         tournament new Swiss --format swiss --first-to 1
         tournament lengths Long --first-to 1
         --lang ja tournament new 総当たり --format round-robin --games 2",
    );
    insta::assert_snapshot!(shell.transcript());
}
