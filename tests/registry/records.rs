//! Birth dates and external IDs.

use banzuke::club::action::{AddPlayer, SetBorn, SetExternalId};
use banzuke::club::refusal::{PersonRefusal, Refusal, TextField};
use banzuke::club::registry::ExternalId;
use banzuke::club::{Action, Club};
use banzuke::domain::number::PlayerId;
use banzuke::words::ENGLISH;
use chrono::NaiveDate;

use super::everything::everything;
use super::{A, B, C, merge, unmerge};
use crate::common::{Hall, add_player};

pub(super) fn numbered(player: PlayerId, scheme: &str, value: Option<&str>) -> Action {
    let value = value.map(str::to_owned);
    Action::SetExternalId(SetExternalId { player, scheme: scheme.to_owned(), value })
}

fn taken(scheme: &str, value: &str, by: PlayerId) -> PersonRefusal {
    let id = ExternalId { scheme: scheme.to_owned(), value: value.to_owned() };
    PersonRefusal::ExternalOfAnother(id, by)
}

fn born(day: &str) -> NaiveDate {
    day.parse().expect("a day")
}

#[test]
fn a_number_of_another_body_is_one_persons_in_any_width_and_case() {
    let mut hall = Hall::new();
    hall.register(3);
    hall.does(numbered(A, "jpda", Some("a-17")));
    for (scheme, value) in [("jpda", "a-17"), ("JPDA", "A-17"), ("ｊｐｄａ", "Ａ－１７")] {
        let refused = hall.person_refusal(numbered(B, scheme, Some(value)));
        assert_eq!(refused, taken(scheme, value, A));
        let mut newcomer = add_player(PlayerId(4), "newcomer");
        if let Action::AddPlayer(AddPlayer { external, .. }) = &mut newcomer {
            external.push(ExternalId { scheme: scheme.to_owned(), value: value.to_owned() });
        }
        assert_eq!(hall.person_refusal(newcomer), taken(scheme, value, A));
        assert_eq!(hall.desk.club().registry().external(scheme, value), Some(A));
    }
    hall.does(numbered(B, "school", Some("a-17")));
    hall.does(numbered(A, "ＪＰＤＡ", Some("a-18")));
    assert_eq!(hall.desk.club().player(A).expect("registered").external.len(), 1);
    hall.does(numbered(B, "jpda", Some("a-17")));
    hall.does(numbered(A, "jpda", None));
    hall.does(numbered(C, "jpda", Some("a-18")));
    hall.is_clean();
}

#[test]
fn a_newcomer_has_one_number_of_each_body() {
    let mut hall = Hall::new();
    let mut newcomer = add_player(A, "newcomer");
    if let Action::AddPlayer(AddPlayer { external, .. }) = &mut newcomer {
        let number = |scheme: &str, value: &str| ExternalId {
            scheme: scheme.to_owned(),
            value: value.to_owned(),
        };
        external.extend([number("jpda", "1"), number("JPDA", "2")]);
    }
    assert_eq!(hall.person_refusal(newcomer), PersonRefusal::SchemeTwice("JPDA".to_owned()));
    hall.register(1);
    let empty = numbered(A, "", Some("1"));
    assert_eq!(hall.refusal(empty), Refusal::Empty(TextField::Scheme));
    let empty = numbered(A, "jpda", Some(""));
    assert_eq!(hall.refusal(empty), Refusal::Empty(TextField::External));
    let none = PersonRefusal::SameExternal(A, "jpda".to_owned());
    assert_eq!(hall.person_refusal(numbered(A, "jpda", None)), none);
}

/// Otherwise two people would have the number after an unmerge, or one person would have two.
#[test]
fn one_person_has_one_number_of_a_body_under_one_registration() {
    let mut hall = Hall::new();
    hall.register(3);
    hall.does(numbered(A, "jpda", Some("17")));
    hall.does(merge(B, A));
    let same = PersonRefusal::SameExternal(B, "JPDA".to_owned());
    assert_eq!(hall.person_refusal(numbered(B, "JPDA", Some("17"))), same);
    let bearers = Box::new([(B, "18".to_owned()), (A, "17".to_owned())]);
    let two = PersonRefusal::OtherExternal { scheme: "jpda".to_owned(), bearers };
    assert_eq!(hall.person_refusal(numbered(B, "jpda", Some("18"))), two);
    let id = ExternalId { scheme: "jpda".to_owned(), value: "17".to_owned() };
    let elsewhere = PersonRefusal::ExternalOfMerged { player: B, id, bearer: A };
    assert_eq!(hall.person_refusal(numbered(B, "jpda", None)), elsewhere);
    assert_eq!(hall.desk.club().registry().external_of(B, "JPDA"), Some((A, "17")));
    hall.does(numbered(A, "jpda", Some("18")));
    assert_eq!(hall.desk.club().registry().external("jpda", "18"), Some(B));
    hall.does(unmerge(B, A));
    let registry = hall.desk.club().registry();
    assert_eq!(registry.external("jpda", "18"), Some(A));
    assert_eq!(registry.get(B).expect("registered").external_in("jpda"), None);
    hall.is_clean();
}

#[test]
fn nobody_was_born_before_1880_or_after_2100() {
    let mut hall = Hall::new();
    hall.register(1);
    for day in ["1879-12-31", "0199-04-25", "2101-01-01"] {
        let unlikely = PersonRefusal::UnlikelyBirth(born(day));
        let set = Action::SetBorn(SetBorn { player: A, born: Some(born(day)) });
        assert_eq!(hall.person_refusal(set), unlikely);
        let mut newcomer = add_player(B, "newcomer");
        if let Action::AddPlayer(AddPlayer { born: of, .. }) = &mut newcomer {
            *of = Some(born(day));
        }
        assert_eq!(hall.person_refusal(newcomer), unlikely);
    }
    for day in ["1880-01-01", "2100-12-31"] {
        hall.does(Action::SetBorn(SetBorn { player: A, born: Some(born(day)) }));
    }
    hall.does(Action::SetBorn(SetBorn { player: A, born: None }));
}

fn without_birth_dates(club: &Club) -> bool {
    everything(club).iter().filter(|(name, _)| *name != "names").all(|(_, told)| {
        !["1987-06-05", "1987/06/05", "19870605"].iter().any(|day| told.contains(day))
    })
}

#[test]
fn a_birth_date_is_in_no_export_no_table_and_no_sentence_of_the_journal() {
    let mut hall = Hall::new();
    let mut newcomer = add_player(A, "newcomer");
    if let Action::AddPlayer(AddPlayer { born: of, .. }) = &mut newcomer {
        *of = Some(born("1987-06-05"));
    }
    hall.does(newcomer);
    hall.does(add_player(B, "newcomer too"));
    hall.does(Action::SetBorn(SetBorn { player: B, born: Some(born("1987-06-05")) }));
    hall.does(merge(B, A));
    assert_eq!(hall.desk.club().player(A).and_then(|one| one.born), Some(born("1987-06-05")));
    assert!(without_birth_dates(hall.desk.club()));
    let entries = hall.desk.entries();
    for entry in entries {
        let told = ENGLISH.message.entry(entry, entries, hall.desk.club());
        assert!(!told.contains("1987"), "{told}");
    }
}
