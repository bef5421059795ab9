//! How long a table has been taken, beside how long a match there is expected to last.

use ratatui::style::Style;

use crate::club::Place;
use crate::domain::ids::TournamentId;
use crate::tui::kit::bar::share;
use crate::tui::kit::theme::Theme;
use crate::tui::snapshot::Snapshot;

#[derive(Debug, Clone, Copy)]
pub(in crate::tui::screen) struct Elapsed {
    pub(in crate::tui::screen) minutes: i64,
    expected: i64,
}

impl Elapsed {
    /// The minutes of a tournament's match since an entry of the journal.
    pub(in crate::tui::screen) fn since(
        place: Place,
        tournament: TournamentId,
        data: &Snapshot,
    ) -> Self {
        Self {
            minutes: data.minutes_since(place).unwrap_or(0),
            expected: data.match_length(tournament).map_or(0, |length| length.num_minutes()),
        }
    }

    /// How many of so many cells of a bar are full: all of them when the match should be over.
    pub(in crate::tui::screen) fn filled(self, cells: usize) -> usize {
        let count = |minutes| usize::try_from(minutes).unwrap_or(0);
        share(count(self.minutes), count(self.expected), cells)
    }

    /// Calm until the match should be over, then a warning; from one and a half times that on, an alarm.
    pub(in crate::tui::screen) const fn look(self, theme: &Theme) -> Style {
        if self.minutes * 2 > self.expected * 3 {
            theme.error
        } else if self.minutes > self.expected {
            theme.warning
        } else {
            theme.success
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_full_and_changes_colour_when_the_match_should_be_over() {
        let theme = Theme::coloured();
        let after = |minutes| {
            let elapsed = Elapsed { minutes, expected: 24 };
            (elapsed.filled(8), elapsed.look(&theme))
        };
        let (calm, late, over) = (theme.success, theme.warning, theme.error);
        assert_eq!([0, 12, 23].map(after), [(0, calm), (4, calm), (7, calm)]);
        assert_eq!([24, 25, 37].map(after), [(8, calm), (8, late), (8, over)]);
    }
}
