//! The drift of a pool of players.
//!
//! One player's gain is another's loss, so the sum over all players stays at the start. The pool of active players may
//! drift all the same: inactive players take points along, and new players who start and fall leave theirs behind.

/// A player's rating at two moments; `None` where the player was not in the pool.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Member {
    /// At the first moment.
    pub before: Option<f64>,
    /// At the second.
    pub after: Option<f64>,
    /// The rating at the second moment, in the pool or not; with `after` it is the same.
    pub latest: f64,
    /// Points added by hand until the second moment; no player lost them.
    pub by_hand: f64,
}

/// The state of a pool at the second moment, and what changed it since the first.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Health {
    /// Players in the pool.
    pub players: u32,
    /// Their mean rating; the start for an empty pool.
    pub mean: f64,
    /// Their median rating; the start for an empty pool.
    pub median: f64,
    /// The share of them above the start, from 0 to 1.
    pub above: f64,
    /// Players new in the pool.
    pub newcomers: u32,
    /// The points that new players added to the pool: how far they are below the start, in all, without points added by
    /// hand. Negative where they have taken some.
    pub entering: f64,
    /// Players who became inactive.
    pub leavers: u32,
    /// Points above the start that leavers have taken along, in all. Negative where they left
    /// some behind.
    pub leaving: f64,
}

/// The change of a pool between two moments, where all players began at `start`.
///
/// Over all players ratings add up to the start. The pool's surplus or deficit is therefore with the players outside
/// it.
pub fn health(start: f64, members: &[Member]) -> Health {
    let mut ratings: Vec<f64> = members.iter().filter_map(|member| member.after).collect();
    ratings.sort_by(f64::total_cmp);
    let players = count(ratings.len());
    let came = members.iter().filter(|member| member.before.is_none() && member.after.is_some());
    let left = members.iter().filter(|member| member.before.is_some() && member.after.is_none());
    let above = |member: &Member| member.latest - start;
    let won = |member: &Member| above(member) - member.by_hand;
    let share = |part: f64| if players > 0 { part / f64::from(players) } else { 0.0 };
    let high = ratings.iter().filter(|&&rating| rating > start).count();
    Health {
        players,
        mean: start + share(ratings.iter().map(|rating| rating - start).sum()),
        median: median(&ratings).unwrap_or(start),
        above: share(f64::from(count(high))),
        newcomers: count(came.clone().count()),
        entering: -came.map(won).sum::<f64>(),
        leavers: count(left.clone().count()),
        leaving: left.map(above).sum(),
    }
}

/// The middle one, or the mean of the middle two.
fn median(sorted: &[f64]) -> Option<f64> {
    let high = *sorted.get(sorted.len() / 2)?;
    let low = *sorted.get((sorted.len() - 1) / 2)?;
    Some(f64::midpoint(low, high))
}

fn count(players: usize) -> u32 {
    u32::try_from(players).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stayed(before: f64, after: f64) -> Member {
        Member { before: Some(before), after: Some(after), latest: after, by_hand: 0.0 }
    }

    fn came(after: f64) -> Member {
        Member { before: None, after: Some(after), latest: after, by_hand: 0.0 }
    }

    fn left(before: f64, latest: f64) -> Member {
        Member { before: Some(before), after: None, latest, by_hand: 0.0 }
    }

    /// By hand: a veteran at 1600 retires with 1640, two new players have lost 10 and 50 points, two others hold 1520
    /// and 1500.
    #[test]
    fn what_comes_and_goes() {
        let members = [
            stayed(1420.0, 1520.0),
            stayed(1480.0, 1500.0),
            came(1490.0),
            came(1450.0),
            left(1600.0, 1640.0),
        ];
        let seen = health(1500.0, &members);
        let wanted = Health {
            players: 4,
            mean: 1490.0,
            median: 1495.0,
            above: 0.25,
            newcomers: 2,
            entering: 60.0,
            leavers: 1,
            leaving: 140.0,
        };
        assert_eq!(seen, wanted);
    }

    /// The one who left holds 80 points, which are what those in the pool lack together.
    #[test]
    fn points_are_neither_made_nor_lost() {
        let members = [
            stayed(1420.0, 1480.0),
            stayed(1480.0, 1500.0),
            came(1490.0),
            came(1450.0),
            left(1600.0, 1580.0),
        ];
        let all: f64 = members.iter().map(|member| member.latest - 1500.0).sum();
        assert!(all.abs() < 1e-9, "zero sum");
        let seen = health(1500.0, &members);
        let surplus = (seen.mean - 1500.0) * f64::from(seen.players);
        assert!((surplus + seen.leaving).abs() < 1e-9, "what the pool lacks, leavers have");
    }

    /// 10 points lost in games, and 98 given: the others have the 10.
    #[test]
    fn what_was_given_by_hand_was_taken_from_nobody() {
        let given = Member { by_hand: 98.0, ..came(1588.0) };
        let seen = health(1500.0, &[stayed(1500.0, 1510.0), given]);
        assert!((seen.entering - 10.0).abs() < 1e-9, "{seen:?}");
    }

    #[test]
    fn nobody_stands_at_the_start() {
        let none = health(1500.0, &[]);
        assert_eq!((none.players, none.mean.to_bits()), (0, 1500.0_f64.to_bits()));
        assert!((none.median - 1500.0).abs() < 1e-9);
        assert!((health(1500.0, &[came(1510.0)]).median - 1510.0).abs() < 1e-9);
    }
}
