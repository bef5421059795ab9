//! The operator's own commands, by key, palette and help, applied to the selected item.

use banzuke::domain::ids::MatchNo;
use banzuke::domain::number::PlayerId;
use banzuke::own_commands::{OwnEnd, OwnRun};
use banzuke::settings::{Effective, read};
use banzuke::tui::event::Effect;
use banzuke::tui::event::{Event, Outcome};
use banzuke::tui::keymap::Keymap;
use banzuke::tui::kit::key::Key;
use banzuke::tui::preferences::Preferences;

use crate::common::{CUP, Hall};
use crate::tui::budget::hall;
use crate::tui::front::Front;
use crate::tui::scoring::named;

const COMMANDS: &str = "
[commands.'Say hello']
key = 'ctrl-g'
on = 'player'
run = ['say', '--to={name}', '{number}', '{reading}']
[commands.'Show on stream']
key = 'Y'
on = 'match'
run = ['stream', '{event_name} {match}', '{first}', '{second}', '{first_number} {second_number}', '{table}']
shows = true
[commands.Mail]
key = 'V'
on = 'tournament'
run = ['mail', '{event}', '{event_name}']
[commands.Lights]
key = 'ctrl-y'
run = ['lights', 'on']
";

fn with_commands(mut front: Front) -> Front {
    let mut preferences = Preferences::default();
    read(COMMANDS, &mut preferences.effective).expect("good");
    let Effective { commands, .. } = preferences.effective.clone();
    front.prefer(preferences);
    front.desk.app.keymap = Keymap::embedded().owning(&commands).expect("free keys");
    front
}

/// The program and arguments that a key starts, if it starts any.
fn begun(front: &mut Front, key: &str) -> Option<Vec<String>> {
    let key = Event::KeyPressed(Key::parse(key).expect("a key"));
    let effects = front.desk.happens(key);
    effects.into_iter().find_map(|effect| match effect {
        Effect::Begin(OwnRun { run, .. }) => Some(run),
        _ => None,
    })
}

fn ends(front: &mut Front, fault: Option<&str>, said: &[&str]) {
    let said = Some(said.iter().copied().map(str::to_owned).collect());
    let end = OwnEnd { name: "Mail".to_owned(), fault: fault.map(str::to_owned), said };
    front.happens(Event::Outcome(None, Box::new(Outcome::from(end))));
}

#[test]
fn a_key_runs_its_program_with_the_facts_of_what_is_selected() {
    let mut front = with_commands(hall());
    let found = begun(&mut front, "Y").expect("the first ready match");
    assert_eq!(found.len(), 6);
    assert_eq!(
        (found[0].as_str(), found[1].as_str(), found[5].as_str()),
        ("stream", "京都オープン 2", "")
    );
    let club = front.club();
    let (_, first) = club.fixture((CUP, MatchNo(2))).expect("drawn");
    let players: Vec<PlayerId> = first.players();
    let name = |player: PlayerId| club.player(player).expect("registered").name.clone();
    assert_eq!(found[2..4], [name(players[0]), name(players[1])]);
    assert_eq!(found[4], format!("{} {}", players[0], players[1]));
    front.shows("Show on stream is running");
    assert_eq!(
        begun(&mut front, "V").expect("its tournament"),
        ["mail", CUP.to_string().as_str(), "京都オープン"]
    );
    assert_eq!(begun(&mut front, "ctrl-y").expect("anywhere"), ["lights", "on"]);
    assert_eq!(begun(&mut front, "ctrl-g"), None, "no player is selected at home");
    front.drive("2");
    let hello = ["say".to_owned(), format!("--to={}", name(PlayerId(1))), PlayerId(1).to_string()];
    let found = begun(&mut front, "ctrl-g").expect("the first player");
    assert_eq!((&found[..3], found[3].as_str()), (&hello[..], ""));
    front.drive("<enter>");
    assert_eq!(begun(&mut front, "ctrl-g").as_ref(), Some(&found), "on the player's page");
    front.drive("3");
    assert!(begun(&mut front, "ctrl-g").is_some(), "in the ranking");
}

#[test]
fn palette_and_help_have_them_and_say_why_not() {
    let mut front = with_commands(Front::open(named(40)));
    front.drive("2 ?");
    front.drive("/ h e l l o");
    front.shows("Say hello");
    front.shows("say --to={name} {number} {reading}");
    front.drive("<esc> <esc> <esc> 2 : h e l l o");
    front.shows("Say hello");
    let effects = front.desk.drive("<enter>");
    assert!(matches!(effects[..], [Effect::Begin(_)]), "{effects:?}");
    let mut nobody = with_commands(Front::open(Hall::new()));
    nobody.drive("2 <ctrl-g>");
    nobody.shows("no player is selected");
}

#[test]
fn an_output_is_shown_unless_something_is_typed_meanwhile() {
    let mut front = with_commands(Front::open(named(40)));
    ends(&mut front, None, &["first line", "second line"]);
    front.shows("second line");
    front.drive("<esc>");
    front.hides("second line");
    ends(&mut front, None, &[]);
    front.shows("Mail is done");
    front.drive("2 a A d");
    ends(&mut front, None, &["first line", "second line"]);
    assert!(front.told().contains("first line"), "{}", front.text());
    front.hides("second line");
    front.drive("a");
    front.shows("Ada");
    ends(&mut front, Some("failed: exit status: 3"), &["why"]);
    assert!(
        front.told().contains("Mail: failed: exit status: 3 (see the log file)"),
        "{}",
        front.told()
    );
}
