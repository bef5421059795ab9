//! How strong somebody played in each event.

use chrono::{Datelike as _, NaiveDate};

use crate::club::Club;
use crate::club::rated::{Line, Moved};
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::performance::{Against, Performance, performance};
use crate::domain::rating::whole_history::Bout;
use crate::domain::rating::{Scale, Step};

/// Logarithms of odds to rating points: 400/ln10.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;

/// What a player did in one event.
#[derive(Clone, Debug, PartialEq)]
pub struct EventPlayed {
    /// The event.
    pub tournament: TournamentId,
    /// The days of the first rated match and of the last.
    pub days: [NaiveDate; 2],
    /// Rated matches.
    pub matches: u32,
    /// Games; at a table each counts as one.
    pub games: f64,
    /// Games won, drawn ones half; at a table the share of the opponents that were beaten.
    pub score: f64,
    /// What the ratings foretold of that.
    pub expected: f64,
    /// The rating before the first match and after the last.
    pub step: Step,
    /// The rating as which the player played, by the ratings of the opponents before each match.
    pub performance: Option<Performance>,
}

impl EventPlayed {
    fn begun(tournament: TournamentId, day: NaiveDate, step: Step) -> Self {
        Self {
            tournament,
            days: [day; 2],
            matches: 0,
            games: 0.0,
            score: 0.0,
            expected: 0.0,
            step,
            performance: None,
        }
    }
}

impl Club {
    /// What a player did in each event of a list, in the order of the first matches; up to the end of
    /// a day, if one is given. A hand or a first move counts as an opponent who was so much weaker or
    /// stronger (S0).
    pub fn performances(
        &self,
        list: ListId,
        player: PlayerId,
        as_of: Option<NaiveDate>,
    ) -> Vec<EventPlayed> {
        let Some(ratings) = self.ratings(list) else { return Vec::new() };
        let player = self.registry().today(player);
        let mut events: Vec<(EventPlayed, Vec<Against>)> = Vec::new();
        for line in ratings.lines_until(as_of) {
            let Moved::Match(rated) = line.moved else { continue };
            let own = line.moved.players().iter().position(|other| *other == player);
            let Some(own) = own else { continue };
            let (day, step) = (rated.played_on, line.steps[own]);
            let known = events.iter().position(|(event, _)| event.tournament == rated.tournament);
            let at = known.unwrap_or_else(|| {
                events.push((EventPlayed::begun(rated.tournament, day, step), Vec::new()));
                events.len() - 1
            });
            let (event, met) = &mut events[at];
            event.days[1] = day;
            event.matches += 1;
            event.expected += line.expected(own, ratings.scale());
            event.step.after = step.after;
            met.extend(against(line, player, ratings.scale()));
        }
        let finished = events.into_iter().map(|(event, met)| EventPlayed {
            games: met.iter().map(|one| one.games).sum(),
            score: met.iter().map(|one| one.score).sum(),
            performance: performance(&met),
            ..event
        });
        finished.collect()
    }
}

/// Whom a player met in a match, and how strong they were then.
fn against(line: Line<'_>, player: PlayerId, scale: &Scale) -> Vec<Against> {
    let rating = |id: u32| {
        let place = line.moved.players().iter().position(|other| other.0 == id);
        place.map_or(scale.start, |place| line.steps[place].before)
    };
    let bouts = Bout::of(line.moved.on().num_days_from_ce(), &line.moved.played(), scale);
    let seen = bouts.into_iter().filter_map(|bout| {
        let [a, b] = bout.players;
        let (other, won, given) = if a == player.0 {
            (b, bout.won, bout.offset)
        } else if b == player.0 {
            (a, bout.lost, -bout.offset)
        } else {
            return None;
        };
        Some(Against {
            rating: rating(other) - given * POINTS,
            score: won + bout.drawn / 2.0,
            games: bout.games(),
        })
    });
    seen.collect()
}
