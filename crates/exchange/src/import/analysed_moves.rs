//! Analysed moves of any game, one a row.

use super::headings::{Column, Columns};
use super::rows::{Row, Table};
use super::{ImportFault, Source, Unread, Why};
use crate::domain::number::narrow;
use crate::domain::progress::{Progress, ProgressCounter, Task};
use crate::domain::records::{AnalysedMove, RecordsBuilder};

static COLUMNS: Columns = Columns::new(&[
    Column::required("game").or("対局, ゲーム"),
    Column::required("ply").or("move number, 手数"),
    Column::required("player").or("name, 選手, 名前"),
    Column::required("best").or("最善"),
    Column::required("played").or("実戦"),
    Column::optional("legal_moves").or("legal, 合法手"),
    Column::optional("exact").or("確定"),
    Column::optional("score").or("得点"),
    Column::optional("engine").or("エンジン"),
    Column::optional("move").or("着手, 指し手"),
    Column::optional("best_move").or("最善手"),
    Column::optional("date").or("year, 日付, 年"),
    Column::passed_over("side"),
    Column::passed_over("loss"),
]);
const GAME: usize = 0;
const PLY: usize = 1;
const PLAYER: usize = 2;
const BEST: usize = 3;
const PLAYED: usize = 4;
const LEGAL: usize = 5;
const EXACT: usize = 6;
const SCORE: usize = 7;
const ENGINE: usize = 8;
const MOVE: usize = 9;
const BEST_MOVE: usize = 10;
const DATE: usize = 11;

/// Adds analysed moves with the header
/// `game,ply,player,best,played[,legal_moves][,exact][,score][,engine][,move][,best_move][,date]`, from CSV or an array of JSON
/// objects. Values are those of the side to move, in any unit; `exact` is 1 or 0, `score` what the player scored in the game,
/// `move` and `best_move` are written as the game writes its moves, `date` is a year or a day. Rows without a player, of
/// games of which not all names are known, are passed over.
pub fn analysed_moves(
    records: &mut RecordsBuilder,
    bytes: &[u8],
    progress: &dyn Progress,
) -> Result<(), Unread> {
    let table = Table::open(Source { progress, ..bytes.into() }, &COLUMNS)?;
    let count = ProgressCounter::new(progress, Task::Reading, table.len());
    for row in table.rows() {
        count.one()?;
        let row = row?;
        // In a record without names, the moves belong to no player.
        let Some(player) = row.given(PLAYER) else { continue };
        let text = |column| row.given(column).ok_or_else(|| row.fault(column, Why::Empty));
        let made = AnalysedMove {
            ply: whole(&row, PLY, text(PLY)?)?,
            best: figure(&row, BEST, text(BEST)?)?,
            played: figure(&row, PLAYED, text(PLAYED)?)?,
            legal: row.given(LEGAL).map(|text| whole(&row, LEGAL, text)).transpose()?,
            exact: row.given(EXACT).map_or(Ok(false), |text| certain(&row, text))?,
            made: row.given(MOVE).map(Box::from),
            best_move: row.given(BEST_MOVE).map(Box::from),
        };
        let score = row.given(SCORE).map(|text| share(&row, text)).transpose()?;
        if let Some(engine) = row.given(ENGINE) {
            records.add_engine(engine);
        }
        if let Some(date) = row.given(DATE) {
            records.add_date(text(GAME)?, date);
        }
        records.add(text(GAME)?, player, score, made);
    }
    Ok(())
}

fn whole(row: &Row, column: usize, text: &str) -> Result<u32, ImportFault> {
    narrow(text).parse().map_err(|_fault| row.fault(column, Why::NotANumber))
}

/// Any finite number.
pub(super) fn figure(row: &Row, column: usize, text: &str) -> Result<f64, ImportFault> {
    let number = narrow(text).parse().ok().filter(|number: &f64| number.is_finite());
    number.ok_or_else(|| row.fault(column, Why::NotAFigure))
}

fn certain(row: &Row, text: &str) -> Result<bool, ImportFault> {
    match &*narrow(text).to_ascii_lowercase() {
        "1" | "true" | "yes" => Ok(true),
        "0" | "false" | "no" => Ok(false),
        _ => Err(row.fault(EXACT, Why::NotTrueOrFalse)),
    }
}

fn share(row: &Row, text: &str) -> Result<f64, ImportFault> {
    let score = figure(row, SCORE, text)?;
    (0.0..=1.0)
        .contains(&score)
        .then_some(score)
        .ok_or_else(|| row.fault(SCORE, Why::NotAGameScore))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::progress::NoProgress;

    fn read(text: &str) -> crate::domain::records::Records {
        let mut records = RecordsBuilder::default();
        analysed_moves(&mut records, text.as_bytes(), &NoProgress).expect("analysed moves");
        records.finish()
    }

    #[test]
    fn moves_of_a_side_without_a_name_are_passed_over() {
        let records = read("game,ply,player,best,played\nA,1,,2,1\nA,2,Ada,2,1\nA,3,,2,0\n");
        assert_eq!((records.players, records.sides.len()), (vec!["Ada".to_owned()], 1));
    }

    #[test]
    fn moves_and_dates_are_read_and_may_be_absent() {
        let csv = "game,date,ply,player,move,best_move,best,played\nA,2017,1,Ada,f5,d3,2,1\nB,,1,Ada,,,2,1\n";
        let json = r#"[{"game": "A", "date": 2017, "ply": 1, "player": "Ada", "move": "f5", "best_move": "d3", "best": 2, "played": 1},
            {"game": "B", "ply": 1, "player": "Ada", "best": 2, "played": 1}]"#;
        for text in [csv, json] {
            let records = read(text);
            let dates: Vec<_> = records.games.iter().map(|game| game.date.as_deref()).collect();
            assert_eq!(dates, [Some("2017"), None], "{text}");
            let moves = records.sides.iter().flat_map(|side| &side.moves);
            let named: Vec<_> =
                moves.map(|one| (one.made.as_deref(), one.best_move.as_deref())).collect();
            assert_eq!(named, [(Some("f5"), Some("d3")), (None, None)], "{text}");
        }
        assert_eq!(read("game,ply,player,best,played\nA,1,Ada,2,1\n").sides[0].moves[0].made, None);
    }
}
