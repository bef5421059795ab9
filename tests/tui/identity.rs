//! Players who are registered twice: found, looked at side by side, merged, told apart, taken back.

use banzuke::club::Action;
use banzuke::club::action::{
    AddAlias, AddPlayer, CallMatch, JudgePlayers, MergePlayers, RecordMatch, RemoveAlias, SetBorn,
    SetClub, SetExternalId, SetTables,
};
use banzuke::club::registry::{ExternalId, Merger, Verdict};
use banzuke::domain::format::Format;
use banzuke::domain::hall::Table;
use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Length, Outcome, Score};
use banzuke::tui::route::Route;

use crate::common::{CUP, Hall, add_player, create, today};
use crate::tui::front::Front;

const BEAR: PlayerId = PlayerId(1);
const ADA: PlayerId = PlayerId(2);
const BEAR_AGAIN: PlayerId = PlayerId(3);
const RYO: PlayerId = PlayerId(4);
const RYO_AGAIN: PlayerId = PlayerId(5);

/// The white bear is registered twice and has played in two events. Ryo is, too, with two words
/// exchanged, but both numbers have played in one event, against each other.
pub(crate) fn hall() -> Hall {
    let mut hall = Hall::new();
    let bear = Action::AddPlayer(AddPlayer {
        player: BEAR,
        name: "しろくま".to_owned(),
        reading: None,
        club: Some("京都大富豪会".to_owned()),
        aliases: vec!["白熊".to_owned()],
        born: None,
        external: vec![ExternalId { scheme: "wca".to_owned(), value: "2010KUMA01".to_owned() }],
    });
    let names = ["Ada Primrose", "シロクマ", "Ryo Nakano", "Nakano Ryo", "Tomoka Kato"];
    let others = (2..).zip(names).map(|(number, name)| add_player(PlayerId(number), name));
    hall.perform(std::iter::once(bear).chain(others).collect()).expect("registered");
    play(&mut hall, 1, "春のオープン", &[(BEAR, ADA), (BEAR, RYO), (RYO, ADA), (BEAR, RYO)]);
    play(&mut hall, 2, "Autumn Cup", &[(ADA, BEAR_AGAIN), (RYO, RYO_AGAIN), (RYO, BEAR_AGAIN)]);
    hall
}

/// Matches that no draw made; the first of each two wins.
fn play(hall: &mut Hall, event: u32, name: &str, pairs: &[(PlayerId, PlayerId)]) {
    let tournament = TournamentId(event);
    let mut actions = vec![create(tournament, name, Format::Recorded, Length::Open)];
    let record = |(no, &(winner, loser)): (u32, &(PlayerId, PlayerId))| {
        Action::RecordMatch(RecordMatch {
            tournament,
            no: MatchNo(no),
            round: RoundName::Round(1),
            sides: [winner, loser],
            outcome: Outcome::Score(Score::new(2, no % 2)),
            played_on: today(),
        })
    };
    actions.extend((1..).zip(pairs).map(record));
    hall.perform(actions).expect("played");
}

/// On the screen of duplicates, all found.
pub(crate) fn duplicates() -> Front {
    let mut front = Front::open(hall());
    front.drive("D");
    front.search();
    front
}

fn last_actions(front: &Front) -> Vec<Action> {
    front.hall.another("check").entries().last().expect("an entry").actions.to_vec()
}

fn mergers(front: &mut Front) -> Vec<Merger> {
    front.club().registry().mergers().to_vec()
}

#[test]
fn pairs_are_looked_for_beside_the_drawing() {
    let mut front = Front::open(hall());
    front.hides("may be duplicates");
    front.drive("D");
    front.shows("Searching for duplicate");
    front.search();
    front.shows("Duplicates  pair 1 of 2");
    front.drive("<esc>");
    // The other two were entered in one event: they are hardly one person.
    front.shows("1 pair is very likely one person. D shows all pairs.");
}

#[test]
fn duplicates_are_found_in_the_palette_from_any_screen() {
    let mut front = Front::open(hall());
    front.drive("3 : d u p l i c a <enter>");
    front.shows("Searching for duplicate");
    front.drive("D");
    assert!(front.told().contains("you are here"), "{}", front.told());
    front.drive("<esc>");
    front.shows("Ranking");
}

#[test]
fn two_are_seen_side_by_side() {
    let mut front = duplicates();
    front.shows("シロクマ");
    front.drive("<enter>");
}

#[test]
fn a_merger_tells_what_it_did_to_the_rating_and_is_undone_by_one_key() {
    let mut front = duplicates();
    front.drive("l");
    front.shows("しろくま: rating 1573.14 -> 1520.43; シロクマ (P0003-0) merged into しろくま");
    assert_eq!(mergers(&mut front), [Merger { keep: BEAR, absorb: BEAR_AGAIN }]);
    front.shows("pair 1 of 1");
    front.shows("Nakano Ryo");
    front.drive("u");
    assert_eq!(mergers(&mut front), []);
    front.search();
    front.drive("g");
    front.shows("pair 1 of 2");
    front.drive("r");
    assert_eq!(mergers(&mut front), [Merger { keep: BEAR_AGAIN, absorb: BEAR }]);
}

#[test]
fn what_stands_against_a_merger_is_said_with_the_place() {
    let mut front = duplicates();
    front.drive("n");
    front.shows("Against: ");
    front.shows("played each other");
    front.drive("l");
    assert!(front.text().contains("Merge, keep left: "), "{}", front.text());
    assert_eq!(mergers(&mut front), []);
}

#[test]
fn two_people_are_never_shown_again_and_those_put_off_come_last() {
    let mut front = duplicates();
    front.drive("o");
    let later = Some(Verdict::Later);
    assert_eq!(
        last_actions(&front),
        [Action::JudgePlayers(JudgePlayers { a: BEAR, b: BEAR_AGAIN, verdict: later })]
    );
    front.search();
    front.drive("g");
    front.shows("Nakano Ryo");
    front.drive("d");
    let different = Some(Verdict::Different);
    let said = Action::JudgePlayers(JudgePlayers { a: RYO, b: RYO_AGAIN, verdict: different });
    assert_eq!(last_actions(&front), [said]);
    front.shows("pair 1 of 1");
    front.shows("decide later");
    front.drive("o");
    assert!(front.told().contains("this pair is already the last of the list"), "{}", front.told());
    front.search();
    front.shows("pair 1 of 1");
    front.drive("n");
    assert!(front.told().contains("there is no other pair"), "{}", front.told());
    front.drive("d");
    front.search();
    front.shows("No other likely duplicates. 2 pairs are marked as different people");
    front.drive("<esc>");
    front.hides("likely duplicates");
}

#[test]
fn any_two_are_merged_by_hand_and_taken_apart_again() {
    let mut front = Front::open(hall());
    front.drive("2 / a d a <enter> m");
    front.shows("Which player is the same person as Ada Primrose?");
    front.drive("t o m o");
    front.drive("<enter>");
    front.shows("One person or two?");
    front.shows("the two records have nothing in common");
    front.drive("l");
    front.shows("Little suggests that they are one person.");
    front.drive("<enter>");
    assert_eq!(mergers(&mut front), [], "nothing is merged without a yes");
    front.drive("l y");
    front.shows("Player  Ada Primrose");
    front.shows("Merged numbers: P0006-4 Tomoka Kato");
    assert_eq!(mergers(&mut front), [Merger { keep: ADA, absorb: PlayerId(6) }]);
    front.drive("x <enter>");
    assert_eq!(mergers(&mut front).len(), 1, "the first way changes nothing");
    front.drive("x <down>");
    front.drive("<enter>");
    assert_eq!(mergers(&mut front), []);
    front.drive("x");
    assert!(front.told().contains("no registration is merged"), "{}", front.told());
}

#[test]
fn a_verdict_is_taken_back_where_it_was_given() {
    let mut front = Front::open(hall());
    let [a, b] = [BEAR, BEAR_AGAIN];
    let different = Some(Verdict::Different);
    front
        .hall
        .perform(vec![Action::JudgePlayers(JudgePlayers { a, b, verdict: different })])
        .expect("judged");
    front.wake();
    front.drive("2 <enter>");
    front.shows("Not the same person as: P0003-0 シロクマ");
    front.drive("m <enter>");
    front.shows("are marked as different");
    front.shows("d clears the mark");
    front.hides("--clear");
    front.drive("l");
    assert!(front.told().contains("d clears the mark"), "{}", front.told());
    front.drive("d");
    assert_eq!(last_actions(&front), [Action::JudgePlayers(JudgePlayers { a, b, verdict: None })]);
    front.drive("l");
    assert_eq!(mergers(&mut front), [Merger { keep: BEAR, absorb: BEAR_AGAIN }]);
}

#[test]
fn a_person_is_shown_with_all_that_is_known() {
    let mut front = duplicates();
    front.drive("l 2 <enter>");
    front.shows("External IDs: wca 2010KUMA01");
    front.shows("Merged numbers: P0003-0 シロクマ");
}

#[test]
fn an_alias_is_taken_from_the_registration_that_has_it() {
    let mut front = Front::open(hall());
    let alias = "クマ".to_owned();
    front
        .hall
        .perform(vec![
            Action::AddAlias(AddAlias { player: BEAR_AGAIN, alias: alias.clone() }),
            Action::MergePlayers(MergePlayers { keep: BEAR, absorb: BEAR_AGAIN }),
        ])
        .expect("merged");
    front.wake();
    front.drive("2 e <tab><tab><tab> <ctrl-u> 白 熊 ; シ ロ ク マ <enter>");
    assert_eq!(
        last_actions(&front),
        [Action::RemoveAlias(RemoveAlias { player: BEAR_AGAIN, alias })]
    );
    front.drive("e <tab><tab><tab> <ctrl-u> 白 熊 <enter>");
    front.shows("> Also known as");
    front.shows("is a name or alias of");
}

#[test]
fn what_is_cleared_does_not_come_back_from_another_registration() {
    let mut front = Front::open(hall());
    let club = Some("函館".to_owned());
    front
        .hall
        .perform(vec![
            Action::SetClub(SetClub { player: BEAR_AGAIN, club }),
            Action::MergePlayers(MergePlayers { keep: BEAR, absorb: BEAR_AGAIN }),
        ])
        .expect("merged");
    front.wake();
    front.drive("2 e <tab><tab> <ctrl-u> <enter>");
    let clear = |player| Action::SetClub(SetClub { player, club: None });
    assert_eq!(last_actions(&front), [clear(BEAR), clear(BEAR_AGAIN)]);
}

#[test]
fn birth_date_and_numbers_elsewhere_are_filled_in() {
    let mut front = Front::open(hall());
    front.drive("2 j e <tab><tab><tab><tab><tab> s p r i n g <enter>");
    front.shows("The birth date is not a date");
    front.shows("> Born");
    front.drive("<ctrl-u> 1 9 9 0 - 0 4 - 2 5 <tab> w c a : 2 0 1 0 P R I M 0 1 <enter>");
    let born = chrono::NaiveDate::from_ymd_opt(1990, 4, 25);
    let (scheme, value) = ("wca".to_owned(), Some("2010PRIM01".to_owned()));
    let set = Action::SetExternalId(SetExternalId { player: ADA, scheme, value });
    assert_eq!(last_actions(&front), [Action::SetBorn(SetBorn { player: ADA, born }), set]);
    front.drive("<enter>");
    front.shows("wca 2010PRIM01");
    front.hides("1990");
}

#[test]
fn whoever_is_registered_again_is_seen_while_the_name_is_typed() {
    let mut front = Front::open(hall());
    front.drive("2 a し");
    front.hides("Alt-1");
    front.drive("ろ く ま さ ん");
    front.shows("Alt-1  P0001-3");
    front.drive("<f3>");
    front.shows("Player  シロクマ");
    front.drive("<esc> a し ろ く ま さ ん <alt-1>");
    front.shows("Player  しろくま");
    front.drive("<esc>");
    front.shows("Players 6");
}

#[test]
fn digits_stay_letters_of_a_name() {
    let mut front = Front::open(hall());
    front.drive("2 a A d a 1");
    front.shows("Ada1");
}

#[test]
fn somebody_new_is_told_apart_for_good_in_the_same_entry() {
    let mut front = Front::open(hall());
    front.drive("2 a A d a <space> P r i m r o s e <enter>");
    front.shows("as another person?");
    front.drive("n <alt-d>");
    front.shows("different person");
    front.drive("<enter> <esc>");
    front.shows("> P0007");
    let actions = last_actions(&front);
    let verdict = Some(Verdict::Different);
    let said = Action::JudgePlayers(JudgePlayers { a: ADA, b: PlayerId(7), verdict });
    assert!(matches!(&actions[..], [Action::AddPlayer(_), judged] if *judged == said));
    front.search();
    front.drive("D");
    front.shows("of 2");
}

#[test]
fn somebody_known_by_another_spelling_enters_with_one_key() {
    let mut front = Front::open(hall());
    front.drive("n W i n t e r <ctrl-s>");
    front.shows("Entrants of Winter");
    let cup = TournamentId(3);
    front.drive("a d a <enter>");
    front.drive("し ろ く ま 様");
    front.drive("<alt-1>");
    let entrants = front.club().tournament(cup).expect("the cup").entrants.to_vec();
    assert_eq!(entrants, [ADA, BEAR]);
    front.drive("P r i m r o s e <space> A d a");
    front.shows("already an entrant");
    front.drive("<alt-1>");
    front.shows("no entrant was added");
}

#[test]
fn somebody_late_is_known_by_another_spelling_or_registered_apart() {
    let late = || {
        let mut hall = Hall::new();
        hall.start(3, Format::RoundRobin { double: false }, Length::FirstTo(2));
        hall.perform(vec![add_player(PlayerId(4), "Ada Primrose")]).expect("registered");
        let mut front = Front::open(hall);
        front.show(Route::LateEntry { tournament: CUP, instead: None });
        front.drive("P r i m r o s e , <space> A d a");
        front.shows("Alt-1  P0004-8  Ada Primrose");
        front
    };
    let has = |front: &mut Front, player| {
        front.club().tournament(CUP).expect("the cup").has(PlayerId(player))
    };
    let mut front = late();
    front.drive("<alt-1>");
    assert!(has(&mut front, 4));

    // That player is taken from the form as well, and the screen below goes on with that.
    let mut front = late();
    front.drive("<down> <down> <down> <enter>");
    front.shows("New player");
    front.drive("<alt-1>");
    assert!(has(&mut front, 4), "{}", front.text());

    let mut front = late();
    front.drive("<alt-d> <down> <down> <down> <enter>");
    let verdict = front.club().registry().verdict(PlayerId(4), PlayerId(5));
    assert_eq!(verdict, Some(Verdict::Different), "{}", front.text());
    // A player who was registered to enter late goes on to the entry at once.
    assert!(has(&mut front, 5), "{}", front.text());
}

#[test]
fn whoever_plays_already_is_shown_with_the_table() {
    let mut hall = Hall::new();
    hall.start(2, Format::RoundRobin { double: false }, Length::FirstTo(2));
    let table = "4".to_owned();
    hall.perform(vec![
        Action::SetTables(SetTables {
            tables: vec![Table { name: table.clone(), reserved: false }],
        }),
        Action::CallMatch(CallMatch { tournament: CUP, no: MatchNo(1), table }),
    ])
    .expect("called");
    let mut front = Front::open(hall);
    front.show(Route::LateEntry { tournament: CUP, instead: None });
    front.drive("p l a y e r <space> 1");
    front.shows("already an entrant, table 4");
}
