//! Files that come in.

mod event;
mod federation;
pub mod log;
mod records;
mod trf;

use std::path::Path;

use primes::HandError;
use primes::deck::DeckError;

use crate::club::{Club, Refusal};
use crate::domain::name::clean;
use crate::domain::score::Score;
use crate::export::NotReported;
use crate::import::file::MB;
use crate::import::{
    DateOrder, ImportFault, Likely, NoPlayer, Note, Plan, Suspect, UnknownColumn, Why,
};
use crate::words::message::fault::number;
use crate::words::message::refusal::refusal;
use crate::words::message::{Message, likeness, outcome, player, players, tournament};
use crate::words::{Language, english, japanese, pick, say, words};

/// More characters of a field than this are not shown.
const SHOWN: usize = 60;

words! {
    /// Files that come in.
    pub ImportWords {
        known(rows: usize): "registered already: {rows}", "登録済み：{rows}";
        look(rows: usize): "to check: {rows}", "要確認：{rows}";
        /// The heading of the rows that would register players.
        fresh(rows: usize): "new: {rows}", "新規：{rows}";
        /// The summary of an import that is only rehearsed.
        rehearsed(summary: &str): "would be done: {summary}", "取り込むと次のようになります：{summary}";
        namesakes:
            "for another person of the same name: `banzuke player add NAME --namesake`",
            "同姓同名の別人なら：`banzuke player add <名前> --namesake`";
    }
}

impl ImportWords {
    /// The reason for a new player's starting rating: the name of the list that gives it.
    pub fn from_list(self, file: &Path) -> String {
        let name = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy();
        let name: String = clean(&name).chars().take(SHOWN).collect();
        say!(self.language, "from the list {name}", "名簿「{name}」による")
    }

    /// A file cannot be taken in: its name as given, what is wrong.
    pub fn fault(self, file: &str, fault: &ImportFault, club: &Club) -> Message {
        let Message { what, remedy } = self.wrong(file, fault, club);
        let nothing = self.language.pick("; nothing was imported", "何も取り込んでいません。");
        Message::new(what, remedy + nothing)
    }

    /// Like [`Self::fault`], for a file that is only looked at.
    pub fn wrong(self, file: &str, fault: &ImportFault, club: &Club) -> Message {
        let (why, remedy) = describe(self.language, fault, club);
        Message::new(place(self.language, file, fault) + &why, remedy)
    }

    /// [`Self::fault`] for all that is wrong, one a line, and how much more there is.
    pub fn faults(self, file: &str, faults: &[ImportFault], more: usize, club: &Club) -> Message {
        let placed: Vec<(&str, &ImportFault)> = faults.iter().map(|fault| (file, fault)).collect();
        self.placed_faults(&placed, more, club)
    }

    /// Like [`Self::faults`] for several files, each fault with the name of its file.
    pub fn placed_faults(
        self,
        faults: &[(&str, &ImportFault)],
        more: usize,
        club: &Club,
    ) -> Message {
        let lang = self.language;
        if let [(file, fault)] = faults {
            return self.fault(file, fault, club);
        }
        let line = |(file, fault): &(&str, &ImportFault)| {
            let (why, remedy) = describe(lang, fault, club);
            let between = if why.ends_with('。') { "" } else { "; " };
            format!("\n{}{why}{between}{remedy}", place(lang, file, fault))
        };
        let all = faults.len() + more;
        let mut wrong = say!(lang, "{all} lines are wrong", "{all}行に誤りがあります。");
        wrong.extend(faults.iter().map(line));
        if more > 0 {
            wrong += &say!(lang, "\nand {more} more", "\nほか{more}件");
        }
        Message::new(wrong, lang.pick("nothing was imported", "何も取り込んでいません。"))
    }

    /// The fault without its place and remedy.
    pub fn why(self, fault: &ImportFault, club: &Club) -> String {
        describe(self.language, fault, club).0
    }

    /// Something that a line of the file leaves to be noticed.
    pub fn note(self, file: &str, note: &Note, club: &Club) -> String {
        let lang = self.language;
        match note {
            Note::Known { line, text, player: id, .. } => say!(lang;
                "{file}:{line}: {text} left out: registered as {}",
                "{file}:{line}：{text}は取り込みません（{}として登録済み）",
                player(lang, *id, club)),
            Note::Taken { line, text, player: id } => say!(lang;
                "{file}:{line}: {text} read as {}",
                "{file}:{line}：{text} を{}としました", player(lang, *id, club)),
            Note::Decoded(encoding) => {
                say!(lang, "{file}: read as {}", "{file}：{} として読みました", encoding.name())
            }
            Note::Sheet(sheets) => {
                let others = sheets.all.iter().filter(|name| **name != sheets.name);
                let others = others.map(String::as_str).collect::<Vec<_>>();
                say!(lang; "{file}: read from the sheet \"{}\"; for another, --sheet (on screen: c): {}",
                    "{file}：シート「{}」を読みました。ほかのシートは --sheet（画面では c）で：{}",
                    sheets.name, others.join(lang.pick(", ", "、")))
            }
            Note::PassedOver(columns) => say!(lang; "{file}:1: not imported: {}",
                "{file}:1：取り込まない列：{}", columns.join(lang.pick(", ", "、"))),
            Note::Unknown(columns) => {
                let told = columns.iter().map(|column| unknown(lang, column));
                let told = told.collect::<Vec<_>>().join(lang.pick("; ", "、"));
                say!(lang; "{file}:1: unknown columns, not imported: {told}",
                    "{file}:1：知らない列なので取り込みません：{told}")
            }
            Note::Headless => say!(lang; "{file}: no heading; the first column is read as names",
                "{file}：見出しがないので、最初の列を名前として読みました"),
            Note::Dated(order) => {
                let order = match order {
                    DateOrder::DayFirst => lang.pick("day first", "日、月の順"),
                    DateOrder::MonthFirst => lang.pick("month first", "月、日の順"),
                    DateOrder::YearFirst => lang.pick("year first", "年、月、日の順"),
                };
                say!(lang, "{file}: dates read {order}", "{file}：日付は{order}として読みました")
            }
            Note::NoBirth(lines) => say!(lang;
                "{file}: days of birth that are no full or likely date are not recorded: lines {}",
                "{file}：月日がないか、ありえない生年月日は記録しません。行：{}", listed(lang, lines)),
            Note::NoPlayer { line, text, what } => {
                let why = match what {
                    NoPlayer::Bye => lang.pick("a bye", "不戦（相手なし）"),
                    NoPlayer::Unknown => lang.pick("no player is named", "選手の名前がない行"),
                };
                say!(lang; "{file}:{line}: {text} left out: {why}",
                    "{file}:{line}：{text}は取り込みません（{why}）")
            }
            Note::Skipped { line, text } => {
                say!(lang; "{file}:{line}: {text} left out, as decided",
                "{file}:{line}：{text}は判断のとおり取り込みません")
            }
            Note::Unfinished { line, text } => say!(lang;
                "{file}:{line}: {text} left out: no result, or a name is missing",
                "{file}:{line}：{text}は結果か名前がないため取り込みません"),
            Note::Repeated { line, text, first } => say!(lang;
                "{file}:{line}: {text} left out: the same as line {first}",
                "{file}:{line}：{text}は{first}行目と同じなので取り込みません"),
            Note::Recorded(matches) => {
                let matches = lang.count(*matches, "result", "results", "件");
                say!(lang; "{file}: {matches} recorded already and left out",
                    "{file}：記録済みの結果{matches}は取り込みません")
            }
            Note::Corrected { line, tournament: id, no, sides, from, to } => say!(lang;
                "{file}:{line}: match {no} of {} corrected: {} instead of {}",
                "{file}:{line}：{}の第{no}試合を訂正：{}（訂正前 {}）", tournament(*id, club),
                outcome::score_line(lang, *sides, *to, club), outcome::outcome_alone(lang, *from)),
            Note::WonAlone(lines) => say!(lang;
                "{file}: only the winner is known, recorded as 1-0: lines {}",
                "{file}：勝者だけの結果は1-0として記録します。行：{}", listed(lang, lines)),
            Note::NoYear(lines) => say!(lang;
                "{file}: dates without a year are read as the last such day: lines {}",
                "{file}：年のない日付は、今日までで最後のその日としました。行：{}", listed(lang, lines)),
            Note::Total { line, text } => say!(lang;
                "{file}:{line}: \"{text}\" sums the list up and is left out",
                "{file}:{line}：「{text}」は集計の行なので取り込みません"),
            Note::OutsideLimits { why } => say!(lang; "{file}: recorded, but: {}",
                "{file}：記録しましたが、確認してください：{}", refusal(lang, why, club).what),
            Note::OtherRules(list) => say!(lang;
                "{file}: the rating list {list} has other rules here; they apply",
                "{file}：レーティングリスト「{list}」の規則がファイルと違うため、このクラブの規則を使います"),
            Note::LotsDiffer => say!(lang;
                "{file}: its tie-break by lots may order the players differently here",
                "{file}：抽選によるタイブレークの順は、ここでは変わることがあります"),
            Note::OtherPoints(lines) => say!(lang;
                "{file}: points that are not those of the results: lines {}",
                "{file}：得点が結果と合わない行：{}", listed(lang, lines)),
            Note::UnratedDraws(lines) => say!(lang;
                "{file}: draws that lasted less than a move are not recorded: lines {}",
                "{file}：1手に満たない引き分けは記録しません。行：{}", listed(lang, lines)),
            Note::OpenGames(lines) => say!(lang;
                "{file}: games without a result are not recorded: lines {}",
                "{file}：結果のない対局は記録しません。行：{}", listed(lang, lines)),
            Note::UnknownPlayers(results) => say!(lang;
                "not recorded, since a player is unknown or plays against themself: {}",
                "未知の選手か、自分自身との対戦のため記録しません：{}",
                lang.count(*results, "result", "results", "件")),
        }
    }

    /// How a row is answered when it is asked about.
    pub fn ask(self, suspect: &Suspect) -> String {
        let lang = self.language;
        match suspect.likely.len() {
            0 => pick!(lang; "s the same match, n another match, q import nothing: ",
                "s 同じ試合、n 別の試合、q 取り込まない：")
            .to_owned(),
            likely => {
                let which = if likely > 1 { format!("1-{likely}") } else { "1".to_owned() };
                say!(lang; "{which} that player, n new player, s skip the row, q import nothing: ",
                    "{which} その選手、n 新規の選手、s この行は除く、q 取り込まない：")
            }
        }
    }

    /// An unknown column, with the first values below it.
    pub fn unknown_column(self, column: &UnknownColumn) -> String {
        unknown(self.language, column)
    }

    /// So many rows were written to a file for their decisions.
    pub fn to_decide(self, rows: usize, file: &str) -> Message {
        let lang = self.language;
        let rows = lang.count(rows, "row asks", "rows ask", "行");
        Message::new(
            say!(lang; "{rows} for a decision, written to {file}; nothing was imported",
                "判断の必要な{rows}を {file} に書き出しました。何も取り込んでいません。"),
            pick!(lang; "write same, new, skip or a registration number there, then run the command again",
                "`decision` の列に same、new、`skip` か登録番号を書いてから、もう一度実行してください。"),
        )
    }

    /// A row whose player may be registered already.
    pub fn suspect(self, file: &str, suspect: &Suspect, club: &Club) -> String {
        let lang = self.language;
        let what = match suspect.repeats {
            Some(first) => say!(lang; "{} is the same as line {first}",
                "{}は{first}行目と同じです", suspect.text),
            None => may_be(lang, suspect, club),
        };
        say!(lang, "{file}:{}: {what}", "{file}:{}：{what}", suspect.line)
    }

    /// Nothing was taken in, since so many rows are to be looked at.
    pub fn held(self, rows: usize) -> Message {
        let lang = self.language;
        let rows = lang.count(rows, "row", "rows", "行");
        Message::new(
            say!(lang; "{rows} in the list may be registered already; nothing was imported",
                "一覧の{rows}はすでに登録されているかもしれません。何も取り込んでいません。"),
            pick!(lang; "add --duplicates use to use those registrations, or --duplicates new to \
                 register new players; --decisions FILE asks row by row",
                "登録済みとするなら --duplicates use、\
                 新しく登録するなら --duplicates new、\
                 1行ずつ決めるなら --decisions <ファイル> を付けてください。"),
        )
    }

    /// Players registered, rows left out since their player is known.
    pub fn players(self, registered: usize, known: usize) -> String {
        match self.language {
            Language::English => {
                let registered = english::count(registered, "player", "players");
                if known == 0 {
                    return format!("{registered} registered");
                }
                let known = english::count(known, "row", "rows");
                format!("{registered} registered; {known} left out, registered already")
            }
            Language::Japanese => {
                let registered = japanese::count(registered, "人");
                if known == 0 {
                    return format!("{registered}を登録");
                }
                format!("{registered}を登録、登録済みの{known}行は取り込まず")
            }
        }
    }

    /// The counts of an import of game records.
    pub fn games(self, plan: &Plan) -> String {
        let lang = self.language;
        let matches = lang.count(plan.matches(), "match", "matches", "試合");
        let games = lang.count(plan.games(), "game", "games", "ゲーム");
        let deals = lang.count(plan.deals(), "deal", "deals", "ゲーム");
        let tournaments = lang.count(plan.tournaments(), "tournament", "tournaments", "大会");
        let players = lang.count(plan.players(), "player", "players", "人");
        let known = lang.count(plan.known_players(), "player", "players", "人");
        say!(lang; "{matches} with {games} recorded, {deals} valued, {tournaments} created, \
             {players} registered, {known} registered already",
            "{matches}（{games}）を記録、手札{deals}分を評価、{tournaments}を作成、{players}を登録、登録済み{known}")
    }

    /// A tournament out of another club: how many decisions, and players registered.
    pub fn event(self, plan: &Plan) -> String {
        let lang = self.language;
        let decisions = plan.actions.len().saturating_sub(plan.players());
        let decisions = lang.count(decisions, "decision", "decisions", "件");
        let players = lang.count(plan.players(), "player", "players", "人");
        say!(lang; "tournament imported with {decisions}, {players} registered",
            "大会を取り込みました（操作{decisions}、新規登録{players}）")
    }

    /// Why a tournament cannot be written as a report.
    pub fn not_reported(self, why: &NotReported, club: &Club) -> Message {
        let lang = self.language;
        let (what, remedy) = match why {
            NotReported::Format => pick!(lang;
                ("only a round robin, a Swiss or a recorded event of one stage has such a report",
                    "export it with --format banzuke"),
                ("この形式で書き出せるのは、1ステージの総当たり、スイス式、記録された大会だけです。",
                    "--format banzuke で書き出してください。")),
            NotReported::NoRounds => pick!(lang;
                ("nothing was played yet", "record a result first"),
                ("まだ試合がありません。", "先に結果を記録してください。")),
            NotReported::TwiceInRound(id, round) => {
                let what = say!(lang; "{} has two matches in {round}", "{}は{round}に2試合あります。",
                    player(lang, *id, club));
                let remedy = lang.pick(
                    "export it with --format banzuke",
                    "--format banzuke で書き出してください。",
                );
                return Message::new(what, remedy);
            }
            NotReported::Points => pick!(lang;
                ("this edition has no room for its points", "use --format trf26; points by games fit neither"),
                ("この版ではこの得点を書けません。", "`--format trf26` を使ってください（ゲームごとの得点はどちらにも書けません）。")),
        };
        Message::new(what, remedy)
    }

    /// Matches, tournaments created, players registered.
    pub fn results(self, matches: usize, tournaments: usize, players: usize) -> String {
        let lang = self.language;
        let matches = lang.count(matches, "match", "matches", "試合");
        let tournaments = lang.count(tournaments, "tournament", "tournaments", "大会");
        let players = lang.count(players, "player", "players", "人");
        say!(lang; "{matches} recorded, {tournaments} created, {players} registered",
            "{matches}を記録、{tournaments}を作成、{players}を登録")
    }
}

/// Where in a file something is wrong, and what stands there.
fn place(lang: Language, file: &str, fault: &ImportFault) -> String {
    let mut place = say!(lang, "{file}:{}: ", "{file}:{}：", fault.line);
    if let Some(column) = &fault.column {
        if matches!(fault.why, Why::Trf(_)) {
            place += &say!(lang, "columns {column}", "{column}桁");
        } else {
            place += &shown(lang, column);
        }
        if !fault.value.is_empty() && *column != fault.value {
            place.extend([
                lang.pick(" \"", "「"),
                &shown(lang, &fault.value),
                lang.pick("\"", "」"),
            ]);
        }
        place += lang.pick(": ", "：");
    }
    place
}

/// An unknown column, with the first values below it.
fn unknown(lang: Language, column: &UnknownColumn) -> String {
    let heading = if column.heading.is_empty() {
        say!(lang, "column {}", "{}列目", column.at + 1)
    } else {
        shown(lang, &column.heading)
    };
    let values: Vec<String> = column.values.iter().map(|value| shown(lang, value)).collect();
    if values.is_empty() {
        return heading;
    }
    let values = values.join(lang.pick(", ", "、"));
    say!(lang, "{heading} ({values})", "{heading}（{values}）")
}

/// Numbers of lines, the first few.
fn listed(lang: Language, lines: &[u64]) -> String {
    const MOST: usize = 10;
    let mut shown: Vec<String> = lines.iter().take(MOST).map(ToString::to_string).collect();
    shown.extend((lines.len() > MOST).then(|| "…".to_owned()));
    shown.join(lang.pick(", ", "、"))
}

fn shown(_lang: Language, value: &str) -> String {
    // Each fault is one line.
    let visible = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
    let mut shown: String = value.chars().take(SHOWN).map(visible).collect();
    if value.chars().nth(SHOWN).is_some() {
        shown.push('…');
    }
    shown
}

/// The fault, and the remedy.
#[expect(clippy::too_many_lines, reason = "a table: a sentence or two for each case")]
fn describe(lang: Language, fault: &ImportFault, club: &Club) -> (String, String) {
    let (why, remedy) = match &fault.why {
        Why::NoHeader => pick!(lang;
            ("the file is empty", "name the columns in the first line"),
            ("ファイルが空です。", "最初の行に列の名前を書いてください。")),
        Why::NeitherKind([players, results]) => {
            let remedy = match lang {
                Language::English => format!(
                    "name the columns in the first line, or add --no-heading for a list of names \
                     (on screen: c); for players {}; for results {}",
                    players.join(", "),
                    results.join(", ")
                ),
                Language::Japanese => {
                    "最初の行に列の名前を書いてください。選手なら「氏名」「所属」など、\
結果なら「大会」「回戦」「選手A」「選手B」「勝数A」「勝数B」など。名前だけの一覧なら --no-heading（画面では c）。"
                        .to_owned()
                }
            };
            return (
                pick!(lang; "this is neither a list of players nor a list of results",
                    "選手の一覧でも結果の一覧でもありません。")
                .to_owned(),
                remedy,
            );
        }
        Why::NotUtf8(Some(encoding)) => {
            let why = say!(lang; "this line is not {}, as the rest is",
                "この行はほかの行と違い、{} ではありません。", encoding.name());
            return (
                why,
                lang.pick("save the list as CSV UTF-8", "CSV UTF-8 形式で保存してください。")
                    .to_owned(),
            );
        }
        Why::NotUtf8(None) => pick!(lang;
            ("this is not UTF-8, and the encoding is unknown",
                "add --encoding windows-1252 or another (on screen: c)"),
            ("UTF-8 ではなく、文字コードを判別できません。",
                "--encoding shift_jis などを付けてください（画面では c）。")),
        Why::NoWorkbooks => pick!(lang;
            ("this build of banzuke reads no workbooks", "save the list as CSV UTF-8"),
            ("この banzuke はブックに対応していません。", "CSV UTF-8 形式で保存してください。")),
        Why::NotAWorkbook(said) => {
            let why = say!(lang; "this workbook cannot be read: {said}",
                "このブックを読み込めません：{said}。");
            return (
                why,
                pick!(lang; "save it as xlsx without a password, or as CSV UTF-8",
                    "パスワードのない xlsx か、CSV UTF-8 形式で保存してください。")
                .to_owned(),
            );
        }
        Why::Unpacked(most) => {
            let why = say!(lang; "unpacked, this workbook is larger than {} MB",
                "このブックは展開すると {} MB を超えます。", most / MB);
            return (
                why,
                lang.pick(
                    "split the list and import the parts",
                    "一覧を分割して取り込んでください。",
                )
                .to_owned(),
            );
        }
        Why::Claims { claimed, most } => {
            let why = say!(lang; "this file asks for {claimed} cells; at most {most} are read",
                "このファイルは{claimed}個のセルを求めていますが、読み込めるのは{most}個までです。");
            return (
                why,
                pick!(lang; "delete what stands far from the list, or save the list as CSV UTF-8",
                    "一覧から離れたセルの内容を消すか、CSV UTF-8 形式で保存してください。")
                .to_owned(),
            );
        }
        Why::NoSuchCell => pick!(lang;
            ("no sheet has such a cell", "save the list as CSV UTF-8"),
            ("そのようなセルはありません。", "CSV UTF-8 形式で保存してください。")),
        Why::NoSuchSheet(sheets) => {
            let why = say!(
                lang,
                "there is no sheet \"{}\"",
                "「{}」というシートがありません。",
                fault.value
            );
            let remedy = say!(lang; "name one of these with --sheet: {}",
                "--sheet で次のどれかを指定してください：{}。",
                sheets.join(lang.pick(", ", "、")));
            return (why, remedy);
        }
        Why::LineBreak => pick!(lang;
            ("a quote is left open here", "close it, or write it twice inside a quoted field"),
            ("引用符が閉じていません。", "閉じるか、引用符で囲んだ項目の中では2回書いてください。")),
        Why::UnknownColumns(known) => {
            let why = say!(lang; "unknown columns: {}", "知らない列があります：{}。",
                shown(lang, &fault.value));
            let remedy = say!(lang; "use only these columns: {}",
                "使える列は次のものだけです：{}。", known.join(lang.pick(", ", "、")));
            return (why, remedy);
        }
        Why::OtherJson => {
            let why = say!(lang; "this is JSON of another program: {}",
                "ほかのプログラムの JSON です：{}。", shown(lang, &fault.value));
            let remedy = pick!(lang; "export its players or results as CSV",
                "選手か結果を CSV で書き出してください。");
            return (why, remedy.to_owned());
        }
        Why::RepeatedColumn => pick!(lang; ("the column appears twice", "keep one of the two"),
            ("同じ列が2回あります。", "どちらかを消してください。")),
        Why::MissingColumn(column) => {
            let remedy = say!(lang; "write {column} over it in the first line, or add it to each row",
                "1行目の見出しを{column}にするか、各行に列を加えてください。");
            return (lang.pick("the column is missing", "列がありません。").to_owned(), remedy);
        }
        Why::NoNames => pick!(lang;
            ("no column is called name",
                "write name over the names in the first line, add --column HEADING=name, or --no-heading for a list of names (on screen: c)"),
            ("「氏名」などの列がありません。",
                "1行目の見出しを氏名にするか、`--column 見出し=name`、名前だけの一覧なら --no-heading を付けてください（画面では c）。")),
        Why::FieldCount { header, row } => {
            let fields = lang.count(*row, "field", "fields", "項目");
            let why = say!(lang; "the row has {fields}, the header has {header}",
                "この行は{fields}ですが、見出しは{header}項目です。");
            return (
                why,
                pick!(lang; "put a text that holds a comma in double quotes",
                    "コンマを含む文字列は二重引用符で囲んでください。")
                .to_owned(),
            );
        }
        Why::Empty => pick!(lang; ("the field is empty", "fill it in, or remove the row"),
            ("空です。", "記入するか、行を削除してください。")),
        Why::NotANumber => pick!(lang; ("not a whole number", "write 0, 1, 2, … in digits"),
            ("整数ではありません。", "0、1、2、…と数字で書いてください。")),
        Why::NotAFigure => pick!(lang; ("not a number", "write digits, like 3.25 or -8"),
            ("数値ではありません。", "3.25、-8 のように数字で書いてください。")),
        Why::NotTrueOrFalse => pick!(lang; ("neither 1 nor 0", "write 1 for yes, 0 for no"),
            ("1でも0でもありません。", "はいなら1、いいえなら0と書いてください。")),
        Why::NotAGameScore => pick!(lang;
            ("not the score of a game", "write 1 for a win, 0.5 for a draw, 0 for a loss"),
            ("ゲームの得点ではありません。", "勝ちは1、引き分けは0.5、負けは0と書いてください。")),
        Why::Negative => pick!(lang; ("the number is negative", "write the games as 0, 1, 2, …"),
            ("負の数です。", "ゲーム数は0、1、2、…と書いてください。")),
        Why::TooManyGames => {
            return (
                lang.pick("too many games", "ゲームが多すぎます。").to_owned(),
                say!(lang, "write at most {}", "{}以下にしてください。", Score::MOST),
            );
        }
        Why::NoGames => pick!(lang;
            ("the match has no games", "leave out matches that were not played"),
            ("ゲームのない試合です。", "行わなかった試合は除いてください。")),
        Why::NotAHand => pick!(lang;
            ("not a win probability", "write it like 0.4, above 0 and below 1"),
            ("勝率ではありません。", "0.4 のように0より大きく1より小さく書いてください。")),
        Why::NotASide => {
            pick!(lang; ("neither a nor b", "write a or b for the player with the first move"),
            ("a でも b でもありません。", "先手を a か b で書いてください。"))
        }
        Why::NotARating => pick!(lang;
            ("not a rating", "write digits like 1650, or leave it blank"),
            ("レーティングではありません。", "1650 のように数字で書くか、空欄にしてください。")),
        Why::NotADate => pick!(lang; ("not a date", "write it like 2026-11-21"),
            ("日付ではありません。", "2026-11-21 のように書いてください。")),
        Why::AmbiguousDate => pick!(lang;
            ("day and month cannot be told apart", "add --dates day-first, month-first or year-first (on screen: c)"),
            ("日と月の区別がつきません。", "`--dates day-first`、`month-first`、`year-first` のどれかを付けてください（画面では c）。")),
        Why::OddBirth => pick!(lang;
            ("only a year, no such day, yet to come, or before 1900",
                "correct it, or add --births leave-out, or --births year for 1 January of a year alone (on screen: c)"),
            ("生年月日が年だけか、ない日か、未来か、1900年より前です。",
                "直すか、`--births leave-out`（記録しない）か、`--births year`（年だけなら1月1日とする）を付けてください（画面では c）。")),
        Why::RecordedUnder { event, file } => {
            let why = say!(lang; "most of these results are recorded already, as {event}",
                "ほとんどが「{event}」として記録済みです。");
            let remedy = say!(lang; "add --event \"{event}\" to go on with it, or --event \"{file}\" for another event (on screen: c)",
                "続きなら --event \"{event}\"、別の大会なら --event \"{file}\" を付けてください（画面では c）。");
            return (why, remedy);
        }
        Why::NotAScore => pick!(lang;
            ("not a score", "write it like 2-1, the first player's games first"),
            ("スコアではありません。", "一人目を先に 2-1 のように書いてください。")),
        Why::Unseen => pick!(lang;
            ("the name holds signs that cannot be shown", "type the name again"),
            ("名前に表示できない文字があります。", "名前を入力し直してください。")),
        Why::FirstMoves { games, named } => {
            let games = lang.count(*games, "game", "games", "ゲーム");
            let named = lang.count(*named, "first move", "first moves", "個");
            let why = say!(lang, "{named} for {games}", "{games}に対して先手が{named}です。");
            let remedy = pick!(lang; "write a or b for each game, - where it is not known, or one for all",
                "ゲームごとに a か b（不明なら -）を書くか、全ゲーム共通なら一つだけ書いてください。");
            return (why, remedy.to_owned());
        }
        Why::NotGames => pick!(lang;
            ("these games cannot be read", "write them like w l w@0.4, seen from the first player"),
            ("ゲームを読み取れません。", "一人目から見て w l w@0.4 のように書いてください。")),
        Why::OtherWinner => pick!(lang;
            ("the winner named did not win by this row", "correct the winner or the games"),
            ("勝者の欄がこの行の結果と合いません。", "勝者かゲーム数を直してください。")),
        Why::NotAnExit => pick!(lang;
            ("this exit is not known, or the winner is missing",
                "write walkover, retired or disqualified with a or b as winner, or double walkover"),
            ("この終わり方は使えないか、勝者がありません。",
                "`walkover`、`retired`、`disqualified` なら `winner` に a か b を書いてください。両者不戦敗は `double walkover` です。")),
        Why::NotSameAs => pick!(lang;
            ("neither a registration number nor new or skip",
                "write the number of the registered player, new, skip, or nothing"),
            ("登録番号でも new でも `skip` でもありません。",
                "登録済みの選手の番号か new か `skip` を書くか、空にしてください。")),
        Why::NotOneOrZero => pick!(lang; ("neither 1 nor 0", "write 1 for one person, 0 for two"),
            ("1でも0でもありません。", "同一人物なら1、別人なら0と書いてください。")),
        Why::NotCards(HandError::Empty) => {
            pick!(lang; ("no card is named", "write the cards like QT338647JA9"),
            ("カードがありません。", "`QT338647JA9` のようにカードを書いてください。"))
        }
        Why::NotCards(HandError::UnknownCard { sign, place }) => {
            let why = say!(lang; "sign {place}, \"{sign}\", is not a card",
                "{place}文字目の「{sign}」はカードではありません。");
            return (why, cards(lang));
        }
        Why::NotCards(HandError::TooMany(many)) => {
            let why =
                say!(lang; "{many} cards; a deck has 54", "{many}枚あります。山札は54枚です。");
            return (why, cards(lang));
        }
        Why::NotOneDeck(DeckError(excesses)) => {
            let held = excesses.iter().map(|it| {
                say!(lang; "{} {} (a deck has {})", "{1}が{0}枚（山札には{2}枚）",
                    it.held, it.card, it.in_deck)
            });
            let held = held.collect::<Vec<_>>().join(lang.pick(", ", "、"));
            let why = say!(lang; "the two hands have more cards than a deck: {held}",
                "二人の手札を合わせると山札より多くなります：{held}。");
            let remedy =
                pick!(lang; "correct the hands of this game", "このゲームの手札を直してください。");
            return (why, remedy.to_owned());
        }
        Why::NotAPlayer([a, b]) => {
            let why = say!(lang; "neither {a} nor {b}", "{a}でも{b}でもありません。");
            let remedy = pick!(lang; "write the name of the player who won", "勝った選手の名前を書いてください。");
            return (why, remedy.to_owned());
        }
        Why::NotAnExternalId => pick!(lang;
            ("not an external ID", "write it like FIDE:1503014"),
            ("他団体IDではありません。", "FIDE:1503014 のように書いてください。")),
        Why::Doubtful(suspect) => {
            let remedy = pick!(lang;
                "write the registration number in the row, or add --duplicates new",
                "その行に登録番号を書くか、--duplicates new を付けて登録してください。");
            return (may_be(lang, suspect, club), remedy.to_owned());
        }
        Why::SameAsLine(line) => {
            let why = say!(lang; "the same player is in line {line}",
                "{line}行目に同じ選手がいます。");
            let remedy = pick!(lang;
                "keep one of the two; for different people, add --duplicates new",
                "どちらかを消してください。別人なら --duplicates new を付けてください。");
            return (why, remedy.to_owned());
        }
        Why::Several(found) => {
            let why =
                say!(lang, "this may be {}", "{}かもしれません。", players(lang, found, club));
            return (
                why,
                pick!(lang; "write the registration number instead",
                    "代わりに登録番号を書いてください。")
                .to_owned(),
            );
        }
        Why::Number(error) => {
            let message = number(lang, &fault.value, *error);
            return (message.what, message.remedy);
        }
        Why::Game(game) => {
            return records::describe(lang, game, fault.column.as_deref().unwrap_or_default());
        }
        Why::Event(why) => return event::describe(lang, why),
        Why::Trf(why) => return trf::describe(lang, why),
        Why::Federation(why) => return federation::describe(lang, *why),
        Why::NoEvent => pick!(lang;
            ("the file names no tournament", "name it in a line 012, or add --tournament NAME"),
            ("大会の名前がありません。", "012の行に書くか、--tournament <大会> を付けてください。")),
        Why::Refused(Refusal::AgainstThemself(_)) => pick!(lang;
            ("both sides are the same player", "name two players"),
            ("両者が同じ選手です。", "二人の選手を書いてください。")),
        Why::Refused(why) => {
            let message = refusal(lang, why, club);
            return (message.what, message.remedy);
        }
    };
    (why.to_owned(), remedy.to_owned())
}

/// How cards are written.
fn cards(lang: Language) -> String {
    let remedy = pick!(lang; "write A 2 3 4 5 6 7 8 9 T J Q K, and X for a joker",
        "A、2〜9、T、J、Q、K と書き、ジョーカーは X と書いてください。");
    remedy.to_owned()
}

fn may_be(lang: Language, suspect: &Suspect, club: &Club) -> String {
    let told = |likely: &Likely| {
        let who = match likely.line {
            Some(line) => say!(lang, "{} of line {line}", "{}（{line}行目）", likely.name),
            None => player(lang, likely.owner.player, club),
        };
        likeness::because(lang, who, &likely.owner.reasons)
    };
    likeness::may_be(lang, &suspect.text, suspect.likely.iter().map(told))
}
