//! Entries, and where they are kept: the truth of the program, and the tables published from it.

pub mod backup;
pub mod chain;
pub(crate) mod companions;
mod connection;
pub mod entry;
mod error;
pub mod fold;
mod location;
pub mod mirror;
pub mod publish;
pub mod rescue;
pub mod restore;
mod rows;
mod schema;
mod snapshot;
pub mod store;
mod transaction;
pub mod undo;
pub mod verify;

pub use chain::Digest;
pub use entry::{Entry, EntryFault, Identity, OpId};
pub use error::StoreError;
pub(crate) use location::Lies;
pub use location::{kind_of_file_system, shared_file_system};
pub use mirror::Mirror;
pub(crate) use rows::Folded;
pub use rows::News;
pub use store::Store;
pub use transaction::Transaction;
