//! Reading as much of FIDE's tournament report (TRF16) as standings need.

use banzuke::domain::number::PlayerId;
use banzuke::domain::standings::{Bye, Field, Games, Line, MatchResult, Meeting, System};

/// The field of a report. Players have their starting number as number.
pub(super) fn read(text: &str, system: System) -> Field {
    let rounds = text.lines().find_map(|line| line.strip_prefix("XXR "));
    let rounds: Option<usize> =
        rounds.map(|rounds| rounds.trim().parse().expect("a number of rounds"));
    let mut lines: Vec<Line> =
        text.lines().filter(|line| line.starts_with("001 ")).map(player).collect();
    lines.sort_by_key(|line| line.start);
    assert!((1..).zip(&lines).all(|(n, line)| line.start == n), "numbered without gaps");
    for line in &mut lines {
        line.last_round = rounds.map(|rounds| rounds - 1);
    }
    Field { lines, system }
}

/// One line of a player: columns 5–8 are the number, 49–52 the rating, 92 and on the rounds.
fn player(text: &str) -> Line {
    let number = |from, to| text.get(from..to).and_then(|field| field.trim().parse::<u32>().ok());
    let start = number(4, 8).expect("a starting number");
    let meetings = (91..text.len()).step_by(10).map(|from| {
        let round = text.get(from..from + 8).expect("a round of eight columns");
        let fields: Vec<&str> = round.split_whitespace().collect();
        let [opponent, _colour, result] = fields[..] else { panic!("{round:?} is no round") };
        meeting(opponent.parse().expect("a number"), result)
    });
    Line {
        player: PlayerId(start),
        start,
        rating: number(48, 52).map(f64::from),
        meetings: meetings.collect(),
        last_round: None,
    }
}

fn meeting(opponent: usize, result: &str) -> Meeting {
    let played = |result, won, lost, drawn| {
        let games = Games { won, lost, drawn };
        Meeting::Played { opponent: opponent - 1, result, games }
    };
    match result {
        "1" => played(MatchResult::Win, 1, 0, 0),
        "=" => played(MatchResult::Draw, 0, 0, 1),
        "0" => played(MatchResult::Loss, 0, 1, 0),
        "+" => Meeting::Forfeit { opponent: opponent - 1, won: true },
        "-" => Meeting::Forfeit { opponent: opponent - 1, won: false },
        "U" | "F" => Meeting::Bye(Bye::Full),
        "H" => Meeting::Bye(Bye::Half),
        "Z" => Meeting::Bye(Bye::Zero),
        other => panic!("{other:?} is no result"),
    }
}
