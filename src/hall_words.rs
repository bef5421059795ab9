//! Faults of hosts and codes as the words know them: the crate of the words is no crate of the hall's.

use crate::hall::HostFault;
use crate::hall::passes::PassFault;
use crate::words::message::hall;

/// The fault of a code; `told` is what a library said.
pub(crate) fn said_of_pass<'a>(why: &'a PassFault, told: &'a str) -> hall::PassFault<'a> {
    match why {
        PassFault::Exists => hall::PassFault::Exists,
        PassFault::Unknown => hall::PassFault::Unknown,
        PassFault::Nameless => hall::PassFault::Nameless,
        PassFault::File(error) => hall::PassFault::File(error),
        PassFault::NoChance | PassFault::Certificate(_) => hall::PassFault::Other(told),
    }
}

/// The fault of a host; `told` is what a library said.
pub(crate) fn said_of_host<'a>(why: &'a HostFault, told: &'a str) -> hall::HostFault<'a> {
    match why {
        HostFault::Displaced(epoch) => hall::HostFault::Displaced(*epoch),
        HostFault::Port { port, source } => hall::HostFault::Port(*port, source),
        HostFault::Passes(PassFault::File(error)) => hall::HostFault::File(error),
        HostFault::Desk(_) | HostFault::Passes(_) | HostFault::Certificate(_) => {
            hall::HostFault::Other(told)
        }
    }
}
