//! A tournament that is moved to another club stays the same.

use std::collections::BTreeSet;

use banzuke::club::event_file::EventFile;
use banzuke::club::{Action, Club, Seq, Tournament};
use banzuke::domain::ids::{ListId, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::import::{DuplicatePolicy, EventReport, Terms};
use banzuke::journal::fold::live;
use chrono::NaiveDate;

use super::memory::Memory;
use crate::common::today;

/// All decisions of a journal, and whether each counts.
fn decisions(memory: &Memory) -> Vec<(Seq, Action, bool)> {
    let journal = memory.journal.iter().zip(live(&memory.journal));
    let of_entry = journal
        .flat_map(|(entry, live)| entry.actions.iter().map(move |a| (entry.seq, a.clone(), live)));
    of_entry.collect()
}

fn file(club: &Club, id: TournamentId, decisions: &[(Seq, Action, bool)]) -> EventFile {
    let decisions = decisions.iter().map(|(seq, action, live)| (*seq, action, *live));
    EventFile::of(club, id, decisions, true).expect("it was decided")
}

/// Moves every tournament into an empty club: equal pairings, results, standings, and
/// ratings if nothing else moved them. Exporting it again gives the same bytes.
pub(super) fn comes_through(memory: &Memory) {
    let decided = decisions(memory);
    for tournament in memory.club.tournaments() {
        // A file with a day on which nothing can have been played is refused.
        let of_it = decided.iter().filter(|(_, one, _)| one.tournament() == Some(tournament.id));
        if of_it.into_iter().any(|(_, one, _)| one.may_be_dated(NaiveDate::MAX).is_err()) {
            continue;
        }
        let file = file(&memory.club, tournament.id, &decided);
        let text = file.to_string();
        let report = EventReport::read(text.as_bytes()).expect("our own file");
        let (list, today) = (ListId::MAIN, NaiveDate::MAX);
        let terms = Terms { tournament: None, list, date: None, today };
        let plan = report.plan(&Club::default(), None, &terms, &DuplicatePolicy::Ask.into());
        let plan = plan.unwrap_or_else(|unread| panic!("{unread:?}\n{text}"));
        assert_eq!((plan.suspects.len(), plan.notes.len()), (0, 0));
        let mut club = plan.club.clone();
        club.settle();
        let there = club.tournament(TournamentId(1)).expect("it was taken in");
        let players = numbers(tournament.id, &decided);
        same_event(tournament, there, &players);
        let alone = memory.club.tournaments().all(|other| {
            other.id == tournament.id
                || other.matches.iter().all(|one| one.record.is_none())
                    && other.pods.iter().all(|pod| pod.games.is_empty())
        });
        let untouched = memory.club.by_hand().is_empty() && !memory.club.registry().has_mergers();
        if alone && untouched {
            for (local, player) in (1..).map(PlayerId).zip(&players) {
                let ratings =
                    [memory.club.rating(tournament.list, *player), club.rating(there.list, local)];
                assert_eq!(ratings[0].to_bits(), ratings[1].to_bits(), "{ratings:?} of {player}");
            }
        }
        let again: Vec<_> = plan.actions.into_iter().map(|action| (Seq(1), action, true)).collect();
        assert_eq!(self::file(&club, there.id, &again).to_string(), text);
    }
}

/// The players that a tournament's decisions name, in the order of their numbers.
fn numbers(id: TournamentId, decided: &[(Seq, Action, bool)]) -> Vec<PlayerId> {
    let mut named = BTreeSet::new();
    for (_, action, live) in decided {
        if *live && action.tournament() == Some(id) && action.is_of_record() {
            named.extend(action.clone().numbers_mut().players.iter().map(|player| **player));
        }
    }
    named.into_iter().collect()
}

#[track_caller]
fn same_event(here: &Tournament, there: &Tournament, players: &[PlayerId]) {
    let at = |player: PlayerId| players.iter().position(|known| *known == player);
    let moved =
        |player: PlayerId| PlayerId(u32::try_from(at(player).expect("named")).expect("few") + 1);
    let standings = |tournament: &Tournament, moved: &dyn Fn(PlayerId) -> PlayerId| {
        let lines = tournament.standings().into_iter();
        lines
            .map(|line| {
                format!(
                    "{:?} {} {:?} {:?}",
                    line.rank,
                    moved(line.player),
                    line.points,
                    line.values
                )
            })
            .collect::<Vec<_>>()
    };
    let same = |player: PlayerId| player;
    assert_eq!(standings(there, &same), standings(here, &moved), "{}", here.name);
    let matches = |tournament: &Tournament, moved: &dyn Fn(PlayerId) -> PlayerId| {
        let all = tournament.matches.iter();
        all.map(|one| {
            let sides = one.sides.map(|side| side.map(moved));
            let record = one
                .record
                .map(|record| (record.sides.map(moved), record.outcome, record.played_on));
            format!("{} {:?} {sides:?} {record:?} {:?}", one.stage, one.round, one.games)
        })
        .collect::<Vec<_>>()
    };
    assert_eq!(matches(there, &same), matches(here, &moved), "{}", here.name);
    assert_eq!((here.phase, here.pods.len()), (there.phase, there.pods.len()));
    assert_eq!((&here.name, here.exits.len()), (&there.name, there.exits.len()));
    let seats = |tournament: &Tournament| {
        tournament.pods.iter().map(|pod| pod.games.len()).collect::<Vec<_>>()
    };
    assert_eq!(seats(here), seats(there));
}

/// A tournament file that is cut off or changed anywhere is either refused, or imported as a whole.
#[test]
fn a_broken_tournament_file_is_refused() {
    let mut cup = Memory::of(
        banzuke::domain::format::Format::SingleElimination { third_place: true, placement: false },
        4,
    );
    cup.record(1, 2, 0);
    cup.record(2, 1, 2);
    let text = file(&cup.club, crate::common::CUP, &decisions(&cup)).to_string();
    let club = Club::default();
    let terms = Terms { tournament: None, list: ListId::MAIN, date: None, today: today() };
    let read = |text: &[u8]| match EventReport::read(text) {
        Ok(report) => report.plan(&club, None, &terms, &DuplicatePolicy::Ask.into()).is_ok(),
        Err(fault) => {
            assert!(fault.line >= 1);
            false
        }
    };
    assert!(read(text.as_bytes()));
    for end in 0..text.trim_end().len() {
        assert!(!read(&text.as_bytes()[..end]), "cut at {end}");
    }
    let mut refused = 0;
    for at in 0..text.len() {
        for put in [b"0".as_slice(), b"\"", b"\n", b"", b"\xff"] {
            let broken = [&text.as_bytes()[..at], put, &text.as_bytes()[at + 1..]].concat();
            refused += usize::from(!read(&broken));
        }
    }
    assert!(refused > 3 * text.len(), "{refused} of {}", 5 * text.len());
    for (from, to) in [
        ("banzuke-tournament-1", "banzuke-tournament-2"),
        (
            "\"kind\":\"enter_players\",\"tournament\":1",
            "\"kind\":\"enter_players\",\"tournament\":2",
        ),
        ("\"players\":[1,2", "\"players\":[1,9"),
        ("create_tournament", "delete_tournament"),
    ] {
        assert!(text.contains(from), "{from}\n{text}");
        assert!(!read(text.replace(from, to).as_bytes()), "{to}");
    }
}
