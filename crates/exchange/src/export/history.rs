//! How every rating moved, and how well models would have predicted the results.

use chrono::NaiveDate;

use super::ranking::win_rate;
use super::{Cell, Column, Sheet, Term};
use crate::club::Club;
use crate::club::question::backtest::{BackTest, BackTestLine};
use crate::club::question::history::{Cause, HistoryLine, SeenMatch};
use crate::club::rated::AsOf;
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::rating::calibration::Measures;

const COLUMNS: &[Column] = &[
    Column::Number,
    Column::Name,
    Column::Date,
    Column::Event,
    Column::Match,
    Column::OpponentNumber,
    Column::Opponent,
    Column::Score,
    Column::Expected,
    Column::Change,
    Column::Rating,
    Column::Hand,
    Column::ByHand,
    Column::GamesWon,
    Column::GameWinRate,
    Column::OpponentRating,
];

/// How every rating of a list moved, by player and then oldest first; with `as_of`, up to the end of
/// that day. A row is a rated match as the player saw it, or a correction by hand, whose reason is in
/// a column of its own. The score is in games, drawn ones last; the expected score is in games too; games won, their share and the opponent's rating before the match stand at the end. At a
/// table there are several opponents, and each game scores the share of them that were beaten:
/// `2.25/3` is two and a quarter of three games. The hand is the mean win probability of what the
/// player was dealt, where it is known.
pub fn history(club: &Club, list: ListId, as_of: Option<NaiveDate>) -> Sheet {
    let ratings = club.ratings(list).map(|ratings| ratings.as_of(as_of));
    history_of(club, ratings.iter().flat_map(AsOf::history))
}

pub fn history_of(club: &Club, lines: impl Iterator<Item = HistoryLine>) -> Sheet {
    let mut lines: Vec<HistoryLine> = lines.collect();
    // Stable, so each player's lines stay in order.
    lines.sort_by_key(|line| line.player);
    Sheet::new(COLUMNS, lines.iter().map(|line| row(club, line)).collect())
}

fn row(club: &Club, line: &HistoryLine) -> Vec<Cell> {
    let name = |id: PlayerId| club.player(id).map(|player| player.name.as_str());
    let mut row = vec![
        Cell::text(line.player.to_string()),
        Cell::maybe(name(line.player)),
        Cell::Day(line.on),
    ];
    match &line.cause {
        Cause::Match(seen) => row.extend([
            Cell::maybe(club.tournament(seen.tournament).map(|found| found.name.as_str())),
            seen.no.0.into(),
            Cell::text(joined(seen.opponents().map(|opponent| opponent.to_string()))),
            Cell::text(joined(seen.opponents().filter_map(name).map(str::to_owned))),
            Cell::text(seen.score()),
            Cell::Rating(seen.basis.expected),
        ]),
        Cause::ByHand { .. } => row.extend(vec![Cell::Empty; 6]),
    }
    row.extend([Cell::Rating(line.points()), Cell::Rating(line.step.after)]);
    row.push(line.seen().and_then(SeenMatch::hand).map_or(Cell::Empty, Cell::Rating));
    row.push(match &line.cause {
        Cause::Match(_) => Cell::Empty,
        Cause::ByHand { reason, .. } => Cell::text(&**reason),
    });
    row.extend(line.seen().map_or([Cell::Empty, Cell::Empty, Cell::Empty], |seen| {
        let tally = seen.tally();
        [tally.games_won.into(), win_rate(tally), Cell::Rating(seen.opposed)]
    }));
    row
}

fn joined(several: impl Iterator<Item = String>) -> String {
    several.collect::<Vec<_>>().join("; ")
}

/// A row for each model and year, with the mean share expected of the favourite and the share it scored. Then a
/// row for each pair of models of which one cannot judge all games, by those that both can, with the other's log-loss.
pub fn backtest(found: &BackTest) -> Sheet {
    const COLUMNS: &[Column] = &[
        Column::Model,
        Column::Year,
        Column::Games,
        Column::LogLoss,
        Column::Brier,
        Column::Expected,
        Column::Won,
        Column::ComparedWith,
        Column::OtherLogLoss,
    ];
    let row = |line: &BackTestLine| {
        let year =
            line.year.map_or_else(|| Term::AllYears.into(), |year| Cell::text(year.to_string()));
        let Measures { games, log_loss, brier, .. } = line.measures;
        let [expected, won] = line.favourite;
        let mut row = vec![Term::Rival(line.rival).into(), year, Cell::Points(games)];
        row.extend([log_loss, brier, expected, won].map(Cell::Share));
        row.extend(line.against.map_or([Cell::Empty, Cell::Empty], |(rival, log_loss)| {
            [Term::Rival(rival).into(), Cell::Share(log_loss)]
        }));
        row
    };
    Sheet::new(COLUMNS, found.lines.iter().map(row).collect())
}
