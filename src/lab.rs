//! Experiments on data apart from the club: what a model learns from recorded games, and how well it foretells.

pub mod hands;
