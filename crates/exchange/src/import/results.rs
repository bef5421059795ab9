//! A list of results.

mod ended;

use std::collections::HashMap;
use std::hash::{BuildHasher as _, Hash, RandomState};

use chrono::{NaiveDate, NaiveTime};
use hashbrown::HashTable;

use ended::{games_of, outcome, says_not_played};

use super::cells::DateOrder;
use super::fault::Faults;
use super::headings::RESULTS;
use super::kept_answers;
use super::notated::UNFINISHED;
use super::people::People;
use super::plan::{about, noted};
use super::recorder::{Changed, FileMatch, RecordedUnder, Recorder};
use super::rows::{Row, Table};
use super::suspect::{Answer, Answers, ResolvedPlayer, VERSUS, taken};
use super::{DuplicatePolicy, ImportFault, Note, Plan, Rows, Source, Suspect, Unread, Why, cells};
use crate::club::action::{RecordMatch, SetGames};
use crate::club::{Action, Club, Refusal};
use crate::domain::game::{Deals, Game};
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::name::clean;
use crate::domain::number::PlayerId;
use crate::domain::progress::{NoProgress, Progress, ProgressCounter, Stopped, Task, ahead};
use crate::domain::round::RoundName;
use crate::domain::score::Outcome;

const EVENT: usize = 0;
const ROUND: usize = 1;
const PLAYERS: [usize; 2] = [2, 3];
const GAMES: [usize; 2] = [4, 5];
const DRAWS: usize = 6;
const DATE: usize = 7;
const HAND: usize = 8;
const FIRST: usize = 9;
const TOLD: usize = 10;
const NUMBERS: [usize; 2] = [11, 12];
const WALKOVER: usize = 13;
const EXIT: usize = 14;
const WINNER: usize = 15;
const STARTS: [usize; 2] = [16, 17];
const SCORE: usize = 18;
const LOSER: usize = 19;
const TIME: usize = 20;
const DECISION: usize = 21;

/// The columns that say how a match ended. A row without any of them is not played yet.
const ENDED: [usize; 7] = [GAMES[0], GAMES[1], SCORE, WINNER, WALKOVER, EXIT, TOLD];

/// Rows that are read at a time, while those before them are taken in.
const PART: usize = 256;

/// Plans the recording of results with the header
/// `[event,][round,]player_a,player_b,games_a,games_b[,draws][,date][,hand_a][,first]`, where one cell may hold the score,
/// or winner and loser are named. Unknown players are registered, and each event becomes one tournament without
/// pairings, or continues one that the club has: matches that it has already are passed over, and those with another
/// result are corrected. A match without a date was played `today`. Unknown players who may be registered with another spelling are suspects, on whom `doubt` decides.
///
/// A row with a hand or a first move records its games one by one, all alike; since the order is unknown, the games
/// that the first side won come first. Where they differ, `games` tells them in order with their hands, as
/// `export matches` writes them (`w@0.4 l w`), and `first` who moved first in each (`a b a`).
pub fn results<'a>(
    club: &Club,
    source: impl Into<Source<'a>>,
    today: NaiveDate,
    doubt: DuplicatePolicy,
) -> Result<Plan, ImportFault> {
    planned(club, source, today, &doubt.into(), &NoProgress).map_err(Unread::first)
}

/// [`results`] with answers to single rows and progress by row; all faults are found.
pub fn planned<'a>(
    club: &Club,
    source: impl Into<Source<'a>>,
    today: NaiveDate,
    answers: &Answers,
    progress: &dyn Progress,
) -> Result<Plan, Unread> {
    let source = Source { progress, ..source.into() };
    let table = Table::open_list(source, &RESULTS)?;
    let mut of_file = about(source, &table);
    let order = source.reading.dates.or_else(|| table.date_order(DATE));
    of_file.extend(order.map(Note::Dated));
    let mut plan = kept_answers::planned(answers, |answers| {
        let given = source.reading.event.as_deref();
        let plan = |event: Option<&str>, taken| {
            let mut import = Import::new(club, answers, taken, (source.name, event), order);
            import.to.reason.clone_from(&source.reading.reason);
            import.take_in(&table, today, progress)
        };
        let mut anew = plan(given, HashMap::new())?;
        let under = anew.under.take().filter(|_| given.is_none());
        let event = match &under {
            Some(under) if under.is_whole => Some(under.event.as_str()),
            Some(under) => return Err(recorded_under(under, source.name).into()),
            None => given,
        };
        if under.is_some() {
            anew = plan(event, HashMap::new())?;
        }
        let plan = |taken| plan(event, taken);
        let suspects = anew.to.people.suspects(progress)?;
        let is_taken = answers.others == DuplicatePolicy::Use && !suspects.is_empty();
        let (import, suspects) =
            if is_taken { (plan(taken(&suspects)?)?, Vec::new()) } else { (anew, suspects) };
        import.plan(suspects, today)
    })?;
    plan.notes.splice(0..0, of_file);
    Ok(plan)
}

#[derive(Debug)]
struct Import<'a> {
    to: Recorder<'a>,
    /// The tournament of rows without one: named after the file, and as the operator chose.
    named: &'a str,
    event: Option<String>,
    /// Another tournament that already has most of the rows.
    under: Option<RecordedUnder>,
    order: Option<DateOrder>,
    /// Whether the heading says that the first player of a row moved first.
    moves_first: bool,
    /// Tournaments by the text of cells, since most rows name the same one as the row before.
    events: HashMap<String, TournamentId>,
    /// Players by the text of cells, unless numbers distinguish them.
    players: HashMap<String, PlayerId>,
    /// Rows whose match may be new.
    read: Vec<FileRow>,
    /// Lines of matches that are not played yet.
    unplayed: Vec<u64>,
    /// Lines that only say who won: in a list without scores, and in one with scores.
    won_alone: [Vec<u64>; 2],
    /// Lines without a date in a list that has a column of dates.
    undated: Vec<u64>,
    /// Lines with a date without a year.
    yearless: Vec<u64>,
    /// Rows that repeat an earlier one.
    repeated: Vec<Suspect>,
    /// Rows that the club refuses. Nothing is refused before the operator has decided on all rows.
    refused: Faults,
    rows: Rows,
}

/// A row that was read. A list may have a million.
#[derive(Debug)]
struct FileRow {
    line: u64,
    round: RoundName,
    found: FileMatch,
    more: Option<Box<More>>,
}

/// Facts about a match that few rows have.
#[derive(Debug, PartialEq)]
struct More {
    games: Vec<Game>,
    /// The column with the games.
    told: usize,
    time: Option<NaiveTime>,
    decision: Option<Answer>,
}

impl FileRow {
    /// Equal for two rows with the same match.
    fn identity(&self) -> impl Hash + Eq + use<> {
        (self.found.identity(), self.time())
    }

    fn time(&self) -> Option<NaiveTime> {
        self.more.as_ref()?.time
    }

    fn games(&self) -> &[Game] {
        self.more.as_ref().map_or(&[], |more| &more.games)
    }

    fn fault(&self, column: usize, value: String, why: Why) -> ImportFault {
        ImportFault::new(self.line, value, why).under(RESULTS[column].name)
    }
}

impl<'a> Import<'a> {
    fn new(
        club: &'a Club,
        answers: &'a Answers,
        taken: HashMap<String, ResolvedPlayer>,
        (named, event): (&'a str, Option<&str>),
        order: Option<DateOrder>,
    ) -> Self {
        Self {
            to: Recorder::new(club, People::new(club, answers, taken)),
            named,
            event: event.filter(|event| !event.is_empty()).map(str::to_owned),
            under: None,
            order,
            moves_first: false,
            events: HashMap::new(),
            players: HashMap::new(),
            read: Vec::new(),
            unplayed: Vec::new(),
            won_alone: [Vec::new(), Vec::new()],
            undated: Vec::new(),
            yearless: Vec::new(),
            repeated: Vec::new(),
            refused: Faults::default(),
            rows: Rows::default(),
        }
    }

    fn take_in(
        mut self,
        table: &Table<'_>,
        today: NaiveDate,
        progress: &dyn Progress,
    ) -> Result<Self, Unread> {
        self.moves_first = table.is_headed(PLAYERS[0], "先手");
        let mut totals = Vec::new();
        let count = ProgressCounter::new(progress, Task::Checking, table.len());
        let mut faults = Faults::default();
        // The room is taken at once, since a growing list is in memory twice. One eighth
        // is added for tournaments and players. Some lines may turn out to be no matches.
        let _ = self.to.people.draft.actions.try_reserve_exact(table.len() + table.len() / 8);
        let _ = self.read.try_reserve_exact(table.len());
        let mut rows = table.listed(|line, text| totals.push(Note::Total { line, text }));
        let parts = std::iter::from_fn(move || {
            let part: Vec<_> = rows.by_ref().take(PART).collect();
            (!part.is_empty()).then_some(part)
        });
        ahead(parts, |parts| {
            parts.flatten().try_for_each(|row| {
                count.one()?;
                self.rows.read += 1;
                faults.note(row.and_then(|row| self.row(&row, today)));
                Ok::<_, Stopped>(())
            })
        })?;
        self.rows.read += totals.len();
        self.to.people.notes.extend(totals);
        if !table.has(EVENT) {
            self.under = self.to.recorded_under(self.read.iter().map(|row| &row.found));
        }
        self.sort_out(today, &mut faults);
        faults.sort();
        if faults.are_refusals() {
            self.refused = faults;
        } else {
            faults.into_result()?;
        }
        Ok(self)
    }

    fn plan(mut self, suspects: Vec<Suspect>, today: NaiveDate) -> Result<Plan, Unread> {
        let others = self.to.people.others();
        let notes = &mut self.to.people.notes;
        let [rated, unrated] = self.won_alone;
        notes.extend(noted(Note::WonAlone, rated));
        notes.extend(noted(Note::WinnerOnly, unrated));
        if self.undated.len() < self.rows.read {
            notes.extend(noted(Note::NoDate, self.undated));
        }
        notes.extend(noted(Note::NoYear, self.yearless));
        self.rows.passed_over +=
            notes.iter().filter(|note| note.passes_over()).count() + self.unplayed.len();
        notes.extend(noted(Note::OpenGames, self.unplayed));
        let mut suspects = [suspects, self.repeated].concat();
        suspects.sort_by_key(|suspect| suspect.line);
        if suspects.is_empty() || others != DuplicatePolicy::Ask {
            self.refused.into_result()?;
        }
        Ok(Plan { rows: self.rows, ..self.to.plan(suspects, today) })
    }

    /// Reads a row as a match, unless it has none.
    fn row(&mut self, row: &Row, today: NaiveDate) -> Result<(), ImportFault> {
        let columns = if row.cell(PLAYERS[0]).is_none() { [WINNER, LOSER] } else { PLAYERS };
        let names = columns.map(|column| row.cell(column).unwrap_or_default());
        if row.given(DECISION) == Some(UNFINISHED) {
            let (line, text) = (row.line, names.map(clean).join(VERSUS));
            let named = names.iter().all(|name| !name.is_empty());
            self.to.people.notes.push(Note::Unfinished { line, text, named });
            return Ok(());
        }
        let decision = row
            .given(DECISION)
            .map(|text| Answer::read(text).ok_or_else(|| row.fault(DECISION, Why::NotNewOrSkip)));
        let decision = decision.transpose()?;
        if let Some(note) = self.passed_over(row, names, decision.as_ref()) {
            self.to.people.notes.push(note);
            return Ok(());
        }
        // A dash in place of a winner is a draw.
        let says = |column: usize| {
            row.given(column).filter(|text| column == WINNER || !says_not_played(text))
        };
        if columns == PLAYERS && ENDED.iter().all(|column| says(*column).is_none()) {
            self.unplayed.push(row.line);
            return Ok(());
        }
        let round = match row.cell(ROUND) {
            Some(_) => named(row, ROUND)?,
            None => "1".to_owned(),
        };
        let (outcome, won_alone) = outcome(row, names, columns[0] == WINNER)?;
        let (dated, time) = self.date(row, today)?;
        let id = self.event(row, dated)?;
        let (name, round) = (RoundName::Named(round.as_str().into()), self.to.round(&round));
        let found = |sides| FileMatch { tournament: id, round, sides, outcome, dated };
        let sides = [self.side(row, columns, 0)?, self.side(row, columns, 1)?];
        let Some(sides) = self.told_apart(row, columns, sides, (id, found))? else {
            self.rows.recorded += 1;
            return Ok(());
        };
        let found = found(sides);
        let games = outcome.played().filter(|_| !won_alone);
        let games = games.map_or(Ok(Vec::new()), |score| games_of(row, score, self.moves_first))?;
        let is_unrated = matches!(outcome, Outcome::WinnerOnly(_));
        self.won_alone[usize::from(is_unrated)].extend(won_alone.then_some(row.line));
        let told = if row.given(TOLD).is_some() { TOLD } else { HAND };
        let is_more = !games.is_empty() || time.is_some() || decision.is_some();
        let more = is_more.then(|| Box::new(More { games, told, time, decision }));
        self.read.push(FileRow { line: row.line, round: name, found, more });
        Ok(())
    }

    /// The reason why nothing of a row is recorded, if so.
    fn passed_over(
        &mut self,
        row: &Row,
        names: [&str; 2],
        decision: Option<&Answer>,
    ) -> Option<Note> {
        let line = row.line;
        let text = || names.map(clean).join(VERSUS);
        if decision == Some(&Answer::Skip) && self.to.people.said_of(line).is_none() {
            return Some(Note::Skipped { line, text: text() });
        }
        for name in names {
            // Most cells name a player who was found before.
            if self.players.contains_key(name) {
                continue;
            }
            let name = clean(name);
            if let Some(what) = self.to.people.no_player(&name) {
                return Some(Note::NoPlayer { line, text: text(), what });
            }
            if self.to.people.is_skipped(line, &name, || row.naming(&name)) {
                return Some(Note::Skipped { line, text: name });
            }
        }
        None
    }

    /// The day and the time of a row, if given.
    fn date(
        &mut self,
        row: &Row,
        today: NaiveDate,
    ) -> Result<(Option<NaiveDate>, Option<NaiveTime>), ImportFault> {
        let is_undated = row.cell(DATE).is_some_and(str::is_empty);
        self.undated.extend(is_undated.then_some(row.line));
        let read = row.given(DATE).map(|text| cells::day_played(text, self.order, today));
        let read = read.transpose().map_err(|why| row.fault(DATE, why))?;
        self.yearless.extend(read.is_some_and(|(.., has_year)| !has_year).then_some(row.line));
        let (dated, time) = read.map_or((None, None), |(day, time, _)| (Some(day), time));
        Ok((dated, row.given(TIME).and_then(cells::time).or(time)))
    }

    /// Divides rows into recorded ones, those recorded with another result,
    /// repeated ones, and new ones. New ones are recorded in the order of play.
    fn sort_out(&mut self, today: NaiveDate, faults: &mut Faults) {
        let mut new = std::mem::take(&mut self.read);
        let firsts = self.firsts(&new);
        let known = firsts.iter().filter(|first| first.is_none()).count();
        let mut firsts = firsts.into_iter();
        // In place, since a list may have a million rows.
        new.retain(|row| match firsts.next().flatten() {
            None => false,
            Some(first) if first != row.line => self.is_another(row, first),
            Some(_) => match self.to.changes(&row.found) {
                Some(changed) => {
                    faults.note(self.correct(row, changed));
                    false
                }
                None => true,
            },
        });
        if new.iter().any(|row| row.time().is_some()) {
            new.sort_by_key(|row| (row.found.dated.unwrap_or(today), row.time()));
        }
        self.rows.recorded += new.len();
        for row in new {
            faults.note(self.record(&row, today));
        }
        self.rows.passed_over += known;
        self.to.people.notes.extend((known > 0).then_some(Note::Recorded(known)));
    }

    /// For each row the line of the first equal one; none if the club already has its match.
    fn firsts(&mut self, rows: &[FileRow]) -> Vec<Option<u64>> {
        let digests = RandomState::new();
        // By index, since the keys would need more memory than the rows.
        let digest = |at: &usize| digests.hash_one(rows[*at].identity());
        let (mut seen, mut known) = (HashTable::with_capacity(rows.len()), vec![false; rows.len()]);
        let first = |(at, row): (usize, &FileRow)| {
            let is_same = |first: &usize| rows[*first].identity() == row.identity();
            let first = *seen.entry(digest(&at), is_same, digest).or_insert(at).get();
            // The answer to a row that repeats a recorded one is stored with the recorded match.
            known[first] |= self.to.met(&row.found).is_some();
            (!known[first]).then(|| rows[first].line)
        };
        rows.iter().enumerate().map(first).collect()
    }

    /// Decides whether a row that repeats an earlier one is another match.
    fn is_another(&mut self, row: &FileRow, first: u64) -> bool {
        let club = &self.to.people.draft.club;
        let name = |id| club.player(id).map_or_else(String::new, |known| known.name.clone());
        let (line, text) = (row.line, row.found.sides.map(name).join(VERSUS));
        let decision = row.more.as_ref().and_then(|more| more.decision.as_ref());
        let said = decision.or_else(|| self.to.people.said_of(line));
        match (said, self.to.people.others()) {
            (Some(Answer::New), _) | (None, DuplicatePolicy::New) => return true,
            (None, DuplicatePolicy::Ask) => {
                self.rows.recorded += 1;
                self.repeated.push(Suspect::repeated(line, text, first));
            }
            (Some(_), _) | (None, DuplicatePolicy::Use) => {
                self.to.people.notes.push(Note::Repeated { line, text, first });
            }
        }
        false
    }

    fn correct(&mut self, row: &FileRow, changed: Changed) -> Result<(), ImportFault> {
        let done = self.to.correct(row.line, &row.found, changed);
        let (line, column, value) = (row.line, None, String::new());
        done.map_err(|why| ImportFault { line, column, value, why })?;
        self.rows.recorded += 1;
        Ok(())
    }

    fn record(&mut self, row: &FileRow, today: NaiveDate) -> Result<(), ImportFault> {
        let draft = &mut self.to.people.draft;
        let FileMatch { tournament, sides, outcome, dated, round: _ } = row.found;
        let no = draft.club.next_match(tournament);
        let played_on = dated.unwrap_or(today);
        let round = row.round.clone();
        let record =
            Action::RecordMatch(RecordMatch { tournament, no, round, sides, outcome, played_on });
        let may_be_dated = record.may_be_dated(today);
        may_be_dated.map_err(|why| row.fault(DATE, played_on.to_string(), Why::Refused(why)))?;
        let done =
            if row.games().is_empty() { draft.note_match(record) } else { draft.perform(record) };
        if let Err(why) = done {
            let column = blamed(&why);
            let event = draft.club.tournament(tournament).map(|found| found.name.clone());
            let value =
                if column == ROUND { row.round.to_string() } else { event.unwrap_or_default() };
            return Err(row.fault(column, value, why));
        }
        let Some(more) = row.more.as_ref().filter(|more| !more.games.is_empty()) else {
            return Ok(());
        };
        let (games, deals) = (more.games.clone(), Deals::default());
        let told = Action::SetGames(SetGames { tournament, no, games, deals });
        draft.perform(told).map_err(|why| row.fault(more.told, String::new(), why))
    }

    /// The tournament of a row, created at its first row. In a file without tournaments each day is one.
    fn event(&mut self, row: &Row, dated: Option<NaiveDate>) -> Result<TournamentId, ImportFault> {
        let club = &self.to.people.draft.club;
        let given = self.event.as_deref();
        let is_event = given.is_some_and(|name| club.tournament_called(name).is_some());
        let named = given.unwrap_or(self.named);
        let of_day = match (row.cell(EVENT), dated.filter(|_| !is_event)) {
            (Some(_), _) => None,
            (None, Some(day)) => Some(format!("{named} {day}")),
            (None, None) => Some(named.to_owned()),
        };
        let cell = of_day.as_deref().or_else(|| row.cell(EVENT)).unwrap_or_default();
        if let Some(&id) = self.events.get(cell) {
            return Ok(id);
        }
        let name = cells::name(cell).map_err(|why| row.fault(EVENT, why))?;
        let id = self.to.event(&name, ListId::MAIN).map_err(|why| row.fault(EVENT, why))?;
        self.events.insert(cell.to_owned(), id);
        Ok(id)
    }

    /// The players whom a side may be: one, registered if unknown, or all who bear the name. A number and the operator's
    /// answer tell namesakes apart. In another club a number belongs to somebody else.
    fn side(
        &mut self,
        row: &Row,
        columns: [usize; 2],
        side: usize,
    ) -> Result<Meaning, ImportFault> {
        let column = columns[side];
        let cell = row.cell(column).unwrap_or_default();
        if let (Some(&player), None) = (self.players.get(cell), row.given(NUMBERS[side])) {
            return Ok(Meaning::One(player));
        }
        let name = named(row, column)?;
        let people = &mut self.to.people;
        let number = row.given(NUMBERS[side]).and_then(|text| PlayerId::parse_full(text).ok());
        if let Some(player) = number.and_then(|number| people.numbered(number, &name)) {
            return Ok(Meaning::One(player));
        }
        if let Some(namesakes) = people.namesakes(&name) {
            // In a row with one name twice the answer is about the first side.
            let is_answered = side == 0 || row.cell(columns[0]) != Some(cell);
            let chosen = is_answered.then(|| people.chosen(row.line, &name, row.naming(&name)));
            let chosen = chosen.transpose().map_err(|why| row.fault(column, why))?.flatten();
            return Ok(chosen.map_or(Meaning::OneOf(namesakes), Meaning::One));
        }
        let player = people.player(row.line, &name);
        let player = player.map_err(|why| row.fault(column, why))?;
        self.players.insert(cell.to_owned(), player);
        Ok(Meaning::One(player))
    }

    /// The sides of a row by the numbers that the tournament knows. One of several namesakes is meant if the row's match is
    /// recorded with them, or if they alone are an entrant; else the operator is asked, and there are no sides yet.
    fn told_apart(
        &mut self,
        row: &Row,
        columns: [usize; 2],
        sides: [Meaning; 2],
        (tournament, found): (TournamentId, impl Fn([PlayerId; 2]) -> FileMatch),
    ) -> Result<Option<[PlayerId; 2]>, ImportFault> {
        let club = &self.to.people.draft.club;
        let entered = |player| club.entered_as(tournament, player);
        let mut sides = sides.map(|side| side.map(|player| entered(player).unwrap_or(player)));
        if let [Meaning::OneOf(_), _] | [_, Meaning::OneOf(_)] = sides {
            let [a, b] = [&sides[0], &sides[1]].map(Meaning::players);
            let mut pairs = a.iter().flat_map(|a| b.iter().map(|b| [*a, *b]));
            if let Some(pair) = pairs.find(|pair| self.to.is_recorded(&found(*pair))) {
                return Ok(Some(pair));
            }
        }
        // Two entrants of one name who met each other: who is who, their being entrants does not say.
        let are_namesakes = sides[0] == sides[1];
        let mut taken = Vec::new();
        for at in [0, 1] {
            let Meaning::OneOf(players) = &sides[at] else { continue };
            let is_other = |player: &PlayerId| sides[1 - at] != Meaning::One(*player);
            let left: Vec<_> = players.iter().copied().filter(is_other).collect();
            let is_entrant = |player: &PlayerId| entered(*player).is_some() && !are_namesakes;
            let entrants: Vec<_> = left.iter().copied().filter(is_entrant).collect();
            if let ([one], _) | (_, [one]) = (&entrants[..], &left[..]) {
                taken.push((columns[at], *one));
                sides[at] = Meaning::One(*one);
            }
        }
        for (column, player) in taken {
            let (line, text) = (row.line, named(row, column)?);
            self.to.people.notes.push(Note::Taken { line, text, player });
        }
        match sides {
            [Meaning::One(a), Meaning::One(b)] if a == b => {
                Err(row.fault(columns[1], Why::Refused(Refusal::AgainstThemself(b))))
            }
            [Meaning::One(a), Meaning::One(b)] => Ok(Some([a, b])),
            sides => {
                // Of two namesakes who met, one is asked about: the other one is the other.
                for (side, column) in
                    sides.iter().zip(columns).take(1 + usize::from(!are_namesakes))
                {
                    let Meaning::OneOf(players) = side else { continue };
                    let name = named(row, column)?;
                    let asked = self.to.people.ask(row.line, &name, row.naming(&name), players);
                    asked.map_err(|why| row.fault(column, why))?;
                }
                Ok(None)
            }
        }
    }
}

/// The player of a side of a row.
#[derive(Debug, PartialEq)]
enum Meaning {
    One(PlayerId),
    /// The several who bear the name.
    OneOf(Vec<PlayerId>),
}

impl Meaning {
    fn map(self, change: impl Fn(PlayerId) -> PlayerId) -> Self {
        match self {
            Self::One(player) => Self::One(change(player)),
            Self::OneOf(players) => Self::OneOf(players.into_iter().map(change).collect()),
        }
    }

    fn players(&self) -> &[PlayerId] {
        match self {
            Self::One(player) => std::slice::from_ref(player),
            Self::OneOf(players) => players,
        }
    }
}

/// A list without a tournament may be a copy of one that was recorded under another name.
fn recorded_under(under: &RecordedUnder, file: &str) -> ImportFault {
    let (event, file) = (under.event.clone(), file.to_owned());
    ImportFault::new(1, "", Why::RecordedUnder { event, file })
}

/// The column that can mend a refusal of the club.
fn blamed(why: &Why) -> usize {
    match why {
        Why::Refused(Refusal::Unclean(_) | Refusal::TooLong(..) | Refusal::Empty(_)) => ROUND,
        _ => EVENT,
    }
}

fn named(row: &Row, column: usize) -> Result<String, ImportFault> {
    cells::name(row.cell(column).unwrap_or_default()).map_err(|why| row.fault(column, why))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::action::CorrectResult;
    use crate::club::{Place, Seq};
    use crate::domain::ids::MatchNo;
    use crate::domain::score::Score;

    const HEADER: &str = "event,round,player_a,player_b,games_a,games_b,draws,date";

    fn today() -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day")
    }

    fn import(rows: &str) -> Result<Plan, ImportFault> {
        results(
            &Club::default(),
            format!("{HEADER}\n{rows}").as_bytes(),
            today(),
            DuplicatePolicy::Ask,
        )
    }

    #[test]
    fn every_bad_row_says_where_it_is_bad() {
        for (row, column, why) in [
            ("Cup,1,a,b,x,1,0,2026-11-21", "games_a", Why::NotANumber),
            ("Cup,1,a,b,2.0,1,0,2026-11-21", "games_a", Why::NotANumber),
            ("Cup,1,a,b,-2,1,0,2026-11-21", "games_a", Why::Negative),
            ("Cup,1,a,b,2,,0,2026-11-21", "games_b", Why::Empty),
            ("Cup,1,a,b,2,10000,0,2026-11-21", "games_b", Why::TooManyGames),
            ("Cup,1,a,b,2,99999999999,0,2026-11-21", "games_b", Why::TooManyGames),
            ("Cup,1,a,b,0,0,0,2026-11-21", "games_a", Why::NoGames),
            ("Cup,1,a,b,2,1,0,21.13.2026", "date", Why::NotADate),
            ("Cup,1,a,b,2,1,0,2026-02-30", "date", Why::NotADate),
            ("Cup,1,a,b,2,1,0,03/04/2026", "date", Why::AmbiguousDate),
            (",1,a,b,2,1,0,2026-11-21", "event", Why::Empty),
            ("Cup,,a,b,2,1,0,2026-11-21", "round", Why::Empty),
            ("Cup,1,\u{200b},b,2,1,0,2026-11-21", "player_a", Why::Empty),
            (
                "Cup,1,TM,ｔｍ,2,1,0,2026-11-21",
                "player_b",
                Why::Refused(Refusal::AgainstThemself(PlayerId(1))),
            ),
        ] {
            let fault = import(row).expect_err(row);
            assert_eq!((fault.line, fault.column.as_deref()), (2, Some(column)), "{row}");
            assert_eq!(fault.why, why, "{row}");
        }
    }

    #[test]
    fn a_walkover_is_recorded_once_and_a_winner_is_the_one_of_the_games() {
        const HEADER: &str = "event,round,player_a,player_b,games_a,games_b,walkover,winner,date";
        let read = |club: &Club, row: &str| {
            let file = format!("{HEADER}\n{row}");
            results(club, file.as_bytes(), today(), DuplicatePolicy::Ask)
        };
        let mut club = Club::default();
        let plan = read(&club, "Cup,1,a,b,,,a,a,2026-11-20").expect("a plan");
        for (action, index) in plan.actions.iter().zip(0..) {
            club.perform(action, Place { seq: Seq(1), index }).expect("planned");
        }
        let twice = read(&club, "Cup,1,b,a,,,b,,2026-11-20").expect("the same walkover");
        assert_eq!((twice.actions, twice.notes), (vec![], vec![Note::Recorded(1)]));
        let other = read(&club, "Cup,1,a,b,,,b,,2026-11-20").expect("the other side won");
        assert!(matches!(
            other.actions[..],
            [Action::CorrectResult(CorrectResult { no: MatchNo(1), .. })]
        ));
        for row in ["Cup,2,a,b,2,1,,b,", "Cup,2,a,b,1,1,,a,", "Cup,2,a,b,,,a,b,"] {
            assert_eq!(read(&club, row).expect_err(row).why, Why::OtherWinner, "{row}");
        }
        assert!(read(&club, "Cup,2,a,b,1,2,,b,").is_ok());
    }

    #[test]
    fn lines_are_counted_as_an_editor_counts_them() {
        let rows = "\r\n\"Cup\",1,a,b,2,1,0,2026/11/21\r\n\r\nCup,1,a,b\r\n";
        let fault = import(rows).expect_err("a short row");
        assert_eq!(fault.line, 5);
        assert_eq!(fault.why, Why::FieldCount { header: 8, row: 4 });
        let open = rows.replace("Cup,1", "\"Cup,1") + "Cup,2,a,b,2,1,0,\n";
        let fault = import(&open).expect_err("a quote left open");
        assert_eq!((fault.line, fault.column.as_deref()), (5, Some("event")));
        assert_eq!(fault.why, Why::LineBreak);
    }

    #[test]
    fn blank_draws_and_dates_are_none() {
        let plan = import("Cup,1,a,b,2,1,,\nCup,2,a,b,1,1,1, ").expect("a plan");
        let recorded = plan.actions.iter().filter_map(|action| match action {
            Action::RecordMatch(RecordMatch { outcome, played_on, .. }) => {
                Some((outcome.played(), *played_on))
            }
            _ => None,
        });
        let wanted = [
            Score { a: 2, b: 1, draws: 0, ..Score::default() },
            Score { a: 1, b: 1, draws: 1, ..Score::default() },
        ];
        assert!(recorded.eq(wanted.map(|score| (Some(score), today()))));
    }

    #[test]
    fn the_same_match_is_not_recorded_twice_on_one_day_but_on_two() {
        let row = "Cup,1,a,b,2,1,0,2026-11-20";
        let first = import(row).expect("a plan");
        let mut club = Club::default();
        for (action, index) in first.actions.iter().zip(0..) {
            club.perform(action, Place { seq: Seq(1), index }).expect("planned");
        }
        let again = |row: &str| {
            results(&club, format!("{HEADER}\n{row}").as_bytes(), today(), DuplicatePolicy::Ask)
        };
        let twice = again("cup,1,B,A,1,2,0,2026-11-20").expect("the same match");
        assert_eq!((twice.actions, twice.notes.last()), (vec![], Some(&Note::Recorded(1))));
        let later = again("Cup,1,a,b,2,1,0,2026-11-21").expect("another day");
        assert_eq!((later.matches(), later.tournaments(), later.players()), (1, 0, 0));
    }
}
