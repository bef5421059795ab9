//! The words of the wizard for a new tournament.

mod field;

use std::path::Path;

use chrono::TimeDelta;

use crate::domain::format::Format;
use crate::request::draft::preview::Prospect;
use crate::words::{Language, english, pick, say, words};

pub use field::FieldWords;

/// The counts of a list's lines by outcome.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// Registered players who were entered.
    pub known: usize,
    /// New players who were entered.
    pub new: usize,
    /// Lines to be looked at.
    pub look: usize,
    /// Names of players who were entered already.
    pub again: Vec<String>,
}

/// More names than this are counted.
const NAMED: usize = 3;

words! {
    /// The words of the wizard for a new tournament.
    pub WizardWords {
        title: "New tournament", "大会の作成";
        keys_text: "Enter: next step. Tab: next field.", "Enter で次の段階、Tab で次の欄。";
        keys_choice:
            "Left and right choose. Enter: next step. Tab: next field.",
            "左右で選択。Enter で次の段階、Tab で次の欄。";
        keys_number:
            "Digits, or left and right. Enter: next step. Tab: next field.",
            "数字か左右。Enter で次の段階、Tab で次の欄。";
        keys_format:
            "Up and down choose. Enter: next step. Tab: settings of the format.",
            "上下で選択。Enter で次の段階、Tab で形式ごとの設定。";
        nobody:
            "No entrants yet. Type a name and Enter, or paste names, one a line, or a spreadsheet's \
             columns: name, reading, club. Ctrl-O reads a file, Alt-a adds all players, Alt-l the \
             previous entrants.",
            "まだ参加者がいません。名前を入力して Enter、名前の一覧（1行1人）や表の列\
             （名前・ふりがな・所属）の貼り付け、Ctrl-O でファイル、Alt-a で登録済みの全員、\
             Alt-l で前回の参加者。";
        /// Beside a player to be registered.
        is_new: "new", "新規";
        /// Beside a player outside the limits.
        outside: "outside", "条件外";
        /// Beside a player who may be the same person as another entrant.
        like_another: "twice?", "重複？";
        undecided_follows:
            "Cancel shows them at the top of the list; Space there decides.",
            "やめると一覧の先頭に表示されます。スペースで1人ずつ決められます。";
        undecided_yes: "Continue without", "除いて続ける";
        is_entered(name: &str):
            "{name} is already on the list.",
            "{name}はすでに参加者です。";
        no_name: "type a name first", "先に名前を入力してください";
        /// Before the field for the path of a list.
        path: "File: ", "ファイル：";
        keys_path:
            "Enter reads it, Tab completes, Esc cancels. Header: name, reading, club ...",
            "Enter で読み込み、Tab で補完、Esc で戻る。見出しは name, reading, club など。";
        no_file: "No files found.", "該当するファイルがありません。";
        only_entrants: "only in the step Entrants", "参加者の段階で使います";
        no_entrant:
            "no entrant is selected; press Tab for the list",
            "参加者が選ばれていません。Tab で参加者に移ります";
        seeds: "Seeds", "シード";
        /// Over the first matches.
        first_round: "First round", "1回戦";
        groups: "Groups", "ブロック";
        lots: "Lots are drawn at the start.", "開始のときに抽選します。";
        /// A player without an opponent in the first round.
        bye: "bye", "BYE";
        /// Before the members of a group: its letter.
        group(letter: &str): "Group {letter}", "{letter}ブロック";
        /// Between names in a row.
        between: ", ", "、";
        /// The button that starts.
        start: "Start", "開始";
        /// The button that opens a tournament without a draw.
        open: "Create", "作成";
        nothing_to_undo:
            "nothing of the draft is saved yet; Tab and x remove an entrant",
            "下書きはまだ保存されていません。Tab で移り、x で参加者を外せます";
        last_step: "this is the last step", "最後の段階です";
        others(number: usize): "and {number} more", "ほか{number}人";
        create: "Create, entries stay open", "作成のみ（受付を続ける）";
        kept:
            "Nothing is recorded yet. The draft is kept; n continues it.",
            "まだ記録されていません。下書きは残り、n で続けられます。";
        /// The title of the question whether to go on with a draft.
        draft: "A draft", "下書き";
        draft_question: "There is a draft of a tournament.", "大会の下書きがあります。";
        anew: "New tournament", "新しく始める";
        anew_follows:
            "The first entrant or other rules replace the draft.",
            "参加者や形式などを入れると、前の下書きは失われます。";
    }
}

impl WizardWords {
    pub const fn steps(self) -> [&'static str; 6] {
        self.language.pick(
            ["Name", "Format", "Length", "Entrants", "Seeds", "Review"],
            ["名前", "形式", "試合方式", "参加者", "シード", "確認"],
        )
    }

    /// A format in a few words.
    pub fn sentence(self, format: Format) -> &'static str {
        let lang = self.language;
        match format {
            Format::SingleElimination { .. } => lang.pick("One loss and out.", "1敗で敗退。"),
            Format::DoubleElimination { .. } => lang.pick("Two losses and out.", "2敗で敗退。"),
            Format::RoundRobin { double: false } => {
                lang.pick("Everyone plays everyone.", "全員と1回ずつ対戦。")
            }
            Format::RoundRobin { double: true } => {
                lang.pick("Everyone plays everyone twice.", "全員と2回ずつ対戦。")
            }
            Format::Groups { .. } => {
                lang.pick("A round robin in each group.", "ブロックごとに総当たり。")
            }
            Format::Swiss { .. } => {
                lang.pick("Players of equal score meet.", "成績の近い相手と対戦。")
            }
            Format::Tables { .. } => {
                lang.pick("Three to eight players in a pod.", "3人から8人の卓で対戦。")
            }
            Format::Recorded => lang.pick("Matches recorded as played.", "行われた試合の記録。"),
            Format::Ladder => {
                lang.pick("Beat a higher player, take that place.", "上位に勝てばその順位に。")
            }
        }
    }

    /// A forecast of the tournament, in parts that follow each other.
    #[expect(clippy::too_many_lines, reason = "a sentence for each format in two languages")]
    pub fn prospect(self, known: &Prospect) -> Vec<String> {
        let lang = self.language;
        if !known.format.has_draw() {
            let told = pick!(lang; "No pairings and no end: every player of a match is in it.",
                "組み合わせも期限もありません。対戦した選手が参加者になります。");
            return vec![told.to_owned()];
        }
        match lang {
            Language::English => {
                let (least, most) = known.takes;
                let entrants = english::count(known.entrants, "entrant", "entrants");
                let Some(matches) = known.matches else {
                    return vec![format!("{entrants}; this format needs {least} to {most}.")];
                };
                let sizes = parts(lang, &known.parts);
                let number = known.parts.len();
                let matches = english::count(matches, "match", "matches");
                let first = match known.format {
                    Format::Tables { .. } => format!(
                        "{entrants}: {} of {sizes} in each round",
                        english::count(number, "pod", "pods")
                    ),
                    Format::Swiss { rounds, .. } => format!(
                        "{entrants}, {}: {matches}{}",
                        lang.rounds(rounds),
                        if known.byes == 0 { "" } else { ", one bye per round" }
                    ),
                    Format::Groups { .. } => format!(
                        "{entrants}: {} of {sizes}, {matches}",
                        english::count(number, "group", "groups")
                    ),
                    format => {
                        let byes = match known.byes {
                            0 => String::new(),
                            _ if !format.is_elimination() => ", one bye per round".to_owned(),
                            byes => format!(", {}", english::count(byes, "bye", "byes")),
                        };
                        format!("{entrants}, {}: {matches}{byes}", lang.words().term.format(format))
                    }
                };
                let then = known.then.map(|then| {
                    let matches = english::count(then.matches, "match", "matches");
                    format!(
                        "then {} in {}: {matches}",
                        then.players,
                        lang.words().term.format(then.format)
                    )
                });
                let time = known.time.map(|time| {
                    let at = match known.tables {
                        0 => "if there are enough tables".to_owned(),
                        tables => format!("at {}", english::count(tables, "table", "tables")),
                    };
                    format!("about {} {at}", duration(lang, time))
                });
                let told: Vec<String> = std::iter::once(first).chain(then).chain(time).collect();
                let last = told.len().saturating_sub(1);
                let ends = |at| if at == last { "." } else { "; " };
                told.into_iter().enumerate().map(|(at, part)| part + ends(at)).collect()
            }
            Language::Japanese => {
                let (least, most) = known.takes;
                let entrants = format!("{}人", known.entrants);
                let Some(matches) = known.matches else {
                    return vec![format!("{entrants}。この形式は{least}人から{most}人まで。")];
                };
                let sizes = parts(lang, &known.parts);
                let number = known.parts.len();
                let first = match known.format {
                    Format::Tables { .. } => {
                        format!("{entrants}：毎ラウンド、{sizes}人の卓が{number}つ")
                    }
                    Format::Swiss { rounds, .. } => {
                        let byes =
                            if known.byes == 0 { "" } else { "、毎ラウンド1人が休み" };
                        format!("{entrants}、スイス式{rounds}回戦：{matches}試合{byes}")
                    }
                    Format::Groups { .. } => {
                        format!("{entrants}：{sizes}人のブロックが{number}つ、{matches}試合")
                    }
                    format => {
                        let byes = match known.byes {
                            0 => String::new(),
                            _ if !format.is_elimination() => "、毎ラウンド1人が休み".to_owned(),
                            byes => format!("、BYE{byes}人"),
                        };
                        format!(
                            "{entrants}、{}：{matches}試合{byes}",
                            lang.words().term.format(format)
                        )
                    }
                };
                let then = known.then.map(|then| {
                    let format = lang.words().term.format(then.format);
                    format!("続いて{}人の{format}：{}試合", then.players, then.matches)
                });
                let time = known.time.map(|time| {
                    let at = match known.tables {
                        0 => "卓が足りれば".to_owned(),
                        tables => format!("{tables}卓で"),
                    };
                    format!("{at}約{}", duration(lang, time))
                });
                let told = std::iter::once(first).chain(then).chain(time);
                told.map(|part| part + "。").collect()
            }
        }
    }

    /// The text of [`Self::added`], and that the new player is none of the `others` of that name.
    pub fn added_different(self, added: &str, name: &str, others: &str) -> String {
        say!(self.language; "{added}; the new {name} and {others} will be marked as different people",
            "{added}。新しい{name}は{others}とは別人として登録します")
    }

    /// An entrant was added: the name, and how many entrants there are.
    pub fn added(self, name: &str, entrants: usize) -> String {
        let lang = self.language;
        say!(lang; "{name} added, {}", "{name}を追加（{}）", lang.count(entrants, "entrant", "entrants", "人"))
    }

    /// Over the entrants: how many, how many of them are new.
    pub fn entrants(self, all: usize, new: usize) -> String {
        let lang = self.language;
        match new {
            0 => say!(lang, "Entrants: {all}", "参加者：{all}人"),
            new => say!(lang; "Entrants: {all}, {new} of them new",
                "参加者：{all}人（うち新規{new}人）"),
        }
    }

    /// Two entrants may be one person: the two, and how many more pairs there are.
    pub fn may_be_one(self, [one, other]: &[String; 2], more: usize) -> String {
        let lang = self.language;
        let told = say!(lang; "{one} and {other} may be one person, added twice.",
            "{one}と{other}は同一人物かもしれません（二重の参加登録）。");
        match more {
            0 => told,
            more => say!(lang; "{told} And {}.",
                "{told}ほかに{}。", lang.count(more, "more pair", "more pairs", "組")),
        }
    }

    /// Names of which it is not decided who they are, so that they are not entered.
    pub fn undecided(self, names: &[String]) -> String {
        match self.language {
            Language::English => {
                let are = if names.len() == 1 { "is" } else { "are" };
                let number = english::count(names.len(), "name", "names");
                let shown: Vec<&str> = names.iter().take(NAMED).map(String::as_str).collect();
                let more = if names.len() > NAMED { " ..." } else { "" };
                format!("{number} {are} undecided and not added: {}{more}.", shown.join(", "))
            }
            Language::Japanese => {
                let shown: Vec<&str> = names.iter().take(NAMED).map(String::as_str).collect();
                let more = if names.len() > NAMED { "ほか" } else { "" };
                format!(
                    "要確認の{}人がまだ参加者に入っていません：{}{more}。",
                    names.len(),
                    shown.join("、")
                )
            }
        }
    }

    /// The counts of an entered list.
    pub fn taken_in(self, tally: &Tally) -> String {
        match self.language {
            Language::English => {
                let parts = [
                    (tally.known, "registered"),
                    (tally.new, "new"),
                    (tally.look, "to check"),
                    (tally.again.len(), "already on the list"),
                ];
                let lines = parts.iter().map(|(number, _)| number).sum();
                let told = parts.iter().filter(|(number, _)| *number > 0);
                let told: Vec<String> =
                    told.map(|(number, what)| format!("{number} {what}")).collect();
                let lines = english::count(lines, "line", "lines");
                format!("{lines}: {}{}.", told.join(", "), again(self.language, tally))
            }
            Language::Japanese => {
                let parts = [
                    ("登録済み", tally.known),
                    ("新規", tally.new),
                    ("要確認", tally.look),
                    ("重複", tally.again.len()),
                ];
                let lines: usize = parts.iter().map(|(_, number)| number).sum();
                let told = parts.iter().filter(|(_, number)| *number > 0);
                let told: Vec<String> =
                    told.map(|(what, number)| format!("{what}{number}人")).collect();
                format!("{lines}行：{}{}。", told.join("、"), again(self.language, tally))
            }
        }
    }

    /// The number of players with equal ratings, and what decides among them.
    pub fn equal_ratings(self, players: usize) -> String {
        say!(self.language; "{players} have equal ratings: the order of entry decides.",
            "同じレートの選手が{players}人います。その間は参加登録順です。")
    }

    /// The labels of the review: name, format, then, list, who may enter, first move, entrants,
    /// new players, outside the limits, to be looked at, pairs that may be one person, what is
    /// written.
    pub const fn review(self) -> [&'static str; 14] {
        self.language.pick(
            [
                "Name",
                "Format",
                "Then",
                "Tie-breaks",
                "Rating list",
                "Rating limits",
                "First move",
                "Card game",
                "Entrants",
                "New players",
                "Outside the limits",
                "To check",
                "Likely duplicates",
                "To be recorded",
            ],
            [
                "名前",
                "形式",
                "次のステージ",
                "順位の基準",
                "レーティングリスト",
                "参加条件",
                "先手勝率",
                "カードゲーム",
                "参加者",
                "新規登録",
                "条件外",
                "要確認",
                "同一人物の疑い",
                "記録される内容",
            ],
        )
    }

    /// The rating limits for entry: from, below, whether provisional ratings are allowed.
    pub fn limits(self, from: Option<&str>, below: Option<&str>, provisional: bool) -> String {
        let lang = self.language;
        let range = match (from, below) {
            (Some(from), Some(below)) => {
                say!(lang, "ratings from {from}, below {below}", "{from}以上{below}未満")
            }
            (Some(from), None) => say!(lang, "ratings from {from}", "{from}以上"),
            (None, Some(below)) => say!(lang, "ratings below {below}", "{below}未満"),
            (None, None) => lang.pick("all ratings", "レーティング不問").to_owned(),
        };
        if provisional {
            range
        } else {
            say!(lang, "{range}, established only", "{range}、確定のみ")
        }
    }

    /// The parts to be written: the tournament, new registrations, entrants and pairings.
    pub fn written(self, new: usize, entrants: usize, draw: bool) -> String {
        let lang = self.language;
        let mut parts = match lang {
            Language::English => vec!["the tournament".to_owned()],
            Language::Japanese => vec!["大会".to_owned()],
        };
        if new > 0 {
            parts.insert(
                0,
                say!(lang, "{}", "新規{}", lang.count(new, "new player", "new players", "人")),
            );
        }
        if entrants > 0 {
            parts.push(say!(
                lang,
                "{}",
                "参加登録{}",
                lang.count(entrants, "entry", "entries", "人")
            ));
        }
        if draw {
            parts.push(lang.pick("the pairings", "組み合わせ").to_owned());
        }
        say!(lang; "{}, as one entry that u undoes",
            "{}を一つの操作として記録（u で取り消し可）", parts.join(lang.pick(", ", "、")))
    }

    /// To go on: the name, how many entrants.
    pub fn go_on(self, name: &str, entrants: usize) -> String {
        match self.language {
            Language::English => {
                let entrants = english::count(entrants, "entrant", "entrants");
                match name {
                    "" => format!("Continue it ({entrants})"),
                    name => format!("Continue {name} ({entrants})"),
                }
            }
            Language::Japanese => match name {
                "" => format!("続ける（{entrants}人）"),
                name => format!("{name}を続ける（{entrants}人）"),
            },
        }
    }

    /// A draft could not be read: where it was put.
    pub fn damaged(self, path: &Path) -> String {
        say!(self.language; "The draft of a tournament is not readable; it is kept as {}.",
            "大会の下書きが読めないため、{}に退避しました。", path.display())
    }

    /// The draft cannot be kept: where, and why.
    pub fn not_kept(self, path: &Path, error: &std::io::Error) -> String {
        say!(self.language; "The draft cannot be saved in {}: {error}. It is lost when you leave.",
            "下書きを{}に保存できません：{error}。離れると入力は失われます。", path.display())
    }

    /// Changes in the club meanwhile: players gone, players merged, names registered.
    pub fn changed(self, gone: &[String], merged: &[String], registered: &[String]) -> String {
        match self.language {
            Language::English => {
                let mut told = Vec::new();
                if !gone.is_empty() {
                    told.push(format!(
                        "No longer registered, removed from the list: {}.",
                        gone.join(", ")
                    ));
                }
                if !merged.is_empty() {
                    told.push(format!("Merged meanwhile: {}.", merged.join(", ")));
                }
                if !registered.is_empty() {
                    told.push(format!(
                        "Registered meanwhile, please check: {}.",
                        registered.join(", ")
                    ));
                }
                told.join(" ")
            }
            Language::Japanese => {
                let told = [
                    ("登録がなくなり、参加者から外しました", gone),
                    ("統合されました", merged),
                    ("その間に登録されました。確認してください", registered),
                ];
                let told = told.into_iter().filter(|(_, names)| !names.is_empty());
                let told = told.map(|(what, names)| format!("{what}：{}。", names.join("、")));
                told.collect::<Vec<_>>().concat()
            }
        }
    }
}

/// The sizes of groups or tables: "4", or "3 or 4".
fn parts(lang: Language, sizes: &[usize]) -> String {
    match (sizes.iter().min(), sizes.iter().max()) {
        (Some(least), Some(most)) if least != most => {
            say!(lang, "{least} or {most}", "{least}〜{most}")
        }
        (Some(size), _) => size.to_string(),
        (None, _) => String::new(),
    }
}

fn duration(lang: Language, time: TimeDelta) -> String {
    match (time.num_hours(), time.num_minutes() % 60) {
        (0, minutes) => say!(lang, "{minutes} min", "{minutes}分"),
        (hours, minutes) => say!(lang, "{hours} h {minutes} min", "{hours}時間{minutes:02}分"),
    }
}

/// The first of those who were entered already, behind their number.
fn again(lang: Language, tally: &Tally) -> String {
    let Some((first, others)) = tally.again.split_first() else { return String::new() };
    let named: Vec<&str> =
        std::iter::once(first).chain(others).take(NAMED).map(String::as_str).collect();
    let more = tally.again.len() - named.len();
    let more = if more > 0 {
        format!("{}{}", lang.pick(" ", "、"), lang.words().screen.wizard.others(more))
    } else {
        String::new()
    };
    match lang {
        Language::English => format!(" ({}{more})", named.join(", ")),
        Language::Japanese => format!("（{}{more}）", named.join("、")),
    }
}
