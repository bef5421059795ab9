//! Ratings tested from outside: published numbers, one journal that gives the
//! same bits in every build, and a real event with its dealt hands.

mod bits;
mod golden;
mod kongo;
