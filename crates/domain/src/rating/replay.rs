//! All ratings, from the first match to the last.

use chrono::NaiveDate;

use super::established::{ChangeBasis, Step};
use super::formula::{Duel, changes, expected};
use super::played::{Played, Totals};
use super::rating_state::RatingState;
use super::rules::{Draws, Scale};

/// The result of a replay.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Replay {
    /// Match after match in the order given, the step of each of its players: two for a duel, at
    /// a table as many as have seats, for an adjustment those it names.
    pub steps: Vec<Step>,
    /// The basis of each step, in the same order; empty under plain rules, where K is the list's and expectations
    /// follow from the ratings before the match.
    pub grounds: Vec<ChangeBasis>,
    /// Per player, the rating after the last match.
    pub ratings: Vec<f64>,
}

/// The steps of one match for its two players, under plain rules.
#[inline]
pub fn step(scale: &Scale, before: [f64; 2], totals: Totals) -> [Step; 2] {
    let after = duel(scale.k, before, totals);
    [0, 1].map(|side| Step { before: before[side], after: after[side] })
}

/// The ratings of both after one match, under plain rules: what [`changes`] gives two with one K, to the
/// bit, without its loops.
#[inline]
pub(super) fn duel(k: f64, [a, b]: [f64; 2], totals: Totals) -> [f64; 2] {
    let Duel { score, games, odds, .. } = totals.duel(Draws::Half);
    let gain = k * (score - games * expected(a - b, odds));
    [a + gain, b - gain]
}

/// Rates `matches` one after the other among `players` players, each from the ratings that the
/// matches before it left.
///
/// # Panics
///
/// Where a match names a player beyond `players`.
pub fn replay(scale: &Scale, players: usize, matches: &[Played]) -> Replay {
    replay_on(scale, players, matches, |_| None)
}

/// [`replay`] with the day of each match, by its place in `matches`: K may depend on it.
///
/// # Panics
///
/// Where a match names a player beyond `players`.
pub fn replay_on(
    scale: &Scale,
    players: usize,
    matches: &[Played],
    day: impl Fn(usize) -> Option<NaiveDate>,
) -> Replay {
    let mut steps = Vec::with_capacity(matches.len() * 2);
    if scale.is_plain() {
        let ratings = rate_plain(scale, players, matches, |step| steps.push(step));
        return Replay { steps, grounds: Vec::new(), ratings };
    }
    let mut grounds = Vec::with_capacity(matches.len() * 2);
    let ratings = rate_by_rules(scale, players, matches, day, |step, ground| {
        steps.push(step);
        grounds.push(ground);
    });
    Replay { steps, grounds, ratings }
}

/// The ratings that [`replay`] ends with, without the way there.
///
/// # Panics
///
/// Where a match names a player beyond `players`.
pub fn rate(scale: &Scale, players: usize, matches: &[Played]) -> Vec<f64> {
    if scale.is_plain() {
        rate_plain(scale, players, matches, |_| ())
    } else {
        rate_by_rules(scale, players, matches, |_| None, |_, _| ())
    }
}

#[inline]
fn rate_plain(
    scale: &Scale,
    players: usize,
    matches: &[Played],
    keep: impl FnMut(Step),
) -> Vec<f64> {
    let mut ratings = vec![scale.start; players];
    rate_further(scale, &mut ratings, matches, keep);
    ratings
}

/// Goes on from the ratings that matches before these left, under plain rules, and tells `keep` each step: what [`replay`]
/// gives of all of them, to the bit.
///
/// # Panics
///
/// Where a match names a player beyond `ratings`.
#[inline]
pub fn rate_further(
    scale: &Scale,
    ratings: &mut [f64],
    matches: &[Played],
    mut keep: impl FnMut(Step),
) {
    for played in matches {
        if let Played::Duel { players, totals, .. } = played {
            let [a, b] = players.map(|player| player as usize);
            let before = [ratings[a], ratings[b]];
            let after = duel(scale.k, before, *totals);
            [ratings[a], ratings[b]] = after;
            keep(Step { before: before[0], after: after[0] });
            keep(Step { before: before[1], after: after[1] });
        } else {
            rate_rare(scale, played, ratings, &mut keep);
        }
    }
}

/// Rates what is not a plain duel under plain rules.
#[cold]
fn rate_rare(scale: &Scale, played: &Played, ratings: &mut [f64], keep: &mut impl FnMut(Step)) {
    if let Played::Adjustment(adjustment) = played {
        return adjustment.apply(ratings, keep);
    }
    let before: Vec<f64> =
        played.players().iter().map(|&player| ratings[player as usize]).collect();
    let mut moved = vec![0.0; before.len()];
    let rate = |duels: &[Duel], moved: &mut [f64]| changes(|_| scale.k, &before, duels, moved);
    match played {
        Played::Duel { totals, .. } => rate(&[totals.duel(Draws::Half)], &mut moved),
        Played::Games(two) => rate(&two.duels(scale), &mut moved),
        Played::Table(table) => rate(table.pairs(), &mut moved),
        Played::Adjustment(_) => {}
    }
    for ((&player, before), moved) in played.players().iter().zip(before).zip(moved) {
        let after = before + moved;
        ratings[player as usize] = after;
        keep(Step { before, after });
    }
}

fn rate_by_rules(
    scale: &Scale,
    players: usize,
    matches: &[Played],
    day: impl Fn(usize) -> Option<NaiveDate>,
    mut keep: impl FnMut(Step, ChangeBasis),
) -> Vec<f64> {
    let mut rating_state = RatingState::new(scale, players, matches);
    for (place, played) in matches.iter().enumerate() {
        rating_state.on = day(place);
        rating_state.rate(played, &mut keep);
    }
    rating_state.into_ratings()
}

#[cfg(test)]
pub(crate) mod tests;
