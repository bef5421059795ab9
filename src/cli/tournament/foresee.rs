//! What an action would change, before it is done.

use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::cli::meant::Names;
use crate::club::question::consequences::Consequences;
use crate::club::{Action, Club, Tournament};
use crate::request::Request;
use crate::words::message::Message;

/// Has a request done, or prints what it would change and leaves everything as it is. Gives the
/// value beside the request.
pub(super) fn ask_or_foresee<T>(
    context: &mut Context<'_>,
    dry_run: bool,
    ask: impl FnOnce(Names<'_>) -> Result<(Request, T), Message>,
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
        print(context, names.club, found, &foreseen)?;
    }
    if !actions.is_empty() {
        context.say(context.words.foresight.dry_run());
    }
    Ok(Some(value))
}

fn print(
    context: &mut Context<'_>,
    club: &Club,
    found: &Tournament,
    foreseen: &Consequences,
) -> Result<(), CliError> {
    let words = &context.words.foresight;
    for change in &foreseen.matches {
        let round = found.round_of(change.no);
        writeln!(context.out, "{}", words.change(change, round.as_ref(), club))?;
    }
    if !foreseen.void.is_empty() {
        let keep = foreseen.keep.as_deref();
        writeln!(context.out, "{}", words.choice(&foreseen.void, keep))?;
    }
    for rank in &foreseen.ranks {
        writeln!(context.out, "{}", words.rank(rank, club))?;
    }
    for &stage in &foreseen.stands {
        writeln!(context.out, "{}", words.stands(stage))?;
    }
    if foreseen.matches.is_empty() && foreseen.ranks.is_empty() {
        writeln!(context.out, "{}", words.nothing())?;
    }
    Ok(())
}
