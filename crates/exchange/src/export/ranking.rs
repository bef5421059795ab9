//! The ranking of a list, the distribution of its ratings, and the differences from an earlier one.

use std::collections::HashMap;

use chrono::NaiveDate;

use super::players::with_titles;
use super::{Cell, Column, Extent, ListColumn, Medium, Sheet, Term, sheet_of};
use crate::club::Club;
use crate::club::question::changes::{RatingDifference, Why};
use crate::club::question::rating_table::{RankingQuery, RatingLine, RatingTable};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::progress::NoProgress;
use crate::domain::rating::{HistoryRules, Missing};
use crate::domain::standings::Tally;

/// A player's line in the ranking.
pub struct Placed<'a> {
    pub line: &'a RatingLine,
    pub name: &'a str,
    /// The conditions for a rank in words.
    pub missing: &'a (dyn Fn(&Missing) -> String + Sync),
    /// The rating if no hand were known.
    pub without_hands: Option<f64>,
    /// Whether anybody of the ranking drew a match.
    pub draws: bool,
    /// The ranking that it is compared with, where it is.
    pub since: Option<&'a Before>,
}

impl Placed<'_> {
    fn is_established(&self) -> bool {
        self.line.missing.is_empty()
    }

    fn last_played(&self) -> Option<Cell> {
        self.line.ranked.last_played.map(Cell::Day)
    }

    fn missing(&self) -> Option<Cell> {
        let lacks: Vec<String> = self.line.missing.iter().map(self.missing).collect();
        (!lacks.is_empty()).then(|| Cell::text(lacks.join("; ")))
    }
}

/// The columns of the ranking. Games are the rated games, and so are those won; wins, draws and losses count rated
/// matches; low and high are the ends of the 95 % interval.
pub fn ranking_columns() -> Vec<ListColumn> {
    use Extent::{Around, Figures, FiguresAround, Names};
    use Medium::{Data, Page, Terminal};
    const EVERYWHERE: &[Medium] = &[Data, Page, Terminal(0)];
    let column = ListColumn::new;
    vec![
        column(Column::Rank, EVERYWHERE, Figures(4), |one| one.line.rank.into()),
        column(Column::Number, &[Data, Terminal(100)], Around, |one| {
            Cell::text(one.line.player.to_string())
        }),
        column(Column::Name, EVERYWHERE, Names, |one| Cell::text(one.name)),
        column(Column::Rating, EVERYWHERE, Figures(8), |one| {
            let rating = one.line.interval.rating;
            if one.is_established() { Cell::Rating(rating) } else { Cell::Provisional(rating) }
        }),
        column(Column::WithoutHands, &[Terminal(0)], Figures(8), |one| {
            one.without_hands.map_or(Cell::Empty, Cell::Rating)
        }),
        column(Column::Moved, &[Terminal(0)], Figures(4), |one| {
            one.since.map_or(Cell::Empty, |since| since.moved(one.line))
        }),
        column(Column::Gained, &[Terminal(0)], Figures(8), |one| {
            one.since.map_or(Cell::Empty, |since| since.gained(one.line))
        }),
        column(Column::HalfWidth, &[Page, Terminal(0)], Figures(6), |one| {
            Cell::Points(one.line.interval.half_width().ceil())
        }),
        column(Column::Games, EVERYWHERE, Figures(6), |one| one.line.ranked.games.into()),
        column(Column::GamesWon, &[Data, Page, Terminal(140)], FiguresAround, |one| {
            one.line.ranked.tally.games_won.into()
        }),
        column(Column::GameWinRate, &[Page, Terminal(140)], FiguresAround, |one| {
            win_rate(one.line.ranked.tally)
        }),
        column(Column::Matches, &[Data, Terminal(100)], FiguresAround, |one| {
            one.line.ranked.tally.matches().into()
        }),
        column(Column::Record, &[Terminal(76)], Figures(9), |one| {
            Cell::text(one.line.ranked.tally.record(one.draws))
        }),
        column(Column::Wins, &[Data, Page], Figures(4), |one| one.line.ranked.tally.wins.into()),
        column(Column::Draws, &[Data, Page], Figures(4), |one| one.line.ranked.tally.draws.into()),
        column(Column::Losses, &[Data, Page], Figures(4), |one| {
            one.line.ranked.tally.losses.into()
        }),
        column(Column::LastPlayed, &[Data, Page], Around, |one| one.last_played().into()),
        column(Column::LastOrMissing, &[Terminal(0)], Around, |one| {
            one.line
                .missing
                .first()
                .map_or_else(|| one.last_played().into(), |first| Cell::text((one.missing)(first)))
        }),
        column(Column::Interval, &[Terminal(100)], Around, |_| Cell::Empty),
        column(Column::Low, &[Data], Figures(8), |one| Cell::Rating(one.line.interval.low())),
        column(Column::High, &[Data], Figures(8), |one| Cell::Rating(one.line.interval.high())),
        column(Column::Status, &[Data], Around, |one| {
            Term::Established(one.is_established()).into()
        }),
        column(Column::Missing, &[Data], Around, |one| one.missing().into()),
        // Newer columns come last, since scripts count columns.
        column(Column::GameWinRate, &[Data], FiguresAround, |one| win_rate(one.line.ranked.tally)),
    ]
}

/// The share of games won. Drawn games count half.
pub(super) fn win_rate(tally: Tally) -> Cell {
    tally.game_win_rate().map_or(Cell::Empty, Cell::Share)
}

/// How the players of a list stood before something.
#[derive(Clone, Debug)]
pub struct Before(HashMap<PlayerId, (Option<u32>, f64)>);

impl Before {
    /// The places and ratings of an earlier ranking. A player who was not on it began with the rating that was given.
    pub fn new(table: &RatingTable, given: HashMap<PlayerId, f64>) -> Self {
        let given = given.into_iter().map(|(player, rating)| (player, (None, rating)));
        let stood = |line: &RatingLine| (line.player, (line.rank, line.interval.rating));
        Self(given.chain(table.lines.iter().map(stood)).collect())
    }

    /// A ranking with the places and points that everybody has gained since, in two more columns. Who had no place then
    /// is new among those who have one; points are of those who had a rating.
    #[must_use]
    pub fn beside(&self, sheet: Sheet, table: &RatingTable) -> Sheet {
        let sheet = sheet.and(Column::Moved, table.lines.iter().map(|line| self.moved(line)));
        sheet.and(Column::Gained, table.lines.iter().map(|line| self.gained(line)))
    }

    fn stood(&self, line: &RatingLine) -> Option<(Option<u32>, f64)> {
        self.0.get(&line.player).copied()
    }

    /// How many ranks a player has gained.
    fn moved(&self, line: &RatingLine) -> Cell {
        match (self.stood(line).and_then(|(rank, _)| rank), line.rank) {
            (_, None) => Cell::Empty,
            (None, Some(_)) => Term::New.into(),
            (Some(before), Some(now)) => Cell::Whole(i64::from(before) - i64::from(now)),
        }
    }

    /// How many points a player has gained.
    fn gained(&self, line: &RatingLine) -> Cell {
        let stood = self.stood(line);
        stood.map_or(Cell::Empty, |(_, was)| Cell::Rating(line.interval.rating - was))
    }
}

/// The whole ranking: established ratings in their order, then provisional ones without a rank, with what each misses.
pub fn ranking(
    club: &Club,
    table: &RatingTable,
    missing: impl Fn(&Missing) -> String + Sync,
) -> Sheet {
    let missing = &missing;
    let lines = table.lines.iter().filter_map(|line| {
        let name = &club.player(line.player)?.name;
        Some(Placed { line, name, missing, without_hands: None, draws: true, since: None })
    });
    let players = table.lines.iter().filter_map(|line| club.player(line.player));
    let titles = players.map(|player| player.title.as_deref());
    with_titles(Sheet::of_list(ranking_columns(), &lines.collect::<Vec<_>>()), titles)
}

/// The parts of a ranking: its players and its columns.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankingParts {
    pub list: ListId,
    pub asked: RankingQuery,
    /// Parameters for fits in place of the list's.
    pub history: Option<HistoryRules>,
    /// The only category, by its index among those of the club.
    pub category: Option<usize>,
    /// Whether only established ratings stand in it.
    pub established: bool,
    /// The day with whose ranking places and points are compared, in two more columns.
    pub before: Option<NaiveDate>,
    /// Whether there is a column of ratings without correction for hands.
    pub without_hands: bool,
}

impl RankingParts {
    /// The whole ranking of a list, without more columns.
    pub const fn whole(list: ListId, asked: RankingQuery) -> Self {
        let (history, category, before) = (None, None, None);
        Self { list, asked, history, category, established: false, before, without_hands: false }
    }

    /// The name of the list, and that of the category; none if one of them is gone.
    pub fn name(self, club: &Club) -> Option<String> {
        let list = &club.list(self.list)?.name;
        Some(match self.category {
            None => list.clone(),
            Some(at) => format!("{list} {}", club.category_names().get(at)?),
        })
    }

    /// The first day of the gains.
    pub fn since(self) -> Option<NaiveDate> {
        self.before.and_then(|day| day.succ_opt())
    }

    /// The players in their order; none if the category is gone.
    pub fn table(self, club: &Club) -> Option<RatingTable> {
        let mut table = self.as_asked(club, self.asked)?;
        if self.established {
            table.lines.truncate(table.established);
        }
        Some(table)
    }

    fn as_asked(self, club: &Club, asked: RankingQuery) -> Option<RatingTable> {
        let list = club.list(self.list)?;
        let rules = self.history.unwrap_or(list.scale.history);
        let fitted = club.rating_table_by(self.list, asked, rules, &NoProgress);
        let mut table = NoProgress::whole(fitted);
        if let Some(at) = self.category {
            let on = self.asked.as_of.unwrap_or(self.asked.today);
            club.keep_category_of_ranking(&mut table, club.category_names().get(at)?, on);
        }
        Some(table)
    }

    /// The rows of such a table, with the columns that were asked for.
    pub fn sheet(
        self,
        club: &Club,
        table: &RatingTable,
        missing: impl Fn(&Missing) -> String + Sync,
    ) -> Sheet {
        let mut sheet = ranking(club, table, missing);
        if let Some(ratings) = club.ratings(self.list).filter(|_| self.without_hands) {
            let ratings = ratings.without_hands(club, None);
            let rating = |line: &RatingLine| Cell::Rating(ratings.rating(line.player));
            sheet = sheet.and(Column::WithoutHands, table.lines.iter().map(rating));
        }
        let before = self
            .before
            .and_then(|day| self.as_asked(club, RankingQuery { as_of: Some(day), ..self.asked }));
        let given = club.given_ratings(self.list, self.asked.model);
        let before = before.map(|before| Before::new(&before, given));
        before.iter().fold(sheet, |sheet, before| before.beside(sheet, table))
    }
}

/// A row a step of ratings: from the first figure to below the second, how many players are established and how many
/// are not. No rows where no player has a match.
pub fn distribution(table: &RatingTable) -> Sheet {
    let spread = table.spread();
    let steps = spread.iter().flat_map(|spread| {
        let ends = std::iter::successors(Some(spread.from), move |low| Some(low + spread.step));
        ends.zip(&spread.counts).map(move |(low, counts)| (low, low + spread.step, counts))
    });
    sheet_of! {
        for (low, high, &[established, others]) in steps;
        Low: Cell::Points(low),
        High: Cell::Points(high),
        Established: established.into(),
        Provisional: others.into(),
    }
}

/// One row for each player and reason; the ratings stand in the first row of a player.
pub fn differences(before: &Club, after: &Club, all: &[RatingDifference]) -> Sheet {
    let event = |club: &Club, id| club.tournament(id).map(|found| found.name.clone());
    let parts = all.iter().flat_map(|one| one.parts.iter().map(move |part| (one, part)));
    sheet_of! {
        for (one, part) in parts; {
            let (status, event) = match part.why {
                Why::Added(id) => (Term::New, event(after, id)),
                Why::Removed(id) => (Term::Removed, event(before, id)),
                Why::ByHand => (Term::ByHand, None),
                Why::Corrected(id) => (Term::Corrected, event(after, id)),
                Why::OtherRules => (Term::OtherRules, None),
                Why::Replayed => (Term::Replayed, None),
            };
        }
        Number: Cell::text(one.player.to_string()),
        Name: Cell::name(after, one.player),
        Before: Cell::Rating(one.before),
        After: Cell::Rating(one.after),
        Status: status.into(),
        Event: Cell::maybe(event.as_deref()),
        Matches: part.matches.into(),
        Change: Cell::Rating(part.change),
    }
}
