use super::*;
use crate::request::draft::{Draft, StepName};

const LISTS: &[ListId] = &[ListId::MAIN];

#[test]
fn a_final_is_longer_only_where_there_is_one() {
    let mut draft = Draft::default();
    draft.choose(Field::Final, true, LISTS);
    draft.choose(Field::SemiFinal, false, LISTS);
    let longer = RoundLength { round: RoundName::Final, length: Length::FirstTo(3) };
    assert_eq!(draft.rules.plan().lengths.rounds, [longer]);
    draft.choose(Field::Format, true, LISTS);
    assert!(!draft.rules.asks(Field::Final));
    assert_eq!(draft.rules.plan().lengths, Lengths::all(Length::FirstTo(2)));
}

#[test]
fn values_go_round_and_numbers_stay_in_their_range() {
    let mut draft = Draft::default();
    draft.choose(Field::Format, false, LISTS);
    assert_eq!(draft.rules.format, Format::Ladder);
    draft.rules.put(Field::Games, Length::MOST);
    draft.choose(Field::Games, true, LISTS);
    assert_eq!(draft.rules.number(Field::Games), Length::MOST);
    draft.rules.put(Field::Games, 1);
    draft.choose(Field::Games, false, LISTS);
    assert_eq!(draft.rules.number(Field::Games), 1);
    draft.rules.put(Field::Final, 1);
    draft.choose(Field::Final, false, LISTS);
    assert_eq!(draft.rules.number(Field::Final), 0);
}

#[test]
fn a_knock_out_follows_groups_and_no_elimination() {
    let mut draft = Draft::default();
    draft.choose(Field::Then, true, LISTS);
    assert_eq!(draft.rules.then(), None);
    draft.rules.format = FORMATS[4];
    draft.choose(Field::ThenPlaces, true, LISTS);
    let then = draft.rules.then().expect("a second stage");
    assert_eq!(then.format, Places::Third.format());
    assert_eq!(then.takes, Some(2));
    assert!(draft.rules.plan().format.has_groups());
}

#[test]
fn points_are_chosen_where_matches_earn_some() {
    let mut draft = Draft::default();
    draft.choose(Field::Points, false, LISTS);
    assert_eq!(draft.rules.plan().standings, None, "an elimination has none");
    draft.rules.format = FORMATS[1];
    let plan = draft.rules.plan().standings.expect("a plan");
    assert_eq!((plan.points, plan.steps), (MatchPoints::BY_GAMES, StandingsPlan::default().steps));
}

#[test]
fn numbers_keep_the_names_that_drafts_have_for_them() {
    let numbers = StepName::ALL.into_iter().flat_map(Field::of).filter(|field| field.is_number());
    let kept = numbers.map(|field| serde_json::to_value(field).expect("a name"));
    assert_eq!(
        kept.collect::<Vec<_>>(),
        [
            "groups",
            "rounds",
            "apart_rounds",
            "table_size",
            "takes",
            "fill",
            "games",
            "semi_final",
            "final",
            "table_games",
            "then_games",
            "then_semi_final",
            "then_final",
            "locked",
        ]
    );
}
