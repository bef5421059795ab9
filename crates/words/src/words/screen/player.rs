//! The words of the screen of one player.

use chrono::{Datelike as _, NaiveDate};

use crate::club::registry::Publicity;
use crate::domain::rating::{Interval, written};
use crate::domain::standings::Tally;
use crate::words::{FieldWords, words};

words! {
    pub PlayerWords in "player" {
        rooms: { heading: PlayerHeadings, }
    }
    pub PlayerHeadings in "player-columns";
    pub PlayerFormWords in "player-form" {
        publicity[Publicity: Full, Initials, Hidden];
    }
    pub LikelyWords in "likely";
    pub DuplicatesWords in "duplicates" {
        rooms: { label: DuplicatesLabels, }
    }
    pub DuplicatesLabels in "duplicates-labels";
    pub MergerWords in "merger";
}

impl PlayerWords {
    pub fn standing(self, rating: f64, rank: u32, count: usize) -> String {
        self.rated_place(written(rating), rank, count)
    }

    pub fn provisional(self, rating: f64, missing: &str) -> String {
        self.rated_provisionally(written(rating), missing)
    }

    /// The range in which the strength lies.
    pub fn interval(self, interval: Interval) -> String {
        self.within(interval.low(), interval.high())
    }

    pub fn event_headings(self) -> [&'static str; 7] {
        [
            self.last_day(),
            self.tournament(),
            self.matches(),
            self.score(),
            self.expected(),
            self.change(),
            self.performance(),
        ]
    }

    /// The rating before the first match.
    pub fn start(self, rating: f64) -> String {
        self.initial(written(rating))
    }

    pub fn peak(self, rating: f64, day: NaiveDate) -> String {
        self.highest(written(rating), self.voice.words().term.day(day))
    }

    pub fn played(self, tally: Tally) -> String {
        let Tally { wins, draws, losses, games_won, .. } = tally;
        let percent = tally.game_win_rate().map(|rate| format!("{:.0}", rate * 100.0));
        self.tally_of_matches(tally.matches(), wins, draws, losses)
            + &self.tally_of_games(tally.games(), games_won, percent)
    }

    pub fn chart_end(self, matches: usize, day: NaiveDate) -> String {
        self.after_matches(matches, self.voice.words().term.day(day))
    }
}

impl PlayerFormWords {
    pub fn fields(self) -> [FieldWords; 11] {
        [
            self.name(),
            self.reading(),
            self.club(),
            self.aliases(),
            self.remark(),
            self.born(),
            self.external(),
            self.categories(),
            self.title(),
            self.web_name(),
            self.starting_rating(),
        ]
    }
}

impl LikelyWords {
    pub fn key(self, at: usize) -> &'static str {
        ["Alt-1", "Alt-2", "Alt-3"].get(at).copied().unwrap_or_default()
    }

    /// A player who has entered already: the table, where one is being played at.
    pub fn entered(self, table: Option<&str>) -> String {
        let table = table.map(|table| self.voice.words().term.table(table));
        self.entered_at(table.as_deref())
    }

    pub fn rating(self, score: f64) -> String {
        written(score)
    }

    pub fn last(self, tournament: &str, day: Option<NaiveDate>) -> String {
        let Some(day) = day else { return tournament.to_owned() };
        let month = self.month(day.year(), day.month(), format_args!("{:02}", day.month()));
        format!("{tournament} {month}")
    }
}

impl DuplicatesWords {
    /// No likely duplicates remain; `pairs` were marked as different people, one of them with these names.
    pub fn none_but(self, pairs: usize, [one, other]: &[String; 2]) -> String {
        self.none_but_these(pairs, one, other)
    }

    pub fn rating(self, rating: f64, matches: usize) -> String {
        self.rated(written(rating), matches)
    }

    /// Two were merged: the ratings before and after, which a narrow screen shows whole, and the entry that says so.
    pub fn merged(self, said: &str, before: f64, after: f64) -> String {
        self.merged_with(written(before), written(after), said)
    }
}

impl MergerWords {
    /// Rated matches that would count for another person: how many, in which tournaments.
    pub fn moved(self, matches: usize, tournaments: &[String]) -> String {
        self.moves(matches, self.voice.words().term.list(tournaments))
    }

    /// A rating that would change: whose, on which list where there are several, before, after.
    pub fn rating(self, name: &str, list: Option<&str>, before: f64, after: f64) -> String {
        self.changes(self.of_list(name, list), written(before), written(after))
    }

    /// The rating of two who become one: on which list where there are several, both before, after.
    pub fn together(self, list: Option<&str>, before: [f64; 2], after: f64) -> String {
        let [a, b] = before.map(written);
        self.become_one(self.of_list(self.rated_together(), list), &a, &b, written(after))
    }

    pub fn ends(self, name: &str, list: Option<&str>, before: f64) -> String {
        self.ceases(self.of_list(name, list), written(before))
    }
}
