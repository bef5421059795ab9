//! Drafts outlive the program, and are in nobody's way.

use std::path::PathBuf;

use banzuke::request::draft::Draft;
use banzuke::tui::effect::{DeskTask, Effect};

use super::{TO_ENTRANTS, named};
use crate::common::{CUP, Hall};
use crate::tui::driver::Desk;
use crate::tui::front::Front;

pub(super) fn draft_of(hall: &Hall) -> PathBuf {
    let mut name = hall.path().into_os_string();
    name.push(".draft.json");
    PathBuf::from(name)
}

/// Opens the file again, as after the program has ended.
pub(super) fn opened_again(front: Front) -> Front {
    Front::open(front.hall)
}

#[test]
fn a_draft_outlives_the_program_and_comes_back_when_its_start_is_undone() {
    let mut front = Front::open(named(&["あおくま", "Ryo Nakano"]));
    front.drive(TO_ENTRANTS);
    front.drive("<space><space> N e w <enter>");
    let shown = front.quiet();
    let file = draft_of(&front.hall);
    assert!(file.exists());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = file.metadata().expect("the draft").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "it holds names");
    }
    // The program ends without a word, as when the laptop's battery is empty.
    let mut again = opened_again(front);
    again.drive("n");
    again.shows("Continue Cup (3 entrants)");
    again.drive("<enter>");
    assert_eq!(again.quiet(), shown);
    again.drive("<esc> <esc> <esc> <esc>");
    again.shows("Tournaments");
    assert!(file.exists(), "leaving keeps it");
    again.drive("n <enter>");
    again.shows("[1 Name]");
    again.drive("<ctrl-n><ctrl-n><ctrl-n><ctrl-n><ctrl-n><enter>");
    assert_eq!(again.club().tournament(CUP).expect("the cup").entrants.len(), 3);
    again.drive("1 n");
    again.hides("Continue");
    // Undone, it is there again.
    again.drive("<esc> u n");
    again.shows("Continue Cup (3 entrants)");
}

#[test]
fn a_draft_that_is_begun_anew_goes_only_once_there_is_another() {
    let mut front = Front::open(Hall::new());
    let one_entrant = "<enter><enter><enter> A d a <enter> <esc><esc><esc><esc>";
    front.drive(&format!("n O l d {one_entrant} n <down><enter>"));
    front.shows("[1 Name]");
    let mut again = opened_again(front);
    again.drive("n");
    again.shows("Continue Old");
    again.drive(&format!("<down><enter> N e w {one_entrant} n"));
    again.shows("Continue New");
    again.drive("<enter> <enter><enter><enter> <tab> x <esc><esc><esc><esc>");
    assert!(!draft_of(&again.hall).exists(), "nothing is left in it");
    again.drive("n <esc>");
    assert!(!draft_of(&again.hall).exists(), "nothing was typed");
}

#[test]
fn a_damaged_draft_is_put_aside_and_told() {
    let mut front = Front::open(Hall::new());
    let file = draft_of(&front.hall);
    for damage in ["{\"name\":", "[]", "\u{0}\u{0}", "{\"name\":\"Cup\",\"colour\":3}", ""] {
        std::fs::write(&file, damage).expect("written");
        front.drive("n");
        assert!(front.text().contains("not readable"), "{damage}: {}", front.text());
        assert!(!file.exists(), "{damage}");
        front.drive("<esc>");
    }
    let beside = std::fs::read_dir(file.parent().expect("a folder")).expect("read");
    let aside =
        beside.flatten().filter(|entry| entry.file_name().to_string_lossy().contains(".bad"));
    assert_eq!(aside.count(), 5, "each of them is kept");
}

#[test]
fn where_no_draft_can_be_kept_that_is_said_once() {
    let mut front = Front::open(Hall::new());
    front.drive("n");
    std::fs::create_dir_all(draft_of(&front.hall).join("in the way")).expect("made");
    front.drive("C <enter> <down>");
    front.shows("The draft of this tournament cannot be saved");
    front.drive("<up> <esc> u p");
    front.hides("The draft of this tournament cannot be saved");
    front.drive("<ctrl-s>");
    front.shows("Entrants of Cup");
}

/// Without a desk behind it: what is asked of the world outside is only named.
#[test]
fn every_change_is_handed_out_to_be_kept_and_moving_about_is_not() {
    let mut desk = Desk::new(80, 24);
    let keep = Effect::from(DeskTask::keep_draft(Draft::default()));
    let kept = |effects: &[Effect]| effects.iter().filter(|&effect| *effect == keep).count();
    assert_eq!(desk.drive("n"), [DeskTask::find_draft().into()]);
    assert_eq!(kept(&desk.drive("C <enter>")), 0, "a name alone is not worth keeping");
    assert_eq!(kept(&desk.drive("<down>")), 1);
    assert_eq!(kept(&desk.drive("<tab><tab><shift-tab> <f1><esc>")), 0);
    assert_eq!(kept(&desk.drive("<enter>")), 1, "the step in front is part of it");
}
