//! The results that an entrant still needs to advance to the next stage.

use crate::club::Tournament;
use crate::domain::length::Length;
use crate::domain::number::PlayerId;
use crate::domain::standings::{Criterion, Outlook, Race, Standing};

impl Tournament {
    /// The outlook of an entrant while the stage before the last is played in groups or as one; none where points do not
    /// come first, and where nobody can tell.
    pub fn outlook(&self, player: PlayerId) -> Option<Outlook> {
        let stage = self.current();
        let next = self.stage_no(stage + 1)?;
        let plan = &self.stage_no(stage)?.plan;
        let standings = plan.standings();
        let by_points = standings.steps.first()?.criterion == Criterion::MatchPoints;
        if !plan.format.is_round_robin() || !by_points || next.draw.is_some() {
            return None;
        }
        let lines = self.standings_of(stage);
        let mut groups = lines.chunk_by(|a, b| a.group == b.group);
        let group = groups.find(|group| group.iter().any(|line| line.player == player))?;
        let here: Vec<&Standing> = self.still_here(group);
        let at = |player: PlayerId| here.iter().position(|line| line.player == player);
        let mut draws = false;
        let mut open = Vec::new();
        for played in self.matches_of(stage).filter(|played| played.state().is_open()) {
            let [Some(a), Some(b)] = played.sides.map(|side| side.and_then(at)) else { continue };
            draws |= !matches!(played.length, Length::FirstTo(_));
            open.push((a, b));
        }
        if open.is_empty() {
            return self.outlook_of_rank(&here, player);
        }
        let points: Vec<f64> = here.iter().map(|line| line.points).collect();
        let race = Race {
            points: &points,
            open: &open,
            earns: standings.points,
            draws,
            places: self.takes(stage + 1),
            one_more: self.fills(stage + 1) > 0,
        };
        race.outlook(at(player)?)
    }

    /// The outlook in a group in which all is played.
    fn outlook_of_rank(&self, here: &[&Standing], player: PlayerId) -> Option<Outlook> {
        let next = self.current() + 1;
        let rank = here.iter().find(|line| line.player == player)?.rank;
        let ahead = here.iter().filter(|line| line.rank < rank).count();
        let level = here.iter().filter(|line| line.rank == rank).count();
        let (places, one_more) = (self.takes(next), usize::from(self.fills(next) > 0));
        Some(match ahead {
            ahead if ahead + level <= places => Outlook::Certain,
            ahead if ahead >= places + one_more => Outlook::Out,
            _ => Outlook::Open,
        })
    }
}
