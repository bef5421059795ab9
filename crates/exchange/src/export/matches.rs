//! Every finished match; matches that can be played now, and matches that wait for a table.

use std::fmt::Write as _;
use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};

use super::tournament::{exit, games_played, side, winner};
use super::{Cell, Column, Sheet, Term, sheet_of};
use crate::club::question::floor::Queued;
use crate::club::tournament::Fixture;
use crate::club::{Club, Match, MatchState, Place, Tournament};
use crate::domain::bracket::Slot;
use crate::domain::game::{Game, written};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Score, Side};

/// The finished matches of all tournaments, or of those of one rating list, played up to the end of a day. A walkover
/// has no games; it names the winner's side, `a` or `b`. Other exits have a word of their own, with the winner's side
/// too. Games stand one by one where they are known, with the hands of the first side and the side that moved first.
/// Last come games given to either side as a head start.
pub fn matches(club: &Club, list: Option<ListId>, as_of: Option<NaiveDate>) -> Sheet {
    let lines = club
        .tournaments()
        .filter(|tournament| list.is_none_or(|list| tournament.list == list))
        .flat_map(|tournament| tournament.matches.iter().map(move |played| (tournament, played)))
        .filter_map(|(tournament, played)| Some((tournament, played, played.record?)))
        .filter(|(_, _, record)| as_of.is_none_or(|day| record.played_on <= day));
    sheet_of! {
        for (tournament, played, record) in lines; {
            let [a, b] = record.sides;
            let score = record.outcome.played();
            let given = score.map_or([0, 0], Score::starts);
            let start = |side: Side| match given[side.index()] {
                0 => Cell::Empty,
                games => games.into(),
            };
            let walkover = match record.outcome {
                Outcome::Walkover(side) => Term::Side(side).into(),
                _ => Cell::Empty,
            };
        }
        Event: Cell::text(&tournament.name),
        Match: played.no.0.into(),
        Round: Term::Round(played.round.clone()).into(),
        PlayerA: Cell::name(club, a),
        PlayerB: Cell::name(club, b),
        NumberA: Cell::number(club, a),
        NumberB: Cell::number(club, b),
        GamesA: games_played(played, |score| score.a),
        GamesB: games_played(played, |score| score.b),
        GamesDrawn: games_played(played, |score| score.draws),
        Walkover: walkover,
        Date: Cell::Day(record.played_on),
        Exit: exit(record.outcome),
        Winner: winner(record.outcome),
        Games: (!played.games.is_empty()).then(|| Cell::text(written(&played.games))).into(),
        First: first(&played.games),
        StartA: start(Side::A),
        StartB: start(Side::B),
    }
}

/// The first moves, like `a b a`, with `-` for a game where it is unknown.
fn first(games: &[Game]) -> Cell {
    if games.iter().all(|game| game.first.is_none()) {
        return Cell::Empty;
    }
    let side = |game: &Game| match game.first {
        Some(Side::A) => "a",
        Some(Side::B) => "b",
        None => "-",
    };
    Cell::text(games.iter().map(side).collect::<Vec<_>>().join(" "))
}

/// Open matches and pods of a tournament by number, and below them the players without one in these rounds. For a pod,
/// the second column of players has all but the first. The points before the round are those of a Swiss.
pub(super) fn pairings(club: &Club, tournament: &Tournament) -> Sheet {
    let is_swiss = tournament.stage().is_some_and(|stage| stage.plan.format.is_swiss());
    let points = is_swiss.then(|| tournament.points_before_rounds(tournament.current()));
    let points = points.unwrap_or_default();
    let before = |round: &RoundName, player: Option<&PlayerId>| -> Cell {
        let found = player.and_then(|player| points.get(&(round.clone(), *player)));
        found.copied().map(Cell::Points).into()
    };
    let open = tournament.fixtures().filter(|played| played.state().is_live()).map(|played| {
        let round = tournament.round_of(played.no());
        (round, Some(played), played.players(), players(club, played), Term::state(played))
    });
    let unpaired = tournament.unpaired_now().into_iter().map(|one| {
        let state = if one.absent { Term::Absent } else { Term::State(MatchState::Bye) };
        let name = Cell::maybe(club.name_here(one.player).as_deref());
        let round = RoundName::Round(one.round);
        (Some(round), None, vec![one.player], [name, Cell::Empty], state)
    });
    let sheet = sheet_of! {
        for (round, played, sides, [a, b], state) in open.chain(unpaired); {
            let [first, second] = [0, 1]
                .map(|side| round.as_ref().map(|round| before(round, sides.get(side))).into());
            let in_order = played.filter(|played| tournament.moves_in_order(played.no()));
        }
        Round: round.map(Term::Round).into(),
        Match: played.map(|played| played.no().0).into(),
        Table: Cell::maybe(played.and_then(Fixture::call).map(|call| call.table.as_str())),
        PlayerA: a,
        PlayerB: b,
        State: state.into(),
        First: in_order.map(|_| Term::Side(Side::A)).into(),
        PointsBeforeA: first,
        PointsBeforeB: second,
    };
    sheet
        .only(|column| is_swiss || !matches!(column, Column::PointsBeforeA | Column::PointsBeforeB))
}

/// The matches and pods that can be called, the next one first; of all tournaments, or of one. `waits` says what one
/// waits for, `minutes` how long all of its players have been free.
pub fn queue(
    club: &Club,
    of: Option<TournamentId>,
    now: DateTime<Utc>,
    minutes: impl Fn(Place) -> Option<i64>,
    waits: impl Fn(&Queued) -> Option<String>,
) -> Sheet {
    let found = |one: Queued| {
        let tournament = club.tournament(one.tournament)?;
        Some((tournament, tournament.fixture(one.no)?, tournament.round_of(one.no)?, one))
    };
    let queue = club.queue(now).into_iter();
    let queue = queue.filter(|one| of.is_none_or(|of| one.tournament == of));
    sheet_of! {
        for (tournament, played, round, one) in queue.filter_map(found); {
            let [a, b] = players(club, played);
        }
        Tournament: Cell::text(&tournament.name),
        Match: one.no.0.into(),
        Round: Term::Round(round).into(),
        PlayerA: a,
        PlayerB: b,
        WaitingMinutes: minutes(one.since).into(),
        WaitsFor: Cell::maybe(waits(&one).as_deref()),
    }
}

/// The first player, and the opponents. No number stands beside them, so namesakes are told apart.
pub fn players(club: &Club, played: Fixture<'_>) -> [Cell; 2] {
    let name = |id| club.name_here(id);
    let names: Vec<String> = played.players().into_iter().filter_map(name).collect();
    let (first, others) =
        names.split_first().map_or((None, &[][..]), |(a, b)| (Some(a.as_str()), b));
    let others = (!others.is_empty()).then(|| others.join("; "));
    [Cell::maybe(first), Cell::maybe(others.as_deref())]
}

/// The matches of all eliminations, or of one stage, by number, with the next matches of winner and
/// loser, or the places that they take. None if nothing is drawn as a bracket.
pub(super) fn bracket(club: &Club, tournament: &Tournament, stage: Option<u32>) -> Option<Sheet> {
    let is_of_stage = |played: &&Arc<Match>| stage.is_none_or(|stage| played.stage == stage);
    let matches = tournament.matches.iter().filter(is_of_stage);
    let matches = matches.filter(|played| played.seat.is_some());
    let sheet = sheet_of! {
        for played in matches; {
            let next = |slot: Slot| {
                let fed = |no: &&MatchNo| {
                    tournament.match_no(**no).is_some_and(|fed| fed.slots.contains(&slot))
                };
                played.feeds.iter().find(fed).map(|no| no.0).into()
            };
        }
        Stage: played.stage.into(),
        Round: Term::Round(played.round.clone()).into(),
        Match: played.no.0.into(),
        EntrantA: side(club, played, 0),
        EntrantB: side(club, played, 1),
        GamesA: games_played(played, |score| score.a),
        GamesB: games_played(played, |score| score.b),
        State: Term::state(Fixture::Match(played)).into(),
        Exit: played.record.map(|record| exit(record.outcome)).into(),
        WinnerTo: next(Slot::WinnerOf(played.no)),
        LoserTo: next(Slot::LoserOf(played.no)),
        WinnerPlace: played.stakes.winner.into(),
        LoserPlace: played.stakes.loser.into(),
    };
    (!sheet.rows.is_empty()).then_some(sheet)
}

/// The matches of one player or of all, by day; those without a day last. Byes are left out.
pub fn fixtures(club: &Club, tournament: &Tournament, player: Option<PlayerId>) -> Sheet {
    sheet_of! {
        for (day, one) in tournament.fixture_list(player); {
            let [a, b] = players(club, one);
        }
        Date: day.map(Cell::Day).into(),
        Round: tournament.round_of(one.no()).map(Term::Round).into(),
        Match: one.no().0.into(),
        PlayerA: a,
        PlayerB: b,
        State: Term::state(one).into(),
    }
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

/// The identifier of an event in a calendar. It is the same each
/// time. Bytes of the tournament's name stand for the club.
fn unique(tournament: &Tournament, one: Fixture<'_>) -> String {
    let mut name = String::new();
    for byte in tournament.name.bytes().take(40) {
        let _ = write!(name, "{byte:02x}");
    }
    format!("{name}-{}-{}@banzuke", tournament.id, one.no())
}

/// A text with the special characters of calendars escaped.
fn escaped(text: &str) -> String {
    let one = |letter: char| match letter {
        '\\' | ';' | ',' => vec!['\\', letter],
        '\n' => vec!['\\', 'n'],
        letter if letter.is_control() => Vec::new(),
        letter => vec![letter],
    };
    text.chars().flat_map(one).collect()
}

/// The most octets of a calendar's line, without its end.
const LINE: usize = 75;

/// Adds a line. A long one is folded: the next line begins with a blank.
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
