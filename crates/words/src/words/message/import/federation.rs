//! Faults of a federation's result files, and remedies.

use crate::import::FederationFault;
use crate::words::{Language, pick};

/// The sentence and the remedy.
pub(super) fn describe(lang: Language, why: FederationFault) -> (String, String) {
    let (why, remedy) = match why {
        FederationFault::NotAResult => pick!(lang;
            ("not a result", "write one like 101 (46)>(18) 205 B, or % in front of a comment"),
            ("結果ではありません。",
                "101 (46)>(18) 205 B のように1行に1つ書くか、コメントなら先頭に % を付けてください。")),
        FederationFault::NotADate => pick!(lang;
            ("not a date", "write it like 01/11/2017 or 01/11/2017 - 03/11/2017"),
            ("日付ではありません。", "01/11/2017 か 01/11/2017 - 03/11/2017 のように書いてください。")),
        FederationFault::NoTournament => pick!(lang;
            ("the file names no tournament", "add a line like %%Tournament: Example Open"),
            ("大会の名前がありません。", "`%%Tournament: Example Open` のような行を加えてください。")),
        FederationFault::NoDate => pick!(lang;
            ("the file has no date", "add a line like %%Date: 01/11/2017"),
            ("日付がありません。", "`%%Date: 01/11/2017` のような行を加えてください。")),
        FederationFault::NotAPlayer => pick!(lang;
            ("not a player", "write number, surname and first name like 101,DOE,Jane"),
            ("選手ではありません。", "`101,DOE,Jane` のように番号、姓、名を書いてください。")),
    };
    (why.to_owned(), remedy.to_owned())
}
