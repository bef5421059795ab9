//! The players who advance in an elimination, found by following its slots, and their places.

use std::collections::BTreeMap;

use banzuke::club::{Match, Tournament};
use banzuke::domain::bracket::{Branch, Slot};
use banzuke::domain::ids::MatchNo;
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;

use super::tally::{classes, end};

/// The player in a slot.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Occupant {
    Player(PlayerId),
    Nobody,
    Unknown,
}

fn find(cup: &Tournament, no: MatchNo) -> &Match {
    cup.matches.iter().find(|one| one.no == no).expect("a slot names a match")
}

fn occupant(cup: &Tournament, one: &Match, side: usize) -> Occupant {
    match one.slots[side] {
        Slot::Entrant(player) => Occupant::Player(player),
        Slot::RankOf(rank) => {
            let draw = cup.stages[one.stage as usize - 1].draw.as_ref().expect("drawn");
            let found = draw.qualified.iter().find(|(_, own)| **own == rank);
            Occupant::Player(*found.expect("qualified").0)
        }
        Slot::WinnerOf(no) => passed_on(cup, find(cup, no))[0],
        Slot::LoserOf(no) => passed_on(cup, find(cup, no))[1],
    }
}

/// The winner and the loser of a match. A player without an opponent advances; if both lose, nobody does.
fn passed_on(cup: &Tournament, one: &Match) -> [Occupant; 2] {
    let sides = [0, 1].map(|side| occupant(cup, one, side));
    match (sides, end(one)) {
        ([Occupant::Player(a), Occupant::Player(b)], Some(end)) => match end.winner {
            Some(0) => [a, b].map(Occupant::Player),
            Some(_) => [b, a].map(Occupant::Player),
            None => [Occupant::Nobody; 2],
        },
        ([Occupant::Nobody, other] | [other, Occupant::Nobody], _) => [other, Occupant::Nobody],
        _ => [Occupant::Unknown; 2],
    }
}

/// Each match has the players of its slots; a second grand final exists only if the unbeaten side lost the first.
pub(super) fn walk(cup: &Tournament, stage: u32) {
    for one in cup.matches.iter().filter(|one| one.stage == stage) {
        for side in [0, 1] {
            let found = occupant(cup, one, side);
            let there = match (one.sides[side], one.vacant[side]) {
                (Some(player), _) => Occupant::Player(player),
                (None, true) => Occupant::Nobody,
                (None, false) => Occupant::Unknown,
            };
            assert_eq!(there, found, "side {side} of {one:?}");
        }
        if let Some(first) = one.resets {
            let lost = end(find(cup, first)).and_then(|end| end.winner);
            assert_eq!(lost, Some(1), "a second grand final: {one:?}");
        }
    }
}

/// The players after all matches, the best first: a player who goes out later is better, and
/// players who go out in one round are equal. None while a match is open, and if both lost one.
pub(super) fn order(cup: &Tournament, stage: u32) -> Option<Vec<Vec<PlayerId>>> {
    let matches: Vec<&Match> =
        cup.matches.iter().map(AsRef::as_ref).filter(|one| one.stage == stage).collect();
    let players = cup.stages[stage as usize - 1].draw.as_ref()?;
    let players: Vec<PlayerId> =
        players.seeds.iter().chain(players.late.values()).copied().collect();
    // How late the last match lost was, by player: the round, and behind all rounds the matches for places.
    let mut out: BTreeMap<PlayerId, u32> = players.iter().map(|one| (*one, u32::MAX)).collect();
    for one in &matches {
        let [Some(a), Some(b)] = one.sides else { continue };
        let winner = end(one)?.winner?;
        let [winner, loser] = if winner == 0 { [a, b] } else { [b, a] };
        let seat = one.seat?;
        let goes_on = matches.iter().any(|next| next.slots.contains(&Slot::LoserOf(one.no)));
        match (&one.round, seat.branch) {
            (RoundName::ThirdPlace, _) => {
                out.extend([(winner, 1_000_001), (loser, 1_000_000)]);
            }
            (RoundName::Final | RoundName::GrandFinal | RoundName::GrandFinalReset, _) => {
                out.extend([(winner, u32::MAX), (loser, 2_000_000)]);
            }
            (_, Branch::Places(_)) => return None,
            (_, Branch::Main | Branch::Losers) if !goes_on => {
                out.insert(loser, seat.column);
            }
            _ => {}
        }
    }
    Some(classes(&players, |one| f64::from(out[&one])))
}
