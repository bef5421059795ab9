//! Forms about the hall: the tables in one line, a break, and the day of a match.

use super::floor::draw::sides;
use crate::clock::{read_until, written_in_the_hall};
use crate::club::action::{SetBreak, SetMatchDay};
use crate::domain::day;
use crate::domain::hall::{self, Table};
use crate::domain::name::fold;
use crate::domain::number::narrow;
use crate::request::set_tables;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::entries::Entries;
use crate::tui::kit::widget::form_page::{self, Form, Wrong};
use crate::words::FieldWords;

#[derive(Debug, Clone)]
pub(super) struct HallForm {
    input: TextInput,
    /// The tables when the line was filled, updated with later changes.
    before: Vec<Table>,
}

impl HallForm {
    pub(super) fn new(data: &Snapshot) -> Self {
        let before = data.club.tables().to_vec();
        Self { input: line(&before), before }
    }

    /// Takes over another desk's change of the tables. Changes in the line are kept.
    fn refresh(&mut self, context: &Context<'_>) -> Vec<Step> {
        let now = context.data.club.tables().to_vec();
        let before = std::mem::replace(&mut self.before, now);
        if before == self.before {
            return Vec::new();
        }
        let typed = hall::read(&self.input.text());
        self.input = line(&merged(&typed, &before, &self.before));
        if typed == before {
            return Vec::new();
        }
        let tables = hall::written(&self.before);
        vec![Step::fail(context.words.screen.floor.hall_changed(&tables))]
    }

    /// Records the tables. If one table has a number as name, a question comes first: that many tables may be meant.
    fn save(&self, context: &Context<'_>) -> Vec<Step> {
        let tables = hall::read(&self.input.text());
        if tables == context.data.club.tables() {
            return vec![Step::Back];
        }
        let Some(count) = several(&tables) else { return set_up(tables, context) };
        let say = &context.words.screen.floor;
        let way = |label: String, tables| ChoiceOption::new(label, set_up(tables, context));
        let all = hall::read(&format!("1-{count}"));
        let ways = [way(say.hall_several(count), all), way(say.hall_one(count), tables)];
        vec![Step::cover(Choice::new(say.hall(), [say.hall_meant()], ways))]
    }
}

fn line(tables: &[Table]) -> TextInput {
    TextInput::default().with_text(&hall::written(tables))
}

/// The tables now, with the changes that the line has made to those before.
fn merged(typed: &[Table], before: &[Table], now: &[Table]) -> Vec<Table> {
    let of = |tables: &[Table], name: &str| {
        tables.iter().find(|table| fold(&table.name) == fold(name)).cloned()
    };
    let kept = now.iter().filter_map(|table| {
        let (own, known) = (of(typed, &table.name), of(before, &table.name));
        if own == known { Some(table.clone()) } else { own }
    });
    let is_new =
        |table: &&Table| of(before, &table.name).is_none() && of(now, &table.name).is_none();
    kept.chain(typed.iter().filter(is_new).cloned()).collect()
}

/// The number of tables that may be meant by a line with a single number.
fn several(tables: &[Table]) -> Option<u32> {
    let [only] = tables else { return None };
    hall::count_of(&only.name)
}

/// Records the tables. If matches lose their tables, a question comes first.
fn set_up(tables: Vec<Table>, context: &Context<'_>) -> Vec<Step> {
    let data = context.data;
    let (gone, back): (Vec<String>, Vec<Where>) =
        data.club.called_elsewhere(&tables).map(|(at, table)| (table.to_owned(), at)).unzip();
    let empties = tables.is_empty();
    let actions = set_tables(&data.club, tables);
    let (after, refusal) = data.club.staged(&actions);
    if let Some(refusal) = refusal {
        return vec![Step::refused(&refusal, context)];
    }
    let save = vec![Step::Back, Step::ask(actions, context)];
    let say = &context.words.screen.floor;
    let mut follows = back_in_queue(&back, &after, context);
    let question = match empties {
        true => say.hall_clear(data.club.tables().len()),
        false if back.is_empty() => return save,
        false if gone.len() > 1 => say.hall_takes_several(context.words.term.list(&gone)),
        false => say.hall_takes(context.words.term.list(&gone)),
    };
    follows.extend(empties.then(|| say.hall_cleared().to_owned()));
    // No result is lost: the matches return to the queue.
    let confirm = Confirm::new(question, follows.join("\n"), say.hall_clears(), save);
    vec![Step::cover(confirm.harmless())]
}

/// Sentences about the matches that lose their tables, with their places in the queue after that.
fn back_in_queue(back: &[Where], after: &Club, context: &Context<'_>) -> Vec<String> {
    let queue = after.queue(context.data.now);
    let told = |&(id, no): &Where| {
        let queued = queue.iter().position(|one| (one.tournament, one.no) == (id, no));
        let name = after.tournament(id).map_or("", |tournament| &tournament.name);
        context.words.screen.floor.without_table(no, name, queued)
    };
    back.iter().map(told).collect()
}

const ROWS: u16 = 11;

impl Layer for HallForm {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        words.screen.floor.hall().to_owned()
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        Some(&mut self.input)
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState {
            is_typing: true,
            typed: {
                let text = self.input.text();
                if text == hall::written(&self.before) { 0 } else { text.chars().count() }
            },
            ..LayerState::of(&[Scope::Form])
        }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        match news {
            News::Run(CommandId::Submit) => self.save(context),
            News::Refreshed => self.refresh(context),
            _ => Vec::new(),
        }
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = &pen.words.screen.floor;
        let title = self.title(pen.data, pen.words);
        let [field, _, count, names, _, hint] =
            down(form_page::framed(area, ROWS, &title, pen), [1, 1, 1, 1, 1, REST]);
        self.input.draw(field, say.hall_prompt(), true, pen);
        let tables = hall::read(&self.input.text());
        let reserved = tables.iter().filter(|table| table.reserved).count();
        pen.line(count, &say.hall_count(tables.len(), reserved), pen.theme.text);
        let listed: Vec<String> = tables.into_iter().map(|table| table.name).collect();
        pen.line(names, &pen.words.term.list(&listed), pen.theme.muted);
        let columns = usize::from(hint.width);
        if several(&hall::read(&self.input.text())).is_some() {
            pen.line(names, say.hall_meant(), pen.theme.warning);
        }
        let lines = text::wrap_all(say.hall_hints().lines(), columns);
        pen.lines(hint, &lines, pen.theme.muted);
    }
}

const BREAK: usize = 0;

/// The form for a present or future break, filled with the end of the present one.
#[derive(Debug)]
pub(super) struct BreakForm;

impl Form for BreakForm {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        words.screen.floor.break_title().to_owned()
    }

    fn fields(&self, words: &'static Words) -> Vec<FieldWords> {
        words.screen.floor.break_fields().into()
    }

    fn texts(&self, context: &Context<'_>) -> Option<Vec<String>> {
        let data = context.data;
        let lasts = data.club.break_at(data.now);
        Some(vec![lasts.map(|one| written_in_the_hall(one.until, data.today)).unwrap_or_default()])
    }

    fn read(&self, entries: &Entries, context: &Context<'_>) -> Result<Option<Request>, Wrong> {
        let data = context.data;
        let until = match narrow(&entries.text(BREAK)).as_str() {
            "" => None,
            text => Some(read_until(text, data.now).ok_or(Wrong::Unread(BREAK))?),
        };
        let lasts = data.club.break_at(data.now);
        if until.is_some() && until == lasts.map(|one| one.until) {
            return Ok(None);
        }
        Ok(Some(Action::SetBreak(SetBreak { at: data.now, until }).into()))
    }
}

const DAY: usize = 0;
/// Columns of a name in the title.
const NAME: usize = 16;

/// The form for the day of a match.
#[derive(Debug)]
pub(super) struct MatchDayForm(pub(super) Where);

impl Form for MatchDayForm {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let command = words.screen.command(CommandId::SetMatchDay).title;
        let sides = sides(self.0, data, words).map(|name| text::fit(&name, NAME));
        words.term.labelled(command, words.screen.floor.pair(&sides[0], &sides[1]))
    }

    fn fields(&self, words: &'static Words) -> Vec<FieldWords> {
        words.screen.floor.day_fields().into()
    }

    fn texts(&self, context: &Context<'_>) -> Option<Vec<String>> {
        let found = context.data.club.tournament(self.0.0);
        let day = found.and_then(|found| found.days.matches.get(&self.0.1));
        Some(vec![day.map(ToString::to_string).unwrap_or_default()])
    }

    fn read(&self, entries: &Entries, context: &Context<'_>) -> Result<Option<Request>, Wrong> {
        let (tournament, no) = self.0;
        let day = match entries.text(DAY).trim() {
            "" => None,
            text => Some(day::read_coming(text, context.data.today).ok_or(Wrong::Unread(DAY))?),
        };
        let Some((found, played)) = context.data.club.fixture(self.0) else { return Ok(None) };
        let same = found.days.matches.get(&no).copied() == day;
        if same && (day.is_none() || !played.postponed()) {
            return Ok(None);
        }
        Ok(Some(Action::SetMatchDay(SetMatchDay { tournament, no, day }).into()))
    }
}
