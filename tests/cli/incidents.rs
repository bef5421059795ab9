//! Incidents of whole event days, each with the message at the desk.

use std::process::Stdio;

use super::{Shell, remedies, text};
use crate::common::event_day::PLAYERS;

fn club(names: &[&str]) -> Shell {
    let shell = Shell::new();
    for name in names {
        shell.data(&format!("player add {name}"));
    }
    shell
}

/// A started tournament with these players.
fn started(names: &[&str], new: &str) -> Shell {
    let shell = club(names);
    shell.data(&format!("tournament new Cup {new}"));
    shell.data(&format!("tournament enter Cup {}", names.join(" ")));
    shell.data("tournament start Cup");
    shell
}

/// The ranks of all players in the standings.
fn ranks(shell: &Shell) -> Vec<(String, String)> {
    let data = shell.data("export standings --tournament Cup --format csv");
    let mut reader = csv::Reader::from_reader(data.as_bytes());
    let header = reader.headers().expect("a header").clone();
    let at = |name: &str| header.iter().position(|column| column == name).expect("a column");
    let [rank, name] = ["rank", "name"].map(at);
    let rows = reader.records().map(|row| row.expect("a row"));
    rows.map(|row| (row[name].to_owned(), row[rank].to_owned())).collect()
}

fn rank(shell: &Shell, name: &str) -> String {
    let all = ranks(shell);
    all.iter().find(|(other, _)| other == name).map(|(_, rank)| rank.clone()).expect("a line")
}

#[test]
fn who_is_expelled_has_no_rank_and_the_others_move_up() {
    for new in ["--format single-elimination --first-to 1", "--format round-robin --first-to 1"] {
        let shell = started(&["Ada", "Bea"], new);
        shell.data("tournament result Cup 1 1-0");
        assert_eq!([rank(&shell, "Ada"), rank(&shell, "Bea")], ["1", "2"], "{new}");
        let foreseen = shell.data("tournament withdraw Cup Ada --disqualified --dry-run");
        assert!(foreseen.contains("Ada: no longer ranked."), "{foreseen}");
        assert!(foreseen.contains("Bea: rank 2 to 1."), "{foreseen}");
        shell.data("tournament withdraw Cup Ada --disqualified");
        assert_eq!([rank(&shell, "Ada"), rank(&shell, "Bea")], ["", "1"], "{new}");
        shell.data("tournament close Cup");
        shell.data("check");
    }
}

#[test]
fn other_spellings_at_the_door_are_those_who_are_registered() {
    let shell = Shell::new();
    shell.write("players.csv", PLAYERS);
    shell.data("import players players.csv");
    for (name, known) in
        [("アオクマ", "あおくま (P0001-3)"), ("'Ryo NAKANO'", "Nakano Ryo"), ("ＴＭ", "TM (P0003")]
    {
        let said = shell.refused(&format!("player add {name}"));
        assert!(said.contains(known), "{name}: {said}");
    }
    // Somebody else altogether, whatever the name has in common with 五十七.
    shell.data("player add 五七");
    shell.data("tournament new Cup --format round-robin --first-to 1");
    shell.data("tournament enter Cup 1 6");
    let said = shell.refused("tournament enter Cup アオクマ");
    assert!(said.contains("あおくま (P0001-3) is already an entrant of Cup"), "{said}");
    let said = shell.refused("tournament enter Cup 'Ryo NAKANO'");
    assert!(said.contains("did you mean Nakano Ryo"), "{said}");
}

#[test]
fn whoever_leaves_after_half_of_their_matches_keeps_the_results() {
    let shell = started(&["Ada", "Bea", "Cy"], "--format round-robin --first-to 1");
    shell.data("tournament result Cup 1 1-0");
    let said = shell.run("tournament withdraw Cup Bea");
    let said = text(&said.stderr);
    assert!(said.contains("1 of 2 matches played, at least half"), "{said}");
}

#[test]
fn of_two_desks_that_enter_one_result_at_once_one_is_refused() {
    let shell = started(&["Ada", "Bea"], "--format single-elimination --first-to 1");
    let before = shell.data("journal list").lines().count();
    let desks = ["left", "right"].map(|desk| {
        let mut command = shell.command("tournament result Cup 1 1-0");
        command.env("BANZUKE_DESK", desk).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().expect("a desk")
    });
    let outputs = desks.map(|desk| desk.wait_with_output().expect("it ended"));
    let mut codes = outputs.each_ref().map(|output| output.status.code());
    codes.sort_unstable();
    assert_eq!(codes, [Some(0), Some(1)]);
    let refusal = outputs.iter().find(|output| !output.status.success()).expect("one");
    let said = text(&refusal.stderr);
    assert!(said.contains("already has a result: Ada 1-0 Bea"), "{said}");
    assert_eq!(shell.data("journal list").lines().count(), before + 1);
}

#[test]
fn who_merely_withdraws_keeps_the_rank_that_was_played_for() {
    let shell = started(&["Ada", "Bea", "Cy"], "--format single-elimination --first-to 1");
    shell.data("tournament result Cup 1 1-0");
    shell.data("tournament result Cup 2 0-1");
    let before = ranks(&shell);
    shell.data("tournament withdraw Cup Ada");
    assert_eq!(ranks(&shell), before);
}

#[test]
fn who_leaves_a_ladder_is_off_it_and_plays_no_more() {
    let shell = club(&["Ada", "Bea", "Cy"]);
    shell.data("tournament new Cup --format ladder --first-to 1");
    shell.data("tournament match Cup Ada Bea 1-0");
    shell.data("tournament match Cup Bea Cy 1-0");
    let told = shell.run("tournament withdraw Cup Ada");
    let told = String::from_utf8_lossy(&told.stderr).into_owned();
    assert!(told.contains("no rank any more") && !told.contains("walkover"), "{told}");
    assert_eq!(["Ada", "Bea", "Cy"].map(|name| rank(&shell, name)), ["", "1", "2"]);
    let refused = shell.refused("tournament match Cup Ada Cy 1-0");
    assert!(refused.contains("Ada"), "{refused}");
}

#[test]
fn a_correction_of_a_closed_tournament_says_what_changes_and_takes_a_reason() {
    let shell = started(&["Ada", "Bea"], "--format single-elimination --first-to 1");
    shell.data("tournament result Cup 1 1-0");
    shell.data("tournament close Cup");
    let refused = shell.refused("tournament correct Cup 1 0-1");
    for part in ["Cup is closed", "Ada 1 to 2", "Bea 2 to 1", "--reason"] {
        assert!(refused.contains(part), "{part}: {refused}");
    }
    assert!(shell.data("tournament correct Cup 1 0-1 --dry-run").contains("Bea: rank 2 to 1."));
    assert_eq!(rank(&shell, "Ada"), "1");
    shell.data("tournament correct Cup 1 0-1 --reason 'names swapped'");
    assert_eq!(rank(&shell, "Ada"), "2");
    assert!(shell.data("journal list").contains("names swapped"));
    shell.data("check");
}

#[test]
fn no_correction_leaves_a_closed_tournament_with_a_match_to_play() {
    let three = ["Ada", "Bea", "Cy"];
    let shell = started(&three, "--format double-elimination --grand-final reset --first-to 1");
    for no in 1..=4 {
        shell.data(&format!("tournament result Cup {no} 1-0"));
    }
    shell.data("tournament close Cup");
    let refused = shell.refused("tournament correct Cup 4 0-1 --reason x");
    assert!(refused.contains("would leave match") && refused.contains("undo"), "{refused}");
    let four = ["Ada", "Bea", "Cy", "Dee"];
    let shell = started(&four, "--format single-elimination --first-to 1 --third-place");
    shell.data("tournament disqualify Cup 1 --double");
    shell.data("tournament result Cup 2 1-0");
    shell.data("tournament close Cup");
    shell.refused("tournament correct Cup 1 1-0 --reason x");
    let close = shell.data("journal list");
    let close = close.lines().find(|line| line.contains("closed")).expect("the closing");
    let close: String = close.chars().take_while(|c| !c.is_alphabetic()).collect();
    let seq: String = close.chars().filter(char::is_ascii_digit).take(2).collect();
    shell.data(&format!("undo {seq}"));
    shell.data("tournament correct Cup 1 1-0");
    assert!(shell.data("tournament matches Cup").contains("ready"));
}

/// The output of the first command in a message, run unchanged.
#[track_caller]
fn run_remedy(shell: &Shell, refused: &str) -> String {
    let command = remedies(refused).into_iter().next();
    let command = command.unwrap_or_else(|| panic!("no command: {refused}"));
    shell.data(&command)
}

const SIX: [&str; 6] = ["Ada", "Bea", "Cy", "Dee", "Eve", "Fay"];

/// A Swiss of two rounds, with a name that needs quotes; the first round is played.
fn swiss() -> Shell {
    let shell = club(&SIX);
    shell.data("tournament new 'Spring Cup' --format swiss --rounds 2 --first-to 1");
    shell.data(&format!("tournament enter 'Spring Cup' {}", SIX[..4].join(" ")));
    shell.data("tournament start 'Spring Cup' --lot-number 1");
    shell.data("tournament result 'Spring Cup' 1 1-0");
    shell.data("tournament result 'Spring Cup' 2 1-0");
    shell
}

#[test]
fn every_remedy_that_names_a_command_can_be_typed_as_it_stands() {
    // A late entry, where the rounds for that have passed.
    let shell = club(&SIX);
    shell.data("tournament new 'Spring Cup' --format round-robin --first-to 1");
    shell.data(&format!("tournament enter 'Spring Cup' {}", SIX[..5].join(" ")));
    shell.data("tournament start 'Spring Cup'");
    for no in 1..=4 {
        shell.data(&format!("tournament result 'Spring Cup' {no} 1-0"));
    }
    run_remedy(&shell, &shell.refused("tournament late 'Spring Cup' Fay"));
    shell.data("tournament late 'Spring Cup' Fay");
    // A player who has withdrawn is not entered again, and comes back by the command that is named.
    shell.data("tournament withdraw 'Spring Cup' Eve");
    run_remedy(&shell, &shell.refused("tournament late 'Spring Cup' Eve"));
    // Two who have an entry each do not change places.
    run_remedy(&shell, &shell.refused("tournament replace 'Spring Cup' Ada Bea"));
    // Rounds of a Swiss.
    let shell = swiss();
    run_remedy(&shell, &shell.refused("tournament close 'Spring Cup'"));
    run_remedy(&shell, &shell.refused("tournament next-round 'Spring Cup'"));
    // Pairs that are kept apart.
    let shell = swiss();
    for pair in ["Ada Bea", "Ada Cy", "Ada Dee"] {
        shell.data(&format!("tournament forbid 'Spring Cup' {pair}"));
    }
    run_remedy(&shell, &shell.refused("tournament next-round 'Spring Cup'"));
    // A tie before the next stage.
    let shell = club(&SIX);
    shell.data("tournament new 'Spring Cup' --format round-robin --first-to 1");
    shell.data(
        "tournament stage add 'Spring Cup' --format single-elimination --advance 2 --first-to 1",
    );
    shell.data(&format!("tournament enter 'Spring Cup' {}", SIX[..3].join(" ")));
    shell.data("tournament start 'Spring Cup'");
    // Each beats one of the two others.
    let beats = [("Ada", "Bea"), ("Bea", "Cy"), ("Cy", "Ada")];
    for line in shell.data("tournament matches 'Spring Cup' --format csv").lines().skip(1) {
        let cells: Vec<&str> = line.split(',').collect();
        let sides: Vec<&str> = cells.iter().filter(|cell| SIX.contains(*cell)).copied().collect();
        let score = if beats.contains(&(sides[0], sides[1])) { "1-0" } else { "0-1" };
        shell.data(&format!("tournament result 'Spring Cup' {} {score}", cells[0]));
    }
    run_remedy(&shell, &shell.refused("tournament start 'Spring Cup'"));
    // Two people who were said to be different.
    let shell = club(&["Ada", "Bea"]);
    shell.data("player different Ada Bea");
    run_remedy(&shell, &shell.refused("player merge Ada Bea"));
    // A hall without tables.
    let shell = started(&["Ada", "Bea"], "--format single-elimination --first-to 1");
    run_remedy(&shell, &shell.refused("call Cup 1"));
}

#[test]
fn a_round_that_nobody_could_play_is_not_paired() {
    let shell = swiss();
    for name in &SIX[..3] {
        shell.data(&format!("tournament withdraw 'Spring Cup' {name}"));
    }
    let refused = shell.refused("tournament next-round 'Spring Cup'");
    assert!(refused.contains("fewer than two"), "{refused}");
    run_remedy(&shell, &refused);
    shell.data("tournament close 'Spring Cup'");
}

#[test]
fn who_has_left_is_not_said_to_be_there() {
    let shell = swiss();
    shell.data("tournament withdraw 'Spring Cup' Dee");
    shell.data("tournament set 'Spring Cup' --rounds 3");
    shell.data("tournament next-round 'Spring Cup'");
    let refused = shell.refused("tournament pair-again 'Spring Cup' --present Dee");
    assert!(refused.contains("Dee"), "{refused}");
    // The round was paired since, so nothing is undone: the way back is from the next round on.
    let back = remedies(&refused).into_iter().next().expect("a command");
    assert!(back.contains("tournament return"), "{back}");
    run_remedy(&shell, &refused);
}

#[test]
fn a_finished_match_does_not_lose_its_call() {
    let shell = started(&["A", "B", "C", "D"], "--format single-elimination --first-to 1");
    shell.data("tables set 1");
    shell.data("tournament result Cup 1 1-0");
    shell.data("tournament result Cup 2 1-0");
    shell.data("call Cup 3 1");
    shell.data("tournament result Cup 3 1-0");
    let told = shell.data("tournament correct Cup 1 0-1 --dry-run");
    assert!(!told.contains("cancelled"), "{told}");
}

#[test]
fn a_report_during_a_round_has_all_rounds() {
    let shell = swiss();
    shell.data("tournament set 'Spring Cup' --rounds 3");
    shell.data("tournament next-round 'Spring Cup'");
    for (version, line) in [("trf16", "XXR 3"), ("trf26", "142 3")] {
        let out = format!("tournament export 'Spring Cup' --format {version}");
        let report = shell.data(&out);
        assert!(report.lines().any(|one| one == line), "{version}: {report}");
    }
}

#[test]
fn a_postponed_match_is_postponed_everywhere() {
    let names = ["A", "B", "C", "D"];
    let shell = started(&names, "--format round-robin --double --games 2");
    shell.data("postpone Cup 1");
    let told = shell.data("tournament matches Cup --format json");
    let first = told.split('{').find(|row| row.contains("\"match\":1,")).expect("match 1");
    assert!(first.contains("\"state\":\"postponed\""), "{first}");
    assert!(shell.data("tournament show Cup").contains("postponed"));
    let queue = shell.data("queue");
    let rounds: Vec<&str> = queue.lines().filter(|line| line.contains("round")).collect();
    assert!(rounds[2].contains("round 2") && rounds[3].contains("round 2"), "{queue}");
}

#[test]
fn a_swiss_is_expected_to_end_and_not_before_it_may_begin() {
    let shell = swiss();
    shell.data("tournament next-round 'Spring Cup'");
    shell.data("tournament set 'Spring Cup' --rounds 3");
    let told = shell.data("tournament show 'Spring Cup'");
    assert!(told.contains("4 matches to play (2 not paired)"), "{told}");
    // It is nine o'clock.
    shell.data("tournament set 'Spring Cup' --not-before 13:00");
    let told = shell.data("tournament show 'Spring Cup'");
    let end = told.split("expected to end at ").nth(1).expect("an end");
    assert!(end.get(..5) >= Some("13:00"), "{told}");
}

#[test]
fn a_record_with_a_final_has_its_winner_first() {
    let shell = Shell::new();
    shell.write(
        "cup.csv",
        "event,round,player_a,player_b,games_a,games_b,date\n\
         Cup,Group A,Ada,Bea,2,0,2018-01-14\n\
         Cup,Group A,Ada,Eve,2,0,2018-01-14\n\
         Cup,Group B,Cid,Fay,1,2,2018-01-14\n\
         Cup,Semi-final,Ada,Fay,2,0,2018-01-14\n\
         Cup,Semi-final,Cid,Bea,2,1,2018-01-14\n\
         Cup,Final,Cid,Ada,2,1,2018-01-14\n",
    );
    shell.data("import results cup.csv");
    assert_eq!([rank(&shell, "Cid"), rank(&shell, "Ada")], ["1", "2"]);
    assert!(
        ranks(&shell).iter().skip(2).all(|(_, rank)| rank.parse::<u32>().is_ok_and(|it| it > 2))
    );
    shell.data("check");
}

/// A refusal names the missing or repeated players, and what can be recorded instead.
#[test]
fn a_refusal_says_who_is_meant() {
    let shell = Shell::new();
    shell.write("players.csv", "name\nAda\nBea\nCy\n");
    let told = shell.run("import players players.csv --dry-run");
    assert!(
        super::text(&told.stdout).starts_with("the import would do this: 3 players registered\n"),
        "{told:?}"
    );
    assert_eq!(super::text(&told.stderr), "nothing was written\n");
    shell.data("import players players.csv");
    shell.data("tournament new Cup --format single-elimination --games 2");
    let told = shell.refused("tournament enter Cup Ada Ada");
    assert!(told.contains("Ada (P0001-3) is named twice for Cup"), "{told}");
    shell.data("tournament enter Cup Ada Bea Cy");
    let told = shell.refused("tournament order Cup Bea Ada");
    assert!(told.contains("entrants of Cup are not named: Cy (P0003-0)"), "{told}");
    shell.data("tournament start Cup");
    let told = shell.refused("tournament result Cup 1 1-1");
    assert!(told.contains("play one more game, and record the score with it"), "{told}");
}

/// Ann (2000) was entered by mistake for Fay (1000). The pairing number stays; the rating, and the points to
/// begin with from 1800 on, are Ann's own. A head start that was agreed stays, which is reported.
#[test]
fn who_takes_a_place_brings_their_own_rating() {
    let mut shell = Shell::new();
    for (name, rating) in
        [("Ann", 2000), ("Bob", 1900), ("Cid", 1200), ("Dan", 1100), ("Fay", 1000)]
    {
        shell.data(&format!("player add {name}"));
        shell.data(&format!("adjust {name} --to {rating} --reason start"));
    }
    shell.data(
        "tournament new Open --format swiss --rounds 3 --first-to 1 --bands 1800 --seeding rating \
         --no-colours --tie-breaks PTS,RTNG",
    );
    shell.data("tournament enter Open Ann Bob Cid Dan");
    shell.data("tournament start Open");
    shell.data("tournament new Cup --format round-robin --first-to 3");
    shell.data("tournament enter Cup Ann Bob Cid");
    shell.data("tournament start Cup");
    shell.data("tournament length Cup 1 --first-to 3 --start 0-2");
    let first = shell.data("tournament matches Cup --format csv");
    let strong = first.lines().nth(1).and_then(|line| line.split(',').nth(4)).expect("a match");
    shell.play("tournament replace Open Ann Fay");
    shell.play(&format!("tournament replace Cup {strong} Fay"));
    insta::assert_snapshot!(shell.transcript());
    let table: serde_json::Value =
        serde_json::from_str(&shell.data("tournament standings Open --format json")).expect("rows");
    let fay = table.as_array().expect("rows").iter().find(|row| row["name"] == "Fay").expect("Fay");
    assert_eq!((fay["RTNG"].as_f64(), fay["head_start"].as_f64()), (Some(1000.0), Some(0.0)));
    shell.data("check");
}

#[test]
fn what_a_correction_leaves_standing_is_said_when_it_is_made() {
    let mut shell = Shell::new();
    for name in ["Ada", "Bert", "Cleo", "Dora"] {
        shell.data(&format!("player add {name}"));
    }
    shell.data("tournament new Open --format swiss --rounds 2 --first-to 1");
    shell.data("tournament enter Open Ada Bert Cleo Dora");
    shell.data("tournament start Open --lot-number 1");
    shell.data("tournament result Open 1 1-0");
    shell.data("tournament result Open 2 1-0");
    shell.data("tournament next-round Open");
    shell.play(
        "tournament correct Open 2 0-1 --dry-run
         tournament correct Open 2 0-1",
    );
    shell.data("tournament new Pods --format tables --table-size 4");
    shell.data("tournament enter Pods Ada Bert Cleo Dora");
    shell.data("tournament start Pods --lot-number 1");
    shell.data("tournament game Pods 1 1234");
    shell.play("tournament correct-game Pods 1 1 2134 --dry-run");
    let kept = shell.data("tournament standings Pods --format csv");
    shell.data("tournament correct-game Pods 1 1 2134");
    assert_ne!(kept, shell.data("tournament standings Pods --format csv"));
    insta::assert_snapshot!(shell.transcript());
}

/// The matches that get other players, and the ranks, in a bracket, in a tie decided by a
/// play-off, and in a Swiss: a correction reports on standard error the same as its dry run.
#[test]
fn a_correction_says_what_its_trial_said() {
    let shell = Shell::new();
    for name in ["Ada", "Bert", "Cleo", "Dora"] {
        shell.data(&format!("player add {name}"));
    }
    let says = |command: &str, expected: &[&str]| {
        let trial = shell.data(&format!("{command} --dry-run"));
        // The first line is the correction itself.
        let trial: Vec<&str> = trial.lines().skip(1).collect();
        assert_eq!(trial, expected, "{command}");
        let done = shell.run(command);
        let said = super::text(&done.stderr);
        let said: Vec<&str> = said.lines().skip(1).collect();
        let (hint, said) = said.split_last().expect("how it is undone");
        assert!(hint.contains("undo"), "{hint}");
        assert_eq!(said, expected, "{command}");
    };
    shell.data("tournament new Cup --format single-elimination --first-to 1 --third-place");
    shell.data("tournament enter Cup Ada Bert Cleo Dora");
    shell.data("tournament start Cup");
    shell.data("tournament result Cup 1 1-0");
    shell.data("tournament result Cup 2 1-0");
    says(
        "tournament correct Cup 2 0-1",
        &[
            "Match 3 (third place): Dora against Cleo, not yet played -> Dora against Bert, not yet played.",
            "Match 4 (final): Ada against Bert, not yet played -> Ada against Cleo, not yet played.",
        ],
    );
    shell.data("tournament new League --format round-robin --first-to 1 --tie-breaks PTS");
    shell.data("tournament enter League Ada Bert Cleo");
    shell.data("tournament start League");
    // Bert beats Cleo, Ada beats Bert, Cleo beats Ada; in the play-offs Ada beats both.
    (1..=3).for_each(|no| drop(shell.data(&format!("tournament result League {no} 1-0"))));
    shell.data("tournament play-off League Ada Bert Cleo");
    (4..=6).for_each(|no| drop(shell.data(&format!("tournament result League {no} 1-0"))));
    says("tournament correct League 4 0-1", &["Bert: rank 2 to 1.", "Ada: rank 1 to 2."]);
    shell.data("tournament new Open --format swiss --rounds 2 --first-to 1");
    shell.data("tournament enter Open Ada Bert Cleo Dora");
    shell.data("tournament start Open --lot-number 1");
    shell.data("tournament result Open 1 1-0");
    shell.data("tournament result Open 2 1-0");
    shell.data("tournament next-round Open");
    says(
        "tournament correct Open 2 0-1",
        &[
            "Round 2 keeps its pairings, though the rules would now pair it differently.",
            "Bert: rank 3 to 1.",
            "Dora: rank 1 to 3.",
        ],
    );
}

#[test]
fn lots_leave_the_table_of_a_closed_tournament_alone() {
    let mut shell = Shell::new();
    for name in ["Ada", "Bert", "Cleo"] {
        shell.data(&format!("player add {name}"));
    }
    shell.data("tournament new Cup --format round-robin --first-to 1 --tie-breaks PTS");
    shell.data("tournament enter Cup Ada Bert Cleo");
    shell.data("tournament start Cup");
    let matches = shell.data("tournament matches Cup --format csv");
    // Ada beats Bert, Bert beats Cleo, Cleo beats Ada.
    for line in matches.lines().skip(1) {
        let cells: Vec<&str> = line.split(',').collect();
        let first_wins =
            [["Ada", "Bert"], ["Bert", "Cleo"], ["Cleo", "Ada"]].contains(&[cells[4], cells[5]]);
        let score = if first_wins { "1-0" } else { "0-1" };
        shell.data(&format!("tournament result Cup {} {score}", cells[0]));
    }
    shell.data("tournament close Cup");
    shell.play(
        "tournament break-tie Cup Ada Bert Cleo --lot-number 7
         tournament break-tie Cup Ada Bert Cleo --decided
         tournament break-tie Cup Ada Bert Cleo --decided --reason 'coin toss'",
    );
    insta::assert_snapshot!(shell.transcript());
}
