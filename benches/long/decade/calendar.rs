//! The calendar of events: formats, sizes, lengths.

use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::ids::ListId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Length, Lengths, RoundLength};
use banzuke::domain::seeding::Split;

use super::book::Book;
use super::{EVENTS, RUNNING};

/// An event as it is announced.
pub(super) struct Event {
    pub(super) name: String,
    pub(super) list: ListId,
    pub(super) plan: StagePlan,
    /// A second stage.
    pub(super) then: Option<StagePlan>,
    pub(super) entrants: usize,
}

/// The list on which games at tables count.
pub(super) const TABLES: ListId = ListId(2);
/// Rounds of table play.
pub(super) const ROUNDS: u32 = 4;

const KNOCK_OUT: Format = Format::SingleElimination { third_place: true, placement: false };

/// The event of this number, from 0.
pub(super) fn event(book: &mut Book, number: usize) -> Event {
    let (name, format, entrants) = announced(book, number);
    let usual = match format {
        Format::Tables { games, .. } => Length::Games(games),
        Format::Ladder | Format::Recorded => Length::Open,
        // The long league of the last weeks, in which the keys of the bench record.
        Format::RoundRobin { double: true } if number + RUNNING < EVENTS => Length::Games(4),
        _ => Length::FirstTo(2),
    };
    let longer = RoundLength { round: RoundName::Final, length: Length::FirstTo(3) };
    let rounds = if format.is_elimination() { vec![longer] } else { Vec::new() };
    let ways = [Seeding::Rating, Seeding::Rating, Seeding::Entry, Seeding::Random];
    let seeding = ways[book.below(ways.len())];
    let drawn = format.has_draw() && !format.has_seats();
    let seeding = if drawn { seeding } else { Seeding::Entry };
    let apart = book.chance(30) && format.is_elimination();
    let plan = StagePlan { apart, ..StagePlan::new(format, Lengths { usual, rounds }, seeding) };
    let then = format.has_groups().then(|| StagePlan {
        takes: Some(2),
        ..StagePlan::new(KNOCK_OUT, Lengths::all(Length::FirstTo(2)), Seeding::Entry)
    });
    let list = if format.has_seats() { TABLES } else { ListId::MAIN };
    Event { name, list, plan, then, entrants }
}

fn announced(book: &mut Book, number: usize) -> (String, Format, usize) {
    let no = 1 + number / 10;
    let few = |n: usize| u32::try_from(n).expect("few");
    match number % 10 {
        0 => (
            format!("第{no}回 月例総当たり"),
            Format::RoundRobin { double: false },
            12 + book.below(8),
        ),
        1 if number > 100 && number % 50 == 1 => (format!("Championship {no}"), KNOCK_OUT, 200),
        1 => (format!("Open {no}"), KNOCK_OUT, 40 + book.below(60)),
        2 if number + RUNNING == EVENTS => {
            (format!("第{no}回 リーグ戦"), Format::RoundRobin { double: true }, 44)
        }
        2 => (format!("第{no}回 リーグ戦"), Format::RoundRobin { double: true }, 8 + book.below(4)),
        3 => {
            let format = Format::DoubleElimination { grand_final: GrandFinal::Reset };
            (format!("Double {no}"), format, 28 + book.below(36))
        }
        5 => {
            let format = Format::Tables { size: few(3 + book.below(6)), games: 3 };
            (format!("卓 Night {no}"), format, 24 + book.below(40))
        }
        6 => (format!("Ladder {no}"), Format::Ladder, 30),
        7 => {
            let format = Format::SingleElimination { third_place: false, placement: true };
            (format!("第{no}回 順位決定戦"), format, 16)
        }
        8 => (format!("木曜会 {no}"), Format::Recorded, 60),
        of => {
            let (name, split) = match of {
                4 => (format!("第{no}回 ブロック大会"), Split::Snake),
                _ => (format!("Autumn groups {no}"), Split::Balanced),
            };
            let groups = 4 + book.below(5);
            let format = Format::Groups { groups: few(groups), double: false, split };
            (name, format, groups * 5 + book.below(groups))
        }
    }
}
