//! Drafts as they are kept, followed and arranged.

use proptest::prelude::*;

use super::*;
use crate::club::action::MergePlayers;
use crate::club::registry::ExternalId;
use crate::club::{Action, Place, Seq};
use crate::domain::ids::ListId;

const LISTS: &[ListId] = &[ListId::MAIN, ListId(2)];

fn new_player() -> impl Strategy<Value = NewPlayer> {
    let text = proptest::option::of(".*");
    let external = proptest::collection::vec((".*", ".*"), 0..2);
    let ids = proptest::collection::vec(any::<u32>().prop_map(PlayerId), 0..3);
    let born = proptest::option::of(
        (1900_i32..2030, 1_u32..366)
            .prop_filter_map("a day", |day| chrono::NaiveDate::from_yo_opt(day.0, day.1)),
    );
    let texts = || proptest::collection::vec(".*", 0..3);
    (".*", text.clone(), text, [texts(), texts()], born, external, ids).prop_map(
        |(name, reading, club, [aliases, apart], born, external, different)| {
            let external = external.into_iter();
            let external = external.map(|(scheme, value)| ExternalId { scheme, value }).collect();
            NewPlayer { name, reading, club, aliases, born, external, different, apart }
        },
    )
}

fn entrant() -> impl Strategy<Value = Entrant> {
    prop_oneof![
        any::<u32>().prop_map(|number| Entrant::Registered(PlayerId(number))),
        new_player().prop_map(Entrant::New),
    ]
}

/// Rules as keys make them: values chosen and numbers typed in any field.
fn rules() -> impl Strategy<Value = Rules> {
    let fields: Vec<Field> = StepName::ALL.into_iter().flat_map(Field::of).collect();
    let change = (proptest::sample::select(fields), any::<bool>(), any::<Option<u32>>());
    proptest::collection::vec(change, 0..30).prop_map(|changes| {
        let mut draft = Draft::default();
        for (field, forward, number) in changes {
            match number {
                Some(number) => draft.rules.put(field, number),
                None => draft.choose(field, forward, LISTS),
            }
        }
        draft.rules
    })
}

fn draft() -> impl Strategy<Value = Draft> {
    let texts = (".*", ".*", ".*", ".*");
    let entrants = proptest::collection::vec(entrant(), 0..8);
    let hand = proptest::collection::vec(0_usize..12, 0..12);
    let left = proptest::collection::vec(new_player(), 0..4);
    (0_usize..6, texts, any::<bool>(), rules(), entrants, hand, left).prop_map(
        |(step, (name, from, below, first_move), established, rules, entrants, hand, left)| {
            let (step, texts) = (StepName::ALL[step], Draft::default());
            let texts = Draft { name, from, below, first_move, ..texts };
            Draft { step, established, rules, entrants, hand, left, ..texts }
        },
    )
}

proptest! {
    #[test]
    fn a_draft_that_is_kept_is_the_same_again(draft in draft()) {
        let kept = serde_json::to_vec(&draft).expect("written");
        let again: Draft = serde_json::from_slice(&kept).expect("read");
        prop_assert_eq!(again, draft);
    }

    #[test]
    fn the_order_by_hand_holds_everybody_once(mut draft in draft(), out in 0_usize..8) {
        let all: Vec<usize> = (0..draft.entrants.len()).collect();
        let mut order = draft.by_hand();
        order.sort_unstable();
        prop_assert_eq!(&order, &all);
        // The order of the others stays when an entrant is taken out.
        let named = |draft: &Draft| -> Vec<Entrant> {
            draft.by_hand().into_iter().map(|at| draft.entrants[at].clone()).collect()
        };
        let before = named(&draft);
        let place = draft.by_hand().iter().position(|at| *at == out);
        draft.remove(out);
        let mut expected = before;
        if let Some(place) = place {
            expected.remove(place);
        }
        prop_assert_eq!(named(&draft), expected);
    }

    #[test]
    fn no_draft_however_damaged_brings_the_program_down(mut draft in draft()) {
        draft.follow(&Club::default());
        prop_assert!(draft.players().is_empty(), "nobody is registered there");
        let _ = draft.opening(true).map(|opening| opening.entries(&Club::default()));
    }
}

/// A club in which these actions were decided.
fn club(actions: Vec<Action>) -> Club {
    let mut club = Club::default();
    for (index, action) in (0..).zip(actions) {
        club.perform(&action, Place { seq: Seq(1), index }).expect("allowed");
    }
    club
}

fn add(player: u32, name: &str) -> Action {
    Action::add_player(PlayerId(player), name)
}

fn entered(players: &[u32]) -> Draft {
    let entrants = players.iter().map(|player| Entrant::Registered(PlayerId(*player))).collect();
    Draft { entrants, ..Draft::default() }
}

#[test]
fn players_who_were_merged_are_followed_and_those_who_are_gone_are_told() {
    let (keep, absorb) = (PlayerId(1), PlayerId(3));
    let merged = Action::MergePlayers(MergePlayers { keep, absorb });
    let club = club(vec![add(1, "Ada"), add(2, "Bo"), add(3, "Ada B"), merged]);
    let mut draft = entered(&[3, 2, 9]);
    let changes = draft.follow(&club);
    assert_eq!(changes.merged, [(PlayerId(3), PlayerId(1))]);
    assert_eq!(changes.gone, [PlayerId(9)]);
    assert_eq!(draft.entrants, entered(&[1, 2]).entrants);
    let mut both = entered(&[1, 2, 3]);
    both.follow(&club);
    assert_eq!(both.entrants, entered(&[1, 2]).entrants, "one person is entered once");
    assert!(both.follow(&club).is_empty(), "told once");
}

#[test]
fn whoever_was_new_and_is_registered_meanwhile_is_to_be_looked_at() {
    let mut draft = entered(&[]);
    for name in ["Ada", "Bo"] {
        assert!(draft.enter(Entrant::New(NewPlayer::named(name))));
    }
    assert!(!draft.enter(Entrant::New(NewPlayer::named("ＡＤＡ"))), "one name, one new player");
    let changes = draft.follow(&club(vec![add(1, "ada")]));
    assert_eq!(changes.registered, ["Ada"]);
    assert_eq!(draft.entrants, [Entrant::New(NewPlayer::named("Bo"))]);
    assert_eq!(draft.left, [NewPlayer::named("Ada")]);
    let different = vec![PlayerId(1)];
    let mut apart = entered(&[]);
    apart.enter(Entrant::New(NewPlayer { different, ..NewPlayer::named("Ada") }));
    assert!(apart.follow(&club(vec![add(1, "ada")])).is_empty(), "said to be somebody else");
}

#[test]
fn a_limit_that_is_no_number_is_named_by_its_field() {
    let mut draft = Draft { from: "1２00".to_owned(), ..Draft::default() };
    let from = draft.division().expect("a number in any width").expect("a limit");
    assert_eq!(from.above, Some(1200.0));
    draft.below = "high".to_owned();
    assert_eq!(draft.division(), Err(Field::Below));
    draft.below = "inf".to_owned();
    assert_eq!(draft.division(), Err(Field::Below));
    draft.below.clear();
    draft.first_move = "1.5".to_owned();
    assert_eq!(draft.opening(false), Err(Field::FirstMove));
}
