//! Texts on the pages that a host serves to phones and walls in the hall.

use crate::club::tournament::Venue;
use crate::words::{capital, words};

words! {
    pub WebWords in "web" {
        now; me; offline; playing; next; latest; table; nothing_played; nothing_next; no_results;
        find; find_means; name; search; no_player; this_is_me; somebody_else; record; not_entered;
        next_up; postponed; idle; done; withdrawn; disqualified; results_today; match_days; against; where_to;
        bracket; standings; idle_wall; expected; expected_means; none_expected; wall; last_score;
        not_found; not_for_this_name; not_allowed; too_much; too_many; busy; home; scan;
        called_at(clock: &str); started_at(clock: &str); report; how_to_report; code_ended;
        who_reports; another_person; send; disputed; counts; waits; leave_blank; form_is_old;
        form_is_unfinished; one_phone; no_cookie; game(number: u32); won(name: &str);
        games_of(name: &str); place_of(name: &str); reports(name: &str); agrees(name: &str);
        round_of(event: &str, round: &str); game_of(pod: u32, game: usize); absent_in(round: &str);
        bye_in(round: &str);
        nothing_called_at(table: &str); matches_before(ahead); waits_for_matches(matches: &str);
    }
}

impl WebWords {
    /// Where a player has to go, in large type.
    pub fn go_to(self, spot: &Venue) -> String {
        capital(&self.voice.words().term.venue(spot))
    }

    /// Nothing is called to a table that has a code.
    pub fn nobody_at(self, table: &Venue) -> String {
        self.nothing_called_at(&self.go_to(table))
    }

    /// How many matches are called before a player's.
    pub fn before(self, ahead: usize) -> String {
        if ahead == 0 { self.next_up().to_owned() } else { self.matches_before(ahead) }
    }

    /// The match waits for others: their numbers or players.
    pub fn waits_for(self, matches: &[String]) -> String {
        self.waits_for_matches(&matches.join(self.voice.words().term.and()))
    }
}
