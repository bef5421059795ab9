//! Who is one person and who is not.

use super::meant;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::club::question::merger::{MergerEffect, RatingMove};
use crate::club::registry::{Merger, Verdict};
use crate::club::{Action, Club, Refusal};
use crate::domain::number::PlayerId;
use crate::export::{Cell, Column, Format, Sheet};
use crate::words::message::{Message, MessageWords};

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
pub(in crate::cli) struct Distinct {
    a: String,
    b: String,
    #[arg(long, conflicts_with = "take_back")]
    later: bool,
    #[arg(long)]
    take_back: bool,
}

/// What a merger or its opposite changes; or why it may not be.
type Effect = Result<MergerEffect, Refusal>;

impl Merge {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        decide(context, self.dry_run, |club| {
            let keep = meant::registration(words, club, &self.keep)?;
            let absorb = meant::registration(words, club, &self.absorb)?;
            Ok((vec![Action::MergePlayers { keep, absorb }], club.merger_effect(keep, absorb)))
        })
    }
}

impl Unmerge {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        decide(context, self.dry_run, |club| {
            let player = meant::registration(words, club, &self.player)?;
            let mergers = mergers(words, club, player)?;
            let actions = mergers.iter().copied().map(Merger::taken_back).collect();
            Ok((actions, club.unmerger_effect(&mergers)))
        })
    }
}

impl Distinct {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        let mut desk = context.open()?;
        context.decide(&mut desk, |club| {
            let a = meant::registration(words, club, &self.a)?;
            let b = meant::registration(words, club, &self.b)?;
            if self.take_back {
                return Ok(taken_back(club, a, b));
            }
            let verdict = if self.later { Verdict::Later } else { Verdict::Different };
            Ok(vec![Action::JudgePlayers { a, b, verdict: Some(verdict) }])
        })
    }
}

/// The mergers that are meant by a number: those without which it goes on by itself again, or the
/// only one of the player who goes on with it.
fn mergers(words: &MessageWords, club: &Club, player: PlayerId) -> Result<Vec<Merger>, Message> {
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

/// Takes back what was said of two people, of whichever of their numbers it was said.
fn taken_back(club: &Club, a: PlayerId, b: PlayerId) -> Vec<Action> {
    let open = |[a, b]: [PlayerId; 2]| Action::JudgePlayers { a, b, verdict: None };
    let named = [a.min(b), a.max(b)];
    let judged = club.registry().judged(a, b);
    if judged.is_empty() || judged.iter().any(|(pair, _)| *pair == named) {
        return vec![open(named)];
    }
    judged.into_iter().map(|(pair, _)| open(pair)).collect()
}

/// Prints what actions change, and does it unless it is only asked for.
fn decide(
    context: &mut Context<'_>,
    dry_run: bool,
    plan: impl Fn(&Club) -> Result<(Vec<Action>, Effect), Message>,
) -> Result<(), CliError> {
    let words = context.words;
    let mut desk = context.open()?;
    let planned = |club: &Club| {
        let (actions, effect) = plan(club)?;
        Ok((actions, effect.map_err(|refusal| words.refusal(&refusal, club))?))
    };
    if dry_run {
        let (actions, effect) = planned(desk.club())?;
        for action in &actions {
            writeln!(context.out, "{}", words.action(action, desk.club()))?;
        }
        print(context, desk.club(), &effect)?;
        context.say(words.foresight.dry_run());
        return Ok(());
    }
    let (seq, before) = context.perform(&mut desk, |club| {
        let (actions, effect) = planned(club)?;
        Ok((actions, (club.clone(), effect)))
    })?;
    if let Some((club, effect)) = before {
        print(context, &club, &effect)?;
    }
    if let Some(seq) = seq {
        let told = context.told(&desk, seq);
        context.say(&told);
        context.hint(seq);
    }
    Ok(())
}

/// What moves: results, the ratings of both, and everybody else's that moves by more than a point.
fn print(context: &mut Context<'_>, club: &Club, effect: &MergerEffect) -> Result<(), CliError> {
    let words = context.words.registry;
    for line in words.moved(effect, club) {
        writeln!(context.out, "{line}")?;
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
        change.map_or(Cell::Empty, |change| Cell::text(format!("{change:+.2}"))),
    ]
}
