//! The scores of programs at a table of card players.

use daihinmin::log::LoggedGame;

use crate::export::{Cell, Column, Sheet};

/// The score of a program.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Program {
    name: String,
    games: u32,
    points: u32,
    firsts: u32,
    refused: u32,
}

impl Program {
    /// All players of a table, before the first game.
    pub fn table(names: Vec<String>) -> Vec<Self> {
        names.into_iter().map(|name| Self { name, ..Self::default() }).collect()
    }

    /// Counts a game: 5 points for the first place of five, 1 for the last.
    pub fn count(table: &mut [Self], game: &LoggedGame) {
        let seats = table.len();
        for (program, &place) in table.iter_mut().zip(&game.result) {
            program.games += 1;
            program.points += u32::try_from(seats.saturating_sub(place)).unwrap_or(0);
            program.firsts += u32::from(place == 0);
        }
    }

    /// Sets the number of illegal plays of each.
    pub fn refused(table: &mut [Self], refused: impl IntoIterator<Item = u32>) {
        for (program, refused) in table.iter_mut().zip(refused) {
            program.refused = refused;
        }
    }
}

/// A row for each program, in the order of their numbers.
pub fn programs(table: &[Program], random_seed: u64) -> Sheet {
    const COLUMNS: &[Column] = &[
        Column::Name,
        Column::Games,
        Column::Points,
        Column::Mean,
        Column::Firsts,
        Column::Refused,
        Column::RandomSeed,
    ];
    let row = |program: &Program| {
        let mean = f64::from(program.points) / f64::from(program.games.max(1));
        vec![
            Cell::text(program.name.clone()),
            program.games.into(),
            program.points.into(),
            Cell::Share(mean),
            program.firsts.into(),
            program.refused.into(),
            Cell::seed(random_seed),
        ]
    };
    Sheet::new(COLUMNS, table.iter().map(row).collect())
}
