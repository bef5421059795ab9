//! The form for a player in Japanese.

use crate::words::screen::player_form::{FieldWords, PlayerFormWords};

pub(super) const PLAYER_FORM: PlayerFormWords = PlayerFormWords {
    register: "選手の登録",
    enter: |tournament| format!("選手の登録（{tournament}に出場）"),
    change: |player| format!("{player}の変更"),
    name: FieldWords {
        label: "名前", hint: "表示する名前。ほかは空でもかまいません。"
    },
    reading: FieldWords { label: "よみ", hint: "名前のよみ（かな）。" },
    club: FieldWords { label: "所属", hint: "所属するクラブや学校など。" },
    aliases: FieldWords {
        label: "別名", hint: "同じ人の別の名前。; で区切ります。"
    },
    note: FieldWords { label: "備考", hint: "記録係だけのメモ。" },
    born: FieldWords {
        label: "生年月日",
        hint: "1990-04-25 のように。非公開で、ここでの表示と同名の区別にだけ使います。",
    },
    external: FieldWords {
        label: "他団体の番号",
        hint: "wca:2010TANA01 のように「団体:番号」。; で区切ります。",
    },
    no_day: "生年月日が日付ではありません。1990-04-25 のように書いてください。",
    no_scheme: "他団体の番号は wca:2010TANA01 のように「団体:番号」と書いてください。",
    likely: "登録済み：",
    known: |player, name, club| match club {
        Some(club) => format!("{player} {name}（{club}）"),
        None => format!("{player} {name}"),
    },
    namesake: |name| format!("{name}を別人として登録しますか？"),
    namesake_yes: "登録する",
};
