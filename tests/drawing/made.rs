//! Clubs for drawings, in memory.

use banzuke::club::action::{CreateTournament, DrawStage, EnterPlayers, RecordResult};
use banzuke::club::{Action, Club, Place, Seq};
use banzuke::domain::format::Format;
use banzuke::domain::format::Seeding;
use banzuke::domain::format::StagePlan;
use banzuke::domain::ids::ListId;
use banzuke::domain::length::{Length, Lengths};
use banzuke::domain::name::clean;
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{Outcome, Score};
use chrono::{Days, NaiveDate};

use crate::common::{CUP, today};

/// A club that is made of one action after the other.
#[derive(Default)]
pub(crate) struct Made {
    pub(crate) club: Club,
    done: u64,
}

impl Made {
    /// Players with these names in a tournament of a format, drawn in their order.
    pub(crate) fn started(names: &[String], format: Format) -> Self {
        let mut made = Self::default();
        let players: Vec<PlayerId> = (1..).map(PlayerId).take(names.len()).collect();
        for (player, name) in players.iter().zip(names) {
            made.perform(&Action::add_player(*player, clean(name)));
        }
        let plan = StagePlan::new(format, Lengths::all(Length::FirstTo(2)), Seeding::Entry);
        let name = "Autumn Cup".to_owned();
        made.perform(&Action::CreateTournament(CreateTournament {
            tournament: CUP,
            name,
            list: ListId::MAIN,
            plan: Box::new(plan),
        }));
        made.perform(&Action::EnterPlayers(EnterPlayers {
            tournament: CUP,
            players: players.clone(),
        }));
        let groups = match format {
            Format::Groups { groups, .. } => {
                let size = players.len().div_ceil(usize::try_from(groups).expect("few"));
                players.chunks(size).map(<[PlayerId]>::to_vec).collect()
            }
            Format::Tables { size, .. } => {
                let size = usize::try_from(size).expect("few");
                players.chunks(size).map(<[PlayerId]>::to_vec).collect()
            }
            _ => Vec::new(),
        };
        made.perform(&Action::DrawStage(DrawStage {
            tournament: CUP,
            stage: 1,
            seeds: players,
            lots: format.has_seats().then_some(7),
            groups,
            ratings: Vec::new(),
        }));
        made.club.settle();
        made
    }

    pub(crate) fn perform(&mut self, action: &Action) {
        self.done += 1;
        let place = Place { seq: Seq(self.done), index: 0 };
        self.club
            .perform(action, place)
            .unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
    }

    /// Plays up to `most` matches as they become ready, one every
    /// `apart` days; the lower number wins, except every third time.
    pub(crate) fn played(mut self, most: usize, apart: u64) -> Self {
        for at in 0..most {
            let cup = self.club.tournament(CUP).expect("the cup");
            let Some(ready) = cup.matches.iter().find(|one| one.state().is_live()) else { break };
            let (no, sides) = (ready.no, ready.players().expect("both"));
            let favourite = (sides[0] < sides[1]) != (no.0 % 3 == 0);
            let score = if favourite { Score::new(2, no.0 % 2) } else { Score::new(no.0 % 2, 2) };
            let days = Days::new(apart * u64::try_from(at).expect("few"));
            let played_on = day().checked_add_days(days).expect("a day");
            let outcome = Outcome::Score(score);
            self.perform(&Action::RecordResult(RecordResult {
                tournament: CUP,
                no,
                sides,
                outcome,
                played_on,
            }));
        }
        self.club.settle();
        self
    }
}

/// The day of the first match.
pub(crate) fn day() -> NaiveDate {
    today().checked_sub_days(Days::new(700)).expect("a day")
}

/// Realistic names, by number.
pub(crate) fn names(count: usize) -> Vec<String> {
    const GIVEN: [&str; 8] = [
        "Ada Primrose",
        "三宅 合",
        "Oskar Lindqvist",
        "Bea",
        "中村 さくら",
        "Tomáš Dvořák",
        "コヨーテ",
        "Jo Li",
    ];
    (0..count).map(|at| format!("{} {}", GIVEN[at % GIVEN.len()], at + 1)).collect()
}

/// Names that test escaping and room.
pub(crate) fn odd_names(count: usize) -> Vec<String> {
    const ODD: [&str; 7] = [
        "<script>alert('1')</script>",
        "Smith & \"Wesson\"",
        "WWWWWWWWWW WWWWWWWWWW WWWWWWWWWW WWWWWWWWWW WWWWWWWWWW W",
        "東京都千代田区丸の内一丁目九番一号東京都千代田区丸の内一丁",
        "\u{202e}abc\u{200f}\u{202c} عمر",
        "]]> &amp; <!--",
        "=1+1",
    ];
    (0..count).map(|at| format!("{} {}", ODD[at % ODD.len()], at + 1)).collect()
}
