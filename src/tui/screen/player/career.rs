//! The career of a player on a rating list, worked out once for many frames.

use chrono::NaiveDate;

use super::score;
use crate::club::question::history::HistoryLine;
use crate::club::question::rating_table::{RankingQuery, RatingLine};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::records::Suggestion;
use crate::domain::standings::Tally;
use crate::tui::kit::text;
use crate::tui::screen::tournament::one_match::WIDEST_MARKS;
use crate::tui::snapshot::Snapshot;

/// How a player's rating moved on a list, and the sum of the matches.
#[derive(Debug, Clone)]
pub(super) struct Career {
    pub(super) rating: f64,
    /// The line in the ranking; `None` for somebody not registered.
    pub(super) line: Option<RatingLine>,
    /// How many are established.
    pub(super) established: usize,
    /// Whether the deal of any match is known.
    pub(super) dealt: bool,
    /// The highest rating after a match, and its day; the earlier of equals.
    pub(super) peak: Option<(f64, NaiveDate)>,
    pub(super) tally: Tally,
    /// The changes of the rating, newest first.
    pub(super) matches: Vec<HistoryLine>,
    /// The longest score, in columns.
    pub(super) score_width: usize,
    /// The rating by number of matches, from the start.
    pub(super) curve: Vec<(f64, f64)>,
    /// The rating that analysed games suggest.
    pub(super) suggestion: Option<Suggestion>,
}

impl Career {
    /// The career of a player on a list.
    pub(super) fn of(player: PlayerId, list: ListId, data: &Snapshot) -> Self {
        let club = &data.club;
        let table = data.rating_table(list, RankingQuery::now(data.today));
        let today = club.registry().today(player);
        let mut matches = club.history(list, player);
        let start = matches.first().map(|line| line.step.before);
        let ratings = start.into_iter().chain(matches.iter().map(|line| line.step.after));
        let curve = (0_u32..).map(f64::from).zip(ratings).collect();
        let mut tally = Tally::default();
        let mut peak: Option<(f64, NaiveDate)> = None;
        for line in &matches {
            if let Some(seen) = line.seen() {
                seen.count(&mut tally);
            }
            if peak.is_none_or(|(highest, _)| line.step.after > highest) {
                peak = Some((line.step.after, line.on));
            }
        }
        let scores = matches.iter().filter_map(|line| line.seen());
        let score_width = scores
            .map(|seen| text::width(&score(seen, data, *WIDEST_MARKS)))
            .max()
            .unwrap_or_default();
        matches.reverse();
        Self {
            rating: club.rating(list, player),
            line: table.lines.iter().find(|line| line.player == today).cloned(),
            established: table.established,
            dealt: matches.iter().filter_map(HistoryLine::seen).any(|one| one.hand().is_some()),
            peak,
            tally,
            matches,
            score_width,
            curve,
            suggestion: data.records.games().and_then(|games| games.suggestion(player, club)),
        }
    }
}
