//! How the tournament is played, as far as the wizard knows it.

#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use super::choices::{Order, Places, Then, Ties, Worth};
use super::field::Field;
use crate::domain::bracket::GrandFinal;
use crate::domain::format::{Format, FormatKind, Seeding, StagePlan};
use crate::domain::ids::ListId;
use crate::domain::length::{Length, Lengths, RoundLength};
use crate::domain::place_points::PlacePoints;
use crate::domain::round::RoundName;
use crate::domain::seeding::Split;
use crate::settings::Settings;

const SINGLE: Format = FormatKind::SingleElimination.plain();
const DOUBLE: Format = FormatKind::DoubleElimination.plain();
/// The formats to choose from, each as it is before its own fields are filled in; a list of
/// matches as they were played is imported, not planned.
pub const FORMATS: [Format; 7] = [
    SINGLE,
    FormatKind::RoundRobin.plain(),
    Format::RoundRobin { double: true },
    DOUBLE,
    FormatKind::Groups.plain(),
    FormatKind::Tables.plain(),
    FormatKind::Ladder.plain(),
];
const SPLITS: [Split; 2] = [Split::Snake, Split::Balanced];
/// A longer final where all other matches have a fixed number of games.
const LONGER: u32 = 3;

/// The numbers asked for; 0 where none is typed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    groups: u32,
    table_size: u32,
    table_games: u32,
    games: u32,
    semi_final: u32,
    r#final: u32,
    locked: u32,
    takes: u32,
    then_games: u32,
    then_semi_final: u32,
    then_final: u32,
}

/// How the tournament is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    pub format: Format,
    pub grand_final: GrandFinal,
    pub split: Split,
    /// Whether everybody of a group meets everybody twice.
    pub double: bool,
    pub worth: Worth,
    /// Whether all games are played, whoever leads.
    pub fixed: bool,
    pub places: Places,
    pub seeding: Order,
    pub apart: bool,
    pub ties: Ties,
    pub then: Then,
    pub then_places: Places,
    pub then_grand_final: GrandFinal,
    pub list: ListId,
    numbers: Numbers,
}

/// What most tournaments are.
impl Default for Rules {
    fn default() -> Self {
        Self {
            format: SINGLE,
            grand_final: GrandFinal::Simple,
            split: Split::Snake,
            double: false,
            worth: Worth::EachPlace,
            fixed: false,
            places: Places::First,
            seeding: Order::Rating,
            apart: false,
            ties: Ties::Games,
            then: Then::Nothing,
            then_places: Places::First,
            then_grand_final: GrandFinal::Simple,
            list: ListId::MAIN,
            numbers: Numbers {
                groups: 4,
                table_size: 4,
                table_games: 3,
                games: 2,
                semi_final: 0,
                r#final: 0,
                locked: 0,
                takes: 2,
                then_games: 2,
                then_semi_final: 0,
                then_final: 0,
            },
        }
    }
}

impl Rules {
    /// What this operator's tournaments mostly are.
    pub fn usual(settings: &Settings, list: Option<ListId>) -> Self {
        let mut rules = Self { format: settings.format.plain(), ..Self::default() };
        rules.list = list.unwrap_or(rules.list);
        (rules.numbers.games, rules.numbers.then_games) = (settings.first_to, settings.first_to);
        rules
    }

    /// Whether a field decides anything about this tournament, and so is shown.
    pub fn asks(&self, field: Field) -> bool {
        let single = matches!(self.format, Format::SingleElimination { .. });
        let staged = self.format.has_draw() && !self.format.is_elimination();
        let then = staged && self.then != Then::Nothing;
        let (seats, groups) = (self.format.has_seats(), self.format.has_groups());
        match field {
            Field::Name
            | Field::Format
            | Field::List
            | Field::From
            | Field::Below
            | Field::Provisional => true,
            // Where more than two play at once, nobody moves first against somebody.
            Field::FirstMove => !seats,
            Field::GrandFinal => self.format.is_elimination() && !single,
            Field::Groups | Field::Split | Field::Double => groups,
            Field::TableSize | Field::TableGames | Field::PlacePoints => seats,
            Field::Kind | Field::Games | Field::Seeding => self.format.has_draw() && !seats,
            Field::SemiFinal | Field::Places => single,
            Field::Final => self.format.is_elimination(),
            Field::Locked | Field::Apart => self.format.is_elimination() || groups,
            Field::Ties => self.format.is_round_robin(),
            Field::Then => staged,
            Field::Takes | Field::ThenGames | Field::ThenFinal => then,
            Field::ThenSemiFinal | Field::ThenPlaces => then && self.then == Then::Single,
            Field::ThenGrandFinal => then && self.then == Then::Double,
        }
    }

    /// Chooses the next value of a field, or the one before.
    ///
    /// `lists` are the rating lists to choose from.
    pub fn choose(&mut self, field: Field, forward: bool, lists: &[ListId]) {
        let finals = [GrandFinal::Simple, GrandFinal::Reset];
        match field {
            Field::Name | Field::From | Field::Below | Field::Provisional | Field::FirstMove => {}
            Field::Format => self.format = other(&FORMATS, self.format, forward),
            Field::GrandFinal => self.grand_final = other(&finals, self.grand_final, forward),
            Field::Split => self.split = other(&SPLITS, self.split, forward),
            Field::Double => self.double = !self.double,
            Field::PlacePoints => self.worth = other(&Worth::ALL, self.worth, forward),
            Field::Kind => self.fixed = !self.fixed,
            Field::Places => self.places = other(&Places::ALL, self.places, forward),
            Field::Seeding => self.seeding = other(&Order::ALL, self.seeding, forward),
            Field::Apart => self.apart = !self.apart,
            Field::Ties => self.ties = other(&Ties::ALL, self.ties, forward),
            Field::Then => self.then = other(&Then::ALL, self.then, forward),
            Field::ThenPlaces => self.then_places = other(&Places::ALL, self.then_places, forward),
            Field::ThenGrandFinal => {
                self.then_grand_final = other(&finals, self.then_grand_final, forward);
            }
            Field::List => self.list = other(lists, self.list, forward),
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
    pub fn put(&mut self, field: Field, number: u32) {
        if let Some(place) = self.numbers.of(field) {
            *place = number;
        }
    }

    /// The number of a field; 0 in an empty one.
    pub fn number(&self, field: Field) -> u32 {
        self.numbers.clone().of(field).map_or(0, |number| *number)
    }

    /// The format with what its own fields say.
    pub fn chosen(&self) -> Format {
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

    pub fn plan(&self) -> StagePlan {
        let games = self.number(Field::Games);
        let usual = match self.format {
            Format::Ladder => Length::Open,
            Format::Tables { .. } => Length::FirstTo(1),
            _ if self.fixed => Length::Games(games),
            _ => Length::FirstTo(games),
        };
        let seeding =
            if self.asks(Field::Seeding) { self.seeding.seeding() } else { Seeding::Entry };
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
                self.lengths(usual, self.format, Field::SemiFinal, Field::Final),
                seeding,
            )
        }
    }

    /// The double elimination that may follow.
    pub const fn then_double(&self) -> Format {
        Format::DoubleElimination { grand_final: self.then_grand_final }
    }

    /// The stage after it, if there is one.
    pub fn then(&self) -> Option<StagePlan> {
        let format = match self.then {
            Then::Nothing => None,
            Then::Single => Some(self.then_places.format()),
            Then::Double => Some(self.then_double()),
        };
        let format = format.filter(|_| self.asks(Field::Takes))?;
        let usual = Length::FirstTo(self.number(Field::ThenGames));
        let lengths = self.lengths(usual, format, Field::ThenSemiFinal, Field::ThenFinal);
        let takes = Some(self.number(Field::Takes));
        Some(StagePlan { takes, ..StagePlan::new(format, lengths, Seeding::Entry) })
    }

    /// All matches of the usual length but for those of the last two rounds, where their fields
    /// are asked and say another one.
    fn lengths(&self, usual: Length, format: Format, semi_final: Field, last: Field) -> Lengths {
        let double = matches!(format, Format::DoubleElimination { .. });
        let end = if double { RoundName::GrandFinal } else { RoundName::Final };
        let rounds = [(RoundName::SemiFinal, semi_final), (end, last)];
        let asked = rounds.into_iter().filter(|(_, field)| self.asks(*field));
        let longer = asked.filter_map(|(round, field)| {
            let (games, length) = (self.number(field), Length::FirstTo(self.number(field)));
            (games > 0 && length != usual).then_some(RoundLength { round, length })
        });
        Lengths { usual, rounds: longer.collect() }
    }
}

impl Numbers {
    fn of(&mut self, field: Field) -> Option<&mut u32> {
        match field {
            Field::Groups => Some(&mut self.groups),
            Field::TableSize => Some(&mut self.table_size),
            Field::TableGames => Some(&mut self.table_games),
            Field::Games => Some(&mut self.games),
            Field::SemiFinal => Some(&mut self.semi_final),
            Field::Final => Some(&mut self.r#final),
            Field::Locked => Some(&mut self.locked),
            Field::Takes => Some(&mut self.takes),
            Field::ThenGames => Some(&mut self.then_games),
            Field::ThenSemiFinal => Some(&mut self.then_semi_final),
            Field::ThenFinal => Some(&mut self.then_final),
            // All others hold no number.
            _ => None,
        }
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
