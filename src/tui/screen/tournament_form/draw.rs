//! The form on the screen.

use ratatui::layout::{Constraint, Layout, Rect};

use super::TournamentForm;
use super::draft::{Places, Then, Ties, Worth};
use super::field::Field;
use crate::command::CommandId;
use crate::domain::bracket::GrandFinal;
use crate::domain::length::Length;
use crate::domain::seeding::Split;
use crate::tui::hitbox::{Pane, Target};
use crate::tui::pen::Pen;
use crate::tui::text;
use crate::tui::widget::form;
use crate::tui::widget::selection::Selection;

/// Rows for what the field in focus decides, the keys, and the button.
const FOOT: u16 = 5;

/// Draws the form: fields, as many around the one in focus as there is room for, what that field
/// decides, the keys, the button.
pub(super) fn draw(screen: &TournamentForm, area: Rect, pen: &mut Pen<'_>) {
    let fields: Vec<Field> = screen.asked().collect();
    let count = u16::try_from(fields.len()).unwrap_or(area.height);
    let place = form::place_of(area, count.saturating_add(FOOT));
    let shown = count.min(place.height.saturating_sub(FOOT));
    let [rows, doc, foot] =
        Layout::vertical([Constraint::Length(shown), Constraint::Fill(1), Constraint::Length(1)])
            .areas(place);
    let focus = fields.iter().position(|field| *field == screen.focus).unwrap_or(0);
    let window = Selection::at(focus).window(fields.len(), usize::from(shown));
    for (field, line) in fields[window].iter().zip(rows.rows()) {
        draw_field(screen, *field, line, pen);
    }
    draw_doc(screen, doc, pen);
    draw_foot(foot, pen);
}

fn draw_field(screen: &TournamentForm, field: Field, line: Rect, pen: &mut Pen<'_>) {
    let words = &pen.words.screen.tournament_form;
    let focused = screen.focus == field;
    let value = form::label(line, (words.field)(field).label, focused, pen);
    let row = Field::ALL.iter().position(|other| *other == field).unwrap_or(0);
    pen.hits.add(line, Target::Row { pane: Pane(0), row });
    if field == Field::Name {
        screen.name.draw(form::indented(value), "", focused, pen);
        return;
    }
    let shown = shown(screen, field, pen);
    let (text, style) = if focused {
        (format!("< {shown} >"), pen.theme.selected)
    } else {
        (format!("  {shown}"), pen.theme.text)
    };
    pen.line(value, &text, style);
}

fn shown(screen: &TournamentForm, field: Field, pen: &Pen<'_>) -> String {
    let (draft, term) = (&screen.draft, &pen.words.term);
    let words = &pen.words.screen.tournament_form;
    let yes_no = |yes: bool| if yes { words.yes } else { words.no };
    let grand_final = |grand_final: GrandFinal| match grand_final {
        GrandFinal::Simple => words.simple,
        GrandFinal::Reset => words.reset,
    };
    let places = |places: Places| match places {
        Places::First => words.places_first,
        Places::Third => words.places_third,
        Places::Every => words.places_every,
    };
    let text = match field {
        Field::Name => return screen.name.text(),
        Field::List => {
            let list = pen.data.club.list(draft.list);
            return list.map(|list| list.name.clone()).unwrap_or_default();
        }
        number if number.is_number() => match draft.number(number) {
            0 if number == Field::Locked => words.no,
            0 if number.may_be_empty() => words.as_usual,
            0 => "",
            number => return number.to_string(),
        },
        Field::Format => (term.format)(draft.format),
        Field::GrandFinal => grand_final(draft.grand_final),
        Field::Split if draft.split == Split::Snake => words.snake,
        Field::Split => words.balanced,
        Field::Double => {
            if draft.double {
                words.twice
            } else {
                words.once
            }
        }
        Field::PlacePoints if draft.worth == Worth::WinnerOnly => words.winner_only,
        Field::PlacePoints => words.each_place,
        Field::Kind => {
            if draft.fixed {
                words.fixed
            } else {
                words.first_to
            }
        }
        Field::Places => places(draft.places),
        Field::Seeding => (term.seeding)(draft.seeding),
        Field::Apart => yes_no(draft.apart),
        Field::Ties => match draft.ties {
            Ties::Games => words.ties_games,
            Ties::Encounter => words.ties_encounter,
            Ties::SonnebornBerger => words.ties_sonneborn_berger,
        },
        Field::Then => match draft.then {
            Then::Nothing => words.nothing,
            Then::Single => (term.format)(Places::First.format()),
            Then::Double => (term.format)(draft.then_double()),
        },
        Field::ThenPlaces => places(draft.then_places),
        Field::ThenGrandFinal => grand_final(draft.then_grand_final),
        _ => "",
    };
    text.to_owned()
}

/// What the field in focus decides, and what the keys do in it.
fn draw_doc(screen: &TournamentForm, area: Rect, pen: &mut Pen<'_>) {
    let words = &pen.words.screen.tournament_form;
    let keys = if screen.focus == Field::Name {
        words.keys_text
    } else if screen.focus.is_number() {
        words.keys_number
    } else {
        words.keys_choice
    };
    let columns = usize::from(area.width.saturating_sub(2));
    let mut lines = text::wrap((words.field)(screen.focus).doc, columns);
    lines.extend(text::wrap(keys, columns));
    if let Some((k, games)) = overshoot(screen, pen) {
        lines.splice(0..0, text::wrap(&(pen.words.screen.rating.overshoot)(k, games), columns));
    }
    let below = form::indented(area);
    let room = usize::from(area.height);
    // An empty line sets the hints off from the fields, where there is one to spare.
    let gap = u16::from(lines.len() < room);
    let below = Rect { y: below.y + gap, height: below.height.saturating_sub(gap), ..below };
    pen.lines(below, &lines, pen.theme.muted);
}

/// K and the games of the longest match, where rating it moves ratings past what its score says.
fn overshoot(screen: &TournamentForm, pen: &Pen<'_>) -> Option<(f64, u32)> {
    let scale = &pen.data.club.list(screen.draft.list)?.scale;
    let stages = std::iter::once(screen.draft.plan()).chain(screen.draft.then());
    let lengths = stages.flat_map(|plan| {
        let rounds: Vec<Length> = plan.lengths.rounds.iter().map(|rule| rule.length).collect();
        rounds.into_iter().chain([plan.lengths.usual])
    });
    let games = lengths.filter_map(Length::most_games).max()?;
    scale.overshoot(games).map(|found| (found.k, games))
}

fn draw_foot(line: Rect, pen: &mut Pen<'_>) {
    let label = format!("[ {} ]", pen.words.screen.tournament_form.create);
    let columns = u16::try_from(text::width(&label)).unwrap_or(line.width);
    let button = Rect { x: line.x + 2, width: columns.min(line.width.saturating_sub(2)), ..line };
    pen.line(button, &label, pen.theme.key);
    pen.hits.add(button, Target::Command(CommandId::Finish));
}
