//! Errors of a server as faults of a line.

use std::error::Error as _;

use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::desk::{LineFault, Rights, Role, ServerFault};
use crate::system_fault::SystemFault;

/// An error's own words, with those of its cause.
pub(crate) fn why(error: &Error) -> String {
    match (error.as_db_error(), error.source()) {
        (Some(error), _) => error.message().to_owned(),
        (None, Some(source)) => format!("{error}: {source}"),
        (None, None) => error.to_string(),
    }
}

fn down(error: &Error) -> SystemFault {
    SystemFault { said: why(error), ..SystemFault::behind(error) }
}

/// An error's meaning for a desk. Where it may be otherwise soon, the line is down, and decisions wait.
pub(crate) fn of(error: &Error) -> LineFault {
    let Some(state) = error.code() else { return LineFault::Down(down(error)) };
    if *state == SqlState::INSUFFICIENT_PRIVILEGE {
        return LineFault::NotAllowed(Rights { role: Role::Viewer, tables: Vec::new() });
    }
    if *state == SqlState::UNIQUE_VIOLATION {
        return LineFault::OtherOperation;
    }
    let is_missing = [
        SqlState::INVALID_SCHEMA_NAME,
        SqlState::UNDEFINED_TABLE,
        SqlState::UNDEFINED_COLUMN,
        SqlState::UNDEFINED_OBJECT,
        SqlState::INVALID_CATALOG_NAME,
    ];
    if is_missing.contains(state) {
        return LineFault::Server(ServerFault::NotPrepared(why(error)));
    }
    match state.code().get(..2).unwrap_or_default() {
        "28" => LineFault::Server(ServerFault::WrongPassword),
        // Connections, resources such as a full disk, conflicts and locks, a server that ends or begins, a standby.
        "08" | "53" | "40" | "55" | "57" | "58" | "25" => LineFault::Down(down(error)),
        _ => LineFault::Garbled(why(error)),
    }
}
