//! Faults of hosts and codes as the words know them: the crate of the words is no crate of the hall's.

use crate::hall::HostFault;
use crate::hall::passes::PassFault;
use crate::words::message::hall;

/// The fault of a code; `told` is what the system said.
pub(crate) fn said_of_pass<'a>(why: &PassFault, told: &'a str) -> hall::PassFault<'a> {
    match why {
        PassFault::Exists => hall::PassFault::Exists,
        PassFault::Unknown => hall::PassFault::Unknown,
        PassFault::Nameless => hall::PassFault::Nameless,
        PassFault::NoChance | PassFault::Certificate(_) | PassFault::File(_) => {
            hall::PassFault::Other(told)
        }
    }
}

/// The fault of a host; `told` is what the system said.
pub(crate) fn said_of_host<'a>(why: &HostFault, told: &'a str) -> hall::HostFault<'a> {
    match why {
        HostFault::Displaced(epoch) => hall::HostFault::Displaced(*epoch),
        HostFault::Port { port, .. } => hall::HostFault::Port(*port, told),
        HostFault::Desk(_) | HostFault::Passes(_) | HostFault::Certificate(_) => {
            hall::HostFault::Other(told)
        }
    }
}
