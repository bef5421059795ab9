//! Clubs in PostgreSQL.

use std::path::Path;

use crate::club::Seq;
use crate::import::FoundPeople;
use crate::journal::Digest;
use crate::words::message::Message;
use crate::words::{pick, say, words};

words! {
    /// Messages on a federation's server.
    pub FederationWords in "federation" {
        handed_in(event: &str, to: &str); handed_in_before(event: &str, club: &str, entry: Seq);
        ratings_moved(count: usize); fetched(known: usize, differences: usize);
        other_name(player: &str, there: &str); one_person(players: &str, there: &str);
        other_number(player: &str, noted: &str, there: &str); none_wait; wait(count: usize);
        ask_password(address: &str);
    }
}

impl FederationWords {
    /// A register took an event in.
    pub fn taken_in(self, event: &str, club: &str, found: FoundPeople) -> String {
        let FoundPeople { by_number, by_name, new, doubtful } = found;
        let taken = say!(
            self.language,
            "{event} of {club}: players by number {by_number}, by name {by_name}, new {new}",
            "{club}の{event}：番号で一致{by_number}人、名前で一致{by_name}人、新規{new}人"
        );
        if doubtful == 0 {
            return taken;
        }
        let doubtful = say!(
            self.language,
            "to decide {doubtful}: `banzuke duplicates`",
            "確認が必要{doubtful}人（`banzuke duplicates`）"
        );
        say!(self.language, "{taken}; {doubtful}", "{taken}、{doubtful}")
    }

    /// The club has handed nothing in from this machine.
    pub fn no_register(self) -> Message {
        let lang = self.language;
        Message::new(
            pick!(lang; "this machine does not know the register", "このPCは登録簿を知りません。"),
            pick!(lang; "hand in once with `banzuke federation hand-in`: it is remembered",
                "`banzuke federation hand-in` で一度提出すると、提出先が記憶されます。"),
        )
    }

    /// The club is in a file, where no events wait.
    pub fn no_server(self) -> Message {
        let lang = self.language;
        Message::new(
            pick!(lang; "this club is not on a server", "このクラブはサーバーにありません。"),
            pick!(lang; "receive files with `banzuke federation receive FILE`",
                "ファイルは `banzuke federation receive <ファイル>` で取り込みます。"),
        )
    }

    /// A file that no club handed in.
    pub fn no_hand_in(self, source: &str, why: &str) -> Message {
        let lang = self.language;
        Message::new(
            say!(
                lang,
                "{source} is no event that a club handed in: {why}",
                "{source} は、クラブが提出した大会のファイルではありません：{why}"
            ),
            pick!(lang; "give the file that the club wrote; see `banzuke federation hand-in --help`",
                "クラブが書き出したファイルを指定してください（`banzuke federation hand-in --help` を参照）。"),
        )
    }

    /// A club was moved, up to an entry.
    pub fn moved(self, to: &str, last: Seq, digest: &Digest) -> String {
        let digest = digest.short();
        say!(
            self.language,
            "the club is now at {to}, up to entry {last} ({digest})",
            "クラブは {to} に移りました（操作{last}まで、{digest}）"
        )
    }

    /// A server's database is ready; its tables were missing or not.
    pub fn prepared(self, is_new: bool) -> &'static str {
        if is_new {
            pick!(self.language; "the server is ready: let people in with \
                 `CREATE ROLE anna LOGIN PASSWORD '…' IN ROLE banzuke_desk` (or banzuke_chief, banzuke_viewer)",
                "準備ができました。利用者は `CREATE ROLE anna LOGIN PASSWORD '…' IN ROLE banzuke_desk`\
                 （責任者は banzuke_chief、閲覧は banzuke_viewer）で追加します")
        } else {
            pick!(self.language; "the server was ready already; its roles are as they should be",
                "準備はできています。役割を設定し直しました")
        }
    }

    /// A club is moved between a file and a server.
    pub fn one_is_a_server(self) -> Message {
        let lang = self.language;
        Message::new(
            pick!(lang; "a club moves between a file and a server", "クラブはファイルとサーバーの間で移します。"),
            pick!(lang; "name the file and the postgres:// address, in the order from, to",
                "ファイルと postgres:// で始まるアドレスを、移す元、移す先の順に指定してください。"),
        )
    }

    /// A server has many clubs, so that one needs a name.
    pub fn club_without_name(self) -> Message {
        let lang = self.language;
        Message::new(
            pick!(lang; "the address does not name the club", "アドレスにクラブの名前がありません。"),
            pick!(lang; "add ?club=NAME to it", "?club=<名前> を付けてください。"),
        )
    }

    /// Another club has the name at the server.
    pub fn name_is_taken(self, name: &str) -> Message {
        let lang = self.language;
        Message::new(
            say!(
                lang,
                "the server has another club \"{name}\", or this one with other entries",
                "サーバーには別のクラブ「{name}」か、操作の異なるこのクラブがあります。"
            ),
            pick!(lang; "give the club another name in the address",
                "アドレスで別の名前を付けてください。"),
        )
    }

    /// Something is still to be sent, or the server has more.
    pub fn copy_is_behind(self) -> Message {
        let lang = self.language;
        Message::new(
            pick!(lang; "this machine has not all that the server has, or something is still to be sent",
                "このPCにない操作がサーバーにあるか、未送信の操作があります。"),
            pick!(lang; "see that the line is up and that no desk works there, then try again as chief or desk",
                "接続を確認し、ほかに作業中の人がいないときに、責任者か受付としてやり直してください。"),
        )
    }

    /// The file to move a club to is another one's.
    pub fn file_is_there(self, file: &Path) -> Message {
        let (lang, file) = (self.language, file.display());
        Message::new(
            say!(lang, "{file} is there already", "{file} はすでにあります。"),
            pick!(lang; "name a file that is not there", "まだないファイルを指定してください。"),
        )
    }
}
