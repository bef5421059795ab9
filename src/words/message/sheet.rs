//! Columns and cells of printed tables: they are called as in data files.

use crate::domain::exit::ExitReason;
use crate::domain::score::{Outcome, Side};
use crate::export::Term;
use crate::words::{Language, words};

words! {
    /// What stands over the columns of a printed table, and in its cells.
    pub SheetWords {
    }
}

impl SheetWords {
    /// A column by its name in data files; none where that is the name.
    pub fn column(self, name: &str) -> Option<&'static str> {
        match self.language {
            // English happens to be the language of data files.
            Language::English => None,
            Language::Japanese => column(name),
        }
    }

    /// A word of ours.
    pub fn term(self, word: &Term) -> String {
        match self.language {
            Language::English => word.to_string(),
            Language::Japanese => term(self.language, word),
        }
    }

    /// Classes of a report: hands not known, hands known.
    pub const fn hands(self) -> [&'static str; 2] {
        self.language.pick(["without", "with"], ["手札なし", "手札あり"])
    }
}

fn column(name: &str) -> Option<&'static str> {
    Some(match name {
        "number" => "番号",
        "name" => "名前",
        "reading" => "よみ",
        "club" => "所属",
        "aliases" => "別名",
        "note" => "備考",
        "external_ids" => "他団体の番号",
        "merged" => "統合した番号",
        "born" => "生年月日",
        "event" | "tournament" => "大会",
        "match" | "matches" => "試合",
        "round" => "回戦",
        "player_a" | "entrant_a" => "一人目",
        "player_b" | "entrant_b" => "二人目",
        "number_a" => "番号1",
        "number_b" => "番号2",
        "name_a" | "a" => "名前1",
        "name_b" | "b" => "名前2",
        "games_a" => "勝ち1",
        "games_b" => "勝ち2",
        "draws" => "引分",
        "walkover" => "不戦勝",
        "date" => "日付",
        "exit" => "終わり方",
        "games" => "ゲーム",
        "first" => "先手",
        "opponent_number" => "相手の番号",
        "opponent" => "相手",
        "score" => "スコア",
        "expected" => "期待",
        "change" => "増減",
        "rating" => "レーティング",
        "hand" => "手札",
        "by_hand" => "手動修正の理由",
        "stage" => "ステージ",
        "group" => "組",
        "state" | "phase" => "状態",
        "start_a" => "開始1",
        "start_b" => "開始2",
        "rank" => "順位",
        "wins" => "勝",
        "losses" => "敗",
        "last_played" => "最終試合",
        "low" => "下限",
        "high" => "上限",
        "status" | "class" => "区分",
        "missing" => "不足",
        "from" => "開始",
        "to" => "終了",
        "performance" => "パフォーマンス",
        "deviation" => "誤差",
        "bound" => "限界",
        "points" => "勝点",
        "games_won" => "ゲーム勝",
        "games_lost" => "ゲーム敗",
        "games_difference" => "得失",
        "reached" => "到達",
        "separated_by" => "決め手",
        "firsts" => "1着",
        "average_place" => "平均着順",
        "entry" | "entries" => "履歴",
        "kilobytes" => "KB",
        "file" => "ファイル",
        "time" => "時刻",
        "desk" => "記録係",
        "decided" => "内容",
        "table" => "卓",
        "calls" => "呼び出し",
        "waits_for" => "待ち",
        "format" => "形式",
        "entrants" => "出場者",
        "ready" => "開始可",
        "probability" => "確率",
        "band" => "判定",
        "reasons" => "理由",
        "list" => "リスト",
        "before" => "前",
        "after" => "後",
        "log_loss" => "対数損失",
        "base_log_loss" => "基準対数損失",
        "brier" => "ブライア",
        "base_brier" => "基準ブライア",
        "won" => "実際",
        _ => return None,
    })
}

const fn ended(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Score(_) => "",
        Outcome::Walkover(_) => "不戦勝",
        Outcome::Retired(_) => "途中棄権",
        Outcome::Disqualified(_) => "失格",
        Outcome::DoubleWalkover => "両者不戦敗",
        Outcome::DoubleDisqualification => "両者失格",
    }
}

fn term(lang: Language, term: &Term) -> String {
    let fixed = match term {
        Term::Round(name) => return lang.words().term.round(name),
        Term::WinnerOf(no) => return format!("第{no}試合の勝者"),
        Term::LoserOf(no) => return format!("第{no}試合の敗者"),
        Term::State(state) => lang.words().term.state(*state),
        Term::Exit(outcome) => ended(*outcome),
        Term::Left(ExitReason::Withdrawn) => "棄権",
        Term::Left(ExitReason::Disqualified) => "失格",
        Term::Side(Side::A) => "一人目",
        Term::Side(Side::B) => "二人目",
        Term::Established(true) => "正式",
        Term::Established(false) => "暫定",
        Term::AtLeast => "以上",
        Term::AtMost => "以下",
    };
    fixed.to_owned()
}
