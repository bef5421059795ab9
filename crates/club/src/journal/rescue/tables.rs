//! Evidence of the published tables of a damaged file about lost entries.
//!
//! They are derived from the journal, and only here, where the journal has a hole, anything is read back from them.
//! Their facts are checked like any decision.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use rusqlite::Connection;
use rusqlite::types::Value;

use super::walk;
use crate::club::Action;
use crate::club::action::{AddPlayer, RecordMatch, RecordResult, SetRatingList};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::{Established, Scale};
use crate::domain::round::RoundName;
use crate::domain::score::{Broken, Outcome, Score, Side};
use crate::journal::publish::Table;

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
        let (aliases, external) = (Vec::new(), Vec::new());
        Some(Action::AddPlayer(AddPlayer {
            player,
            name: name?,
            reading,
            club,
            aliases,
            born: None,
            external,
        }))
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
        None => score().map(Outcome::Score),
        Some("walkover") => side().map(Outcome::Walkover),
        Some("retired") => broken().map(Outcome::Retired),
        Some("disqualified") => broken().map(Outcome::Disqualified),
        Some("double walkover") => Some(Outcome::DoubleWalkover),
        Some("double disqualification") => Some(Outcome::DoubleDisqualification),
        Some(_) => None,
    }
}

/// A round by the name that was published.
fn round(name: String) -> RoundName {
    let number = |prefix: &str| name.strip_prefix(prefix)?.parse().ok();
    let known = [
        RoundName::QuarterFinal,
        RoundName::SemiFinal,
        RoundName::ThirdPlace,
        RoundName::Final,
        RoundName::WinnersFinal,
        RoundName::LosersFinal,
        RoundName::GrandFinal,
        RoundName::GrandFinalReset,
    ];
    let numbered = || {
        (number("round ").map(RoundName::Round))
            .or_else(|| number("winners' round ").map(RoundName::Winners))
            .or_else(|| number("losers' round ").map(RoundName::Losers))
    };
    let known = known.into_iter().find(|round| round.to_string() == name);
    known.or_else(numbered).unwrap_or_else(|| RoundName::Named(name.into()))
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
