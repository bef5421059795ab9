//! Tournament reports on the command line.

use super::ROUND_ROBIN;
use crate::cli::Shell;

#[test]
fn reports_are_taken_in_whole_or_not_at_all() {
    let mut shell = Shell::new();
    shell.write("cup.trf", ROUND_ROBIN);
    let broken =
        ROUND_ROBIN.replace("     2 w 1", "     2 w 0").replace("     6 b 1\n", "     9 b 1\n");
    shell.write("broken.trf", &broken);
    shell.write("other.trf", ROUND_ROBIN.replace("012 FIDE C.07 2023", "012 Another"));
    shell.write("list.csv", "name\nA\n");
    shell.play(
        "import trf list.csv
         import trf broken.trf
         --lang ja import trf broken.trf
         import trf cup.trf --dry-run
         import trf cup.trf
         import trf cup.trf
         import trf other.trf broken.trf
         tournament list
         import trf other.trf cup.trf
         import trf other.trf --tournament Third --date 2026-11-20
         tournament list
         tournament standings T1
         undo",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn a_tournament_moves_to_another_club() {
    let mut shell = Shell::new();
    shell.write(
        "players.csv",
        "name,club,born,external_id\nA,north,1990-04-25,X:1\nB,,,\nC,,,\nD,,,\n",
    );
    shell.write("bad.json", "{\"format\": \"banzuke-tournament-9\"}");
    shell.write("no.json", "not JSON");
    shell.play(
        "import players players.csv
         list new club --k 24
         tournament new Cup --format single-elimination --first-to 2 --list club
         tournament enter Cup A B C D
         tournament start Cup
         tournament result Cup 1 2-1
         tournament result Cup 2 2-0
         tournament export Cup -o cup.json
         tournament import cup.json
         tournament import cup.json --as Copy
         tournament standings Copy
         --db other.db tournament import cup.json --dry-run
         --db other.db tournament import cup.json
         --db other.db tournament matches Cup
         --db other.db list show
         --db other.db check
         tournament import bad.json
         tournament import no.json
         --lang ja tournament import bad.json",
    );
    let (here, there) = (shell.read("cup.json"), shell.data("--db other.db tournament export Cup"));
    assert_eq!(here, there);
    assert!(!here.contains("1990"), "days of birth stay");
    assert!(shell.data("tournament export Cup --birth-dates").contains("1990-04-25"));
    insta::assert_snapshot!(shell.transcript());
}
