//! Everything that is tested from outside, in one binary so that it links once.

mod backups;
mod berger;
mod brackets;
mod cli;
mod common;
mod damage;
mod day;
mod desk;
mod events;
mod fide;
mod files;
mod fold;
mod languages;
mod matching;
mod ordeal;
mod picture;
mod processes;
mod pty;
mod ratings;
mod recompute;
mod registry;
mod rooms;
mod tui;
mod watched;
mod whole_history;
