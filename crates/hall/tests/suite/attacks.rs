//! Attacks on a host.
