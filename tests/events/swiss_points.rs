//! Points of a Swiss, with numbers calculated by hand from C.04.5.1 and C.07 of the FIDE Handbook.

use banzuke::club::Action;
use banzuke::club::action::SetRounds;
use banzuke::domain::format::{Format, StagePlan};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::ExitEffect;
use banzuke::domain::standings::{MatchPoints, StandingsPlan};
use banzuke::domain::swiss::SwissPlan;

use super::memory::{Memory, plan};
use super::swiss::round;
use crate::common::CUP;

/// A Swiss of matches to two games.
fn swiss(rounds: u32, points: MatchPoints, steps: &str, accelerated: bool) -> StagePlan {
    let steps = steps.split(',').map(|step| step.parse().expect("a tie-break")).collect();
    StagePlan {
        standings: Some(StandingsPlan { points, steps, ..StandingsPlan::default() }),
        swiss: Some(SwissPlan { accelerated, ..SwissPlan::default() }),
        ..plan(Format::Swiss { rounds, colours: false })
    }
}

/// The additional points of each of eight players in each round, in half-points; the better four, then the others.
fn on_top(memory: &Memory) -> [Vec<u32>; 2] {
    let all = memory.cup().points_on_top(1);
    let [first, last] = [all[0].1.clone(), all[7].1.clone()];
    for (at, (player, own)) in all.iter().enumerate() {
        assert_eq!(*own, if at < 4 { first.clone() } else { last.clone() }, "{player}");
    }
    [first, last]
}

/// Of five rounds three are accelerated: in two a won match is added, two points, then
/// half of it. After a first round that the better seeds win 2-0, 1 and 2 have four, 3
/// and 4 two additional points, 5 and 6 two that they won, 7 and 8 none.
#[test]
fn an_acceleration_by_games_is_worth_a_match() {
    let mut memory = Memory::planned(swiss(5, MatchPoints::BY_GAMES, "PTS,BH", true), 8);
    assert_eq!(on_top(&memory), [vec![4, 4, 2, 0, 0], vec![0; 5]]);
    memory.pair(1).expect("a pairing");
    assert_eq!(round(&memory, 1), [[1, 3], [2, 4], [5, 7], [6, 8]]);
    memory.play_out();
    memory.pair(1).expect("a pairing");
    assert_eq!(round(&memory, 2), [[1, 2], [5, 3], [6, 4], [7, 8]]);
}

/// 1 beats 3 by 2-0, 2 beats 4 by 2-1, and 4 leaves; 1 beats 2 by 2-1, 3 has the bye; 2 beats 3 by 2-0, 1 has the
/// bye. A drawn match of two games is one point: 4, with one point, counts for opponents as three (16.3), and the
/// dummy of 1 has three (16.4) though 1 has six. With the last round drawn (8.3) 2 has four, 3 has three.
#[test]
fn a_draw_of_the_tie_breaks_by_games_is_half_of_each_game() {
    let mut memory = Memory::planned(swiss(3, MatchPoints::BY_GAMES, "PTS,BH,FB", false), 4);
    memory.pair(1).expect("a pairing");
    assert_eq!(round(&memory, 1), [[1, 3], [2, 4]]);
    memory.record(1, 2, 0);
    memory.record(2, 2, 1);
    memory.leaves(4, ExitEffect::ForfeitRest);
    memory.pair(1).expect("a pairing");
    assert_eq!(round(&memory, 2), [[1, 2]]);
    memory.record(3, 2, 1);
    memory.pair(1).expect("a pairing");
    assert_eq!(round(&memory, 3), [[2, 3]]);
    memory.record(4, 2, 0);
    let lines = memory.cup().standings();
    let values = lines.iter().map(|line| (line.player, line.values.clone()));
    let by_hand = [(1, [6.0, 10.0, 10.0]), (2, [5.0, 11.0, 12.0]), (3, [2.0, 13.0, 13.0])];
    let by_hand = by_hand.into_iter().chain([(4, [1.0, 7.0, 6.0])]);
    let by_hand = by_hand.map(|(player, values)| (PlayerId(player), values.map(Some).to_vec()));
    assert_eq!(values.collect::<Vec<_>>(), by_hand.collect::<Vec<_>>());
}

/// Of three rounds two are accelerated, with a win and with half of it; of seven four,
/// with a win in two. The second round is paired with half a point added and keeps it.
#[test]
fn more_rounds_leave_the_points_on_top_of_those_that_are_paired() {
    let mut memory = Memory::planned(swiss(3, MatchPoints::STANDARD, "PTS,BH", true), 8);
    assert_eq!(on_top(&memory), [vec![2, 1, 0], vec![0; 3]]);
    for _ in 0..2 {
        memory.pair(1).expect("a pairing");
        memory.play_out();
    }
    memory.must(Action::SetRounds(SetRounds { tournament: CUP, stage: 1, rounds: 7 }));
    assert_eq!(on_top(&memory), [vec![2, 1, 1, 1, 0, 0, 0], vec![0; 7]]);
}
