//! How well rating models would have predicted a list's past, each from what was known before.

use std::fmt;
use std::ops::Range;

use chrono::{Datelike as _, NaiveDate};
use rayon::prelude::*;

use crate::club::Club;
use crate::club::question::rating_table::Model;
use crate::club::question::whole_history::Meetings;
use crate::club::rated::ListRatings;
use crate::domain::ids::ListId;
use crate::domain::progress::{NoProgress, Progress, ProgressCounter, Stopped, Task};
use crate::domain::rating::bradley_terry::AgedRatings;
use crate::domain::rating::calibration::{Measures, Prediction, measures};
use crate::domain::rating::whole_history::{Bout, fit_alone};
use crate::domain::rating::{Played, Scale, Step, Unit, replay};

/// The K factors that are tried.
const KS: [u32; 6] = [8, 16, 24, 32, 48, 64];

/// A model that is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rival {
    /// The list by its own rules, from the ratings before each match.
    Own,
    /// The published formula with this K, from the ratings before each match.
    Elo(u32),
    /// Whole histories by the list's rules, fitted at the end of each month.
    WholeHistory,
    /// The federation's rule, fitted at the end of each month.
    BradleyTerry,
}

impl fmt::Display for Rival {
    /// The name in data files: that of `export ranking --model`, except for the list itself.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own => f.write_str("list"),
            Self::Elo(k) => write!(f, "{} K={k}", Model::Elo),
            Self::WholeHistory => Model::WholeHistory.fmt(f),
            Self::BradleyTerry => Model::BradleyTerry.fmt(f),
        }
    }
}

/// How well a model predicted the games of a year, or of all years.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BackTestLine {
    pub rival: Rival,
    /// The year; none for all.
    pub year: Option<i32>,
    pub measures: Measures,
    /// Of the player who was expected to score more: the share expected and the share scored.
    pub favourite: [f64; 2],
    /// Another model and its log-loss, by the games that both can judge; none where the model is judged by all it can.
    pub against: Option<(Rival, f64)>,
}

/// Models judged by the games whose players each of them knows, and pair by pair by those that both can judge.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BackTest {
    /// Model after model: all years, then each. Then the pairs of which one cannot judge all games.
    pub lines: Vec<BackTestLine>,
    /// How many games there are.
    pub games: f64,
    /// The models that know the players of some games only, with how many they judge.
    pub partial: Vec<(Rival, f64)>,
}

/// How the games of a list with long matches were predicted: by its rules, which rate a match at once, and game by game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct UnitAdvice {
    /// Log-losses of a game, of which the second is less.
    pub by_match: f64,
    pub by_game: f64,
}

/// The least gain of another unit that is mentioned, in nats a game: less is chance in a club's few hundred games.
const LEAST_GAIN: f64 = 0.01;

/// For each bout, the expected score of the first player; none where nothing was known.
type Shares = Vec<Option<f64>>;

impl Club {
    /// Predicts the games of a list by several models, each from the results before it, and judges those of which a model
    /// knows both players. Models that are fitted know the results before the month of the game.
    ///
    /// # Errors
    ///
    /// [`Stopped`] where `progress` stops it.
    pub fn backtest(&self, list: ListId, progress: &dyn Progress) -> Result<BackTest, Stopped> {
        let Some(ratings) = self.ratings(list) else { return Ok(BackTest::default()) };
        let met = self.meetings(list, None);
        let replayed = Replayed::new(ratings);
        let own: Vec<Step> = ratings.lines().flat_map(|line| line.steps).copied().collect();
        let mut rivals = vec![(Rival::Own, replayed.shares(&own))];
        for k in KS {
            let scale = Scale { k: f64::from(k), start: ratings.scale().start, ..Scale::STANDARD };
            let replay = replay(&scale, met.players, &replayed.played);
            rivals.push((Rival::Elo(k), replayed.shares(&replay.steps)));
        }
        let [histories, aged] = met.fitted_by_month(progress)?;
        rivals.extend([(Rival::WholeHistory, histories), (Rival::BradleyTerry, aged)]);
        Ok(judge(&met.bouts, &rivals))
    }

    /// Whether a list that rates matches at once would predict better game by game; none where no match is so long that
    /// rating it moves ratings past what its score says.
    pub fn unit_advice(&self, list: ListId) -> Option<UnitAdvice> {
        let ratings = self.ratings(list)?;
        let scale = ratings.scale();
        let longest = ratings.matches().map(|rated| rated.contest.games()).max()?;
        scale.overshoot(longest).filter(|_| scale.unit == Unit::Match)?;
        let met = self.meetings(list, None);
        let replayed = Replayed::new(ratings);
        let loss = |unit| {
            let scale = Scale { unit, ..scale.clone() };
            let replay = replay(&scale, met.players, &replayed.played);
            let shares = replayed.shares(&replay.steps);
            let judged = judge(&met.bouts, &[(Rival::Own, shares)]);
            judged.lines.first().map(|line| line.measures.log_loss)
        };
        let (by_match, by_game) = (loss(Unit::Match)?, loss(Unit::Game)?);
        (by_match - by_game >= LEAST_GAIN).then_some(UnitAdvice { by_match, by_game })
    }
}

/// Changes of ratings, in order.
struct Replayed {
    played: Vec<Played>,
    /// Per change, its players and its bouts.
    changes: Vec<(Vec<u32>, Vec<Bout>)>,
}

impl Replayed {
    fn new(ratings: &ListRatings) -> Self {
        let played: Vec<Played> = ratings.lines().map(|line| line.moved.played()).collect();
        let changes = ratings.lines().zip(&played).map(|(line, played)| {
            let players = line.moved.players().iter().map(|player| player.0).collect();
            let day = line.moved.on().num_days_from_ce();
            (players, Bout::of(day, played, ratings.scale()))
        });
        let changes = changes.collect();
        Self { played, changes }
    }

    /// The scores expected by the ratings before each change. A player without a match has the starting rating.
    fn shares(&self, mut steps: &[Step]) -> Shares {
        let mut shares = Vec::new();
        for (players, bouts) in &self.changes {
            let (own, rest) = steps.split_at(players.len().min(steps.len()));
            steps = rest;
            shares.extend(bouts.iter().map(|bout| {
                let [a, b] = bout.players.map(|player| {
                    let at = players.iter().position(|&one| one == player)?;
                    own.get(at).map(|step| step.before)
                });
                Some(bout.expected(a? - b?))
            }));
        }
        shares
    }
}

impl Meetings {
    /// The scores expected by both fitted models: each month from all results before it.
    fn fitted_by_month(&self, progress: &dyn Progress) -> Result<[Shares; 2], Stopped> {
        let months = months(&self.bouts);
        let counter = ProgressCounter::new(progress, Task::Fitting, months.len());
        let foretold = months.into_par_iter().map(|(first, of_month)| {
            let known = &self.bouts[..of_month.start];
            let prior = self.prior(self.history);
            let histories = fit_alone(prior, self.players, known, &NoProgress)?;
            let before = first.pred_opt().unwrap_or(first);
            let aged = AgedRatings::fit(self.players, known, before, &NoProgress)?;
            counter.one()?;
            let shares = |difference: &dyn Fn(&Bout) -> Option<f64>| -> Shares {
                let bouts = self.bouts[of_month.clone()].iter();
                bouts.map(|bout| Some(bout.expected(difference(bout)?))).collect()
            };
            Ok([
                shares(&|bout| histories.difference(bout.players, bout.day)),
                shares(&|bout| aged.difference(bout.players)),
            ])
        });
        let foretold = foretold.collect::<Result<Vec<[Shares; 2]>, Stopped>>()?;
        let mut all = [Vec::new(), Vec::new()];
        for [histories, aged] in foretold {
            all[0].extend(histories);
            all[1].extend(aged);
        }
        Ok(all)
    }
}

/// The first day of each month with bouts, and the range of its bouts, which are in order of their days.
fn months(bouts: &[Bout]) -> Vec<(NaiveDate, Range<usize>)> {
    let mut months: Vec<(NaiveDate, Range<usize>)> = Vec::new();
    for (at, bout) in bouts.iter().enumerate() {
        let day = NaiveDate::from_num_days_from_ce_opt(bout.day).unwrap_or_default();
        let first = day.with_day(1).unwrap_or(day);
        match months.last_mut() {
            Some((last, of_month)) if *last == first => of_month.end = at + 1,
            _ => months.push((first, at..at + 1)),
        }
    }
    months
}

fn judge(bouts: &[Bout], rivals: &[(Rival, Shares)]) -> BackTest {
    let rated: Vec<usize> = (0..bouts.len()).filter(|&at| bouts[at].games() > 0.0).collect();
    let knows = |shares: &Shares, at: usize| shares.get(at).copied().flatten().is_some();
    let judged = |of: &[&Shares]| -> Vec<usize> {
        let all_know = |at: &usize| of.iter().all(|shares| knows(shares, *at));
        rated.iter().copied().filter(all_know).collect()
    };
    let line = |(rival, shares): &(Rival, Shares), year, those: &[usize]| {
        let predictions: Vec<Prediction> =
            those.iter().filter_map(|&at| Some(prediction(&bouts[at], shares[at]?))).collect();
        let (measures, favourite) = (measures(predictions.iter()), favourite(&predictions));
        BackTestLine { rival: *rival, year, measures, favourite, against: None }
    };
    let year =
        |at: usize| NaiveDate::from_num_days_from_ce_opt(bouts[at].day).unwrap_or_default().year();
    // An empty sum would be −0.
    let games = |those: &[usize]| those.iter().fold(0.0, |games, &at| games + bouts[at].games());
    let (mut lines, mut partial) = (Vec::new(), Vec::new());
    for rival in rivals {
        let own = judged(&[&rival.1]);
        if own.len() < rated.len() {
            partial.push((rival.0, games(&own)));
        }
        if own.is_empty() {
            continue;
        }
        lines.push(line(rival, None, &own));
        let years = own.chunk_by(|&a, &b| year(a) == year(b));
        lines.extend(years.map(|those| line(rival, Some(year(those[0])), those)));
    }
    for (at, one) in rivals.iter().enumerate() {
        for other in &rivals[..at] {
            let both = judged(&[&one.1, &other.1]);
            if !both.is_empty() && both.len() < rated.len() {
                let against = line(other, None, &both).measures.log_loss;
                lines.push(BackTestLine {
                    against: Some((other.0, against)),
                    ..line(one, None, &both)
                });
            }
        }
    }
    BackTest { lines, games: games(&rated), partial }
}

fn prediction(bout: &Bout, expected: f64) -> Prediction {
    Prediction {
        expected,
        actual: bout.score(),
        games: bout.games(),
        matches: 1,
        before: [0, 0],
        gap: 0.0,
        hand: bout.offset != 0.0,
    }
}

/// The mean score expected of the favourites, and the mean score that they got.
fn favourite(predictions: &[Prediction]) -> [f64; 2] {
    let (mut games, mut sums) = (0.0, [0.0, 0.0]);
    for one in predictions {
        let seen = |share: f64| if one.expected < 0.5 { 1.0 - share } else { share };
        games += one.games;
        sums[0] += one.games * seen(one.expected);
        sums[1] += one.games * seen(one.actual);
    }
    sums.map(|sum| sum / games)
}
