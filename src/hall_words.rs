//! Faults of hosts and codes in words. The crates of the words and
//! of the hall do not know each other.

use crate::club::Club;
use crate::desk::LineFault;
use crate::hall::HostFault;
use crate::hall::passes::PassFault;
use crate::words::message::{Message, MessageWords};

/// Why the codes of a machine were not made, listed or revoked.
pub(crate) fn pass_fault(say: &MessageWords, name: &str, why: &PassFault) -> Message {
    match why {
        PassFault::Exists => say.hall.exists(name),
        PassFault::Unknown => say.hall.unknown(name),
        PassFault::Nameless => say.hall.nameless(),
        PassFault::File(error) => say.hall.other(error),
        PassFault::NoChance | PassFault::Certificate(_) => say.hall.other(why.to_string()),
    }
}

/// Why no host was started.
pub(crate) fn not_hosted(say: &MessageWords, why: &HostFault, club: &Club) -> Message {
    match why {
        HostFault::Desk(error) => say.faults.fault(error, club),
        HostFault::Port { port, source } => say.hall.port(*port, source),
        HostFault::Displaced(known) => {
            let join = say.faults.line.line(&LineFault::Displaced { host: 0, known: *known });
            Message { what: say.hall.displaced(*known), ..join }
        }
        HostFault::Passes(PassFault::File(error)) => say.hall.host_cannot_start(error),
        HostFault::Passes(_) | HostFault::Certificate(_) => {
            say.hall.host_cannot_start(why.to_string())
        }
    }
}
