//! Result files of the World Othello Federation as recorded events.

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::NaiveDate;

use super::entrants::{Entrants, entrants};
use super::fault::Faults;
use super::suspect::Answers;
use super::trf::recorded;
use super::{ImportFault, Note, Plan, PlayerRow, Unread, Why, encoding};
use crate::club::Club;
use crate::club::registry::NewPlayer;
use crate::domain::ids::{ExternalId, ListId, TournamentId};
use crate::domain::name::{clean, fold};
use crate::domain::number::PlayerId;
use crate::domain::progress::{Progress, ProgressCounter, Task};
use crate::domain::score::{Outcome, Score, Side};

/// The scheme of the players' IDs in the files.
const SCHEME: &str = "WOF";

/// Files that were read, with the names of their players.
#[derive(Clone, Debug, Default)]
pub struct FederationResults {
    files: Vec<FederationFile>,
    /// Names from a list of players, by the federation's ID.
    names: BTreeMap<u32, String>,
}

impl FederationResults {
    /// Results of these files.
    pub fn new(files: Vec<FederationFile>) -> Self {
        Self { files, names: BTreeMap::new() }
    }

    /// Reads the names of players from lines `id,surname,first_name` below a header. All faults are found.
    pub fn read_names(&mut self, bytes: &[u8]) -> Result<(), Unread> {
        let (text, _) = encoding::western(bytes)?;
        let mut faults = Faults::default();
        for (line, text) in (1..).zip(text.lines()).skip(1).filter(|(_, text)| !text.is_empty()) {
            let mut cells = text.splitn(3, ',').map(|cell| cell.trim().trim_matches('"'));
            let id = cells.next().unwrap_or_default();
            let name = clean(&cells.collect::<Vec<_>>().join(" "));
            let read = id.parse().map(|id| self.names.insert(id, name)).map(drop);
            faults.note(read.map_err(|_none| {
                ImportFault::new(line, text, FederationFault::NotAPlayer).under("id")
            }));
        }
        faults.into_result()
    }

    /// Plans the recording of all files as one entry, each file as an event of its name and first day: every result a match
    /// of one game in its round. Players are found by the federation's number or by name. Results of unknown players, or of
    /// somebody against themself, are left out. Faults come with the place of their file among those read; none for a player.
    pub fn plan(
        &self,
        club: &Club,
        (list, today): (ListId, NaiveDate),
        answers: &Answers,
        progress: &dyn Progress,
    ) -> Result<Plan, (Option<usize>, Unread)> {
        let rows = self.rows();
        let found = entrants(club, &rows, answers, progress).map_err(|unread| (None, unread))?;
        let ids = rows.iter().map(|row| row.line).zip(found.players.clone()).collect();
        let mut recording = Recording { found, ids, names: HashSet::new(), list, today };
        let count = ProgressCounter::new(progress, Task::Recording, self.files.len());
        for (at, file) in self.files.iter().enumerate() {
            count.one().map_err(|stopped| (Some(at), stopped.into()))?;
            recording.file(file).map_err(|unread| (Some(at), unread))?;
        }
        let Entrants { draft, mut notes, fresh, suspects, .. } = recording.found;
        let left_out: usize = self.files.iter().map(|file| file.left_out).sum();
        notes.extend((left_out > 0).then_some(Note::UnknownPlayers(left_out)));
        Ok(draft.plan(notes, suspects, fresh))
    }

    /// The players of all results. The federation's ID stands in place of a line.
    fn rows(&self) -> Vec<PlayerRow> {
        let mut names: BTreeMap<u32, &str> = BTreeMap::new();
        for file in &self.files {
            for id in file.results.iter().flat_map(|result| result.players) {
                names.entry(id).or_default();
            }
        }
        let told = self.files.iter().flat_map(|file| &file.names).map(|(id, name)| (id, name));
        for (id, name) in told.chain(&self.names) {
            if let Some(known) = names.get_mut(id).filter(|_| !name.is_empty()) {
                *known = name;
            }
        }
        let row = |(id, name): (u32, &str)| {
            let value = id.to_string();
            let name = if name.is_empty() { format!("{SCHEME} {id}") } else { name.to_owned() };
            let external = vec![ExternalId { scheme: SCHEME.to_owned(), value }];
            let (line, player) = (id.into(), NewPlayer { external, ..NewPlayer::named(name) });
            PlayerRow { line, player, rating: None, categories: Vec::new(), title: None }
        };
        names.into_iter().map(row).collect()
    }
}

/// The recording of files as tournaments.
struct Recording {
    found: Entrants,
    /// Players by the federation's ID.
    ids: HashMap<u64, PlayerId>,
    /// The folded names of tournaments of these files.
    names: HashSet<String>,
    list: ListId,
    today: NaiveDate,
}

impl Recording {
    fn file(&mut self, file: &FederationFile) -> Result<(), Unread> {
        let tournament = self.create(file)?;
        let mut faults = Faults::default();
        for result in &file.results {
            let done = self.result(tournament, file.date, result);
            faults.note(done.map_err(|why| result.fault(why)));
        }
        faults.into_result()
    }

    fn create(&mut self, file: &FederationFile) -> Result<TournamentId, ImportFault> {
        let dated = format!("{} {}", file.tournament, file.date);
        let numbered = (2_u32..).map(|number| format!("{dated} ({number})"));
        let mut names = std::iter::once(dated.clone()).chain(numbered);
        let name = names.find(|name| self.names.insert(fold(name))).unwrap_or(dated);
        let created = self.found.draft.create(name, self.list, None);
        created
            .map_err(|why| ImportFault::new(file.line, &*file.tournament, why).under("Tournament"))
    }

    fn result(
        &mut self,
        tournament: TournamentId,
        date: NaiveDate,
        result: &FileResult,
    ) -> Result<(), Why> {
        let sides = result.players.map(|id| self.ids.get(&u64::from(id)).copied());
        let [Some(a), Some(b)] = sides else { return Ok(()) };
        // The player who moved first is player A.
        let swapped = result.first == Some(Side::B);
        let winner = result.winner.map(|side| if swapped { side.other() } else { side });
        let sides = if swapped { [b, a] } else { [a, b] };
        let score = match winner {
            Some(Side::A) => Score::new(1, 0),
            Some(Side::B) => Score::new(0, 1),
            None => Score { draws: 1, ..Score::default() },
        };
        let at = (tournament, result.round, date);
        let coloured = result.first.is_some();
        for action in recorded(&self.found, at, sides, Outcome::Score(score), coloured) {
            action.may_be_dated(self.today)?;
            if coloured {
                self.found.draft.perform(action)?;
            } else {
                self.found.draft.note_match(action)?;
            }
        }
        Ok(())
    }
}

/// The results of one tournament.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FederationFile {
    tournament: String,
    /// The line of its name.
    line: u64,
    /// The first day.
    date: NaiveDate,
    results: Vec<FileResult>,
    /// Names from comments with standings, by ID.
    names: Vec<(u32, String)>,
    /// Results with an unknown player, or of a player against themself.
    left_out: usize,
}

/// One game.
#[derive(Clone, Copy, Debug, PartialEq)]
struct FileResult {
    line: u64,
    /// The round, from 0.
    round: usize,
    players: [u32; 2],
    /// None for a draw.
    winner: Option<Side>,
    /// The player with Black, if the file says so.
    first: Option<Side>,
    has_discs: bool,
}

/// A fault in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FederationFault {
    /// Neither a result nor a comment.
    NotAResult,
    /// Not a day, or days of which the first is none.
    NotADate,
    /// No line begins with `%%Tournament:`.
    NoTournament,
    /// No line begins with `%%Date:`.
    NoDate,
    /// A line of a list of players without a number.
    NotAPlayer,
}

impl FileResult {
    fn fault(&self, why: Why) -> ImportFault {
        let [a, b] = self.players;
        ImportFault::new(self.line, format!("{a} {b}"), why).under(RESULT)
    }
}

const RESULT: &str = "result";

impl FederationFile {
    /// Reads a file in UTF-8 or Windows-1252. All faults are found.
    pub fn read(bytes: &[u8]) -> Result<Self, Unread> {
        let (text, _) = encoding::western(bytes)?;
        let (mut file, mut dated, mut round) = (Self::default(), false, 0);
        let mut faults = Faults::default();
        for (line, text) in (1..).zip(text.lines()) {
            let (told, comment) = text.split_once('%').unwrap_or((text, ""));
            if let Some(results) = results(told, (line, round)) {
                for one in results {
                    file.note(one);
                }
            } else {
                let none = ImportFault::new(line, told.trim(), FederationFault::NotAResult);
                faults.note(Err(none.under(RESULT)));
            }
            if let Some(header) = comment.strip_prefix('%') {
                let (key, value) = header.split_once(':').unwrap_or((header, ""));
                match key.trim() {
                    "Tournament" if file.line == 0 => {
                        (file.tournament, file.line) = (clean(value), line);
                    }
                    "Date" if !dated => {
                        dated = true;
                        let read = day(value).map(|day| file.date = day);
                        let wrong = FederationFault::NotADate;
                        let wrong = || ImportFault::new(line, value.trim(), wrong).under("Date");
                        faults.note(read.ok_or_else(wrong));
                    }
                    _ => {}
                }
            }
            file.names.extend(comment.strip_prefix("_%").and_then(standing));
            round = round_of(comment).unwrap_or(round);
        }
        let needs = |is_there: bool, why| {
            if is_there { Ok(()) } else { Err(ImportFault::new(1, "", why)) }
        };
        faults.note(needs(!file.tournament.is_empty(), FederationFault::NoTournament));
        faults.note(needs(dated, FederationFault::NoDate));
        faults.into_result()?;
        Ok(file)
    }

    fn note(&mut self, one: FileResult) {
        if one.players[0] == one.players[1] || one.players.contains(&UNKNOWN) {
            self.left_out += 1;
        } else {
            self.results.push(one);
        }
    }
}

/// Reads `25/09/2016`, or the first of two days separated by `-`.
fn day(text: &str) -> Option<NaiveDate> {
    let first = text.split(['-', '–']).next().unwrap_or_default().trim();
    NaiveDate::parse_from_str(first, "%d/%m/%Y").ok()
}

/// Reads ID and name in a line of standings: `101, SURNAME, First name, …`.
fn standing(text: &str) -> Option<(u32, String)> {
    let mut cells = text.split(',').map(str::trim);
    let id = cells.next()?.parse().ok()?;
    let [surname, first] = [cells.next()?, cells.next()?];
    Some((id, clean(&format!("{surname} {first}"))))
}

/// The round that begins at a comment, from 0: `Round: 3`, `round3`.
fn round_of(comment: &str) -> Option<usize> {
    let folded = comment.to_ascii_lowercase();
    let (_, after) = folded.split_once("round")?;
    let after = after.trim_start_matches([' ', ':']);
    let number: usize = Scan(after).take(|c| c.is_ascii_digit()).parse().ok()?;
    number.checked_sub(1).filter(|round| *round < 1000)
}

/// The ID of a player who is unknown to the federation.
const UNKNOWN: u32 = u32::MAX;

/// The results of a line of that number and round: several only if all have discs. None if the line is damaged.
fn results(text: &str, at: (u64, usize)) -> Option<Vec<FileResult>> {
    let (mut rest, mut results) = (Scan(text.trim()), Vec::new());
    while !rest.0.is_empty() {
        results.push(rest.result(at)?);
    }
    (results.len() < 2 || results.iter().all(|one| one.has_discs)).then_some(results)
}

/// The rest of a line.
struct Scan<'a>(&'a str);

impl<'a> Scan<'a> {
    fn result(&mut self, (line, round): (u64, usize)) -> Option<FileResult> {
        let a = self.player()?;
        let discs = self.discs();
        let winner = match self.take(|c| matches!(c, '>' | '<' | '=')) {
            ">" => Some(Side::A),
            "<" => Some(Side::B),
            "=" => None,
            _ => return None,
        };
        let is_whole = self.discs().is_some() == discs.is_some();
        let b = self.player().filter(|_| is_whole)?;
        let first = match self.take(|c| c.is_ascii_alphabetic()) {
            "" => None,
            "B" | "b" => Some(Side::A),
            "W" | "w" => Some(Side::B),
            _ => return None,
        };
        let (players, has_discs) = ([a, b], discs.is_some());
        Some(FileResult { line, round, players, winner, first, has_discs })
    }

    fn player(&mut self) -> Option<u32> {
        match self.take(|c| c.is_ascii_digit()) {
            "" => (!self.take(|c| c == '?').is_empty()).then_some(UNKNOWN),
            digits => digits.parse().ok(),
        }
    }

    fn discs(&mut self) -> Option<()> {
        let (inside, rest) = self.0.strip_prefix('(')?.split_once(')')?;
        let discs = inside.trim();
        let is_number = !discs.is_empty() && discs.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| self.0 = rest.trim_start())
    }

    /// Takes the next characters of a kind, and drops the blanks behind them.
    fn take(&mut self, of_kind: impl Fn(char) -> bool) -> &'a str {
        let end = self.0.find(|c| !of_kind(c)).unwrap_or(self.0.len());
        let (taken, rest) = self.0.split_at(end);
        self.0 = rest.trim_start();
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "%%Tournament: Example Open\n%%Date: 01/11/2017 - 03/11/2017\n";

    fn read(lines: &str) -> Result<FederationFile, Unread> {
        FederationFile::read(format!("{HEAD}{lines}").as_bytes())
    }

    /// Round, players, winner and who had Black.
    type GameRow = (usize, [u32; 2], Option<Side>, Option<Side>);

    fn games(lines: &str) -> Vec<GameRow> {
        let file = read(lines).expect("a file without faults");
        file.results.iter().map(|one| (one.round, one.players, one.winner, one.first)).collect()
    }

    #[test]
    fn both_grammars_are_read_and_the_sign_decides() {
        let (a, b) = (Some(Side::A), Some(Side::B));
        let found = games(
            "%Round: 1\n   101 (46)>(18)    205  B\r\n   205 (32)=(32)    309  w % a comment\n \
             101( 09 ) > (55) 309\n% Round 2\n 101 <  309\n%round3\n205>101 W\n",
        );
        let wanted = [
            (0, [101, 205], a, a),
            (0, [205, 309], None, b),
            (0, [101, 309], a, None),
            (1, [101, 309], b, None),
            (2, [205, 101], a, b),
        ];
        assert_eq!(found, wanted);
        let line = "101 (46)>(18) 205 309 (20)<(44) 101 B";
        assert_eq!(games(line), [(0, [101, 205], a, None), (0, [309, 101], b, a)]);
    }

    #[test]
    fn names_days_and_unknown_players_are_found() {
        let file = read("%_% 101, DOE, Jane, NEU, 4, 218, 0\n?????? (40)>(24) 101\n7 > 7\n7 > 8\n");
        let file = file.expect("a file");
        assert_eq!((file.tournament.as_str(), file.line), ("Example Open", 1));
        assert_eq!(file.date, NaiveDate::from_ymd_opt(2017, 11, 1).expect("a day"));
        assert_eq!(file.names, [(101, "DOE Jane".to_owned())]);
        assert_eq!((file.results.len(), file.left_out), (1, 2));
        let latin = FederationFile::read(b"%%Tournament: Caf\xE9\n%%Date: 1/2/1999\n");
        assert_eq!(latin.map(|file| file.tournament).as_deref(), Ok("Café"));
    }

    #[test]
    fn every_damaged_line_is_told_with_its_text() {
        let lines = "5 > 4 36 (49)>(15) 5\n5 (49)>15 4\n5 4\n5 > 4 X\n5 ! 4\n(3)>(4) 5\n5 > 4\n";
        let (faults, more) = read(lines).expect_err("damaged").faults();
        let told: Vec<_> = faults.iter().map(|fault| (fault.line, fault.value.as_str())).collect();
        assert_eq!(more, 0);
        assert_eq!(
            told,
            [
                (3, "5 > 4 36 (49)>(15) 5"),
                (4, "5 (49)>15 4"),
                (5, "5 4"),
                (6, "5 > 4 X"),
                (7, "5 ! 4"),
                (8, "(3)>(4) 5"),
            ]
        );
        let bare = FederationFile::read(b"1 > 2\n%%Date: 2017-11-01\n").expect_err("no head");
        let whys: Vec<Why> = bare.faults().0.into_iter().map(|fault| fault.why).collect();
        let wanted = [FederationFault::NotADate, FederationFault::NoTournament];
        assert_eq!(whys, wanted.map(Why::Federation));
    }
}
