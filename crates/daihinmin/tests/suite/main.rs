//! Tests of the crate as its users see it.

mod cards;
mod endgame;
mod evening;
mod leagues;
mod logs;
mod players;
mod playouts;
mod protocol;
mod rules;
mod shares;
mod slow;
mod table;
