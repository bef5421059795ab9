//! The results of a player in each event: what was expected, what came, and the performance rating.

use crate::club::question::performance::EventPlayed;
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::rating::written_change;
use crate::tui::kit::layer::Step;
use crate::tui::kit::overlay::table::{Heading, TableOverlay};
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

/// Shows the events of a player on a list, the newest first.
pub(super) fn board(
    player: PlayerId,
    list: ListId,
    data: &Snapshot,
    words: &'static Words,
) -> Option<Step> {
    let say = &words.screen.player;
    data.club.ratings(list)?;
    let mut events = data.club.performances(list, player, None);
    events.sort_by_key(|event| std::cmp::Reverse((event.days[1], event.tournament)));
    let rows = events.iter().map(|event| row(event, data, words)).collect();
    let [date, name, matches, score, expected, change, performed] = say.event_headings();
    let headings = vec![
        Heading::word(date, 10),
        Heading::name(name),
        Heading::number(matches, 4),
        Heading::number(score, 9),
        Heading::number(expected, 6).spare(),
        Heading::number(change, 8).spare(),
        Heading::number(performed, 12),
    ];
    let title = say.events(&data.name(player));
    Some(Step::cover(TableOverlay::new(title, Vec::new(), headings, rows)))
}

fn row(event: &EventPlayed, data: &Snapshot, words: &Words) -> Vec<String> {
    let found = data.club.tournament(event.tournament);
    let performed = event.performance.map(|one| words.screen.rating.performance(one));
    vec![
        event.days[1].to_string(),
        found.map(|found| found.name.clone()).unwrap_or_default(),
        event.matches.to_string(),
        format!("{} / {}", hundredths(event.score), event.games),
        format!("{:.2}", event.expected),
        written_change(event.change),
        performed.unwrap_or_default(),
    ]
}

/// A score with as many digits as it has, at a table up to two behind the point.
fn hundredths(score: f64) -> f64 {
    (score * 100.0).round() / 100.0
}
