//! A host and the machines that join it.

mod attacks;
mod engines;
mod hall;
mod outages;
mod proxy;
