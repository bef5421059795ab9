//! Texts on the pages that a host serves to phones and walls in the hall.

use chrono::NaiveDate;

use super::Language;
use crate::club::tournament::Venue;
use crate::words::{capital, words};

words! {
    pub WebWords in "web" {
        now; me; offline; playing; next; latest; table; nothing_played; nothing_next; no_results;
        find; find_means; name; search; no_player; this_is_me; somebody_else; record; not_entered;
        next_up; postponed; idle; done; withdrawn; disqualified; results_today; match_days; against;
        where_to; bracket; standings; idle_wall; expected; expected_means; none_expected; wall;
        last_score; not_found; not_for_this_name; not_allowed; too_much; too_many; busy; home; scan;
        called_at(clock: &str); started_at(clock: &str); report; how_to_report; code_ended;
        who_reports; another_person; send; disputed; counts; waits; leave_blank; form_is_old;
        form_is_unfinished; one_phone; no_cookie; game(number); won(name: &str);
        games_of(name: &str); place_of(name: &str); reports(name: &str); agrees(name: &str);
        round_of(event: &str, round: &str); game_of(pod, game); absent_in(round: &str);
        bye_in(round: &str); nothing_called_at(table: &str); matches_before(ahead);
        waits_for_matches(matches: &str);
    }
    pub SiteWords in "site" {
        language_name; untitled; skip; parts; ranking; events; versus; calibration; method; journal;
        made_with; check_it; feed; hidden; day_heading; player; rank; rating; ratings; peak;
        matches; games_heading; won; drawn; lost; last_played; established; provisional;
        provisional_means; all_provisional; nothing_rated; nothing_played; no_events; lists;
        lists_heading; top; whole_ranking; latest_events; all_events; event; format;
        entrants_heading; winner; search_players; search_events; search_opponents; certificates;
        all_matches; round; opponent; score; scores; result; change; walkover; won_alone;
        lost_alone; retired; disqualified; double_walkover; both_disqualified; comma; day_by_day;
        standings; places; seed; reached; decided_by; left; by_play_off; by_lots; by_organiser;
        points; first_places; average_place; number; group; first_player; second_player; interval;
        versus_more; leaders; cross_reads; most_played; calibration_means; foretold_and_won;
        reliability_reads; expected; expected_mean; won_share; true_share; class; log_loss; brier;
        base_rate; method_intro; formula; formula_means; several_games; hands; hands_mean;
        what_is_rated; rated_means; order_means; interval_means; journal_means; last_entry; digest;
        digest_means; recompute; recompute_means; journal_file; script_file; recompute_prints;
        private; private_means; as_of(day: &str); published(day: &str, entry);
        peak_was(rating: &str, day: &str); provisional_until(games); firsts(firsts, games);
        round_no(number); stage(number); table(number); game(number); rated_on(list: &str);
        among_tied(name: &str); is_now(number: &str); nth(place, form: &str);
        nth_of(place: &str, entrants); games(games); counts(players, events, matches);
    }
}

impl WebWords {
    pub fn go_to(self, spot: &Venue) -> String {
        capital(&self.voice.words().term.venue(spot))
    }

    pub fn nobody_at(self, table: &Venue) -> String {
        self.nothing_called_at(&self.go_to(table))
    }

    /// How many matches are called before a player's.
    pub fn before(self, ahead: usize) -> String {
        if ahead == 0 { self.next_up().to_owned() } else { self.matches_before(ahead) }
    }

    pub fn waits_for(self, matches: &[String]) -> String {
        self.waits_for_matches(&matches.join(self.voice.words().term.and()))
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

    pub fn place_of(self, place: u32, entrants: usize) -> String {
        self.nth_of(&self.place(place), entrants)
    }

    pub fn entrants(self, entrants: usize) -> String {
        self.voice.words().message.label.entrants(entrants)
    }
}
