//! Entries, and where they are kept: the truth of the program, and the tables published from it.

pub mod backup;
pub mod chain;
pub(crate) mod companions;
mod connection;
pub mod entry;
mod error;
pub mod fold;
pub mod health;
mod location;
pub mod mirror;
pub mod network;
mod opening;
pub mod publish;
mod refold;
pub mod rescue;
pub mod restore;
pub mod rotation;
mod rows;
mod schema;
mod snapshot;
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
