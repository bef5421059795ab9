//! Evidence of the published tables of a damaged file about lost entries.
//!
//! They are derived from the journal, and only here, where the journal has a hole, anything is read back from them.
//! Their facts are checked like any decision.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};
use rusqlite::Connection;
use rusqlite::types::Value;

use super::guess::{Candidate, Proof};
use super::{Loss, Part, Why, walk};
use crate::club::action::{RecordMatch, RecordResult, SetRatingList};
use crate::club::registry::NewPlayer;
use crate::club::{Action, Seq};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::{Established, Scale};
use crate::domain::round::RoundName;
use crate::domain::score::{Broken, Outcome, Score, Side};
use crate::journal::publish::Table;
use crate::journal::verify::Unsound;
use crate::journal::{Entry, OpId};

#[derive(Clone, Debug)]
pub(super) struct PublishedMatch {
    pub(super) group: Option<u32>,
    pub(super) round: RoundName,
    pub(super) sides: Option<[PlayerId; 2]>,
    /// How it ended and when, if it has.
    pub(super) result: Option<(Outcome, NaiveDate)>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct PublishedTournament {
    pub(super) name: String,
    pub(super) list: u32,
    pub(super) closed: bool,
    /// How its stages are played, and how many each takes.
    pub(super) stages: BTreeMap<u32, String>,
    /// Entrants by position, each with the seed in the stage played last.
    pub(super) entrants: BTreeMap<u32, (PlayerId, Option<u32>)>,
    pub(super) matches: BTreeMap<MatchNo, PublishedMatch>,
}

/// As much of the published tables as can be read.
#[derive(Clone, Debug, Default)]
pub(super) struct Published {
    players: BTreeMap<u32, [Option<String>; 3]>,
    lists: BTreeMap<u32, (String, Scale, Established)>,
    pub(super) tournaments: BTreeMap<TournamentId, PublishedTournament>,
}

impl Published {
    pub(super) fn read(connection: &Connection, most: usize) -> Self {
        let rows = |table: Table| {
            let columns: Vec<&str> =
                table.columns().iter().map(|name| name.trim_matches('"')).collect();
            walk::published(connection, table.name(), &columns, most)
        };
        let mut published = Self::default();
        for row in rows(Table::Players) {
            if let Some(player) = whole(&row, 0) {
                published.players.insert(player, [2, 3, 4].map(|at| words(&row, at)));
            }
        }
        for row in rows(Table::RatingLists) {
            published.take_list(&row);
        }
        for row in rows(Table::Tournaments) {
            if let (Some(id), Some(name)) = (whole(&row, 0), words(&row, 1)) {
                let found = published.tournaments.entry(TournamentId(id)).or_default();
                found.name = name;
                found.list = whole(&row, 2).unwrap_or(ListId::MAIN.0);
                found.closed = words(&row, 3).as_deref() == Some("closed");
            }
        }
        for row in rows(Table::Stages) {
            if let (Some(found), Some(stage)) = (published.of(&row), whole(&row, 1)) {
                found.stages.insert(stage, words(&row, 2).unwrap_or_default());
            }
        }
        for row in rows(Table::Entrants) {
            let numbers = [1, 2].map(|at| whole(&row, at));
            if let (Some(found), [Some(player), Some(at)]) = (published.of(&row), numbers) {
                found.entrants.insert(at, (PlayerId(player), whole(&row, 3)));
            }
        }
        for row in rows(Table::Matches) {
            if let (Some(found), Some(no)) = (published.of(&row), whole(&row, 1)) {
                found.matches.insert(MatchNo(no), a_match(&row));
            }
        }
        published
    }

    /// The tournament that a row is about.
    fn of(&mut self, row: &[Value]) -> Option<&mut PublishedTournament> {
        self.tournaments.get_mut(&TournamentId(whole(row, 0)?))
    }

    fn take_list(&mut self, row: &[Value]) -> Option<()> {
        let (id, name) = (whole(row, 0)?, words(row, 1)?);
        let rules = words(row, 4).unwrap_or_else(|| "{}".to_owned());
        let mut rules: serde_json::Map<String, serde_json::Value> =
            serde_json::from_str(&rules).ok()?;
        let established = rules.remove("established").map(serde_json::from_value).transpose();
        for (field, at) in [("k", 2), ("start", 3)] {
            let Some(Value::Real(value)) = row.get(at) else { return None };
            rules.insert(field.to_owned(), (*value).into());
        }
        let scale = serde_json::from_value(rules.into()).ok()?;
        let established = established.ok()?.unwrap_or(Established::STANDARD);
        self.lists.insert(id, (name, scale, established));
        Some(())
    }

    /// The registration of a player by name, reading and club.
    pub(super) fn registration(&self, player: PlayerId) -> Option<Action> {
        let [name, reading, club] = self.players.get(&player.0)?.clone();
        Some(NewPlayer { reading, club, ..NewPlayer::named(name?) }.registration(player))
    }

    pub(super) fn list(&self, list: ListId) -> Option<Action> {
        let (name, scale, established) = self.lists.get(&list.0)?.clone();
        let scale = Box::new(scale);
        Some(Action::SetRatingList(SetRatingList { list, name, scale, established }))
    }

    /// The result of a match of a draw.
    pub(super) fn result(&self, tournament: TournamentId, no: MatchNo) -> Option<Action> {
        let found = self.tournaments.get(&tournament)?.matches.get(&no)?;
        let (outcome, played_on) = found.result?;
        Some(Action::RecordResult(RecordResult {
            tournament,
            no,
            sides: found.sides?,
            outcome,
            played_on,
        }))
    }

    /// A match of a tournament without a draw.
    pub(super) fn record(&self, tournament: TournamentId, no: MatchNo) -> Option<Action> {
        let found = self.tournaments.get(&tournament)?.matches.get(&no)?;
        let ((outcome, played_on), round) = (found.result?, found.round.clone());
        let sides = found.sides?;
        Some(Action::RecordMatch(RecordMatch { tournament, no, round, sides, outcome, played_on }))
    }
}

fn a_match(row: &[Value]) -> PublishedMatch {
    let sides = || Some([PlayerId(whole(row, 5)?), PlayerId(whole(row, 6)?)]);
    let result = || Some((outcome(row)?, words(row, 18)?.parse().ok()?));
    PublishedMatch {
        group: whole(row, 3),
        round: words(row, 4).map_or(RoundName::Round(1), round),
        sides: sides(),
        result: result(),
    }
}

fn outcome(row: &[Value]) -> Option<Outcome> {
    let score = || {
        let [a, b, draws] = [8, 9, 10].map(|at| whole(row, at));
        let start = [11, 12].map(|at| whole(row, at).unwrap_or_default());
        Some(Score { draws: draws?, ..Score::new(a?, b?) }.starting_at(start))
    };
    let side = || if whole(row, 15)? == whole(row, 5)? { Some(Side::A) } else { Some(Side::B) };
    let broken = || Some(Broken { winner: side()?, score: score()? });
    match words(row, 14).as_deref() {
        None => score().map(Outcome::Score).or_else(|| {
            whole(row, 15)?;
            side().map(Outcome::WinnerOnly)
        }),
        Some("walkover") => side().map(Outcome::Walkover),
        Some("retired") => broken().map(Outcome::Retired),
        Some("disqualified") => broken().map(Outcome::Disqualified),
        Some("double walkover") => Some(Outcome::DoubleWalkover),
        Some("double disqualification") => Some(Outcome::DoubleDisqualification),
        Some(_) => None,
    }
}

/// A round by the name that was published; in another spelling it is the name in an imported list.
fn round(name: String) -> RoundName {
    // Results of a draw hold no play-off, and in a list it is a name like others.
    let is_it = |it: &RoundName| *it != RoundName::PlayOff && it.to_string() == name;
    let known = name.parse().ok().filter(is_it);
    known.unwrap_or_else(|| RoundName::Named(name.into()))
}

fn whole(row: &[Value], at: usize) -> Option<u32> {
    match row.get(at)? {
        Value::Integer(number) => u32::try_from(*number).ok(),
        _ => None,
    }
}

fn words(row: &[Value], at: usize) -> Option<String> {
    match row.get(at)? {
        Value::Text(text) => Some(text.clone()),
        _ => None,
    }
}

// A place for every number of the journal, and what is known of its entry.

/// The desk that signs replacing entries.
const DESK: &str = "rescue";

/// The place of one entry.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    pub(super) entry: Arc<Entry>,
    /// Why the entry is not as it was, if it is not.
    pub(super) why: Option<Why>,
    /// The tournaments that an entry was about that is left out.
    pub(super) about: Vec<TournamentId>,
    /// Whether it is not known what was decided here, so that anything may have been.
    pub(super) is_open: bool,
    /// Whether it only issues numbers and is to be undone.
    pub(super) is_retired: bool,
    at: Option<DateTime<Utc>>,
    desk: Option<String>,
}

impl Slot {
    /// Whether the entry does not stand as it was.
    pub(super) fn is_left_out(&self) -> bool {
        !matches!(self.why, None | Some(Why::Mended(_)))
    }

    /// The loss report of an entry; in a slot that only issues numbers, with the entry that undoes it.
    pub(super) fn loss(&self, retired_by: Option<Seq>) -> Option<Loss> {
        let is_left_out = self.is_left_out();
        let stands = is_left_out && retired_by.is_none();
        Some(Loss {
            seq: self.entry.seq,
            at: self.at,
            desk: self.desk.clone(),
            why: self.why.clone()?,
            instead: if stands { self.entry.actions.to_vec() } else { Vec::new() },
            undoes: self.entry.undoes.filter(|_| is_left_out),
            retired_by,
        })
    }

    /// An entry that undoes what stands here.
    pub(super) fn undone_by(&self, seq: Seq) -> Entry {
        Entry { undoes: Some(self.entry.seq), ..empty(seq, self.entry.at) }
    }

    /// Leaves the entry out, with these actions in its place.
    pub(super) fn leave_out(&mut self, why: Why, instead: Vec<Action>) {
        let (seq, at) = (self.entry.seq, self.entry.at);
        self.about = self.entry.actions.iter().filter_map(Action::tournament).collect();
        (self.at, self.desk) = (Some(at), Some(self.entry.desk.clone()));
        self.entry = Arc::new(Entry { actions: instead.into(), ..empty(seq, at) });
        self.why = Some(why);
    }

    /// The slot with other actions in the place of the entry's.
    pub(super) fn with(&self, actions: Vec<Action>) -> Self {
        let entry = Entry { actions: actions.into(), ..Entry::clone(&self.entry) };
        Self { entry: Arc::new(entry), ..self.clone() }
    }
}

fn empty(seq: Seq, at: DateTime<Utc>) -> Entry {
    let op = OpId(format!("{DESK}-{seq}"));
    Entry { seq, at, desk: DESK.to_owned(), op, undoes: None, actions: Vec::new().into() }
}

/// A slot for every number up to the last found. Undos are checked here: what they undo depends on undos alone.
pub(super) fn slots(mut rows: BTreeMap<Seq, Candidate>) -> Vec<Slot> {
    let last = rows.last_key_value().map_or(0, |(seq, _)| seq.0);
    let first_time = rows.values().find_map(|row| row.at);
    let mut time = first_time.unwrap_or(DateTime::UNIX_EPOCH);
    let mut slots: Vec<Slot> = Vec::new();
    for seq in (1..=last).map(Seq) {
        let row = rows.remove(&seq);
        time = row.as_ref().and_then(|row| row.at).unwrap_or(time);
        slots.push(row.map_or_else(|| open(seq, time, None), |row| slot(row, time)));
    }
    undos(&mut slots);
    slots
}

fn open(seq: Seq, time: DateTime<Utc>, row: Option<Candidate>) -> Slot {
    let (why, at, desk) = row.map_or((Why::Missing, None, None), |row| {
        (Why::Unreadable(row.actions.err().flatten()), row.at, row.desk)
    });
    let (entry, why, about) = (Arc::new(empty(seq, time)), Some(why), Vec::new());
    Slot { entry, why, about, is_open: true, is_retired: false, at, desk }
}

/// The place of an entry of which a row was found.
fn slot(row: Candidate, time: DateTime<Utc>) -> Slot {
    if !row.is_readable() {
        return open(row.seq, time, Some(row));
    }
    let mut parts = Vec::new();
    let mut missing = |part, is_missing: bool| {
        if is_missing {
            parts.push(part);
        }
    };
    // An entry that decides something takes nothing back.
    let decides = row.actions.as_ref().is_ok_and(|actions| !actions.is_empty());
    missing(Part::Number, row.renumbered);
    missing(Part::Undoes, decides && row.undoes.is_some());
    missing(Part::Time, row.at.is_none());
    missing(Part::Desk, row.desk.is_none());
    missing(Part::Operation, row.op.is_none());
    missing(Part::Actions, row.actions.is_err());
    missing(Part::Letter, row.proof == Some(Proof::Restored));
    if parts.is_empty() && row.proof == Some(Proof::Altered) {
        parts.push(Part::Altered);
    }
    let stand_in = empty(row.seq, time);
    let entry = Entry {
        seq: row.seq,
        at: time,
        desk: row.desk.clone().unwrap_or(stand_in.desk),
        op: row.op.map_or(stand_in.op, OpId),
        undoes: row.undoes.filter(|_| !decides),
        actions: row.actions.unwrap_or_default().into(),
    };
    let why = (!parts.is_empty()).then_some(Why::Mended(parts));
    let ahead = entry.undoes.is_some_and(|target| target >= entry.seq || target == Seq(0));
    let (entry, about) = (Arc::new(entry), Vec::new());
    let mut slot =
        Slot { entry, why, about, is_open: false, is_retired: false, at: row.at, desk: row.desk };
    if ahead {
        slot.leave_out(Why::Unsound(Unsound::UndoesAhead), Vec::new());
    }
    slot
}

/// Ensures that nothing is undone twice. Where it is, the first undo was itself undone in between; if that entry is
/// lost, it is restored.
fn undos(slots: &mut [Slot]) {
    let mut undone_by: Vec<Option<usize>> = vec![None; slots.len()];
    for at in 0..slots.len() {
        let Some(target) = target(slots, at) else { continue };
        if let Some(first) = undone_by[target] {
            let between = (first + 1..at).rev().find(|&at| {
                slots[at].is_open && slots[at].entry.undoes.is_none() && undone_by[at].is_none()
            });
            let Some(lost) = between else {
                slots[at].leave_out(Why::Unsound(Unsound::UndoesTwice), Vec::new());
                continue;
            };
            let entry =
                Entry { undoes: Some(slots[first].entry.seq), ..Entry::clone(&slots[lost].entry) };
            slots[lost].entry = Arc::new(entry);
            undo(slots, &mut undone_by, lost);
        }
        undo(slots, &mut undone_by, at);
    }
}

fn target(slots: &[Slot], at: usize) -> Option<usize> {
    let seq = slots[at].entry.undoes?;
    usize::try_from(seq.0).ok()?.checked_sub(1).filter(|&target| target < at)
}

/// Notes an undo: the entries that its target had undone are in force again.
fn undo(slots: &[Slot], undone_by: &mut [Option<usize>], at: usize) {
    let (mut at, mut takes) = (at, true);
    while let Some(undone) = target(slots, at) {
        undone_by[undone] = takes.then_some(at);
        (at, takes) = (undone, !takes);
    }
}
