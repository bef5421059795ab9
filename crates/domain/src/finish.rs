//! The finishing order of one game in a pod of three to eight.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::name::fold;
use super::number::PlayerId;

/// The number of players in a pod.
pub const SEATS: RangeInclusive<usize> = 3..=8;

/// The finishing order of one game: groups of players, best first; the players of a group are tied.
///
/// The journal has a list of lists of registration numbers. [`Finish::check`]
/// says whether it is the order of the players of a pod.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Finish(pub Vec<Vec<PlayerId>>);

/// The reasons why an order is not that of a pod's players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FinishFault {
    /// The player is not in the pod.
    Stranger(PlayerId),
    /// The player has two places.
    Twice(PlayerId),
    /// The player has no place.
    Missing(PlayerId),
    /// An empty place.
    NobodyAt {
        /// The number of the group, from 1.
        group: usize,
    },
}

/// The reasons why a text is no finishing order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAFinish {
    /// A character that is no seat number, space, comma or `=`.
    Unreadable(char),
    /// The pod has no such seat.
    NoSuchSeat {
        /// The number as typed.
        seat: u32,
        /// The last seat of the pod.
        last: usize,
    },
    /// An `=` without a seat on either side of it.
    LooseTie,
    /// The seats are not the order of all players of the pod.
    Fault(FinishFault),
}

/// The results of one player against the others in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Met {
    /// The number of players who finished behind.
    pub beaten: u32,
    /// The number of players who tied.
    pub level: u32,
    /// The number of players who finished ahead.
    pub ahead: u32,
}

impl Met {
    /// Twice the sum of s over the opponents: 2 for each one beaten, 1 for each tie.
    pub fn halves(self) -> u32 {
        2 * self.beaten + self.level
    }
}

impl Finish {
    /// Reads seat numbers, from 1, in finishing order: `3 1 5=2 4`, where `=` joins tied players. Full-width
    /// digits, Japanese spaces and commas are read too, and `315=24`, since no pod has a ninth seat.
    pub fn parse(text: &str, seats: &[PlayerId]) -> Result<Self, NotAFinish> {
        Self::parse_playing(text, seats, seats)
    }

    /// Reads the order of the players who still play. The other seats keep their numbers and are not named.
    pub fn parse_playing(
        text: &str,
        seats: &[PlayerId],
        playing: &[PlayerId],
    ) -> Result<Self, NotAFinish> {
        let mut groups: Vec<Vec<PlayerId>> = Vec::new();
        let mut tie = false;
        for c in fold(text).chars() {
            match c {
                ' ' | ',' | '、' => {}
                '=' if tie || groups.is_empty() => return Err(NotAFinish::LooseTie),
                '=' => tie = true,
                _ => {
                    let seat = c.to_digit(10).ok_or(NotAFinish::Unreadable(c))?;
                    let player = at_seat(seat, seats)?;
                    match groups.last_mut() {
                        Some(group) if std::mem::take(&mut tie) => group.push(player),
                        _ => groups.push(vec![player]),
                    }
                }
            }
        }
        if tie {
            return Err(NotAFinish::LooseTie);
        }
        let finish = Self(groups);
        finish.check(playing).map_err(NotAFinish::Fault)?;
        Ok(finish)
    }

    /// Whether the players of `table`, and no others, finished exactly once.
    pub fn check(&self, table: &[PlayerId]) -> Result<(), FinishFault> {
        if let Some(group) = self.0.iter().position(Vec::is_empty) {
            return Err(FinishFault::NobodyAt { group: group + 1 });
        }
        let mut seen = Vec::with_capacity(table.len());
        for player in self.players() {
            if !table.contains(&player) {
                return Err(FinishFault::Stranger(player));
            }
            if seen.contains(&player) {
                return Err(FinishFault::Twice(player));
            }
            seen.push(player);
        }
        match table.iter().find(|player| !seen.contains(player)) {
            Some(&missing) => Err(FinishFault::Missing(missing)),
            None => Ok(()),
        }
    }

    /// All players, best first.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        self.0.iter().flatten().copied()
    }

    /// A player's place from 1; tied players share the better one. `None` for a player who did not play.
    pub fn place(&self, player: PlayerId) -> Option<u32> {
        self.met(player).map(|met| met.ahead + 1)
    }

    /// The results of `player` against the others; `None` for a player who did not play.
    pub fn met(&self, player: PlayerId) -> Option<Met> {
        let own = self.0.iter().position(|group| group.contains(&player))?;
        let count = |groups: &[Vec<PlayerId>]| {
            u32::try_from(groups.iter().map(Vec::len).sum::<usize>()).unwrap_or(u32::MAX)
        };
        Some(Met {
            beaten: count(&self.0[own + 1..]),
            level: count(&self.0[own..=own]) - 1,
            ahead: count(&self.0[..own]),
        })
    }
}

fn at_seat(seat: u32, seats: &[PlayerId]) -> Result<PlayerId, NotAFinish> {
    let index = usize::try_from(seat).ok().and_then(|seat| seat.checked_sub(1));
    let player = index.and_then(|index| seats.get(index));
    player.copied().ok_or(NotAFinish::NoSuchSeat { seat, last: seats.len() })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEATED: [PlayerId; 5] =
        [PlayerId(11), PlayerId(12), PlayerId(13), PlayerId(14), PlayerId(15)];

    fn finish(groups: &[&[u32]]) -> Finish {
        Finish(groups.iter().map(|group| group.iter().copied().map(PlayerId).collect()).collect())
    }

    #[test]
    fn seats_are_read_in_finishing_order() {
        let order = finish(&[&[13], &[11], &[15, 12], &[14]]);
        for text in [
            "3 1 5=2 4",
            "3,1,5=2,4",
            " 3  1 5 = 2 4 ",
            "３　１　５＝２　４",
            "315=24",
            "3・1・5=2・4",
            "3、1、5=2、4",
        ] {
            assert_eq!(Finish::parse(text, &SEATED), Ok(order.clone()), "{text}");
        }
        let level = finish(&[&[11, 12, 13, 14, 15]]);
        assert_eq!(Finish::parse("1=2=3=4=5", &SEATED), Ok(level));
    }

    #[test]
    fn what_is_no_order_is_refused_for_its_reason() {
        let fault = NotAFinish::Fault;
        for (text, wanted) in [
            ("", fault(FinishFault::Missing(PlayerId(11)))),
            ("3 1 5 2", fault(FinishFault::Missing(PlayerId(14)))),
            ("3 1 5 3 2 4", fault(FinishFault::Twice(PlayerId(13)))),
            ("3 1 6 2 4", NotAFinish::NoSuchSeat { seat: 6, last: 5 }),
            ("3 1 0 2 4", NotAFinish::NoSuchSeat { seat: 0, last: 5 }),
            ("3 1 x 2 4", NotAFinish::Unreadable('x')),
            ("3 1 5 2 -4", NotAFinish::Unreadable('-')),
            ("=3 1 5 2 4", NotAFinish::LooseTie),
            ("3 1 5==2 4", NotAFinish::LooseTie),
            ("3 1 5 2 4=", NotAFinish::LooseTie),
        ] {
            assert_eq!(Finish::parse(text, &SEATED), Err(wanted), "{text}");
        }
    }

    #[test]
    fn an_order_is_that_of_everybody_at_the_table_and_of_nobody_else() {
        let table = [1, 2, 3].map(PlayerId);
        for (order, wanted) in [
            (finish(&[&[2], &[1, 3]]), Ok(())),
            (finish(&[&[2], &[1]]), Err(FinishFault::Missing(PlayerId(3)))),
            (finish(&[&[2, 2], &[1], &[3]]), Err(FinishFault::Twice(PlayerId(2)))),
            (finish(&[&[2], &[1], &[4]]), Err(FinishFault::Stranger(PlayerId(4)))),
            (finish(&[&[2], &[], &[1, 3]]), Err(FinishFault::NobodyAt { group: 2 })),
        ] {
            assert_eq!(order.check(&table), wanted);
        }
    }

    #[test]
    fn those_who_are_level_share_the_better_place() {
        let order = finish(&[&[3], &[1, 5], &[2], &[4]]);
        let places = [1, 2, 3, 4, 5, 6].map(|player| order.place(PlayerId(player)));
        assert_eq!(places, [Some(2), Some(4), Some(1), Some(5), Some(2), None]);
        assert_eq!(order.met(PlayerId(1)), Some(Met { beaten: 2, level: 1, ahead: 1 }));
        let halves: u32 =
            order.players().filter_map(|player| order.met(player)).map(Met::halves).sum();
        assert_eq!(halves, 20, "two for each of the ten pairs");
    }

    #[test]
    fn the_journal_holds_lists_of_numbers() {
        let order = finish(&[&[3], &[1, 5], &[2]]);
        let text = serde_json::to_string(&order).unwrap();
        assert_eq!(text, "[[3],[1,5],[2]]");
        assert_eq!(serde_json::from_str::<Finish>(&text).unwrap(), order);
    }
}
