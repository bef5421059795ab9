//! The matches of a league in the order of their days, as a list and as a calendar.

use std::fmt::Write as _;

use chrono::{DateTime, NaiveDate, Utc};

use super::matches::players;
use super::{Cell, Column, Sheet, Term};
use crate::club::tournament::Fixture;
use crate::club::{Club, Tournament};
use crate::domain::number::PlayerId;

const COLUMNS: &[Column] =
    &[Column::Date, Column::Round, Column::Match, Column::PlayerA, Column::PlayerB, Column::State];

/// The matches of one player or of all, by day; those without a day last. Byes are left out.
pub fn fixtures(club: &Club, tournament: &Tournament, player: Option<PlayerId>) -> Sheet {
    let row = |(day, one): (Option<NaiveDate>, Fixture<'_>)| {
        let [a, b] = players(club, one);
        let round = tournament.round_of(one.no());
        vec![
            day.map_or(Cell::Empty, Cell::Day),
            round.map_or(Cell::Empty, |round| Term::Round(round).into()),
            one.no().0.into(),
            a,
            b,
            Term::state(one).into(),
        ]
    };
    Sheet::new(COLUMNS, tournament.fixture_list(player).into_iter().map(row).collect())
}

/// The matches that have a day as a calendar (RFC 5545), each an event of a whole day. `title` names one. A calendar that
/// is read again moves its events.
pub fn calendar<'a>(
    list: impl IntoIterator<Item = (&'a Tournament, Option<NaiveDate>, Fixture<'a>)>,
    now: DateTime<Utc>,
    title: impl Fn(&Tournament, Fixture<'_>) -> String,
) -> String {
    let mut text = String::new();
    let mut line = |content: &str| fold_into(&mut text, content);
    line("BEGIN:VCALENDAR");
    line("VERSION:2.0");
    line("PRODID:-//Banzuke//Banzuke//EN");
    for (tournament, day, one) in list {
        let Some(day) = day else { continue };
        line("BEGIN:VEVENT");
        line(&format!("UID:{}", unique(tournament, one)));
        line(&format!("DTSTAMP:{}", now.format("%Y%m%dT%H%M%SZ")));
        line(&format!("DTSTART;VALUE=DATE:{}", day.format("%Y%m%d")));
        line(&format!("SUMMARY:{}", escaped(&title(tournament, one))));
        line("END:VEVENT");
    }
    line("END:VCALENDAR");
    text
}

/// The name of an event among those of all clubs, the same whenever the calendar is written: bytes of the tournament's
/// name stand for the club.
fn unique(tournament: &Tournament, one: Fixture<'_>) -> String {
    let mut name = String::new();
    for byte in tournament.name.bytes().take(40) {
        let _ = write!(name, "{byte:02x}");
    }
    format!("{name}-{}-{}@banzuke", tournament.id, one.no())
}

/// A text with the signs escaped that mean something in a calendar.
fn escaped(text: &str) -> String {
    let one = |letter: char| match letter {
        '\\' | ';' | ',' => vec!['\\', letter],
        '\n' => vec!['\\', 'n'],
        letter if letter.is_control() => Vec::new(),
        letter => vec![letter],
    };
    text.chars().flat_map(one).collect()
}

/// Octets of a line of a calendar, without its end.
const LINE: usize = 75;

/// Adds a line, folded where it is too long: a line that begins with a blank goes on.
fn fold_into(text: &mut String, content: &str) {
    let mut length = 0;
    for letter in content.chars() {
        if length + letter.len_utf8() > LINE {
            text.push_str("\r\n ");
            length = 1;
        }
        text.push(letter);
        length += letter.len_utf8();
    }
    text.push_str("\r\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_folded_between_letters_and_signs_are_escaped() {
        let mut text = String::new();
        fold_into(&mut text, &"番".repeat(40));
        assert!(text.split("\r\n").all(|line| line.len() <= LINE));
        assert_eq!(text.replace("\r\n ", "").trim_end(), "番".repeat(40));
        assert_eq!(escaped("A, B; C\\D\u{7}"), "A\\, B\\; C\\\\D");
    }
}
