//! How well a prior foretells what it was not told.

use super::{Bout, Prior, fit_alone};
use crate::progress::{Progress, Stopped};
use crate::rating::calibration::Prediction;

/// Into so many parts matches are divided; each is foretold from the others.
const PARTS: usize = 5;

/// The bouts of one match, which are foretold together: those of its hands, or of the pairs at a table.
pub type MatchBouts<'a> = &'a [Bout];

/// Foretells every fifth match by a fit to all others: a prediction a bout between players who both have others, in the
/// order of `matches`. The first of a match says so.
///
/// # Errors
/// [`Stopped`] where `progress` stops it.
pub fn held_out(
    prior: Prior,
    players: usize,
    matches: &[MatchBouts<'_>],
    progress: &dyn Progress,
) -> Result<Vec<Prediction>, Stopped> {
    let mut found: Vec<Vec<Prediction>> = vec![Vec::new(); matches.len()];
    for part in 0..PARTS {
        let is_held = |at: usize| at % PARTS == part;
        let others = matches.iter().enumerate().filter(|(at, _)| !is_held(*at));
        let told: Vec<Bout> = others.flat_map(|(_, bouts)| bouts.iter().copied()).collect();
        let fitted = fit_alone(prior, players, &told, progress)?;
        let held = matches.iter().zip(&mut found).enumerate().filter(|(at, _)| is_held(*at));
        for (_, (bouts, found)) in held {
            for bout in bouts.iter().filter(|bout| bout.counts()) {
                let Some(difference) = fitted.difference(bout.players, bout.day) else { continue };
                found.push(Prediction {
                    expected: bout.expected(difference),
                    actual: bout.score(),
                    games: bout.games(),
                    matches: u32::from(found.is_empty()),
                    before: [0, 0],
                    gap: difference,
                    hand: bout.offset.abs() > 0.0,
                });
            }
        }
    }
    Ok(found.into_iter().flatten().collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::NoProgress;
    use crate::rating::calibration::compared;

    /// Ten players of whom each beats those behind in three games of four.
    fn bouts() -> Vec<Bout> {
        let pairs = (0..10).flat_map(|a| (a + 1..10).map(move |b| [a, b]));
        let bout = |(at, players)| {
            let won = if at % 4 == 3 { 0.0 } else { 1.0 };
            Bout { day: at, players, won, lost: 1.0 - won, ..Bout::default() }
        };
        (0..).zip(pairs.cycle().take(450)).map(bout).collect()
    }

    fn held(prior: Prior, players: usize, matches: &[MatchBouts<'_>]) -> Vec<Prediction> {
        held_out(prior, players, matches, &NoProgress).expect("not stopped")
    }

    #[test]
    fn a_prior_that_lets_nothing_be_learned_foretells_a_coin() {
        let bouts = bouts();
        let matches: Vec<&[Bout]> = bouts.chunks(1).collect();
        let by = |wins| held(Prior { drift: 0.0, wins, ..Prior::STANDARD }, 10, &matches);
        let found = compared(&by(1.0), &by(1_000.0));
        assert!((found.other - std::f64::consts::LN_2).abs() < 0.05, "{found:?}");
        assert!(found.log_loss < found.other - 0.05 && found.matches == 450, "{found:?}");
        let one = [Bout { players: [0, 1], won: 1.0, ..Bout::default() }];
        assert_eq!(held(Prior::STANDARD, 2, &[&one]), [], "nobody is known without the bout");
    }

    /// Three at a table know one another from nothing else: no pair may foretell another.
    #[test]
    fn pairs_of_one_match_stay_together() {
        let pair = |players| Bout { players, won: 0.5, ..Bout::default() };
        let table = [pair([0, 1]), pair([0, 2]), pair([1, 2])];
        assert_eq!(held(Prior::STANDARD, 3, &[&table]), []);
        let two = held(Prior::STANDARD, 3, &[&table, &table]);
        assert_eq!(two.iter().map(|one| one.matches).collect::<Vec<_>>(), [1, 0, 0, 1, 0, 0]);
    }
}
