//! The charts of experiments.

use super::chart::{Chart, ChartKind, ChartSeries};
use crate::lab::virtual_game::{Findings, HandLaw, Logarithm, Method, Series};
use crate::words::Words;

/// Figures 3 to 5 of S0, each with both logarithms: plain Elo under the three laws, then the three methods under normal
/// hands and under those of 0.1 and 0.9.
pub fn virtual_game(found: &Findings, words: &Words) -> Vec<Chart> {
    let say = words.message.experiment;
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

fn histogram(series: &Series, name: &str) -> ChartSeries {
    let points = series.steps().into_iter().map(|(from, count)| [from, f64::from(count)]);
    let median = series.ratings.median();
    ChartSeries { name: format!("{name} {median:.0}"), points: points.collect() }
}
