//! The points for each place in a game of a pod.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::fmt;
use std::iter::Sum;
use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

use super::finish::{Finish, SEATS};
use super::number::PlayerId;

/// Points, exact: counted in 840ths, because 840 is divisible by
/// every number of players, up to eight, who may share points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i64);

impl Points {
    const PARTS: i64 = 840;

    /// Whole points.
    pub fn whole(points: i32) -> Self {
        Self(i64::from(points) * Self::PARTS)
    }

    /// The nearest floating-point number, for data files and averages.
    pub fn value(self) -> f64 {
        // Two steps, because only an i32 converts to a float without loss: points are few, and parts of points too.
        let float = |n: i64| i32::try_from(n).map_or(f64::NAN, f64::from);
        float(self.0.div_euclid(Self::PARTS)) + float(self.0.rem_euclid(Self::PARTS)) / 840.0
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        Self(all.map(|points| points.0).sum())
    }
}

impl fmt::Display for Points {
    /// `12`, `4.5`, `3.67`: at most two decimals, without zeros at the end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.2}", self.value());
        let text = text.trim_end_matches('0').trim_end_matches('.');
        f.pad(if text == "-0" { "0" } else { text })
    }
}

/// Points by place, the first place first; in the journal a list of whole numbers.
///
/// Tied players share the points of their places equally. A place beyond the list gives no points.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlacePoints(pub Vec<i32>);

impl PlacePoints {
    /// The largest number of points for a place, positive or negative.
    pub const MOST: i32 = 10_000;

    /// The usual points of a pod of `seats`: one point for the last place, and one
    /// more for each better place; 5-4-3-2-1 in a pod of five (UEC rules, S2).
    pub fn of_table(seats: usize) -> Self {
        let seats = i32::try_from(seats.min(*SEATS.end())).unwrap_or_default();
        Self((1..=seats).rev().collect())
    }

    /// Whether the list is valid: one to eight numbers, none beyond
    /// [`PlacePoints::MOST`], and none larger than that of a better place.
    pub fn is_sound(&self) -> bool {
        (1..=*SEATS.end()).contains(&self.0.len())
            && self.0.iter().all(|points| (-Self::MOST..=Self::MOST).contains(points))
            && self.0.is_sorted_by(|better, worse| better >= worse)
    }

    /// The points of a game for each of its players, best first.
    pub fn of(&self, finish: &Finish) -> Vec<(PlayerId, Points)> {
        let mut places = self.0.iter().copied().chain(std::iter::repeat(0)).map(Points::whole);
        let mut given = Vec::new();
        for group in &finish.0 {
            let sum: Points = places.by_ref().take(group.len()).sum();
            let level = i64::try_from(group.len()).unwrap_or(i64::MAX);
            given.extend(group.iter().map(|&player| (player, Points(sum.0 / level))));
        }
        given
    }
}

const PLACES: usize = *SEATS.end();

/// A player's results in pods so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableTally {
    /// Points for places.
    pub points: Points,
    /// How often the player took each place, the first place first; tied players take the better one.
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

    /// Games finished first, alone or tied.
    pub fn wins(&self) -> u32 {
        self.places[0]
    }

    /// The mean place, from 1; `None` before the first game.
    pub fn average_place(&self) -> Option<f64> {
        let sum: u32 = (1..).zip(&self.places).map(|(place, count)| place * count).sum();
        (self.games() > 0).then(|| f64::from(sum) / f64::from(self.games()))
    }
}

/// One line of the standings of pods.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableStanding {
    /// The place; tied players share the smaller number.
    pub rank: u32,
    /// The player.
    pub player: PlayerId,
    /// The results behind the place.
    pub tally: TableTally,
}

/// The standings by points, then first places, then second places and so on; players tied on all of them
/// share the rank. Each game comes with the points for its places, since pods may differ in size.
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

    fn shares(points: &PlacePoints, groups: &[&[u32]]) -> Vec<String> {
        let group = |group: &&[u32]| group.iter().copied().map(PlayerId).collect();
        let finish = Finish(groups.iter().map(group).collect());
        points.of(&finish).iter().map(|(_, points)| points.to_string()).collect()
    }

    #[test]
    fn five_players_play_for_five_four_three_two_one() {
        let points = PlacePoints::of_table(5);
        assert_eq!(points, PlacePoints(vec![5, 4, 3, 2, 1]));
        assert_eq!(shares(&points, &[&[3], &[1], &[5], &[2], &[4]]), ["5", "4", "3", "2", "1"]);
    }

    #[test]
    fn those_who_are_level_share_what_their_places_are_worth() {
        let five = PlacePoints::of_table(5);
        assert_eq!(shares(&five, &[&[3], &[1, 5], &[2], &[4]]), ["5", "3.5", "3.5", "2", "1"]);
        let stakes = PlacePoints(vec![10, 0, 0, -2]);
        assert!(stakes.is_sound());
        assert_eq!(shares(&stakes, &[&[1, 2, 3], &[4]]), ["3.33", "3.33", "3.33", "-2"]);
    }

    /// The points given equal the points of the places, exactly, however many players share them.
    #[test]
    fn sharing_loses_nothing() {
        for seats in SEATS {
            let players: Vec<PlayerId> = (1..).map(PlayerId).take(seats).collect();
            for level in 1..=seats {
                let mut groups = vec![players[..level].to_vec()];
                groups.extend(players[level..].iter().map(|&player| vec![player]));
                let given = PlacePoints::of_table(seats).of(&Finish(groups));
                let all: Points = given.into_iter().map(|(_, points)| points).sum();
                let worth = i32::try_from(seats * (seats + 1) / 2).unwrap();
                assert_eq!(all, Points::whole(worth), "{level} of {seats} level");
            }
        }
    }

    #[test]
    fn a_place_beyond_the_list_is_worth_nothing() {
        let medals = PlacePoints(vec![3, 2, 1]);
        assert_eq!(shares(&medals, &[&[1], &[2], &[3, 4], &[5]]), ["3", "2", "0.5", "0.5", "0"]);
        for unsound in [vec![], vec![1, 2], vec![PlacePoints::MOST + 1], vec![0; 9]] {
            assert!(!PlacePoints(unsound).is_sound());
        }
    }

    #[test]
    fn points_are_written_with_their_halves() {
        let written = |parts: i64| Points(parts * 420).to_string();
        assert_eq!([9, 20, -1, 0, 200].map(written), ["4.5", "10", "-0.5", "0", "100"]);
    }

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
        // 1, 2 and 3 have eight points each: a first and a third place twice, and two second places.
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
