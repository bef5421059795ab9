//! The tables of the hall, written in one line.

use ratatui::layout::{Constraint, Layout, Rect};

use crate::club::Action;
use crate::command::{CommandId, Scope};
use crate::domain::hall::Table;
use crate::domain::name;
use crate::domain::number::narrow;
use crate::tui::kit::layer::{Context, Intent, Layer, Step};
use crate::tui::kit::overlay::confirm::Confirm;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::tui::kit::widget::form;
use crate::tui::kit::widget::input::TextInput;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

/// After the name of a table that is reserved.
const RESERVED: [char; 2] = ['*', '＊'];
/// Tables that a range may stand for.
const MOST: u32 = 200;

/// The form for the tables.
#[derive(Debug, Clone)]
pub(super) struct HallForm {
    input: TextInput,
}

impl HallForm {
    /// The form, filled with the tables as they are.
    pub(super) fn new(data: &Snapshot) -> Self {
        let input = TextInput::new(name::clean).with_text(&written(data.club.tables()));
        Self { input }
    }

    fn save(&self, context: &Context<'_>) -> Vec<Step> {
        let (data, tables) = (context.data, read(&self.input.text()));
        if tables == data.club.tables() {
            return vec![Step::Back];
        }
        let action = Action::SetTables { tables };
        let had = data.club.tables().len();
        let empties = matches!(&action, Action::SetTables { tables } if tables.is_empty());
        match data.club.check(&action) {
            Ok(()) => {
                let save = vec![Step::Back, Step::perform(action)];
                if empties { vec![ask(had, save, context.words)] } else { save }
            }
            Err(refusal) => vec![Step::refused(&refusal, context)],
        }
    }
}

/// Whether to take all tables away: an empty line may be a slip of the hand.
fn ask(all: usize, save: Vec<Step>, words: &Words) -> Step {
    let say = &words.screen.floor;
    let confirm = Confirm::new(say.hall_clear(all), say.hall_cleared(), say.hall_clears(), save);
    Step::cover(confirm)
}

/// The tables in one line.
fn written(tables: &[Table]) -> String {
    let one = |table: &Table| {
        let mark = if table.reserved { "*" } else { "" };
        format!("{}{mark}", table.name)
    };
    let line = tables.iter().map(one).collect::<Vec<_>>().join(", ");
    // Without any comma the blanks would divide it.
    if tables.len() == 1 && line.contains(' ') { line + "," } else { line }
}

/// Between the names of tables.
const COMMAS: [char; 3] = [',', '、', '，'];

/// The tables of a line: names between commas, or where there is none between blanks; ranges of numbers, reserved ones
/// marked.
fn read(line: &str) -> Vec<Table> {
    let commas = line.contains(COMMAS);
    let between =
        |letter: char| if commas { COMMAS.contains(&letter) } else { letter.is_whitespace() };
    let parts = line.split(between).map(name::clean).filter(|part| !part.is_empty());
    parts
        .flat_map(|part| {
            let reserved = part.ends_with(RESERVED);
            let named = part.trim_end_matches(RESERVED).trim_end().to_owned();
            let names = range(&named).unwrap_or_else(|| vec![named]);
            names.into_iter().map(move |name| Table { name, reserved })
        })
        .collect()
}

/// `1-12` as twelve names.
fn range(text: &str) -> Option<Vec<String>> {
    let text = narrow(text);
    let (first, last) = text.split_once('-')?;
    let (first, last): (u32, u32) = (first.trim().parse().ok()?, last.trim().parse().ok()?);
    let sound = first <= last && last - first < MOST;
    sound.then(|| (first..=last).map(|number| number.to_string()).collect())
}

impl Layer for HallForm {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        words.screen.floor.hall().to_owned()
    }

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Form]
    }

    fn input(&self) -> Option<&TextInput> {
        Some(&self.input)
    }

    fn input_mut(&mut self) -> Option<&mut TextInput> {
        Some(&mut self.input)
    }

    fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        match intent {
            Intent::Run(CommandId::Submit) => self.save(context),
            _ => Vec::new(),
        }
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = &pen.words.screen.floor;
        let [field, _, count, names, _, hint] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Fill(1),
        ])
        .areas(form::place(area));
        self.input.draw(field, say.hall_prompt(), true, pen);
        let tables = read(&self.input.text());
        let reserved = tables.iter().filter(|table| table.reserved).count();
        pen.line(count, &say.hall_count(tables.len(), reserved), pen.theme.text);
        let listed: Vec<String> = tables.into_iter().map(|table| table.name).collect();
        pen.line(names, &pen.words.term.list(&listed), pen.theme.muted);
        let columns = usize::from(hint.width);
        let wrap = |line: &&str| text::wrap(line, columns);
        let lines: Vec<String> = say.hall_hint().iter().flat_map(wrap).collect();
        pen.lines(hint, &lines, pen.theme.muted);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_tables_is_read_as_it_is_written() {
        let line = "1, 2, 3*, 配信卓*";
        assert_eq!(written(&read(line)), line);
        assert_eq!(written(&read("1-3、壇上＊,,9 - 10")), "1, 2, 3, 壇上*, 9, 10");
        assert_eq!(written(&read("A-B, 5-1")), "A-B, 5-1");
        assert_eq!(read(" "), []);
    }

    #[test]
    fn without_commas_blanks_divide() {
        assert_eq!(written(&read("1 2 3* 決勝")), "1, 2, 3*, 決勝");
        let one = "Main hall,";
        assert_eq!((read(one).len(), written(&read(one)).as_str()), (1, one));
        assert_eq!(written(&read("Main hall, 2")), "Main hall, 2");
    }
}
