//! Random keys at desk one, with random entries by desk two between them; with a
//! desk that has seen them, and with one whose snapshot is half a second old.

use banzuke::club::action::{
    CallAgain, CallMatch, CorrectResult, DrawPairings, DrawStage, EnterPlayers, MergePlayers,
    PostponeMatch, RecordResult, RemoveEntrant, RenamePlayer, SetRatingList, SetTables, StartMatch,
    Withdraw, WithdrawCall,
};
use banzuke::club::question::floor::Where;
use banzuke::club::question::seeding::DrawChoice;
use banzuke::club::{Action, Club, Fact, Phase, Seq};
use banzuke::command::CommandId;
use banzuke::domain::format::Format;
use banzuke::domain::hall::Table;
use banzuke::domain::ids::{ListId, TournamentId};
use banzuke::domain::length::Length;
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{Outcome, Score};
use banzuke::journal::Entry;
use banzuke::journal::fold::fold;
use banzuke::request::Request;
use banzuke::tui::event::Event;
use banzuke::tui::kit::key::Key;
use banzuke::tui::route::{Route, TournamentView};
use banzuke::words::{ENGLISH, JAPANESE, Words};
use proptest::prelude::*;
use proptest::sample::select;

use crate::common::trials::holds;
use crate::common::{CUP, Hall, add_player, create, today};
use crate::tui::front::Front;

/// The number of sequences in the usual run and in the long one.
const SEQUENCES: (usize, usize) = (24, 10_000);
const OPEN: TournamentId = TournamentId(2);
const NAMES: &[&str] =
    &["Zoe", "Yanni", "Xiang", "Wilma", "Vikram", "Ursula", "Tomoko", "Quill Ada", "Quill Adda"];

#[derive(Debug, Clone)]
enum Happening {
    /// One of the available commands by its key, as an index into all that may be run now.
    Live(usize),
    Key(&'static str),
    Typed(&'static str),
    Opens(usize),
    /// Desk two records an action, given as an index into all that it can record.
    Other(usize, usize),
}

/// Screens that are in use while other desks make changes.
const ROUTES: &[Route] = &[
    Route::Floor,
    Route::Hall,
    Route::Ranking,
    Route::ResultSheet(None),
    Route::Duplicates(None),
    Route::Boards(OPEN),
    Route::Limits(CUP),
    Route::ListForm(Some(ListId::MAIN)),
    Route::Enter(TournamentId(3)),
    Route::Tournament { id: CUP, view: TournamentView::Usual },
    Route::Tournament { id: OPEN, view: TournamentView::Usual },
    Route::Tournament { id: TournamentId(3), view: TournamentView::Usual },
];

const KEYS: &[&str] = &[
    "enter",
    "enter",
    "enter",
    "y",
    "down",
    "up",
    "tab",
    "esc",
    "0",
    "1",
    "2",
    "2",
    "x",
    "l",
    "s",
    "space",
    "backspace",
    "left",
    "right",
    "u",
    "N",
];

const TEXTS: &[&str] = &["1 2-0", "2 2-1", "20", "21", "quill", "zo", ", 9", "24"];

fn happening() -> impl Strategy<Value = Happening> {
    prop_oneof![
        6 => any::<usize>().prop_map(Happening::Live),
        14 => select(KEYS).prop_map(Happening::Key),
        3 => select(TEXTS).prop_map(Happening::Typed),
        3 => any::<usize>().prop_map(Happening::Opens),
        10 => (any::<usize>(), any::<usize>()).prop_map(|(what, which)| Happening::Other(what, which)),
    ]
}

/// A bracket, a Swiss between two rounds, a round robin that takes entries, tables, and two who are alike.
fn hall() -> Hall {
    let mut hall = Hall::new();
    let add = (1..).zip(NAMES).map(|(no, name)| add_player(PlayerId(no), name));
    hall.perform(add.collect()).expect("registered");
    let four: Vec<PlayerId> = (1..=4).map(PlayerId).collect();
    let six: Vec<PlayerId> = (1..=6).map(PlayerId).collect();
    let table = |no: u32| Table { name: no.to_string(), reserved: false };
    hall.perform(vec![Action::SetTables(SetTables { tables: (1..=3).map(table).collect() })])
        .expect("set");
    let single = Format::SingleElimination { third_place: false, placement: false };
    let swiss = Format::Swiss { rounds: 3, colours: false };
    for (id, name, format, players) in [(CUP, "Cup", single, four), (OPEN, "Open", swiss, six)] {
        hall.perform(vec![
            create(id, name, format, Length::FirstTo(2)),
            Action::EnterPlayers(EnterPlayers { tournament: id, players }),
        ])
        .expect("entered");
        let club = hall.desk.club();
        let found = club.tournament(id).expect("there");
        let drawn = club.drawn(found, &DrawChoice::default(), 7).expect("drawn");
        hall.perform(drawn).expect("drawn");
    }
    let robin = Format::RoundRobin { double: false };
    hall.perform(vec![
        create(TournamentId(3), "League", robin, Length::FirstTo(2)),
        Action::EnterPlayers(EnterPlayers {
            tournament: TournamentId(3),
            players: vec![PlayerId(5), PlayerId(6), PlayerId(7)],
        }),
    ])
    .expect("entered");
    hall
}

/// Actions that desk two may record in the current club; one that is refused then is fine too.
fn others(club: &Club, which: usize) -> Vec<Vec<Action>> {
    let pick = |len: usize| which.checked_rem(len).unwrap_or_default();
    let mut all = vec![
        vec![add_player(club.next_player(), &format!("Guest {}", club.next_player().0))],
        vec![Action::SetTables(SetTables {
            tables: (1..=1 + pick(4))
                .map(|no| Table { name: no.to_string(), reserved: false })
                .collect(),
        })],
        vec![Action::RenamePlayer(RenamePlayer {
            player: PlayerId(1),
            name: format!("Zoe {}", which % 10),
        })],
        vec![Action::MergePlayers(MergePlayers { keep: PlayerId(8), absorb: PlayerId(9) })],
    ];
    let list = club.list(ListId::MAIN).expect("the list");
    let mut scale = list.scale.clone();
    scale.k = 20.0 + f64::from(u8::try_from(pick(10)).expect("few"));
    let (name, established) = (list.name.clone(), list.established);
    all.push(vec![Action::SetRatingList(SetRatingList {
        list: ListId::MAIN,
        name,
        scale: Box::new(scale),
        established,
    })]);
    let live: Vec<_> =
        club.live().filter_map(|(t, played)| Some((t.id, played.no, played.players()?))).collect();
    if let Some(&(tournament, no, sides)) = live.get(pick(live.len())) {
        let outcome = Outcome::Score(Score::new(2, u32::try_from(which % 2).expect("few")));
        all.push(vec![Action::RecordResult(RecordResult {
            tournament,
            no,
            sides,
            outcome,
            played_on: today(),
        })]);
        let table = (1 + which % 3).to_string();
        all.push(vec![Action::CallMatch(CallMatch { tournament, no, table })]);
        all.push(vec![Action::WithdrawCall(WithdrawCall { tournament, no })]);
    }
    for tournament in club.tournaments() {
        let id = tournament.id;
        let player = PlayerId(1 + u32::try_from(which % 9).expect("few"));
        if tournament.phase == Phase::Registering {
            all.push(vec![Action::EnterPlayers(EnterPlayers {
                tournament: id,
                players: vec![player],
            })]);
            all.push(vec![Action::RemoveEntrant(RemoveEntrant { tournament: id, player })]);
            all.extend(club.drawn(tournament, &DrawChoice::default(), 3));
        }
        let played: Vec<_> = tournament.matches.iter().filter(|one| one.record.is_some()).collect();
        if let Some(one) = played.get(pick(played.len()))
            && let Some(record) = one.record
        {
            all.push(vec![Action::CorrectResult(CorrectResult {
                tournament: id,
                no: one.no,
                sides: record.sides,
                outcome: Outcome::Score(Score::new(u32::from(which % 2 == 1), 2)),
                void: Vec::new(),
                keep: Vec::new(),
                reason: None,
            })]);
        }
        let round = Request::DrawRound { tournament: id, lots: None };
        all.extend(round.decide(club, 5));
    }
    all
}

/// The text of the part of the screen that names the subject of a key: the window
/// on top, otherwise the selected lines, otherwise the whole dialogue.
fn named(front: &Front) -> String {
    let text = front.text();
    if front.desk.app.overlay().is_some() {
        let inside = |line: &str| {
            let (_, inside) = line.split_once('│')?;
            inside.rsplit_once('│').map(|(inside, _)| inside.to_owned())
        };
        return text.lines().filter_map(inside).collect::<Vec<_>>().join("\n");
    }
    match front.desk.app.route() {
        Route::Enter(_) => {
            text.lines().filter(|line| line.contains("> ")).collect::<Vec<_>>().join("\n")
        }
        _ => text,
    }
}

/// The players whom an action concerns.
fn players(action: &Action, club: &Club) -> Vec<PlayerId> {
    let of = |at: Where| club.fixture(at).map(|(_, one)| one.players()).unwrap_or_default();
    match action {
        Action::RecordResult(RecordResult { sides, .. })
        | Action::CorrectResult(CorrectResult { sides, .. }) => sides.to_vec(),
        Action::CallMatch(CallMatch { tournament, no, .. })
        | Action::CallAgain(CallAgain { tournament, no })
        | Action::StartMatch(StartMatch { tournament, no })
        | Action::WithdrawCall(WithdrawCall { tournament, no })
        | Action::PostponeMatch(PostponeMatch { tournament, no, .. }) => of((*tournament, *no)),
        Action::MergePlayers(MergePlayers { keep, absorb }) => vec![*keep, *absorb],
        Action::RemoveEntrant(RemoveEntrant { player, .. })
        | Action::Withdraw(Withdraw { player, .. }) => vec![*player],
        Action::EnterPlayers(EnterPlayers { players, .. }) => players.clone(),
        Action::DrawPairings(DrawPairings { pairs, .. }) => pairs.concat(),
        _ => Vec::new(),
    }
}

fn front_name(shown: &Club, player: PlayerId) -> String {
    shown.player(player).map_or_else(String::new, |player| player.name.clone())
}

/// Checks that the key did what the screen named.
fn is_named(
    entry: &Entry,
    names_itself: bool,
    (screen, text): (&str, &str),
    (shown, before): (&Club, &Club),
) -> Result<(), TestCaseError> {
    for action in &entry.actions {
        for fact in Fact::of(action, shown) {
            let now = fact.in_club(before);
            // A correction that loses a table takes the call from where it is now.
            let is_about = !matches!(fact, Fact::Effect(..));
            prop_assert!(!is_about || now == fact, "{action:?}: {fact:?}, but {now:?}\n{text}");
        }
        let sets_hall = entry.actions.iter().any(|one| matches!(one, Action::SetTables(_)));
        let draws = entry.actions.iter().any(|one| matches!(one, Action::DrawStage(_)));
        if let Action::DrawStage(DrawStage { stage: 1, seeds, .. }) = action {
            // In whichever language it is by now.
            let many =
                ["{} entrants", "{}人"].map(|said| said.replace("{}", &seeds.len().to_string()));
            let is_said = many.iter().any(|many| screen.contains(many));
            prop_assert!(is_said, "{many:?}\n{text}");
        }
        if names_itself || sets_hall || draws {
            continue;
        }
        for player in players(action, before) {
            // A player registered with the entry was typed, not named.
            let Some(known) = shown.player(player) else { continue };
            let name = known.name.as_str();
            // The palette covers names in the middle of a line; the number at its beginning stays.
            let is_told = screen.contains(name) || screen.contains(&player.to_string());
            // A question keeps the name with which it was asked, and another desk only adds to names.
            let first = NAMES.get(usize::try_from(player.0).expect("few") - 1);
            let is_told = is_told || first.is_some_and(|first| screen.contains(first));
            prop_assert!(is_told, "{action:?}: no {name}\n{text}");
        }
        if let Action::DrawPairings(DrawPairings { pairs, rules, .. }) = action {
            for pair in pairs {
                let [a, b] = pair.map(|one| front_name(shown, one));
                let both = |line: &str| line.contains(&a) && line.contains(&b);
                prop_assert!(screen.lines().any(both), "{rules:?}: no {a} - {b}\n{text}");
            }
        }
    }
    Ok(())
}

/// Whether a list of commands is open, in whichever language it is by now.
fn lists_commands(text: &str) -> bool {
    let titles = |words: &Words| [words.screen.palette.title(), words.screen.help.title()];
    let titles = [&ENGLISH, &JAPANESE].map(titles).concat();
    titles.iter().any(|title| text.contains(&format!("┌ {title} ")))
}

/// A key at desk one.
fn press(front: &mut Front, key: Key) -> Result<(), TestCaseError> {
    let live = front.desk.app.live();
    let command = live.iter().find(|live| live.keys.contains(&key)).map(|live| live.command.id);
    let (screen, text) = (named(front), front.text());
    // The next match is called by a key that is the same everywhere; whole crowds are counted; a command that is chosen
    // from a list is named there, and is about the row that was selected when the list was opened.
    let names_itself = match command {
        Some(CommandId::CallNext | CommandId::AddAllPlayers | CommandId::AddPreviousEntrants) => {
            true
        }
        Some(CommandId::Open) => lists_commands(&text),
        _ => false,
    };
    let shown = front.desk.app.data.club.clone();
    let _ = front.hall.desk.follow().expect("followed");
    let known = front.hall.desk.entries().len();
    let asked = front.asks(Event::KeyPressed(key));
    let _ = front.hall.desk.follow().expect("followed");
    let entries = front.hall.desk.entries().to_vec();
    for at in known..entries.len() {
        let entry = &entries[at];
        if entry.undoes.is_none() {
            let before = fold(&entries[..at]).expect("sound");
            is_named(entry, names_itself, (&screen, &text), (&shown, &before))?;
        }
    }
    let told = asked && entries.len() == known;
    prop_assert!(!told || front.desk.app.toast.is_some(), "nothing was done or said\n{text}");
    Ok(())
}

fn goes_well(file: &[u8], slow: bool, sequence: &[Happening]) -> Result<(), TestCaseError> {
    let mut front = Front::open(Hall::copy_of(file));
    front.desk.resize(100, 30);
    front.search();
    for happening in sequence {
        match *happening {
            Happening::Live(at) => {
                let live = front.desk.app.live();
                let keys: Vec<Key> = live.iter().flat_map(|one| one.keys.iter().copied()).collect();
                if !keys.is_empty() {
                    press(&mut front, keys[at % keys.len()])?;
                }
            }
            Happening::Key(name) => press(&mut front, Key::parse(name).expect("a key"))?,
            Happening::Typed(text) => {
                for letter in text.chars() {
                    let key = crossterm::event::KeyCode::Char(letter);
                    press(&mut front, Key::plain(key))?;
                }
            }
            Happening::Opens(at) => front.show(ROUTES[at % ROUTES.len()].clone()),
            Happening::Other(what, which) => {
                let all = others(&front.club(), which);
                let _ = front.hall.perform(all[what % all.len()].clone());
                if !slow {
                    front.wake();
                }
            }
        }
        if slow && matches!(happening, Happening::Opens(_)) {
            // Half a second has passed.
            front.wake();
        }
    }
    prop_assert_eq!(front.hall.desk.verify().expect("verified"), []);
    Ok(())
}

fn try_all(slow: bool) {
    let file = hall().into_file();
    let sequence = proptest::collection::vec(happening(), 15..50);
    holds(SEQUENCES, &sequence, |sequence| goes_well(&file, slow, &sequence));
}

#[test]
fn a_key_does_what_the_screen_named_whatever_another_desk_does() {
    try_all(false);
}

#[test]
fn a_key_does_what_the_screen_named_though_the_desk_is_half_a_second_behind() {
    try_all(true);
}

/// The check is not one that accepts everything.
#[test]
fn what_no_screen_named_is_found_out() {
    let hall = hall();
    let club = hall.desk.club().clone();
    let (tournament, played) = club.live().next().expect("a match");
    let sides = played.players().expect("both");
    let entry = Entry {
        actions: vec![Action::RecordResult(RecordResult {
            tournament: tournament.id,
            no: played.no,
            sides,
            outcome: Outcome::Score(Score::new(2, 0)),
            played_on: today(),
        })]
        .into(),
        ..Entry::clone(hall.desk.entries().last().expect("one"))
    };
    assert!(entry.seq > Seq(0));
    assert!(is_named(&entry, false, ("Quill Ada", ""), (&club, &club)).is_err());
    let [a, b] = sides.map(|one| club.player(one).expect("there").name.clone());
    assert!(is_named(&entry, false, (&format!("{a} - {b}"), ""), (&club, &club)).is_ok());
}
