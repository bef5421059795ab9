//! Whatever happens on the day, an event stays whole.

mod late;
mod memory;
mod promises;
