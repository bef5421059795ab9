//! What the ratings foretell.

use super::context::Context;
use super::error::CliError;
use super::meant;
use crate::club::Club;
use crate::domain::length::Length;
use crate::domain::rating::{Duel, FinalScore, Odds, Scale, changes, expected, race};
use crate::export::{Cell, Format, Sheet};

const COLUMNS: &[&str] = &["score", "probability", "change"];

/// Two ratings or players, and the match between them.
#[derive(Debug, clap::Args)]
pub(super) struct Expect {
    /// A rating like 1700, or a player
    #[arg(allow_negative_numbers = true)]
    a: String,
    /// The other
    #[arg(allow_negative_numbers = true)]
    b: String,
    /// The games that win the match
    #[arg(long, value_name = "N", default_value_t = 2,
        value_parser = games)]
    first_to: u32,
    /// K [default: the rating list's]
    #[arg(long, value_parser = k)]
    k: Option<f64>,
    /// The rating list on which the players are looked up [default: main]
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
}

/// Reads a number of games that a match may have.
pub(super) fn games(text: &str) -> Result<u32, String> {
    let games: u32 = text.parse().map_err(|error: std::num::ParseIntError| error.to_string())?;
    let sound = Length::Games(games).is_sound();
    sound.then_some(games).ok_or_else(|| format!("games are from 1 to {}", Length::MOST))
}

/// Reads a K in its range.
pub(super) fn k(text: &str) -> Result<f64, String> {
    let k: f64 = text.parse().map_err(|error: std::num::ParseFloatError| error.to_string())?;
    let sound = Scale { k, ..Scale::STANDARD }.is_sound();
    sound.then_some(k).ok_or_else(|| "K is above 0 and at most 1000".to_owned())
}

/// Reads the start of a rating list in its range.
pub(super) fn start(text: &str) -> Result<f64, String> {
    let start: f64 = text.parse().map_err(|error: std::num::ParseFloatError| error.to_string())?;
    let sound = Scale { start, ..Scale::STANDARD }.is_sound();
    sound.then_some(start).ok_or_else(|| "the start is from -10000 to 10000".to_owned())
}

impl Expect {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let numbers = [&self.a, &self.b].map(|text| rating(text));
        let alone = self.list.is_none() && numbers.iter().all(Option::is_some);
        // Two ratings need no file.
        let club = if alone { Club::default() } else { context.open()?.club().clone() };
        let list = meant::list(context.words, &club, self.list.as_deref())?;
        let mut ratings = [0.0; 2];
        for ((rating, text), number) in ratings.iter_mut().zip([&self.a, &self.b]).zip(numbers) {
            *rating = match number {
                Some(number) => number,
                None => club.rating(list.id, meant::player(context.words, &club, text)?),
            };
        }
        let k = self.k.unwrap_or(list.scale.k);
        let wins = expected(ratings[0] - ratings[1], Odds::EVEN);
        writeln!(context.out, "{}", (context.words.label.expected)(wins))?;
        writeln!(context.out, "{}", (context.term.length)(Length::FirstTo(self.first_to)))?;
        let ends = race(self.first_to, wins);
        let rows = ends.iter().map(|end| row(end, k, ratings)).collect();
        Ok(Sheet::new(COLUMNS, rows).write(Format::Table, context.out)?)
    }
}

/// A rating, if the text is a number.
fn rating(text: &str) -> Option<f64> {
    text.parse().ok().filter(|number: &f64| number.is_finite())
}

fn row(end: &FinalScore, k: f64, ratings: [f64; 2]) -> Vec<Cell> {
    let mut moved = [0.0; 2];
    let games = f64::from(end.a + end.b);
    let duel = Duel { players: [0, 1], score: f64::from(end.a), games, odds: Odds::EVEN };
    changes(|_| k, &ratings, &[duel], &mut moved);
    vec![
        Cell::text(format!("{}-{}", end.a, end.b)),
        Cell::text(format!("{:.4}", end.probability)),
        Cell::text(format!("{:+.2}", moved[0])),
    ]
}
