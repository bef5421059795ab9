//! Why two registrations may be one person.

use crate::club::Club;
use crate::club::question::matcher::Owner;
use crate::domain::matching::{Band, Reason};
use crate::words::message::player;
use crate::words::{Language, say, words};

words! {
    /// Why two registrations may be one person.
    pub LikenessWords {
    }
}

impl LikenessWords {
    /// One fact, as a fragment of a sentence.
    pub fn reason(self, reason: &Reason) -> String {
        let lang = self.language;
        let text = match reason {
            Reason::SameName => lang.pick("same name", "同名"),
            Reason::OrderOfWords => lang.pick("order of words", "語順違い"),
            Reason::SameReading => lang.pick("same reading", "同じふりがな"),
            Reason::SameSound => lang.pick("same sound", "同じ発音"),
            Reason::OtherSpelling => lang.pick("another spelling", "表記違い"),
            Reason::VariantKanji => lang.pick("variant kanji", "異体字"),
            Reason::LookAlikeLetters => lang.pick("letters that look alike", "似た字形"),
            Reason::OneLetterApart => lang.pick("one letter apart", "1文字違い"),
            Reason::LettersExchanged => lang.pick("two letters exchanged", "2文字の入れ替わり"),
            Reason::FewLettersApart => lang.pick("a few letters apart", "数文字違い"),
            Reason::Nickname => lang.pick("short form of the name", "名前の略称"),
            Reason::Initials => lang.pick("initials", "イニシャル"),
            Reason::MiddleNameDropped => lang.pick("a name left out", "名前の一部省略"),
            Reason::Honorific => lang.pick("form of address", "敬称"),
            Reason::Alias => lang.pick("alias", "別名"),
            Reason::RareName => lang.pick("rare name", "珍しい名前"),
            Reason::CommonName => lang.pick("but a common name", "ただしよくある名前"),
            Reason::SharedWord => lang.pick("one word shared", "1語一致"),
            Reason::TwoNames => {
                lang.pick("but two names that both exist", "ただし別々に実在する名前")
            }
            Reason::SameNumber(scheme) => {
                return say!(lang, "same {scheme} ID", "{scheme}のIDが同じ");
            }
            Reason::SameClub => lang.pick("same club", "同じ所属"),
            Reason::SameBirthDate => lang.pick("same birth date", "同じ生年月日"),
            Reason::NearBirthDate => {
                lang.pick("birth dates a slip apart", "生年月日がわずかに違う")
            }
            Reason::OtherNumber(scheme) => {
                return say!(lang, "but another {scheme} ID", "ただし{scheme}のIDが違う");
            }
            Reason::OtherClub => lang.pick("but other clubs", "ただし所属が違う"),
            Reason::MetInEvent => lang.pick("but both in one event", "ただし同じ大会に参加"),
            Reason::OtherBirthDate => lang.pick("but other birth dates", "ただし生年月日が違う"),
            Reason::OtherNumberInName => {
                lang.pick("but other numbers in the names", "ただし名前の中の数字が違う")
            }
            Reason::OtherGeneration => lang.pick("but another generation", "ただし世代が違う"),
            Reason::OtherReading => lang.pick("but another reading", "ただしふりがなが違う"),
            Reason::MayBeRead => lang.pick("may be read so", "その読みもあり得る"),
            Reason::OtherKanji => lang.pick("but other kanji", "ただし漢字が違う"),
        };
        text.to_owned()
    }

    /// All facts, one behind the other.
    pub fn reasons(self, all: &[Reason]) -> String {
        reasons(self.language, all)
    }

    /// The players to whom a name may belong, and the reasons.
    pub fn may_be(self, name: &str, owners: &[Owner], club: &Club) -> String {
        let lang = self.language;
        let owners =
            owners.iter().map(|one| because(lang, player(lang, one.player, club), &one.reasons));
        may_be(lang, name, owners)
    }

    /// How probable it is that two are one person, as people say it: so many in ten, at the ends in a hundred.
    pub fn chance(self, probability: f64) -> String {
        let lang = self.language;
        let tenths = (probability * 10.0).round();
        if probability >= 0.99 {
            lang.pick("almost certain", "ほぼ確実").to_owned()
        } else if (1.0..10.0).contains(&tenths) {
            say!(lang, "about {tenths} in 10", "およそ{tenths}割")
        } else {
            let hundredths = (probability * 100.0).round();
            say!(lang, "about {hundredths} in 100", "およそ{hundredths}％")
        }
    }

    /// The meaning of a likeness score, in a word or two.
    pub fn band(self, band: Band) -> &'static str {
        let lang = self.language;
        match band {
            Band::Strong => lang.pick("strong", "可能性大"),
            Band::Possible => lang.pick("possible", "可能性あり"),
            Band::Unlike => lang.pick("unlike", "別人らしい"),
        }
    }
}

/// `Ryo Nakano may be Nakano Ryo (P0002-1): order of words`.
pub(super) fn may_be(lang: Language, name: &str, owners: impl Iterator<Item = String>) -> String {
    say!(lang; "{name} may be {}",
        "{name}は{}かもしれません", owners.collect::<Vec<_>>().join(lang.pick(", or ", "、または")))
}

/// A player, and the facts behind the likeness.
pub(super) fn because(lang: Language, who: String, facts: &[Reason]) -> String {
    if facts.is_empty() {
        who
    } else {
        say!(lang, "{who}: {}", "{who}［{}］", reasons(lang, facts))
    }
}

fn reasons(lang: Language, reasons: &[Reason]) -> String {
    let reason = |one: &Reason| lang.words().message.likeness.reason(one);
    reasons.iter().map(reason).collect::<Vec<_>>().join(lang.pick("; ", "、"))
}
