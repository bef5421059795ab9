//! Result files of the World Othello Federation as recorded events.

mod file;

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::NaiveDate;

pub use file::{FederationFault, FederationFile};

use super::entrants::{Entrants, entrants};
use super::fault::Faults;
use super::suspect::Answers;
use super::trf::recorded;
use super::{ImportFault, Note, Plan, PlayerRow, Unread, Why, encoding};
use crate::club::action::CreateTournament;
use crate::club::registry::NewPlayer;
use crate::club::{Action, Club};
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::ids::{ExternalId, ListId, TournamentId};
use crate::domain::length::{Length, Lengths};
use crate::domain::name::{clean, fold};
use crate::domain::number::PlayerId;
use crate::domain::progress::{Progress, ProgressCounter, Task};
use crate::domain::score::{Outcome, Score, Side};
use file::FileResult;

/// The body whose numbers the files have for their players.
const SCHEME: &str = "WOF";

/// Files that were read, with the names of their players.
#[derive(Clone, Debug, Default)]
pub struct FederationResults {
    files: Vec<FederationFile>,
    /// Names from a list of players, by the federation's number.
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
            faults.note(read.map_err(|_none| ImportFault {
                line,
                column: Some("id".to_owned()),
                value: text.to_owned(),
                why: Why::Federation(FederationFault::NotAPlayer),
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

    /// The players of all results. Each stands under the federation's number in place of a line.
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
            let player = NewPlayer { external, ..NewPlayer::named(name) };
            PlayerRow {
                line: u64::from(id),
                player,
                rating: None,
                categories: Vec::new(),
                title: None,
            }
        };
        names.into_iter().map(row).collect()
    }
}

/// Files on their way into tournaments.
struct Recording {
    found: Entrants,
    /// By the federation's number.
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
        let tournament = self.found.draft.club.next_tournament();
        let dated = format!("{} {}", file.tournament, file.date);
        let numbered = (2_u32..).map(|number| format!("{dated} ({number})"));
        let mut names = std::iter::once(dated.clone()).chain(numbered);
        let name = names.find(|name| self.names.insert(fold(name))).unwrap_or(dated);
        let plan = StagePlan::new(Format::Recorded, Lengths::all(Length::Open), Seeding::Entry);
        let created = Action::CreateTournament(CreateTournament {
            tournament,
            name,
            list: self.list,
            plan: Box::new(plan),
        });
        self.found.draft.perform(created).map_err(|why| ImportFault {
            line: file.line,
            column: Some("Tournament".to_owned()),
            value: file.tournament.clone(),
            why,
        })?;
        Ok(tournament)
    }

    fn result(
        &mut self,
        tournament: TournamentId,
        date: NaiveDate,
        result: &FileResult,
    ) -> Result<(), Why> {
        let sides = result.players.map(|id| self.ids.get(&u64::from(id)).copied());
        let [Some(a), Some(b)] = sides else { return Ok(()) };
        // The player who moved first comes first.
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
            action.may_be_dated(self.today).map_err(Why::Refused)?;
            if coloured {
                self.found.draft.perform(action)?;
            } else {
                self.found.draft.note_match(action)?;
            }
        }
        Ok(())
    }
}
