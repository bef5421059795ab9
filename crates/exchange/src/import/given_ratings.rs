//! Ratings from elsewhere, and who is who where records name players in another way.

use std::collections::HashMap;

use super::analysed_moves::figure;
use super::headings::{Column, Columns};
use super::rows::Table;
use super::{ImportFault, Unread, Why};
use crate::domain::name::fold;
use crate::domain::number::narrow;

static RATINGS: Columns = Columns::new(&[
    Column::required("rating").or("レート, レーティング"),
    Column::optional("name").or("player, 選手, 名前, 氏名"),
    Column::optional("id").or("number, 登録番号"),
    Column::optional("member_number").or("会員番号, member no"),
    Column::optional("games").or("games_38_months, 対局数, ゲーム数"),
    Column::passed_over("rank"),
    Column::passed_over("club"),
    Column::passed_over("wins").or("won, matches won"),
    Column::passed_over("losses").or("lost, matches lost"),
    Column::passed_over("draws").or("drawn, matches drawn"),
    Column::passed_over("matches"),
    Column::passed_over("games_won"),
    Column::passed_over("game_win_rate"),
    Column::passed_over("last_played"),
    Column::passed_over("low"),
    Column::passed_over("high"),
    Column::passed_over("status"),
]);
const RATING: usize = 0;
const NAMES: [usize; 3] = [1, 2, 3];
const GAMES: usize = 4;

static LINKS: Columns = Columns::new(&[
    Column::required("player").or("name, wthor_name, 選手"),
    Column::required("id").or("federation_id, number, 登録番号"),
    Column::passed_over("wthor_index"),
]);
const PLAYER: usize = 0;
const ID: usize = 1;

/// A rating from elsewhere.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GivenRating {
    /// In points.
    pub rating: f64,
    /// How many games it rests on, where that is said.
    pub games: Option<u32>,
}

/// Ratings by the names and numbers of players.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GivenRatings {
    ratings: HashMap<String, GivenRating>,
    links: HashMap<String, String>,
}

impl GivenRatings {
    /// Reads ratings with the header `rating,name` or `rating,id`, and `games`, how many games a rating rests on: those with
    /// fewer than `games` are left out.
    pub fn read(bytes: &[u8], games: u32) -> Result<Self, ImportFault> {
        let table = Table::open(bytes.into(), &RATINGS).map_err(Unread::first)?;
        let mut found = Self::default();
        for row in table.rows() {
            let row = row?;
            let rated = row.given(RATING).ok_or_else(|| row.fault(RATING, Why::Empty))?;
            let rating = figure(&row, RATING, rated)?;
            let rated_games = row.given(GAMES).map(|text| {
                narrow(text).parse::<u32>().map_err(|_fault| row.fault(GAMES, Why::NotANumber))
            });
            let rated_games = rated_games.transpose()?;
            if rated_games.is_some_and(|rated| rated < games) {
                continue;
            }
            let names: Vec<&str> = NAMES.into_iter().filter_map(|at| row.given(at)).collect();
            if names.is_empty() {
                return Err(row.fault(NAMES[0], Why::Empty));
            }
            for name in names {
                found.add(name, GivenRating { rating, games: rated_games });
            }
        }
        Ok(found)
    }

    /// Adds who is who, with the header `player,id`: players of the records by their numbers among the ratings.
    pub fn read_links(&mut self, bytes: &[u8]) -> Result<(), ImportFault> {
        let table = Table::open(bytes.into(), &LINKS).map_err(Unread::first)?;
        for row in table.rows() {
            let row = row?;
            let text = |column| row.given(column).ok_or_else(|| row.fault(column, Why::Empty));
            self.links.insert(fold(text(PLAYER)?), fold(text(ID)?));
        }
        Ok(())
    }

    /// Adds one.
    pub fn add(&mut self, name: &str, rating: GivenRating) {
        self.ratings.insert(fold(name), rating);
    }

    /// The rating of a player of the records.
    pub fn of(&self, player: &str) -> Option<GivenRating> {
        let name = fold(player);
        self.ratings.get(self.links.get(&name).unwrap_or(&name)).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_rated_by_the_name_the_registration_and_the_number_of_the_club() {
        let list = "レート,氏名,登録番号,会員番号\n1612,佐藤 健太,P0001-3,0101\n";
        let read = GivenRatings::read(list.as_bytes(), 0).expect("a list");
        for player in ["佐藤 健太", "P0001-3", "0101"] {
            assert_eq!(read.of(player).map(|of| of.rating), Some(1612.0), "{player}");
        }
        assert_eq!(read.of("101"), None, "leading zeros belong to a number");
    }
}
