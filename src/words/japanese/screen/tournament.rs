//! The screen of one tournament in Japanese.

use crate::domain::exit::ExitReason;
use crate::domain::slot::Branch;
use crate::words::japanese::{count, table_called};
use crate::words::screen::tournament::{
    AskWords, ColumnWords, EmptyWords, MarkWords, MatchLine, ReasonWords, StageWord,
    TournamentWords,
};

pub(super) const TOURNAMENT: TournamentWords = TournamentWords {
    title: |name, format| format!("{name}（{format}）"),
    gone: "この大会の作成は取り消されました。Esc で戻ります。",
    bracket: "トーナメント表",
    cross_table: "総当たり表",
    matches: "試合",
    standings: "順位表",
    entrants: "出場者",
    seeded: |how| format!("シード：{how}"),
    entered: |entrants| count(entrants, "人"),
    progress: |played, all, ready| match ready {
        0 => format!("{all}試合中{played}試合終了"),
        _ => format!("{all}試合中{played}試合終了、開始可{ready}"),
    },
    stage: |number, all, word| {
        let word = match word {
            StageWord::Planned => "未開始",
            StageWord::Running => "進行中",
            StageWord::Finished => "終了",
        };
        format!("第{number}ステージ（全{all}）、{word}")
    },
    postponed: "延期中",
    at_table: table_called,
    branch: |branch| match branch {
        Branch::Main => "勝者側".to_owned(),
        Branch::Losers => "敗者側".to_owned(),
        Branch::Places(first) => format!("{first}位以下"),
    },
    main_branch: "本戦",
    group: |name| format!("{name}組"),
    tables: |size, games| format!("{size}人卓、各回戦{games}ゲーム"),
    marks: MarkWords {
        void: "無効",
        ready: "開始可",
        called: "呼出済",
        winner: "勝者",
        walkover: "不戦勝",
        goes_on: "進出",
        decided: "決め手",
    },
    left: |reason, void| match (reason, void) {
        (ExitReason::Withdrawn, false) => "棄権",
        (ExitReason::Withdrawn, true) => "棄権、無効",
        (ExitReason::Disqualified, false) => "失格",
        (ExitReason::Disqualified, true) => "失格、無効",
    },
    narrowed: "開始できる試合のみ（f ですべて）",
    start: |[a, b]| format!("{a}-{b}から"),
    winner_of: |no| format!("第{no}試合の勝者"),
    loser_of: |no| format!("第{no}試合の敗者"),
    winner_of_short: |no| format!("勝{no}"),
    loser_of_short: |no| format!("負{no}"),
    walkover: "不",
    by_walkover: ["一人目の不戦勝", "二人目の不戦勝"],
    retired: ["（一人目が途中棄権）", "（二人目が途中棄権）"],
    disqualified: ["（一人目が失格）", "（二人目が失格）"],
    double_walkover: "両者不戦敗",
    double_disqualification: "両者失格",
    match_line,
    waits: |no, sources| format!("第{no}試合は{}を待っています。", sources.join("と")),
    awaited: |no, [a, b]| format!("第{no}試合（{a} - {b}）"),
    themself: "自分自身との対戦はありません。ほかの欄を選んでください。",
    champion: "優勝",
    still_in: "勝ち残り",
    column: ColumnWords {
        number: "番号",
        group: "組",
        places: "着順別回数",
        games_played: "ゲーム",
        table: "卓",
        players: "選手",
        round: "回戦",
        first: "一人目",
        second: "二人目",
        score: "結果",
        state: "状態",
        length: "方式",
        rank: "順位",
        name: "名前",
        matches: "試合",
        matches_short: "試",
        results: "勝-分-敗",
        points: "勝点",
        difference: "得失",
        games: "得点",
        games_short: "得点",
        reached: "到達",
        seed: "シード",
        position: "番号",
        club: "所属",
        rating: "レート",
    },
    empty: EmptyWords {
        not_drawn: "まだ組み合わせがありません。a で出場、s で開始します。",
        later: "まだ組み合わせがありません。前のステージが終わったら s で組み合わせます。",
        entrants: "まだ誰も出場していません。a で出場させます。",
        recorded: "まだ試合の記録がありません。a で記録します。",
        ready: "開始できる試合はありません。f ですべて表示します。",
    },
    ask: AskWords {
        close: |name| format!("{name}を終了しますか？"),
        close_consequence: |played| {
            let played = count(played, "試合");
            format!("{played}が終わっています。以後は結果を記録できませんが、訂正はできます。")
        },
        close_yes: "終了",
    },
    reason: ReasonWords {
        nothing_here: "まだ何もありません",
        no_match: "先に試合のあるタブに移ってください",
        themself: "自分自身との対戦はありません",
        only_entrants: "先に「出場者」のタブに移ってください",
        only_bracket: "先に「トーナメント表」のタブに移ってください",
        only_matches: "先に「試合」のタブに移ってください",
        no_sideways: "横には何もありません",
        entries_closed: "組み合わせ後は申し込めません",
        recorded: "出場者は、ここに記録する試合で決まります",
        no_odds: "誰と誰が対戦するか決まっていません",
        started: "すでに開始しています",
        not_started: "まだ開始していません（s で開始）",
        closed: "終了しています",
        entrants: |least, most, entered| {
            let entered = count(entered, "人");
            format!("{least}人から{most}人までですが、出場者は{entered}です")
        },
        no_stage_before: "最初のステージです",
        no_stage_after: "最後のステージです",
        no_play_off: "進出を左右する同順位の二人が必要です",
        stage_not_drawn: |stage| {
            format!("第{stage}ステージの組み合わせがまだです（s で組み合わせ）")
        },
        open_tables: |open| {
            let tables = count(open, "卓");
            format!("{tables}にゲームが残っています")
        },
        open: |open| {
            let matches = count(open, "試合");
            format!("{matches}が残っています")
        },
        seeded: |how| format!("シードは{how}なので、並び順は関係ありません"),
        at_the_end: "この先に順位はありません",
    },
};

fn match_line(line: &MatchLine) -> String {
    let MatchLine { no, round, length, sides: [a, b], outcome } = line;
    let length = if length.is_empty() { String::new() } else { format!("、{length}") };
    format!("第{no}試合、{round}{length}：{a} - {b}、{outcome}")
}
