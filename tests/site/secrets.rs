//! A club full of marked secrets, none of which is in any file of the site.

use std::collections::BTreeMap;

use banzuke::club::Action;
use banzuke::club::action::{
    AdjustRating, JudgePlayers, MergePlayers, RecordMatch, RenamePlayer, SetNote, SetPublicity,
    SetTables,
};
use banzuke::club::registry::{ExternalId, NewPlayer, Publicity, Verdict};
use banzuke::domain::format::Format;
use banzuke::domain::hall::Table;
use banzuke::domain::ids::{ListId, MatchNo};
use banzuke::domain::length::Length;
use banzuke::domain::number::PlayerId;
use banzuke::domain::rating::Change;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Outcome, Score};
use chrono::NaiveDate;

use super::{files, text};
use crate::common::{CUP, Hall, create, today};

const A: PlayerId = PlayerId(1);
const B: PlayerId = PlayerId(2);
const C: PlayerId = PlayerId(3);
const D: PlayerId = PlayerId(4);
const E: PlayerId = PlayerId(5);

/// Texts that must not be in any file.
const SECRETS: [&str; 10] = [
    "1990-04-25",
    "4711",
    "Geheim",
    "Hidden",
    "HID-",
    "Vornamen",
    "Nachnamen",
    "Former",
    "Mistaken",
    "Verborgen",
];

fn player(name: &str) -> NewPlayer {
    NewPlayer {
        reading: Some(format!("{name} Geheimlesung")).filter(|_| !name.starts_with("Open")),
        club: Some("Geheimclub".to_owned()).filter(|_| !name.starts_with("Open")),
        aliases: vec![format!("{name} Geheimalias")],
        born: NaiveDate::from_ymd_opt(1990, 4, 25),
        external: vec![ExternalId {
            scheme: "GeheimFIDE".to_owned(),
            value: format!("HID-{name}-4711"),
        }],
        ..NewPlayer::named(name)
    }
}

fn does(hall: &mut Hall, action: Action) {
    hall.perform(vec![action]).expect("allowed");
}

/// Everything that a club may hold of its people.
fn club() -> Hall {
    let mut hall = Hall::new();
    let names = ["Open Olga", "Vornamen Nachnamen", "Hidden Hans", "Open Former", "Verborgen Hans"];
    for (id, name) in [A, B, C, D, E].into_iter().zip(names) {
        let mut new = player(name);
        if id == E {
            // Two numbers of one body would be two people.
            new.external.clear();
        }
        does(&mut hall, new.registration(id));
        does(
            &mut hall,
            Action::SetNote(SetNote { player: id, note: Some("Geheimnotiz".to_owned()) }),
        );
    }
    // Registered by mistake and undone: the name is nobody's now.
    let mistaken = Action::add_player(PlayerId(6), "Mistaken Max");
    does(&mut hall, mistaken);
    hall.undo(None).expect("undone");
    does(&mut hall, Action::RenamePlayer(RenamePlayer { player: D, name: "Open Olaf".to_owned() }));
    does(
        &mut hall,
        Action::SetTables(SetTables {
            tables: vec![Table { name: "Geheimtisch".to_owned(), reserved: false }],
        }),
    );
    does(&mut hall, create(CUP, "Cup", Format::Ladder, Length::Open));
    for (no, sides) in [[A, B], [A, C], [C, D], [B, D]].into_iter().enumerate() {
        let no = u32::try_from(no + 1).expect("few");
        does(
            &mut hall,
            Action::RecordMatch(RecordMatch {
                tournament: CUP,
                no: MatchNo(no),
                round: RoundName::Round(1),
                sides,
                outcome: Outcome::Score(Score::new(2, no % 2)),
                played_on: today(),
            }),
        );
    }
    does(
        &mut hall,
        Action::JudgePlayers(JudgePlayers { a: A, b: D, verdict: Some(Verdict::Different) }),
    );
    let reason = "Geheimgrund wegen Hidden Hans".to_owned();
    let change = Change::By(5.0);
    does(
        &mut hall,
        Action::AdjustRating(AdjustRating {
            list: ListId::MAIN,
            player: Some(C),
            change,
            reason,
            on: today(),
        }),
    );
    does(
        &mut hall,
        Action::SetPublicity(SetPublicity { player: B, publicity: Publicity::Initials }),
    );
    // The strictest of all registrations of a person holds.
    does(&mut hall, Action::SetPublicity(SetPublicity { player: E, publicity: Publicity::Hidden }));
    does(&mut hall, Action::MergePlayers(MergePlayers { keep: C, absorb: E }));
    hall
}

#[test]
fn no_file_holds_what_is_private() {
    let hall = club();
    let site: BTreeMap<_, _> = files(hall.desk.club(), hall.desk.entries(), None);
    for (path, bytes) in site.iter().filter(|(path, _)| path.as_str() != "data/recompute.py") {
        let text = text(bytes);
        for secret in SECRETS {
            assert!(!text.contains(secret), "{path} holds {secret}");
        }
        assert!(
            !text.contains(hall.desk.name()) || hall.desk.name().len() < 5,
            "{path} names the desk"
        );
        assert!(!path.contains("P0003") && !path.contains("P0005"), "{path}");
    }
    let ranking = text(&site["en/ranking.html"]);
    assert!(ranking.contains("Open Olga") && ranking.contains("Open Olaf"));
    assert!(ranking.contains("V. N.") && ranking.contains("a player of the club"));
    assert!(text(&site["ja/players/P0001.html"]).contains("クラブの選手"));
    assert!(
        text(&site["en/players/P0001.html"]).contains("a player of the club"),
        "the results stay"
    );
}

/// A player who was hidden and is shown again has a page again.
#[test]
fn the_last_decision_holds() {
    let mut hall = club();
    does(&mut hall, Action::SetPublicity(SetPublicity { player: E, publicity: Publicity::Full }));
    let site = files(hall.desk.club(), hall.desk.entries(), None);
    assert!(text(&site["en/players/P0003.html"]).contains("Hidden Hans"));
    assert!(
        text(&site["en/players/P0005.html"]).contains("url=P0003.html"),
        "the old number leads on"
    );
}
