//! The ranking with what is known of each rating: who stands in it, who is listed apart, and why.

#[cfg(test)]
mod tests;

use chrono::NaiveDate;

use crate::club::Club;
use crate::club::question::ranking::Ranked;
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::rating::{Interval, Missing, Uncertainty};

/// Which ratings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Model {
    /// Those of the list: every match moves them.
    #[default]
    Elo,
    /// Fitted to all results at once.
    WholeHistory,
}

/// In which order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// By rating.
    #[default]
    Rating,
    /// By the lower end of the 95 % interval.
    LowerBound,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// As it stood at the end of that day; none as it stands.
    pub as_of: Option<NaiveDate>,
    /// The day of asking, from which idleness counts where no day is given.
    pub today: NaiveDate,
    /// Which ratings.
    pub model: Model,
    /// In which order.
    pub order: Order,
}

impl Asked {
    /// The ratings of the list as they stand, by rating.
    pub fn now(today: NaiveDate) -> Self {
        Self { as_of: None, today, model: Model::default(), order: Order::default() }
    }

    fn day(self) -> NaiveDate {
        self.as_of.unwrap_or(self.today)
    }
}

/// One line.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingLine {
    /// The place among the established; none for others.
    pub rank: Option<u32>,
    /// The player.
    pub player: PlayerId,
    /// The rating with its interval.
    pub interval: Interval,
    /// Matches and games; its place is that among everybody, by the list's ratings.
    pub ranked: Ranked,
    /// What the player lacks to be established; nothing for the established.
    pub missing: Vec<Missing>,
}

/// A ranking.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RatingTable {
    /// The established in their order, then the others in theirs.
    pub lines: Vec<RatingLine>,
    /// How many are established.
    pub established: usize,
    /// How many groups of players have never met, not even by way of others, where there is more
    /// than one: ratings compare only within a group.
    pub apart: Option<usize>,
}

impl Club {
    /// The ranking of a list with intervals. Everybody registered is in it; with `as_of`,
    /// everybody who had played by then.
    pub fn rating_table(&self, list: ListId, asked: Asked) -> RatingTable {
        let Some(known) = self.list(list) else { return RatingTable::default() };
        let history =
            (asked.model == Model::WholeHistory).then(|| self.whole_history(list, asked.as_of));
        let experience = self.experience(list, asked.as_of);
        let mut lines: Vec<RatingLine> = self
            .ranking(list, asked.as_of)
            .into_iter()
            .map(|ranked| {
                let interval = match &history {
                    Some(history) => history.interval(ranked.player, asked.day()),
                    None => experience.get(&ranked.player).map(|own| {
                        let k = known.scale.k_at(own.games, own.rating);
                        own.interval(Uncertainty::STANDARD, k, asked.day())
                    }),
                };
                let interval = interval.unwrap_or(Interval {
                    rating: ranked.rating,
                    deviation: Uncertainty::STANDARD.prior,
                });
                let own = experience.get(&ranked.player);
                let missing = known.established.missing(crate::domain::rating::Known {
                    games: own.map_or(0, |own| own.games),
                    half_width: interval.half_width(),
                    idle: own.map(|own| own.idle(asked.day())),
                });
                RatingLine { rank: None, player: ranked.player, interval, ranked, missing }
            })
            .collect();
        let key = |line: &RatingLine| match asked.order {
            Order::Rating => line.interval.rating,
            Order::LowerBound => line.interval.low(),
        };
        // Stable: among equals whoever played more games stays ahead.
        lines.sort_by(|a, b| {
            let apart = (!a.missing.is_empty()).cmp(&!b.missing.is_empty());
            apart.then_with(|| key(b).total_cmp(&key(a)))
        });
        let established = lines.iter().filter(|line| line.missing.is_empty()).count();
        number(&mut lines[..established], key);
        let apart = self.groups_apart(list, asked.as_of);
        RatingTable { lines, established, apart: Some(apart).filter(|groups| *groups > 1) }
    }

    /// Whether a player is established on a list.
    pub fn is_established(&self, list: ListId, player: PlayerId, today: NaiveDate) -> bool {
        let player = self.registry().today(player);
        let table = self.rating_table(list, Asked::now(today));
        table.lines.iter().any(|line| line.player == player && line.missing.is_empty())
    }
}

/// Equals share the smaller number.
fn number(lines: &mut [RatingLine], key: impl Fn(&RatingLine) -> f64) {
    let mut last: Option<(u32, f64)> = None;
    for (place, line) in (1..).zip(lines) {
        let own = key(line);
        let rank = match last {
            Some((rank, above)) if above.to_bits() == own.to_bits() => rank,
            _ => place,
        };
        line.rank = Some(rank);
        last = Some((rank, own));
    }
}
