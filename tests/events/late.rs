//! Late entries.

use banzuke::club::Refusal;
use banzuke::club::refusal::EventRefusal;
use banzuke::club::tournament::{LateClosed, LatePlace};
use banzuke::domain::bracket::{Branch, GrandFinal};
use banzuke::domain::format::Format;
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::Outcome;

use super::memory::{Memory, late};
use crate::common::{CUP, add_player};

const KNOCK_OUT: Format = Format::SingleElimination { third_place: false, placement: false };

#[test]
fn a_bye_whose_player_walked_on_into_a_played_final_is_taken() {
    // 1 has a bye, and nobody comes out of the quarter-final below: 1 is in the final.
    let mut event = Memory::of(KNOCK_OUT, 6);
    event.ends(event.between(4, 5), Outcome::DoubleWalkover);
    event.beats(3, 6);
    event.beats(2, 3);
    event.beats(1, 2);
    let refused = event.perform(vec![late(7, Some(8))]);
    assert_eq!(
        refused,
        Err(Refusal::Event(EventRefusal::LateEntriesClosed(CUP, LateClosed::ByesUsed)))
    );
}

#[test]
fn the_losers_bracket_grows_with_the_winners_bracket() {
    let mut event = Memory::of(Format::DoubleElimination { grand_final: GrandFinal::Simple }, 5);
    let matches = |event: &Memory, wanted: Branch| {
        let all = event.cup().matches.iter().filter_map(|m| m.seat);
        all.filter(|seat| seat.branch == wanted).count()
    };
    // Four who lose in the winners' bracket, and the one who wins it: 4 + 3 + the grand final.
    assert_eq!([Branch::Main, Branch::Losers].map(|one| matches(&event, one)), [5, 3]);
    event.beats(4, 5);
    event.must(late(6, Some(6)));
    assert_eq!([Branch::Main, Branch::Losers].map(|one| matches(&event, one)), [6, 4]);
    event.beats(6, 3);
    event.play_out();
    assert!(event.cup().matches.iter().all(|m| m.record.is_some()));
}

#[test]
fn every_bye_of_every_bracket_can_be_taken_in_any_order() {
    let formats = [
        KNOCK_OUT,
        Format::SingleElimination { third_place: true, placement: false },
        Format::SingleElimination { third_place: false, placement: true },
        Format::DoubleElimination { grand_final: GrandFinal::Simple },
        Format::DoubleElimination { grand_final: GrandFinal::Reset },
    ];
    for format in formats {
        for players in 2..=17_u32 {
            for turn in 0..3 {
                fill(format, players, turn);
            }
        }
    }
}

/// Fills all byes from one end, the other, or the middle, and plays on; the
/// number of matches must be that of the same bracket from the beginning.
fn fill(format: Format, players: u32, turn: usize) {
    let mut event = Memory::of(format, players);
    let mut next = players + 1;
    loop {
        let open = event.cup().late_places();
        let at = [0, open.len().saturating_sub(1), open.len() / 2][turn];
        let Some(LatePlace::Seed(seed)) = open.get(at).copied() else { break };
        if event.club.player(PlayerId(next)).is_none() {
            event.must(add_player(event.club.next_player(), &format!("player {next}")));
        }
        event.must(late(next, Some(seed)));
        next += 1;
    }
    let size = players.next_power_of_two();
    assert_eq!(next - 1, size, "{format:?} of {players}: every bye is taken");
    let full = Memory::of(format, size);
    let rounds = |event: &Memory| {
        let mut rounds: Vec<_> =
            event.cup().matches.iter().map(|m| (m.seat, m.round.clone(), m.stakes)).collect();
        rounds.sort_by_key(|line| line.0);
        rounds
    };
    assert_eq!(rounds(&event), rounds(&full), "{format:?} of {players} filled up to {size}");
    event.play_out();
    assert_eq!(event.ranks()[0].1, Some(1));
}
