//! Round robins with withdrawals and late entries.

use std::collections::{BTreeMap, BTreeSet};

use banzuke::club::action::{
    AddPlayOff, AddStage, BreakTie, CloseTournament, EnterLate, SetLateEntries,
};
use banzuke::club::refusal::EventRefusal;
use banzuke::club::tournament::{Cut, LateClosed, LatePlace};
use banzuke::club::{Action, MatchState, Refusal};
use banzuke::domain::chance::shuffle;
use banzuke::domain::format::{Format, StagePlan};
use banzuke::domain::ids::{ListId, MatchNo};
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{ExitEffect, Length, Outcome, Score};
use banzuke::domain::seeding::Split;

use super::memory::{Memory, late, plan};
use crate::common::CUP;

const ROUND_ROBIN: Format = Format::RoundRobin { double: false };

/// Wins, draws and losses of each player in the standings.
fn tally(event: &Memory) -> BTreeMap<u32, (u32, u32)> {
    let lines = event.cup().standings();
    lines.iter().map(|line| (line.player.0, (line.tally.wins, line.tally.losses))).collect()
}

/// Five players; 5 has beaten 1, lost to 2, and leaves before two more matches.
fn left_by(effect: ExitEffect) -> Memory {
    let mut event = Memory::of(ROUND_ROBIN, 5);
    event.beats(5, 1);
    event.beats(2, 5);
    event.leaves(5, effect);
    event
}

#[test]
fn whoever_forfeits_the_rest_loses_it_by_walkover() {
    let event = left_by(ExitEffect::ForfeitRest);
    let tally = tally(&event);
    assert_eq!((tally[&1], tally[&2], tally[&3]), ((0, 1), (1, 0), (1, 0)));
    for other in [3, 4] {
        let played = event.played(event.between(5, other));
        assert!(matches!(played.record.expect("decided").outcome, Outcome::Walkover(_)));
    }
    let rated = event.club.ratings(ListId::MAIN).expect("a list").matches().count();
    assert_eq!(rated, 2, "walkovers are never rated");
}

#[test]
fn what_was_not_played_can_count_for_nobody() {
    let event = left_by(ExitEffect::VoidUnplayed);
    let tally = tally(&event);
    assert_eq!((tally[&1], tally[&2], tally[&3], tally[&5]), ((0, 1), (1, 0), (0, 0), (1, 1)));
    for other in [3, 4] {
        assert_eq!(event.played(event.between(5, other)).state(), MatchState::Void);
    }
}

#[test]
fn nothing_may_count_at_all_and_what_was_played_stays_rated() {
    let mut event = left_by(ExitEffect::VoidAll);
    let tally = tally(&event);
    assert_eq!((tally[&1], tally[&2], tally[&3], tally[&5]), ((0, 0), (0, 0), (0, 0), (0, 0)));
    let last = event.cup().standings().pop().expect("five lines");
    assert_eq!((last.player.0, last.rank), (5, None));
    assert_eq!(event.club.ratings(ListId::MAIN).expect("a list").matches().count(), 2);
    let refused =
        event.perform(vec![event.result(event.between(5, 3), Outcome::Score(Score::new(2, 0)))]);
    assert_eq!(
        refused,
        Err(Refusal::Event(EventRefusal::CountsForNobody(CUP, MatchNo(event.between(5, 3)))))
    );
    event.play_out();
    event.must(Action::CloseTournament(CloseTournament { tournament: CUP }));
}

/// FIDE C.05: with less than half of the games played the results do not count.
#[test]
fn under_half_of_the_matches_everything_is_proposed_to_be_void() {
    let mut event = Memory::of(ROUND_ROBIN, 5);
    let proposed = |event: &Memory| event.cup().proposed_effect(PlayerId(5));
    assert_eq!(proposed(&event), ExitEffect::VoidAll);
    event.beats(1, 5);
    assert_eq!(proposed(&event), ExitEffect::VoidAll);
    event.beats(2, 5);
    assert_eq!(proposed(&event), ExitEffect::ForfeitRest, "two of four are half");
}

/// Three players in a cycle, who stay tied if the fourth does not count.
fn circle() -> Memory {
    let mut event = Memory::of(ROUND_ROBIN, 4);
    let next = StagePlan {
        takes: Some(2),
        ..plan(Format::SingleElimination { third_place: false, placement: false })
    };
    event.must(Action::AddStage(AddStage { tournament: CUP, stage: 2, plan: Box::new(next) }));
    event.beats(1, 4);
    event.leaves(4, ExitEffect::VoidAll);
    for (winner, loser) in [(1, 2), (2, 3), (3, 1)] {
        event.beats(winner, loser);
    }
    assert_eq!(event.cup().cut(2), Cut::Tied((1..=3).map(PlayerId).collect()));
    event
}

#[test]
fn lots_decide_among_those_left_and_only_the_lots_drawn() {
    let mut event = circle();
    let mut order: Vec<PlayerId> = (1..=3).map(PlayerId).collect();
    shuffle(&mut order, 7);
    let tie = |order: &[PlayerId]| {
        Action::BreakTie(BreakTie {
            tournament: CUP,
            stage: 1,
            order: order.to_vec(),
            lots: Some(7),
            reason: None,
        })
    };
    let mut other = order.clone();
    other.swap(0, 1);
    assert_eq!(
        event.perform(vec![tie(&other)]),
        Err(Refusal::Event(EventRefusal::NotTheLots(CUP)))
    );
    event.must(tie(&order));
    // As a desk asks that still shows the tie.
    let again = event.perform(vec![tie(&order)]);
    assert_eq!(again, Err(Refusal::Event(EventRefusal::TieBroken(CUP))));
    let ranks = event.ranks();
    assert_eq!(ranks[..3].iter().map(|line| PlayerId(line.0)).collect::<Vec<_>>(), order);
    assert_eq!(
        ranks.iter().map(|line| line.1).collect::<Vec<_>>(),
        [Some(1), Some(2), Some(3), None]
    );
    event.draw();
    assert_eq!(event.cup().matches_of(2).count(), 1);
}

#[test]
fn play_offs_decide_and_count_for_nothing_else() {
    let mut event = circle();
    let before = tally(&event);
    let ranks = |event: &Memory| {
        let ranks = event.ranks().into_iter().filter(|(_, rank)| rank.is_some());
        ranks.collect::<BTreeMap<_, _>>()
    };
    let play_off = |event: &Memory, sides: [u32; 2]| {
        let (no, length) = (event.club.next_match(CUP), Length::FirstTo(1));
        let sides = sides.map(PlayerId);
        Action::AddPlayOff(AddPlayOff { tournament: CUP, stage: 1, no, sides, length })
    };
    // The second named wins. It says nothing of a third who has played none.
    for (sides, then) in [([1, 2], [1, 1, 1]), ([1, 3], [3, 1, 1]), ([2, 3], [3, 2, 1])] {
        let (no, added) = (event.club.next_match(CUP), play_off(&event, sides));
        event.must(added);
        let won = event.result(no.0, Outcome::Score(Score::new(0, 1)));
        event.must(won);
        assert_eq!(event.played(no.0).round, RoundName::PlayOff);
        assert_eq!(ranks(&event), (1..).zip(then.map(Some)).collect(), "{sides:?}");
        if then == [1, 1, 1] {
            assert_eq!(event.cup().cut(2), Cut::Tied((1..=3).map(PlayerId).collect()));
        }
        if then == [3, 1, 1] {
            let again = play_off(&event, [1, 2]);
            assert_eq!(event.perform(vec![again]), Err(Refusal::Event(EventRefusal::NotTied(CUP))));
        }
    }
    assert_eq!(tally(&event), before);
}

/// Asserts that everybody meets everybody once, and nobody plays twice in a round.
#[track_caller]
fn is_a_round_robin(event: &Memory, players: &BTreeSet<u32>, rounds: u32) {
    let (mut pairs, mut busy, mut last) = (BTreeSet::new(), BTreeSet::new(), 0);
    for played in &event.cup().matches {
        let [a, b] = event.sides(played.no.0);
        if !(players.contains(&a) && players.contains(&b)) {
            continue;
        }
        let RoundName::Round(round) = played.round else { panic!("{:?}", played.round) };
        assert!(pairs.insert([a.min(b), a.max(b)]), "{a} and {b} meet twice");
        for player in [a, b] {
            assert!(busy.insert((round, player)), "{player} plays twice in round {round}");
        }
        last = last.max(round);
    }
    assert_eq!(pairs.len(), players.len() * (players.len() - 1) / 2);
    assert_eq!(last, rounds);
}

#[test]
fn whoever_joins_an_odd_field_plays_while_others_would_rest() {
    let mut event = Memory::of(ROUND_ROBIN, 5);
    event.record(1, 2, 0);
    event.must(late(6, None));
    is_a_round_robin(&event, &(1..=6).collect(), 5);
}

#[test]
fn whoever_joins_an_even_field_plays_in_rounds_of_their_own() {
    let mut event = Memory::of(ROUND_ROBIN, 4);
    event.must(late(5, None));
    is_a_round_robin(&event, &(1..=5).collect(), 7);
    event.must(late(6, None));
    event.play_out();
    assert_eq!(event.ranks().len(), 6);
}

#[test]
fn nobody_joins_once_the_second_round_has_begun_unless_the_operator_allows_it() {
    let mut event = Memory::of(ROUND_ROBIN, 5);
    let second = event.cup().matches.iter().find(|m| m.round == RoundName::Round(2));
    event.record(second.expect("a second round").no.0, 2, 0);
    let refused = event.perform(vec![late(6, None)]);
    let closed = LateClosed::RoundPassed { until: 1, reached: 2, byes: true };
    assert_eq!(refused, Err(Refusal::Event(EventRefusal::LateEntriesClosed(CUP, closed))));
    assert_eq!(closed.reopened_by(), Some(2));
    event.must(Action::SetLateEntries(SetLateEntries { tournament: CUP, until: 2 }));
    event.must(late(6, None));
    is_a_round_robin(&event, &(1..=6).collect(), 5);
}

#[test]
fn only_a_round_robin_that_is_played_ends_late_entries_with_a_round() {
    let set = |until| Action::SetLateEntries(SetLateEntries { tournament: CUP, until });
    let refused = |refusal| Err(Refusal::Event(refusal));
    let mut bracket =
        Memory::of(Format::SingleElimination { third_place: false, placement: false }, 4);
    assert_eq!(bracket.perform(vec![set(2)]), refused(EventRefusal::NoLateRound(CUP)));
    let full = EventRefusal::LateEntriesClosed(CUP, LateClosed::BracketFull);
    assert_eq!(bracket.perform(vec![late(5, None)]), refused(full));
    let mut event = Memory::of(ROUND_ROBIN, 4);
    event.must(set(0));
    let never = LateClosed::RoundPassed { until: 0, reached: 1, byes: false };
    let never = EventRefusal::LateEntriesClosed(CUP, never);
    assert_eq!(event.perform(vec![late(5, None)]), refused(never));
}

#[test]
fn whoever_comes_late_goes_to_the_smallest_group_first() {
    let mut event = Memory::of(Format::Groups { groups: 2, double: false, split: Split::Snake }, 7);
    let open = event.cup().late_places();
    let smaller = event.cup().stages[0].draw.as_ref().expect("drawn").groups[0].len() == 3;
    let group = if smaller { 1 } else { 2 };
    assert_eq!(open, [group, 3 - group].map(|group| LatePlace::Group(Some(group))));
    let (player, seed) = (PlayerId(8), None);
    event.must(Action::EnterLate(EnterLate {
        tournament: CUP,
        player,
        group: Some(group),
        seed,
        rating: None,
        missed: None,
    }));
    let groups = &event.cup().stages[0].draw.as_ref().expect("drawn").groups;
    let members = groups[group as usize - 1].iter().map(|player| player.0).collect();
    is_a_round_robin(&event, &members, 3);
}
