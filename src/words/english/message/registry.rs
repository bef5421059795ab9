//! Who is one person.

use std::collections::BTreeMap;

use super::{count, list, matches, player, registration, tournament};
use crate::club::registry::Verdict;
use crate::words::message::{Message, RegistryWords};

pub(super) const REGISTRY: RegistryWords = RegistryWords {
    moved: |effect, club| {
        let mut events: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for &(cup, no) in &effect.moved {
            events.entry(cup).or_default().push(no);
        }
        let told = |(cup, numbers): (_, Vec<_>)| {
            let moves = if numbers.len() == 1 { "moves" } else { "move" };
            format!("{} of {} {moves} over", matches(&numbers), tournament(cup, club))
        };
        events.into_iter().map(told).collect()
    },
    others: |others| match others {
        0 => "nobody else's rating moves".to_owned(),
        1 => "1 other rating moves".to_owned(),
        others => format!("{others} other ratings move"),
    },
    merger: |merger, club| {
        let [keep, absorb] = [merger.keep, merger.absorb].map(|id| registration(id, club));
        format!("{absorb} merged into {keep}")
    },
    verdict: |[a, b], verdict, club| {
        let said = match verdict {
            Verdict::Different => "two people",
            Verdict::Later => "to be looked at later",
        };
        format!("{} and {}: {said}", registration(a, club), registration(b, club))
    },
    no_merger: |id, club| {
        Message::new(
            format!("{} is merged with nobody", player(id, club)),
            "see `banzuke player show` for the numbers of a player",
        )
    },
    which_merger: |id, others, club| {
        let absorbed = list(others.iter().map(|other| registration(*other, club)));
        Message::new(
            format!("{} has several mergers: {absorbed}", player(id, club)),
            "give the number that is to go on by itself again",
        )
    },
    put_off: |reasons| format!("{reasons}; to be looked at later"),
    born_left_out: |dates| {
        format!(
            "{} left out; --birth-dates takes them along",
            count(dates, "birth date", "birth dates")
        )
    },
};
