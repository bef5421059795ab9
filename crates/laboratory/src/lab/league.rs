//! A league of card programs, rated with and without the strength of their hands (S0, section 5).

mod rate;

use std::array;

use daihinmin::log::LoggedGame;
use daihinmin::player::Player;
use daihinmin::table::{Table, TableGame};
use daihinmin::{Deal, StartError, shares};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

pub use rate::{Milestone, Ratings, Reached, Running};

use super::checkpoints::Kept;
use super::estimate::Estimate;
use super::program::Program;
use crate::domain::chance::{Chance, SEED};
use crate::domain::progress::{Progress, ProgressCounter, Stopped, Task};

/// The number of players at a table.
pub const SEATS: usize = 5;
/// The pairs of a table, as `[0, 1]`, `[0, 2]` and so on.
const PAIRS: usize = SEATS * (SEATS - 1) / 2;
/// The number of steps of p between 0 and 1: a step is less than a hundredth of its standard error.
const DIGITS: f64 = 1e6;

/// A league: its programs, its games and their ratings.
#[derive(Clone, Debug, PartialEq)]
pub struct League {
    pub seed: u64,
    /// The programs; at least five, each once.
    pub programs: Vec<Program>,
    /// The number of sets, each with five drawn programs. Above 0.
    pub sets: u32,
    /// The number of games in a set; above 0.
    pub games: u32,
    /// The number of playouts of each deal for the strength of hands; above 0.
    pub playouts: u32,
    pub policy: Policy,
    /// The tried K factors, in points; at least one.
    pub k: Vec<f64>,
    /// The number of orders in which the sets are rated; above 0.
    pub orders: u32,
}

/// The policy of playouts: [`daihinmin::Policy`] by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Policy {
    #[default]
    Plain,
    Uniform,
    Learned,
}

impl From<Policy> for daihinmin::Policy {
    fn from(policy: Policy) -> Self {
        match policy {
            Policy::Plain => Self::Plain,
            Policy::Uniform => Self::Uniform,
            Policy::Learned => Self::Learned,
        }
    }
}

/// Games of five programs at one table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Set {
    /// The programs, by their places in the list.
    players: [usize; SEATS],
    games: Vec<LeagueGame>,
    /// The number of illegal plays and gifts.
    faults: u32,
}

/// One game; all lists are by player of the set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LeagueGame {
    /// The places, from 0.
    places: [usize; SEATS],
    /// For each pair, the probability that equal players with these hands finish in this order.
    p: [f64; PAIRS],
}

/// The settings that determine the games.
#[derive(Serialize)]
struct Plan {
    seed: u64,
    programs: Vec<String>,
    games: u32,
    playouts: u32,
    /// The policy; the usual one is not written, so that older files remain valid.
    #[serde(skip_serializing_if = "Option::is_none")]
    policy: Option<Policy>,
}

impl League {
    // The setting of S0, with our programs.
    /// Five simulate; the numbers are of simulations for a choice where it is not the program's own.
    pub const PROGRAMS: &str =
        "random,default,kou2,monte-carlo:100,monte-carlo,snowl:50,snowl:300,snowl,yokozuna:1500";
    pub const SETS: u32 = 2000;
    pub const GAMES: u32 = 30;
    pub const PLAYOUTS: u32 = 10_000;
    /// The first K is that of S0.
    pub const K: [f64; 4] = [16.0, 8.0, 4.0, 2.0];
    pub const ORDERS: u32 = 200;

    /// A league that takes less than a minute.
    pub fn short() -> Self {
        Self {
            seed: SEED,
            programs: Program::list(Self::PROGRAMS),
            sets: 60,
            games: Self::GAMES,
            playouts: Self::PLAYOUTS / 10,
            policy: Policy::Plain,
            k: Self::K.to_vec(),
            orders: Self::ORDERS,
        }
    }

    /// Whether there are enough programs, each once.
    pub fn is_sound(&self) -> bool {
        let programs = &self.programs;
        let is_new = |at: usize| !programs[..at].contains(&programs[at]);
        programs.len() >= SEATS && (0..programs.len()).all(is_new)
    }

    /// The largest standard error of p.
    pub fn hand_error(&self) -> f64 {
        0.5 / f64::from(self.playouts).sqrt()
    }

    /// The name of the experiment in a file of sets, and the settings that decide them.
    pub fn plan(&self) -> (&'static str, impl Serialize + use<>) {
        let programs = self.programs.iter().map(Program::to_string).collect();
        let (seed, games, playouts) = (self.seed, self.games, self.playouts);
        let policy = Some(self.policy).filter(|policy| *policy != Policy::Plain);
        ("league", Plan { seed, programs, games, playouts, policy })
    }

    /// Plays the sets that are not in `kept`, and rates all.
    ///
    /// # Errors
    /// [`Stopped`] if `progress` stops it or a set cannot be stored.
    pub fn play(&self, kept: &Kept<Set>, progress: &dyn Progress) -> Result<Findings, Stopped> {
        let programs: Vec<Box<dyn Player>> =
            self.programs.iter().map(|program| program.player(0)).collect();
        let tasks = self.sets as usize + self.orders as usize * self.k.len();
        let counter = ProgressCounter::new(progress, Task::Simulating, tasks);
        let played = (0..self.sets).into_par_iter().map(|number| {
            let set = kept.part(number.to_string(), || self.set(&programs, number))?;
            counter.one().map(|()| set)
        });
        let sets = played.collect::<Result<Vec<_>, Stopped>>()?;
        self.rated(&sets, &counter)
    }

    /// Rates played sets, also of other programs.
    ///
    /// # Errors
    /// [`Stopped`] if `counter` stops it.
    pub fn rated(&self, sets: &[Set], counter: &ProgressCounter<'_>) -> Result<Findings, Stopped> {
        let strengths = self.strengths(sets);
        let rate = |k: &f64| rate::rate(self, *k, sets, &strengths, counter);
        let ratings = self.k.iter().map(rate).collect::<Result<_, Stopped>>()?;
        let faults = sets.iter().map(|set| set.faults).sum();
        Ok(Findings { league: self.clone(), strengths, ratings, faults })
    }

    /// Draws the five programs of a set.
    pub fn draw(&self, number: u32) -> ([usize; SEATS], Chance) {
        let mut chance = Chance::new(self.seed, number.into());
        let mut drawn: Vec<usize> = (0..self.programs.len()).collect();
        chance.shuffle(&mut drawn);
        (array::from_fn(|at| drawn[at]), chance)
    }

    /// Plays a set with five drawn programs.
    fn set(&self, programs: &[Box<dyn Player>], number: u32) -> Set {
        let (players, mut chance) = self.draw(number);
        let seated = players.map(|player| &*programs[player]);
        let table = Table::new(&seated, self.seed, number.into());
        let mut table = table.expect("five players");
        let game = |_| {
            let record = table.play();
            let p = self.hands(&record, chance.seed()).expect("a whole deck");
            LeagueGame { places: array::from_fn(|player| record.places[player]), p }
        };
        let games = (0..self.games).map(game).collect();
        Set { players, games, faults: table.faults() }
    }

    /// A game of a set played by other programs, with the strength of its hands.
    ///
    /// # Errors
    /// [`StartError`] if its hands are no deal.
    pub fn logged(&self, game: &LoggedGame, seed: u64) -> Result<LeagueGame, StartError> {
        let (seats, hands) = (game.seats.clone(), game.original.clone());
        let record = TableGame { seats, hands, places: game.result.clone() };
        let p = self.hands(&record, seed)?;
        Ok(LeagueGame { places: array::from_fn(|player| record.places[player]), p })
    }

    /// The p of each pair.
    fn hands(&self, record: &TableGame, seed: u64) -> Result<[f64; PAIRS], StartError> {
        let mut hands = record.hands.clone();
        for (player, &seat) in record.seats.iter().enumerate() {
            hands[seat] = record.hands[player];
        }
        let found = shares(&Deal::new(&hands)?, self.playouts, self.policy.into(), seed);
        let p = |[a, b]: [usize; 2]| found.p(record.seats[a], record.seats[b]);
        Ok(pairs().map(|pair| (p(pair) * DIGITS).round() / DIGITS))
    }

    /// The mean points of each program in a game, the best first; ratings are not used.
    fn strengths(&self, sets: &[Set]) -> Vec<Strength> {
        let strength = |(program, name): (usize, &Program)| {
            let parts = sets.iter().filter_map(|set| set.points(program));
            let games = parts.clone().map(|[_, games]| games).sum();
            let name = name.clone();
            Strength { place: program, name, games, points: Estimate::ratio(parts) }
        };
        let mut all: Vec<Strength> = self.programs.iter().enumerate().map(strength).collect();
        all.sort_by(|a, b| b.points.value.total_cmp(&a.points.value));
        all
    }
}

impl Set {
    /// A set without games.
    pub const fn of(players: [usize; SEATS]) -> Self {
        Self { players, games: Vec::new(), faults: 0 }
    }

    /// The number of played games.
    pub fn games(&self) -> usize {
        self.games.len()
    }

    /// A set of one game.
    pub fn with(players: [usize; SEATS], game: LeagueGame) -> Self {
        Self { games: vec![game], ..Self::of(players) }
    }

    /// Adds the games of another.
    pub fn append(&mut self, other: Self) {
        self.games.extend(other.games);
    }

    /// Adds illegal plays and gifts.
    pub fn count_faults(&mut self, faults: u32) {
        self.faults += faults;
    }

    /// The points of a program and its number of games; none if it was not drawn.
    fn points(&self, program: usize) -> Option<[f64; 2]> {
        let at = self.players.iter().position(|player| *player == program)?;
        let each = self.games.iter().map(|game| [SEATS - game.places[at], 1]);
        let [points, games] = each.fold([0; 2], |sum, one| [sum[0] + one[0], sum[1] + one[1]]);
        #[expect(clippy::cast_precision_loss, reason = "a few games")]
        let both = [points as f64, games as f64];
        Some(both)
    }
}

/// All pairs of a table.
fn pairs() -> [[usize; 2]; PAIRS] {
    let mut all = (0..SEATS).flat_map(|a| (a + 1..SEATS).map(move |b| [a, b]));
    array::from_fn(|_| all.next().expect("as many as there are"))
}

/// The games and points of a program.
#[derive(Clone, Debug, PartialEq)]
pub struct Strength {
    /// Its place in the list of programs.
    place: usize,
    pub name: Program,
    /// The number of its games.
    pub games: f64,
    /// Mean points of a game, from 1 to 5.
    pub points: Estimate,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    pub league: League,
    /// The strengths by points, the best first.
    pub strengths: Vec<Strength>,
    /// For each K, the ratings without and with the strength of hands.
    pub ratings: Vec<[Ratings; 2]>,
    /// The number of illegal plays and gifts.
    pub faults: u32,
}

#[cfg(test)]
mod tests {
    use super::rate::rate;
    use super::*;
    use crate::domain::progress::NoProgress;
    use crate::lab::virtual_game::Method;

    /// A size that an unoptimised build plays in a second.
    fn short() -> League {
        let names = ["random", "default", "kou2", "monte-carlo:6", "snowl:6", "snowl-i:5"];
        League {
            seed: 1,
            programs: names.iter().map(|name| name.parse().expect("a program")).collect(),
            sets: 6,
            games: 4,
            playouts: 60,
            policy: Policy::Plain,
            k: vec![16.0, 4.0],
            orders: 3,
        }
    }

    fn play(league: &League) -> Findings {
        NoProgress::whole(league.play(&Kept::nowhere(), &NoProgress))
    }

    /// The games are equal except for the strength of their hands, which differs.
    #[test]
    fn playouts_may_be_uniform() {
        let [plain, uniform] =
            [Policy::Plain, Policy::Uniform].map(|policy| League { policy, ..short() });
        let files =
            [&plain, &uniform].map(|one| serde_json::to_string(&one.plan().1).expect("JSON"));
        assert!(!files[0].contains("policy") && files[1].contains("\"policy\":\"uniform\""));
        let [plain, uniform] = [plain, uniform].map(|league| play(&league));
        assert_eq!(plain.strengths, uniform.strengths);
        assert_eq!(plain.ratings[0][0].ends, uniform.ratings[0][0].ends);
        assert_ne!(plain.ratings[0][1].ends, uniform.ratings[0][1].ends);
    }

    #[test]
    fn programs_play_and_are_rated() {
        let found = play(&short());
        assert_eq!(found.faults, 0);
        let games: f64 = found.strengths.iter().map(|one| one.games).sum();
        assert!((games - 6.0 * 4.0 * 5.0).abs() < 1e-9, "five programs a set: {games}");
        let points: Vec<f64> = found.strengths.iter().map(|one| one.points.value).collect();
        assert!(points.is_sorted_by(|a, b| a >= b), "{points:?}");
        assert_eq!(found.strengths[5].name.name(), "random");
        assert_eq!(found.ratings.len(), 2);
        for ratings in found.ratings.iter().flatten() {
            let sum: f64 = ratings.ends.iter().map(|end| end.values()[1]).sum();
            assert!((sum - 6.0 * 1500.0).abs() < 300.0, "{sum}");
            assert_eq!((ratings.wrong.len(), ratings.ends[0].values().len()), (6, 3));
        }
        let [plain, corrected] = &found.ratings[0];
        assert_ne!(plain.ends, corrected.ends);
        let spread = |of: &Ratings| of.ends[0].median() - of.ends[5].median();
        assert!(spread(plain) > spread(&found.ratings[1][0]), "a smaller K moves less");
        let shown = found.wrong_pairs(plain);
        assert_eq!(
            shown.iter().map(|[games, _]| *games).collect::<Vec<_>>(),
            [4.0, 8.0, 16.0, 24.0]
        );
    }

    #[test]
    fn threads_and_a_file_change_nothing() {
        let (league, folder) = (short(), tempfile::tempdir().expect("a folder"));
        let whole = play(&league);
        let one = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread");
        assert_eq!(one.install(|| play(&league)), whole);
        let path = folder.path().join("run");
        let (name, plan) = league.plan();
        let open = || Kept::open(&path, name, &plan).expect("a file");
        NoProgress::whole(League { sets: 4, ..league.clone() }.play(&open(), &NoProgress));
        let text = std::fs::read(&path).expect("text");
        std::fs::write(&path, &text[..text.len() - 40]).expect("cut");
        let kept = open();
        assert_eq!(kept.done(), 3);
        assert_eq!(NoProgress::whole(league.play(&kept, &NoProgress)), whole);
        drop(kept);
        assert_eq!(open().done(), 6);
    }

    /// Five players who always finish in the same order; each hand predicts the result with `p`, or nothing.
    fn sets(count: usize, p: f64) -> Vec<Set> {
        let game = LeagueGame { places: [0, 1, 2, 3, 4], p: [p; PAIRS] };
        let set = Set { players: [0, 1, 2, 3, 4], games: vec![game; 3], faults: 0 };
        vec![set; count]
    }

    fn rated(sets: &[Set]) -> [Ratings; 2] {
        let programs = short().programs[..5].to_vec();
        let count = u32::try_from(sets.len()).expect("a few");
        let league = League { programs, sets: count, games: 3, ..short() };
        let strengths = league.strengths(sets);
        let counter = ProgressCounter::new(&NoProgress, Task::Simulating, 0);
        NoProgress::whole(rate(&league, 16.0, sets, &strengths, &counter))
    }

    /// S0: the mean over the four opponents of K (s − e); with a hand of 0.8 a win is worth 16 × 0.2.
    #[test]
    fn one_game_moves_ratings_as_the_document_has_it() {
        let game = LeagueGame { places: [0, 1, 2, 3, 4], p: [0.8; PAIRS] };
        let one = Set { players: [0, 1, 2, 3, 4], games: vec![game], faults: 0 };
        let [plain, corrected] = rated(&[one]);
        let ends = |ratings: &Ratings| -> Vec<f64> {
            ratings.ends.iter().map(|end| end.values()[0] - 1500.0).collect()
        };
        for (ends, worth) in [(ends(&plain), 8.0), (ends(&corrected), 3.2)] {
            for (end, of) in ends.into_iter().zip([1.0, 0.5, 0.0, -0.5, -1.0]) {
                assert!((end - worth * of).abs() < 1e-9, "{end} is not {worth} × {of}");
            }
        }
    }

    #[test]
    fn an_order_that_is_right_from_the_first_game_stands_at_once() {
        for ratings in rated(&sets(12, 0.6)) {
            for reached in &ratings.reached {
                assert_eq!(reached.games.values(), [1.0; 3], "{:?}", reached.milestone);
                assert!((reached.share() - 1.0).abs() < 1e-12);
            }
            assert_eq!(ratings.wrong, [0.0; 12]);
            assert!((ratings.right.median() - 1.0).abs() < 1e-12);
        }
        let few = rated(&sets(9, 0.6));
        let stands = &few[0].reached[2];
        assert_eq!(
            (stands.milestone, stands.share().to_string()),
            (Milestone::Stands, "0".to_owned())
        );
    }

    /// With a hand of 0.9 a win is expected, to which plain ratings at first give 0.5.
    #[test]
    fn known_hands_foretell() {
        let [plain, corrected] = rated(&sets(2, 0.9));
        assert_eq!([plain.method, corrected.method], [Method::Plain, Method::Corrected]);
        assert!((corrected.log_loss - 0.1).abs() < 0.02, "{}", corrected.log_loss);
        assert!((plain.log_loss - 0.65).abs() < 0.05, "{}", plain.log_loss);
    }
}
