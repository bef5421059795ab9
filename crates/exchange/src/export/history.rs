//! How every rating moved, how well models would have predicted the results, and performance ratings by tournament.

use chrono::NaiveDate;

use super::ranking::win_rate;
use super::{Cell, Sheet, Term, sheet_of};
use crate::club::Club;
use crate::club::question::backtest::BackTest;
use crate::club::question::history::{Cause, EventPlayed, HistoryLine, SeenMatch};
use crate::club::rated::AsOf;
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::rating::calibration::Measures;
use crate::domain::rating::performance::Performance;

fn seen(line: &HistoryLine, cell: impl Fn(&SeenMatch) -> Cell) -> Cell {
    line.seen().map_or(Cell::Empty, cell)
}

/// How every rating of a list moved, by player and then oldest first; with `as_of`, up to the end of
/// that day. A row is a rated match as the player saw it, or a correction by hand, whose reason is in
/// a column of its own. At a
/// table there are several opponents, and each game scores the share of them that were beaten:
/// `2.25/3` is two and a quarter of three games. The hand is the mean win probability of what the
/// player was dealt, where it is known.
pub fn history(club: &Club, list: ListId, as_of: Option<NaiveDate>) -> Sheet {
    let ratings = club.ratings(list).map(|ratings| ratings.as_of(as_of));
    history_of(club, ratings.iter().flat_map(AsOf::history))
}

/// The history of these lines. Scores and expected scores are in games; a score has drawn games
/// last. At the end are games won, their share, and the opponent's rating before the match.
pub fn history_of(club: &Club, lines: impl Iterator<Item = HistoryLine>) -> Sheet {
    let mut lines: Vec<HistoryLine> = lines.collect();
    // The sort is stable, so each player's lines stay in order.
    lines.sort_by_key(|line| line.player);
    sheet_of! {
        for line in each &lines;
        Number: Cell::text(line.player.to_string()),
        Name: Cell::name(club, line.player),
        Date: Cell::Day(line.on),
        Event: seen(line, |seen| {
            Cell::maybe(club.tournament(seen.tournament).map(|found| found.name.as_str()))
        }),
        Match: seen(line, |seen| seen.no.0.into()),
        OpponentNumber: seen(line, |seen| {
            Cell::text(joined(seen.opponents().map(|one| one.to_string())))
        }),
        Opponent: seen(line, |seen| {
            let names = seen.opponents().filter_map(|one| club.player(one));
            Cell::text(joined(names.map(|known| known.name.clone())))
        }),
        Score: seen(line, |seen| Cell::text(seen.score())),
        Expected: seen(line, |seen| Cell::Rating(seen.basis.expected)),
        Change: Cell::Rating(line.points()),
        Rating: Cell::Rating(line.step.after),
        Hand: seen(line, |seen| seen.hand().map_or(Cell::Empty, Cell::Rating)),
        ByHand: match &line.cause {
            Cause::Match(_) => Cell::Empty,
            Cause::ByHand { reason, .. } => Cell::text(&**reason),
        },
        GamesWon: seen(line, |seen| seen.tally().games_won.into()),
        GameWinRate: seen(line, |seen| win_rate(seen.tally())),
        OpponentRating: seen(line, |seen| Cell::Rating(seen.opposed)),
    }
}

fn joined(several: impl Iterator<Item = String>) -> String {
    several.collect::<Vec<_>>().join("; ")
}

/// A row for each model and year, with the mean share expected of the favourite and the share it scored. Then a
/// row for each pair of models of which one cannot judge all games, by those that both can, with the other's log-loss.
pub fn backtest(found: &BackTest) -> Sheet {
    sheet_of! {
        for line in &found.lines; {
            let Measures { games, log_loss, brier, .. } = line.measures;
            let [expected, won] = line.favourite;
        }
        Model: Term::Rival(line.rival).into(),
        Year: line.year.map_or_else(|| Term::AllYears.into(), |year| Cell::text(year.to_string())),
        Games: Cell::Points(games),
        LogLoss: Cell::Share(log_loss),
        Brier: Cell::Share(brier),
        Expected: Cell::Share(expected),
        Won: Cell::Share(won),
        ComparedWith: line.against.map(|(rival, _)| Term::Rival(rival)).into(),
        OtherLogLoss: line.against.map_or(Cell::Empty, |(_, log_loss)| Cell::Share(log_loss)),
    }
}

/// One row for each player and event. Where everything was won or lost, the performance is only a
/// bound, `at least` or `at most`, and has no deviation.
pub fn performances(
    club: &Club,
    events: impl IntoIterator<Item = (PlayerId, EventPlayed)>,
) -> Sheet {
    sheet_of! {
        for (player, event) in events; {
            let (performance, deviation, bound) = match event.performance {
                None => (Cell::Empty, Cell::Empty, Cell::Empty),
                Some(Performance::Of { rating, deviation }) => {
                    (Cell::Rating(rating), Cell::Rating(deviation), Cell::Empty)
                }
                Some(Performance::AtLeast(rating)) => {
                    (Cell::Rating(rating), Cell::Empty, Term::AtLeast.into())
                }
                Some(Performance::AtMost(rating)) => {
                    (Cell::Rating(rating), Cell::Empty, Term::AtMost.into())
                }
            };
        }
        Number: Cell::text(player.to_string()),
        Name: Cell::name(club, player),
        Event: Cell::maybe(club.tournament(event.tournament).map(|found| found.name.as_str())),
        From: Cell::Day(event.days[0]),
        To: Cell::Day(event.days[1]),
        Matches: event.matches.into(),
        Games: event.games.into(),
        Score: Cell::figure(event.score, 100.0),
        Expected: Cell::Rating(event.expected),
        Change: Cell::Rating(event.change),
        Rating: Cell::Rating(event.rating),
        Performance: performance,
        Deviation: deviation,
        Bound: bound,
        GamesWon: event.tally.games_won.into(),
        GameWinRate: win_rate(event.tally),
    }
}
