//! Backups as the screens make them and put them back.

use banzuke::desk::{Desk, DeskError};
use banzuke::journal::backup::{Rotation, automatic, folder, inspect};
use banzuke::journal::store::Missing;
use banzuke::outside::Environment;
use banzuke::settings::{Setting, Value};
use banzuke::tui::desk_worker::DeskWorker;
use banzuke::tui::effect::{DeskTask, Message};
use banzuke::words::{ENGLISH, Language};
use chrono::{DateTime, TimeDelta, Utc};
use tempfile::TempDir;

use crate::common::{Hall, add_player, stamp, temp_folder};
use crate::tui::front::Front;

fn hours(hours: i64) -> DateTime<Utc> {
    stamp(0).at + TimeDelta::minutes(61 * hours)
}

fn register(desk: &mut Desk, name: &str) {
    let stamp = stamp(desk.entries().len() as u64 + 1);
    let registered =
        desk.perform(&stamp, |club| Ok::<_, DeskError>(vec![add_player(club.next_player(), name)]));
    registered.expect("registered");
}

/// A club of four entries with a backup of the first and one of the first two.
fn backed(desk: &mut Desk) {
    let mut rotation = Rotation::new(24);
    for (name, now) in
        [("あおくま", hours(1)), ("しろくま", hours(2)), ("TM", hours(2)), ("Ada", hours(2))]
    {
        register(desk, name);
        let _ = desk.rotate(&mut rotation, now).expect("no failure");
    }
    assert_eq!(automatic(desk.path()).expect("listed").len(), 2);
}

/// An interface that has the file of such a club for itself.
fn alone(language: Language) -> (TempDir, Front) {
    let folder = temp_folder();
    let file = folder.path().join("club.db");
    let mut desk = Desk::open(&file, Missing::Create, "front").expect("a new file");
    backed(&mut desk);
    (folder, Front::alone(desk, hours(3), language))
}

#[test]
fn a_backup_is_put_back_from_the_journal_after_a_question() {
    let (folder, mut front) = alone(Language::English);
    front.drive("4 R");
    insta::assert_snapshot!("backups_listed", front.drawn());
    front.drive("<down>");
    front.shows("3 entries made since this backup will be removed.");
    front.drive("<enter>");
    insta::assert_snapshot!("backups_question", front.drawn());
    front.drive("<enter>");
    front.shows("Journal  4 entries");
    front.drive("R <down> <enter> y");
    front.shows("Journal  1 entry");
    front.shows("Restored: the backup of 2026-11-21");
    front.shows("club.db.before-restore-20261121-");
    front.drive("<ctrl-r>");
    assert!(front.told().contains("nothing to redo"), "{}", front.told());
    front.drive("u");
    front.shows("before this one was opened. Undo it?");
    front.drive("y");
    front.shows("Journal  2 entries");
    front.drive("2");
    front.hides("しろくま");
    front.drive("4 R");
    front.shows("The backup has 1 entry that the present file does not have.");
    let kept =
        std::fs::read_dir(folder.path()).expect("listed").map(|it| it.expect("a file").path());
    let kept =
        kept.filter(|path| path.to_string_lossy().contains("before-restore-2")).collect::<Vec<_>>();
    assert_eq!(kept.len(), 1);
    assert_eq!(inspect(&kept[0]).expect("sound").len(), 4);
}

#[test]
fn a_backup_is_put_back_in_japanese() {
    let (_folder, mut front) = alone(Language::Japanese);
    front.drive("4 R");
    insta::assert_snapshot!("backups_listed_japanese", front.drawn());
    front.drive("<down> <enter>");
    insta::assert_snapshot!("backups_question_japanese", front.drawn());
    front.drive("y");
    insta::assert_snapshot!("backups_restored_japanese", front.drawn());
}

#[test]
fn a_damaged_backup_is_not_offered() {
    let (folder, mut front) = alone(Language::English);
    let all = automatic(&folder.path().join("club.db")).expect("listed");
    std::fs::write(&all[0].path, "garbage").expect("damaged");
    front.drive("4 R");
    front.shows("1 backup not readable, left out.");
    front.shows("1 entry ");
    front.hides("2 entries ");
    std::fs::write(&all[1].path, "").expect("damaged");
    front.drive("<esc> R");
    front.shows("No backups in");
}

#[test]
fn while_another_desk_has_the_file_open_no_backup_is_put_back() {
    let mut hall = Hall::new();
    backed(&mut hall.desk);
    let mut front = Front::open(hall);
    front.drive("4 R <enter> y");
    front.shows("another desk has");
    front.shows("nothing was changed");
    front.shows("Journal  4 entries");
    front.drive("u y");
    front.shows("Journal  5 entries");
    let _ = front.hall.desk.follow().expect("followed");
    front.hall.is_clean();
}

/// The warnings of an interface's shell at a look.
fn warnings(shell: &mut DeskWorker) -> Vec<String> {
    let told = |said| if let Message::Warned(told) = said { Some(told) } else { None };
    shell.perform(DeskTask::follow().into()).message.and_then(told).into_iter().collect()
}

fn shell(hall: &Hall, now: DateTime<Utc>) -> DeskWorker {
    DeskWorker::new(hall.another("front"), Environment::at(now), &ENGLISH)
}

#[test]
fn a_look_makes_the_backup_that_is_due() {
    let mut hall = Hall::new();
    register(&mut hall.desk, "TM");
    let none = Vec::<String>::new();
    assert_eq!(warnings(&mut shell(&hall, hours(2))), none);
    assert!(!folder(&hall.path()).exists(), "nobody wants backups of a demonstration");
    assert_eq!(warnings(&mut shell(&hall, hours(2)).backing_up(0)), none);
    let mut wanting = shell(&hall, hours(2)).backing_up(0);
    wanting.perform(DeskTask::keep(Setting::Backups, Value::Number(2)).into());
    assert_eq!(warnings(&mut wanting), none);
    assert_eq!(automatic(&hall.path()).expect("listed").len(), 1);
}

#[test]
fn a_failed_backup_is_a_warning_and_the_work_goes_on() {
    let mut hall = Hall::new();
    register(&mut hall.desk, "TM");
    std::fs::write(folder(&hall.path()), "in the way").expect("written");
    let mut shell = shell(&hall, hours(2)).backing_up(5);
    let told = warnings(&mut shell);
    assert!(told[0].contains("No backup was made: "), "{told:?}");
    assert!(told[0].contains("club.db.backups"), "the true cause: {told:?}");
    register(&mut hall.desk, "Ada");
    let outcome = shell.perform(DeskTask::follow().into());
    assert!(outcome.state.is_some() && outcome.message.is_none(), "told once: {outcome:?}");
}

#[test]
fn a_backup_is_made_whenever_it_is_asked_for_and_offered_to_be_restored() {
    let mut hall = Hall::new();
    register(&mut hall.desk, "TM");
    let mut shell = shell(&hall, hours(2));
    let made = shell.perform(DeskTask::back_up(&ENGLISH).into());
    let Some(Message::Told(told)) = &made.message else { panic!("{made:?}") };
    let all = automatic(&hall.path()).expect("listed");
    let [backup] = &all[..] else { panic!("{all:?}") };
    assert!(told.contains(&*backup.path.to_string_lossy()), "{told}");
    assert_eq!(inspect(&backup.path).expect("sound").len(), 1);
    let again = shell.perform(DeskTask::back_up(&ENGLISH).into());
    assert!(matches!(again.message, Some(Message::Refused(_))), "within the second: {again:?}");
    assert_eq!(inspect(&backup.path).expect("as it was").len(), 1);
}

#[test]
fn a_time_that_no_name_tells_is_not_called_a_backup() {
    let mut hall = Hall::new();
    register(&mut hall.desk, "TM");
    let now =
        chrono::NaiveDate::from_ymd_opt(12_345, 6, 7).and_then(|day| day.and_hms_opt(8, 9, 0));
    let made =
        shell(&hall, now.expect("a time").and_utc()).perform(DeskTask::back_up(&ENGLISH).into());
    let Some(Message::Refused(told)) = &made.message else { panic!("{made:?}") };
    assert!(told.contains("The clock shows +12345-06-07"), "{told}");
    assert_eq!(automatic(&hall.path()).expect("listed"), []);
}
