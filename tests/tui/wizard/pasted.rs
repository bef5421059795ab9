//! Lists that are pasted: numbered, in columns, with lines that are to be looked at.

use banzuke::club::Action;
use banzuke::club::action::{AddPlayer, SetExternalId};
use banzuke::domain::number::PlayerId;
use banzuke::tui::Event;

use super::{TO_ENTRANTS, named};
use crate::common::{Hall, add_player};
use crate::tui::front::Front;

#[test]
fn a_numbered_list_pastes_as_the_people_in_it() {
    let mut front = Front::open(named(&["Ada", "Bo"]));
    front.drive(TO_ENTRANTS);
    front.happens(Event::Pasted("1. Ada\n2) Bo\n３．Cy\n".to_owned()));
    front.shows("Entrants: 3, 1 of them new");
    front.shows("Cy");
    front.hides("．Cy");
}

/// Another reading is another person: the list does not enter whoever bears the name.
#[test]
fn a_line_that_contradicts_its_namesake_is_to_be_looked_at() {
    let mut hall = Hall::new();
    let Action::AddPlayer(AddPlayer { player, name, club, aliases, born, external, .. }) =
        add_player(PlayerId(1), "佐藤 健")
    else {
        unreachable!("a registration");
    };
    let reading = Some("さとう たける".to_owned());
    let registered =
        Action::AddPlayer(AddPlayer { player, name, reading, club, aliases, born, external });
    hall.perform(vec![registered]).expect("registered");
    let mut front = Front::open(hall);
    front.drive(TO_ENTRANTS);
    front.happens(Event::Pasted("name,reading\n佐藤 健,さとう けん\n".to_owned()));
    front.shows("Entrants: 0");
    front.shows("1 of 1 pasted lines to add");
    front.happens(Event::Pasted("name,reading\n佐藤 健,Sato Takeru\n".to_owned()));
    front.shows("1 of 1 pasted lines to add");
}

/// An import refuses such a row; here it is left to the organiser.
#[test]
fn a_line_with_the_number_of_one_and_the_name_of_another_is_to_be_looked_at() {
    let mut hall = named(&["Ada", "Bo"]);
    let (player, value) = (PlayerId(1), Some("7".to_owned()));
    let number = Action::SetExternalId(SetExternalId { player, scheme: "FIDE".to_owned(), value });
    hall.perform(vec![number]).expect("numbered");
    let mut front = Front::open(hall);
    front.drive(TO_ENTRANTS);
    front.happens(Event::Pasted("name,external_id\nBo,FIDE:7\n".to_owned()));
    front.shows("Entrants: 0");
    front.shows("1 of 1 pasted lines to add");
    front.happens(Event::Pasted("name,external_id\nAda,FIDE:7\n".to_owned()));
    front.shows("Entrants: 1");
}

#[test]
fn pasted_lines_may_end_as_any_terminal_sends_them() {
    for ends in ["\r", "\n", "\r\n"] {
        let mut front = Front::open(Hall::new());
        front.drive("n");
        front.happens(Event::Pasted(format!("Cup{ends}")));
        front.drive("<enter><enter><enter>");
        front.happens(Event::Pasted(["Ada", "Bo", "Cy"].join(ends)));
        front.shows("Entrants: 3, 3 of them new");
        front.drive("<ctrl-s>");
        front.happens(Event::Pasted(["Di", "Ada", "P0002"].join(ends)));
        front.shows("1 of 3 pasted lines to add");
    }
}

#[test]
fn columns_of_a_spreadsheet_are_pasted_with_a_header_or_without() {
    for list in [
        "名前\tふりがな\t所属\n辻 素子\tつじ もとこ\t東京\nAda\t\tOslo\n",
        "辻 素子\tつじ もとこ\t東京\nAda\t\tOslo\n",
    ] {
        let mut front = Front::open(Hall::new());
        front.drive("n C u p <enter> <enter> <enter>");
        front.happens(Event::Pasted(list.to_owned()));
        front.drive("<enter> <enter> <enter>");
        let club = front.club();
        let known: Vec<_> = club.registry().iter().collect();
        assert_eq!(known.len(), 2, "{}", front.text());
        let said =
            known.iter().map(|one| (&*one.name, one.reading.as_deref(), one.club.as_deref()));
        let wanted = [("辻 素子", Some("つじ もとこ"), Some("東京")), ("Ada", None, Some("Oslo"))];
        assert_eq!(said.collect::<Vec<_>>(), wanted);
    }
}
