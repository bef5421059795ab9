//! Several players leave the event, one after another.

use banzuke::club::action::Withdraw;
use banzuke::club::{Action, MatchState, Phase};
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::format::Format;
use banzuke::domain::ids::MatchNo;
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{ExitEffect, ExitReason, Outcome, Side};

use super::memory::Memory;
use crate::common::{CUP, today};

const KNOCK_OUT: Format = Format::SingleElimination { third_place: false, placement: false };

#[test]
fn whoever_had_a_walkover_and_played_on_keeps_both_when_leaving_later() {
    for format in [KNOCK_OUT, Format::DoubleElimination { grand_final: GrandFinal::Reset }] {
        let mut event = Memory::of(format, 4);
        event.leaves(4, ExitEffect::ForfeitRest);
        event.beats(2, 3);
        event.beats(1, 2);
        let (final_no, before) = (event.between(1, 2), event.cup().standings());
        event.leaves(1, ExitEffect::ForfeitRest);
        let walkover = event.played(event.between(1, 4)).record.expect("a walkover");
        assert_eq!(walkover.outcome, Outcome::Walkover(Side::A), "{format:?}");
        assert!(event.played(final_no).record.is_some(), "what was played stands: {format:?}");
        if format == KNOCK_OUT {
            assert_eq!(event.cup().standings(), before);
        }
    }
}

#[test]
fn a_walkover_in_a_round_robin_stands_when_its_winner_leaves_too() {
    let mut event = Memory::of(Format::RoundRobin { double: false }, 4);
    event.leaves(4, ExitEffect::ForfeitRest);
    event.beats(1, 2);
    event.beats(1, 3);
    event.beats(2, 3);
    let before = event.cup().standings();
    event.leaves(3, ExitEffect::ForfeitRest);
    assert_eq!(event.cup().standings(), before, "nobody's points move");
}

/// The winner of a grand final and the winner's side are different things: the reset depends on the side.
#[test]
fn the_reset_goes_where_the_walkover_comes_from_the_other_side() {
    let mut event = Memory::of(Format::DoubleElimination { grand_final: GrandFinal::Reset }, 2);
    event.beats(1, 2);
    event.leaves(1, ExitEffect::ForfeitRest);
    assert!(event.cup().match_no(MatchNo(3)).is_some(), "1 has lost once, as 2 has");
    event.correct(1, 0, 2, &[]);
    assert_eq!(event.cup().match_no(MatchNo(3)), None, "1 has lost twice");
    assert_eq!(event.ranks(), [(2, Some(1)), (1, Some(2))]);
}

#[test]
fn two_who_leave_together_both_lose_their_match() {
    let mut event = Memory::of(KNOCK_OUT, 4);
    let leave = |player| {
        Action::Withdraw(Withdraw {
            tournament: CUP,
            player: PlayerId(player),
            reason: ExitReason::Disqualified,
            effect: ExitEffect::ForfeitRest,
            on: today(),
            decision: 0,
        })
    };
    event.perform(vec![leave(1), leave(4)]).expect("both leave");
    let lost = event.played(event.between(1, 4)).record.expect("lost by both");
    assert_eq!(lost.outcome, Outcome::DoubleDisqualification);
    event.beats(2, 3);
    assert_eq!(event.played(3).state(), MatchState::Bye, "the final has one side");
    assert_eq!((event.cup().phase, event.ranks()[0]), (Phase::Running, (2, Some(1))));
}
