//! Formats, stages, exits and ties at the prompt.

use super::{Shell, text};

const EIGHT: &str = "name,club\nA,札幌\nB,函館\nC,東京\nD,札幌\nE,函館\nF,東京\nG,札幌\nH,\n";

fn hall() -> Shell {
    let shell = Shell::new();
    shell.write("players.csv", EIGHT);
    shell.data("import players players.csv");
    shell
}

#[test]
fn every_format_is_planned_with_its_own_options() {
    let mut shell = hall();
    shell.play(
        "tournament new A --format single-elimination --first-to 2 --all-places --round-first-to 2=3
         tournament new B --format double-elimination --first-to 2 --grand-final reset --final-first-to 3
         tournament new C --format groups --groups 2 --split balanced --double --first-to 2 --points 3-1-0 --tie-breaks PTS,GD:tied,SB,GW
         tournament new D --format tables --table-size 4 --games-per-round 2 --place-points 4,2,1,0
         tournament new E --format ladder
         tournament new F --format recorded
         tournament new G --format round-robin --games 2 --points 1-0.5-0 --late-until 0
         tournament new H --format single-elimination --first-to 1 --seeding random --lock-seeds 2 --separate-clubs
         tournament new I --format groups --first-to 2
         tournament new I --format tables
         tournament new I --format tables --table-size 9
         tournament new I --format tables --table-size 4 --first-to 2
         tournament new I --format double-elimination --first-to 2 --third-place
         tournament new I --format single-elimination --first-to 2 --third-place --all-places
         tournament new I --format ladder --separate-clubs
         tournament new I --format round-robin --first-to 2 --points 3-1
         tournament new I --format round-robin --first-to 2 --tie-breaks PTS,XX
         tournament new I --format round-robin --first-to 2 --tie-breaks PTS,BH
         tournament new I --format round-robin --first-to 2 --tie-breaks PTS,PTS
         tournament new I --format single-elimination --first-to 2 --round-first-to fifth=2
         tournament show C
         tournament list",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn points_are_as_the_club_has_them() {
    let mut shell = hall();
    shell.play(
        "tournament new Cup --format groups --groups 2 --first-to 2 --points games
         tournament stage add Cup --advance 1 --format single-elimination --first-to 2
         tournament enter Cup A B C D E F
         tournament start Cup
         tournament result Cup 1 2-1
         tournament walkover Cup 3 D
         tournament retire Cup 2 C 1-0
         tournament standings Cup
         tournament set Cup --points 3-1-0
         tournament standings Cup
         tournament show Cup
         tournament set Cup --points 3-1-0
         tournament set Cup --points games:1-0.5-0 --stage 1
         tournament set Cup --points 0-1-0
         tournament set Cup --points 3-1-0 --stage 2
         tournament set Cup --stage 1
         tournament result Cup 4 2-0
         tournament result Cup 5 2-0
         tournament result Cup 6 2-0
         tournament start Cup
         tournament set Cup --points 2-1-0 --stage 1",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn the_best_thirds_fill_up_a_knock_out() {
    let mut shell = hall();
    shell.play(
        "tournament new Cup --format groups --groups 2 --first-to 2
         tournament stage add Cup --advance total:nine --format single-elimination --first-to 2
         tournament stage add Cup --advance total:0 --format single-elimination --first-to 2
         tournament stage add Cup --advance total:5 --format single-elimination --first-to 2
         tournament enter Cup A B C D E F G H
         tournament start Cup
         tournament show Cup
         tournament new Day --format groups --groups 2 --first-to 2
         tournament enter Day A B C D E F G H
         tournament stage add Day --advance 8 --format single-elimination --first-to 2
         tournament stage add Day --advance 4 --format single-elimination --first-to 2",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn matches_of_a_ladder_are_entered_as_they_come() {
    let mut shell = hall();
    shell.play(
        "tournament new Ladder --format ladder
         tournament match Ladder A B 2-0
         tournament match Ladder C A 2-1 --round November
         tournament match Ladder B C 1-1
         tournament match Ladder A A 2-1
         tournament match Ladder Nobody A 2-1
         tournament standings Ladder
         tournament matches Ladder
         tournament new Cup --format single-elimination --first-to 2
         tournament match Cup A B 2-0",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn a_second_stage_takes_the_best_of_the_first() {
    let mut shell = hall();
    shell.play(
        "tournament new Cup --format groups --groups 2 --split by-hand --first-to 2
         tournament stage add Cup --format single-elimination --first-to 2
         tournament stage add Cup --advance 1 --format single-elimination --first-to 2 --final-first-to 3
         tournament enter Cup A B C D E F
         tournament start Cup
         tournament start Cup --group A,C,E --group B,D,F
         tournament show Cup
         tournament start Cup
         tournament late Cup G
         tournament late Cup G --group B
         tournament replace Cup F H --dry-run
         tournament replace Cup F H
         tournament result Cup 1 2-0
         tournament matches Cup --ready",
    );
    for _ in 0..12 {
        let ready = shell.data("tournament matches Cup --ready --format csv");
        if let Some(row) = ready.lines().nth(1) {
            let no = row.split(',').next().expect("a number").to_owned();
            shell.data(&format!("tournament result Cup {no} 2-1"));
        }
    }
    shell.play(
        "tournament standings Cup
         tournament start Cup
         tournament check Cup
         tournament show Cup",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn whoever_leaves_is_told_what_becomes_of_the_rest() {
    let mut shell = hall();
    shell.play(
        "tournament new Cup --format round-robin --first-to 2
         tournament withdraw Cup A
         tournament enter Cup A B C D
         tournament withdraw Cup A
         tournament start Cup
         tournament retire Cup 1 D 1-0
         tournament disqualify Cup 2 C
         tournament walkover Cup 3 --double
         tournament correct Cup 3 --walkover B --dry-run
         tournament correct Cup 3 --retired B 1-1
         tournament correct Cup 3 --double-disqualification
         tournament correct Cup 3
         tournament withdraw Cup D --dry-run
         tournament withdraw Cup D --effect void-all --disqualified
         tournament withdraw Cup D
         tournament withdraw Cup C --effect void-unplayed
         tournament matches Cup
         tournament standings Cup
         tournament standings Cup --stage 2
         tournament show Cup",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn a_correction_after_the_next_match_says_what_falls_and_what_may_stand() {
    let mut shell = hall();
    shell.play(
        "tournament new Cup --format single-elimination --first-to 2 --third-place
         tournament enter Cup A B C D
         tournament start Cup
         tournament result Cup 1 2-0
         tournament result Cup 2 2-0
         tournament result Cup 3 2-0
         tournament result Cup 4 2-1
         tournament correct Cup 1 0-2 --dry-run
         tournament correct Cup 1 2-1 --dry-run
         tournament correct Cup 1 0-2 --swap 3,4
         tournament correct Cup 1 2-0 --void 3,4 --swap 3,4
         tournament correct Cup 1 2-0 --void 3,4
         tournament show Cup",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn equals_are_put_in_order_by_lots_a_play_off_or_a_decision() {
    let mut shell = hall();
    shell.play(
        "tournament new Cup --format round-robin --first-to 1
         tournament stage add Cup --advance 2 --format single-elimination --first-to 1
         tournament enter Cup A B C
         tournament start Cup
         tournament result Cup 1 1-0
         tournament result Cup 2 1-0
         tournament result Cup 3 1-0
         tournament standings Cup
         tournament start Cup
         tournament break-tie Cup A B
         tournament break-tie Cup A B C --lot-number 7
         undo
         tournament break-tie Cup C A B --decided
         undo
         tournament break-tie Cup C A B --decided --reason 'coin toss'
         undo
         tournament break-tie Cup C A B --reason 'coin toss'
         tournament play-off Cup A B --first-to 2
         tournament result Cup 4 2-1
         tournament standings Cup
         tournament play-off Cup A C --first-to 1
         tournament result Cup 5 1-0
         tournament break-tie Cup B C --decided
         tournament start Cup
         tournament show Cup",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn three_equals_play_off_each_against_each_and_the_standings_say_so() {
    let mut shell = hall();
    shell.play(
        "tournament new Cup --format round-robin --first-to 1
         tournament enter Cup A B C
         tournament start Cup
         tournament result Cup 1 1-0
         tournament result Cup 2 1-0
         tournament result Cup 3 1-0
         tournament play-off Cup A
         tournament play-off Cup A B C
         tournament result Cup 4 1-0
         tournament result Cup 5 1-0
         tournament result Cup 6 1-0
         tournament standings Cup",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn a_late_entry_where_nothing_is_paired_is_a_match_of_the_player() {
    let shell = hall();
    for format in ["recorded", "ladder"] {
        shell.data(&format!("tournament new {format} --format {format}"));
        shell.data(&format!("tournament match {format} A B 1-0"));
        let told = shell.refused(&format!("tournament late {format} C"));
        assert!(told.contains("is played without pairings"), "{told}");
    }
}

#[test]
fn late_entries_are_reopened_by_a_later_round() {
    let mut shell = hall();
    shell.play(
        "tournament new Cup --format round-robin --first-to 1
         tournament enter Cup A B C
         tournament start Cup
         tournament result Cup 1 1-0
         tournament result Cup 2 1-0
         tournament late Cup D
         tournament set Cup --late-until 2
         tournament set Cup --late-until 2
         tournament late Cup D
         tournament show Cup",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn lengths_change_and_a_start_is_given() {
    let mut shell = hall();
    shell.play(
        "tournament new Cup --format single-elimination --first-to 2 --final-first-to 4
         tournament enter Cup A B C D
         tournament start Cup
         tournament lengths Cup
         tournament lengths Cup --first-to 3
         tournament lengths Cup --round-first-to semi-final=5 --stage 1
         tournament length Cup 1 --first-to 6 --start 0-4
         tournament length Cup 1 --first-to 6 --start 0-6
         tournament length Cup 1 --first-to 6 --start x
         tournament show Cup
         tournament result Cup 1 5-1
         tournament result Cup 1 6-2
         tournament result Cup 1 5-2
         tournament matches Cup --format csv
         tournament show Cup",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn tables_are_seated_and_games_end_in_an_order() {
    let mut shell = hall();
    shell.play(
        "tournament new Night --format tables --table-size 4 --games-per-round 2
         tournament enter Night A B C D E F G
         tournament start Night --lot-number 7
         tournament show Night
         tournament game Night 1 '3 1 2=4'
         tournament game Night 1 4123
         tournament game Night 1 4123
         tournament game Night 2 3 1
         tournament game Night 2 3 x 1
         tournament game Night 2 3 1 9
         tournament game Night 2 3 = 1
         tournament game Night 2 '3 1 2'
         tournament correct-game Night 2 1 '2 1 3'
         tournament correct-game Night 2 2 '2 1 3'
         tournament next-round Night
         tournament late Night H
         tournament game Night 2 '1 2 3'
         tournament next-round Night --lot-number 8
         tournament show Night
         tournament standings Night --format csv
         tournament result Night 1 2-0
         tournament withdraw Night C
         tournament game Night 3 '3 1 2'
         tournament game Night 3 4321
         tournament game Night 3 E D=H
         export ranking --format csv
         check",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn pods_are_called_to_tables_beside_a_bracket() {
    let mut shell = hall();
    shell.play(
        "tables set 1 2 3
         tournament new Night --format tables --table-size 4
         tournament enter Night A B C D E F G H
         tournament start Night --lot-number 7
         tournament new Cup --format single-elimination --first-to 2
         tournament enter Cup A B C D
         tournament start Cup
         queue
         call Night 1
         call Night 1 2
         call
         call Night 1
         queue
         tables
         call --again Night 1
         begin Night 1
         tournament show Night
         uncall Night 1
         postpone Night 1
         queue
         resume Night 1
         call Night 1 3
         tournament game Night 1 4123
         uncall Night 1
         tables
         check",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// Tables and categories are read by the same rule as in the fields of the screens.
#[test]
fn tables_and_categories_are_set_several_at_once() {
    let mut shell = hall();
    shell.play(
        "tables set A1-A3 'B,C*' 'Main hall'
         tables
         categories set 'U18 <18; Women' 'Senior 65+'
         categories
         categories set 'U1600 <1600'",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn matches_are_called_to_tables() {
    let mut shell = hall();
    shell.play(
        "tables
         call
         tables set 1 2 決勝 --reserved 決勝
         tables set 1 2 --reserved 3
         tables set 1 １
         call
         tournament new Cup --format single-elimination --first-to 2
         tournament enter Cup A B C D E F G H
         tournament start Cup
         queue
         call
         call Cup 2 決勝
         call Cup 2
         call Cup 3 2
         call Cup 3 7
         call
         tables
         call --again Cup 1
         begin Cup 1
         begin Cup 1
         uncall Cup 3
         postpone Cup 3
         postpone Cup 3
         queue
         resume Cup 3
         tournament result Cup 1 2-0
         tables
         tournament show Cup
         tables set 1
         tables set 1 --send-back
         queue
         tables set 1 2 --reserved 2
         call
         call",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn club_mates_who_must_meet_are_named_and_a_late_entry_takes_a_bye() {
    let mut shell = hall();
    shell.play(
        "tournament new Cup --format single-elimination --first-to 2 --separate-clubs
         tournament enter Cup A D G
         tournament start Cup
         tournament show Cup
         tournament late Cup B --group 1
         tournament late Cup B --seed 3
         tournament late Cup B
         tournament late Cup C
         tournament show Cup",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn a_reset_match_comes_only_when_it_is_needed() {
    let mut shell = hall();
    shell.play(
        "tournament new Cup --format double-elimination --first-to 1 --final-first-to 2 --grand-final reset
         tournament enter Cup A B C
         tournament start Cup
         tournament show Cup
         tournament result Cup 1 1-0
         tournament result Cup 2 1-0
         tournament result Cup 3 1-0
         tournament result Cup 4 0-2
         tournament show Cup
         tournament correct Cup 4 2-0 --dry-run
         tournament correct Cup 4 2-0
         tournament standings Cup",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn a_stage_says_from_what_its_players_come() {
    let mut shell = hall();
    shell.play(
        "tournament new A --format round-robin --first-to 2
         tournament stage add A --advance 2 --format single-elimination --first-to 2
         tournament new B --format groups --groups 2 --split balanced --double --first-to 2
         tournament stage add B --advance 2 --format single-elimination --first-to 2",
    );
    let show = ["A", "B"].map(|name| shell.data(&format!("tournament show {name}")));
    assert!(show[0].contains("stage 2: the best 2 of the stage before, single"), "{}", show[0]);
    assert!(
        show[1].contains("stage 1: group stage (2 groups, double round robin, seeds balanced)"),
        "{}",
        show[1]
    );
    assert!(show[1].contains("stage 2: the best 2 of each group, single"), "{}", show[1]);
}

#[test]
fn nobody_is_withdrawn_before_the_start() {
    let mut shell = hall();
    shell.play(
        "tournament new League --format round-robin --first-to 2
         tournament enter League A B C
         tournament withdraw League A",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn a_tournament_has_its_time_its_tables_and_its_turn() {
    let mut shell = hall();
    shell.play(
        "tables set 1 2 決勝
         tournament new Cup --format single-elimination --first-to 2
         tournament enter Cup A B C D
         tournament start Cup
         tournament new League --format round-robin --first-to 2
         tournament enter League E F G
         tournament start League
         tournament set League --priority first --not-before 14:00 --tables 2,決勝
         tournament set League --priority first
         queue
         tables
         call
         call
         call
         tournament set League --not-before none --tables 9
         tournament set League --not-before none
         call
         call
         tournament set League --not-before soon
         tournament set League --priority normal --tables none",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn a_range_of_tables_is_read_as_on_the_screen() {
    let shell = Shell::new();
    shell.data("player add TM");
    shell.data("tables set 1-3 配信*");
    let tables = shell.data("tables");
    let names: Vec<&str> =
        tables.lines().skip(1).filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(names, ["1", "2", "3", "配信"], "{tables}");
    assert!(tables.contains("reserved"), "{tables}");
}

#[test]
fn a_round_of_pods_is_seated_only_where_a_pod_is_left() {
    let mut shell = Shell::new();
    for name in ["Ada", "Bert", "Cleo", "Dora"] {
        shell.data(&format!("player add {name}"));
    }
    shell.play(
        "tournament new Pods --format tables --table-size 4
         tournament enter Pods Ada Bert Cleo Dora
         tournament start Pods --lot-number 1
         tournament game Pods 1 1 2 3 4
         tournament withdraw Pods Ada
         tournament withdraw Pods Bert
         tournament next-round Pods
         --lang ja tournament next-round Pods
         tournament close Pods",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// The first of four gets four points, also if only three play on: a withdrawal costs the others nothing.
#[test]
fn places_of_a_pod_keep_their_points_when_a_player_leaves() {
    let shell = Shell::new();
    for name in ["Ada", "Bert", "Cleo", "Dora"] {
        shell.data(&format!("player add {name}"));
    }
    shell.data("tournament new Pods --format tables --table-size 4 --games-per-round 2");
    shell.data("tournament enter Pods Ada Bert Cleo Dora");
    shell.data("tournament start Pods --lot-number 1");
    let listed = shell.data("tournament matches Pods --format csv");
    let pod = listed.lines().nth(1).expect("a pod");
    assert!(pod.starts_with("1,1,,round 1,") && pod.ends_with(",ready,,,,,"), "{listed}");
    assert_eq!(pod.matches(';').count(), 2, "one and three opponents: {listed}");
    shell.data("tournament game Pods 1 Ada Bert Cleo Dora");
    shell.data("tournament withdraw Pods Dora");
    shell.data("tournament game Pods 1 Cleo Bert Ada");
    let table: serde_json::Value =
        serde_json::from_str(&shell.data("tournament standings Pods --format json")).expect("rows");
    let points = |name: &str| {
        let row = table.as_array().expect("rows").iter().find(|row| row["name"] == name);
        row.expect("a line")["points"].as_f64()
    };
    // 4 + 2, 3 + 3, 2 + 4, 1.
    assert_eq!(
        ["Ada", "Bert", "Cleo", "Dora"].map(points),
        [Some(6.0), Some(6.0), Some(6.0), Some(1.0)]
    );
}

#[test]
fn a_break_holds_calls_until_its_time() {
    let mut shell = hall();
    shell.play(
        "tables set 1 2
         tournament new Cup --format single-elimination --first-to 2
         tournament enter Cup A B C D
         tournament start Cup
         tables break 13:00
         call
         queue
         tables break １０
         --lang ja tables
         tables break 08:00
         tables break noon
         tables break --end
         tables break --end
         undo
         call Cup 1",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn prizes_and_categories_are_set_shown_and_exported() {
    let mut shell = hall();
    shell.play(
        "categories set 'U18 <18' Women 'Senior 65+' --on 04-01
         player set A --born 2012-03-04 --categories Guests
         player set B --categories Women,First-timer
         categories
         tournament new Cup --format round-robin --first-to 2
         tournament enter Cup A B C D
         tournament start Cup
         tournament prizes Cup --set '30000円; 20000; 10000 + Cup' --set 'Women: Flowers' --set 'U18: 3000' --ties hort
         tournament result Cup 1 2-0
         tournament result Cup 2 2-0
         tournament result Cup 3 2-0
         tournament result Cup 4 2-0
         tournament result Cup 5 2-0
         tournament result Cup 6 2-0
         tournament standings Cup
         tournament standings Cup --category women
         tournament standings Cup --category Nobody
         tournament prizes Cup
         --lang ja tournament prizes Cup --each several --coin 100
         export prizes Cup
         export standings Cup --category U18 --columns rank,name,overall
         export ranking --category U18 --columns name
         export matches --category U18
         tournament prizes Cup --set '100; 200'
         tournament prizes Cup --set '30 + 40'
         tournament prizes Cup --set '300,200'
         categories set U18
         categories set 'U18 <18' u18
         undo",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn fees_are_set_paid_summed_up_and_exported() {
    let mut shell = hall();
    shell.play(
        "tournament new Cup --format round-robin --first-to 2
         tournament enter Cup A B C D
         tournament fees
         tournament paid Cup A
         player set B --categories U18
         player set C --categories Helper
         tournament fees Cup --set '2000円; U18: 1000; Helper: 0'
         tournament paid Cup A B
         tournament paid Cup D --amount 500
         tournament fees Cup --open
         tournament paid Cup A
         tournament paid Cup C
         export fees Cup
         tournament fees
         --lang ja tournament fees Cup
         tournament remove Cup A
         tournament fees Cup --open
         tournament paid Cup A --back
         undo
         tournament fees Cup --set '2,000'
         tournament fees Cup --set 0
         export fees Cup --columns number,paid,owed
         journal list --last 3",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn who_withdrew_comes_back_and_two_exchange_places() {
    let mut shell = hall();
    shell.play(
        "tournament new Cup --format round-robin --first-to 2
         tournament enter Cup A B C D
         tournament start Cup
         tournament exchange Cup A B --dry-run
         tournament exchange Cup A B
         tournament exchange Cup A A
         tournament withdraw Cup D --effect forfeit
         tournament withdraw Cup D
         tournament return Cup D --dry-run
         tournament return Cup D
         tournament return Cup D
         undo",
    );
    insta::assert_snapshot!(shell.transcript());
}

fn stderr(shell: &Shell, line: &str) -> String {
    text(&shell.run(line).stderr)
}

#[test]
fn amounts_have_their_currency_and_each_fault_its_own_sentence() {
    let shell = hall();
    shell.data("tournament new Cup --format round-robin --first-to 2");
    shell.data("tournament enter Cup A B C D");
    let prizes = |set: &str| shell.data(&format!("tournament prizes Cup --set '{set}'"));
    assert!(prizes("3000元 + 獎盃; 1000").contains("3000元 + 獎盃"));
    assert!(prizes("NT$500").contains("NT$500"));
    // Plain figures that come later are of no currency.
    assert!(!prizes("400").contains("NT$"));
    for (set, why) in [
        ("3,000", "without a comma"),
        ("30円; $20", "one currency only"),
        ("30 + 20", "one amount for each place"),
        ("Cup + Book", "one thing for each place"),
        ("100; 60; U16: Cup, Medal", "in a list of their own"),
        ("U16: Cup", "no category is called U16"),
    ] {
        let told = stderr(&shell, &format!("tournament prizes Cup --set '{set}'"));
        assert!(told.contains(why), "{set}: {told}");
    }
    for (set, why) in [
        ("7,50", "7.50, not 7,50"),
        ("300; U16: half", "\"U16: half\" has no amount"),
        ("300; U16: 5", "no category is called U16"),
    ] {
        let told = stderr(&shell, &format!("tournament fees Cup --set '{set}'"));
        assert!(told.contains(why), "{set}: {told}");
    }
    shell.data("categories set 'U16 <16'");
    shell.data("tournament fees Cup --set '300.50; u16: 5'");
    assert!(shell.data("tournament fees Cup --format csv").contains(",300.50,0,300.50,"));
    shell.data("tournament fees Cup --set NT$300");
    let told = shell.refused("tournament paid Cup A --back");
    assert!(told.contains("has paid nothing"), "{told}");
    shell.data("tournament paid Cup A --amount NT$100");
    shell.data("tournament paid Cup B --amount 100");
    let told = shell.refused("tournament paid Cup C --amount '20 EUR'");
    assert!(told.contains("in NT$, not in EUR"), "{told}");
    let fees = shell.data("tournament fees Cup --format csv");
    assert_eq!(fees.matches(",300,100,200").count(), 2, "{fees}");
}

#[test]
fn a_payment_stays_with_who_paid_and_the_overview_nets_nothing() {
    let shell = hall();
    shell.data("tournament new Cup --format round-robin --first-to 2");
    shell.data("tournament enter Cup A B C");
    shell.data("tournament fees Cup --set '20 EUR'");
    shell.data("tournament paid Cup A B");
    let told = stderr(&shell, "tournament replace Cup A D");
    assert!(told.contains("A paid 20 EUR: give it back. D still owes 20 EUR."), "{told}");
    let told = stderr(&shell, "tournament replace Cup C A --dry-run");
    assert!(!told.contains("give back"), "{told}");
    let sums = shell.data("tournament fees --format csv");
    assert!(sums.ends_with(",3,60,40,40,20\n"), "{sums}");
}

#[test]
fn a_person_entered_twice_owes_one_fee() {
    let shell = hall();
    shell.data("tournament new Cup --format round-robin --first-to 2");
    shell.data("tournament enter Cup A B C D");
    shell.data("tournament fees Cup --set '10 EUR'");
    shell.data("tournament paid Cup D");
    shell.data("tournament start Cup");
    shell.data("tournament withdraw Cup D --effect void-all");
    shell.data("player merge A D");
    let lines = || shell.data("tournament fees Cup --format csv");
    assert_eq!(lines().matches(",10,10,0,").count(), 1, "paid under the other number: {}", lines());
    assert_eq!(lines().lines().count(), 5, "{}", lines());
    shell.data("tournament paid Cup A --amount 15");
    assert_eq!(lines().matches(",10,15,0,5").count(), 1, "{}", lines());
    shell.data("tournament paid Cup D --back");
    assert_eq!(lines().matches(",10,0,10,").count(), 3, "{}", lines());
}
