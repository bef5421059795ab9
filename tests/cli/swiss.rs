//! A Swiss at the prompt.

use super::Shell;

#[test]
fn a_swiss_from_its_plan_to_its_end() {
    let mut shell = Shell::new();
    shell.write(
        "players.csv",
        "name,club\nA,札幌\nB,札幌\nC,東京\nD,東京\nE,函館\nF,函館\nG,\nH,\n",
    );
    shell.data("import players players.csv");
    shell.play(
        "tournament new Cup --format swiss --first-to 2
         tournament new Cup --format swiss --rounds 3 --first-to 2 --no-colours --clubs-apart 2 --bye-points 0.5
         tournament enter Cup A B C D E F G
         tournament bye Cup C --round 2 --worth half
         tournament start Cup
         tournament next-round Cup
         tournament result Cup 1 2-0
         tournament result Cup 2 2-1
         tournament result Cup 3 0-2
         tournament bye Cup A --round 1
         tournament forbid Cup A F
         tournament late Cup H
         tournament next-round Cup
         tournament explain Cup
         tournament matches Cup
         tournament bye Cup E --onwards
         tournament withdraw Cup G
         tournament result Cup 4 2-0
         tournament result Cup 5 2-1
         tournament close Cup
         tournament result Cup 6 2-1
         tournament pair Cup --pair A
         tournament pair Cup --pair A,B --pair B,C
         tournament pair Cup --pair A,C
         tournament matches Cup
         tournament standings Cup
         tournament set Cup --rounds 2
         undo
         tournament set Cup --rounds 2
         tournament standings Cup
         tournament show Cup
         tournament close Cup
         check",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn what_has_no_pairing_says_what_a_club_does_then() {
    let mut shell = Shell::new();
    shell.write("players.csv", "name\nA\nB\nC\nD\n");
    shell.data("import players players.csv");
    shell.play(
        "tournament new Cup --format swiss --rounds 5 --first-to 1 --no-colours
         tournament enter Cup A B C D
         tournament forbid Cup A B
         tournament forbid Cup A C
         tournament forbid Cup A D
         tournament start Cup
         tournament forbid Cup A B --allow
         tournament start Cup
         tournament result Cup 1 1-0
         tournament result Cup 2 1-0
         tournament forbid Cup A C --allow
         tournament forbid Cup A D --allow
         tournament next-round Cup
         tournament result Cup 3 1-0
         tournament result Cup 4 1-0
         tournament next-round Cup
         tournament result Cup 5 1-0
         tournament result Cup 6 1-0
         tournament next-round Cup
         tournament set Cup --rounds 3
         tournament close Cup",
    );
    insta::assert_snapshot!(shell.transcript());
}
