//! Texts on the pages of the club's web site.

use chrono::NaiveDate;

use super::{Language, words};
use crate::club::Seq;

words! {
    pub SiteWords in "site" {
        language_name; untitled; skip; parts; ranking; events; versus; calibration; method; journal;
        made_with; check_it; feed; hidden; day_heading; player; rank; rating; ratings; peak;
        matches; games_heading; won; drawn; lost; last_played; established; provisional;
        provisional_means; all_provisional; nothing_rated; nothing_played; no_events; lists;
        lists_heading; top; whole_ranking; latest_events; all_events; event; format;
        entrants_heading; winner; search_players; search_events; search_opponents; certificates;
        all_matches; round; opponent; score; scores; result; change; walkover; won_alone; lost_alone; retired;
        disqualified; double_walkover; both_disqualified; comma; day_by_day; standings; places;
        seed; reached; decided_by; left; by_play_off; by_lots; by_organiser; points; first_places;
        average_place; number; group; first_player; second_player; interval; versus_more; leaders;
        cross_reads; most_played; calibration_means; foretold_and_won; reliability_reads; expected;
        expected_mean; won_share; true_share; class; log_loss; brier; base_rate; method_intro;
        formula; formula_means; several_games; hands; hands_mean; what_is_rated; rated_means;
        order_means; interval_means; journal_means; last_entry; digest; digest_means; recompute;
        recompute_means; journal_file; script_file; recompute_prints; private; private_means;
        as_of(day: &str); published(day: &str, entry: Seq); peak_was(rating: &str, day: &str);
        provisional_until(games: u32); firsts(firsts: u32, games: u32); round_no(number: u32);
        stage(number: u32); table(number: u32); game(number: usize); rated_on(list: &str);
        among_tied(name: &str); is_now(number: &str);
        nth(place: u32, form: &str); nth_of(place: &str, entrants: usize); games(games: u32);
        counts(players: usize, events: usize, matches: usize);
    }
}

impl SiteWords {
    /// `21 Nov 2026`; `2026年11月21日`.
    pub fn day(self, lang: Language, day: NaiveDate) -> String {
        lang.date(day)
    }

    /// A day where figures stand in columns.
    pub fn short_day(self, _lang: Language, day: NaiveDate) -> String {
        day.format("%Y-%m-%d").to_string()
    }

    /// `1st`, `2nd`; `1位`.
    pub fn place(self, place: u32) -> String {
        let form = match (place % 10, place % 100) {
            (_, 11..=13) => "other",
            (1, _) => "one",
            (2, _) => "two",
            (3, _) => "few",
            _ => "other",
        };
        self.nth(place, form)
    }

    /// A place among so many.
    pub fn place_of(self, place: u32, entrants: usize) -> String {
        self.nth_of(&self.place(place), entrants)
    }

    pub fn entrants(self, entrants: usize) -> String {
        self.voice.words().message.label.entrants(entrants)
    }
}
