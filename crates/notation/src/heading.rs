//! The headings of records without their moves: players, date and result. The rules are not checked.

use crate::csa;
use crate::kif;
use crate::lines::lines;
use crate::pgn;
use crate::record::{Outcome, day};

/// The heading of a game and its result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heading {
    /// The line where the game begins, from 1.
    pub line: usize,
    /// The event, where the record names one.
    pub event: String,
    /// The round, where the record names one.
    pub round: String,
    /// The first player and the second; empty where the record has no name.
    pub players: [String; 2],
    /// When it was played, as far as that is known: `1992`, `1992-11` or `1992-11-04`.
    pub date: Option<String>,
    /// The time of day when it began: `21:00:04`.
    pub time: Option<String>,
    /// Whether the second player moved first, as in shogi with a handicap.
    pub second_began: bool,
    /// The result.
    pub outcome: Outcome,
}

/// The headings of all games in a text in PGN, KIF or CSA; none if the text is none of these.
pub fn headings(text: &str) -> Option<Vec<Heading>> {
    let is_said = |line: &&str| !line.is_empty() && !line.starts_with(['\'', ';', '%']);
    let first = lines(text).map(|(_, line)| line.trim()).find(is_said)?;
    let is_csa = first.strip_prefix('V').is_some_and(|rest| rest.starts_with(['1', '2', '3']))
        || first.starts_with("N+")
        || first.starts_with("$EVENT:");
    let is_kif = first.strip_prefix('#').is_some_and(|rest| rest.trim_start().starts_with("KIF"))
        || first.split_once(['：', ':']).is_some_and(|(name, _)| KIF.contains(&name.trim()));
    if pgn::tag(first).is_some() {
        Some(of_pgn(text))
    } else if is_csa {
        Some(of_csa(text))
    } else {
        is_kif.then(|| of_kif(text))
    }
}

/// Headings with which a KIF record may begin.
const KIF: [&str; 9] =
    ["先手", "後手", "下手", "上手", "手合割", "開始日時", "対局日", "棋戦", "場所"];

/// The time of day after a date.
fn time(text: &str) -> Option<String> {
    let time = text.split_ascii_whitespace().nth(1)?;
    let is_time = time.len() >= 4 && time.chars().all(|c| c.is_ascii_digit() || c == ':');
    (is_time && time.contains(':')).then(|| time.to_owned())
}

/// Reads tags only: a new game begins where a tag repeats, or after moves.
fn of_pgn(text: &str) -> Vec<Heading> {
    let mut games: Vec<Heading> = Vec::new();
    let (mut tags, mut in_tags, mut in_comment): (Vec<&str>, _, _) = (Vec::new(), false, false);
    for (number, line) in lines(text) {
        let line = line.trim();
        let tag = if in_comment { None } else { pgn::tag(line) };
        let Some((name, value, _)) = tag else {
            // A comment may hold lines that look like tags.
            in_comment = match (line.rfind('{'), line.rfind('}')) {
                (Some(open), Some(close)) => open > close,
                (open, close) => open.is_some() || in_comment && close.is_none(),
            };
            in_tags &= line.is_empty();
            continue;
        };
        let is_next = name == "Event" || tags.contains(&name);
        if games.is_empty() || !in_tags || is_next && !tags.is_empty() {
            games.push(Heading { line: number, ..Heading::default() });
            tags.clear();
        }
        in_tags = true;
        tags.push(name);
        let Some(game) = games.last_mut() else { continue };
        let known = || pgn::named(&value);
        match name {
            "Event" => game.event = known(),
            "Round" if value.trim() != "-" => game.round = known(),
            "White" => game.players[0] = known(),
            "Black" => game.players[1] = known(),
            "Date" => game.date = day(&value).or_else(|| game.date.take()),
            "UTCDate" => game.date = game.date.take().or_else(|| day(&value)),
            "Time" | "StartTime" | "UTCTime" => {
                game.time = game.time.take().or_else(|| time(&format!("- {value}")));
            }
            "Result" => game.outcome = pgn::outcome(value.trim()).unwrap_or_default(),
            _ => {}
        }
    }
    games
}

fn of_kif(text: &str) -> Vec<Heading> {
    let mut games: Vec<Heading> = Vec::new();
    let (mut has_moves, mut is_over) = (true, false);
    for (number, line) in lines(text) {
        let line = line.trim();
        if line.is_empty() || line.starts_with(['#', '*', '&']) {
            continue;
        }
        let heading =
            line.split_once(['：', ':']).filter(|(name, _)| !kif::starts_with_digit(name));
        if heading.is_some_and(|(name, _)| name != "変化") && has_moves {
            games.push(Heading { line: number, ..Heading::default() });
            (has_moves, is_over) = (false, false);
        }
        let Some(game) = games.last_mut() else { continue };
        match heading {
            Some(("変化", _)) => is_over = true,
            Some((name, value)) => game.of_kif(name.trim(), value.trim()),
            None if is_over => {}
            None if kif::starts_with_digit(line) => {
                has_moves = true;
                let made = line.trim_start_matches(|letter: char| letter.is_ascii_digit());
                let ply = line.strip_suffix(made).and_then(|ply| ply.parse().ok());
                let side = (ply.unwrap_or(1_usize) + 1 + usize::from(game.second_began)) % 2;
                if let Some(outcome) = kif::ended(made.trim_start(), side) {
                    (game.outcome, is_over) = (outcome, true);
                }
            }
            None => {
                if let Some(outcome) = kif::summed_up(line) {
                    (game.outcome, is_over) = (outcome, true);
                }
            }
        }
    }
    games
}

impl Heading {
    fn of_kif(&mut self, name: &str, value: &str) {
        match name {
            "棋戦" => value.clone_into(&mut self.event),
            "先手" | "下手" => value.clone_into(&mut self.players[0]),
            "後手" | "上手" => value.clone_into(&mut self.players[1]),
            "開始日時" | "対局日" => {
                self.date = self.date.take().or_else(|| day(value));
                self.time = self.time.take().or_else(|| time(value));
            }
            "手合割" => self.second_began = !value.is_empty() && value != "平手",
            _ => {}
        }
    }

    /// Reads floodgate's name of a game: `$EVENT:wdoor+floodgate-300-10F+black+white+20110522210004`.
    fn of_csa(&mut self, text: &str) {
        if let Some(event) = text.strip_prefix("$EVENT:") {
            let parts: Vec<&str> = event.split('+').collect();
            let name = if let [_, name, _, _, _] = &*parts { name } else { event };
            name.trim().clone_into(&mut self.event);
        } else if let Some(start) = text.strip_prefix("$START_TIME:") {
            (self.date, self.time) = (day(start), time(start));
        }
        for (sign, side) in [("N+", 0), ("N-", 1)] {
            if let Some(name) = text.strip_prefix(sign) {
                name.trim().clone_into(&mut self.players[side]);
            }
        }
    }

    /// Reads the result that floodgate's server writes: `'summary:toryo:black win:white lose`.
    fn summed_up(&self, text: &str) -> Option<Outcome> {
        let said = text.strip_prefix("'summary:")?;
        let of = |side: usize| {
            let mut parts = said.split(':').filter_map(|part| part.rsplit_once(' '));
            parts.find(|(name, _)| *name == self.players[side]).map(|(_, ended)| ended)
        };
        match [of(0), of(1)] {
            [Some("win"), _] | [_, Some("lose")] => Some(Outcome::Won(0)),
            [_, Some("win")] | [Some("lose"), _] => Some(Outcome::Won(1)),
            [Some("draw"), _] | [_, Some("draw")] => Some(Outcome::Draw),
            _ => None,
        }
    }
}

fn of_csa(text: &str) -> Vec<Heading> {
    let mut games: Vec<Heading> = Vec::new();
    // The side to move, whether lines after this one are of another game, and whether the result was stated.
    let (mut side, mut is_behind, mut is_said) = (0, true, false);
    for (number, line) in lines(text) {
        let line = line.trim_end();
        if line == "/" {
            is_behind = true;
            continue;
        }
        let is_head = line.starts_with('V') || line.starts_with("N+");
        let has_moved = games.last().is_some_and(|_| side < 2);
        let is_next = is_behind || line.starts_with('V') && has_moved;
        if is_next && (is_head || line.starts_with('$')) {
            games.push(Heading { line: number, ..Heading::default() });
            (side, is_behind, is_said) = (2, false, false);
        }
        let Some(game) = games.last_mut() else { continue };
        if let Some(outcome) = game.summed_up(line) {
            (game.outcome, is_said) = (outcome, true);
        } else if line.starts_with(['$', 'N']) {
            game.of_csa(line);
        } else if !line.starts_with('\'') {
            for part in line.split(',').map(str::trim) {
                match part.chars().next() {
                    Some('+') => side = usize::from(part.len() > 1),
                    Some('-') => side = usize::from(part.len() == 1),
                    Some('%') if !is_said => game.outcome = csa::ended(part, side % 2),
                    _ => {}
                }
            }
        }
    }
    games
}
