//! Entries, and where they are kept: the truth of the program, and the tables published from it.

pub mod backup;
mod cause;
pub mod entry;
mod error;
pub mod fold;
pub mod health;
pub mod ledger;
pub mod network;
pub mod private;
pub mod publish;
mod reach;
pub mod rescue;
mod rows;
mod schema;
pub mod sound;
pub mod store;
pub mod undo;
pub mod verify;

pub use entry::{Entry, EntryFault, OpId};
pub use error::StoreError;
pub use store::Store;
