//! Entries, and where they are kept: the truth of the program, and the tables published from it.

pub mod backup;
pub(crate) mod beside;
mod cause;
pub(crate) mod chain;
mod connection;
mod create;
pub mod entry;
mod error;
pub mod fold;
pub(crate) mod health;
pub(crate) mod kept;
pub(crate) mod ledger;
mod location;
mod migrate;
pub(crate) mod network;
pub mod private;
pub mod public;
pub mod publish;
pub mod rescue;
pub mod restore;
pub mod rotation;
mod rows;
mod schema;
pub mod sound;
pub mod store;
mod transaction;
pub mod undo;
pub mod verify;

pub use chain::Digest;
pub use entry::{Entry, EntryFault, OpId};
pub use error::StoreError;
pub(crate) use location::Lies;
pub use rows::News;
pub use store::Store;
pub use transaction::Transaction;
