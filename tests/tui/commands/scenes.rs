//! Clubs and screens for the trials of the commands.

use banzuke::club::Action;
use banzuke::club::action::{AddStage, DrawStage, EnterPlayers, RecordResult};
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{Length, Lengths, Outcome, Score};
use banzuke::domain::seeding::Split;

use crate::common::{CUP, Hall, create, today};
pub(super) use crate::tui::budget::{at_the_door, hall, two_events};
pub(super) use crate::tui::certain::duplicates as certain;
use crate::tui::front::Front;
pub(super) use crate::tui::identity::duplicates;
pub(super) use crate::tui::party::{following, over as party_over};
use crate::tui::ratings::{easy, season};
use crate::tui::scoring::{ELIMINATION, ROBIN, named, started};
use crate::tui::{fees, prizes, returns};

/// A file with nothing in it.
pub(super) fn empty() -> Front {
    Front::open(Hall::new())
}

/// An event that asks a fee takes entries.
pub(super) fn fees() -> Front {
    Front::open(fees::asked())
}

/// All is played, and prizes are set.
pub(super) fn ceremony() -> Front {
    Front::open(prizes::ceremony())
}

/// An entrant of a round robin has withdrawn and is selected.
pub(super) fn left() -> Front {
    returns::left()
}

/// A bracket of which nothing was played, on its first entrant.
pub(super) fn unplayed() -> Front {
    returns::unplayed()
}

/// Forty players.
pub(super) fn forty() -> Front {
    Front::open(named(40))
}

/// A season of rated matches.
pub(super) fn rated() -> Front {
    Front::open(season(easy()))
}

/// Two rating lists.
pub(super) fn two_lists() -> Front {
    let mut front = rated();
    front.drive("3 a s h o g i <enter>");
    front
}

/// A tournament that takes entries and has three of them.
pub(super) fn entered() -> Front {
    let mut hall = named(4);
    let players = (1..=3).map(PlayerId).collect();
    let enter = Action::EnterPlayers(EnterPlayers { tournament: CUP, players });
    hall.perform(vec![create(CUP, "Cup", ROBIN, Length::FirstTo(2)), enter]).expect("entered");
    Front::open(hall)
}

/// The first match is at the only table.
pub(super) fn called() -> Front {
    let mut front = hall();
    front.drive("N");
    front
}

/// Everything is played.
pub(in crate::tui) fn over() -> Front {
    let mut hall = started(4, ELIMINATION, Length::FirstTo(2));
    for no in 1..=4 {
        hall.record(no, 2, 0).expect("recorded");
    }
    Front::open(hall)
}

/// Two groups of two, of whom one each goes on; both are level.
pub(in crate::tui) fn level() -> Front {
    Front::open(tied())
}

/// The club of [`level`] before it is shown.
pub(in crate::tui) fn tied() -> Hall {
    let mut hall = named(4);
    let format = Format::Groups { groups: 2, double: false, split: Split::Snake };
    let knock_out = StagePlan {
        takes: Some(1),
        ..StagePlan::new(ELIMINATION, Lengths::all(Length::FirstTo(2)), Seeding::Entry)
    };
    let seeds: Vec<PlayerId> = (1..=4).map(PlayerId).collect();
    let groups = vec![vec![seeds[0], seeds[3]], vec![seeds[1], seeds[2]]];
    hall.perform(vec![
        create(CUP, "Cup", format, Length::Games(2)),
        Action::AddStage(AddStage { tournament: CUP, stage: 2, plan: Box::new(knock_out) }),
        Action::EnterPlayers(EnterPlayers { tournament: CUP, players: seeds.clone() }),
        Action::DrawStage(DrawStage {
            tournament: CUP,
            stage: 1,
            seeds,
            lots: None,
            groups,
            ratings: Vec::new(),
        }),
    ])
    .expect("started");
    for no in 1..=2 {
        let mut result = hall.result(no, 1, 1);
        if let Action::RecordResult(RecordResult { outcome, played_on, .. }) = &mut result {
            (*outcome, *played_on) = (Outcome::Score(Score::new(1, 1)), today());
        }
        hall.perform(vec![result]).expect("recorded");
    }
    hall
}

/// A Swiss of which the first round is paired.
pub(in crate::tui) fn swiss() -> Front {
    crate::tui::swiss::paired(7)
}

/// Two tables of four.
pub(super) fn seated() -> Front {
    crate::tui::pods::seated(8)
}

/// Somebody is merged with somebody else.
pub(super) fn merged() -> Front {
    let mut front = duplicates();
    front.drive("l");
    front
}
