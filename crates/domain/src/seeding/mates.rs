//! Club mates.

use std::collections::HashMap;

use crate::name;
use crate::number::PlayerId;

/// The clubs of some players, as far as they have one. Two are mates if their clubs are written
/// the same ([`name::fold`]).
#[derive(Clone, Debug, Default)]
pub struct Mates {
    clubs: HashMap<PlayerId, usize>,
}

impl Mates {
    /// Players with their clubs; a text that folds to nothing is no club.
    pub fn new<'a>(players: impl IntoIterator<Item = (PlayerId, &'a str)>) -> Self {
        let mut numbers: HashMap<String, usize> = HashMap::new();
        let clubs = players.into_iter().filter_map(|(player, club)| {
            let next = numbers.len();
            let key = Some(name::fold(club)).filter(|key| !key.is_empty())?;
            Some((player, *numbers.entry(key).or_insert(next)))
        });
        Self { clubs: clubs.collect() }
    }

    /// The club of a player as a number, from 0, that means something only among these.
    pub(super) fn club(&self, player: PlayerId) -> Option<usize> {
        self.clubs.get(&player).copied()
    }

    /// Whether two players are of one club.
    pub fn are(&self, one: PlayerId, other: PlayerId) -> bool {
        self.club(one).is_some_and(|club| self.club(other) == Some(club))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clubs_are_compared_as_names_are() {
        let [first, second, third, fourth] = [1, 2, 3, 4].map(PlayerId);
        let mates =
            Mates::new([(first, "カモメ"), (second, "ｶﾓﾒ "), (third, "東京"), (fourth, " ")]);
        assert!(mates.are(first, second));
        assert!(!mates.are(first, third));
        assert!(!mates.are(fourth, fourth), "who has no club has no mates");
    }
}
