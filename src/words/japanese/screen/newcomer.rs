//! The search for somebody after the start of a tournament, in Japanese.

use crate::words::screen::newcomer::NewcomerWords;

pub(super) const NEWCOMER: NewcomerWords = NewcomerWords {
    late_title: |tournament| format!("途中参加（{tournament}）"),
    instead_title: |name, tournament| format!("{name}の代わりに出る選手（{tournament}）"),
    late: "途中参加",
    which_place: |name| format!("{name}をどこに入れますか？"),
    instead: "出場者の入れ替え",
    exchange: |old, new| format!("{old}を{new}に入れ替えますか？"),
    results_too: "誤った出場の訂正用です。記録済みの結果も新しい選手のものになります。",
    leave: "やめる",
    replace: "結果ごと入れ替える",
    nobody: "出場していない選手は見つかりません。",
    no_place: "途中参加できる枠がありません",
};
