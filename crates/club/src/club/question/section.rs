//! The rating limits of a tournament.

use chrono::NaiveDate;

use crate::club::refusal::RatingRefusal;
use crate::club::{Club, Refusal, Tournament};
use crate::domain::number::PlayerId;

impl Club {
    /// The players outside the limits of the tournament on that day, and why, in their order.
    ///
    /// Asked where players are added and never by [`Club::check`]: ratings move with every correction, and what is
    /// allowed must not move with them.
    pub fn outsiders(
        &self,
        tournament: &Tournament,
        players: &[PlayerId],
        today: NaiveDate,
    ) -> Vec<Refusal> {
        let (Some(division), Some(list)) = (tournament.division, self.list(tournament.list)) else {
            return Vec::new();
        };
        let experience = self.experience(list.id, None);
        let strengths = self.strengths(list.id, None);
        let outside = |&player: &PlayerId| {
            let number = self.registry().today(player);
            let own = (experience.get(&number), strengths.of(number.0));
            let rating = self.rating(list.id, player);
            let established = list.standing(own, rating, today).missing.is_empty();
            let why = division.admits(rating, established).err()?;
            Some(Refusal::Rating(RatingRefusal::Ineligible(tournament.id, player, why)))
        };
        players.iter().filter_map(outside).collect()
    }
}
