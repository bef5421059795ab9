//! Entries, and where they are kept: the truth of the program, and the tables published from it.

pub mod entry;
pub mod fold;
pub mod publish;
mod schema;
pub mod sound;
pub mod store;
pub mod undo;
pub mod verify;

pub use entry::{Entry, EntryFault, OpId};
pub use store::{Store, StoreError};
