//! Plays a bracket to its end.

use std::collections::{BTreeMap, HashMap};

use banzuke::domain::bracket::{Pairing, Slot};
use banzuke::domain::ids::MatchNo;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

/// The rule for the winners of matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// The better seed wins always.
    Favourites,
    /// The worse seed wins always.
    Underdogs,
    /// A random player wins, from this seed.
    Luck(u64),
}

impl Way {
    /// All that are tried.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        [Self::Favourites, Self::Underdogs].into_iter().chain((1..=5).map(Self::Luck))
    }
}

/// A match that was played.
#[derive(Debug)]
pub(super) struct Played<'a> {
    pub(super) pairing: &'a Pairing,
    /// The seeds of the two players.
    pub(super) sides: [u32; 2],
    pub(super) winner: u32,
    pub(super) loser: u32,
}

/// Plays all matches, without a reset match that is not needed.
pub(super) fn play_out(pairings: &[Pairing], way: Way) -> Vec<Played<'_>> {
    let mut luck = ChaCha8Rng::seed_from_u64(if let Way::Luck(seed) = way { seed } else { 0 });
    let mut ends: HashMap<MatchNo, (u32, u32)> = HashMap::new();
    let mut all: Vec<Played<'_>> = Vec::new();
    for pairing in pairings {
        let decided = |grand_final: MatchNo| {
            let first = all.iter().find(|played| played.pairing.no == grand_final);
            first.is_some_and(|played| played.winner == played.sides[0])
        };
        if pairing.resets.is_some_and(decided) {
            continue;
        }
        let sides = pairing.slots.map(|slot| match slot {
            Slot::Entrant(player) => player.0,
            Slot::WinnerOf(no) => ends[&no].0,
            Slot::LoserOf(no) => ends[&no].1,
            Slot::RankOf(_) => unreachable!("one stage"),
        });
        let [better, worse] = [sides[0].min(sides[1]), sides[0].max(sides[1])];
        let better_wins = match way {
            Way::Favourites => true,
            Way::Underdogs => false,
            Way::Luck(_) => luck.next_u32().is_multiple_of(2),
        };
        let (winner, loser) = if better_wins { (better, worse) } else { (worse, better) };
        ends.insert(pairing.no, (winner, loser));
        all.push(Played { pairing, sides, winner, loser });
    }
    all
}

/// The place of each player; the stakes of the last match count.
pub(super) fn places(played: &[Played<'_>]) -> BTreeMap<u32, u32> {
    let mut places = BTreeMap::new();
    for one in played {
        let stakes = one.pairing.stakes;
        for (player, place) in [(one.winner, stakes.winner), (one.loser, stakes.loser)] {
            places.extend(place.map(|place| (player, place)));
        }
    }
    places
}

/// The number of losses of each.
pub(super) fn losses(played: &[Played<'_>]) -> BTreeMap<u32, u32> {
    let mut losses = BTreeMap::new();
    for one in played {
        losses.entry(one.winner).or_insert(0);
        *losses.entry(one.loser).or_insert(0) += 1;
    }
    losses
}
