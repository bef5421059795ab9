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
    pub HallWords in "hall";

    fn joined(say; desk: &str, rights: &Rights) = joined_as(desk, rights = say.rights(rights));
    pub FederationWords in "federation";

    fn moved(say; to: &str, last: Seq, digest: &Digest) = club_now_at(to, last, digest = digest.short());
    fn file_is_there(say; file: &Path) -> Message = there_already(file = file.display());
}

impl HallWords {
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

    /// A server's database is ready; its tables were missing or not.
    pub fn prepared(self, is_new: bool) -> &'static str {
        if is_new { self.server_ready_let() } else { self.server_ready_already() }
    }
}
