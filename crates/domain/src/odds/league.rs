//! The odds of a group in a round robin.

use super::seeded_rng::SeededRng;
use super::{Gathered, Method, Odds, Places, Simulation};
use crate::number::PlayerId;
use crate::progress::{Progress, ProgressCounter, Stopped, Task};
use crate::score::Score;

/// Up to so many ways are calculated one by one, for any number of runs.
const FEW: u32 = 4096;

/// The odds of each rank. `open` are the matches still to be played, each with the ways it may end; `ranks` gives the
/// standings once they have ended in the scores given to it, which are in their order: for each of `players` the rank,
/// shared by tied players, or `None` for a player outside the standings. Score lines matter, since ties are broken by
/// games.
///
/// Tied players get an order by lot. Progress counts ways.
///
/// All ways are calculated if there are no more than runs; else the matches are simulated.
pub fn league(
    players: &[PlayerId],
    open: &[Vec<(Score, f64)>],
    simulation: Simulation,
    mut ranks: impl FnMut(&[Score]) -> Vec<Option<u32>>,
    progress: &dyn Progress,
) -> Result<Odds, Stopped> {
    let mut gathered = Gathered::new(players.len(), players.len());
    let few = u128::from(simulation.runs.max(FEW));
    let ways = open.iter().try_fold(1_u128, |ways, ends| {
        let ways = ways.checked_mul(u128::try_from(ends.len()).ok()?)?;
        (ways <= few).then_some(ways)
    });
    let runs = ways.and_then(|ways| u32::try_from(ways).ok()).unwrap_or(simulation.runs);
    let count = ProgressCounter::new(
        progress,
        Task::PlayingOut,
        usize::try_from(runs).unwrap_or(usize::MAX),
    );
    let mut note = |scores: &[Score], weight: f64| {
        share(&mut gathered, &ranks(scores), weight);
        count.one()
    };
    let (method, whole) = if ways.is_some() {
        each_way(open, &mut Vec::new(), 1.0, &mut note)?;
        (Method::Exact, 1.0)
    } else {
        let mut luck = SeededRng::new(simulation.seed);
        for _ in 0..simulation.runs {
            let scores: Vec<Score> = open.iter().map(|ends| drawn(ends, &mut luck)).collect();
            note(&scores, 1.0)?;
        }
        (Method::Simulated(simulation), f64::from(simulation.runs.max(1)))
    };
    let last = u32::try_from(players.len()).unwrap_or(u32::MAX);
    let places = (1..=last).map(|rank| Places { first: rank, last: rank }).collect();
    Ok(Odds { places, players: gathered.chances(players, whole), method })
}

/// Goes through all ways in which the matches after those of `scores` may end.
fn each_way(
    open: &[Vec<(Score, f64)>],
    scores: &mut Vec<Score>,
    weight: f64,
    note: &mut impl FnMut(&[Score], f64) -> Result<(), Stopped>,
) -> Result<(), Stopped> {
    let Some(ends) = open.get(scores.len()) else {
        return note(scores, weight);
    };
    for &(score, probability) in ends.iter().filter(|(_, probability)| *probability > 0.0) {
        scores.push(score);
        each_way(open, scores, weight * probability, note)?;
        scores.pop();
    }
    Ok(())
}

/// One of the ways, by luck.
fn drawn(ends: &[(Score, f64)], luck: &mut SeededRng) -> Score {
    let mut left = luck.unit();
    let found = ends.iter().find(|(_, probability)| {
        left -= probability;
        left < 0.0
    });
    // Rounding may leave a rest; it goes to the last result with a probability above 0.
    let last = || ends.iter().rev().find(|(_, probability)| *probability > 0.0);
    found.or_else(last).map(|(score, _)| *score).unwrap_or_default()
}

/// Gives each player the place, and tied players each of theirs in turn.
fn share(gathered: &mut Gathered, ranks: &[Option<u32>], weight: f64) {
    for (player, rank) in ranks.iter().enumerate() {
        let Some(rank) = rank.and_then(|rank| usize::try_from(rank).ok()).filter(|&r| r > 0) else {
            continue;
        };
        let equals = ranks.iter().filter(|other| **other == ranks[player]);
        let last = (rank - 1 + equals.count()).min(gathered.columns);
        let places = rank - 1..last;
        let each = weight / u32::try_from(places.len()).map_or(f64::INFINITY, f64::from);
        for place in places {
            gathered.add(player, place, each);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::length::Length;
    use crate::odds::ends;
    use crate::progress::NoProgress;

    fn league(
        players: &[PlayerId],
        open: &[Vec<(Score, f64)>],
        simulation: Simulation,
        ranks: impl FnMut(&[Score]) -> Vec<Option<u32>>,
    ) -> Odds {
        NoProgress::whole(super::league(players, open, simulation, ranks, &NoProgress))
    }

    const THREE: [PlayerId; 3] = [PlayerId(1), PlayerId(2), PlayerId(3)];

    /// 1–2, 1–3, 2–3 by wins alone.
    fn by_wins(scores: &[Score]) -> Vec<Option<u32>> {
        let mut wins = [0; 3];
        for (score, [a, b]) in scores.iter().zip([[0, 1], [0, 2], [1, 2]]) {
            wins[if score.a > score.b { a } else { b }] += 1;
        }
        let rank = |own: &u32| 1 + wins.iter().filter(|other| *other > own).count();
        wins.iter().map(|own| u32::try_from(rank(own)).ok()).collect()
    }

    fn games(chances: [f64; 3]) -> Vec<Vec<(Score, f64)>> {
        chances.map(|p| ends(Length::FirstTo(1), [0, 0], p, false)).to_vec()
    }

    /// By hand: 1 beats both with 0.6 each, 2 beats 3 with 0.5. First alone with 0.36; all three
    /// level in 0.6·0.4·0.5 twice, where each is first by lot in a third.
    #[test]
    fn three_players_by_hand() {
        let odds = league(&THREE, &games([0.6, 0.6, 0.5]), Simulation::STANDARD, by_wins);
        assert!(odds.is_exact());
        let level = 2.0 * 0.6 * 0.4 * 0.5;
        let first = 0.36 + level / 3.0;
        let second = level / 3.0 + 2.0 * 0.6 * 0.4 * 0.5;
        let wanted = [first, second, 1.0 - first - second];
        for (seen, wanted) in odds.players[0].probabilities.iter().zip(wanted) {
            assert!((seen - wanted).abs() < 1e-12, "{seen} is not {wanted}");
        }
    }

    #[test]
    fn playing_out_comes_near_to_the_truth() {
        let open = games([0.7, 0.55, 0.3]);
        let exact = league(&THREE, &open, Simulation::STANDARD, by_wins);
        // Other ways that change nothing, until there are too many to go through.
        let more = [open, vec![ends(Length::FirstTo(30), [0, 0], 0.5, false); 4]].concat();
        let simulation = Simulation { seed: 7, runs: 20_000 };
        let seen = league(&THREE, &more, simulation, |scores| by_wins(&scores[..3]));
        assert_eq!(seen.method, Method::Simulated(simulation));
        for (exact, seen_too) in exact.players.iter().zip(&seen.players) {
            for (&p, &q) in exact.probabilities.iter().zip(&seen_too.probabilities) {
                assert!((p - q).abs() < 4.0 * seen.standard_error(p), "{p} {q}");
            }
        }
        let again = league(&THREE, &more, simulation, |scores| by_wins(&scores[..3]));
        assert_eq!(seen, again);
    }

    #[test]
    fn whoever_is_not_counted_takes_no_place() {
        let odds = league(&THREE, &[], Simulation::STANDARD, |_| vec![Some(1), None, Some(1)]);
        let table: Vec<_> = odds.players.into_iter().map(|one| one.probabilities).collect();
        assert_eq!(table, [vec![0.5, 0.5, 0.0], vec![0.0; 3], vec![0.5, 0.5, 0.0]]);
    }
}
