//! An event with its stages, standings and matches.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use chrono::NaiveDate;

use super::{Changes, Moved, Who, who};
use crate::club::tournament::{Draw, Fixture, Unpaired};
use crate::club::{Club, Match, MatchState, Phase, Place, Pod, Tournament};
use crate::domain::exit::ExitReason;
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::Outcome;
use crate::domain::slot::Slot;
use crate::domain::standings::Standing;

/// An event.
pub(in crate::site) struct EventFacts<'a> {
    pub(in crate::site) tournament: &'a Arc<Tournament>,
    pub(in crate::site) id: TournamentId,
    pub(in crate::site) name: &'a str,
    pub(in crate::site) phase: Phase,
    pub(in crate::site) list: ListId,
    pub(in crate::site) list_name: &'a str,
    pub(in crate::site) entrants: usize,
    /// The first day on which something was played, and the last.
    pub(in crate::site) days: Option<[NaiveDate; 2]>,
    /// Whether its places are final.
    pub(in crate::site) is_over: bool,
    /// The players of a record whose places are known.
    placed: Option<Vec<PlayerId>>,
    /// The places of the whole event, where it has several stages.
    pub(in crate::site) overall: Vec<RankedLine<'a>>,
    pub(in crate::site) stages: Vec<StageFacts<'a>>,
    pub(in crate::site) entered: Vec<Who<'a>>,
}

/// A line of standings, with whose it is.
pub(in crate::site) struct RankedLine<'a> {
    pub(in crate::site) who: Who<'a>,
    pub(in crate::site) seed: Option<u32>,
    pub(in crate::site) left: Option<ExitReason>,
    pub(in crate::site) standing: Standing,
}

/// A stage.
pub(in crate::site) struct StageFacts<'a> {
    pub(in crate::site) number: u32,
    pub(in crate::site) standings: Vec<RankedLine<'a>>,
    pub(in crate::site) matches: Vec<MatchFacts<'a>>,
    pub(in crate::site) unpaired: Vec<UnpairedFacts<'a>>,
    pub(in crate::site) pods: Vec<PodFacts<'a>>,
}

/// A match of two.
#[derive(Hash)]
pub(in crate::site) struct MatchFacts<'a> {
    pub(in crate::site) no: MatchNo,
    pub(in crate::site) group: Option<u32>,
    pub(in crate::site) round: &'a RoundName,
    /// Its players, as far as they are known, and where the others come from.
    pub(in crate::site) sides: [Option<Who<'a>>; 2],
    pub(in crate::site) slots: [Slot; 2],
    pub(in crate::site) state: MatchState,
    /// How it ended, and its place in the order of play.
    pub(in crate::site) ended: Option<(Outcome, (NaiveDate, Place))>,
    /// How it moved the ratings of both.
    pub(in crate::site) moved: Option<[Moved; 2]>,
}

/// A player without a match in a round.
#[derive(Hash)]
pub(in crate::site) struct UnpairedFacts<'a> {
    pub(in crate::site) round: RoundName,
    pub(in crate::site) who: Who<'a>,
    /// Absent as said before the pairing; otherwise it is a bye.
    pub(in crate::site) absent: bool,
}

/// A match of several at a table.
#[derive(Hash)]
pub(in crate::site) struct PodFacts<'a> {
    pub(in crate::site) no: MatchNo,
    pub(in crate::site) round: u32,
    pub(in crate::site) table: u32,
    pub(in crate::site) seats: Vec<Who<'a>>,
    pub(in crate::site) games: Vec<GameFacts>,
    pub(in crate::site) state: MatchState,
    pub(in crate::site) moved: Vec<Option<Moved>>,
}

/// One game at a table.
#[derive(Hash)]
pub(in crate::site) struct GameFacts {
    /// The place of each seat, from 1; none for a player who did not play it.
    pub(in crate::site) places: Vec<Option<u32>>,
    /// Its place in the order of play.
    pub(in crate::site) played: (NaiveDate, Place),
}

impl<'a> EventFacts<'a> {
    pub(super) fn new(club: &'a Club, found: &'a Arc<Tournament>, changes: &Changes) -> Self {
        let numbers = 1..=u32::try_from(found.stages.len()).unwrap_or(u32::MAX);
        let stages: Vec<StageFacts<'a>> =
            numbers.map(|number| StageFacts::new(club, found, number, changes)).collect();
        let is_over = found.is_over();
        // Groups are those of a stage: over the whole event places go through.
        let line =
            |standing| RankedLine::new(club, found, None, Standing { group: None, ..standing });
        let several = found.stages.len() > 1;
        let overall =
            if several { found.standings().into_iter().map(line).collect() } else { Vec::new() };
        Self {
            tournament: found,
            id: found.id,
            name: &found.name,
            phase: found.phase,
            list: found.list,
            list_name: club.list(found.list).map_or("", |list| &list.name),
            entrants: found.entrants.len(),
            days: days(&stages),
            is_over,
            placed: found.placed(),
            overall,
            stages,
            entered: found.entrants.iter().map(|&id| who(club, id)).collect(),
        }
    }

    /// The places of the whole event.
    pub(in crate::site) fn places(&self) -> &[RankedLine<'a>] {
        match &self.stages[..] {
            [only] => &only.standings,
            _ => &self.overall,
        }
    }

    /// The places that are final; of a record those alone that are known.
    pub(in crate::site) fn finals(&self) -> impl Iterator<Item = (Who<'a>, u32)> {
        let placed = self.placed.as_ref();
        let is_place = move |id| placed.is_none_or(|placed| placed.contains(&id));
        let lines = self.places().iter().filter(|_| self.is_over);
        let lines = lines.filter(move |line| is_place(line.standing.player));
        lines.filter_map(|line| Some((line.who, line.standing.rank?)))
    }

    /// The players in first place, once it is final.
    pub(in crate::site) fn winners(&self) -> impl Iterator<Item = Who<'a>> {
        self.finals().filter(|(_, place)| *place == 1).map(|(who, _)| who)
    }

    /// How many matches were played.
    pub(in crate::site) fn played(&self) -> usize {
        let ended = |stage: &StageFacts<'_>| {
            let matches = stage.matches.iter().filter(|one| one.ended.is_some()).count();
            matches + stage.pods.iter().filter(|pod| !pod.games.is_empty()).count()
        };
        self.stages.iter().map(ended).sum()
    }
}

fn days(stages: &[StageFacts<'_>]) -> Option<[NaiveDate; 2]> {
    let matches = stages.iter().flat_map(|stage| &stage.matches);
    let games = stages.iter().flat_map(|stage| &stage.pods).flat_map(|pod| &pod.games);
    let days = || {
        matches
            .clone()
            .filter_map(|one| one.ended.map(|(_, (on, _))| on))
            .chain(games.clone().map(|game| game.played.0))
    };
    Some([days().min()?, days().max()?])
}

impl<'a> RankedLine<'a> {
    fn new(club: &'a Club, found: &Tournament, draw: Option<&Draw>, standing: Standing) -> Self {
        Self {
            who: who(club, standing.player),
            seed: draw.and_then(|draw| draw.seed(standing.player)),
            left: found.exits.get(&standing.player).map(|exit| exit.reason),
            standing,
        }
    }
}

impl<'a> StageFacts<'a> {
    fn new(club: &'a Club, found: &'a Tournament, number: u32, changes: &Changes) -> Self {
        let draw = found.stage_no(number).and_then(|stage| stage.draw.as_ref());
        let line = |standing| RankedLine::new(club, found, draw, standing);
        let own = found.matches_of(number);
        let unpaired = |one: Unpaired| UnpairedFacts {
            round: RoundName::Round(one.round),
            who: who(club, one.player),
            absent: one.absent,
        };
        let pods = found.pods.iter().filter(|pod| pod.stage == number);
        Self {
            number,
            standings: found.standings_of(number).into_iter().map(line).collect(),
            matches: own.map(|played| of_two(club, found.id, played, changes)).collect(),
            unpaired: found.all_unpaired(number).into_iter().map(unpaired).collect(),
            pods: pods.map(|pod| of_pod(club, found, pod, changes)).collect(),
        }
    }
}

fn of_two<'a>(
    club: &'a Club,
    id: TournamentId,
    played: &'a Match,
    changes: &Changes,
) -> MatchFacts<'a> {
    // The players stand in the record, whatever slots say since.
    let sides = played.record.map_or(played.sides, |record| record.sides.map(Some));
    let moved = changes.get(&(id, played.no)).and_then(|moved| match moved[..] {
        [(_, a), (_, b)] => Some([a, b]),
        _ => None,
    });
    MatchFacts {
        no: played.no,
        group: played.group,
        round: &played.round,
        sides: sides.map(|side| side.map(|id| who(club, id))),
        slots: played.slots,
        state: played.state(),
        ended: played.record.map(|it| (it.outcome, it.place.played(it.played_on))),
        moved,
    }
}

fn of_pod<'a>(
    club: &'a Club,
    found: &Tournament,
    pod: &Arc<Pod>,
    changes: &Changes,
) -> PodFacts<'a> {
    let changed = changes.get(&(found.id, pod.no));
    let moved = |id: &PlayerId| {
        let today = club.registry().today(*id);
        changed?.iter().find(|(player, _)| *player == today).map(|(_, moved)| *moved)
    };
    let game = |played: &crate::club::tournament::PlayedGame| GameFacts {
        places: pod.seats.iter().map(|&seat| played.finish.place(seat)).collect(),
        played: played.place.played(played.played_on),
    };
    PodFacts {
        no: pod.no,
        round: pod.round,
        table: pod.table,
        seats: pod.seats.iter().map(|&id| who(club, id)).collect(),
        games: pod.games.iter().map(game).collect(),
        state: Fixture::Pod(found, pod).state(),
        moved: pod.seats.iter().map(moved).collect(),
    }
}

impl Hash for EventFacts<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self { tournament, id, name, phase, list, list_name, .. } = self;
        (id, name, phase, list, list_name, self.entrants, self.days, self.is_over, &self.placed)
            .hash(state);
        for stage in &tournament.stages {
            // Rarely long, and without an order of its own to hash by.
            format!("{:?} {:?}", stage.plan, stage.draw).hash(state);
        }
        (&self.overall, &self.stages, &self.entered).hash(state);
    }
}

impl Hash for StageFacts<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.number, &self.standings, &self.matches, &self.unpaired, &self.pods).hash(state);
    }
}

impl Hash for RankedLine<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.who, self.seed, self.left).hash(state);
        let Standing {
            rank,
            player,
            tally,
            points,
            head_start,
            reached,
            group,
            values,
            separated_by,
            tie,
            table,
        } = &self.standing;
        (rank, player, points.to_bits(), head_start.to_bits(), reached, group, separated_by)
            .hash(state);
        let games = [tally.games_won, tally.games_lost, tally.games_drawn];
        (tally.wins, tally.draws, tally.losses, games).hash(state);
        for value in values {
            value.map(f64::to_bits).hash(state);
        }
        format!("{tie:?}").hash(state);
        if let Some(table) = table {
            (table.places, table.points.value().to_bits()).hash(state);
        }
    }
}
