//! A list of players.

use std::collections::HashMap;

use chrono::NaiveDate;

use super::draft::Draft;
use super::fault::Faults;
use super::kept_answers::{self, row_of};
use super::rows::{Row, Table};
use super::suspect::{Answer, Answers, Fresh, PlayerRef, ResolvedPlayer, Suspect, suspects, taken};
use super::{DuplicatePolicy, ImportFault, Note, Plan, Reading, Rows, Source, Unread, Why, cells};
use crate::club::action::SetTitle;
use crate::club::question::resolver::{Clue, Identity};
use crate::club::registry::{ExternalId, NewPlayer};
use crate::club::{Action, Club, Player, Refusal};
use crate::domain::category::read_names;
use crate::domain::name::{clean, fold};
use crate::domain::number::{NumberError, PlayerId};
use crate::domain::progress::{Progress, ProgressCounter, Task};
use crate::import::cells::{DateOrder, OddBirths};
use crate::import::federation_ratings::title;
use crate::import::headings::PLAYERS;
use crate::import::plan::{about, noted};
use crate::request::categorised;

/// How a starting rating of a list is recorded.
#[derive(Clone, Copy, Debug)]
pub struct Starting<'a> {
    /// The reason that stands in the journal, such as the name of the list.
    pub reason: &'a str,
    /// The day from which it counts.
    pub on: NaiveDate,
}

/// Plans the registration of the players on a list, as read by [`newcomers`](super::newcomers), with progress by row; all
/// faults are found. Whoever the list gives a rating starts with it on the main rating list. Registered players are left
/// out and noted, and their ratings stay. Likely duplicates are suspects, as are rows whose name is taken but whose reading, birth date or
/// ID differs: `answers` decide on them, and the caller does nothing where the operator is to be asked. Rows decided to
/// be new are registered even if their name is taken, unless more than the name identifies them.
pub fn planned<'a>(
    club: &Club,
    source: impl Into<Source<'a>>,
    start: Starting<'_>,
    answers: &Answers,
    progress: &dyn Progress,
) -> Result<Plan, Unread> {
    let source = Source { progress, ..source.into() };
    let mut list = List::open(source, start.on).map_err(|unread| match unread {
        Unread::Faults(mut faults, more) => {
            let is_nameless = |one: &ImportFault| one.why == Why::MissingColumn("name");
            let nameless = faults.iter_mut().filter(|one| is_nameless(one));
            nameless.for_each(|one| one.why = Why::NoNames);
            Unread::Faults(faults, more)
        }
        Unread::Stopped => Unread::Stopped,
    })?;
    let answers = list.answered(club, answers);
    kept_answers::planned(&answers, |answers| {
        let mut anew = Import::new(club, start, answers).take_in(&list)?;
        let suspects = suspects(&mut anew.draft, &anew.fresh, &anew.doubted, answers, progress)?;
        if answers.others != DuplicatePolicy::Use || suspects.is_empty() {
            return Ok(anew.plan(suspects));
        }
        let import = Import { taken: taken(&suspects)?, ..Import::new(club, start, answers) };
        Ok(import.take_in(&list)?.plan(Vec::new()))
    })
}

fn same_as(club: &Club, told: &str) -> Result<Answer, Why> {
    if let Some(answer) = Answer::read(told) {
        return Ok(answer);
    }
    let player = match PlayerId::parse(told) {
        Ok(player) => player,
        Err(NumberError::Malformed) => return Err(Why::NotSameAs),
        Err(fault) => return Err(Why::Number(fault)),
    };
    let known = club.player(player).ok_or(Why::Refused(Refusal::NoSuchPlayer(player)))?;
    Ok(Answer::Use(PlayerRef::Player(known.id)))
}

/// The import of a list.
#[derive(Debug)]
struct Import<'a> {
    draft: Draft,
    start: Starting<'a>,
    answers: &'a Answers,
    /// Notes on the file as a whole.
    of_file: Vec<Note>,
    /// Notes on rows.
    notes: Vec<Note>,
    fresh: Vec<Fresh>,
    /// The first new player of the file with each name.
    named: HashMap<String, PlayerId>,
    /// The line of each player.
    lines: HashMap<PlayerId, u64>,
    /// The player of each line.
    meant: HashMap<u64, PlayerId>,
    /// Rows that register no player until answered: those for a player of
    /// an earlier row, or with an ID whose player contradicts the row.
    unregistered: Vec<Suspect>,
    /// The players that doubtful lines may mean.
    doubted: HashMap<u64, Vec<PlayerId>>,
    /// Names in the file, each with its player.
    taken: HashMap<String, ResolvedPlayer>,
    /// Rows that add a category or an ID to a player who was registered before.
    completed: Vec<u64>,
    /// Rows whose name may have lost a letter.
    garbled: Vec<u64>,
    /// The number of rows.
    read: usize,
}

impl<'a> Import<'a> {
    fn new(club: &Club, start: Starting<'a>, answers: &'a Answers) -> Self {
        Self {
            draft: Draft::new(club),
            start,
            answers,
            of_file: Vec::new(),
            notes: Vec::new(),
            fresh: Vec::new(),
            named: HashMap::new(),
            lines: HashMap::new(),
            meant: HashMap::new(),
            unregistered: Vec::new(),
            doubted: HashMap::new(),
            taken: HashMap::new(),
            completed: Vec::new(),
            garbled: Vec::new(),
            read: 0,
        }
    }

    fn take_in(mut self, list: &List<'_>) -> Result<Self, Unread> {
        let (mut faults, mut totals, mut of_years) = (Faults::default(), Vec::new(), Vec::new());
        let count = ProgressCounter::new(list.source.progress, Task::Checking, list.table.len());
        let _ = self.draft.actions.try_reserve_exact(list.table.len());
        for listed in list.rows(|line, text| totals.push(Note::Total { line, text })) {
            count.one()?;
            self.read += 1;
            faults.note(listed.and_then(|(row, newcomer)| {
                let is_dated = row.given(BORN).is_none() || newcomer.player.born.is_some();
                of_years.extend((!is_dated).then_some(row.line));
                self.row(&row, &newcomer)
            }));
        }
        faults.into_result()?;
        self.read += totals.len();
        self.of_file = list.notes();
        self.of_file.extend(totals);
        self.of_file.extend(noted(Note::NoBirth, of_years));
        (self.named, self.lines, self.meant) = Default::default();
        Ok(self)
    }

    fn plan(self, mut suspects: Vec<Suspect>) -> Plan {
        let Self { draft, of_file: mut notes, fresh, unregistered, read, .. } = self;
        notes.extend(noted(Note::Completed, self.completed));
        notes.extend(noted(Note::Garbled, self.garbled));
        notes.extend(self.notes);
        let left_out = notes.iter().filter(|note| note.passes_over() || note.line().is_some());
        let rows = Rows {
            read,
            passed_over: left_out.count(),
            recorded: fresh.len() + unregistered.len(),
        };
        suspects.extend(unregistered);
        suspects.sort_by_key(|suspect| suspect.line);
        Plan { rows, ..draft.plan(notes, suspects, fresh) }
    }

    fn row(&mut self, row: &Row, newcomer: &PlayerRow) -> Result<(), ImportFault> {
        let (line, name) = (row.line, &newcomer.player.name);
        if let Some(what) = cells::no_player(name)
            && matches!(self.draft.meant(name), Ok(None))
        {
            self.notes.push(Note::NoPlayer { line, text: name.clone(), what });
            return Ok(());
        }
        self.garbled.extend(cells::is_garbled(name).then_some(line));
        if let Some(player) = self.taken(&newcomer.player.name) {
            self.take(newcomer, player);
            return Ok(());
        }
        match self.answers.of(row.line, &newcomer.player.name) {
            Some(Answer::New) => return self.register(row, newcomer),
            Some(Answer::Skip) => {
                self.draft.kept.note(row_of(&newcomer.player.record()), Answer::Skip);
                self.notes.push(Note::Skipped { line, text: name.clone() });
                return Ok(());
            }
            Some(Answer::Use(who)) => {
                if let Some(player) = self.who(who) {
                    self.take(newcomer, player);
                    return self.complete(row, newcomer, player);
                }
            }
            None => {}
        }
        match self.meaning(row, newcomer)? {
            Meaning::Known { column, player, by_name } => {
                let first = self.lines.get(&player).copied();
                if let Some(first) = first.filter(|&first| !self.is_by_other_name(first, name)) {
                    let again = self.again(newcomer, player, first);
                    return again.map_err(|why| row.fault(column, why));
                }
                let (line, text) = (row.line, newcomer.player.name.clone());
                self.notes.push(Note::Known { line, text, player, by_name });
                self.mean(line, player);
                self.complete(row, newcomer, player)
            }
            Meaning::Contradicted(player) if self.answers.others != DuplicatePolicy::New => {
                let first = self.lines.get(&player).copied();
                let Some(known) = self.draft.club.player(player) else { return Ok(()) };
                let suspect = Suspect { doubted: true, ..Suspect::one(newcomer, known, first) };
                if self.answers.others == DuplicatePolicy::Use {
                    return Err(ImportFault::doubtful(&suspect));
                }
                self.unregistered.push(suspect);
                Ok(())
            }
            Meaning::Doubtful(players) => {
                self.doubted.insert(row.line, players);
                self.register(row, newcomer)
            }
            // A number belongs to one person, and the club knows which.
            Meaning::Contradicted(_) | Meaning::Nobody => self.register(row, newcomer),
        }
    }

    fn register(&mut self, row: &Row, newcomer: &PlayerRow) -> Result<(), ImportFault> {
        let player = self.draft.club.next_player();
        let registration = newcomer.player.clone().registration(player);
        self.draft.perform(registration).map_err(|why| row.fault(NAME, why))?;
        if let Some(rating) = newcomer.rating {
            let Starting { reason, on } = self.start;
            let start = Action::start_rating(player, rating, reason, on);
            self.draft.perform(start).map_err(|why| row.fault(RATING, why))?;
        }
        if newcomer.title.is_some() {
            let title = Action::SetTitle(SetTitle { player, title: newcomer.title.clone() });
            self.draft.perform(title).map_err(|why| row.fault(TITLE, why))?;
        }
        self.fresh.push(Fresh { line: row.line, player });
        self.complete(row, newcomer, player)?;
        self.named.entry(newcomer.player.name.clone()).or_insert(player);
        self.mean(row.line, player);
        Ok(())
    }

    /// Adds the categories of a row to a player, and the IDs of schemes in which the player has none. If the date of birth
    /// is known, it decides about categories of ages.
    fn complete(
        &mut self,
        row: &Row,
        newcomer: &PlayerRow,
        player: PlayerId,
    ) -> Result<(), ImportFault> {
        let club = &self.draft.club;
        let Some(known) = club.player(player) else { return Ok(()) };
        let external = newcomer.player.external.clone();
        let ids = NewPlayer { external, ..NewPlayer::default() }.filling(known);
        let is_of_ages = |name: &String| {
            club.categories().list.iter().any(|one| one.is_called(name) && one.is_of_ages())
        };
        let is_in = |name: &String| known.categories.iter().any(|own| fold(own) == fold(name));
        let decided = |name: &String| is_in(name) || (known.born.is_some() && is_of_ages(name));
        let new = newcomer.categories.iter().filter(|name| !decided(name)).cloned();
        let all: Vec<String> = known.categories.iter().cloned().chain(new).collect();
        let categories = if all.len() == known.categories.len() {
            Vec::new()
        } else {
            categorised(player, &all, club.registry())
        };
        // An ID that the club refuses, as that of another player, stays in the list.
        let mut done = ids.into_iter().filter(|id| self.draft.perform(id.clone()).is_ok()).count();
        for action in categories {
            self.draft.perform(action).map_err(|why| row.fault(CATEGORIES, why))?;
            done += 1;
        }
        if done > 0 && self.fresh.last().is_none_or(|fresh| fresh.line != row.line) {
            self.completed.push(row.line);
        }
        Ok(())
    }

    /// Reads a row as a player.
    fn take(&mut self, newcomer: &PlayerRow, player: PlayerId) {
        self.draft.remember(player, &newcomer.player);
        let (line, text) = (newcomer.line, newcomer.player.name.clone());
        self.notes.push(Note::Taken { line, text, player });
        self.meant.insert(line, player);
    }

    fn mean(&mut self, line: u64, player: PlayerId) {
        self.lines.insert(player, line);
        self.meant.insert(line, player);
    }

    /// The present player; none if no longer registered.
    fn who(&self, who: &PlayerRef) -> Option<PlayerId> {
        match who {
            PlayerRef::Player(player) => self.draft.club.player(*player).map(|known| known.id),
            PlayerRef::Row { line, .. } => self.meant.get(line).copied(),
        }
    }

    /// Handles a row with the player of an earlier row: one person written twice, or two namesakes.
    fn again(&mut self, newcomer: &PlayerRow, player: PlayerId, first: u64) -> Result<(), Why> {
        let Some(known) = self.draft.club.player(player) else { return Ok(()) };
        match self.answers.others {
            DuplicatePolicy::Ask => {
                self.unregistered.push(Suspect::one(newcomer, known, Some(first)));
            }
            DuplicatePolicy::Use if !newcomer.is_of_another_club(known) => {
                self.take(newcomer, player);
            }
            // Of new players, only those with one number are one person.
            others => return Err(Why::SameAsLine(first, others == DuplicatePolicy::New)),
        }
        Ok(())
    }

    fn taken(&self, name: &str) -> Option<PlayerId> {
        match self.taken.get(name)? {
            ResolvedPlayer::Player(player) => Some(*player),
            ResolvedPlayer::Named(name) => self.named.get(name).copied(),
        }
    }

    /// The registered player of a row, in the club or from an earlier
    /// row. Only names count: a player named `P2` is not player number 2.
    fn meaning(&self, row: &Row, newcomer: &PlayerRow) -> Result<Meaning, ImportFault> {
        let column = |clue| match clue {
            Clue::External if row.given(EXTERNAL).is_none() => MEMBER,
            Clue::External => EXTERNAL,
            Clue::Name => NAME,
            Clue::Alias => ALIASES,
        };
        let candidates =
            self.draft.club.candidates(&newcomer.player.record()).map_err(|conflict| {
                row.fault(column(conflict.clue), Why::Several(conflict.players))
            })?;
        let Some(found) = candidates else { return Ok(Meaning::Nobody) };
        let column = column(found.clue);
        // Each row takes the next of several namesakes. So importing a list of
        // namesakes again changes nothing. A row with only the name is another person.
        let is_new = self.answers.others == DuplicatePolicy::New && found.clue != Clue::External;
        if is_new && !found.left.is_empty() {
            let free = found.confirmed.iter().find(|player| !self.lines.contains_key(player));
            return Ok(free.map_or(Meaning::Nobody, |&player| Meaning::Known {
                column,
                player,
                by_name: false,
            }));
        }
        let identity = found.identity();
        let asks = self.answers.others != DuplicatePolicy::New;
        if let Identity::Doubtful(players) = &identity
            && let Some(player) = self.registered_so(players, newcomer)
        {
            return Ok(Meaning::Known { column, player, by_name: false });
        }
        Ok(match identity {
            Identity::Known(player, true) if asks && self.is_of_another_club(player, newcomer) => {
                Meaning::Doubtful(vec![player])
            }
            Identity::Known(player, by_name) => Meaning::Known { column, player, by_name },
            Identity::Doubtful(players) => Meaning::Doubtful(players),
            Identity::Contradicted(player) => Meaning::Contradicted(player),
        })
    }
}

impl Import<'_> {
    /// Whether an earlier line names a registered player by another name
    /// than this one. Then both names were accepted as theirs before.
    fn is_by_other_name(&self, first: u64, name: &str) -> bool {
        self.notes.iter().any(|note| match note {
            Note::Known { line, text, .. } => *line == first && fold(text) != fold(name),
            _ => false,
        })
    }

    /// Whether a player whom no earlier row names has another club than a row.
    fn is_of_another_club(&self, player: PlayerId, row: &PlayerRow) -> bool {
        let known = self.draft.club.player(player);
        !self.lines.contains_key(&player)
            && known.is_some_and(|known| row.is_of_another_club(known))
    }

    /// The next of several namesakes who is registered exactly as the row says.
    /// So the list that registered them can be read again without a question.
    fn registered_so(&self, namesakes: &[PlayerId], row: &PlayerRow) -> Option<PlayerId> {
        let is_said = |id: &&PlayerId| {
            let said = &row.player;
            self.draft.club.registry().registration(**id).is_some_and(|known| {
                known.name == said.name
                    && known.reading == said.reading
                    && known.club == said.club
                    && known.born == said.born
                    && known.external.len() == said.external.len()
                    && said.external.iter().all(|id| {
                        known.external_in(&id.scheme).is_some_and(|value| value == id.value)
                    })
            })
        };
        let is_free = |id: &&PlayerId| !self.lines.contains_key(*id);
        namesakes.iter().filter(is_said).find(is_free).copied()
    }
}

/// The player of a row.
#[derive(Debug)]
enum Meaning {
    Known {
        /// The column that decided.
        column: usize,
        player: PlayerId,
        /// Whether only the name decided.
        by_name: bool,
    },
    /// One of these, or another person.
    Doubtful(Vec<PlayerId>),
    /// The player with an ID of the row, although other facts contradict that.
    Contradicted(PlayerId),
    Nobody,
}

pub(super) const NAME: usize = 0;
const READING: usize = 1;
const CLUB: usize = 2;
pub(super) const ALIASES: usize = 3;
const BORN: usize = 4;
pub(super) const EXTERNAL: usize = 5;
pub(super) const SAME_AS: usize = 6;
pub(super) const RATING: usize = 7;
const FAMILY: usize = 8;
const GIVEN: usize = 9;
const READINGS: [usize; 2] = [10, 11];
pub(super) const MEMBER: usize = 12;
pub(super) const CATEGORIES: usize = 13;
pub(super) const TITLE: usize = 14;

/// The scheme of a club's own member numbers.
const MEMBERS: &str = "member";

/// A row of a list of players.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerRow {
    /// The line of the file, from 1.
    pub line: u64,
    pub player: NewPlayer,
    /// The rating to start with; none for that of the rating list.
    pub rating: Option<f64>,
    /// Categories that the row names.
    pub categories: Vec<String>,
    /// A title, for a player who is registered.
    pub title: Option<String>,
}

/// Reads a list with the header `name[,reading][,club][,aliases][,born][,external_id][,rating][,categories][,title]`,
/// aliases and categories with `;` between them, and so `scheme:value` of other bodies' numbers; those of the club's own members have a column.
pub fn newcomers(bytes: &[u8]) -> Result<Vec<PlayerRow>, ImportFault> {
    let reading = Reading { births: Some(OddBirths::LeaveOut), ..Reading::default() };
    let source = Source { reading: &reading, ..bytes.into() };
    let list = List::open(source, NaiveDate::MAX).map_err(Unread::first)?;
    list.rows(|_, _| ()).map(|row| row.map(|(_, newcomer)| newcomer)).collect()
}

/// Whether a text begins with the header of a list of players.
pub fn has_header(text: &str) -> bool {
    let first = text.trim_start_matches('\u{feff}').lines().find(|line| !line.trim().is_empty());
    let mut cells = first.unwrap_or_default().split(['\t', ',', ';', '，', '、']);
    cells.any(|cell| PLAYERS.calls(NAME, cell.trim()))
}

/// A list whose rows are read again each time. A long list is never in memory at once.
struct List<'a> {
    source: Source<'a>,
    table: Table<'a>,
    /// The order of day and month in dates of birth.
    order: Option<DateOrder>,
    today: NaiveDate,
    /// Answers in the list that have no meaning here, by line.
    unanswered: HashMap<u64, ImportFault>,
}

impl<'a> List<'a> {
    fn open(source: Source<'a>, today: NaiveDate) -> Result<Self, Unread> {
        let table = Table::open_list(source, &PLAYERS)?;
        let order = source.reading.dates.or_else(|| table.date_order(BORN));
        Ok(Self { source, table, order, today, unanswered: HashMap::new() })
    }

    /// Each row with its player, or its fault. `total` gets the totals below the list.
    fn rows(
        &self,
        total: impl FnMut(u64, String),
    ) -> impl Iterator<Item = Result<(Row, PlayerRow), ImportFault>> {
        let reading = self.source.reading;
        self.table.listed(total).map(move |row| {
            let row = row?;
            if let Some(fault) = self.unanswered.get(&row.line) {
                return Err(fault.clone());
            }
            let mut newcomer = PlayerRow::read(&row, (self.order, reading.births), self.today)?;
            if reading.is_headless {
                newcomer.player.name = cells::unnumbered(&newcomer.player.name).to_owned();
            }
            Ok((row, newcomer))
        })
    }

    /// Notes about the file that its rows do not give.
    fn notes(&self) -> Vec<Note> {
        let mut notes = about(self.source, &self.table);
        notes.extend(self.order.map(Note::Dated));
        notes
    }

    /// The answers, with those of the rows in the columns `same_as` and `decision`. The operator's answers go before.
    fn answered(&mut self, club: &Club, answers: &Answers) -> Answers {
        let mut all = answers.clone();
        if !self.table.has(SAME_AS) {
            return all;
        }
        let mut unanswered = HashMap::new();
        for (row, newcomer) in self.rows(|_, _| ()).flatten() {
            let Some(told) = row.given(SAME_AS) else { continue };
            match same_as(club, told) {
                Ok(answer) => {
                    all.rows.entry((row.line, newcomer.player.name)).or_insert(answer);
                }
                Err(why) => {
                    unanswered.insert(row.line, row.fault(SAME_AS, why));
                }
            }
        }
        self.unanswered = unanswered;
        all
    }
}

impl PlayerRow {
    /// Whether it has another club than a player.
    pub(super) fn is_of_another_club(&self, known: &Player) -> bool {
        let clubs = known.club.as_deref().zip(self.player.club.as_deref());
        clubs.is_some_and(|(one, other)| fold(one) != fold(other))
    }

    fn read(
        row: &Row,
        (order, odd): (Option<DateOrder>, Option<OddBirths>),
        today: NaiveDate,
    ) -> Result<Self, ImportFault> {
        let (column, name) = match (row.given(FAMILY), row.given(GIVEN), row.given(NAME)) {
            (Some(family), Some(given), None) => (FAMILY, cells::whole_name(family, given)),
            // 苗字 and 名前.
            (Some(family), None, Some(given)) if !fold(given).starts_with(&fold(family)) => {
                (NAME, cells::whole_name(family, given))
            }
            (family, given, None) => {
                let name = family.or(given).unwrap_or_default();
                // A list with only handles.
                let handle = || row.cell(ALIASES).filter(|_| row.cell(FAMILY).is_none());
                let column = if row.cell(FAMILY).is_some() { FAMILY } else { ALIASES };
                let name = if name.is_empty() { handle().unwrap_or_default() } else { name };
                (column, name.to_owned())
            }
            (_, _, Some(name)) => (NAME, name.to_owned()),
        };
        let column = if row.cell(NAME).is_some() { NAME } else { column };
        let name = cells::name(&name).map_err(|why| row.fault(column, why))?;
        let text = |column| row.cell(column).map(clean).filter(|text: &String| !text.is_empty());
        let is_of_era = row.heading(BORN).is_some_and(|heading| heading.contains(cells::REPUBLIC));
        let born = row.given(BORN).map(|text| {
            let is_bare = is_of_era && text.starts_with(char::is_numeric);
            let text = if is_bare { &format!("{}{text}", cells::REPUBLIC) } else { text };
            cells::birth(text, order, odd, today)
        });
        let [ids, heading] =
            [row.cell(EXTERNAL), row.heading(EXTERNAL)].map(Option::unwrap_or_default);
        let external = cells::external_ids(ids, heading);
        let mut external = external.map_err(|why| row.fault(EXTERNAL, why))?;
        let member = text(MEMBER).filter(|_| external.iter().all(|id| fold(&id.scheme) != MEMBERS));
        external.extend(member.map(|value| ExternalId { scheme: MEMBERS.to_owned(), value }));
        let in_two = READINGS.map(|column| text(column).unwrap_or_default()).join(" ");
        let player = NewPlayer {
            reading: text(READING).or_else(|| Some(clean(&in_two)).filter(|text| !text.is_empty())),
            club: text(CLUB),
            aliases: cells::aliases(row.cell(ALIASES).unwrap_or_default(), &name),
            born: born.transpose().map_err(|why| row.fault(BORN, why))?.flatten(),
            external,
            ..NewPlayer::named(name)
        };
        let rating = row.given(RATING).map(cells::rating);
        let rating = rating.transpose().map_err(|why| row.fault(RATING, why))?.flatten();
        let categories = read_names(row.cell(CATEGORIES).unwrap_or_default());
        let title = row.given(TITLE).and_then(title);
        Ok(Self { line: row.line, player, rating, categories, title })
    }
}
