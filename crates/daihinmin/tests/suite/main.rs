//! What the crate promises, as its users see it.

mod cards;
mod logs;
mod playouts;
mod rules;
mod slow;
