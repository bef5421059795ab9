//! Faults of hosts and codes as the words know them: the crate of the words is no crate of the hall's.

use crate::hall::HostFault;
use crate::hall::passes::PassFault;
use crate::words::message;

/// The fault of a code; `told` is what a library said.
pub(crate) fn said_of_pass<'a>(why: &'a PassFault, told: &'a str) -> message::PassFault<'a> {
    match why {
        PassFault::Exists => message::PassFault::Exists,
        PassFault::Unknown => message::PassFault::Unknown,
        PassFault::Nameless => message::PassFault::Nameless,
        PassFault::File(error) => message::PassFault::File(error),
        PassFault::NoChance | PassFault::Certificate(_) => message::PassFault::Other(told),
    }
}

/// The fault of a host; `told` is what a library said.
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
