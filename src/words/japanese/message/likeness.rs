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
        Band::Strong => "濃厚",
        Band::Possible => "可能性あり",
        Band::Unlike => "別人らしい",
    },
};

/// `Ryo Nakano may be Nakano Ryo (P0002-1): order of words`.
pub(super) fn may_be(name: &str, owners: impl Iterator<Item = String>) -> String {
    format!("{name}は{}かもしれません", owners.collect::<Vec<_>>().join("、または"))
}

/// Somebody, and the facts behind it.
pub(super) fn because(who: String, facts: &[Reason]) -> String {
    if facts.is_empty() { who } else { format!("{who}［{}］", reasons(facts)) }
}

fn reasons(reasons: &[Reason]) -> String {
    reasons.iter().map(reason).collect::<Vec<_>>().join("、")
}

fn reason(reason: &Reason) -> String {
    let text = match reason {
        Reason::SameName => "同名",
        Reason::OrderOfWords => "語順違い",
        Reason::SameReading => "同じよみ",
        Reason::SameSound => "同じ発音",
        Reason::OtherSpelling => "表記違い",
        Reason::VariantKanji => "異体字",
        Reason::LookAlikeLetters => "似た字形",
        Reason::OneLetterApart => "1文字違い",
        Reason::LettersExchanged => "2文字の入れ替わり",
        Reason::FewLettersApart => "数文字違い",
        Reason::Nickname => "名前の略称",
        Reason::Initials => "イニシャル",
        Reason::MiddleNameDropped => "名前の一部省略",
        Reason::Honorific => "敬称",
        Reason::Alias => "別名",
        Reason::RareName => "珍しい名前",
        Reason::CommonName => "ただしよくある名前",
        Reason::SharedWord => "1語一致",
        Reason::TwoNames => "ただし別々に実在する名前",
        Reason::SameNumber(scheme) => return format!("{scheme}の番号が同じ"),
        Reason::SameClub => "同じ所属",
        Reason::SameBirthDate => "同じ生年月日",
        Reason::NearBirthDate => "生年月日が書き違い程度",
        Reason::OtherNumber(scheme) => return format!("ただし{scheme}の番号が違う"),
        Reason::OtherClub => "ただし所属が違う",
        Reason::OtherBirthDate => "ただし生年月日が違う",
        Reason::OtherNumberInName => "ただし名前の中の数字が違う",
        Reason::OtherGeneration => "ただし世代が違う",
        Reason::OtherReading => "ただしよみが違う",
        Reason::OtherKanji => "ただし漢字が違う",
    };
    text.to_owned()
}
