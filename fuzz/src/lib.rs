//! The targets of the fuzzers: `cargo fuzz run list -s none` from the folder above.

pub mod targets;
