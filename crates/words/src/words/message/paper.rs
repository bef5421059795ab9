//! Texts on printed sheets, and reasons why nothing is printed.

use crate::club::Seq;
use crate::domain::ids::MatchNo;
use crate::words::message::Message;
use crate::words::{pick, say, words};

words! {
    pub PaperWords in "paper" {
        score_sheets; pairings; where_to_play; table_cards; report_here; opponent; match_heading;
        game(number: u32); place; points; total; worth(points: &str); entry(seq: Seq);
        page(number: usize, all: usize); stage(number: u32); sheet(number: usize, all: usize);
        onward(no: MatchNo, sheet: usize); match_no(no: MatchNo); hall_table; table_blank;
        games_won; hand; signature(name: &str); as_of(day: &str, seq: Seq);
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
