//! Ratings over losses, and how far each player is from the curve.

use super::chart::{Chart, ChartKind, ChartSeries};
use crate::domain::records::{FitPoint, Fitted};
use crate::words::Words;

/// Points between which the curve is drawn straight.
const STEPS: u32 = 40;

/// The players of a fit with the curve through them, and their residuals.
pub fn losses(fitted: &Fitted, words: &Words) -> Vec<Chart> {
    let (say, fit) = (words.message.fit, &fitted.fit);
    let mut players: Vec<&FitPoint> = fitted.points.iter().collect();
    players.sort_by(|a, b| a.loss.total_cmp(&b.loss));
    let points = |value: &dyn Fn(&FitPoint) -> f64| -> Vec<[f64; 2]> {
        players.iter().map(|one| [one.loss, value(one)]).collect()
    };
    let [least, most] = fit.losses;
    let steps = (0..=STEPS).map(|step| least + (most - least) * f64::from(step) / f64::from(STEPS));
    let series = |name: &str, points| ChartSeries { name: name.to_owned(), points };
    let chart = |title: String, up: &str, series| Chart {
        title,
        kind: ChartKind::Scatter,
        scales: [say.loss().to_owned(), up.to_owned()],
        decimals: 2,
        series,
    };
    let curve = steps.map(|loss| [loss, fit.on_line(loss)]).collect();
    let through =
        vec![series(say.players(), points(&|one| one.rating)), series(say.curve(fit.curve), curve)];
    let off = vec![
        series(say.residual(), points(&|one| fit.residual(one))),
        series(say.fitted_head(), vec![[least, 0.0], [most, 0.0]]),
    ];
    vec![
        chart(say.fit_title(fit), say.rating(), through),
        chart(say.residual().to_owned(), say.residual(), off),
    ]
}
