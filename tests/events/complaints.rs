//! Complaints of people about other programs, of things that do not happen here. Each test is named after the fault
//! elsewhere and says in which thread.

mod brackets;
mod entries;
mod hall;
mod results;
mod tables;
