//! Results from records of games in PGN, KIF and CSA: their heads as the rows of a list.

use std::collections::HashMap;

use notation::{Heading, Outcome, headings};

use super::table::{CellRow, Source};
use super::{Encoding, Unread, encoding};

/// The columns of the rows, as in lists of results.
const COLUMNS: [&str; 11] = [
    "event", "round", "player_a", "player_b", "games_a", "games_b", "draws", "first", "date",
    "time", "decision",
];

/// The decision of a game that is not over.
pub(super) const UNFINISHED: &str = "unfinished";

/// The games of a file as rows with a header; none if the file is a list.
pub(super) fn rows(source: Source<'_>) -> Result<Option<Vec<CellRow>>, Unread> {
    // PGN uses Latin letters by rule. The other formats are Japanese.
    let is_western = source.bytes.trim_ascii_start().starts_with(b"[Event ");
    let usual = if is_western { Encoding::Windows1252 } else { Encoding::ShiftJis };
    let encoding = source.reading.encoding;
    let text = match encoding {
        None if is_likely(source.bytes) => encoding::text_of(source.bytes, usual)?.0,
        None => return Ok(None),
        Some(_) => {
            let utf8 = encoding::utf8(source.bytes, encoding)?;
            String::from_utf8_lossy(&utf8).into_owned()
        }
    };
    let Some(games) = headings(&text) else { return Ok(None) };
    let row = |line: usize, cells: Vec<String>| CellRow {
        line: u64::try_from(line).unwrap_or(u64::MAX),
        cells: cells.into_iter().map(Ok).collect(),
        raw: Vec::new(),
    };
    // Without event names, each day is an event.
    let columns = usize::from(games.iter().all(|game| game.event.is_empty()))..;
    // Line 0, since a game may begin on line 1.
    let header = row(0, COLUMNS[columns.clone()].iter().copied().map(str::to_owned).collect());
    let of_file = source.reading.event.as_deref().unwrap_or(source.name);
    let mut met = HashMap::new();
    let games = games.into_iter().map(|mut game| {
        game.round = round(&game, &mut met);
        if game.event.is_empty() {
            of_file.clone_into(&mut game.event);
        }
        row(game.line, cells(game).split_off(columns.start))
    });
    Ok(Some(std::iter::once(header).chain(games).collect()))
}

/// Whether a file may be a record. This is checked first, so that a list with a million rows is not read as one.
fn is_likely(bytes: &[u8]) -> bool {
    let begin = bytes.get(..bytes.len().min(4096)).unwrap_or_default();
    let usual = encoding::text_of(begin, Encoding::ShiftJis);
    usual.is_ok_and(|(begin, _)| headings(&begin).is_some())
}

/// Two games of a pair in one round would be one match with two results. So a game without a round gets its start
/// time, which is the same in every file. If a round has several games of a pair, all but the first are numbered.
fn round(game: &Heading, met: &mut HashMap<[String; 4], u32>) -> String {
    if let (true, Some(date), Some(time)) = (game.round.is_empty(), &game.date, &game.time) {
        return format!("{date} {time}");
    }
    let named = if game.round.is_empty() { "1" } else { &game.round };
    let mut pair = game.players.clone();
    pair.sort();
    let [a, b] = pair;
    let games = met.entry([game.event.clone(), named.to_owned(), a, b]).or_insert(0);
    *games += 1;
    match *games {
        1 => named.to_owned(),
        several => format!("{named}.{several}"),
    }
}

/// In the order of the columns.
fn cells(game: Heading) -> Vec<String> {
    let is_named = game.players.iter().all(|name| !name.is_empty());
    let (score, decision) = match game.outcome {
        Outcome::Won(0) => (["1", "0", "0"], ""),
        Outcome::Won(_) => (["0", "1", "0"], ""),
        Outcome::Draw => (["0", "0", "1"], ""),
        Outcome::Unknown => ([""; 3], UNFINISHED),
    };
    let decision = if is_named { decision } else { UNFINISHED };
    let first = if game.second_began { "b" } else { "a" };
    let [a, b] = game.players;
    let head = [game.event, game.round, a, b].into_iter();
    let when = [game.date, game.time].map(Option::unwrap_or_default);
    let score = score.into_iter().chain([first]).map(str::to_owned);
    head.chain(score).chain(when).chain([decision.to_owned()]).collect()
}
