//! What an action would change, in Japanese.

use crate::words::screen::consequences::ConsequenceWords;

pub(super) const CONSEQUENCES: ConsequenceWords = ConsequenceWords {
    pair: |a, b| format!("{a} 対 {b}（これから）"),
    unknown: "未定",
    changes: |no, before, after| format!("第{no}試合：{before} → {after}。"),
    comes: |no, after| format!("第{no}試合が加わります：{after}。"),
    goes: |no, before| format!("第{no}試合がなくなります：{before}。"),
    rank: |name, before, after| match (before, after) {
        (Some(before), Some(after)) => format!("{name}：{before}位 → {after}位。"),
        (Some(before), None) => format!("{name}：{before}位は再び未定。"),
        (None, Some(after)) => format!("{name}：{after}位。"),
        (None, None) => format!("{name}：順位は未定。"),
    },
    no_rank: |name| format!("{name}：順位なしになります。"),
    stands: |stage| format!("第{stage}ステージは元の順位で組まれ、そのまま残ります。"),
    none: "ほかに変わるものはありません。",
};
