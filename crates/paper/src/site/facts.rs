//! Facts on the pages, read from the club once. A fact is hashed for the page it stands on, so all facts about players
//! and events that pages show are here.

mod player;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

use chrono::NaiveDate;
use foldhash::quality::RandomState;

use super::layout::digest;
use super::versus::{self, Pair};
use super::write::each;
use crate::club::question::rating_table::{RankingQuery, RatingTable};
use crate::club::question::trust::PathPoint;
use crate::club::registry::Publicity;
use crate::club::tournament::{Draw, Fixture, Unpaired};
use crate::club::{Club, Match, MatchState, Place, Pod, Tournament};
use crate::domain::bracket::Slot;
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::calibration::{Calibration, calibration};
use crate::domain::round::RoundName;
use crate::domain::score::{ExitReason, Outcome};
use crate::domain::standings::Standing;

pub(super) use player::{Curve, Evening, PlayerFacts, Row, Score};

/// A number that is compared bit by bit.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub(super) struct Figure(pub(super) f64);

impl Hash for Figure {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.to_bits().hash(state);
    }
}

/// A player as named on other pages.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq)]
pub(super) struct Who<'a> {
    /// The number of today.
    pub(super) id: PlayerId,
    /// None for a hidden player, who has no page.
    pub(super) name: Option<&'a str>,
    /// The title, where the name is shown in full.
    pub(super) title: Option<&'a str>,
}

/// The rating before and after a match.
pub(super) type Moved = [Figure; 2];

/// Everything, by what it is about.
pub struct Facts<'a> {
    pub(super) players: BTreeMap<PlayerId, PlayerFacts<'a>>,
    /// The tournaments by number.
    pub(super) events: Vec<EventFacts<'a>>,
    /// Hashes of the facts of each tournament, and of each player, in order. They are made once for both languages.
    digests: [Vec<u64>; 2],
    /// The last day on which something was played.
    pub(super) last_day: Option<NaiveDate>,
    club: &'a Club,
    lists: BTreeMap<ListId, OfList>,
    pairs: OnceLock<Vec<Pair>>,
}

/// Results for a list, calculated when the first page needs them, once for both languages.
#[derive(Default)]
struct OfList {
    paths: OnceLock<Paths>,
    table: OnceLock<RatingTable>,
    calibration: OnceLock<Option<Calibration>>,
}

/// The ratings of a list over time, with their intervals.
type Paths = BTreeMap<PlayerId, Vec<PathPoint>>;

/// The rating changes of all lists by match, in the order of the match's players.
type Changes = HashMap<(TournamentId, MatchNo), Vec<(PlayerId, Moved)>, RandomState>;

impl<'a> Facts<'a> {
    pub(super) fn new(club: &'a Club) -> Self {
        let (changes, mut curves) = ratings(club);
        let tournaments: Vec<&'a Arc<Tournament>> = club.tournaments().collect();
        let events = each(&tournaments, |one| EventFacts::new(club, one, &changes));
        let mut players: BTreeMap<PlayerId, PlayerFacts<'a>> = BTreeMap::new();
        for person in club.registry().iter().filter(|one| one.publicity != Publicity::Hidden) {
            let curves = curves.remove(&person.id).unwrap_or_default();
            players.insert(person.id, PlayerFacts::new(club, person, curves));
        }
        for (id, evening) in each(&events, player::evenings).into_iter().flatten() {
            if let Some(player) = players.get_mut(&id) {
                player.events.push(evening);
            }
        }
        for own in players.values_mut() {
            own.settle();
        }
        let digests = [
            each(&events, |event| digest(event)),
            each(&players.values().collect::<Vec<_>>(), |player| digest(player)),
        ];
        let last_day = events.iter().filter_map(|event| event.days.map(|[_, last]| last)).max();
        let lists = club.lists().map(|list| (list.id, OfList::default())).collect();
        Self { players, events, digests, last_day, club, lists, pairs: OnceLock::new() }
    }

    /// The tournaments with the digests of their facts.
    pub(super) fn digested_events(&self) -> impl Iterator<Item = (&EventFacts<'a>, u64)> {
        self.events.iter().zip(self.digests[0].iter().copied())
    }

    /// The players with a page, with the digests of their facts.
    pub(super) fn digested_players(&self) -> impl Iterator<Item = (&PlayerFacts<'a>, u64)> {
        self.players.values().zip(self.digests[1].iter().copied())
    }

    /// The ranking of a list on the last day with a result, so that the same
    /// record makes the same page on any day. None if there is no such list.
    pub(super) fn table(&self, list: ListId) -> Option<&RatingTable> {
        let asked = RankingQuery::now(self.last_day.unwrap_or_default());
        Some(self.lists.get(&list)?.table.get_or_init(|| self.club.rating_table(list, asked)))
    }

    /// The pairs with the most matches.
    pub(super) fn pairs(&self) -> &[Pair] {
        self.pairs.get_or_init(|| versus::pairs(self))
    }

    /// The accuracy of a list's predictions, if there are any.
    pub(super) fn calibration(&self, list: ListId) -> Option<&Calibration> {
        let judge = || {
            let predictions = self.club.predictions(list, None);
            (!predictions.is_empty()).then(|| calibration(&predictions))
        };
        self.lists.get(&list)?.calibration.get_or_init(judge).as_ref()
    }

    /// The ratings of all players of a list, day by day, with their intervals.
    pub(super) fn paths(&self, list: ListId) -> &Paths {
        static NONE: Paths = Paths::new();
        let known = self.lists.get(&list);
        known.map_or(&NONE, |known| known.paths.get_or_init(|| self.club.rating_paths(list, None)))
    }
}

/// The present player of a number. A hidden player has no name here.
pub(super) fn who(club: &Club, id: PlayerId) -> Who<'_> {
    let id = club.registry().today(id);
    let named = club.player(id).filter(|one| one.publicity != Publicity::Hidden);
    let name = named.map(|one| one.name.as_str());
    Who { id, name, title: named.and_then(|one| one.title.as_deref()) }
}

/// The rating changes of all matches, and the curves of all players.
fn ratings(club: &Club) -> (Changes, HashMap<PlayerId, Vec<Curve<'_>>, RandomState>) {
    let mut changes = Changes::default();
    let mut curves: HashMap<PlayerId, Vec<Curve<'_>>, RandomState> = HashMap::default();
    for list in club.lists() {
        let Some(ratings) = club.ratings(list.id) else { continue };
        for line in ratings.as_of(None).lines() {
            let players = line.moved.players();
            for (seat, (&player, step)) in players.iter().zip(line.steps).enumerate() {
                let curves = curves.entry(player).or_default();
                if curves.last().is_none_or(|curve| curve.list != list.id) {
                    curves.push(Curve::new(list));
                }
                let games = line.games(seat, ratings.scale());
                if let Some(curve) = curves.last_mut() {
                    curve.add(line.moved.on(), step.after, games);
                }
            }
            if let crate::club::rated::Moved::Match(rated) = line.moved {
                let steps = line.steps.iter().map(|step| [step.before, step.after].map(Figure));
                changes.insert(
                    (rated.tournament, rated.no),
                    players.iter().copied().zip(steps).collect(),
                );
            }
        }
    }
    (changes, curves)
}

/// The lists, the main one first.
pub(super) fn lists(club: &Club) -> impl Iterator<Item = ListId> {
    club.lists().map(|list| list.id)
}

/// An event.
pub(in crate::site) struct EventFacts<'a> {
    pub(in crate::site) tournament: &'a Arc<Tournament>,
    pub(in crate::site) list_name: &'a str,
    pub(in crate::site) entrants: usize,
    /// The first and the last day with a result.
    pub(in crate::site) days: Option<[NaiveDate; 2]>,
    /// Whether its ranks are final.
    pub(in crate::site) is_over: bool,
    /// The players of a recorded tournament whose ranks are known.
    placed: Option<Vec<PlayerId>>,
    /// The ranks of the whole tournament, if it has several stages.
    pub(in crate::site) overall: Vec<RankedLine<'a>>,
    pub(in crate::site) stages: Vec<StageFacts<'a>>,
    pub(in crate::site) entered: Vec<Who<'a>>,
}

/// A line of standings with its player.
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

/// A match of two players.
#[derive(Hash)]
pub(in crate::site) struct MatchFacts<'a> {
    pub(in crate::site) no: MatchNo,
    pub(in crate::site) group: Option<u32>,
    pub(in crate::site) round: &'a RoundName,
    /// Its players if known, and where the others come from.
    pub(in crate::site) sides: [Option<Who<'a>>; 2],
    pub(in crate::site) slots: [Slot; 2],
    pub(in crate::site) state: MatchState,
    /// Its outcome, and its place in the order of play.
    pub(in crate::site) ended: Option<(Outcome, (NaiveDate, Place))>,
    /// The rating changes of both players.
    pub(in crate::site) moved: Option<[Moved; 2]>,
}

/// A player without a match in a round.
#[derive(Hash)]
pub(in crate::site) struct UnpairedFacts<'a> {
    pub(in crate::site) round: RoundName,
    pub(in crate::site) who: Who<'a>,
    /// Whether the absence was announced before the pairing; otherwise it is a bye.
    pub(in crate::site) absent: bool,
}

/// A pod.
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

/// One game of a pod.
#[derive(Hash)]
pub(in crate::site) struct GameFacts {
    /// The rank of each seat, from 1; none for a player who did not play.
    pub(in crate::site) places: Vec<Option<u32>>,
    /// Its place in the order of play.
    pub(in crate::site) played: (NaiveDate, Place),
}

impl<'a> EventFacts<'a> {
    fn new(club: &'a Club, found: &'a Arc<Tournament>, changes: &Changes) -> Self {
        let numbers = 1..=u32::try_from(found.stages.len()).unwrap_or(u32::MAX);
        let stages: Vec<StageFacts<'a>> =
            numbers.map(|number| StageFacts::new(club, found, number, changes)).collect();
        let is_over = found.is_over();
        // Groups belong to a stage. Over the whole tournament ranks are not grouped.
        let line =
            |standing| RankedLine::new(club, found, None, Standing { group: None, ..standing });
        let several = found.stages.len() > 1;
        let overall =
            if several { found.standings().into_iter().map(line).collect() } else { Vec::new() };
        let people: HashSet<PlayerId> =
            found.entrants.iter().map(|&id| club.registry().today(id)).collect();
        Self {
            tournament: found,
            list_name: club.list(found.list).map_or("", |list| &list.name),
            entrants: people.len(),
            days: days(&stages),
            is_over,
            placed: found.placed(),
            overall,
            stages,
            entered: found.entrants.iter().map(|&id| who(club, id)).collect(),
        }
    }

    /// The ranks of the whole tournament.
    pub(in crate::site) fn places(&self) -> &[RankedLine<'a>] {
        match &self.stages[..] {
            [only] => &only.standings,
            _ => &self.overall,
        }
    }

    /// The final ranks; of a recorded tournament only the known ones.
    pub(in crate::site) fn finals(&self) -> impl Iterator<Item = (Who<'a>, u32)> {
        let placed = self.placed.as_ref();
        let is_place = move |id| placed.is_none_or(|placed| placed.contains(&id));
        let lines = self.places().iter().filter(|_| self.is_over);
        let lines = lines.filter(move |line| is_place(line.standing.player));
        lines.filter_map(|line| Some((line.who, line.standing.rank?)))
    }

    /// The winners, once they are final.
    pub(in crate::site) fn winners(&self) -> impl Iterator<Item = Who<'a>> {
        self.finals().filter(|(_, place)| *place == 1).map(|(who, _)| who)
    }

    /// The number of played matches.
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
    // The record names the players, even if slots have changed since.
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
        let Tournament { id, name, phase, list, .. } = &**self.tournament;
        (id, name, phase, list, self.list_name).hash(state);
        (self.entrants, self.days, self.is_over, &self.placed).hash(state);
        for stage in &self.tournament.stages {
            // Rarely long. The plan has no hash of its own.
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
            byes,
            reached,
            group,
            values,
            separated_by,
            tie,
            table,
        } = &self.standing;
        (rank, player, reached, group, separated_by).hash(state);
        [points, head_start, byes].map(|points| points.to_bits()).hash(state);
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
