//! Texts of experiments.

use std::f64::consts::LN_2;

use std::io;
use std::path::Path;

use crate::domain::rating::WinCurve;
use crate::lab::affinity::{self, Affinity};
use crate::lab::audit::Verdict;
use crate::lab::convergence::{Convergence, Recommended, Schedule};
use crate::lab::elo_table::Part;
use crate::lab::virtual_game::{Beside, Findings, HandLaw, Logarithm, Method};
use crate::lab::{Experiment, KeptFault};
use crate::words::message::Message;
use crate::words::{Language, pick, say, words};

words! {
    pub ExperimentWords {
        virtual_game: "The virtual game of S0", "仮想ゲーム（S0）";
        figure(number: u32, what: &str, logarithm: &str):
            "Figure {number}: {what}, {logarithm}", "図{number}：{what}、{logarithm}";
        convergence: "What K does to ratings", "K係数とレーティングの収束";
        elo_table: "The arithmetic of S4", "イロレーティングの計算（S4）";
        /// The screen of experiments.
        laboratory: "Laboratory", "実験室";
        experiments: "Experiments", "実験";
        choose: "Runs in the background of this screen; Esc stops it.", "選ぶと実行します。Esc で中止できます。";
        whole: "`banzuke lab` on the command line has more columns, charts and other settings.",
            "コマンドラインの `banzuke lab` には、ほかの列、図、設定があります。";
        backtest: "Which model predicts the club", "過去の結果を予測するモデル";
        report: "`banzuke report ratings --backtest` writes it to a file.",
            "`banzuke report ratings --backtest` でファイルに書き出せます。";
        no_own: "No rated matches in this list yet.", "このリストにはまだ対象の試合がありません。";
        /// Scales of charts, and what they show.
        k: "K", "K";
        log_loss: "log-loss", "対数損失";
        log_loss_by_k: "Log-loss per game by K (lower is better)", "K係数ごとの1ゲームの対数損失（小さいほどよい）";
        error: "points", "点";
        error_by_k: "Error of ratings by K, in points", "K係数ごとのレーティングの誤差（点）";
        difference: "rating difference", "レート差";
        win_rate: "win rate", "勝率";
        curve: "Win rate by rating difference", "レート差と勝率";
        affinity: "Head-to-heads beside what strengths expect", "直接対決と、強さからの期待値";
        forms: "Forms of the win rate, on matches they were not fitted to", "勝率の関数形（推定に使わない試合で検証）";
        spread: "Deviation of a column", "列の標準偏差";
        hands: "Win rate by rating difference and hand", "レート差と手札ごとの勝率";
        gaps: "Rating difference by win rate", "勝率とレート差";
        elo_table_seed(seed: u64): "Random seed {seed}.", "乱数の種 {seed}。";
        rating: "rating", "レーティング";
        sets: "sets", "セット数";
        /// Below a chart.
        seed(seed: u64): "random seed {seed}", "乱数の種 {seed}";
        /// Before a run goes on from a file.
        kept(parts: usize, file: &str): "Going on from {file}: {parts} parts are done.",
            "{file} の続きから始めます（{parts}個は終了）。";
    }
}

impl ExperimentWords {
    /// The settings of the virtual game, and which logarithm gives which printed median.
    pub fn virtual_game_verdict(self, found: &Findings) -> Vec<String> {
        let lang = self.language;
        let game = &found.game;
        let (sets, games, k, seed) = (game.sets, game.games, game.k, game.seed);
        let beside = found.beside();
        let mut said = vec![say!(lang;
            "Medians of the stronger player (true rating 1700) over {sets} sets of {games} games, \
             K = {k}, random seed {seed}.",
            "強い選手（本来1700）の、{sets}セット×{games}ゲームの中央値。K = {k}、乱数の種 {seed}。")];
        said.extend(beside.iter().map(|one| self.beside(one)));
        let all = |at: usize| beside.iter().all(|one| one.fits()[at]);
        if !all(0) && !all(1) {
            said.push(say!(lang; "No logarithm gives all three.",
                "三つすべてに合う対数はありません。"));
        }
        let rests = game.rests().map(|(outside, [base_10, natural])| {
            say!(lang; "{outside} {base_10:.0} and {natural:.0}", "{outside} {base_10:.0}と{natural:.0}")
        });
        let rests = rests.join(pick!(lang; ", ", "、"));
        said.push(say!(lang;
            "With normal hands plain ratings rest, by --outside, in base 10 and natural, at: {rests}.",
            "正規分布の手札で落ち着く値（--outside ごとに底10、自然対数）：{rests}。"));
        said
    }

    /// A printed median beside those found.
    fn beside(self, one: &Beside) -> String {
        let lang = self.language;
        let (law, printed, chance) = (self.hand_law(one.law), one.printed, one.chance);
        let [base_10, natural] = one.off;
        let fits = match one.fits() {
            [true, true] => pick!(lang; "both fit", "どちらも合う"),
            [true, false] => pick!(lang; "base 10 fits", "底10が合う"),
            [false, true] => pick!(lang; "the natural logarithm fits", "自然対数が合う"),
            [false, false] => pick!(lang; "neither fits", "どちらも合わない"),
        };
        say!(lang;
            "Printed {printed} ({law}): base 10 {base_10:+.1}, natural logarithm {natural:+.1}; {fits} \
             (±{chance:.1} may be chance).",
            "文献の{printed}（{law}）：底10 {base_10:+.1}、自然対数 {natural:+.1}。{fits}（±{chance:.1}は偶然の範囲）。")
    }

    /// The name of an experiment, and one line on it.
    pub fn offer(self, experiment: Experiment) -> (&'static str, &'static str) {
        match experiment {
            Experiment::OwnK => pick!(self.language;
                ("Which K suits the club", "Plays the list's own matches 100 times with known strengths, with K from 8 to 128."),
                ("クラブに合うK係数", "リストの試合を、強さの分かる選手で100回行い、K係数8から128を比べます。")),
            Experiment::BackTest => pick!(self.language;
                ("Which model predicts the club", "Elo by K, the list's rules and two fitted models, judged year by year by the matches of the list."),
                ("過去の結果を予測するモデル", "K係数ごとのイロ、リストの設定、2種類の推定を、リストの試合で年ごとに検証します。")),
            Experiment::Convergence => pick!(self.language;
                ("What K does to ratings", "The same with games of any two, and with the five events of S3."),
                ("K係数とレーティングの収束", "任意の二人のゲームと、S3の5大会で比べます。")),
            Experiment::VirtualGame => pick!(self.language;
                ("The virtual game of S0", "What unknown hands do to ratings: 18 million rated games."),
                ("仮想ゲーム（S0）", "手札を考えないとレーティングがどうなるか。1800万ゲームを計算します。")),
            Experiment::EloTable => pick!(self.language;
                ("The noise of ratings", "How far a rating swings against equals, by K."),
                ("レーティングの揺れ", "互角の相手とのレーティングの揺れを、K係数ごとに調べます。")),
            Experiment::League => pick!(self.language;
                ("A league of card programs (S0)", "Nine programs at Daihinmin, rated with and without their hands: 1,800 games."),
                ("カードプログラムのリーグ（S0）", "9個のプログラムが大貧民を1800ゲーム行い、手札の補正ありとなしで計算します。")),
            Experiment::Influence => pick!(self.language;
                ("Targeted influence (S2)", "Programs that raise or lower another's points at Daihinmin: 300 games each."),
                ("特定の相手への影響（S2）", "大貧民で対象の得点を上げ下げするプログラムを、300ゲームずつ試します。")),
        }
    }

    /// The numbers of sets, players and games, and the random seed.
    pub fn convergence_played(self, plan: &Convergence) -> String {
        let (sets, players, games) = (plan.sets, plan.players, plan.games);
        let (deviation, seed) = (plan.deviation, plan.seed);
        say!(self.language;
            "{sets} sets of {players} players with strengths of deviation {deviation}; random and uneven: {games} \
             games a player. Random seed {seed}.",
            "{players}人（強さの標準偏差{deviation}）を{sets}セット。二人を無作為に選ぶ場合は1人平均{games}ゲーム。乱数の種 {seed}。")
    }

    /// The K for a schedule, and why.
    pub fn recommended(self, found: &Recommended) -> String {
        let lang = self.language;
        let name = self.schedule(found.schedule);
        let (k, loss, oracle, error) = (found.k, found.log_loss, found.oracle, found.error);
        let [low, high] = found.alike;
        let alike = match (lang, low < high) {
            (_, false) => String::new(),
            (Language::English, true) => format!(" K from {low} to {high} is as good."),
            (Language::Japanese, true) => format!("K = {low}〜{high}でもほぼ同じです。"),
        };
        let own = found.own.map_or_else(String::new, |(k, loss)| {
            if loss >= LN_2 {
                return say!(lang;
                    " No K predicts the club's own results better than a coin: log-loss {loss:.4} at best, a coin {LN_2:.4}.",
                    "実際の結果は、どのKでもコイン投げよりよく予測できません（対数損失は最良で{loss:.4}、コイン投げは{LN_2:.4}）。");
            }
            say!(lang; " The club's own results were predicted best with K = {k} (log-loss {loss:.4}).",
                "実際の結果を最もよく予測したのはK = {k}（対数損失{loss:.4}）です。")
        });
        say!(lang;
            "{name}: K = {k} predicts games best, with log-loss {loss:.4} (from true strengths: {oracle:.4}).{alike} \
             Ratings then end {error:.0} points off.{own}",
            "{name}：K = {k}が最もよく予測します（対数損失{loss:.4}、真の強さからは{oracle:.4}）。{alike}最後のレーティングの\
             誤差は{error:.0}点です。{own}")
    }

    /// The club has nothing that could be played again.
    pub fn no_past(self, list: &str) -> Message {
        Message::new(
            say!(self.language; "no rated matches in the rating list {list}",
                "レーティングリスト「{list}」に対象の試合がありません。"),
            pick!(self.language; "choose another schedule, or record results first",
                "ほかの組み方を選ぶか、先に結果を記録してください。"),
        )
    }

    /// A run cannot go on from a file.
    pub fn not_kept(self, path: &Path, fault: &KeptFault) -> Message {
        let (lang, file) = (self.language, path.display());
        let what = match fault {
            KeptFault::File(error) => return lang.words().message.command.unwritable(path, error),
            KeptFault::Another(head) => say!(lang;
                "{file} holds something other than this run, whose first line is {head}",
                "{file} はこの実験のファイルではありません。1行目は {head} のはずです。"),
            KeptFault::Busy => say!(lang; "{file} is in use by another run",
                "{file} は別の実行が使っています。"),
            KeptFault::Line(line) => say!(lang; "line {line} of {file} cannot be read",
                "{file} の{line}行目を読み取れません。"),
        };
        let remedy = match fault {
            KeptFault::Line(_) => {
                pick!(lang; "delete that line, and its part is played again; the file was not changed",
                "その行を消すと、その部分だけやり直します。ファイルは変更していません。")
            }
            KeptFault::Busy => pick!(lang; "wait for it, or name another file",
                "終わるのを待つか、別のファイルを指定してください。"),
            _ => {
                pick!(lang; "name another file, or give the options of the run that it holds; it was not changed",
                "別のファイルか、そのファイルを作ったときの設定を指定してください。ファイルは変更していません。")
            }
        };
        Message::new(what, remedy)
    }

    /// The file of a run could not be written any more.
    pub fn kept_no_more(self, path: &Path, error: &io::Error) -> Message {
        self.language.words().message.command.unwritable(path, error)
    }

    /// Whether strengths explain all head-to-heads together.
    pub fn affinity_found(self, found: &affinity::Findings, of: &Affinity) -> String {
        let (sum, percent, pairs) = (found.sum, 100.0 * found.by_chance, found.pairs.len());
        let (sets, seed) = (of.sets, of.seed);
        say!(self.language;
            "{pairs} pairs, squares of deviations {sum:.1}: as much in {percent:.1} % of {sets} sets of results drawn \
             from the strengths alone. by_chance: in so many some pair is as far off. Random seed {seed}.",
            "{pairs}組、偏差の2乗和{sum:.1}。強さだけから抽出した{sets}セットのうち{percent:.1} %が同じかそれ以上です。\
             `by_chance` は、どれかの組が同じだけ離れるセットの割合です。乱数の種 {seed}。")
    }

    /// A form of the win rate.
    pub fn form(self, form: WinCurve) -> &'static str {
        match form {
            WinCurve::Logistic => pick!(self.language; "logistic", "ロジスティック"),
            WinCurve::Normal => pick!(self.language; "normal", "正規分布"),
            WinCurve::Laplace => pick!(self.language; "laplace", "ラプラス分布"),
            WinCurve::Cauchy => pick!(self.language; "cauchy", "コーシー分布"),
        }
    }

    /// A file has no column of numbers, or not the one that is asked for.
    pub fn no_numbers(self, path: &Path, column: Option<&str>) -> Message {
        let (lang, file) = (self.language, path.display());
        let what = column.map_or_else(
            || say!(lang; "{file} has no column of two numbers or more", "{file} に、数値が2つ以上ある列がありません。"),
            |name| say!(lang; "the column {name} of {file} has fewer than two numbers", "{file} の列「{name}」には数値が2つ以上ありません。"),
        );
        Message::new(
            what,
            pick!(lang; "give a CSV file with headings, and the heading with --column",
            "見出しのある CSV ファイルと、--column で列の見出しを指定してください。"),
        )
    }

    /// Over the columns of the audit of the documents.
    pub fn audit_columns(self) -> [&'static str; 5] {
        pick!(self.language; ["row", "what", "done_by", "here", "remark"], ["箇所", "内容", "行う場所", "ここでの値", "備考"])
    }

    /// What a row of the documents comes to.
    pub fn audited(self, verdict: Verdict) -> &'static str {
        match verdict {
            Verdict::Equal => pick!(self.language; "equal", "一致"),
            Verdict::WithinChance => pick!(self.language; "within chance", "偶然の範囲"),
            Verdict::Differs => pick!(self.language; "differs", "異なる"),
            Verdict::Done => pick!(self.language; "done", "あり"),
            Verdict::InPart => pick!(self.language; "in part", "一部"),
            Verdict::Missing => pick!(self.language; "missing", "なし"),
        }
    }

    /// A part of the arithmetic of S4.
    pub fn part(self, part: Part) -> &'static str {
        match part {
            Part::Curve => pick!(self.language; "Rating difference and win rate", "レート差と勝率"),
            Part::Deviation => {
                pick!(self.language; "Unbiased standard deviation", "不偏標準偏差")
            }
            Part::Order => pick!(self.language;
                "Sum and order: one event in many orders of its matches",
                "合計と順序：一つの大会を試合の順序を変えて計算"),
            Part::Noise => pick!(self.language;
                "Noise of a rating against equals, by K",
                "互角の相手とのレーティングの揺れ（K係数ごと）"),
        }
    }

    /// The name of a schedule.
    pub fn schedule(self, schedule: Schedule) -> &'static str {
        match schedule {
            Schedule::Random => pick!(self.language; "random", "無作為"),
            Schedule::Uneven => pick!(self.language; "uneven", "参加に偏り"),
            Schedule::Events => pick!(self.language; "five events", "5大会"),
            Schedule::Series => pick!(self.language; "five events, ten times", "5大会×10回"),
            Schedule::Club => pick!(self.language; "the club's past", "クラブの実績"),
        }
    }

    /// How hands are spread.
    pub fn hand_law(self, law: HandLaw) -> &'static str {
        match law {
            HandLaw::None => pick!(self.language; "none", "優劣なし"),
            HandLaw::Gauss => pick!(self.language; "gauss", "正規分布"),
            HandLaw::Binary => pick!(self.language; "binary", "0.1か0.9"),
        }
    }

    /// A logarithm.
    pub fn logarithm(self, logarithm: Logarithm) -> &'static str {
        match logarithm {
            Logarithm::Base10 => pick!(self.language; "base 10", "底10"),
            Logarithm::Natural => pick!(self.language; "natural logarithm", "自然対数"),
        }
    }

    /// How a game is rated.
    pub fn method(self, method: Method) -> &'static str {
        match method {
            Method::Plain => pick!(self.language; "plain Elo", "従来のElo"),
            Method::Corrected => pick!(self.language; "hand-corrected", "手札補正"),
            Method::CorrectedWithError => {
                pick!(self.language; "hand-corrected, error 0.05", "手札補正（誤差0.05）")
            }
        }
    }
}
