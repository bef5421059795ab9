//! Texts on the pages of the club's web site.

use chrono::NaiveDate;

use super::{Language, say, words};
use crate::club::Seq;

words! {
    pub SiteWords {
        language_name: "English", "日本語";
        untitled: "Club record", "クラブの記録";
        skip: "Skip to the content", "本文へ";
        parts: "Pages", "ページ";
        ranking: "Ranking", "ランキング";
        events: "Events", "大会";
        versus: "Head-to-heads", "直接対戦";
        calibration: "Predictions", "予測の検証";
        method: "How ratings work", "計算方法";
        journal: "Verify", "検算";
        made_with: "Made with Banzuke.", "Banzukeで作成。";
        check_it: "Check every number", "すべての数値を検算する";
        feed: "Latest results", "最新の結果";
        hidden: "a player of the club", "クラブの選手";
        day_heading: "Day", "日付";
        player: "Player", "選手";
        rank: "Rank", "順位";
        rating: "Rating", "レート";
        ratings: "Ratings", "レーティング";
        peak: "Highest rating", "最高レート";
        matches: "Matches", "試合";
        games_heading: "Games", "ゲーム";
        won: "Won", "勝";
        drawn: "Drawn", "分";
        lost: "Lost", "敗";
        last_played: "Last played", "最終試合";
        established: "Established", "確定";
        provisional: "Provisional", "暫定";
        provisional_means:
            "These ratings rest on too little yet for a place.",
            "まだ根拠が少なく、順位はつきません。";
        all_provisional:
            "All ratings are provisional so far.",
            "まだ全員が暫定レーティングです。";
        nothing_rated: "No rated matches yet.", "レーティング対象の試合はまだありません。";
        nothing_played: "No matches yet.", "試合はまだありません。";
        no_events: "No events yet.", "大会はまだありません。";
        lists: "Rating lists:", "レーティングリスト：";
        lists_heading: "Rules of each list", "リストごとの規則";
        top: "Top of the ranking", "ランキング上位";
        whole_ranking: "The whole ranking", "ランキング全体";
        latest_events: "Latest events", "最近の大会";
        all_events: "All events", "すべての大会";
        event: "Event", "大会";
        format: "Format", "形式";
        entrants_heading: "Entrants", "参加者";
        winner: "Winner", "優勝";
        search_players: "Search players", "選手を検索";
        search_events: "Search events", "大会を検索";
        search_opponents: "Search opponents", "相手を検索";
        certificates: "Places on the podium", "入賞";
        all_matches: "All matches", "全試合";
        round: "Round", "ラウンド";
        opponent: "Opponent", "相手";
        score: "Score", "スコア";
        scores: "Scores", "スコア";
        result: "Result", "結果";
        change: "Change", "増減";
        walkover: "walkover", "不戦";
        /// Of a match no more is known.
        won_alone: "won", "勝ち";
        lost_alone: "lost", "負け";
        retired: "retired", "途中棄権";
        disqualified: "disqualified", "反則";
        double_walkover: "double walkover", "両者不戦敗";
        both_disqualified: "both disqualified", "両者反則負け";
        comma: ", ", "、";
        day_by_day: "Day by day", "日ごとの値";
        standings: "Standings", "順位表";
        places: "Final places", "最終順位";
        seed: "Seed", "シード";
        reached: "Reached", "到達";
        decided_by: "Decided by", "決め手";
        left: "Left", "大会棄権・失格";
        by_play_off: "play-off", "プレーオフ";
        by_lots: "lots", "抽選";
        by_organiser: "the organiser", "主催者";
        points: "Points", "勝点";
        first_places: "Firsts", "1着";
        average_place: "Mean place", "平均着順";
        number: "No.", "番号";
        group: "Group", "ブロック";
        first_player: "First player", "一人目";
        second_player: "Second player", "二人目";
        interval: "95% interval", "95%区間";
        versus_more:
            "Each player's page has the record against every opponent.",
            "選手のページには、すべての相手との対戦成績があります。";
        leaders: "The leaders among themselves", "上位どうしの対戦";
        cross_reads:
            "Matches won and lost by the player of the row against the player of the column.",
            "行の選手から見た、列の選手との勝敗です。";
        most_played: "Most played", "対戦の多い組";
        calibration_means:
            "Before every match the ratings say what each player should score. This page compares those \
             predictions with what happened. Each one was made from the ratings before the match.",
            "試合の前のレーティングから、それぞれの期待得点がわかります。このページは、その予測を実際の結果と\
             比べたものです。どの予測も試合前のレーティングだけによります。";
        foretold_and_won: "Expected and won", "期待と実際";
        reliability_reads:
            "The upright mark is what was expected, the dot what was won, the bar where the true share lies with 95% probability.",
            "縦線は期待、点は実際、帯は真の割合が95%の確率で入る範囲です。";
        expected: "Expected score", "期待得点";
        expected_mean: "Expected", "期待";
        won_share: "Won", "実際";
        true_share: "95% interval", "95%区間";
        class: "Class", "区分";
        log_loss: "Log-loss", "対数損失";
        brier: "Brier", "ブライア";
        base_rate: "No ratings", "基準";
        method_intro:
            "A rating says how strong a player's results are. It goes up with a better result than expected and down with a worse one.",
            "レーティングは、これまでの結果の強さを表す数です。期待より良い結果で上がり、悪い結果で下がります。";
        formula: "The formula", "計算式";
        formula_means:
            "R is the player's rating before the match, R′ the opponent's. E is the expected score of one game, from 0 to 1. \
             S is the score: 1 for a win, 0 for a loss, ½ for a draw. K says how far one game can move a rating.",
            "Rは選手の試合前のレーティング、R′は相手のレーティングです。Eは1ゲームの期待得点で、0から1です。\
             Sは得点で、勝ちは1、負けは0、引き分けは½です。Kは1ゲームで動く大きさです。";
        several_games:
            "A match of several games counts each of them, from the ratings before the match. At a table of three or more, \
             a game counts the mean of S − E over all opponents.",
            "数ゲームの試合では、試合前のレーティングで各ゲームを計算します。3人以上の卓では、1ゲームごとに\
             全員の相手についての S − E の平均を使います。";
        hands: "Dealt hands", "配られた手札";
        hands_mean:
            "Where it is known what was dealt, p is the win probability of the hand between equal players. A win with a good hand then moves \
             a rating less than a win with a bad one. The first move counts in the same way where a list says so.",
            "配られた手札がわかるゲームでは、互角の二人での手札の勝率をpとします。良い手札での勝ちは、悪い手札での\
             勝ちより小さく数えます。リストに先手勝率があれば、先手も同じように数えます。";
        what_is_rated: "What is rated", "計算の対象";
        rated_means:
            "Games that were played are rated, also those before a player retired. Walkovers, byes, disqualifications and head starts are not.",
            "実際に行ったゲームが対象で、途中棄権の前のゲームも含みます。不戦勝、BYE、反則負け、ハンデの分は含みません。";
        order_means:
            "Matches are rated by day, and within a day in the order in which they were recorded. A corrected result is rated \
             in its old place, and everything after it again.",
            "試合は日付順、同じ日では記録した順に計算します。訂正した結果は元の位置で計算し、それより後もすべて計算し直します。";
        interval_means:
            "The ± beside a rating is half the interval in which the true strength lies with 95% probability. It narrows with \
             games and widens without them.",
            "レーティングの±は、真の強さが95%の確率で入る区間の半分の幅です。ゲームを重ねると狭くなり、遠ざかると広くなります。";
        journal_means:
            "Every decision of the club is an entry of its journal, and every number here follows from it. Entries are never changed: \
             a correction is a new entry.",
            "クラブの決定はすべて操作履歴に残り、ここにある数値はすべてそこから計算します。操作は書き換えられません。\
             訂正も新しい操作です。";
        last_entry: "Last entry", "最後の操作";
        digest: "Digest of the journal", "操作履歴のダイジェスト";
        digest_means:
            "The digest (SHA-256) covers the last entry and all before it. Printed rankings show its beginning, so anybody who keeps one \
             can check later that nothing before it was changed.",
            "ダイジェスト（SHA-256）は最後の操作とそれ以前のすべてによって決まります。印刷したランキングに先頭が載るので、\
             それより前が変わっていないことを後で確かめられます。";
        recompute: "Calculate the ratings again", "レーティングを計算し直す";
        recompute_means:
            "The script shares no code with Banzuke. With Python 3 it reads the journal and prints every rating by registration number.",
            "このスクリプトはBanzukeのコードを使いません。Python 3で操作履歴を読み、すべてのレーティングを登録番号ごとに表示します。";
        journal_file: "the public journal, one entry a line", "公開用の操作履歴（1行に1件）";
        script_file: "the script", "スクリプト";
        recompute_prints:
            "The number of a player is in the address of the player's page: players/P0012.html is player 12.",
            "選手の番号は選手ページの場所にあります。`players/P0012.html` は12番です。";
        private: "What is left out", "載せていないもの";
        private_means:
            "Birth dates, notes, other names and numbers of other bodies are not published, nor who recorded what. Players may be shown by initials, \
             or not at all: their results then stay without the name. The public journal has no digests of its own, since those cover what is left out.",
            "生年月日、備考、別名、他団体ID、誰が記録したかは公開していません。選手は頭文字だけ、または匿名にもできます。匿名の\
             選手の結果は名前なしで残ります。公開用の操作履歴にダイジェストはありません。載せていないものも含めて計算した値だからです。";
        as_of(day: &str): "As of {day}", "{day}現在";
        published(day: &str, entry: Seq): "Last published: {day}, entry {entry}", "最終公表：{day}（操作{entry}）";
        peak_was(rating: &str, day: &str): "highest {rating} ({day})", "最高{rating}（{day}）";
        provisional_until(games: u32):
            "Provisional until {games} games are played.", "{games}ゲームになるまでは暫定です。";
        firsts(firsts: u32, games: u32): "first in {firsts} of {games}", "{games}ゲーム中1着{firsts}";
        round_no(number: u32): "round {number}", "{number}回戦";
        stage(number: u32): "Stage {number}", "第{number}ステージ";
        table(number: u32): "pod {number}", "第{number}組";
        game(number: usize): "Game {number}", "{number}";
        rated_on(list: &str): "rated on {list}", "{list}で計算";
        among_tied(name: &str): "{name} (tied)", "{name}（同点間）";
        is_now(number: &str): "{number} is now", "{number}は次の選手に統合されました：";
    }
}

impl SiteWords {
    /// `21 Nov 2026`; `2026年11月21日`.
    pub fn day(self, lang: Language, day: NaiveDate) -> String {
        lang.date(day)
    }

    /// A day where figures stand in columns.
    pub fn short_day(self, _lang: Language, day: NaiveDate) -> String {
        day.format("%Y-%m-%d").to_string()
    }

    /// `1st`, `2nd`; `1位`.
    pub fn place(self, place: u32) -> String {
        let ending = match (place % 10, place % 100) {
            (_, 11..=13) => "th",
            (1, _) => "st",
            (2, _) => "nd",
            (3, _) => "rd",
            _ => "th",
        };
        say!(self.language, "{place}{ending}", "{place}位")
    }

    /// A place among so many.
    pub fn place_of(self, place: u32, entrants: usize) -> String {
        say!(self.language; "{} of {entrants}", "{entrants}人中{}", self.place(place))
    }

    pub fn entrants(self, entrants: usize) -> String {
        self.language.words().message.label.entrants(entrants)
    }

    pub fn games(self, games: u32) -> String {
        self.language.count(games, "game", "games", "ゲーム")
    }

    /// How much the club has played.
    pub fn counts(self, players: usize, events: usize, matches: usize) -> String {
        let lang = self.language;
        let players = lang.count(players, "player", "players", "人");
        let events = lang.count(events, "event", "events", "大会");
        let matches = lang.count(matches, "match", "matches", "試合");
        say!(lang, "{players} · {events} · {matches}", "{players}・{events}・{matches}")
    }
}
