//! Files of sentences in the syntax of [Project Fluent](https://projectfluent.org).

pub mod check;
pub mod source;
pub mod table;
pub mod text;
