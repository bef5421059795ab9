//! Ratings by special rules of a list: K by games and rating, games or events rated at
//! once, drawn games left out, long matches damped, the first move counted.

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
    /// The day of the next match, if it is known.
    pub(super) on: Option<NaiveDate>,
    /// The ratings now.
    pub(super) ratings: Vec<f64>,
    /// The number of rated games of each player.
    games: Vec<u32>,
    /// The last K of each player, before damping.
    last_k: Vec<f64>,
    /// The rating and the K of each player before an event.
    came: HashMap<(u32, u32), (f64, f64)>,
    /// The number of games of each player in an event, if K is damped by it.
    event_games: HashMap<(u32, u32), u32>,
}

/// A match that is being rated; all fields are by place among its players.
struct Entry<'a> {
    players: &'a [u32],
    /// The ratings before the event, if expectations are taken from these.
    came: Option<Vec<f64>>,
    grounds: Vec<ChangeBasis>,
}

impl<'a> RatingState<'a> {
    /// The state before the first of `matches`.
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

    /// Rates the next match or adjustment, and passes the step of each player to `keep`.
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

    /// The K of a player in the next match.
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
            Played::Table(table) => self.at_once(&table.pairs, entry),
            Played::Adjustment(_) => {}
        }
    }

    /// Rates the duels that are rated at once.
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

/// The change in points of two players, each with a rating and a number of rated games, if a match ends with
/// this score. If the K of the list never rises again, it is assumed that it was not lowered before.
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

// Rates matches under several K factors at once.

/// The number of K factors that are calculated together.
const LANES: usize = 8;

/// The ratings that result from each of `ks` instead of the list's
/// own K, in that order; bit for bit those of [`rate`].
///
/// Under plain rules and with matches of two only, eight K take the time of four: no lane waits for another.
///
/// # Panics
///
/// If a match names a player not below `players`.
pub fn sweep(scale: &Scale, ks: &[f64], players: usize, matches: &[Played]) -> Vec<Vec<f64>> {
    if scale.is_plain() && matches.iter().all(|one| matches!(one, Played::Duel { .. })) {
        let together = |ks: &[f64]| {
            // Lanes after the last K are calculated but not used.
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::{Game, HandTable, parse};
    use crate::rating::replay::tests::{beginning, played, table};
    use crate::rating::{Adjustment, Change, Damping, GamesOfTwo, KStep, rate, replay};
    use crate::score::{Score, Side};

    fn assert_close(actual: f64, wanted: f64, tolerance: f64) {
        assert!((actual - wanted).abs() <= tolerance, "{actual} is not {wanted}");
    }

    fn by(unit: Unit) -> Scale {
        Scale { unit, ..Scale::STANDARD }
    }

    /// FIDE (2024): 40 for the first 30 games, 20 below 2400, 10 after ever reaching it.
    fn fide() -> Scale {
        let first = KStep { games_below: Some(30), rating_below: None, before: None, k: 40.0 };
        let usual = KStep { games_below: None, rating_below: Some(2400.0), before: None, k: 20.0 };
        Scale { k: 10.0, k_steps: vec![first, usual], k_sticky: true, ..Scale::STANDARD }
    }

    /// RATINGS 4.3: the tournament of the Wikipedia article, in both units.
    #[test]
    fn five_games_as_one_event_and_one_after_the_other() {
        let drawn = Score { draws: 1, ..Score::default() };
        let scores =
            [Score::new(0, 1), drawn, Score::new(1, 0), Score::new(1, 0), Score::new(0, 1)];
        let mut matches = beginning(&[1613.0, 1609.0, 1477.0, 1388.0, 1586.0, 1720.0]);
        matches.extend((1..).zip(scores).map(|(other, score)| Played::duel([0, other], score)));
        for (unit, wanted) in
            [(Unit::Event, 1601.269877), (Unit::Match, 1603.191184), (Unit::Game, 1603.191184)]
        {
            assert_close(rate(&by(unit), 6, &matches)[0], wanted, 5e-7);
        }
    }

    /// Each event is rated separately, also if two overlap.
    #[test]
    fn an_event_is_rated_from_what_a_player_came_with() {
        let duel =
            |players, event| Played::Duel { players, totals: Score::new(1, 0).into(), event };
        let order = [([0, 1], 1), ([0, 2], 2), ([0, 1], 1), ([0, 2], 2), ([0, 1], 3)];
        let matches = order.map(|(players, event)| duel(players, event));
        let replay = replay(&by(Unit::Event), 3, &matches);
        let own: Vec<f64> = replay.steps.iter().step_by(2).map(|step| step.after).collect();
        // Event 1 is played at 1500 against 1500; event 2 begins with 1516.
        assert_close(own[0], 1516.0, 1e-9);
        assert_close(own[2] - own[1], 16.0, 1e-9);
        assert_close(own[3] - own[2], own[1] - own[0], 1e-9);
        assert!(own[1] - own[0] < 16.0 && own[4] - own[3] < own[1] - own[0]);
    }

    #[test]
    fn k_by_games_and_rating() {
        let scale = fide();
        for (games, rating, k) in
            [(0, 1500.0, 40.0), (29, 2450.0, 40.0), (30, 2399.9, 20.0), (30, 2400.0, 10.0)]
        {
            assert_eq!(scale.k_at(games, rating, None).to_bits(), f64::to_bits(k));
        }
        let set = |rating| {
            let change = Change::To(rating);
            Played::Adjustment(Box::new(Adjustment { players: vec![0], change }))
        };
        let matches = [
            Played::duel([0, 1], Score::new(15, 14)),
            Played::duel([0, 2], Score::new(0, 1)),
            Played::duel([0, 1], Score::new(1, 0)),
            set(2400.0),
            Played::duel([0, 3], Score::new(1, 0)),
            set(2300.0),
            Played::duel([0, 3], Score::new(1, 0)),
        ];
        let ks = |scale: &Scale| -> Vec<f64> {
            let replay = replay(scale, 4, &matches);
            replay.grounds.iter().map(|ground| ground.k).collect()
        };
        let wanted = [40.0, 40.0, 40.0, 40.0, 20.0, 40.0, 0.0, 10.0, 40.0, 0.0, 10.0, 40.0];
        assert_eq!(ks(&scale), wanted, "once at 10 for ever");
        let again = Scale { k_sticky: false, ..scale };
        assert_eq!(ks(&again)[10..], [20.0, 40.0], "or as long as the rating is there");
    }

    #[test]
    fn drawn_games_may_be_left_out() {
        let left_out = Scale { draws: Draws::LeftOut, ..Scale::STANDARD };
        let start = beginning(&[1640.0, 1500.0]);
        let after = |scale: &Scale, score| {
            let matches = [&start[..], &[Played::duel([0, 1], score)]].concat();
            rate(scale, 2, &matches)
        };
        let drawn = Score { draws: 4, ..Score::new(7, 5) };
        assert_eq!(after(&left_out, drawn), after(&Scale::STANDARD, Score::new(7, 5)));
        assert_ne!(after(&left_out, drawn), after(&Scale::STANDARD, drawn));
        let all_drawn = Score { draws: 3, ..Score::default() };
        for unit in [Unit::Match, Unit::Game, Unit::Event] {
            let scale = Scale { unit, ..left_out.clone() };
            assert_eq!(after(&scale, all_drawn), [1640.0, 1500.0]);
        }
        let level = [("1=2 3", HandTable::default())];
        let ratings = rate(&left_out, 3, &[table(3, &level)]);
        // Both beat the third, one of two opponents: half of ½ · 32; their own draw is no game.
        for (rating, wanted) in ratings.into_iter().zip([1508.0, 1508.0, 1484.0]) {
            assert_close(rating, wanted, 1e-9);
        }
    }

    /// RATINGS 5.1: the share of the gap between ratings and result that one match closes. After 20
    /// games between equals that end 14-6, the gap is 256 although the score implies 147.
    #[test]
    fn long_matches_overshoot_unless_damped() {
        for (games, wanted) in
            [(1, 0.092), (5, 0.461), (10, 0.921), (11, 1.013), (20, 1.84), (22, 2.03)]
        {
            // A player slightly ahead who scores half loses that share of the lead.
            let lead = 1e-3;
            let mut matches = beginning(&[1500.0 + lead, 1500.0]);
            matches.push(Played::duel([0, 1], Score { draws: games, ..Score::default() }));
            let ratings = rate(&Scale::STANDARD, 2, &matches);
            let closed = 1.0 - (ratings[0] - ratings[1]) / lead;
            assert_close(closed, wanted, 6e-3);
        }
        let gap = |scale: &Scale| {
            let ratings = rate(scale, 2, &[Played::duel([0, 1], Score::new(14, 6))]);
            ratings[0] - ratings[1]
        };
        let implied = crate::rating::difference(0.7);
        assert_close(gap(&Scale::STANDARD), 256.0, 1e-9);
        let damped = |damping| Scale { damping: Some(damping), ..Scale::STANDARD };
        assert_close(gap(&damped(Damping::Cap(10.0))), 128.0, 1e-9);
        assert_close(gap(&damped(Damping::Root(5.0))), 128.0, 1e-9);
        assert_close(gap(&damped(Damping::Cap(20.0))), 256.0, 1e-9);
        let by_game = gap(&by(Unit::Game));
        assert!((100.0..implied).contains(&by_game), "{by_game}: never beyond the result");
    }

    /// o!TR: a match counts as the root of its games.
    #[test]
    fn a_root_of_games() {
        let scale = Scale { damping: Some(Damping::Root(1.0)), ..Scale::STANDARD };
        for (games, gain) in [(1, 16.0), (4, 32.0), (16, 64.0)] {
            let ratings = rate(&scale, 2, &[Played::duel([0, 1], Score::new(games, 0))]);
            assert_close(ratings[0], 1500.0 + gain, 1e-9);
        }
    }

    /// If an event is rated at once, its games are damped together, however they are divided into matches.
    #[test]
    fn an_event_is_damped_by_its_games() {
        let scale = Scale { damping: Some(Damping::Cap(4.0)), ..by(Unit::Event) };
        let one = rate(&scale, 2, &[Played::duel([0, 1], Score::new(8, 0))]);
        let four = rate(&scale, 2, &vec![Played::duel([0, 1], Score::new(2, 0)); 4]);
        assert_close(one[0], 1564.0, 1e-9);
        assert_close(four[0], 1564.0, 1e-9);
    }

    #[test]
    fn whoever_moves_first_is_expected_to_score_more() {
        let scale = Scale { first_move: Some(0.55), ..Scale::STANDARD };
        let after = |first, hand: Option<f64>| {
            let hand = hand.map(|p| p.try_into().unwrap());
            let game = Game { winner: Some(Side::A), hand, first };
            let two = GamesOfTwo { players: [0, 1], games: vec![game], event: 0 };
            rate(&scale, 2, &[Played::Games(Box::new(two))])[0]
        };
        assert_close(after(Some(Side::A), None), 1500.0 + 32.0 * 0.45, 1e-9);
        assert_close(after(Some(Side::B), None), 1500.0 + 32.0 * 0.55, 1e-9);
        assert_close(after(None, None), 1516.0, 1e-9);
        // A deal that balances it.
        assert_close(after(Some(Side::A), Some(0.45)), 1516.0, 1e-9);
    }

    /// Known games are rated in their order; totals by their mean, which has no order.
    #[test]
    fn games_of_a_match_one_after_the_other() {
        let one_by_one = |words: &str| {
            let two = GamesOfTwo { players: [0, 1], games: parse(words).unwrap(), event: 0 };
            rate(&by(Unit::Game), 2, &[Played::Games(Box::new(two))])[0]
        };
        assert_close(one_by_one("w"), 1516.0, 1e-9);
        // 1516 against 1484 expects 0.545922.
        assert_close(one_by_one("w l"), 1516.0 - 32.0 * 0.545922, 5e-5);
        assert_close(one_by_one("l w"), 3000.0 - one_by_one("w l"), 1e-9);
        let level = rate(&by(Unit::Game), 2, &[Played::duel([0, 1], Score::new(1, 1))]);
        assert_eq!(level, [1500.0, 1500.0]);
        // In a pod too: two games are two steps.
        let game = |order| (order, HandTable::default());
        let together = rate(&by(Unit::Game), 3, &[table(3, &[game("1 2 3"), game("2 3 1")])]);
        let apart =
            rate(&by(Unit::Match), 3, &[table(3, &[game("1 2 3")]), table(3, &[game("2 3 1")])]);
        assert_eq!(together, apart);
    }

    fn scales() -> impl Strategy<Value = Scale> {
        let units = prop_oneof![Just(Unit::Match), Just(Unit::Game), Just(Unit::Event)];
        let draws = prop_oneof![Just(Draws::Half), Just(Draws::LeftOut)];
        let damping = proptest::option::of(prop_oneof![
            (1.0..20.0).prop_map(Damping::Cap),
            (1.0..20.0).prop_map(Damping::Root)
        ]);
        (units, draws, damping, any::<bool>(), proptest::option::of(0.1..0.9_f64)).prop_map(
            |(unit, draws, damping, steps, first_move)| {
                let step = KStep {
                    games_below: Some(9),
                    rating_below: Some(1600.0),
                    before: None,
                    k: 48.0,
                };
                let k_steps = if steps { vec![step] } else { Vec::new() };
                Scale { k_steps, unit, draws, damping, first_move, ..Scale::STANDARD }
            },
        )
    }

    proptest! {
        #[test]
        fn every_step_says_what_it_rests_on(
            scale in scales(), matches in proptest::collection::vec(played(6), 0..30)
        ) {
            let replay = replay(&scale, 6, &matches);
            prop_assert!(replay.ratings.iter().all(|rating| rating.is_finite()));
            if scale.is_plain() {
                return Ok(());
            }
            prop_assert_eq!(replay.steps.len(), replay.grounds.len());
            let mut pairs = replay.steps.iter().zip(&replay.grounds);
            for played in &matches {
                for _ in played.players() {
                    let (step, ground) = pairs.next().unwrap();
                    if ground.k > 0.0 {
                        let gain = ground.k * (ground.score - ground.expected);
                        prop_assert!((step.after - step.before - gain).abs() < 1e-8);
                        prop_assert!(ground.score <= f64::from(ground.games) + 1e-9);
                    } else {
                        prop_assert!(matches!(played, Played::Adjustment(_)));
                    }
                }
            }
        }

        /// With one K for all, no rule creates or destroys points.
        #[test]
        fn points_are_conserved_by_every_unit(
            unit in prop_oneof![Just(Unit::Match), Just(Unit::Game), Just(Unit::Event)],
            mut matches in proptest::collection::vec(played(6), 0..30)
        ) {
            matches.retain(|one| !matches!(one, Played::Adjustment(_)));
            let ratings = rate(&Scale { draws: Draws::LeftOut, ..by(unit) }, 6, &matches);
            prop_assert!((ratings.iter().sum::<f64>() - 9000.0).abs() < 1e-8);
        }
    }
}
