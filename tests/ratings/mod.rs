//! Ratings seen from outside: figures that others published, one journal that gives the same bits in
//! every build, and a real event with its dealt hands.

mod bits;
mod golden;
mod kongo;
