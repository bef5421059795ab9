use super::*;

const LISTS: &[ListId] = &[ListId::MAIN];

#[test]
fn a_final_is_longer_only_where_there_is_one() {
    let mut rules = Rules::default();
    rules.choose(Field::Final, true, LISTS);
    rules.choose(Field::SemiFinal, false, LISTS);
    let longer = RoundLength { round: RoundName::Final, length: Length::FirstTo(3) };
    assert_eq!(rules.plan().lengths.rounds, [longer]);
    rules.choose(Field::Format, true, LISTS);
    assert!(!rules.asks(Field::Final));
    assert_eq!(rules.plan().lengths, Lengths::all(Length::FirstTo(2)));
}

#[test]
fn values_go_round_and_numbers_stay_in_their_range() {
    let mut rules = Rules::default();
    rules.choose(Field::Format, false, LISTS);
    assert_eq!(rules.format, Format::Ladder);
    rules.put(Field::Games, Length::MOST);
    rules.choose(Field::Games, true, LISTS);
    assert_eq!(rules.number(Field::Games), Length::MOST);
    rules.put(Field::Games, 1);
    rules.choose(Field::Games, false, LISTS);
    assert_eq!(rules.number(Field::Games), 1);
    rules.put(Field::Final, 1);
    rules.choose(Field::Final, false, LISTS);
    assert_eq!(rules.number(Field::Final), 0);
}

#[test]
fn a_knock_out_follows_groups_and_no_elimination() {
    let mut rules = Rules::default();
    rules.choose(Field::Then, true, LISTS);
    assert_eq!(rules.then(), None);
    rules.format = FORMATS[4];
    rules.choose(Field::ThenPlaces, true, LISTS);
    let then = rules.then().expect("a second stage");
    assert_eq!(then.format, Places::Third.format());
    assert_eq!(then.takes, Some(2));
    assert!(rules.plan().format.has_groups());
}
