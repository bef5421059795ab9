//! A match of the sheet and what was typed of its result.

use crate::club::MatchState;
use crate::club::question::floor::Where;
use crate::domain::game::RecordedGames;
use crate::domain::score::{Outcome, Side};

use crate::request::ended::Ended;
use crate::request::score::{Case, ResultPreview, ScoreCheck, judge};
use crate::tui::kit::layer::{Context, Step};
use crate::tui::screen::floor::lists::found;
use crate::tui::screen::score::{ask, said};
use crate::tui::screen::tournament::one_match::side_name;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

/// A match and what was typed of its result.
#[derive(Debug, Clone)]
pub(super) struct Typed {
    pub(super) at: Where,
    /// Its result, which is to be corrected.
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
                // The games that were recorded with it stay.
                Some(same) if before == Some(same) => ScoreCheck::Unchanged(same),
                outcome => judge(&data.club, case, outcome, &RecordedGames::default()),
            }
        };
        let ended = played.and_then(|played| {
            let ended = Ended::read(result, played.length)?;
            ended.outcome(played.start, Ok::<_, ()>).ok()
        });
        let check = match check(ended) {
            ScoreCheck::Incomplete if !result.is_empty() => ScoreCheck::Unreadable(None),
            check => check,
        };
        Self { at, before, check }
    }

    /// The result that it would have then; none where the line has no result that the match may have.
    pub(super) const fn outcome(&self) -> Option<Outcome> {
        match &self.check {
            ScoreCheck::Stands(preview) => Some(preview.outcome),
            ScoreCheck::Unchanged(outcome) => Some(*outcome),
            ScoreCheck::Incomplete | ScoreCheck::Unreadable(_) | ScoreCheck::Refused(_) => None,
        }
    }

    /// The order among several matches, the one likely meant first: one at a table, then one that waits for a table, one with
    /// a result last.
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

    /// The steps of Enter: a question where the score dialog asks one, and before every correction, since a number is
    /// easily mistyped.
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
                vec![Step::cover(ask::ask(question, preview, context))]
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
        let tournament = context.data.club.tournament(self.at.0);
        let name = tournament.map_or("", |tournament| tournament.name.as_str());
        let say = &context.words.screen.result_sheet;
        let question = say.correct_question(self.at.1, name, &old, &new);
        let concerned = ask::concerns_others(preview, context);
        std::iter::once(question).chain(concerned.then(|| ask::reason(preview, context))).collect()
    }
}

/// A result of a match in words.
pub(super) fn result_at(
    at: Where,
    outcome: Outcome,
    data: &Snapshot,
    words: &'static Words,
) -> String {
    let [a, b] = sides(at, data, words);
    said(outcome, [&a, &b], words)
}

/// The two sides of a match, or what decides who they will be.
pub(super) fn sides(at: Where, data: &Snapshot, words: &Words) -> [String; 2] {
    let played = found(at, data).map(|(_, played)| played);
    played
        .map(|played| Side::BOTH.map(|side| side_name(played, side, data, words)))
        .unwrap_or_default()
}
