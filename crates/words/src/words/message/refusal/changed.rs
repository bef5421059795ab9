//! Facts that another desk has changed since they were shown.

use crate::club::action::{DrawPairings, DrawStage};
use crate::club::{Action, Club, Fact};
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::words::message::outcome::outcome_alone;
use crate::words::message::{entry, list, name, tournament};
use crate::words::{Language, pick, say};

/// Pairings that are listed; a question has as many.
const PAIRINGS: usize = 8;

pub(super) fn what(lang: Language, shown: &Fact, now: &Fact, club: &Club) -> String {
    let title = |id: &TournamentId| tournament(*id, club);
    match (shown, now) {
        (Fact::Players((id, no), _), Fact::Players(_, players)) if players.is_empty() => say!(lang;
            "match {no} of {} is no longer there", "第{no}試合（{}）はなくなりました。", title(id)),
        (Fact::Players((id, no), before), Fact::Players(_, players)) => say!(lang;
            "match {no} of {} is {} now, not {}",
            "第{no}試合（{}）は{}の試合に変わりました（表示は{}）。",
            title(id), sides(lang, players, club), sides(lang, before, club)),
        (Fact::Result((id, no), _), Fact::Result(_, None)) => say!(lang;
            "match {no} of {} no longer has a result", "第{no}試合（{}）の結果はなくなりました。", title(id)),
        (Fact::Result((id, no), _), Fact::Result(_, Some(outcome))) => say!(lang;
            "match {no} of {} has another result now: {}",
            "第{no}試合（{}）の結果が変わりました：{}。", title(id), outcome_alone(lang, *outcome)),
        (Fact::Game((id, no), game, _), Fact::Game(.., finish)) => {
            let game = say!(lang; "game {game} of match {no} of {}",
                "第{no}試合（{}）の第{game}ゲーム", title(id));
            match finish {
                Some(_) => {
                    say!(lang, "{game} has a result now", "{game}には新しい結果があります。")
                }
                None => {
                    say!(lang, "{game} no longer has a result", "{game}の結果はなくなりました。")
                }
            }
        }
        (Fact::Table((id, no), _), Fact::Table(_, None)) => say!(lang;
            "match {no} of {} is no longer at a table", "第{no}試合（{}）は卓に呼び出されていません。", title(id)),
        (Fact::Table((id, no), _), Fact::Table(_, Some(table))) => say!(lang;
            "match {no} of {} is at table {table} now", "第{no}試合（{}）は卓{table}に変わりました。", title(id)),
        (Fact::Entrants(id, before), Fact::Entrants(_, players)) => {
            entrants(lang, *id, (before, players), club)
        }
        (Fact::Boards(id, ..), Fact::Boards(_, round, _)) => say!(lang;
            "round {round} of {} was paired meanwhile", "{}の{round}回戦の組み合わせが変わりました。", title(id)),
        (Fact::Setting(..), Fact::Setting(_, Some(now))) => say!(lang;
            "it was changed meanwhile: {}", "別の操作で変わりました：{}。",
            entry::action(lang, now, None, club)),
        (Fact::Plan(before), Fact::Plan(plan)) => planned(lang, before, plan, club),
        _ => pick!(lang; "what follows from this has changed meanwhile",
            "この操作の影響が変わりました。")
        .to_owned(),
    }
}

pub(super) fn remedy(lang: Language) -> &'static str {
    lang.pick(
        "nothing was recorded: look at it again, then decide",
        "何も記録していません。内容を確かめて、もう一度操作してください。",
    )
}

/// The sides of a match or the seats of a pod.
fn sides(lang: Language, players: &[Option<PlayerId>], club: &Club) -> String {
    let unknown = || lang.pick("still open", "未定").to_owned();
    let names = players.iter().map(|one| one.map_or_else(unknown, |id| name(lang, id, club)));
    names.collect::<Vec<_>>().join(" - ")
}

fn entrants(
    lang: Language,
    id: TournamentId,
    (before, now): (&[PlayerId], &[PlayerId]),
    club: &Club,
) -> String {
    let beside = |all: &[PlayerId], others: &[PlayerId]| {
        let left = all.iter().filter(|player| !others.contains(player));
        list(lang, left.map(|player| name(lang, *player, club)))
    };
    let (new, gone) = (beside(now, before), beside(before, now));
    let title = tournament(id, club);
    match (new.is_empty(), gone.is_empty()) {
        (true, true) => say!(lang;
            "the entrants of {title} are in another order now", "{title}の参加者の順番が変わりました。"),
        (false, true) => {
            say!(lang, "{title} has new entrants: {new}", "{title}に{new}が加わりました。")
        }
        (true, false) => say!(lang;
            "{title} no longer has these entrants: {gone}", "{title}から{gone}が外れました。"),
        (false, false) => say!(lang;
            "{title} has new entrants: {new}; no longer: {gone}",
            "{title}に{new}が加わり、{gone}が外れました。"),
    }
}

/// The draw, round or place that would be made now instead of the one shown.
fn planned(lang: Language, shown: &[Action], now: &[Action], club: &Club) -> String {
    match (shown.first(), now.first()) {
        (
            Some(Action::DrawStage(DrawStage { seeds: before, .. })),
            Some(Action::DrawStage(DrawStage { tournament, seeds, .. })),
        ) => {
            let (mut same, mut players) = (before.clone(), seeds.clone());
            same.sort_unstable();
            players.sort_unstable();
            if same != players {
                return entrants(lang, *tournament, (before, seeds), club);
            }
            let order = list(lang, seeds.iter().map(|player| name(lang, *player, club)));
            say!(lang, "the seeds are now {order}", "シード順が変わりました：{order}。")
        }
        (_, Some(Action::DrawPairings(DrawPairings { pairs, .. }))) => {
            let pair = |pair: &[PlayerId; 2]| pair.map(|one| name(lang, one, club)).join(" - ");
            let named = list(lang, pairs.iter().take(PAIRINGS).map(pair));
            say!(lang, "the pairings are now {named}", "組み合わせが変わりました：{named}。")
        }
        _ => pick!(lang; "something else would be made now", "作られる内容が変わりました。")
            .to_owned(),
    }
}
