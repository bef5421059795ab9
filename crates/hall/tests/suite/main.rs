//! A host and the machines that join it.

mod attacks;
mod crashes;
mod cuts;
mod engines;
mod federation;
mod full;
mod hall;
mod ordeal;
mod outages;
mod proxy;
mod raw;
mod server;
mod take_over;
