//! Ratings of players over time, in steps: a value stays until the next day that moves it; and ratings over losses.

use std::collections::BTreeMap;

use chrono::{Days, NaiveDate};

use super::bracket::units;
use super::chart::{Axis, Chart, ChartKind, ChartSeries, axis, day_value, days, round_values};
use super::shape::{Anchor, Drawing, MARGIN, Role, Shape, Text};
use super::texts::Subject;
use crate::club::RatingList;
use crate::club::question::trust::{Experience, PathPoint};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::rating::{Interval, Uncertainty, written};
use crate::domain::records::{FitPoint, Fitted};
use crate::words::Words;

const SIZE: f64 = 11.0;
/// The size of the plane with the lines.
const PLOT: [f64; 2] = [600.0, 300.0];
/// Room for the scale at the left.
const SCALE: f64 = 44.0;
/// Room for names at the right.
const NAMES: f64 = 150.0;
/// The distance of two names.
const NAME_PITCH: f64 = 14.0;
/// Room below for days and remarks.
const BELOW: f64 = 44.0;
/// With more players, lines have no bands.
const BANDS: usize = 2;
/// A line is dashed after this time without a game, in days and in months.
const IDLE: (i64, u32) = (183, 6);
/// With more players than that, lines cannot be told apart.
pub const MOST: usize = 12;

/// How the ratings of players on a list went until `today`, for at most [`MOST`] of them. `None` where none of them has
/// a rated match.
pub fn curve(
    subject: Subject<'_>,
    list: ListId,
    players: &[PlayerId],
    today: NaiveDate,
) -> Option<Drawing> {
    curve_of(subject, list, &subject.club.rating_paths(list, Some(today)), players, today)
}

/// Like [`curve`], with the paths of all players as [`Club::rating_paths`](crate::club::Club::rating_paths) gives them.
pub fn curve_of(
    subject: Subject<'_>,
    list: ListId,
    paths: &BTreeMap<PlayerId, Vec<PathPoint>>,
    players: &[PlayerId],
    today: NaiveDate,
) -> Option<Drawing> {
    let list = subject.club.list(list)?;
    let found = players.iter().filter_map(|player| {
        let path = paths.get(&subject.club.registry().today(*player))?;
        Some((subject.name(*player), path.as_slice()))
    });
    let lines: Vec<(String, &[PathPoint])> = found.take(MOST).collect();
    let from = lines.iter().filter_map(|(_, path)| path.first()).map(|point| point.on).min()?;
    let last = lines.iter().filter_map(|(_, path)| path.last()).map(|point| point.on).max()?;
    let [from, to] = [from.checked_sub_days(Days::new(1))?, today.max(last)];
    let names: Vec<String> = lines.iter().map(|(name, _)| name.clone()).collect();
    let (words, say) = (subject.words, &subject.words.message.drawing);
    let mut drawing = Drawing::new(
        say.ratings(&list.name),
        say.curve_is(words.term.list(&names), from.to_string(), to.to_string()),
    );
    drawing.width = MARGIN + SCALE + PLOT[0] + NAMES + MARGIN;
    drawing.height = MARGIN + PLOT[1] + BELOW + MARGIN;
    let frame = Frame::new(&lines, list, [from, to]);
    frame.draw_scales(&mut drawing);
    let mut ends = Vec::new();
    let mut idle = false;
    for (at, (_, path)) in lines.iter().enumerate() {
        if lines.len() <= BANDS {
            frame.draw_band(path, Role::Series(at), &mut drawing);
        }
        idle |= frame.draw_line(path, Role::Series(at), &mut drawing);
        ends.push(path.last().map_or(0.0, |point| frame.y.place(point.experience.rating)));
    }
    let ratings = lines.iter().map(|(_, path)| path.last().map_or(0.0, |it| it.experience.rating));
    let names: Vec<String> =
        names.iter().zip(ratings).map(|(name, rating)| ending(rating, name)).collect();
    draw_names(&names, &ends, MARGIN + SCALE + PLOT[0], &mut drawing);
    let remarks =
        [(lines.len() <= BANDS).then(|| say.band().to_owned()), idle.then(|| say.idle(IDLE.1))];
    let remarks: Vec<String> = remarks.into_iter().flatten().collect();
    let y = MARGIN + PLOT[1] + BELOW - 4.0;
    let remarks = Text::new(MARGIN + SCALE, y, SIZE, words.term.list(&remarks));
    drawing.text(remarks.role(Role::Faint));
    Some(drawing)
}

/// The axes of days and ratings.
struct Frame<'a> {
    x: Axis,
    y: Axis,
    list: &'a RatingList,
    days: [NaiveDate; 2],
    values: Vec<f64>,
}

impl<'a> Frame<'a> {
    fn new(
        lines: &[(String, &[PathPoint])],
        list: &'a RatingList,
        [from, to]: [NaiveDate; 2],
    ) -> Self {
        let points = || lines.iter().flat_map(|(_, path)| path.iter());
        let bands = lines.len() <= BANDS;
        let ends = points().flat_map(|point| {
            let interval = interval(&point.experience, list, point.on);
            let band = [interval.low(), interval.high()];
            let rating = [point.experience.rating, point.before];
            rating.into_iter().chain(band.into_iter().filter(move |_| bands))
        });
        let idle = lines.iter().filter_map(|(_, path)| path.last()).filter(|_| bands);
        let idle = idle.flat_map(|point| {
            let interval = interval(&point.experience, list, to);
            [interval.low(), interval.high()]
        });
        let (mut least, mut greatest) = (f64::INFINITY, f64::NEG_INFINITY);
        for value in ends.chain(idle) {
            (least, greatest) = (least.min(value), greatest.max(value));
        }
        let values = round_values([least, greatest]);
        let left = MARGIN + SCALE;
        Self {
            x: Axis::new([day_value(from), day_value(to)], [left, left + PLOT[0]]),
            y: axis(&values, [MARGIN + PLOT[1], MARGIN]),
            list,
            days: [from, to],
            values,
        }
    }

    fn draw_scales(&self, drawing: &mut Drawing) {
        let (left, bottom) = (MARGIN + SCALE, MARGIN + PLOT[1]);
        let whole = |value| format!("{value:.0}");
        drawing.scale(self.y, [left, left + PLOT[0]], &self.values, whole);
        drawing.line(&[[left, bottom], [left + PLOT[0], bottom]], Role::Line, 1.0);
        let mut free = left - SCALE;
        for (day, told) in days(self.days[0], self.days[1]) {
            let x = self.x.place(day_value(day));
            drawing.line(&[[x, bottom], [x, bottom + 4.0]], Role::Line, 1.0);
            let label = Text::new(x, bottom + 17.0, SIZE, told);
            let label = label.role(Role::Faint).anchored(Anchor::Middle);
            let [start, _, end, _] = label.bounds();
            if start > free {
                free = end + 4.0;
                drawing.text(label);
            }
        }
    }

    /// The interval of the strength from day to day. It widens while nothing is played.
    fn draw_band(&self, path: &[PathPoint], role: Role, drawing: &mut Drawing) {
        let nexts = path.iter().skip(1).map(|point| point.on).chain([self.days[1]]);
        let (mut upper, mut lower) = (Vec::new(), Vec::new());
        for (point, next) in path.iter().zip(nexts) {
            let days = (next - point.on).num_days().max(0);
            // The interval grows with the square root of time; so many steps look like a curve.
            let steps = if days > IDLE.0 { 6 } else { 1 };
            for step in 0..=steps {
                let after = Days::new((days * step / steps).unsigned_abs());
                let day = point.on.checked_add_days(after).unwrap_or(next);
                let interval = interval(&point.experience, self.list, day);
                let x = self.x.place(day_value(day));
                upper.push([x, self.y.place(interval.high())]);
                lower.push([x, self.y.place(interval.low())]);
            }
        }
        lower.reverse();
        upper.extend(lower);
        drawing.shapes.push(Shape::Area { points: upper, role, opacity: 0.15 });
    }

    /// Draws the line of a player. Returns whether a part is dashed.
    fn draw_line(&self, path: &[PathPoint], role: Role, drawing: &mut Drawing) -> bool {
        let mut idle = false;
        let Some(first) = path.first() else { return idle };
        let mut solid = vec![
            [self.x.place(day_value(first.on) - 1.0), self.y.place(first.before)],
            [self.x.place(day_value(first.on)), self.y.place(first.before)],
        ];
        let nexts = path.iter().skip(1).map(|point| point.on).chain([self.days[1]]);
        for (point, next) in path.iter().zip(nexts) {
            let y = self.y.place(point.experience.rating);
            let [here, there] = [point.on, next].map(|day| self.x.place(day_value(day)));
            solid.push([here, y]);
            if (next - point.on).num_days() > IDLE.0 {
                idle = true;
                drawing.line(&solid, role, 2.0);
                let (points, dash) = (vec![[here, y], [there, y]], Some([2.0, 4.0]));
                drawing.shapes.push(Shape::Line { points, role, width: 1.2, dash });
                solid.clear();
            }
            solid.push([there, y]);
        }
        if solid.len() > 1 {
            drawing.line(&solid, role, 2.0);
        }
        idle
    }
}

fn interval(experience: &Experience, list: &RatingList, day: NaiveDate) -> Interval {
    experience.band(Uncertainty::STANDARD, &list.scale, day)
}

/// The text at the end of a player's line.
pub(super) fn ending(rating: f64, name: &str) -> String {
    format!("{} {name}", written(rating.round()).trim_end_matches(".00"))
}

/// Writes names at the ends of their lines at `right`, without overlaps.
pub(super) fn draw_names(names: &[String], ends: &[f64], right: f64, drawing: &mut Drawing) {
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by(|a, b| ends[*a].total_cmp(&ends[*b]));
    let mut free = MARGIN + SIZE;
    for (passed, at) in order.iter().enumerate() {
        // The names below need room, too.
        let lowest = MARGIN + PLOT[1] - units(order.len() - 1 - passed) * NAME_PITCH;
        let y = (ends[*at] + SIZE * 0.36).max(free).min(lowest.max(free));
        free = y + NAME_PITCH;
        let role = Role::Series(*at);
        drawing.line(&[[right, ends[*at]], [right + 10.0, y - SIZE * 0.36]], role, 0.8);
        let name = Text::new(right + 13.0, y, SIZE, names[*at].clone());
        drawing.text(name.role(role).bold(true).within(NAMES - 13.0));
    }
}

/// The curve consists of so many straight parts.
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
