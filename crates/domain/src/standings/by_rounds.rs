//! Results of a stage that is paired round by round.

use std::collections::HashMap;

use super::by_points::{Entrant, meeting};
use super::field::{Bye, Field, Meeting, StandingsLine, System};
use super::finished::Finished;
use crate::number::PlayerId;
use crate::score::Side;

/// One round: its matches, and who had none.
#[derive(Clone, Debug, Default)]
pub struct PairedRound<'a> {
    /// Games that the winner of a match wins at least, or that are played; 1 where matches have no such number.
    pub games: u32,
    /// Matches that have ended.
    pub finished: Vec<Finished<'a>>,
    /// Matches still to be played.
    pub open: Vec<[PlayerId; 2]>,
    /// Players without a match, and the byes they have. A player in no match and not named here was absent.
    pub byes: Vec<(PlayerId, Bye)>,
}

/// A line for each of `entrants`, in their order, with one meeting for each round. `planned` is how many rounds there
/// are to be.
pub fn by_rounds(entrants: &[Entrant], rounds: &[PairedRound<'_>], planned: usize) -> Field {
    let index: HashMap<PlayerId, usize> =
        entrants.iter().enumerate().map(|(at, &(player, _))| (player, at)).collect();
    let line = |(start, &(player, rating)): (u32, &Entrant)| StandingsLine {
        rating,
        last_round: (rounds.len() >= planned).then(|| rounds.len().saturating_sub(1)),
        ..StandingsLine::new(player, start)
    };
    let mut lines: Vec<StandingsLine> = (1..).zip(entrants).map(line).collect();
    for round in rounds {
        for (line, met) in lines.iter_mut().zip(meetings(round, &index)) {
            line.meetings.push(met);
        }
    }
    let games = rounds.iter().map(|round| round.games).collect();
    Field { lines, system: System::Swiss, games }
}

/// The round of each player.
fn meetings(round: &PairedRound<'_>, index: &HashMap<PlayerId, usize>) -> Vec<Meeting> {
    let mut meetings = vec![Meeting::Bye(Bye::Zero); index.len()];
    let known = |sides: [PlayerId; 2]| match sides.map(|player| index.get(&player)) {
        [Some(&a), Some(&b)] => Some([a, b]),
        _ => None,
    };
    for (player, bye) in &round.byes {
        if let Some(&at) = index.get(player) {
            meetings[at] = Meeting::Bye(*bye);
        }
    }
    for played in &round.finished {
        let Some([a, b]) = known(played.sides) else { continue };
        meetings[a] = meeting(played, Side::A, b);
        meetings[b] = meeting(played, Side::B, a);
    }
    for [a, b] in round.open.iter().filter_map(|sides| known(*sides)) {
        meetings[a] = Meeting::Paired { opponent: b };
        meetings[b] = Meeting::Paired { opponent: a };
    }
    meetings
}
