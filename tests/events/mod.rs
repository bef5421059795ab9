//! Whatever happens on the day, an event stays whole.

mod complaints;
mod exits;
mod fuzz;
mod hall;
mod late;
mod memory;
mod promises;
