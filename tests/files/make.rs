//! How the fixtures grow. They are never changed: existing files must open forever, so nothing in
//! a fixture is regenerated for a newer program. New kinds of actions get entries appended to the
//! journal, and a new schema gets a database file of its own next to the old ones.

use super::{DATABASE, fixtures, journal};
use crate::common::Hall;

/// `cargo test make_the_fixtures -- --ignored`, once a version:
/// writes the database of today's schema, whose name is then new.
#[test]
#[ignore = "the fixtures are kept, not made anew"]
fn make_the_fixtures() {
    let database = fixtures(DATABASE);
    assert!(!database.exists(), "take the old one away yourself if you are sure");
    let mut hall = Hall::new();
    hall.desk.take_in(&journal()).expect("what is kept");
    hall.desk.backup(&database).expect("written");
}
