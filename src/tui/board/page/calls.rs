//! Pages of the matches at tables now, as large as there is room for, and of the queue.

use chrono::{DateTime, Utc};

use super::content::PageData;
use super::roll::{self, BETWEEN_NAMES, Look, Roll, RollLine, beside};
use crate::clock::written_in_the_hall;
use crate::club::question::display::Obstacle;
use crate::club::question::floor::Queued;
use crate::club::tournament::Venue;
use crate::tui::board::big::{Ink, Scale};
use crate::tui::kit::prelude::*;
use crate::words::screen::tournament::BoardWords;

/// The sizes, columns and rows, from which on the type is large and huge.
const LARGE: (u16, u16) = (90, 26);
const HUGE: (u16, u16) = (140, 44);
/// Columns beside a table for the players' names.
const NAMES: u16 = 40;
const GAP: u16 = 3;
/// Most columns of a match's tournament and round in the queue.
const WHAT: u16 = 22;
/// Most columns of the reason why a match is not called yet.
const WHY: u16 = 36;
/// With fewer rows the queue is not shown below the tables.
const LEAST: u16 = 4;

/// The identity of a call. A second call of the same match is another one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fresh {
    which: Where,
    called: Seq,
    times: usize,
}

impl Fresh {
    /// All calls now, of the one tournament shown or of all.
    pub(in crate::tui::board) fn all(asked: &PageData<'_>) -> Vec<Self> {
        let calls = asked.data.club.at_tables();
        let wanted = calls
            .filter(|(tournament, ..)| asked.wanted.is_none_or(|wanted| tournament.id == wanted));
        wanted
            .map(|(tournament, played, call)| Self {
                which: (tournament.id, played.no()),
                called: call.called.seq,
                times: 1 + call.again.len(),
            })
            .collect()
    }

    /// The table, and the players called there.
    pub(in crate::tui::board) fn summary(&self, asked: &PageData<'_>) -> Option<String> {
        let (tournament, played) = asked.data.club.fixture(self.which)?;
        let venue = named(&played.venue()?, asked.words);
        Some(format!("{venue}: {}", beside(&names(asked, tournament, played), asked.words)))
    }
}

/// The name of a table, pod or board, with a capital.
pub(super) fn named(venue: &Venue, words: &Words) -> String {
    text::capital(&words.term.venue(venue))
}

/// A table, pod or board, and the players there.
#[derive(Debug, Clone)]
pub(super) struct Spot {
    pub(super) venue: Venue,
    pub(super) names: Vec<String>,
    pub(super) what: String,
    /// [`Self::what`] in few columns, if it has a short form.
    pub(super) brief: String,
    /// The score so far, or the state of the match.
    pub(super) note: String,
    pub(super) call: Option<Fresh>,
}

/// The tables on one page, and the queue below them.
#[derive(Debug, Clone)]
pub(super) struct Calls {
    spots: Vec<Spot>,
    size: Size,
    next: Option<Roll>,
}

#[derive(Debug, Clone, Copy)]
struct Size {
    scale: Scale,
    /// Lines of the screen for each table.
    pitch: u16,
    rows: u16,
    abreast: u16,
    /// Columns of the widest table.
    label: u16,
}

impl Size {
    fn new(scale: Scale, pitch: u16, spots: &[Spot], asked: &PageData<'_>) -> Option<Self> {
        let (width, height) = asked.room;
        let label = |spot: &Spot| match scale {
            Scale::Line => asked.ink.width(&named(&spot.venue, asked.words), scale),
            Scale::Large | Scale::Huge => {
                Some(asked.ink.width(&spot.venue.to_string(), scale).unwrap_or_else(|| {
                    asked.ink.width(&spot.venue.to_string(), Scale::Line).unwrap_or(0)
                }))
            }
        };
        let label = spots.iter().filter_map(label).max().unwrap_or(0);
        let label = label.min(width / 2);
        let rows = (height + u16::from(pitch > 1)) / pitch;
        let narrowest = label + GAP + NAMES;
        let abreast = ((width + GAP) / (narrowest + GAP)).max(1);
        (rows > 0).then_some(Self { scale, pitch, rows, abreast, label })
    }

    fn holds(self) -> usize {
        usize::from(self.rows) * usize::from(self.abreast)
    }
}

/// The largest size at which two pages hold all tables, else the smallest.
fn size(spots: &[Spot], asked: &PageData<'_>) -> Size {
    let (width, height) = asked.room;
    let fits = |(columns, rows): (u16, u16)| width >= columns && height >= rows;
    let tall = |scale| asked.ink.height(scale) + 1;
    let sizes = [
        fits(HUGE).then(|| (Scale::Huge, tall(Scale::Huge))),
        fits(LARGE).then(|| (Scale::Large, tall(Scale::Large))),
        spots.iter().any(|spot| spot.names.len() > 2).then_some((Scale::Line, 4)),
        Some((Scale::Line, 3)),
        Some((Scale::Line, 2)),
    ];
    let mut sizes = sizes.into_iter().flatten();
    let mut sizes =
        sizes.by_ref().filter_map(|(scale, pitch)| Size::new(scale, pitch, spots, asked));
    let smallest =
        Size { scale: Scale::Line, pitch: 1, rows: height.max(1), abreast: 1, label: 10 };
    sizes
        .find(|size| spots.len() <= 2 * size.holds())
        .unwrap_or_else(|| Size::new(Scale::Line, 1, spots, asked).unwrap_or(smallest))
}

pub(super) fn cut(spots: &[Spot], asked: &PageData<'_>) -> Vec<Calls> {
    let size = size(spots, asked);
    let chunks = spots.chunks(size.holds());
    chunks.map(|spots| Calls { spots: spots.to_vec(), size, next: None }).collect()
}

/// The pages of matches at tables; the queue comes second if it needs a page of its own.
pub(super) fn all(asked: &PageData<'_>, shown: &[&Tournament]) -> (Vec<Calls>, Option<Roll>) {
    let mut calls = cut(&spots(asked, shown), asked);
    let mut beside = false;
    if let [only] = &mut calls[..] {
        let left = asked.room.1.saturating_sub(only.height() + 2);
        let roll = next_roll(asked, shown, left);
        only.next = roll.filter(|roll| left >= LEAST && roll.len() > 0);
        let all = next(asked, shown, Form::Whole).len();
        beside = only.next.as_ref().is_some_and(|roll| roll.len() == all);
    }
    (calls, if beside { None } else { next_roll(asked, shown, asked.room.1) })
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Whole,
    Brief,
}

/// The queue, as many matches as fit. It has one page: matches further behind are not called
/// before that page comes again. What stands beside the names is shortened before a name is cut.
fn next_roll(asked: &PageData<'_>, shown: &[&Tournament], rows: u16) -> Option<Roll> {
    let roll = |form| {
        let lines = next(asked, shown, form);
        roll::cut(&next_columns(), lines, (asked.room.0, rows)).into_iter().next()
    };
    roll(Form::Whole).filter(|roll| !roll.cuts_names()).or_else(|| roll(Form::Brief))
}

fn spots(asked: &PageData<'_>, shown: &[&Tournament]) -> Vec<Spot> {
    let (data, say) = (asked.data, &asked.words.screen.board);
    let is_shown = |tournament: &Tournament| shown.iter().any(|other| other.id == tournament.id);
    let called = data.club.latest_calls().into_iter();
    called
        .filter(|(tournament, ..)| is_shown(tournament))
        .map(|(tournament, played, call)| {
            let since = |seq: Seq| data.when(seq).unwrap_or(data.now);
            let times = 1 + call.again.len();
            let minutes =
                |from: DateTime<Utc>| data.club.time_between(from, data.now).num_minutes();
            let started = played.started();
            let from = since(started.unwrap_or(call.called).seq);
            let note = if started.is_some() {
                say.playing(asked.clock.hour_minute(from), minutes(from))
            } else {
                say.since(asked.clock.hour_minute(from), minutes(from), times)
            };
            let which = (tournament.id, played.no());
            Spot {
                venue: Venue::Table(call.table.clone()),
                names: names(asked, tournament, played),
                what: what(asked, tournament, played.no(), shown.len() > 1),
                brief: in_short(asked, tournament, played.no(), shown.len() > 1),
                note,
                call: Some(Fresh { which, called: call.called.seq, times }),
            }
        })
        .collect()
}

/// The round of a match; with the tournament's name where several are played.
fn what(asked: &PageData<'_>, tournament: &Tournament, no: MatchNo, several: bool) -> String {
    let round = tournament.round_of(no).map(|round| asked.words.term.round(&round));
    let round = text::capital(&round.unwrap_or_default());
    if several { asked.words.screen.board.part(&tournament.name, &round) } else { round }
}

/// Like [`what`], with the round's code and the tournament's tag.
fn in_short(asked: &PageData<'_>, tournament: &Tournament, no: MatchNo, several: bool) -> String {
    let round = tournament.round_of(no).map(|round| asked.words.term.round_code(&round));
    let round = round.unwrap_or_default();
    if !several {
        return round;
    }
    let tag = asked.data.anywhere().tag(tournament.id);
    let name = tag.map_or(tournament.name.as_str(), |(_, tag)| tag);
    asked.words.screen.board.part(name, &round)
}

fn next_columns() -> Vec<Column> {
    vec![Column::name(""), Column::word("", WHAT), Column::word("", WHY)]
}

fn next(asked: &PageData<'_>, shown: &[&Tournament], form: Form) -> Vec<RollLine> {
    let data = asked.data;
    let line = |one: &Queued| {
        let tournament = shown.iter().find(|tournament| tournament.id == one.tournament)?;
        let played = tournament.fixture(one.no)?;
        // Without tables nobody is called, and the page of the pods has them all.
        if matches!(played, Fixture::Pod(..)) && data.club.tables().is_empty() {
            return None;
        }
        let names = names(asked, tournament, played);
        let whole = (beside(&names, asked.words), Look::Strong);
        let several = shown.len() > 1;
        let told = what(asked, tournament, one.no, several);
        let told = match form {
            Form::Whole if text::width(&told) <= usize::from(WHAT) => told,
            _ => in_short(asked, tournament, one.no, several),
        };
        let cells = vec![whole, (told, Look::Plain), (why_not(asked, one, form), Look::Muted)];
        Some(RollLine::Players(names, cells))
    };
    data.queue().iter().filter_map(line).collect()
}

fn why_not(asked: &PageData<'_>, one: &Queued, form: Form) -> String {
    let say: &BoardWords = &asked.words.screen.board;
    match one.obstacle() {
        None => String::new(),
        Some(Obstacle::Postponed) => say.postponed().to_owned(),
        Some(Obstacle::Early(begins)) => {
            asked.words.term.begins(written_in_the_hall(begins, asked.data.today))
        }
        Some(Obstacle::Busy(player, there)) => {
            let spot = asked.data.club.fixture(there).and_then(|(_, played)| played.venue());
            spot.map_or_else(String::new, |spot| match form {
                Form::Whole => say.busy(asked.data.name(player), &spot),
                Form::Brief => named(&spot, asked.words),
            })
        }
    }
}

/// The players of a match or pod, with a mark for the one who moves first, where that is fixed.
fn names(asked: &PageData<'_>, tournament: &Tournament, played: Fixture<'_>) -> Vec<String> {
    let term = &asked.words.term;
    let name = |player| asked.data.name(player);
    let mut names: Vec<String> = played.players().into_iter().map(name).collect();
    if let Some(first) = names.first_mut().filter(|_| tournament.moves_in_order(played.no())) {
        *first = term.aside(first.as_str(), term.moves_first());
    }
    names
}

/// Puts names side by side in at most `most` lines. No name is broken in two.
fn packed(names: &[String], columns: usize, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for name in names {
        let full = lines.len() == most;
        let fits = |line: &&mut String| {
            full || text::width(line) + BETWEEN_NAMES.len() + text::width(name) <= columns
        };
        match lines.last_mut().filter(fits) {
            Some(line) => {
                line.push_str(BETWEEN_NAMES);
                line.push_str(name);
            }
            None => lines.push(name.clone()),
        }
    }
    lines.iter().map(|line| text::fit(line, columns)).collect()
}

impl Calls {
    pub(super) fn holds(&self, fresh: &[Fresh]) -> bool {
        self.spots.iter().filter_map(|spot| spot.call).any(|call| fresh.contains(&call))
    }

    fn height(&self) -> u16 {
        let spots = span(self.spots.len());
        spots.min(self.size.rows) * self.size.pitch
    }

    pub(super) fn view(&self, area: Rect, fresh: &[Fresh], ink: Ink, pen: &mut Pen<'_>) {
        let Size { pitch, rows, abreast, .. } = self.size;
        let width = (area.width + GAP) / abreast - GAP;
        for (at, spot) in (0..).zip(&self.spots) {
            let (column, row): (u16, u16) = (at / rows, at % rows);
            let (x, y) = (area.x + column * (width + GAP), area.y + row * pitch);
            let place = Rect { x, y, width, height: pitch }.intersection(area);
            let new = spot.call.is_some_and(|call| fresh.contains(&call));
            self.draw(spot, new, place, ink, pen);
        }
        let Some(next) = &self.next else { return };
        let top = area.y + self.height() + 1;
        let below = Rect { y: top, height: area.bottom().saturating_sub(top), ..area };
        pen.line(below, pen.words.screen.board.next(), pen.theme.accent);
        let list = Rect { y: top + 1, height: below.height.saturating_sub(1), ..below };
        next.view(list, pen);
    }

    fn draw(&self, spot: &Spot, new: bool, place: Rect, ink: Ink, pen: &mut Pen<'_>) {
        let say = &pen.words.screen.board;
        let Size { scale, pitch, label, .. } = self.size;
        let style = if new { pen.theme.called } else { pen.theme.accent };
        let table = Rect { width: label.min(place.width), ..place };
        if scale == Scale::Line {
            pen.line(table, &named(&spot.venue, pen.words), style);
        } else {
            ink.draw(&spot.venue.to_string(), scale, table, style, pen);
        }
        let beside = behind(place, label + GAP);
        let room = usize::from(beside.width);
        let mark = if new { format!("{} ", say.new_call()) } else { String::new() };
        let within = room.saturating_sub(text::width(&mark));
        let tall = scale != Scale::Line;
        let names: Vec<String> = match &spot.names[..] {
            [a, b] if tall => vec![text::fit(a, within), text::fit(b, room)],
            [a, b] => {
                let around = text::width(&pen.words.screen.floor.pair("", ""));
                let pair = [a.clone(), b.clone()];
                let [a, b] = text::share(&pair, within.saturating_sub(around));
                vec![pen.words.screen.floor.pair(&a, &b)]
            }
            several => packed(several, within, usize::from(pitch.saturating_sub(2).max(1))),
        };
        let told = [&spot.what, &spot.brief].into_iter().filter(|what| !what.is_empty());
        let told = told.map(|what| format!("{what}  {}", spot.note));
        let told = { told }.find(|told| text::width(told) <= room);
        let note = Some(told.as_ref().unwrap_or(&spot.note).as_str()).filter(|_| pitch > 1);
        // In huge type there is a line between the names.
        let step = if scale == Scale::Huge && names.len() < 3 { 2 } else { 1 };
        let lines = names.iter().enumerate().map(|(at, name)| (name.as_str(), at == 0, true));
        let lines = lines.chain(note.map(|note| (note, false, false)));
        for ((line, first, is_name), row) in lines.zip(beside.rows().step_by(step)) {
            let look = match (is_name, new) {
                (true, true) => pen.theme.called,
                (true, false) => pen.theme.title,
                (false, _) => pen.theme.muted,
            };
            let mark = if first { mark.as_str() } else { "" };
            pen.pieces(row, [(mark, pen.theme.warning), (line, look)]);
        }
    }
}
