//! Texts on the pages of the club's web site.

use chrono::NaiveDate;

use super::{Language, say, words};
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
        let ending = match (place % 10, place % 100) {
            (_, 11..=13) => "th",
            (1, _) => "st",
            (2, _) => "nd",
            (3, _) => "rd",
            _ => "th",
        };
        say!(self.language, "{place}{ending}", "{place}位")
    }

    /// A place among so many.
    pub fn place_of(self, place: u32, entrants: usize) -> String {
        say!(self.language; "{} of {entrants}", "{entrants}人中{}", self.place(place))
    }

    pub fn entrants(self, entrants: usize) -> String {
        self.language.words().message.label.entrants(entrants)
    }

    pub fn games(self, games: u32) -> String {
        self.language.count(games, "game", "games", "ゲーム")
    }

    /// How much the club has played.
    pub fn counts(self, players: usize, events: usize, matches: usize) -> String {
        let lang = self.language;
        let players = lang.count(players, "player", "players", "人");
        let events = lang.count(events, "event", "events", "大会");
        let matches = lang.count(matches, "match", "matches", "試合");
        say!(lang, "{players} · {events} · {matches}", "{players}・{events}・{matches}")
    }
}
