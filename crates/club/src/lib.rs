#![doc = include_str!("../README.md")]

/// Makes a value of each of these types a variant of an error.
macro_rules! from_each {
    ($error:ident: $($variant:ident($of:ty)),+) => {
        $(impl From<$of> for $error {
            fn from(of: $of) -> Self {
                Self::$variant(of)
            }
        })+
    };
}

/// The rules, a crate of their own.
pub use banzuke_domain as domain;

pub mod clock;
pub mod club;
pub mod desk;
pub mod journal;
pub mod listen;
pub mod logfile;
pub mod opener;
pub mod outside;
pub mod settings;
pub mod system;
