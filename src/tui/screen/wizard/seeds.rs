//! The step of the seeds: their order, and the first matches that it makes.

use super::step::Focus;
use super::{SEEDS, Wizard};
use crate::domain::number::PlayerId;
use crate::domain::rating::{compare_ratings, written};
use crate::domain::slot::group_letter;
use crate::request::draft::Field;
use crate::request::draft::StepName;
use crate::request::draft::field::Order;
use crate::tui::kit::density::Density;
use crate::tui::kit::prelude::*;

const PLACE: u16 = 4;
const RATING: u16 = 8;
/// Between the seeds and their opponents.
const RULE: &str = "│";

impl Wizard {
    /// The list of seeds.
    pub(super) fn in_seeds(&mut self, news: &News, context: &Context<'_>) {
        if matches!(news, News::Click { .. }) {
            self.focus_on(Focus::Seeds);
        }
        let len = self.draft.entrants.len();
        self.seeds.update(news, SEEDS, len, context.frame);
    }

    pub(super) fn move_seed(&mut self, down: bool, context: &Context<'_>) {
        let mut order = self.preview.seeds(&self.draft);
        let len = order.len();
        let Some(at) = self.seeds.row(len) else { return };
        let to = if down { at.checked_add(1) } else { at.checked_sub(1) };
        if let Some(to) = to.filter(|to| *to < len) {
            order.swap(at, to);
            self.draft.hand = order;
            self.draft.rules.seeding = Order::Hand;
            self.focus_on(Focus::Seeds);
            self.seeds.select(to, len, context.frame.height(SEEDS));
        }
    }

    /// Draws the fields, then the seeds and beside them their opponents.
    pub(super) fn draw_seeds(&self, area: Rect, pen: &mut Pen<'_>) {
        let fields = self.fields(StepName::Seeds);
        let count = u16::try_from(fields.len()).unwrap_or(u16::MAX);
        let gap = u16::from(area.height > 14);
        let columns = usize::from(area.width);
        let equals: Vec<String> = match self.equals() {
            0 => Vec::new(),
            equals => text::wrap(&pen.words.screen.wizard.equal_ratings(equals), columns),
        };
        let told = u16::try_from(equals.len()).unwrap_or(u16::MAX);
        let [_, rows, doc, equal, _, lists] = split::down(area, [gap, count, 1, told, gap, REST]);
        for (field, line) in fields.iter().zip(rows.rows()) {
            self.draw_field(*field, line, pen);
        }
        let focused = match self.focus {
            Focus::Field(field) => field,
            _ => Field::Seeding,
        };
        let hint = pen.words.screen.wizard.field(focused).doc;
        pen.line(doc, hint, pen.theme.muted);
        pen.lines(equal, &equals, pen.theme.text);
        let halves = [Constraint::Fill(1), Constraint::Length(1), Constraint::Fill(1)];
        let [seeds, rule, meets] = Layout::horizontal(halves).spacing(1).areas(lists);
        self.draw_order(seeds, pen);
        for row in rule.rows() {
            pen.line(row, RULE, pen.theme.border);
        }
        self.draw_meetings(meets, pen);
    }

    /// How many have the rating of somebody else, where ratings decide the seeds: among them the
    /// order of entry decides, byes included.
    fn equals(&self) -> usize {
        if self.draft.rules.seeding != Order::Rating {
            return 0;
        }
        let numbers = (0..self.draft.entrants.len()).filter_map(|at| self.preview.number(at));
        let mut ratings: Vec<f64> =
            numbers.map(|number| self.preview.rating(&self.draft, number)).collect();
        ratings.sort_by(f64::total_cmp);
        let alike = ratings.chunk_by(|a, b| compare_ratings(*a, *b).is_eq());
        alike.map(<[f64]>::len).filter(|alike| *alike > 1).sum()
    }

    fn draw_order(&self, area: Rect, pen: &mut Pen<'_>) {
        let focused = self.focus == Focus::Seeds;
        let [title, list] = split::down(area, [1, REST]);
        let lots = self.draft.rules.seeding == Order::Lots;
        let order = if lots { self.draft.places() } else { self.preview.seeds(&self.draft) };
        let fields = Fields::default()
            .with(Column::number("", PLACE), |(row, _): &(usize, PlayerId)| {
                if lots { String::new() } else { format!("{}.", row + 1) }
            })
            .with(Column::name(""), |(_, number)| self.name(*number))
            .with(Column::number("", RATING), |(_, number)| {
                written(self.preview.rating(&self.draft, *number))
            });
        let row = |row: usize| Some((row, self.preview.number(*order.get(row)?)?));
        let head = (pen.words.screen.wizard.seeds(), title, list);
        fields.draw_titled(head, (SEEDS, order.len()), row, (self.seeds, focused), pen);
    }

    /// Groups, or the first matches.
    fn draw_meetings(&self, area: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.wizard;
        if self.draft.rules.seeding == Order::Lots {
            let lines = text::wrap(words.lots(), usize::from(area.width));
            pen.lines(area, &lines, pen.theme.muted);
            return;
        }
        let Some(draw) = self.preview.draw() else { return };
        let [title, list] = split::down(area, [1, REST]);
        if draw.groups.is_empty() {
            pen.line(title, words.first_round(), pen.theme.title);
            let room = usize::from(list.height);
            let pairs = cut(self.pairs(usize::from(list.width), words.bye()), room, pen.words);
            pen.lines(list, &pairs, pen.theme.text);
            return;
        }
        let columns = if pen.density == Density::Full { 2 } else { 1 };
        pen.line(title, words.groups(), pen.theme.title);
        self.draw_groups(&draw.groups, columns, list, pen);
    }

    fn draw_groups(&self, groups: &[Vec<PlayerId>], columns: u16, area: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.wizard;
        let width = area.width / columns.max(1);
        // A line a group where they would not all fit below each other.
        let tall: usize = groups.iter().map(|group| group.len() + 1).sum();
        let fits = tall.div_ceil(usize::from(columns.max(1))) <= usize::from(area.height);
        let of = |group: &[PlayerId]| -> Vec<String> {
            group.iter().map(|number| self.seeded(*number)).collect()
        };
        let mut blocks: Vec<Vec<String>> = Vec::new();
        for (letter, group) in (1..).zip(groups) {
            let letter = group_letter(letter).map_or_else(|| letter.to_string(), String::from);
            let title = words.group(&letter);
            if fits {
                let members = of(group).into_iter().map(|line| format!("  {line}"));
                blocks.push(std::iter::once(title).chain(members).collect());
            } else {
                let seeds = group.iter().filter_map(|number| self.seed(*number));
                let seeds: Vec<String> = seeds.map(|seed| seed.to_string()).collect();
                blocks.push(vec![format!("{title}: {}", seeds.join(" "))]);
            }
        }
        let rows = usize::from(area.height);
        let mut parts: Vec<Vec<String>> = vec![Vec::new()];
        for block in blocks {
            let full = parts.last().is_some_and(|part| part.len() + block.len() > rows);
            // A group is not torn apart; what is too much for the last column is counted there.
            if full && parts.len() < usize::from(columns) {
                parts.push(block);
            } else if let Some(part) = parts.last_mut() {
                part.extend(block);
            }
        }
        for (at, part) in (0..columns).zip(parts) {
            let place = Rect { x: area.x + at * width, width: width.saturating_sub(1), ..area };
            pen.lines(place, &cut(part, rows, pen.words), pen.theme.text);
        }
    }

    /// The matches of the first round; a player without one stands alone.
    fn pairs(&self, columns: usize, bye: &str) -> Vec<String> {
        let Some(found) = self.preview.tournament() else { return Vec::new() };
        let Some(first) = found.matches.first().map(|played| played.round.clone()) else {
            return Vec::new();
        };
        let room = columns.saturating_sub(3);
        let opening = found.matches.iter().filter(|played| played.round == first);
        let mut met = std::collections::HashSet::new();
        let mut lines = Vec::new();
        for players in opening.filter_map(|played| played.players()) {
            met.extend(players);
            let [a, b] = text::share(&players.map(|player| self.seeded(player)), room);
            lines.push(format!("{a} - {b}"));
        }
        let seeds = self.preview.draw().map(|draw| draw.seeds.clone()).unwrap_or_default();
        let idle = seeds.into_iter().filter(|player| !met.contains(player));
        // A player without an opponent is seen as such, however long the name.
        let named = room.saturating_sub(text::width(bye));
        lines.extend(
            idle.map(|player| format!("{} - {bye}", text::fit(&self.seeded(player), named))),
        );
        lines
    }

    fn seed(&self, number: PlayerId) -> Option<u32> {
        self.preview.draw()?.seed(number)
    }

    fn seeded(&self, number: PlayerId) -> String {
        match self.seed(number) {
            Some(seed) => format!("{seed} {}", self.name(number)),
            None => self.name(number),
        }
    }

    fn name(&self, number: PlayerId) -> String {
        self.preview.name(number)
    }
}

/// The lines, or as many as there is room for and how many more there are.
fn cut(mut lines: Vec<String>, room: usize, words: &Words) -> Vec<String> {
    if lines.len() > room {
        let kept = room.saturating_sub(1);
        let more = lines.len() - kept;
        lines.truncate(kept);
        lines.push(words.screen.help.more(more).trim().to_owned());
    }
    lines
}
