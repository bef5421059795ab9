//! The question before a correction that concerns later results, or a stage drawn since, and before an end that is unlikely.

use crate::club::Action;
use crate::club::action::CorrectResult;
use crate::domain::ids::MatchNo;
use crate::request::Request;
use crate::request::score::ResultPreview;
use crate::tui::consequences;
use crate::tui::kit::layer::{Context, Step};
use crate::tui::kit::overlay::choice::{Choice, ChoiceOption};
use crate::tui::screen::reason_form;

/// The ways that there are: to leave everything, to void exactly the results concerned, to keep
/// them for the other player where that can be.
pub(in crate::tui::screen) fn ask(
    question: Vec<String>,
    preview: &ResultPreview,
    context: &Context<'_>,
) -> Choice {
    let say = &context.words.screen.score;
    let leave = ChoiceOption::cancel(say.leave(), vec![say.left().to_owned()], context);
    let actions = std::iter::once(&preview.action).chain(&preview.instead);
    let ways =
        std::iter::once(leave).chain(actions.map(|action| way(action, preview, context))).collect();
    Choice::new(say.correction(), question, ways)
}

/// The question before a match that was never called ends by retirement or disqualification.
pub(super) fn uncalled(
    no: MatchNo,
    result: &str,
    preview: &ResultPreview,
    context: &Context<'_>,
) -> Choice {
    let say = &context.words.screen.score;
    let leave = ChoiceOption::cancel(say.leave(), Vec::new(), context);
    let record = ChoiceOption {
        label: say.record().to_owned(),
        follows: Vec::new(),
        steps: vec![Step::ask(preview.actions(&preview.action), context)],
    };
    Choice::new(say.title(), vec![say.uncalled_question(no, result)], vec![leave, record])
}

/// Why a correction is asked for.
pub(in crate::tui::screen) fn reason(preview: &ResultPreview, context: &Context<'_>) -> String {
    let say = &context.words.screen.score;
    let repairs = || {
        let changes = context.data.club.consequences(&preview.action);
        changes.is_ok_and(|changes| !changes.repaired.is_empty())
    };
    let why = if !preview.later.is_empty() {
        say.void_reason()
    } else if !preview.calls.is_empty() {
        say.calls_reason()
    } else if repairs() {
        say.paired_reason()
    } else {
        say.drawn_reason()
    };
    why.to_owned()
}

/// Whether later results fall, matches lose their tables, or a stage that was drawn since would not be drawn so any more.
pub(in crate::tui::screen) fn concerns_others(
    preview: &ResultPreview,
    context: &Context<'_>,
) -> bool {
    !preview.later.is_empty() || !preview.calls.is_empty() || outlives_draw(preview, context)
}

fn outlives_draw(preview: &ResultPreview, context: &Context<'_>) -> bool {
    let corrects = matches!(preview.action, Action::CorrectResult(_));
    let changes = || context.data.club.consequences(&preview.action);
    corrects
        && changes().is_ok_and(|changes| !changes.stands.is_empty() || !changes.repaired.is_empty())
}

/// Has the result recorded; in a closed tournament asks for the reason first.
pub(in crate::tui::screen) fn record(
    preview: &ResultPreview,
    request: Request,
    context: &Context<'_>,
) -> Step {
    match preview.action.tournament() {
        Some(tournament) => reason_form::record(tournament, request, context),
        None => Step::ask(request, context),
    }
}

fn way(action: &Action, preview: &ResultPreview, context: &Context<'_>) -> ChoiceOption {
    let say = &context.words.screen.score;
    let label = match action {
        Action::CorrectResult(CorrectResult { keep, .. }) if !keep.is_empty() => say.keep(keep),
        Action::CorrectResult(CorrectResult { void, .. }) if void.is_empty() => {
            say.correct().to_owned()
        }
        Action::CorrectResult(CorrectResult { void, .. }) => say.void(void),
        _ => String::new(),
    };
    let request: Request = preview.actions(action).into();
    let follows = consequences::preview(&request, context.data, context.words);
    let follows = follows.unwrap_or_default();
    ChoiceOption { label, follows, steps: vec![record(preview, request, context)] }
}
