//! A Swiss of 24 players and five rounds by commands, with a late entry, a withdrawal, a requested bye, a
//! no-show and a wrong result that is found a round later; and a Swiss whose best four play a knock-out.

use super::Shell;

/// Records the ready matches: the player earlier in the list wins, to 0 or, if both are close in it, to 1.
fn play_round(shell: &Shell) {
    let data = shell.data("tournament matches Cup --ready --format csv");
    let mut reader = csv::Reader::from_reader(data.as_bytes());
    let header = reader.headers().expect("a header").clone();
    let at = |name: &str| header.iter().position(|column| column == name).expect("a column");
    let [no, a, b] = ["match", "entrant_a", "entrant_b"].map(at);
    for row in reader.records() {
        let row = row.expect("a row");
        let number = |at: usize| row[at].trim_start_matches('P').parse::<u32>().expect("a number");
        let (a, b) = (number(a), number(b));
        let lost = u32::from(a.abs_diff(b) < 8);
        let score = if a < b { format!("2-{lost}") } else { format!("{lost}-2") };
        shell.data(&format!("tournament result Cup {} {score}", &row[no]));
    }
}

fn players(shell: &Shell, count: u32) {
    let names: Vec<String> = (1..=count).map(|at| format!("P{at:02}")).collect();
    shell.write("players.csv", format!("name\n{}\n", names.join("\n")));
    shell.data("import players players.csv");
}

#[test]
fn a_swiss_of_24_with_all_that_happens() {
    let mut shell = Shell::new();
    players(&shell, 24);
    let entrants: Vec<String> = (1..=23).map(|at| format!("P{at:02}")).collect();
    shell.data("tournament new Cup --format swiss --rounds 5 --first-to 2");
    shell.data(&format!("tournament enter Cup {}", entrants.join(" ")));
    shell.play("tournament start Cup --lot-number 7");
    play_round(&shell);
    shell.play(
        "tournament late Cup P24
         tournament withdraw Cup P23
         tournament bye Cup P05 --round 3 --worth half
         tournament next-round Cup
         tournament matches Cup --ready
         tournament pair-again Cup --absent P20
         tournament matches Cup --ready
         export pairings --tournament Cup --format csv
         tournament result Cup 23 2-0
         tournament pair-again Cup
         undo 20",
    );
    play_round(&shell);
    // P01 won the first match; its slip was read the wrong way round, which is found when the next round is under way.
    shell.play("tournament next-round Cup");
    play_round(&shell);
    shell.play(
        "tournament correct Cup 23 1-2 --dry-run
         tournament correct Cup 23 1-2
         tournament pair-again Cup
         tournament close Cup
         tournament next-round Cup",
    );
    play_round(&shell);
    shell.play("tournament next-round Cup");
    play_round(&shell);
    shell.play(
        "tournament next-round Cup
         tournament close Cup
         tournament standings Cup
         export cross-table --tournament Cup --format csv
         check",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn the_best_four_of_a_swiss_play_a_knock_out() {
    let mut shell = Shell::new();
    players(&shell, 8);
    shell.play(
        "tournament new Cup --format swiss --rounds 3 --first-to 2 --no-colours
         tournament stage add Cup --advance 4 --format single-elimination --first-to 3 --third-place
         tournament enter Cup P01 P02 P03 P04 P05 P06 P07 P08
         tournament start Cup",
    );
    play_round(&shell);
    shell.play("tournament next-round Cup");
    play_round(&shell);
    shell.play("tournament start Cup");
    shell.play("tournament next-round Cup");
    play_round(&shell);
    shell.play(
        "tournament standings Cup --stage 1
         tournament start Cup
         tournament pair-again Cup
         tournament matches Cup --ready
         tournament result Cup 13 3-1
         tournament result Cup 14 0-3
         tournament result Cup 15 3-2
         tournament result Cup 16 2-3
         tournament standings Cup
         tournament close Cup
         check",
    );
    insta::assert_snapshot!(shell.transcript());
}
