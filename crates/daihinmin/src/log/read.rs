//! Reads games from the text of a log.

use std::str::FromStr;

use super::{KEYS, Log, LogError, LogFault, LoggedGame, TimedPlay};
use crate::cards::Cards;
use crate::exchange::by_class;

type Read<T> = Result<T, LogFault>;

/// A game during reading: the text and the line of each key.
#[derive(Clone, Copy, Default)]
struct Block<'a> {
    found: [Option<(usize, &'a str)>; KEYS.len()],
}

impl FromStr for Log {
    type Err = LogError;

    fn from_str(text: &str) -> Result<Self, LogError> {
        let mut players: Vec<String> = Vec::new();
        let mut games = Vec::new();
        let mut open: Option<Block<'_>> = None;
        let mut line = 0;
        for content in text.lines() {
            line += 1;
            let wrong = |fault| LogError { line, fault };
            let content = content.trim();
            let (key, rest) = content.split_once(' ').unwrap_or((content, ""));
            match key {
                "player" => players = rest.split_whitespace().map(str::to_owned).collect(),
                "/*" if open.is_some() => return Err(wrong(LogFault::Block)),
                "/*" if players.is_empty() => return Err(wrong(LogFault::NoPlayers)),
                "/*" => open = Some(Block::default()),
                "*/" => {
                    let block = open.take().ok_or_else(|| wrong(LogFault::Block))?;
                    games.push(block.game(players.len(), line)?);
                }
                _ => {
                    let known = KEYS.iter().position(|&known| known == key);
                    if let (Some(block), Some(at)) = (&mut open, known)
                        && block.found[at].replace((line, rest)).is_some()
                    {
                        return Err(wrong(LogFault::Repeated(KEYS[at])));
                    }
                }
            }
        }
        match open {
            Some(_) => Err(LogError { line, fault: LogFault::Unfinished }),
            None => Ok(Self { players, games }),
        }
    }
}

impl Block<'_> {
    fn game(self, players: usize, end: usize) -> Result<LoggedGame, LogError> {
        let mut lines = [0; KEYS.len()];
        let mut texts = [""; KEYS.len()];
        for (at, found) in self.found.into_iter().enumerate() {
            let missing = LogError { line: end, fault: LogFault::Missing(KEYS[at]) };
            (lines[at], texts[at]) = found.ok_or(missing)?;
        }
        let [number, class, seat, dealt, changed, original, play, result] = texts;
        let at = |key: usize| move |fault| LogError { line: lines[key], fault };
        Ok(LoggedGame {
            number: number_of(number.trim()).map_err(at(0))?,
            classes: places(class, players).map_err(at(1))?,
            seats: places(seat, players).map_err(at(2))?,
            dealt: hands(dealt, players).map_err(at(3))?,
            changed: hands(changed, players).map_err(at(4))?,
            original: hands(original, players).map_err(at(5))?,
            plays: plays(play).map_err(at(6))?,
            result: places(result, players).map_err(at(7))?,
            lines,
        })
    }
}

fn number_of<T: FromStr>(text: &str) -> Read<T> {
    text.parse().ok().ok_or_else(|| LogFault::Number(text.to_owned()))
}

fn counted<T>(found: Vec<T>, players: usize) -> Read<Vec<T>> {
    if found.len() == players {
        Ok(found)
    } else {
        Err(LogFault::Count { found: found.len(), players })
    }
}

/// Numbers from 0, one for each player and each once.
fn places(text: &str, players: usize) -> Read<Vec<usize>> {
    let found = text.split_whitespace().map(number_of).collect::<Read<Vec<usize>>>()?;
    let found = counted(found, players)?;
    match by_class(&found) {
        Ok(_) => Ok(found),
        Err(error) => Err(LogFault::NotEach(error.seats)),
    }
}

fn hands(text: &str, players: usize) -> Read<Vec<Cards>> {
    let mut found = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (cards, after) = rest
            .strip_prefix('{')
            .and_then(|inside| inside.split_once('}'))
            .ok_or(LogFault::Braces)?;
        let wrong = |error| LogFault::Cards { player: found.len(), error };
        found.push(cards.parse().map_err(wrong)?);
        rest = after.trim_start();
    }
    counted(found, players)
}

fn plays(text: &str) -> Read<Vec<TimedPlay>> {
    text.split_whitespace().enumerate().map(|(at, token)| timed_play(token, at + 1)).collect()
}

fn timed_play(token: &str, number: usize) -> Read<TimedPlay> {
    let (play, time) = match token.split_once('[') {
        Some((play, time)) => (play, Some(number_of(time.trim_end_matches(']'))?)),
        None => (token, None),
    };
    let wrong = |error| LogFault::Play { number, token: token.to_owned(), error };
    Ok(TimedPlay { play: play.parse().map_err(wrong)?, time })
}
