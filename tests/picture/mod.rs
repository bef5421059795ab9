//! The gallery of the documentation shows the program's own drawings, with the sentences of the catalogue of scenes.
//!
//! `UPDATE_PICTURES=1 cargo test --test main picture` draws it again.

mod board;
mod drawings;
mod gallery;
mod svg;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use banzuke::tui::event::Event;
use banzuke::tui::kit::theme::Theme;
use banzuke::words::Language;

use crate::tui::front::Front;
use crate::tui::scenes::{self, Scene};
use drawings::{Drawn, drawings};
use gallery::{CHAPTERS, HALL, JAPANESE, Picture, SITE};

const HEAD: &str = "# What is on the screens\n\n\
    Drawn by the program itself, by a test that fails when a picture is stale. Every screen in both languages, with some at\n\
    three sizes, is in `tests/tui/snapshots/scenes`.\n\n\
    ![A match is scored](pictures/film.svg)\n";

/// The most bytes of all pictures together: every clone of the repository has them all.
const ROOM: usize = 3_000_000;

/// The scoring of a match: keys, and for how many tenths of a second the result is shown.
const FILM: [(&str, u32); 6] =
    [("", 18), ("<enter>", 16), ("2", 10), ("1", 34), ("<enter>", 24), ("b", 30)];

/// The most informative step of the film: the score before it is recorded.
const STILL: usize = 3;

fn scene(name: &str) -> &'static Scene {
    scenes::all().find(|scene| scene.name == name).unwrap_or_else(|| panic!("no scene {name}"))
}

/// The usual size on laptops; large scenes have more room.
fn size(name: &str) -> (u16, u16) {
    match name {
        "bracket" => (100, 34),
        "find_player" | "floor_twelve_tables" | "home_busy" => (120, 40),
        "duplicates" | "groups" | "ranking" => (100, 30),
        _ => (80, 24),
    }
}

fn file(name: &str, language: Language) -> String {
    match language {
        Language::English => format!("{name}.svg"),
        Language::Japanese => format!("{name}.ja.svg"),
    }
}

fn front(name: &str, language: Language) -> Front {
    let mut front = scene(name).front(language);
    let (columns, rows) = size(name);
    front.desk.app.theme = Theme::coloured();
    front.desk.resize(columns, rows);
    front.happens(Event::Resized);
    front
}

fn draw(picture: &Picture, language: Language) -> String {
    svg::svg(&front(picture.scene, language).cells())
}

fn film(language: Language) -> String {
    let mut front = front("home", language);
    let frames = FILM.map(|(keys, tenths)| {
        front.drive(keys);
        (front.cells(), tenths)
    });
    svg::film(&frames, STILL)
}

fn page() -> String {
    let mut page = HEAD.to_owned();
    for chapter in CHAPTERS {
        let _ = write!(page, "\n## {}\n", chapter.title);
        for picture in chapter.pictures {
            write_picture(&mut page, picture, Language::English);
        }
    }
    page.push_str("\n## Drawings\n\nWritten as SVG for pages and paper, light or dark.\n");
    for Drawn { file, title, shows, .. } in drawings() {
        let _ = write!(page, "\n### {title}\n\n{shows}\n\n![{title}](pictures/{file})\n");
    }
    page.push_str("\n## 日本語\n\nEverything is there in Japanese as well; Ctrl-T switches.\n");
    for picture in JAPANESE {
        write_picture(&mut page, picture, Language::Japanese);
    }
    for (opening, photographs) in [
        ("The web site\n\nWhat `banzuke site` makes of the sample club, in a browser.", SITE),
        ("Phones and the wall\n\nWhat `banzuke host --phones` serves to the hall.", HALL),
    ] {
        let _ = writeln!(page, "\n## {opening}");
        for [file, title, says] in photographs {
            let _ = write!(page, "\n### {title}\n\n{says}\n\n![{title}](pictures/{file})\n");
        }
    }
    page
}

fn write_picture(page: &mut String, picture: &Picture, language: Language) {
    let Picture { title, scene: name } = picture;
    let shows = if language == Language::English {
        format!("{}\n\n", scene(name).shows)
    } else {
        String::new()
    };
    let file = file(picture.scene, language);
    let _ = write!(page, "\n### {title}\n\n{shows}![{title}](pictures/{file})\n");
}

/// Every picture once, and its language.
fn pictures() -> impl Iterator<Item = (&'static Picture, Language)> {
    let english = CHAPTERS.iter().flat_map(|chapter| chapter.pictures);
    let english = english.map(|picture| (picture, Language::English));
    english.chain(JAPANESE.iter().map(|picture| (picture, Language::Japanese)))
}

#[test]
fn the_gallery_is_what_the_program_draws() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let drawn = |(picture, language): (&Picture, _)| {
        (file(picture.scene, language), draw(picture, language))
    };
    let films = Language::ALL.map(|language| (file("film", language), film(language)));
    let svgs = drawings().into_iter().map(|drawn| (drawn.file.to_owned(), drawn.svg));
    let drawings: Vec<(String, String)> = pictures().map(drawn).chain(films).chain(svgs).collect();
    let size: usize = drawings.iter().map(|(_, drawn)| drawn.len()).sum();
    assert!(size < ROOM, "{size} bytes");
    let named = drawings.into_iter().map(|(name, drawn)| (format!("pictures/{name}"), drawn));
    let files: Vec<(String, String)> = named.chain([("SCREENS.md".to_owned(), page())]).collect();
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        for (name, drawn) in &files {
            std::fs::write(docs.join(name), drawn).expect("written");
        }
    }
    let is_stale = |(name, drawn): &&(String, String)| {
        std::fs::read_to_string(docs.join(name)).unwrap_or_default() != *drawn
    };
    let stale: Vec<&str> = files.iter().filter(is_stale).map(|(name, _)| name.as_str()).collect();
    assert!(stale.is_empty(), "{stale:?}: UPDATE_PICTURES=1 cargo test --test main picture");
}

#[test]
fn no_picture_is_left_over() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures");
    let kept = std::fs::read_dir(folder).expect("the folder");
    let name = |kept: std::io::Result<std::fs::DirEntry>| kept.expect("a file").file_name();
    let kept: BTreeSet<String> = kept.map(|it| name(it).to_string_lossy().into_owned()).collect();
    let named = pictures().map(|(picture, language)| file(picture.scene, language));
    let others = ["board", "film"];
    let others = others.iter().flat_map(|name| Language::ALL.map(|language| file(name, language)));
    let site = SITE.iter().chain(HALL).map(|[file, ..]| (*file).to_owned());
    let drawn = drawings().into_iter().map(|drawn| drawn.file.to_owned());
    // Drawn from records that the repository does not hold (`docs/RECORDS.md`).
    let records = ["records.svg".to_owned()];
    let named = named.chain(others).chain(site).chain(drawn).chain(records).collect();
    assert_eq!(kept, named);
}
