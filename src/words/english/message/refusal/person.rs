//! Refusals about who is who.

use crate::club::Club;
use crate::club::refusal::PersonRefusal;
use crate::club::registry::Verdict;
use crate::words::english::message::{matches, player, registration, tournament};

pub(super) fn what(refusal: &PersonRefusal, club: &Club) -> String {
    let who = |id| registration(id, club);
    match refusal {
        PersonRefusal::AlreadyOne(a, b) => {
            format!("{} and {} are one person already", who(*a), who(*b))
        }
        PersonRefusal::NotMerged(keep, absorb) => {
            format!("{} is not merged into {}", who(*absorb), who(*keep))
        }
        PersonRefusal::SaidDifferent(a, b) => {
            format!("{} and {} were said to be two people", who(*a), who(*b))
        }
        PersonRefusal::Met(id, no, a, b) => format!(
            "{} and {} played each other, in {} of {}",
            who(*a),
            who(*b),
            matches(&[*no]),
            tournament(*id, club)
        ),
        PersonRefusal::BothEntered(id, a, b) => {
            format!("{} and {} are both entered in {}", who(*a), who(*b), tournament(*id, club))
        }
        PersonRefusal::BothPlaying(a, b, id, no) => format!(
            "{} and {} are at two tables now, the second in match {no} of {}",
            who(*a),
            who(*b),
            tournament(*id, club)
        ),
        PersonRefusal::OtherExternal { scheme, bearers } => {
            let [one, other] =
                bearers.each_ref().map(|(id, number)| format!("{} as {number}", who(*id)));
            format!("{scheme} knows {one} and {other}")
        }
        PersonRefusal::SameVerdict(a, b, verdict) => {
            let said = match verdict {
                Some(Verdict::Different) => "were said to be two people already",
                Some(Verdict::Later) => "are put off already",
                None => "have nothing said of them that could be taken back",
            };
            format!("{} and {} {said}", who(*a), who(*b))
        }
        PersonRefusal::AliasOfMerged { player: id, alias, bearer } => {
            format!("{alias} belongs to {}, who is {} today", who(*bearer), player(*id, club))
        }
        PersonRefusal::EnteredAs { tournament: id, given, entered } => format!(
            "{} is entered in {} under another number, as {}",
            who(*given),
            tournament(*id, club),
            who(*entered)
        ),
        PersonRefusal::ExternalOfAnother(id, bearer) => {
            format!("number {} of {} is that of {}", id.value, id.scheme, player(*bearer, club))
        }
        PersonRefusal::SameExternal(id, scheme) => {
            let known = club.player(*id).and_then(|found| found.external_in(scheme));
            match known {
                Some(value) => format!("{} has the number {value} of {scheme} already", who(*id)),
                None => format!("{} has no number of {scheme}", who(*id)),
            }
        }
        PersonRefusal::ExternalOfMerged { player: id, id: taken, bearer } => format!(
            "number {} of {} stands with {}, who is {} today",
            taken.value,
            taken.scheme,
            who(*bearer),
            player(*id, club)
        ),
        PersonRefusal::SchemeTwice(scheme) => format!("there are two numbers of {scheme}"),
        PersonRefusal::UnlikelyBirth(born) => format!("nobody who plays was born on {born}"),
    }
}

pub(super) fn remedy(refusal: &PersonRefusal) -> &'static str {
    match refusal {
        PersonRefusal::AlreadyOne(..)
        | PersonRefusal::SameVerdict(..)
        | PersonRefusal::SameExternal(..) => "nothing needs to be done",
        PersonRefusal::NotMerged(..) => "look at the player to see who is merged into whom",
        PersonRefusal::SaidDifferent(..) => {
            "if that was wrong, take it back first: banzuke player distinct A B --take-back"
        }
        PersonRefusal::Met(..) => {
            "they are two people, or the match has the wrong player: replace the entrant first"
        }
        PersonRefusal::BothEntered(..) => {
            "they are two people, or one entry is a mistake: take it out first"
        }
        PersonRefusal::BothPlaying(..) => "see who really sits there, and record that first",
        PersonRefusal::OtherExternal { .. } => {
            "they are two people, or one number is wrong: take that away first"
        }
        PersonRefusal::AliasOfMerged { .. } | PersonRefusal::ExternalOfMerged { .. } => {
            "take it from that registration, or unmerge it if they are two people"
        }
        PersonRefusal::EnteredAs { .. } => "go on with the number entered",
        PersonRefusal::ExternalOfAnother(..) => {
            "if they are one person, merge the two; otherwise check the number"
        }
        PersonRefusal::SchemeTwice(_) => "give one number for each",
        PersonRefusal::UnlikelyBirth(_) => "check the year; write the day as 1990-04-25",
    }
}
