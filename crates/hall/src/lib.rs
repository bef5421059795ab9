#![doc = include_str!("../README.md")]

use banzuke_club::{club, desk, journal, listen, logfile, opener, outside, system};
use banzuke_domain as domain;

pub mod certificate;
pub mod code;
pub mod host;
pub mod joined;
pub mod line;
pub mod membership;
pub mod passes;
pub mod serving;
mod wire;

pub use host::{Host, HostFault};
pub use joined::Joined;
pub use listen::Listen;
pub use membership::{KnownRegister, Membership};
