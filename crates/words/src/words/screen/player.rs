//! The words of the screen of one player.

use chrono::NaiveDate;

use crate::domain::number::PlayerId;
use crate::domain::rating::{Interval, written};
use crate::domain::standings::Tally;
use crate::words::words;

words! {
    /// The words of the screen of one player.
    pub PlayerWords in "player" {
        rooms: {
            /// The headings of the list of matches.
            heading: PlayerHeadings,
        }
        title(name: &str); gone(player: PlayerId); not_registered; club(club: &str);
        aliases(aliases: &str); between; external(numbers: &str);
        issued(scheme: &str, number: &str); merged(others: &str); different(others: &str);
        may_be(other: &str, chance: &str); later(others: &str); unmerge; which(name: &str);
        apart(absorbed: &str, kept: &str); stays; not_merged; and; by_hand; note(note: &str);
        categories(names: &str); fixtures(name: &str); no_fixture;
        list(name: &str, place: usize, count: usize); events(name: &str); chart_start; no_match;
        rated_place(rating: &str, rank: u32, count: usize);
        rated_provisionally(rating: &str, missing: &str); within(low, high); last_day; tournament;
        matches; score; expected; change; performance; initial(rating: &str);
        highest(rating: &str, day: &str); tally_of_matches(matches, wins, draws, losses);
        tally_of_games(games, won, percent: Option<String>);
        after_matches(matches: usize, day: &str);
    }
}

impl PlayerWords {
    /// The rating, the place, of how many established.
    pub fn standing(self, rating: f64, rank: u32, count: usize) -> String {
        self.rated_place(&written(rating), rank, count)
    }

    /// A provisional rating: the conditions that are not met yet.
    pub fn provisional(self, rating: f64, missing: &str) -> String {
        self.rated_provisionally(&written(rating), missing)
    }

    /// The range in which the strength lies.
    pub fn interval(self, interval: Interval) -> String {
        self.within(format_args!("{:.0}", interval.low()), format_args!("{:.0}", interval.high()))
    }

    /// Headings: last day, event, matches, score, expected, change, performance.
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
        self.initial(&written(rating))
    }

    /// The highest rating and its day.
    pub fn peak(self, rating: f64, day: NaiveDate) -> String {
        self.highest(&written(rating), &self.voice.words().term.day(day))
    }

    pub fn played(self, tally: Tally) -> String {
        let Tally { wins, draws, losses, games_won, .. } = tally;
        let percent = tally.game_win_rate().map(|rate| format!("{:.0}", rate * 100.0));
        self.tally_of_matches(tally.matches(), wins, draws, losses)
            + &self.tally_of_games(tally.games(), games_won, percent)
    }

    /// Under the right end of the chart: how many matches, the day of the last.
    pub fn chart_end(self, matches: usize, day: NaiveDate) -> String {
        self.after_matches(matches, &self.voice.words().term.day(day))
    }
}

words! {
    /// The headings of a player's matches.
    pub PlayerHeadings in "player-columns" {
        date; tournament; round; opponent; opposed; score; expected; hand; change; after;
    }
}
