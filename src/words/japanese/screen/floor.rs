//! The floor in Japanese.

use crate::words::japanese::table_called;
use crate::words::screen::floor::{FloorWords, Waiting};

pub(super) const FLOOR: FloorWords = FloorWords {
    title: "会場",
    tables: |taken, all| format!("卓：{all}卓中{taken}卓を使用"),
    queue: |count| format!("待ち：{count}"),
    set_up: "まだ卓がありません。t で決めます。",
    no_queue: "呼び出しを待つ試合はありません。",
    free: "空き",
    reserved: "手動",
    minutes: |minutes| format!("{minutes}分"),
    pair: |a, b| format!("{a} - {b}"),
    line: |no, round, pair, tournament| format!("第{no}試合、{round}：{pair}、{tournament}。"),
    why,
    why_short,
    waits,
    called,
    end: |name, matches, minutes, clock| {
        format!("{name}：残り{matches}試合、約{}、{clock}まで", lasting(minutes))
    },
    which_table: "どの卓に呼び出しますか？",
    table: |name, reserved| {
        if reserved { format!("{name}（手動）") } else { name.to_owned() }
    },
    nobody_next: "呼び出せる試合がありません（待ちがないか、選手が試合中です）",
    no_tables: "卓が決められていません",
    no_free: "空いている卓がありません",
    no_table_selected: "試合のある卓を選んでください（Tab で卓に移ります）",
    no_queued_selected: "待っている試合を選んでください（Tab で待ちに移ります）",
    no_match_selected: "試合が選ばれていません",
    hall: "会場の卓",
    hall_prompt: "卓：",
    hall_hint: &[
        "名前をコンマか空白で区切ります。1-12 で12卓になります。",
        "名前の後に * を付けた卓には、手で呼び出したときだけ入ります。",
        "Enter で保存、Esc で元のまま。",
    ],
    hall_count: |all, reserved| match reserved {
        0 => format!("{all}卓"),
        _ => format!("{all}卓（うち手動{reserved}卓）"),
    },
    hall_clear: |all| format!("{all}卓すべてをなくしますか？"),
    hall_cleared: "卓を決め直すまで、呼び出しはできません。",
    hall_clears: "なくす",
};

fn why(one: &Waiting) -> String {
    match (&one.busy, one.postponed) {
        (_, true) => "延期中".to_owned(),
        (Some((_, table)), _) => format!("{}で試合中", table_called(table)),
        (None, false) => match one.minutes {
            Some(minutes) => format!("{minutes}分 +{}", one.behind),
            None => format!("+{}", one.behind),
        },
    }
}

fn why_short(one: &Waiting) -> String {
    match (&one.busy, one.postponed) {
        (_, true) => "延期".to_owned(),
        (Some((_, table)), _) => table_called(table),
        (None, false) => why(one),
    }
}

fn waits(one: &Waiting) -> String {
    let busy =
        one.busy.as_ref().map(|(name, table)| format!("{name}は{}で試合中。", table_called(table)));
    let mut told = Vec::new();
    if one.postponed {
        told.push("延期中".to_owned());
    }
    if let Some(minutes) = one.minutes {
        told.push(format!("{}待ち", lasting(minutes)));
    }
    told.push(match one.behind {
        0 => "これを待つ試合なし".to_owned(),
        1 => "1試合がこれを待っています".to_owned(),
        behind => format!("続く{behind}試合がこれを待っています"),
    });
    format!("{}{}。", busy.unwrap_or_default(), told.join("、"))
}

fn called(table: &str, calls: usize, minutes: i64, playing: Option<i64>) -> String {
    let times = match calls {
        1 => "呼び出し".to_owned(),
        2 => "2回呼び出し".to_owned(),
        calls => format!("{calls}回呼び出し"),
    };
    let playing = playing.map_or_else(String::new, |for_| format!("、開始から{}", lasting(for_)));
    let (table, minutes) = (table_called(table), lasting(minutes));
    format!("{table}、{times}、最初の呼び出しから{minutes}{playing}。")
}

/// `45 min`, `1 h 5 min`.
fn lasting(minutes: i64) -> String {
    match (minutes / 60, minutes % 60) {
        (0, minutes) => format!("{minutes}分"),
        (hours, 0) => format!("{hours}時間"),
        (hours, minutes) => format!("{hours}時間{minutes}分"),
    }
}
