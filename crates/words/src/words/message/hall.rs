//! Several machines at one club: hosting, joining, and what was decided apart.

use std::io;
use std::path::Path;

use crate::club::Seq;
use crate::desk::{LineFault, Rights};
use crate::import::FoundPeople;
use crate::journal::Digest;
use crate::words::message::Message;
use crate::words::message::fault::{LineFaultWords, role_with_tables};
use crate::words::words;

words! {
    pub HallWords in "hall" {
        listening(address: &str); listening_here(address: &str); phones_at(address: &str);
        wall_at(address: &str); nobody_may_join; short_code(code: &str); long_code(code: &str);
        join_at(address: &str); code_once(name: &str); revoked(name: &str); ask_code(address: &str);
        work_on(address: &str); taken_over(file: &str, epoch); may_lack(address: &str, last);
        brought(recorded, known); stale(host: &str); refused(what: &str, why: &str); unsent(count);
        joined_as(desk, rights); not_joined(address: &str) -> Message; no_code() -> Message;
        not_kept(error: &io::Error) -> Message; copy_is_partial() -> Message;
        no_phones(port, why: &io::Error) -> Message; ended() -> Message; exists(name) -> Message;
        unknown(name) -> Message; nameless() -> Message; other(why) -> Message;
        port(port, why) -> Message; displaced(epoch); host_cannot_start(why) -> Message;
    }
    pub FederationWords in "federation" {
        handed_in(event: &str, to: &str); handed_in_before(event: &str, club: &str, entry);
        ratings_moved(count); fetched(known, differences); other_name(player: &str, there: &str);
        one_person(players: &str, there: &str);
        other_number(player: &str, noted: &str, there: &str); none_wait; wait(count);
        ask_password(address: &str); taken(event, club, by_number, by_name, new);
        doubtful(doubtful); text(taken, doubtful); no_register() -> Message; no_server() -> Message;
        no_hand_in(source: &str, why: &str) -> Message; club_now_at(to, last, digest);
        server_ready_let; server_ready_already; one_is_a_server() -> Message;
        club_without_name() -> Message; name_is_taken(name: &str) -> Message;
        copy_is_behind() -> Message; there_already(file) -> Message;
    }
}

impl HallWords {
    pub fn joined(self, desk: &str, rights: &Rights) -> String {
        let rights = self.rights(rights);
        self.joined_as(desk, rights)
    }

    pub fn rights(self, rights: &Rights) -> String {
        role_with_tables(self.voice, rights)
    }

    pub fn pass_fault(self, name: &str, why: PassFault<'_>) -> Message {
        match why {
            PassFault::Exists => self.exists(name),
            PassFault::Unknown => self.unknown(name),
            PassFault::Nameless => self.nameless(),
            PassFault::File(error) => self.other(error),
            PassFault::Other(why) => self.other(why),
        }
    }

    pub fn not_hosted(self, why: HostFault<'_>) -> Message {
        match why {
            HostFault::Port(port, why) => self.port(port, why),
            HostFault::Displaced(epoch) => Message::new(
                self.displaced(epoch),
                LineFaultWords::speaking(self.voice)
                    .line(LineFault::Displaced { host: 0, known: epoch })
                    .remedy,
            ),
            HostFault::File(error) => self.host_cannot_start(error),
            HostFault::Other(why) => self.host_cannot_start(why),
        }
    }
}

/// Why codes were not made, listed or revoked.
#[derive(Clone, Copy, Debug)]
pub enum PassFault<'a> {
    Exists,
    Unknown,
    Nameless,
    /// A file beside the club's cannot be read or written.
    File(&'a io::Error),
    /// In a library's words.
    Other(&'a str),
}

/// Why no host was started.
#[derive(Clone, Copy, Debug)]
pub enum HostFault<'a> {
    Port(u16, &'a io::Error),
    /// Another machine took over with this epoch.
    Displaced(u64),
    /// A file beside the club's cannot be read or written.
    File(&'a io::Error),
    /// In a library's words.
    Other(&'a str),
}

impl FederationWords {
    pub fn taken_in(self, event: &str, club: &str, found: FoundPeople) -> String {
        let FoundPeople { by_number, by_name, new, doubtful } = found;
        let taken = self.taken(event, club, by_number, by_name, new);
        if doubtful == 0 {
            return taken;
        }
        let doubtful = self.doubtful(doubtful);
        self.text(taken, doubtful)
    }

    pub fn moved(self, to: &str, last: Seq, digest: &Digest) -> String {
        let digest = digest.short();
        self.club_now_at(to, last, digest)
    }

    /// A server's database is ready; its tables were missing or not.
    pub fn prepared(self, is_new: bool) -> &'static str {
        if is_new { self.server_ready_let() } else { self.server_ready_already() }
    }

    pub fn file_is_there(self, file: &Path) -> Message {
        let file = file.display();
        self.there_already(file)
    }
}
