//! A tournament as the form has it so far.

use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::ids::ListId;
use crate::domain::length::{Length, Lengths, RoundLength};
use crate::domain::round::RoundName;

/// What the form asks, top to bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Field {
    Name,
    Format,
    Kind,
    Games,
    SemiFinal,
    Final,
    ThirdPlace,
    Seeding,
    List,
}

impl Field {
    pub(super) const ALL: [Self; 9] = [
        Self::Name,
        Self::Format,
        Self::Kind,
        Self::Games,
        Self::SemiFinal,
        Self::Final,
        Self::ThirdPlace,
        Self::Seeding,
        Self::List,
    ];

    /// Whether digits are typed into it.
    pub(super) fn is_number(self) -> bool {
        match self {
            Self::Games | Self::SemiFinal | Self::Final => true,
            Self::Name
            | Self::Format
            | Self::Kind
            | Self::ThirdPlace
            | Self::Seeding
            | Self::List => false,
        }
    }
}

/// The formats that have a draw; a list of matches as they were played is imported, not planned.
const FORMATS: [Format; 3] = [
    Format::SingleElimination { third_place: false, placement: false },
    Format::RoundRobin { double: false },
    Format::RoundRobin { double: true },
];
const SEEDINGS: [Seeding; 3] = [Seeding::Rating, Seeding::Entry, Seeding::Random];
/// A longer final where all other matches have a fixed number of games.
const LONGER: u32 = 3;

/// Everything but the name.
#[derive(Debug, Clone)]
pub(super) struct Draft {
    pub(super) format: Format,
    pub(super) third_place: bool,
    /// Whether all games are played, whoever leads.
    pub(super) fixed: bool,
    /// The N of every match; 0 while nothing is typed.
    pub(super) games: u32,
    /// The N of the semi-finals, if they are longer.
    pub(super) semi_final: Option<u32>,
    /// The N of the final, if it is longer.
    pub(super) last: Option<u32>,
    pub(super) seeding: Seeding,
    pub(super) list: ListId,
    pub(super) lists: Vec<ListId>,
}

impl Draft {
    pub(super) fn new(lists: Vec<ListId>) -> Self {
        Self {
            format: FORMATS[0],
            third_place: false,
            fixed: false,
            games: 2,
            semi_final: None,
            last: None,
            seeding: Seeding::Rating,
            list: ListId::MAIN,
            lists,
        }
    }

    /// Whether a field is shown at all.
    pub(super) fn shows(&self, field: Field) -> bool {
        field != Field::List || self.lists.len() > 1
    }

    /// Whether a field decides anything about this format.
    pub(super) fn asks(&self, field: Field) -> bool {
        match field {
            Field::SemiFinal | Field::Final | Field::ThirdPlace => self.format.is_decisive(),
            Field::List => self.shows(field),
            Field::Name | Field::Format | Field::Kind | Field::Games | Field::Seeding => true,
        }
    }

    /// Chooses the next value of a field, or the one before.
    pub(super) fn choose(&mut self, field: Field, forward: bool) {
        match field {
            Field::Name => {}
            Field::Format => self.format = other(&FORMATS, self.format, forward),
            Field::Kind => self.fixed = !self.fixed,
            Field::Games => self.games = stepped(self.games, forward).unwrap_or(1),
            Field::SemiFinal => self.semi_final = self.round(self.semi_final, forward),
            Field::Final => self.last = self.round(self.last, forward),
            Field::ThirdPlace => self.third_place = !self.third_place,
            Field::Seeding => self.seeding = other(&SEEDINGS, self.seeding, forward),
            Field::List => self.list = other(&self.lists, self.list, forward),
        }
    }

    fn round(&self, games: Option<u32>, forward: bool) -> Option<u32> {
        match games {
            Some(games) => stepped(games, forward),
            None if !forward => None,
            None if self.fixed => Some(LONGER),
            None => stepped(self.games, true),
        }
    }

    /// Sets the number of a field; 0 empties it.
    pub(super) fn put(&mut self, field: Field, games: u32) {
        match field {
            Field::Games => self.games = games,
            Field::SemiFinal => self.semi_final = (games > 0).then_some(games),
            Field::Final => self.last = (games > 0).then_some(games),
            Field::Name
            | Field::Format
            | Field::Kind
            | Field::ThirdPlace
            | Field::Seeding
            | Field::List => {}
        }
    }

    /// The number of a field; 0 in an empty one.
    pub(super) fn number(&self, field: Field) -> u32 {
        match field {
            Field::Games => self.games,
            Field::SemiFinal => self.semi_final.unwrap_or(0),
            Field::Final => self.last.unwrap_or(0),
            Field::Name
            | Field::Format
            | Field::Kind
            | Field::ThirdPlace
            | Field::Seeding
            | Field::List => 0,
        }
    }

    /// The stage that is planned.
    pub(super) fn plan(&self) -> StagePlan {
        let usual =
            if self.fixed { Length::Games(self.games) } else { Length::FirstTo(self.games) };
        let longer = [(RoundName::SemiFinal, self.semi_final), (RoundName::Final, self.last)];
        let rounds = longer.into_iter().filter(|_| self.format.is_decisive());
        let rounds = rounds.filter_map(|(round, games)| {
            let length = Length::FirstTo(games?);
            (length != usual).then_some(RoundLength { round, length })
        });
        let format = match self.format {
            Format::SingleElimination { .. } => {
                Format::SingleElimination { third_place: self.third_place, placement: false }
            }
            other => other,
        };
        let lengths = Lengths { usual, rounds: rounds.collect() };
        StagePlan::new(format, lengths, self.seeding)
    }
}

/// The value after `now`, or before it, in a circle.
fn other<T: Copy + PartialEq>(values: &[T], now: T, forward: bool) -> T {
    let at = values.iter().position(|value| *value == now).unwrap_or(0);
    let step = if forward { 1 } else { values.len().saturating_sub(1) };
    values.get((at + step) % values.len().max(1)).copied().unwrap_or(now)
}

/// One more, at most the longest match; or one less, `None` below 1.
fn stepped(games: u32, forward: bool) -> Option<u32> {
    if forward {
        Some((games + 1).min(Length::MOST))
    } else {
        games.checked_sub(1).filter(|&left| left > 0)
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
        assert_eq!(draft.format, Format::RoundRobin { double: true });
        draft.put(Field::Games, Length::MOST);
        draft.choose(Field::Games, true);
        assert_eq!(draft.games, Length::MOST);
        draft.put(Field::Games, 1);
        draft.choose(Field::Games, false);
        assert_eq!(draft.games, 1);
        draft.put(Field::Final, 1);
        draft.choose(Field::Final, false);
        assert_eq!(draft.last, None);
    }
}
