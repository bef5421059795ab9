//! Ratings by rules of a list's own: K by games and rating, games or events rated at once, drawn games
//! left out, long matches damped, the first move counted.

use std::array;
use std::collections::HashMap;

use chrono::NaiveDate;

use super::established::{ChangeBasis, Step};
use super::formula::{Duel, changes, opponents};
use super::played::Played;
use super::replay::{duel, rate};
use super::rules::{Draws, Scale, Unit};
use crate::score::Score;

/// The state of a list between two matches.
pub(super) struct RatingState<'a> {
    scale: &'a Scale,
    /// The day of the next match, where it is known.
    pub(super) on: Option<NaiveDate>,
    ratings: Vec<f64>,
    /// Rated games of each player.
    games: Vec<u32>,
    /// The last K of each player, before damping.
    last_k: Vec<f64>,
    /// With what each player came to an event: the rating, and K.
    came: HashMap<(u32, u32), (f64, f64)>,
    /// The games of each player in an event, where K is damped by them.
    event_games: HashMap<(u32, u32), u32>,
}

/// One match on its way through the rating state; everything by place among its players.
struct Entry<'a> {
    players: &'a [u32],
    /// The ratings that expectations are taken from, where they are those before an event.
    came: Option<Vec<f64>>,
    grounds: Vec<ChangeBasis>,
}

impl<'a> RatingState<'a> {
    /// Before the first of `matches`.
    pub(super) fn new(scale: &'a Scale, players: usize, matches: &[Played]) -> Self {
        let mut event_games = HashMap::new();
        if scale.looks_ahead() {
            for played in matches {
                let Some(event) = played.event() else { continue };
                for (place, &player) in played.players().iter().enumerate() {
                    *event_games.entry((event, player)).or_default() +=
                        played.games_of(place, scale.draws);
                }
            }
        }
        Self {
            scale,
            on: None,
            ratings: vec![scale.start; players],
            games: vec![0; players],
            last_k: vec![f64::INFINITY; players],
            came: HashMap::new(),
            event_games,
        }
    }

    /// The ratings now.
    pub(super) fn into_ratings(self) -> Vec<f64> {
        self.ratings
    }

    /// Rates the next thing, and tells `keep` each of its players' steps.
    pub(super) fn rate(&mut self, played: &Played, mut keep: impl FnMut(Step, ChangeBasis)) {
        if let Played::Adjustment(adjustment) = played {
            return adjustment.apply(&mut self.ratings, |step| keep(step, ChangeBasis::default()));
        }
        let mut entry = self.enter(played);
        let before = self.ratings_of(entry.players);
        self.rate_games(played, &mut entry);
        let after = entry.players.iter().map(|&player| self.ratings[player as usize]);
        for ((before, after), ground) in before.into_iter().zip(after).zip(entry.grounds) {
            keep(Step { before, after }, ground);
        }
    }

    fn ratings_of(&self, players: &[u32]) -> Vec<f64> {
        players.iter().map(|&player| self.ratings[player as usize]).collect()
    }

    /// Fixes all K factors and counts the games.
    fn enter<'b>(&mut self, played: &'b Played) -> Entry<'b> {
        let players = played.players();
        let event = played.event().filter(|_| self.scale.unit == Unit::Event);
        let mut came = Vec::new();
        let mut grounds = Vec::with_capacity(players.len());
        for (place, &player) in players.iter().enumerate() {
            let now = self.ratings[player as usize];
            let (rating, k) = match event.and_then(|event| self.came.get(&(event, player))) {
                Some(&came) => came,
                None => (now, self.next_k(player as usize)),
            };
            let games = played.games_of(place, self.scale.draws);
            let at_once = match event {
                Some(event) => {
                    self.came.insert((event, player), (rating, k));
                    came.push(rating);
                    self.event_games.get(&(event, player)).copied().unwrap_or(games)
                }
                None if self.scale.unit == Unit::Game => 1,
                None => games,
            };
            let factor =
                self.scale.damping.map(|damping| damping.factor(f64::from(at_once.max(1))));
            let k = factor.map_or(k, |factor| k * factor);
            self.games[player as usize] = self.games[player as usize].saturating_add(games);
            grounds.push(ChangeBasis { k, games, ..ChangeBasis::default() });
        }
        Entry { players, came: event.map(|_| came), grounds }
    }

    /// K of a player in the next match.
    fn next_k(&mut self, player: usize) -> f64 {
        let k = self.scale.k_at(self.games[player], self.ratings[player], self.on);
        let last = &mut self.last_k[player];
        *last = if self.scale.k_sticky { last.min(k) } else { k };
        *last
    }

    fn rate_games(&mut self, played: &Played, entry: &mut Entry<'_>) {
        let scale = self.scale;
        let by_game = scale.unit == Unit::Game;
        match played {
            Played::Duel { totals, .. } => {
                let all = totals.duel(scale.draws);
                if by_game {
                    let one = Duel { score: all.score / all.games, games: 1.0, ..all };
                    (0..totals.rated(scale.draws)).for_each(|_| self.at_once(&[one], entry));
                } else {
                    self.at_once(&[all], entry);
                }
            }
            Played::Games(two) if by_game => {
                two.each(scale).for_each(|game| self.at_once(&[game], entry));
            }
            Played::Games(two) => self.at_once(&two.duels(scale), entry),
            Played::Table(table) if by_game => {
                table.each(scale.draws).for_each(|game| self.at_once(&game, entry));
            }
            Played::Table(table) if scale.draws == Draws::LeftOut => {
                self.at_once(&table.decided(), entry);
            }
            Played::Table(table) => self.at_once(table.pairs(), entry),
            Played::Adjustment(_) => {}
        }
    }

    /// Rates what is rated at once.
    fn at_once(&mut self, duels: &[Duel], entry: &mut Entry<'_>) {
        let now = self.ratings_of(entry.players);
        let ratings = entry.came.as_deref().unwrap_or(&now);
        let mut moved = vec![0.0; now.len()];
        changes(|place| entry.grounds[place].k, ratings, duels, &mut moved);
        for duel in duels {
            let expected = duel.expected(ratings);
            let shares = [(duel.score, expected), (duel.games - duel.score, duel.games - expected)];
            for (place, (score, expected)) in duel.players.into_iter().zip(shares) {
                entry.grounds[place].score += score / opponents(now.len());
                entry.grounds[place].expected += expected / opponents(now.len());
            }
        }
        for ((&player, now), moved) in entry.players.iter().zip(now).zip(moved) {
            self.ratings[player as usize] = now + moved;
        }
    }
}

/// By how many points a match with this score would move two players, each with a rating and so many rated games. The K
/// of a list whose K never rises again is taken as if it had not been lowered before.
pub fn would_change(
    scale: &Scale,
    came: [(f64, u32); 2],
    score: Score,
    on: Option<NaiveDate>,
) -> [f64; 2] {
    let played = Played::duel([0, 1], score).in_event(1);
    let mut state = RatingState::new(scale, 2, std::slice::from_ref(&played));
    state.on = on;
    state.ratings = came.map(|(rating, _)| rating).into();
    state.games = came.map(|(_, games)| games).into();
    state.rate(&played, |_, _| ());
    array::from_fn(|place| state.ratings[place] - came[place].0)
}

// One series of matches under several K factors.

/// How many K go through the matches together.
const LANES: usize = 8;

/// The ratings that each K in place of the list's own leads to, in the order of `ks`; to the bit those
/// of [`rate`].
///
/// Under plain rules and where nothing but matches of two was played, eight K take the time of four:
/// no lane waits for another.
///
/// # Panics
///
/// Where a match names a player beyond `players`.
pub fn sweep(scale: &Scale, ks: &[f64], players: usize, matches: &[Played]) -> Vec<Vec<f64>> {
    if scale.is_plain() && matches.iter().all(|one| matches!(one, Played::Duel { .. })) {
        let together = |ks: &[f64]| {
            // Lanes beyond the last K go along unread.
            let lanes = array::from_fn(|lane| ks.get(lane).copied().unwrap_or(scale.k));
            let ratings = rate_lanes(lanes, scale.start, players, matches);
            let of = |lane: usize| ratings.iter().map(|lanes| lanes[lane]).collect();
            (0..ks.len()).map(of).collect::<Vec<Vec<f64>>>()
        };
        return ks.chunks(LANES).flat_map(together).collect();
    }
    let with = |&k: &f64| rate(&Scale { k, ..scale.clone() }, players, matches);
    ks.iter().map(with).collect()
}

type Lanes = [f64; LANES];

fn rate_lanes(ks: Lanes, start: f64, players: usize, matches: &[Played]) -> Vec<Lanes> {
    let mut ratings = vec![[start; LANES]; players];
    for played in matches {
        let Played::Duel { players, totals, .. } = played else { continue };
        let [a, b] = players.map(|player| player as usize);
        let [mut own, mut other] = [ratings[a], ratings[b]];
        for lane in 0..LANES {
            [own[lane], other[lane]] = duel(ks[lane], [own[lane], other[lane]], *totals);
        }
        [ratings[a], ratings[b]] = [own, other];
    }
    ratings
}

#[cfg(test)]
mod tests;

#[cfg(test)]
mod would_change_tests {
    use super::*;
    use crate::rating::rules::KStep;

    /// Expected scores by Elo's table: .60 at 72 points apart, .24 at 200 (FIDE Rating Regulations 8.1.2).
    #[test]
    fn a_match_would_change_what_its_formula_says() {
        let of = |came, score| would_change(&Scale::STANDARD, came, score, None);
        assert_eq!(of([(1500.0, 9), (1500.0, 0)], Score::new(2, 0)).to_vec(), [32.0, -32.0]);
        let [own, other] = of([(1572.0, 9), (1500.0, 0)], Score::new(2, 1));
        assert!(
            (own - 32.0 * (2.0 - 3.0 * 0.602)).abs() < 0.05 && (own + other).abs() < 1e-9,
            "{own}"
        );
        let [own, _] = of([(1500.0, 9), (1700.0, 0)], Score::new(0, 2));
        assert!((own + 32.0 * 2.0 * 0.24).abs() < 0.05, "{own}");
    }

    #[test]
    fn each_player_has_the_k_of_the_own_games() {
        let young = KStep { games_below: Some(30), rating_below: None, before: None, k: 40.0 };
        let scale = Scale { k: 20.0, k_steps: vec![young], ..Scale::STANDARD };
        let changes = would_change(&scale, [(1500.0, 30), (1500.0, 29)], Score::new(1, 0), None);
        assert_eq!(changes.to_vec(), [10.0, -20.0]);
    }
}

#[cfg(test)]
mod sweep_tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rating::replay::tests::played;
    use crate::score::Score;

    #[test]
    fn each_k_has_ratings_of_its_own() {
        let matches = [Played::duel([0, 1], Score::new(1, 0))];
        let ratings = sweep(&Scale::STANDARD, &[16.0, 64.0], 2, &matches);
        assert_eq!(ratings, [[1508.0, 1492.0], [1532.0, 1468.0]]);
    }

    proptest! {
        #[test]
        fn a_sweep_gives_what_each_k_gives_alone(
            ks in proptest::collection::vec(1.0..100.0_f64, 0..12),
            duels_only in any::<bool>(),
            mut matches in proptest::collection::vec(played(6), 0..40)
        ) {
            if duels_only {
                matches.retain(|one| matches!(one, Played::Duel { .. }));
            }
            let all = sweep(&Scale::STANDARD, &ks, 6, &matches);
            prop_assert_eq!(all.len(), ks.len());
            for (k, ratings) in ks.into_iter().zip(all) {
                let alone = rate(&Scale { k, ..Scale::STANDARD }, 6, &matches);
                let bits = |ratings: &[f64]| -> Vec<u64> {
                    ratings.iter().map(|rating| rating.to_bits()).collect()
                };
                prop_assert_eq!(bits(&ratings), bits(&alone));
            }
        }
    }
}
