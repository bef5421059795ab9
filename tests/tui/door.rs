//! Check-in at the door: which entrants have come, and the start without the absent ones.

use banzuke::club::action::{EnterPlayers, SetPresence};
use banzuke::club::tournament::Presence;
use banzuke::club::{Action, Phase};
use banzuke::domain::format::Format;
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::Length;
use banzuke::tui::route::Route;
use banzuke::words::Language;

use crate::common::{CUP, Hall, add_player, create, today};
use crate::tui::front::Front;
use crate::tui::scoring::ELIMINATION;

const NAMES: [&str; 6] =
    ["Ada Primrose", "中村 さくら", "Boris Quentin", "渡辺 由美子", "Cyrus Rook", "Dora Swift"];

/// Six registered players, of whom five have entered the cup.
fn at_the_door(format: Format) -> Hall {
    let mut hall = Hall::new();
    let players = (1..=5).map(PlayerId).collect();
    let add = (1..).zip(NAMES).map(|(no, name)| add_player(PlayerId(no), name));
    hall.perform(add.collect()).expect("registered");
    let enter = Action::EnterPlayers(EnterPlayers { tournament: CUP, players });
    let cup = create(CUP, "京都オープン", format, Length::FirstTo(2));
    hall.perform(vec![cup, enter]).expect("entered");
    hall
}

fn presence(front: &mut Front, player: u32) -> Presence {
    front.club().tournament(CUP).expect("the cup").presence(PlayerId(player))
}

#[test]
fn letters_of_a_name_and_one_key_note_who_has_come() {
    for language in Language::ALL {
        let mut front = Front::speaking(at_the_door(ELIMINATION), language);
        // Where presence was never noted, Enter only says that she is entered.
        front.drive("i a d a <enter>");
        assert_eq!(presence(&mut front, 1), Presence::Expected);
        front.drive("a d a <alt-i>");
        assert_eq!(presence(&mut front, 1), Presence::Here, "{}", front.text());
        front.drive("c y r <enter>");
        assert_eq!(presence(&mut front, 5), Presence::Here);
        // Again it only says so.
        front.drive("a d a <enter>");
        assert_eq!(presence(&mut front, 1), Presence::Here);
        assert!(front.told().contains("Ada Primrose"), "{}", front.told());
        // Who walks in once others were noted stands at the door.
        front.drive("d o r a <enter>");
        assert_eq!(presence(&mut front, 6), Presence::Here, "{}", front.text());
        // One who is not registered yet, too.
        front.drive("z a p p a <alt-n>");
        assert_eq!(presence(&mut front, 7), Presence::Here, "{}", front.text());
        assert!(
            front.told().contains("P0007-2"),
            "the number stands on the card: {}",
            front.told()
        );
        front.drive("<esc> 1");
        front.shows(if language == Language::English {
            "4 of 7 here"
        } else {
            "7人中4人来場"
        });
        front.drive("u");
        front.drive("u");
        assert!(!front.club().tournament(CUP).expect("the cup").has(PlayerId(6)));
    }
}

#[test]
fn whoever_is_found_is_noted_with_one_key() {
    let mut front = Front::open(at_the_door(ELIMINATION));
    front.drive("/ b o r i s");
    front.shows("京都オープン: entered");
    front.drive("<alt-i>");
    assert_eq!(presence(&mut front, 3), Presence::Here, "{}", front.text());
    front.hides("Find:");
    front.drive("/ b o r i s <alt-i>");
    assert!(front.told().contains("not noted as here yet"), "{}", front.told());
}

#[test]
fn the_list_of_the_missing_takes_one_key_each_and_gives_it_back() {
    let mut front = Front::open(at_the_door(ELIMINATION));
    front.show(Route::tournament(CUP));
    front.drive("<home> <space> f");
    front.hides("Ada Primrose");
    front.shows("only entrants not here");
    // Places are those of the whole order.
    front.shows(">    2 P0002-1   中村 さくら");
    front.drive("n");
    assert_eq!(presence(&mut front, 2), Presence::Away, "{}", front.text());
    front.drive("n");
    assert_eq!(presence(&mut front, 2), Presence::Expected);
    front.drive("<space> <space> <space> <space>");
    front.shows("All entrants are here");
    front.drive("f");
    front.shows("Ada Primrose");
}

#[test]
fn a_start_says_who_is_missing_and_leaves_them_out_or_lets_them_come_later() {
    // The number of rounds follows from the entrants.
    let swiss = Format::Swiss { rounds: 0, colours: false };
    for (format, keys, entrants, first) in [
        (ELIMINATION, "<down> <enter>", 3, 3),
        (swiss, "<down> <enter>", 3, 3),
        (swiss, "<down> <down> <enter>", 5, 3),
        (ELIMINATION, "<down> <down> <enter>", 5, 5),
    ] {
        let mut front = Front::open(at_the_door(format));
        front.show(Route::tournament(CUP));
        front.drive("<home> <space> <down> <space> <down> <space> s");
        front.shows("Not here (2): ");
        front.shows("Cyrus Rook");
        // The first way starts nothing.
        front.drive("<enter> s");
        front.drive(keys);
        let club = front.club();
        let cup = club.tournament(CUP).expect("the cup");
        assert_eq!((cup.phase, cup.entrants.len()), (Phase::Running, entrants), "{keys}");
        assert!(!cup.checks_in());
        let plays = |player: &PlayerId| {
            !format.is_swiss() || cup.last_absent(1).iter().all(|absent| absent.player != *player)
        };
        assert_eq!(cup.entrants.iter().filter(|player| plays(player)).count(), first, "{keys}");
        front.drive("u");
        assert_eq!(presence(&mut front, 1), Presence::Here);
    }
}

/// An entrant who arrives while the question is open is not left out: another desk checked them in.
#[test]
fn somebody_who_comes_while_the_start_is_asked_about_stays_in() {
    let mut front = Front::open(at_the_door(ELIMINATION));
    front.show(Route::tournament(CUP));
    front.drive("<home> <space> <down> <space> <down> <space> s");
    front.shows("Not here (2): ");
    let (tournament, players) = (CUP, vec![PlayerId(5)]);
    let comes = SetPresence { tournament, players, presence: Presence::Here };
    front.hall.perform(vec![comes.into()]).expect("noted");
    front.drive("<down> <enter>");
    let cup = front.club().tournament(CUP).expect("the cup").clone();
    assert_eq!((cup.phase, cup.entrants.len()), (Phase::Registering, 5), "{}", front.text());
    front.drive("s");
    front.shows("Not here (1): ");
}

#[test]
fn who_is_noted_is_not_expected_any_more_not_even_after_the_start() {
    let mut front = Front::open(at_the_door(ELIMINATION));
    front.show(Route::tournament(CUP));
    let expected = |front: &mut Front| {
        front.club().expected(today()).into_keys().map(|player| player.0).collect::<Vec<_>>()
    };
    assert_eq!(expected(&mut front), [1, 2, 3, 4, 5]);
    front.drive("<home> <space> <down> n");
    assert_eq!(expected(&mut front), [3, 4, 5]);
    front.drive("s <down> <down> <enter>");
    assert_eq!(expected(&mut front), [3, 4, 5], "{}", front.text());
}
