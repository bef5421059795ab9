//! Numbers and days that are typed in wide letters.

use std::ffi::OsString;

use clap::error::{ContextKind, ErrorKind};

use crate::domain::number::narrow;

/// The command line with the value that was not understood in narrow letters, where that is
/// another: numbers and days are read in any width, names are left as they are.
pub(super) fn narrowed(error: &clap::Error, arguments: &[OsString]) -> Option<Vec<OsString>> {
    if error.kind() != ErrorKind::ValueValidation {
        return None;
    }
    let wide = error.get(ContextKind::InvalidValue)?.to_string();
    let plain = narrow(&wide);
    if plain == wide {
        return None;
    }
    let told = |argument: &OsString| {
        let text = argument.to_str()?;
        let option = text.strip_suffix(&wide).filter(|option| {
            option.is_empty() || (option.starts_with("--") && option.ends_with('='))
        })?;
        Some(OsString::from(format!("{option}{plain}")))
    };
    let at = arguments.iter().position(|argument| told(argument).is_some())?;
    let mut arguments = arguments.to_vec();
    arguments[at] = told(&arguments[at])?;
    Some(arguments)
}
