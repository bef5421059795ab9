//! The words of the floor.

use crate::club::question::forecast::{Forecast, ForecastPart};
use crate::club::tournament::Venue;
use crate::domain::ids::MatchNo;
use crate::words::screen::wizard::FieldWords;
use crate::words::{Language, japanese, pick, say, words};

/// Why a match of the queue stands where it does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    /// A player who is busy, and the table.
    pub busy: Option<(String, Venue)>,
    /// Whether the desk has put it off.
    pub postponed: bool,
    /// When its tournament begins or the break ends, where that is later.
    pub early: Option<String>,
    /// Minutes since both players have been waiting.
    pub minutes: Option<i64>,
    /// How many matches have to follow.
    pub behind: u32,
}
words! {
    pub FloorWords {
        title: "Floor", "会場";
        tables(taken: usize, all: usize):
            "Tables: {taken} of {all} taken",
            "卓：{all}卓中{taken}卓を使用";
        /// Behind the title of the tables: digits select one here.
        typed(title: &str, first: &str, last: &str):
            "{title} (keys {first}-{last})", "{title}（キー {first}〜{last}）";
        /// Over the queue: how many.
        queue(count: usize): "Queue: {count}", "呼出待ち：{count}試合";
        set_up: "No tables yet. t sets them up.", "まだ卓がありません。t で決めます。";
        no_queue: "No matches in the queue.", "呼出待ちの試合はありません。";
        /// A table at which nothing is played.
        free: "free", "空き";
        /// A free table that is reserved.
        reserved: "reserved", "予約";
        /// Over the details of the selected match.
        selected: "Selected match", "選択中の試合";
        /// Over when each tournament is expected to end.
        ends: "Expected end", "終了予定";
        pair(a: &str, b: &str): "{a} - {b}", "{a} - {b}";
        /// Another desk has changed the tables while the field was open.
        hall_changed(tables: &str):
            "The tables were changed meanwhile: {tables}. What you changed was put in as well; look at the line again.",
            "その間に卓が変わりました：{tables}。入力中の変更も加えてあります。もう一度確かめてください。";
        /// A match: number, round, players and perhaps the tournament.
        line(no: MatchNo, round: &str, who: &str):
            "Match {no}, {round}: {who}.", "第{no}試合、{round}：{who}。";
        which_table: "Call to which table?", "どの卓に呼び出しますか？";
        nobody_next:
            "no match can be called: empty queue or busy players",
            "呼び出せる試合がありません（呼出待ちがないか、選手が試合中です）";
        /// Nothing is called by itself during a break.
        on_break(clock: &str):
            "break until {clock}; Z moves or ends it",
            "{clock}まで休憩です（Z で変更・終了）";
        break_title: "Break of the hall", "会場の休憩";
        no_tables: "no tables are set up: 5, then t", "卓が決められていません（5 の画面で t）";
        no_free: "no table is free", "空いている卓がありません";
        /// A free table that is reserved for these tournaments.
        free_for(holders: &str): "free, for {holders}", "空き（{holders}用）";
        no_match_here:
            "no match at this table",
            "この卓には試合がありません";
        /// No match is at this table, but one can be called.
        none_here_enter_calls:
            "no match at this table; Enter calls one to it",
            "この卓には試合がありません。Enter で呼び出します";
        /// The question before tables are taken away at which something is played.
        hall_takes(tables: &str): "Remove table {tables}?", "卓（{tables}）を削除しますか？";
        hall_takes_several(tables: &str):
            "Remove tables {tables}?",
            "卓（{tables}）を削除しますか？";
        not_to_postpone:
            "select a match that can be played",
            "開始できる試合を選んでください";
        no_table_selected:
            "select a table with a match; press Tab for the tables",
            "試合のある卓を選んでください（Tab で卓に移ります）";
        /// The digits of a table were typed, and there is none.
        no_such_table(digit: char): "There is no table {digit}.", "卓{digit}はありません。";
        no_match_selected: "no match is selected", "試合が選ばれていません";
        /// One number was typed: how many tables may be meant.
        hall_meant: "One table, or so many? Enter asks.", "1卓の名前ですか、卓の数ですか。Enter で選びます。";
        hall_several(tables: u32): "{tables} tables, 1 to {tables}", "{tables}卓（1〜{tables}）";
        hall_one(tables: u32): "one table, called {tables}", "「{tables}」という名前の1卓";
        hall: "Tables of the hall", "会場の卓";
        hall_prompt: "Tables: ", "卓：";
        hall_cleared:
            "Nothing can be called until tables are set up again.",
            "卓を決め直すまで、呼び出しはできません。";
        /// The button that does it.
        hall_clears: "Remove", "削除する";
    }
}

impl FloorWords {
    /// The question before a match is called to a free table.
    pub fn which_match(self, table: &str) -> String {
        let spot = japanese::table_called(table);
        say!(
            self.language,
            "Call which match to table {table}?",
            "{spot}にどの試合を呼び出しますか？"
        )
    }

    /// Minutes, in a narrow column; hours from 100 minutes on.
    pub fn minutes(self, minutes: i64) -> String {
        match minutes {
            ..100 => say!(self.language, "{minutes}'", "{minutes}分"),
            _ => say!(self.language; "{} h", "{}時間", minutes / 60),
        }
    }

    /// Why a match of the queue stands where it does, in a narrow column.
    pub fn why(self, why: &Waiting) -> String {
        self::why(self.language, why)
    }

    /// Like [`Self::why`], for a still narrower column.
    pub fn why_short(self, one: &Waiting) -> String {
        let lang = self.language;
        match (&one.busy, one.postponed) {
            (_, true) => lang.pick("later", "延期").to_owned(),
            _ if one.early.is_some() => why(lang, one),
            (Some((_, spot)), _) => lang.words().term.venue_short(spot),
            (None, false) => one.minutes.map(|minutes| self.minutes(minutes)).unwrap_or_default(),
        }
    }

    /// Like [`Self::why`], in a sentence or two.
    pub fn waits(self, one: &Waiting) -> String {
        let lang = self.language;
        match lang {
            Language::English => {
                let busy = one.busy.as_ref();
                let busy = busy.map(|(name, spot)| {
                    format!("{name} is busy at {}. ", lang.words().term.venue(spot))
                });
                let waits = match (one.postponed, one.minutes) {
                    (true, Some(minutes)) => {
                        format!("Postponed, in the queue for {}, ", lasting(lang, minutes))
                    }
                    (true, None) => "Postponed, ".to_owned(),
                    (false, Some(minutes)) => {
                        format!("In the queue for {}, ", lasting(lang, minutes))
                    }
                    (false, None) => String::new(),
                };
                let waits = match &one.early {
                    Some(clock) => format!("Not before {clock}. {waits}"),
                    None => waits,
                };
                let behind = match one.behind {
                    0 if waits.is_empty() => "No match depends on it".to_owned(),
                    0 => "no match depends on it".to_owned(),
                    1 => "1 match depends on it".to_owned(),
                    behind => format!("a chain of {behind} matches depends on it"),
                };
                format!("{}{waits}{behind}.", busy.unwrap_or_default())
            }
            Language::Japanese => {
                let busy = one.busy.as_ref().map(|(name, spot)| {
                    format!("{name}は{}で試合中。", lang.words().term.venue(spot))
                });
                let mut told = Vec::new();
                if one.postponed {
                    told.push("延期中".to_owned());
                }
                if let Some(clock) = &one.early {
                    told.push(format!("{clock}から開始"));
                }
                if let Some(minutes) = one.minutes {
                    told.push(format!("呼出待ち{}", lasting(lang, minutes)));
                }
                told.push(match one.behind {
                    0 => "後続の試合なし".to_owned(),
                    behind => format!("後続{behind}試合"),
                });
                format!("{}{}。", busy.unwrap_or_default(), told.join("、"))
            }
        }
    }

    /// A call: the table, how many calls, minutes since the first, minutes of play if it has begun.
    pub fn called(self, table: &str, calls: usize, minutes: i64, playing: Option<i64>) -> String {
        let lang = self.language;
        match lang {
            Language::English => {
                let playing = playing.map_or_else(String::new, |for_| {
                    format!(", playing for {}", lasting(lang, for_))
                });
                let times = match calls {
                    1 => {
                        let ago = lasting(lang, minutes);
                        return format!("Table {table}, called {ago} ago{playing}.");
                    }
                    2 => "called twice".to_owned(),
                    calls => format!("called {calls} times"),
                };
                format!("Table {table}, {times}, first {} ago{playing}.", lasting(lang, minutes))
            }
            Language::Japanese => {
                let playing = playing
                    .map_or_else(String::new, |for_| format!("、開始から{}", lasting(lang, for_)));
                let times = match calls {
                    1 => {
                        let (table, since) =
                            (japanese::table_called(table), lasting(lang, minutes));
                        return format!("{table}、呼び出しから{since}{playing}。");
                    }
                    2 => "2回呼び出し".to_owned(),
                    calls => format!("{calls}回呼び出し"),
                };
                let (table, minutes) = (japanese::table_called(table), lasting(lang, minutes));
                format!("{table}、{times}、最初の呼び出しから{minutes}{playing}。")
            }
        }
    }

    /// When a tournament is expected to end, or the part of it that can be foreseen: its name, what is left, how much of
    /// that is drawn later, the time.
    pub fn end(self, name: &str, forecast: &Forecast, clock: &str) -> String {
        let lang = self.language;
        let (matches, lasts) = (forecast.matches, lasting(lang, forecast.left.num_minutes()));
        let part = forecast.part.map(|part| match part {
            ForecastPart::Stage(stage) => say!(lang, "stage {stage} ", "第{stage}ステージは"),
            ForecastPart::Round(round) => say!(lang, "round {round} ", "{round}回戦は"),
        });
        let part = part.unwrap_or_default();
        let undrawn = match forecast.undrawn {
            0 => String::new(),
            undrawn => say!(lang, " ({undrawn} not drawn)", "（うち{undrawn}試合は組合せ前）"),
        };
        match lang {
            Language::English => {
                let matches =
                    if matches == 1 { "1 match".to_owned() } else { format!("{matches} matches") };
                format!("{name}: {matches} left{undrawn}, about {lasts}, {part}ends about {clock}")
            }
            Language::Japanese => {
                format!("{name}：残り{matches}試合{undrawn}、約{lasts}、{part}{clock}ごろ終了")
            }
        }
    }

    /// Nothing is called by itself, since this is the only free table: the tournaments it is reserved for, if any.
    pub fn only_reserved(self, table: &str, holders: &str) -> String {
        let lang = self.language;
        let spot = japanese::table_called(table);
        if holders.is_empty() {
            say!(
                lang,
                "table {table} is reserved; T calls a match to it",
                "{spot}は予約の卓です。T なら呼び出せます"
            )
        } else {
            say!(
                lang,
                "table {table} is reserved for {holders}; T calls a match to it",
                "{spot}は{holders}用です。T なら呼び出せます"
            )
        }
    }

    /// The new state of a match whose table would be removed: `queued` is its place in the queue, if it is there.
    pub fn without_table(self, no: MatchNo, tournament: &str, queued: Option<usize>) -> String {
        let lang = self.language;
        match queued {
            Some(0) => say!(
                lang,
                "Match {no} of {tournament} goes back to the queue, first.",
                "{tournament}の第{no}試合は呼出待ちの先頭に戻ります。"
            ),
            Some(_) => say!(
                lang,
                "Match {no} of {tournament} goes back to the queue.",
                "{tournament}の第{no}試合は呼出待ちに戻ります。"
            ),
            None => say!(
                lang,
                "Match {no} of {tournament} goes on without a table.",
                "{tournament}の第{no}試合は卓なしで続きます。"
            ),
        }
    }

    /// A free table; whether it is reserved.
    pub fn table(self, name: &str, reserved: bool) -> String {
        if reserved {
            say!(self.language, "{name} (reserved)", "{name}（予約）")
        } else {
            name.to_owned()
        }
    }

    /// The format of the field for tables.
    pub const fn hall_hint(self) -> &'static [&'static str] {
        self.language.pick(
            &[
                "Names with commas or blanks between; 1-12 stands for twelve.",
                "A * after a name reserves the table for calls by name.",
                "Enter saves, Esc changes nothing.",
            ],
            &[
                "名前をコンマか空白で区切ります。1-12 で12卓になります。",
                "名前の後に * を付けると予約の卓になり、指定したときだけ使います。",
                "Enter で保存、Esc で元のまま。",
            ],
        )
    }

    /// The field of a break.
    pub fn break_fields(self) -> [FieldWords; 1] {
        let (label, doc) = pick!(self.language;
            ("Until", "A time or a length: 13:00, 1300, 13 or 30 min. Blank ends the break."),
            ("終了時刻", "時刻か長さ。例：13:00、1300、13、30分。空欄なら休憩を終えます。"));
        [FieldWords { label, doc }]
    }

    /// The number of tables in the field, and how many of them are reserved.
    pub fn hall_count(self, all: usize, reserved: usize) -> String {
        let lang = self.language;
        match reserved {
            0 => lang.count(all, "table", "tables", "卓"),
            _ => say!(lang; "{}, {reserved} of them reserved",
                "{}（うち予約{reserved}卓）", lang.count(all, "table", "tables", "卓")),
        }
    }

    /// The question before all tables are taken away: how many.
    pub fn hall_clear(self, all: usize) -> String {
        let lang = self.language;
        say!(lang; "Remove {}?",
            "{}をすべて削除しますか？", lang.count(all, "table", "tables", "卓"))
    }
}

fn why(lang: Language, one: &Waiting) -> String {
    match (&one.busy, one.postponed) {
        (_, true) => lang.pick("postponed", "延期中").to_owned(),
        _ if one.early.is_some() => {
            one.early.iter().map(|clock| lang.words().term.begins(clock)).collect()
        }
        (Some((_, Venue::Table(table))), _) if lang == Language::English => {
            format!("busy at {table}")
        }
        (Some((_, spot)), _) => {
            say!(lang, "busy at {}", "{}で試合中", lang.words().term.venue(spot))
        }
        (None, false) => match one.minutes {
            Some(minutes) => {
                let lasting = lang.words().screen.floor.minutes(minutes);
                say!(lang, "{lasting} {} after", "{lasting} 後続{}", one.behind)
            }
            None => say!(lang, "{} after", "後続{}", one.behind),
        },
    }
}

/// `45 min`, `1 h 5 min`.
pub(super) fn lasting(lang: Language, minutes: i64) -> String {
    match (minutes / 60, minutes % 60) {
        (0, minutes) => say!(lang, "{minutes} min", "{minutes}分"),
        (hours, 0) => say!(lang, "{hours} h", "{hours}時間"),
        (hours, minutes) => say!(lang, "{hours} h {minutes} min", "{hours}時間{minutes}分"),
    }
}
