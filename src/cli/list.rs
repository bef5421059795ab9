use std::collections::HashMap;

use super::rules::Rules;
use crate::cli::prelude::*;
use crate::club::action::PublishList;
use crate::club::rated::Moved;
use crate::domain::rating::{Established, Overshoot, Unit};

/// Rating lists are pools of comparable ratings. `docs/RATINGS.md` has the formula and the rules.
#[derive(Debug, Subcommand)]
pub(super) enum List {
    Show,
    New {
        name: String,
        #[command(flatten)]
        rules: Box<Rules>,
    },
    Set {
        list: String,
        #[command(flatten)]
        rules: Box<Rules>,
        #[arg(long)]
        name: Option<String>,
        #[arg(long, value_name = "DAY", value_parser = day)]
        from: Option<NaiveDate>,
        #[arg(long)]
        dry_run: bool,
    },
    Publish {
        list: Option<String>,
        #[arg(long, value_name = "DAY", value_parser = day)]
        on: Option<NaiveDate>,
    },
}

impl List {
    pub(super) fn run(self, context: &mut Context<'_>) -> CliResult {
        match self {
            Self::Show => show(context),
            Self::New { name, rules } => {
                let name = clean(&name);
                context.ask_first(|_| Ok((rules.request(None, name.clone(), None), ())))?;
                Ok(())
            }
            Self::Set { name: None, rules, .. } if rules.is_empty() => {
                Err(CliError::Usage(context.words.command.nothing_to_set()))
            }
            Self::Set { rules, from: Some(_), .. } if !rules.has_k() => {
                let with = ["--k", "--k-step"];
                Err(CliError::Usage(context.words.command.option("--from", &with)))
            }
            Self::Set { list, rules, name, from, dry_run } => {
                let request = |names: Names<'_>| {
                    let list = names.list(Some(&list))?;
                    let name = name.as_deref().map_or_else(|| list.name.clone(), clean);
                    Ok((list.id, rules.request(Some(list), name, from)))
                };
                if is_wanted(context, dry_run, request)? {
                    context.ask(|names| Ok(request(names)?.1))?;
                }
                Ok(())
            }
            Self::Publish { list, on } => {
                let today = context.outside.today();
                context.ask(|names| {
                    let list = names.list(list.as_deref())?.id;
                    let publish = PublishList { list, on: on.unwrap_or(today) }.into();
                    names.may_be_dated(&publish, today)?;
                    Ok(publish.into())
                })
            }
        }
    }
}

/// Prints which ratings the new rules would change. At a terminal the operator is asked whether to go on.
fn is_wanted(
    context: &mut Context<'_>,
    dry_run: bool,
    request: impl Fn(Names<'_>) -> Result<(ListId, Request), Message>,
) -> CliResult<bool> {
    let desk = context.open()?;
    let (words, names) = (context.words, context.names(desk.club()));
    let (list, request) = request(names)?;
    let effect = request
        .decide(desk.club(), context.outside.lots())
        .and_then(|actions| desk.club().rules_effect(list, &actions))
        .map_err(|refusal| names.refusal(&refusal))?;
    if effect.rated > 0 {
        context.say(&words.rating.rules_effect(&effect));
    }
    if dry_run {
        context.say(words.foresight.dry_run());
        return Ok(false);
    }
    if effect.changed == 0 || !Context::can_ask() {
        return Ok(true);
    }
    let is_yes = context.answer(words.rating.ask_rules())?.as_deref() == Some("y");
    if !is_yes {
        context.say(words.rating.rules_kept());
    }
    Ok(is_yes)
}

fn show(context: &mut Context<'_>) -> CliResult {
    let desk = context.open()?;
    let club = desk.club();
    for list in club.lists() {
        writeln!(context.out, "{}  {}", list.name, context.words.rating.scale(&list.scale))?;
        if list.established != Established::STANDARD {
            let told = context.words.rating.established(&list.established);
            writeln!(context.out, "  {told}")?;
        }
        if let Some(found) = overshoot(club, list.id, None) {
            writeln!(context.out, "  {}", context.words.rating.overshoot(&found))?;
        }
        for one in club.published(list.id) {
            writeln!(context.out, "  {}", context.words.rating.published(one.on, one.seq))?;
        }
    }
    Ok(())
}

/// The overshoot of a list, if the most games that it has rated at once move ratings too far.
pub(super) fn overshoot(club: &Club, list: ListId, as_of: Option<NaiveDate>) -> Option<Overshoot> {
    let ratings = club.ratings(list)?.as_of(as_of);
    let mut of_events: HashMap<(TournamentId, PlayerId), u32> = HashMap::new();
    let mut most = 0;
    for line in ratings.lines() {
        let Moved::Match(rated) = line.moved else { continue };
        for (at, player) in rated.contest.players().iter().enumerate() {
            let games = line.games(at, ratings.scale());
            most = most.max(games);
            if ratings.scale().unit == Unit::Event {
                let own = of_events.entry((rated.tournament, *player)).or_default();
                *own = own.saturating_add(games);
                most = most.max(*own);
            }
        }
    }
    ratings.scale().overshoot(most)
}
