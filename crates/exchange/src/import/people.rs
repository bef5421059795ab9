//! The players that the names in a file of results stand for.

use std::collections::{HashMap, HashSet};

use super::cells::NoPlayer;
use super::draft::Draft;
use super::headings::{Column, Columns};
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
    /// The player of each text. Equal texts mean one player in the whole file.
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
                    let first = players.first().copied();
                    self.namesakes.push(Suspect::one_of(line, name, &players, &self.draft.club));
                    first
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
            let player = self.draft.register(name)?;
            self.fresh.push(Fresh { line, player });
            player
        };
        self.names.insert(name.to_owned(), player);
        Ok(player)
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
        self.notes.extend((!self.garbled.is_empty()).then_some(Note::Garbled(self.garbled)));
        self.draft.plan(self.notes, suspects, self.fresh)
    }

    /// The meaning of a word for no player, unless a registered player has that name.
    pub(super) fn no_player(&self, name: &str) -> Option<NoPlayer> {
        cells::no_player(name).filter(|_| matches!(self.draft.meant(name), Ok(None)))
    }

    /// Whether the operator left out rows with this name, at this line or an earlier one.
    pub(super) fn is_skipped(&mut self, line: u64, name: &str) -> bool {
        if self.answers.of(line, name) == Some(&Answer::Skip) {
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
            Answer::Use(PlayerRef::Row { name, .. }) => self.names.get(name).copied(),
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
