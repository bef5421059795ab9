//! Several machines at one club: hosting, joining, and what was decided apart.

use std::io;

use crate::club::Seq;
use crate::desk::{LineFault, Rights};
use crate::words::message::Message;
use crate::words::message::fault::role_with_tables;
use crate::words::message::line_fault::line;
use crate::words::words;

words! {
    /// Messages on several machines.
    pub HallWords in "hall" {
        listening(address: &str); listening_here(address: &str); phones_at(address: &str);
        wall_at(address: &str); nobody_may_join; short_code(code: &str); long_code(code: &str);
        join_at(address: &str); code_once(name: &str); revoked(name: &str); ask_code(address: &str);
        work_on(address: &str); taken_over(file: &str, epoch: u64);
        may_lack(address: &str, last: Seq); brought(recorded: usize, known: usize);
        stale(host: &str); refused(what: &str, why: &str); unsent(count: usize);
        joined_as(desk, rights); not_joined(address: &str) -> Message; no_code() -> Message;
        not_kept(error: &io::Error) -> Message; copy_is_partial() -> Message;
        no_phones(port: u16, why: &io::Error) -> Message; ended() -> Message;
        exists(name) -> Message; unknown(name) -> Message; nameless() -> Message;
        other(why) -> Message; port(port, why) -> Message; displaced(epoch);
        host_cannot_start(why) -> Message;
    }
}

impl HallWords {
    /// A machine was let in.
    pub fn joined(self, desk: &str, rights: &Rights) -> String {
        let rights = self.rights(rights);
        self.joined_as(desk, rights)
    }

    /// A role with its tables.
    pub fn rights(self, rights: &Rights) -> String {
        role_with_tables(self.voice, rights)
    }

    /// Why codes were not made, listed or revoked.
    pub fn pass_fault(self, name: &str, why: PassFault<'_>) -> Message {
        match why {
            PassFault::Exists => self.exists(name),
            PassFault::Unknown => self.unknown(name),
            PassFault::Nameless => self.nameless(),
            PassFault::File(error) => self.other(error),
            PassFault::Other(why) => self.other(why),
        }
    }

    /// Why no host was started.
    pub fn not_hosted(self, why: HostFault<'_>) -> Message {
        match why {
            HostFault::Port(port, why) => self.port(port, why),
            HostFault::Displaced(epoch) => Message::new(
                self.displaced(epoch),
                line(self.voice, &LineFault::Displaced { host: 0, known: epoch }).remedy,
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
