//! The import of a list: its file, the rows that were read, and players who may be registered already.

use std::collections::{BTreeMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::path_page::PathField;
use crate::club::question::matcher::Owner;
use crate::import::{
    Answer, Answers, DuplicatePolicy, Fresh, ImportFault, Kind, Likely, Note, Reading, Suspect,
    UnknownColumn, Unread,
};
use crate::request::listing::{Listing, Prepared};
use crate::tui::kit::prelude::*;

const PANE: Pane = Pane(0);

/// The stage of an import, with the facts about the file.
#[derive(Debug, Clone, Default)]
enum Stage {
    /// The path is being typed.
    #[default]
    Path,
    Read {
        /// The rows that were read, and the players that they may mean.
        prepared: Arc<Prepared>,
        /// Rows with players who may be registered already, answered or not;
        /// then rows that are left out unless they are said to be new players.
        suspects: Vec<Suspect>,
        /// How many of these rows need an answer.
        asked: usize,
        /// Columns without a known meaning when the file was first read.
        columns: Vec<UnknownColumn>,
        /// The operator's answers about rows.
        answers: Answers,
    },
    Faulty {
        path: PathBuf,
        faults: Vec<ImportFault>,
    },
}

#[derive(Debug, Clone, Default)]
pub(super) struct ImportPage {
    field: PathField,
    stage: Stage,
    /// The operator's choices for the whole file.
    reading: Reading,
    selection: Selection,
    /// The column whose meaning was chosen last.
    turned: Option<Turned>,
}

/// A column of a file whose meaning was chosen.
#[derive(Debug, Clone)]
struct Turned {
    path: PathBuf,
    kind: Kind,
    heading: String,
    /// All columns without a known meaning when the file was first read.
    columns: Vec<UnknownColumn>,
}

impl Turned {
    /// The reading with the next meaning of the column.
    fn next(&self, reading: &Reading) -> Reading {
        let mut names = self.kind.column_names();
        // Columns that every list has come last.
        names.rotate_left(1);
        let now = reading.chosen(&self.heading).unwrap_or_default();
        let at = names.iter().position(|name| *name == now);
        let next = names.get(at.map_or(0, |at| at + 1)).copied();
        let mut reading = reading.clone();
        reading.choose(&self.heading, next.unwrap_or_default());
        reading
    }
}

impl ImportPage {
    fn len(&self) -> usize {
        match &self.stage {
            Stage::Path => 0,
            Stage::Read { suspects, columns, .. } => {
                suspects.len() + usize::from(self.has_choice()) + columns.len()
            }
            Stage::Faulty { faults, .. } => faults.len(),
        }
    }

    fn said(&self) -> usize {
        match &self.stage {
            Stage::Read { answers, .. } => answers.rows.len(),
            Stage::Path | Stage::Faulty { .. } => 0,
        }
    }

    fn read(&self, context: &Context<'_>) -> Vec<Step> {
        let (reading, answers) = (self.reading.clone(), DuplicatePolicy::Ask.into());
        self.field.with_path(context, |path| DeskTask::read_list(path, reading, answers))
    }

    /// Reads the file with the next choice: the meaning of the selected column, or a remedy for the first fault.
    fn read_otherwise(&mut self) -> Vec<Step> {
        let (path, answers) = match &self.stage {
            Stage::Path => return Vec::new(),
            Stage::Read { prepared, answers, .. } => (prepared.path.clone(), answers.clone()),
            Stage::Faulty { path, .. } => (path.clone(), DuplicatePolicy::Ask.into()),
        };
        let Some(reading) = self.next_reading() else { return Vec::new() };
        if let Stage::Read { .. } = &self.stage {
            self.turned = self.selected_column();
        }
        self.reading = reading.clone();
        vec![DeskTask::read_list(path, reading, answers).into()]
    }

    fn next_reading(&self) -> Option<Reading> {
        match &self.stage {
            Stage::Path => None,
            Stage::Faulty { faults, path } => {
                let mended = faults.iter().find_map(|fault| self.reading.next(Some(&fault.why)));
                // A chosen sheet that is no list, with headings or without, is undone.
                let gives_up = |next: &Reading| {
                    next.sheet.is_some() && self.reading.is_headless && !next.is_headless
                };
                let mended = mended.filter(|next| !gives_up(next));
                // A column's chosen meaning that does not fit its cells gives way to the next one.
                let turned = self.turned.iter().find(|turned| turned.path == *path);
                let mended = mended.or_else(|| turned.map(|turned| turned.next(&self.reading)));
                mended.or_else(|| {
                    let (sheet, columns, is_headless) = (None, BTreeMap::new(), false);
                    let taken_back =
                        Reading { sheet, columns, is_headless, ..self.reading.clone() };
                    (taken_back != self.reading).then_some(taken_back)
                })
            }
            Stage::Read { prepared, .. } => match self.selected_column() {
                Some(column) => Some(column.next(&self.reading)),
                None => self.next_choice(prepared),
            },
        }
    }

    fn selected_column(&self) -> Option<Turned> {
        let Stage::Read { prepared, suspects, columns, .. } = &self.stage else { return None };
        let row = self.selection.row(self.len())?;
        let above = suspects.len() + usize::from(self.has_choice());
        Some(Turned {
            path: prepared.path.clone(),
            kind: prepared.kind,
            heading: columns.get(row.checked_sub(above)?)?.heading.clone(),
            columns: columns.clone(),
        })
    }

    /// Whether a choice for the whole file is possible. It has a row of its own then.
    fn has_choice(&self) -> bool {
        matches!(&self.stage, Stage::Read { prepared, .. } if self.next_choice(prepared).is_some())
    }

    /// The choices for the whole file, with the next one.
    fn next_choice(&self, prepared: &Prepared) -> Option<Reading> {
        self.reading.next(None).or_else(|| self.next_sheet(prepared))
    }

    fn next_sheet(&self, prepared: &Prepared) -> Option<Reading> {
        let sheets = prepared.plan.notes.iter().find_map(|note| match note {
            Note::Sheet(sheets) => Some(sheets),
            _ => None,
        })?;
        let at = sheets.all.iter().position(|name| *name == sheets.name)?;
        let sheet = sheets.all.get((at + 1) % sheets.all.len()).cloned();
        Some(Reading { sheet, ..self.reading.clone() })
    }

    /// Reads the file again. If answers would be lost, a question comes first.
    fn read_again(&mut self, context: &Context<'_>) -> Vec<Step> {
        let (said, read) = (self.said(), self.read(context));
        if said <= 1 {
            return read;
        }
        let say = &context.words.screen.import;
        Step::cover(Confirm::new(say.again(said), say.again_loses(), say.again_yes(), read)).steps()
    }

    /// Answers the selected row. If it was open, the next row is selected.
    fn answer(
        &mut self,
        context: &Context<'_>,
        answer: impl FnOnce(&Suspect, Option<&Answer>) -> Option<Answer>,
    ) {
        let Some(row) = self.selection.row(self.len()) else { return };
        let len = self.len();
        let Stage::Read { suspects, answers, .. } = &mut self.stage else { return };
        let Some(suspect) = suspects.get(row) else { return };
        let before = answers.to(suspect);
        let was_open = before.is_none();
        if let Some(answer) = answer(suspect, before) {
            let several = matches!(answer, Answer::Use(_)) && suspect.likely.len() > 1;
            answers.answer(suspect, answer);
            if was_open && !several && row + 1 < len {
                self.selection.select(row + 1, len, context.frame.height(PANE));
            }
        }
    }

    /// Answers all open rows.
    fn answer_open(&mut self, answer: impl Fn(&Suspect) -> Option<Answer>) {
        let Stage::Read { suspects, asked, answers, .. } = &mut self.stage else { return };
        for suspect in &suspects[..*asked] {
            if answers.to(suspect).is_none()
                && let Some(answer) = answer(suspect)
            {
                answers.answer(suspect, answer);
            }
        }
    }
}

/// Rows that are left out, since their player is registered already, or by decision; and rows that a stored answer decides.
fn left_out(prepared: &Prepared) -> impl Iterator<Item = Suspect> + '_ {
    let recalled = |line: u64, text: &str| {
        let mut recalled = prepared.plan.recalled.iter();
        recalled.find(|one| one.line == line && one.text == text).cloned()
    };
    let of = |line: u64, text: &str, likely| Suspect {
        line,
        text: text.to_owned(),
        row: String::new(),
        likely,
        doubted: false,
        repeats: None,
    };
    prepared.plan.notes.iter().filter_map(move |note| match note {
        Note::Known { line, text, player, .. } | Note::Taken { line, text, player } => {
            let known = || {
                let name = prepared.plan.club.player(*player)?.name.clone();
                let owner = Owner { player: *player, score: 1.0, reasons: Vec::new() };
                Some(of(*line, text, vec![Likely { owner, name, line: None }]))
            };
            let is_listed = prepared.kind == Kind::Players;
            recalled(*line, text).or_else(|| is_listed.then(known).flatten())
        }
        Note::Skipped { line, text } => {
            Some(recalled(*line, text).unwrap_or_else(|| of(*line, text, Vec::new())))
        }
        // Other notes are about the file, or about rows without a player.
        _ => None,
    })
}

/// The columns of the file without a known meaning.
fn unknown(prepared: &Prepared) -> Vec<UnknownColumn> {
    let columns = prepared.plan.notes.iter().find_map(|note| match note {
        Note::Unknown(columns) => Some(columns.clone()),
        _ => None,
    });
    columns.unwrap_or_default()
}

/// How many rows are open.
fn open(suspects: &[Suspect], answers: &Answers) -> usize {
    let is_open = |suspect: &&Suspect| answers.to(suspect).is_none();
    suspects.iter().filter(is_open).count()
}

/// Whether nothing would be recorded.
fn is_nothing(prepared: &Prepared, rows: &[Suspect], answers: &Answers) -> bool {
    let is_new = |row: &Suspect| answers.to(row) == Some(&Answer::New);
    prepared.plan.actions.is_empty() && !rows.iter().any(is_new)
}

impl ImportPage {
    /// The reasons why the list cannot be imported, a row cannot
    /// be answered, and all rows cannot be answered at once.
    fn refusals(&self, words: &Words) -> [Option<String>; 3] {
        let say = &words.screen.import;
        let some = |why: &str| Some(why.to_owned());
        match &self.stage {
            Stage::Path => [None, None, None],
            Stage::Faulty { .. } => [(); 3].map(|()| some(say.faulty())),
            Stage::Read { suspects, asked, answers, prepared, .. } => {
                let confirm = match open(&suspects[..*asked], answers) {
                    0 if is_nothing(prepared, suspects, answers) => some(say.nothing()),
                    0 => None,
                    open => Some(say.open(open)),
                };
                let one = if suspects.is_empty() { some(say.none()) } else { None };
                let all = if *asked == 0 { some(say.none()) } else { None };
                [confirm, one.clone(), all.or(one)]
            }
        }
    }
}

/// Gives the next answer for a doubtful row.
type AnswerOne = fn(&Suspect, Option<&Answer>) -> Option<Answer>;

/// The player whom a row means. Repeated, it chooses the next possible player.
fn same(suspect: &Suspect, before: Option<&Answer>) -> Option<Answer> {
    if suspect.likely.is_empty() {
        return suspect.same();
    }
    let all: Vec<Answer> = suspect.likely.iter().map(|one| Answer::Use(one.who())).collect();
    let at = all.iter().position(|answer| Some(answer) == before);
    all.get(at.map_or(0, |at| (at + 1) % all.len())).cloned()
}

impl Layer for ImportPage {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        let say = &words.screen.import;
        let of = |path: &PathBuf| {
            let name = path.file_name().unwrap_or(path.as_os_str());
            say.title_of(name.to_string_lossy())
        };
        match &self.stage {
            Stage::Path => say.title().to_owned(),
            Stage::Read { prepared, .. } => of(&prepared.path),
            Stage::Faulty { path, .. } => of(path),
        }
    }

    fn commands(&self, _data: &Snapshot, words: &'static Words) -> Commands {
        let [confirm, one, all] = self.refusals(words);
        let unread = self.next_reading().is_none();
        let of_one = |command, answer: AnswerOne| {
            lead(command)
                .refused(one.clone())
                .does(move |page: &mut Self, context| page.answer(context, answer))
        };
        let of_all = |command, answer: fn(&Suspect) -> Option<Answer>| {
            lead(command)
                .refused(all.clone())
                .does(move |page: &mut Self, _| page.answer_open(answer))
        };
        Commands::of([
            lead(CommandId::ReadList).does(|page: &mut Self, context| page.read(context)),
            lead(CommandId::CompletePath).does(|page: &mut Self, _| page.field.complete()),
            lead(CommandId::ConfirmImport).refused(confirm).does(|page: &mut Self, _| {
                let Stage::Read { prepared, answers, .. } = &page.stage else { return None };
                Some(DeskTask::take_in(Arc::clone(prepared), answers.clone()))
            }),
            of_one(CommandId::SamePerson, same),
            of_one(CommandId::NewPerson, |_, _| Some(Answer::New)),
            of_one(CommandId::SkipRow, |_, _| Some(Answer::Skip)),
            of_all(CommandId::AllSame, Suspect::same),
            of_all(CommandId::AllNew, |_| Some(Answer::New)),
            lead(CommandId::ReadOtherwise)
                .unless(unread, words.screen.import.no_choice())
                .does(|page: &mut Self, _| page.read_otherwise()),
            lead(CommandId::Back),
            lead(CommandId::ReadAgain).does(|page: &mut Self, context| page.read_again(context)),
            lead(CommandId::OtherFile).does(|page: &mut Self, _| {
                page.reading = Reading::default();
                page.open(None);
            }),
        ])
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        matches!(self.stage, Stage::Path).then_some(&mut self.field.input)
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        let scopes: &[Scope] = match self.stage {
            Stage::Path => &[Scope::Path],
            Stage::Read { .. } | Stage::Faulty { .. } => &[Scope::Import, Scope::List],
        };
        let is_typing = matches!(self.stage, Stage::Path);
        LayerState { typed: self.said(), is_typing, ..LayerState::of(scopes) }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        match news {
            News::Edited | News::Completion(_) => self.field.update(&news),
            News::Done(_) => return vec![Step::Back],
            News::Listing(listing) => self.take_listing(*listing, context),
            _ => {
                self.selection.update(&news, PANE, self.len(), context.frame);
            }
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let area = area.inner(Margin::new(1, 0));
        match &self.stage {
            Stage::Path => {
                let hints: Vec<&str> = pen.words.screen.import.hint_lines().lines().collect();
                self.field.draw(&hints, area, pen);
            }
            Stage::Read { prepared, suspects, asked, columns, answers } => {
                let rows = (suspects.split_at(*asked), &columns[..]);
                draw_read(self, prepared, rows, answers, area, pen);
            }
            Stage::Faulty { path, faults } => draw_faults(self, path, faults, area, pen),
        }
    }
}

impl ImportPage {
    fn take_listing(&mut self, listing: Listing, context: &Context<'_>) {
        let before = std::mem::take(&mut self.stage);
        // A column whose meaning was chosen stays in the list, where another meaning can be chosen.
        let known = match (before, &listing) {
            (Stage::Read { prepared, columns, .. }, Listing::Prepared(now))
                if prepared.path == now.path && prepared.reading != now.reading =>
            {
                Some(columns)
            }
            (_, Listing::Prepared(now)) => {
                self.selection = Selection::default();
                let turned = self.turned.as_ref().filter(|turned| turned.path == now.path);
                turned.map(|turned| turned.columns.clone())
            }
            _ => {
                self.selection = Selection::default();
                None
            }
        };
        self.stage = match listing {
            Listing::Prepared(prepared) => {
                let (mut suspects, answers) =
                    (prepared.plan.suspects.clone(), prepared.answers.clone());
                let asked = suspects.len();
                suspects.extend(left_out(&prepared));
                self.reading = prepared.reading.clone();
                let columns = known.unwrap_or_else(|| unknown(&prepared));
                Stage::Read { prepared, suspects, asked, columns, answers }
            }
            Listing::Faulty { path, faults, reading } => {
                self.reading = reading;
                Stage::Faulty { path, faults }
            }
            Listing::Unreadable(why) => return self.open(Some(why)),
        };
        self.follow_column(context);
    }

    /// Selects the column whose meaning was chosen last, wherever it stands by now.
    fn follow_column(&mut self, context: &Context<'_>) {
        let Stage::Read { prepared, suspects, columns, .. } = &self.stage else { return };
        let turned = self.turned.as_ref().filter(|turned| turned.path == prepared.path);
        let at = turned
            .and_then(|turned| columns.iter().position(|column| column.heading == turned.heading));
        if let Some(at) = at {
            let row = suspects.len() + usize::from(self.has_choice()) + at;
            self.selection.select(row, self.len(), context.frame.height(PANE));
        }
    }

    /// Lets a path be typed. `why` says why the last file was not read.
    fn open(&mut self, why: Option<String>) {
        self.stage = Stage::Path;
        (self.field.ways, self.field.why) = (None, why);
    }
}

/// The least lines for the details of the selected row. More are used if needed and if there is room.
const TOLD: u16 = 4;
/// The most notes above the list.
const NOTES: usize = 6;
const LINE: u16 = 7;
const ANSWER: u16 = 22;

fn draw_read(
    page: &ImportPage,
    prepared: &Prepared,
    ((suspects, left_out), unknown): ((&[Suspect], &[Suspect]), &[UnknownColumn]),
    answers: &Answers,
    area: Rect,
    pen: &mut Pen<'_>,
) {
    let words = pen.words;
    let say = &words.screen.import;
    let plan = &prepared.plan;
    let file = prepared.path.file_name().unwrap_or_default().to_string_lossy();
    let mut lead = summary(prepared, &file, (suspects, left_out), answers, words);
    if prepared.kind == Kind::Results {
        let advice = pen.data.unit_advice();
        lead.extend(
            advice.map(|(list, advice)| words.message.rating.unit_advice(&advice, &list.name)),
        );
    }
    let at = |row: usize| suspects.get(row).or_else(|| left_out.get(row - suspects.len()));
    let asked = suspects.len() + left_out.len();
    let has_choice = usize::from(page.has_choice());
    let is_choice = |row: usize| row < asked + has_choice;
    let column = |row: usize| &unknown[row - asked - has_choice];
    let chosen = |row: usize| page.reading.chosen(&column(row).heading).unwrap_or_default();
    let note_on =
        |suspect: &Suspect| plan.notes.iter().find(|note| note.row() == Some(suspect.line));
    let row = |row: usize| -> Option<[String; 4]> {
        let Some(suspect) = at(row) else {
            if is_choice(row) {
                let chosen = say.chosen_for_all(&page.reading);
                return Some([say.file_row().into(), chosen, String::new(), String::new()]);
            }
            let told = words.message.import.unknown_column(column(row));
            let answer = say.column(chosen(row));
            return Some([say.column_row().into(), told, String::new(), answer]);
        };
        // Without an answer, a row that is left out means its likeliest player, or none.
        let is_skipped = matches!(note_on(suspect), Some(Note::Skipped { .. }));
        let likely = suspect.likely.first().filter(|_| !is_skipped);
        let likely = likely.map(|likely| Answer::Use(likely.who()));
        let as_is = (row >= suspects.len()).then(|| likely.unwrap_or(Answer::Skip));
        let answer = answers.to(suspect).or(as_is.as_ref());
        let whom = suspect.likely.iter().find(|likely| match answer {
            Some(Answer::Use(who)) => likely.who() == *who,
            Some(Answer::New | Answer::Skip) | None => true,
        });
        let name = whom.map(|likely| likely.name.as_str()).unwrap_or_default();
        // Namesakes differ by number and club.
        let one_of = whom.filter(|likely| likely.line.is_none() && suspect.likely.len() > 1);
        let known = one_of.and_then(|likely| plan.club.player(likely.owner.player));
        let named = known.map(|known| format!("{} {name}", known.id));
        let club = known.and_then(|known| known.club.as_deref());
        let likely = club.map(|club| words.term.aside(name, club));
        let answer = say.answered(answer, named.as_deref().unwrap_or(name));
        let likely = likely.unwrap_or_else(|| name.to_owned());
        Some([suspect.line.to_string(), suspect.text.clone(), likely, answer])
    };
    let fields = Fields::default()
        .with(Column::number(say.line(), LINE), |[line, ..]: &[String; 4]| line.clone())
        .with(Column::left(say.row(), Width::Flex(2)), |[_, text, ..]| text.clone())
        .with(Column::left(say.likely(), Width::Flex(2)), |[_, _, likely, _]| likely.clone())
        .with(Column::word(say.answer(), ANSWER), |[.., answer]| answer.clone());
    let len = asked + has_choice + unknown.len();
    let told = page.selection.row(len).map(|row| {
        let Some(suspect) = at(row) else {
            return if is_choice(row) {
                say.file_told().to_owned()
            } else {
                say.column_told(chosen(row))
            };
        };
        match note_on(suspect).filter(|_| row >= suspects.len()) {
            Some(note) => words.message.import.note(note, &plan.club, &file),
            None => words.message.import.suspect(&file, suspect, &plan.club),
        }
    });
    draw_list(page, (&lead, told), &fields, (len, row), area, pen);
}

/// The lines above the rows: the changes by the import, open rows, notes about the file.
fn summary(
    prepared: &Prepared,
    file: &str,
    (suspects, left_out): (&[Suspect], &[Suspect]),
    answers: &Answers,
    words: &'static Words,
) -> Vec<String> {
    let (say, plan) = (&words.screen.import, &prepared.plan);
    let left = open(suspects, answers);
    let answered = |one: &&Suspect| answers.to(one);
    let is_new = |one: &&Suspect| answered(one) == Some(&Answer::New);
    let same = suspects.iter().filter(|one| matches!(answered(one), Some(Answer::Use(_)))).count();
    let anew = left_out.iter().filter(is_new).count();
    let known = (plan.known() + same).saturating_sub(anew);
    // Of the rows that are asked about, the plan registers those alone that name no earlier row.
    let name =
        |one: &Fresh| Some((one.line, &*plan.club.registry().registration(one.player)?.name));
    let fresh: HashSet<(u64, &str)> = plan.fresh.iter().filter_map(name).collect();
    let (planned, others): (Vec<&Suspect>, Vec<&Suspect>) =
        suspects.iter().partition(|one| fresh.contains(&(one.line, one.text.as_str())));
    let not = planned.iter().filter(|one| answered(one).is_some() && !is_new(one)).count();
    let also = others.iter().filter(|one| one.repeats.is_none() && is_new(one)).count();
    let new = (plan.players() + anew + also).saturating_sub(not);
    let mut lead = vec![say.summary(prepared.kind, plan, known, new)];
    lead.push(if suspects.is_empty() {
        say.none().to_owned()
    } else {
        let repeated = suspects.iter().filter(|suspect| suspect.repeats.is_some()).count();
        say.suspects(suspects.len(), repeated, left)
    });
    let is_used = |one: &&Suspect| {
        prepared.kind == Kind::Results && matches!(answered(one), Some(Answer::Use(_)))
    };
    let out = left_out.iter().filter(|one| !is_new(one) && !is_used(one)).count();
    if out > 0 {
        lead.push(say.left_out(out));
    }
    if left == 0 {
        let nothing = is_nothing(prepared, left_out, answers);
        lead.push(if nothing { say.nothing() } else { say.ready() }.to_owned());
    }
    let about = plan.notes.iter().filter(|note| note.is_of_file());
    lead.extend(
        about.clone().take(NOTES).map(|note| words.message.import.note(note, &plan.club, file)),
    );
    let more = about.count().saturating_sub(NOTES);
    lead.extend((more > 0).then(|| say.more_notes(more)));
    lead
}

fn draw_faults(
    page: &ImportPage,
    path: &Path,
    faults: &[ImportFault],
    area: Rect,
    pen: &mut Pen<'_>,
) {
    let words = pen.words;
    let say = &words.screen.import;
    let lead = vec![say.faults(faults.len(), faults.len() >= Unread::MOST)];
    let club = &pen.data.club;
    let fields = Fields::default()
        .with(Column::number(say.line(), LINE), |fault: &&ImportFault| fault.line.to_string())
        .with(Column::left(say.row(), Width::Flex(2)), |fault| {
            let column = fault.column.as_deref().unwrap_or_default();
            match fault.value.as_str() {
                value if column.is_empty() => value.to_owned(),
                value if value.is_empty() || value == column => column.to_owned(),
                value => format!("{column} {value}"),
            }
        })
        .with(Column::left(say.wrong(), Width::Flex(3)), |fault| {
            words.message.import.why(fault, club)
        });
    let told = page.selection.row(faults.len()).map(|row| {
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        words.message.import.fault(&file, &faults[row], club).to_string()
    });
    let rows = (faults.len(), |row: usize| faults.get(row));
    draw_list(page, (&lead, told), &fields, rows, area, pen);
}

/// Draws a list between its lead and the details of the selected row.
fn draw_list<R>(
    page: &ImportPage,
    (lead, told): (&[String], Option<String>),
    fields: &Fields<'_, R>,
    (len, row): (usize, impl Fn(usize) -> Option<R>),
    area: Rect,
    pen: &mut Pen<'_>,
) {
    let columns = usize::from(area.width);
    let lead: Vec<String> = lead.iter().flat_map(|line| text::wrap(line, columns)).collect();
    // Open rows are more important than notes.
    let most = if len == 0 { area.height } else { area.height / 2 };
    let lead = text::cut_to(lead, usize::from(most));
    let height = span(lead.len());
    let sentences = told.iter().flat_map(|told| text::wrap(told, columns));
    let sentences: Vec<String> = sentences.collect();
    let told = match u16::try_from(sentences.len()) {
        _ if len == 0 => 0,
        Ok(lines) => lines.clamp(TOLD, TOLD.max(area.height / 2)),
        Err(_) => TOLD,
    };
    let [above, _, table, below] = down(area, [height, 1, REST, told]);
    pen.lines(above, &lead, pen.theme.text);
    if len == 0 {
        return;
    }
    fields.draw(table, (PANE, len), row, (page.selection, true), pen);
    let room = usize::from(below.height);
    pen.lines(below, &text::cut_to(sentences, room), pen.theme.accent);
}
