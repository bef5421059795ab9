//! Strengths that never change, with all that is unknown of them: players who meet the uncertain stay uncertain.

use super::covariance::Covariance;
use super::solve::System;
use super::timeline::Timeline;
use super::{Bout, Draws, POINTS, Prior, newton_of};
use crate::progress::{Progress, Stopped};

/// The fitted strengths of those who played.
#[derive(Clone, Debug)]
pub(in crate::rating) struct Constant {
    pub(in crate::rating) players: Vec<Known>,
    /// How many groups results connect.
    pub(in crate::rating) groups: usize,
}

/// The fitted strength of one player.
#[derive(Clone, Copy, Debug)]
pub(in crate::rating) struct Known {
    pub(in crate::rating) player: u32,
    /// The number of the group, from 0.
    pub(in crate::rating) group: usize,
    /// The strength from the mean of the group, in points.
    pub(in crate::rating) strength: f64,
    /// Its variance while the mean of the group is held, in points².
    pub(in crate::rating) variance: f64,
}

/// Fits strengths that never change, with so many wins and losses of each against the middle.
pub(in crate::rating) fn constant(
    wins: f64,
    players: usize,
    bouts: &[Bout],
    progress: &dyn Progress,
) -> Result<Constant, Stopped> {
    fitted(wins, players, bouts, progress, Covariance::of)
}

/// [`constant`] in less time, with variances as if all opponents were known.
pub(in crate::rating) fn constant_alone(
    wins: f64,
    players: usize,
    bouts: &[Bout],
    progress: &dyn Progress,
) -> Result<Constant, Stopped> {
    fitted(wins, players, bouts, progress, Covariance::alone)
}

fn fitted(
    wins: f64,
    players: usize,
    bouts: &[Bout],
    progress: &dyn Progress,
    covariance: fn(&System, &Timeline) -> Covariance,
) -> Result<Constant, Stopped> {
    let prior = Prior { start: 0.0, drift: 0.0, wins, draws: Draws::Estimated };
    let line = Timeline::new(0.0, players, bouts);
    let top = newton_of(prior, &line, bouts, progress)?;
    let Covariance { variances, with_level } = covariance(&top.system, &line);
    // A group whose mean is held gives up what it has in common with its level.
    let (mut sum, mut level) = (vec![0.0; line.groups], vec![0.0; line.groups]);
    for (slot, link) in line.links.iter().enumerate() {
        sum[link.group as usize] += top.ratings[slot];
        level[link.group as usize] += with_level[slot];
    }
    let known = |(slot, &player): (usize, &u32)| {
        let group = line.links[slot].group as usize;
        let strength = top.ratings[slot] - with_level[slot] * sum[group] / level[group];
        Known {
            player,
            group,
            strength: strength * POINTS,
            variance: variances[slot] * POINTS * POINTS,
        }
    };
    let players = line.player.iter().enumerate().map(known).collect();
    Ok(Constant { players, groups: line.groups })
}
