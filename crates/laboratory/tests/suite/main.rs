//! The laboratory's command line, as the tests of the desk run theirs.

mod common;
mod engines;
mod help;
mod lab;
mod play;
mod records;
