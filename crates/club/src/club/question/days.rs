//! The day on which a match is played, and the matches of a player in a league.

use chrono::{DateTime, NaiveDate, NaiveTime, Utc};

use crate::clock::shown_in_the_hall;
use crate::club::Tournament;
use crate::club::tournament::Fixture;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;

impl Tournament {
    /// Whether the rounds of its first stage are numbered, so that they can have days.
    pub fn has_round_days(&self) -> bool {
        let format = self.stages.first().map(|stage| stage.plan.format);
        format.is_some_and(|it| it.is_round_robin() || it.is_swiss() || it.has_seats())
    }

    /// The day of a match or pod: its own, or that of its round in the first stage.
    pub fn day_of(&self, played: Fixture<'_>) -> Option<NaiveDate> {
        let own = self.days.matches.get(&played.no()).copied();
        own.or_else(|| self.days.of_round(round_of(played).filter(|_| played.stage() == 1)?))
    }

    /// Whether a match may be played on a day: it has no day, or that one or an earlier one.
    pub fn is_due(&self, played: Fixture<'_>, today: NaiveDate) -> bool {
        self.day_of(played).is_none_or(|day| day <= today)
    }

    /// Whether a match can be called on a day: it is ready, and its day has come.
    pub fn is_ready_on(&self, played: Fixture<'_>, today: NaiveDate) -> bool {
        played.is_ready() && self.is_due(played, today)
    }

    /// When a match may begin, where that is known: not before the tournament, nor before its day.
    pub fn begins(&self, played: Fixture<'_>) -> Option<DateTime<Utc>> {
        let day = self.day_of(played).map(|day| shown_in_the_hall(day.and_time(NaiveTime::MIN)));
        self.calls.not_before.max(day)
    }

    /// The matches and pods of a stage with rounds, of one player or of all: by day, then round, those without a day last.
    pub fn fixture_list(&self, player: Option<PlayerId>) -> Vec<(Option<NaiveDate>, Fixture<'_>)> {
        let all = self.fixtures().filter(|one| player.is_none_or(|player| one.has(player)));
        let mut list: Vec<_> = all.map(|one| (self.day_of(one), one)).collect();
        list.sort_by_key(|(day, one)| {
            (day.is_none(), *day, one.stage(), round_of(*one).unwrap_or(u32::MAX), one.no())
        });
        list
    }
}

/// The number of a round of a round robin, of a Swiss or of pods. Rounds of a bracket have none.
fn round_of(played: Fixture<'_>) -> Option<u32> {
    match played {
        Fixture::Pod(_, pod) => Some(pod.round),
        Fixture::Match(played) if played.seat.is_some() => None,
        Fixture::Match(played) => match played.round {
            RoundName::Round(number) => Some(number),
            _ => None,
        },
    }
}
