//! Clubs in PostgreSQL.

use std::path::Path;

use crate::club::Seq;
use crate::import::FoundPeople;
use crate::journal::Digest;
use crate::words::message::Message;
use crate::words::words;

words! {
    /// Messages on a federation's server.
    pub FederationWords in "federation" {
        handed_in(event: &str, to: &str); handed_in_before(event: &str, club: &str, entry: Seq);
        ratings_moved(count: usize); fetched(known: usize, differences: usize);
        other_name(player: &str, there: &str); one_person(players: &str, there: &str);
        other_number(player: &str, noted: &str, there: &str); none_wait; wait(count: usize);
        ask_password(address: &str); taken(event, club, by_number, by_name, new);
        doubtful(doubtful); text(taken, doubtful); no_register() -> Message; no_server() -> Message;
        no_hand_in(source: &str, why: &str) -> Message; club_now_at(to, last, digest);
        server_ready_let; server_ready_already; one_is_a_server() -> Message;
        club_without_name() -> Message; name_is_taken(name: &str) -> Message;
        copy_is_behind() -> Message; there_already(file) -> Message;
    }
}

impl FederationWords {
    /// A register took an event in.
    pub fn taken_in(self, event: &str, club: &str, found: FoundPeople) -> String {
        let FoundPeople { by_number, by_name, new, doubtful } = found;
        let taken = self.taken(event, club, by_number, by_name, new);
        if doubtful == 0 {
            return taken;
        }
        let doubtful = self.doubtful(doubtful);
        self.text(taken, doubtful)
    }

    /// A club was moved, up to an entry.
    pub fn moved(self, to: &str, last: Seq, digest: &Digest) -> String {
        let digest = digest.short();
        self.club_now_at(to, last, digest)
    }

    /// A server's database is ready; its tables were missing or not.
    pub fn prepared(self, is_new: bool) -> &'static str {
        if is_new { self.server_ready_let() } else { self.server_ready_already() }
    }

    /// The file to move a club to is another one's.
    pub fn file_is_there(self, file: &Path) -> Message {
        let file = file.display();
        self.there_already(file)
    }
}
