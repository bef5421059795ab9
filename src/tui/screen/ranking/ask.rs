//! The overlay on how well the ranking predicts results.

use chrono::Months;

use crate::domain::ids::ListId;
use crate::domain::rating::calibration::{Bin, calibration};
use crate::tui::kit::layer::{Context, Step};
use crate::tui::kit::overlay::table::{Heading, TableOverlay};
use crate::words::screen::rating::RatingWords;

/// Months without a match after which a player is no longer in the pool.
const ACTIVE: u32 = 12;
/// Columns of the bar from 0 to 100 %.
const BAR: u16 = 31;

/// Shows what came where so much was expected.
pub(super) fn calibration_of(list: ListId, context: &Context<'_>) -> Option<Step> {
    let (club, today) = (&context.data.club, context.data.today);
    let name = &club.list(list)?.name;
    let say = &context.words.screen.ranking;
    let judged = calibration(&club.predictions(list));
    let year_ago = today.checked_sub_months(Months::new(12)).unwrap_or(today);
    let health = club.pool_health(list, [year_ago, today], ACTIVE);
    let lead = say.calibration_lead(&judged.all).into_iter().chain(say.pool(&health));
    let lead = lead.chain([say.bars().to_owned()]).collect();
    let [expected, games, came, range, bar] = say.calibration_headings();
    let headings = vec![
        Heading::word(expected, 9),
        Heading::number(games, 6),
        Heading::number(came, 6),
        Heading::number(range, 12),
        Heading::word(bar, BAR),
    ];
    let rows = judged.reliability.iter().map(|bin| row(bin, context.words.screen.rating));
    let board = TableOverlay::new(say.calibration(name), lead, headings, rows.collect());
    Some(Step::cover(board))
}

fn row(bin: &Bin, say: RatingWords) -> Vec<String> {
    let percent = |share: f64| format!("{:.0}", share * 100.0);
    let range = format!("{}-{}%", percent(bin.from), percent(bin.from + 0.1));
    let Some([_, came]) = bin.shares else {
        return vec![range, "0".to_owned(), String::new(), String::new(), String::new()];
    };
    let [low, high] = bin.interval;
    vec![
        range,
        format!("{:.0}", bin.games),
        say.percent(came),
        format!("{}-{}%", percent(low), percent(high)),
        drawn(bin),
    ]
}

/// A bar from 0 to 100 %: `-` where the true share lies, `|` what was expected, `x` what came.
fn drawn(bin: &Bin) -> String {
    let Some([expected, came]) = bin.shares else { return String::new() };
    let [low, high] = bin.interval;
    let cell = |column: u16| {
        if column == at(came) {
            'x'
        } else if column == at(expected) {
            '|'
        } else if (at(low)..=at(high)).contains(&column) {
            '-'
        } else {
            ' '
        }
    };
    (0..BAR).map(cell).collect::<String>().trim_end().to_owned()
}

/// The column of a share.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to the bar")]
fn at(share: f64) -> u16 {
    (share.clamp(0.0, 1.0) * f64::from(BAR - 1)).round() as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_shows_what_was_expected_and_what_came() {
        let bin =
            Bin { from: 0.5, games: 100.0, shares: Some([0.55, 0.60]), interval: [0.50, 0.70] };
        assert_eq!(drawn(&bin), format!("{}--|x---", " ".repeat(15)));
        assert_eq!(drawn(&Bin { shares: None, ..bin }), "");
    }
}
