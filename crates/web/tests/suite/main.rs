//! A host's pages, asked for as browsers do and as others would.

mod attacks;
mod breaks;
mod client;
mod hall;
mod live;
mod privacy;
mod reports;
mod served;
