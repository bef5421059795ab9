//! A tournament as the form has it so far.

use super::field::Field;
use crate::domain::bracket::GrandFinal;
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::ids::ListId;
use crate::domain::length::{Length, Lengths, RoundLength};
use crate::domain::place_points::PlacePoints;
use crate::domain::round::RoundName;
use crate::domain::seeding::Split;
use crate::domain::standings::{Criterion, StandingsPlan, Step};

const SINGLE: Format = Format::SingleElimination { third_place: false, placement: false };
const DOUBLE: Format = Format::DoubleElimination { grand_final: GrandFinal::Simple };
/// The formats to choose from, each as it is before its own fields are filled in; a list of
/// matches as they were played is imported, not planned.
const FORMATS: [Format; 7] = [
    SINGLE,
    Format::RoundRobin { double: false },
    Format::RoundRobin { double: true },
    DOUBLE,
    Format::Groups { groups: 0, double: false, split: Split::Snake },
    Format::Tables { size: 0, games: 0 },
    Format::Ladder,
];
const SEEDINGS: [Seeding; 3] = [Seeding::Rating, Seeding::Entry, Seeding::Random];
const SPLITS: [Split; 2] = [Split::Snake, Split::Balanced];
/// A longer final where all other matches have a fixed number of games.
const LONGER: u32 = 3;

/// Which places of an elimination are played out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Places {
    First,
    Third,
    Every,
}

impl Places {
    const ALL: [Self; 3] = [Self::First, Self::Third, Self::Every];

    pub(super) const fn format(self) -> Format {
        Format::SingleElimination {
            third_place: matches!(self, Self::Third),
            placement: matches!(self, Self::Every),
        }
    }
}

/// What the places of a game at a table are worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Worth {
    /// As many points as players finish there or behind.
    EachPlace,
    /// A point for the first place.
    WinnerOnly,
}

impl Worth {
    const ALL: [Self; 2] = [Self::EachPlace, Self::WinnerOnly];
}

/// What decides among those with equal points, first of all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ties {
    Games,
    Encounter,
    SonnebornBerger,
}

impl Ties {
    const ALL: [Self; 3] = [Self::Games, Self::Encounter, Self::SonnebornBerger];

    /// The order of criteria, where it is not the usual one.
    fn plan(self) -> Option<StandingsPlan> {
        let sonneborn_berger = Criterion::SonnebornBerger { cut: 0 };
        let order = match self {
            Self::Games => return None,
            Self::Encounter => [Criterion::DirectEncounter, Criterion::GamesDifference],
            Self::SonnebornBerger => [sonneborn_berger, Criterion::DirectEncounter],
        };
        let order = std::iter::once(Criterion::MatchPoints).chain(order);
        let steps = order.chain([Criterion::GamesWon]).map(Step::over_all).collect();
        Some(StandingsPlan { steps, ..StandingsPlan::default() })
    }
}

/// What follows the first stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Then {
    Nothing,
    Single,
    Double,
}

impl Then {
    const ALL: [Self; 3] = [Self::Nothing, Self::Single, Self::Double];
}

/// Everything but the name. A number that is not typed yet is 0.
#[derive(Debug, Clone)]
pub(super) struct Draft {
    pub(super) format: Format,
    pub(super) grand_final: GrandFinal,
    pub(super) split: Split,
    /// Whether everybody of a group meets everybody twice.
    pub(super) double: bool,
    pub(super) worth: Worth,
    /// Whether all games are played, whoever leads.
    pub(super) fixed: bool,
    pub(super) places: Places,
    pub(super) seeding: Seeding,
    pub(super) apart: bool,
    pub(super) ties: Ties,
    pub(super) then: Then,
    pub(super) then_places: Places,
    pub(super) then_grand_final: GrandFinal,
    pub(super) list: ListId,
    pub(super) lists: Vec<ListId>,
    /// The numbers, by the place of their field.
    numbers: [u32; Field::ALL.len()],
}

impl Draft {
    pub(super) fn new(lists: Vec<ListId>) -> Self {
        let mut draft = Self {
            format: SINGLE,
            grand_final: GrandFinal::Simple,
            split: Split::Snake,
            double: false,
            worth: Worth::EachPlace,
            fixed: false,
            places: Places::First,
            seeding: Seeding::Rating,
            apart: false,
            ties: Ties::Games,
            then: Then::Nothing,
            then_places: Places::First,
            then_grand_final: GrandFinal::Simple,
            list: ListId::MAIN,
            lists,
            numbers: [0; Field::ALL.len()],
        };
        let usual = [
            (Field::Groups, 4),
            (Field::TableSize, 4),
            (Field::TableGames, 3),
            (Field::Games, 2),
            (Field::Takes, 2),
            (Field::ThenGames, 2),
        ];
        for (field, number) in usual {
            draft.put(field, number);
        }
        draft
    }

    /// Whether a field decides anything about this tournament, and so is shown.
    pub(super) fn asks(&self, field: Field) -> bool {
        let single = matches!(self.format, Format::SingleElimination { .. });
        let staged = self.format.has_draw() && !self.format.is_elimination();
        let then = staged && self.then != Then::Nothing;
        let (seats, groups) = (self.format.has_seats(), self.format.has_groups());
        match field {
            Field::Name | Field::Format => true,
            Field::GrandFinal => self.format.is_elimination() && !single,
            Field::Groups | Field::Split | Field::Double => groups,
            Field::TableSize | Field::TableGames | Field::PlacePoints => seats,
            Field::Kind | Field::Games | Field::Seeding => self.format.has_draw() && !seats,
            Field::SemiFinal | Field::Final | Field::Places => single,
            Field::Locked | Field::Apart => self.format.is_elimination() || groups,
            Field::Ties => self.format.is_round_robin(),
            Field::Then => staged,
            Field::Takes | Field::ThenGames => then,
            Field::ThenSemiFinal | Field::ThenFinal | Field::ThenPlaces => {
                then && self.then == Then::Single
            }
            Field::ThenGrandFinal => then && self.then == Then::Double,
            Field::List => self.lists.len() > 1,
        }
    }

    /// Chooses the next value of a field, or the one before.
    pub(super) fn choose(&mut self, field: Field, forward: bool) {
        let finals = [GrandFinal::Simple, GrandFinal::Reset];
        match field {
            Field::Name => {}
            Field::Format => self.format = other(&FORMATS, self.format, forward),
            Field::GrandFinal => self.grand_final = other(&finals, self.grand_final, forward),
            Field::Split => self.split = other(&SPLITS, self.split, forward),
            Field::Double => self.double = !self.double,
            Field::PlacePoints => self.worth = other(&Worth::ALL, self.worth, forward),
            Field::Kind => self.fixed = !self.fixed,
            Field::Places => self.places = other(&Places::ALL, self.places, forward),
            Field::Seeding => self.seeding = other(&SEEDINGS, self.seeding, forward),
            Field::Apart => self.apart = !self.apart,
            Field::Ties => self.ties = other(&Ties::ALL, self.ties, forward),
            Field::Then => self.then = other(&Then::ALL, self.then, forward),
            Field::ThenPlaces => self.then_places = other(&Places::ALL, self.then_places, forward),
            Field::ThenGrandFinal => {
                self.then_grand_final = other(&finals, self.then_grand_final, forward);
            }
            Field::List => self.list = other(&self.lists, self.list, forward),
            Field::SemiFinal | Field::Final | Field::ThenSemiFinal | Field::ThenFinal => {
                self.round(field, forward);
            }
            Field::Locked => self.put(field, stepped(self.number(field), forward).unwrap_or(0)),
            Field::Groups
            | Field::TableSize
            | Field::TableGames
            | Field::Games
            | Field::Takes
            | Field::ThenGames => {
                self.put(field, stepped(self.number(field), forward).unwrap_or(1));
            }
        }
    }

    /// A longer round: from nothing special to one more than all others, and back.
    fn round(&mut self, field: Field, forward: bool) {
        let (usual, fixed) = match field {
            Field::ThenSemiFinal | Field::ThenFinal => (Field::ThenGames, false),
            _ => (Field::Games, self.fixed),
        };
        let games = match self.number(field) {
            0 if !forward => None,
            0 if fixed => Some(LONGER),
            0 => stepped(self.number(usual), true),
            games => stepped(games, forward),
        };
        self.put(field, games.unwrap_or(0));
    }

    /// Sets the number of a field; 0 empties it.
    pub(super) fn put(&mut self, field: Field, number: u32) {
        if field.is_number() {
            self.numbers[field as usize] = number;
        }
    }

    /// The number of a field; 0 in an empty one.
    pub(super) fn number(&self, field: Field) -> u32 {
        self.numbers[field as usize]
    }

    /// The format with what its own fields say.
    pub(super) fn chosen(&self) -> Format {
        match self.format {
            Format::SingleElimination { .. } => self.places.format(),
            Format::DoubleElimination { .. } => {
                Format::DoubleElimination { grand_final: self.grand_final }
            }
            Format::Groups { .. } => Format::Groups {
                groups: self.number(Field::Groups),
                double: self.double,
                split: self.split,
            },
            Format::Tables { .. } => Format::Tables {
                size: self.number(Field::TableSize),
                games: self.number(Field::TableGames),
            },
            Format::RoundRobin { .. } | Format::Recorded | Format::Ladder => self.format,
        }
    }

    /// The first stage.
    pub(super) fn plan(&self) -> StagePlan {
        let games = self.number(Field::Games);
        let usual = match self.format {
            Format::Ladder => Length::Open,
            Format::Tables { .. } => Length::FirstTo(1),
            _ if self.fixed => Length::Games(games),
            _ => Length::FirstTo(games),
        };
        let seeding = if self.asks(Field::Seeding) { self.seeding } else { Seeding::Entry };
        let locked = self.number(Field::Locked);
        let ties = if self.asks(Field::Ties) { self.ties.plan() } else { None };
        let winner_only = self.worth == Worth::WinnerOnly && self.asks(Field::PlacePoints);
        StagePlan {
            locked: (locked > 0 && self.asks(Field::Locked)).then_some(locked),
            apart: self.apart && self.asks(Field::Apart),
            standings: ties,
            place_points: winner_only.then(|| PlacePoints(vec![1])),
            ..StagePlan::new(
                self.chosen(),
                self.lengths(usual, Field::SemiFinal, Field::Final),
                seeding,
            )
        }
    }

    /// The double elimination that may follow.
    pub(super) const fn then_double(&self) -> Format {
        Format::DoubleElimination { grand_final: self.then_grand_final }
    }

    /// The stage after it, if there is one.
    pub(super) fn then(&self) -> Option<StagePlan> {
        let format = match self.then {
            Then::Nothing => None,
            Then::Single => Some(self.then_places.format()),
            Then::Double => Some(self.then_double()),
        };
        let format = format.filter(|_| self.asks(Field::Takes))?;
        let usual = Length::FirstTo(self.number(Field::ThenGames));
        let lengths = self.lengths(usual, Field::ThenSemiFinal, Field::ThenFinal);
        let takes = Some(self.number(Field::Takes));
        Some(StagePlan { takes, ..StagePlan::new(format, lengths, Seeding::Entry) })
    }

    /// All matches of the usual length but for those of the last two rounds, where their fields
    /// are asked and say another one.
    fn lengths(&self, usual: Length, semi_final: Field, last: Field) -> Lengths {
        let rounds = [(RoundName::SemiFinal, semi_final), (RoundName::Final, last)];
        let asked = rounds.into_iter().filter(|(_, field)| self.asks(*field));
        let longer = asked.filter_map(|(round, field)| {
            let (games, length) = (self.number(field), Length::FirstTo(self.number(field)));
            (games > 0 && length != usual).then_some(RoundLength { round, length })
        });
        Lengths { usual, rounds: longer.collect() }
    }
}

/// The value after `now`, or before it, in a circle.
fn other<T: Copy + PartialEq>(values: &[T], now: T, forward: bool) -> T {
    let at = values.iter().position(|value| *value == now).unwrap_or(0);
    let step = if forward { 1 } else { values.len().saturating_sub(1) };
    values.get((at + step) % values.len().max(1)).copied().unwrap_or(now)
}

/// One more, at most the longest match; or one less, `None` below 1.
fn stepped(number: u32, forward: bool) -> Option<u32> {
    if forward {
        Some((number + 1).min(Length::MOST))
    } else {
        number.checked_sub(1).filter(|&left| left > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_final_is_longer_only_where_there_is_one() {
        let mut draft = Draft::new(vec![ListId::MAIN]);
        draft.choose(Field::Final, true);
        draft.choose(Field::SemiFinal, false);
        let longer = RoundLength { round: RoundName::Final, length: Length::FirstTo(3) };
        assert_eq!(draft.plan().lengths.rounds, [longer]);
        draft.choose(Field::Format, true);
        assert!(!draft.asks(Field::Final));
        assert_eq!(draft.plan().lengths, Lengths::all(Length::FirstTo(2)));
    }

    #[test]
    fn values_go_round_and_numbers_stay_in_their_range() {
        let mut draft = Draft::new(vec![ListId::MAIN]);
        draft.choose(Field::Format, false);
        assert_eq!(draft.format, Format::Ladder);
        draft.put(Field::Games, Length::MOST);
        draft.choose(Field::Games, true);
        assert_eq!(draft.number(Field::Games), Length::MOST);
        draft.put(Field::Games, 1);
        draft.choose(Field::Games, false);
        assert_eq!(draft.number(Field::Games), 1);
        draft.put(Field::Final, 1);
        draft.choose(Field::Final, false);
        assert_eq!(draft.number(Field::Final), 0);
    }

    #[test]
    fn a_knock_out_follows_groups_and_no_elimination() {
        let mut draft = Draft::new(vec![ListId::MAIN]);
        draft.choose(Field::Then, true);
        assert_eq!(draft.then(), None);
        draft.format = FORMATS[4];
        draft.choose(Field::ThenPlaces, true);
        let then = draft.then().expect("a second stage");
        assert_eq!(then.format, Places::Third.format());
        assert_eq!(then.takes, Some(2));
        assert!(draft.plan().format.has_groups());
    }
}
