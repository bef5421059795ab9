//! The shell of the desk's tests.

#[path = "../../../../../tests/common/shell.rs"]
pub(crate) mod shell;
#[path = "../../../../../tests/common/temp_folder.rs"]
mod temp_folder;
#[path = "../../../../../tests/common/worker.rs"]
mod worker;

pub(crate) use temp_folder::temp_folder;
