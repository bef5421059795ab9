//! Faults of a line to another machine or to a server.

use crate::desk::{LineFault, ServerFault};
use crate::words::message::Message;
use crate::words::message::fault::{role_name, role_with_tables};
use crate::words::{Language, pick, say};

/// Why a joined machine was not answered, or was refused.
pub(super) fn line(lang: Language, fault: &LineFault) -> Message {
    Message::new(what(lang, fault), remedy(lang, fault))
}

fn what(lang: Language, fault: &LineFault) -> String {
    match fault {
        LineFault::Down(why) => {
            say!(
                lang,
                "the host or server does not answer: {why}",
                "親機またはサーバーが応答しません：{why}"
            )
        }
        LineFault::OtherHost => {
            pick!(lang; "another machine answers than the one whose code was given",
            "応答したのは、コードを発行した親機ではありません。")
            .to_owned()
        }
        LineFault::NotLetIn => {
            pick!(lang; "the host does not know this code", "親機がこのコードを認めません。")
                .to_owned()
        }
        LineFault::Locked => pick!(lang; "too many wrong codes came from this machine",
            "このPCから誤ったコードが何度も送られました。")
        .to_owned(),
        LineFault::NotAllowed(rights) if !rights.tables.is_empty() => {
            let rights = role_with_tables(lang, rights);
            say!(lang;
                "a machine joined as {rights}, records results of matches called there",
                "{rights}として記録できるのは、その卓に呼び出された試合の結果です。")
        }
        LineFault::NotAllowed(rights) => {
            let role = role_name(lang, rights.role);
            say!(
                lang,
                "a machine joined as {role} may not do this",
                "{role}としてはこの操作ができません。"
            )
        }
        LineFault::Version { host, here } => say!(lang;
            "the other side speaks version {host}, and this program {here}",
            "相手側の版は{host}、このプログラムは{here}です。"),
        LineFault::Newer(kind) => {
            say!(lang; "the other side has an entry that this program does not know: {kind}",
            "相手側に、このプログラムの知らない操作があります：{kind}")
        }
        LineFault::OtherJournal => pick!(lang; "the journal there was replaced",
            "相手側の操作履歴が置き換えられました。")
        .to_owned(),
        LineFault::OtherClub => pick!(lang; "the host has another club than before",
            "親機のクラブが前と違います。")
        .to_owned(),
        LineFault::Displaced { host, known } => say!(lang;
            "the host is in epoch {host}, and another machine took over with epoch {known}",
            "この親機は第{host}期のままで、別のPCが第{known}期として引き継いでいます。"),
        LineFault::OtherOperation => {
            pick!(lang; "the operation was recorded before with another content",
            "同じ番号の操作が別の内容で記録されています。")
            .to_owned()
        }
        LineFault::Refused(why) if why.is_empty() => {
            pick!(lang; "it was refused there", "相手側に断られました。").to_owned()
        }
        LineFault::Refused(why) => {
            say!(lang, "it was refused there: {why}", "相手側に断られました：{why}")
        }
        LineFault::Garbled(why) => {
            say!(lang, "the answer makes no sense: {why}", "応答が読めません：{why}")
        }
        LineFault::Server(fault) => server_what(lang, fault),
    }
}

fn server_what(lang: Language, fault: &ServerFault) -> String {
    match fault {
        ServerFault::WrongPassword => {
            pick!(lang; "the server does not let this user in", "サーバーがこの利用者を認めません。")
                .to_owned()
        }
        ServerFault::NoClient => {
            pick!(lang; "this program was built without PostgreSQL",
                "このプログラムは `PostgreSQL` に対応していません。")
            .to_owned()
        }
        ServerFault::Address(why) => {
            say!(lang, "this address cannot be used: {why}", "このアドレスは使えません：{why}")
        }
        ServerFault::NotPrepared(why) => {
            say!(
                lang,
                "the server is not prepared for clubs: {why}",
                "サーバーにクラブを置く準備ができていません：{why}"
            )
        }
        ServerFault::NoJournal { asked, .. } if asked.is_empty() => {
            pick!(lang; "the address names no club, and the server has not exactly one",
                "アドレスにクラブ名がなく、サーバーのクラブも一つではありません。")
            .to_owned()
        }
        ServerFault::NoJournal { asked, .. } => {
            say!(
                lang,
                "the server has no club \"{asked}\"",
                "サーバーにクラブ「{asked}」はありません。"
            )
        }
        ServerFault::MovedTo(to) => {
            say!(lang, "the club went on elsewhere: {to}", "このクラブは移されました：{to}")
        }
        ServerFault::Altered(seq) => {
            say!(
                lang,
                "entry {seq} is not as it was written",
                "操作{seq}が、書かれたときと違います。"
            )
        }
    }
}

fn remedy(lang: Language, fault: &LineFault) -> String {
    let fixed = match fault {
        LineFault::Down(_) => {
            pick!(lang; "look whether it runs, and whether this machine's network reaches it",
            "相手が動いているか、このPCのネットワークからつながるか確認してください。")
        }
        LineFault::OtherHost | LineFault::NotLetIn | LineFault::OtherClub => {
            pick!(lang; "ask at the host for a new code, and run `banzuke join ADDRESS`",
                "親機で新しいコードを発行し、`banzuke join <アドレス>` を実行してください。")
        }
        LineFault::Locked => pick!(lang; "wait a minute, then try again",
            "1分待ってからやり直してください。"),
        LineFault::NotAllowed(_) => pick!(lang; "have it done by a person who may",
            "権限のある人に行ってもらってください。"),
        LineFault::Version { .. } | LineFault::Newer(_) => {
            pick!(lang; "install the same version on both sides",
                "両方に同じ版をインストールしてください。")
        }
        LineFault::Displaced { .. } => {
            pick!(lang; "join the machine that took over; entries made here since are brought in there with \
             `banzuke journal bring FILE`",
            "引き継いだPCに参加してください。こちらだけの操作は、そちらで `banzuke journal bring <ファイル>` を使って取り込めます。")
        }
        LineFault::OtherJournal
        | LineFault::OtherOperation
        | LineFault::Refused(_)
        | LineFault::Garbled(_) => {
            pick!(lang; "nothing was recorded; try again", "記録していません。もう一度行ってください。")
        }
        LineFault::Server(fault) => return server_remedy(lang, fault),
    };
    fixed.to_owned()
}

fn server_remedy(lang: Language, fault: &ServerFault) -> String {
    let fixed = match fault {
        ServerFault::WrongPassword => {
            pick!(lang; "look at the user in the address, and type the password again",
                "アドレスの利用者名を確認し、パスワードをもう一度入力してください。")
        }
        ServerFault::NoClient => {
            pick!(lang; "install the package for federations, or build with `cargo build --release --features federation`",
                "連盟用のパッケージをインストールするか、`cargo build --release --features federation` でビルドしてください。")
        }
        ServerFault::Address(_) => {
            pick!(lang; "write it as postgres://USER@HOST/DATABASE?club=NAME; the password is asked for",
                "postgres://利用者@サーバー/データベース?club=クラブ名 の形で書いてください。パスワードは後で尋ねます。")
        }
        ServerFault::NotPrepared(_) => {
            pick!(lang; "its administrator runs `banzuke federation init ADDRESS`",
                "管理者が `banzuke federation init <アドレス>` を実行します。")
        }
        ServerFault::NoJournal { there, .. } if there.is_empty() => {
            pick!(lang; "bring one in with `banzuke move FILE ADDRESS`",
                "`banzuke move <ファイル> <アドレス>` で移してください。")
        }
        ServerFault::NoJournal { there, .. } => {
            let there = there.join(", ");
            return say!(
                lang,
                "add ?club=NAME to the address; there are: {there}",
                "アドレスに ?club=<名前> を付けてください。サーバーにあるクラブ：{there}"
            );
        }
        ServerFault::MovedTo(_) => {
            pick!(lang; "work there", "移した先で続けてください。")
        }
        ServerFault::Altered(_) => {
            pick!(lang; "nothing is decided on it; compare with a copy, and have the server's administrator look into it",
                "この履歴の上には何も記録しません。写しと比べ、サーバーの管理者に調べてもらってください。")
        }
    };
    fixed.to_owned()
}
