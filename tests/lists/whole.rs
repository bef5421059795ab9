//! No row of a list is lost: every row is recorded or skipped with a note, or the file is refused with the line.

use banzuke::club::{Club, Place, Seq};
use banzuke::domain::progress::NoProgress;
use banzuke::import::{self, Answers, DuplicatePolicy, Rows, Unread};
use chrono::NaiveDate;
use proptest::prelude::*;

use crate::common::trials::holds;

const HEADINGS: [&str; 30] = [
    "name",
    "氏名",
    "氏名（カナ）",
    "姓",
    "名",
    "Last Name",
    "First name",
    "club",
    "所属",
    "born",
    "生年月日",
    "rating",
    "タイムスタンプ",
    "player",
    "player",
    "選手1",
    "選手2",
    "winner",
    "loser",
    "score",
    "結果",
    "games_a",
    "games_b",
    "date",
    "時刻",
    "event",
    "round",
    "decision",
    "",
    "備考",
];

const CELLS: [&str; 32] = [
    "",
    " ",
    "Ada",
    "Bea",
    "佐藤 健",
    "サトウ ケン",
    "BYE",
    "不戦勝",
    "-",
    "??",
    "2-1",
    "２－１",
    "1",
    "2",
    "0",
    "○",
    "2026-11-14",
    "14.11.2026",
    "03/04/2026",
    "1980",
    "昭和55年1月1日",
    "9:05",
    "2026/11/14 21:05",
    "1,850",
    "unrated",
    "new",
    "skip",
    "P0001-3",
    "合計",
    "\"a\nb\"",
    "\"x, y\"",
    "\u{202e}x",
];

fn file() -> impl Strategy<Value = String> {
    let heading = || prop::sample::select(HEADINGS.to_vec());
    let cell = || prop::sample::select(CELLS.to_vec());
    (1_usize..7).prop_flat_map(move |width| {
        let header = prop::collection::vec(heading(), width);
        let row = prop::collection::vec(cell(), width);
        (header, prop::collection::vec(row, 0..12)).prop_map(|(header, rows)| {
            let lines = std::iter::once(header).chain(rows).map(|cells| cells.join(","));
            lines.collect::<Vec<_>>().join("\n")
        })
    })
}

#[test]
fn each_row_is_recorded_passed_over_or_refused() {
    let today = NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day");
    let policies = [DuplicatePolicy::Ask, DuplicatePolicy::New, DuplicatePolicy::Use];
    holds((300, 20_000), &(file(), 0_usize..3), |(text, policy)| {
        let answers = Answers::from(policies[policy]);
        let source = import::Source { name: "list", ..text.as_bytes().into() };
        let planned = import::plan(&Club::default(), source, today, "list", &answers, &NoProgress);
        let plan = match planned {
            Ok((_, plan)) => plan,
            Err(Unread::Faults(faults, _)) => {
                prop_assert!(faults.iter().all(|fault| fault.line > 0), "{text}");
                return Ok(());
            }
            Err(Unread::Stopped) => return Err(TestCaseError::fail("stopped")),
        };
        let Rows { read, recorded, passed_over } = plan.rows;
        prop_assert_eq!(read, recorded + passed_over, "{}\n{:?}", text, plan.notes);
        let mut club = Club::default();
        for (index, action) in (0..).zip(&plan.actions) {
            let done = club.perform(action, Place { seq: Seq(1), index });
            prop_assert_eq!(done, Ok(()), "{:?} of {}", action, text);
        }
        if !plan.suspects.is_empty() {
            return Ok(());
        }
        // Imported twice it changes nothing.
        club.settle();
        let source = import::Source { name: "list", ..text.as_bytes().into() };
        let again = import::plan(&club, source, today, "list", &answers, &NoProgress);
        let (_, again) =
            again.map_err(|unread| TestCaseError::fail(format!("{text}: {unread:?}")))?;
        if answers.others != DuplicatePolicy::New {
            prop_assert_eq!(again.actions, vec![], "{}", text);
        }
        Ok(())
    });
}
