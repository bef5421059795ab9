//! Rates the games of a league in many orders of its sets, and finds the
//! number of games after which the order of programs is stable.

use super::{Findings, League, PAIRS, SEATS, Set, Strength, pairs};
use crate::domain::chance::Chance;
use crate::domain::finish::Finish;
use crate::domain::game::{Hand, HandTable};
use crate::domain::number::PlayerId;
use crate::domain::progress::{ProgressCounter, Stopped};
use crate::domain::rating::{Duel, Odds, Played, Scale, TableMatch, changes, expected, ln};
use crate::lab::play_all;
use crate::lab::sample::Sample;
use crate::lab::virtual_game::Method;

/// The number of sets for which an order must stay correct to be stable.
const STANDS: usize = 10;

/// A game by its pairs.
struct Rated {
    /// The programs of the set.
    players: [usize; SEATS],
    duels: [Duel; PAIRS],
}

/// Ratings by one method, over all orders of the sets.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings {
    pub k: f64,
    pub method: Method,
    /// The final ratings, the best program first.
    pub ends: Vec<Sample>,
    /// The milestones reached.
    pub reached: Vec<Reached>,
    /// The share of games in the second half after which the order was correct.
    pub right: Sample,
    /// After each set, the number of program pairs in the wrong order, as the mean over all orders of the sets.
    pub wrong: Vec<f64>,
    /// The log-loss of predicting a pair's order, after the first fifth of the sets in the order of play.
    pub log_loss: f64,
}

/// A milestone of a correct order of programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Milestone {
    /// All pairs but one are in order, for the first time.
    OneWrong,
    /// The order is correct for the first time.
    Right,
    /// The order is correct, and stays so for ten sets.
    Stands,
    /// The order is correct, and stays so to the end.
    ForGood,
}

impl Milestone {
    pub const ALL: [Self; 4] = [Self::OneWrong, Self::Right, Self::Stands, Self::ForGood];
}

/// The number of games in the league until a milestone.
#[derive(Clone, Debug, PartialEq)]
pub struct Reached {
    pub milestone: Milestone,
    /// The number for each order of the sets; infinite if it was never reached.
    pub games: Sample,
}

impl Reached {
    /// The share of orders in which it was reached.
    pub fn share(&self) -> f64 {
        let values = self.games.values();
        let reached = values.iter().filter(|games| games.is_finite()).count();
        #[expect(clippy::cast_precision_loss, reason = "hundreds")]
        let share = reached as f64 / values.len() as f64;
        share
    }
}

/// Running ratings, with the strength of hands, after each game so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Running {
    k: f64,
    ratings: Vec<f64>,
}

impl Running {
    /// The ratings before the first game.
    pub fn new(k: f64, programs: usize) -> Self {
        Self { k, ratings: vec![Scale::STANDARD.start; programs] }
    }

    /// Rates the games of a set from number `from` on.
    pub fn rate(&mut self, set: &Set, from: usize) {
        for game in rated(set).iter().skip(from) {
            step(self.k, &mut self.ratings, game, Method::Corrected);
        }
    }

    /// The ratings by place in the list of programs.
    pub fn ratings(&self) -> &[f64] {
        &self.ratings
    }
}

/// The course of ratings in one order of the sets.
struct Course {
    /// The final ratings by place in the list of programs.
    ends: Vec<f64>,
    /// The number of games until each milestone; infinite if it was never reached.
    reached: [f64; 4],
    right: f64,
    /// The number of pairs in the wrong order after each set.
    wrong: Vec<u32>,
}

/// Rates all sets by both methods with a K factor.
pub(super) fn rate(
    league: &League,
    k: f64,
    sets: &[Set],
    strengths: &[Strength],
    counter: &ProgressCounter<'_>,
) -> Result<[Ratings; 2], Stopped> {
    let rated: Vec<Vec<Rated>> = sets.iter().map(rated).collect();
    let best_first: Vec<usize> = strengths.iter().map(|one| one.place).collect();
    let courses = play_all(0..league.orders, counter, |number| {
        let mut order: Vec<usize> = (0..sets.len()).collect();
        if number > 0 {
            Chance::new(league.seed, 1 << 32 | u64::from(number)).shuffle(&mut order);
        }
        METHODS.map(|method| course((league, k), &rated, &order, &best_first, method))
    })?;
    let of = |at: usize| {
        let courses: Vec<&Course> = courses.iter().map(|both| &both[at]).collect();
        let log_loss = log_loss((league, k), &rated, METHODS[at]);
        Ratings::new((k, METHODS[at]), &courses, &best_first, log_loss)
    };
    Ok([of(0), of(1)])
}

const METHODS: [Method; 2] = [Method::Plain, Method::Corrected];

/// The games of a set in the form in which the domain rates a pod.
fn rated(set: &Set) -> Vec<Rated> {
    #[expect(clippy::cast_possible_truncation, reason = "as many as were named")]
    let ids = set.players.map(|player| PlayerId(player as u32));
    let game = |game: &super::LeagueGame| {
        let mut order: Vec<usize> = (0..SEATS).collect();
        order.sort_by_key(|player| game.places[*player]);
        let finish = Finish(order.into_iter().map(|player| vec![ids[player]]).collect());
        let hand =
            |([a, b], p): ([usize; 2], f64)| Hand::new(p).ok().map(|hand| (ids[a], ids[b], hand));
        let hands = HandTable(pairs().into_iter().zip(game.p).filter_map(hand).collect());
        let table = TableMatch::new(&ids, [(&finish, Some(&hands))]);
        let duels = Played::Table(Box::new(table)).duels(&Scale::STANDARD);
        let mut met = duels.into_iter().filter(|duel| duel.games > 0.0);
        let duels = std::array::from_fn(|_| met.next().expect("every pair met"));
        Rated { players: set.players, duels }
    };
    set.games.iter().map(game).collect()
}

/// Rates a game.
fn step(k: f64, ratings: &mut [f64], game: &Rated, method: Method) {
    let before = game.players.map(|player| ratings[player]);
    let mut moved = [0.0; SEATS];
    let duels = game.duels.map(|duel| by(duel, method));
    changes(|_| k, &before, &duels, &mut moved);
    for (player, moved) in game.players.into_iter().zip(moved) {
        ratings[player] += moved;
    }
}

/// The pair as rated by a method.
fn by(duel: Duel, method: Method) -> Duel {
    if method == Method::Plain { Duel { odds: Odds::EVEN, ..duel } } else { duel }
}

/// The number of pairs in the wrong order or without one.
fn wrong_pairs(ratings: &[f64], best_first: &[usize]) -> u32 {
    let mut wrong = 0;
    for (at, better) in best_first.iter().enumerate() {
        for worse in &best_first[at + 1..] {
            wrong += u32::from(ratings[*better] <= ratings[*worse]);
        }
    }
    wrong
}

fn course(
    (league, k): (&League, f64),
    sets: &[Vec<Rated>],
    order: &[usize],
    best_first: &[usize],
    method: Method,
) -> Course {
    let mut ratings = vec![Scale::STANDARD.start; league.programs.len()];
    let mut reached = [f64::INFINITY; 4];
    let [one_wrong, first, stands, for_good] = &mut reached;
    let needed = STANDS * league.games as usize;
    let (mut games, mut in_a_row, mut right, mut late) = (0.0, 0, 0.0, 0.0);
    let mut wrong_after = Vec::with_capacity(order.len());
    for (number, set) in order.iter().enumerate() {
        for game in &sets[*set] {
            step(k, &mut ratings, game, method);
            games += 1.0;
            let wrong = wrong_pairs(&ratings, best_first);
            if wrong <= 1 {
                *one_wrong = one_wrong.min(games);
            }
            if wrong == 0 {
                *first = first.min(games);
                *for_good = for_good.min(games);
                in_a_row += 1;
                if in_a_row == needed {
                    #[expect(clippy::cast_precision_loss, reason = "hundreds")]
                    let since = games - needed as f64 + 1.0;
                    *stands = stands.min(since);
                }
            } else {
                *for_good = f64::INFINITY;
                in_a_row = 0;
            }
            if number >= order.len() / 2 {
                late += 1.0;
                right += f64::from(u8::from(wrong == 0));
            }
        }
        wrong_after.push(wrong_pairs(&ratings, best_first));
    }
    Course { ends: ratings, reached, right: right / late, wrong: wrong_after }
}

/// The log-loss of a pair in one game, from the ratings before it.
fn log_loss((league, k): (&League, f64), sets: &[Vec<Rated>], method: Method) -> f64 {
    let mut ratings = vec![Scale::STANDARD.start; league.programs.len()];
    let (mut loss, mut count) = (0.0, 0.0);
    for (number, set) in sets.iter().enumerate() {
        for game in set {
            for duel in game.duels.iter().filter(|_| number >= sets.len() / 5) {
                let [a, b] = duel.players.map(|player| ratings[game.players[player]]);
                let foretold = expected(a - b, by(*duel, method).odds);
                loss -= ln(if duel.score > 0.5 { foretold } else { 1.0 - foretold });
                count += 1.0;
            }
            step(k, &mut ratings, game, method);
        }
    }
    loss / count
}

impl Ratings {
    fn new(
        (k, method): (f64, Method),
        courses: &[&Course],
        best_first: &[usize],
        log_loss: f64,
    ) -> Self {
        let sample = |of: &dyn Fn(&Course) -> f64| {
            Sample::new(courses.iter().map(|course| of(course)).collect())
        };
        let sets = courses[0].wrong.len();
        let mean = |at: usize| {
            let wrong: u32 = courses.iter().map(|course| course.wrong[at]).sum();
            #[expect(clippy::cast_precision_loss, reason = "hundreds")]
            let orders = courses.len() as f64;
            f64::from(wrong) / orders
        };
        let reached = Milestone::ALL.into_iter().enumerate();
        Self {
            k,
            method,
            ends: best_first.iter().map(|at| sample(&|course| course.ends[*at])).collect(),
            reached: reached
                .map(|(at, milestone)| Reached {
                    milestone,
                    games: sample(&|course| course.reached[at]),
                })
                .collect(),
            right: sample(&|course| course.right),
            wrong: (0..sets).map(mean).collect(),
            log_loss,
        }
    }
}

impl Findings {
    /// The number of pairs in the wrong order by the number of games in the
    /// league: after 1, 2, 4 sets and so on, and after the last.
    pub fn wrong_pairs(&self, ratings: &Ratings) -> Vec<[f64; 2]> {
        let (sets, games) = (self.league.sets, f64::from(self.league.games));
        let doubled = std::iter::successors(Some(1), |set| Some(set * 2));
        let shown = doubled.take_while(|set| *set < sets).chain([sets]);
        shown.map(|set| [f64::from(set) * games, ratings.wrong[set as usize - 1]]).collect()
    }
}
