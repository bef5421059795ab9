//! Why two registrations may be one person.

use super::player;
use crate::domain::matching::{Band, Reason};
use crate::words::message::LikenessWords;

pub(super) const LIKENESS: LikenessWords = LikenessWords {
    reason,
    reasons,
    may_be: |name, owners, club| {
        let owners = owners.iter().map(|one| because(player(one.player, club), &one.reasons));
        may_be(name, owners)
    },
    band: |band| match band {
        Band::Strong => "strong",
        Band::Possible => "possible",
        Band::Unlike => "unlike",
    },
};

/// `Ryo Nakano may be Nakano Ryo (P0002-1): order of words`.
pub(super) fn may_be(name: &str, owners: impl Iterator<Item = String>) -> String {
    format!("{name} may be {}", owners.collect::<Vec<_>>().join(", or "))
}

/// Somebody, and the facts behind it.
pub(super) fn because(who: String, facts: &[Reason]) -> String {
    if facts.is_empty() { who } else { format!("{who}: {}", reasons(facts)) }
}

fn reasons(reasons: &[Reason]) -> String {
    reasons.iter().map(reason).collect::<Vec<_>>().join("; ")
}

fn reason(reason: &Reason) -> String {
    let text = match reason {
        Reason::SameName => "same name",
        Reason::OrderOfWords => "order of words",
        Reason::SameReading => "same reading",
        Reason::SameSound => "same sound",
        Reason::OtherSpelling => "another spelling",
        Reason::VariantKanji => "variant kanji",
        Reason::LookAlikeLetters => "letters that look alike",
        Reason::OneLetterApart => "one letter apart",
        Reason::LettersExchanged => "two letters exchanged",
        Reason::FewLettersApart => "a few letters apart",
        Reason::Nickname => "short form of the name",
        Reason::Initials => "initials",
        Reason::MiddleNameDropped => "a name left out",
        Reason::Honorific => "form of address",
        Reason::Alias => "alias",
        Reason::RareName => "rare name",
        Reason::CommonName => "but a common name",
        Reason::SharedWord => "one word shared",
        Reason::TwoNames => "but two names that both exist",
        Reason::SameNumber(scheme) => return format!("same number of {scheme}"),
        Reason::SameClub => "same club",
        Reason::SameBirthDate => "same birth date",
        Reason::NearBirthDate => "birth dates a slip apart",
        Reason::OtherNumber(scheme) => return format!("but other numbers of {scheme}"),
        Reason::OtherClub => "but other clubs",
        Reason::OtherBirthDate => "but other birth dates",
        Reason::OtherNumberInName => "but other numbers in the names",
        Reason::OtherGeneration => "but another generation",
        Reason::OtherReading => "but another reading",
        Reason::OtherKanji => "but other kanji",
    };
    text.to_owned()
}
