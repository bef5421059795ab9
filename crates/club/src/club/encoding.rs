//! A club as bytes, for a snapshot of the fold.
//!
//! The bytes name no fields, so types that leave some out in the journal stand there as the journal has them. Ratings are
//! calculated again: they take more room than all they follow from.

use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;

use chrono::{Datelike as _, NaiveDate};
use rayon::iter::{IntoParallelRefIterator as _, ParallelIterator as _};
use rayon::slice::ParallelSlice as _;
use serde::de::{DeserializeOwned, Error as _};
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::action::RecordMatch;
use super::{Action, Club, Tournament};
use crate::domain::game::Game;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::{Broken, Outcome, Score, Side};

impl Club {
    /// Writes the club without its ratings.
    pub(crate) fn write_to(&self, to: impl io::Write) -> postcard::Result<()> {
        postcard::to_io(self, to).map(|_| ())
    }

    /// Reads a club that must then be [settled](Club::settle); none if the bytes are not of a club.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let club = postcard::from_bytes(bytes).ok()?;
        Some(Self { unsettled: true, ..club })
    }
}

/// Values one after the other.
pub(super) fn many<T: Serialize>(values: impl Iterator<Item = T>) -> postcard::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    for value in values {
        bytes = postcard::to_extend(&value, bytes)?;
    }
    Ok(bytes)
}

/// The values of [`many`].
pub(super) fn one_by_one<'a, T: Deserialize<'a> + 'a>(
    mut bytes: &'a [u8],
) -> impl Iterator<Item = T> + 'a {
    std::iter::from_fn(move || {
        let read = (!bytes.is_empty()).then(|| postcard::take_from_bytes(bytes))?;
        let read = read.inspect_err(|error| log::error!("what was packed is unreadable: {error}"));
        let (value, rest) = read.ok()?;
        bytes = rest;
        Some(value)
    })
}

/// A decision as bytes. Recorded matches have a shorter form, since an imported list may have a million.
#[derive(Serialize, Deserialize)]
enum Decided {
    Match(Recorded),
    /// As the journal has it.
    Other(String),
}

/// A recorded match without the names of its fields.
#[derive(Serialize, Deserialize)]
struct Recorded {
    tournament: TournamentId,
    no: MatchNo,
    round: RoundName,
    sides: [PlayerId; 2],
    #[serde(with = "outcome")]
    outcome: Outcome,
    #[serde(with = "day")]
    played_on: NaiveDate,
}

/// Decisions as bytes; none where they cannot be written.
pub(crate) fn pack(actions: impl Iterator<Item = Action>) -> Option<Vec<u8>> {
    let decided = actions.map(|action| match action {
        Action::RecordMatch(one) => {
            let RecordMatch { tournament, no, round, sides, outcome, played_on } = one;
            Decided::Match(Recorded { tournament, no, round, sides, outcome, played_on })
        }
        other => Decided::Other(serde_json::to_string(&other).unwrap_or_default()),
    });
    many(decided).ok()
}

/// The decisions of such bytes.
pub(crate) fn unpack(bytes: &[u8]) -> impl Iterator<Item = Action> + '_ {
    let read = |decided| match decided {
        Decided::Match(one) => {
            let Recorded { tournament, no, round, sides, outcome, played_on } = one;
            Some(RecordMatch { tournament, no, round, sides, outcome, played_on }.into())
        }
        Decided::Other(text) => {
            let read = serde_json::from_str(&text);
            read.inspect_err(|error| log::error!("a packed decision is unreadable: {error}")).ok()
        }
    };
    one_by_one(bytes).filter_map(read)
}

/// Values as JSON, as in the journal.
pub(super) mod json {
    use super::*;

    pub(crate) fn serialize<T: Serialize, S: Serializer>(
        value: &T,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.serialize_str(&serde_json::to_string(value).map_err(S::Error::custom)?)
    }

    pub(crate) fn deserialize<'de, T: DeserializeOwned, D: Deserializer<'de>>(
        from: D,
    ) -> Result<T, D::Error> {
        serde_json::from_str(<&str>::deserialize(from)?).map_err(D::Error::custom)
    }
}

/// The games of a match; of most only the score is known.
pub(super) mod games {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(games: &Arc<[Game]>, to: S) -> Result<S::Ok, S::Error> {
        let known = (!games.is_empty()).then(|| serde_json::to_string(games)).transpose();
        known.map_err(S::Error::custom)?.serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<[Game]>, D::Error> {
        let known = <Option<&str>>::deserialize(from)?;
        known.map_or_else(|| Ok(Arc::default()), serde_json::from_str).map_err(D::Error::custom)
    }
}

/// A day by its number.
pub(super) mod day {
    use super::*;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    pub(crate) fn serialize<S: Serializer>(day: &NaiveDate, to: S) -> Result<S::Ok, S::Error> {
        day.num_days_from_ce().serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<NaiveDate, D::Error> {
        let day = NaiveDate::from_num_days_from_ce_opt(i32::deserialize(from)?);
        day.ok_or_else(|| D::Error::custom("no day"))
    }
}

/// How a match ended.
pub(super) mod outcome {
    use super::*;

    /// A score as it is written: games won, drawn and given.
    type Games = ([u32; 3], [u32; 2]);

    #[derive(Serialize, Deserialize)]
    enum Kept {
        Score(u32, u32),
        Other(Games),
        Walkover(Side),
        Retired(Side, Games),
        Disqualified(Side, Games),
        DoubleWalkover,
        DoubleDisqualification,
        WinnerOnly(Side),
    }

    fn games(Score { a, b, draws, start_a, start_b }: Score) -> Games {
        ([a, b, draws], [start_a, start_b])
    }

    fn score(([a, b, draws], [start_a, start_b]): Games) -> Score {
        Score { a, b, draws, start_a, start_b }
    }

    pub(crate) fn serialize<S: Serializer>(outcome: &Outcome, to: S) -> Result<S::Ok, S::Error> {
        let kept = match *outcome {
            Outcome::Score(Score { a, b, draws: 0, start_a: 0, start_b: 0 }) => Kept::Score(a, b),
            Outcome::Score(score) => Kept::Other(games(score)),
            Outcome::Walkover(side) => Kept::Walkover(side),
            Outcome::Retired(Broken { winner, score }) => Kept::Retired(winner, games(score)),
            Outcome::Disqualified(Broken { winner, score }) => {
                Kept::Disqualified(winner, games(score))
            }
            Outcome::DoubleWalkover => Kept::DoubleWalkover,
            Outcome::DoubleDisqualification => Kept::DoubleDisqualification,
            Outcome::WinnerOnly(side) => Kept::WinnerOnly(side),
        };
        kept.serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Outcome, D::Error> {
        let broken = |winner, games| Broken { winner, score: score(games) };
        Ok(match Kept::deserialize(from)? {
            Kept::Score(a, b) => Outcome::Score(Score::new(a, b)),
            Kept::Other(games) => Outcome::Score(score(games)),
            Kept::Walkover(side) => Outcome::Walkover(side),
            Kept::Retired(winner, games) => Outcome::Retired(broken(winner, games)),
            Kept::Disqualified(winner, games) => Outcome::Disqualified(broken(winner, games)),
            Kept::DoubleWalkover => Outcome::DoubleWalkover,
            Kept::DoubleDisqualification => Outcome::DoubleDisqualification,
            Kept::WinnerOnly(side) => Outcome::WinnerOnly(side),
        })
    }
}

/// Events in parts, which several threads read at once.
pub(super) mod events {
    use super::*;

    /// Events of a part.
    const PART: usize = 64;

    type Events = BTreeMap<TournamentId, Arc<Tournament>>;

    pub(crate) fn serialize<S: Serializer>(events: &Arc<Events>, to: S) -> Result<S::Ok, S::Error> {
        let events: Vec<&Arc<Tournament>> = events.values().collect();
        let parts: Result<Vec<_>, _> = events.par_chunks(PART).map(postcard::to_stdvec).collect();
        // A text or bytes have their length in front, as a list of numbers below 256 has.
        parts.map_err(S::Error::custom)?.serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<Events>, D::Error> {
        let parts = <Vec<&[u8]>>::deserialize(from)?;
        let read = |part: &&[u8]| postcard::from_bytes::<Vec<Arc<Tournament>>>(part);
        let parts: Result<Vec<_>, _> = parts.par_iter().map(read).collect();
        let events = parts.map_err(D::Error::custom)?.into_iter().flatten();
        Ok(Arc::new(events.map(|event| (event.id, event)).collect()))
    }
}

#[cfg(test)]
impl Club {
    /// A text of all that two equal clubs may differ in.
    pub(crate) fn told(&self) -> String {
        let Self { by_name, kept_tags, open, issued, .. } = self;
        let by_name: BTreeMap<_, _> = by_name.iter().collect();
        format!("{by_name:?} {kept_tags:?} {open:?} {issued:?} {}", self.registry.told())
    }
}
