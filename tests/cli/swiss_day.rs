//! A Swiss of 24 players and five rounds by commands, with a late entry, a withdrawal, a bye asked for, somebody who did not
//! come and a wrong result that is found a round later; and a Swiss whose best four play a knock-out.

use super::Shell;

/// Records what is ready: whoever stands earlier in the list of players wins, to nil or, where both stand close, to one.
fn play_round(shell: &Shell) {
    let data = shell.data("tournament matches Cup --ready --format csv");
    let mut reader = csv::Reader::from_reader(data.as_bytes());
    let header = reader.headers().expect("a header").clone();
    let at = |name: &str| header.iter().position(|column| column == name).expect("a column");
    let [no, a, b] = ["match", "entrant_a", "entrant_b"].map(at);
    for row in reader.records() {
        let row = row.expect("a row");
        let number = |at: usize| row[at][1..].parse::<u32>().expect("P and a number");
        let (a, b) = (number(a), number(b));
        let lost = u32::from(a.abs_diff(b) < 8);
        let score = if a < b { format!("2-{lost}") } else { format!("{lost}-2") };
        shell.data(&format!("tournament result Cup {} {score}", &row[no]));
    }
}

fn players(shell: &Shell, count: u32) {
    let names: String = (1..=count).map(|at| format!("P{at:02}\n")).collect();
    shell.write("players.csv", format!("name\n{names}"));
    shell.data("import players players.csv");
}

#[test]
fn a_swiss_of_24_with_all_that_happens() {
    let mut shell = Shell::new();
    players(&shell, 24);
    let entrants: String = (1..=23).map(|at| format!(" P{at:02}")).collect();
    shell.data("tournament new Cup --format swiss --rounds 5 --first-to 2");
    shell.data(&format!("tournament enter Cup{entrants}"));
    shell.play("tournament start Cup --lot-number 7");
    play_round(&shell);
    shell.play(
        "tournament late Cup P24
         tournament withdraw Cup P23
         tournament bye Cup P05 --round 3 --worth half
         tournament next-round Cup
         tournament matches Cup --ready
         tournament pair-again Cup --absent P20
         tournament result Cup 12 2-0
         tournament matches Cup --ready
         export pairings --tournament Cup --format csv",
    );
    play_round(&shell);
    // P01 won this one; the slip of paper was read the wrong way round.
    shell.play("tournament matches Cup");
    let wrong = lost_by(&shell, "P01");
    shell.play(&format!("tournament correct Cup {wrong} 0-2"));
    shell.play("tournament next-round Cup");
    shell.play(&format!(
        "tournament correct Cup {wrong} 2-1 --dry-run
         tournament correct Cup {wrong} 2-1
         tournament pair-again Cup"
    ));
    play_round(&shell);
    shell.play(
        "tournament pair-again Cup
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

/// The last match of a player that is over.
fn lost_by(shell: &Shell, name: &str) -> String {
    let data = shell.data("tournament matches Cup --format csv");
    let row = data.lines().rfind(|line| line.contains(name)).expect("a match");
    row.split(',').next().expect("its number").to_owned()
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
