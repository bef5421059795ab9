//! A site in its folder: only changed pages are written, obsolete ones removed, and files of others left alone.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use banzuke::club::Action;
use banzuke::club::action::{RenamePlayer, SetPublicity};
use banzuke::club::registry::Publicity;
use banzuke::domain::number::PlayerId;
use banzuke::journal::fold::fold;
use banzuke::journal::{Digest, Entry, OpId};
use banzuke::site::write::{NotWritten, Written, write};
use banzuke::site::{SiteContent, SiteOptions};

use super::demo;
use crate::common::temp_folder;

/// Writes the site of a journal, and checks that the folder then holds exactly its pages.
fn written(entries: &[Arc<Entry>], folder: &Path) -> Result<Written, NotWritten> {
    let club = fold(entries).expect("allowed");
    let digest = Digest(format!("{:064x}", entries.len()));
    let head = (entries.last().expect("an entry").seq, &digest);
    let record = SiteContent::new(&club, entries, head, SiteOptions::default());
    let facts = record.facts();
    let site = record.site(&facts);
    let done = write(&site, folder, false)?;
    for page in &site.pages {
        let lies_there = fs::read(folder.join(&page.path)).expect("a page");
        assert!(lies_there == page.bytes(), "{} is not as it would be made", page.path);
    }
    Ok(done)
}

fn and(entries: &[Arc<Entry>], action: Action) -> Vec<Arc<Entry>> {
    let last = entries.last().expect("an entry");
    let next = Entry {
        seq: banzuke::club::Seq(last.seq.0 + 1),
        op: OpId("next".to_owned()),
        undoes: None,
        actions: vec![action].into(),
        ..Entry::clone(last)
    };
    entries.iter().cloned().chain([Arc::new(next)]).collect()
}

/// All files below a folder, with their content.
pub(super) fn held(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut held = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        if path.is_dir() {
            held.extend(
                self::held(&path)
                    .into_iter()
                    .map(|(below, bytes)| (format!("{name}/{below}"), bytes)),
            );
        } else {
            held.insert(name, fs::read(&path).expect("read"));
        }
    }
    held
}

#[test]
fn only_what_changed_is_written() {
    let home = temp_folder();
    let folder = home.path().join("new/site");
    let entries = demo();
    let first = written(&entries, &folder).expect("written");
    assert_eq!((first.written, first.removed), (first.pages, 0));
    let before = held(&folder);
    let again = written(&entries, &folder).expect("written");
    assert_eq!((again.written, again.removed), (0, 0));
    assert_eq!(held(&folder), before);

    // A result less: what came with the last one goes again.
    let fewer = written(&entries[..entries.len() - 1], &folder).expect("written");
    assert!(fewer.written > 4 && fewer.written < fewer.pages / 2, "{fewer:?}");
    let more = written(&entries, &folder).expect("written");
    assert_eq!(more.written, fewer.written);
    assert_eq!(held(&folder), before);

    // A page that somebody lost or cut short comes back.
    fs::remove_file(folder.join("en/ranking.html")).expect("removed");
    fs::write(folder.join("ja/players/P0001.html"), "").expect("cut short");
    assert_eq!(written(&entries, &folder).expect("written").written, 2);
    assert_eq!(held(&folder), before);
}

/// A rename changes every page with the player's name, and no other.
#[test]
fn a_name_changes_where_it_stands() {
    let home = temp_folder();
    let entries = demo();
    written(&entries, home.path()).expect("written");
    let naming = |name: &str| {
        let files = held(home.path());
        files
            .into_iter()
            .filter(|(_, bytes)| String::from_utf8_lossy(bytes).contains(name))
            .map(|(path, _)| path)
            .collect::<Vec<_>>()
    };
    assert!(!naming(">あおくま<").is_empty());
    let name = "Neuer Name".to_owned();
    written(
        &and(&entries, Action::RenamePlayer(RenamePlayer { player: PlayerId(1), name })),
        home.path(),
    )
    .expect("written");
    assert_eq!(naming(">あおくま<"), [""; 0]);
    assert!(naming("Neuer Name").len() > 10);
}

#[test]
fn pages_that_are_gone_are_removed_and_nothing_else() {
    let home = temp_folder();
    let entries = demo();
    written(&entries, home.path()).expect("written");
    fs::write(home.path().join("CNAME"), "club.example").expect("theirs");
    fs::write(home.path().join("en/players/own.html"), "theirs").expect("theirs");
    let hidden =
        Action::SetPublicity(SetPublicity { player: PlayerId(1), publicity: Publicity::Hidden });
    let done = written(&and(&entries, hidden), home.path()).expect("written");
    assert_eq!(done.removed, 2, "a page in each language");
    let held = held(home.path());
    assert!(
        !held.contains_key("en/players/P0001.html") && held.contains_key("en/players/P0002.html")
    );
    assert_eq!(held["CNAME"], b"club.example");
    assert_eq!(held["en/players/own.html"], b"theirs");
    assert!(held.values().all(|bytes| !String::from_utf8_lossy(bytes).contains("あおくま")));
}

#[test]
fn a_folder_of_somebody_else_is_left_as_it_is() {
    let entries = demo();
    let refused = |folder: &Path| {
        let before = held(folder.parent().expect("a parent"));
        let refused = written(&entries, folder).expect_err("refused");
        assert_eq!(held(folder.parent().expect("a parent")), before);
        refused
    };
    let home = temp_folder();
    let at = |name: &str| home.path().join(name);
    fs::write(at("file"), "theirs").expect("written");
    assert!(matches!(refused(&at("file")), NotWritten::NoFolder(_)));
    fs::create_dir(at("other")).expect("made");
    fs::write(at("other/letter.txt"), "theirs").expect("written");
    assert!(matches!(refused(&at("other")), NotWritten::Foreign(_)));
    // Where a page is to come later, somebody has put a file of their own.
    fs::create_dir(at("site")).expect("made");
    written(&entries[..entries.len() - 14], &at("site")).expect("written");
    fs::write(at("site/en/events/2.html"), "theirs").ok();
    let cup = fold(&entries[..entries.len() - 14]).expect("allowed").tournaments().count();
    if cup < 2 {
        assert!(matches!(refused(&at("site")), NotWritten::Taken(_)));
    }
    // A list that leads out of the folder, or is no list.
    for list in [
        "banzuke site 1\n0000000000000000 5 ../file\n",
        "banzuke site 2\n",
        "\u{0}",
        "banzuke site 1\nx\n",
    ] {
        fs::create_dir_all(at("led")).expect("made");
        fs::write(at("led/.banzuke-site"), list).expect("written");
        assert!(matches!(refused(&at("led")), NotWritten::Manifest(_)), "{list:?}");
    }
    // Hidden files are those of Git and the like.
    fs::create_dir_all(at("git/.git")).expect("made");
    fs::write(at("git/.git/config"), "theirs").expect("written");
    written(&entries, &at("git")).expect("written");
    assert_eq!(fs::read(at("git/.git/config")).expect("there"), b"theirs");
}

#[cfg(unix)]
#[test]
fn a_link_never_leads_out_of_the_site() {
    let entries = demo();
    let home = temp_folder();
    fs::create_dir(home.path().join("private")).expect("made");
    fs::create_dir(home.path().join("site")).expect("made");
    written(&entries, &home.path().join("site")).expect("written");
    fs::remove_dir_all(home.path().join("site/en")).expect("removed");
    std::os::unix::fs::symlink(home.path().join("private"), home.path().join("site/en"))
        .expect("linked");
    assert!(matches!(written(&entries, &home.path().join("site")), Err(NotWritten::Taken(_))));
    assert!(held(&home.path().join("private")).is_empty());
}
