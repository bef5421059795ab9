//! The quality criteria of a bracket (2.2 to 2.4) as the weights of its possible pairs.

use super::bracket::Bracket;
use super::colour::{Strength, Wish};
use super::player::{Facts, Float};
use super::weight::{Field, Layout, Weight};

/// Where each criterion stands in the weight of a pair.
#[derive(Debug)]
pub(super) struct Criteria {
    /// C6: as many pairs as possible.
    pairs: Field,
    /// C7: downfloaters of low scores; the number of pairs by the higher score.
    scores: ByScore,
    /// C8: C6 and C7 for the bracket that follows.
    next_pairs: Field,
    next_scores: ByScore,
    /// C9: the player with the bye has few unplayed rounds.
    rests: Field,
    /// C10 to C13.
    colours: [Field; 4],
    /// C14 to C17: no float as one and two rounds ago, first down and then up.
    floats: [[Field; 2]; 2],
    /// C18 to C21: if at all, of small score differences.
    differences: [[ByScore; 2]; 2],
    limbs: usize,
}

/// A field for each score, the highest first.
#[derive(Debug)]
struct ByScore(Vec<(u32, Field)>);

impl ByScore {
    fn new(layout: &mut Layout, scores: &[u32], most: u64) -> Self {
        Self(scores.iter().map(|score| (*score, layout.field(most))).collect())
    }

    fn field(&self, score: u32) -> Field {
        self.0.iter().find(|(known, _)| *known == score).expect("a score of the bracket").1
    }
}

impl Criteria {
    pub(super) fn new(bracket: &Bracket, facts: &[Facts]) -> Self {
        let mut layout = Layout::default();
        let layout = &mut layout;
        let scores = |players: &mut dyn Iterator<Item = usize>| {
            let mut scores: Vec<u32> = players.map(|player| facts[player].score).collect();
            scores.sort_unstable_by(|a, b| b.cmp(a));
            scores.dedup();
            scores
        };
        let own = scores(&mut bracket.players());
        let both = scores(&mut bracket.players().chain(bracket.next.clone()));
        let most = (bracket.players().count() + bracket.next.len()) as u64;
        let pairs = layout.field(most);
        let by_score = ByScore::new(layout, &own, most);
        let next_pairs = layout.field(most);
        let next_scores = ByScore::new(layout, &both, most);
        let rests = layout.field(most);
        let colours = std::array::from_fn(|_| layout.field(most));
        let floats = std::array::from_fn(|_| std::array::from_fn(|_| layout.field(most)));
        let differences =
            std::array::from_fn(|_| std::array::from_fn(|_| ByScore::new(layout, &own, most)));
        let limbs = layout.limbs();
        Self {
            pairs,
            scores: by_score,
            next_pairs,
            next_scores,
            rests,
            colours,
            floats,
            differences,
            limbs,
        }
    }

    /// How many limbs a weight takes.
    pub(super) fn limbs(&self) -> usize {
        self.limbs
    }

    /// The weight of a pair inside the bracket.
    pub(super) fn within<const L: usize>(&self, higher: &Facts, lower: &Facts) -> Weight<L> {
        let mut weight = Weight::ZERO;
        weight.add(self.pairs, 1);
        weight.add(self.scores.field(higher.score), 1);
        for (field, holds) in self.colours.iter().zip(colours(&higher.wish, &lower.wish)) {
            weight.add(*field, holds.into());
        }
        let apart = higher.score > lower.score;
        for back in 0..2 {
            let [down, up] = self.floats[back];
            weight.add(down, lower.floated(back, Float::Down).into());
            weight.add(down, (!apart && higher.floated(back, Float::Down)).into());
            let again = apart && lower.floated(back, Float::Up);
            weight.add(up, (!again).into());
            let [down, up] = &self.differences[back];
            for one in [lower, higher] {
                weight.add(down.field(one.score), one.floated(back, Float::Down).into());
            }
            weight.add(up.field(higher.score), (!again).into());
        }
        weight
    }

    /// The weight of a pair in the bracket that follows.
    pub(super) fn in_next<const L: usize>(&self, higher: &Facts) -> Weight<L> {
        let mut weight = Weight::ZERO;
        weight.add(self.next_pairs, 1);
        weight.add(self.next_scores.field(higher.score), 1);
        weight
    }

    /// The weight of the bye for somebody who has played so many games, once it is certain that it is given in this bracket.
    pub(super) fn resting<const L: usize>(&self, games: usize) -> Weight<L> {
        let mut weight = Weight::ZERO;
        weight.add(self.rests, i64::try_from(games).unwrap_or(i64::MAX));
        weight
    }
}

/// Which of C10 to C13 a pair keeps.
pub(super) fn colours(a: &Wish, b: &Wish) -> [bool; 4] {
    let agrees = a.agrees(b);
    let absolute = a.is_absolute() && b.is_absolute();
    // The player who does not get the colour that both are due has had the other one twice already.
    let thrice = match a.lead.cmp(&b.lead) {
        std::cmp::Ordering::Equal => a.twice.is_some() && a.twice == b.twice,
        std::cmp::Ordering::Greater => {
            b.twice.is_some() && b.twice == a.colour.map(super::colour::Colour::other)
        }
        std::cmp::Ordering::Less => {
            a.twice.is_some() && a.twice == a.colour.map(super::colour::Colour::other)
        }
    };
    let strong = a.strength >= Strength::Strong && b.strength >= Strength::Strong;
    [
        agrees || a.lead < 2 || b.lead < 2,
        agrees || !absolute || !thrice,
        agrees,
        agrees || !strong || absolute,
    ]
}
