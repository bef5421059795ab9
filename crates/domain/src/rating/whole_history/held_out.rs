//! How well a prior foretells what it was not told.

use super::{Bout, Prior, fit_watched};
use crate::progress::{Progress, Stopped};

/// Into so many parts results are divided; each is foretold from the others.
const PARTS: usize = 5;

/// The log-loss of a game, in nats, where every fifth bout is foretold by a fit to all others: of bouts between players who
/// both have others. A drawn game counts half for each side. None where there is no such bout.
///
/// # Errors
/// [`Stopped`] where `progress` stops it.
pub fn held_out_loss(
    prior: Prior,
    players: usize,
    bouts: &[Bout],
    progress: &dyn Progress,
) -> Result<Option<f64>, Stopped> {
    let (mut loss, mut games) = (0.0, 0.0);
    for part in 0..PARTS {
        let of = |held: bool| {
            let all = bouts.iter().enumerate();
            all.filter(move |(at, _)| (at % PARTS == part) == held).map(|(_, bout)| *bout)
        };
        let told: Vec<Bout> = of(false).collect();
        let fitted = fit_watched(prior, players, &told, progress)?;
        for bout in of(true).filter(Bout::counts) {
            let Some(difference) = fitted.difference(bout.players, bout.day) else { continue };
            let share = bout.expected(difference).clamp(1e-9, 1.0 - 1e-9);
            let won = bout.won + bout.drawn / 2.0;
            loss -= won * share.ln() + (bout.games() - won) * (1.0 - share).ln();
            games += bout.games();
        }
    }
    Ok((games > 0.0).then(|| loss / games))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::NoProgress;

    /// Ten players of whom each beats those behind in three games of four.
    fn bouts() -> Vec<Bout> {
        let pairs = (0..10).flat_map(|a| (a + 1..10).map(move |b| [a, b]));
        let bout = |(at, players)| {
            let won = if at % 4 == 3 { 0.0 } else { 1.0 };
            Bout { day: at, players, won, lost: 1.0 - won, ..Bout::default() }
        };
        (0..).zip(pairs.cycle().take(450)).map(bout).collect()
    }

    #[test]
    fn a_prior_that_lets_nothing_be_learned_foretells_a_coin() {
        let loss = |wins| {
            let prior = Prior { drift: 0.0, wins, ..Prior::STANDARD };
            let found = held_out_loss(prior, 10, &bouts(), &NoProgress).expect("not stopped");
            found.expect("bouts of known players")
        };
        assert!((loss(1_000.0) - std::f64::consts::LN_2).abs() < 0.05, "{}", loss(1_000.0));
        assert!(loss(1.0) < loss(1_000.0) - 0.05, "{} and {}", loss(1.0), loss(1_000.0));
        let one = [Bout { players: [0, 1], won: 1.0, ..Bout::default() }];
        let alone = held_out_loss(Prior::STANDARD, 2, &one, &NoProgress);
        assert_eq!(alone, Ok(None), "nobody is known without the bout");
    }
}
