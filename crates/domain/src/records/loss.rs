//! Reduces the losses of a game to one number.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::fit::{Fit, NORMAL_90, Sample};
use crate::rating::calibration::Class;

/// The conditions under which a move counts.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Filter {
    /// The first move of the game that counts, from 1.
    pub first_ply: u32,
    /// The last move that counts; none for all.
    pub last_ply: Option<u32>,
    /// The least number of legal moves. If it is unknown, a move counts.
    pub legal: u32,
    /// The largest absolute value of the best move, so that decided games can be left out.
    pub within: Option<f64>,
    /// Whether only moves with exact values count.
    pub exact: bool,
}

impl Filter {
    /// All moves.
    pub const ALL: Self =
        Self { first_ply: 1, last_ply: None, legal: 1, within: None, exact: false };
    /// Without the first ten moves, which are openings, and without forced ones.
    pub const STANDARD: Self = Self { first_ply: 11, legal: 2, ..Self::ALL };
    /// Chess, in centipawns: without the first eight moves of each player,
    /// which are openings, and without nearly decided positions.
    pub const CHESS: Self = Self { first_ply: 17, within: Some(300.0), ..Self::STANDARD };
    /// Shogi, in centipawns: from move 40 on, and without decided positions (Yamashita 2014).
    pub const SHOGI: Self = Self { first_ply: 40, within: Some(1000.0), ..Self::STANDARD };

    /// The standard of the judged game, by the first word of the engines' names.
    pub fn standard(engines: &[String]) -> Self {
        match game(engines) {
            Some("chess") => Self::CHESS,
            Some("shogi") => Self::SHOGI,
            _ => Self::STANDARD,
        }
    }

    /// Whether a move counts.
    pub fn takes(&self, made: &AnalysedMove) -> bool {
        made.ply >= self.first_ply
            && self.last_ply.is_none_or(|last| made.ply <= last)
            && made.legal.is_none_or(|legal| legal >= self.legal)
            && self.within.is_none_or(|most| made.best.abs() <= most)
            && (made.exact || !self.exact)
    }
}

/// The game in which all moves were judged.
fn game(engines: &[String]) -> Option<&str> {
    let mut games = engines.iter().map(|engine| engine.split(' ').next().unwrap_or_default());
    let first = games.next()?;
    games.all(|game| game == first).then_some(first)
}

/// The number that counts for the loss of a move.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Statistic {
    /// The loss itself.
    Mean,
    /// The loss, but at most this much.
    Capped(f64),
    /// The square root of the loss, so that one disaster does not outweigh many slips.
    RootMean,
    /// The loss, only for moves that differ from the engine's and lose value (Yamashita 2014).
    Mistakes,
    /// 1 if the move is the engine's, else 0, so that the number is the rate of agreement, not a loss.
    Agreement,
}

/// A measure that reduces the losses of moves to one number.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measure {
    /// The number that counts for each loss.
    pub statistic: Statistic,
    /// The conditions under which moves count.
    pub filter: Filter,
}

impl Measure {
    /// The cap used in Othello, in discs.
    pub const CAP: f64 = 12.0;

    /// The cap of the judged game: in chess and shogi the value from which on positions do not count.
    pub fn cap(engines: &[String]) -> f64 {
        Filter::standard(engines).within.unwrap_or(Self::CAP)
    }

    /// The mean loss of the first 20 moves of a player (S1, version 1).
    pub const S1_FIRST_40: Self =
        Self { statistic: Statistic::Mean, filter: Filter { last_ply: Some(40), ..Filter::ALL } };
    /// The mean loss of all moves (S1, version 2).
    pub const S1_ALL: Self = Self { statistic: Statistic::Mean, filter: Filter::ALL };

    /// The losses of a player's moves in a game; none if no move counts.
    pub fn of(&self, side: &PlayerSide) -> Option<GameLoss> {
        let counted = side.moves.iter().filter(|made| self.filter.takes(made));
        let mut loss = GameLoss { sum: 0.0, moves: 0 };
        let is_mistake = |made: &&AnalysedMove| !made.agrees() && made.loss() > 0.0;
        for made in counted.filter(|made| self.statistic != Statistic::Mistakes || is_mistake(made))
        {
            loss.sum += match self.statistic {
                Statistic::Mean | Statistic::Mistakes => made.loss(),
                Statistic::Agreement => f64::from(u8::from(made.agrees())),
                Statistic::Capped(cap) => made.loss().min(cap),
                Statistic::RootMean => made.loss().sqrt(),
            };
            loss.moves += 1;
        }
        (loss.moves > 0).then_some(loss)
    }
}

/// The losses of a player's moves in one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GameLoss {
    /// The sum over the moves that count.
    pub sum: f64,
    /// The number of these moves; at least 1.
    pub moves: u32,
}

impl GameLoss {
    /// The mean loss of its moves.
    pub fn mean(&self) -> f64 {
        self.sum / f64::from(self.moves)
    }
}

/// The mean loss of the moves of several games; none without games.
pub fn pooled<'a>(games: impl IntoIterator<Item = &'a GameLoss>) -> Option<f64> {
    let sum = |(sum, moves), game: &GameLoss| (sum + game.sum, moves + game.moves);
    let (sum, moves) = games.into_iter().fold((0.0, 0), sum);
    (moves > 0).then(|| sum / f64::from(moves))
}

// Evaluates a fit on players whom it was not made from.

impl Class {
    /// Classes of players by their number of games: one, 2 to 4, 5 to 9, 10 or more; then all.
    pub const BY_GAMES: [Self; 5] = [
        Self { from: 1, to: Some(1) },
        Self { from: 2, to: Some(4) },
        Self { from: 5, to: Some(9) },
        Self { from: 10, to: None },
        Self { from: 1, to: None },
    ];

    fn has(self, sample: &Sample) -> bool {
        let games = u32::try_from(sample.games.len()).unwrap_or(u32::MAX);
        games >= self.from && self.to.is_none_or(|to| games <= to)
    }
}

/// The quality of the estimates for some players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// The class of the players.
    pub class: Class,
    /// The number of players; at least 2.
    pub players: usize,
    /// The standard deviation of their ratings, in points.
    pub deviation: f64,
    /// `1 − Σ(rating − estimate)²/Σ(rating − mean)²`: below 0 if the mean would be better.
    pub r2: f64,
    /// The `r2` of the line alone, which ignores the number of games.
    pub line_r2: f64,
    /// The root mean square error of the estimates, in points.
    pub error: f64,
    /// The mean absolute error, in points.
    pub absolute: f64,
    /// How much they are too high on average.
    pub bias: f64,
    /// The mean deviation that the estimates claim.
    pub claimed: f64,
    /// The share of ratings within the 90 % intervals.
    pub coverage: f64,
}

impl Judged {
    /// Evaluates a fit on the players of a class; none for fewer than two.
    #[expect(clippy::cast_precision_loss, reason = "players are counted")]
    pub fn of(fit: &Fit, samples: &[Sample], class: Class) -> Option<Self> {
        let own: Vec<&Sample> = samples.iter().filter(|sample| class.has(sample)).collect();
        if own.len() < 2 {
            return None;
        }
        let count = own.len() as f64;
        let mean = |of: &dyn Fn(&Sample) -> f64| own.iter().map(|one| of(one)).sum::<f64>() / count;
        let estimate = |one: &Sample| fit.foretell(one);
        let off = |one: &Sample| estimate(one).rating - one.rating;
        let middle = mean(&|one| one.rating);
        let total = mean(&|one| (one.rating - middle).powi(2));
        let square = mean(&|one| off(one).powi(2));
        let line = mean(&|one| (fit.on_line(one.loss()) - one.rating).powi(2));
        let holds = |one: &Sample| off(one).abs() <= NORMAL_90 * estimate(one).deviation;
        Some(Self {
            class,
            players: own.len(),
            deviation: (total * count / (count - 1.0)).sqrt(),
            r2: 1.0 - square / total,
            line_r2: 1.0 - line / total,
            error: square.sqrt(),
            absolute: mean(&|one| off(one).abs()),
            bias: mean(&off),
            claimed: mean(&|one| estimate(one).deviation),
            coverage: mean(&|one| f64::from(u8::from(holds(one)))),
        })
    }
}

// Analysed moves, by game and player.

/// A move compared with the best one, by an engine.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AnalysedMove {
    /// The number of the move in the game, from 1, with both players' moves counted.
    pub ply: u32,
    /// The value of the best move, for the player to move.
    pub best: f64,
    /// The value of the played move.
    pub played: f64,
    /// The number of legal moves, if it is known.
    pub legal: Option<u32>,
    /// Whether both values are exact.
    pub exact: bool,
    /// The played move in the notation of the game, if it is known: `f5`, `Nf3`, `7g7f`.
    pub made: Option<Box<str>>,
    /// A best move, in the same notation.
    pub best_move: Option<Box<str>>,
}

impl AnalysedMove {
    /// The loss by the move, never below 0: a move that the engine values more after it was played lost nothing.
    pub fn loss(&self) -> f64 {
        (self.best - self.played).max(0.0)
    }

    /// Whether the move is the engine's; if moves are not recorded, whether it lost nothing.
    pub fn agrees(&self) -> bool {
        match (&self.made, &self.best_move) {
            (Some(made), Some(best)) => made == best,
            _ => self.loss() <= 0.0,
        }
    }
}

/// An analysed game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// The name of the game in its file.
    pub name: String,
    /// The date in its file: a year, or a day as `2026-11-21`.
    pub date: Option<Box<str>>,
}

/// The moves of one player in one game.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerSide {
    /// The place of the game in [`Records::games`].
    pub game: usize,
    /// The place of the player in [`Records::players`].
    pub player: usize,
    /// The score of the player in the game, 1, ½ or 0, if it is known.
    pub score: Option<f64>,
    /// The moves, in the order of the file.
    pub moves: Vec<AnalysedMove>,
}

/// Analysed games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Records {
    /// The engines that judged the moves, each once; records of several engines should not be mixed.
    pub engines: Vec<String>,
    /// The games, in the order of the file.
    pub games: Vec<GameRecord>,
    /// The players, in the order of the file.
    pub players: Vec<String>,
    /// Each player's side of each game, in the order of the games.
    pub sides: Vec<PlayerSide>,
}

impl Records {
    /// The side of the other player of a game, if it has two.
    pub fn opponent(&self, side: &PlayerSide) -> Option<&PlayerSide> {
        let mut others = self.game(side.game).iter().filter(|other| other.player != side.player);
        let other = others.next()?;
        others.next().is_none().then_some(other)
    }

    /// Each player's side of a game.
    pub fn game(&self, game: usize) -> &[PlayerSide] {
        let from = self.sides.partition_point(|side| side.game < game);
        let of_game = &self.sides[from..];
        &of_game[..of_game.partition_point(|side| side.game == game)]
    }

    /// The number of plies in a game; passes do not count.
    pub fn plies(&self, game: usize) -> u32 {
        self.moves(game).map(|made| made.ply).max().unwrap_or(0)
    }

    /// The number of plies if players resigned before a best move of −`limit` or less; none if neither would.
    pub fn plies_if_resigned(&self, game: usize, limit: f64) -> Option<u32> {
        let lost = self.moves(game).filter(|made| made.best <= -limit);
        lost.map(|made| made.ply.saturating_sub(1)).min()
    }

    fn moves(&self, game: usize) -> impl Iterator<Item = &AnalysedMove> {
        self.game(game).iter().flat_map(|side| &side.moves)
    }

    /// The sides of each player, in the order of [`Self::players`].
    pub fn by_player(&self) -> Vec<Vec<&PlayerSide>> {
        let mut all = vec![Vec::new(); self.players.len()];
        for side in &self.sides {
            all[side.player].push(side);
        }
        all
    }
}

/// Builds analysed games, move by move.
#[derive(Debug, Default)]
pub struct RecordsBuilder {
    records: Records,
    games: HashMap<String, usize>,
    players: HashMap<String, usize>,
    sides: HashMap<(usize, usize), usize>,
}

impl RecordsBuilder {
    /// Adds a move to a player's side of a game; `score` is the player's score in the game.
    pub fn add(&mut self, game: &str, player: &str, score: Option<f64>, made: AnalysedMove) {
        let game = self.game(game);
        let player = self.player(player);
        let sides = &mut self.records.sides;
        let at = *self.sides.entry((game, player)).or_insert_with(|| {
            sides.push(PlayerSide { game, player, score, moves: Vec::new() });
            sides.len() - 1
        });
        sides[at].score = sides[at].score.or(score);
        sides[at].moves.push(made);
    }

    /// Sets the date of a game.
    pub fn add_date(&mut self, game: &str, date: &str) {
        let game = self.game(game);
        self.records.games[game].date.get_or_insert_with(|| date.into());
    }

    /// Adds an engine that judged moves.
    pub fn add_engine(&mut self, engine: &str) {
        let engines = &mut self.records.engines;
        if !engines.iter().any(|known| known == engine) {
            engines.push(engine.to_owned());
        }
    }

    /// The finished records.
    pub fn finish(mut self) -> Records {
        self.records.sides.sort_by_key(|side| side.game);
        self.records
    }

    fn game(&mut self, name: &str) -> usize {
        let new = || GameRecord { name: name.to_owned(), date: None };
        place(&mut self.records.games, &mut self.games, name, new)
    }

    fn player(&mut self, name: &str) -> usize {
        place(&mut self.records.players, &mut self.players, name, || name.to_owned())
    }
}

/// The place of this name; a new name is appended.
fn place<T>(
    all: &mut Vec<T>,
    places: &mut HashMap<String, usize>,
    name: &str,
    new: impl FnOnce() -> T,
) -> usize {
    if let Some(at) = places.get(name) {
        return *at;
    }
    places.insert(name.to_owned(), all.len());
    all.push(new());
    all.len() - 1
}
