//! What an action would change, in Japanese.

use crate::words::screen::consequences::ConsequenceWords;

pub(super) const CONSEQUENCES: ConsequenceWords = ConsequenceWords {
    pair: |a, b| format!("{a} 対 {b}（これから）"),
    unknown: "未定",
    changes: |no, before, after| format!("第{no}試合：{before} → {after}。"),
    comes: |no, after| format!("第{no}試合が加わります：{after}。"),
    goes: |no, before| format!("第{no}試合がなくなります：{before}。"),
    rank: |name, before, after| {
        let rank =
            |rank: Option<u32>| rank.map_or_else(|| "未定".to_owned(), |rank| format!("{rank}位"));
        format!("{name}：{} → {}。", rank(before), rank(after))
    },
    stands: |stage| format!("第{stage}ステージは元の順位で組まれ、そのまま残ります。"),
    none: "ほかに変わるものはありません。",
};
