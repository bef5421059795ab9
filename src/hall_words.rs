//! Turns faults of hosts and codes into those of the words. The
//! crates of the words and of the hall do not know each other.

use crate::hall::HostFault;
use crate::hall::passes::PassFault;
use crate::words::message;

/// `told` is the message of a library.
pub(crate) fn said_of_pass<'a>(why: &'a PassFault, told: &'a str) -> message::PassFault<'a> {
    match why {
        PassFault::Exists => message::PassFault::Exists,
        PassFault::Unknown => message::PassFault::Unknown,
        PassFault::Nameless => message::PassFault::Nameless,
        PassFault::File(error) => message::PassFault::File(error),
        PassFault::NoChance | PassFault::Certificate(_) => message::PassFault::Other(told),
    }
}

/// `told` is the message of a library.
pub(crate) fn said_of_host<'a>(why: &'a HostFault, told: &'a str) -> message::HostFault<'a> {
    match why {
        HostFault::Displaced(epoch) => message::HostFault::Displaced(*epoch),
        HostFault::Port { port, source } => message::HostFault::Port(*port, source),
        HostFault::Passes(PassFault::File(error)) => message::HostFault::File(error),
        HostFault::Desk(_) | HostFault::Passes(_) | HostFault::Certificate(_) => {
            message::HostFault::Other(told)
        }
    }
}
