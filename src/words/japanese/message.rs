//! Messages in Japanese.

mod command;
mod deed;
mod doctor;
mod event;
mod fault;
mod foresight;
mod import;
mod likeness;
mod outcome;
mod rating;
mod refusal;
mod registry;
mod rescue;
mod settings;
mod sheet;
mod usage;

use super::count;
use super::term::TERM;
use crate::club::Club;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::words::message::{LabelWords, MessageWords};

pub(super) const MESSAGE: MessageWords = MessageWords {
    refusal: refusal::refusal,
    undo: fault::undo,
    store: fault::store,
    desk: fault::desk,
    number: fault::number,
    finding: fault::finding,
    entry: deed::entry,
    action: deed::action,
    result: outcome::score_line,
    player,
    scale: rating::scale,
    rating: rating::RATING,
    meant: fault::MEANT,
    import: import::IMPORT,
    event: event::EVENT,
    foresight: foresight::FORESIGHT,
    likeness: likeness::LIKENESS,
    registry: registry::REGISTRY,
    rescue: rescue::RESCUE,
    settings: settings::SETTINGS,
    doctor: doctor::DOCTOR,
    sheet: sheet::SHEET,
    usage: usage::USAGE,
    command: command::COMMAND,
    label: LabelWords {
        reading: "よみ",
        club: "所属",
        aliases: "別名",
        born: "生年月日",
        external: "他団体の番号",
        numbers: "登録番号",
        note: "備考",
        rating: "レーティング",
        list: "レーティングリスト",
        entrants: |entrants| format!("出場者{}", count(entrants, "人")),
        standings: "順位表",
        ranking: "ランキング",
        ready: "開始可",
        winner_of: |no| format!("第{no}試合の勝者"),
        loser_of: |no| format!("第{no}試合の敗者"),
        expected: |expected| format!("1ゲームの期待値：{expected:.4}"),
        taken_back: "（取り消し）",
    },
};

/// A player by the name and number of today; by number alone where the registration was undone.
fn player(id: PlayerId, club: &Club) -> String {
    let known = club.player(id);
    known.map_or_else(|| id.to_string(), |player| format!("{}（{}）", player.name, player.id))
}

/// A registration by the name it was made under, whoever that is today.
fn registration(id: PlayerId, club: &Club) -> String {
    let known = club.registry().registration(id);
    known.map_or_else(|| id.to_string(), |known| format!("{}（{id}）", known.name))
}

/// A player by name where there is one.
fn name(id: PlayerId, club: &Club) -> String {
    club.player(id).map_or_else(|| id.to_string(), |player| player.name.clone())
}

fn players(ids: &[PlayerId], club: &Club) -> String {
    list(ids.iter().map(|&id| player(id, club)))
}

/// A tournament by name; by number where its creation was undone.
fn tournament(id: TournamentId, club: &Club) -> String {
    club.tournament(id).map_or_else(|| id.to_string(), |found| found.name.clone())
}

/// `第3試合、第4試合`.
fn matches(numbers: &[MatchNo]) -> String {
    list(numbers.iter().map(|no| format!("第{no}試合")))
}

/// `a、b、c`.
fn list(items: impl IntoIterator<Item = String>) -> String {
    items.into_iter().collect::<Vec<_>>().join("、")
}
