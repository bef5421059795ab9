//! Merges and unmerges registrations, and records who is not the same person.

use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::cli::resolve_names::Names;
use crate::club::action::{JudgePlayers, MergePlayers};
use crate::club::question::merger::{MergerEffect, RatingMove};
use crate::club::registry::{Merger, Verdict};
use crate::club::{Action, Club, Refusal};
use crate::domain::number::PlayerId;
use crate::domain::rating::written_change;
use crate::export::{Cell, Column, Format, Sheet};
use crate::words::message::Message;

const RATINGS: &[Column] =
    &[Column::List, Column::Number, Column::Name, Column::Before, Column::After, Column::Change];

/// Two registrations that are one person.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Merge {
    keep: String,
    absorb: String,
    #[arg(long)]
    dry_run: bool,
}

/// A merger that was a mistake.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Unmerge {
    #[arg(value_name = "NUMBER")]
    player: String,
    #[arg(long)]
    dry_run: bool,
}

/// Two registrations that look alike.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Different {
    a: String,
    b: String,
    #[arg(long, conflicts_with = "clear")]
    later: bool,
    #[arg(long)]
    clear: bool,
}

/// The changes by a merge or unmerge; or why it may not be done.
type Effect = Result<MergerEffect, Refusal>;

impl Merge {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        decide(context, self.dry_run, |names| {
            let keep = names.registration(&self.keep)?;
            let absorb = names.registration(&self.absorb)?;
            let effect = names.club.merger_effect(keep, absorb);
            Ok((vec![Action::MergePlayers(MergePlayers { keep, absorb })], effect))
        })
    }
}

impl Unmerge {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        decide(context, self.dry_run, |names| {
            let mergers = mergers(names, names.registration(&self.player)?)?;
            let actions = mergers.iter().copied().map(Merger::taken_back).collect();
            Ok((actions, names.club.unmerger_effect(&mergers)))
        })
    }
}

impl Different {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        context.ask(|names| {
            let a = names.registration(&self.a)?;
            let b = names.registration(&self.b)?;
            if self.clear {
                return Ok(names.club.verdict_taken_back(a, b).into());
            }
            let verdict = if self.later { Verdict::Later } else { Verdict::Different };
            Ok(Action::JudgePlayers(JudgePlayers { a, b, verdict: Some(verdict) }).into())
        })
    }
}

/// The mergers that are meant by a number: those without which it goes on by itself again, or the
/// only one of the player who goes on with it.
fn mergers(Names { words, club }: Names<'_>, player: PlayerId) -> Result<Vec<Merger>, Message> {
    let registry = club.registry();
    let over = registry.mergers_over(player);
    if !over.is_empty() {
        return Ok(over);
    }
    let own: Vec<Merger> = registry.mergers_within(player).collect();
    match own[..] {
        [] => Err(words.registry.no_merger(player, club)),
        [_] => Ok(own),
        _ => {
            let mut others = registry.numbers(player);
            others.retain(|number| *number != player);
            Err(words.registry.which_merger(player, &others, club))
        }
    }
}

/// Prints what actions change, and does it unless it is only asked for.
fn decide(
    context: &mut Context<'_>,
    dry_run: bool,
    plan: impl Fn(Names<'_>) -> Result<(Vec<Action>, Effect), Message>,
) -> Result<(), CliError> {
    let words = context.words;
    let mut desk = context.open()?;
    let planned = |club: &Club| {
        let names = Names { words, club };
        let (actions, effect) = plan(names)?;
        let effect = effect.map_err(|refusal| names.refusal(&refusal))?;
        Ok::<_, Message>((actions, (club.clone(), effect)))
    };
    let (actions, seq, before) = if dry_run {
        let (actions, before) = planned(desk.club())?;
        (actions, None, Some(before))
    } else {
        let (seq, before) = context.perform(&mut desk, planned)?;
        (Vec::new(), seq, before)
    };
    for action in &actions {
        writeln!(context.out, "{}", words.action(action, desk.club()))?;
    }
    if let Some((club, effect)) = before {
        print(context, &club, &effect)?;
    }
    if dry_run {
        context.say(words.foresight.dry_run());
    }
    if let Some(seq) = seq {
        let told = context.summary(&desk, seq);
        context.say(&told);
        context.hint(seq);
    }
    Ok(())
}

/// Prints the changes: results, the ratings of both, and every other rating that moves by more than a point.
fn print(context: &mut Context<'_>, club: &Club, effect: &MergerEffect) -> Result<(), CliError> {
    let words = context.words.registry;
    for line in words.moved(effect, club) {
        writeln!(context.out, "{line}")?;
    }
    for told in [words.entries_of(effect, club), words.stay_of(effect, club)].iter().flatten() {
        writeln!(context.out, "{told}")?;
    }
    let rows = effect.ratings.iter().map(|line| row(club, line)).collect();
    context.print(Sheet::new(RATINGS, rows), Format::Table)?;
    writeln!(context.out, "{}", words.others(effect.others))?;
    Ok(())
}

/// A rating before and after; nothing stands where the number does not go on by itself.
fn row(club: &Club, line: &RatingMove) -> Vec<Cell> {
    let alone = club.registry().today(line.player) == line.player;
    let before = Some(line.before).filter(|_| alone);
    let change = before.and_then(|before| Some(line.after? - before));
    let rating = |rating: Option<f64>| rating.map_or(Cell::Empty, Cell::Rating);
    let known = club.registry().registration(line.player);
    vec![
        Cell::maybe(club.list(line.list).map(|list| list.name.as_str())),
        Cell::text(line.player.to_string()),
        Cell::maybe(known.map(|known| known.name.as_str())),
        rating(before),
        rating(line.after),
        change.map_or(Cell::Empty, |change| Cell::text(written_change(change))),
    ]
}
