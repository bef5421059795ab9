//! Refusals about who is who.

use crate::club::refusal::PersonRefusal;
use crate::club::registry::Verdict;
use crate::words::message::sentence::Naming;
use crate::words::message::{Message, matches, player, registration, tournament};
use crate::words::{Voice, words};

words! {
    /// Refusals about who is who.
    pub PersonRefusalWords in "refusal-person" {
        already_one(a, b) -> Message; not_merged(absorb, keep) -> Message;
        said_different(a, b, first, second) -> Message; met(a, b, matches, tournament) -> Message;
        both_entered(a, b, tournament) -> Message; both_playing(a, b, no, tournament) -> Message;
        number_of(player, number); different_numbers(one, other, scheme) -> Message; different;
        later; same_verdict; decided_already(a, b, said) -> Message;
        alias_of_merged(alias, bearer, player) -> Message;
        entered_as(given, tournament, entered) -> Message;
        external_of_another(scheme, value, bearer) -> Message;
        same_external(player, scheme, value) -> Message; has_no_number(player, scheme) -> Message;
        external_of_merged(scheme, value, bearer, player) -> Message;
        scheme_twice(scheme) -> Message; unlikely_birth(born) -> Message;
    }
}

pub(super) fn refusal(voice: Voice, refusal: &PersonRefusal, club: Naming<'_>) -> Message {
    let say = PersonRefusalWords::speaking(voice);
    let who = |id| registration(voice, id, club);
    match refusal {
        PersonRefusal::AlreadyOne(a, b) => say.already_one(who(*a), who(*b)),
        PersonRefusal::NotMerged(keep, absorb) => say.not_merged(who(*absorb), who(*keep)),
        PersonRefusal::SaidDifferent(a, b) => say.said_different(who(*a), who(*b), a, b),
        PersonRefusal::Met(id, no, a, b) => {
            say.met(who(*a), who(*b), matches(voice, &[*no]), tournament(*id, club))
        }
        PersonRefusal::BothEntered(id, a, b) => {
            say.both_entered(who(*a), who(*b), tournament(*id, club))
        }
        PersonRefusal::BothPlaying(a, b, id, no) => {
            say.both_playing(who(*a), who(*b), no, tournament(*id, club))
        }
        PersonRefusal::OtherExternal { scheme, bearers } => {
            let [one, other] =
                bearers.each_ref().map(|(id, number)| say.number_of(who(*id), number));
            say.different_numbers(one, other, scheme)
        }
        PersonRefusal::SameVerdict(a, b, verdict) => {
            let said = match verdict {
                Some(Verdict::Different) => say.different(),
                Some(Verdict::Later) => say.later(),
                None => say.same_verdict(),
            };
            say.decided_already(who(*a), who(*b), said)
        }
        PersonRefusal::AliasOfMerged { player: id, alias, bearer } => {
            say.alias_of_merged(alias, who(*bearer), player(voice, *id, club))
        }
        PersonRefusal::EnteredAs { tournament: id, given, entered } => {
            say.entered_as(who(*given), tournament(*id, club), who(*entered))
        }
        PersonRefusal::ExternalOfAnother(id, bearer) => {
            say.external_of_another(&id.scheme, &id.value, player(voice, *bearer, club))
        }
        PersonRefusal::SameExternal(id, scheme) => {
            let known = club.player(*id).and_then(|found| found.external_in(scheme));
            match known {
                Some(value) => say.same_external(who(*id), scheme, value),
                None => say.has_no_number(who(*id), scheme),
            }
        }
        PersonRefusal::ExternalOfMerged { player: id, id: taken, bearer } => say
            .external_of_merged(
                &taken.scheme,
                &taken.value,
                who(*bearer),
                player(voice, *id, club),
            ),
        PersonRefusal::SchemeTwice(scheme) => say.scheme_twice(scheme),
        PersonRefusal::UnlikelyBirth(born) => say.unlikely_birth(born),
    }
}
