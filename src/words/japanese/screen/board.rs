//! The public board in Japanese.

use crate::words::japanese::table_called;
use crate::words::screen::board::BoardWords;

pub(super) const BOARD: BoardWords = BoardWords {
    called: "呼び出し中の試合",
    next: "次の試合",
    table: |name| table_called(name),
    new: "【新】",
    since: |clock, minutes, calls| {
        let times = if calls > 1 { format!("（{calls}回目）") } else { String::new() };
        format!("{clock} 呼び出し{times}{}", lasting(minutes))
    },
    playing: |clock, minutes| format!("{clock} 開始{}", lasting(minutes)),
    busy: |table| format!("{}で試合中", table_called(table)),
    postponed: "延期中",
    part: |name, part| format!("{name}　{part}"),
    groups: |first, last| format!("{first}組〜{last}組"),
    seats: |round| format!("{round}回戦の席"),
    games: |played, planned| format!("{planned}ゲーム中{played}ゲーム終了"),
    ladder: "ラダー順位",
    podium: "入賞者",
    result: "最終結果",
    entrants: |entrants| format!("出場者{entrants}人"),
    marks: |ready, at_table, won| format!("{ready} 開始可  {at_table} 卓で試合中  {won} 勝者"),
    cross_marks: |ready, at_table, on| format!("{ready} 開始可  {at_table} 卓で試合中  {on} 進出"),
    page: |page, pages| format!("{page}/{pages}ページ"),
    seconds: |seconds| format!("{seconds}秒"),
    paused: "一時停止中",
    unread: "ファイルを読み取れません。最終更新",
    idle: "今は試合がありません。",
    registering: |name, entrants| format!("{name}：受付中、現在{entrants}人。"),
    next_stage: |name, stage| format!("{name}：次は第{stage}ステージの組み合わせです。"),
    over: |name| format!("{name}：全試合が終わりました。"),
    gone: "この大会はもうありません。",
};

/// `、3分経過`; nothing in the first minute.
fn lasting(minutes: i64) -> String {
    match minutes {
        0 => String::new(),
        minutes => format!("、{minutes}分経過"),
    }
}
