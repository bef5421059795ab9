//! The spread of the ratings in the ranking, laid over it: a bar for each step of the scale.

use crate::club::question::rating_table::{RatingLine, RatingTable};
use crate::domain::rating::spread::{Step as Range, spread};
use crate::tui::kit::layer::{Context, Step};
use crate::tui::kit::widget::table::{Column, Fields};

/// Columns of the longest bar.
const BAR: usize = 26;
/// The characters of bars: for the established, and for others.
const MARKS: [&str; 2] = ["=", "-"];

/// Shows the ratings of a table, of a list of that name.
pub(super) fn of(list: &str, table: &RatingTable, context: &Context<'_>) -> Step {
    let say = &context.words.screen.ranking;
    let has_played = |line: &&RatingLine| line.ranked.tally.matches() > 0;
    let played = || table.lines.iter().filter(has_played);
    let found = spread(played().map(|line| (line.interval.rating, line.missing.is_empty())));
    let lead = found.quartiles.map(|at| say.spread_lead(played().count(), at));
    let [range, established, provisional, bar] = say.spread_headings();
    let most = found.steps.iter().map(players).max().unwrap_or(0);
    let columns = Fields::default()
        .with(Column::number(range, 11), |step: &Range| {
            format!("{:.0}-{:.0}", step.from, step.to - 1.0)
        })
        .with(Column::number(established, 6), |step| step.players[0].to_string())
        .with(Column::number(provisional, 6), |step| step.players[1].to_string())
        .with(Column::name(bar), |step| drawn(step, most));
    let lead = lead.into_iter().flatten().collect();
    Step::cover(columns.table(say.spread(list), lead, found.steps.into_iter().rev()))
}

fn players(step: &Range) -> usize {
    step.players.iter().sum()
}

/// A bar, a mark a player; where the longest would not fit, all are shorter in proportion, and none vanishes.
fn drawn(step: &Range, most: usize) -> String {
    let marks = |players: usize| {
        if most < BAR { players } else { (players * (BAR - 1)).div_ceil(most) }
    };
    let bars = step.players.iter().zip(MARKS);
    bars.map(|(&players, mark)| mark.repeat(marks(players))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_has_a_mark_a_player_or_is_in_proportion() {
        let step = |players| Range { from: 1500.0, to: 1550.0, players };
        assert_eq!(drawn(&step([3, 2]), 5), "===--");
        assert_eq!(drawn(&step([0, 0]), 5), "");
        assert_eq!(drawn(&step([100, 0]), 100), "=".repeat(25));
        assert_eq!(drawn(&step([1, 1]), 1000), "=-");
    }
}
