//! The games of a league rated in many orders of its sets, and after how many games the order of programs stands.

use rayon::prelude::*;

use super::{Findings, League, PAIRS, SEATS, Set, Strength, pairs};
use crate::domain::chance::Chance;
use crate::domain::finish::Finish;
use crate::domain::game::{Hand, HandTable};
use crate::domain::number::PlayerId;
use crate::domain::progress::{ProgressCounter, Stopped};
use crate::domain::rating::{Duel, Odds, Played, Scale, TableMatch, changes, expected, ln};
use crate::lab::sample::Sample;
use crate::lab::virtual_game::Method;

/// An order stands once it was right for so many sets.
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
    /// The ratings in the end, the best program first.
    pub ends: Vec<Sample>,
    /// When something was reached.
    pub reached: Vec<Reached>,
    /// The share of games in the second half after which the order was right.
    pub right: Sample,
    /// After each set, how many pairs of programs were in the wrong order, in the mean over all orders of the sets.
    pub wrong: Vec<f64>,
    /// How well a pair's order was foretold, in log-loss, after the first fifth of the sets as they were played.
    pub log_loss: f64,
}

/// How far, and how lastingly, an order of programs is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Milestone {
    /// All but one pair are in order, for the first time.
    OneWrong,
    /// It is right for the first time.
    Right,
    /// It is right, and stays so for ten sets.
    Stands,
    /// It is right, and stays so to the end.
    ForGood,
}

impl Milestone {
    pub const ALL: [Self; 4] = [Self::OneWrong, Self::Right, Self::Stands, Self::ForGood];
}

/// After how many games of the league something was reached.
#[derive(Clone, Debug, PartialEq)]
pub struct Reached {
    pub milestone: Milestone,
    /// Over all orders of the sets; infinite where it never was.
    pub games: Sample,
}

impl Reached {
    /// In which share of orders it was reached.
    pub fn share(&self) -> f64 {
        let values = self.games.values();
        let reached = values.iter().filter(|games| games.is_finite()).count();
        #[expect(clippy::cast_precision_loss, reason = "hundreds")]
        let share = reached as f64 / values.len() as f64;
        share
    }
}

/// Ratings under way, with what hands were worth, after each game that was played so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Running {
    k: f64,
    ratings: Vec<f64>,
}

impl Running {
    /// Before the first game.
    pub fn new(k: f64, programs: usize) -> Self {
        Self { k, ratings: vec![Scale::STANDARD.start; programs] }
    }

    /// Rates the games of a set from one on.
    pub fn rate(&mut self, set: &Set, from: usize) {
        for game in rated(set).iter().skip(from) {
            step(self.k, &mut self.ratings, game, Method::Corrected);
        }
    }

    /// By place in the list of programs.
    pub fn ratings(&self) -> &[f64] {
        &self.ratings
    }
}

/// The course of ratings in one order of the sets.
struct Course {
    /// By place in the list of programs.
    ends: Vec<f64>,
    /// After how many games each milestone was reached; infinite where it never was.
    reached: [f64; 4],
    right: f64,
    /// After each set.
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
    let courses = (0..league.orders).into_par_iter().map(|number| {
        let mut order: Vec<usize> = (0..sets.len()).collect();
        if number > 0 {
            Chance::new(league.seed, 1 << 32 | u64::from(number)).shuffle(&mut order);
        }
        let courses =
            METHODS.map(|method| course((league, k), &rated, &order, &best_first, method));
        counter.one().map(|()| courses)
    });
    let courses = courses.collect::<Result<Vec<_>, Stopped>>()?;
    let of = |at: usize| {
        let courses: Vec<&Course> = courses.iter().map(|both| &both[at]).collect();
        let log_loss = log_loss((league, k), &rated, METHODS[at]);
        Ratings::new((k, METHODS[at]), &courses, &best_first, log_loss)
    };
    Ok([of(0), of(1)])
}

const METHODS: [Method; 2] = [Method::Plain, Method::Corrected];

/// The games of a set as the domain rates a table.
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

/// The pair as a method sees it.
fn by(duel: Duel, method: Method) -> Duel {
    if method == Method::Plain { Duel { odds: Odds::EVEN, ..duel } } else { duel }
}

/// How many pairs are in the wrong order, or not in any.
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

/// Of a pair of one game, from the ratings before it.
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
    /// How many pairs were in the wrong order, after how many games of the league: after 1, 2, 4 sets and so on, and after
    /// the last.
    pub fn wrong_pairs(&self, ratings: &Ratings) -> Vec<[f64; 2]> {
        let (sets, games) = (self.league.sets, f64::from(self.league.games));
        let doubled = std::iter::successors(Some(1), |set| Some(set * 2));
        let shown = doubled.take_while(|set| *set < sets).chain([sets]);
        shown.map(|set| [f64::from(set) * games, ratings.wrong[set as usize - 1]]).collect()
    }
}
