//! Fields of the wizard: one table with a row for each field, from which screen and plan are made.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::rules::{FORMATS, Rules};
use super::{Draft, StepName};
use crate::domain::bracket::GrandFinal;
use crate::domain::format::{Format, Seeding};
use crate::domain::game::CardGame;
use crate::domain::seeding::Split;
use crate::domain::standings::{Criterion, MatchPoints, Step};

/// How a field is filled in.
#[derive(Debug)]
pub enum Kind {
    /// Text is typed into it.
    Text { text: fn(&Draft) -> &str, place: fn(&mut Draft) -> &mut String },
    /// A number from 1, at first this one.
    Number(u32),
    /// A number; blank means nothing special.
    MaybeNumber,
    /// The length of a longer round; blank means the length in that field.
    Round(Field),
    /// One of the values that its words name: which one, and the step to the next or the one before.
    Choice { value: fn(&Draft) -> usize, turn: fn(&mut Draft, bool) },
    /// One of the rating lists.
    List,
}

/// A field: the step that shows it, how it is filled in, and when it decides anything.
#[derive(Debug)]
pub struct Row {
    pub field: Field,
    pub step: StepName,
    pub kind: Kind,
    pub asks: fn(&Rules) -> bool,
}

/// The fields of each step from top to bottom: `Field: Step, kind, when it is asked`.
macro_rules! fields {
    ($($(#[$doc:meta])* $field:ident: $step:ident, $kind:expr, $asks:expr;)*) => {
        /// A field of the wizard. Numbers are kept by these names.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Field {
            $($(#[$doc])* $field,)*
        }

        static ROWS: &[Row] = &[$(
            Row { field: Field::$field, step: StepName::$step, kind: $kind, asks: $asks },
        )*];
    };
}

macro_rules! text {
    ($($place:ident).+) => {
        Kind::Text { text: |draft| &draft.$($place).+, place: |draft| &mut draft.$($place).+ }
    };
}

macro_rules! choice {
    ($($place:ident).+ of $values:expr) => {
        Kind::Choice {
            value: |draft| position(&$values, draft.$($place).+),
            turn: |draft, forward| draft.$($place).+ = other(&$values, draft.$($place).+, forward),
        }
    };
}

fields! {
    Name: Name, text!(name), always;
    List: Name, Kind::List, always;
    /// The least rating for entry.
    From: Name, text!(from), always;
    /// The rating below which players can enter.
    Below: Name, text!(below), always;
    /// Whether provisional ratings can enter where there are limits.
    Provisional: Name, choice!(established of [false, true]), always;

    Format: Format, choice!(rules.format of FORMATS), always;
    /// Whether there is a bracket reset.
    GrandFinal: Format, choice!(rules.grand_final of FINALS), double;
    Groups: Format, Kind::Number(4), groups;
    /// How seeds are divided into groups.
    Split: Format, choice!(rules.split of [Split::Snake, Split::Balanced]), groups;
    /// Whether the players of a group meet twice.
    Double: Format, choice!(rules.double of [false, true]), groups;
    /// The number of rounds of a Swiss.
    Rounds: Format, Kind::MaybeNumber, swiss;
    /// Whether games have colours.
    Colours: Format, choice!(rules.colours of [true, false]), swiss;
    /// Points for a bye.
    LeftOver: Format, choice!(rules.left_over of LeftOver::VARIANTS), swiss;
    /// Whether the stronger half begins with additional points.
    Accelerated: Format, choice!(rules.accelerated of [false, true]),
        |rules| swiss(rules) && rules.bands.is_empty();
    /// The ratings from which players begin with one more win.
    Bands: Format, text!(rules.bands), swiss;
    /// The number of rounds in which club mates do not meet.
    ApartRounds: Format, Kind::MaybeNumber, swiss;
    /// The number of players in a pod.
    TableSize: Format, Kind::Number(4), seats;
    /// Points for the ranks of a pod's game.
    PlacePoints: Format, choice!(rules.worth of Worth::VARIANTS), seats;
    /// The placement matches.
    Places: Format, choice!(rules.places of Places::VARIANTS), single;
    /// Points for a match.
    Points: Format, choice!(rules.points of POINTS), |rules| rules.format.is_round_robin() || swiss(rules);
    /// The first tie-break.
    Ties: Format, choice!(rules.ties of Ties::VARIANTS), |rules| rules.format.is_round_robin();
    /// The tie-breaks of a Swiss in order, where they are not the usual ones.
    TieBreaks: Format, text!(rules.tie_breaks), swiss;
    Then: Format, choice!(rules.then of Then::VARIANTS), staged;
    /// How many players of each group advance.
    Takes: Format, Kind::Number(2), |rules| next(rules) != Then::Nothing;
    /// How many players of the next rank advance, too.
    Fill: Format, Kind::MaybeNumber, |rules| next(rules) != Then::Nothing && groups(rules);
    /// The placement matches of the second stage.
    ThenPlaces: Format, choice!(rules.then_places of Places::VARIANTS), |rules| next(rules) == Then::Single;
    /// Whether the second stage has a bracket reset.
    ThenGrandFinal: Format, choice!(rules.then_grand_final of FINALS), |rules| next(rules) == Then::Double;

    /// First to a number, or a fixed number of games.
    Kind: Length, choice!(rules.fixed of [false, true]), paired;
    Games: Length, Kind::Number(2), paired;
    /// The length of the semi-finals.
    SemiFinal: Length, Kind::Round(Field::Games), single;
    /// The length of the final.
    Final: Length, Kind::Round(Field::Games), elimination;
    /// The number of games before seats are drawn again.
    TableGames: Length, Kind::Number(3), seats;
    /// The number of games in the second stage.
    ThenGames: Length, Kind::Number(2), |rules| next(rules) != Then::Nothing;
    /// The length of the second stage's semi-finals.
    ThenSemiFinal: Length, Kind::Round(Field::ThenGames), |rules| next(rules) == Then::Single;
    /// The length of the second stage's final.
    ThenFinal: Length, Kind::Round(Field::ThenGames), |rules| next(rules) != Then::Nothing;
    // Asked for matches of two only: in pods no player moves first against another.
    /// The first-move win rate.
    FirstMove: Length, text!(first_move), |rules| !seats(rules);
    /// The card game for calculating hand strengths from cards.
    CardGame: Length, choice!(rules.card_game of CARD_GAMES), always;

    /// The order of the seeds.
    Seeding: Seeds, choice!(rules.seeding of Order::VARIANTS), paired;
    /// The number of seeds that are never moved.
    Locked: Seeds, Kind::MaybeNumber, |rules| elimination(rules) || groups(rules);
    /// Whether club mates are kept apart.
    Apart: Seeds, choice!(rules.apart of [false, true]), |rules| elimination(rules) || groups(rules);
}

/// The offered points. Others can be set on the command line.
const POINTS: [MatchPoints; 5] = [
    MatchPoints::STANDARD,
    MatchPoints { win: 4, draw: 2, ..MatchPoints::STANDARD },
    MatchPoints::FOOTBALL,
    MatchPoints { win: 6, draw: 4, loss: 2, by_games: false },
    MatchPoints::BY_GAMES,
];

/// Hands typed as win probabilities, or as cards of a game.
const CARD_GAMES: [Option<CardGame>; 3] =
    [None, Some(CardGame::PrimeDaifugo), Some(CardGame::Daihinmin)];

const FINALS: [GrandFinal; 2] = [GrandFinal::Simple, GrandFinal::Reset];

const fn always(_rules: &Rules) -> bool {
    true
}

fn paired(rules: &Rules) -> bool {
    rules.format.has_draw() && !seats(rules)
}

fn seats(rules: &Rules) -> bool {
    rules.format.has_seats()
}

fn swiss(rules: &Rules) -> bool {
    rules.format.is_swiss()
}

fn groups(rules: &Rules) -> bool {
    rules.format.has_groups()
}

fn elimination(rules: &Rules) -> bool {
    rules.format.is_elimination()
}

fn single(rules: &Rules) -> bool {
    matches!(rules.format, Format::SingleElimination { .. })
}

fn double(rules: &Rules) -> bool {
    elimination(rules) && !single(rules)
}

/// Whether a second stage is possible.
fn staged(rules: &Rules) -> bool {
    rules.format.has_draw() && !elimination(rules)
}

/// The second stage, if it is possible.
fn next(rules: &Rules) -> Then {
    if staged(rules) { rules.then } else { Then::Nothing }
}

/// The value after or before `now` in a circle.
pub(super) fn other<T: Copy + PartialEq>(values: &[T], now: T, forward: bool) -> T {
    let step = if forward { 1 } else { values.len().saturating_sub(1) };
    let to = (position(values, now) + step) % values.len().max(1);
    values.get(to).copied().unwrap_or(now)
}

fn position<T: Copy + PartialEq>(values: &[T], now: T) -> usize {
    values.iter().position(|value| *value == now).unwrap_or(0)
}

impl Field {
    /// The fields of a step, top to bottom.
    pub fn of(step: StepName) -> impl Iterator<Item = Self> {
        ROWS.iter().filter(move |row| row.step == step).map(|row| row.field)
    }

    pub fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// Whether text is typed into it.
    pub fn is_text(self) -> bool {
        matches!(self.row().kind, Kind::Text { .. })
    }

    /// Whether digits are typed into it.
    pub fn is_number(self) -> bool {
        matches!(self.row().kind, Kind::Number(_) | Kind::MaybeNumber | Kind::Round(_))
    }
}

/// Which places of an elimination are played out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum Places {
    First,
    Third,
    Every,
}

impl Places {
    pub const fn format(self) -> Format {
        Format::SingleElimination {
            third_place: matches!(self, Self::Third),
            placement: matches!(self, Self::Every),
        }
    }
}

/// Points for the places of a game at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum Worth {
    /// As many points as players finish there or behind.
    EachPlace,
    /// A point for the first place.
    WinnerOnly,
}

/// Points for a bye in a Swiss.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum LeftOver {
    /// As much as a win.
    #[default]
    Win,
    /// As much as a draw.
    Draw,
    Nothing,
}

impl LeftOver {
    /// In half-points, where it is not as much as a win.
    pub const fn halves(self, points: MatchPoints) -> Option<u8> {
        match self {
            Self::Win => None,
            Self::Draw => Some(points.draw),
            Self::Nothing => Some(0),
        }
    }
}

/// The first criterion among players with equal points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum Ties {
    /// The difference of games.
    Games,
    /// The match between them.
    Encounter,
    /// Sonneborn-Berger: the points of the opponents they won against.
    SonnebornBerger,
}

/// The order of the seeds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// The highest rating first.
    Rating,
    /// As they were entered.
    Entry,
    /// Lots, drawn at the start.
    Lots,
    /// As they were arranged by hand.
    Hand,
}

impl Order {
    pub const fn seeding(self) -> Seeding {
        match self {
            Self::Rating => Seeding::Rating,
            Self::Entry | Self::Hand => Seeding::Entry,
            Self::Lots => Seeding::Random,
        }
    }
}

impl Ties {
    /// The order of criteria, where it is not the usual one.
    pub fn steps(self) -> Option<Vec<Step>> {
        let sonneborn_berger = Criterion::SonnebornBerger { cut: 0 };
        let order = match self {
            Self::Games => return None,
            Self::Encounter => [Criterion::DirectEncounter, Criterion::GamesDifference],
            Self::SonnebornBerger => [sonneborn_berger, Criterion::DirectEncounter],
        };
        let order = std::iter::once(Criterion::MatchPoints).chain(order);
        Some(order.chain([Criterion::GamesWon]).map(Step::over_all).collect())
    }
}

/// The stage after the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    Nothing,
    Single,
    Double,
}
