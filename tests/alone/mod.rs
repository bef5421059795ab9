//! A desk alone on a file system shared with other machines, which SQLite's shared memory does not reach.

use std::path::Path;

use banzuke::desk::{Desk, DeskError, Followed};
use banzuke::journal::StoreError;
use banzuke::journal::store::Missing;

use crate::common::{add_player, beside, stamp, temp_folder};

fn register(desk: &mut Desk, op: u64) {
    let added = desk.perform(&stamp(op), |club| {
        Ok::<_, DeskError>(vec![add_player(club.next_player(), "あおくま")])
    });
    added.expect("registered");
}

fn files_beside(path: &Path) -> usize {
    beside(path.parent().expect("a folder")) - 1
}

#[track_caller]
fn is_held(opened: &Result<Desk, DeskError>) {
    let held = matches!(opened, Err(DeskError::Store(StoreError::HeldElsewhere { .. })));
    assert!(held, "{opened:?}");
}

#[test]
fn a_file_on_a_network_drive_is_opened_by_one_desk_alone() {
    let folder = temp_folder();
    let path = folder.path().join("club.db");
    let mut desk = Desk::open_alone(&path, Missing::Create, "one").expect("opened");
    assert!(desk.is_alone());
    register(&mut desk, 1);
    assert_eq!(desk.follow().expect("followed"), Followed::Nothing);
    is_held(&Desk::open_alone(&path, Missing::Refuse, "other"));
    register(&mut desk, 2);
    assert_eq!(desk.verify().expect("verified"), []);
    drop(desk);
    assert_eq!(files_beside(&path), 0, "neither log nor shared memory");
    // Elsewhere desks share it again.
    let mut desk = Desk::open(&path, Missing::Refuse, "one").expect("opened");
    let other = Desk::open(&path, Missing::Refuse, "other").expect("opened");
    assert_eq!(other.entries().len(), 2);
    register(&mut desk, 3);
    is_held(&Desk::open_alone(&path, Missing::Refuse, "alone"));
    assert_eq!(desk.verify().expect("verified"), []);
}

#[test]
fn a_desk_alone_notices_that_its_file_was_replaced() {
    let folder = temp_folder();
    let [path, other] = ["club.db", "other.db"].map(|name| folder.path().join(name));
    let mut desk = Desk::open_alone(&path, Missing::Create, "one").expect("opened");
    register(&mut desk, 1);
    drop(Desk::open(&other, Missing::Create, "other").expect("made"));
    std::fs::rename(&other, &path).expect("moved");
    let followed = desk.follow().expect("followed");
    assert!(matches!(&followed, Followed::Moved(moved) if moved.missing == 1), "{followed:?}");
    assert_eq!((desk.entries().len(), desk.is_alone()), (0, true));
}
