//! Ratings of players event by event: a point an event with its name, as S3 draws its figure 1.

use std::collections::BTreeMap;

use super::bracket::units;
use super::chart::{Axis, axis, round_values};
use super::curve::{MOST, draw_names, ending};
use super::shape::{Anchor, Drawing, MARGIN, Role, Text};
use super::texts::Subject;
use crate::club::question::history::Cause;
use crate::club::rated::Moved;
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::number::PlayerId;

const SIZE: f64 = 11.0;
/// The least width and the height of the plane.
const PLOT: [f64; 2] = [600.0, 300.0];
/// Room for the scale at the left, and for names at the right.
const AROUND: [f64; 2] = [44.0, 150.0];
/// The least distance of two tournaments, whose names stand in two rows.
const PITCH: f64 = 60.0;
/// Room below for two rows of names.
const BELOW: f64 = 40.0;
/// Half of a point.
const DOT: f64 = 2.5;

/// A player's line: the rating before the first tournament, and after each one played, by its index.
struct EventLine {
    name: String,
    start: f64,
    after: BTreeMap<usize, f64>,
}

/// How the ratings of at most [`MOST`] players on a list went, event by event; only events that one of them played. `None`
/// where none of them has a rated match.
pub fn curve_by_event(subject: Subject<'_>, list: ListId, players: &[PlayerId]) -> Option<Drawing> {
    let club = subject.club;
    let shown: Vec<PlayerId> =
        players.iter().map(|player| club.registry().today(*player)).take(MOST).collect();
    let mut events: Vec<TournamentId> = Vec::new();
    for line in club.ratings(list)?.lines() {
        if let Moved::Match(rated) = line.moved
            && !events.contains(&rated.tournament)
            && line.moved.players().iter().any(|player| shown.contains(player))
        {
            events.push(rated.tournament);
        }
    }
    let lines = shown.iter().filter_map(|player| of_player(subject, list, *player, &events));
    let lines: Vec<EventLine> = lines.collect();
    let first = *events.first()?;
    let event = |id: TournamentId| club.tournament(id).map_or("", |found| found.name.as_str());
    let (words, say) = (subject.words, &subject.words.message.drawing);
    let names: Vec<String> = lines.iter().map(|line| line.name.clone()).collect();
    let mut drawing = Drawing::new(
        say.ratings(&club.list(list)?.name),
        say.curve_is(words.term.list(&names), event(first), event(*events.last()?)),
    );
    let pitch = (PLOT[0] / units(events.len())).max(PITCH);
    let (left, width) = (MARGIN + AROUND[0], pitch * units(events.len()));
    drawing.width = left + width + AROUND[1] + MARGIN;
    drawing.height = MARGIN + PLOT[1] + BELOW + MARGIN;
    let y = draw_scale(&lines, [left, left + width], &mut drawing);
    let place = |at: usize| left + pitch * (units(at) + 0.7);
    for (at, id) in events.iter().enumerate() {
        let row = MARGIN + PLOT[1] + 16.0 + 15.0 * units(at % 2);
        let label = Text::new(place(at), row, SIZE, event(*id)).anchored(Anchor::Middle);
        let room = if events.len() > 1 { 2.0 * pitch - 8.0 } else { pitch };
        drawing.text(label.role(Role::Faint).within(room));
    }
    let mut ends = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        ends.push(draw_line(line, Role::Series(at), (&place, left, events.len()), y, &mut drawing));
    }
    let told = lines.iter().map(|line| ending(line.last(), &line.name));
    draw_names(&told.collect::<Vec<_>>(), &ends, left + width, &mut drawing);
    Some(drawing)
}

fn of_player(
    subject: Subject<'_>,
    list: ListId,
    player: PlayerId,
    events: &[TournamentId],
) -> Option<EventLine> {
    let (mut start, mut after) = (None, BTreeMap::new());
    for line in subject.club.history(list, player) {
        let at = match &line.cause {
            Cause::Match(seen) => events.iter().position(|event| *event == seen.tournament),
            Cause::ByHand { .. } => after.last_key_value().map(|(at, _)| *at),
        };
        match at {
            Some(at) => {
                start.get_or_insert(line.step.before);
                after.insert(at, line.step.after);
            }
            // A correction by hand before anything was played.
            None => start = Some(line.step.after),
        }
    }
    let name = subject.name(player);
    start.filter(|_| !after.is_empty()).map(|start| EventLine { name, start, after })
}

impl EventLine {
    fn last(&self) -> f64 {
        self.after.last_key_value().map_or(self.start, |(_, rating)| *rating)
    }
}

/// Draws the scale of ratings. Returns its axis.
fn draw_scale(lines: &[EventLine], [left, right]: [f64; 2], drawing: &mut Drawing) -> Axis {
    let all = || lines.iter().flat_map(|line| line.after.values().chain([&line.start])).copied();
    let values = round_values([
        all().fold(f64::INFINITY, f64::min),
        all().fold(f64::NEG_INFINITY, f64::max),
    ]);
    let bottom = MARGIN + PLOT[1];
    let y = axis(&values, [bottom, MARGIN]);
    drawing.scale(y, [left, right], &values, |value| format!("{value:.0}"));
    drawing.line(&[[left, bottom], [right, bottom]], Role::Line, 1.0);
    y
}

/// Draws a line with a point at each tournament played, from before the first to the last one. Returns its end.
fn draw_line(
    line: &EventLine,
    role: Role,
    (place, left, events): (&impl Fn(usize) -> f64, f64, usize),
    y: Axis,
    drawing: &mut Drawing,
) -> f64 {
    let first = line.after.keys().next().copied().unwrap_or_default();
    let before = first.checked_sub(1).map_or(left, place);
    let mut points = vec![[before, y.place(line.start)]];
    let mut rating = line.start;
    for at in first..events {
        rating = line.after.get(&at).copied().unwrap_or(rating);
        points.push([place(at), y.place(rating)]);
    }
    drawing.line(&points, role, 2.0);
    for (at, rating) in &line.after {
        let [x, y] = [place(*at), y.place(*rating)];
        drawing.line(&[[x - DOT, y], [x + DOT, y]], role, 2.0 * DOT);
    }
    y.place(rating)
}
