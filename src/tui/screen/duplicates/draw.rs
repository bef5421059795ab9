//! The pair on the screen: side by side, then why, then what a merger changes.

use ratatui::layout::{Constraint, Layout, Margin, Rect};

use super::sheet::Case;
use super::sheet::{self, ComparisonLine, Sheet};
use super::{Duplicates, PANE};
use crate::club::registry::Verdict;
use crate::command::CommandId;
use crate::domain::number::PlayerId;
use crate::tui::kit::density::Density;
use crate::tui::kit::hitbox::Target;
use crate::tui::kit::overlay::gauge;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::tui::kit::widget::table::{Column, Table, Width};
use crate::tui::work::Search;

/// Columns of the labels, with the mark of what is the same on both sides.
const LABEL: u16 = 16;
/// The mark of what is the same on both sides, so that it is seen without colours too.
const SAME: &str = "= ";
const OTHER: &str = "  ";
/// Rows of the list of pairs where there is room for one.
const LISTED: u16 = 9;
/// Rows that are kept for the comparison where what follows is long.
const COMPARED: u16 = 9;

impl Duplicates {
    /// Draws the pair, and above it the list of all where there is room.
    pub(super) fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let (Some(case), Some(shown)) = (self.case(), &self.sheet) else {
            return draw_nothing(self, area, pen);
        };
        let area = area.inner(Margin::new(1, 0));
        let with_list = pen.density == Density::Full && self.two.is_none();
        let listed = u16::try_from(self.cases.len()).unwrap_or(u16::MAX).min(LISTED);
        let [list, _, pair] = Layout::vertical([
            Constraint::Length(if with_list { listed } else { 0 }),
            Constraint::Length(u16::from(with_list)),
            Constraint::Fill(1),
        ])
        .areas(area);
        if with_list {
            draw_list(self, list, pen);
        }
        draw_pair(case, shown, pair, pen);
    }
}

fn draw_nothing(screen: &Duplicates, area: Rect, pen: &mut Pen<'_>) {
    let say = &pen.words.screen.duplicates;
    let settled = pen.data.is_searched().then(|| none_but(pen)).flatten();
    let notice = match (screen.two, pen.data.searching) {
        (Some(_), _) => say.gone(),
        (None, _) if pen.data.is_searched() => settled.as_deref().unwrap_or_else(|| say.none()),
        (None, Search::Stopped) => say.stopped(),
        (None, Search::Quiet | Search::Reached(_)) => say.looking(),
    };
    pen.notice(area, notice);
    if let (None, Search::Reached(reach)) = (screen.two, pen.data.searching)
        && !pen.data.is_searched()
    {
        let below = area.inner(Margin { horizontal: 2, vertical: 3 });
        gauge::draw_reach(Some(reach), below, pen);
        let [_, hint] =
            Layout::vertical([Constraint::Length(3), Constraint::Length(1)]).areas(below);
        pen.line(hint, say.stop(), pen.theme.muted);
        pen.hits.add(hint, Target::Command(CommandId::StopSearch));
    }
}

/// Where no pair is open: how many look alike and were said to be two people, perhaps by mistake.
fn none_but(pen: &Pen<'_>) -> Option<String> {
    let registry = pen.data.club.registry();
    let there = |player: PlayerId| registry.get(player).is_some();
    let said = registry.verdicts().iter().filter(|(pair, verdict)| {
        let [a, b] = pair.map(|player| registry.today(player));
        **verdict == Verdict::Different && a != b && there(a) && there(b)
    });
    let pairs: Vec<[PlayerId; 2]> = said.map(|(pair, _)| *pair).collect();
    let two = pairs.last()?.map(|player| format!("{} ({player})", pen.data.name(player)));
    Some(pen.words.screen.duplicates.none_but(pairs.len(), &two))
}

fn draw_list(screen: &Duplicates, area: Rect, pen: &mut Pen<'_>) {
    let (data, words) = (pen.data, pen.words);
    let row = |row: usize| {
        let Some(case) = screen.cases.get(row) else { return Vec::new() };
        let [left, right] = case.sides.map(|player| data.name(player));
        vec![left.into(), right.into(), sheet::why(case, words).into()]
    };
    Table {
        pane: PANE,
        columns: &[
            Column::left("", Width::Name),
            Column::left("", Width::Name),
            Column::left("", Width::Flex(1)),
        ],
        len: screen.cases.len(),
        row: &row,
        selection: screen.selection,
        focused: true,
    }
    .draw(area, pen);
}

pub(super) fn draw_pair(case: &Case, shown: &Sheet, area: Rect, pen: &mut Pen<'_>) {
    let columns = usize::from(area.width);
    let wrapped = |sentences: &[String]| -> Vec<String> {
        sentences.iter().flat_map(|sentence| text::wrap(sentence, columns)).collect()
    };
    let because = pen.words.screen.duplicates.because();
    let why = wrapped(&[because.to_owned() + &sheet::why(case, pen.words)]);
    let follows = wrapped(&shown.follows(pen.data, pen.words));
    let fields = shown.lines(pen.words);
    let matches = shown.matches(pen.data, pen.words);
    let rows = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
    let said = rows(why.len() + follows.len());
    let wanted = rows(fields.len() + matches.len());
    // The consequences keep their lines before the last matches do.
    let room = area.height.saturating_sub(said);
    let gap = u16::from(room > wanted);
    let compared = wanted.min(room.max(COMPARED));
    let [upper, _, because, below] = Layout::vertical([
        Constraint::Length(compared),
        Constraint::Length(gap),
        Constraint::Length(rows(why.len())),
        Constraint::Fill(1),
    ])
    .areas(area);
    for (line, place) in fields.iter().chain(&matches).zip(upper.rows()) {
        draw_line(line, place, pen);
    }
    pen.lines(because, &why, pen.theme.accent);
    let look = if shown.effect.is_ok() { pen.theme.text } else { pen.theme.error };
    let left_out = follows.len().saturating_sub(usize::from(below.height));
    pen.lines(below, &follows, look);
    if left_out > 0 && below.height > 0 {
        let last = Rect { y: below.bottom() - 1, height: 1, ..below };
        let more = pen.words.screen.help.more(left_out + 1);
        pen.line(last, &text::pad(more.trim(), columns), pen.theme.muted);
    }
}

fn draw_line(line: &ComparisonLine, place: Rect, pen: &mut Pen<'_>) {
    let [label, left, _, right] = Layout::horizontal([
        Constraint::Length(LABEL),
        Constraint::Fill(1),
        Constraint::Length(2),
        Constraint::Fill(1),
    ])
    .areas(place);
    let same = line.sides[0] == line.sides[1] && !line.sides[0].is_empty();
    let (mark, look) = if same { (SAME, pen.theme.success) } else { (OTHER, pen.theme.text) };
    pen.pieces(label, [(mark, look), (line.label, pen.theme.muted)]);
    pen.line(left, &line.sides[0], look);
    pen.line(right, &line.sides[1], look);
}
