//! What the fuzzers run: `cargo fuzz run list -s none` from the folder above.

pub mod targets;
