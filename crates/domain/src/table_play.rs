//! Standings of pods.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::finish::{Finish, SEATS};
use super::number::PlayerId;
use super::place_points::{PlacePoints, Points};

const PLACES: usize = *SEATS.end();

/// A player's results in pods so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableTally {
    /// Points for places.
    pub points: Points,
    /// How often each place was taken, the first place first; those who were level took the
    /// better one.
    pub places: [u32; PLACES],
}

impl TableTally {
    /// Counts one game.
    fn add(&mut self, place: u32, points: Points) {
        self.points += points;
        let index = usize::try_from(place).ok().and_then(|place| place.checked_sub(1));
        if let Some(count) = index.and_then(|index| self.places.get_mut(index)) {
            *count += 1;
        }
    }

    /// Games played.
    pub fn games(&self) -> u32 {
        self.places.iter().sum()
    }

    /// Games finished first, alone or level with others.
    pub fn wins(&self) -> u32 {
        self.places[0]
    }

    /// The mean of the places taken, from 1; `None` before the first game.
    pub fn average_place(&self) -> Option<f64> {
        let sum: u32 = (1..).zip(&self.places).map(|(place, count)| place * count).sum();
        (self.games() > 0).then(|| f64::from(sum) / f64::from(self.games()))
    }
}

/// One line of the standings of table play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableStanding {
    /// The place, shared by equals, who all take the smaller number.
    pub rank: u32,
    /// The player.
    pub player: PlayerId,
    /// The results behind the place.
    pub tally: TableTally,
}

/// Points, then first places, then second places and so on; players tied on all of them share the rank. Each game comes
/// with the points for its places, since pods may differ in size.
pub fn by_place_points<'a>(
    entrants: &[PlayerId],
    games: impl IntoIterator<Item = (&'a Finish, &'a PlacePoints)>,
) -> Vec<TableStanding> {
    let mut tallies: HashMap<PlayerId, TableTally> = HashMap::new();
    for (finish, worth) in games {
        for (player, points) in worth.of(finish) {
            if let Some(place) = finish.place(player) {
                tallies.entry(player).or_default().add(place, points);
            }
        }
    }
    let tally = |player| tallies.get(&player).copied().unwrap_or_default();
    let key = |tally: &TableTally| Reverse((tally.points, tally.places));
    let mut order: Vec<(PlayerId, TableTally)> =
        entrants.iter().map(|&player| (player, tally(player))).collect();
    order.sort_by_key(|(_, tally)| key(tally));
    let better = |own: &TableTally| order.partition_point(|(_, other)| key(other) < key(own));
    let standing = |(player, tally): &(PlayerId, TableTally)| TableStanding {
        rank: u32::try_from(better(tally) + 1).unwrap_or(u32::MAX),
        player: *player,
        tally: *tally,
    };
    order.iter().map(standing).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standings(players: u32, games: &[&str]) -> Vec<TableStanding> {
        let entrants: Vec<PlayerId> = (1..=players).map(PlayerId).collect();
        let worth = PlacePoints::of_table(entrants.len());
        let finishes: Vec<Finish> =
            games.iter().map(|text| Finish::parse(text, &entrants).unwrap()).collect();
        by_place_points(&entrants, finishes.iter().map(|finish| (finish, &worth)))
    }

    fn ranks(standings: &[TableStanding]) -> Vec<(u32, u32, String)> {
        let line = |line: &TableStanding| (line.rank, line.player.0, line.tally.points.to_string());
        standings.iter().map(line).collect()
    }

    #[test]
    fn points_then_first_places_then_second_places() {
        // Eight points each for 1, 2 and 3: a first and a third place twice, and two second places.
        let standings = standings(5, &["1 3 2 4 5", "2 3 1 4 5"]);
        let lines = [(1, 1, "8"), (1, 2, "8"), (3, 3, "8"), (4, 4, "4"), (5, 5, "2")];
        assert_eq!(ranks(&standings), lines.map(|(rank, player, sum)| (rank, player, sum.into())));
    }

    #[test]
    fn level_players_took_the_better_place() {
        let standings = standings(4, &["2=3 1 4", "2 3 1 4", "3 4 2 1"]);
        let [third, first] = [1, 3].map(|player| {
            standings.iter().find(|line| line.player == PlayerId(player)).unwrap().tally
        });
        assert_eq!((first.games(), first.wins(), &first.places[..3]), (3, 2, &[2, 1, 0][..]));
        assert_eq!(first.average_place(), Some(4.0 / 3.0));
        assert_eq!(third.places[..4], [0, 0, 2, 1]);
        // 1 and 4 have five points each, but only 4 a second place.
        let lines = [(1, 3, "10.5"), (2, 2, "9.5"), (3, 4, "5"), (4, 1, "5")];
        assert_eq!(ranks(&standings), lines.map(|(rank, player, sum)| (rank, player, sum.into())));
    }

    #[test]
    fn whoever_has_not_played_stands_last() {
        let entrants = [1, 2, 3, 4].map(PlayerId);
        let worth = PlacePoints::of_table(3);
        let finish = Finish::parse("3 1 2", &entrants[..3]).unwrap();
        let standings = by_place_points(&entrants, [(&finish, &worth)]);
        let last = standings.last().unwrap();
        assert_eq!((last.rank, last.player, last.tally.average_place()), (4, PlayerId(4), None));
    }
}
