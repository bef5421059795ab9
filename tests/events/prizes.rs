//! Categories and prizes in the club: their members, the effects of an undo and a merge, and refusals.

use banzuke::club::action::{
    CloseTournament, MergePlayers, SetBorn, SetCategories, SetFees, SetPlayerCategories, SetPrizes,
    UnmergePlayers,
};
use banzuke::club::refusal::EventRefusal;
use banzuke::club::{Action, Refusal};
use banzuke::domain::category::Categories;
use banzuke::domain::fee::Fees;
use banzuke::domain::format::Format;
use banzuke::domain::number::PlayerId;
use banzuke::domain::prize::{Money, Prizes, Won, read_list};
use banzuke::words::{ENGLISH, JAPANESE};
use chrono::NaiveDate;

use super::memory::Memory;
use crate::common::{CUP, today};

const BRACKET: Format = Format::SingleElimination { third_place: false, placement: false };

fn set(lists: &[&str]) -> Action {
    let lists = lists.iter().map(|text| read_list(text).expect("prizes").0).collect();
    SetPrizes { tournament: CUP, prizes: Prizes { lists, ..Prizes::default() } }.into()
}

fn put(player: u32, categories: &[&str]) -> Action {
    let categories = categories.iter().map(|&name| name.to_owned()).collect();
    SetPlayerCategories { player: PlayerId(player), categories }.into()
}

fn winners(event: &Memory) -> Vec<(usize, u32, Option<u32>)> {
    let told = |won: &Won| (won.list, won.place, won.player.map(|player| player.0));
    event.club.awarded(event.cup()).iter().map(told).collect()
}

#[test]
fn prizes_follow_the_standings_and_are_set_before_during_and_after() {
    let mut event = Memory::of(BRACKET, 4);
    event.must(put(3, &["Women"]));
    event.must(set(&["Cup; Medal", "Women: Flowers; Book"]));
    // Nothing is played: the prizes as they were set.
    assert_eq!(winners(&event), [(0, 1, None), (0, 2, None), (1, 1, None), (1, 2, None)]);
    event.record(1, 2, 0);
    event.record(2, 2, 0);
    event.record(3, 2, 0);
    assert_eq!(winners(&event), [(0, 1, Some(1)), (0, 2, Some(2)), (1, 1, Some(3)), (1, 2, None)]);
    event.must(set(&["Cup"]));
    assert_eq!(winners(&event), [(0, 1, Some(1))]);
    assert_eq!(event.undo(), Ok(true));
    assert_eq!(winners(&event).len(), 4, "the second setting is undone");
    // What is corrected moves the prizes.
    let wrong = winners(&event)[0];
    assert_eq!(wrong, (0, 1, Some(1)));
}

#[test]
fn categories_follow_birth_and_hand_and_a_merge_joins_them() {
    let mut event = Memory::of(BRACKET, 4);
    let list = Categories::read_list("U18 <18; Women").expect("categories");
    let categories = Categories { list, ..Categories::default() };
    event.must(SetCategories { categories: categories.clone() }.into());
    let born = NaiveDate::from_ymd_opt(2010, 1, 1);
    event.must(SetBorn { player: PlayerId(2), born }.into());
    event.must(put(5, &["Women", "Guests"]));
    let of = |event: &Memory, player| event.club.categories_of(PlayerId(player), today());
    assert_eq!(of(&event, 2), ["U18"]);
    assert_eq!(event.club.category_names(), ["U18", "Women", "Guests"]);
    let merge = MergePlayers { keep: PlayerId(2), absorb: PlayerId(5) };
    event.must(merge.into());
    assert_eq!(of(&event, 2), ["U18", "Women", "Guests"]);
    event.must(UnmergePlayers { keep: PlayerId(2), absorb: PlayerId(5) }.into());
    assert_eq!(of(&event, 2), ["U18"]);
    assert_eq!(of(&event, 5), ["Women", "Guests"]);
    // Lines of a category: rank among them, and in the whole.
    event.record(1, 2, 0);
    event.record(2, 2, 0);
    event.record(3, 2, 0);
    let mut lines = event.cup().standings();
    let overall = event.club.keep_category(event.cup(), &mut lines, "u18", today());
    assert_eq!((lines.len(), lines[0].rank, &overall[..]), (1, Some(1), &[Some(2)][..]));
    let refused = event.perform(vec![SetCategories { categories }.into()]);
    assert_eq!(refused, Err(Refusal::Event(EventRefusal::SameCategories)));
}

#[test]
fn a_closed_tournament_keeps_the_categories_that_it_was_closed_with() {
    let mut event = Memory::of(BRACKET, 4);
    let categories = |text: &str| {
        let list = Categories::read_list(text).expect("categories");
        let categories = Categories { list, ..Categories::default() };
        Action::SetCategories(SetCategories { categories })
    };
    event.must(categories("U18 <18"));
    let born = NaiveDate::from_ymd_opt(2010, 1, 1);
    event.must(SetBorn { player: PlayerId(2), born }.into());
    event.must(set(&["Cup", "U18: Book"]));
    let fees = Fees::read("20; U18: 5").expect("fees");
    event.must(SetFees { tournament: CUP, fees }.into());
    event.play_out();
    let state = |event: &Memory| {
        (winners(event), event.club.account(event.cup(), PlayerId(2), today()).due)
    };
    let won = vec![(0, 1, Some(1)), (1, 1, Some(2))];
    assert_eq!(state(&event), (won.clone(), Money(500)));
    event.must(categories("U18 <10"));
    assert_eq!(state(&event), (vec![won[0], (1, 1, None)], Money(2000)), "not closed yet");
    assert_eq!(event.undo(), Ok(true));
    event.must(CloseTournament { tournament: CUP }.into());
    event.must(categories("U18 <10; Youth <18"));
    assert_eq!(state(&event), (won, Money(500)));
    let is_in = |name| event.club.is_in_category_of(event.cup(), PlayerId(2), name, today());
    assert!(is_in("Youth"), "a category that came later counts as it is");
}

#[test]
fn what_is_no_prize_and_no_category_is_refused_with_a_sentence() {
    let mut event = Memory::of(BRACKET, 4);
    let twice = Categories::read_list("Women; WOMEN").expect("read");
    let twice = Categories { list: twice, ..Categories::default() };
    let rising = set(&["100; 200"]);
    for (action, refusal, told) in [
        (
            SetCategories { categories: twice }.into(),
            EventRefusal::UnsoundCategories(Some("WOMEN".to_owned())),
            ["two categories are called WOMEN", "部門名「WOMEN」が重複"],
        ),
        (
            put(1, &["Women", "women"]),
            EventRefusal::UnsoundCategories(Some("women".to_owned())),
            ["two categories are called women", "部門名「women」が重複"],
        ),
        (
            rising,
            EventRefusal::UnsoundPrizes(CUP, None, 2),
            ["the prize for place 2 in", "2位の賞が空か、上の順位より高い賞金"],
        ),
    ] {
        let refused = event.perform(vec![action]);
        assert_eq!(refused, Err(Refusal::Event(refusal.clone())));
        let said = [&ENGLISH, &JAPANESE].map(|words| {
            words.message.refusal(&Refusal::Event(refusal.clone()), &event.club).to_string()
        });
        assert!(said[0].contains(told[0]) && said[1].contains(told[1]), "{said:?}");
    }
}
