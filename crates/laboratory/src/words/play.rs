//! Games of card players at one table, also over a network.

use std::fmt::Display;
use std::io;
use std::net::IpAddr;
use std::net::SocketAddr;
use std::path::Path;

use daihinmin::player::GameError;
use daihinmin::protocol::{Ended, Fault, News, VERSION, Visit};

use crate::words::message::Message;
use crate::words::message::game_log::{illegal, start};
use crate::words::{Language, pick, say, words};

words! {
    /// Games of card players at one table, also over a network.
    pub PlayWords {
        listening(at: SocketAddr, clients: usize):
            "Listening on {at}, waiting for {clients} clients (UEC protocol 20070).",
            "{at} でクライアント{clients}人を待っています（UECプロトコル20070）。";
    }
}

impl PlayWords {
    /// More of our players than a table has seats.
    pub fn too_many(self, players: usize) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "{players} players for a table of 5", "5人の卓に{players}人は座れません。"),
            pick!(lang; "name at most five with --own", "`--own` には5人までを指定してください。"),
        )
    }

    /// More of our players than sit down with the operator.
    pub fn too_many_others(self, players: usize) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "{players} players for the four other seats", "ほかの4席に{players}人は座れません。"),
            pick!(lang; "name at most four with --against", "`--against` には4人までを指定してください。"),
        )
    }

    /// A program of a league that is not named with its command.
    pub fn no_program(self, text: &str) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "\"{text}\" names no program", "「{text}」はプログラムの指定ではありません。"),
            pick!(lang; "write its name and its command, like `kou2=./kou2 -h {{host}} -p {{port}} -n {{name}}`",
                "名前とコマンドを `kou2=./kou2 -h {{host}} -p {{port}} -n {{name}}` のように指定してください。"),
        )
    }

    /// A program did not come to its table in time.
    pub fn absent(self, set: u32, name: &str) -> String {
        say!(self.language; "set {set}: {name} has not connected; it is started or waited for again",
            "第{set}セット：{name}が接続しません。もう一度起動するか、待ちます。")
    }

    /// A program broke off a game of a set.
    pub fn failed(self, set: u32, game: usize, name: &str, fault: &Fault) -> String {
        let why = self.fault(fault);
        say!(self.language; "set {set}, game {game}: {name}: {why}; the set goes on with all five seated again",
            "第{set}セット第{game}ゲーム：{name}：{why} 5人が座り直し、セットを続けます。")
    }

    /// A program failed again and again.
    pub fn given_up(self, name: &str, restarts: u32) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "{name} failed more than {restarts} times in one set",
                "{name}は1セットで{restarts}回を超えて失敗しました。"),
            pick!(lang; "mend it and start the league again: with --file it goes on after the last whole set",
                "直してからもう一度起動してください。--file を付けていれば、終わったセットの次から続きます。"),
        )
    }

    /// The ratings after a set, the best first.
    pub fn standing<'a>(
        self,
        set: u32,
        sets: u32,
        ratings: impl Iterator<Item = (&'a str, &'a f64)>,
    ) -> String {
        let mut ratings: Vec<(&str, &f64)> = ratings.collect();
        ratings.sort_by(|a, b| b.1.total_cmp(a.1));
        let shown = ratings.iter().map(|(name, rating)| format!("{name} {rating:.0}"));
        let shown = shown.collect::<Vec<_>>().join(self.language.pick(", ", "、"));
        say!(self.language; "set {set} of {sets}: {shown}", "{sets}セット中{set}：{shown}")
    }

    /// The port cannot be had.
    pub fn not_listening(self, address: IpAddr, port: u16, error: &io::Error) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "{address}, port {port} cannot be listened on: {error}",
                "{address} のポート{port}で待ち受けできません：{error}。"),
            pick!(lang; "choose another one with --port or --address",
                "`--port` か `--address` で別のものを指定してください。"),
        )
    }

    /// The log cannot be written, or is there already.
    pub fn no_log(self, path: &Path, error: &io::Error) -> Message {
        let (lang, path) = (self.language, path.display());
        Message::new(
            say!(lang; "the log {path} cannot be written: {error}", "ログ {path} に書き込めません：{error}。"),
            pick!(lang; "give a file that is not there yet in a writable folder",
                "書き込めるフォルダーの、まだないファイルを指定してください。"),
        )
    }

    /// News while the server waits for clients.
    pub fn news(self, news: &News<'_>) -> String {
        let lang = self.language;
        let unknown = || "?".to_owned();
        let shown = |from: &Option<SocketAddr>| from.map_or_else(unknown, |from| from.to_string());
        match news {
            News::Came { number, name, from } => {
                let (number, from) = (number + 1, shown(from));
                say!(lang; "Player {number}: {name} ({from})", "プレイヤー{number}：{name}（{from}）")
            }
            News::Left { name } => {
                say!(lang; "{name} left before the match; its seat is free.",
                    "{name} は開始前に切断しました。席は空いています。")
            }
            News::Refused { from, fault } => {
                let (from, why) = (shown(from), self.fault(fault));
                say!(lang; "{from} was turned away: {why}", "{from} を断りました：{why}")
            }
        }
    }

    /// Why a match ended before its last game.
    pub fn ended(self, ended: &Ended) -> Message {
        let lang = self.language;
        let (game, number, name, why) =
            (ended.game, ended.number + 1, &ended.name, self.fault(&ended.fault));
        let before = ended.game - 1;
        Message::new(
            say!(lang; "the match ended in game {game}, by player {number}, {name}: {why}",
                "第{game}ゲームで、プレイヤー{number}の{name}により終了しました：{why}"),
            match (lang, before) {
                (Language::English, 0) => "no game was finished; start the client again".to_owned(),
                (Language::Japanese, 0) => {
                    "終わったゲームはありません。クライアントを起動し直してください。".to_owned()
                }
                (Language::English, _) => {
                    format!("the {before} games before it count; start the client again")
                }
                (Language::Japanese, _) => format!(
                    "それまでの{before}ゲームは有効です。クライアントを起動し直してください。"
                ),
            },
        )
    }

    /// The totals of one of our players at a server.
    pub fn visited(self, player: &str, visit: &Visit) -> String {
        let lang = self.language;
        let Visit { number, games, points, drawn, refused } = *visit;
        let number = number + 1;
        let decided = games - drawn;
        let mean = f64::from(points) / f64::from(decided.max(1));
        say!(lang;
            "{player}: player {number}, {games} games, {mean:.3} points a game, {refused} refused plays",
            "{player}：プレイヤー{number}、{games}ゲーム、1ゲーム平均{mean:.3}点、反則{refused}回")
    }

    /// Why one of our players left a server before it was done.
    pub fn server_fault(self, player: &str, server: &str, fault: &Fault) -> Message {
        let (lang, why) = (self.language, self.fault(fault));
        Message::new(
            say!(lang; "{player} left the server {server}: {why}", "{player} はサーバー {server} から離れました：{why}"),
            pick!(lang; "check that a server for UEC protocol 20070 runs there, then join again",
                "UECプロトコル20070のサーバーが動いていることを確認して、もう一度参加してください。"),
        )
    }

    /// The fault of the other end of a connection.
    fn fault(self, fault: &Fault) -> String {
        let lang = self.language;
        match fault {
            Fault::Vanished => {
                pick!(lang; "the connection was closed", "接続が切れました。").to_owned()
            }
            Fault::Slow(patience) => {
                let seconds = patience.as_secs_f32();
                say!(lang; "no answer within {seconds} s", "{seconds}秒以内に応答がありません。")
            }
            Fault::Version(version) => say!(lang;
                "it speaks version {version} of the protocol, not {VERSION}",
                "プロトコルのバージョンが{VERSION}ではなく{version}です。"),
            Fault::Cell { row, column, value } => say!(lang;
                "a broken table: {value} in row {row}, column {column}",
                "テーブルが壊れています：[{row}][{column}]が{value}です。"),
            Fault::Answer(number) => say!(lang;
                "{number} is not an answer of the protocol", "{number}はプロトコルにない応答です。"),
            Fault::Game(fault) => {
                let why = self.no_game(fault);
                say!(lang; "a broken table: {why}", "テーブルが壊れています：{why}")
            }
            Fault::Astray => pick!(lang;
                "its table is not what the plays so far lead to", "テーブルがこれまでの手順と合いません。")
            .to_owned(),
            Fault::Illegal(why) => {
                let why = illegal(lang, why);
                say!(lang; "it accepted a play against the rules: {why}", "規則に反する手を受理しました：{why}")
            }
            Fault::System(kind) => self.of_system(kind),
        }
    }

    fn no_game(self, fault: &GameError) -> String {
        let lang = self.language;
        match fault {
            GameError::Start(fault) => start(lang, fault),
            GameError::Classes(_) => pick!(lang;
                "seats or classes are not each there once", "席か階級が一つずつではありません。")
            .to_owned(),
            GameError::Counts(cards) => say!(lang;
                "{cards} cards in all hands, not 53", "手札が合わせて53枚ではなく{cards}枚です。"),
        }
    }

    fn of_system(self, kind: &impl Display) -> String {
        say!(self.language; "{kind}", "{kind}。")
    }
}
