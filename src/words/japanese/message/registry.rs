//! Who is one person.

use std::collections::BTreeMap;

use super::{count, list, matches, player, registration, tournament};
use crate::club::registry::Verdict;
use crate::words::message::{Message, RegistryWords};

pub(super) const REGISTRY: RegistryWords = RegistryWords {
    moved: |effect, club| {
        let mut events: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for &(cup, no) in &effect.moved {
            events.entry(cup).or_default().push(no);
        }
        let told = |(cup, numbers): (_, Vec<_>)| {
            format!("{}（{}）が移ります", matches(&numbers), tournament(cup, club))
        };
        events.into_iter().map(told).collect()
    },
    others: |others| match others {
        0 => "ほかの選手のレーティングは変わりません".to_owned(),
        others => format!("ほかに{others}人のレーティングが変わります"),
    },
    merger: |merger, club| {
        let [keep, absorb] = [merger.keep, merger.absorb].map(|id| registration(id, club));
        format!("{absorb}を{keep}に統合")
    },
    verdict: |[a, b], verdict, club| {
        let said = match verdict {
            Verdict::Different => "別人",
            Verdict::Later => "後で確認",
        };
        format!("{}と{}：{said}", registration(a, club), registration(b, club))
    },
    no_merger: |id, club| {
        Message::new(
            format!("{}は誰とも統合されていません。", player(id, club)),
            "選手の番号は `banzuke player show` で確認してください。",
        )
    },
    which_merger: |id, others, club| {
        let absorbed = list(others.iter().map(|other| registration(*other, club)));
        Message::new(
            format!("{}には複数の統合があります：{absorbed}。", player(id, club)),
            "再び独立させる番号を指定してください。",
        )
    },
    put_off: |reasons| format!("{reasons}（後で確認）"),
    born_left_out: |dates| {
        format!(
            "{}の生年月日は含めていません。含めるには --birth-dates を付けてください",
            count(dates, "人")
        )
    },
};
