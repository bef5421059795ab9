//! How the tournament is played, as far as the wizard knows it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::field::{Field, Kind, LeftOver, Order, Places, Then, Ties, Worth};
use crate::domain::bracket::GrandFinal;
use crate::domain::format::{Format, FormatKind, Seeding, StagePlan};
use crate::domain::game::CardGame;
use crate::domain::ids::ListId;
use crate::domain::name::fold;
use crate::domain::number::narrow;
use crate::domain::place_points::PlacePoints;
use crate::domain::round::RoundName;
use crate::domain::score::{Length, Lengths, RoundLength};
use crate::domain::seeding::Split;
use crate::domain::standings::{MatchPoints, StandingsPlan, Step};
use crate::domain::swiss::{Bands, NotBands, SwissPlan};
use crate::settings::Settings;

const SINGLE: Format = FormatKind::SingleElimination.plain();
const DOUBLE: Format = FormatKind::DoubleElimination.plain();
/// The formats to choose from, each as it is before its own fields are filled in; a list of
/// matches as they were played is imported, not planned.
pub const FORMATS: [Format; 8] = [
    SINGLE,
    FormatKind::RoundRobin.plain(),
    Format::RoundRobin { double: true },
    DOUBLE,
    FormatKind::Groups.plain(),
    FormatKind::Swiss.plain(),
    FormatKind::Tables.plain(),
    FormatKind::Ladder.plain(),
];
/// The length of a longer final if all other matches have a fixed number of games.
const LONGER: u32 = 3;

/// How the tournament is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a field of the form")]
pub struct Rules {
    pub format: Format,
    pub grand_final: GrandFinal,
    pub split: Split,
    /// Whether everybody of a group meets everybody twice.
    pub double: bool,
    pub worth: Worth,
    /// Whether all games are played, even when the match is decided.
    pub fixed: bool,
    pub places: Places,
    pub seeding: Order,
    pub apart: bool,
    /// Whether games of a Swiss have colours.
    #[serde(default = "yes")]
    pub colours: bool,
    /// Whether the stronger half of a Swiss begins with points on top.
    #[serde(default)]
    pub accelerated: bool,
    /// The ratings at which bands of a Swiss begin, as typed.
    #[serde(default)]
    pub bands: String,
    /// The tie-breaks of a Swiss, as typed.
    #[serde(default)]
    pub tie_breaks: String,
    /// Points for a bye in a Swiss.
    #[serde(default)]
    pub left_over: LeftOver,
    #[serde(default)]
    pub points: MatchPoints,
    /// The card game it plays, where hands are worked out from cards.
    #[serde(default)]
    pub card_game: Option<CardGame>,
    pub ties: Ties,
    pub then: Then,
    pub then_places: Places,
    pub then_grand_final: GrandFinal,
    pub list: ListId,
    /// The numbers typed or chosen; 0 where one was erased.
    numbers: BTreeMap<Field, u32>,
}

const fn yes() -> bool {
    true
}

/// The rules of most tournaments.
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
            colours: true,
            accelerated: false,
            bands: String::new(),
            tie_breaks: String::new(),
            left_over: LeftOver::Win,
            card_game: None,
            points: MatchPoints::STANDARD,
            ties: Ties::Games,
            then: Then::Nothing,
            then_places: Places::First,
            then_grand_final: GrandFinal::Simple,
            list: ListId::MAIN,
            numbers: BTreeMap::new(),
        }
    }
}

impl Rules {
    /// The rules of most of this operator's tournaments.
    pub fn usual(settings: &Settings, list: Option<ListId>) -> Self {
        let mut rules = Self { format: settings.format.plain(), ..Self::default() };
        rules.list = list.unwrap_or(rules.list);
        for field in [Field::Games, Field::ThenGames] {
            rules.put(field, settings.first_to);
        }
        rules
    }

    /// Whether a field decides anything about this tournament, and so is shown.
    pub fn asks(&self, field: Field) -> bool {
        (field.row().asks)(self)
    }

    /// Changes a number by one within the limits of its field. A round
    /// without a length of its own starts from that of the other matches.
    pub(super) fn step(&mut self, field: Field, forward: bool) {
        let number = self.number(field);
        let (least, from) = match field.row().kind {
            Kind::Number(_) => (1, number),
            Kind::Round(_) if number > 0 || !forward => (0, number),
            Kind::Round(Field::Games) if self.fixed => (0, LONGER - 1),
            Kind::Round(usual) => (0, self.number(usual)),
            _ => (0, number),
        };
        let to = if forward { (from + 1).min(Length::MOST) } else { from.saturating_sub(1) };
        self.put(field, to.max(least));
    }

    /// Sets the number of a field; 0 empties it.
    pub fn put(&mut self, field: Field, number: u32) {
        if field.is_number() {
            self.numbers.insert(field, number);
        }
    }

    /// The number of a field; 0 in an empty one.
    pub fn number(&self, field: Field) -> u32 {
        let first = if let Kind::Number(first) = field.row().kind { first } else { 0 };
        self.numbers.get(&field).copied().unwrap_or(first)
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
            Format::Swiss { .. } => {
                Format::Swiss { rounds: self.number(Field::Rounds), colours: self.colours }
            }
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
        let winner_only = self.worth == Worth::WinnerOnly && self.asks(Field::PlacePoints);
        StagePlan {
            locked: (locked > 0 && self.asks(Field::Locked)).then_some(locked),
            apart: self.apart && self.asks(Field::Apart),
            standings: self.standings(),
            place_points: winner_only.then(|| PlacePoints(vec![1])),
            swiss: self.swiss(),
            ..StagePlan::new(
                self.chosen(),
                self.lengths(usual, self.format, Field::SemiFinal, Field::Final),
                seeding,
            )
        }
    }

    /// The options of a Swiss; none if all are usual.
    fn swiss(&self) -> Option<SwissPlan> {
        let plan = SwissPlan {
            apart: self.number(Field::ApartRounds),
            accelerated: self.accelerated && self.asks(Field::Accelerated),
            bands: self.bands().unwrap_or_default(),
            bye: self.left_over.halves(self.points),
        };
        (self.format.is_swiss() && plan != SwissPlan::default()).then_some(plan)
    }

    /// The ratings at which bands of a Swiss begin; otherwise the field that says nothing.
    pub fn bands(&self) -> Result<Bands, Field> {
        match fold(&self.bands).as_str() {
            _ if !self.asks(Field::Bands) => Ok(Bands::default()),
            typed => typed.parse().map_err(|NotBands| Field::Bands),
        }
    }

    /// The tie-breaks of a Swiss, none if the usual ones hold; otherwise the field that says nothing.
    pub fn tie_breaks(&self) -> Result<Option<Vec<Step>>, Field> {
        let typed = self.tie_breaks.split([',', '、', '，', ' ', '　']).map(narrow);
        let typed: Vec<String> = typed.filter(|text| !text.is_empty()).collect();
        if typed.is_empty() || !self.asks(Field::TieBreaks) {
            return Ok(None);
        }
        let steps = typed.iter().map(|text| text.parse::<Step>()).collect::<Result<Vec<_>, _>>();
        steps.map(Some).map_err(|_fault| Field::TieBreaks)
    }

    /// The rules of the standings, if not the usual ones.
    fn standings(&self) -> Option<StandingsPlan> {
        let usual = StandingsPlan::usual(self.format);
        let steps = self.ties.steps().filter(|_| self.asks(Field::Ties));
        let steps = steps.or_else(|| self.tie_breaks().ok().flatten());
        let plan = StandingsPlan {
            points: self.points,
            steps: steps.unwrap_or_else(|| usual.steps.clone()),
            ..usual.clone()
        };
        (self.asks(Field::Points) && plan != usual).then_some(plan)
    }

    /// The format of the stage that is to follow.
    pub const fn then_format(&self) -> Option<Format> {
        match self.then {
            Then::Nothing => None,
            Then::Single => Some(self.then_places.format()),
            Then::Double => Some(Format::DoubleElimination { grand_final: self.then_grand_final }),
        }
    }

    /// The stage after it, if there is one.
    pub fn then(&self) -> Option<StagePlan> {
        let format = self.then_format().filter(|_| self.asks(Field::Takes))?;
        let usual = Length::FirstTo(self.number(Field::ThenGames));
        let lengths = self.lengths(usual, format, Field::ThenSemiFinal, Field::ThenFinal);
        let takes = Some(self.number(Field::Takes));
        let fill =
            Some(self.number(Field::Fill)).filter(|&fill| fill > 0 && self.asks(Field::Fill));
        Some(StagePlan { takes, fill, ..StagePlan::new(format, lengths, Seeding::Entry) })
    }

    /// The usual length for all matches, except in the last two rounds if their fields are asked and differ.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::request::draft::{Draft, StepName};

    const LISTS: &[ListId] = &[ListId::MAIN];

    #[test]
    fn a_final_is_longer_only_where_there_is_one() {
        let mut draft = Draft::default();
        draft.choose(Field::Final, true, LISTS);
        draft.choose(Field::SemiFinal, false, LISTS);
        let longer = RoundLength { round: RoundName::Final, length: Length::FirstTo(3) };
        assert_eq!(draft.rules.plan().lengths.rounds, [longer]);
        draft.choose(Field::Format, true, LISTS);
        assert!(!draft.rules.asks(Field::Final));
        assert_eq!(draft.rules.plan().lengths, Lengths::all(Length::FirstTo(2)));
    }

    #[test]
    fn values_go_round_and_numbers_stay_in_their_range() {
        let mut draft = Draft::default();
        draft.choose(Field::Format, false, LISTS);
        assert_eq!(draft.rules.format, Format::Ladder);
        draft.rules.put(Field::Games, Length::MOST);
        draft.choose(Field::Games, true, LISTS);
        assert_eq!(draft.rules.number(Field::Games), Length::MOST);
        draft.rules.put(Field::Games, 1);
        draft.choose(Field::Games, false, LISTS);
        assert_eq!(draft.rules.number(Field::Games), 1);
        draft.rules.put(Field::Final, 1);
        draft.choose(Field::Final, false, LISTS);
        assert_eq!(draft.rules.number(Field::Final), 0);
    }

    #[test]
    fn a_knock_out_follows_groups_and_no_elimination() {
        let mut draft = Draft::default();
        draft.choose(Field::Then, true, LISTS);
        assert_eq!(draft.rules.then(), None);
        draft.rules.format = FORMATS[4];
        draft.choose(Field::ThenPlaces, true, LISTS);
        let then = draft.rules.then().expect("a second stage");
        assert_eq!(then.format, Places::Third.format());
        assert_eq!(then.takes, Some(2));
        assert!(draft.rules.plan().format.has_groups());
    }

    #[test]
    fn points_are_chosen_where_matches_earn_some() {
        let mut draft = Draft::default();
        draft.choose(Field::Points, false, LISTS);
        assert_eq!(draft.rules.plan().standings, None, "an elimination has none");
        draft.rules.format = FORMATS[1];
        let plan = draft.rules.plan().standings.expect("a plan");
        assert_eq!(
            (plan.points, plan.steps),
            (MatchPoints::BY_GAMES, StandingsPlan::default().steps)
        );
    }

    #[test]
    fn numbers_keep_the_names_that_drafts_have_for_them() {
        let numbers =
            StepName::ALL.into_iter().flat_map(Field::of).filter(|field| field.is_number());
        let kept = numbers.map(|field| serde_json::to_value(field).expect("a name"));
        assert_eq!(
            kept.collect::<Vec<_>>(),
            [
                "groups",
                "rounds",
                "apart_rounds",
                "table_size",
                "takes",
                "fill",
                "games",
                "semi_final",
                "final",
                "table_games",
                "then_games",
                "then_semi_final",
                "then_final",
                "locked",
            ]
        );
    }
}
