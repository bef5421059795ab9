//! Tournaments from the first entry to the last result.

use super::Shell;

const FIVE: &str = "name\nあおくま\nTM\nAda Primrose\nコヨーテ\n三宅 合\n";

fn hall() -> Shell {
    let shell = Shell::new();
    shell.write("players.csv", FIVE);
    shell.data("import players players.csv");
    shell
}

#[test]
fn a_bracket_is_drawn_played_corrected_and_closed() {
    let mut shell = hall();
    shell.play(
        "tournament new Cup --format single-elimination --first-to 2 --final-first-to 3 --third-place
         tournament new cup --format single-elimination --first-to 2
         tournament start Cup
         tournament show Cup
         tournament enter Cupp TM
         tournament enter Cup 三宅会
         tournament enter Cup TM あおくま コヨーテ
         tournament enter Cup tm '三宅 合'
         tournament enter Cup '三宅 合' 'Ada Primrose'
         tournament remove Cup ada
         tournament remove Cup 3
         tournament remove Cup 3
         tournament order Cup あおくま TM
         tournament order Cup あおくま TM コヨーテ '三宅 合'
         tournament enter Cup 3
         tournament result Cup 1 2-0
         tournament start Cup
         tournament start Cup
         tournament result Cup 1 2-2
         tournament result Cup 1 x
         tournament result Cup 9 2-1
         tournament result Cup 3 2-1
         tournament matches Cup --ready --format csv
         tournament result Cup 1 2-1
         tournament result Cup 1 2-1
         tournament walkover Cup 2 TM
         tournament walkover Cup 2 あおくま
         tournament correct Cup 4 2-1
         tournament correct Cup 1 2-1
         tournament correct Cup 1 2-0 --void 2
         tournament correct Cup 1 1-2
         tournament correct Cup 1 1-2 --void 3,4
         tournament correct Cup 1 1-2 --void 2
         tournament walkover Cup 2 あおくま
         tournament correct Cup 2 --walkover コヨーテ
         tournament correct Cup 2 --walkover 'Ada Primrose'
         tournament correct Cup 2 2-0
         tournament close Cup
         tournament result Cup 4 2-1
         tournament result Cup 5 2-1
         tournament result Cup 5 3-1
         tournament close Cup
         tournament close Cup
         tournament show Cup
         tournament standings Cup
         tournament standings Cup --format csv
         tournament matches Cup
         tournament matches Cup --format csv
         tournament list",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn a_round_robin_of_games_may_end_level_and_equals_share_a_rank() {
    let mut shell = hall();
    shell.play(
        "tournament new League --format round-robin --games 2 --double
         tournament enter League 1 2 3
         tournament start League
         tournament result League 1 1-1
         tournament result League 2 2-1
         tournament result League 2 1-0-1
         tournament result League 3 0-1-1
         tournament standings League --format csv
         tournament matches League --format csv
         tournament show League",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn lots_are_drawn_from_a_seed_that_is_shown() {
    let mut shell = hall();
    shell.play(
        "tournament new A --format single-elimination --first-to 1 --seeding random --lot-number 7
         tournament enter A 1 2 3 4 5
         tournament start A
         tournament new B --format single-elimination --first-to 1 --seeding random
         tournament enter B 1 2 3 4 5
         tournament start B --lot-number 7
         tournament new C --format single-elimination --first-to 1 --lot-number 7
         tournament new C --format single-elimination --first-to 1 --seeding rating
         tournament enter C 1 2 3 4 5
         tournament start C --lot-number 7
         tournament start C
         tournament new D --format round-robin --first-to 2 --final-first-to 3
         tournament new D --format round-robin --first-to 2 --games 16
         tournament new E --format round-robin
         tournament show D
         tournament new D --format round-robin --games 2 --list Sunday",
    );
    insta::assert_snapshot!(shell.transcript());
    let seeds = |name: &str| {
        let shown = shell.data(&format!("tournament show {name}"));
        shown.lines().skip(3).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(seeds("A"), seeds("B"));
}

#[test]
fn a_correction_names_the_calls_that_it_takes_back_before_and_after() {
    let mut shell = Shell::new();
    shell.play(
        "player add Ada
         player add Bea
         player add Coco
         player add Dan
         tournament new Cup --format double-elimination --first-to 2
         tournament enter Cup Ada Bea Coco Dan
         tournament start Cup
         tables set 1 2
         tournament result Cup 1 2-0
         tournament result Cup 2 2-0
         call Cup 3
         call Cup 4
         tables
         tournament correct Cup 1 0-2 --dry-run
         tournament correct Cup 1 0-2
         tables
         undo
         call Cup 3 1
         --lang ja tournament correct Cup 1 0-2 --dry-run
         --lang ja tournament correct Cup 1 0-2",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn who_has_come_is_noted_and_the_start_leaves_out_the_missing() {
    let mut shell = hall();
    shell.play(
        "tournament new Cup --format swiss --first-to 2
         tournament enter Cup あおくま TM 'Ada Primrose' コヨーテ
         tournament here Cup あおくま TM 'Ada Primrose'
         tournament here Cup TM
         tournament here Cup 5
         tournament here Cup TM --away
         tournament here Cup TM --expected
         tournament here Cup tm
         tournament start Cup --missing-later --lot-number 7
         tournament matches Cup
         tournament here Cup コヨーテ
         undo
         tournament start Cup --without-missing --lot-number 7
         tournament show Cup",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// S3's handicap on a score display: first to 10, the second side from 9, with 4-10 at the end.
#[test]
fn a_score_may_be_said_with_the_games_of_a_head_start() {
    let shell = Shell::new();
    for line in [
        "player add Ada",
        "player add Bea",
        "player add Coco",
        "tournament new H --format round-robin --first-to 10",
        "tournament enter H Ada Bea Coco",
        "tournament start H",
    ] {
        shell.data(line);
    }
    for no in 1..=3 {
        shell.data(&format!("tournament length H {no} --first-to 10 --start 0-9"));
    }
    shell.data("tournament result H 1 4-10");
    shell.data("tournament result H 2 4-1");
    shell.data("tournament result H 3 10-9");
    let found = shell.data("export matches --columns games_a,games_b,winner,start_a,start_b");
    assert_eq!(found, "games_a,games_b,winner,start_a,start_b\n4,1,b,,9\n4,1,b,,9\n10,0,a,,9\n");
    let refused = shell.refused("tournament correct H 3 11-10");
    assert!(refused.contains("too high"), "{refused}");
}
