#![doc = include_str!("../README.md")]

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
