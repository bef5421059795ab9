//! Whom a name being typed may belong to, in Japanese.

use crate::domain::rating::written;
use crate::words::japanese::table_called;
use crate::words::screen::likely::LikelyWords;

pub(super) const LIKELY: LikelyWords = LikelyWords {
    key: |at| ["Alt-1", "Alt-2", "Alt-3"].get(at).copied().unwrap_or_default(),
    entered: |table| match table {
        Some(table) => format!("出場済、{}", table_called(table)),
        None => "出場済".to_owned(),
    },
    found: "名前で一致",
    of_club: |name, club| format!("{name}（{club}）"),
    different: "別人",
    rating: written,
    last: |tournament, day| match day {
        Some(day) => format!("{tournament} {}", day.format("%Y年%-m月")),
        None => tournament.to_owned(),
    },
    not_shown: "その位置には誰もいません",
    nobody: "入力した名前に似た選手はいません",
};
