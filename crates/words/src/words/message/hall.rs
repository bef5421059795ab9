//! Several machines at one club: hosting, joining, and what was decided apart.

use std::io;

use crate::club::Seq;
use crate::desk::{LineFault, Rights};
use crate::words::message::Message;
use crate::words::message::fault::role_with_tables;
use crate::words::message::line_fault::line;
use crate::words::{pick, say, words};

words! {
    /// Messages on several machines.
    pub HallWords in "hall" {
        listening(address: &str); listening_here(address: &str); phones_at(address: &str);
        wall_at(address: &str); nobody_may_join; short_code(code: &str); long_code(code: &str);
        join_at(address: &str); code_once(name: &str); revoked(name: &str); ask_code(address: &str);
        work_on(address: &str); taken_over(file: &str, epoch: u64);
        may_lack(address: &str, last: Seq); brought(recorded: usize, known: usize);
        stale(host: &str); refused(what: &str, why: &str); unsent(count: usize);
    }
}

impl HallWords {
    /// A machine was let in.
    pub fn joined(self, desk: &str, rights: &Rights) -> String {
        let rights = self.rights(rights);
        say!(self.language, "joined as {desk} ({rights})", "{desk}（{rights}）として参加しました")
    }

    /// A role with its tables.
    pub fn rights(self, rights: &Rights) -> String {
        role_with_tables(self.language, rights)
    }

    /// A machine that did not join an address.
    pub fn not_joined(self, address: &str) -> Message {
        let lang = self.language;
        Message::new(
            say!(
                lang,
                "this machine has not joined {address}",
                "このPCは {address} に参加していません。"
            ),
            say!(
                lang,
                "join with `banzuke join {address}`",
                "`banzuke join {address}` で参加してください。"
            ),
        )
    }

    /// What was typed is no code.
    pub fn no_code(self) -> Message {
        let lang = self.language;
        Message::new(
            lang.pick("that is no code of a host", "親機のコードではありません。"),
            pick!(lang; "type the eight letters and digits, or paste the long code, that `banzuke host code` shows",
                "`banzuke host code` が示す8文字（英数字）を入力するか、長いコードを貼り付けてください。"),
        )
    }

    pub fn not_kept(self, error: &io::Error) -> Message {
        let lang = self.language;
        Message::new(
            say!(
                lang,
                "the membership cannot be kept: {error}",
                "参加の情報を保存できません：{error}"
            ),
            lang.pick("free some room on the disk", "ディスクの空きを確認してください。"),
        )
    }

    /// The copy of a machine that does not see everything cannot become the club's file.
    pub fn copy_is_partial(self) -> Message {
        let lang = self.language;
        Message::new(
            pick!(lang; "this machine's copy has no days of birth and notes",
                "このPCの写しには生年月日と備考がありません。"),
            pick!(lang; "take over on a machine that joined as chief or desk",
                "責任者か受付として参加したPCで引き継いでください。"),
        )
    }

    /// The pages for phones are not served.
    pub fn no_phones(self, port: u16, why: &io::Error) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang, "port {port} cannot be used: {why}", "ポート{port}を使えません：{why}"),
            pick!(lang; "choose another port with --phones-port",
                "--phones-port で別のポートを指定してください。"),
        )
    }

    /// The host has ended by itself.
    pub fn ended(self) -> Message {
        let lang = self.language;
        Message::new(
            lang.pick("the host has ended", "親機の動作が止まりました。"),
            pick!(lang; "start it again; the log says why (`banzuke doctor`)",
                "もう一度起動してください。原因はログにあります（`banzuke doctor`）。"),
        )
    }

    /// Why codes were not made, listed or revoked.
    pub fn pass_fault(self, name: &str, why: PassFault<'_>) -> Message {
        let lang = self.language;
        match why {
            PassFault::Exists => Message::new(
                say!(lang, "{name} has a code already", "{name}にはすでにコードがあります。"),
                say!(
                    lang,
                    "choose another name, or first `banzuke host revoke {name}`",
                    "別の名前にするか、先に `banzuke host revoke {name}` を実行してください。"
                ),
            ),
            PassFault::Unknown => Message::new(
                say!(
                    lang,
                    "no machine called {name} has a code",
                    "{name}というPCのコードはありません。"
                ),
                pick!(lang; "see `banzuke host codes`", "`banzuke host codes` で確認してください。"),
            ),
            PassFault::Nameless => Message::new(
                lang.pick("a machine needs a name", "PCの名前が空です。"),
                lang.pick("give one, such as Desk-2", "「受付2」のような名前を付けてください。"),
            ),
            PassFault::Other(why) => Message::new(
                say!(
                    lang,
                    "codes cannot be read or kept: {why}",
                    "コードを読み書きできません：{why}"
                ),
                pick!(lang; "look at the file that ends in .hall beside the club's",
                    "クラブのファイルの隣にある .hall を確認してください。"),
            ),
        }
    }

    /// Why no host was started.
    pub fn not_hosted(self, why: HostFault<'_>) -> Message {
        let lang = self.language;
        match why {
            HostFault::Port(port, why) => Message::new(
                say!(lang, "port {port} cannot be used: {why}", "ポート{port}を使えません：{why}"),
                pick!(lang; "quit the other host, or choose another port with --port",
                    "動いている親機を終了するか、--port で別のポートを指定してください。"),
            ),
            HostFault::Displaced(epoch) => Message::new(
                say!(
                    lang,
                    "another machine took over this club with epoch {epoch}",
                    "このクラブは別のPCが第{epoch}期として引き継いでいます。"
                ),
                line(lang, &LineFault::Displaced { host: 0, known: epoch }).remedy,
            ),
            HostFault::Other(why) => Message::new(
                say!(lang, "the host cannot start: {why}", "親機を起動できません：{why}"),
                pick!(lang; "look at the file that ends in .hall beside the club's",
                    "クラブのファイルの隣にある .hall を確認してください。"),
            ),
        }
    }
}

/// Why codes were not made, listed or revoked.
#[derive(Clone, Copy, Debug)]
pub enum PassFault<'a> {
    Exists,
    Unknown,
    Nameless,
    /// In the system's words.
    Other(&'a str),
}

/// Why no host was started.
#[derive(Clone, Copy, Debug)]
pub enum HostFault<'a> {
    Port(u16, &'a str),
    /// Another machine took over with this epoch.
    Displaced(u64),
    /// In the system's words.
    Other(&'a str),
}
