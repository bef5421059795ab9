//! The charts of experiments.

use crate::domain::game::Hand;
use crate::domain::rating::Scale;
use crate::drawing::{Chart, ChartKind, ChartSeries};
use crate::lab::convergence::Outcome;
use crate::lab::influence::{self, Measure};
use crate::lab::records;
use crate::lab::virtual_game::{Findings, HandLaw, Logarithm, Method, Series};
use crate::lab::{Program, elo_table, league};
use crate::words::Words;
use crate::words::own;

/// Figures 3 to 5 of S0, each with both logarithms: plain Elo under the three laws, then the three methods under normal
/// hands and under those of 0.1 and 0.9.
pub fn virtual_game(found: &Findings, words: &Words) -> Vec<Chart> {
    let say = own(words).experiment;
    let figures = |logarithm: Logarithm| {
        let chart = |number: u32, what: &str, series: Vec<(&Series, &str)>| Chart {
            title: say.figure(number, what, say.logarithm(logarithm)),
            kind: ChartKind::Histogram,
            scales: [say.rating().to_owned(), say.sets().to_owned()],
            decimals: 0,
            series: series.into_iter().map(|(one, name)| histogram(one, name)).collect(),
        };
        let of = move |keep: &dyn Fn(&Series) -> bool| -> Vec<&Series> {
            let ours = found.series.iter().filter(|one| one.logarithm == logarithm);
            ours.filter(|one| keep(one)).collect()
        };
        let plain = of(&|one| one.method == Method::Plain);
        let plain = plain.into_iter().map(|one| (one, say.hand_law(one.law)));
        let mut all = vec![chart(3, say.method(Method::Plain), plain.collect())];
        for (number, law) in [(4, HandLaw::Gauss), (5, HandLaw::Binary)] {
            let methods = of(&|one| one.law == law).into_iter();
            let methods = methods.map(|one| (one, say.method(one.method)));
            all.push(chart(number, say.hand_law(law), methods.collect()));
        }
        all
    };
    let [base_10, natural] = Logarithm::ALL.map(figures);
    base_10.into_iter().zip(natural).flat_map(|(left, right)| [left, right]).collect()
}

/// Log-loss and error by K under each schedule, for rules that differ from the published ones only in K.
pub fn convergence(outcomes: &[Outcome], words: &Words) -> Vec<Chart> {
    let say = own(words).experiment;
    let plain =
        |one: &&Outcome| Scale { k: Scale::STANDARD.k, ..one.scale.clone() } == Scale::STANDARD;
    let chart = |title: &str, up: &str, decimals: usize, value: fn(&Outcome) -> Option<f64>| {
        let mut series: Vec<ChartSeries> = Vec::new();
        for one in outcomes.iter().filter(plain) {
            let Some(value) = value(one) else { continue };
            let name = say.schedule(one.schedule);
            match series.last_mut().filter(|last| last.name == name) {
                Some(last) => last.points.push([one.scale.k, value]),
                None => series.push(ChartSeries {
                    name: name.to_owned(),
                    points: vec![[one.scale.k, value]],
                }),
            }
        }
        lines(title, [say.k(), up], decimals, series)
    };
    vec![
        chart(say.log_loss_by_k(), say.log_loss(), 4, |one| one.log_loss),
        chart(say.error_by_k(), say.error(), 0, |one| one.error),
    ]
}

/// The error of suggestions from game records, by the number of games.
pub fn record_steps(found: &records::Findings, words: &Words) -> Vec<Chart> {
    let say = own(words).records;
    let names = [say.by_losses(), say.by_results(), say.by_both()];
    let series = names.iter().enumerate().map(|(at, name)| ChartSeries {
        name: (*name).to_owned(),
        points: found.steps.iter().map(|step| [games(step), step.errors[at]]).collect(),
    });
    let explained = ChartSeries {
        name: say.by_losses().to_owned(),
        points: found.steps.iter().map(|step| [games(step), step.r2]).collect(),
    };
    let errors = [say.games(), own(words).experiment.error()];
    vec![
        lines(say.error_by_games(), errors, 0, series.collect()),
        lines(say.r2_by_games(), [say.games(), say.left_out_r2()], 2, vec![explained]),
    ]
}

fn games(step: &records::Step) -> f64 {
    f64::from(u32::try_from(step.games).unwrap_or(u32::MAX))
}

/// The win rate by rating difference, from −800 to 800.
pub fn elo_table(found: &elo_table::Findings, words: &Words) -> Vec<Chart> {
    let say = own(words).experiment;
    let weaker = found.curve.iter().skip(1).rev();
    let weaker = weaker.map(|point| [-point.difference, 1.0 - point.expected]);
    let stronger = found.curve.iter().map(|point| [point.difference, point.expected]);
    let points = weaker.chain(stronger).collect();
    let series = ChartSeries { name: say.win_rate().to_owned(), points };
    vec![lines(say.curve(), [say.difference(), say.win_rate()], 4, vec![series])]
}

/// The expected score by rating difference with each hand: figure 2 of S0.
pub fn elo_hands(hands: &[Hand], words: &Words) -> Chart {
    let say = own(words).experiment;
    let curves = elo_table::hand_curves(hands);
    let of = |(at, hand): (usize, &Hand)| ChartSeries {
        name: format!("p = {}", hand.p()),
        points: curves.iter().map(|(points, scores)| [*points, scores[at]]).collect(),
    };
    let series = hands.iter().enumerate().map(of).collect();
    lines(say.hands(), [say.difference(), say.win_rate()], 4, series)
}

/// The points of P1 to P5 for each evaluated player, a chart for each kind of opponents.
pub fn influence(found: &influence::Findings, words: &Words) -> Vec<Chart> {
    let say = own(words).influence;
    let chart = |against: &Program| {
        let ours = found.lines.iter().filter(|line| line.against == *against);
        let series = ours.map(|line| {
            let points = line.figures(Measure::Points);
            let points = (1..).map(f64::from).zip(points).map(|(seat, one)| [seat, one.value]);
            ChartSeries { name: line.player.to_string(), points: points.collect() }
        });
        lines(&say.chart(against.name()), [say.seat(), say.points()], 0, series.collect())
    };
    found.influence.against.iter().map(chart).collect()
}

/// For the first K, the final ratings of programs, and the number of
/// pairs in the wrong order by games, without and with hands.
pub fn league(found: &league::Findings, words: &Words) -> Vec<Chart> {
    let say = own(words).league;
    let chart = |title: &str, scales: [&str; 2], decimals, points: &dyn Fn(&_) -> Vec<[f64; 2]>| {
        let series = found.ratings.iter().take(1).flatten().map(|ratings| ChartSeries {
            name: own(words).experiment.method(ratings.method).to_owned(),
            points: points(ratings),
        });
        lines(title, scales, decimals, series.collect())
    };
    let ends = |ratings: &league::Ratings| {
        let ends = (1..).map(f64::from).zip(&ratings.ends);
        ends.map(|(rank, end)| [rank, end.median()]).collect()
    };
    let wrong = |ratings: &league::Ratings| found.wrong_pairs(ratings);
    let k = found.league.k.first().copied().unwrap_or_default();
    vec![
        chart(&say.ratings(k), [say.rank(), say.rating()], 0, &ends),
        chart(&say.wrong(k), [say.games(), say.pairs()], 2, &wrong),
    ]
}

fn lines(title: &str, scales: [&str; 2], decimals: usize, series: Vec<ChartSeries>) -> Chart {
    let (title, scales) = (title.to_owned(), scales.map(str::to_owned));
    Chart { title, kind: ChartKind::Lines, scales, decimals, series }
}

fn histogram(series: &Series, name: &str) -> ChartSeries {
    let points = series.steps().into_iter().map(|(from, count)| [from, f64::from(count)]);
    let median = series.ratings.median();
    ChartSeries { name: format!("{name} {median:.0}"), points: points.collect() }
}
