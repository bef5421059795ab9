//! Table play: seats are drawn for each round as the club draws them.

use super::hall::{Ended, Fixture, Hall, Kind, id, place};
use crate::domain::finish::Finish;
use crate::domain::number::PlayerId;
use crate::domain::place_points::PlacePoints;
use crate::domain::seeding::tables;
use crate::domain::table_play::by_place_points;

/// Plays so many rounds of so many games, at tables of about this size: each player with the rank reached, equals by lot.
pub(super) fn play(
    hall: &mut Hall<'_>,
    seeds: &[usize],
    (size, games, rounds): (u32, u32, u32),
) -> Vec<(usize, u32)> {
    let mut players: Vec<PlayerId> = seeds.iter().map(|player| id(*player)).collect();
    let size = usize::try_from(size).unwrap_or(usize::MAX);
    let mut earlier: Vec<Vec<PlayerId>> = Vec::new();
    let mut finishes: Vec<(Finish, PlacePoints)> = Vec::new();
    for round in 1..=rounds {
        let lots = hall.chance.seed();
        let Some(seated) = tables(&players, size, &earlier, lots) else { break };
        hall.expect(seated.len());
        for (no, seats) in seated.iter().enumerate() {
            let players = seats.iter().map(|player| place(*player)).collect();
            let kind = Kind::Pod { games };
            hall.add(Fixture { no, round, players, behind: Some(0), kind });
        }
        while let Some((fixture, ended)) = hall.next() {
            let Ended::Pod(games) = ended else { continue };
            let worth = PlacePoints::of_table(fixture.players.len());
            finishes.extend(games.into_iter().map(|finish| (finish, worth.clone())));
        }
        earlier.extend(seated);
    }
    // Equals stand in the order in which they are given.
    hall.chance.shuffle(&mut players);
    let lines = by_place_points(&players, finishes.iter().map(|(finish, worth)| (finish, worth)));
    (1..).zip(lines).map(|(rank, line)| (place(line.player), rank)).collect()
}
