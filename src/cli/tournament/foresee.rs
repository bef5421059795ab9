//! What an action would change, before it is done.

use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::club::question::consequences::Consequences;
use crate::club::{Action, Club, Tournament};
use crate::words::message::Message;

/// Does what `decide` gives, or prints what the first of it would change and leaves everything as it
/// is. Gives the value beside the actions.
pub(super) fn decide_or_foresee<T>(
    context: &mut Context<'_>,
    dry_run: bool,
    decide: impl FnOnce(&Club) -> Result<(Vec<Action>, T), Message>,
) -> Result<Option<T>, CliError> {
    let mut desk = context.open()?;
    if !dry_run {
        return context.decide_with(&mut desk, decide);
    }
    let club = desk.club();
    let (actions, value) = decide(club)?;
    let Some(action) = actions.first() else { return Ok(Some(value)) };
    let foreseen = club.consequences(action);
    let foreseen = foreseen.map_err(|refusal| context.words.refusal(&refusal, club))?;
    for action in &actions {
        writeln!(context.out, "{}", context.words.action(action, club))?;
    }
    if let Some(found) = action.tournament().and_then(|id| club.tournament(id)) {
        print(context, club, found, &foreseen)?;
    }
    context.say(context.words.foresight.dry_run());
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
