//! The forms for ratings in Japanese.

use crate::domain::rating::written;
use crate::words::screen::list_form::{ListField, ListFormWords};
use crate::words::screen::wizard::FieldWords;

pub(super) const LIST_FORM: ListFormWords = ListFormWords {
    open: "レーティングリストの作成",
    change: |name| format!("{name}の規則：レーティングはすべて計算し直されます"),
    field,
    typed: || {
        &[
            ("yes", "はい"),
            ("no", "いいえ"),
            ("match", "試合"),
            ("game", "ゲーム"),
            ("event", "大会"),
            ("half", "半分"),
            ("out", "除外"),
            ("cap", "上限"),
            ("root", "平方根"),
        ]
    },
    overshoot: |games| {
        format!("{games}ゲーム以上の試合では結果以上に動きます（K x ゲーム数 > 347）。")
    },
    adjust: |name, list| format!("{name}のレーティングの手動修正（{list}）"),
    adjust_fields: [
        FieldWords { label: "修正", doc: "+50 や -20 で増減、=1650 でその値に。" },
        FieldWords {
            label: "理由", doc: "履歴とレーティングの経過に残ります。"
        },
        FieldWords {
            label: "日付",
            doc: "2026-01-31 のように。その日の記録済みの試合は修正より前に計算されます。",
        },
    ],
    shift: |list| format!("全員のレーティングの手動修正（{list}）"),
    shift_field: FieldWords {
        label: "修正",
        doc: "+50 や -20 で増減。その日までにレーティング対象の試合がある全員に。",
    },
    adjusted: |before, after| format!("{}が{}になります。", written(before), written(after)),
    limits: |name| format!("{name}の出場条件"),
    limits_fields: [
        FieldWords {
            label: "レート下限（以上）", doc: "レーティング。空なら下限なし。"
        },
        FieldWords {
            label: "レート上限（未満）", doc: "レーティング。空なら上限なし。"
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
    outside: |players| format!("{players}人が出場条件の外です。それでも出場させますか？"),
    outside_yes: "出場させる",
};

const fn field(field: ListField) -> FieldWords {
    let (label, doc) = match field {
        ListField::Name => ("名前", "同じ名前のリストは作れません。"),
        ListField::K => ("K", "1ゲームで動く最大の点数。0より大きく1000以下。"),
        ListField::KSteps => {
            ("段階的なK", "games<30:40, rating<2400:20 のように。最初に当てはまるもの、なければK。")
        }
        ListField::KSticky => {
            ("下がったKを保つ", "「はい」か「いいえ」：一度下がったKを戻さないか。")
        }
        ListField::Start => ("初期値", "最初のゲームの前のレーティング、-10000から10000。"),
        ListField::Unit => ("計算の単位", "「試合」、「ゲーム」、「大会」のどれか。"),
        ListField::Draws => {
            ("引き分け", "「半分」の勝ちとするか、なかったものとして「除外」するか。")
        }
        ListField::Damping => (
            "長い試合",
            "「上限 10」か「平方根 10」で、長い試合の重みを抑えます。空なら抑えません。",
        ),
        ListField::FirstMove => {
            ("先手の勝率", "互角の二人での先手の勝率、0.55 のように。空なら差なし。")
        }
        ListField::Games => ("正式：ゲーム数", "対象のゲーム数、これ以上。"),
        ListField::HalfWidth => ("正式：区間幅", "95%区間の幅の半分、これ以下。点数で。"),
        ListField::Months => ("正式：月数", "最後のゲームからの月数、これ以下。"),
    };
    FieldWords { label, doc }
}
