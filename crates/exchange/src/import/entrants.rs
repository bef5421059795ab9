//! The players of a file of one event: each line is another person.

use std::collections::HashMap;

use super::draft::Draft;
use super::fault::Faults;
use super::suspect::{Answer, Answers, Fresh, PlayerRef, Suspect, suspects};
use super::{DuplicatePolicy, ImportFault, Note, PlayerRow, Unread, Why};
use crate::club::Club;
use crate::club::action::SetTitle;
use crate::club::question::resolver::Identity;
use crate::domain::number::PlayerId;
use crate::domain::progress::{Progress, ProgressCounter, Task};

/// The players of a tournament, on a copy of the club with the players that the file registers.
#[derive(Debug)]
pub(super) struct Entrants {
    pub(super) draft: Draft,
    /// The player of each row, in the order of rows.
    pub(super) players: Vec<PlayerId>,
    pub(super) notes: Vec<Note>,
    pub(super) fresh: Vec<Fresh>,
    /// New players of the file who may be registered already.
    pub(super) suspects: Vec<Suspect>,
}

/// Finds the players of rows by external ID, name and further facts, like a list of players,
/// and registers the others. Rows are not compared with each other. All faults are found.
pub(super) fn entrants(
    club: &Club,
    rows: &[PlayerRow],
    answers: &Answers,
    progress: &dyn Progress,
) -> Result<Entrants, Unread> {
    let found = Search::new(club, answers, HashMap::new()).take_in(rows, progress)?;
    if answers.others != DuplicatePolicy::Use || found.suspects.is_empty() {
        return Ok(found);
    }
    let mut taken = HashMap::new();
    for suspect in &found.suspects {
        match &suspect.likely[..] {
            [one] if !suspect.doubted => taken.insert(suspect.line, one.owner.player),
            _ => return Err(ImportFault::doubtful(suspect).into()),
        };
    }
    let found = Search::new(club, answers, taken).take_in(rows, progress)?;
    Ok(Entrants { suspects: Vec::new(), ..found })
}

/// The search for the players of rows.
struct Search<'a> {
    /// The club before the file.
    club: &'a Club,
    answers: &'a Answers,
    /// Decided players, by line.
    taken: HashMap<u64, PlayerId>,
    /// The line of each player.
    lines: HashMap<PlayerId, u64>,
    /// The players that doubtful lines may mean.
    doubted: HashMap<u64, Vec<PlayerId>>,
    /// Rows with a number whose player contradicts the rest of the row.
    unregistered: Vec<Suspect>,
    found: Entrants,
}

impl<'a> Search<'a> {
    fn new(club: &'a Club, answers: &'a Answers, taken: HashMap<u64, PlayerId>) -> Self {
        let found = Entrants {
            draft: Draft::new(club),
            players: Vec::new(),
            notes: Vec::new(),
            fresh: Vec::new(),
            suspects: Vec::new(),
        };
        let (lines, doubted, unregistered) = (HashMap::new(), HashMap::new(), Vec::new());
        Self { club, answers, taken, lines, doubted, unregistered, found }
    }

    fn take_in(mut self, rows: &[PlayerRow], progress: &dyn Progress) -> Result<Entrants, Unread> {
        let (mut faults, count) =
            (Faults::default(), ProgressCounter::new(progress, Task::Checking, rows.len()));
        for row in rows {
            count.one()?;
            let met = self.row(row);
            faults.note(met.map_err(|why| ImportFault::new(row.line, &*row.player.name, why)));
        }
        faults.into_result()?;
        let Self { answers, doubted, unregistered, mut found, .. } = self;
        found.suspects = suspects(&mut found.draft, &found.fresh, &doubted, answers, progress)?;
        for suspect in &mut found.suspects {
            // The other entrants are certainly other people.
            suspect.likely.retain(|likely| !found.players.contains(&likely.owner.player));
        }
        found.suspects.retain(|suspect| !suspect.likely.is_empty());
        found.suspects.extend(unregistered);
        found.suspects.sort_by_key(|suspect| suspect.line);
        Ok(found)
    }

    fn row(&mut self, row: &PlayerRow) -> Result<(), Why> {
        if let Some(player) = self.decided(row) {
            let text = row.player.name.clone();
            self.found.draft.remember(player, &row.player);
            self.found.notes.push(Note::Taken { line: row.line, text, player });
            return self.mean(row, player);
        }
        let is_new = self.answers.of(row.line, &row.player.name) == Some(&Answer::New);
        let candidates = self.club.candidates(&row.player.record());
        let candidates = candidates.map_err(|conflict| Why::Several(conflict.players))?;
        let identity = candidates.map(|found| found.identity()).filter(|_| !is_new);
        let all_new = self.answers.others == DuplicatePolicy::New;
        match identity {
            Some(Identity::Known(player, by_name)) if !(by_name && all_new) => {
                let known = self.club.player(player);
                let is_strange = known.is_some_and(|known| row.is_of_another_club(known));
                if by_name && (is_strange || self.lines.contains_key(&player)) {
                    self.doubted.insert(row.line, vec![player]);
                    return self.register(row);
                }
                self.mean(row, player)
            }
            Some(Identity::Contradicted(player)) if !all_new => {
                if let Some(known) = self.club.player(player) {
                    let suspect = Suspect { doubted: true, ..Suspect::one(row, known, None) };
                    self.unregistered.push(suspect);
                }
                // Nothing is recorded until the operator decides.
                self.mean(row, player)
            }
            Some(Identity::Doubtful(players)) if !all_new => {
                self.doubted.insert(row.line, players);
                self.register(row)
            }
            _ => self.register(row),
        }
    }

    /// The player decided for a row, if still registered.
    fn decided(&self, row: &PlayerRow) -> Option<PlayerId> {
        let answered = || match self.answers.of(row.line, &row.player.name)? {
            Answer::Use(PlayerRef::Player(player)) => Some(*player),
            Answer::Use(PlayerRef::Row { .. }) | Answer::New | Answer::Skip => None,
        };
        let player = self.taken.get(&row.line).copied().or_else(answered)?;
        self.club.player(player).map(|known| known.id)
    }

    fn register(&mut self, row: &PlayerRow) -> Result<(), Why> {
        let player = self.found.draft.club.next_player();
        self.found.draft.perform(row.player.clone().registration(player))?;
        if row.title.is_some() {
            let title = row.title.clone();
            self.found.draft.perform(SetTitle { player, title })?;
        }
        self.found.fresh.push(Fresh { line: row.line, player });
        self.mean(row, player)
    }

    fn mean(&mut self, row: &PlayerRow, player: PlayerId) -> Result<(), Why> {
        if let Some(first) = self.lines.insert(player, row.line) {
            return Err(Why::SameAsLine(first, true));
        }
        self.found.players.push(player);
        Ok(())
    }
}
