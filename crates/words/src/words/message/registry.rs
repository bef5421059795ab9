//! Merges of registrations, their effects, and imported lists.

use std::collections::{BTreeMap, BTreeSet};

use crate::club::question::merger::MergerEffect;
use crate::domain::matching::{Band, Reason};
use crate::words::prelude::*;

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

    fn verdict(say, club; [a, b]: [PlayerId; 2], verdict: Verdict) = judged(a = Registered(a), b = Registered(b));
    fn no_merger(say, club; id: PlayerId) -> Message = has_no_merges(player = id, id = id.to_string());
    fn which_merger(say, club; id: PlayerId, others: &[PlayerId]) -> Message = has_several_merges(
        player = id,
        absorbed = list(say.voice, others.iter().map(|other| registration(say.voice, *other, club))));

    fn moved(say, club; effect: &MergerEffect) each {
        for (event, numbers) in by_event(&effect.moved) => match_moves(
            count = numbers.len(), matches = numbers, is_back = effect.since.is_some(),
            player = say.going_apart(effect, &club));
    }

    fn stay_of(say, club; effect: &MergerEffect) if (effect.since.as_ref().is_some_and(|since| !since.is_empty())) = stay(
        matches = say.in_events(effect.since.as_deref().unwrap_or_default(), &club));

    fn entries_of(say, club; effect: &MergerEffect) if (!effect.entries.is_empty()) = entries(
        tournaments = list(say.voice, effect.entries.iter().map(|id| tournament(*id, club))), is_back = effect.since.is_some());

    pub LikenessWords in "likeness" {
        band[Band];
    }

    fn chance(say; p: f64) match (p >= 0.99, (p * 10.0).round()) {
        (true, _) => almost_certain; (_, tenths) if (1.0..10.0).contains(&tenths) => about_in;
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

    fn reasons(say; all: &[Reason]) joined JoinWords::speaking(say.voice).semicolon() {
        for one in all => { say.reason(one) };
    }

    pub MeantWords in "names";

    fn nobody(say, club; text: &str, close: &[PlayerId]) -> Message = no_player_registered;

    fn several(say, club; text: &str, found: &[PlayerId]) -> Message = name_of_several(players = found);
    fn number_or_name(say, club; text: &str, number: PlayerId, found: &[PlayerId]) -> Message = number_and_name(
        players = found);
}

impl RegistryWords {
    /// The numbers that get a rating of their own again.
    fn going_apart(self, effect: &MergerEffect, club: &Club) -> String {
        let all: BTreeSet<_> = effect.ratings.iter().map(|line| line.player).collect();
        let apart = all.into_iter().filter(|&one| club.registry().today(one) != one);
        list(self.voice, apart.map(|one| registration(self.voice, one, club)))
    }

    fn in_events(self, moved: &[(TournamentId, MatchNo)], club: &Club) -> String {
        let told = |(id, numbers): (_, Vec<_>)| {
            self.matches_of(matches(self.voice, &numbers), tournament(id, club))
        };
        list(self.voice, by_event(moved).into_iter().map(told))
    }
}

impl LikenessWords {
    pub fn may_be(self, name: &str, owners: &[Owner], club: &Club) -> String {
        let who = |one: &Owner| player(self.voice, one.player, club);
        may_be(
            self.voice,
            name,
            owners.iter().map(|one| because(self.voice, who(one), &one.reasons)),
        )
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
