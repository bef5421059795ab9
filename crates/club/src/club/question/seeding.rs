//! The draw that the plan of a stage asks for.

use std::collections::BTreeMap;

use crate::club::action::{DrawRound, DrawStage, ReplaceEntrant, SetRounds};
use crate::club::tournament::{Cut, Draw, LatePlace, Stage};
use crate::club::{Action, Club, Refusal, Tournament};
use crate::domain::bracket::Qualifier;
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::compare_ratings;
use crate::domain::seeding::{Mates, apart, divide, lots, qualify, separate, tables};
use crate::domain::swiss::{AskedBye, proposed_rounds};

/// The organiser's choices for the pairings beyond the plan.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawChoice {
    /// The seed of the lots. One chosen where no lots are drawn stands in the action, which is
    /// then refused.
    pub lots: Option<u64>,
    /// The groups, where they are made by hand.
    pub groups: Vec<Vec<PlayerId>>,
}

impl Club {
    /// The draw of the stage that comes next, and of the first round of a Swiss.
    pub fn drawn(
        &self,
        tournament: &Tournament,
        choice: &DrawChoice,
        chance: u64,
    ) -> Result<Vec<Action>, Refusal> {
        let next = tournament.next_stage().and_then(|number| tournament.stage_no(number));
        let plan = next.map(|stage| &stage.plan).filter(|plan| plan.format.is_swiss());
        let colours = plan.is_some_and(|plan| plan.format.has_colours());
        let mut seats = choice.clone();
        // In a Swiss whose seeds are not drawn by lots, a given number is that of the first colours.
        if colours && plan.is_some_and(|plan| plan.seeding != Seeding::Random) {
            seats.lots = None;
        }
        let draw = self.draw(tournament, &seats, chance);
        let mut actions: Vec<Action> = rounds_needed(tournament, plan, &draw).into_iter().collect();
        actions.push(draw);
        if plan.is_some() {
            let (staged, refusal) = self.staged(&actions);
            refusal.map_or(Ok(()), Err)?;
            let found = staged.tournament(tournament.id);
            let found = found.ok_or(Refusal::NoSuchTournament(tournament.id))?;
            actions.push(staged.next_pairings(found, choice.lots, chance)?);
        }
        Ok(actions)
    }

    /// The draw of the stage that comes next in a tournament, as planned. Where lots are drawn,
    /// their seed is the one chosen now, or the one agreed on beforehand, or `chance`.
    pub fn draw(&self, tournament: &Tournament, choice: &DrawChoice, chance: u64) -> Action {
        let number = tournament.next_stage().unwrap_or_else(|| tournament.current());
        let plan = tournament.stage_no(number).map(|stage| &stage.plan);
        let seeding = plan.map(|plan| plan.seeding).unwrap_or_default();
        let seated = plan.is_some_and(|plan| plan.format.has_seats());
        let lots = if seeding == Seeding::Random || seated {
            choice.lots.or_else(|| plan?.lots).or(Some(chance))
        } else {
            choice.lots
        };
        let mut seeds = self.seeds(tournament, number, lots.unwrap_or_default());
        let mut groups = Vec::new();
        if let Some(plan) = plan {
            let locked = usize::try_from(plan.locked.unwrap_or(0)).unwrap_or(usize::MAX);
            let mates = self.mates(&seeds);
            groups = match plan.format {
                Format::Groups { groups, split, .. } if choice.groups.is_empty() => {
                    let groups = usize::try_from(groups).unwrap_or(usize::MAX);
                    let drawn = divide(&seeds, groups, split).unwrap_or_default();
                    if plan.apart { separate(&drawn, &mates) } else { drawn }
                }
                Format::Tables { size, .. } => seats(&seeds, size, &[], lots.unwrap_or_default()),
                _ => choice.groups.clone(),
            };
            // Players from another stage were kept apart by their origin already.
            if plan.apart && plan.format.is_elimination() && number == 1 {
                seeds = apart(&seeds, &mates, locked.min(seeds.len())).seeds;
            }
        }
        let rated = plan.is_some_and(StagePlan::needs_ratings);
        let rating = |&player: &PlayerId| self.rating(tournament.list, player);
        let ratings = if rated { seeds.iter().map(rating).collect() } else { Vec::new() };
        let tournament = tournament.id;
        Action::DrawStage(DrawStage { tournament, stage: number, seeds, lots, groups, ratings })
    }

    /// The seeds of a stage, best first; `seed` matters only where lots are drawn. Empty while the qualifiers are not
    /// certain.
    pub fn seeds(&self, tournament: &Tournament, number: u32, seed: u64) -> Vec<PlayerId> {
        let Some(stage) = tournament.stage_no(number) else { return Vec::new() };
        let plan = &stage.plan;
        let mut seeds = if number > 1 {
            match tournament.cut(number) {
                Cut::Made(made) => in_seed_order(&made, plan.format),
                Cut::Unfinished(_) | Cut::Tied(_) => Vec::new(),
            }
        } else {
            tournament.entrants.to_vec()
        };
        let locked = usize::try_from(plan.locked.unwrap_or(0)).unwrap_or(usize::MAX);
        let locked = locked.min(seeds.len());
        match plan.seeding {
            Seeding::Entry => seeds,
            // The sort keeps the order of entry among equal ratings.
            Seeding::Rating => {
                seeds[locked..].sort_by(|&a, &b| {
                    let rating = |player| self.rating(tournament.list, player);
                    compare_ratings(rating(b), rating(a))
                });
                seeds
            }
            Seeding::Random => lots(&seeds, locked, seed),
        }
    }

    /// The draw of the next round of table play, with the seed chosen or by `chance`.
    pub fn draw_round(&self, tournament: &Tournament, lots: Option<u64>, chance: u64) -> Action {
        let stage = tournament.current();
        let lots = lots.unwrap_or(chance);
        let own = tournament.pods.iter().filter(|pod| pod.stage == stage);
        let earlier: Vec<Vec<PlayerId>> = own.map(|pod| pod.seats.clone()).collect();
        let round = tournament.last_round(stage) + 1;
        let size = match tournament.stage().map(|stage| stage.plan.format) {
            Some(Format::Tables { size, .. }) => size,
            _ => 0,
        };
        let tables = seats(&tournament.to_be_seated(), size, &earlier, lots);
        Action::DrawRound(DrawRound { tournament: tournament.id, stage, round, lots, tables })
    }

    /// A late entry there; in a Swiss with the pairing number that the rating gives, where seeds are by rating, and with what
    /// missed rounds are worth, as for the late entry before where that is not said.
    pub fn late_entry(
        &self,
        tournament: &Tournament,
        player: PlayerId,
        place: LatePlace,
        missed: Option<AskedBye>,
    ) -> Action {
        let stage = tournament.stage_no(1).filter(|stage| stage.plan.format.is_swiss());
        let Some((stage, draw)) = stage.and_then(|stage| Some((stage, stage.draw.as_ref()?)))
        else {
            return place.entry(tournament.id, player, None, missed);
        };
        let own = self.rating(tournament.list, player);
        let locked = usize::try_from(stage.plan.locked.unwrap_or(0)).unwrap_or(usize::MAX);
        let place = match place {
            LatePlace::NextRound if stage.plan.seeding == Seeding::Rating => {
                let weaker = |seed: &PlayerId| {
                    draw.ratings
                        .get(seed)
                        .is_none_or(|rating| compare_ratings(*rating, own).is_lt())
                };
                let before = draw.seeds.iter().skip(locked).position(weaker);
                let at = before.map_or(draw.seeds.len(), |at| at + locked);
                LatePlace::Number(u32::try_from(at + 1).unwrap_or(u32::MAX))
            }
            other => other,
        };
        let missed = missed.or_else(|| stage.swiss.late_worth());
        place.entry(tournament.id, player, Some(own), missed)
    }

    /// The replacement of an entrant by the right player. A place that is rated gets the rating of who sits there now.
    pub fn replacement(&self, id: TournamentId, from: PlayerId, to: PlayerId) -> Action {
        let is_other = self.registry().today(from) != self.registry().today(to);
        let rated = self.tournament(id).filter(|found| is_other && found.is_rated(from));
        let rating = rated.map(|found| self.rating(found.list, to));
        Action::ReplaceEntrant(ReplaceEntrant { tournament: id, from, to, rating })
    }

    /// Head starts that were agreed for a player in matches still to be played.
    pub fn head_starts(&self, id: TournamentId, player: PlayerId) -> Vec<MatchNo> {
        let matches = self.tournament(id).into_iter().flat_map(|found| &found.matches);
        let agreed = matches.filter(|it| it.record.is_none() && it.start != [0, 0]);
        agreed.filter(|it| it.sides.contains(&Some(player))).map(|it| it.no).collect()
    }

    /// Club mates who meet in the first round of the stage played now, because the bracket has no
    /// room to keep them apart.
    pub fn mates_meeting(&self, tournament: &Tournament) -> Vec<[PlayerId; 2]> {
        let planned = |stage: &&Stage| stage.plan.apart && stage.plan.format.is_elimination();
        let draw: Option<&Draw> = tournament.stage().filter(planned).and_then(|s| s.draw.as_ref());
        let Some(draw) = draw else { return Vec::new() };
        apart(&draw.seeds, &self.mates(&draw.seeds), draw.seeds.len()).meeting
    }

    pub(super) fn mates(&self, players: &[PlayerId]) -> Mates {
        let club = |&player: &PlayerId| Some((player, self.player(player)?.club.as_deref()?));
        Mates::new(players.iter().filter_map(club))
    }
}

/// The number of rounds of a Swiss without a planned one: as many as the players of the draw need.
fn rounds_needed(
    tournament: &Tournament,
    plan: Option<&StagePlan>,
    draw: &Action,
) -> Option<Action> {
    let (Action::DrawStage(DrawStage { stage, seeds, .. }), Format::Swiss { rounds: 0, .. }) =
        (draw, plan?.format)
    else {
        return None;
    };
    let rounds = proposed_rounds(seeds.len());
    Some(Action::SetRounds(SetRounds { tournament: tournament.id, stage: *stage, rounds }))
}

/// The players who advance in the order of their seeds: in an elimination so that two of one group meet
/// as late as possible, otherwise all winners first.
fn in_seed_order(made: &BTreeMap<PlayerId, Qualifier>, format: Format) -> Vec<PlayerId> {
    let mut ranks: Vec<(Qualifier, PlayerId)> =
        made.iter().map(|(&player, &rank)| (rank, player)).collect();
    ranks.sort_by_key(|(qualifier, _)| (qualifier.rank, qualifier.group));
    let groups = ranks.iter().map(|(qualifier, _)| qualifier.group).max().unwrap_or(0);
    if groups > 1 && format.is_elimination() {
        let count = |group: u32| ranks.iter().filter(|(rank, _)| rank.group == group).count();
        let counts: Vec<u32> =
            (1..=groups).map(|group| u32::try_from(count(group)).unwrap_or(u32::MAX)).collect();
        let order = qualify(&counts);
        ranks.sort_by_key(|(qualifier, _)| order.iter().position(|one| one == qualifier));
    }
    ranks.into_iter().map(|(_, player)| player).collect()
}

fn seats(
    players: &[PlayerId],
    size: u32,
    earlier: &[Vec<PlayerId>],
    seed: u64,
) -> Vec<Vec<PlayerId>> {
    let size = usize::try_from(size).unwrap_or(usize::MAX);
    tables(players, size, earlier, seed).unwrap_or_default()
}
