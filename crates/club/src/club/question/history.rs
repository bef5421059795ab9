//! How a rating moved: match after match, and by hand.

use std::sync::Arc;

use chrono::NaiveDate;

use crate::club::Club;
use crate::club::rated::{Adjusted, AsOf, Contest, Moved, RatedLine, RatedMatch};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::performance::{Against, Performance, performance};
use crate::domain::rating::{Change, ChangeBasis, Scale, Step};
use crate::domain::standings::Tally;

/// One change of a player's rating.
#[derive(Clone, Debug, PartialEq)]
pub struct HistoryLine {
    pub player: PlayerId,
    pub on: NaiveDate,
    /// The rating around it.
    pub step: Step,
    pub cause: Cause,
}

/// The cause of a rating change.
#[derive(Clone, Debug, PartialEq)]
pub enum Cause {
    Match(Box<SeenMatch>),
    /// A correction by hand.
    ByHand {
        /// Whether all ratings were shifted.
        everybody: bool,
        /// The change of the rating.
        change: Change,
        reason: Arc<str>,
    },
}

/// A rated match as one of its players saw it.
#[derive(Clone, Debug, PartialEq)]
pub struct SeenMatch {
    pub tournament: TournamentId,
    pub no: MatchNo,
    /// K, and the score in games beside what the ratings foretold.
    pub basis: ChangeBasis,
    /// The rating of the opponent before the match; at a table their mean.
    pub opposed: f64,
    contest: Contest,
    /// The player's place in the contest.
    own: usize,
}

impl SeenMatch {
    fn new(rated: &RatedMatch, line: RatedLine<'_>, own: usize, scale: &Scale) -> Self {
        let others = line.steps.iter().enumerate().filter(|(at, _)| *at != own);
        let (sum, count) =
            others.fold((0.0, 0.0), |(sum, count), (_, step)| (sum + step.before, count + 1.0));
        Self {
            tournament: rated.tournament,
            no: rated.no,
            basis: line.ground(own, scale),
            opposed: sum / count,
            contest: rated.contest.clone(),
            own,
        }
    }

    /// The opponents: one in a duel, several at a table.
    pub fn opponents(&self) -> impl Iterator<Item = PlayerId> {
        let others = self.contest.players().iter().enumerate();
        others.filter(|(at, _)| *at != self.own).map(|(_, player)| *player)
    }

    /// The score as the player saw it: the own games first, or the share of a table's games.
    pub fn score(&self) -> String {
        self.contest.score_of(self.own)
    }

    /// The player's mean hand strength; none where no hand is known.
    pub fn hand(&self) -> Option<f64> {
        self.contest.hand(self.own)
    }

    /// The player's hand strength in each game; none where it is not known.
    pub fn hands(&self) -> Vec<Option<f64>> {
        self.contest.hands(self.own)
    }

    /// The match and its games as the player saw them.
    pub fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        self.count(&mut tally);
        tally
    }

    pub fn count(&self, tally: &mut Tally) {
        self.contest.count(self.own, tally);
    }
}

impl HistoryLine {
    /// A line of a list as each of its players saw it.
    pub fn of_all<'a>(line: RatedLine<'a>, scale: &'a Scale) -> impl Iterator<Item = Self> + 'a {
        (0..line.moved.players().len()).map(move |own| Self::new(line, own, scale))
    }

    fn new(line: RatedLine<'_>, own: usize, scale: &Scale) -> Self {
        Self {
            player: line.moved.players()[own],
            on: line.moved.on(),
            step: line.steps[own],
            cause: match line.moved {
                Moved::Match(rated) => {
                    Cause::Match(Box::new(SeenMatch::new(rated, line, own, scale)))
                }
                Moved::ByHand(adjusted) => by_hand(adjusted),
            },
        }
    }

    /// The match, unless it was done by hand.
    pub fn seen(&self) -> Option<&SeenMatch> {
        match &self.cause {
            Cause::Match(seen) => Some(seen),
            Cause::ByHand { .. } => None,
        }
    }

    /// By how many points the rating moved.
    pub fn points(&self) -> f64 {
        self.step.after - self.step.before
    }
}

fn by_hand(adjusted: &Adjusted) -> Cause {
    let by_hand = &adjusted.by_hand;
    Cause::ByHand {
        everybody: by_hand.player.is_none(),
        change: by_hand.change,
        reason: Arc::clone(&by_hand.reason),
    }
}

impl AsOf<'_> {
    /// The rating changes of all players, oldest first.
    pub fn history(&self) -> impl Iterator<Item = HistoryLine> {
        self.lines().flat_map(|line| HistoryLine::of_all(line, self.scale()))
    }
}

impl Club {
    /// How a player's rating moved on a list, oldest first.
    pub fn history(&self, list: ListId, player: PlayerId) -> Vec<HistoryLine> {
        self.history_as_of(list, player, None)
    }

    /// The rating changes up to the end of a day, if one is given.
    pub fn history_as_of(
        &self,
        list: ListId,
        player: PlayerId,
        day: Option<NaiveDate>,
    ) -> Vec<HistoryLine> {
        let Some(ratings) = self.ratings(list) else { return Vec::new() };
        let ratings = ratings.as_of(day);
        let player = self.registry().today(player);
        let own = ratings.lines().filter_map(|line| {
            let own = line.moved.players().iter().position(|&other| other == player)?;
            Some(HistoryLine::new(line, own, ratings.scale()))
        });
        own.collect()
    }
}

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
