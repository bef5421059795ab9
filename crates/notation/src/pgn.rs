//! PGN, the notation of chess games (Edwards 1994).

use crate::chess::Chess;
use crate::fault::{Fault, short};
use crate::record::{Draft, Kind, Outcome, Reading, day};

/// Reads PGN with any number of games. Comments, variations and glyphs are skipped.
pub fn pgn(text: &str) -> Reading {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader {
        rest: text,
        line: 1,
        at_line: true,
        reading: Reading::default(),
        game: PgnGame::default(),
    };
    while reader.step() {}
    reader.finish();
    reader.reading
}

/// A game that is being read.
#[derive(Default)]
struct PgnGame {
    draft: Draft,
    chess: Chess,
    has_moves: bool,
    /// The names of its tags so far: each occurs once in a game.
    tags: Vec<String>,
    /// The outcome by the tag; the moves may end without one.
    tagged: Outcome,
}

struct Reader<'a> {
    rest: &'a str,
    line: usize,
    at_line: bool,
    reading: Reading,
    game: PgnGame,
}

impl<'a> Reader<'a> {
    /// Reads the next token; `false` at the end.
    fn step(&mut self) -> bool {
        let Some(letter) = self.rest.chars().next() else { return false };
        let at_line = std::mem::replace(&mut self.at_line, letter == '\n');
        match letter {
            '%' if at_line => self.pass_line(),
            ';' => self.pass_line(),
            '[' => self.tag(),
            '{' => {
                self.begin();
                match self.rest.find('}') {
                    Some(end) => {
                        self.take(end + 1);
                    }
                    None => self.unclosed('{'),
                }
            }
            '(' => self.variation(),
            ')' | ']' | '}' | '<' | '>' => {
                self.fail(Fault::Unreadable(letter.to_string()));
                self.take(1);
            }
            _ if letter.is_whitespace() || letter == '.' => {
                self.take(letter.len_utf8());
            }
            _ => self.word(),
        }
        true
    }

    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    fn pass_line(&mut self) {
        let end = self.rest.find('\n').unwrap_or(self.rest.len());
        self.take(end);
    }

    fn begin(&mut self) {
        self.game.draft.begin(self.line);
    }

    fn fail(&mut self, fault: Fault) {
        self.begin();
        self.game.draft.fail(self.line, fault);
    }

    /// Ends a game with an unclosed bracket where the next one begins, so that only this game is lost.
    fn unclosed(&mut self, opening: char) {
        self.fail(Fault::Unclosed(opening));
        let next = self.rest.find("\n[Event ").unwrap_or(self.rest.len());
        self.take(next);
        self.at_line = true;
        self.finish();
    }

    fn finish(&mut self) {
        let PgnGame { mut draft, tagged, .. } = std::mem::take(&mut self.game);
        if draft.outcome == Outcome::Unknown {
            draft.outcome = tagged;
        }
        self.reading.add(Kind::Chess, draft);
    }

    fn tag(&mut self) {
        let line = self.rest.split('\n').next().unwrap_or_default();
        let read = tag(line);
        let is_next = |name: &str| {
            let tags = &self.game.tags;
            tags.iter().any(|known| known == name) || name == "Event" && !tags.is_empty()
        };
        // The game before may have no moves and no end.
        if self.game.has_moves || read.as_ref().is_some_and(|(name, ..)| is_next(name)) {
            self.finish();
        }
        self.begin();
        let Some((name, value, length)) = read else {
            self.fail(Fault::Unreadable(short(line)));
            return self.pass_line();
        };
        self.game.tags.push(name.to_owned());
        match name {
            "White" => self.game.draft.players[0] = named(&value),
            "Black" => self.game.draft.players[1] = named(&value),
            "Date" => self.game.draft.date = day(&value),
            "Result" => self.game.tagged = outcome(&value).unwrap_or_default(),
            "FEN" => match Chess::from_fen(&value) {
                Ok(chess) => {
                    self.game.draft.start = Some(chess.fen());
                    self.game.chess = chess;
                }
                Err(fault) => self.fail(fault),
            },
            "Variant" if !is_usual(&value) => self.fail(Fault::OtherRules(short(&value))),
            _ => {}
        }
        self.take(length);
    }

    /// Skips a variation. Variations nest, and contain comments in which brackets mean nothing.
    fn variation(&mut self) {
        self.begin();
        let (mut depth, mut at) = (0_usize, 0);
        while let Some(letter) = self.rest.get(at..).and_then(|rest| rest.chars().next()) {
            at += letter.len_utf8();
            let rest = self.rest.get(at..).unwrap_or_default();
            match letter {
                '(' => depth += 1,
                ')' if depth == 1 => {
                    self.take(at);
                    return;
                }
                ')' => depth -= 1,
                '{' => match rest.find('}') {
                    Some(end) => at += end + 1,
                    None => break,
                },
                ';' => at += rest.find('\n').unwrap_or(rest.len()),
                _ => {}
            }
        }
        self.unclosed('(');
    }

    fn word(&mut self) {
        self.begin();
        // A glyph is a token of its own, also directly after a move: `e4$1`.
        let is_end = |(at, letter): &(usize, char)| {
            letter.is_whitespace()
                || matches!(letter, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '<' | '>')
                || *letter == '$' && *at > 0
        };
        let length = self.rest.char_indices().find(is_end).map_or(self.rest.len(), |(at, _)| at);
        let word = self.rest.get(..length).unwrap_or_default();
        // `12.` and `12...` may stand directly before the move.
        let number = word.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(length);
        if let Some(rest) = word.get(number..)
            && number > 0
            && (rest.is_empty() || rest.starts_with('.'))
        {
            let dots = rest.len() - rest.trim_start_matches('.').len();
            self.take(number + dots);
            return;
        }
        if let Some(outcome) = outcome(word) {
            self.take(length);
            self.game.draft.outcome = outcome;
            return self.finish();
        }
        let passed = word.starts_with('$')
            || word.chars().all(|sign| matches!(sign, '!' | '?'))
            || word == "e.p.";
        if !passed && self.game.draft.fault.is_none() {
            match self.game.chess.play_san(word) {
                Ok(made) => self.game.draft.moves.push(made),
                Err(fault) => self.fail(fault),
            }
        }
        self.game.has_moves |= !passed;
        self.take(length);
    }
}

/// A name; `?` means none.
pub(crate) fn named(value: &str) -> String {
    let name = value.trim();
    if name == "?" { String::new() } else { name.to_owned() }
}

/// Whether a variant has the rules of chess, with any start position.
fn is_usual(variant: &str) -> bool {
    let plain = variant.trim().to_ascii_lowercase();
    matches!(&*plain, "" | "?" | "standard" | "chess" | "normal" | "from position")
}

pub(crate) fn outcome(word: &str) -> Option<Outcome> {
    Some(match word {
        "1-0" => Outcome::Won(0),
        "0-1" => Outcome::Won(1),
        "1/2-1/2" | "1/2" | "½-½" => Outcome::Draw,
        "*" => Outcome::Unknown,
        _ => return None,
    })
}

/// Name, value and length of `[Name "value"]`, in which `\"` is a quotation mark and `\\` a backslash.
pub(crate) fn tag(line: &str) -> Option<(&str, String, usize)> {
    let inner = line.strip_prefix('[')?;
    let (name, _) = inner.split_once('"')?;
    let mut at = 1 + name.len() + 1;
    let (mut value, mut escaped) = (String::new(), false);
    for letter in line.get(at..)?.chars() {
        at += letter.len_utf8();
        match letter {
            '\\' if !escaped => escaped = true,
            '"' if !escaped => {
                let rest = line.get(at..)?;
                let end = rest.find(']')?;
                return rest
                    .get(..end)?
                    .trim()
                    .is_empty()
                    .then(|| (name.trim(), value, at + end + 1));
            }
            _ => {
                value.push(letter);
                escaped = false;
            }
        }
    }
    None
}
