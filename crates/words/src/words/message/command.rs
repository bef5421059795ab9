//! The command line's own messages and notices.

use std::io;
use std::path::Path;
use std::process::ExitStatus;

use crate::club::question::matcher::Owner;
use crate::club::{Club, Seq};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::export::NoWorkbooks;
use crate::import::file::{MB, Oversized};
use crate::journal::{Digest, EntryFault, StoreError};
use crate::opener::NotOpened;
use crate::words::message::store::store;
use crate::words::message::{Message, player, players, tournament};
use crate::words::{Language, pick, say, words};

words! {
    /// The command line's own messages and notices.
    pub CommandWords {
        unprintable(error: &io::Error):
            "standard output cannot be written: {error}",
            "標準出力に書き込めません：{error}";
        /// While long work goes on.
        progress(percent: usize): "{percent}%, Ctrl-C stops", "{percent}%（Ctrl-C で中止）";
        opened_alone:
            "only this desk may have the file open: other desks are refused until you quit",
            "このファイルはこの本部PCだけで開いています。終了するまで、ほかでは開けません。";
        undo_hint(seq: Seq): "undo: banzuke undo {seq}", "取り消すには：`banzuke undo {seq}`";
        undone(what: &str, seq: Seq):
            "entry {seq} undone: {what}",
            "操作{seq}を取り消しました：{what}";
        redone(what: &str, seq: Seq):
            "entry {seq} redone: {what}",
            "操作{seq}をやり直しました：{what}";
        undone_of(desk: &str):
            "it was made at desk {desk}; `banzuke redo` brings it back",
            "本部PC「{desk}」の操作でした。`banzuke redo` で元に戻せます。";
        redone_of(desk: &str, seq: Seq):
            "desk {desk} had undone it; `banzuke undo {seq}` undoes it again",
            "本部PC「{desk}」が取り消していました。`banzuke undo {seq}` でもう一度取り消せます。";
        /// The file says what its journal says.
        clean: "clean", "異常ありません";
        /// A backup that can be put back.
        sound: "sound", "正常";
    }
}

impl CommandWords {
    /// The second program is needed, and is not there.
    pub fn no_laboratory(self) -> Message {
        let lang = self.language;
        Message::new(
            pick!(lang; "this needs banzuke-lab, which is not installed",
                "banzuke-lab がインストールされていません。"),
            pick!(lang; "install its package, or run `cargo install --path crates/laboratory` in the sources",
                "パッケージをインストールするか、ソースで `cargo install --path crates/laboratory` を実行してください。"),
        )
    }

    /// The screens need a terminal.
    pub fn no_terminal(self) -> Message {
        let lang = self.language;
        Message::new(
            pick!(lang; "the screens need a terminal",
                "画面の表示には端末が必要ですが、ここは端末ではありません。"),
            pick!(lang; "run it in a terminal, or see `banzuke --help` for the commands",
                "端末で実行するか、`banzuke --help` でコマンドを確認してください。"),
        )
    }

    /// The terminal cannot draw the screens.
    pub fn dumb_terminal(self) -> Message {
        let lang = self.language;
        Message::new(
            pick!(lang; "the screens need a terminal that can move its cursor; this one says `TERM=dumb`",
                "画面の表示にはカーソルを動かせる端末が必要ですが、`TERM` が `dumb` です。"),
            pick!(lang; "run it in another terminal, or see `banzuke --help` for the commands",
                "ほかの端末で実行するか、`banzuke --help` でコマンドを確認してください。"),
        )
    }

    /// Nowhere to keep the file.
    pub fn no_place(self) -> Message {
        let lang = self.language;
        Message::new(
            pick!(lang; "no data folder was found for the club's file",
                "データを置くフォルダーがありません。"),
            lang.pick("give --db FILE", "--db <ファイル> でファイルを指定してください。"),
        )
    }

    /// The clock was set to something that is no time.
    pub fn bad_clock(self, text: &str) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "BANZUKE_NOW is not a time: {text}",
                "BANZUKE_NOW の値「{text}」は時刻ではありません。"),
            pick!(lang; "write it like 2026-11-21T09:00:00Z, or unset it",
                "2026-11-21T09:00:00Z のように書くか、設定を外してください。"),
        )
    }

    /// A path was not opened: why, and what that means.
    pub fn not_opened(self, path: &Path, why: NotOpened) -> Message {
        let lang = self.language;
        let path = path.display();
        match why {
            NotOpened::Club => Message::new(
                say!(lang; "{path} is the club's own file, or belongs to it; it was left as it is",
                    "{path} はこのクラブのファイルか、その一部です。何も変更していません。"),
                lang.pick("name another file", "別のファイルを指定してください。"),
            ),
            NotOpened::Folder => Message::new(
                say!(lang, "{path} is a folder", "{path} はフォルダーです。"),
                lang.pick("name a file in it", "その中のファイル名を指定してください。"),
            ),
            NotOpened::Special => Message::new(
                say!(lang; "{path} is a pipe, a device or a socket, not a file",
                    "{path} はパイプ、デバイス、ソケットのいずれかで、ファイルではありません。"),
                pick!(lang; "name a file; save what comes from a program to one first",
                    "ファイルを指定してください。プログラムの出力は先にファイルに保存してください。"),
            ),
            NotOpened::Dangling(to) => Message::new(
                say!(lang; "{path} is a link to {}, which is not there",
                    "{path} のリンク先 {} がありません。", to.display()),
                pick!(lang; "plug in the disk that it leads to, or mend the link",
                    "リンク先のディスクをつなぐか、リンクを直してください。"),
            ),
        }
    }

    /// A file cannot be read.
    pub fn unreadable(self, path: &Path, error: &io::Error) -> Message {
        if let Some(why) = NotOpened::of(error) {
            return self.not_opened(path, why);
        }
        let lang = self.language;
        Message::new(
            say!(lang; "{} cannot be read: {error}",
                "{} を読み込めません：{error}。", path.display()),
            lang.pick("check the file's name", "ファイル名を確認してください。"),
        )
    }

    /// A file is larger than what it is taken for can be.
    pub fn oversized(self, path: &Path, oversized: Oversized) -> Message {
        let lang = self.language;
        let path = path.display();
        match oversized {
            Oversized::Line { line, most } => Message::new(
                say!(lang; "line {line} of {path} is longer than {} MB; nothing was read",
                    "{path} の{line}行目が {} MB を超えています。何も読み込んでいません。",
                    most / MB),
                pick!(lang; "expected one row or one entry a line; check the file's name",
                    "名簿や結果は1行に1件、操作履歴は1行に1操作です。ファイル名を確認してください。"),
            ),
            Oversized::Whole { most } => Message::new(
                say!(lang; "{path} is larger than {} MB; nothing was read",
                    "{path} が {} MB を超えています。何も読み込んでいません。", most / MB),
                pick!(lang; "split the file and import the parts one by one",
                    "ファイルを分割し、順に取り込んでください。"),
            ),
        }
    }

    /// A workbook was asked for, and this program was built without them.
    pub fn no_workbooks(self) -> Message {
        let lang = self.language;
        Message::new(
            pick!(lang; "this build of banzuke writes no workbooks",
                "この banzuke はブックに対応していません。"),
            lang.pick("use --format csv", "--format csv を使ってください。"),
        )
    }

    /// A file cannot be written.
    pub fn unwritable(self, path: &Path, error: &io::Error) -> Message {
        if NoWorkbooks::is(error) {
            return self.no_workbooks();
        }
        if let Some(why) = NotOpened::of(error) {
            return self.not_opened(path, why);
        }
        let lang = self.language;
        let known = StoreError::of_disk(error).map(|known| store(lang, &known));
        let (why, remedy) = known.map_or_else(
            || {
                let remedy = pick!(lang; "check that the folder exists and is writable",
                    "フォルダーがあり、書き込みできることを確認してください。");
                (say!(lang, "{error}", "{error}。"), remedy.to_owned())
            },
            |known| (known.what, known.remedy),
        );
        let what =
            say!(lang, "{} cannot be written: {why}", "{} に書き込めません：{why}", path.display());
        Message::new(what, remedy)
    }

    /// A site is to lie where there is no folder.
    pub fn site_no_folder(self, path: &Path) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang, "{} is not a folder", "{} はフォルダーではありません。", path.display()),
            lang.pick("name a folder for the site", "サイトのフォルダーを指定してください。"),
        )
    }

    /// A site is to lie in a folder that is not the site's own and holds this.
    pub fn site_foreign(self, path: &Path) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "the folder holds other files, such as {}; nothing was written",
                "フォルダーに {} などほかのファイルがあるため、何も書き込んでいません。", path.display()),
            lang.pick(
                "name a new or an empty folder",
                "新しいフォルダーか空のフォルダーを指定してください。",
            ),
        )
    }

    /// A file that is not of the site lies where a page belongs.
    pub fn site_taken(self, path: &Path) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "{} was not written by Banzuke, and a page belongs there; nothing was written",
                "{} はBanzukeが書いたものではなく、ページを置けないため、何も書き込んでいません。", path.display()),
            lang.pick(
                "move it away, or name another folder",
                "移動するか、別のフォルダーを指定してください。",
            ),
        )
    }

    /// The list of what a site wrote is not as it was written.
    pub fn site_list(self, path: &Path) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "{} was changed or is from a newer Banzuke; nothing was written",
                "{} が書き換えられたか、新しいBanzukeのものであるため、何も書き込んでいません。", path.display()),
            lang.pick("name a new folder", "新しいフォルダーを指定してください。"),
        )
    }

    /// The title and the other texts that a site was given before cannot be read.
    pub fn site_told(self, path: &Path, error: &io::Error) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "{}, which holds the site's title, cannot be read ({error}); nothing was written",
                "サイト名を保存した {} を読み込めないため（{error}）、何も書き込んでいません。", path.display()),
            pick!(lang; "correct it, or delete it and give --title, --about and --url again",
                "修正するか、削除して --title、--about、--url をもう一度指定してください。"),
        )
    }

    /// A site was written: its folder, its files, those written and those removed.
    pub fn site_written(self, path: &Path, [pages, written, removed]: [usize; 3]) -> String {
        let lang = self.language;
        let pages = lang.count(pages, "file", "files", "ファイル");
        say!(lang; "{}: {pages}, {written} written, {removed} removed",
            "{}：{pages}（書き込み{written}、削除{removed}）", path.display())
    }

    /// The site follows the club from now on.
    pub fn site_watched(self) -> &'static str {
        self.language.pick(
            "the site is written again after each change; Ctrl-C ends this",
            "変更のたびにサイトを書き直します。Ctrl-C で終わります。",
        )
    }

    /// The command behind a new site ended with an error.
    pub fn upload_failed(self, command: &str, status: &ExitStatus) -> String {
        let lang = self.language;
        say!(
            lang,
            "`{command}` failed ({status}); it runs again after the next change",
            "`{command}` が失敗しました（{status}）。次の変更の後にもう一度実行します。"
        )
    }

    /// The command behind a new site could not be run.
    pub fn upload_not_begun(self, command: &str, error: &io::Error) -> String {
        let lang = self.language;
        say!(
            lang,
            "`{command}` could not be run: {error}",
            "`{command}` を実行できませんでした：{error}"
        )
    }

    /// Refuses to replace a file that is a database.
    pub fn is_database(self, path: &Path) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "{} is a database, perhaps a club's file",
                "{} はデータベースです（クラブのファイルかもしれません）。", path.display()),
            pick!(lang; "give another name; for a copy of the club's file there is `banzuke backup FILE`",
                "別の名前を指定してください。\
                 クラブのファイルの複製は `banzuke backup <ファイル>` で作れます。"),
        )
    }

    /// Refuses to replace a file that a club or the settings need.
    pub fn is_living(self, path: &Path) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "{} belongs to a club's file or to the settings",
                "{} はクラブのファイルか設定の一部です。", path.display()),
            pick!(lang; "give another name; nothing was written",
                "別の名前にしてください。何も書き込んでいません。"),
        )
    }

    /// A file that others could read before is the operator's alone now.
    pub fn made_private(self, path: &Path) -> String {
        say!(self.language; "{} was readable by others; now only you can read it",
            "{} は他の人も読める状態でした。自分だけが読めるようにしました", path.display())
    }

    /// A line of a journal is no entry: file, line, why.
    pub fn journal_line(self, path: &Path, line: usize, fault: &EntryFault) -> Message {
        let lang = self.language;
        let message = super::fault::entry(lang, fault);
        Message::new(
            say!(lang, "{}:{line}: {}", "{}:{line}：{}", path.display(), message.what),
            message.remedy,
        )
    }

    /// The digest in a line of a journal does not fit what stands up to there: file, line.
    pub fn journal_altered(self, path: &Path, line: usize) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "{}:{line}: the digest does not fit: this line or one before it was changed",
                "{}:{line}：ダイジェストが合いません。この行か、それより前の行が書き換えられています。",
                path.display()),
            pick!(lang; "export the journal again; nothing was changed",
                "操作履歴を書き出し直してください。何も変更していません。"),
        )
    }

    /// Others on this machine may read the club's file.
    pub fn readable_by_others(self, path: &Path) -> String {
        let path = path.display();
        say!(self.language; "warning: others on this machine can read {path}; `chmod 600` keeps it private",
            "注意：{path} はこのPCのほかの利用者にも読めます。`chmod 600` で非公開にできます。")
    }

    /// The state of a journal in one line: its last entry and the digest of that.
    pub fn journal_state(self, seq: Seq, digest: &Digest) -> String {
        say!(self.language; "Journal: entry {seq}, digest {}",
            "操作履歴：操作{seq}まで、ダイジェスト {}", digest.short())
    }

    /// A player of that name is registered.
    pub fn namesake(self, name: &str, found: &[PlayerId], club: &Club) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "{name} is registered as {}",
                "{name}は{}として登録されています。", players(lang, found, club)),
            pick!(lang; "use that registration; for another person, add --namesake",
                "その登録を使ってください。別人であれば --namesake を付けてください。"),
        )
    }

    /// A registered player may have that name.
    pub fn may_be_known(self, name: &str, owners: &[Owner], club: &Club) -> Message {
        Message::new(
            self.language.words().message.likeness.may_be(name, owners, club),
            pick!(self.language; "use that registration; for another person, add --namesake",
                "その登録を使ってください。別人であれば --namesake を付けてください。"),
        )
    }

    /// An option does not go with what else was said: the option, with which of these it goes.
    /// Where the two of a board are expected.
    pub fn two_on_a_board(self, text: &str) -> Message {
        let lang = self.language;
        Message::new(
            say!(
                lang,
                "'{text}' does not name two players",
                "「{text}」は二人の選手になっていません。"
            ),
            lang.pick(
                "write their numbers like --pair 3,8",
                "--pair 3,8 のように番号で書いてください。",
            ),
        )
    }

    pub fn option(self, option: &str, with: &[&str]) -> Message {
        let lang = self.language;
        let with = match lang {
            Language::English => either(with),
            Language::Japanese => with.join("、"),
        };
        Message::new(
            say!(lang; "{option} goes only with {with}",
                "{option} は {with} と一緒にしか使えません。"),
            say!(lang; "remove {option}, or add {with}",
                "{option} を外すか、{with} を指定してください。"),
        )
    }

    /// A column that a sheet does not have, and those that it has.
    pub fn unknown_column(self, name: &str, known: &[String]) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "there is no column \"{name}\"", "「{name}」という列はありません。"),
            say!(lang; "the columns are: {}", "使える列：{}", known.join(", ")),
        )
    }

    /// The name of a file ends as none of the formats is called.
    pub fn no_format(self, path: &Path, known: &[&str]) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "{}: no format is called so", "{}：このような形式はありません。", path.display()),
            say!(lang; "give another name, or --format with one of {}",
                "別の名前か、--format で次のどれかを指定してください：{}", known.join(", ")),
        )
    }

    /// The name of a file promises another format than is written there; names of these end so.
    pub fn other_ending(self, path: &Path, endings: &[&str]) -> Message {
        let lang = self.language;
        let endings: Vec<String> = endings.iter().map(|ending| format!(".{ending}")).collect();
        Message::new(
            say!(lang; "{}: the name promises another format; nothing was written",
                "{}：拡張子と書き出す形式が合いません。何も書き出していません。", path.display()),
            say!(lang; "give another name, one that ends in {}", "{} で終わる別の名前にしてください。",
                endings.join(lang.pick(" or ", " か "))),
        )
    }

    /// An option is missing that what was said needs: what was said, the option.
    pub fn needs(self, said: &str, option: &str) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang, "{said} needs {option}", "{said} には {option} が必要です。"),
            say!(lang, "add {option}; see --help", "{option} を付けてください（--help を参照）。"),
        )
    }

    /// A desk's name is empty.
    pub fn no_desk_name(self) -> Message {
        let lang = self.language;
        Message::new(
            lang.pick("the desk's name is empty", "本部PCの名前が空です。"),
            lang.pick("give --desk NAME", "--desk <名前> で指定してください。"),
        )
    }

    /// Nothing was to be changed.
    pub fn nothing_to_set(self) -> Message {
        let lang = self.language;
        Message::new(
            lang.pick("no change was given", "変更する項目がありません。"),
            pick!(lang; "give an option to change; see --help",
                "変更する項目を指定してください（--help を参照）。"),
        )
    }

    /// The opponent named plays somewhere else.
    pub fn not_a_side(
        self,
        player_id: PlayerId,
        no: MatchNo,
        id: TournamentId,
        club: &Club,
    ) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "{} does not play in match {no} of {}",
                "{}は第{no}試合（{}）の対戦者ではありません。",
                player(lang, player_id, club), tournament(id, club)),
            pick!(lang; "name one of its two players",
                "その試合の二人のどちらかを指定してください。"),
        )
    }

    /// So many entries of a journal were new.
    pub fn taken_in(self, entries: usize) -> String {
        let lang = self.language;
        say!(lang; "{} imported",
            "{}を取り込みました", lang.count(entries, "entry", "entries", "件"))
    }

    /// A file was written.
    pub fn written(self, path: &Path) -> String {
        say!(self.language, "{} written", "{} に書き出しました", path.display())
    }

    /// So many later backups cannot be put back, so that an earlier one is.
    pub fn passed_over(self, backups: usize) -> String {
        let lang = self.language;
        say!(lang; "{} made after that one cannot be restored; see `banzuke restore --list`",
            "それより後のバックアップ{}は復元できません（`banzuke restore --list` を参照）",
            lang.count(backups, "backup", "backups", "個"))
    }

    /// A backup was put back: which, and its entries.
    pub fn restored(self, backup: &str, entries: usize) -> String {
        let lang = self.language;
        say!(lang; "restored: {backup}, {}",
            "{backup} から復元しました（操作{}）", lang.count(entries, "entry", "entries", "件"))
    }

    /// A log was set aside that another file had left beside the club's.
    pub fn set_aside(self, kept: &Path) -> String {
        say!(self.language; "another file had left a log beside this one; it was not used, and is kept as {}",
            "別のファイルのログが隣にありました。使わずに {} として残しました", kept.display())
    }

    /// Where the file that lay there before is kept.
    pub fn kept_before(self, path: &Path) -> String {
        say!(self.language; "the previous file is kept as {}",
            "元のファイルは {} に残しました", path.display())
    }
}

/// `a, b or c`.
fn either(several: &[&str]) -> String {
    match several.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
        None => String::new(),
    }
}
