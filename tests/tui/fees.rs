//! The fee of an event on the screens: set, paid at the door with one key, summed up, exported; nowhere where none is asked.

use banzuke::club::action::{
    EnterPlayers, SetCategories, SetFees, SetPlayerCategories, SetPresence,
};
use banzuke::club::tournament::Presence;
use banzuke::club::{Action, Phase};
use banzuke::domain::category::Categories;
use banzuke::domain::fee::{Account, Fees};
use banzuke::domain::format::Format;
use banzuke::domain::number::PlayerId;
use banzuke::domain::prize::Money;
use banzuke::domain::score::Length;
use banzuke::tui::route::Route;
use banzuke::words::Language;

use crate::common::{CUP, Hall, add_player, create, today};
use crate::tui::driver::keys;
use crate::tui::front::Front;
use crate::tui::prizes::typed;
use crate::tui::scoring::ELIMINATION;

const NAMES: [&str; 4] = ["Ada Primrose", "中村 さくら", "Lea MORINO", "Ryo Nakano"];

/// Four are entered; 中村 is a junior, Lea helps.
fn free() -> Hall {
    let mut hall = Hall::new();
    let players = (1..=4).map(PlayerId).collect();
    let add = (1..).zip(NAMES).map(|(no, name)| add_player(PlayerId(no), name));
    hall.perform(add.collect()).expect("registered");
    let enter = Action::EnterPlayers(EnterPlayers { tournament: CUP, players });
    let cup = create(CUP, "京都オープン", ELIMINATION, Length::FirstTo(2));
    let put = |player, name: &str| {
        let categories = vec![name.to_owned()];
        Action::SetPlayerCategories(SetPlayerCategories { player: PlayerId(player), categories })
    };
    let list = Categories::read_list("U18; 手伝い").expect("categories");
    let categories = Categories { list, ..Categories::default() };
    let categories = Action::SetCategories(SetCategories { categories });
    hall.perform(vec![categories, cup, enter, put(2, "U18"), put(3, "手伝い")]).expect("entered");
    hall
}

fn set(text: &str) -> Action {
    SetFees { tournament: CUP, fees: Fees::read(text).expect("fees") }.into()
}

/// They are asked 2000 yen, a junior half of it, a helper nothing; 中村 has paid, and the first two are here.
pub(crate) fn asked() -> Hall {
    let mut hall = free();
    let (players, presence) = (vec![PlayerId(1), PlayerId(2)], Presence::Here);
    let here = Action::SetPresence(SetPresence { tournament: CUP, players, presence });
    hall.perform(vec![set("2000円; U18: 1000円; 手伝い: 0円")]).expect("asked");
    hall.perform(vec![paid(2, 1000)]).expect("paid");
    hall.perform(vec![here]).expect("noted");
    hall
}

fn paid(player: u32, amount: u64) -> Action {
    use banzuke::club::action::SetPaid;
    SetPaid { tournament: CUP, player: PlayerId(player), paid: Money(amount * 100) }.into()
}

/// Due and paid, in whole units.
fn account(front: &mut Front, player: u32) -> (u64, u64) {
    let club = front.club();
    let cup = club.tournament(CUP).expect("the cup");
    let Account { due, paid } = club.account(cup, PlayerId(player), today());
    (due.0 / 100, paid.0 / 100)
}

#[test]
fn a_fee_is_set_in_one_line_and_known_on_every_screen_of_the_event() {
    for language in Language::ALL {
        let mut front = Front::speaking(free(), language);
        front.drive("<enter> &");
        assert!(matches!(front.desk.app.route(), Route::Fees(CUP)), "{}", front.text());
        front.drive(&format!("{} <enter>", typed("2000円；U18：1000；手伝い: 0")));
        let accounts = [1, 2, 3, 4].map(|player| account(&mut front, player).0);
        assert_eq!(accounts, [2000, 1000, 0, 2000]);
        front.drive("&");
        let open = [
            "Due 5000円, paid 0円, still owed 5000円.",
            "合計5000円、支払い済み0円、未払い5000円。",
        ];
        front.shows(if language == Language::English { open[0] } else { open[1] });
        front.drive("<esc> u");
        assert!(!front.club().tournament(CUP).expect("it").has_fees(), "undone like anything");
    }
}

/// The letters of a name and one key, as for who is here.
#[test]
fn at_the_door_one_key_notes_a_payment_and_who_pays_is_here() {
    let mut front = Front::open(asked());
    front.drive("i");
    let letters = "r y o";
    front.drive(letters);
    let script = "<alt-y>";
    front.drive(script);
    assert_eq!(keys(script).len(), 1);
    assert_eq!(account(&mut front, 4), (2000, 2000), "{}", front.text());
    let club = front.club();
    let presence = |player| club.tournament(CUP).expect("it").presence(PlayerId(player));
    assert_eq!(presence(4), Presence::Here, "who pays stands at the door");
    front.shows("paid 2000円");
    // One entry, one undo.
    front.drive("<f9>");
    assert_eq!(account(&mut front, 4), (2000, 0));
    // On the list: paid, and cancelled by the same key; who is free owes nothing.
    front.drive("<tab> <home> +");
    assert_eq!(account(&mut front, 1), (2000, 2000), "{}", front.text());
    front.drive("+");
    assert_eq!(account(&mut front, 1), (2000, 0));
    front.drive("<down> <down> +");
    assert_eq!(account(&mut front, 3), (0, 0));
    assert!(front.told().contains("no fee to pay"), "{}", front.told());
}

#[test]
fn the_entrants_show_what_each_owes_before_and_after_the_start() {
    let mut front = Front::open(asked());
    front.drive("<enter>");
    front.shows("fees owed 4000円 of 5000円");
    let line = |front: &Front, name: &str| {
        let text = front.text();
        text.lines().find(|line| line.contains(name)).map(str::to_owned).unwrap_or_default()
    };
    assert!(line(&front, "Ada Primrose").contains("2000"), "{}", front.text());
    assert!(line(&front, "中村").contains("paid"), "{}", front.text());
    front.drive("<home> +");
    front.shows("fees owed 2000円 of 5000円");
    // Who pays late is noted after the start, too.
    front.drive("s <down> <down> <enter>");
    let phase = front.club().tournament(CUP).map(|cup| cup.phase);
    assert_eq!(phase, Some(Phase::Running), "{}", front.text());
    front.drive("<shift-tab>");
    front.shows("[Entrants]");
    front.drive("<end> +");
    let all: u64 = [1, 2, 3, 4].into_iter().map(|player| account(&mut front, player).1).sum();
    assert_eq!(all, 5000, "{}", front.text());
}

#[test]
fn the_list_of_fees_has_totals_one_key_each_and_money_that_goes_back() {
    let mut front = Front::open(asked());
    front.drive("<enter> &");
    front.shows("Fee: 2000円; U18: 1000円; 手伝い: 0円.");
    front.shows("Due 5000円, paid 1000円, still owed 4000円.");
    front.shows("2 entrants still have to pay.");
    front.drive("<home> <space>");
    front.shows("1 entrant still has to pay.");
    front.drive("<end> <space>");
    front.shows("All entrants have paid.");
    // A fee that is lowered leaves money to be given back, and so does one who leaves.
    front.hall.perform(vec![set("1500円; U18: 1000円; 手伝い: 0円")]).expect("set");
    front.wake();
    front.shows("To give back: 1000円.");
    front.shows("back 500");
    front.drive("<home> <space>");
    assert_eq!(account(&mut front, 1), (1500, 1500));
    front.drive("<esc> <home> x &");
    front.shows("To give back: 2000円.");
    front.shows("back 1500");
    front.drive("X");
    front.shows("Export: Fees");
}

#[test]
fn where_no_fee_is_asked_nothing_of_it_is_drawn() {
    let mut front = Front::open(free());
    for keys in ["<enter>", "<esc> i", "a d a", "<esc> 1"] {
        front.drive(keys);
        let text = front.text().to_lowercase();
        assert!(!text.contains("fee") && !text.contains("paid"), "{keys}: {text}");
    }
    front.drive("<enter> +");
    assert!(front.told().contains("asks no fee"), "{}", front.told());
}

#[test]
fn a_fee_that_cannot_be_is_said_and_nothing_is_set() {
    let mut front = Front::open(free());
    for wrong in ["2,000", "U18: 500", "2000; U18: 1; u18: 2", "two"] {
        front.drive(&format!("1 <enter> & {} <enter>", typed(wrong)));
        assert!(matches!(front.desk.app.route(), Route::Fees(CUP)), "{wrong}: {}", front.text());
        front.drive("<esc> y");
    }
    let swiss = Format::Swiss { rounds: 0, colours: false };
    assert!(swiss.is_swiss() && !front.club().tournament(CUP).expect("it").has_fees());
}
