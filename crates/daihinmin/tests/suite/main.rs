//! What the crate promises, as its users see it.

mod cards;
mod endgame;
mod logs;
mod playouts;
mod rules;
mod shares;
mod slow;
