//! A player: ratings, places, every match.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use super::{EventFacts, Figure, MatchFacts, Moved, PodFacts, Who, who};
use crate::club::{Club, Place, Player, RatingList};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Side};

/// A player who has a page.
#[derive(Hash)]
pub(in crate::site) struct PlayerFacts<'a> {
    pub(in crate::site) who: Who<'a>,
    /// All numbers, the present one first.
    pub(in crate::site) numbers: Vec<PlayerId>,
    pub(in crate::site) reading: Option<&'a str>,
    pub(in crate::site) club: Option<&'a str>,
    pub(in crate::site) curves: Vec<Curve<'a>>,
    /// The latest first.
    pub(in crate::site) events: Vec<Evening<'a>>,
}

/// The history of a rating on one list.
#[derive(Hash)]
pub(in crate::site) struct Curve<'a> {
    pub(in crate::site) list: ListId,
    pub(in crate::site) name: &'a str,
    pub(in crate::site) start: Figure,
    /// The rating at the end of each day with a change.
    pub(in crate::site) points: Vec<(NaiveDate, Figure)>,
    pub(in crate::site) games: u32,
    /// The highest rating after a match, and its day.
    pub(in crate::site) peak: Option<(Figure, NaiveDate)>,
    /// The number of games from which a rating is established.
    pub(in crate::site) established_at: u32,
}

/// A tournament from the view of a player.
#[derive(Hash)]
pub(in crate::site) struct Evening<'a> {
    pub(in crate::site) id: TournamentId,
    pub(in crate::site) name: &'a str,
    pub(in crate::site) last_day: Option<NaiveDate>,
    pub(in crate::site) entrants: usize,
    /// The rank, once it is final.
    pub(in crate::site) place: Option<u32>,
    pub(in crate::site) rows: Vec<Row<'a>>,
}

/// A match from the view of a player.
#[derive(Hash)]
pub(in crate::site) struct Row<'a> {
    pub(in crate::site) no: MatchNo,
    /// Its place in the order of play.
    pub(in crate::site) played: (NaiveDate, Place),
    /// Its stage, where there are several.
    pub(in crate::site) stage: Option<u32>,
    /// None for a pod, whose round is in the next field.
    pub(in crate::site) round: Option<&'a RoundName>,
    pub(in crate::site) pod_round: u32,
    pub(in crate::site) opponents: Vec<Who<'a>>,
    pub(in crate::site) score: Score,
    pub(in crate::site) moved: Option<Moved>,
}

/// The end of a match from the view of one player.
#[derive(Clone, Copy, Hash)]
pub(in crate::site) enum Score {
    /// A match of two, with the player's side.
    Duel(Outcome, Side),
    /// The games of a pod, and how often the player was first.
    Table { games: u32, firsts: u32 },
}

impl<'a> Curve<'a> {
    pub(super) fn new(list: &'a RatingList) -> Self {
        Self {
            list: list.id,
            name: &list.name,
            start: Figure(list.scale.start),
            points: Vec::new(),
            games: 0,
            peak: None,
            established_at: list.established.games,
        }
    }

    pub(super) fn add(&mut self, on: NaiveDate, rating: f64, games: u32) {
        match self.points.last_mut() {
            Some(last) if last.0 == on => last.1 = Figure(rating),
            _ => self.points.push((on, Figure(rating))),
        }
        self.games = self.games.saturating_add(games);
        if self.peak.is_none_or(|(peak, _)| rating > peak.0) {
            self.peak = Some((Figure(rating), on));
        }
    }

    /// The present rating.
    pub(in crate::site) fn now(&self) -> f64 {
        self.points.last().map_or(self.start.0, |(_, rating)| rating.0)
    }
}

impl<'a> PlayerFacts<'a> {
    pub(super) fn new(club: &'a Club, person: &'a Player, curves: Vec<Curve<'a>>) -> Self {
        Self {
            who: who(club, person.id),
            numbers: person.numbers().collect(),
            reading: person.reading.as_deref(),
            club: person.club.as_deref(),
            curves,
            events: Vec::new(),
        }
    }

    /// Sorts the tournaments, the latest first.
    pub(super) fn settle(&mut self) {
        self.events.sort_by_key(|event| std::cmp::Reverse((event.last_day, event.id)));
    }
}

/// A tournament and its matches from the view of each entrant.
pub(super) fn evenings<'a>(event: &EventFacts<'a>) -> BTreeMap<PlayerId, Evening<'a>> {
    let mut own: BTreeMap<PlayerId, Evening<'a>> = BTreeMap::new();
    for entered in &event.entered {
        own.insert(entered.id, evening(event));
    }
    for (who, place) in event.finals() {
        if let Some(evening) = own.get_mut(&who.id) {
            evening.place = Some(place);
        }
    }
    for stage in &event.stages {
        let number = Some(stage.number).filter(|_| event.stages.len() > 1);
        for played in &stage.matches {
            for side in Side::BOTH {
                if let Some((id, row)) = of_two(played, side, number) {
                    own.entry(id).or_insert_with(|| evening(event)).rows.push(row);
                }
            }
        }
        for pod in &stage.pods {
            for seat in 0..pod.seats.len() {
                let Some(row) = of_pod(pod, seat, number) else { continue };
                own.entry(pod.seats[seat].id).or_insert_with(|| evening(event)).rows.push(row);
            }
        }
    }
    // Later stages have higher numbers, but within one, matches are played in any order.
    for evening in own.values_mut() {
        evening.rows.sort_by_key(|row| row.played);
    }
    own
}

fn evening<'a>(event: &EventFacts<'a>) -> Evening<'a> {
    Evening {
        id: event.tournament.id,
        name: &event.tournament.name,
        last_day: event.days.map(|[_, last]| last),
        entrants: event.entrants,
        place: None,
        rows: Vec::new(),
    }
}

fn of_two<'a>(
    played: &MatchFacts<'a>,
    side: Side,
    stage: Option<u32>,
) -> Option<(PlayerId, Row<'a>)> {
    let (outcome, when) = played.ended?;
    let own = played.sides[side.index()]?;
    Some((
        own.id,
        Row {
            no: played.no,
            played: when,
            stage,
            round: Some(played.round),
            pod_round: 0,
            opponents: played.sides[side.other().index()].into_iter().collect(),
            score: Score::Duel(outcome, side),
            moved: played.moved.map(|moved| moved[side.index()]),
        },
    ))
}

/// A pod from the view of a seat, once a game was played.
fn of_pod<'a>(pod: &PodFacts<'a>, seat: usize, stage: Option<u32>) -> Option<Row<'a>> {
    let others = pod.seats.iter().enumerate().filter(|(at, _)| *at != seat);
    let places = pod.games.iter().filter_map(|game| game.places[seat]);
    let (games, firsts) =
        places.fold((0, 0), |(games, firsts), place| (games + 1, firsts + u32::from(place == 1)));
    Some(Row {
        no: pod.no,
        played: pod.games.first()?.played,
        stage,
        round: None,
        pod_round: pod.round,
        opponents: others.map(|(_, who)| *who).collect(),
        score: Score::Table { games, firsts },
        moved: pod.moved[seat],
    })
}
