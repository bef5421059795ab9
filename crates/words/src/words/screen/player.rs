//! The words of the screen of one player.

use chrono::{Datelike as _, NaiveDate};

use crate::club::registry::Publicity;
use crate::domain::rating::{Interval, written};
use crate::domain::standings::Tally;
use crate::words::words;

words! {
    pub PlayerWords in "player" {
        rooms: { heading: PlayerHeadings, }
    }

    event_headings = [last_day, tournament, matches, score, expected, change, performance];
    fn standing(say; rating: f64, rank: u32, count: usize) = rated_place(rating = written(rating), rank, count);
    fn provisional(say; rating: f64, missing: &str) = rated_provisionally(rating = written(rating), missing);
    /// The range in which the strength lies.
    fn interval(say; interval: Interval) = within(
        low = interval.low(), high = interval.high());
    /// The rating before the first match.
    fn start(say; rating: f64) = initial(rating = written(rating));
    fn peak(say; rating: f64, day: NaiveDate) = highest(
        rating = written(rating), day = say.voice.words().term.day(day));
    fn chart_end(say; matches: usize, day: NaiveDate) = after_matches(
        matches, day = say.voice.words().term.day(day));
    pub PlayerHeadings in "player-columns";
    pub PlayerFormWords in "player-form" {
        publicity[Publicity];
    }

    fields = [name, reading, club, aliases, remark, born, external, categories, title, web_name,
        starting_rating].doc;
    pub LikelyWords in "likely";

    /// A player who has entered already: the table, where one is being played at.
    fn entered(say; table: Option<&str>) = entered_at(
        table = table.map(|table| say.voice.words().term.table(table)));
    pub DuplicatesWords in "duplicates" {
        rooms: { label: DuplicatesLabels, }
    }

    /// No likely duplicates remain; `pairs` were marked as different people, one of them with these names.
    fn none_but(say; pairs: usize, [one, other]: &[String; 2]) = none_but_these(pairs, one, other);
    fn rating(say; rating: f64, matches: usize) = rated(rating = written(rating), matches);
    /// Two were merged: the ratings before and after, which a narrow screen shows whole, and the entry that says so.
    fn merged(say; said: &str, before: f64, after: f64) = merged_with(
        before = written(before), after = written(after), said);
    pub DuplicatesLabels in "duplicates-labels";
    pub MergerWords in "merger";

    /// Rated matches that would count for another person: how many, in which tournaments.
    fn moved(say; matches: usize, tournaments: &[String]) = moves(
        matches, tournaments);
    /// A rating that would change: whose, on which list where there are several, before, after.
    fn rating(say; name: &str, list: Option<&str>, before: f64, after: f64) = changes(
        whose = say.of_list(name, list), before = written(before), after = written(after));
    fn ends(say; name: &str, list: Option<&str>, before: f64) = ceases(
        whose = say.of_list(name, list), before = written(before));
}

impl PlayerWords {
    pub fn played(self, tally: Tally) -> String {
        let Tally { wins, draws, losses, games_won, .. } = tally;
        let percent = tally.game_win_rate().map(|rate| format!("{:.0}", rate * 100.0));
        self.tally_of_matches(tally.matches(), wins, draws, losses)
            + &self.tally_of_games(tally.games(), games_won, percent)
    }
}

impl LikelyWords {
    pub fn key(self, at: usize) -> &'static str {
        ["Alt-1", "Alt-2", "Alt-3"].get(at).copied().unwrap_or_default()
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

impl MergerWords {
    /// The rating of two who become one: on which list where there are several, both before, after.
    pub fn together(self, list: Option<&str>, before: [f64; 2], after: f64) -> String {
        let [a, b] = before.map(written);
        self.become_one(self.of_list(self.rated_together(), list), &a, &b, written(after))
    }
}
