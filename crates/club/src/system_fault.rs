//! A failure as the operating system told it, as a fact: the words say it in the language of who reads.

use std::error::Error;
use std::fmt::{self, Display, Formatter};
use std::io::{self, ErrorKind};

use serde::{Deserialize, Serialize};

/// A failure of the system. Unlike an [`io::Error`] it can be kept, compared and sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct SystemFault {
    /// Its kind, where the system has one for it; it is not sent.
    pub kind: Option<ErrorKind>,
    /// The system's own words.
    pub said: String,
}

impl SystemFault {
    pub fn new(kind: ErrorKind, said: &str) -> Self {
        Self { kind: Some(kind), said: said.to_owned() }
    }

    /// The failure of the system behind an error of a library, or the library's words.
    pub fn behind(error: &(dyn Error + 'static)) -> Self {
        let mut cause = Some(error);
        while let Some(one) = cause {
            if let Some(of_system) = one.downcast_ref::<io::Error>() {
                return of_system.into();
            }
            cause = one.source();
        }
        error.to_string().into()
    }
}

/// The kind of an error that the system made; an error made by a library says all in its own words.
pub fn kind(error: &io::Error) -> Option<ErrorKind> {
    error.get_ref().is_none().then(|| error.kind())
}

impl From<&io::Error> for SystemFault {
    fn from(error: &io::Error) -> Self {
        Self { kind: kind(error), said: error.to_string() }
    }
}

impl From<String> for SystemFault {
    fn from(said: String) -> Self {
        Self { kind: None, said }
    }
}

impl From<SystemFault> for String {
    fn from(fault: SystemFault) -> Self {
        fault.said
    }
}

impl Display for SystemFault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said)
    }
}
