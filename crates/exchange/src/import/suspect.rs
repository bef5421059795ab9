//! Rows whose player may be registered already, under a name written otherwise.

use std::collections::{BTreeMap, HashMap};

use super::draft::Draft;
use super::kept_answers::{KeptAnswers, row_of};
use super::{ImportFault, PlayerRow};
use crate::club::action::RecordMatch;
use crate::club::question::matcher::{Matcher, Owner, read, record};
use crate::club::{Action, Club, Player};
use crate::domain::ids::ExternalId;
use crate::domain::matching::{Commonness, POSSIBLE, Person, compare, shared_out, threads};
use crate::domain::name::fold;
use crate::domain::number::PlayerId;
use crate::domain::progress::{Progress, ProgressCounter, Stopped, Task};

/// The treatment of rows whose player is a likely duplicate.
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DuplicatePolicy {
    /// The operator is asked: nothing is imported until answered.
    Ask,
    /// The player is registered as new.
    New,
    /// The row uses the registered player it is like, if that is one person.
    Use,
}

/// The operator's answers to single rows, and the treatment of all others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answers {
    /// The treatment of rows without an answer.
    pub others: DuplicatePolicy,
    /// By [`Suspect::key`].
    pub rows: BTreeMap<(u64, String), Answer>,
    /// Answers to rows of earlier lists.
    pub kept: KeptAnswers,
}

/// The answer for a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    New,
    Use(PlayerRef),
    /// Nothing of the row is imported.
    Skip,
}

/// A player whom a row may mean, independent of the numbers still to be issued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerRef {
    Player(PlayerId),
    /// The player of an earlier row of the file.
    Row {
        line: u64,
        name: String,
    },
}

impl From<DuplicatePolicy> for Answers {
    fn from(others: DuplicatePolicy) -> Self {
        Self { others, rows: BTreeMap::new(), kept: KeptAnswers::default() }
    }
}

impl Answer {
    /// An answer that names no player: `new`, `skip`.
    pub fn read(text: &str) -> Option<Self> {
        let key = fold(text);
        let is_one_of = |words: &[&str]| words.iter().any(|word| fold(word) == key);
        if is_one_of(&["new", "新規", "別人"]) {
            Some(Self::New)
        } else if is_one_of(&["skip", "leave out", "除外", "飛ばす", "取り込まない"]) {
            Some(Self::Skip)
        } else {
            None
        }
    }
}

impl Answers {
    /// The answer to a row.
    pub fn to(&self, suspect: &Suspect) -> Option<&Answer> {
        self.rows.get(&suspect.key())
    }

    /// Answers a row.
    pub fn answer(&mut self, suspect: &Suspect, answer: Answer) {
        self.rows.insert(suspect.key(), answer);
    }

    /// The answer to a row with a name.
    pub(super) fn of(&self, line: u64, name: &str) -> Option<&Answer> {
        self.rows.get(&(line, name.to_owned()))
    }
}

impl Likely {
    pub fn who(&self) -> PlayerRef {
        match self.line {
            None => PlayerRef::Player(self.owner.player),
            Some(line) => PlayerRef::Row { line, name: self.name.clone() },
        }
    }
}

/// A row whose player may be registered already.
#[derive(Clone, Debug, PartialEq)]
pub struct Suspect {
    pub line: u64,
    pub text: String,
    /// The row without its line, by which an answer is kept.
    pub row: String,
    /// The likely players, the likeliest first.
    pub likely: Vec<Likely>,
    /// Whether it names a player with contradicting facts, or several.
    pub doubted: bool,
    /// The earlier line that is the very same match; then no player is in doubt.
    pub repeats: Option<u64>,
}

/// A player whom a row may mean.
#[derive(Clone, Debug, PartialEq)]
pub struct Likely {
    /// The player, by the number in the club as it would be after the file.
    pub owner: Owner,
    pub name: String,
    /// The line of the file that named the player first; none for a registered player whom no earlier row names.
    pub line: Option<u64>,
}

/// A player whom a file would register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fresh {
    /// The first line that names them.
    pub line: u64,
    /// The number they would get.
    pub player: PlayerId,
}

/// The player of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ResolvedPlayer {
    Player(PlayerId),
    /// The player whom the file registers under this name.
    Named(String),
}

/// Stands between the players of a match.
pub(super) const VERSUS: &str = " – ";

/// How many similar people are named for a row.
const TOLD: usize = 3;

/// The players of a file who may be earlier ones, in the club or in the file. `doubted` are the players
/// that rows may mean. The answer that a player is new is stored as a verdict about the similar ones.
pub(super) fn suspects(
    draft: &mut Draft,
    fresh: &[Fresh],
    doubted: &HashMap<u64, Vec<PlayerId>>,
    answers: &Answers,
    progress: &dyn Progress,
) -> Result<Vec<Suspect>, Stopped> {
    let club = &draft.club;
    let matcher = Matcher::default().grown_watched(club.registry(), progress)?;
    let count = ProgressCounter::new(progress, Task::Comparing, fresh.len());
    let lines: HashMap<PlayerId, u64> = fresh.iter().map(|one| (one.player, one.line)).collect();
    let suspect = |one: &Fresh| {
        let player = club.registry().registration(one.player)?;
        let named = doubted.get(&one.line).cloned().unwrap_or_default();
        let named = own_name_first(named, &player.name, club);
        let mut owners: Vec<Owner> = Vec::new();
        if !named.is_empty() {
            let read_anew = read(player);
            owners.extend(named.iter().filter_map(|&id| {
                let alike = compare(&read_anew, &read(club.player(id)?), &Commonness::default());
                Some(Owner::compared(id, alike))
            }));
        }
        let strong = matcher.strong_before(one.player, TOLD + named.len()).into_iter();
        owners.extend(strong.filter(|owner| !named.contains(&owner.player)));
        owners.truncate(TOLD);
        let likely = owners.into_iter().map(|owner| {
            let line = lines.get(&owner.player).copied();
            let name = club.player(owner.player).map(|known| known.name.clone());
            Likely { owner, name: name.unwrap_or_default(), line }
        });
        let likely: Vec<Likely> = likely.collect();
        let suspect = Suspect {
            line: one.line,
            text: player.name.clone(),
            row: row_of(&record(player, &ExternalId::all(&player.external))),
            likely,
            doubted: !named.is_empty(),
            repeats: None,
        };
        (!suspect.likely.is_empty()).then_some((one.player, suspect))
    };
    let suspect = |one: &Fresh| count.one().map(|()| suspect(one)).transpose();
    let found: Vec<Result<(PlayerId, Suspect), Stopped>> =
        shared_out(fresh, threads(), |part| part.iter().filter_map(suspect).collect());
    let mut found: Vec<(PlayerId, Suspect)> = found.into_iter().collect::<Result<_, _>>()?;
    leave_out_opponents(&mut found, &draft.actions);
    let mut suspects = Vec::new();
    for (player, suspect) in found {
        if answers.to(&suspect) == Some(&Answer::New) {
            let others = suspect.likely.iter().map(|likely| likely.owner.player);
            draft.remember_apart(player, others);
        } else {
            suspects.push(suspect);
        }
    }
    Ok(suspects)
}

/// Nobody plays against themself: whoever the file has as an opponent is somebody else.
fn leave_out_opponents(found: &mut Vec<(PlayerId, Suspect)>, actions: &[Action]) {
    let mut met: HashMap<PlayerId, Vec<PlayerId>> =
        found.iter().map(|(player, _)| (*player, Vec::new())).collect();
    for action in actions.iter().filter(|_| !found.is_empty()) {
        let Action::RecordMatch(RecordMatch { sides: [a, b], .. }) = action else { continue };
        for (one, other) in [(a, b), (b, a)] {
            met.entry(*one).and_modify(|opponents| opponents.push(*other));
        }
    }
    for (player, suspect) in found.iter_mut() {
        suspect.likely.retain(|likely| !met[player].contains(&likely.owner.player));
    }
    found.retain(|(_, suspect)| !suspect.likely.is_empty());
}

/// Players whom a name means: those who have exactly it come before those of whom it is an alias.
fn own_name_first(mut players: Vec<PlayerId>, name: &str, club: &Club) -> Vec<PlayerId> {
    players.sort_by_key(|&player| club.player(player).is_none_or(|known| known.name != name));
    players
}

impl Suspect {
    /// A row that means at most one person. `line` is that of an earlier row with the person.
    pub(super) fn one(newcomer: &PlayerRow, known: &Player, line: Option<u64>) -> Self {
        let read_again = Person::read(&newcomer.player.record());
        let alike = compare(&read_again, &read(known), &Commonness::default());
        let owner = Owner::compared(known.id, alike);
        let likely = Likely { owner, name: known.name.clone(), line };
        let (line, text) = (newcomer.line, newcomer.player.name.clone());
        let row = row_of(&newcomer.player.record());
        Self { line, text, row, likely: vec![likely], doubted: false, repeats: None }
    }

    /// A name of several players, in a row whose answer is kept by its text.
    pub(super) fn one_of(
        (line, row): (u64, String),
        name: &str,
        players: &[PlayerId],
        (club, fresh): (&Club, &[Fresh]),
    ) -> Self {
        let likely = own_name_first(players.to_vec(), name, club).into_iter().map(|player| {
            let name = club.player(player).map_or_else(String::new, |known| known.name.clone());
            let line = fresh.iter().find(|one| one.player == player).map(|one| one.line);
            Likely { owner: Owner { player, score: 1.0, reasons: Vec::new() }, name, line }
        });
        let (text, likely) = (name.to_owned(), likely.collect());
        Self { line, row, text, likely, doubted: true, repeats: None }
    }

    /// A row that repeats the match of an earlier one.
    pub(super) fn repeated(line: u64, text: String, first: u64) -> Self {
        let (row, likely) = (text.clone(), Vec::new());
        Self { line, text, row, likely, doubted: false, repeats: Some(first) }
    }

    /// The line, and the name in it. The name is empty for a whole row: the names of its players may be read otherwise
    /// after other answers.
    pub fn key(&self) -> (u64, String) {
        let name = if self.repeats.is_some() { String::new() } else { self.text.clone() };
        (self.line, name)
    }

    /// The answer that this is the likeliest, even where others are likely.
    pub fn likeliest(&self) -> Option<Answer> {
        let likely = self.likely.first().map(|one| Answer::Use(one.who()));
        likely.or_else(|| self.repeats.map(|_| Answer::Skip))
    }

    /// Whether it is clear who is meant: nothing contradicts it, and the names are alike, not other facts alone.
    fn is_clear(&self) -> bool {
        !self.doubted && self.likely.iter().all(|likely| likely.owner.score >= POSSIBLE)
    }

    /// The answer that this is the one it is most like: that player, or that match.
    pub fn same(&self) -> Option<Answer> {
        match &self.likely[..] {
            [] => self.repeats.map(|_| Answer::Skip),
            [one] if self.is_clear() => Some(Answer::Use(one.who())),
            _ => None,
        }
    }
}

/// The player of each suspect, by the name in the file, if it
/// is similar to one person only and nothing contradicts it.
pub(super) fn taken(suspects: &[Suspect]) -> Result<HashMap<String, ResolvedPlayer>, ImportFault> {
    let mut taken: HashMap<String, ResolvedPlayer> = HashMap::new();
    for suspect in suspects {
        let means = |likely: &Likely| {
            if likely.line.is_none() {
                return ResolvedPlayer::Player(likely.owner.player);
            }
            // The player of an earlier row is also the player of this one.
            let earlier = taken.get(&likely.name).cloned();
            earlier.unwrap_or_else(|| ResolvedPlayer::Named(likely.name.clone()))
        };
        let mut meant: Vec<ResolvedPlayer> = suspect.likely.iter().map(means).collect();
        meant.dedup();
        match (meant.pop(), &meant[..]) {
            (Some(one), []) if suspect.is_clear() => taken.insert(suspect.text.clone(), one),
            _ => return Err(ImportFault::doubtful(suspect)),
        };
    }
    Ok(taken)
}
