//! Complaints about other programs, for faults that must not happen
//! here. Each test is named after the fault, and names the thread.

mod brackets;
mod entries;
mod hall;
mod results;
mod tables;
