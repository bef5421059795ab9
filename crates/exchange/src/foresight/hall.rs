//! An evening at the tables: matches are called in the order of the queue, take their time, and end in a result.
//!
//! The order is that of [`crate::club::Club::queue`] for a tournament alone in its hall, by the same formula; `tests/foresight`
//! plays evenings in both.

use std::collections::BTreeMap;

use super::{Foresight, number};
use crate::domain::chance::Chance;
use crate::domain::finish::Finish;
use crate::domain::hall::Load;
use crate::domain::number::PlayerId;
use crate::domain::rating::{Odds, expected, ln};
use crate::domain::score::{Length, Score};

/// A match or a pod at a table.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    /// A match of two players.
    Match {
        length: Length,
        /// Whether it must have a winner.
        decisive: bool,
    },
    /// Games of a pod.
    Pod { games: u32 },
}

/// A match or pod with known players.
#[derive(Clone, Debug)]
pub(super) struct Fixture {
    pub(super) no: usize,
    /// No round is called before an earlier one.
    pub(super) round: u32,
    pub(super) players: Vec<usize>,
    /// How many matches must follow; none if that is what its busier player has left.
    pub(super) behind: Option<u64>,
    pub(super) kind: Kind,
}

/// The end of a fixture.
#[derive(Clone, Debug)]
pub(super) enum Ended {
    Match(Score),
    Pod(Vec<Finish>),
}

/// A fixture in the queue.
struct Waiting {
    fixture: Fixture,
    /// The number of results when its players became known.
    since: u64,
}

/// A fixture at a table.
struct Playing {
    fixture: Fixture,
    ended: Ended,
    until: f64,
}

/// The evening of one player.
#[derive(Clone, Debug, Default)]
pub(super) struct Player {
    /// The number of the last result.
    last: u64,
    is_busy: bool,
    /// Minutes from the start to the end of the last match.
    free_since: f64,
    /// Matches still to be played, if all of them are known.
    left: u64,
    /// Matches and pods played.
    pub(super) played: u32,
    pub(super) longest_wait: f64,
}

/// The hall on one evening.
pub(super) struct Hall<'a> {
    plan: &'a Foresight,
    pub(super) chance: Chance,
    /// The pace of this evening.
    evening: f64,
    /// Minutes from the start.
    pub(super) clock: f64,
    /// The results so far.
    results: u64,
    load: Load,
    waiting: BTreeMap<u32, Vec<Waiting>>,
    playing: Vec<Playing>,
    pub(super) players: Vec<Player>,
    /// Matches and pods that ended.
    pub(super) played: u32,
    /// Opponents with their number of games, if these say something about ratings.
    pub(super) met: Vec<([usize; 2], f64)>,
    /// Each match as called, with score and minutes.
    #[cfg(test)]
    pub(super) log: Vec<(usize, Score, f64)>,
}

impl<'a> Hall<'a> {
    pub(super) fn new(plan: &'a Foresight, mut chance: Chance) -> Self {
        let evening = plan.durations.evening(&mut chance);
        Self {
            plan,
            chance,
            evening,
            clock: 0.0,
            results: 0,
            load: Load { tables: u64::from(plan.tables.max(1)), open: 0 },
            waiting: BTreeMap::new(),
            playing: Vec::new(),
            players: vec![Player::default(); plan.players.len()],
            played: 0,
            met: Vec::new(),
            #[cfg(test)]
            log: Vec::new(),
        }
    }

    /// Announces matches to be played. Their players need not be known yet.
    pub(super) fn expect(&mut self, matches: usize) {
        self.load.open += matches as u64;
    }

    /// Adds a match whose players are known.
    pub(super) fn add(&mut self, fixture: Fixture) {
        if fixture.behind.is_none() {
            for player in &fixture.players {
                self.players[*player].left += 1;
            }
        }
        let waiting = Waiting { since: self.results, fixture };
        self.waiting.entry(waiting.fixture.round).or_default().push(waiting);
    }

    /// Calls all that can be called, and goes on to the next end; none if all is over.
    pub(super) fn next(&mut self) -> Option<(Fixture, Ended)> {
        while (self.playing.len() as u64) < self.load.tables {
            let Some(waiting) = self.first() else { break };
            self.call(waiting.fixture);
        }
        let ends = self.playing.iter().enumerate();
        let (first, _) = ends.min_by(|(_, one), (_, other)| one.until.total_cmp(&other.until))?;
        let Playing { fixture, ended, until } = self.playing.swap_remove(first);
        self.clock = until;
        self.results += match &ended {
            Ended::Match(_) => 1,
            Ended::Pod(games) => games.len() as u64,
        };
        self.load.open = self.load.open.saturating_sub(1);
        self.played += 1;
        for at in &fixture.players {
            let player = &mut self.players[*at];
            player.is_busy = false;
            player.last = self.results;
            player.free_since = until;
            player.played += 1;
            if fixture.behind.is_none() {
                player.left -= 1;
            }
        }
        Some((fixture, ended))
    }

    /// Takes the next call from the queue: from the first possible
    /// round the most urgent match, of equal ones the first.
    fn first(&mut self) -> Option<Waiting> {
        let (round, at) = self.waiting.iter().find_map(|(round, all)| {
            let free =
                |one: &Waiting| one.fixture.players.iter().all(|at| !self.players[*at].is_busy);
            let can = all.iter().enumerate().filter(|(_, one)| free(one));
            let best =
                can.max_by_key(|(_, one)| (self.urgency(one), std::cmp::Reverse(one.fixture.no)));
            best.map(|(at, _)| (*round, at))
        })?;
        let of_round = self.waiting.get_mut(&round)?;
        let waiting = of_round.swap_remove(at);
        if of_round.is_empty() {
            self.waiting.remove(&round);
        }
        Some(waiting)
    }

    fn urgency(&self, one: &Waiting) -> u64 {
        let players = || one.fixture.players.iter().map(|at| &self.players[*at]);
        let rested = players().map(|player| player.last).max().unwrap_or(0);
        let left = || players().map(|player| player.left).max().unwrap_or(0).saturating_sub(1);
        let behind = one.fixture.behind.unwrap_or_else(left);
        self.load.urgency(self.results - one.since.max(rested), behind)
    }

    fn call(&mut self, fixture: Fixture) {
        for at in &fixture.players {
            let player = &mut self.players[*at];
            player.is_busy = true;
            player.longest_wait = player.longest_wait.max(self.clock - player.free_since);
        }
        let (ended, games) = match fixture.kind {
            Kind::Match { length, decisive } => {
                let score = self.score(fixture.players[0], fixture.players[1], length, decisive);
                (Ended::Match(score), score.games())
            }
            Kind::Pod { games } => (Ended::Pod(self.finishes(&fixture.players, games)), games),
        };
        let minutes = self.plan.durations.minutes(self.evening, games, &mut self.chance);
        #[cfg(test)]
        if let Ended::Match(score) = ended {
            self.log.push((fixture.no, score, minutes));
        }
        self.playing.push(Playing { fixture, ended, until: self.clock + minutes });
    }

    /// Plays a match game by game.
    fn score(&mut self, a: usize, b: usize, length: Length, decisive: bool) -> Score {
        let won = self.plan.won(a, b);
        let mut score = Score::default();
        let is_over = |score: &Score| match length {
            Length::FirstTo(n) => score.a.max(score.b) >= n,
            Length::Games(n) => score.games() >= n && !(decisive && score.a == score.b),
            Length::Open => score.games() > 0,
        };
        while !is_over(&score) {
            if self.chance.happens(won) {
                score.a += 1;
            } else {
                score.b += 1;
            }
        }
        self.met.push(([a, b], f64::from(score.games())));
        score
    }

    /// Plays the games of a pod. In a game each player has a strength plus Gumbel noise,
    /// so that one player is above another with the probability of the rating formula.
    fn finishes(&mut self, players: &[usize], games: u32) -> Vec<Finish> {
        let each = f64::from(games) / number(players.len().saturating_sub(1).max(1));
        for (at, one) in players.iter().enumerate() {
            self.met.extend(players[at + 1..].iter().map(|other| ([*one, *other], each)));
        }
        (0..games).map(|_| self.finish(players)).collect()
    }

    pub(super) fn finish(&mut self, players: &[usize]) -> Finish {
        let luck = |chance: &mut Chance| {
            let waited = -ln(1.0 - chance.unit());
            -ln(waited.max(f64::MIN_POSITIVE))
        };
        let drawn = |at: &usize| (self.plan.logit(*at) + luck(&mut self.chance), *at);
        let mut order: Vec<(f64, usize)> = players.iter().map(drawn).collect();
        order.sort_by(|one, other| other.0.total_cmp(&one.0));
        Finish(order.into_iter().map(|(_, at)| vec![id(at)]).collect())
    }
}

impl Foresight {
    /// The probability that the first of two players wins a game.
    fn won(&self, a: usize, b: usize) -> f64 {
        expected(self.players[a].rating - self.players[b].rating, Odds::EVEN)
    }

    /// A rating as natural logarithm of odds.
    fn logit(&self, at: usize) -> f64 {
        self.players[at].rating * std::f64::consts::LN_10 / 400.0
    }
}

/// The number of a player in standings.
pub(super) fn id(at: usize) -> PlayerId {
    PlayerId(u32::try_from(at).unwrap_or(u32::MAX))
}

/// The player with a number in standings.
pub(super) fn place(player: PlayerId) -> usize {
    usize::try_from(player.0).unwrap_or(usize::MAX)
}
