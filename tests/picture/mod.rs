//! The pictures of the documentation are what the program draws.

mod svg;
