//! Seats and standings of pods.

use super::{Draw, Pod, Stage, Tournament};
use crate::domain::finish::Finish;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::place_points::PlacePoints;
use crate::domain::standings::{Standing, Tally};
use crate::domain::table_play::{TableStanding, by_place_points};

impl Tournament {
    /// The pods of a stage with games still to be played.
    pub fn open_pods(&self, stage: u32) -> impl Iterator<Item = MatchNo> {
        let open = self.pods.iter().filter(move |pod| pod.stage == stage);
        open.filter(|pod| !self.is_done(pod)).map(|pod| pod.no)
    }

    /// The last round of a stage that was drawn, of those drawn one by one; 0 before the first.
    pub fn last_round(&self, stage: u32) -> u32 {
        let own = self.pods.iter().filter(|pod| pod.stage == stage);
        let paired = self.stage_no(stage).map_or(0, |stage| stage.swiss.drawn.len());
        own.map(|pod| pod.round).max().or_else(|| u32::try_from(paired).ok()).unwrap_or(0)
    }

    /// The players of the next round of pods, in the order of their seeds.
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
        let own = self.pods.iter().filter(|pod| pod.stage == number);
        let games: Vec<(&Finish, PlacePoints)> = own
            .flat_map(|pod| {
                let usual = || PlacePoints::of_table(pod.seats.len());
                let worth = stage.plan.place_points.clone().unwrap_or_else(usual);
                pod.finishes().map(move |finish| (finish, worth.clone()))
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

    /// Whether a pod has had its games, or has too few players left for another.
    pub fn is_done(&self, pod: &Pod) -> bool {
        let planned = usize::try_from(pod.games_planned).unwrap_or(usize::MAX);
        pod.games.len() >= planned || self.still_at(pod).count() < 2
    }

    /// The players of a pod who have not withdrawn, in the order of their seats.
    pub fn still_at(&self, pod: &Pod) -> impl Iterator<Item = PlayerId> {
        pod.seats.iter().copied().filter(|player| !self.has_left(*player))
    }
}
