//! How the match of a row ended: its games, or what came instead of them.

use super::super::Why;
use super::super::fault::ImportFault;
use super::super::rows::Row;
use super::{DRAWS, EXIT, FIRST, GAMES, HAND, STARTS, TOLD, WALKOVER, WINNER};
use crate::domain::game::{Game, Hand, parse};
use crate::domain::name::fold;
use crate::domain::number::narrow;
use crate::domain::score::{Broken, Outcome, Score, Side};

fn score(row: &Row) -> Result<Score, ImportFault> {
    let score = finished(row)?;
    if score.games() == 0 { Err(row.fault(GAMES[0], Why::NoGames)) } else { Ok(score) }
}

/// The games that were played to their end, perhaps none.
fn finished(row: &Row) -> Result<Score, ImportFault> {
    let games =
        |column| count(row.cell(column).unwrap_or_default()).map_err(|why| row.fault(column, why));
    let perhaps = |column| row.given(column).map_or(Ok(0), |_| games(column));
    let starts = [perhaps(STARTS[0])?, perhaps(STARTS[1])?];
    let score = Score { draws: perhaps(DRAWS)?, ..Score::new(games(GAMES[0])?, games(GAMES[1])?) };
    Ok(score.starting_at(starts))
}

/// How the match of a row ended. A winner that is named as `a` or `b` must be the one that it makes.
pub(super) fn outcome(row: &Row) -> Result<Outcome, ImportFault> {
    let outcome = ended(row)?;
    match row.given(WINNER).and_then(side) {
        Some(named) if outcome.winner() != Some(named) => Err(row.fault(WINNER, Why::OtherWinner)),
        _ => Ok(outcome),
    }
}

fn ended(row: &Row) -> Result<Outcome, ImportFault> {
    let walkover = row
        .given(WALKOVER)
        .map(|text| side(text).ok_or_else(|| row.fault(WALKOVER, Why::NotASide)));
    let walkover = walkover.transpose()?;
    let Some(exit) = row.given(EXIT).map(fold) else {
        return match walkover {
            Some(side) => Ok(Outcome::Walkover(side)),
            None => score(row).map(Outcome::Score),
        };
    };
    let winner = walkover.or_else(|| row.given(WINNER).and_then(side));
    let winner = || winner.ok_or_else(|| row.fault(EXIT, Why::NotAnExit));
    let broken = || {
        let is_blank = GAMES.iter().all(|&column| row.given(column).is_none());
        let score = if is_blank { Score::default() } else { finished(row)? };
        Ok(Broken { winner: winner()?, score })
    };
    match exit.as_str() {
        "walkover" => winner().map(Outcome::Walkover),
        "retired" => broken().map(Outcome::Retired),
        "disqualified" => broken().map(Outcome::Disqualified),
        "double walkover" => Ok(Outcome::DoubleWalkover),
        "double disqualification" => Ok(Outcome::DoubleDisqualification),
        _ => Err(row.fault(EXIT, Why::NotAnExit)),
    }
}

fn side(text: &str) -> Option<Side> {
    match fold(text).as_str() {
        "a" => Some(Side::A),
        "b" => Some(Side::B),
        _ => None,
    }
}

/// The games of a row that says what was dealt, who moved first, or how they went one by one.
pub(super) fn games(row: &Row, score: Score, moves_first: bool) -> Result<Vec<Game>, ImportFault> {
    let hand = row.given(HAND).map(|text| {
        let hand = text.parse::<Hand>();
        hand.map_err(|_fault| row.fault(HAND, Why::NotAHand))
    });
    let (hand, firsts) = (hand.transpose()?, firsts(row, score, moves_first)?);
    let mut games = match row.given(TOLD) {
        Some(told) => parse(told).map_err(|_fault| row.fault(TOLD, Why::NotGames))?,
        None if hand.is_none() && firsts.is_empty() => return Ok(Vec::new()),
        None => {
            let won = [(Some(Side::A), score.a), (Some(Side::B), score.b), (None, score.draws)];
            let alike = |(winner, games): (Option<Side>, u32)| (0..games).map(move |_| winner);
            won.into_iter().flat_map(alike).map(Game::won_by).collect()
        }
    };
    let every = if let [first] = firsts[..] { Some(first) } else { None };
    if every.is_none() && !firsts.is_empty() && firsts.len() != games.len() {
        let why = Why::FirstMoves { games: games.len(), named: firsts.len() };
        return Err(row.fault(FIRST, why));
    }
    for (at, game) in games.iter_mut().enumerate() {
        game.hand = game.hand.or(hand);
        game.first = every.or_else(|| firsts.get(at).copied()).flatten();
    }
    Ok(games)
}

/// The side that moved first: one for all games, or one for each, with `-` where it is not known; empty where no row
/// says so.
fn firsts(row: &Row, score: Score, moves_first: bool) -> Result<Vec<Option<Side>>, ImportFault> {
    let Some(text) = row.given(FIRST) else {
        // Players under 先手 and 後手 say it of a single game.
        return Ok(if moves_first && score.games() == 1 {
            vec![Some(Side::A)]
        } else {
            Vec::new()
        });
    };
    let one = |word: &str| match word {
        "-" => Ok(None),
        word => side(word).map(Some).ok_or_else(|| row.fault(FIRST, Why::NotASide)),
    };
    narrow(text).split_whitespace().map(one).collect()
}

fn count(text: &str) -> Result<u32, Why> {
    let text = &*narrow(text);
    let digits = text.strip_prefix('-').unwrap_or(text);
    if text.is_empty() {
        Err(Why::Empty)
    } else if !digits.bytes().all(|byte| byte.is_ascii_digit()) || digits.is_empty() {
        Err(Why::NotANumber)
    } else if digits.len() < text.len() {
        Err(Why::Negative)
    } else {
        text.parse().ok().filter(|&games| games <= Score::MOST).ok_or(Why::TooManyGames)
    }
}
