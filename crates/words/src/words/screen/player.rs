//! The words of the screen of one player.

use chrono::{Datelike as _, NaiveDate};

use crate::club::registry::Publicity;
use crate::domain::rating::{Interval, written};
use crate::domain::standings::Tally;
use crate::words::{FieldWords, words};

words! {
    pub PlayerWords in "player" {
        rooms: { heading: PlayerHeadings, }
        title(name: &str); gone(player); not_registered; club(club: &str); aliases(aliases: &str);
        between; external(numbers: &str); issued(scheme: &str, number: &str); merged(others: &str);
        different(others: &str); may_be(other: &str, chance: &str); later(others: &str); unmerge;
        which(name: &str); apart(absorbed: &str, kept: &str); stays; not_merged; and; by_hand;
        note(note: &str); categories(names: &str); fixtures(name: &str); no_fixture;
        list(name: &str, place, count); events(name: &str); chart_start; no_match;
        rated_place(rating: &str, rank, count); rated_provisionally(rating: &str, missing: &str);
        within(low.0, high.0); last_day; tournament; matches; score; expected; change; performance;
        initial(rating: &str); highest(rating: &str, day: &str);
        tally_of_matches(matches, wins, draws, losses);
        tally_of_games(games, won, percent: Option<String>); after_matches(matches, day: &str);
    }
    pub PlayerHeadings in "player-columns" {
        date; tournament; round; opponent; opposed; score; expected; hand; change; after;
    }
    pub PlayerFormWords in "player-form" {
        register; enter(tournament: &str); change(player); no_day; no_scheme; no_rating; starting;
        recent; goes_on; read_how; likely; namesake(name: &str); namesake_yes;
        publicity[Publicity: Full, Initials, Hidden]; name.doc; reading.doc; club.doc; aliases.doc;
        remark.doc; born.doc; external.doc; categories.doc; title.doc; web_name.doc;
        starting_rating.doc;
        known(player, name: &str, club: Option<&str>);
    }
    pub LikelyWords in "likely" {
        found; of_club(name: &str, club: &str); different; listed; not_shown; nobody;
        entered_at(table: Option<&str>); month(year: i32, month, padded);
    }
    pub DuplicatesWords in "duplicates" {
        rooms: { label: DuplicatesLabels, }
        title(at, of); title_band(band: &str, at, of); certain; likely; possible; one_band;
        no_certain; unseen; title_none; title_two; title_other(name: &str); other; nobody; looking;
        stopped; stop; searching; searched; none; gone; numbers(numbers: &str);
        played(day: NaiveDate, score: &str, opponents: &str); because; why_not;
        unlike(absorb: &str, keep: &str); unlike_follows; unlike_yes; clears; against; merging;
        details; put_off_already; only_one; mergers(said, of); mergers_title; answer_left;
        answer_right; answer_different; unanswered; all_answered; none_answered; none_certain;
        answer; left; right; why_title; none_but_these(pairs, one: &str, other: &str);
        events(events, last: Option<&str>); rated(rating: &str, matches);
        why(chance: &str, reasons: &str, put_off);
        merged_with(before: &str, after: &str, said: &str);
    }
    pub DuplicatesLabels in "duplicates-labels" {
        number; name; reading; aliases; club; born; external; events; rating; matches;
    }
    pub MergerWords in "merger" {
        none_moved; moves(matches, tournaments: &str);
        changes(whose: &str, before: &str, after: &str); of_list(name: &str, list: Option<&str>);
        rated_together; become_one(whose: &str, a: &str, b: &str, after: &str);
        ceases(whose: &str, before: &str); others(others);
    }
}

impl PlayerWords {
    pub fn standing(self, rating: f64, rank: u32, count: usize) -> String {
        self.rated_place(&written(rating), rank, count)
    }

    pub fn provisional(self, rating: f64, missing: &str) -> String {
        self.rated_provisionally(&written(rating), missing)
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
        self.initial(&written(rating))
    }

    pub fn peak(self, rating: f64, day: NaiveDate) -> String {
        self.highest(&written(rating), &self.voice.words().term.day(day))
    }

    pub fn played(self, tally: Tally) -> String {
        let Tally { wins, draws, losses, games_won, .. } = tally;
        let percent = tally.game_win_rate().map(|rate| format!("{:.0}", rate * 100.0));
        self.tally_of_matches(tally.matches(), wins, draws, losses)
            + &self.tally_of_games(tally.games(), games_won, percent)
    }

    pub fn chart_end(self, matches: usize, day: NaiveDate) -> String {
        self.after_matches(matches, &self.voice.words().term.day(day))
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
        self.rated(&written(rating), matches)
    }

    /// Two were merged: the ratings before and after, which a narrow screen shows whole, and the entry that says so.
    pub fn merged(self, said: &str, before: f64, after: f64) -> String {
        self.merged_with(&written(before), &written(after), said)
    }
}

impl MergerWords {
    /// Rated matches that would count for another person: how many, in which tournaments.
    pub fn moved(self, matches: usize, tournaments: &[String]) -> String {
        self.moves(matches, &self.voice.words().term.list(tournaments))
    }

    /// A rating that would change: whose, on which list where there are several, before, after.
    pub fn rating(self, name: &str, list: Option<&str>, before: f64, after: f64) -> String {
        self.changes(&self.of_list(name, list), &written(before), &written(after))
    }

    /// The rating of two who become one: on which list where there are several, both before, after.
    pub fn together(self, list: Option<&str>, before: [f64; 2], after: f64) -> String {
        let [a, b] = before.map(written);
        self.become_one(&self.of_list(self.rated_together(), list), &a, &b, &written(after))
    }

    pub fn ends(self, name: &str, list: Option<&str>, before: f64) -> String {
        self.ceases(&self.of_list(name, list), &written(before))
    }
}
