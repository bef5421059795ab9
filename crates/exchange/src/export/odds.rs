//! Forecasts as rows: how likely each place is, the luck of the deals, formats compared.

use std::time::Duration;

use chrono::{NaiveDateTime, TimeDelta};

use super::tournament::group_cell;
use super::{Cell, Column, Sheet, Term, sheet_of};
use crate::club::question::luck::{DealtGame, Luck};
use crate::club::question::odds::GroupOdds;
use crate::club::{Club, Tournament};
use crate::domain::odds::Places;
use crate::domain::rounding::compare;
use crate::foresight::Findings;

/// A row for each player of a stage, the likeliest winner of each group first, how likely they go on to
/// the next stage, and a column for each place: `1`, `2`, `3-4`. Groups that give out other places have nothing there.
pub fn odds(club: &Club, tournament: &Tournament, groups: &[GroupOdds]) -> Sheet {
    let mut places: Vec<Places> =
        groups.iter().flat_map(|group| group.odds.places.iter().copied()).collect();
    places.sort_unstable();
    places.dedup();
    let grouped = groups.iter().any(|group| group.group.is_some());
    let goes_on = groups.iter().any(|group| group.advance.is_some());
    let mut lines = Vec::new();
    for group in groups {
        let mut players: Vec<_> = group.odds.players.iter().enumerate().collect();
        // The sort is stable: ties stay in the order of seeds.
        players.sort_by(|(_, a), (_, b)| {
            let both = a.probabilities.iter().zip(&b.probabilities);
            let differing = both.map(|(a, b)| compare(*b, *a)).find(|order| order.is_ne());
            differing.unwrap_or(std::cmp::Ordering::Equal)
        });
        lines.extend(players.into_iter().map(|(at, chances)| (group, at, chances)));
    }
    let sheet = sheet_of! {
        for (group, at, chances) in &lines; {
            let advance = group.advance.as_ref().and_then(|all| all.get(*at));
        }
        Group: group_cell(group.group),
        Number: Cell::number(club, chances.player),
        Name: Cell::name(club, chances.player),
        Rating: Cell::Rating(club.rating(tournament.list, chances.player)),
        Advances: advance.copied().map(Cell::Share).into(),
    };
    let sheet = sheet.only(|column| match column {
        Column::Group => grouped,
        Column::Advances => goes_on,
        _ => true,
    });
    places.iter().fold(sheet, |sheet, place| {
        let cells = lines.iter().map(|(group, _, chances)| {
            let own = group.odds.places.iter().position(|own| own == place);
            own.and_then(|own| chances.probabilities.get(own)).copied().map(Cell::Share).into()
        });
        sheet.and(Column::Named(named(*place)), cells)
    })
}

fn named(Places { first, last }: Places) -> String {
    if first == last { first.to_string() } else { format!("{first}-{last}") }
}

/// A row a player, the most points of luck first: the games with known hands, how many of them the deals alone would
/// have given and how many were won, the rating, the rating if no hand were known, and the difference.
pub fn luck(club: &Club, all: &[Luck]) -> Sheet {
    sheet_of! {
        for luck in all;
        Number: Cell::text(luck.player.to_string()),
        Name: Cell::name(club, luck.player),
        Games: luck.games.into(),
        Deals: Cell::Rating(luck.deals),
        Won: Cell::Rating(luck.won),
        Rating: Cell::Rating(luck.rating),
        WithoutHands: Cell::Rating(luck.without),
        Luck: Cell::Rating(luck.points()),
    }
}

/// A row a game of one player, in the order of rating: what the hand alone gave, and the share that was won. At a pod
/// there are several opponents and no name.
pub fn dealt_games<'a>(club: &Club, games: impl IntoIterator<Item = &'a DealtGame>) -> Sheet {
    sheet_of! {
        for game in games; {
            let opponent = game.opponent;
        }
        Date: Cell::Day(game.played_on),
        Event: Cell::maybe(club.tournament(game.tournament).map(|found| found.name.as_str())),
        Match: game.no.0.into(),
        Game: game.game.into(),
        OpponentNumber: opponent.map(|one| Cell::text(one.to_string())).into(),
        Opponent: opponent.map(|one| Cell::name(club, one)).into(),
        Hand: Cell::Share(game.deal),
        Won: Cell::Rating(game.won),
    }
}

/// A row a format, in the order of the findings; all begin at `start`, as the clock in the hall has it. Figures have
/// as many digits as are known.
pub fn foresight(found: &Findings, start: NaiveDateTime) -> Sheet {
    sheet_of! {
        for line in &found.lines; {
            let [low, end, high] = line.end.map(|minutes| time(start, minutes));
            let share = |figure: f64| Cell::figure(figure, 100.0);
        }
        Format: Term::Candidate(line.candidate).into(),
        Matches: Cell::figure(line.matches, 10.0),
        EndLow: low,
        End: end,
        EndHigh: high,
        InTime: line.in_time.map(share).into(),
        Fewest: line.fewest.into(),
        EachPlays: Cell::figure(line.mean, 10.0),
        LongestWait: Cell::figure(line.longest_wait, 1.0),
        BestWins: line.best_wins.map(|[wins, _]| share(wins)).into(),
        Tau: line.tau.map(share).into(),
        Learnt: share(line.learnt),
        RandomSeed: Cell::seed(found.seed),
    }
}

/// So many minutes later.
pub fn after(start: NaiveDateTime, minutes: f64) -> NaiveDateTime {
    let length = Duration::try_from_secs_f64(minutes * 60.0).ok();
    let length = length.and_then(|length| TimeDelta::from_std(length).ok());
    length.and_then(|length| start.checked_add_signed(length)).unwrap_or(start)
}

/// The time so many minutes after the start, with the date if it is another day.
fn time(start: NaiveDateTime, minutes: f64) -> Cell {
    let at = after(start, minutes);
    let format = if at.date() == start.date() { "%H:%M" } else { "%Y-%m-%d %H:%M" };
    Cell::text(at.format(format).to_string())
}
