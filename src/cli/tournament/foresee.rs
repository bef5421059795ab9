//! The consequences of an action, before it is done.

use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::cli::resolve_names::Names;
use crate::club::Action;
use crate::request::Request;
use crate::words::message::Message;

/// Has a request done, or prints what it would change and leaves everything as it is. Gives the
/// value beside the request.
pub(super) fn ask_or_foresee<T>(
    context: &mut Context<'_>,
    dry_run: bool,
    ask: impl Fn(Names<'_>) -> Result<(Request, T), Message>,
) -> Result<Option<T>, CliError> {
    let mut desk = context.open()?;
    if !dry_run {
        return context.ask_with(&mut desk, ask);
    }
    let names = context.names(desk.club());
    let (request, value) = ask(names)?;
    let foreseen = request.foresee(names.club, context.outside.lots());
    let (actions, foreseen) = foreseen.map_err(|refusal| names.refusal(&refusal))?;
    for action in &actions {
        writeln!(context.out, "{}", context.words.action(action, names.club))?;
    }
    if let Some(id) = actions.first().and_then(Action::tournament)
        && let Some(found) = names.club.tournament(id)
    {
        let words = &context.words.foresight;
        for line in words.lines(&actions, &foreseen, names.club, |no| found.round_of(no)) {
            writeln!(context.out, "{line}")?;
        }
        if !foreseen.void.is_empty() {
            let choice = words.choice(&foreseen.void, foreseen.keep.as_deref());
            writeln!(context.out, "{choice}")?;
        }
    }
    if !actions.is_empty() {
        context.say(context.words.foresight.dry_run());
    }
    Ok(Some(value))
}
