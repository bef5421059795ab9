//! Refusals about who is who.

use crate::club::Club;
use crate::club::refusal::PersonRefusal;
use crate::club::registry::Verdict;
use crate::words::message::{matches, player, registration, tournament};
use crate::words::{Language, pick, say};

pub(super) fn what(lang: Language, refusal: &PersonRefusal, club: &Club) -> String {
    let who = |id| registration(lang, id, club);
    match refusal {
        PersonRefusal::AlreadyOne(a, b) => say!(lang; "{} and {} are already merged",
            "{}と{}はすでに統合されています。", who(*a), who(*b)),
        PersonRefusal::NotMerged(keep, absorb) => say!(lang; "{} is not merged into {}",
            "{}は{}に統合されていません。", who(*absorb), who(*keep)),
        PersonRefusal::SaidDifferent(a, b) => {
            say!(lang; "{} and {} are marked as different people",
            "{}と{}は別人とされています。", who(*a), who(*b))
        }
        PersonRefusal::Met(id, no, a, b) => {
            say!(lang; "{} and {} played each other, in {} of {}",
                "{}と{}は対戦しています（{}、{}）。",
                who(*a), who(*b), matches(lang, &[*no]), tournament(*id, club))
        }
        PersonRefusal::BothEntered(id, a, b) => {
            say!(lang; "{} and {} are both entrants of {}",
                "{}と{}はどちらも{}に参加しています。", who(*a), who(*b), tournament(*id, club))
        }
        PersonRefusal::BothPlaying(a, b, id, no) => {
            say!(lang; "{} and {} are at two tables now, the second in match {no} of {}",
                "{}と{}はいま別々の卓にいます（後者は第{no}試合、{}）。",
                who(*a), who(*b), tournament(*id, club))
        }
        PersonRefusal::OtherExternal { scheme, bearers } => {
            let [one, other] = bearers
                .each_ref()
                .map(|(id, number)| say!(lang, "{}: {number}", "{}［{number}］", who(*id)));
            say!(
                lang,
                "{one} and {other} have different {scheme} numbers",
                "{one}と{other}は{scheme}の番号が違います。"
            )
        }
        PersonRefusal::SameVerdict(a, b, verdict) => {
            let said = match verdict {
                Some(Verdict::Different) => {
                    lang.pick("are already marked as different people", "すでに別人とされています")
                }
                Some(Verdict::Later) => lang.pick(
                    "are already marked to decide later",
                    "すでに「後で決める」になっています",
                ),
                None => pick!(lang; "have no decision to clear",
                    "取り消せる判断がありません"),
            };
            say!(lang, "{} and {} {said}", "{}と{}は{said}。", who(*a), who(*b))
        }
        PersonRefusal::AliasOfMerged { player: id, alias, bearer } => say!(lang;
            "{alias} is an alias of {}, now merged into {}",
            "{alias}は{}の別名で、今は{}に統合されています。", who(*bearer), player(lang, *id, club)),
        PersonRefusal::EnteredAs { tournament: id, given, entered } => {
            say!(lang; "{} is in {} under another number, as {}",
                "{}は{}に別の番号（{}）で参加しています。",
                who(*given), tournament(*id, club), who(*entered))
        }
        PersonRefusal::ExternalOfAnother(id, bearer) => {
            say!(lang; "{1} number {0} belongs to {2}",
                "{1}の番号{0}は{2}のものです。", id.value, id.scheme, player(lang, *bearer, club))
        }
        PersonRefusal::SameExternal(id, scheme) => {
            let known = club.player(*id).and_then(|found| found.external_in(scheme));
            match known {
                Some(value) => say!(lang; "{} already has the {scheme} number {value}",
                    "{}にはすでに{scheme}の番号{value}があります。", who(*id)),
                None => say!(lang; "{} has no {scheme} number",
                    "{}には{scheme}の番号がありません。", who(*id)),
            }
        }
        PersonRefusal::ExternalOfMerged { player: id, id: taken, bearer } => {
            say!(lang; "{1} number {0} belongs to {2}, now merged into {3}",
                "{1}の番号{0}は{2}のもので、今は{3}に統合されています。",
                taken.value, taken.scheme, who(*bearer), player(lang, *id, club))
        }
        PersonRefusal::SchemeTwice(scheme) => {
            say!(lang, "two {scheme} numbers were given", "{scheme}の番号が二つあります。")
        }
        PersonRefusal::UnlikelyBirth(born) => {
            say!(lang, "no player can be born on {born}", "{born}生まれの選手はありえません。")
        }
    }
}

pub(super) fn remedy(lang: Language, refusal: &PersonRefusal) -> String {
    let fixed = match refusal {
        PersonRefusal::AlreadyOne(..)
        | PersonRefusal::SameVerdict(..)
        | PersonRefusal::SameExternal(..) => lang.pick("no action needed", "対応は不要です。"),
        PersonRefusal::NotMerged(..) => pick!(lang;
            "check the merges on the player's screen",
            "選手の画面で統合を確認してください。"),
        PersonRefusal::SaidDifferent(a, b) => {
            return say!(lang;
            "if that is wrong, clear it first: `banzuke player different {a} {b} --clear`",
            "誤りなら、先に取り消してください：`banzuke player different {a} {b} --clear`");
        }
        PersonRefusal::Met(..) => pick!(lang;
            "keep them apart; or, if the match names the wrong player, replace the entrant first",
            "別人なら統合は不要です。試合の選手が誤りなら、先に参加者を入れ替えてください。"),
        PersonRefusal::BothEntered(..) => pick!(lang;
            "keep them apart; or, if one entry is a mistake, remove it before the start, withdraw it after it",
            "別人なら統合は不要です。一方の参加登録が誤りなら、開始前は除外、開始後は大会棄権にしてください。"),
        PersonRefusal::BothPlaying(..) => pick!(lang;
            "check which player is at each table, and correct the calls first",
            "実際に誰が卓にいるか確かめ、先に呼び出しを直してください。"),
        PersonRefusal::OtherExternal { .. } => pick!(lang;
            "keep them apart; or, if one number is wrong, remove it first",
            "別人なら統合は不要です。一方の番号が誤りなら、先に削除してください。"),
        PersonRefusal::AliasOfMerged { .. } | PersonRefusal::ExternalOfMerged { .. } => pick!(lang;
            "remove it from that registration, or unmerge if they are different people",
            "その登録から削除するか、別人なら統合解除してください。"),
        PersonRefusal::EnteredAs { .. } => {
            lang.pick("use the number entered in the tournament", "参加した番号で続けてください。")
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
    };
    fixed.to_owned()
}
