//! Merges of registrations, their effects, and imported lists.

use crate::club::question::merger::MergerEffect;
use crate::domain::matching::{Band, Reason};
use crate::words::prelude::*;
use std::collections::BTreeMap;

fn by_event(all: &[(TournamentId, MatchNo)]) -> BTreeMap<TournamentId, Vec<MatchNo>> {
    let mut events: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for &(id, no) in all {
        events.entry(id).or_default().push(no);
    }
    events
}

words! {
    pub RegistryWords in "registry";

    fn merger(say, club; merger: Merger) = merged_into(
        absorb = Registered(merger.absorb), keep = Registered(merger.keep));

    fn verdict(say, club; [a, b]: [PlayerId; 2], verdict: Verdict) = judged(
        a = Registered(a), b = Registered(b),
        said = match verdict { Verdict::Different => say.different(), Verdict::Later => say.later(), });
    fn no_merger(say, club; id: PlayerId) -> Message = has_no_merges(player = id, id = id.to_string());
    /// A player goes on for several other numbers, of which one is to be named.
    fn which_merger(say, club; id: PlayerId, others: &[PlayerId]) -> Message = has_several_merges(
        player = id,
        absorbed = list(say.voice, others.iter().map(|other| registration(say.voice, *other, club))));

    pub LikenessWords in "likeness" {
        band[Band];
    }

    fn chance(say; p: f64) match (p >= 0.99, (p * 10.0).round()) {
        (true, _) => almost_certain; (_, tenths) if (1.0..10.0).contains(&tenths) => about_in(tenths);
        _ => chance_about_in(hundredths = (p * 100.0).round());
    }

    fn reason(say: Reason) {
        SameName; OrderOfWords; SameReading; SameSound; OtherSpelling; VariantKanji;
        LookAlikeLetters; OneLetterApart; LettersExchanged; FewLettersApart; Nickname; Initials;
        MiddleNameDropped; Honorific; Alias; RareName; CommonName; SharedWord; TwoNames;
        SameNumber(scheme); SameClub; SameBirthDate; NearBirthDate; OtherNumber(scheme); OtherClub;
        MetInEvent; OtherBirthDate; OtherNumberInName; OtherGeneration; OtherReading; MayBeRead;
        OtherKanji;
    }

    pub MeantWords in "names";

    /// No player has that name; with the closest players.
    fn nobody(say, club; text: &str, close: &[PlayerId]) -> Message = no_player_registered(text, close);

    fn several(say, club; text: &str, found: &[PlayerId]) -> Message = name_of_several(text, players = found);
    fn number_or_name(say, club; text: &str, number: PlayerId, found: &[PlayerId]) -> Message = number_and_name(
        text, number, players = found);
}

impl RegistryWords {
    pub fn moved(self, effect: &MergerEffect, club: &Club) -> Vec<String> {
        let is_apart = effect.since.is_some();
        // Numbers that go on by themselves again.
        let mut apart: Vec<PlayerId> = effect.ratings.iter().map(|line| line.player).collect();
        apart.retain(|&one| club.registry().today(one) != one);
        apart.sort_unstable();
        apart.dedup();
        let apart = match apart[..] {
            [] => self.apart().to_owned(),
            _ => list(self.voice, apart.iter().map(|&one| registration(self.voice, one, club))),
        };
        let told = |(id, numbers): (_, Vec<_>)| {
            let (count, event) = (numbers.len(), tournament(id, club));
            let matches = matches(self.voice, &numbers);
            if is_apart {
                self.go_back(count, matches, event, &apart)
            } else {
                self.move_over(count, matches, event)
            }
        };
        by_event(&effect.moved).into_iter().map(told).collect()
    }

    /// Which results came in since the merges that are undone, and stay where they were recorded; none if none did.
    pub fn stay_of(self, effect: &MergerEffect, club: &Club) -> Option<String> {
        let told = |(id, numbers): (_, Vec<_>)| {
            self.matches_of(matches(self.voice, &numbers), tournament(id, club))
        };
        let since = effect.since.as_ref().filter(|since| !since.is_empty())?;
        let all = by_event(since).into_iter().map(told);
        Some(self.stay(list(self.voice, all)))
    }

    /// Which entries move then, if any do.
    pub fn entries_of(self, effect: &MergerEffect, club: &Club) -> Option<String> {
        let names = effect.entries.iter().map(|id| tournament(*id, club));
        let named = (!effect.entries.is_empty()).then(|| list(self.voice, names))?;
        let is_apart = effect.since.is_some();
        Some(if is_apart { self.entries_apart(&named) } else { self.entries(&named) })
    }
}

impl LikenessWords {
    pub fn reasons(self, all: &[Reason]) -> String {
        let all: Vec<String> = all.iter().map(|one| self.reason(one)).collect();
        all.join(JoinWords::speaking(self.voice).semicolon())
    }

    pub fn may_be(self, name: &str, owners: &[Owner], club: &Club) -> String {
        let owners = owners
            .iter()
            .map(|one| because(self.voice, player(self.voice, one.player, club), &one.reasons));
        may_be(self.voice, name, owners)
    }
}

/// `Ryo Nakano may be Nakano Ryo (P0002-1): order of words`.
pub(super) fn may_be(voice: Voice, name: &str, owners: impl Iterator<Item = String>) -> String {
    let say = LikenessWords::speaking(voice);
    say.may(name, owners.collect::<Vec<_>>().join(say.or()))
}

pub(super) fn because(voice: Voice, who: String, facts: &[Reason]) -> String {
    let say = LikenessWords::speaking(voice);
    if facts.is_empty() { who } else { say.because(who, say.reasons(facts)) }
}
