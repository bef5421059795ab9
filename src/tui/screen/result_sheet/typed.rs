//! A match of the sheet, and its typed result.

use crate::club::Player;
use crate::domain::game::RecordedGames;
use crate::domain::name::fold;
use crate::domain::score::Outcome;

use crate::request::score::{Case, Ended, ResultPreview, ScoreCheck, judge};
use crate::tui::kit::prelude::*;
use crate::tui::screen::floor::draw::found;
use crate::tui::screen::score::{ask, concerns_others, reason, said};
use crate::tui::screen::tournament::one_match::side_name;

/// The signs before the name of a table.
const TABLE: [&str; 3] = ["t", "@", "卓"];
/// The least letters of a player's name, and the most players that they may mean.
const SHORTEST: usize = 2;
const PLAYERS: usize = 8;

#[derive(Debug, Clone)]
pub(super) struct Typed {
    pub(super) at: Where,
    /// The recorded result, which would be corrected.
    pub(super) before: Option<Outcome>,
    pub(super) check: ScoreCheck,
}

impl Typed {
    pub(super) fn new(at: Where, result: &str, data: &Snapshot) -> Self {
        let played = found(at, data).map(|(_, played)| played);
        let before = played.and_then(|played| played.record).map(|record| record.outcome);
        let check = |outcome| {
            let case = Case {
                tournament: at.0,
                no: at.1,
                correcting: before.is_some(),
                today: data.today,
            };
            match outcome {
                // The recorded games stay.
                Some(same) if before == Some(same) => ScoreCheck::Unchanged(same),
                outcome => judge(&data.club, case, outcome, &RecordedGames::default()),
            }
        };
        let ended = played.and_then(|played| {
            let ended = Ended::read(result, played.length)?;
            ended.outcome((played.length, played.start), Ok::<_, ()>).ok()
        });
        let check = match check(ended) {
            ScoreCheck::Incomplete if !result.is_empty() => ScoreCheck::Unreadable(None),
            check => check,
        };
        Self { at, before, check }
    }

    /// The result that the match would have; none if the typed text is no possible result.
    pub(super) const fn outcome(&self) -> Option<Outcome> {
        match &self.check {
            ScoreCheck::Stands(preview) => Some(preview.outcome),
            ScoreCheck::Unchanged(outcome) => Some(*outcome),
            ScoreCheck::Incomplete | ScoreCheck::Unreadable(_) | ScoreCheck::Refused(_) => None,
        }
    }

    /// The order among several matches, the most likely first:
    /// at a table, then waiting for a table, then with a result.
    pub(super) fn order(&self, data: &Snapshot) -> u8 {
        let state = data.club.fixture(self.at).map(|(_, played)| played.state());
        match state {
            Some(state) if state.is_at_table() => 0,
            Some(MatchState::Ready) => 1,
            _ if self.before.is_none() => 2,
            _ => 3,
        }
    }

    pub(super) fn why_not(&self, data: &Snapshot, words: &Words) -> Option<String> {
        let say = &words.screen.result_sheet;
        match &self.check {
            ScoreCheck::Incomplete => Some(say.type_result().to_owned()),
            ScoreCheck::Unreadable(_) => Some(say.unreadable().to_owned()),
            ScoreCheck::Refused(refusal) => {
                Some(words.message.refusal(refusal, &data.club).to_string())
            }
            ScoreCheck::Unchanged(_) | ScoreCheck::Stands(_) => None,
        }
    }

    pub(super) fn said(&self, outcome: Outcome, data: &Snapshot, words: &'static Words) -> String {
        result_at(self.at, outcome, data, words)
    }

    /// The steps of Enter. A question comes where the entry of a score asks
    /// one, and before every correction, since numbers are easily mistyped.
    pub(super) fn steps(&self, context: &Context<'_>) -> Vec<Step> {
        let (data, words) = (context.data, context.words);
        match (&self.check, self.before) {
            (ScoreCheck::Unchanged(outcome), _) => {
                let result = self.said(*outcome, data, words);
                vec![Step::inform(words.screen.score.stays(self.at.1, &result), context)]
            }
            (ScoreCheck::Stands(preview), None) => {
                vec![Step::ask(preview.actions(&preview.action), context)]
            }
            (ScoreCheck::Stands(preview), Some(before)) => {
                let question = self.question(preview, before, context);
                vec![Step::cover(ask(question, preview, context))]
            }
            (ScoreCheck::Incomplete | ScoreCheck::Unreadable(_) | ScoreCheck::Refused(_), _) => {
                Vec::new()
            }
        }
    }

    pub(super) fn question(
        &self,
        preview: &ResultPreview,
        before: Outcome,
        context: &Context<'_>,
    ) -> Vec<String> {
        let [old, new] = [before, preview.outcome].map(|outcome| {
            let (data, words) = (context.data, context.words);
            self.said(outcome, data, words)
        });
        let name = context.data.tournament_name(self.at.0);
        let say = &context.words.screen.result_sheet;
        let question = say.correct_question(self.at.1, name, &old, &new);
        let concerned = concerns_others(preview, context);
        std::iter::once(question).chain(concerned.then(|| reason(preview, context))).collect()
    }
}

/// The meaning of a line with a table (`t3 2-1`) or a player (`tarn 2-1`, that player's games first).
pub(super) enum Meant {
    /// Open matches, each with the result in the order of its sides.
    Matches(Vec<(Where, String)>),
    /// Matches of players with similar names. Even a single one is asked about.
    Alike(Vec<(Where, String)>),
    /// A player of today without an open match.
    NoOpenMatch(PlayerId),
    Nothing,
}

pub(super) fn named(line: &str, open: &[Where], data: &Snapshot) -> Meant {
    let line = fold(line);
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_result = |word: &&str| {
        let digits = word.strip_prefix(['w', 'g', 'd']).unwrap_or(word);
        digits.starts_with(|letter: char| letter.is_ascii_digit())
    };
    let at = words.iter().skip(1).position(is_result).map_or(words.len(), |at| at + 1);
    let (name, result) = (words[..at].join(" "), words[at..].join(" "));
    let table = TABLE.iter().find_map(|sign| name.strip_prefix(sign));
    let at_table = data.club.at_tables().filter(|(.., call)| table == Some(&fold(&call.table)));
    let at_table: Vec<Where> = at_table.map(|(event, played, _)| (event.id, played.no())).collect();
    if !at_table.is_empty() {
        let here = at_table.into_iter().filter(|at| open.contains(at));
        return Meant::Matches(here.map(|at| (at, result.clone())).collect());
    }
    if name.chars().count() < SHORTEST && name.is_ascii()
        || name.starts_with(|it: char| it.is_ascii_digit())
    {
        return Meant::Nothing;
    }
    let of = |players: &[PlayerId]| -> Vec<(Where, String)> {
        let sided = open.iter().filter_map(|at| Some((*at, side_of(players, *at, data)?)));
        let in_order = |side| if side == Side::A { result.clone() } else { turned(&result) };
        sided.map(|(at, side)| (at, in_order(side))).collect()
    };
    let running = data.club.tournaments().filter(|event| event.phase == Phase::Running);
    let registry = data.club.registry();
    let here =
        running.flat_map(|event| event.entrants.iter().map(|one| registry.today(*one))).collect();
    let mut players = data.named(&name, &here);
    // Ada is Ada Okafor, even where only Una Adams has a match to play.
    let has_word = |id: &PlayerId| {
        let names = data.club.player(*id).into_iter().flat_map(Player::spoken_names);
        names.map(fold).any(|own| own.split_whitespace().any(|word| word == name))
    };
    if players.iter().any(has_word) {
        players.retain(has_word);
    }
    match (of(&players), players.first()) {
        (matches, _) if !matches.is_empty() => Meant::Matches(matches),
        (_, Some(player)) => Meant::NoOpenMatch(*player),
        (_, None) => Meant::Alike(of(&data.find(&name, PLAYERS))),
    }
}

/// The side of a match on which one of the players is.
fn side_of(players: &[PlayerId], at: Where, data: &Snapshot) -> Option<Side> {
    let (_, played) = found(at, data)?;
    let plays = |side: &Side| {
        let player = played.sides[side.index()].map(|player| data.club.registry().today(player));
        player.is_some_and(|player| players.contains(&player))
    };
    Side::BOTH.into_iter().find(plays)
}

/// A result as the other player types it: `2-1` as `1-2`, `w1` as `w2`.
fn turned(result: &str) -> String {
    let turned = |word: &str| match word.split('-').collect::<Vec<_>>().as_slice() {
        [first, second, drawn @ ..] => [&[*second, *first], drawn].concat().join("-"),
        _ if word.ends_with('1') => word.replace('1', "2"),
        _ => word.replace('2', "1"),
    };
    result.split(' ').map(turned).collect::<Vec<_>>().join(" ")
}

pub(super) fn result_at(
    at: Where,
    outcome: Outcome,
    data: &Snapshot,
    words: &'static Words,
) -> String {
    let [a, b] = sides(at, data, words);
    said(outcome, [&a, &b], words)
}

/// The two sides of a match: players, or where they will come from.
pub(super) fn sides(at: Where, data: &Snapshot, words: &Words) -> [String; 2] {
    let played = found(at, data).map(|(_, played)| played);
    played
        .map(|played| Side::BOTH.map(|side| side_name(played, side, data, words)))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_other_player_types_a_result_the_other_way_round() {
        for (one, other) in [
            ("2-1", "1-2"),
            ("7-6-3", "6-7-3"),
            ("w1", "w2"),
            ("w0", "w0"),
            ("g2 1-0", "g1 0-1"),
            ("", ""),
        ] {
            assert_eq!(turned(one), other);
            assert_eq!(turned(other), one);
        }
    }
}
