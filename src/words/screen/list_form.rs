//! The words of the forms for ratings: the rules of a list, a correction by hand, who may enter.

use crate::domain::rating::written;
use crate::words::screen::wizard::FieldWords;
use crate::words::{Language, english, pick, say, words};

/// A rule of a rating list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListField {
    Name,
    K,
    /// K by games and rating.
    KSteps,
    /// Whether a K that was lowered stays so.
    KSticky,
    /// The rating before the first game.
    Start,
    /// What is rated at once.
    Unit,
    /// What a drawn game counts.
    Draws,
    /// How K falls in long matches.
    Damping,
    /// What moving first is worth.
    FirstMove,
    /// Games of the established.
    Games,
    /// The widest interval of the established.
    HalfWidth,
    /// Months without a game of the established.
    Months,
}

impl ListField {
    /// All of them, from the top.
    pub const ALL: [Self; 12] = [
        Self::Name,
        Self::K,
        Self::KSteps,
        Self::KSticky,
        Self::Start,
        Self::Unit,
        Self::Draws,
        Self::Damping,
        Self::FirstMove,
        Self::Games,
        Self::HalfWidth,
        Self::Months,
    ];
}
words! {
    /// The words of the forms for ratings.
    pub ListFormWords {
        open: "New rating list", "レーティングリストの作成";
        change(name: &str):
            "Rules of {name}: all its ratings are calculated again",
            "{name}の規則：レーティングはすべて計算し直されます";
        adjust(name: &str, list: &str):
            "Adjust the rating of {name} on {list}",
            "{name}のレーティングの手動修正（{list}）";
        shift(list: &str):
            "Adjust everybody's rating on {list}",
            "全員のレーティングの手動修正（{list}）";
        limits(name: &str): "Who may enter {name}", "{name}の出場条件";
        /// The answer that enters them.
        outside_yes: "Enter anyway", "出場させる";
    }
}

impl ListFormWords {
    /// Label and hint of a field.
    pub fn field(self, field: ListField) -> FieldWords {
        let lang = self.language;
        let (label, doc) = match field {
            ListField::Name => pick!(lang; ("Name", "No two lists share one."),
                ("名前", "同じ名前のリストは作れません。")),
            ListField::K => pick!(lang;
                ("K", "The most that one game moves a rating: above 0, at most 1000."),
                ("K", "1ゲームで動く最大の点数。0より大きく1000以下。")),
            ListField::KSteps => pick!(lang;
                ("K by games, rating", "As games<30:40, rating<2400:20; the first that fits counts, else K."),
                ("段階的なK", "games<30:40, rating<2400:20 のように。最初に当てはまるもの、なければK。")),
            ListField::KSticky => pick!(lang;
                ("A lower K stays", "yes or no: whether a K once lowered stays so."),
                ("下がったKを保つ", "「はい」か「いいえ」：一度下がったKを戻さないか。")),
            ListField::Start => pick!(lang;
                ("Start", "The rating before the first game, -10000 to 10000."),
                ("初期値", "最初のゲームの前のレーティング、-10000から10000。")),
            ListField::Unit => pick!(lang; ("Rated at once", "match, game or event."),
                ("計算の単位", "「試合」、「ゲーム」、「大会」のどれか。")),
            ListField::Draws => pick!(lang;
                ("Drawn games", "half: half a win; left-out: as if they were not played."),
                ("引き分け", "「半分」の勝ちとするか、なかったものとして「除外」するか。")),
            ListField::Damping => pick!(lang;
                ("Long matches", "cap:10 or root:10 lets no match count for more; nothing for none."),
                ("長い試合", "「上限:10」か「平方根:10」で、長い試合の重みを抑えます。空なら抑えません。")),
            ListField::FirstMove => pick!(lang;
                ("First move", "What moving first wins between equals, as 0.55; nothing for even."),
                ("先手の勝率", "互角の二人での先手の勝率、0.55 のように。空なら差なし。")),
            ListField::Games => pick!(lang; ("Established: games", "Rated games, at least."),
                ("正式：ゲーム数", "対象のゲーム数、これ以上。")),
            ListField::HalfWidth => pick!(lang;
                ("Established: +-", "Half the 95% interval, at most, in points."),
                ("正式：区間幅", "95%区間の幅の半分、これ以下。点数で。")),
            ListField::Months => pick!(lang;
                ("Established: months", "Months since the last game, at most."),
                ("正式：月数", "最後のゲームからの月数、これ以下。")),
        };
        FieldWords { label, doc }
    }

    /// Words that are typed into fields, by what data files say; the words of every language are
    /// read.
    pub fn typed(self) -> &'static [(&'static str, &'static str)] {
        match self.language {
            Language::English => &[],
            Language::Japanese => &[
                ("yes", "はい"),
                ("no", "いいえ"),
                ("match", "試合"),
                ("game", "ゲーム"),
                ("event", "大会"),
                ("half", "半分"),
                ("left-out", "除外"),
                ("cap", "上限"),
                ("root", "平方根"),
            ],
        }
    }

    /// From how many games on a match moves ratings past its score, at this K.
    pub fn overshoot(self, games: u32) -> String {
        say!(self.language; "From {games} games on, one match moves ratings past its score (K x games > 347).",
            "{games}ゲーム以上の試合では結果以上に動きます（K x ゲーム数 > 347）。")
    }

    /// The change, the reason, the day.
    pub const fn adjust_fields(self) -> [FieldWords; 3] {
        self.language.pick(
        [
            FieldWords {
                label: "Change",
                doc: "+50 or -20 by points, =1650 to a rating.",
            },
            FieldWords {
                label: "Reason",
                doc: "It stands in the journal and in the history.",
            },
            FieldWords {
                label: "Day",
                doc: "As 2026-01-31; matches of that day recorded before it are rated before it.",
            },
        ],
        [
            FieldWords {
                label: "修正",
                doc: "+50 や -20 で増減、=1650 でその値に。",
            },
            FieldWords {
                label: "理由",
                doc: "履歴とレーティングの経過に残ります。",
            },
            FieldWords {
                label: "日付",
                doc: "2026-01-31 のように。その日の記録済みの試合は修正より前に計算されます。",
            },
        ],
    )
    }

    /// The change for everybody.
    pub const fn shift_field(self) -> FieldWords {
        self.language.pick(
            FieldWords {
                label: "Change",
                doc: "+50 or -20 by points, for everybody with a rated match by that day.",
            },
            FieldWords {
                label: "修正",
                doc: "+50 や -20 で増減。その日までにレーティング対象の試合がある全員に。",
            },
        )
    }

    /// The rating as it stands and as it would stand.
    pub fn adjusted(self, before: f64, after: f64) -> String {
        let lang = self.language;
        say!(lang, "{} becomes {}.", "{}が{}になります。", written(before), written(after))
    }

    /// Ratings from, ratings below, provisional ones too, what moving first is worth.
    pub const fn limits_fields(self) -> [FieldWords; 4] {
        self.language.pick(
        [
            FieldWords {
                label: "Ratings from",
                doc: "A rating, or nothing for no lower limit.",
            },
            FieldWords {
                label: "Ratings below",
                doc: "A rating, or nothing for no upper limit.",
            },
            FieldWords {
                label: "Provisional too",
                doc: "yes or no: whether those may enter whose ratings are not established.",
            },
            FieldWords {
                label: "First move",
                doc: "What moving first wins between equals, as 0.55; nothing leaves it to the list.",
            },
        ],
        [
            FieldWords {
                label: "レート下限（以上）",
                doc: "レーティング。空なら下限なし。",
            },
            FieldWords {
                label: "レート上限（未満）",
                doc: "レーティング。空なら上限なし。",
            },
            FieldWords {
                label: "暫定も可",
                doc: "「はい」か「いいえ」：正式レーティングのない選手も出場できるか。",
            },
            FieldWords {
                label: "先手の勝率",
                doc: "互角の二人での先手の勝率、0.55 のように。空ならリストのとおり。",
            },
        ],
    )
    }

    /// The question before somebody outside the limits is entered: how many.
    pub fn outside(self, players: usize) -> String {
        match self.language {
            Language::English => {
                let who = english::count(players, "player is", "players are");
                format!("{who} outside the limits. Enter anyway?")
            }
            Language::Japanese => {
                format!("{players}人が出場条件の外です。それでも出場させますか？")
            }
        }
    }
}
