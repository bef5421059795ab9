//! A club with events of every kind and random happenings: people are merged, and play continues.

use banzuke::club::action::{AddPlayer, EnterPlayers, SetExternalId};
use banzuke::club::question::seeding::DrawChoice;
use banzuke::club::registry::{ExternalId, Merger};
use banzuke::club::{Action, Club, Seq};
use banzuke::desk::DeskError;
use banzuke::domain::chance::shuffle;
use banzuke::domain::format::Format;
use banzuke::domain::ids::TournamentId;
use banzuke::domain::length::Length;
use banzuke::domain::number::PlayerId;
use banzuke::journal::fold::live;
use proptest::prelude::*;

use super::{merge, unmerge};
use crate::common::{Hall, add_player, create};
use crate::fold::propose::{Request, propose};

/// The number of registrations at the start.
const PEOPLE: u32 = 12;

/// Actions besides merges; an action listed more often is chosen more often.
const LIFE: [&str; 23] = [
    "record_result",
    "record_result",
    "record_result",
    "record_match",
    "record_match",
    "record_game",
    "record_game",
    "correct_result",
    "correct_game",
    "enter_players",
    "draw_stage",
    "draw_round",
    "call_match",
    "start_match",
    "add_player",
    "rename_player",
    "add_alias",
    "remove_alias",
    "set_club",
    "set_born",
    "set_publicity",
    "withdraw",
    "replace_entrant",
];

/// Something that happens.
#[derive(Clone, Debug)]
pub(super) enum Happening {
    /// The desk tries an action, with these choices.
    Life(usize, [u32; 6]),
    /// Two registrations are merged, if any two may be.
    Found(u32),
    /// A merge is undone, by an unmerge or by undoing its entry.
    TakenBack(u32, bool),
    /// Two are declared different people, or this is withdrawn.
    Judged([u32; 6]),
    /// A registration gets or loses an external ID; there are few numbers.
    Numbered([u32; 3]),
}

/// The seed of a town, and its happenings.
pub(super) fn towns() -> impl Strategy<Value = (u64, Vec<Happening>)> {
    let happening = prop_oneof![
        6 => (0..LIFE.len(), any::<[u32; 6]>()).prop_map(|(at, by)| Happening::Life(at, by)),
        3 => any::<u32>().prop_map(Happening::Found),
        1 => (any::<u32>(), any::<bool>()).prop_map(|(by, undo)| Happening::TakenBack(by, undo)),
        1 => any::<[u32; 6]>().prop_map(Happening::Judged),
        2 => any::<[u32; 3]>().prop_map(Happening::Numbered),
    ];
    (any::<u64>(), prop::collection::vec(happening, 1..40))
}

/// A town with some people in some events, with half of the matches played.
pub(super) fn town(seed: u64) -> Hall {
    let mut hall = Hall::new();
    let people: Vec<PlayerId> = (1..=PEOPLE).map(PlayerId).collect();
    hall.does_all(people.iter().map(|player| registration(*player, seed)).collect());
    let elimination = Format::SingleElimination { third_place: true, placement: false };
    let formats = [
        Format::RoundRobin { double: false },
        elimination,
        Format::Tables { size: 3, games: 2 },
        Format::Recorded,
        Format::Ladder,
        elimination,
    ];
    for (number, format) in (1..).zip(formats) {
        let (id, last) = (TournamentId(number), number == 6);
        let length = if format.has_draw() { Length::FirstTo(2) } else { Length::Open };
        hall.does(create(id, &format!("event {number}"), format, length));
        let mut players = people.clone();
        shuffle(&mut players, seed.wrapping_add(u64::from(number)));
        players.truncate(3 + (number as usize + (seed % 3) as usize) % 3);
        if format.has_draw() {
            hall.does(Action::EnterPlayers(EnterPlayers { tournament: id, players }));
        }
        if format.has_draw() && !last {
            let found = hall.desk.club().tournament(id).expect("opened");
            let draw = hall.desk.club().draw(found, &DrawChoice::default(), seed);
            hall.does(draw);
        }
    }
    for at in 0..14_u32 {
        let part = |n: u32| u32::try_from((seed >> (n + at)) % (1 << 31)).expect("31 bits");
        let by = [0, 1, 2, 3, 4, 5].map(|n| part(n) ^ at);
        live_on(&mut hall, at as usize % 7, by);
    }
    hall
}

fn registration(player: PlayerId, seed: u64) -> Action {
    let by = seed >> (player.0 % 32);
    let mut action = add_player(player, &format!("選手 {}", player.0));
    if let Action::AddPlayer(AddPlayer { reading, club, aliases, external, .. }) = &mut action {
        *reading = by.is_multiple_of(2).then(|| format!("せんしゅ {}", player.0));
        *club = by.is_multiple_of(3).then(|| format!("club {}", by % 4));
        aliases.extend((by.is_multiple_of(5)).then(|| format!("alias {}", player.0)));
        let number = ExternalId { scheme: "jpda".to_owned(), value: format!("B-{}", player.0) };
        external.extend((by.is_multiple_of(7)).then_some(number));
    }
    action
}

fn live_on(hall: &mut Hall, at: usize, picks: [u32; 6]) {
    let kind = Action::KINDS.iter().position(|kind| *kind == LIFE[at]).expect("a kind");
    if let Some(action) = propose(hall.desk.club(), &Request { kind, picks, wild: false }) {
        tries(hall, action);
    }
}

/// Tries an action, which may be refused.
fn tries(hall: &mut Hall, action: Action) {
    let told = format!("{action:?}");
    match hall.perform(vec![action]) {
        Ok(_) | Err(DeskError::Refused(_)) => {}
        Err(fault) => panic!("{told} gave {fault:?}"),
    }
}

/// All pairs that may be merged now, the registration to keep first.
pub(super) fn mergeable(club: &Club) -> Vec<Merger> {
    let all = || club.registry().registrations().map(|player| player.id);
    let pairs = all().flat_map(|keep| all().map(move |absorb| Merger { keep, absorb }));
    pairs.filter(|one| club.check(&merge(one.keep, one.absorb)).is_ok()).collect()
}

/// The entry of a valid merge.
pub(super) fn entry_of(hall: &Hall, one: Merger) -> Seq {
    let entries = hall.desk.entries();
    let counts = live(entries);
    let decided =
        |at: &usize| counts[*at] && entries[*at].actions[..] == [merge(one.keep, one.absorb)];
    entries[(0..entries.len()).rev().find(decided).expect("it was decided")].seq
}

/// Undoes a valid merge: nothing may prevent it, whatever has happened since.
pub(super) fn take_back(hall: &mut Hall, one: Merger, undo: bool) {
    if undo {
        let Seq(seq) = entry_of(hall, one);
        hall.undo(Some(seq)).expect("a merger can be undone");
    } else {
        hall.does(unmerge(one.keep, one.absorb));
    }
    assert!(!hall.desk.club().registry().mergers().contains(&one));
}

pub(super) fn happen(hall: &mut Hall, happening: &Happening) {
    match *happening {
        Happening::Life(at, picks) => live_on(hall, at, picks),
        Happening::Found(by) => {
            let free = mergeable(hall.desk.club());
            if !free.is_empty() {
                let one = free[by as usize % free.len()];
                hall.does(merge(one.keep, one.absorb));
            }
        }
        Happening::TakenBack(by, undo) => {
            let known = hall.desk.club().registry().mergers();
            if !known.is_empty() {
                let one = known[by as usize % known.len()];
                take_back(hall, one, undo);
            }
        }
        Happening::Numbered([player, scheme, value]) => {
            let registry = hall.desk.club().registry();
            // Players with several numbers come first: that is where it may go wrong.
            let merged: Vec<PlayerId> = registry
                .iter()
                .filter(|person| !person.absorbed.is_empty())
                .flat_map(|person| person.numbers())
                .collect();
            let player = match merged.len() {
                0 => PlayerId(1 + player % PEOPLE),
                several => merged[player as usize % several],
            };
            let scheme = ["jpda", "ＪＰＤＡ"][scheme as usize % 2].to_owned();
            let value = ["7", "７", "8"].get(value as usize % 4).map(|&value| value.to_owned());
            tries(hall, Action::SetExternalId(SetExternalId { player, scheme, value }));
        }
        Happening::Judged(picks) => {
            let kind = Action::KINDS.iter().position(|kind| *kind == "judge_players");
            let wish = Request { kind: kind.expect("a kind"), picks, wild: false };
            if let Some(action) = propose(hall.desk.club(), &wish) {
                tries(hall, action);
            }
        }
    }
}
