//! Everything that is tested from outside, in one binary so that it links once.

mod common;
mod desk;
mod files;
mod fold;
mod processes;
