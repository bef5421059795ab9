//! Corrections after everything was played.

use banzuke::club::action::{AddStage, CloseTournament};
use banzuke::club::{Action, Refusal};
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::format::{Format, StagePlan};
use banzuke::domain::ids::MatchNo;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Outcome, Score};
use banzuke::domain::seeding::Split;

use super::memory::{Memory, plan};
use crate::common::CUP;

/// A double elimination of four in which 2 returns through the losers' bracket and 1 wins the reset match.
/// Matches 1 and 2 are the first round, 3 the winners' final, 4 and 5 the losers' rounds, 6 the grand final.
fn with_reset() -> Memory {
    let mut event = Memory::of(Format::DoubleElimination { grand_final: GrandFinal::Reset }, 4);
    for (winner, loser) in [(1, 4), (2, 3), (1, 2), (3, 4), (2, 3), (2, 1), (1, 2)] {
        event.beats(winner, loser);
    }
    assert_eq!(event.ranks()[..2], [(1, Some(1)), (2, Some(2))]);
    event
}

fn numbers(all: &[u32]) -> Vec<MatchNo> {
    all.iter().copied().map(MatchNo).collect()
}

/// The correction by which 4 won match 1.
fn reversed(event: &Memory, [void, keep]: [&[u32]; 2]) -> Action {
    let score = if event.sides(1)[0] == 1 { Score::new(0, 2) } else { Score::new(2, 0) };
    event.correction(1, Outcome::Score(score), [void, keep])
}

#[test]
fn an_early_winners_match_asks_for_all_that_follow_it_and_no_other() {
    let mut event = with_reset();
    let asked = reversed(&event, [&[], &[]]);
    let told = event.club.consequences(&asked).expect("it can be done");
    // 2 beat 3 in match 2 whoever won match 1.
    assert_eq!(told.void, numbers(&[3, 4, 5, 6, 7]));
    // Only in the last losers' round neither 1 nor 4 played.
    assert_eq!(told.keep, Some(numbers(&[3, 4, 6, 7])));
    for wrong in [&[][..], &[3, 4, 5, 6], &[2, 3, 4, 5, 6, 7]] {
        let before = event.club.clone();
        let refused = event.perform(vec![reversed(&event, [wrong, &[]])]);
        assert!(matches!(refused, Err(Refusal::WouldVoid { .. })), "{wrong:?}");
        assert_eq!(event.club, before);
    }
    event.must(reversed(&event, [&[3, 4, 5, 6, 7], &[]]));
    assert_eq!((event.sides(3), event.sides(4)), ([4, 2], [1, 3]));
    assert!(event.cup().match_no(MatchNo(7)).is_none(), "no reset match before a grand final");
    event.play_out();
    assert!(event.cup().matches.iter().all(|m| m.record.is_some()));
}

#[test]
fn results_of_exchanged_names_stand_through_the_losers_bracket_and_the_reset() {
    let mut event = with_reset();
    let scores = |event: &Memory| -> Vec<Outcome> {
        event.cup().matches.iter().filter_map(|m| m.record).map(|record| record.outcome).collect()
    };
    let before = scores(&event);
    event.must(reversed(&event, [&[], &[3, 4, 6, 7]]));
    assert_eq!(scores(&event)[1..], before[1..], "every score but the first stands");
    assert_eq!(event.ranks(), [(4, Some(1)), (2, Some(2)), (3, Some(3)), (1, Some(4))]);
    let reset = event.played(7);
    assert_eq!(reset.round, RoundName::GrandFinalReset);
    assert_eq!(reset.winner().map(|player| player.0), Some(4));
}

#[test]
fn a_correction_and_its_correction_are_as_if_nothing_had_been() {
    let mut event = with_reset();
    let before = event.club.clone();
    event.must(reversed(&event, [&[], &[3, 4, 6, 7]]));
    let first = before.tournament(CUP).unwrap().match_no(MatchNo(1)).unwrap().record.unwrap();
    event.must(event.correction(1, first.outcome, [&[], &[3, 4, 6, 7]]));
    let results = |club: &banzuke::club::Club| -> Vec<_> {
        club.tournament(CUP).unwrap().matches.iter().map(|m| (m.no, m.sides, m.record)).collect()
    };
    assert_eq!(results(&event.club), results(&before));
}

#[test]
fn a_knock_out_that_was_drawn_stands_when_a_group_result_is_corrected() {
    let mut event = Memory::of(Format::Groups { groups: 2, double: false, split: Split::Snake }, 8);
    let knock_out = Format::SingleElimination { third_place: false, placement: false };
    let next = StagePlan { takes: Some(2), ..plan(knock_out) };
    event.must(Action::AddStage(AddStage { tournament: CUP, stage: 2, plan: Box::new(next) }));
    event.play_out();
    event.draw();
    let second = |event: &Memory| -> Vec<_> {
        event.cup().matches_of(2).map(|m| (m.no, m.slots, m.sides, m.record)).collect()
    };
    let drawn = second(&event);
    // 1 and 4 are first and second of group A; 4 had won their match.
    let no = event.between(1, 4);
    let score = if event.sides(no)[0] == 1 { Score::new(0, 2) } else { Score::new(2, 0) };
    let correction = event.correction(no, Outcome::Score(score), [&[], &[]]);
    let told = event.club.consequences(&correction).expect("it can be done");
    assert_eq!((told.stands, told.void.len(), told.matches.len()), (vec![2], 0, 0));
    let moved: Vec<u32> = told.ranks.iter().map(|change| change.player.0).collect();
    assert_eq!(moved, [4, 1], "they change places");
    event.must(correction);
    assert_eq!(second(&event), drawn);
    assert_eq!(event.cup().standings_of(1)[0].player.0, 4);
    event.play_out();
    event.must(Action::CloseTournament(CloseTournament { tournament: CUP }));
}

#[test]
fn a_correction_that_moves_no_rank_says_that_nothing_stands_against_the_standings() {
    let mut event = with_reset();
    let closer = if event.sides(1)[0] == 1 { Score::new(2, 1) } else { Score::new(1, 2) };
    let correction = event.correction(1, Outcome::Score(closer), [&[], &[]]);
    let told = event.club.consequences(&correction).expect("it can be done");
    assert_eq!(told, banzuke::club::question::consequences::Consequences::default());
    event.must(correction);
}
