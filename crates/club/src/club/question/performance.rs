//! The performance of players by tournament.

use chrono::NaiveDate;

use crate::club::Club;
use crate::club::rated::{Moved, RatedLine};
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::Scale;
use crate::domain::rating::performance::{Against, Performance, performance};
use crate::domain::standings::Tally;

/// The results of a player in one tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct EventPlayed {
    pub tournament: TournamentId,
    /// The days of the first rated match and of the last.
    pub days: [NaiveDate; 2],
    pub matches: u32,
    /// Rated games; at a table each counts as one.
    pub games: u32,
    /// Matches and games as they ended.
    pub tally: Tally,
    /// Of the rated games won, drawn ones half; at a table the share of the opponents that were beaten.
    pub score: f64,
    pub expected: f64,
    /// By how many points the matches moved the rating.
    pub change: f64,
    /// The rating after the last of them.
    pub rating: f64,
    /// The rating as which the player played, by the ratings of the opponents before each match.
    pub performance: Option<Performance>,
}

impl EventPlayed {
    fn begun(tournament: TournamentId, day: NaiveDate) -> Self {
        Self {
            tournament,
            days: [day; 2],
            matches: 0,
            games: 0,
            tally: Tally::default(),
            score: 0.0,
            expected: 0.0,
            change: 0.0,
            rating: 0.0,
            performance: None,
        }
    }
}

impl Club {
    /// The results of a player by tournament, in the order of the first matches; up to the end of a day, if one is
    /// given. A hand or a first move counts as a weaker or stronger opponent (S0).
    pub fn performances(
        &self,
        list: ListId,
        player: PlayerId,
        as_of: Option<NaiveDate>,
    ) -> Vec<EventPlayed> {
        let Some(ratings) = self.ratings(list) else { return Vec::new() };
        let player = self.registry().today(player);
        let mut events: Vec<(EventPlayed, Vec<Against>)> = Vec::new();
        let ratings = ratings.as_of(as_of);
        let scale = ratings.scale();
        for line in ratings.lines() {
            let Moved::Match(rated) = line.moved else { continue };
            let own = line.moved.players().iter().position(|other| *other == player);
            let Some(own) = own else { continue };
            let (day, step) = (rated.played_on, line.steps[own]);
            let known = events.iter().position(|(event, _)| event.tournament == rated.tournament);
            let at = known.unwrap_or_else(|| {
                events.push((EventPlayed::begun(rated.tournament, day), Vec::new()));
                events.len() - 1
            });
            let (event, met) = &mut events[at];
            event.days[1] = day;
            event.matches += 1;
            rated.contest.count(own, &mut event.tally);
            let ground = line.ground(own, scale);
            event.games = event.games.saturating_add(ground.games);
            event.score += ground.score;
            event.expected += ground.expected;
            event.change += step.after - step.before;
            event.rating = step.after;
            met.extend(against(line, own, scale));
        }
        let finished = events
            .into_iter()
            .map(|(event, met)| EventPlayed { performance: performance(&met), ..event });
        finished.collect()
    }
}

/// The opponents of a player in the rated games of a match, with their ratings then.
fn against(line: RatedLine<'_>, own: usize, scale: &Scale) -> Vec<Against> {
    let others = f64::from(u32::try_from(line.steps.len()).unwrap_or(u32::MAX)) - 1.0;
    let seen = line.moved.played().duels(scale).into_iter().filter_map(|duel| {
        let (other, score, odds) = match duel.players {
            [first, other] if first == own => (other, duel.score, duel.odds),
            [other, second] if second == own => (other, duel.games - duel.score, duel.odds.other()),
            _ => return None,
        };
        Some(Against {
            rating: line.steps[other].before - odds.points(),
            score: score / others,
            games: duel.games / others,
        })
    });
    seen.collect()
}
