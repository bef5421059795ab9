//! A form for the order of tied players that was decided elsewhere, and how.

use ratatui::layout::{Constraint, Layout, Rect};

use super::tie;
use crate::club::Action;
use crate::club::action::BreakTie;
use crate::domain::ids::TournamentId;
use crate::domain::number::{PlayerId, narrow};
use crate::request::Request;
use crate::tui::kit::layer::Context;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::tui::kit::widget::entries::Entries;
use crate::tui::kit::widget::form;
use crate::tui::kit::widget::form_page::{Form, FormPage, Wrong};
use crate::tui::snapshot::Snapshot;
use crate::words::FieldWords;
use crate::words::Words;

/// Lines of the text about a field.
const HINT: u16 = 2;
const ORDER: usize = 0;
const REASON: usize = 1;

/// A form for the order of tied players.
#[derive(Debug)]
pub(super) struct TieForm {
    tournament: TournamentId,
    stage: u32,
    tied: Vec<PlayerId>,
}

/// The form for those who share a rank in a stage, with nothing decided.
pub(super) fn open(tournament: TournamentId, stage: u32, tied: Vec<PlayerId>) -> FormPage<TieForm> {
    FormPage::new(TieForm { tournament, stage, tied }, [String::new(), String::new()])
}

/// The places from 1 that a text names, each of `count` once: `2 1 3`, or `213` where one digit is enough.
fn read_order(text: &str, count: usize) -> Option<Vec<usize>> {
    let text = narrow(text);
    let words: Vec<&str> = text
        .split(|letter: char| !letter.is_ascii_digit())
        .filter(|word| !word.is_empty())
        .collect();
    let order: Vec<usize> = match words.as_slice() {
        [one] if count < 10 => {
            one.chars().filter_map(|digit| usize::try_from(digit.to_digit(10)?).ok()).collect()
        }
        several => several.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?,
    };
    let mut sorted = order.clone();
    sorted.sort_unstable();
    (1..=count).eq(sorted).then_some(order)
}

impl Form for TieForm {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let found = data.club.tournament(self.tournament);
        words.screen.start.decide_title(found.map_or("", |found| found.name.as_str()))
    }

    fn fields(&self, words: &'static Words) -> Vec<FieldWords> {
        words.screen.start.decide_fields().into()
    }

    fn read(&self, entries: &Entries, _context: &Context<'_>) -> Result<Option<Request>, Wrong> {
        let order = read_order(&entries.text(ORDER), self.tied.len());
        let order = order.ok_or(Wrong::Unread(ORDER))?;
        let order = order.iter().filter_map(|place| self.tied.get(place - 1).copied()).collect();
        let (tournament, stage) = (self.tournament, self.stage);
        let reason = Some(entries.text(REASON)).filter(|reason| !reason.is_empty());
        Ok(Some(Action::BreakTie(BreakTie { tournament, stage, order, lots: None, reason }).into()))
    }

    fn foot(&self, columns: u16, pen: &Pen<'_>) -> u16 {
        let columns = columns.saturating_sub(form::INDENT);
        let as_listed: Vec<usize> = (1..=self.tied.len()).collect();
        let told =
            self.purpose(columns, pen).len() + self.new_order(&as_listed, columns, pen).len();
        let lines = u16::try_from(self.tied.len() + told).unwrap_or(u16::MAX);
        lines.saturating_add(HINT + 1)
    }

    fn draw_below(&self, doc: &str, entries: &Entries, area: Rect, pen: &mut Pen<'_>) {
        let rows = u16::try_from(self.tied.len()).unwrap_or(u16::MAX);
        let [hint, listed, _, below] = Layout::vertical([
            Constraint::Length(HINT),
            Constraint::Length(rows),
            Constraint::Length(1),
            Constraint::Fill(1),
        ])
        .areas(area);
        form::hint(hint, doc, pen);
        for ((place, player), line) in (1..).zip(&self.tied).zip(form::indented(listed).rows()) {
            pen.line(line, &format!("{place}  {}", pen.data.name(*player)), pen.theme.text);
        }
        let below = form::indented(below);
        let purpose = self.purpose(below.width, pen);
        let rows = u16::try_from(purpose.len()).unwrap_or(u16::MAX);
        let [about, below] =
            Layout::vertical([Constraint::Length(rows), Constraint::Fill(1)]).areas(below);
        pen.lines(about, &purpose, pen.theme.muted);
        if let Some(order) = read_order(&entries.text(ORDER), self.tied.len()) {
            pen.lines(below, &self.new_order(&order, below.width, pen), pen.theme.accent);
        }
    }
}

impl TieForm {
    /// What the order is for, in lines of so many columns.
    fn purpose(&self, columns: u16, pen: &Pen<'_>) -> Vec<String> {
        let found = pen.data.club.tournament(self.tournament);
        found.map_or_else(Vec::new, |found| {
            let purpose = tie::purpose(found, self.stage, &self.tied, pen.words);
            text::wrap(&purpose, usize::from(columns))
        })
    }

    /// The players in this order of the places where they are listed, in lines of so many columns.
    fn new_order(&self, order: &[usize], columns: u16, pen: &Pen<'_>) -> Vec<String> {
        let in_order = order.iter().filter_map(|place| self.tied.get(place - 1));
        let names: Vec<String> = (1..)
            .zip(in_order)
            .map(|(rank, player)| format!("{rank} {}", pen.data.name(*player)))
            .collect();
        let told = pen.words.screen.start.new_order(&pen.words.term.list(&names));
        text::wrap(&told, usize::from(columns))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_names_every_player_once() {
        for (text, order) in [
            ("2 1 3", Some(vec![2, 1, 3])),
            ("213", Some(vec![2, 1, 3])),
            ("２、１、３", Some(vec![2, 1, 3])),
            ("2 1", None),
            ("2 2 1", None),
            ("0 1 2", None),
            ("99999999999999999999 1 2", None),
            ("", None),
        ] {
            assert_eq!(read_order(text, 3), order, "{text}");
        }
        assert_eq!(read_order("10 9 8 7 6 5 4 3 2 1", 10), Some((1..=10).rev().collect()));
    }
}
