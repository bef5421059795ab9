//! Refusals about who is who.

use crate::club::Club;
use crate::club::refusal::PersonRefusal;
use crate::club::registry::Verdict;
use crate::words::japanese::message::{matches, player, registration, tournament};

pub(super) fn what(refusal: &PersonRefusal, club: &Club) -> String {
    let who = |id| registration(id, club);
    match refusal {
        PersonRefusal::AlreadyOne(a, b) => {
            format!("{}と{}はすでに同一人物です。", who(*a), who(*b))
        }
        PersonRefusal::NotMerged(keep, absorb) => {
            format!("{}は{}に統合されていません。", who(*absorb), who(*keep))
        }
        PersonRefusal::SaidDifferent(a, b) => {
            format!("{}と{}は別人とされています。", who(*a), who(*b))
        }
        PersonRefusal::Met(id, no, a, b) => format!(
            "{}と{}は対戦しています（{}、{}）。",
            who(*a),
            who(*b),
            matches(&[*no]),
            tournament(*id, club)
        ),
        PersonRefusal::BothEntered(id, a, b) => {
            format!("{}と{}はどちらも{}に出場しています。", who(*a), who(*b), tournament(*id, club))
        }
        PersonRefusal::BothPlaying(a, b, id, no) => format!(
            "{}と{}はいま別々の卓にいます（後者は第{no}試合、{}）。",
            who(*a),
            who(*b),
            tournament(*id, club)
        ),
        PersonRefusal::OtherExternal { scheme, bearers } => {
            let [one, other] =
                bearers.each_ref().map(|(id, number)| format!("{}（{number}）", who(*id)));
            format!("{scheme}では{one}と{other}です。")
        }
        PersonRefusal::SameVerdict(a, b, verdict) => {
            let said = match verdict {
                Some(Verdict::Different) => "すでに別人とされています",
                Some(Verdict::Later) => "すでに後回しになっています",
                None => "取り消せる判断がありません",
            };
            format!("{}と{}は{said}。", who(*a), who(*b))
        }
        PersonRefusal::AliasOfMerged { player: id, alias, bearer } => {
            format!("{alias}は{}のもので、今は{}です。", who(*bearer), player(*id, club))
        }
        PersonRefusal::EnteredAs { tournament: id, given, entered } => format!(
            "{}は{}に別の番号（{}）で出場しています。",
            who(*given),
            tournament(*id, club),
            who(*entered)
        ),
        PersonRefusal::ExternalOfAnother(id, bearer) => {
            format!("{1}の番号{0}は{2}のものです。", id.value, id.scheme, player(*bearer, club))
        }
        PersonRefusal::SameExternal(id, scheme) => {
            let known = club.player(*id).and_then(|found| found.external_in(scheme));
            match known {
                Some(value) => format!("{}にはすでに{scheme}の番号{value}があります。", who(*id)),
                None => format!("{}には{scheme}の番号がありません。", who(*id)),
            }
        }
        PersonRefusal::ExternalOfMerged { player: id, id: taken, bearer } => format!(
            "{1}の番号{0}は{2}のもので、今は{3}です。",
            taken.value,
            taken.scheme,
            who(*bearer),
            player(*id, club)
        ),
        PersonRefusal::SchemeTwice(scheme) => format!("{scheme}の番号が二つあります。"),
        PersonRefusal::UnlikelyBirth(born) => format!("{born}生まれの選手はありえません。"),
    }
}

pub(super) fn remedy(refusal: &PersonRefusal) -> &'static str {
    match refusal {
        PersonRefusal::AlreadyOne(..)
        | PersonRefusal::SameVerdict(..)
        | PersonRefusal::SameExternal(..) => "何もする必要はありません。",
        PersonRefusal::NotMerged(..) => "選手の画面で、誰が誰に統合されているか確認してください。",
        PersonRefusal::SaidDifferent(..) => {
            "誤りなら、先に取り消してください：`banzuke player distinct A B --take-back`"
        }
        PersonRefusal::Met(..) => "別人か、試合の選手が誤りです。先に出場者を入れ替えてください。",
        PersonRefusal::BothEntered(..) => "別人か、一方の出場が誤りです。先に除外してください。",
        PersonRefusal::BothPlaying(..) => "実際に誰が席にいるか確かめ、先に記録してください。",
        PersonRefusal::OtherExternal { .. } => {
            "別人か、一方の番号が誤りです。先に番号を削除してください。"
        }
        PersonRefusal::AliasOfMerged { .. } | PersonRefusal::ExternalOfMerged { .. } => {
            "その登録から削除するか、別人なら統合を解除してください。"
        }
        PersonRefusal::EnteredAs { .. } => "出場した番号で続けてください。",
        PersonRefusal::ExternalOfAnother(..) => {
            "同一人物なら二つを統合し、そうでなければ番号を確認してください。"
        }
        PersonRefusal::SchemeTwice(_) => "番号はそれぞれ一つにしてください。",
        PersonRefusal::UnlikelyBirth(_) => {
            "年を確認してください。日付は 1990-04-25 のように書きます。"
        }
    }
}
