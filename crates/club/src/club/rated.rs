//! The rated contests of a rating list in order, and the ratings they give.
//!
//! They stand in the order of play ([`Place::played`]); a match at a table stands where its first game does. Of a day, events
//! that were handed in come first, by club and number there, so that it does not matter in which order they came in. Games recorded
//! one by one and hands belong to the result that they explain; a corrected score drops them.

mod block;
mod contest;
mod settle;

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use chrono::NaiveDate;

use super::{ByHand, Club, Match, Place, Pod, Registry, Tournament};
use crate::domain::game::{Game, Hand, HandTable};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::{Adjustment, ChangeBasis, Odds, Played, Scale, Step, Strengths, step};
use crate::domain::score::Score;
use block::{Block, Reached, cut};
pub use contest::Contest;
pub(super) use settle::{Rated, changed};

/// A match that counts for a rating list.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedMatch {
    /// The day it was played; of a match at a table, its first game.
    pub played_on: NaiveDate,
    /// The action that first recorded it, or its first game.
    pub place: Place,
    pub tournament: TournamentId,
    pub no: MatchNo,
    pub contest: Contest,
}

/// Ratings corrected by hand, and whose they were.
#[derive(Clone, Debug, PartialEq)]
pub struct Adjusted {
    pub by_hand: ByHand,
    /// Those it concerned, by number.
    pub players: Vec<PlayerId>,
}

/// Something that moves ratings.
#[derive(Clone, Debug, PartialEq)]
pub enum Moved {
    Match(RatedMatch),
    /// A correction by hand.
    ByHand(Box<Adjusted>),
}

impl Moved {
    pub fn on(&self) -> NaiveDate {
        match self {
            Self::Match(rated) => rated.played_on,
            Self::ByHand(adjusted) => adjusted.by_hand.on,
        }
    }

    /// Where it stands in the order of play.
    pub fn played_at(&self) -> (NaiveDate, Place) {
        self.place().played(self.on())
    }

    fn place(&self) -> Place {
        match self {
            Self::Match(rated) => rated.place,
            Self::ByHand(adjusted) => adjusted.by_hand.place,
        }
    }

    /// The match, unless it was done by hand.
    pub fn rated(&self) -> Option<&RatedMatch> {
        match self {
            Self::Match(rated) => Some(rated),
            Self::ByHand(_) => None,
        }
    }

    /// The players whose ratings it moves, in the order of their steps.
    pub fn players(&self) -> &[PlayerId] {
        match self {
            Self::Match(rated) => rated.contest.players(),
            Self::ByHand(adjusted) => &adjusted.players,
        }
    }

    /// The match or correction in the form that the rating models need.
    pub(super) fn played(&self) -> Played {
        match self {
            Self::Match(rated) => rated.contest.played().in_event(rated.tournament.0),
            Self::ByHand(adjusted) => Played::Adjustment(Box::new(Adjustment {
                players: adjusted.players.iter().map(|player| player.0).collect(),
                change: adjusted.by_hand.change,
            })),
        }
    }
}

/// A rating change with the steps of its players and, under a list's own rules, its basis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedLine<'a> {
    pub moved: &'a Moved,
    /// The rating of each of its players around it.
    pub steps: &'a [Step],
    /// K, games, score and expectation of each; empty under the published rules.
    pub grounds: &'a [ChangeBasis],
}

impl RatedLine<'_> {
    /// How many games were rated for the player in this place.
    pub fn games(&self, place: usize, scale: &Scale) -> u32 {
        match (self.moved, self.grounds.get(place)) {
            (_, Some(ground)) => ground.games,
            (Moved::ByHand(_), None) => 0,
            (Moved::Match(rated), None) => rated.contest.played().games_of(place, scale.draws),
        }
    }

    /// The games that were rated for the player in this place, with their score and what was
    /// foretold of it; none for what was done by hand.
    pub fn ground(&self, place: usize, scale: &Scale) -> ChangeBasis {
        match (self.moved, self.grounds.get(place)) {
            (_, Some(ground)) => *ground,
            (Moved::ByHand(_), None) => ChangeBasis::default(),
            (Moved::Match(rated), None) => {
                let before: Vec<f64> = self.steps.iter().map(|step| step.before).collect();
                rated.contest.played().ground(place, &before, scale)
            }
        }
    }
}

/// A rating list, calculated.
#[derive(Clone, Debug)]
pub struct ListRatings {
    scale: Scale,
    /// All its lines in order.
    blocks: Vec<Arc<Block>>,
    reached: Reached,
    /// The strengths by its results, once they were asked for.
    strengths: OnceLock<Arc<Strengths>>,
}

impl PartialEq for ListRatings {
    /// Compares the lines, not their division into blocks or what was calculated from them on request.
    fn eq(&self, other: &Self) -> bool {
        let shared = |(one, other): (&Arc<Block>, &Arc<Block>)| Arc::ptr_eq(one, other);
        let same = self.blocks.len() == other.blocks.len()
            && self.blocks.iter().zip(&other.blocks).all(shared);
        self.scale == other.scale && (same || self.lines().eq(other.lines()))
    }
}

impl ListRatings {
    /// The rules of the list.
    pub fn scale(&self) -> &Scale {
        &self.scale
    }

    /// The strengths by all results; calculated at the first request.
    pub(super) fn strengths(&self, calculate: impl FnOnce() -> Strengths) -> Arc<Strengths> {
        Arc::clone(self.strengths.get_or_init(|| Arc::new(calculate())))
    }

    fn moved(&self) -> impl Iterator<Item = &Moved> {
        self.blocks.iter().flat_map(|block| block.moved())
    }

    /// The last match or correction that moved a rating.
    fn last(&self) -> Option<&Moved> {
        self.blocks.last()?.moved().last()
    }

    /// The rated matches in order.
    pub fn matches(&self) -> impl Iterator<Item = &RatedMatch> {
        self.moved().filter_map(Moved::rated)
    }

    /// Everything that moved ratings, in order.
    pub fn lines(&self) -> impl Iterator<Item = RatedLine<'_>> {
        self.blocks.iter().flat_map(|block| block.lines())
    }

    /// Those from a day on.
    pub fn lines_from(&self, day: NaiveDate) -> impl Iterator<Item = RatedLine<'_>> {
        let before = |block: &Arc<Block>| block.moved().last().is_some_and(|last| last.on() < day);
        let from = self.blocks.partition_point(before);
        let lines = self.blocks[from..].iter().flat_map(|block| block.lines());
        lines.skip_while(move |line| line.moved.on() < day)
    }

    /// The rating at the end of the player who goes on with this number.
    pub fn rating(&self, player: PlayerId) -> f64 {
        self.reached.rating(player).unwrap_or(self.scale.start)
    }

    /// The players whose rating anything moved, by number.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        self.reached.players()
    }

    /// Whether anything moved the rating of this player.
    pub fn is_rated(&self, player: PlayerId) -> bool {
        self.reached.lines(player) > 0
    }

    /// The effect of a match on `day` recorded next. `None` where only a full calculation can give it: later days are
    /// rated after it, or the list has its own rules.
    pub fn foretold(
        &self,
        sides: [PlayerId; 2],
        score: Score,
        day: NaiveDate,
    ) -> Option<[Step; 2]> {
        let last = self.last().is_none_or(|moved| moved.on() <= day);
        let before = sides.map(|player| self.rating(player));
        (last && self.scale.is_plain()).then(|| step(&self.scale, before, score.into()))
    }
}

/// The matches of a tournament with a game that was really played; players have their numbers of today.
struct Rateable<'a> {
    tournament: &'a Tournament,
    registry: &'a Registry,
}

impl<'a> Rateable<'a> {
    /// All of them.
    fn all(&self) -> Vec<RatedMatch> {
        let Tournament { matches, pods, .. } = self.tournament;
        let mut all = Vec::with_capacity(matches.len() + pods.len());
        matches.each(|one| all.extend(self.duel(one)));
        all.extend(pods.iter().filter_map(|one| self.table(one)));
        all
    }

    /// The matches that another state of the tournament lacks or has otherwise.
    fn beside(&self, other: Option<&'a Tournament>) -> Vec<RatedMatch> {
        let own = self.tournament;
        let alike = |other: &&Tournament| {
            (other.list, other.first_move) == (own.list, own.first_move)
                && other.origin == own.origin
        };
        let other = other.filter(alike).map(|tournament| Self { tournament, ..*self });
        let other = other.as_ref();
        let all = own.matches.look();
        let duels = all.iter().filter_map(|one| {
            let known = other.and_then(|other| Some((other, other.tournament.match_no(one.no)?)));
            let is_same = |(other, known): (&Self, &Arc<Match>)| {
                Arc::ptr_eq(one, known) || self.duel(one) == other.duel(known)
            };
            if known.is_some_and(is_same) { None } else { self.duel(one) }
        });
        let tables = own.pods.iter().filter_map(|one| {
            let known = other.and_then(|other| Some((other, other.tournament.pod(one.no)?)));
            let is_same = |(other, known): (&Self, &Arc<Pod>)| {
                Arc::ptr_eq(one, known) || self.table(one) == other.table(known)
            };
            if known.is_some_and(is_same) { None } else { self.table(one) }
        });
        duels.chain(tables).collect()
    }

    fn duel(&self, played: &Match) -> Option<RatedMatch> {
        let record = played.record?;
        record.outcome.rated()?;
        let sides = record.sides.map(|side| self.registry.today(side));
        let games = dealt(&played.games, self.tournament.first_move);
        Some(RatedMatch {
            played_on: record.played_on,
            place: record.place,
            tournament: self.tournament.id,
            no: played.no,
            contest: Contest::Duel { sides, outcome: record.outcome, games },
        })
    }

    fn table(&self, pod: &Arc<Pod>) -> Option<RatedMatch> {
        let first = pod.games.first()?;
        Some(RatedMatch {
            played_on: first.played_on,
            place: first.place,
            tournament: self.tournament.id,
            no: pod.no,
            contest: Contest::Table(pod.seen_today(self.registry)),
        })
    }
}

/// The games as the list rates them, with the worth of moving first in this tournament as part of the hand.
fn dealt(games: &Arc<[Game]>, first_move: Option<Hand>) -> Arc<[Game]> {
    let Some(p) = first_move else { return Arc::clone(games) };
    let with_move = |game: &Game| {
        let Some(side) = game.first else { return *game };
        let odds = Odds::from(p.seen_from(side));
        let odds = game.hand.map_or(odds, |hand| odds.and(hand.into()));
        Game { hand: Some(odds.hand()), first: None, ..*game }
    };
    games.iter().map(with_move).collect()
}

// A rating list as it stood on a day.

/// The rating changes of a list up to the end of a day, or all.
#[derive(Clone, Debug)]
pub struct AsOf<'a> {
    ratings: Cow<'a, ListRatings>,
    day: Option<NaiveDate>,
}

impl ListRatings {
    /// The list as it stood at the end of `day`, or as it stands. Nothing played later has a part in
    /// it: where later games of an event count in what is rated of earlier ones, they are left out.
    pub fn as_of(&self, day: Option<NaiveDate>) -> AsOf<'_> {
        let goes_beyond = |day: &NaiveDate| self.last().is_some_and(|last| last.on() > *day);
        let ratings = match day.filter(|day| self.scale.looks_ahead() && goes_beyond(day)) {
            None => Cow::Borrowed(self),
            Some(day) => {
                let by_then = self.moved().take_while(|moved| moved.on() <= day);
                Cow::Owned(Self::of(self.scale.clone(), cut(by_then.cloned().collect()).collect()))
            }
        };
        AsOf { ratings, day }
    }
}

impl AsOf<'_> {
    /// The rules of the list.
    pub fn scale(&self) -> &Scale {
        self.ratings.scale()
    }

    /// The rating changes by then, in order.
    pub fn lines(&self) -> impl Iterator<Item = RatedLine<'_>> {
        let by_then = |line: &RatedLine<'_>| self.day.is_none_or(|day| line.moved.on() <= day);
        self.ratings.lines().take_while(by_then)
    }
}

// The ratings of a list as they would be without hands.

impl ListRatings {
    /// The ratings if no hand were known, or none of one tournament; what moving first is worth still counts.
    #[must_use]
    pub fn without_hands(&self, club: &Club, within: Option<TournamentId>) -> Self {
        let bare = |moved: &Moved| match moved {
            Moved::Match(rated) if within.is_none_or(|within| rated.tournament == within) => {
                Moved::Match(without_hands(rated, club))
            }
            other => other.clone(),
        };
        Self::of(self.scale.clone(), cut(self.moved().map(bare).collect()).collect())
    }
}

fn without_hands(rated: &RatedMatch, club: &Club) -> RatedMatch {
    let mut bare = rated.clone();
    match &mut bare.contest {
        Contest::Duel { games, .. } => {
            let found = club.tournament(rated.tournament);
            let played = found.and_then(|found| Some((found, found.match_no(rated.no)?)));
            if let Some((found, played)) = played {
                let without = |game: &Game| Game { hand: None, ..*game };
                let recorded: Arc<[Game]> = played.games.iter().map(without).collect();
                *games = dealt(&recorded, found.first_move);
            }
        }
        Contest::Table(pod) => {
            for game in &mut Arc::make_mut(pod).games {
                game.hands = HandTable::default();
            }
        }
    }
    bare
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::sync::Arc;

    use chrono::NaiveDate;

    use crate::club::question::history::HistoryLine;
    use crate::club::tournament::{Cause, PlayedGame};
    use crate::club::{Club, Match, MatchRecord, Place, Player, Pod, Registry, Seq, Tournament};
    use crate::domain::bracket::Slot;
    use crate::domain::finish::Finish;
    use crate::domain::format::{Format, Seeding, StagePlan};
    use crate::domain::game::HandTable;
    use crate::domain::ids::{ListId, MatchNo, TournamentId};
    use crate::domain::number::PlayerId;
    use crate::domain::round::RoundName;
    use crate::domain::score::{Length, Lengths, Outcome, Score};
    use crate::domain::standings::Tally;

    const LEAGUE: TournamentId = TournamentId(1);

    fn day(day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, day).expect("a day")
    }

    fn place(seq: u64) -> Place {
        Place { seq: Seq(seq), index: 0 }
    }

    fn duel(no: u32, sides: [u32; 2], score: Score, (on, seq): (u32, u64)) -> Match {
        let sides = sides.map(PlayerId);
        let outcome = Outcome::Score(score);
        let record = MatchRecord {
            sides,
            outcome,
            played_on: day(on),
            place: place(seq),
            cause: Cause::Entered,
        };
        let slots = sides.map(Slot::Entrant);
        let alone = Match::new(1, MatchNo(no), RoundName::Round(1), slots, Length::Open);
        Match { sides: sides.map(Some), record: Some(record), ..alone }
    }

    fn pod(no: u32, seats: &[u32], games: &[(&str, u32, u64)]) -> Pod {
        let seats: Vec<PlayerId> = seats.iter().copied().map(PlayerId).collect();
        let game = |&(order, on, seq): &(&str, u32, u64)| PlayedGame {
            finish: Finish::parse(order, &seats).expect("an order"),
            played_on: day(on),
            hands: HandTable::default(),
            deal: None,
            place: place(seq),
        };
        let games = games.iter().map(game).collect();
        Pod { games, ..Pod::new(MatchNo(no), (1, 1, 1), &seats, 3, place(1)) }
    }

    /// A club of five with one tournament of these matches.
    fn club(matches: Vec<Match>, pods: Vec<Pod>) -> Club {
        let mut registry = Registry::default();
        for id in (1..=5).map(PlayerId) {
            registry.put(Player::new(id, &format!("player {}", id.0)));
        }
        let lengths = Lengths::all(Length::Open);
        let plan = StagePlan::new(Format::Recorded, lengths, Seeding::Entry);
        let league = Tournament {
            matches: matches.into_iter().map(Arc::new).collect(),
            pods: pods.into_iter().map(Arc::new).collect(),
            ..Tournament::new(LEAGUE, "league", ListId::MAIN, &plan)
        };
        let mut club = Club {
            registry: Arc::new(registry),
            tournaments: Arc::new(BTreeMap::from([(LEAGUE, Arc::new(league))])),
            unsettled: true,
            ..Club::default()
        };
        club.settle();
        club
    }

    #[track_caller]
    fn assert_close(actual: f64, wanted: f64) {
        assert!((actual - wanted).abs() < 6e-5, "{actual} is not {wanted}");
    }

    #[test]
    fn a_table_is_rated_where_its_first_game_stands() {
        let club = club(
            vec![
                duel(1, [1, 2], Score::new(2, 0), (2, 9)),
                duel(2, [1, 2], Score::new(0, 2), (2, 3)),
                duel(5, [1, 2], Score::new(2, 1), (1, 8)),
            ],
            vec![pod(3, &[3, 1, 2], &[("1 2 3", 2, 4), ("1 3 2", 3, 11)]), pod(4, &[3, 1, 2], &[])],
        );
        let ratings = club.ratings(ListId::MAIN).expect("calculated");
        let order: Vec<u32> = ratings.matches().map(|rated| rated.no.0).collect();
        assert_eq!(order, [5, 2, 3, 1], "and a table without a game is not rated");
        assert_eq!(
            ratings.as_of(Some(day(2))).lines().count(),
            4,
            "the day is that of the first game"
        );
        let mut latest = [1500.0; 6];
        for line in ratings.lines() {
            for (player, step) in line.moved.players().iter().zip(line.steps) {
                let latest = &mut latest[player.0 as usize];
                assert_close(step.before, *latest);
                *latest = step.after;
            }
        }
        assert_close(latest[3], club.rating(ListId::MAIN, PlayerId(3)));
    }

    #[test]
    fn a_game_of_four_equals() {
        let club = club(Vec::new(), vec![pod(1, &[4, 2, 5, 1], &[("1 2 3 4", 1, 1)])]);
        // Among equals, K = 32 and s − ½ over three opponents: +16, +16/3, −16/3, −16.
        for (player, gain) in [(4, 16.0), (2, 5.33333), (5, -5.33333), (1, -16.0), (3, 0.0)] {
            assert_close(club.rating(ListId::MAIN, PlayerId(player)), 1500.0 + gain);
        }
    }

    #[test]
    fn at_a_table_a_player_meets_several_opponents() {
        let games = [("1 2 3 4", 1, 1), ("1=2 3 4", 1, 2), ("4 1 2 3", 2, 3)];
        let club = club(Vec::new(), vec![pod(1, &[4, 2, 5, 1], &games)]);
        let line = |player| -> HistoryLine {
            let [line] = &club.history(ListId::MAIN, PlayerId(player))[..] else {
                panic!("one match");
            };
            line.clone()
        };
        let first = line(4);
        assert_eq!(first.player, PlayerId(4));
        let seen = |player| line(player).seen().expect("a match").clone();
        assert_eq!(seen(4).opponents().collect::<Vec<_>>(), [2, 5, 1].map(PlayerId));
        // Three opponents beaten; two and a half; two.
        assert_eq!(seen(4).score(), "2.5/3");
        assert_close(seen(4).basis.expected, 1.5);
        assert_close(first.step.after - first.step.before, 32.0);
        assert_eq!(seen(2).score(), "1.83/3");
        assert_eq!([seen(5).score(), seen(1).score()], ["0.67/3", "1/3"]);

        let tally = |player| {
            let ranking = club.ranking(ListId::MAIN, None);
            ranking.iter().find(|line| line.player == PlayerId(player)).expect("registered").tally
        };
        let lost = Tally { losses: 1, ..Tally::default() };
        let won =
            Tally { wins: 1, games_won: 1, games_drawn: 1, games_lost: 1, ..Tally::default() };
        assert_eq!(tally(4), won);
        assert_eq!(tally(2), Tally { games_drawn: 1, games_lost: 2, ..lost });
        assert_eq!(tally(1), Tally { games_won: 1, games_lost: 2, ..lost });
        assert_eq!(tally(3), Tally::default());
    }

    #[test]
    fn a_table_led_by_two_is_drawn_between_them() {
        let games = [("1 2 3", 1, 1), ("2 1 3", 1, 2)];
        let club = club(Vec::new(), vec![pod(1, &[1, 2, 3], &games)]);
        let ranking = club.ranking(ListId::MAIN, None);
        let draws = |player| {
            let line = ranking.iter().find(|line| line.player == PlayerId(player));
            line.map(|line| (line.tally.draws, line.tally.losses))
        };
        assert_eq!([1, 2, 3].map(draws), [Some((1, 0)), Some((1, 0)), Some((0, 1))]);
    }
}
