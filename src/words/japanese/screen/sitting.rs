//! The entry of games at a table in Japanese.

use crate::words::screen::sitting::SittingWords;

pub(super) const SITTING: SittingWords = SittingWords {
    title: "卓のゲーム",
    window: |table, round, tournament| format!("卓{table}、{round}回戦、{tournament}"),
    game: |game, planned, recorded| {
        let so_far = if recorded { "（記録済み、入力すると訂正）" } else { "" };
        format!("{planned}ゲーム中の第{game}ゲーム{so_far}")
    },
    place: "着順",
    points: "点",
    total: "累計",
    order: "着順：",
    hint: "1着から順に席を入力します。= で同着にします。",
    missing: |seats| format!("あと{seats}席を入力してください。最後の1席は自動で決まります。"),
    records: "Enter でゲームを記録します。",
    corrects: "Enter でゲームを訂正します。",
    seated: |table, names| format!("卓{table}：{}", names.join("、")),
    next: |game, planned| format!("第{game}ゲーム（全{planned}ゲーム）"),
};
