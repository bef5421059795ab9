//! The words of the question before somebody leaves an event.

use crate::domain::exit::{ExitEffect, ExitReason};

/// The words of the question before somebody leaves an event.
#[derive(Debug, Clone, Copy)]
pub struct ExitWords {
    /// Its title.
    pub title: &'static str,
    /// Who leaves which tournament?
    pub question: fn(&str, &str) -> String,
    /// Why an effect is proposed: matches played, of all, the effect.
    pub proposal: fn(usize, usize, &str) -> String,
    /// Why there is one effect only.
    pub goes_on: &'static str,
    /// The way that changes nothing.
    pub stays: &'static str,
    /// A way: why, with what effect.
    pub way: fn(&str, &str) -> String,
    /// Why somebody leaves.
    pub reason: fn(ExitReason) -> &'static str,
    /// What becomes of the matches.
    pub effect: fn(ExitEffect) -> &'static str,
    /// Why nobody can leave: nobody is selected.
    pub nobody: &'static str,
}
