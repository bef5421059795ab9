//! The best of the next rank, who fill up a knock-out.

use banzuke::club::action::{AddPlayOff, AddStage, BreakTie};
use banzuke::club::question::odds::GroupOdds;
use banzuke::club::refusal::{EventRefusal, PlanFault};
use banzuke::club::tournament::{Cut, TiedPlaces};
use banzuke::club::{Action, Refusal};
use banzuke::domain::bracket::Qualifier;
use banzuke::domain::chance::shuffle;
use banzuke::domain::format::{Format, StagePlan};
use banzuke::domain::length::Length;
use banzuke::domain::number::PlayerId;
use banzuke::domain::odds::Simulation;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{ExitEffect, Outcome, Score};
use banzuke::domain::seeding::Split;

use super::memory::{Memory, plan};
use crate::common::CUP;

const GROUPS: Format = Format::Groups { groups: 3, double: false, split: Split::Snake };
const KNOCK_OUT: Format = Format::SingleElimination { third_place: false, placement: false };

fn next(takes: u32, fill: Option<u32>) -> Action {
    let plan = StagePlan { takes: Some(takes), fill, ..plan(KNOCK_OUT) };
    Action::AddStage(AddStage { tournament: CUP, stage: 2, plan: Box::new(plan) })
}

/// Three groups; the two best of each and the two best thirds advance.
fn three(players: u32) -> Memory {
    let mut event = Memory::of(GROUPS, players);
    event.must(next(2, Some(2)));
    event
}

/// The players who stand third in each group.
fn thirds(event: &Memory) -> Vec<PlayerId> {
    let lines = event.cup().standings_of(1);
    lines.iter().filter(|line| line.rank == Some(3)).map(|line| line.player).collect()
}

/// The third of a group loses 1-2 instead of 0-2 against its first or second.
fn wins_a_game(event: &mut Memory, winner: u32, loser: u32) {
    let no = event.between(winner, loser);
    let score = if event.sides(no)[0] == winner { [2, 1] } else { [1, 2] };
    event.record(no, score[0], score[1]);
}

fn going_on(event: &Memory) -> Vec<u32> {
    let lines = event.cup().standings_of(1);
    let marks = event.cup().going_on(2, &lines);
    let mut going: Vec<u32> =
        lines.iter().zip(marks).filter(|(_, on)| *on).map(|(line, _)| line.player.0).collect();
    going.sort_unstable();
    going
}

#[test]
fn eight_of_three_groups_go_on_by_the_tie_breaks_of_the_stage() {
    let mut event = three(12);
    // Snake: 1 6 7 12, 2 5 8 11, 3 4 9 10.
    wins_a_game(&mut event, 2, 8);
    wins_a_game(&mut event, 3, 9);
    event.play_out();
    assert_eq!(thirds(&event), [7, 8, 9].map(PlayerId));
    assert_eq!(going_on(&event), [1, 2, 3, 4, 5, 6, 8, 9]);
    let Cut::Made(made) = event.cup().cut(2) else { panic!("nobody is tied") };
    assert_eq!(made.len(), 8);
    assert_eq!(made.get(&PlayerId(8)), Some(&Qualifier { group: 2, rank: 3 }));
    event.draw();
    assert_eq!(event.cup().matches_of(2).count(), 7);
}

#[test]
fn results_against_the_last_of_larger_groups_are_left_out() {
    let mut event = three(11);
    // Snake: 1 6 7, 2 5 8 11, 3 4 9 10. Those of four beat their last, which counts for nothing.
    wins_a_game(&mut event, 1, 7);
    wins_a_game(&mut event, 2, 8);
    event.play_out();
    let wins = |player| {
        let lines = event.cup().standings_of(1);
        lines.iter().find(|line| line.player == PlayerId(player)).map(|line| line.tally.wins)
    };
    assert_eq!([7, 8, 9].map(wins), [Some(0), Some(1), Some(1)]);
    assert_eq!(going_on(&event), [1, 2, 3, 4, 5, 6, 7, 8]);
}

#[test]
fn equals_across_groups_are_separated_by_lots_or_a_play_off() {
    let mut event = three(12);
    event.play_out();
    let tied = [7, 8, 9].map(PlayerId).to_vec();
    assert_eq!(event.cup().cut(2), Cut::Tied(tied.clone()));
    assert_eq!(event.cup().equals(1, PlayerId(8)), tied);
    assert_eq!(going_on(&event), [1, 2, 3, 4, 5, 6], "none of the equals is marked");
    let mut drawn = event.clone();
    let mut order = tied;
    shuffle(&mut order, 7);
    drawn.must(Action::BreakTie(BreakTie {
        tournament: CUP,
        stage: 1,
        order: order.clone(),
        lots: Some(7),
        reason: None,
    }));
    let Cut::Made(made) = drawn.cup().cut(2) else { panic!("lots decided") };
    assert_eq!([0, 1, 2].map(|at| made.contains_key(&order[at])), [true, true, false]);
    drawn.draw();

    for (winner, loser) in [(7, 8), (7, 9), (9, 8)] {
        let (no, length) = (event.club.next_match(CUP), Length::FirstTo(1));
        let sides = [winner, loser].map(PlayerId);
        let play_off =
            Action::AddPlayOff(AddPlayOff { tournament: CUP, stage: 1, no, sides, length });
        if event.perform(vec![play_off]).is_ok() {
            event.ends(no.0, Outcome::Score(Score::new(1, 0)));
            assert_eq!(event.played(no.0).round, RoundName::PlayOff);
            assert_eq!(event.played(no.0).group, None);
        }
    }
    let Cut::Made(made) = event.cup().cut(2) else { panic!("played for") };
    assert_eq!([7, 8, 9].map(|n| made.contains_key(&PlayerId(n))), [true, false, true]);
}

#[test]
fn fewer_than_groups_fill_up_and_only_behind_groups() {
    let refused = |fill, groups| {
        Err(Refusal::Event(EventRefusal::UnsoundPlan(PlanFault::Fill { fill, groups })))
    };
    let mut event = Memory::of(GROUPS, 12);
    assert_eq!(event.perform(vec![next(2, Some(3))]), refused(3, 3));
    assert_eq!(event.perform(vec![next(2, Some(0))]), refused(0, 3));
    event.must(next(0, Some(2)));
    let mut event = Memory::of(Format::RoundRobin { double: false }, 6);
    assert_eq!(event.perform(vec![next(2, Some(1))]), refused(1, 1));
}

fn upset(event: &mut Memory, winner: u32, loser: u32) {
    let no = event.between(winner, loser);
    let [a, b] = if event.sides(no)[0] == winner { [2, 0] } else { [0, 2] };
    event.record(no, a, b);
}

#[test]
fn a_tie_behind_those_who_fill_up_is_left_open() {
    let mut event = Memory::of(GROUPS, 12);
    event.must(next(1, Some(2)));
    // In the third group 4, 9 and 10 beat one another in turn: one win each, the seconds elsewhere have two.
    upset(&mut event, 10, 4);
    let mut matters = event.clone();
    event.play_out();
    assert_eq!(event.cup().open_ties(2), Vec::<Vec<PlayerId>>::new());
    assert_eq!(going_on(&event), [1, 2, 3, 5, 6]);
    assert!(matches!(event.cup().cut(2), Cut::Made(made) if made.len() == 5));

    // With a tie in the second group too, one of these three goes on.
    upset(&mut matters, 11, 5);
    matters.play_out();
    let ties = matters.cup().open_ties(2);
    assert_eq!(ties.len(), 2, "each of them may bring the other second place");
    assert_eq!(matters.cup().cut(2), Cut::Tied(ties[0].clone()));
    let places = matters.cup().places_among(2, &ties[0]);
    assert_eq!(
        places,
        TiedPlaces { places: 0, one_more: Some(2) },
        "compared with the other group"
    );
}

#[test]
fn the_question_on_a_tie_knows_how_many_go_on() {
    let mut event = three(12);
    upset(&mut event, 12, 6);
    event.play_out();
    let Cut::Tied(tied) = event.cup().cut(2) else { panic!("6, 7 and 12 are tied") };
    let exactly = |places| TiedPlaces { places, one_more: None };
    assert_eq!(event.cup().places_among(2, &tied), TiedPlaces { places: 1, one_more: Some(3) });
    let mut across = three(12);
    across.play_out();
    let Cut::Tied(tied) = across.cup().cut(2) else { panic!("the thirds are tied") };
    assert_eq!(across.cup().places_among(2, &tied), exactly(2));

    // Only the best of the thirds goes on, and whoever is third in the second group won two matches.
    let mut behind = Memory::of(GROUPS, 12);
    behind.must(next(2, Some(1)));
    upset(&mut behind, 12, 6);
    upset(&mut behind, 8, 2);
    behind.play_out();
    let tied = [6, 7, 12].map(PlayerId);
    assert_eq!(behind.cup().open_ties(2)[0], tied);
    assert_eq!(behind.cup().places_among(2, &tied), exactly(1));
}

#[test]
fn how_likely_each_goes_on_counts_the_best_of_the_next_rank_and_nobody_who_has_left() {
    let simulation = Simulation { seed: 7, runs: 4000 };
    let event = three(9);
    let even = |_, _| 0.5;
    let shares = |event: &Memory| -> Vec<(PlayerId, f64)> {
        let groups = event.cup().odds(even, simulation).expect("round robins have odds");
        let of = |group: &GroupOdds| {
            let shares = group.advance.clone().expect("a stage follows");
            group.odds.players.iter().map(|one| one.player).zip(shares).collect::<Vec<_>>()
        };
        groups.iter().flat_map(of).collect()
    };
    // Eight places for nine equals, of whom two of every group and two of three thirds go on.
    let all = shares(&event);
    assert!((all.iter().map(|(_, share)| share).sum::<f64>() - 8.0).abs() < 1e-9, "{all:?}");
    for (player, share) in &all {
        assert!((share - 8.0 / 9.0).abs() < 0.03, "{player}: {share}");
    }
    let mut event = three(9);
    event.leaves(1, ExitEffect::ForfeitRest);
    let without = shares(&event);
    assert!((without.iter().map(|(_, share)| share).sum::<f64>() - 8.0).abs() < 1e-9);
    assert_eq!(
        without.iter().find(|(player, _)| *player == PlayerId(1)).map(|(_, p)| *p),
        Some(0.0)
    );
    // Once all is played the chances are what the standings say.
    let mut event = three(12);
    wins_a_game(&mut event, 2, 8);
    wins_a_game(&mut event, 3, 9);
    event.play_out();
    let Cut::Made(made) = event.cup().cut(2) else { panic!("decided") };
    for (player, share) in shares(&event) {
        assert!((share - f64::from(u8::from(made.contains_key(&player)))).abs() < 1e-9, "{player}");
    }
}
