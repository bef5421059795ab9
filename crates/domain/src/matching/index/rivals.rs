//! Of several who may be one person with a player, hardly more than one is.

use std::collections::HashMap;

use super::super::odds::Share;
use super::pairs::Pair;

/// Two who are less probably one person than one to fifty are two, and no rivals of others.
const RIVAL: f64 = 0.02;

/// No more rivals of a player are looked at, the most probable ones.
const MOST_RIVALS: usize = 32;

/// Weighs each pair, sorted by number, against those that one of its two may make with others: `Y. Uehara` is Yukio,
/// Yoshiyuki or Yukari. Two who may be one person themselves are no rivals.
pub(super) fn weigh(pairs: &mut [Pair], share: Share) {
    let mut others: HashMap<u32, Vec<(f64, u32)>> = HashMap::new();
    for pair in pairs.iter() {
        let odds = pair.odds.to_one();
        if odds > RIVAL {
            others.entry(pair.a).or_default().push((odds, pair.b));
            others.entry(pair.b).or_default().push((odds, pair.a));
        }
    }
    for others in others.values_mut() {
        others.sort_by(|x, y| y.0.total_cmp(&x.0).then(x.1.cmp(&y.1)));
        others.truncate(MOST_RIVALS);
    }
    let may_be_one = |a: u32, b: u32| {
        let wanted = (a.min(b), a.max(b));
        let found = pairs.binary_search_by_key(&wanted, |pair| (pair.a, pair.b));
        found.is_ok_and(|at| pairs[at].odds.to_one() > RIVAL)
    };
    let rivals = |of: u32, with: u32| -> f64 {
        let others = others.get(&of).into_iter().flatten();
        let rivals = others.filter(|&&(_, other)| other != with && !may_be_one(other, with));
        rivals.map(|(odds, _)| odds).sum()
    };
    let rivals: Vec<f64> =
        pairs.iter().map(|pair| rivals(pair.a, pair.b) + rivals(pair.b, pair.a)).collect();
    for (pair, rivals) in pairs.iter_mut().zip(rivals) {
        pair.odds = pair.odds.beside(rivals, share);
    }
}
