//! Ratings from game records.

mod engines;

use std::path::Path;

use othello::Provenance;
use othello::train::LabelError;

use crate::domain::records::{Class, Fit, NORMAL_90};
use crate::lab::othello_engines::Findings;
use crate::lab::records::MOST;
use crate::records::{NotContinued, Unplayable};
use crate::words::message::Message;
use crate::words::{pick, say, words};

words! {
    /// Ratings from game records.
    pub RecordsWords {
        /// Heads of columns.
        player: "player", "選手";
        games: "games", "ゲーム数";
        moves: "moves", "手数";
        mean: "mean", "平均損失";
        capped: "capped", "上限付き平均";
        root_mean: "root_mean", "平方根平均";
        s1_first: "s1_first_40", "S1（40手まで）";
        s1_all: "s1_all", "S1（全手）";
        mistakes: "yamashita", "平均悪手（山下）";
        agreement: "agreement", "一致率";
        game: "game", "対局";
        plies: "plies", "総手数";
        mean_plies: "mean_plies", "平均手数";
        resigned: "resigned", "投了局";
        limit: "resign_at", "投了の評価値";
        plies_if_resigned: "plies_if_resigned", "投了時の手数";
        in_all: "all", "全体";
        curve_head: "curve", "曲線";
        deviation: "rating_deviation", "レートの標準偏差";
        r2: "r2", "R²";
        adjusted_r2: "adjusted_r2", "調整済みR²";
        left_out_r2: "left_out_r2", "R²（1人ずつ除外）";
        left_out_error: "left_out_error", "誤差（1人ずつ除外）";
        intercept: "intercept", "切片";
        slope: "slope", "傾き";
        left_out_residual: "left_out_residual", "残差（除外時）";
        line_r2: "line_r2", "直線のR²";
        error: "error", "誤差";
        absolute: "mean_absolute", "平均絶対誤差";
        bias: "bias", "偏り";
        claimed: "claimed_deviation", "示した標準偏差";
        coverage: "coverage_90", "90%区間の的中率";
        from_records: "from_records", "棋譜から";
        records_deviation: "records_deviation", "棋譜の標準偏差";
        give_or_take: "deviation", "標準偏差";
        results: "results", "結果";
        suggested: "suggested", "提案";
        low: "low_90", "90%下限";
        high: "high_90", "90%上限";
        note: "note", "備考";
        /// The experiment, and its charts.
        one_game_each: "R² of draws with one game a player", "1人1ゲームのR²";
        by_losses: "by losses", "損失から";
        by_results: "by results", "結果から";
        by_both: "by both", "両方から";
        error_by_games: "Error of ratings by number of games, in points", "ゲーム数ごとのレーティングの誤差（点）";
        r2_by_games: "Leave-one-out R² by number of games", "ゲーム数ごとのR²（1人ずつ除外）";
        studied(draws: u32, seed: u64):
            "{draws} draws of games for each line, each player predicted from all others. Random seed {seed}.",
            "各行は{draws}回の無作為抽出で、各選手をほかの全員から推定した値です。乱数の種 {seed}。";
        /// The other experiment.
        engines: "Engines judged by another (S1)", "別のエンジンによるエンジンの評価（S1）";
        round_robin: "The games, with black's discs less white's", "全対局（石差は黒 − 白）";
        /// Training.
        empties: "empties", "空きマス";
        positions: "positions", "局面数";
        error_of_mean: "error_of_mean", "平均だけの誤差";
        continued(had: usize, all: usize):
            "{had} of {all} games are in the file already", "{all}局中{had}局はすでにファイルにあります。";
        analysed(games: usize, moves: usize, seconds: f64, engine: &str):
            "{games} games with {moves} moves analysed in {seconds:.1} s: {engine}",
            "{games}局{moves}手を{seconds:.1}秒で解析しました：{engine}";
    }
}

impl RecordsWords {
    /// Players are called by their numbers.
    pub fn no_names(self, games: &Path) -> String {
        say!(self.language; "{}: no WTHOR.JOU beside it, so players go by their numbers; name one with --names",
            "{}：同じ場所に WTHOR.JOU がないため、選手を番号で示します。--names で指定できます。", games.display())
    }

    /// A game that is left out.
    pub fn unplayable(self, game: &Unplayable) -> String {
        let (name, error) = (&game.name, &game.error);
        say!(self.language, "game {name} is left out: {error}", "ゲーム {name} は除きます：{error}")
    }

    /// A file is no WTHOR file.
    pub fn no_wthor(self, path: &Path, fault: &str) -> Message {
        let path = path.display();
        Message::new(
            say!(
                self.language,
                "{path} is no WTHOR file that can be read: {fault}",
                "{path} を `WTHOR` ファイルとして読み込めません：{fault}。"
            ),
            pick!(self.language; "give files like WTH_2017.wtb, and WTHOR.JOU for names",
                "ゲームは WTH_2017.wtb、選手名は WTHOR.JOU のようなファイルを指定してください。"),
        )
    }

    /// Games of two files would have the same names.
    pub fn same_name(self, name: &str) -> Message {
        Message::new(
            say!(
                self.language,
                "two of the files are called {name}",
                "「{name}」という名前のファイルが二つあります。"
            ),
            pick!(self.language; "give each file once, or rename one", "一つだけ指定するか、名前を変えてください。"),
        )
    }

    /// An analysis cannot go on in a file.
    pub fn not_continued(self, path: &Path, why: &NotContinued) -> Message {
        let lang = self.language;
        let shown = path.display();
        let other = pick!(lang; "name another file, or remove this one",
            "別のファイルを指定するか、このファイルを削除してください。");
        match why {
            NotContinued::Failed(error) => lang.words().message.command.unwritable(path, error),
            NotContinued::Busy => Message::new(
                say!(
                    lang,
                    "{shown} is in use by another run",
                    "{shown} は別の解析が書き込み中です。"
                ),
                pick!(lang; "wait for its end, or name another file",
                    "終わるのを待つか、別のファイルを指定してください。"),
            ),
            NotContinued::NoAnalysis => Message::new(
                say!(
                    lang,
                    "{shown} is there already and holds no analysis",
                    "{shown} はすでにあり、解析のファイルではありません。"
                ),
                other,
            ),
            NotContinued::OtherColumns => Message::new(
                say!(
                    lang,
                    "{shown} was begun by an earlier version, without best moves; it can be read, not gone on with",
                    "{shown} は以前の版で作られ、最善手の列がありません。読み込めますが、続きは書けません。"
                ),
                other,
            ),
            NotContinued::OtherEngine(engine) => Message::new(
                say!(
                    lang,
                    "{shown} was analysed otherwise: {engine}",
                    "{shown} は別の条件で解析されています：{engine}。"
                ),
                other,
            ),
        }
    }

    /// Moves judged by several engines.
    pub fn several_engines(self, engines: &[String]) -> String {
        let lang = self.language;
        let engines = engines.join(lang.pick(", ", "、"));
        say!(lang; "the moves were judged by several engines, whose losses differ: {engines}",
            "手の評価に複数のエンジンが使われています（損失は比べられません）：{engines}")
    }

    /// Not enough players to fit or judge.
    pub fn too_few(self, found: usize, games: usize) -> Message {
        let lang = self.language;
        let of = lang.count(games, "game", "games", "ゲーム");
        Message::new(
            say!(lang; "{found} players have a rating and at least {of}; at least 3 are needed",
                "レーティングがあり{of}以上の選手は{found}人です。3人以上必要です。"),
            pick!(lang; "give more games, link names to ratings with --links, or lower --fewest-games or --rated-games",
                "ゲームを増やすか、--links で選手名とレーティングを結び付けるか、--fewest-games か \
                 --rated-games を小さくしてください。"),
        )
    }

    /// Nothing varies.
    pub fn all_equal(self) -> Message {
        Message::new(
            pick!(self.language; "all ratings or all losses are the same",
                "レーティングか損失がすべて同じです。"),
            pick!(self.language; "give players of different strength", "強さの違う選手を加えてください。"),
        )
    }

    /// No move counts.
    pub fn no_losses(self) -> Message {
        Message::new(
            pick!(self.language; "no move of such a player counts", "対象の手がありません。"),
            pick!(self.language; "check names, or let more moves count",
                "名前を確認するか、対象の手を広げてください。"),
        )
    }

    /// No player of that name is in the records.
    pub fn no_such_player(self, name: &str) -> Message {
        Message::new(
            say!(
                self.language,
                "no player \"{name}\" in these games",
                "この棋譜に「{name}」という選手はいません。"
            ),
            pick!(self.language; "write the name as `records losses` prints it",
                "`records losses` が表示するとおりに書いてください。"),
        )
    }

    /// The number of players in the steps, and the standard deviation of their ratings.
    pub fn steps(self, players: usize, deviation: f64) -> String {
        let fewest = MOST;
        say!(self.language;
            "Error by number of games: {players} players with at least {fewest} games, standard deviation of ratings {deviation:.0}",
            "ゲーム数ごとの誤差：{fewest}ゲーム以上の選手{players}人、レーティングの標準偏差{deviation:.0}")
    }

    /// Whether losses put engines into the order of their results.
    pub fn engines_agree(self, found: &Findings) -> String {
        let ([first, all], pairs) = (found.agreeing, found.pairs);
        say!(self.language;
            "Pairs in the same order by points and by losses: version 1 {first} of {pairs}, version 2 {all} of {pairs}.",
            "得点と損失の順序が一致する組：方法1は{pairs}組中{first}組、方法2は{pairs}組中{all}組。")
    }

    /// A round robin of fewer than two.
    pub fn one_engine(self) -> Message {
        Message::new(
            pick!(self.language; "a round robin needs two engines", "総当たりには二つのエンジンが必要です。"),
            pick!(self.language; "name depths with --own, or engines with --engine",
                "--own で深さを、または --engine でエンジンを指定してください。"),
        )
    }

    /// The games from which an evaluator was learned.
    pub fn learned(self, from: &Provenance) -> String {
        let Provenance { first_year, last_year, games, positions, seed } = *from;
        say!(self.language;
            "learned from {positions} positions of {games} games, {first_year} to {last_year}; random seed {seed}; the table has \
             the games of later years",
            "{first_year}〜{last_year}年の{games}局{positions}局面から学習しました（乱数の種 {seed}）。表はそれより後の年の棋譜による検証です。")
    }

    /// A game cannot be learned from.
    pub fn not_learned(self, fault: &LabelError) -> Message {
        Message::new(
            say!(self.language, "nothing was learned: {fault}", "学習できません：{fault}。"),
            pick!(self.language; "leave out that file, or correct the game", "そのファイルを除くか、棋譜を直してください。"),
        )
    }

    /// Players by their games.
    pub fn class(self, class: Class) -> String {
        let Class { from, to } = class;
        match to {
            Some(to) if to == from => from.to_string(),
            Some(to) => format!("{from}-{to}"),
            None => say!(self.language, "{from}+", "{from}以上"),
        }
    }

    /// How a fit is to be read.
    pub fn fitted(self, fit: &Fit) -> String {
        let spread = &fit.spread;
        let half = |games| NORMAL_90 * fit.typical(games).deviation;
        let (one, five, many) = (half(1), half(5), half(20));
        let (fewest, all) = (fit.fewest_games, spread.players);
        say!(self.language;
            "Players with at least {fewest} games. R² depends on how far ratings are apart. 90% of ratings lie \
             within ±{one:.0} of a suggestion from 1 game, ±{five:.0} from 5, ±{many:.0} from 20 (from {all} players).",
            "{fewest}ゲーム以上の選手。R² はレーティングの散らばりによって変わります。提案の90%区間は、1ゲームで±{one:.0}、5ゲームで\
             ±{five:.0}、20ゲームで±{many:.0}です（{all}人から推定）。")
    }

    /// A measure is asked for beside a fit, which has one.
    pub fn measure_of_fit(self) -> Message {
        Message::new(
            pick!(self.language; "a fit has its own measure", "推定式には測り方が含まれています。"),
            pick!(self.language; "give --measure and the moves that count with --formula alone",
                "--measure や対象の手は、--formula と一緒にだけ指定してください。"),
        )
    }

    /// What S1 prints of its games, beside the middle 95 % of the draws.
    pub fn s1_beside(self, figures: [(f64, bool); 3]) -> String {
        let lang = self.language;
        let [r2, slope, intercept] = figures.map(|(figure, inside)| {
            let place = if inside {
                pick!(lang; "inside", "範囲内")
            } else {
                pick!(lang; "outside", "範囲外")
            };
            say!(lang; "{figure} ({place})", "{figure}（{place}）")
        });
        say!(lang;
            "S1's figures and 95 % of the draws by its measure: R² {r2}, slope {slope}, intercept {intercept}.",
            "文献S1の値と、その測り方による抽出の95%：R² {r2}、傾き{slope}、切片{intercept}。")
    }

    /// The fit that suggestions are made from.
    pub fn suggested_by(self, fit: &Fit) -> String {
        let (players, games, r2, deviation) = (fit.players, fit.games, fit.r2, fit.deviation);
        let [low, high] = fit.ratings;
        say!(self.language;
            "Fit: {players} players, {games} games, ratings {low:.0} to {high:.0} (standard deviation {deviation:.0}), R² {r2:.3}.",
            "推定式：選手{players}人、{games}ゲーム、レーティング{low:.0}〜{high:.0}（標準偏差{deviation:.0}）、R² {r2:.3}。")
    }
}
