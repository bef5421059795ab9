//! The day on which a match is played, and the matches of a player in a league.

use std::sync::Arc;

use chrono::{DateTime, NaiveDate, NaiveTime, Utc};

use crate::clock::shown_in_the_hall;
use crate::club::tournament::Fixture;
use crate::club::{Club, Match, MatchState, Phase, Tournament};
use crate::domain::format::Format;
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::number::PlayerId;

impl Club {
    /// The matches and pods of a person in events that are being played: by day, those without one last.
    pub fn fixtures_of(&self, player: PlayerId) -> Vec<Dated<'_>> {
        let own = self.registry().numbers(player);
        let played = self.tournaments().filter(|one| one.phase == Phase::Running);
        let mut list: Vec<Dated<'_>> = Vec::new();
        for tournament in played {
            for number in &own {
                let dated = tournament.fixture_list(Some(*number)).into_iter();
                list.extend(dated.map(|(day, one)| (tournament, day, one)));
            }
        }
        list.sort_by_key(|(_, day, _)| (day.is_none(), *day));
        list
    }
}

/// A match or pod of a tournament, with its day.
pub type Dated<'a> = (&'a Arc<Tournament>, Option<NaiveDate>, Fixture<'a>);

impl Tournament {
    /// Whether its rounds are counted, so that they can have days.
    pub fn has_round_days(&self) -> bool {
        let format = self.stages.first().map(|stage| stage.plan.format);
        format.is_some_and(|it| !matches!(it, Format::Ladder | Format::Recorded))
    }

    /// The number of the round of a match or pod, from 1. Rounds of a later stage count on from those before. In a bracket
    /// a match is a round later than the later one of those that it awaits, so a losers' round counts with winners' rounds.
    pub fn round_number(&self, played: Fixture<'_>) -> Option<u32> {
        let own = match played {
            Fixture::Pod(_, pod) => pod.round,
            Fixture::Match(played) => self.round_in_stage(played)?,
        };
        if played.stage() == 1 {
            return Some(own);
        }
        let before = self.fixtures().filter(|one| one.stage() < played.stage());
        let before = before.filter_map(|one| self.round_number(one)).max();
        Some(before.unwrap_or(0) + own)
    }

    fn round_in_stage(&self, played: &Match) -> Option<u32> {
        match played.seat {
            None => played.round_no(),
            Some(seat) => {
                let sources = played.slots.iter().filter_map(|slot| self.match_no(slot.source()?));
                let before = sources.filter_map(|source| self.round_in_stage(source)).max();
                // A player with a bye stands in the second round from the start.
                Some(before.unwrap_or(0).max(seat.column) + 1)
            }
        }
    }

    /// The day of a match or pod: its own, or that of its round.
    pub fn day_of(&self, played: Fixture<'_>) -> Option<NaiveDate> {
        let own = self.days.matches.get(&played.no()).copied();
        if own.is_some() || self.days.rounds.is_empty() {
            return own;
        }
        self.days.of_round(self.round_number(played)?)
    }

    /// Whether a match may be played on a day: it has no day, or that one or an earlier one.
    pub fn is_due(&self, played: Fixture<'_>, today: NaiveDate) -> bool {
        self.day_of(played).is_none_or(|day| day <= today)
    }

    /// Whether a match can be called on a day: it is ready, and its day has come.
    pub fn is_ready_on(&self, played: Fixture<'_>, today: NaiveDate) -> bool {
        played.is_ready() && self.is_due(played, today)
    }

    /// The state for the mark of a match on a day: one that was postponed, or whose day is to come, is not ready.
    pub fn marked_state(&self, played: Fixture<'_>, today: NaiveDate) -> MatchState {
        match played.state() {
            MatchState::Ready if !self.is_ready_on(played, today) => MatchState::Waiting,
            state => state,
        }
    }

    /// The next day of which matches could be played but for their day, and how many. None while there are any today.
    pub fn next_day(&self, today: NaiveDate) -> Option<(NaiveDate, usize)> {
        let mut days: Vec<Option<NaiveDate>> = Vec::new();
        for one in self.fixtures().filter(|one| one.is_ready() || one.state().is_at_table()) {
            days.push(self.day_of(one).filter(|day| *day > today));
        }
        let all: Vec<NaiveDate> = days.into_iter().collect::<Option<_>>()?;
        let next = *all.iter().min()?;
        Some((next, all.iter().filter(|day| **day == next).count()))
    }

    /// When a match may begin, where that is known: not before the tournament, nor before its day.
    pub fn begins(&self, played: Fixture<'_>) -> Option<DateTime<Utc>> {
        let day = self.day_of(played).map(|day| shown_in_the_hall(day.and_time(NaiveTime::MIN)));
        self.calls.not_before.max(day)
    }

    /// The matches and pods of one player or of all, byes left out: by day, then round, those without a day last.
    pub fn fixture_list(&self, player: Option<PlayerId>) -> Vec<(Option<NaiveDate>, Fixture<'_>)> {
        let is_played =
            |one: &Fixture<'_>| !matches!(one.state(), MatchState::Bye | MatchState::Void);
        let all = self.fixtures().filter(is_played);
        let all = all.filter(|one| player.is_none_or(|player| one.has(player)));
        let mut list: Vec<_> = all.map(|one| (self.day_of(one), one)).collect();
        list.sort_by_cached_key(|(day, one)| {
            (day.is_none(), *day, self.round_number(*one).unwrap_or(u32::MAX), one.no())
        });
        list
    }
}

impl Club {
    /// The tournaments of a person under any number, in the order of their creation.
    pub fn events_of(&self, player: PlayerId) -> Vec<TournamentId> {
        let numbers = self.registry().numbers(player);
        let entered = |event: &&Arc<Tournament>| numbers.iter().any(|&number| event.has(number));
        self.tournaments().filter(entered).map(|event| event.id).collect()
    }

    /// The last of those.
    pub fn last_event_of(&self, player: PlayerId) -> Option<&Tournament> {
        self.tournament(*self.events_of(player).last()?).map(Arc::as_ref)
    }

    /// All matches of two that can be played now, those at tables too, the oldest tournament
    /// first, each with its tournament.
    pub fn live(&self) -> impl Iterator<Item = (&Arc<Tournament>, &Arc<Match>)> {
        let running = self.tournaments().filter(|tournament| tournament.phase == Phase::Running);
        running.flat_map(|tournament| {
            let open = tournament.matches.is_open().then(|| tournament.matches.iter());
            let live = open.into_iter().flatten().filter(|played| played.state().is_live());
            live.map(move |played| (tournament, played))
        })
    }
}

impl Club {
    /// The day on or before another on which an event of a rating list began last.
    pub fn last_beginning(&self, list: ListId, on: NaiveDate) -> Option<NaiveDate> {
        let of_list = self.tournaments().filter(|found| found.list == list);
        of_list.filter_map(|found| found.first_day()).filter(|first| *first <= on).max()
    }

    /// The names of the events of a rating list that began on a day.
    pub fn begun_on(&self, list: ListId, day: NaiveDate) -> Vec<String> {
        let of_list = self.tournaments().filter(|found| found.list == list);
        let begun = of_list.filter(|found| found.first_day() == Some(day));
        begun.map(|found| found.name.clone()).collect()
    }
}

impl Tournament {
    /// The first day on which something was played; none before the first result.
    pub fn first_day(&self) -> Option<NaiveDate> {
        self.days().map(|[first, _]| first).min()
    }

    /// The latest day on which something was played; none before the first result.
    pub fn last_day(&self) -> Option<NaiveDate> {
        self.days().map(|[_, last]| last).max()
    }

    /// Whether something was played on a day.
    pub(super) fn was_played_on(&self, day: NaiveDate) -> bool {
        let among = self.days().any(|[first, last]| (first..=last).contains(&day));
        let mut results = self.matches.iter().filter_map(|played| played.record);
        among
            && (self.days_at_tables().any(|played| played == day)
                || results.any(|record| record.played_on == day))
    }

    /// The first and the last day of the results, and the day of each game of a pod.
    fn days(&self) -> impl Iterator<Item = [NaiveDate; 2]> {
        self.matches.days().into_iter().chain(self.days_at_tables().map(|day| [day, day]))
    }

    fn days_at_tables(&self) -> impl Iterator<Item = NaiveDate> {
        self.pods.iter().flat_map(|pod| &pod.games).map(|game| game.played_on)
    }
}
