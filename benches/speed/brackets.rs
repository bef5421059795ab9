//! Large brackets: the draw, and what a correction in a bracket that was played out would change.

use banzuke::club::action::{
    CorrectResult, CreateTournament, DrawStage, EnterPlayers, RecordResult,
};
use banzuke::club::{Action, Club, MatchState, Place, Seq, Tournament};
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::ids::{ListId, MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{Length, Lengths, Outcome, Score};
use chrono::NaiveDate;
use criterion::{BatchSize, Criterion};

use super::events::player;

const CUP: TournamentId = TournamentId(1);
const ENTRANTS: u32 = 1_024;

pub(super) fn bench(criterion: &mut Criterion) {
    let single = Format::SingleElimination { third_place: false, placement: false };
    let double = Format::DoubleElimination { grand_final: GrandFinal::Reset };
    let mut group = criterion.benchmark_group("brackets");
    let (entered, draw) = (entered(double, ENTRANTS), draw(ENTRANTS));
    group.bench_function("a double elimination of 1,024 is drawn", |bencher| {
        bencher.iter_batched_ref(
            || entered.clone(),
            |club| {
                perform(club, &draw);
                cup(club).matches_in(MatchState::Ready).count()
            },
            BatchSize::SmallInput,
        );
    });
    for (name, format) in [("single", single), ("double", double)] {
        let club = played_out(format);
        let correction = correction(&club);
        group.bench_function(
            format!("consequences in a {name} elimination of 1,024, played out"),
            |bencher| {
                bencher.iter_with_large_drop(|| club.consequences(&correction).expect("told"));
            },
        );
    }
    group.finish();
}

pub(super) fn cup(club: &Club) -> &Tournament {
    club.tournament(CUP).expect("the cup")
}

pub(super) fn perform(club: &mut Club, action: &Action) {
    club.perform(action, Place { seq: Seq(1), index: 0 }).expect("performed");
}

/// A cup of so many, not drawn yet.
pub(super) fn entered(format: Format, entrants: u32) -> Club {
    let mut club = Club::default();
    for number in 1..=entrants {
        perform(&mut club, &player(number));
    }
    let plan = StagePlan::new(format, Lengths::all(Length::FirstTo(2)), Seeding::Entry);
    let (list, name) = (ListId::MAIN, "Cup".to_owned());
    perform(
        &mut club,
        &Action::CreateTournament(CreateTournament {
            tournament: CUP,
            name,
            list,
            plan: Box::new(plan),
        }),
    );
    let players = (1..=entrants).map(PlayerId).collect();
    perform(&mut club, &Action::EnterPlayers(EnterPlayers { tournament: CUP, players }));
    club
}

pub(super) fn draw(entrants: u32) -> Action {
    Action::DrawStage(DrawStage {
        tournament: CUP,
        stage: 1,
        seeds: (1..=entrants).map(PlayerId).collect(),
        lots: None,
        groups: Vec::new(),
        ratings: Vec::new(),
    })
}

/// The first side wins every match.
fn played_out(format: Format) -> Club {
    let mut club = entered(format, ENTRANTS);
    perform(&mut club, &draw(ENTRANTS));
    let ready = |club: &Club| cup(club).matches_in(MatchState::Ready).map(|m| m.no).collect();
    loop {
        let due: Vec<MatchNo> = ready(&club);
        if due.is_empty() {
            club.settle();
            return club;
        }
        for no in due {
            let sides = cup(&club).match_no(no).and_then(|m| m.players()).expect("ready");
            let outcome = Outcome::Score(Score::new(2, 0));
            let played_on = NaiveDate::default();
            let action = Action::RecordResult(RecordResult {
                tournament: CUP,
                no,
                sides,
                outcome,
                played_on,
            });
            perform(&mut club, &action);
        }
    }
}

/// The first match went to the other side: whoever won the whole event had lost it.
fn correction(club: &Club) -> Action {
    let first = cup(club).matches.first().expect("drawn");
    Action::CorrectResult(CorrectResult {
        tournament: CUP,
        no: first.no,
        sides: first.players().expect("played"),
        outcome: Outcome::Score(Score::new(0, 2)),
        void: Vec::new(),
        keep: Vec::new(),
        reason: None,
    })
}
