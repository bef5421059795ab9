//! The one line that tells what just happened.

use std::time::{Duration, Instant};

/// How long a piece of information stays.
pub const INFO_TIME: Duration = Duration::from_secs(4);

/// A message on the status line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Toast {
    /// A sentence, from the words.
    pub text: String,
    /// How it looks and how long it stays.
    pub severity: Severity,
}

/// How grave a toast is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Severity {
    /// Gone at this moment.
    Info {
        /// The moment.
        until: Instant,
    },
    /// Stays until a key is pressed.
    Error,
}

impl Toast {
    /// Information that goes by itself, [`INFO_TIME`] after `now`.
    pub fn info(text: impl Into<String>, now: Instant) -> Self {
        Self { text: text.into(), severity: Severity::Info { until: now + INFO_TIME } }
    }

    /// A refusal or failure that stays until a key is pressed.
    pub fn error(text: impl Into<String>) -> Self {
        Self { text: text.into(), severity: Severity::Error }
    }

    /// When it goes by itself.
    pub const fn until(&self) -> Option<Instant> {
        match self.severity {
            Severity::Info { until } => Some(until),
            Severity::Error => None,
        }
    }
}
