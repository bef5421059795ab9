//! Wherever a player is meant, any of their numbers and names works.

use banzuke::club::action::SetClub;
use banzuke::club::question::rating_table::RankingQuery;
use banzuke::club::question::search::Finder;
use banzuke::club::registry::Named;
use banzuke::club::{Action, Club};
use banzuke::domain::format::Format;
use banzuke::domain::ids::ListId;
use banzuke::domain::length::Length;
use banzuke::domain::number::PlayerId;
use banzuke::domain::progress::NoProgress;
use banzuke::export::{self, Cell, Sheet};
use banzuke::import::{self, DuplicatePolicy, Plan, Starting, Unread};
use banzuke::words::ENGLISH;

use super::{A, B, C, D, merge, unmerge};
use crate::common::{CUP, Hall, add_player, create, today};

const NAMES: [&str; 4] = ["辻本 潤平", "Tsujimoto Junpei", "Tujimoto", "つじもと"];

fn players(club: &Club, list: &str, doubt: DuplicatePolicy) -> Result<Plan, Unread> {
    let start = Starting { reason: "list", on: today() };
    import::plan_players(club, list.as_bytes(), start, &doubt.into(), &NoProgress)
}

/// D was merged into C, C into B, B into A; each has played under their earlier number.
fn chain() -> Hall {
    let mut hall = Hall::new();
    for (number, name) in (1..).zip(NAMES) {
        hall.does(add_player(PlayerId(number), name));
    }
    hall.does(add_player(PlayerId(5), "Nakano"));
    hall.does(create(CUP, "Cup", Format::Recorded, Length::Open));
    results(&mut hall, "Tujimoto", 1);
    for (keep, absorb) in [(C, D), (B, C), (A, B)] {
        hall.does(merge(keep, absorb));
    }
    hall
}

/// Imports a match of somebody against Nakano.
#[track_caller]
fn results(hall: &mut Hall, name: &str, round: u32) {
    let text =
        format!("event,round,player_a,player_b,games_a,games_b\nCup,{round},{name},Nakano,2,1\n");
    let plan = import::results(hall.desk.club(), text.as_bytes(), today(), DuplicatePolicy::Ask)
        .expect("a plan");
    hall.does_all(plan.actions);
}

fn column(sheet: &Sheet, name: &str) -> Vec<Cell> {
    let at = sheet.columns.iter().position(|column| column.to_string() == name).expect("a column");
    sheet.rows.iter().map(|row| row[at].clone()).collect()
}

#[test]
fn a_chain_of_mergers_leads_to_its_end_from_everywhere() {
    let mut hall = chain();
    let registry = hall.desk.club().registry();
    let finder = Finder::default().grown(registry);
    for (number, name) in [A, B, C, D].into_iter().zip(NAMES) {
        assert_eq!(registry.get(number).map(|one| one.id), Some(A));
        assert_eq!(registry.named(name), Named::One(A), "{name}");
        assert_eq!(registry.namesakes(name), [A], "{name}");
        for typed in [name.to_owned(), number.to_string(), number.0.to_string()] {
            assert_eq!(finder.find(&typed, 1), [A], "{typed}");
        }
        assert_eq!(hall.desk.club().entered_as(CUP, number), Some(C));
        assert_eq!(hall.desk.club().history(ListId::MAIN, number).len(), 1);
    }
    assert_eq!(registry.numbers(D), [A, B, C, D]);
    assert_eq!(registry.get(D).expect("somebody").aliases, NAMES[1..]);
    let people: Vec<PlayerId> = registry.iter().map(|one| one.id).collect();
    assert_eq!(people, [A, PlayerId(5)]);
    assert_eq!(hall.desk.club().ranking(ListId::MAIN, None).len(), 2);
    hall.is_clean();
}

#[test]
fn an_import_knows_every_name_and_number_and_keeps_the_number_entered() {
    let mut hall = chain();
    let numbers = [A, B, C, D].map(|number| number.to_string());
    for (round, text) in (2..).zip(NAMES.into_iter().chain(numbers.iter().map(String::as_str))) {
        results(&mut hall, text, round);
    }
    let club = hall.desk.club();
    let cup = club.tournament(CUP).expect("the cup");
    assert_eq!(cup.matches.len(), 9);
    assert!(cup.matches.iter().all(|played| played.players() == Some([C, PlayerId(5)])));
    assert_eq!(club.history(ListId::MAIN, A).len(), 9);
    assert_eq!(club.registry().len(), 2, "nobody was registered again");
    let again = "event,round,player_a,player_b,games_a,games_b\nCup,1,つじもと,Nakano,2,1\n";
    let known = import::results(club, again.as_bytes(), today(), DuplicatePolicy::Ask);
    assert_eq!(known.expect("that match is recorded").actions, []);
    let list = format!("name\n{}\nOgawa\n", NAMES.join("\n"));
    let plan = players(club, &list, DuplicatePolicy::Ask).expect("one on four lines");
    assert_eq!(plan.suspects, [], "known to be one person's names");
    let plan = players(club, &list, DuplicatePolicy::Use).expect("all one person");
    assert_eq!((plan.players(), plan.known()), (1, 4));
    for name in NAMES {
        let plan = players(club, &format!("name\n{name}\n"), DuplicatePolicy::Ask).expect("a plan");
        assert_eq!(plan.actions, [], "{name} is known");
    }
    hall.is_clean();
}

#[test]
fn exports_show_who_it_is_today() {
    let hall = chain();
    let club = hall.desk.club();
    let (number, name) = ([Cell::text(A.to_string())], [Cell::text(NAMES[0])]);
    let matches = export::matches(club, None, None);
    assert_eq!(column(&matches, "number_a"), number);
    assert_eq!(column(&matches, "player_a"), name);
    let cup = club.tournament(CUP).expect("the cup");
    let standings = export::standings_of(club, cup, None);
    assert_eq!(column(&standings, "number")[..1], number);
    assert_eq!(column(&standings, "name")[..1], name);
    let history = export::history(club, ListId::MAIN, None);
    assert_eq!(column(&history, "number")[..1], number);
    assert_eq!(column(&history, "opponent_number")[1..2], number);
    let table = club.rating_table(ListId::MAIN, RankingQuery::now(today()));
    let ranking = export::ranking(club, &table, |one| ENGLISH.message.rating.missing(one));
    assert_eq!(column(&ranking, "number")[..1], number);
    assert_eq!(column(&export::players(club, export::Private::default()), "number")[..1], number);
    let told = ENGLISH.message.player(D, club);
    assert_eq!(told, format!("{} ({A})", NAMES[0]), "name and number of one registration");
}

#[test]
fn a_search_prepared_before_a_merger_follows_it_there_and_back() {
    let mut hall = Hall::new();
    hall.register(3);
    let before = Finder::default().grown(hall.desk.club().registry());
    hall.does(merge(A, B));
    let merged = before.grown(hall.desk.club().registry());
    assert_eq!(merged.find("player 2", 1), [A]);
    assert_eq!(merged.find("", 9), [A, C]);
    hall.does(unmerge(A, B));
    let back = merged.grown(hall.desk.club().registry());
    assert_eq!(back.find("player 2", 1), [B]);
    assert_eq!(back.find("", 9), [A, B, C]);
}

/// A player registered again under the name of a merged registration is another person, unless they are merged.
#[test]
fn a_name_that_was_absorbed_may_be_registered_again() {
    let mut hall = Hall::new();
    hall.does(add_player(A, "Tsujimoto"));
    hall.does(add_player(B, "Nakano"));
    hall.does(merge(A, B));
    assert_eq!(hall.desk.club().registry().namesakes("Nakano"), [A], "the desk is asked first");
    hall.does(add_player(C, "Nakano"));
    let named = |hall: &Hall| hall.desk.club().registry().named("Nakano");
    assert_eq!(named(&hall), Named::Several(vec![A, C]));
    hall.does(unmerge(A, B));
    assert_eq!(named(&hall), Named::Several(vec![B, C]));
    hall.does(merge(C, A));
    hall.does(merge(A, B));
    assert_eq!(named(&hall), Named::One(C));
    hall.is_clean();
}

#[test]
fn blanks_are_filled_from_the_numbers_that_went_in_the_first_first() {
    let mut hall = Hall::new();
    hall.register(3);
    let club = |player, of: &str| Action::SetClub(SetClub { player, club: Some(of.to_owned()) });
    hall.does(club(B, "札幌"));
    hall.does(club(C, "函館"));
    hall.does(merge(A, C));
    hall.does(merge(A, B));
    let of = |club: &Club| club.player(B).and_then(|one| one.club.clone());
    assert_eq!(of(hall.desk.club()).as_deref(), Some("函館"));
    hall.does(club(A, "東京"));
    assert_eq!(of(hall.desk.club()).as_deref(), Some("東京"));
    hall.does(unmerge(A, C));
    hall.does(unmerge(A, B));
    assert_eq!(of(hall.desk.club()).as_deref(), Some("札幌"));
    hall.is_clean();
}
