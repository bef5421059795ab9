//! Texts on printed sheets, and reasons why nothing is printed.

use crate::club::Seq;
use crate::domain::ids::MatchNo;
use crate::words::message::Message;
use crate::words::{pick, say, words};

words! {
    pub PaperWords {
        score_sheets: "Score sheets", "スコア用紙";
        pairings: "Pairings", "対戦一覧";
        /// The list of players for the wall.
        where_to_play: "Where do I play?", "対戦の場所（五十音順）";
        table_cards: "Table cards", "卓カード";
        report_here: "Scan to report a result", "読み取って結果を報告";
        opponent: "Opponent", "相手";
        /// Heading of the numbers of matches.
        match_heading: "Match", "試合";
        /// Over the places and points of a game of a pod.
        game(number: u32): "Game {number}", "第{number}ゲーム";
        place: "place", "着順";
        points: "points", "点";
        /// Over the points of all games.
        total: "Total points", "合計点";
        /// The points for each place, the first one first.
        worth(points: &str): "Points by place: {points}", "着順の点：{points}";
        entry(seq: Seq): "Journal entry {seq}", "操作{seq}時点";
        page(number: usize, all: usize): "Page {number} of {all}", "{number} / {all}ページ";
        stage(number: u32): "Stage {number}", "第{number}ステージ";
        /// A sheet of a bracket that was cut.
        sheet(number: usize, all: usize): "Sheet {number} of {all}", "{number}枚目（全{all}枚）";
        /// Beside a match whose winner goes on to a match on another sheet.
        onward(no: MatchNo, sheet: usize): "→ {no}, sheet {sheet}", "→ 第{no}試合（{sheet}枚目）";
        match_no(no: MatchNo): "Match {no}", "第{no}試合";
        hall_table: "Table", "会場の卓";
        /// Where the table is to be written.
        table_blank: "Table ______", "会場の卓 ______";
        games_won: "Games won", "取得";
        hand: "hand", "手札";
        signature(name: &str): "Signature: {name}", "署名：{name}";
        /// Above a drawing: day, last entry.
        as_of(day: &str, seq: Seq): "{day} · journal entry {seq}", "{day}・操作{seq}時点";
    }
}

impl PaperWords {
    /// There is nothing of that kind to print or draw.
    pub fn nothing(self, kind: &str, of: &str) -> Message {
        let lang = self.language;
        let of = if of.is_empty() { String::new() } else { say!(lang, " of {of}", "（{of}）") };
        Message::new(
            say!(lang, "There is no {kind}{of}.", "{kind}{of}はありません。"),
            lang.pick(
                "A bracket or cross table exists once the pairings are created; score sheets and pairings list \
                 matches that can be played.",
                "トーナメント表と星取表は組み合わせの作成後にできます。スコア用紙と対戦一覧は、開始できる試合のものです。",
            ),
        )
    }

    /// No program that prints HTML is installed; the programs that are looked for.
    pub fn no_printer(self, printers: &[&str]) -> Message {
        let lang = self.language;
        let printers = printers.join(", ");
        Message::new(
            say!(lang; "PDF needs one of these programs, and none is in PATH: {printers}.",
                "PDF には次のプログラムのどれかが必要ですが、PATH にありません：{printers}。"),
            lang.pick(
                "Install one, or write HTML (--format html) and print it from a browser.",
                "どれかをインストールするか、--format html で書き出してブラウザーで印刷してください。",
            ),
        )
    }

    /// That program made no PDF.
    pub fn printer_failed(self, printer: &str) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang, "{printer} made no PDF.", "{printer} は PDF を作れませんでした。"),
            lang.pick(
                "Write HTML with --format html and print it from a browser.",
                "--format html で書き出してブラウザーで印刷してください。",
            ),
        )
    }

    /// That program did not end in a minute.
    pub fn printer_slow(self, printer: &str) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "{printer} did not finish within a minute and was stopped.",
                "{printer} が1分以内に終わらなかったため、止めました。"),
            lang.pick(
                "Try again, or write HTML with --format html and print it from a browser.",
                "もう一度試すか、--format html で書き出してブラウザーで印刷してください。",
            ),
        )
    }

    /// A picture of pixels was asked for, and this program was built without them.
    pub fn not_in_build(self) -> Message {
        let lang = self.language;
        Message::new(
            pick!(lang; "This build of banzuke makes no PNG pictures.",
                "この banzuke は PNG の画像に対応していません。"),
            lang.pick("Use --format svg.", "--format svg を使ってください。"),
        )
    }

    /// A picture has letters that no font of the machine has.
    pub fn no_font(self, letters: &str) -> Message {
        let lang = self.language;
        let shown: String = letters.chars().take(20).collect();
        Message::new(
            say!(lang; "No installed font has these letters: {shown}. No picture was written.",
                "次の文字を持つフォントがインストールされていません：{shown}。画像は書き出していません。"),
            lang.pick(
                "Install a font with them, such as Noto Sans CJK, or use --format svg.",
                "その文字を含むフォント（Noto Sans CJK など）をインストールするか、--format svg を使ってください。",
            ),
        )
    }

    /// A picture cannot be made, as the maker of pictures says.
    pub fn no_picture(self, why: &str) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang, "The picture cannot be made: {why}.", "画像を作れません：{why}。"),
            lang.pick("Use --format svg.", "--format svg を使ってください。"),
        )
    }
}
