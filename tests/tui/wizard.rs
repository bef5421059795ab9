//! The wizard for a new tournament, driven by keys on a real file: nothing is written
//! before the last step, and the text typed so far is kept when the program ends.

mod drafts;
mod pasted;

use banzuke::club::action::{AddPlayer, EnterPlayers, MergePlayers};
use banzuke::club::{Action, Phase};
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::format::Format;
use banzuke::domain::game::{CardGame, Hand};
use banzuke::domain::number::PlayerId;
use banzuke::domain::rating::Division;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::Length;
use banzuke::tui::Event;
use banzuke::words::Language;

use drafts::{draft_of, opened_again};

use crate::cli::Shell;
use crate::common::event_day::PLAYERS;
use crate::common::{CUP, Hall, add_player, create};
use crate::tui::front::Front;

/// From the home screen to the entrants of a tournament with the given name.
const TO_ENTRANTS: &str = "n C u p <enter><enter><enter>";

fn named(names: &[&str]) -> Hall {
    let mut hall = Hall::new();
    let add = |(number, name): (u32, &&str)| add_player(PlayerId(number), name);
    hall.perform((1..).zip(names).map(add).collect()).expect("registered");
    hall
}

fn entries(front: &mut Front) -> usize {
    front.club();
    front.hall.desk.entries().len()
}

/// Sixteen pasted names, all of them new.
fn sixteen(keys: &str) -> Front {
    let mut front = Front::open(Hall::new());
    front.drive(keys);
    front.happens(Event::Pasted(PLAYERS.to_owned()));
    front.shows("Entrants: 16, 16 of them new");
    front
}

#[test]
fn sixteen_in_groups_are_what_the_command_line_writes() {
    let mut front = sixteen(
        "n D a y <enter> <down><down><down><down> <tab> 4 <tab><tab><tab><tab><tab><right> <tab> 2 \
         <tab><tab><right> <enter> <enter>",
    );
    front.shows("16 entrants: 4 groups of 4, 24 matches;");
    front.shows("then 8 in single elimination: 8");
    front.shows("about 2 h 30 min if there are enough tables.");
    front.drive("<ctrl-n> <ctrl-n>");
    assert_eq!(entries(&mut front), 0, "nothing is written before the end");
    front.drive("<enter>");
    front.shows("Stage 1 of 2, running, 0 of 24 played");
    assert_eq!(entries(&mut front), 1, "everything is one entry");
    let ours: Vec<Action> =
        front.hall.desk.entries().iter().flat_map(|entry| entry.actions.to_vec()).collect();

    let shell = Shell::new();
    shell.write("players.csv", PLAYERS);
    shell.data("import players players.csv");
    shell.data("tournament new Day --format groups --groups 4 --first-to 2 --seeding rating");
    shell.data(
        "tournament stage add Day --advance 2 --format single-elimination --first-to 2 \
         --third-place --seeding entry",
    );
    let all: Vec<String> = (1..=16).map(|number| PlayerId(number).to_string()).collect();
    shell.data(&format!("tournament enter Day {}", all.join(" ")));
    shell.data("tournament start Day");
    let journal = shell.data("journal export");
    let theirs: Vec<Action> = journal
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .filter_map(|entry| serde_json::from_value::<Vec<Action>>(entry["actions"].clone()).ok())
        .flatten()
        .collect();
    assert_eq!(ours, theirs);

    front.drive("1 u y");
    let club = front.club();
    assert_eq!((club.registry().len(), club.tournaments().count()), (0, 0), "one undo");
}

#[test]
fn every_format_goes_from_its_name_to_its_first_match() {
    let formats = [
        ("", "single elimination"),
        ("<down>", "round robin"),
        ("<down><down>", "double round robin"),
        ("<down><down><down>", "double elimination"),
        ("<down><down><down><down>", "group stage"),
        ("<down><down><down><down><down>", "pods"),
    ];
    for (keys, name) in formats {
        let mut front = Front::open(Hall::new());
        front.drive(&format!("n C u p <enter> {keys}"));
        front.shows(name);
        front.drive("<enter><enter>");
        front.happens(Event::Pasted(PLAYERS.to_owned()));
        front.drive("<ctrl-n><ctrl-n>");
        front.drive("<enter>");
        let club = front.club();
        let cup = club.tournament(CUP).unwrap_or_else(|| panic!("{name}: {}", front.text()));
        assert_eq!((cup.phase, cup.entrants.len()), (Phase::Running, 16), "{name}");
        assert!(!cup.matches.is_empty() || !cup.pods.is_empty(), "{name}");
        front.hall.is_clean();
    }
    let mut ladder = Front::open(Hall::new());
    ladder.drive("n C u p <enter> <end> <enter>");
    ladder.shows("(4 Entrants)");
    ladder.drive("<enter>");
    ladder.shows("[6 Review]");
    ladder.drive("<enter>");
    let club = ladder.club();
    let stage = club.tournament(CUP).expect("the ladder").stage().expect("a stage");
    assert_eq!(stage.plan.format, Format::Ladder);
}

#[test]
fn a_longer_grand_final_ends_a_double_elimination() {
    let mut front = sixteen("n C u p <enter><down><down><down> <enter> <tab><tab> 4 <enter>");
    front.drive("<ctrl-n><ctrl-n><enter>");
    let club = front.club();
    let plan = &club.tournament(CUP).expect("the cup").stage().expect("a stage").plan;
    assert_eq!(plan.lengths.of(&RoundName::GrandFinal), Length::FirstTo(4));
    assert_eq!(plan.lengths.of(&RoundName::SemiFinal), Length::FirstTo(2));
}

#[test]
fn back_and_forth_through_all_steps_loses_nothing() {
    let mut front = sixteen("n C u p <enter><down> <enter><tab> 3 <enter>");
    front.drive("あ お <enter>");
    front.drive("<ctrl-n> <tab> J J <ctrl-n>");
    front.shows("[6 Review]");
    let review = front.quiet();
    for step in ["[5 Seeds]", "[4 Entrants]", "[3 Length]", "[2 Format]", "[1 Name]"] {
        front.drive("<esc>");
        front.shows(step);
    }
    for step in ["[2 Format]", "[3 Length]", "[4 Entrants]", "[5 Seeds]", "[6 Review]"] {
        front.drive("<ctrl-n>");
        front.shows(step);
    }
    assert_eq!(front.quiet(), review);
    front.click_on("3 Length");
    front.shows("first to");
    front.click_on("6 Review");
    assert_eq!(front.quiet(), review);
}

#[test]
fn forty_pasted_lines_are_known_new_or_to_be_looked_at_and_nobody_twice() {
    let mut hall = named(&["あおくま", "Ryo Nakano", "Ryo Nakano", "Ada Primrose", "Winter Frost"]);
    hall.perform(vec![create(CUP, "Old", Format::Ladder, Length::Open)]).expect("created");
    let mut front = Front::open(hall);
    front.drive("n C u p <enter><enter><enter>");
    // Known: two by their names in other writing, one by number. Two share one name. One is like somebody.
    let mut lines = vec!["アオクマ", "P0005-6", "ada primrose", "Ryo Nakano", "Frost, Winter"];
    let new: Vec<String> = (0..30).map(|n| format!("{}{n}号", ["赤", "青", "黄"][n % 3])).collect();
    lines.extend(new.iter().map(String::as_str));
    lines.extend(["あおくま", "ADA PRIMROSE", "赤0号", "青1号", "Ryo Nakano"]);
    assert_eq!(lines.len(), 40);
    front.happens(Event::Pasted(lines.join("\n")));
    front.shows("Entrants: 33, 30 of them new");
    front.shows("40 lines: 3 registered, 30 new, 2 to check, 5 already on the list");
    // The one to be looked at is dealt with by picking whom it means.
    front.drive("<space>");
    front.shows("Add entrant: Ryo Nakano");
    front.drive("<down><enter>");
    front.shows("Entrants: 34");
    front.shows("1 of 40 pasted lines to add. Frost, Winter is similar to Winter Frost");
    front.drive("<space><alt-1>");
    assert!(front.told().contains("Winter Frost is already on the list"));
    front.hides("pasted lines to add");
    assert!(front.club().tournaments().count() == 1, "nothing is written yet");
}

#[test]
fn whoever_is_like_somebody_is_asked_about_and_may_be_somebody_else() {
    let mut front = Front::open(named(&["Ada Primrose"]));
    front.drive(TO_ENTRANTS);
    front.drive("P r i m r o s e <space> A d a");
    front.shows("Alt-1  P0001");
    front.drive("<down><enter>");
    front.shows("as another person?");
    front.drive("<enter>");
    front.shows("Entrants: 0");
    front.drive("<alt-1>");
    front.shows("Entrants: 1");
    front.hides("1 of them new");
    front.drive("P r i m r o s e <space> A d a <down> <enter> y");
    front.shows("Entrants: 2, 1 of them new");
    // That newcomer again, by another spelling.
    front.drive("P r i m r o s e , <space> A d a <alt-n>");
    front.drive("<ctrl-n><ctrl-n><enter>");
    let club = front.club();
    let [known, new] = [1, 2].map(PlayerId);
    assert_eq!(
        club.registry().verdict(known, new),
        Some(banzuke::club::registry::Verdict::Different),
        "asked once and for good"
    );
}

#[test]
fn who_is_on_the_list_is_marked_when_the_name_is_typed_again() {
    let mut front = Front::open(named(&["Ada Primrose"]));
    front.drive(TO_ENTRANTS);
    front.drive("P r i m r o s e <space> A d a");
    front.hides("already an entrant");
    front.drive("<alt-1> P r i m r o s e <space> A d a");
    front.shows("already an entrant");
}

#[test]
fn somebody_new_who_is_like_another_new_one_of_the_list_is_seen_while_the_name_is_typed() {
    let mut front = Front::open(named(&["Ada Primrose"]));
    front.drive(TO_ENTRANTS);
    front.drive("T a k e s h i <space> M o r i t a <enter>");
    front.shows("Entrants: 1, 1 of them new");
    front.drive("T a k e s i <space> M o r i t a");
    front.shows("new, on this list  Takeshi Morita");
    front.drive("<enter>");
    front.shows("as another person?");
    front.drive("<esc>");
    front.drive("<ctrl-u> Z o e");
    front.hides("on this list");
    // Also where somebody registered is liker still.
    front.drive("<ctrl-u> P r i m r o s e <space> A d a <down> <enter> y");
    front.shows("Entrants: 2");
    front.drive("A d a <space> P r i m r o s e");
    front.shows("new, on this list  Primrose Ada");
}

#[test]
fn a_new_name_in_kanji_is_asked_for_its_reading_which_is_taken_in_brackets() {
    let mut front = Front::open(Hall::new());
    front.drive(TO_ENTRANTS);
    front.drive("A d a");
    front.hides("Add the reading as (kana)");
    front.drive("<ctrl-u> 山 田 花 子");
    front.shows("Add the reading as (kana)");
    front.drive("（ や ま だ は な こ ）");
    front.hides("Add the reading as (kana)");
    front.drive("<enter> 佐 藤 健 太 <enter>");
    front.shows("Entrants: 2, 2 of them new");
    front.drive("<ctrl-s>");
    let club = front.club();
    let known = club.registry().iter().map(|one| (one.name.as_str(), one.reading.as_deref()));
    let known: Vec<_> = known.collect();
    assert_eq!(known, [("山田花子", Some("やまだはなこ")), ("佐藤健太", None)], "{}", front.text());
}

#[test]
fn enter_takes_whoever_it_is_in_all_likelihood_also_where_the_search_finds_nobody() {
    let mut hall = named(&[]);
    let add = Action::AddPlayer(AddPlayer {
        player: PlayerId(1),
        name: "山田花子".to_owned(),
        reading: Some("やまだはなこ".to_owned()),
        club: None,
        aliases: Vec::new(),
        born: None,
        external: Vec::new(),
    });
    hall.perform(vec![add]).expect("registered");
    let mut front = Front::open(hall);
    front.drive(TO_ENTRANTS);
    front.drive("H a n a k o <space> Y a m a d a");
    front.shows("> P0001-3");
    front.drive("<enter>");
    front.shows("Entrants: 1");
    front.hides("1 of them new");
}

#[test]
fn two_new_ones_of_a_list_who_are_two_people_are_asked_about_once_and_for_good() {
    let mut front = Front::open(named(&["Ada Primrose"]));
    front.drive(TO_ENTRANTS);
    front.drive("T a k e s h i <space> M o r i t a <enter>");
    front.drive("T a k e s i <space> M o r i t a <enter> y");
    front.shows("Entrants: 2, 2 of them new");
    front.hides("twice?");
    front.drive("<ctrl-n><ctrl-n><enter>");
    let club = front.club();
    let [one, other] = [2, 3].map(PlayerId);
    assert_eq!(
        club.registry().verdict(one, other),
        Some(banzuke::club::registry::Verdict::Different)
    );
}

#[test]
fn a_pasted_line_that_is_like_another_of_the_list_names_it_and_may_be_dropped() {
    let mut front = Front::open(named(&["Ada Primrose"]));
    front.drive(TO_ENTRANTS);
    front.happens(Event::Pasted("Takeshi Morita\nTakesi Morita\nZoe Lane".to_owned()));
    front.shows("Takesi Morita is similar to Takeshi Morita");
    front.shows("Alt-x remove");
    front.drive("<alt-x>");
    assert!(front.told().contains("Removed from the pasted names: Takesi Morita"));
    front.hides("pasted lines to add");
    front.shows("Entrants: 2, 2 of them new");
    // With no such line selected the key has nothing to do.
    front.hides("Alt-x");
}

#[test]
fn entrants_a_letter_apart_are_marked_however_they_came_to_the_list() {
    let mut front = Front::open(named(&["Emma Brandt"]));
    front.drive(TO_ENTRANTS);
    front.happens(Event::Pasted("Emma Brandt\nEmma Brand\nSofia Rossi\nSofia Rosi\n".to_owned()));
    front.shows("Entrants: 4, 3 of them new");
    assert_eq!(front.text().matches("twice?").count(), 4, "{}", front.text());
    front.drive("<ctrl-n><ctrl-n>");
    front.shows("Emma Brandt (P0001-3) = Emma Brand");
}

#[test]
fn esc_takes_what_was_typed_before_it_goes_back() {
    let mut front = Front::open(named(&["Ada Primrose"]));
    front.drive(TO_ENTRANTS);
    front.drive("A d a <esc>");
    front.shows("[4 Entrants]");
    front.hides("Add entrant: Ada");
    front.drive("<esc>");
    front.shows("[3 Length]");
}

#[test]
fn space_picks_enter_takes_what_was_typed_and_x_takes_out() {
    let mut front = Front::open(named(&["あおくま", "Ryo Nakano", "もりしー"]));
    front.drive(TO_ENTRANTS);
    front.drive("<space><down><up><space> m o r i <enter>");
    front.shows("Entrants: 3");
    front.drive("r y o <space> n <enter>");
    front.shows("Ryo Nakano is already on the list.");
    front.drive("<tab> <down> x");
    front.shows("Entrants: 2");
    front.drive("K <delete>");
    front.shows("Entrants: 1");
    front.drive("<shift-tab> <space>");
    front.shows("Entrants: 2");
    front.drive("<tab> <space>");
    front.shows("Entrants: 1");
    front.drive("<ctrl-n>");
    front.shows("[5 Seeds]");
}

#[test]
fn enter_in_the_empty_field_goes_on() {
    let mut front = Front::open(named(&["Ada", "Bo", "Cy", "Di"]));
    front.drive(TO_ENTRANTS);
    front.shows("Enter: next step. Space: add Ada.");
    front.drive("<enter>");
    front.shows("[5 Seeds]");
    front.drive("<esc>");
    front.shows("Entrants: 0");
    front.drive("<space>");
    front.shows("Enter: next step. Space: add Bo.");
    front.drive("<tab>");
    front.hides("Space: add");
    front.drive("<shift-tab> <down>");
    front.shows("Enter: next step. Space: add Cy.");
    front.drive("<space> d i");
    front.shows("Enter: add Di.");
    front.hides("next step. ");
    front.drive("<enter>");
    front.shows("Entrants: 3");
    front.drive("<enter>");
    front.shows("[5 Seeds]");
    front.drive("<enter>");
    front.shows("3: Ada, Cy, Di");
}

#[test]
fn tab_stays_in_its_step() {
    let mut front = Front::open(named(&["Ada", "Bo", "Cy", "Di"]));
    front.drive("n C u p");
    for step in ["[1 Name]", "[2 Format]", "[3 Length]", "[4 Entrants]", "[5 Seeds]", "[6 Review]"]
    {
        front.shows(step);
        for _ in 0..12 {
            front.drive("<tab>");
            front.shows(step);
        }
        front.drive("<shift-tab> <shift-tab>");
        front.shows(step);
        front.drive("<ctrl-n>");
    }
}

#[test]
fn a_name_alone_is_no_draft() {
    let mut front = Front::open(named(&["Ada", "Bo"]));
    front.drive("n C u p <enter> <esc> <esc>");
    front.shows("Tournaments");
    front.hides("draft");
    assert!(!draft_of(&front.hall).exists());
    front.drive("n");
    front.shows("[1 Name]");
    front.drive("C u p <enter> <down> <esc> <esc>");
    assert!(front.told().contains("The draft is kept"), "{}", front.text());
    front.drive("n");
    front.shows("Continue Cup (0 entrants)");
    // Another name alone does not replace it.
    front.drive("<down><enter> D a y <esc> n");
    front.shows("Continue Cup (0 entrants)");
    front.drive("<down><enter> D a y <enter><enter><enter> <space> <esc><esc><esc><esc> n");
    front.shows("Continue Day (1 entrant)");
}

#[test]
fn whoever_is_undecided_is_not_left_out_without_a_question() {
    let mut front = Front::open(named(&["Ada Primrose"]));
    front.drive(TO_ENTRANTS);
    front.happens(Event::Pasted("Tomoka Kato\nPrimrose, Ada\nNobody".to_owned()));
    front.shows("Entrants: 2, 2 of them new");
    let row = front.text().lines().find(|line| line.contains("> ? ")).map(str::to_owned);
    assert!(row.is_some_and(|row| row.contains("check")), "{}", front.text());
    let undecided = "1 name is undecided and not added: Primrose, Ada.";
    front.drive("<ctrl-n>");
    front.shows("[5 Seeds]");
    front.shows(undecided);
    for finish in ["<ctrl-n> <enter>", "<ctrl-s>"] {
        front.drive(finish);
        front.shows("Please confirm");
        // Cancel leads to the name, and Space there shows whom it may belong to.
        front.drive("<enter>");
        front.shows("[4 Entrants]");
        assert_eq!(entries(&mut front), 1, "nothing is written yet");
        front.drive("<space>");
        front.shows("Add entrant: Primrose, Ada");
    }
    front.drive("<ctrl-n> <ctrl-n> <enter> y");
    assert_eq!(front.club().tournament(CUP).expect("the cup").entrants.len(), 2);
}

#[test]
fn entrants_who_may_be_one_person_are_told_before_anything_is_written() {
    let mut front = Front::open(named(&["Alice Brown", "Alyce Brown", "Bo"]));
    front.search();
    front.drive(TO_ENTRANTS);
    front.drive("<alt-a>");
    front.shows("Entrants: 3");
    front.shows("Alice Brown (P0001-3) and Alyce Brown (P0002-1) may be one person");
    let marked = front.text().lines().filter(|line| line.contains("twice?")).count();
    assert_eq!(marked, 2, "{}", front.text());
    front.drive("<ctrl-n><ctrl-n>");
    front.shows("Alice Brown (P0001-3) = Alyce Brown (P0002-1)");
    front.drive("<esc><esc> <tab> <home> x");
    front.hides("may be one person");
}

#[test]
fn everybody_or_whoever_played_last_enters_with_one_key() {
    let names: Vec<String> = (1..=40).map(|number| format!("Number {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut hall = named(&names);
    let players = (1..=3).map(PlayerId).collect();
    let plan = create(CUP, "Old", Format::RoundRobin { double: false }, Length::FirstTo(2));
    hall.perform(vec![plan, Action::EnterPlayers(EnterPlayers { tournament: CUP, players })])
        .expect("entered");
    let mut front = Front::open(hall);
    front.drive("n N e w <enter><enter><enter> <alt-l>");
    front.shows("Entrants: 3");
    front.shows("Added 3 players of Old.");
    // So many are asked about first.
    front.drive("<alt-a>");
    front.shows("Add all 37 players registered");
    front.drive("<enter>");
    front.shows("Entrants: 3");
    front.drive("<alt-a> y");
    front.shows("Entrants: 40");
    assert!(draft_of(&front.hall).exists());
    let again = opened_again(front);
    let mut front = again;
    front.drive("n <enter>");
    front.shows("Entrants: 40");
    front.drive("<alt-a>");
    assert!(front.told().contains("no players left to add"), "{}", front.told());
    // Both keys also work where a tournament takes entries already.
    front.drive("<ctrl-s>");
    front.drive("<esc> <esc> 1 n D a y <ctrl-s> <alt-l> y");
    front.shows("Entrants: 40");
}

#[test]
fn a_crowd_leaves_out_whoever_the_limits_do_not_take() {
    let mut front = Front::open(named(&["Ada", "Bo"]));
    front.drive("n C u p <tab> 1 6 0 0 <enter><enter><enter> <alt-a>");
    assert!(
        front.told().contains("2 players outside the entry limits are left out."),
        "{}",
        front.told()
    );
    front.shows("Entrants: 0");
}

#[test]
fn a_list_says_how_much_of_it_is_out_of_view() {
    let mut front = sixteen(TO_ENTRANTS);
    front.shows("more below");
    front.drive("<tab>");
    front.shows("x remove");
    front.drive("<end>");
    front.shows("more above");
}

#[test]
fn who_rests_is_seen_however_long_the_name_and_equal_ratings_are_told() {
    let long = "Maximiliana Wolfeschlegelsteinhausenbergerdorff the Younger";
    let mut front = Front::open(named(&[long, "Ada", "Bo"]));
    front.drive(TO_ENTRANTS);
    front.drive("<space><space><space> <ctrl-n>");
    front.shows("~ - bye");
    front.shows("3 entrants have equal ratings: their order of entry decides.");
    front.drive("<right>");
    front.hides("equal ratings");
}

#[test]
fn a_list_is_read_from_a_file_and_its_faults_are_told() {
    let mut front = Front::open(named(&["あおくま"]));
    let folder = front.hall.path().parent().expect("a folder").to_owned();
    let write =
        |name: &str, bytes: &[u8]| std::fs::write(folder.join(name), bytes).expect("written");
    write("shut.csv", b"name\nJos\xE9\n");
    write("entrants.csv", PLAYERS.as_bytes());
    front.drive(TO_ENTRANTS);
    let typed = |name: &str| format!("{}/{name}", folder.display());
    front.drive("<ctrl-o>");
    front.happens(Event::Pasted(typed("sh")));
    front.drive("<tab>");
    front.shows("shut.csv");
    front.drive("<enter>");
    assert!(front.told().contains("UTF-8") || front.text().contains("UTF-8"));
    front.shows("Entrants: 0");
    front.drive("<ctrl-u>");
    front.happens(Event::Pasted(typed("no-such.csv")));
    front.drive("<enter>");
    front.shows("no-such.csv");
    front.drive("<ctrl-u>");
    front.happens(Event::Pasted(format!("'{}'", typed("entrants.csv"))));
    front.drive("<enter>");
    front.shows("16 lines: 1 registered, 15 new.");
    front.drive("<ctrl-n><ctrl-n><enter>");
    let club = front.club();
    let read = club.player(PlayerId(2)).expect("registered");
    assert_eq!(
        (read.name.as_str(), read.reading.as_deref()),
        ("もりの かえで", Some("もりの かえで"))
    );
    assert_eq!(read.club.as_deref(), Some("札幌"));
}

#[test]
fn two_people_of_one_name_and_two_clubs_are_both_on_the_list() {
    let mut front = Front::open(named(&["Ada Primrose"]));
    front.drive("n C u p <enter><enter><enter>");
    front.happens(Event::Pasted("黒潮 渡\t函館\n黒潮 渡\t札幌\n黒潮 渡\t函館".to_owned()));
    front.shows("3 lines: 1 new, 1 to check, 1 already on the list (黒潮 渡).");
    front.drive("<space>");
    front.shows("黒潮 渡");
    front.drive("<alt-n>");
    front.shows("Entrants: 2, 2 of them new");
}

#[test]
fn what_other_desks_do_meanwhile_is_followed() {
    let mut front = Front::open(named(&["Ada", "Bo", "Adda"]));
    front.drive(TO_ENTRANTS);
    front.drive("<space><space><space> N e w <enter>");
    front.shows("Entrants: 4, 1 of them new");
    let (keep, absorb) = (PlayerId(1), PlayerId(3));
    let merge = Action::MergePlayers(MergePlayers { keep, absorb });
    front.hall.perform(vec![merge, add_player(PlayerId(4), "new")]).expect("decided elsewhere");
    front.wake();
    front.shows("Entrants: 2");
    front.shows("Players merged meanwhile: P0003-0 -> Ada (P0001-3).");
    front.shows("Registered meanwhile");
    front.drive("<enter>");
    front.hides("merged meanwhile");
}

#[test]
fn a_refusal_is_told_on_the_step_it_belongs_to() {
    let mut front = Front::open(Hall::new());
    front.drive("n <enter>");
    front.shows("The tournament's name is empty");
    front.shows("[1 Name]");
    front.drive("C u p <tab> h i g h <enter>");
    front.shows("Rating limit: write a rating like 1600");
    front.drive("<ctrl-u> 1 6 0 0 <tab> 1 5 0 0 <enter>");
    front.shows("[1 Name]");
    front.drive("<tab><ctrl-u> 1 7 0 0 <enter> <enter>");
    front.drive("<tab><tab><tab><tab> . 5 x <enter>");
    front.shows("how often it wins, like 0.55");
    front.drive("<backspace> 5 <tab> <right> <enter> A d a <enter>");
    // New players have 1500: outside these limits.
    front.shows("outside");
    front.drive("<ctrl-n><ctrl-n>");
    front.shows("Outside the limits");
    front.shows("Card game");
    front.drive("<enter>");
    front.shows("Cup has 1 entrant; its format needs 2 to 1024");
    front.shows("[4 Entrants]");
    front.drive("B o <enter> <ctrl-n> <ctrl-n> <enter>");
    let club = front.club();
    let cup = club.tournament(CUP).expect("the cup");
    let division = Division { above: Some(1600.0), below: Some(1700.0), provisional_ok: true };
    assert_eq!((cup.division, cup.first_move), (Some(division), Hand::new(0.55).ok()));
    assert_eq!(cup.card_game, Some(CardGame::PrimeDaifugo));
}

/// The bottom lines show what stands against the draft; the message adds the remedy.
#[test]
fn a_plan_that_cannot_be_is_refused_in_words_that_stand_once() {
    let mut front = Front::open(Hall::new());
    front.drive("n C u p <enter> <down><down><down><down> <tab> 3 <tab><right><tab><tab>");
    front.drive("<right><right><tab><right><tab><right><tab> 2 <tab> 9 <enter>");
    let shown = front.text();
    assert_eq!(shown.matches("9 more of the next rank cannot advance").count(), 1, "{shown}");
    assert!(shown.contains("Choose fewer than there are groups"), "{shown}");
}

#[test]
fn seeds_by_hand_begin_where_ratings_left_off() {
    let mut front = Front::open(named(&["Ada", "Bo", "Cy", "Di"]));
    front.drive(TO_ENTRANTS);
    front.drive("<space><space><space><space> <ctrl-n>");
    front.shows("1 Ada - 4 Di");
    front.drive("<right><right>");
    front.shows("Seeds are drawn by lot at the start.");
    front.drive("<left><left> J J");
    front.shows("by hand");
    front.shows("1 Bo - 4 Di");
    front.drive("<enter>");
    front.shows("seeded by hand");
    front.drive("<enter>");
    let club = front.club();
    let draw = club.tournament(CUP).expect("the cup").stage().and_then(|stage| stage.draw.clone());
    assert_eq!(draw.expect("drawn").seeds, [2, 3, 1, 4].map(PlayerId));
}

#[test]
fn lots_are_drawn_at_the_start_and_recorded() {
    let mut front = sixteen(TO_ENTRANTS);
    front.drive("<ctrl-n> <right><right> <ctrl-n> <enter>");
    let club = front.club();
    let draw = club.tournament(CUP).expect("the cup").stage().and_then(|stage| stage.draw.clone());
    assert!(draw.expect("drawn").lots.is_some());
}

#[test]
fn the_last_step_promises_no_draw_that_cannot_be_made() {
    let mut front = Front::open(named(&["Ada Primrose", "しろくま", "Robert Fisher"]));
    front.drive(TO_ENTRANTS);
    front.drive("<ctrl-n><ctrl-n>");
    front.shows("To be recorded");
    front.shows(" Enter entrants ");
    for promised in ["the pairings", "[ Enter: ", "Ctrl-N"] {
        assert!(!front.desk.text().contains(promised), "{promised} in\n{}", front.desk.text());
    }
    front.drive("<enter>");
    front.shows("Add entrant:");
    front.drive("A d a <enter> R o b <enter> <ctrl-n><ctrl-n>");
    for promised in ["the pairings", "[ Enter: Start ]", " Enter start "] {
        front.shows(promised);
    }
}

#[test]
fn the_field_for_a_file_says_what_its_keys_do() {
    let mut front = Front::open(named(&["Ada Primrose"]));
    front.drive(TO_ENTRANTS);
    front.drive("<ctrl-o>");
    front.shows(" Enter read  Tab complete ");
    front.shows(" Esc back ");
    assert!(!front.desk.text().contains("Ctrl-N next"), "{}", front.desk.text());
    for letter in "tests/fixtures/lists/pla".chars() {
        front.drive(&letter.to_string());
    }
    front.drive("<tab>");
    front.shows("tests/fixtures/lists/players.csv");
    front.drive("<enter>");
    front.shows("registered");
}

#[test]
fn the_entrant_just_added_is_named_counted_and_in_view() {
    let mut front = Front::open(Hall::new());
    front.drive(TO_ENTRANTS);
    for name in 1..=20 {
        front.drive(&format!("P l a y e r <space> x {} <enter>", char::from(b'a' + name)));
    }
    assert!(front.told().contains("Player xu added, 20 entrants"), "{}", front.text());
    assert!(front.quiet().contains("20. "), "{}", front.text());
}

/// Sixteen are entered, so the wizard does not ask for their number; the first line of the chosen order is taken.
#[test]
fn a_format_is_compared_and_taken() {
    let mut front = sixteen(TO_ENTRANTS);
    front.drive("<ctrl-n> <esc><esc><esc> <alt-c>");
    front.shows("16 players");
    front.shows("All ratings are equal");
    front.drive("<right> O O");
    front.shows("16 players");
    front.shows("Sorted by: over early.");
    front.drive("<enter>");
    front.shows("Format: pods of 4, 3 × 3 games.");
    front.shows("> * pods");
    front.drive("<alt-c> O O O O O <enter>");
    front.shows("Format: round robin.");
    front.shows("> * round robin");
}

const DOUBLE: Format = Format::DoubleElimination { grand_final: GrandFinal::Simple };

#[test]
fn a_format_is_selected_by_typing_its_name() {
    let double = Format::RoundRobin { double: true };
    for (language, typed, format) in [
        (Language::English, "p", Format::Tables { size: 4, games: 1 }),
        (Language::English, "d o u b", double),
        (Language::English, "d d", DOUBLE),
        (Language::English, "d p s w", Format::Swiss { rounds: 0, colours: true }),
        (Language::Japanese, "ス イ", Format::Swiss { rounds: 0, colours: true }),
        (Language::Japanese, "l a", Format::Ladder),
    ] {
        let mut front = Front::speaking(Hall::new(), language);
        front.drive("n C u p <enter>");
        front.drive(typed);
        front.shows(&format!("> * {}", language.words().term.format(format)));
    }
}

#[test]
fn formats_are_compared_before_anybody_is_entered() {
    let mut front = Front::open(Hall::new());
    front.drive("n C u p <enter> <alt-c>");
    front.shows("16 players");
    front.drive("<left> <left>");
    front.shows("14 players");
    front.drive("<esc>");
    front.shows("One loss and out.");
}
