//! Explains why two players were paired: the colours that they were due, and the obstacle to a better opponent.

use std::cmp::{Ordering, Reverse};
use std::collections::HashSet;

use super::criteria::colours;
use super::player::{Colour, Facts, Float, Strength, Wish};
use super::{Field, Impossible, Pairing, Player, Rules, pair};

/// The reasons for a pair of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// White and Black, by place.
    pub pair: [usize; 2],
    /// Their scores with additional points, in the unit of [`Rules::win`].
    pub scores: [u32; 2],
    /// The colour that each was due, and how strongly.
    pub due: [Due; 2],
    /// The first possible opponent of the higher ranked player, and the obstacle to that pair; none
    /// if that is the actual opponent, or if there is no such opponent with the same score.
    pub instead_of: Option<(usize, Obstacle)>,
}

/// The colour that a player is due (1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// No colour: no game so far.
    Nothing,
    /// The alternate colour (1.7.3).
    Mild(Colour),
    /// The colour that balances the games (1.7.2).
    Strong(Colour),
    /// A colour that the player must have (1.7.1).
    Absolute(Colour),
}

/// The obstacle to pairing two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// They have met (C1).
    Met,
    /// They must not meet.
    Forbidden,
    /// Both must have the same colour (C3).
    SameColour,
    /// The other players could not all be paired (C4).
    Completion,
    /// The pairing would be worse by this criterion, given by the number of its article in 2.2 to 2.4.
    Criterion(u8),
    /// Both pairings are equally good; the order of pairings decides (4.2, 4.3).
    Order,
}

/// The reasons for the boards of a pairing, in their order. `made` was paired by these rules.
///
/// # Errors
/// If no pairing keeps the absolute criteria.
pub fn explain(
    players: &[Player],
    rules: &Rules,
    made: &Pairing,
) -> Result<Vec<Reason>, Impossible> {
    let field = Field::new(players, rules)?;
    let place = |number: usize| field.facts.iter().position(|facts| facts.number == number);
    let reason = |pair: &[usize; 2]| {
        let ranks = [place(pair[0])?, place(pair[1])?];
        let facts = ranks.map(|rank| &field.facts[rank]);
        Some(Reason {
            pair: *pair,
            scores: facts.map(|facts| facts.score),
            due: facts.map(|facts| due(&facts.wish)),
            instead_of: instead_of(players, rules, &field, made, ranks),
        })
    };
    Ok(made.pairs.iter().filter_map(reason).collect())
}

fn due(wish: &Wish) -> Due {
    match (wish.colour, wish.strength) {
        (None, _) | (_, Strength::None) => Due::Nothing,
        (Some(colour), Strength::Mild) => Due::Mild(colour),
        (Some(colour), Strength::Strong) => Due::Strong(colour),
        (Some(colour), Strength::Absolute) => Due::Absolute(colour),
    }
}

/// The first opponent for the higher ranked of two players, by folding the
/// players with the same score, and the obstacle to that pair.
fn instead_of(
    players: &[Player],
    rules: &Rules,
    field: &Field,
    made: &Pairing,
    ranks: [usize; 2],
) -> Option<(usize, Obstacle)> {
    let (higher, lower) = (ranks[0].min(ranks[1]), ranks[0].max(ranks[1]));
    let score = field.facts[higher].score;
    let group: Vec<usize> =
        (0..field.facts.len()).filter(|rank| field.facts[*rank].score == score).collect();
    let half = group.len() / 2;
    let at = group.iter().position(|rank| *rank == higher)?;
    let natural = *group.get(at + half).filter(|_| at < half)?;
    if natural == lower {
        return None;
    }
    let (a, b) = (&field.facts[higher], &field.facts[natural]);
    let obstacle = if players[a.number].has_met(b.number) {
        Obstacle::Met
    } else if rules.forbid(a.number, b.number) {
        Obstacle::Forbidden
    } else if !field.may_meet(higher, natural) {
        Obstacle::SameColour
    } else {
        forced(players, rules, field, made, (a.number, b.number))
    };
    Some((b.number, obstacle))
}

/// Compares the best pairing that contains this pair with the actual one.
fn forced(
    players: &[Player],
    rules: &Rules,
    field: &Field,
    made: &Pairing,
    (a, b): (usize, usize),
) -> Obstacle {
    let others = (0..players.len()).filter(|other| *other != a && *other != b);
    let apart = others.flat_map(|other| [(a, other), (b, other)]);
    let forbidden: HashSet<(usize, usize)> = rules.forbidden.iter().copied().chain(apart).collect();
    match pair(players, &Rules { forbidden, ..rules.clone() }) {
        Err(Impossible) => Obstacle::Completion,
        Ok(other) => deciding(field, made, &other)
            .map_or(Obstacle::Order, |(number, _)| Obstacle::Criterion(number)),
    }
}

/// How much a bracket breaks each criterion, in order; lower is better.
type Quality = Vec<(u8, Vec<u32>)>;

/// The criterion that decides between two pairings in the first bracket that they pair
/// differently, and the order of the first pairing there: less is better. None if the criteria are
/// equal: lower brackets do not count then, since their players are already chosen.
pub(super) fn deciding(field: &Field, one: &Pairing, other: &Pairing) -> Option<(u8, Ordering)> {
    let [one, other] = [one, other].map(|made| brackets(field, made));
    let ((_, one), (_, other)) =
        one.into_iter().zip(other).find(|(one, other)| one.0 != other.0)?;
    let (now, then) = one.iter().zip(&other).find(|(now, then)| now != then)?;
    Some((now.0, now.1.cmp(&then.1)))
}

/// The pairs of each bracket, and how much they and their floats break.
fn brackets(field: &Field, pairing: &Pairing) -> Vec<(HashSet<[usize; 2]>, Quality)> {
    let facts = |number: usize| field.facts.iter().find(|facts| facts.number == number);
    let pairs: Vec<(&Facts, &Facts)> = pairing
        .pairs
        .iter()
        .filter_map(|[a, b]| {
            let (a, b) = (facts(*a)?, facts(*b)?);
            Some(if a.score >= b.score { (a, b) } else { (b, a) })
        })
        .collect();
    let resting = pairing.bye.and_then(facts);
    let mut scores: Vec<u32> = field.facts.iter().map(|facts| facts.score).collect();
    scores.dedup();
    let made = |score: u32| {
        let inside = pairs.iter().filter(|(_, lower)| lower.score == score);
        let named = |(a, b): &(&Facts, &Facts)| [a.number.min(b.number), a.number.max(b.number)];
        (inside.map(named).collect(), bracket(score, &pairs, resting))
    };
    let mut brackets: Vec<(HashSet<[usize; 2]>, Quality)> = scores.into_iter().map(made).collect();
    // C8: C6 and C7 of the next bracket.
    for at in 1..brackets.len() {
        let next = brackets[at].1[..2].iter().flat_map(|(_, broken)| broken.clone()).collect();
        brackets[at - 1].1.insert(2, (8, next));
    }
    brackets
}

fn bracket(score: u32, pairs: &[(&Facts, &Facts)], resting: Option<&Facts>) -> Quality {
    let count = |found: usize| vec![u32::try_from(found).unwrap_or(u32::MAX)];
    let inside: Vec<_> = pairs.iter().filter(|(_, lower)| lower.score == score).collect();
    let leaving =
        pairs.iter().filter(|(higher, lower)| higher.score >= score && lower.score < score);
    let mut down: Vec<&Facts> = leaving.map(|(higher, _)| *higher).collect();
    down.extend(resting.filter(|facts| facts.score >= score));
    let mut low: Vec<u32> = down.iter().map(|facts| facts.score).collect();
    low.sort_unstable_by_key(|score| Reverse(*score));
    // The player with the bye is chosen only if nobody else floats.
    let alone = down.len() == 1;
    let rests =
        resting.filter(|facts| alone && facts.score >= score).map_or(0, |facts| facts.games);
    let kept: Vec<[bool; 4]> =
        inside.iter().map(|(higher, lower)| colours(&higher.wish, &lower.wish)).collect();
    let broken = |at: usize| kept.iter().filter(|kept| !kept[at]).count();
    let downs = |back: usize| {
        down.iter().filter(|one| one.score == score && one.floated(back, Float::Down)).count()
    };
    let mut further = [0, 1].map(|back| {
        let again = |one: &&&Facts| one.floated(back, Float::Down);
        down.iter().filter(again).map(|one| one.score).collect::<Vec<_>>()
    });
    let mut met = [0, 1].map(|back| {
        let again = |(higher, lower): &&&(&Facts, &Facts)| {
            higher.score > lower.score && lower.floated(back, Float::Up)
        };
        inside.iter().filter(again).map(|(higher, _)| higher.score).collect::<Vec<_>>()
    });
    for scores in further.iter_mut().chain(&mut met) {
        scores.sort_unstable_by_key(|score| Reverse(*score));
    }
    let ([down_last, down_before], [up_last, up_before]) = (further, met);
    vec![
        (6, count(down.len())),
        (7, low),
        // More played games of the player with the bye are better.
        (9, vec![u32::MAX - u32::try_from(rests).unwrap_or(u32::MAX)]),
        (10, count(broken(0))),
        (11, count(broken(1))),
        (12, count(broken(2))),
        (13, count(broken(3))),
        (14, count(downs(0))),
        (15, count(up_last.len())),
        (16, count(downs(1))),
        (17, count(up_before.len())),
        // Score differences of floats: from the highest ranked downwards.
        (18, down_last),
        (19, up_last),
        (20, down_before),
        (21, up_before),
    ]
}
