//! Several machines at one club: hosting, joining, and what was decided apart.

use std::io;
use std::path::Path;

use crate::club::Seq;
use crate::desk::{LineFault, Rights};
use crate::import::FoundPeople;
use crate::journal::Digest;
use crate::words::message::Message;
use crate::words::message::fault::LineFaultWords;
use crate::words::words;

words! {
    pub HallWords in "hall";

    fn joined(say; desk: &str, rights: &Rights) = joined_as(desk, rights = say.rights(rights));

    fn pass_fault(say; name: &str, why: PassFault<'_>) -> Message match why {
        PassFault::Exists => exists(name); PassFault::Unknown => unknown(name); PassFault::Nameless => nameless;
        PassFault::File(why) => other(why); PassFault::Other(why) => other(why);
    }

    fn not_hosted(say; why: HostFault<'_>) -> Message match why {
        HostFault::Port(port, why) => port(port, why); HostFault::File(why) => host_cannot_start(why);
        HostFault::Other(why) => host_cannot_start(why);
        HostFault::Displaced(epoch) => {
            let fault = LineFault::Displaced { host: 0, known: epoch };
            Message::new(say.displaced(epoch), LineFaultWords::speaking(say.voice).line(fault).remedy)
        };
    }

    pub FederationWords in "federation";

    /// A server's database is ready; its tables were missing or not.
    fn prepared(say; is_new: bool) -> Text match is_new {
        true => server_ready_let; false => server_ready_already;
    }

    fn moved(say; to: &str, last: Seq, digest: &Digest) = club_now_at(to, last, digest = digest.short());
    fn file_is_there(say; file: &Path) -> Message = there_already(file = file.display());
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

impl HallWords {
    pub fn rights(self, rights: &Rights) -> String {
        self.voice.words().message.faults.rights(rights)
    }
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
}
