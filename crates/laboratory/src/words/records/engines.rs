//! Engines that are installed, and the games that they are asked about.

use std::path::Path;

use engine::{EngineError, Trouble};
use notation::{Fault, Skipped};

use super::RecordsWords;
use crate::words::message::Message;
use crate::words::{Language, pick, say};

impl RecordsWords {
    /// A game of a file that is left out.
    pub fn skipped(self, path: &Path, skipped: &Skipped) -> String {
        let lang = self.language;
        let (path, Skipped { number, line, fault }) = (path.display(), skipped);
        let why = fault_text(lang, fault);
        say!(
            lang,
            "{path}:{line}: game {number} is left out: {why}",
            "{path}:{line}：{number}局目は除きます：{why}"
        )
    }

    /// A file without a game that can be analysed.
    pub fn no_games(self, path: &Path, skipped: usize) -> Message {
        let path = path.display();
        Message::new(
            say!(
                self.language,
                "{path} has no game that can be analysed ({skipped} left out)",
                "{path} に解析できるゲームがありません（除いたゲーム：{skipped}局）。"
            ),
            pick!(self.language; "correct the file, or give another one", "ファイルを直すか、別のファイルを指定してください。"),
        )
    }

    /// Games of chess or shogi without an engine.
    pub fn no_engine(self, path: &Path) -> Message {
        let path = path.display();
        Message::new(
            say!(
                self.language,
                "{path} is no Othello: its games need an installed engine",
                "{path} はオセロの棋譜ではないため、エンジンが必要です。"
            ),
            pick!(self.language; "name one, like --engine stockfish --nodes 20000",
                "`--engine stockfish --nodes 20000` のように指定してください。"),
        )
    }

    /// Our own engine does not search so deep.
    pub fn too_deep(self, most: u32) -> Message {
        Message::new(
            say!(
                self.language,
                "without --engine the depth is at most {most}",
                "--engine なしの深さは{most}以下です。"
            ),
            pick!(self.language; "give a smaller --depth", "--depth を小さくしてください。"),
        )
    }

    /// Games of several kinds cannot be in one analysis.
    pub fn several_kinds(self) -> Message {
        Message::new(
            pick!(self.language; "the files have games of different kinds", "種類の違うゲームの棋譜が混ざっています。"),
            pick!(self.language; "analyse each kind by itself", "種類ごとに解析してください。"),
        )
    }

    /// Engines of this game speak something else.
    pub fn other_protocol(self, kind: &str) -> Message {
        Message::new(
            say!(
                self.language,
                "engines of {kind} do not speak this protocol",
                "{kind} のエンジンはこの通信方法を使いません。"
            ),
            pick!(self.language; "leave out --protocol, or give other games", "--protocol を省くか、別の棋譜を指定してください。"),
        )
    }

    /// A number of positions means nothing to engines of Othello.
    pub fn no_nodes(self) -> Message {
        Message::new(
            pick!(self.language; "engines that speak NBoard know no --nodes", "`NBoard` のエンジンには --nodes を指定できません。"),
            pick!(self.language; "give --depth", "--depth を指定してください。"),
        )
    }

    /// How far an engine searches was not said.
    pub fn no_limit(self) -> Message {
        Message::new(
            pick!(self.language; "how far the engine searches is missing", "エンジンが読む量の指定がありません。"),
            pick!(self.language; "give --nodes or --depth", "--nodes か --depth を指定してください。"),
        )
    }

    /// A text that names no program.
    pub fn no_command(self) -> Message {
        Message::new(
            pick!(self.language; "--engine names no program, or lacks a quotation mark",
                "--engine にプログラム名がないか、引用符が閉じていません。"),
            pick!(self.language; "give a command, like --engine \"stockfish\"", "`--engine \"stockfish\"` のように指定してください。"),
        )
    }

    /// An option of an engine without a value.
    pub fn no_option(self, text: &str) -> Message {
        Message::new(
            say!(
                self.language,
                "\"{text}\" is no option of an engine",
                "「{text}」はエンジンのオプションとして読めません。"
            ),
            pick!(self.language; "write NAME=VALUE, like --set Hash=64", "--set Hash=64 のように「名前=値」で書いてください。"),
        )
    }

    /// A game that is left out, since the engine did not do what it was asked.
    pub fn game_failed(self, name: &str, error: &EngineError) -> String {
        let (why, _) = trouble(self.language, &error.trouble);
        let command = &error.command;
        say!(
            self.language,
            "{name} is left out: the engine {command} {why}",
            "{name} は省きます：エンジン {command} {why}"
        )
    }

    /// An engine did not do what it was asked. What stands in the file by then stays there.
    pub fn engine_failed(
        self,
        error: &EngineError,
        kept: Option<(&Path, usize, usize)>,
    ) -> Message {
        let lang = self.language;
        let (why, remedy) = trouble(lang, &error.trouble);
        let command = &error.command;
        let asked = match (lang, &*error.asked) {
            (_, "") => String::new(),
            (Language::English, asked) => format!(" (asked: {asked})"),
            (Language::Japanese, asked) => format!("（送信：{asked}）"),
        };
        let kept = kept.map(|(path, done, all)| {
            let path = path.display();
            say!(
                lang,
                "; {done} of {all} games are in {path}, and the same command goes on there",
                "{path} に{all}局中{done}局を保存しました。同じコマンドで続きから再開します。"
            )
        });
        let kept = kept.unwrap_or_default();
        Message::new(
            say!(
                lang,
                "the engine {command} {why}{asked}{kept}",
                "エンジン {command} {why}{asked}。{kept}"
            ),
            remedy,
        )
    }
}

fn fault_text(lang: Language, fault: &Fault) -> String {
    match fault {
        Fault::IllegalMove(text) => say!(lang, "illegal move {text}", "反則の手 {text}"),
        Fault::AmbiguousMove(text) => {
            say!(lang, "{text} could be several moves", "{text} がどの手か決まりません")
        }
        Fault::Unreadable(text) => {
            say!(lang, "\"{text}\" cannot be read", "「{text}」を読み取れません")
        }
        Fault::BadStart(text) => {
            say!(
                lang,
                "its start is no position that can be read: {text}",
                "開始局面を読み取れません：{text}"
            )
        }
        Fault::OtherRules(text) => {
            say!(lang, "it has other rules: {text}", "別のルールのゲームです：{text}")
        }
        Fault::Unclosed(sign) => {
            say!(lang, "the end of {sign} is missing", "{sign} が閉じていません")
        }
        Fault::NoMoves => pick!(lang; "it has no moves", "指し手がありません").to_owned(),
    }
}

/// The trouble with an engine, and the remedy.
fn trouble(lang: Language, trouble: &Trouble) -> (String, &'static str) {
    let by_hand = pick!(lang; "start it by hand to see what it says, or name another engine",
        "手動で起動して確認するか、別のエンジンを指定してください。");
    match trouble {
        Trouble::NotFound => (
            pick!(lang; "is not installed, or not there", "が見つかりません").to_owned(),
            pick!(lang; "install it, or give its whole path to --engine", "インストールするか、--engine にフルパスを指定してください。"),
        ),
        Trouble::Failed(error) => {
            (say!(lang, "cannot be run: {error}", "を実行できません：{error}"), by_hand)
        }
        Trouble::Ended(Some(status)) => (
            say!(lang, "ended by itself with status {status}", "が終了しました（状態 {status}）"),
            by_hand,
        ),
        Trouble::Ended(None) => {
            (pick!(lang; "ended by itself", "が終了しました").to_owned(), by_hand)
        }
        Trouble::Silent(waited) => {
            let seconds = waited.as_secs();
            (
                say!(lang, "did not answer in {seconds} s", "が{seconds}秒以内に応答しません"),
                pick!(lang; "give fewer --nodes, less --depth or a longer --timeout; check --protocol",
                    "--nodes か --depth を小さくするか、--timeout を延ばしてください。--protocol も確認してください。"),
            )
        }
        Trouble::Nonsense(line) => (
            say!(
                lang,
                "answered \"{line}\", which means nothing here",
                "の応答「{line}」を解釈できません"
            ),
            pick!(lang; "check --protocol and --set, or name another engine", "--protocol と --set を確認するか、別のエンジンを指定してください。"),
        ),
        Trouble::Illegal(made) => (
            say!(lang, "named {made}, which is no legal move", "が反則の手 {made} を返しました"),
            by_hand,
        ),
        Trouble::NoValue => {
            (pick!(lang; "gave a move without a value", "が評価値を返しません").to_owned(), by_hand)
        }
    }
}
