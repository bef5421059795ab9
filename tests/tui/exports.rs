//! Files and sheets of paper, from the screens.

use banzuke::domain::score::Length;

use super::front::Front;
use super::scoring::{ROBIN, started};
use crate::common::today;

/// A round robin of four that has begun.
fn of_four() -> Front {
    Front::open(started(4, ROBIN, Length::FirstTo(2)))
}

/// The keys to CSV: behind the workbook, in builds that have it.
pub(crate) const CSV: &str = if cfg!(feature = "workbooks") { "<down>" } else { "" };

#[cfg(feature = "workbooks")]
#[test]
fn a_workbook_is_offered_first() {
    let mut front = of_four();
    front.drive("b X");
    front.shows(&format!("File: cross-table-京都オープン-{}.xlsx", today()));
}

#[cfg(unix)]
#[test]
fn a_desktop_opens_the_file_or_its_folder_and_nothing_else_does() {
    use std::os::unix::fs::PermissionsExt as _;
    let programs = tempfile::tempdir().expect("a folder");
    let (opener, told) = (programs.path().join("open"), programs.path().join("told"));
    let script = format!("#!/bin/sh\nprintf %s \"$1\" > {0}.new\nmv {0}.new {0}\n", told.display());
    std::fs::write(&opener, script).expect("written");
    std::fs::set_permissions(&opener, std::fs::Permissions::from_mode(0o755)).expect("may run");
    let mut front = of_four();
    let folder = front.hall.path().parent().expect("a folder").to_owned();
    front.open_files_with(&opener);
    let opened = |front: &mut Front, keys: &str| {
        front.drive(keys);
        for _ in 0..200 {
            if let Ok(path) = std::fs::read_to_string(&told) {
                std::fs::remove_file(&told).expect("removed");
                return std::path::PathBuf::from(path);
            }
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
        panic!("nothing was opened");
    };
    front.drive("2 X <enter>");
    front.shows("Folder: ");
    front.shows("Open it");
    let file = opened(&mut front, "<enter>");
    assert_eq!(file.parent(), Some(folder.as_path()));
    assert!(file.exists() && file.to_string_lossy().contains("players-"), "{file:?}");
    assert_eq!(opened(&mut front, "X <enter> <down> <enter>"), folder);
    front.drive("X <enter> <esc>");
    front.hides("Open it");
    assert!(!told.exists(), "left alone");
    std::fs::remove_file(&opener).expect("removed");
    front.drive("X <enter> <enter>");
    front.shows("but could not be");
}

#[test]
fn standings_and_matches_are_exported_from_the_screen() {
    let mut front = of_four();
    let folder = front.hall.path().parent().expect("a folder").to_owned();
    front.drive("b X");
    front.shows("Export: Cross table, 京都オープン");
    front.drive(CSV);
    front.shows(&format!("File: cross-table-京都オープン-{}.csv", today()));
    front.drive("<enter>");
    front.shows("Written to");
    front.drive(&format!("<tab> X {CSV} <enter> <tab> X {CSV} <enter>"));
    let file = |kind: &str| {
        let name = format!("{kind}-京都オープン-{}.csv", today());
        std::fs::read_to_string(folder.join(name)).expect("written")
    };
    assert!(file("cross-table").starts_with("line,number,name,1,2,3,4,points,rank"));
    assert!(file("standings").contains("もりしー"), "{}", file("standings"));
    assert!(file("matches").starts_with("match,"), "{}", file("matches"));
}

#[test]
fn a_report_for_pairing_programs_is_offered_once_something_was_played() {
    let mut front = of_four();
    front.drive("b X");
    front.hides("TRF26");
    let mut hall = started(4, ROBIN, Length::FirstTo(2));
    hall.record(1, 2, 1).expect("recorded");
    let folder = hall.path().parent().expect("a folder").to_owned();
    let mut front = Front::open(hall);
    front.drive("b X");
    front.shows("Tournament report (TRF26)");
    front.drive(&"<down> ".repeat(9));
    let name = format!("report-京都オープン-{}.trf", today());
    front.shows(&format!("File: {name}"));
    front.drive("<enter>");
    front.shows("Written to");
    let report = std::fs::read_to_string(folder.join(name)).expect("written");
    assert!(report.starts_with("012 京都オープン") && report.contains("001    1"), "{report}");
}

#[test]
fn a_cross_table_is_drawn_from_the_screen_and_what_has_no_drawing_offers_none() {
    let mut front = of_four();
    let folder = front.hall.path().parent().expect("a folder").to_owned();
    front.drive("b X");
    front.drive(&"<down> ".repeat(7));
    front.shows("Drawing (SVG), for print and web pages");
    front.shows(&format!("File: cross-table-京都オープン-{}.svg", today()));
    front.drive("<enter>");
    front.shows("Written to");
    let name = format!("cross-table-京都オープン-{}.svg", today());
    let drawn = std::fs::read_to_string(folder.join(name)).expect("written");
    assert!(drawn.starts_with("<svg") && drawn.contains("もりしー"), "{drawn}");
    front.drive("2 X");
    front.shows("Export: ");
    front.hides("SVG");
}

#[test]
fn sheets_are_printed_from_the_screens() {
    let mut front = of_four();
    let folder = front.hall.path().parent().expect("a folder").to_owned();
    let read = |name: String| {
        let page = std::fs::read_to_string(folder.join(&name)).expect(&name);
        assert!(page.starts_with("<!DOCTYPE html>") && page.contains("もりしー"), "{page}");
        page
    };
    front.drive("b <alt-p>");
    front.shows("Print: 京都オープン");
    front.shows("Cross table");
    // A round robin has none.
    front.hides("Bracket");
    front.drive("<down> <enter>");
    front.shows("Print: Score sheets, 京都オープン");
    front.shows(&format!("File: print-score-sheets-京都オープン-{}.html", today()));
    front.shows("none is in PATH");
    front.hides("A4, PDF");
    front.drive("<enter>");
    front.shows("Written to");
    let sheets = read(format!("print-score-sheets-京都オープン-{}.html", today()));
    assert!(sheets.contains("size:A4 portrait"), "{sheets}");
    front.drive("<alt-p> <down> <down> <down> <down> <enter> <down> <enter>");
    let standings = read(format!("print-standings-京都オープン-{}.html", today()));
    assert!(standings.contains("size:letter portrait"), "{standings}");
    front.drive("3 <f12> <enter>");
    read(format!("print-ranking-main-{}.html", today()));
    front.drive("2 <alt-p> <enter>");
    read(format!("print-cards-{}.html", today()));
    front.drive(&format!("X {CSV} <enter>"));
    assert!(folder.join(format!("players-{}.csv", today())).exists());
}

#[cfg(unix)]
#[test]
fn a_printer_of_html_makes_a_pdf() {
    use std::os::unix::fs::PermissionsExt as _;
    let programs = tempfile::tempdir().expect("a folder");
    let printer = programs.path().join("weasyprint");
    let script = "#!/bin/sh\nprintf '%%PDF-' > \"$2\"\ncat \"$1\" >> \"$2\"\n";
    std::fs::write(&printer, script).expect("written");
    std::fs::set_permissions(&printer, std::fs::Permissions::from_mode(0o755)).expect("may run");
    let mut front = of_four();
    front.find_printers_in(programs.path());
    let folder = front.hall.path().parent().expect("a folder").to_owned();
    front.drive("2 <alt-p>");
    front.hides("none is in PATH");
    front.drive("<down> <down>");
    front.shows(&format!("File: print-cards-{}.pdf", today()));
    front.drive("<enter>");
    let made = std::fs::read_to_string(folder.join(format!("print-cards-{}.pdf", today())));
    let made = made.expect("written");
    assert!(made.starts_with("%PDF-") && made.contains("もりしー"), "{made}");
}

#[test]
fn the_palette_finds_print() {
    let mut front = of_four();
    front.drive("b : p r i n t <enter>");
    front.shows("Print: 京都オープン");
}
