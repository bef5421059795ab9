//! The players whose ratings results can tell.

use crate::rating::whole_history::Bout;

/// For each player, whether it is in the largest group in which wins lead from each player to each other one. A draw leads
/// in both directions. Of groups of one size the one with the lowest number counts; a player alone is no group.
pub(super) fn linked(players: usize, bouts: &[Bout]) -> Vec<bool> {
    let (beat, lost_to) = edges(players, bouts);
    let mut open: Vec<bool> =
        beat.iter().zip(&lost_to).map(|(won, lost)| !won.is_empty() && !lost.is_empty()).collect();
    let (mut most, mut largest) = (1, vec![false; players]);
    for player in 0..players {
        if !open[player] {
            continue;
        }
        let (down, up) = (reached(player, &beat, &open), reached(player, &lost_to, &open));
        let group: Vec<bool> = down.iter().zip(&up).map(|(down, up)| *down && *up).collect();
        let size = group.iter().filter(|member| **member).count();
        for (open, member) in open.iter_mut().zip(&group) {
            *open &= !member;
        }
        if size > most {
            (most, largest) = (size, group);
        }
        if open.iter().filter(|open| **open).count() <= most {
            break;
        }
    }
    largest
}

/// The players that each one scored against, and those that scored against each one.
fn edges(players: usize, bouts: &[Bout]) -> (Vec<Vec<u32>>, Vec<Vec<u32>>) {
    let (mut beat, mut lost_to) = (vec![Vec::new(); players], vec![Vec::new(); players]);
    for Bout { players: [a, b], won, drawn, lost, .. } in bouts {
        for (scored, [winner, loser]) in [(won + drawn, [*a, *b]), (lost + drawn, [*b, *a])] {
            if scored > 0.0 {
                beat[winner as usize].push(loser);
                lost_to[loser as usize].push(winner);
            }
        }
    }
    (beat, lost_to)
}

/// For each player, whether edges lead there from `from` by way of open players.
fn reached(from: usize, edges: &[Vec<u32>], open: &[bool]) -> Vec<bool> {
    let mut reached = vec![false; edges.len()];
    reached[from] = true;
    let mut ahead = vec![from];
    while let Some(player) = ahead.pop() {
        for next in edges[player].iter().map(|&next| next as usize) {
            if open[next] && !reached[next] {
                reached[next] = true;
                ahead.push(next);
            }
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Five of whom three beat one another in turn; one only wins, and one only loses.
    #[test]
    fn who_only_won_or_only_lost_is_not_linked() {
        let won = |a, b| Bout { players: [a, b], won: 1.0, ..Bout::default() };
        let drawn = |a, b| Bout { players: [a, b], drawn: 1.0, ..Bout::default() };
        let turn = [won(1, 2), won(2, 3), won(3, 1)];
        let bouts = [&turn[..], &[won(0, 1), won(0, 2), won(3, 4)]].concat();
        assert_eq!(linked(6, &bouts), [false, true, true, true, false, false]);
        // A group that only won against the others is apart from them, and a draw links it.
        let two = [&turn[..], &[drawn(4, 5), won(4, 1)]].concat();
        assert_eq!(linked(6, &two), [false, true, true, true, false, false]);
        let all = [&two[..], &[drawn(5, 3)]].concat();
        assert_eq!(linked(6, &all), [false, true, true, true, true, true]);
        assert_eq!(linked(3, &[won(0, 1), won(0, 2)]), [false; 3]);
    }
}
