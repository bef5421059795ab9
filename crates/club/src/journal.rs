//! Entries, and where they are kept: the truth of the program, and the tables published from it.

pub mod backup;
pub mod chain;
mod companions;
mod connection;
mod create;
pub mod entry;
mod error;
pub mod fold;
pub mod health;
mod location;
mod migrate;
pub mod mirror;
pub mod network;
mod opening;
pub(crate) mod orphaned_journal;
pub mod publish;
pub mod rescue;
pub mod restore;
pub mod rotation;
mod rows;
mod schema;
pub(crate) mod sibling_paths;
pub mod store;
mod transaction;
pub mod undo;
pub mod validate;
pub mod verify;

pub use chain::Digest;
pub use entry::{Entry, EntryFault, Identity, OpId};
pub use error::StoreError;
pub(crate) use location::Lies;
pub use mirror::Mirror;
pub(crate) use rows::Folded;
pub use rows::News;
pub use store::Store;
pub use transaction::Transaction;
