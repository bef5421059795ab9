//! Why two registrations may be one person.

use super::JoinWords;
use crate::club::Club;
use crate::club::question::matcher::Owner;
use crate::domain::matching::{Band, Reason};
use crate::words::message::player;
use crate::words::{Voice, words};

words! {
    /// Why two registrations may be one person.
    pub LikenessWords in "likeness" {
        same_name; order_of_words; same_reading; same_sound; other_spelling; variant_kanji;
        look_alike_letters; one_letter_apart; letters_exchanged; few_letters_apart; nickname;
        initials; middle_name_dropped; honorific; alias; rare_name; common_name; shared_word;
        two_names; same_number(scheme); same_club; same_birth_date; near_birth_date;
        other_number(scheme); other_club; met_in_event; other_birth_date; other_number_in_name;
        other_generation; other_reading; may_be_read; other_kanji; almost_certain; about_in(tenths);
        chance_about_in(hundredths); band[Band: Strong, Possible, Unlike]; or; may(name, owners);
        because(who, reasons);
    }
}

impl LikenessWords {
    /// One fact, as a fragment of a sentence.
    pub fn reason(self, reason: &Reason) -> String {
        let text = match reason {
            Reason::SameName => self.same_name(),
            Reason::OrderOfWords => self.order_of_words(),
            Reason::SameReading => self.same_reading(),
            Reason::SameSound => self.same_sound(),
            Reason::OtherSpelling => self.other_spelling(),
            Reason::VariantKanji => self.variant_kanji(),
            Reason::LookAlikeLetters => self.look_alike_letters(),
            Reason::OneLetterApart => self.one_letter_apart(),
            Reason::LettersExchanged => self.letters_exchanged(),
            Reason::FewLettersApart => self.few_letters_apart(),
            Reason::Nickname => self.nickname(),
            Reason::Initials => self.initials(),
            Reason::MiddleNameDropped => self.middle_name_dropped(),
            Reason::Honorific => self.honorific(),
            Reason::Alias => self.alias(),
            Reason::RareName => self.rare_name(),
            Reason::CommonName => self.common_name(),
            Reason::SharedWord => self.shared_word(),
            Reason::TwoNames => self.two_names(),
            Reason::SameNumber(scheme) => {
                return self.same_number(scheme);
            }
            Reason::SameClub => self.same_club(),
            Reason::SameBirthDate => self.same_birth_date(),
            Reason::NearBirthDate => self.near_birth_date(),
            Reason::OtherNumber(scheme) => {
                return self.other_number(scheme);
            }
            Reason::OtherClub => self.other_club(),
            Reason::MetInEvent => self.met_in_event(),
            Reason::OtherBirthDate => self.other_birth_date(),
            Reason::OtherNumberInName => self.other_number_in_name(),
            Reason::OtherGeneration => self.other_generation(),
            Reason::OtherReading => self.other_reading(),
            Reason::MayBeRead => self.may_be_read(),
            Reason::OtherKanji => self.other_kanji(),
        };
        text.to_owned()
    }

    /// All facts, one behind the other.
    pub fn reasons(self, all: &[Reason]) -> String {
        reasons(self.voice, all)
    }

    /// The players to whom a name may belong, and the reasons.
    pub fn may_be(self, name: &str, owners: &[Owner], club: &Club) -> String {
        let owners = owners
            .iter()
            .map(|one| because(self.voice, player(self.voice, one.player, club), &one.reasons));
        may_be(self.voice, name, owners)
    }

    /// How probable it is that two are one person, as people say it: so many in ten, at the ends in a hundred.
    pub fn chance(self, probability: f64) -> String {
        let tenths = (probability * 10.0).round();
        if probability >= 0.99 {
            self.almost_certain().to_owned()
        } else if (1.0..10.0).contains(&tenths) {
            self.about_in(tenths)
        } else {
            let hundredths = (probability * 100.0).round();
            self.chance_about_in(hundredths)
        }
    }
}

/// `Ryo Nakano may be Nakano Ryo (P0002-1): order of words`.
pub(super) fn may_be(voice: Voice, name: &str, owners: impl Iterator<Item = String>) -> String {
    let say = LikenessWords::speaking(voice);
    say.may(name, owners.collect::<Vec<_>>().join(say.or()))
}

/// A player, and the facts behind the likeness.
pub(super) fn because(voice: Voice, who: String, facts: &[Reason]) -> String {
    let say = LikenessWords::speaking(voice);
    if facts.is_empty() { who } else { say.because(who, reasons(voice, facts)) }
}

fn reasons(voice: Voice, reasons: &[Reason]) -> String {
    let joins = JoinWords::speaking(voice);
    let reason = |one: &Reason| voice.words().message.likeness.reason(one);
    reasons.iter().map(reason).collect::<Vec<_>>().join(joins.semicolon())
}
