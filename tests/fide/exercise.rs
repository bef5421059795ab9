//! Reads an exercise: a line for each player in the order of starting numbers, then a line for each tie-break.

use std::collections::BTreeMap;

use banzuke::domain::number::PlayerId;
use banzuke::domain::standings::{Bye, Field, Games, MatchResult, Meeting, StandingsLine, System};

/// The answers of an exercise, by tie-break, then by starting number. `None` means no value.
type Answers = Vec<(&'static str, BTreeMap<u32, Option<f64>>)>;

/// The field of an exercise and its answers. Players have their starting number as number.
pub(super) fn read(text: &'static str, system: System) -> (Field, Answers) {
    let (players, answers) = text.split_once("\n\n").expect("players and answers");
    let lines = (1..).zip(players.lines()).map(|(start, text)| player(start, text)).collect();
    (Field { lines, system, games: Vec::new() }, answers.lines().map(answer).collect())
}

/// One line of a player: the rating, and each round in the form of FIDE's tournament report (TRF16).
fn player(start: u32, text: &str) -> StandingsLine {
    let (rating, rounds) = text.split_once(' ').expect("a rating");
    let meetings: Vec<Meeting> = rounds.split_whitespace().map(meeting).collect();
    let last_round = meetings.len().checked_sub(1);
    let rating = Some(rating.parse().expect("a rating"));
    StandingsLine { rating, meetings, last_round, ..StandingsLine::new(PlayerId(start), start) }
}

/// The opponent, the colour, the result.
fn meeting(text: &str) -> Meeting {
    let (opponent, result) = text.split_once(['w', 'b', '-']).expect("a colour");
    let opponent = opponent.parse::<usize>().expect("a number").wrapping_sub(1);
    let played = |result, won, lost, drawn| {
        let games = Games { won, lost, drawn, awarded: 0 };
        Meeting::Played { opponent, result, games }
    };
    match result {
        "1" => played(MatchResult::Win, 1, 0, 0),
        "=" => played(MatchResult::Draw, 0, 0, 1),
        "0" => played(MatchResult::Loss, 0, 1, 0),
        "+" => Meeting::Forfeit { opponent, won: true, awarded: 1 },
        "-" => Meeting::Forfeit { opponent, won: false, awarded: 1 },
        "U" => Meeting::Bye(Bye::Full),
        "H" => Meeting::Bye(Bye::Half),
        "Z" => Meeting::Bye(Bye::Zero),
        other => panic!("{other:?} is no result"),
    }
}

/// The name of a tie-break and its values: `-` for none, `.` if the exercise does not ask.
fn answer(text: &'static str) -> (&'static str, BTreeMap<u32, Option<f64>>) {
    let (name, values) = text.split_once(' ').expect("a name");
    let asked = (1..).zip(values.split(' ')).filter(|(_, value)| *value != ".");
    let value = |text: &str| (text != "-").then(|| text.parse().expect("a value"));
    (name, asked.map(|(start, text)| (start, value(text))).collect())
}
