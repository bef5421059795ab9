//! Results that were entered wrongly.

use banzuke::club::action::{CallMatch, StartMatch};
use banzuke::club::{Action, MatchState, Refusal};
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::format::Format;
use banzuke::domain::ids::MatchNo;
use banzuke::domain::length::{Length, ScoreFault};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{ExitEffect, Outcome, Score, Side};

use crate::common::CUP;
use crate::events::memory::Memory;

const KNOCK_OUT: Format = Format::SingleElimination { third_place: false, placement: false };

/// brackets-manager.js #219, #73: "update throws, status complete"; 5stack-panel #422: the only
/// way out was to delete the whole tournament.
#[test]
fn a_wrong_result_is_corrected_after_the_final_was_played() {
    let mut event = Memory::of(KNOCK_OUT, 4);
    event.play_out();
    assert_eq!(event.sides(3), [1, 2]);
    event.correct(event.between(2, 3), 0, 2, &[3]);
    assert_eq!(event.sides(3), [1, 3]);
    assert_eq!(event.played(3).state(), MatchState::Ready, "to be played again");
    event.beats(3, 1);
    assert_eq!(event.ranks()[0], (3, Some(1)));
}

/// brackets-manager.js #65: "The match is locked", though only the score was wrong.
#[test]
fn a_score_is_corrected_after_the_final_and_nobody_moves() {
    let mut event = Memory::of(KNOCK_OUT, 8);
    event.play_out();
    let before = event.ranks();
    let no = event.between(1, 8);
    let score = if event.sides(no)[0] == 1 { [2, 1] } else { [1, 2] };
    event.correct(no, score[0], score[1], &[]);
    assert_eq!(event.ranks(), before);
    assert!(event.cup().matches.iter().all(|played| played.record.is_some()));
}

/// unitedworldwrestling/arena-public #256: after the correction of a mistaken double
/// disqualification, a new semi-final had athletes who were already out; the category was lost.
#[test]
fn a_mistaken_double_disqualification_corrected_brings_back_the_same_semi_final() {
    let mut event = Memory::of(KNOCK_OUT, 8);
    for loser in 5..=8 {
        event.beats(9 - loser, loser);
    }
    let semi_final = event.between(2, 3);
    let before = event.cup().matches.clone();
    event.ends(semi_final, Outcome::DoubleDisqualification);
    event.beats(1, 4);
    assert_eq!(event.played(7).state(), MatchState::Bye, "the final has one side");
    let sides = event.sides(semi_final);
    let score = if sides[0] == 2 { [2, 1] } else { [1, 2] };
    event.correct(semi_final, score[0], score[1], &[]);
    assert_eq!(event.sides(semi_final), sides, "the same two");
    assert_eq!(event.sides(7), [1, 2]);
    for (old, new) in before.iter().zip(&event.cup().matches) {
        assert_eq!((old.no, old.slots, old.seat), (new.no, new.slots, new.seat), "the same draw");
    }
}

/// tournament-organizer #40: clearing a result did not reach later matches.
#[test]
fn a_correction_reaches_every_match_behind() {
    let mut event = Memory::of(KNOCK_OUT, 16);
    event.play_out();
    let no = event.between(1, 16);
    let behind: Vec<u32> = event
        .cup()
        .matches
        .iter()
        .filter(|m| m.has(PlayerId(1)))
        .map(|m| m.no.0)
        .filter(|other| *other != no)
        .collect();
    assert_eq!(behind.len(), 3);
    event.correct(no, 0, 2, &behind);
    assert_eq!(event.played(behind[0]).state(), MatchState::Ready);
    for later in &behind[1..] {
        assert_eq!(event.played(*later).state(), MatchState::Waiting, "match {later}");
        assert!(!event.sides(*later).contains(&1));
    }
}

/// `CourtHive`/competition-factory, swapWinnerLoser: the names were exchanged, but not the scores.
#[test]
fn results_stand_for_the_other_player_where_only_the_names_were_exchanged() {
    let mut event = Memory::of(KNOCK_OUT, 4);
    event.play_out();
    let semi_final = event.between(2, 3);
    let won_by_3 = Outcome::Score(if event.sides(semi_final)[0] == 3 {
        Score::new(2, 0)
    } else {
        Score::new(0, 2)
    });
    event.must(event.correction(semi_final, won_by_3, [&[], &[3]]));
    assert_eq!(event.sides(3), [1, 3]);
    assert_eq!(event.played(3).winner().map(|player| player.0), Some(1));
}

/// evroon/bracket stores 0-0 for an unplayed match, which then counts as a draw in its tables and ratings.
#[test]
fn nil_nil_is_no_result_and_an_unplayed_match_is_no_draw() {
    let mut event = Memory::of(Format::RoundRobin { double: false }, 4);
    let nothing = event.result(1, Outcome::Score(Score::new(0, 0)));
    let (no, length) = (MatchNo(1), Length::FirstTo(2));
    let refused = Refusal::BadScore(CUP, no, length, ScoreFault::NoGames);
    assert_eq!(event.perform(vec![nothing]), Err(refused));
    for line in event.cup().standings() {
        assert_eq!((line.rank, line.tally.draws), (Some(1), 0), "{line:?}");
    }
}

/// Liquipedia PR #6772: unfinished matches were counted in the standings.
#[test]
fn a_match_at_a_table_counts_for_nothing_yet() {
    let mut event = Memory::of(Format::RoundRobin { double: false }, 4);
    event.beats(1, 2);
    let before = event.cup().standings();
    let no = event.between(3, 4);
    event.must(Action::CallMatch(CallMatch {
        tournament: CUP,
        no: MatchNo(no),
        table: "1".to_owned(),
    }));
    event.must(Action::StartMatch(StartMatch { tournament: CUP, no: MatchNo(no) }));
    assert_eq!(event.cup().standings(), before);
}

/// `CourtHive`/competition-factory #3847: a double walkover fed one consolation match twice.
#[test]
fn a_double_walkover_sends_nobody_on_and_nobody_down() {
    let mut event = Memory::of(Format::DoubleElimination { grand_final: GrandFinal::Reset }, 4);
    event.ends(event.between(1, 4), Outcome::DoubleWalkover);
    event.beats(2, 3);
    // 2 has nobody to meet in the winners' final, nor 3 in the losers' bracket.
    assert_eq!(event.cup().matches_in(MatchState::Bye).count(), 3);
    let last = event.between(2, 3);
    let grand_final = event.cup().matches.iter().rfind(|m| m.state() == MatchState::Ready);
    let grand_final = grand_final.expect("it can be played").no.0;
    assert_ne!(last, grand_final);
    assert_eq!(event.sides(grand_final), [2, 3]);
    event.record(grand_final, 2, 0);
    // Nobody has come third: both who did not play move up.
    let last = Some(3);
    assert_eq!(event.ranks(), [(2, Some(1)), (3, Some(2)), (1, last), (4, last)]);
}

/// Of eight, 1 and 8 do not come: one semi-final is a walkover without a loser, and the losers of
/// the first round are fourth. If the finalists do not come either, nobody is first.
#[test]
fn places_after_double_walkovers_have_no_holes() {
    let mut event = Memory::of(KNOCK_OUT, 8);
    event.ends(event.between(1, 8), Outcome::DoubleWalkover);
    event.beats(4, 5);
    event.beats(3, 6);
    event.beats(2, 7);
    event.beats(2, 3);
    let fourth = [1, 5, 6, 7, 8].map(|player| (player, Some(4)));
    let end = event.between(2, 4);
    let mut empty = event.clone();
    event.beats(2, 4);
    let mut ranks = event.ranks();
    ranks.sort_unstable_by_key(|(player, rank)| (*rank, *player));
    assert_eq!(ranks[..3], [(2, Some(1)), (4, Some(2)), (3, Some(3))]);
    assert_eq!(ranks[3..], fourth);
    empty.ends(end, Outcome::DoubleWalkover);
    let mut ranks = empty.ranks();
    ranks.sort_unstable_by_key(|(player, rank)| (*rank, *player));
    assert_eq!(ranks[..3], [(2, Some(2)), (4, Some(2)), (3, Some(3))]);
    assert_eq!(ranks[3..], fourth);
}

/// `CourtHive`/competition-factory #4910: a walkover against a still empty slot let both advance.
#[test]
fn a_walkover_waits_until_the_opponent_is_known() {
    let mut event = Memory::of(KNOCK_OUT, 4);
    event.beats(1, 4);
    event.leaves(1, ExitEffect::ForfeitRest);
    assert_eq!(event.played(3).state(), MatchState::Waiting);
    assert_eq!(event.played(3).record, None, "nobody has won the final yet");
    event.beats(3, 2);
    let record = event.played(3).record.expect("now it is known who has");
    assert_eq!(
        (record.sides.map(|player| player.0), record.outcome),
        ([1, 3], Outcome::Walkover(Side::B))
    );
}

/// `CourtHive`/competition-factory #4909: a loser who had advanced through a bye counted as out of the event.
#[test]
fn whoever_loses_after_a_bye_drops_into_the_losers_bracket() {
    let mut event = Memory::of(Format::DoubleElimination { grand_final: GrandFinal::Simple }, 5);
    event.beats(4, 5);
    event.beats(4, 1);
    event.beats(2, 3);
    event.beats(5, 3);
    let live: Vec<u32> =
        event.cup().matches_in(MatchState::Ready).flat_map(|m| event.sides(m.no.0)).collect();
    assert!(live.contains(&1), "1 plays on: {live:?}");
    event.play_out();
    assert!(event.cup().matches.iter().all(|m| !m.state().is_open()));
}
