//! A Swiss: each round is paired by the domain's rules once the one before is over.

use super::hall::{Ended, Fixture, Hall, Kind, id, place};
use crate::domain::format::Format;
use crate::domain::length::Lengths;
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Score, Side};
use crate::domain::standings::{
    Bye, Entrant, Finished, PairedRound, StandingsPlan, by_rounds, of_field,
};
use crate::domain::swiss::{Colour, Player, Round, Rules, Spent, pair};

/// Half-points for a win; a drawn match is worth half of it.
const WIN: u32 = 2;

/// Plays so many rounds among players in the order of their seeds: each with the rank reached, equals by lot.
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
        // Where everybody has met, it is over.
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
    // Equals stand in the order in which they are given.
    hall.chance.shuffle(&mut entrants);
    let plan = StandingsPlan::usual(Format::Swiss { rounds: 0, colours });
    let lines = of_field(&by_rounds(&entrants, &rounds, planned), &plan);
    (1..).zip(lines).map(|(rank, line)| (seeds[place(line.player)], rank)).collect()
}

/// Plays a round: its pairs, by seeds, with their scores.
fn round(
    hall: &mut Hall<'_>,
    seeds: &[usize],
    pairs: &[[usize; 2]],
    lengths: &Lengths,
    name: &RoundName,
) -> Vec<([usize; 2], Score)> {
    let length = lengths.of(name);
    hall.expect(pairs.len());
    for (no, pair) in pairs.iter().enumerate() {
        hall.add(Fixture {
            no,
            round: super::course::round(name),
            players: pair.map(|seed| seeds[seed]).to_vec(),
            behind: None,
            kind: Kind::Match { length, decisive: false },
        });
    }
    let mut scores = Vec::with_capacity(pairs.len());
    while let Some((fixture, ended)) = hall.next() {
        if let Ended::Match(score) = ended {
            scores.push((pairs[fixture.no], score));
        }
    }
    scores
}
