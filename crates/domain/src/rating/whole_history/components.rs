//! Comparable groups of players.

use super::bout::Bout;

/// The groups of players that results connect, directly or through others: each in ascending order, the groups by their
/// first player. Players without results are in none.
///
/// Between two groups no result says anything; only the common start ties their ratings.
///
/// # Panics
///
/// Where a bout names a player beyond `players`.
pub fn components(players: usize, bouts: &[Bout]) -> Vec<Vec<u32>> {
    let group_of = connected(players, bouts.iter().filter(|b| b.counts()).map(|b| b.players));
    let mut sizes = vec![0_usize; players];
    for &group in &group_of {
        sizes[group as usize] += 1;
    }
    let mut place = vec![usize::MAX; players];
    let mut groups: Vec<Vec<u32>> = Vec::new();
    for (player, group) in (0..).zip(group_of.into_iter().map(|group| group as usize)) {
        if sizes[group] > 1 {
            if place[group] == usize::MAX {
                place[group] = groups.len();
                groups.push(Vec::with_capacity(sizes[group]));
            }
            groups[place[group]].push(player);
        }
    }
    groups
}

/// For each player one of the group, the same for all of them: union-find, halving paths.
pub(super) fn connected(players: usize, pairs: impl Iterator<Item = [u32; 2]>) -> Vec<u32> {
    let mut above: Vec<u32> = (0..).take(players).collect();
    for [a, b] in pairs {
        let [a, b] = [top(&mut above, a), top(&mut above, b)];
        above[a.max(b) as usize] = a.min(b);
    }
    (0..).take(players).map(|player| top(&mut above, player)).collect()
}

fn top(above: &mut [u32], mut player: u32) -> u32 {
    while above[player as usize] != player {
        above[player as usize] = above[above[player as usize] as usize];
        player = above[player as usize];
    }
    player
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_that_never_met() {
        let met = |a, b| Bout { players: [a, b], won: 1.0, ..Bout::default() };
        let unplayed = Bout { players: [0, 3], ..Bout::default() };
        let bouts = [met(6, 1), met(3, 4), met(4, 5), unplayed, met(1, 0), met(5, 3)];
        assert_eq!(components(8, &bouts), [vec![0, 1, 6], vec![3, 4, 5]]);
        assert_eq!(components(3, &[]), Vec::<Vec<u32>>::new());
    }
}
