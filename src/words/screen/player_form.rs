//! The words of the form for a player.

use crate::domain::number::PlayerId;
use crate::words::{say, words};

#[derive(Debug, Clone, Copy)]
pub struct FieldWords {
    pub label: &'static str,
    /// What it is for.
    pub hint: &'static str,
}
words! {
    /// The words of the form for a player.
    pub PlayerFormWords {
        /// The title for somebody new.
        register: "New player", "選手の登録";
        enter(tournament: &str):
            "New player and entrant of {tournament}",
            "選手の登録（{tournament}に参加）";
        /// The title for a change: the player.
        change(player: PlayerId): "Change {player}", "{player}の変更";
        no_day:
            "The birth date is not a date: write it as 1990-04-25.",
            "生年月日が日付ではありません。1990-04-25 のように書いてください。";
        no_scheme:
            "Write an external ID as body:number, such as wca:2010TANA01.",
            "他団体IDは wca:2010TANA01 のように「団体:番号」と書いてください。";
        /// Before those who may be meant.
        likely: "Registered already:", "登録済み：";
        namesake(name: &str):
            "Register {name} as another person?",
            "{name}を別人として登録しますか？";
        /// The word for doing that.
        namesake_yes: "Register", "登録する";
    }
}

impl PlayerFormWords {
    pub const fn name(self) -> FieldWords {
        self.language.pick(
            FieldWords { label: "Name", hint: "The name to show. All other fields may be blank." },
            FieldWords {
                label: "名前", hint: "表示する名前。ほかは空欄でもかまいません。"
            },
        )
    }

    pub const fn reading(self) -> FieldWords {
        self.language.pick(
            FieldWords { label: "Reading", hint: "The reading of the name, in kana." },
            FieldWords { label: "ふりがな", hint: "名前のふりがな（かな）。" },
        )
    }

    pub const fn club(self) -> FieldWords {
        self.language.pick(
            FieldWords { label: "Club", hint: "The player's club or school." },
            FieldWords { label: "所属", hint: "所属するクラブや学校など。" },
        )
    }

    pub const fn aliases(self) -> FieldWords {
        self.language.pick(
            FieldWords {
                label: "Also known as",
                hint: "Other names of the same person, separated by ;",
            },
            FieldWords {
                label: "別名", hint: "同じ人の別の名前。; で区切ります。"
            },
        )
    }

    pub const fn note(self) -> FieldWords {
        self.language.pick(
            FieldWords { label: "Note", hint: "For the desk only." },
            FieldWords { label: "備考", hint: "本部用のメモ。" },
        )
    }

    /// The day of birth.
    pub const fn born(self) -> FieldWords {
        self.language.pick(
            FieldWords {
                label: "Born",
                hint: "E.g. 1990-04-25. Private: shown only here, and to tell namesakes apart.",
            },
            FieldWords {
                label: "生年月日",
                hint: "1990-04-25 のように。非公開で、ここでの表示と同名の区別にだけ使います。",
            },
        )
    }

    /// Numbers that other bodies have issued.
    pub const fn external(self) -> FieldWords {
        self.language.pick(
            FieldWords {
                label: "External IDs",
                hint: "body:number, e.g. wca:2010TANA01, separated by ;",
            },
            FieldWords {
                label: "他団体ID",
                hint: "wca:2010TANA01 のように「団体:番号」。; で区切ります。",
            },
        )
    }

    /// Somebody who may be meant: number, name, club.
    pub fn known(self, player: PlayerId, name: &str, club: Option<&str>) -> String {
        match club {
            Some(club) => {
                say!(self.language, "{player} {name}, {club}", "{player} {name}（{club}）")
            }
            None => format!("{player} {name}"),
        }
    }
}
