//! The laboratory's screens, on the desk's toolkit.

mod cards;
mod experiments;

pub use cards::{CardParty, CardTable};
pub use experiments::Experiments;
