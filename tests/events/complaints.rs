//! What people complain about in other programs, and does not happen here. Each test is named
//! after what went wrong elsewhere and says in which thread.

mod brackets;
mod entries;
mod hall;
mod results;
mod tables;
