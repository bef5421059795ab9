//! How the match of a row ended: its games, or what came instead of them.

use super::super::Why;
use super::super::fault::ImportFault;
use super::super::headings::RESULTS;
use super::super::rows::Row;
use super::{
    DRAWS, EXIT, FIRST, GAMES, HAND, PLAYERS, SCORE, STARTS, TOLD, WALKOVER, WINNER, cells,
};
use crate::domain::game::{Game, Hand, parse};
use crate::domain::name::fold;
use crate::domain::number::narrow;
use crate::domain::score::{Broken, Outcome, Score, Side};

/// The games that were finished, possibly none.
fn finished(row: &Row, names: [&str; 2]) -> Result<Score, ImportFault> {
    let games =
        |column| count(row.cell(column).unwrap_or_default()).map_err(|why| row.fault(column, why));
    let perhaps = |column| row.given(column).map_or(Ok(0), |_| games(column));
    let starts = [perhaps(STARTS[0])?, perhaps(STARTS[1])?];
    let score = match row.given(SCORE) {
        Some(text) if row.cell(GAMES[0]).is_none() => cells::score(text)
            .or_else(|why| between_names(text, names).ok_or(why))
            .map_err(|why| row.fault(SCORE, why))?,
        _ => Score { draws: perhaps(DRAWS)?, ..Score::new(games(GAMES[0])?, games(GAMES[1])?) },
    };
    Ok(score.starting_at(starts))
}

/// A score between the names of the players: `Ada 3 - Bea 1`.
fn between_names(text: &str, names: [&str; 2]) -> Option<Score> {
    let (a, b) = text.split_once(" - ")?;
    let named = |[one, other]: [&str; 2]| {
        let [a, b] = [(a, one), (b, other)]
            .map(|(part, name)| part.trim().strip_prefix(name)?.trim().parse().ok());
        Some(Score::new(a?, b?))
    };
    let turned = || named([names[1], names[0]]).map(|score| score.seen_from(Side::B));
    named(names).or_else(turned)
}

/// The outcome of a row's match, and whether the row says only who won. A named winner must agree with the outcome.
pub(super) fn outcome(
    row: &Row,
    names: [&str; 2],
    winner_first: bool,
) -> Result<(Outcome, bool), ImportFault> {
    let won = if winner_first { Some(Side::A) } else { winner(row, names)? };
    let outcome = ended(row, names, won)?;
    // If winner and loser are named, the games may be in another order.
    let is_turned = |outcome: &Outcome| winner_first && outcome.winner() == Some(Side::B);
    let outcome = outcome.map(|it| if is_turned(&it) { it.turned() } else { it });
    if let Some(outcome) = outcome {
        return match won {
            Some(named) if outcome.winner() != Some(named) => {
                Err(row.fault(if winner_first { SCORE } else { WINNER }, Why::OtherWinner))
            }
            _ => Ok((outcome, false)),
        };
    }
    let has_scores = [SCORE, GAMES[0]].iter().any(|&column| row.cell(column).is_some());
    let score = match won {
        // In a list with scores, a blank score is unknown. In a list without scores each row is one game.
        Some(side) if has_scores => return Ok((Outcome::WinnerOnly(side), true)),
        Some(Side::A) => Score::new(1, 0),
        Some(Side::B) => Score::new(0, 1),
        None if row.given(WINNER).is_some() => Score { draws: 1, ..Score::default() },
        // Reports which games are missing.
        None if row.cell(GAMES[0]).is_some() => finished(row, names)?,
        None => {
            return Err(
                row.fault(if row.cell(SCORE).is_some() { SCORE } else { WINNER }, Why::Empty)
            );
        }
    };
    Ok((Outcome::Score(score), true))
}

/// The winning side of a row: by letter or by name.
fn winner(row: &Row, names: [&str; 2]) -> Result<Option<Side>, ImportFault> {
    let Some(text) = row.given(WINNER) else { return Ok(None) };
    let key = fold(text);
    let by_name = || Side::BOTH.into_iter().find(|side| fold(names[side.index()]) == key);
    let number = match key.as_str() {
        "1" => Some(Side::A),
        "2" => Some(Side::B),
        _ => None,
    };
    let draw = ["draw", "drawn", "tie", "引き分け", "引分", "分け", "和局", "平手", "0", "-"];
    match side(text).or_else(by_name).or(number).or_else(|| called(text)) {
        None if draw.iter().any(|word| fold(word) == key) => Ok(None),
        None => Err(row.fault(WINNER, Why::NotAPlayer(names.map(str::to_owned)))),
        side => Ok(side),
    }
}

/// The outcome, if the row says more than who won.
fn ended(
    row: &Row,
    names: [&str; 2],
    winner: Option<Side>,
) -> Result<Option<Outcome>, ImportFault> {
    if let Some(both) = row.given(SCORE).and_then(|text| of_both(&fold(text))) {
        return Ok(Some(both));
    }
    let walkover = row
        .given(WALKOVER)
        .map(|text| called(text).ok_or_else(|| row.fault(WALKOVER, Why::NotASide)));
    let walkover = walkover.transpose()?.or_else(|| unplayed(row, winner));
    let is_scored =
        row.given(SCORE).is_some() || GAMES.iter().any(|&column| row.given(column).is_some());
    let Some(exit) = row.given(EXIT).map(fold) else {
        return match walkover {
            Some(side) => Ok(Some(Outcome::Walkover(side))),
            None if !is_scored => Ok(None),
            None => match finished(row, names)? {
                score if score.games() == 0 => {
                    let column = if row.cell(GAMES[0]).is_some() { GAMES[0] } else { SCORE };
                    Err(row.fault(column, Why::NoGames))
                }
                score => Ok(Some(Outcome::Score(score))),
            },
        };
    };
    let winner = walkover.or(winner);
    let winner = || winner.ok_or_else(|| row.fault(EXIT, Why::NotAnExit));
    let broken = || {
        let score = if is_scored { finished(row, names)? } else { Score::default() };
        Ok(Broken { winner: winner()?, score })
    };
    let outcome = match exit.as_str() {
        "walkover" | "不戦勝" | "不戰勝" => winner().map(Outcome::Walkover),
        "winner only" | "勝者のみ" | "僅知勝者" => winner().map(Outcome::WinnerOnly),
        "retired" | "途中棄権" | "中途棄權" => broken().map(Outcome::Retired),
        "disqualified" | "反則負け" | "取消資格" => broken().map(Outcome::Disqualified),
        word => of_both(word).ok_or_else(|| row.fault(EXIT, Why::NotAnExit)),
    };
    outcome.map(Some)
}

/// An end that both players lose.
fn of_both(word: &str) -> Option<Outcome> {
    match word {
        "double walkover" | "両者不戦敗" | "両者棄権" | "雙方棄權" => {
            Some(Outcome::DoubleWalkover)
        }
        "double disqualification" | "両者反則負け" | "雙方取消資格" => {
            Some(Outcome::DoubleDisqualification)
        }
        _ => None,
    }
}

/// Whether a cell in place of a result says that the match was not played.
pub(super) fn says_not_played(text: &str) -> bool {
    let words = [
        "not played",
        "unplayed",
        "cancelled",
        "canceled",
        "postponed",
        "中止",
        "延期",
        "未消化",
        "未実施",
        "取消",
        "未賽",
    ];
    cells::is_blank(text) || words.contains(&fold(text).as_str())
}

/// The side that won without play, if the score says so: `w.o.` for the winner, 不戦勝 for the first player, `+ - -`.
fn unplayed(row: &Row, winner: Option<Side>) -> Option<Side> {
    let text: String = narrow(row.given(SCORE)?).split_whitespace().collect();
    match text.as_str() {
        "+--" | "+:-" => return Some(Side::A),
        "--+" | "-:+" => return Some(Side::B),
        _ => {}
    }
    let text: String = fold(&text).chars().filter(|c| c.is_alphanumeric()).collect();
    match text.as_str() {
        "不戦敗" | "不戰敗" => Some(Side::B),
        "不戦勝" | "不戰勝" => Some(winner.unwrap_or(Side::A)),
        "wo" | "walkover" | "forfeit" | "ff" | "dq" | "不戦" | "不戰" => winner,
        _ => None,
    }
}

/// A side by its letter, or as in headings: "Player 1", 先手.
fn called(text: &str) -> Option<Side> {
    let sides = Side::BOTH.into_iter().zip(PLAYERS);
    side(text).or_else(|| {
        sides.into_iter().find_map(|(side, at)| RESULTS.calls(at, text).then_some(side))
    })
}

fn side(text: &str) -> Option<Side> {
    match fold(text).as_str() {
        "a" => Some(Side::A),
        "b" => Some(Side::B),
        _ => None,
    }
}

/// The games of a row that has hands, first moves, or games one by one.
pub(super) fn games_of(
    row: &Row,
    score: Score,
    moves_first: bool,
) -> Result<Vec<Game>, ImportFault> {
    let hand = row.given(HAND).map(|text| {
        let hand = text.parse::<Hand>();
        hand.map_err(|_fault| row.fault(HAND, Why::NotAHand))
    });
    let (hand, firsts) = (hand.transpose()?, firsts(row, score, moves_first)?);
    let mut games = match told(row) {
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

/// The text with games one by one. A number alone is only a count.
fn told(row: &Row) -> Option<&str> {
    row.given(TOLD).filter(|text| !text.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The side that moved first: one for all games, or one for
/// each, with `-` if unknown. Empty if the row does not say it.
fn firsts(row: &Row, score: Score, moves_first: bool) -> Result<Vec<Option<Side>>, ImportFault> {
    let Some(text) = row.given(FIRST) else {
        // Columns 先手 and 後手 give the first move of a single game.
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
