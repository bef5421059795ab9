//! Who sits where, and who stands where, in table play.

use super::{Draw, Sitting, Stage, Tournament};
use crate::domain::finish::Finish;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::place_points::PlacePoints;
use crate::domain::standings::{Standing, Tally};
use crate::domain::table_play::{TableStanding, by_place_points};

impl Tournament {
    /// The sittings of a stage with games still to be played.
    pub fn open_sittings(&self, stage: u32) -> impl Iterator<Item = MatchNo> {
        let open = self.sittings.iter().filter(move |sitting| sitting.stage == stage);
        open.filter(|sitting| !self.is_done(sitting)).map(|sitting| sitting.no)
    }

    /// The last round of a stage for which seats were drawn, 0 before the first.
    pub fn last_round(&self, stage: u32) -> u32 {
        let own = self.sittings.iter().filter(|sitting| sitting.stage == stage);
        own.map(|sitting| sitting.round).max().unwrap_or(0)
    }

    /// Those whom the next round of the stage played now is drawn for, in the order of their
    /// seeds.
    pub fn to_be_seated(&self) -> Vec<PlayerId> {
        let draw = self.stage().and_then(|stage| stage.draw.as_ref());
        let players = draw.into_iter().flat_map(Draw::players);
        players.filter(|player| !self.has_left(*player)).collect()
    }

    /// The standings of table play, by the points for places.
    pub(super) fn table_standings(
        &self,
        number: u32,
        stage: &Stage,
        players: &[PlayerId],
    ) -> Vec<Standing> {
        let own = self.sittings.iter().filter(|sitting| sitting.stage == number);
        let games: Vec<(&Finish, PlacePoints)> = own
            .flat_map(|sitting| {
                let usual = || PlacePoints::of_table(sitting.seats.len());
                let worth = stage.plan.place_points.clone().unwrap_or_else(usual);
                sitting.finishes().map(move |finish| (finish, worth.clone()))
            })
            .collect();
        let games = games.iter().map(|(finish, worth)| (*finish, worth));
        let line = |line: TableStanding| Standing {
            rank: Some(line.rank),
            table: Some(line.tally),
            ..Standing::new(line.player, Tally::default())
        };
        by_place_points(players, games).into_iter().map(line).collect()
    }

    /// Whether a sitting has had its games, or has not enough players left for another.
    pub fn is_done(&self, sitting: &Sitting) -> bool {
        let planned = usize::try_from(sitting.games_planned).unwrap_or(usize::MAX);
        sitting.games.len() >= planned || self.still_at(sitting).count() < 2
    }

    /// Those of a sitting who have not left the event, in the order of their seats.
    pub fn still_at(&self, sitting: &Sitting) -> impl Iterator<Item = PlayerId> {
        sitting.seats.iter().copied().filter(|player| !self.has_left(*player))
    }
}
