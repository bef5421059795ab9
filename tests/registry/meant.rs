//! The player meant by a text or a record: one rule everywhere.

use banzuke::club::question::resolver::{Clue, Conflict, Identity, Meant, Numbers};
use banzuke::domain::ids::ExternalId;
use banzuke::domain::matching::PersonRecord;
use banzuke::domain::number::{NumberError, PlayerId};

use super::{A, B, C, D};
use crate::common::{Hall, add_player};

/// Players 1 to 4: あおくま, 2 (whose name is a number), Ryo twice.
fn hall() -> Hall {
    let mut hall = Hall::new();
    for (player, name) in [(A, "あおくま"), (B, "1"), (C, "Ryo"), (D, "Ryo")] {
        hall.does(add_player(player, name));
    }
    hall
}

#[test]
fn a_text_is_a_number_with_its_p_and_else_a_name() {
    let hall = hall();
    let both = Meant::NumberOrName(A, vec![B]);
    let ryo = Meant::Several(vec![C, D]);
    let nine = PlayerId(9);
    let check_digit = PlayerId::parse_full("P0001-1").expect_err("another digit");
    for (text, typed, listed) in [
        ("あおくま", Meant::Player(A), Meant::Player(A)),
        ("アオクマ", Meant::Player(A), Meant::Player(A)),
        ("P1", Meant::Player(A), Meant::Player(A)),
        ("1", both, Meant::Player(B)),
        ("3", Meant::Player(C), Meant::Nobody),
        ("Ryo", ryo.clone(), ryo),
        ("P9", Meant::NoPlayer(nine), Meant::NoPlayer(nine)),
        ("9", Meant::NoPlayer(nine), Meant::Nobody),
        ("P0001-1", Meant::NoNumber(check_digit), Meant::NoNumber(check_digit)),
        ("0", Meant::NoNumber(NumberError::Zero), Meant::Nobody),
        ("somebody", Meant::Nobody, Meant::Nobody),
    ] {
        let club = hall.desk.club();
        assert_eq!(club.meant(text, Numbers::Bare), typed, "{text}, typed");
        assert_eq!(club.meant(text, Numbers::Full), listed, "{text}, in a list");
    }
}

#[test]
fn a_number_of_one_and_the_name_of_another_mean_neither() {
    let mut hall = hall();
    hall.does(super::records::numbered(A, "FIDE", Some("7")));
    let external = [ExternalId { scheme: "fide".to_owned(), value: "７".to_owned() }];
    let club = hall.desk.club();
    let of = |name| {
        club.candidates(&PersonRecord { name, external: &external, ..PersonRecord::default() })
    };
    assert_eq!(of("1"), Err(Conflict { clue: Clue::Name, players: vec![A, B] }));
    for name in ["あおくま", "somebody"] {
        let found = of(name).expect("no conflict").expect("somebody");
        assert_eq!((found.clue, found.identity()), (Clue::External, Identity::Known(A, false)));
    }
    let by_name = |name| {
        club.candidates(&PersonRecord { name, ..PersonRecord::default() }).expect("one clue")
    };
    let ryo = by_name("Ryo").expect("two of them");
    assert_eq!(ryo.identity(), Identity::Doubtful(vec![C, D]));
    assert_eq!(by_name("あおくま").expect("one").identity(), Identity::Known(A, true));
    assert_eq!(by_name("somebody"), None);
}
