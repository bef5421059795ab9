//! The words of the ranking.

use std::path::Path;

use chrono::NaiveDate;

use crate::domain::rating::calibration::{Health, Measures};
use crate::export::{Column, Format};
use crate::words::words;

words! {
    pub RankingWords in "ranking" {
        day; day_hint; empty; none(typed: &str); rating; last; uncorrected; moved; gained; since(event: &str);
        marked; nobody;
        no_matches; too_many_files; curves(model: &str); calibration(list: &str); bars;
        spread(list: &str);
        titled(list: Option<&str>, day: Option<&str>);
        summary(established: usize, provisional: usize, model: &str, order: &str);
        exported(path: &Path); predicted(matches, games);
        losses(log_loss, base_log_loss, brier, base_brier); active(players, mean, median, above);
        in_a_year(newcomers, entering, leavers, leaving); expected; games; actual; interval; bar;
        spread_of(players, median, lower, upper, least, most); spread_bars; rating_range;
        established; provisional; players; no_day(typed: &str);
    }
}

impl RankingWords {
    /// The heading of a column, in few letters.
    pub fn heading(self, column: &Column, draws: bool) -> String {
        let words = self.voice.words();
        match column {
            Column::Rating => self.rating().to_owned(),
            Column::WithoutHands => self.uncorrected().to_owned(),
            Column::Moved => self.moved().to_owned(),
            Column::Gained => self.gained().to_owned(),
            Column::Record => words.term.record(draws).to_owned(),
            column => words.message.sheet.column(column, Format::Html),
        }
    }

    /// The title: the list where there are several, the day where it is not now.
    pub fn title(self, list: Option<&str>, day: Option<NaiveDate>) -> String {
        let day = day.map(|day| self.voice.words().term.full_day(day));
        self.titled(list, day.as_deref())
    }

    /// Log-loss and Brier score against the base rate, matches and games.
    pub fn calibration_lead(self, all: &Measures) -> [String; 2] {
        [
            self.predicted(all.matches, format_args!("{:.0}", all.games)),
            self.losses(
                format_args!("{:.4}", all.log_loss),
                format_args!("{:.4}", all.base_log_loss),
                format_args!("{:.4}", all.brier),
                format_args!("{:.4}", all.base_brier),
            ),
        ]
    }

    /// The pool now, and what changed it in a year.
    pub fn pool(self, health: &Health) -> [String; 2] {
        [
            self.active(
                health.players,
                format_args!("{:.0}", health.mean),
                format_args!("{:.0}", health.median),
                format_args!("{:.0}", health.above * 100.0),
            ),
            self.in_a_year(
                health.newcomers,
                format_args!("{:+.0}", health.entering.round() + 0.0),
                health.leavers,
                format_args!("{:+.0}", health.leaving.round() + 0.0),
            ),
        ]
    }

    /// Headings: expected, games, came, from to, bar.
    pub fn calibration_headings(self) -> [&'static str; 5] {
        [self.expected(), self.games(), self.actual(), self.interval(), self.bar()]
    }

    /// How many players; the lowest, the quartiles and the highest of their ratings; what the bars mean.
    pub fn spread_lead(
        self,
        players: usize,
        [least, lower, median, upper, most]: [f64; 5],
    ) -> [String; 2] {
        let spread = self.spread_of(
            players,
            format_args!("{median:.0}"),
            format_args!("{lower:.0}"),
            format_args!("{upper:.0}"),
            format_args!("{least:.0}"),
            format_args!("{most:.0}"),
        );
        [spread, self.spread_bars().to_owned()]
    }

    /// Headings: from to, established, provisional, bar.
    pub fn spread_headings(self) -> [&'static str; 4] {
        [self.rating_range(), self.established(), self.provisional(), self.players()]
    }
}
