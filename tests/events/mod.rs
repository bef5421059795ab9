//! Whatever happens on the day, an event stays whole.

mod advance;
mod breaks;
mod calls;
mod carried;
mod complaints;
mod corrections;
mod exits;
mod fuzz;
mod hall;
mod handicaps;
mod late;
mod league;
mod memory;
mod order_of_play;
mod pods;
mod prizes;
mod promises;
mod referee;
mod reports;
mod returns;
mod round_robins;
mod swiss;
mod swiss_points;
