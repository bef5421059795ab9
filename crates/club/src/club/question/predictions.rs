//! Predictions of each rated match, or of each of its games where they are known.

use std::cmp::Ordering;
use std::collections::HashMap;

use chrono::NaiveDate;

use crate::club::Club;
use crate::club::rated::{AsOf, Contest, Moved, RatedLine, RatedMatch};
use crate::club::tournament::Pod;
use crate::domain::game::{Game, Hand};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::rating::calibration::{
    Bin, Compared, FirstMoveWorth, FirstMoved, Prediction, compared, first_move, reliability,
};
use crate::domain::rating::{Draws, Odds, Scale, expected};
use crate::domain::score::Side;

/// A prediction with the facts of its game.
#[derive(Clone, Copy, Debug)]
struct Foretold {
    prediction: Prediction,
    /// The hand of the player for whom the prediction is made.
    hand: Option<Hand>,
    /// Whether that player moved first, and the score expected without counting the move.
    first: Option<(bool, f64)>,
}

/// Whether hands help to foretell results.
#[derive(Clone, Debug, PartialEq)]
pub struct HandsReport {
    /// Games with hands: foretold with them, by ratings corrected for them, and without either.
    pub compared: Compared,
    /// The share won by what the hand alone gave, in tenths.
    pub bands: [Bin; 10],
}

impl Club {
    /// The expected and actual scores of each match, from the ratings before it; of each of its games where they are
    /// known, at a pod by pairs of players. Every other match is seen from its second side: brackets name the better seed first, result lists the
    /// winner, so the first side alone would be no fair sample.
    pub fn predictions(&self, list: ListId, as_of: Option<NaiveDate>) -> Vec<Prediction> {
        let ratings = self.ratings(list);
        let all = ratings.map(|ratings| self.foretold(&ratings.as_of(as_of))).unwrap_or_default();
        all.into_iter().map(|one| one.prediction).collect()
    }

    /// Whether hands help on a list; none where no hand is known.
    pub fn hands_report(&self, list: ListId, as_of: Option<NaiveDate>) -> Option<HandsReport> {
        let ratings = self.ratings(list)?;
        let with = self.foretold(&ratings.as_of(as_of));
        let without = self.foretold(&ratings.without_hands(self, None).as_of(as_of));
        let mut opened = false;
        let (mut ours, mut theirs, mut alone) = (Vec::new(), Vec::new(), Vec::new());
        for (with, without) in with.iter().zip(&without) {
            opened |= with.prediction.matches > 0;
            let Some(hand) = with.hand else { continue };
            // The first game of a match may be one without a hand.
            let matches = u32::from(std::mem::take(&mut opened));
            ours.push(Prediction { matches, ..with.prediction });
            theirs.push(without.prediction);
            alone.push(Prediction { expected: hand.p(), ..with.prediction });
        }
        (!ours.is_empty())
            .then(|| HandsReport { compared: compared(&ours, &theirs), bands: reliability(&alone) })
    }

    /// The worth of the first move on a list, with ratings and hands as they are; none where too little is known.
    pub fn first_move_report(
        &self,
        list: ListId,
        as_of: Option<NaiveDate>,
    ) -> Option<FirstMoveWorth> {
        let moved = |one: &Foretold| {
            let (first, expected) = one.first?;
            let actual = one.prediction.actual;
            let [expected, actual] =
                if first { [expected, actual] } else { [1.0 - expected, 1.0 - actual] };
            Some(FirstMoved { expected, actual })
        };
        let games = self.foretold(&self.ratings(list)?.as_of(as_of));
        first_move(&games.iter().filter_map(moved).collect::<Vec<_>>())
    }

    fn foretold(&self, ratings: &AsOf<'_>) -> Vec<Foretold> {
        let mut played: HashMap<PlayerId, u32> = HashMap::new();
        let mut all = Vec::new();
        let scale = ratings.scale();
        for line in ratings.lines() {
            let Moved::Match(rated) = line.moved else { continue };
            let players = rated.contest.players();
            if let Contest::Table(pod) = &rated.contest {
                all.extend(of_pod(pod, &line, scale, &played));
            } else if let &[a, b] = players {
                let before = [a, b].map(|player| played.get(&player).copied().unwrap_or(0));
                self.of_two((rated, &line), scale, before, &mut all);
            }
            for (at, &player) in players.iter().enumerate() {
                let own = played.entry(player).or_default();
                *own = own.saturating_add(line.games(at, scale));
            }
        }
        all
    }

    fn of_two(
        &self,
        (rated, line): (&RatedMatch, &RatedLine<'_>),
        scale: &Scale,
        before: [u32; 2],
        all: &mut Vec<Foretold>,
    ) {
        let [of_a, of_b] = line.steps else { return };
        let own = if rated.no.0.is_multiple_of(2) { Side::B } else { Side::A };
        let gap = of_a.before - of_b.before;
        let of_match = Prediction {
            expected: 0.5,
            actual: 0.5,
            games: 1.0,
            matches: 1,
            before,
            gap,
            hand: false,
        };
        let known: Vec<(&Game, &Game)> = match &rated.contest {
            Contest::Duel { games, .. } => self.recorded(rated).iter().zip(games.iter()).collect(),
            Contest::Table(_) => return,
        };
        if known.is_empty() {
            let ground = line.ground(own.index(), scale);
            let games = f64::from(ground.games);
            let [expected, actual] = [ground.expected / games, ground.score / games];
            let prediction = Prediction { expected, actual, games, ..of_match };
            // No game is rated, so nothing was predicted.
            let one = Foretold { prediction, hand: None, first: None };
            all.extend((ground.games > 0).then_some(one));
            return;
        }
        let seen = |p: f64| if own == Side::A { p } else { 1.0 - p };
        let rated = known.into_iter().filter(|(recorded, _)| scale.draws.count(recorded.winner));
        all.extend((0_u32..).zip(rated).map(|(at, (recorded, rated))| {
            let hand = recorded.hand.filter(|_| rated.hand.is_some());
            let unmoved = expected(gap, hand.map_or(Odds::EVEN, Odds::from));
            Foretold {
                prediction: Prediction {
                    expected: seen(expected(gap, scale.odds(rated))),
                    actual: seen(recorded.points_a()),
                    matches: u32::from(at == 0),
                    hand: hand.is_some(),
                    ..of_match
                },
                hand: hand.map(|hand| hand.seen_from(own)),
                first: recorded.first.map(|first| (first == own, seen(unmoved))),
            }
        }));
    }

    /// The games as they were recorded: in the rated games, the first move may be part of the hand.
    fn recorded(&self, rated: &RatedMatch) -> &[Game] {
        let found = self.tournament(rated.tournament).and_then(|found| found.match_no(rated.no));
        found.map(|played| &*played.games).unwrap_or_default()
    }
}

/// The games of a pod by pairs of players, which together count
/// as one game. Pairs are seen from either player in turn.
fn of_pod(
    pod: &Pod,
    line: &RatedLine<'_>,
    scale: &Scale,
    played: &HashMap<PlayerId, u32>,
) -> Vec<Foretold> {
    let seats = 0..pod.seats.len();
    let pairs = seats.clone().flat_map(|a| seats.clone().skip(a + 1).map(move |b| (a, b)));
    let pairs: Vec<(usize, usize)> =
        pairs.map(|(a, b)| if (a + b).is_multiple_of(2) { (b, a) } else { (a, b) }).collect();
    let share = 1.0 / u32::try_from(pairs.len()).map_or(f64::INFINITY, f64::from);
    let games = pod.games.iter().flat_map(|game| pairs.iter().map(move |&pair| (game, pair)));
    let mut matches = 1;
    let foretold = games.filter_map(|(game, (a, b))| {
        let [own, other] = [a, b].map(|seat| pod.seats[seat]);
        let [place, theirs] = [game.finish.place(own)?, game.finish.place(other)?];
        let actual = match place.cmp(&theirs) {
            Ordering::Less => 1.0,
            Ordering::Equal if scale.draws == Draws::LeftOut => return None,
            Ordering::Equal => 0.5,
            Ordering::Greater => 0.0,
        };
        let gap = line.steps.get(a)?.before - line.steps.get(b)?.before;
        let hand = game.hands.between(own, other);
        let prediction = Prediction {
            expected: expected(gap, hand.map_or(Odds::EVEN, Odds::from)),
            actual,
            games: share,
            matches: std::mem::take(&mut matches),
            before: [own, other].map(|player| played.get(&player).copied().unwrap_or(0)),
            gap,
            hand: hand.is_some(),
        };
        Some(Foretold { prediction, hand, first: None })
    });
    foretold.collect()
}
