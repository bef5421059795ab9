//! Refusals about who is who.

use crate::club::Club;
use crate::club::refusal::PersonRefusal;
use crate::club::registry::Verdict;
use crate::words::message::{matches, player, registration, tournament};
use crate::words::{Language, pick, say};

pub(super) fn what(lang: Language, refusal: &PersonRefusal, club: &Club) -> String {
    let who = |id| registration(lang, id, club);
    match refusal {
        PersonRefusal::AlreadyOne(a, b) => say!(lang; "{} and {} are one person already",
            "{}と{}はすでに同一人物です。", who(*a), who(*b)),
        PersonRefusal::NotMerged(keep, absorb) => say!(lang; "{} is not merged into {}",
            "{}は{}に統合されていません。", who(*absorb), who(*keep)),
        PersonRefusal::SaidDifferent(a, b) => say!(lang; "{} and {} were said to be two people",
            "{}と{}は別人とされています。", who(*a), who(*b)),
        PersonRefusal::Met(id, no, a, b) => {
            say!(lang; "{} and {} played each other, in {} of {}",
                "{}と{}は対戦しています（{}、{}）。",
                who(*a), who(*b), matches(lang, &[*no]), tournament(*id, club))
        }
        PersonRefusal::BothEntered(id, a, b) => {
            say!(lang; "{} and {} are both entered in {}",
                "{}と{}はどちらも{}に出場しています。", who(*a), who(*b), tournament(*id, club))
        }
        PersonRefusal::BothPlaying(a, b, id, no) => {
            say!(lang; "{} and {} are at two tables now, the second in match {no} of {}",
                "{}と{}はいま別々の卓にいます（後者は第{no}試合、{}）。",
                who(*a), who(*b), tournament(*id, club))
        }
        PersonRefusal::OtherExternal { scheme, bearers } => {
            let [one, other] = bearers
                .each_ref()
                .map(|(id, number)| say!(lang, "{} as {number}", "{}（{number}）", who(*id)));
            say!(lang, "{scheme} knows {one} and {other}", "{scheme}では{one}と{other}です。")
        }
        PersonRefusal::SameVerdict(a, b, verdict) => {
            let said = match verdict {
                Some(Verdict::Different) => {
                    lang.pick("were said to be two people already", "すでに別人とされています")
                }
                Some(Verdict::Later) => {
                    lang.pick("are put off already", "すでに後回しになっています")
                }
                None => pick!(lang; "have nothing said of them that could be taken back",
                    "取り消せる判断がありません"),
            };
            say!(lang, "{} and {} {said}", "{}と{}は{said}。", who(*a), who(*b))
        }
        PersonRefusal::AliasOfMerged { player: id, alias, bearer } => say!(lang;
            "{alias} belongs to {}, who is {} today",
            "{alias}は{}のもので、今は{}です。", who(*bearer), player(lang, *id, club)),
        PersonRefusal::EnteredAs { tournament: id, given, entered } => {
            say!(lang; "{} is entered in {} under another number, as {}",
                "{}は{}に別の番号（{}）で出場しています。",
                who(*given), tournament(*id, club), who(*entered))
        }
        PersonRefusal::ExternalOfAnother(id, bearer) => {
            say!(lang; "number {} of {} is that of {}",
                "{1}の番号{0}は{2}のものです。", id.value, id.scheme, player(lang, *bearer, club))
        }
        PersonRefusal::SameExternal(id, scheme) => {
            let known = club.player(*id).and_then(|found| found.external_in(scheme));
            match known {
                Some(value) => say!(lang; "{} has the number {value} of {scheme} already",
                    "{}にはすでに{scheme}の番号{value}があります。", who(*id)),
                None => say!(lang; "{} has no number of {scheme}",
                    "{}には{scheme}の番号がありません。", who(*id)),
            }
        }
        PersonRefusal::ExternalOfMerged { player: id, id: taken, bearer } => {
            say!(lang; "number {} of {} stands with {}, who is {} today",
                "{1}の番号{0}は{2}のもので、今は{3}です。",
                taken.value, taken.scheme, who(*bearer), player(lang, *id, club))
        }
        PersonRefusal::SchemeTwice(scheme) => {
            say!(lang, "there are two numbers of {scheme}", "{scheme}の番号が二つあります。")
        }
        PersonRefusal::UnlikelyBirth(born) => {
            say!(lang, "nobody who plays was born on {born}", "{born}生まれの選手はありえません。")
        }
    }
}

pub(super) fn remedy(lang: Language, refusal: &PersonRefusal) -> &'static str {
    match refusal {
        PersonRefusal::AlreadyOne(..)
        | PersonRefusal::SameVerdict(..)
        | PersonRefusal::SameExternal(..) => {
            lang.pick("nothing needs to be done", "何もする必要はありません。")
        }
        PersonRefusal::NotMerged(..) => pick!(lang;
            "look at the player to see who is merged into whom",
            "選手の画面で、誰が誰に統合されているか確認してください。"),
        PersonRefusal::SaidDifferent(..) => pick!(lang;
            "if that was wrong, take it back first: banzuke player distinct A B --take-back",
            "誤りなら、先に取り消してください：`banzuke player distinct A B --take-back`"),
        PersonRefusal::Met(..) => pick!(lang;
            "they are two people, or the match has the wrong player: replace the entrant first",
            "別人か、試合の選手が誤りです。先に出場者を入れ替えてください。"),
        PersonRefusal::BothEntered(..) => pick!(lang;
            "they are two people, or one entry is a mistake: take it out first",
            "別人か、一方の出場が誤りです。先に除外してください。"),
        PersonRefusal::BothPlaying(..) => pick!(lang;
            "see who really sits there, and record that first",
            "実際に誰が席にいるか確かめ、先に記録してください。"),
        PersonRefusal::OtherExternal { .. } => pick!(lang;
            "they are two people, or one number is wrong: take that away first",
            "別人か、一方の番号が誤りです。先に番号を削除してください。"),
        PersonRefusal::AliasOfMerged { .. } | PersonRefusal::ExternalOfMerged { .. } => pick!(lang;
            "take it from that registration, or unmerge it if they are two people",
            "その登録から削除するか、別人なら統合を解除してください。"),
        PersonRefusal::EnteredAs { .. } => {
            lang.pick("go on with the number entered", "出場した番号で続けてください。")
        }
        PersonRefusal::ExternalOfAnother(..) => pick!(lang;
            "if they are one person, merge the two; otherwise check the number",
            "同一人物なら二つを統合し、そうでなければ番号を確認してください。"),
        PersonRefusal::SchemeTwice(_) => {
            lang.pick("give one number for each", "番号はそれぞれ一つにしてください。")
        }
        PersonRefusal::UnlikelyBirth(_) => pick!(lang;
            "check the year; write the day as 1990-04-25",
            "年を確認してください。日付は 1990-04-25 のように書きます。"),
    }
}
