//! Random tournaments, for other engines to pair again.

use std::cmp::Reverse;

use super::report::Report;
use super::{Colour, pair};
use crate::chance::Chance;
use crate::trf::{Trf, TrfPlayer, TrfResult, TrfRound, TrfVersion};

/// The plan of a random tournament. Probabilities are in thousandths, since all calculations are
/// in whole numbers: the same seed gives the same tournament on every machine.
#[derive(Clone, Copy, Debug)]
pub struct RandomPlan {
    /// The number of players, from 2 to 9999.
    pub players: u32,
    /// The number of rounds, at least 1.
    pub rounds: usize,
    /// The random seed.
    pub seed: u64,
    /// How often a player is absent in a round, half of the times with half a point;
    /// half as often players enter late, and half as often they withdraw.
    pub absent: u32,
    /// How often one side of a board does not come; in one of eight such cases neither comes.
    pub forfeits: u32,
    /// How often a game is drawn.
    pub draws: u32,
    /// The edition of the report.
    pub version: TrfVersion,
}

/// A round (from 1) that cannot be paired by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRound(pub usize);

/// The whole, in thousandths.
const WHOLE: u32 = 1000;
/// The lowest and the highest rating.
const RATINGS: (u32, u32) = (1000, 2700);
/// One of this many forfeits is a double one.
const BOTH: u32 = 8;

impl RandomPlan {
    /// The tournament, paired here round by round, as a report.
    ///
    /// # Errors
    /// If a round cannot be paired even with everybody present.
    pub fn report(&self) -> Result<Trf, NoRound> {
        let mut luck = Chance::new(self.seed, 0);
        let mut trf = self.head();
        let mut ratings: Vec<u32> =
            (0..self.players).map(|_| RATINGS.0 + luck.below(RATINGS.1 - RATINGS.0)).collect();
        ratings.sort_by_key(|rating| Reverse(*rating));
        trf.players = (1..).zip(ratings).map(|(start, rating)| player(start, rating)).collect();
        let stays: Vec<(usize, usize)> = (0..self.players).map(|_| self.stay(&mut luck)).collect();
        for round in 0..self.rounds {
            self.play(&mut trf, round, &stays, &mut luck)?;
        }
        rank(&mut trf.players);
        Ok(trf)
    }

    fn head(&self) -> Trf {
        let mut trf = Trf::default();
        trf.say("012", format_args!("Random tournament {}", self.seed));
        trf.say("062", self.players);
        let drawn = Colour::by_lots(self.seed);
        match self.version {
            TrfVersion::V16 => {
                trf.say("092", "FIDE_DUTCH_2025");
                trf.say("XXR", self.rounds);
                trf.say("XXC", if drawn == Colour::White { "white1" } else { "black1" });
            }
            TrfVersion::V26 => {
                trf.say("142", self.rounds);
                trf.say("152", if drawn == Colour::White { 'W' } else { 'B' });
                trf.say("192", "FIDE_DUTCH_2025");
            }
        }
        trf
    }

    /// The first round (from 0) in which a player is present, and the first after the player's withdrawal.
    fn stay(&self, luck: &mut Chance) -> (usize, usize) {
        let half = u32::try_from(self.rounds.div_ceil(2)).unwrap_or(u32::MAX);
        let [late, gone] = [(); 2].map(|()| luck.is(self.absent, 2 * WHOLE));
        let first = if late { 1 + luck.below(half) as usize } else { 0 };
        let last =
            if gone { self.rounds.saturating_sub(luck.below(half) as usize) } else { self.rounds };
        (first, last)
    }

    fn play(
        &self,
        trf: &mut Trf,
        round: usize,
        stays: &[(usize, usize)],
        luck: &mut Chance,
    ) -> Result<(), NoRound> {
        // Present players have the bye until the round is paired.
        let there = TrfRound { result: TrfResult::PairingBye, ..TrfRound::default() };
        for (player, (first, gone)) in trf.players.iter_mut().zip(stays) {
            let off = luck.is(self.absent, WHOLE).then(|| luck.is(1, 2));
            let result = match off {
                _ if round < *first || round >= *gone => TrfResult::ZeroBye,
                Some(true) => TrfResult::HalfBye,
                Some(false) => TrfResult::ZeroBye,
                None => TrfResult::PairingBye,
            };
            player.rounds.push(TrfRound { result, ..there });
        }
        let present = trf.players.iter().filter(|player| player.rounds[round] == there).count();
        let paired = |trf: &Trf| {
            let (players, rules) = Report::of(trf).ok()?.before(round);
            pair(&players, &rules).ok()
        };
        let some = if present < 2 { None } else { paired(trf) };
        let made = some.or_else(|| {
            // With too few present, all come.
            trf.players.iter_mut().for_each(|player| player.rounds[round] = there);
            paired(trf)
        });
        for pair in made.ok_or(NoRound(round + 1))?.pairs {
            let results = self.result(pair.map(|place| trf.players[place].rating), luck);
            let starts = pair.map(|place| trf.players[place].start);
            let colours = [Colour::White, Colour::Black];
            for side in [0, 1] {
                trf.players[pair[side]].rounds[round] = TrfRound {
                    opponent: Some(starts[1 - side]),
                    colour: Some(colours[side]),
                    result: results[side],
                };
            }
        }
        Ok(())
    }

    /// The result of a board for White and Black. The stronger player wins as in Elo near the
    /// middle: 1.44 thousandths more for each point of rating, between 50 and 950.
    fn result(&self, ratings: [Option<u32>; 2], luck: &mut Chance) -> [TrfResult; 2] {
        let [white, black] = ratings.map(|rating| i64::from(rating.unwrap_or(RATINGS.0)));
        let wins = (500 + (white - black) * 144 / 100).clamp(50, 950);
        let wins = luck.is(u32::try_from(wins).unwrap_or(WHOLE / 2), WHOLE);
        let results = if luck.is(self.forfeits, WHOLE) {
            if luck.is(1, BOTH) {
                return [TrfResult::ForfeitLoss; 2];
            }
            [TrfResult::ForfeitWin, TrfResult::ForfeitLoss]
        } else if luck.is(self.draws, WHOLE) {
            [TrfResult::Draw; 2]
        } else {
            [TrfResult::Win, TrfResult::Loss]
        };
        let [first, second] = results;
        if wins { [first, second] } else { [second, first] }
    }
}

fn player(start: u32, rating: u32) -> TrfPlayer {
    let name = format!("Player {start}");
    TrfPlayer { start, name, rating: Some(rating), ..TrfPlayer::default() }
}

/// Sets the points, and the ranks by points and starting numbers.
fn rank(players: &mut [TrfPlayer]) {
    for player in players.iter_mut() {
        player.points = player.rounds.iter().map(|round| round.result.points()).sum();
    }
    let mut order: Vec<&mut TrfPlayer> = players.iter_mut().collect();
    order.sort_by_key(|player| (Reverse(player.points), player.start));
    (1..).zip(order).for_each(|(rank, player)| player.rank = Some(rank));
}
