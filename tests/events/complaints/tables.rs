//! Standings that nobody could explain.

use banzuke::domain::format::{Format, StagePlan};
use banzuke::domain::score::ExitEffect;
use banzuke::domain::standings::{Criterion, StandingsPlan, Step};

use crate::events::memory::{Memory, plan};

/// A round robin, by match points and then the direct encounter.
fn round_robin(double: bool, players: u32) -> Memory {
    let order = [Criterion::MatchPoints, Criterion::DirectEncounter];
    let steps = order.map(Step::over_all).to_vec();
    let standings = Some(StandingsPlan { steps, ..StandingsPlan::default() });
    Memory::planned(StagePlan { standings, ..plan(Format::RoundRobin { double }) }, players)
}

/// sendou.ink #2869: a later withdrawal reordered finished standings without a message.
#[test]
fn a_later_drop_does_not_reorder_finished_standings() {
    let mut event = Memory::of(Format::RoundRobin { double: false }, 5);
    event.play_out();
    let before = event.cup().standings();
    for player in [5, 1] {
        event.leaves(player, ExitEffect::ForfeitRest);
        assert_eq!(event.cup().standings(), before);
    }
}

/// leaguerunner #2: "a sort function can't resolve three-way ties"; matchzy #225.
#[test]
fn three_tied_players_are_not_ordered_by_a_comparison_of_two() {
    let mut event = round_robin(false, 4);
    for (winner, loser) in [(1, 2), (2, 3), (3, 1), (1, 4), (2, 4), (3, 4)] {
        event.beats(winner, loser);
    }
    let lines = [(1, Some(1)), (2, Some(1)), (3, Some(1)), (4, Some(4))];
    assert_eq!(event.ranks(), lines);
    // The step that decides is told: here points, for the last.
    assert_eq!(event.cup().standings()[3].separated_by, Some(0));
}

/// Sharly-Chess #1656: only one of the two matches of a double round robin was counted.
#[test]
fn the_direct_encounter_counts_every_match_of_a_double_round_robin() {
    let mut event = round_robin(true, 3);
    // 1 and 2 both win twice and lose twice elsewhere; of their own two matches each wins one.
    event.beats(1, 2);
    event.beats(2, 1);
    event.beats(1, 3);
    event.beats(3, 1);
    event.beats(2, 3);
    event.beats(3, 2);
    assert_eq!(event.ranks(), [(1, Some(1)), (2, Some(1)), (3, Some(1))]);
    // Now 2 wins both against 1, and makes up for it against 3.
    let mut event = round_robin(true, 3);
    for (winner, loser) in [(2, 1), (2, 1), (1, 3), (1, 3), (3, 2), (2, 3)] {
        event.beats(winner, loser);
    }
    assert_eq!(event.ranks()[0], (2, Some(1)));
    let mut event = round_robin(true, 3);
    for (winner, loser) in [(2, 1), (2, 1), (1, 3), (1, 3), (3, 2), (3, 2)] {
        event.beats(winner, loser);
    }
    assert_eq!(event.ranks(), [(1, Some(1)), (2, Some(1)), (3, Some(1))], "a circle, twice over");
}
