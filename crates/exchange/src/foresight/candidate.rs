//! The formats that may be played by so many.

use std::collections::HashMap;
use std::f64::consts::{LN_10, PI};
use std::fmt;

use chrono::NaiveDate;

use super::hall::{Ended, Fixture, Hall, Kind, id, place};
use super::{Rated, number};
use crate::club::Club;
use crate::club::question::rating_table::RankingQuery;
use crate::domain::bracket::GrandFinal;
use crate::domain::finish::SEATS;
use crate::domain::format::{Format, FormatKind};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::rating::{Interval, Uncertainty, compare_ratings, difference};
use crate::domain::round::RoundName;
use crate::domain::score::{Lengths, Outcome, Score, Side};
use crate::domain::seeding::Split;
use crate::domain::standings::{
    Bye, Entrant, Finished, PairedRound, StandingsPlan, by_rounds, of_field,
};
use crate::domain::swiss::{Colour, Player, Round, Rules, Spent, pair, proposed_rounds};

/// A format, with the stage behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Candidate {
    pub format: Format,
    /// The rounds of table play, after each of which seats are drawn again; 1 elsewhere.
    pub rounds: u32,
    pub then: Option<Then>,
}

/// A knock-out behind groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Then {
    pub format: Format,
    /// How many of each group go on.
    pub takes: u32,
}

/// The size of a pod, and its games before seats are drawn again, as the wizard proposes them.
const POD: (u32, u32) = (4, 3);
/// The numbers of pod rounds that are compared.
const POD_ROUNDS: [u32; 2] = [3, 5];
/// The group sizes that are compared: more than two matches, and less than most of a round robin.
const GROUP: std::ops::RangeInclusive<usize> = 3..=8;

impl Candidate {
    /// One stage.
    pub const fn one(format: Format) -> Self {
        Self { format, rounds: 1, then: None }
    }

    /// All that so many players can play: eliminations, full placement, a round robin, groups of three to eight whose
    /// best two go on to a knock-out, a Swiss of the proposed number of rounds and of two more, and table play.
    pub fn all(players: usize) -> Vec<Self> {
        let single = |third_place, placement| Format::SingleElimination { third_place, placement };
        let double = |grand_final| Format::DoubleElimination { grand_final };
        let mut all = vec![
            Self::one(single(false, false)),
            Self::one(single(false, true)),
            Self::one(double(GrandFinal::Simple)),
            Self::one(double(GrandFinal::Reset)),
            Self::one(FormatKind::RoundRobin.plain()),
        ];
        all.extend(groups(players).into_iter().map(|groups| Self {
            format: Format::Groups { groups, double: false, split: Split::Snake },
            rounds: 1,
            then: Some(Then { format: single(false, false), takes: 2 }),
        }));
        // No two players meet twice.
        let most = u32::try_from(players).unwrap_or(u32::MAX).saturating_sub(2);
        let proposed = proposed_rounds(players);
        let swiss = [proposed, proposed + 2].into_iter().filter(|rounds| *rounds <= most);
        all.extend(swiss.map(|rounds| Self::one(Format::Swiss { rounds, colours: true })));
        let (size, games) = POD;
        let pods = POD_ROUNDS.into_iter().filter(|_| players >= *SEATS.start());
        let tables = Format::Tables { size, games };
        all.extend(pods.map(|rounds| Self { rounds, ..Self::one(tables) }));
        all.retain(|one| one.format.entrants().contains(&players));
        all
    }
}

/// The form for data: `single-elimination:all-places`, `groups:4>single-elimination:2`, `swiss:5`, `tables:4x3x5`.
impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = FormatKind::from(self.format);
        write!(f, "{kind}")?;
        match self.format {
            Format::SingleElimination { placement: true, .. } => f.write_str(":all-places")?,
            Format::SingleElimination { third_place: true, .. } => f.write_str(":third-place")?,
            Format::DoubleElimination { grand_final: GrandFinal::Reset } => {
                f.write_str(":reset")?;
            }
            Format::Groups { groups, .. } => write!(f, ":{groups}")?,
            Format::Swiss { rounds, .. } => write!(f, ":{rounds}")?,
            Format::Tables { size, games } => write!(f, ":{size}x{games}x{}", self.rounds)?,
            Format::RoundRobin { double: true } => f.write_str(":double")?,
            _ => {}
        }
        match self.then {
            Some(Then { format, takes }) => write!(f, ">{}:{takes}", FormatKind::from(format)),
            None => Ok(()),
        }
    }
}

/// The possible numbers of groups: powers of two, so that the knock-out has no byes, and groups of about four.
fn groups(players: usize) -> Vec<u32> {
    let sizes = |groups: usize| [players / groups, players.div_ceil(groups)];
    let fits = |groups: &usize| sizes(*groups).iter().all(|size| GROUP.contains(size));
    let mut all: Vec<usize> = (1..6).map(|power| 1 << power).chain([players.div_ceil(4)]).collect();
    all.retain(|groups| *groups > 1 && fits(groups));
    all.sort_unstable();
    all.dedup();
    all.into_iter().filter_map(|groups| u32::try_from(groups).ok()).collect()
}

// The strengths of the players.

/// The least players of a list whose spread is used.
const ENOUGH: usize = 8;
/// The usual spread of ratings, as a deviation in points: that of a club of many years.
const SPREAD: f64 = 200.0;

/// The ratings of these players on a list, in their order.
pub fn entered(club: &Club, list: ListId, players: &[PlayerId], today: NaiveDate) -> Vec<Rated> {
    let known: HashMap<PlayerId, Interval> = club
        .rating_table(list, RankingQuery::now(today))
        .lines
        .into_iter()
        .map(|line| (line.player, line.interval))
        .collect();
    let rated = |&player: &PlayerId| {
        let own = known.get(&club.registry().today(player));
        let deviation = own.map_or(Uncertainty::STANDARD.prior, |interval| interval.deviation);
        Rated { rating: club.rating(list, player), deviation: deviation.max(1.0) }
    };
    players.iter().map(rated).collect()
}

/// So many players spread like those of a list, the strongest first; where it has too few or all are equal, spread around
/// its start like a logistic law with a deviation of 200 points.
pub fn typical(club: &Club, list: ListId, players: usize, today: NaiveDate) -> Vec<Rated> {
    let table = club.rating_table(list, RankingQuery::now(today));
    let mut known: Vec<Interval> = table.lines.iter().map(|line| line.interval).collect();
    known.sort_by(|one, other| compare_ratings(other.rating, one.rating));
    let differ = known.first().map(|one| one.rating) > known.last().map(|one| one.rating);
    let is_enough = known.len() >= ENOUGH && differ;
    let share = |at: usize| (number(at) + 0.5) / number(players);
    let rated = |at: usize| {
        if is_enough {
            // The middle of each of `players` equal parts.
            let interval = known[(2 * at + 1) * known.len() / (2 * players)];
            return Rated { rating: interval.rating, deviation: interval.deviation.max(1.0) };
        }
        let start = club.list(list).map_or(1500.0, |list| list.scale.start);
        // The law of the rating formula has a deviation of 400 / ln 10 · π / √3 points.
        let scale = SPREAD / (400.0 / LN_10 * PI / 3.0_f64.sqrt());
        let rating = start + scale * difference(1.0 - share(at));
        Rated { rating, deviation: Uncertainty::STANDARD.prior }
    };
    (0..players).map(rated).collect()
}

/// Half-points for a win; a draw has half of them.
const WIN: u32 = 2;

/// Plays rounds among players in the order of seeds. Returns each player's rank; ties are decided by lot.
pub(super) fn play(
    hall: &mut Hall<'_>,
    seeds: &[usize],
    (rounds, colours): (u32, bool),
    lengths: &Lengths,
) -> Vec<(usize, u32)> {
    let planned = usize::try_from(rounds).unwrap_or(usize::MAX);
    let rules = Rules {
        rounds: planned,
        win: WIN,
        drawn: if hall.chance.happens(0.5) { Colour::White } else { Colour::Black },
        forbidden: std::collections::HashSet::new(),
    };
    let mut players = vec![Player::default(); seeds.len()];
    let mut scores: Vec<Vec<([usize; 2], Score)>> = Vec::new();
    let mut byes: Vec<Option<usize>> = Vec::new();
    let names: Vec<RoundName> = (1..=rounds).map(RoundName::Round).collect();
    for name in &names {
        // The evening is over when all players have met.
        let Ok(made) = pair(&players, &rules) else { break };
        let of_round = round(hall, seeds, &made.pairs, lengths, name);
        for ([a, b], score) in &of_round {
            for (own, other, side, colour) in
                [(*a, *b, Side::A, Colour::White), (*b, *a, Side::B, Colour::Black)]
            {
                let points = match score.winner() {
                    Some(winner) if winner == side => WIN,
                    Some(_) => 0,
                    None => WIN / 2,
                };
                let spent = Spent::Playing(other, colours.then_some(colour));
                players[own].rounds.push(Round { points, bonus: 0, spent });
            }
        }
        if let Some(bye) = made.bye {
            players[bye].rounds.push(Round { points: WIN, bonus: 0, spent: Spent::Bye });
        }
        scores.push(of_round);
        byes.push(made.bye);
    }
    let rounds: Vec<PairedRound<'_>> = names
        .iter()
        .zip(scores.iter().zip(&byes))
        .map(|(round, (scores, bye))| PairedRound {
            games: 1,
            finished: scores
                .iter()
                .map(|(sides, score)| Finished {
                    sides: sides.map(id),
                    outcome: Outcome::Score(*score),
                    awarded: 0,
                    round,
                })
                .collect(),
            open: Vec::new(),
            byes: bye.iter().map(|bye| (id(*bye), Bye::Full)).collect(),
        })
        .collect();
    let mut entrants: Vec<Entrant> = (0..seeds.len()).map(|seed| (id(seed), None)).collect();
    // Tied players stay in the given order, which is random.
    hall.chance.shuffle(&mut entrants);
    let plan = StandingsPlan::usual(Format::Swiss { rounds: 0, colours });
    let lines = of_field(&by_rounds(&entrants, &rounds, planned), &plan);
    (1..).zip(lines).map(|(rank, line)| (seeds[place(line.player)], rank)).collect()
}

/// Plays a round. Returns its pairs, by seeds, with their scores.
fn round(
    hall: &mut Hall<'_>,
    seeds: &[usize],
    pairs: &[[usize; 2]],
    lengths: &Lengths,
    name: &RoundName,
) -> Vec<([usize; 2], Score)> {
    let length = lengths.of(name);
    hall.expect(pairs.len());
    let (round, kind) = (super::course::round(name), Kind::Match { length, decisive: false });
    for (no, pair) in pairs.iter().enumerate() {
        let players = pair.map(|seed| seeds[seed]).to_vec();
        hall.add(Fixture { no, round, players, behind: None, kind });
    }
    let mut scores = Vec::with_capacity(pairs.len());
    while let Some((fixture, ended)) = hall.next() {
        if let Ended::Match(score) = ended {
            scores.push((pairs[fixture.no], score));
        }
    }
    scores
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_of_sensible_sizes() {
        assert_eq!(groups(23), [4, 6]);
        assert_eq!(groups(16), [2, 4]);
        assert_eq!(groups(128), [16, 32]);
        assert_eq!(groups(5), [0; 0]);
    }

    #[test]
    fn nothing_is_proposed_that_cannot_be_played() {
        for players in 0..=130 {
            for one in Candidate::all(players) {
                assert!(one.format.entrants().contains(&players), "{players}: {one:?}");
            }
        }
        assert!(Candidate::all(1).is_empty());
        let round_robin = Candidate::one(FormatKind::RoundRobin.plain());
        assert!(Candidate::all(64).contains(&round_robin));
        assert!(!Candidate::all(65).contains(&round_robin));
    }
}
