//! The players that the names in a file of results stand for.

use std::collections::{HashMap, HashSet};

use super::cells::NoPlayer;
use super::draft::Draft;
use super::headings::{Column, Columns};
use super::plan::noted;
use super::rows::Table;
use super::suspect::{Answer, Answers, Fresh, PlayerRef, ResolvedPlayer, suspects};
use super::{DuplicatePolicy, ImportFault, Note, Plan, Suspect, Unread, Why, cells};
use crate::club::Club;
use crate::club::registry::NewPlayer;
use crate::domain::ids::ExternalId;
use crate::domain::number::{PlayerId, narrow};
use crate::domain::progress::{Progress, Stopped};

/// The players of a file, on a copy of the club with the players that the file registers.
#[derive(Debug)]
pub(super) struct People<'a> {
    pub(super) draft: Draft,
    answers: &'a Answers,
    /// The player of each text. Equal texts mean one player in the whole file, unless several players bear the name.
    names: HashMap<String, PlayerId>,
    /// Texts that are no player's name, each with its player.
    taken: HashMap<String, ResolvedPlayer>,
    /// Names whose rows are left out.
    skipped: HashSet<String>,
    /// Names of several players.
    namesakes: Vec<Suspect>,
    pub(super) fresh: Vec<Fresh>,
    pub(super) notes: Vec<Note>,
    /// Lines of names that may have lost a letter.
    garbled: Vec<u64>,
}

impl<'a> People<'a> {
    pub(super) fn new(
        club: &Club,
        answers: &'a Answers,
        taken: HashMap<String, ResolvedPlayer>,
    ) -> Self {
        Self {
            draft: Draft::new(club),
            answers,
            names: HashMap::new(),
            taken,
            skipped: HashSet::new(),
            namesakes: Vec::new(),
            fresh: Vec::new(),
            notes: Vec::new(),
            garbled: Vec::new(),
        }
    }

    /// The registered player with this number, if the name is theirs. It distinguishes namesakes.
    pub(super) fn numbered(&self, number: PlayerId, name: &str) -> Option<PlayerId> {
        let known = self.draft.club.player(number)?;
        known.names().any(|known| known == name).then_some(known.id)
    }

    /// The player of a cleaned text in a line, registered if unknown.
    pub(super) fn player(&mut self, line: u64, name: &str) -> Result<PlayerId, Why> {
        if let Some(&player) = self.names.get(name) {
            return Ok(player);
        }
        self.garbled.extend(cells::is_garbled(name).then_some(line));
        let taken = match self.taken.get(name) {
            Some(ResolvedPlayer::Player(player)) => Some(*player),
            Some(ResolvedPlayer::Named(first)) => self.names.get(first).copied(),
            None => self.answered(line, name),
        };
        let is_new = self.answers.of(line, name) == Some(&Answer::New);
        let meant = match taken {
            None if !self.taken.contains_key(name) && !is_new => match self.draft.meant(name) {
                Err(Why::Several(players)) if self.answers.others == DuplicatePolicy::Ask => {
                    // Nothing is recorded until the operator decides between them.
                    self.ask(line, name, name.to_owned(), &players)?;
                    players.first().copied()
                }
                meant => meant?,
            },
            taken => taken,
        };
        let player = if let Some(player) = meant {
            if taken.is_some() {
                self.draft.remember_name(player, name, name.to_owned());
            }
            if taken.is_some() || !self.draft.is_exact(player, name) {
                self.notes.push(Note::Taken { line, text: name.to_owned(), player });
            }
            player
        } else {
            self.register(line, name)?
        };
        self.names.insert(name.to_owned(), player);
        Ok(player)
    }

    fn register(&mut self, line: u64, name: &str) -> Result<PlayerId, Why> {
        let player = self.draft.register(name)?;
        self.fresh.push(Fresh { line, player });
        Ok(player)
    }

    /// The players who bear a cleaned name, if they are several and the file does not say which of them it means.
    pub(super) fn namesakes(&self, name: &str) -> Option<Vec<PlayerId>> {
        match self.draft.meant(name) {
            Err(Why::Several(players)) if !self.names.contains_key(name) => Some(players),
            _ => None,
        }
    }

    /// The namesake whom the operator chose for a row, which is kept by its text. One who is new is registered once.
    pub(super) fn chosen(
        &mut self,
        line: u64,
        name: &str,
        row: String,
    ) -> Result<Option<PlayerId>, Why> {
        let player = match (self.answers.of(line, name), self.answered(line, name)) {
            (_, Some(player)) => {
                self.draft.kept.note(row, Answer::Use(PlayerRef::Player(player)));
                player
            }
            (Some(Answer::New), None) => match self.registered(name) {
                Some(player) => player,
                None => return self.register(line, name).map(Some),
            },
            _ => return Ok(None),
        };
        self.notes.push(Note::Taken { line, text: name.to_owned(), player });
        Ok(Some(player))
    }

    /// The player whom the file registered with this name.
    fn registered(&self, name: &str) -> Option<PlayerId> {
        let is_it = |one: &&Fresh| {
            self.draft.club.player(one.player).is_some_and(|known| known.name == name)
        };
        self.fresh.iter().find(is_it).map(|one| one.player)
    }

    /// Asks the operator which of several players a name in a row means. Nothing is recorded until then.
    pub(super) fn ask(
        &mut self,
        line: u64,
        name: &str,
        row: String,
        players: &[PlayerId],
    ) -> Result<(), Why> {
        if self.answers.others != DuplicatePolicy::Ask || self.answers.of(line, name).is_some() {
            return Err(Why::Several(players.to_vec()));
        }
        let known = (&self.draft.club, &self.fresh[..]);
        self.namesakes.push(Suspect::one_of((line, row), name, players, known));
        Ok(())
    }

    /// The player with this external ID. An unknown one is registered with the ID as name.
    /// The text is no name of a list: it never means a player by name or registration number.
    pub(super) fn identified(&mut self, line: u64, id: ExternalId) -> Result<PlayerId, Why> {
        if let Some(known) = self.draft.club.registry().external(&id.scheme, &id.value) {
            return Ok(known);
        }
        let name = id.value.clone();
        if let Some(ResolvedPlayer::Player(player)) = self.taken.get(&name) {
            self.notes.push(Note::Taken { line, text: name, player: *player });
            return Ok(*player);
        }
        if let Some(player) = self.answered(line, &name) {
            return Ok(player);
        }
        let player = self.draft.club.next_player();
        let new = NewPlayer { external: vec![id], ..NewPlayer::named(name) };
        self.draft.perform(new.registration(player))?;
        self.fresh.push(Fresh { line, player });
        Ok(player)
    }

    /// New players of the file who may be registered already.
    pub(super) fn suspects(&mut self, progress: &dyn Progress) -> Result<Vec<Suspect>, Stopped> {
        let alike =
            suspects(&mut self.draft, &self.fresh, &HashMap::new(), self.answers, progress)?;
        let mut all = [alike, std::mem::take(&mut self.namesakes)].concat();
        all.sort_by_key(|suspect| suspect.line);
        Ok(all)
    }

    /// The plan of the import.
    pub(super) fn plan(mut self, suspects: Vec<Suspect>) -> Plan {
        self.notes.extend(noted(Note::Garbled, self.garbled));
        self.draft.plan(self.notes, suspects, self.fresh)
    }

    /// The meaning of a word for no player, unless a registered player has that name.
    pub(super) fn no_player(&self, name: &str) -> Option<NoPlayer> {
        cells::no_player(name).filter(|_| matches!(self.draft.meant(name), Ok(None)))
    }

    /// Whether the operator left out rows with this name, at this line or an earlier one; with a name of several
    /// players, this `row`.
    pub(super) fn is_skipped(
        &mut self,
        line: u64,
        name: &str,
        row: impl FnOnce() -> String,
    ) -> bool {
        if self.answers.of(line, name) == Some(&Answer::Skip) {
            if self.namesakes(name).is_some() {
                self.draft.kept.note(row(), Answer::Skip);
                return true;
            }
            self.skipped.insert(name.to_owned());
            self.draft.kept.note(name.to_owned(), Answer::Skip);
        }
        self.skipped.contains(name)
    }

    /// The operator's answer for a row that repeats another one.
    pub(super) fn said_of(&self, line: u64) -> Option<&Answer> {
        self.answers.of(line, "")
    }

    /// The treatment of rows without an answer.
    pub(super) const fn others(&self) -> DuplicatePolicy {
        self.answers.others
    }

    /// The player that the operator chose for a name, if still registered.
    fn answered(&self, line: u64, name: &str) -> Option<PlayerId> {
        match self.answers.of(line, name)? {
            Answer::New | Answer::Skip => None,
            Answer::Use(PlayerRef::Player(player)) => {
                self.draft.club.player(*player).map(|known| known.id)
            }
            Answer::Use(PlayerRef::Row { name, .. }) => {
                self.names.get(name).copied().or_else(|| self.registered(name))
            }
        }
    }
}

// Pairs of names to be compared.

static COLUMNS: Columns = Columns::new(&[
    Column::required("a"),
    Column::required("b"),
    Column::optional("same"),
    Column::optional("reason"),
]);
const NAMES: [usize; 2] = [0, 1];
const SAME: usize = 2;

/// Two names, and whether they are known to be those of one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamePair {
    /// The two, as they stand in the file.
    pub names: [String; 2],
    /// Whether they are one person's, where the file says so.
    pub same: Option<bool>,
}

/// Reads pairs of names with the header `a,b[,same][,reason]`: `same` is 1 or 0, and the reason is
/// for people.
pub fn pairs(bytes: &[u8]) -> Result<Vec<NamePair>, ImportFault> {
    let table = Table::open(bytes.into(), &COLUMNS).map_err(Unread::first)?;
    table
        .rows()
        .map(|row| {
            let row = row?;
            let name = |column| {
                let given = row.given(column).map(str::to_owned);
                given.ok_or_else(|| row.fault(column, Why::Empty))
            };
            let same = match row.given(SAME).map(narrow).as_deref() {
                None => None,
                Some("1") => Some(true),
                Some("0") => Some(false),
                Some(_) => return Err(row.fault(SAME, Why::NotOneOrZero)),
            };
            Ok(NamePair { names: [name(NAMES[0])?, name(NAMES[1])?], same })
        })
        .collect()
}
