//! Analysed moves, by game and player.

use std::collections::HashMap;

/// A move beside the best one, as an engine sees both.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AnalysedMove {
    /// Which move of the game, from 1, both players' counted.
    pub ply: u32,
    /// The value of the best move, for the player who moves.
    pub best: f64,
    /// The value of the move made.
    pub played: f64,
    /// How many moves were legal, where that is known.
    pub legal: Option<u32>,
    /// Whether both values are certain.
    pub exact: bool,
    /// The move made, as the game writes its moves, where that is known: `f5`, `Nf3`, `7g7f`.
    pub made: Option<Box<str>>,
    /// A best move, likewise.
    pub best_move: Option<Box<str>>,
}

impl AnalysedMove {
    /// The loss by the move, never below 0: an engine that likes a move better once it is made lost nothing by it.
    pub fn loss(&self) -> f64 {
        (self.best - self.played).max(0.0)
    }
}

/// A game that was analysed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// The name of the game in its file.
    pub name: String,
    /// When it was played, as its file says: a year, or a day as `2026-11-21`.
    pub date: Option<Box<str>>,
}

/// The part of one player in one game.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerSide {
    /// The place of the game in [`Records::games`].
    pub game: usize,
    /// The place of the player in [`Records::players`].
    pub player: usize,
    /// The score of the player in the game, 1, ½ or 0, where that is known.
    pub score: Option<f64>,
    /// The moves, in the order of the file.
    pub moves: Vec<AnalysedMove>,
}

/// Analysed games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Records {
    /// The engines that judged the moves, each once; more than one should not be mixed.
    pub engines: Vec<String>,
    /// The games, in the order of the file.
    pub games: Vec<GameRecord>,
    /// The players, likewise.
    pub players: Vec<String>,
    /// Each player's part of each game, in the order of the games.
    pub sides: Vec<PlayerSide>,
}

impl Records {
    /// The part of the other player of a game, where it has two.
    pub fn opponent(&self, side: &PlayerSide) -> Option<&PlayerSide> {
        let mut others = self.game(side.game).iter().filter(|other| other.player != side.player);
        let other = others.next()?;
        others.next().is_none().then_some(other)
    }

    /// Each player's part of a game.
    pub fn game(&self, game: usize) -> &[PlayerSide] {
        let from = self.sides.partition_point(|side| side.game < game);
        let of_game = &self.sides[from..];
        &of_game[..of_game.partition_point(|side| side.game == game)]
    }

    /// Each player's parts, in the order of [`Self::players`].
    pub fn by_player(&self) -> Vec<Vec<&PlayerSide>> {
        let mut all = vec![Vec::new(); self.players.len()];
        for side in &self.sides {
            all[side.player].push(side);
        }
        all
    }
}

/// Analysed games under way, move by move.
#[derive(Debug, Default)]
pub struct RecordsBuilder {
    records: Records,
    games: HashMap<String, usize>,
    players: HashMap<String, usize>,
    sides: HashMap<(usize, usize), usize>,
}

impl RecordsBuilder {
    /// Adds a move of a game to what its player did there; `score` is what the player scored in the game.
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

    /// Notes when a game was played.
    pub fn add_date(&mut self, game: &str, date: &str) {
        let game = self.game(game);
        self.records.games[game].date.get_or_insert_with(|| date.into());
    }

    /// Notes which engine judged moves.
    pub fn add_engine(&mut self, engine: &str) {
        let engines = &mut self.records.engines;
        if !engines.iter().any(|known| known == engine) {
            engines.push(engine.to_owned());
        }
    }

    /// All of them.
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

/// Where something of that name stands; something new is put behind the others.
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
