//! Seeding: dividing entrants into groups or pods, and the seeds of a knock-out.

mod advance;
mod apart;
mod assignment;
mod groups;
mod lots;
mod mates;
mod qualify;
mod tables;

pub use advance::{Advance, NotAnAdvance};
pub use apart::{Apart, apart};
pub use groups::{Split, divide, separate};
pub use lots::lots;
pub use mates::Mates;
pub use qualify::qualify;
pub use tables::{sizes, tables};
