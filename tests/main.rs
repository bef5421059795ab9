//! Everything that is tested from outside, in one binary so that it links once.

mod cli;
mod common;
mod desk;
mod fold;
mod processes;
mod tui;
