//! What a player has done on a rating list, worked out once for many frames.

use chrono::NaiveDate;

use crate::club::Club;
use crate::club::question::history::HistoryLine;
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::standings::Tally;

/// How a player's rating moved on a list, and the sum of the matches.
#[derive(Debug, Clone)]
pub(super) struct Career {
    /// The rating now.
    pub(super) rating: f64,
    /// The place now; `None` for somebody not registered.
    pub(super) rank: Option<u32>,
    /// How many are ranked.
    pub(super) ranked: usize,
    /// The highest rating after a match, and its day; the earlier of equals.
    pub(super) peak: Option<(f64, NaiveDate)>,
    /// Matches and games.
    pub(super) tally: Tally,
    /// What moved the rating, newest first.
    pub(super) matches: Vec<HistoryLine>,
    /// The longest score, in columns.
    pub(super) score_width: usize,
    /// The rating by number of matches, from the start.
    pub(super) curve: Vec<(f64, f64)>,
}

impl Career {
    /// The career of a player on a list.
    pub(super) fn of(player: PlayerId, list: ListId, club: &Club) -> Self {
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
        let score_width = scores.map(|seen| seen.score().len()).max().unwrap_or_default();
        matches.reverse();
        Self {
            rating: club.rating(list, player),
            rank: club.rank(list, player),
            ranked: club.registry().len(),
            peak,
            tally,
            matches,
            score_width,
            curve,
        }
    }
}
