//! The file that a board follows: unreadable, locked, not opened by any desk, or of an older version.

use banzuke::desk::{Desk, DeskError};
use banzuke::domain::number::PlayerId;
use banzuke::journal::store::Missing;
use banzuke::outside::Environment;
use banzuke::tui::board::state::PATIENCE;
use banzuke::tui::board::{FileFollower, Look};
use banzuke::words::ENGLISH;

use super::{Public, called};
use crate::common::{add_player, stamp, temp_folder};

#[test]
fn a_file_that_cannot_be_read_is_told_after_a_while_and_the_last_state_stays() {
    let mut public = Public::open(called(8, 1));
    let before = public.text();
    let at = stamp(300).at;
    public.board.hear(Look::Unread(at), public.now);
    public.draw();
    assert_eq!(public.text(), before, "not worth a word yet");
    public.now += PATIENCE;
    public.board.hear(Look::Unread(at), public.now);
    public.draw();
    public.shows("file cannot be read; shown as of");
    public.shows("あおくま - 髙橋 双子");
    public.board.hear(Look::Same, public.now);
    public.draw();
    public.hides("cannot be read");
}

#[test]
fn a_file_that_may_not_be_written_is_followed_all_the_same_and_no_byte_of_it_changes() {
    let mut hall = called(8, 1);
    hall.perform(vec![add_player(PlayerId(9), "somebody")]).expect("registered");
    let folder = temp_folder();
    let copy = folder.path().join("copy.db");
    hall.desk.backup(&copy).expect("copied");
    let mut rights = std::fs::metadata(&copy).expect("a file").permissions();
    rights.set_readonly(true);
    std::fs::set_permissions(&copy, rights).expect("locked");
    let before = std::fs::read(&copy).expect("its bytes");
    let desk = Desk::open_to_read(&copy).expect("read");
    let mut watch = FileFollower::new(desk, Environment::at(stamp(300).at));
    assert_eq!(watch.look(), Look::Same);
    assert_eq!(watch.snapshot().club, *hall.desk.club());
    drop(watch);
    assert_eq!(std::fs::read(&copy).expect("its bytes"), before);
    let beside = std::fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(beside, 1, "nothing is left beside it");
}

#[test]
fn a_file_that_nobody_had_open_is_followed_once_somebody_has() {
    let mut hall = called(8, 0);
    let path = hall.path();
    let folder = temp_folder();
    let copy = folder.path().join("copy.db");
    hall.desk.backup(&copy).expect("copied");
    let missing = Missing::Refuse;
    let mut watch =
        FileFollower::new(Desk::open_to_read(&copy).expect("read"), Environment::at(stamp(300).at));
    for name in ["first", "second"] {
        // Opened, written and closed between two looks, and then while it is looked at.
        let mut desk = Desk::open(&copy, missing, "desk").expect("opened");
        let player = desk.club().next_player();
        let done: Result<_, DeskError> =
            desk.perform(&stamp(400 + u64::from(player.0)), |_| Ok(vec![add_player(player, name)]));
        done.expect("registered");
        if name == "first" {
            drop(desk);
        }
        let Look::Seen(seen) = watch.look() else { panic!("{name} is not seen") };
        assert!(seen.club.player(player).is_some_and(|found| found.name == name));
    }
    assert!(path.exists());
}

#[test]
fn a_file_of_an_older_version_is_refused_and_left_as_it_is() {
    let folder = temp_folder();
    let path = folder.path().join("old.db");
    let old = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/v1.db");
    std::fs::copy(&old, &path).expect("copied");
    let refused = Desk::open_to_read(&path).expect_err("an older version");
    let told = ENGLISH.message.faults.fault(&refused, &banzuke::club::Club::default());
    assert!(told.remedy.contains("open it once with `banzuke`"), "{}", told.remedy);
    assert_eq!(std::fs::read(&path).expect("bytes"), std::fs::read(&old).expect("bytes"));
}
