//! How the ratings of a list are spread: how many players stand in each step of the scale.

/// Widths of a step, in points, from the finest.
const WIDTHS: [f64; 6] = [10.0, 25.0, 50.0, 100.0, 200.0, 500.0];
/// As many steps as a glance takes in.
const MOST: f64 = 16.0;

/// One step of the scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// Where it begins; a rating there belongs to it.
    pub from: f64,
    /// Where the next one begins.
    pub to: f64,
    /// Players in it who are established, and who are not.
    pub players: [usize; 2],
}

/// How ratings are spread.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spread {
    /// The steps from the lowest that anybody stands in to the highest, all of one width.
    pub steps: Vec<Step>,
    /// The lowest rating, the quartiles (below them a quarter, a half, three quarters; between two ratings
    /// linearly, as in Hyndman and Fan's definition 7), the highest. None without players.
    pub quartiles: Option<[f64; 5]>,
}

/// The spread of `ratings`, each with whether it is established. What is not finite is left out.
pub fn spread(ratings: impl IntoIterator<Item = (f64, bool)>) -> Spread {
    let mut all: Vec<(f64, bool)> =
        ratings.into_iter().filter(|(rating, _)| rating.is_finite()).collect();
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (Some(least), Some(most)) = (all.first(), all.last()) else {
        return Spread::default();
    };
    let (least, most) = (least.0, most.0);
    let width = WIDTHS.into_iter().find(|width| (most - least) / width < MOST - 1.0);
    // A scale beyond five hundred points a step is no rating list any more; it is shown all the same.
    let width = width.unwrap_or_else(|| ((most - least) / (MOST - 1.0)).max(1.0));
    let first = (least / width).floor();
    let mut steps: Vec<Step> = Vec::new();
    for &(rating, established) in &all {
        while steps.last().is_none_or(|step| step.to <= rating) {
            let from = steps.last().map_or(first * width, |step| step.to);
            steps.push(Step { from, to: from + width, players: [0, 0] });
        }
        if let Some(step) = steps.last_mut() {
            step.players[usize::from(!established)] += 1;
        }
    }
    let ordered: Vec<f64> = all.into_iter().map(|(rating, _)| rating).collect();
    let quartiles = [0.0, 0.25, 0.5, 0.75, 1.0].map(|share| quantile(&ordered, share));
    Spread { steps, quartiles: Some(quartiles) }
}

/// The value below which a share lies, of ascending values, at least one.
#[expect(clippy::cast_precision_loss, reason = "fewer players than a number can count exactly")]
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a place in a list")]
fn quantile(ascending: &[f64], share: f64) -> f64 {
    let place = share * (ascending.len() - 1) as f64;
    let (below, part) = (place.floor() as usize, place.fract());
    let above = (below + 1).min(ascending.len() - 1);
    ascending[below] + part * (ascending[above] - ascending[below])
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn steps_cover_everybody_and_say_who_is_established() {
        let found = spread([(1480.0, false), (1500.0, true), (1500.0, false), (1651.3, true)]);
        let first: Vec<[usize; 2]> = found.steps.iter().take(3).map(|step| step.players).collect();
        assert_eq!(first, [[0, 1], [1, 1], [0, 0]]);
        assert_eq!(found.steps.first().map(|step| step.from), Some(1475.0));
        assert_eq!(found.steps.last().map(|step| (step.from, step.to)), Some((1650.0, 1675.0)));
        assert_eq!(spread([]), Spread::default());
        assert_eq!(spread([(1500.0, true)]).steps.len(), 1);
    }

    /// R's `quantile(c(1, 2, 4, 8))` (type 7): 1.00 1.75 3.00 5.00 8.00.
    #[test]
    fn quartiles_are_those_of_the_usual_definition() {
        let found = spread([8.0, 1.0, 4.0, 2.0].map(|rating| (rating, true)));
        assert_eq!(found.quartiles, Some([1.0, 1.75, 3.0, 5.0, 8.0]));
    }

    proptest! {
        #[test]
        fn nobody_is_lost_and_steps_follow_one_another(
            ratings in prop::collection::vec((-1e6..1e6_f64, any::<bool>()), 0..200)
        ) {
            let found = spread(ratings.clone());
            let told: usize = found.steps.iter().flat_map(|step| step.players).sum();
            prop_assert_eq!(told, ratings.len());
            prop_assert!(found.steps.len() <= 17);
            for two in found.steps.windows(2) {
                prop_assert!(two[0].to.to_bits() == two[1].from.to_bits());
            }
        }
    }
}
