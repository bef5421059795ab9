//! Whether the lines of a tournament report say the same of each game.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use super::{RoundColumns, Trf, TrfFault, TrfPlayer, TrfRound, TrfWhy};

impl Trf {
    /// Checks that the lines of two players agree about their game and that starting numbers are different. Points and ranks
    /// are taken as they are.
    pub fn check(&self) -> Vec<TrfFault> {
        let mut faults = Vec::new();
        let mut players: HashMap<u32, &TrfPlayer> = HashMap::new();
        for player in &self.players {
            if let Some(first) = players.get(&player.start) {
                let value = player.start.to_string();
                let why = TrfWhy::SameStart(first.line);
                faults.push(TrfFault { line: player.line, columns: 5..=8, value, why });
            } else {
                players.insert(player.start, player);
            }
        }
        for player in &self.players {
            for (round, one) in player.rounds.iter().enumerate() {
                faults.extend(fault(player, round, *one, &players));
            }
        }
        faults
    }
}

/// The fault of a round of a player, if there is one.
fn fault(
    player: &TrfPlayer,
    round: usize,
    one: TrfRound,
    players: &HashMap<u32, &TrfPlayer>,
) -> Option<TrfFault> {
    let at = RoundColumns::of(round);
    let number = one.opponent?;
    let (opponents, results) = (at.opponent.0..=at.opponent.1, at.result..=at.result);
    let wrong = |columns: RangeInclusive<usize>, value: String, why| {
        Some(TrfFault { line: player.line, columns, value, why })
    };
    let shown = number.to_string();
    if number == player.start {
        return wrong(opponents, shown, TrfWhy::OwnOpponent);
    }
    let Some(opponent) = players.get(&number) else {
        return wrong(opponents, shown, TrfWhy::NoOpponent(number));
    };
    let (line, other) = (opponent.line, opponent.rounds.get(round).copied().unwrap_or_default());
    if other.opponent != Some(player.start) {
        let why = TrfWhy::OtherOpponent { opponent: number, line, theirs: other.opponent };
        return wrong(opponents, shown, why);
    }
    // Of the two lines, the later one is said to be wrong.
    if line > player.line {
        return None;
    }
    if !one.result.fits(other.result) && !one.result.is_bye() && !other.result.is_bye() {
        let (theirs, sign) = (other.result.sign(), one.result.sign().to_string());
        return wrong(results, sign, TrfWhy::OtherResult { opponent: number, line, theirs });
    }
    let same = one.colour.is_some() && one.colour == other.colour;
    same.then_some(TrfWhy::SameColour { opponent: number, line })
        .and_then(|why| wrong(at.colour..=at.colour, String::new(), why))
}
