//! Columns and cells of printed tables: they are called as in data files.

use chrono::NaiveDate;

use super::{Message, tie_break};
use crate::clock::written_in_the_hall;
use crate::club::question::floor::Queued;
use crate::club::{Club, Seq};
use crate::domain::exit::ExitReason;
use crate::domain::score::{Outcome, Side};
use crate::domain::standings::{Addend, Step, TieDecision};
use crate::export::{Column, Format, Heading, Kind, Term};
use crate::journal::Digest;
use crate::words::{Language, capital, pick, say, words};

words! {
    /// Headings and cells of a printed table.
    pub SheetWords {
    }
}

impl SheetWords {
    /// The heading of a sheet: its kind, the tournament or list, the day, the last entry and its digest.
    pub fn heading(
        self,
        kind: Kind,
        of: Option<String>,
        day: NaiveDate,
        (seq, digest): (Seq, &Digest),
    ) -> Heading {
        let lang = self.language;
        Heading {
            language: lang.code(),
            kind: self.kind(kind).to_owned(),
            of,
            day,
            journal: lang.words().message.command.journal_state(seq, digest),
        }
    }

    /// A tournament has no sheet of that kind.
    pub fn has_none(self, kind: Kind, name: &str) -> Message {
        let (lang, sheet) = (self.language, self.kind(kind));
        Message::new(
            say!(lang, "no sheet \"{sheet}\" for {name}", "{name}に「{sheet}」はありません。"),
            pick!(lang; "it fits another format of tournament; export standings or matches",
                "ほかの形式の大会のものです。`standings` か `matches` を書き出してください。"),
        )
    }

    /// The reason why a match in the queue cannot be called now.
    pub fn waits(self, one: &Queued, today: NaiveDate, club: &Club) -> Option<String> {
        let words = self.language.words();
        match one.busy {
            _ if one.postponed => Some(words.message.event.postponed().to_owned()),
            _ if one.early.is_some() => {
                one.early.map(|begins| words.term.begins(&written_in_the_hall(begins, today)))
            }
            Some((player, _)) => Some(words.message.player(player, club)),
            None => None,
        }
    }

    /// The meaning of a tie-break.
    pub fn counts(self, step: &Step) -> String {
        tie_break::counts(self.language, step)
    }

    /// The addends of a tie-break, round by round; empty where it is no sum over opponents.
    pub fn working(self, addends: &[Addend], club: &Club) -> String {
        tie_break::working(self.language, addends, club)
    }

    /// The meaning of brackets in a working.
    pub const fn cut_meant(self) -> &'static str {
        self.language.pick("[ ]: left out by the cut.", "[ ]：除かれた値。")
    }

    /// The meaning of the dummy in a working.
    pub const fn dummy_meant(self) -> &'static str {
        self.language.pick(
            "dummy: stands for the opponent of a round without play.",
            "仮想の相手：試合のなかったラウンドの相手の代わり。",
        )
    }

    /// The name of a kind of sheet.
    pub const fn kind(self, kind: Kind) -> &'static str {
        let (english, japanese) = match kind {
            Kind::Ranking => ("Ranking", "ランキング"),
            Kind::Players => ("Players", "選手"),
            Kind::RegistrationList => ("Registration list", "名簿"),
            Kind::Cards => ("Number cards", "番号カード"),
            Kind::Matches => ("Matches", "試合"),
            Kind::Games => ("Games", "ゲーム"),
            Kind::History => ("Rating history", "レーティングの経過"),
            Kind::Distribution => ("Distribution of ratings", "レーティングの分布"),
            Kind::Standings => ("Standings", "順位表"),
            Kind::TieBreaks => ("Tie-breaks explained", "順位の決め手"),
            Kind::CrossTable => ("Cross table", "星取表"),
            Kind::Bracket => ("Bracket", "トーナメント表"),
            Kind::Pairings => ("Pairings", "組み合わせ"),
            Kind::Queue => ("Queue", "呼出待ち"),
            Kind::Prizes => ("Prizes", "表彰"),
        };
        self.language.pick(english, japanese)
    }

    /// The heading of a column. In English, pages and workbooks have plain words; other formats have the names of data
    /// files.
    pub fn column(self, column: &Column, format: Format) -> String {
        match (self.language, column) {
            (_, Column::Named(name)) => name.clone(),
            (_, Column::Criterion(step)) if format.is_for_readers() => {
                capital(&self.step(*step, format))
            }
            (_, Column::Criterion(step)) => self.step(*step, format),
            (Language::English, column) if !format.is_for_readers() => column.to_string(),
            (Language::English, Column::Low) => "95% from".to_owned(),
            (Language::English, Column::High) => "95% to".to_owned(),
            (Language::English, Column::EndLow) => "80% from".to_owned(),
            (Language::English, Column::EndHigh) => "80% to".to_owned(),
            (Language::English, Column::Missing) => "Needed for a rank".to_owned(),
            (Language::English, Column::GamesDifference) => "Games +/-".to_owned(),
            (Language::English, Column::Wins) => "Matches won".to_owned(),
            (Language::English, Column::Draws) => "Matches drawn".to_owned(),
            (Language::English, Column::GamesDrawn) => "Games drawn".to_owned(),
            (Language::English, Column::Losses) => "Matches lost".to_owned(),
            (Language::English, Column::HalfWidth) => "95%".to_owned(),
            (Language::English, Column::LastOrMissing) => "Last / missing".to_owned(),
            (Language::English, Column::WithoutHands) => "No hands".to_owned(),
            (Language::English, column) => capital(&column.to_string().replace('_', " ")),
            (Language::Japanese, column) => japanese(column).to_owned(),
        }
    }

    /// A tie-break: its name for readers, else its short name.
    pub fn step(self, step: Step, format: Format) -> String {
        if format.is_for_readers() {
            tie_break::name_of(self.language, step)
        } else {
            step.to_string()
        }
    }

    /// A word of ours.
    pub fn term(self, word: &Term) -> String {
        match (self.language, word) {
            (lang, Term::Candidate(one)) => lang.words().message.plan.candidate(*one),
            (lang, Term::Reached(_, 1)) => lang.words().screen.tournament.champion().to_owned(),
            (lang, Term::Reached(round, rank)) => lang.words().term.reached(round, *rank),
            (lang, Term::Rival(rival)) => lang.words().message.rating.rival(*rival),
            (Language::English, word) => word.to_string(),
            (Language::Japanese, word) => term(self.language, word),
        }
    }

    /// Classes of a report: hands not known, hands known.
    pub const fn hands(self) -> [&'static str; 2] {
        self.language.pick(["without", "with"], ["手札なし", "手札あり"])
    }
}

#[expect(clippy::too_many_lines, reason = "a line a column")]
const fn japanese(column: &Column) -> &'static str {
    match column {
        Column::Number => "番号",
        Column::Name => "名前",
        Column::Reading => "ふりがな",
        Column::Club => "所属",
        Column::Aliases => "別名",
        Column::Category | Column::Categories => "部門",
        Column::Players => "人数",
        Column::Overall => "総合順位",
        Column::Prize => "賞",
        Column::Money => "賞金",
        Column::Shared => "分配する順位",
        Column::Note => "備考",
        Column::ExternalIds => "他団体ID",
        Column::Merged => "統合した番号",
        Column::Born => "生年月日",
        Column::Event | Column::Tournament => "大会",
        Column::Match | Column::Matches => "試合",
        Column::Round => "ラウンド",
        Column::PlayerA | Column::EntrantA => "一人目",
        Column::PlayerB | Column::EntrantB => "二人目",
        Column::NumberA => "番号1",
        Column::NumberB => "番号2",
        Column::NameA | Column::A => "名前1",
        Column::NameB | Column::B => "名前2",
        Column::GamesA => "勝ち1",
        Column::GamesB => "勝ち2",
        Column::Draws => "引分試合",
        Column::GamesDrawn => "引分ゲーム",
        Column::Walkover => "不戦勝",
        Column::Date => "日付",
        Column::Exit => "終わり方",
        Column::Winner => "勝者",
        Column::Games | Column::Game => "ゲーム",
        Column::First => "先手",
        Column::OpponentNumber => "相手の番号",
        Column::OpponentRating => "相手のレーティング",
        Column::Opponent => "相手",
        Column::Score => "スコア",
        Column::Expected => "期待得点",
        Column::Change => "増減",
        Column::Rating => "レーティング",
        Column::Hand => "手札",
        Column::ByHand => "手動修正の理由",
        Column::Stage => "ステージ",
        Column::Group => "ブロック",
        Column::State | Column::Phase => "状態",
        Column::StartA => "ハンデ1",
        Column::StartB => "ハンデ2",
        Column::Rank | Column::PrizePlace => "順位",
        Column::Wins => "勝ち試合",
        Column::Losses => "負け試合",
        Column::LastPlayed => "最終試合",
        Column::HalfWidth => "95%幅",
        Column::Interval => "95%区間",
        Column::Record => "勝敗",
        Column::LastOrMissing => "最終 / 不足",
        Column::Low => "下限",
        Column::High => "上限",
        Column::Established => "確定",
        Column::Provisional => "暫定",
        Column::Status | Column::Class => "区分",
        Column::Missing => "不足",
        Column::From => "開始",
        Column::To => "終了",
        Column::Performance => "パフォーマンス",
        Column::Deviation => "誤差",
        Column::Bound => "限界",
        Column::HeadStart => "持ち点",
        Column::Points => "勝点",
        Column::GamesWon => "取得ゲーム",
        Column::ComparedWith => "比較対象",
        Column::OtherLogLoss => "比較対象の対数損失",
        Column::Place => "着順",
        Column::GameWinRate => "ゲーム勝率",
        Column::GamesLost => "失ゲーム",
        Column::GamesDifference => "ゲーム得失差",
        Column::Reached => "到達",
        Column::SeparatedBy => "決め手",
        Column::Firsts => "1着",
        Column::AveragePlace => "平均着順",
        Column::Entry | Column::Entries => "操作",
        Column::Kilobytes => "KB",
        Column::File => "ファイル",
        Column::Time => "時刻",
        Column::Desk => "本部PC",
        Column::Decided => "内容",
        Column::Table => "卓",
        Column::Calls => "呼び出し",
        Column::WaitsFor => "待ち",
        Column::WaitingMinutes => "待ち時間（分）",
        Column::Format => "形式",
        Column::Entrants => "参加者",
        Column::Ready => "開始可",
        Column::Probability => "確率",
        Column::Advances => "進出",
        Column::Band | Column::Verdict => "判定",
        Column::Reasons => "理由",
        Column::List => "リスト",
        Column::Before => "前",
        Column::After => "後",
        Column::LogLoss => "対数損失",
        Column::BaseLogLoss => "基準対数損失",
        Column::Brier => "ブライア",
        Column::BaseBrier => "基準ブライア",
        Column::Won => "実際",
        Column::Model => "モデル",
        Column::Year => "年",
        Column::Deals => "手札の分",
        Column::WithoutHands => "手札補正なし",
        Column::Luck => "運",
        Column::HandA => "手札1",
        Column::HandB => "手札2",
        Column::Line => "行",
        Column::WinnerTo => "勝者の次の試合",
        Column::LoserTo => "敗者の次の試合",
        Column::WinnerPlace => "勝者の順位",
        Column::LoserPlace => "敗者の順位",
        Column::Step => "基準の順",
        Column::TieBreak => "基準",
        Column::Meaning => "意味",
        Column::Value => "値",
        Column::Working => "内訳",
        Column::Below => "この基準で下になった相手",
        Column::Moved => "順位の変動",
        Column::Gained => "点数の変動",
        Column::Schedule => "対戦の組み方",
        Column::K => "K",
        Column::Rules => "規則",
        Column::Error => "強さとの差",
        Column::Oracle => "真の強さの対数損失",
        Column::RankCorrelation => "順位相関",
        Column::SettledGames => "収束までのゲーム",
        Column::Drift => "平均のずれ",
        Column::FewAbove => "少数が上位",
        Column::FewAboveWrong => "うち誤り",
        Column::Coverage => "区間の的中率",
        Column::OwnLogLoss => "実績の対数損失",
        Column::W2 => "w2",
        Column::PriorWins => "事前分布",
        Column::Difference => "レート差",
        Column::Stronger => "強い側",
        Column::Weaker => "弱い側",
        Column::DifferenceBack => "勝率からの差",
        Column::Values => "個数",
        Column::Factor => "係数",
        Column::Approximation => "近似",
        Column::Ratio => "比",
        Column::Mean => "平均",
        Column::Refused => "反則",
        Column::Unit => "計算の単位",
        Column::SumOff => "合計のずれ",
        Column::OrderSpread => "順序による差",
        Column::NoiseDeviation => "標準偏差",
        Column::FixedPoint | Column::NoiseFloor => "理論値",
        Column::TimeConstant => "時定数",
        Column::Law => "手札の分布",
        Column::Logarithm => "対数",
        Column::Method => "計算方法",
        Column::Median => "中央値",
        Column::Printed => "文献の値",
        Column::Sets => "セット数",
        Column::RandomSeed => "乱数の種",
        Column::EndLow => "終了80%下限",
        Column::End => "終了予想",
        Column::EndHigh => "終了80%上限",
        Column::InTime => "時間内",
        Column::Fewest => "最少試合",
        Column::EachPlays => "平均試合",
        Column::LongestWait => "最長待ち（分）",
        Column::BestWins => "最強者優勝",
        Column::Tau => "順位と強さのτ",
        Column::Learnt => "得られる情報",
        Column::Measure => "量",
        Column::Against => "対戦相手",
        Column::Player => "評価プログラム",
        Column::Figure => "行の内容",
        Column::Claim => "文献の主張",
        Column::Gain => "改善",
        Column::StandardError => "標準誤差",
        Column::Program => "プログラム",
        Column::Plain => "補正なし",
        Column::PlainLow => "補正なし95%下限",
        Column::PlainHigh => "補正なし95%上限",
        Column::Corrected => "補正あり",
        Column::CorrectedLow => "補正あり95%下限",
        Column::CorrectedHigh => "補正あり95%上限",
        Column::Milestone => "順位の状態",
        // As they are called.
        Column::Named(_) | Column::Criterion(_) => "",
    }
}

const fn ended(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Score(_) => "",
        Outcome::Walkover(_) => "不戦勝",
        Outcome::WinnerOnly(_) => "勝者のみ",
        Outcome::Retired(_) => "途中棄権",
        Outcome::Disqualified(_) => "反則負け",
        Outcome::DoubleWalkover => "両者不戦敗",
        Outcome::DoubleDisqualification => "両者反則負け",
    }
}

fn term(lang: Language, term: &Term) -> String {
    let fixed = match term {
        Term::Round(name) | Term::Reached(name, _) => return lang.words().term.round(name),
        Term::WinnerOf(no) => return format!("第{no}試合の勝者"),
        Term::LoserOf(no) => return format!("第{no}試合の敗者"),
        Term::Candidate(one) => return lang.words().message.plan.candidate(*one),
        Term::Named(named) => named.japanese,
        Term::Rival(rival) => return lang.words().message.rating.rival(*rival),
        Term::Step(step) => return step.to_string(),
        Term::AllYears | Term::Everybody => "全体",
        Term::State(state) => lang.words().term.state(*state),
        Term::Postponed => lang.words().message.event.postponed(),
        Term::Absent => lang.words().term.absent(),
        Term::Exit(outcome) => ended(*outcome),
        Term::StillIn => "勝ち残り",
        Term::Left(ExitReason::Withdrawn) => "大会棄権",
        Term::Left(ExitReason::Disqualified) => "失格",
        Term::Tie(TieDecision::PlayOff(_)) => "プレーオフ",
        Term::Tie(TieDecision::Lots) => "抽選",
        Term::Tie(TieDecision::Elsewhere) => "別途決定",
        Term::Side(Side::A) => "一人目",
        Term::Side(Side::B) => "二人目",
        Term::Established(true) => "確定",
        Term::Established(false) => "暫定",
        Term::New => "新規",
        Term::Removed => "削除",
        Term::Replayed => "再計算",
        Term::ByHand => "手動修正",
        Term::AtLeast => "以上",
        Term::AtMost => "以下",
    };
    fixed.to_owned()
}
