//! Players: register, change, look up, merge, and the external IDs that other bodies issue.

use super::resolve_names;
use crate::cli::prelude::*;
use crate::club::action::{JudgePlayers, MergePlayers};
use crate::club::question::history::{Cause, SeenMatch};
use crate::club::question::matcher::Matcher;
use crate::club::question::merger::MergerEffect;
use crate::club::question::rating_table::Standing;
use crate::club::refusal::TextField;
use crate::club::registry::{ExternalId, Merger, NewPlayer, Publicity, Verdict};
use crate::domain::matching::STRONG;
use crate::domain::name::is_refused;
use crate::domain::rating::written_change;
use crate::request::{Born, PlayerChange};
use crate::run;

/// The most similar registered players that are named when a player is added.
const TOLD: usize = 3;

/// The commands about players. PLAYER is a name, an alias or a registration number: P0042-3, P42 or 42.
#[derive(Debug, Subcommand)]
pub(super) enum Player {
    Add(Add),
    List(List),
    Show(Show),
    Rename {
        player: String,
        name: String,
    },
    Set(Set),
    #[command(subcommand)]
    Alias(Alias),
    Merge(Merge),
    Unmerge(Unmerge),
    Different(Different),
}

#[derive(Debug, clap::Args)]
pub(super) struct Add {
    name: String,
    #[arg(long)]
    reading: Option<String>,
    #[arg(long)]
    club: Option<String>,
    #[arg(long, value_name = "NAME", value_parser = alias)]
    alias: Vec<String>,
    #[arg(long, value_name = "DATE", value_parser = day)]
    born: Option<NaiveDate>,
    #[arg(long, value_name = "SCHEME:VALUE", value_parser = external)]
    external: Vec<ExternalId>,
    #[arg(long)]
    namesake: bool,
}

impl Player {
    pub(super) fn run(self, context: &mut Context<'_>) -> CliResult {
        run!(self, context, [Add, List, Show, Set, Alias, Merge, Unmerge, Different]
            Self::Rename { player, name } => rename(context, &player, &name),
        )
    }
}

impl Add {
    fn run(self, context: &mut Context<'_>) -> CliResult {
        let name = name_of(context, &self.name)?;
        has_come(context, self.born)?;
        let (_, number) = context.ask_first(|names| {
            let player = NewPlayer {
                name: name.clone(),
                reading: text(self.reading.as_ref()),
                club: text(self.club.as_ref()),
                aliases: self.alias.iter().map(|alias| clean(alias)).collect(),
                born: self.born,
                external: self.external.clone(),
                ..NewPlayer::default()
            };
            if !self.namesake {
                is_unknown(&player, names)?;
            }
            let number = names.club.next_player();
            Ok((Request::Register { player, more: Box::default(), enter: None }, number))
        })?;
        if let Some(number) = number {
            writeln!(context.out, "{number}")?;
        }
        Ok(())
    }
}

/// An error if a registered player has that name or is very similar.
fn is_unknown(new: &NewPlayer, Names { words, club }: Names<'_>) -> Result<(), Message> {
    let known = club.registry().namesakes(&new.name);
    if !known.is_empty() {
        return Err(words.command.namesake(&new.name, &known, club));
    }
    let mut owners = Matcher::default().grown(club.registry()).like(&new.record(), TOLD);
    owners.retain(|owner| owner.score >= STRONG);
    if owners.is_empty() {
        Ok(())
    } else {
        Err(words.command.may_be_known(&new.name, &owners, club))
    }
}

/// An error if a date of birth is after today.
fn has_come(context: &Context<'_>, born: Option<NaiveDate>) -> CliResult {
    let come = Born(born).by(context.outside.today());
    come.map_err(|why| context.words.refusal(&why, &Club::default()).into())
}

/// Cleans a name to be stored. An error if it holds characters that cannot be shown.
fn name_of(context: &Context<'_>, text: &str) -> CliResult<String> {
    if is_refused(text) {
        let why = Refusal::Unclean(TextField::Name);
        return Err(context.words.refusal(&why, &Club::default()).into());
    }
    Ok(clean(text))
}

/// Cleans a text; none if nothing is left.
fn text(text: Option<&String>) -> Option<String> {
    text.map(|text| clean(text)).filter(|text| !text.is_empty())
}

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Set {
    player: String,
    #[arg(long)]
    reading: Option<String>,
    #[arg(long)]
    club: Option<String>,
    #[arg(long)]
    title: Option<String>,
    #[arg(long)]
    note: Option<String>,
    #[arg(long, value_name = "DATE|none", value_parser = born)]
    born: Option<Born>,
    #[arg(long, value_name = "CATEGORY,…", value_delimiter = ',')]
    categories: Option<Vec<String>>,
    #[arg(long, value_parser = one_of::<Publicity>())]
    web_name: Option<Publicity>,
}

#[derive(Debug, Subcommand)]
pub(in crate::cli) enum Alias {
    Add {
        player: String,
        #[arg(value_parser = alias)]
        alias: String,
    },
    Remove {
        player: String,
        alias: String,
    },
}

/// Reads an alias. Files separate aliases by semicolons, so it may hold none.
fn alias(text: &str) -> Result<String, ValueFault> {
    if text.contains([';', '；']) {
        return Err(ValueFault::Semicolon);
    }
    Ok(text.to_owned())
}

fn born(text: &str) -> Result<Born, ValueFault> {
    if text == "none" {
        return Ok(Born(None));
    }
    let day = crate::domain::day::read(text).ok_or(ValueFault::Written(Form::Birth))?;
    Ok(Born(Some(day)))
}

pub(in crate::cli) fn change(
    context: &mut Context<'_>,
    player: &str,
    change: &PlayerChange,
) -> CliResult {
    context.ask(|names| {
        let player = names.player(player)?;
        Ok(Request::ChangePlayer { player, change: Box::new(change.clone()) })
    })
}

fn rename(context: &mut Context<'_>, player: &str, name: &str) -> CliResult {
    let name = Some(name_of(context, name)?);
    change(context, player, &PlayerChange { name, ..PlayerChange::default() })
}

impl Set {
    fn run(&self, context: &mut Context<'_>) -> CliResult {
        let text = |text: &Option<String>| text.as_deref().map(clean);
        let set = PlayerChange {
            reading: text(&self.reading),
            club: text(&self.club),
            title: text(&self.title),
            note: text(&self.note),
            born: self.born,
            categories: self.categories.as_ref().map(|names| {
                let names = names.iter().map(|name| clean(name));
                names.filter(|name| !name.is_empty()).collect()
            }),
            publicity: self.web_name,
            ..PlayerChange::default()
        };
        if set == PlayerChange::default() {
            return Err(CliError::Usage(context.words.command.nothing_to_set()));
        }
        has_come(context, self.born.and_then(|Born(day)| day))?;
        change(context, &self.player, &set)
    }
}

impl Alias {
    pub(in crate::cli) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let mut changed = PlayerChange::default();
        let (Self::Add { player, alias } | Self::Remove { player, alias }) = self;
        match self {
            Self::Add { .. } => changed.aliases_new.push(name_of(context, alias)?),
            Self::Remove { .. } => changed.aliases_gone.push(clean(alias)),
        }
        change(context, player, &changed)
    }
}

/// Two registrations that are one person.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Merge {
    keep: String,
    absorb: String,
    #[arg(long)]
    dry_run: bool,
}

/// A merge that was a mistake.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Unmerge {
    #[arg(value_name = "NUMBER")]
    player: String,
    #[arg(long)]
    dry_run: bool,
}

/// Two registrations that are alike but two people.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Different {
    a: String,
    b: String,
    #[arg(long, conflicts_with = "clear")]
    later: bool,
    #[arg(long)]
    clear: bool,
}

/// The consequences of a merge or unmerge, or the reason why it is refused.
type Effect = Result<MergerEffect, Refusal>;

impl Merge {
    fn run(&self, context: &mut Context<'_>) -> CliResult {
        decide(context, self.dry_run, |names| {
            let keep = names.registration(&self.keep)?;
            let absorb = names.registration(&self.absorb)?;
            let effect = names.club.merger_effect(keep, absorb);
            Ok((vec![Action::MergePlayers(MergePlayers { keep, absorb })], effect))
        })
    }
}

impl Unmerge {
    fn run(&self, context: &mut Context<'_>) -> CliResult {
        decide(context, self.dry_run, |names| {
            let mergers = mergers(names, names.registration(&self.player)?)?;
            let actions = mergers.iter().copied().map(Merger::taken_back).collect();
            Ok((actions, names.club.unmerger_effect(&mergers)))
        })
    }
}

impl Different {
    fn run(&self, context: &mut Context<'_>) -> CliResult {
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

/// The merges that a number means: those that absorbed it, else the only merge of the player who absorbed others.
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

/// Prints the consequences of actions, and records them unless `dry_run`.
fn decide(
    context: &mut Context<'_>,
    dry_run: bool,
    plan: impl Fn(Names<'_>) -> Result<(Vec<Action>, Effect), Message>,
) -> CliResult {
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
        writeln!(context.out, "{}", words.entries.action(action, desk.club(), None))?;
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

/// Prints the changes: results, both players' ratings, and every other rating that moves by more than a point.
fn print(context: &mut Context<'_>, club: &Club, effect: &MergerEffect) -> CliResult {
    let words = context.words.registry;
    for line in words.moved(effect, club) {
        writeln!(context.out, "{line}")?;
    }
    for told in [words.entries_of(effect, club), words.stay_of(effect, club)].iter().flatten() {
        writeln!(context.out, "{told}")?;
    }
    // An absorbed number has no rating of its own before.
    let sheet = sheet_of! {
        for line in &effect.ratings; {
            let alone = club.registry().today(line.player) == line.player;
            let before = Some(line.before).filter(|_| alone);
            let change = before.and_then(|before| Some(line.after? - before));
            let rating = |rating: Option<f64>| rating.map_or(Cell::Empty, Cell::Rating);
            let known = club.registry().registration(line.player);
        }
        List: Cell::maybe(club.list(line.list).map(|list| list.name.as_str())),
        Number: Cell::text(line.player.to_string()),
        Name: Cell::maybe(known.map(|known| known.name.as_str())),
        Before: rating(before),
        After: rating(line.after),
        Change: change.map_or(Cell::Empty, |change| Cell::text(written_change(change))),
    };
    context.print(sheet, Format::Table)?;
    writeln!(context.out, "{}", words.others(effect.others))?;
    Ok(())
}

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct List {
    query: Option<String>,
    #[arg(long, value_enum, default_value_t = TextFormat::Table)]
    format: TextFormat,
}

impl List {
    fn run(&self, context: &mut Context<'_>) -> CliResult {
        let desk = context.open()?;
        let club = desk.club();
        let sheet = match &self.query {
            None => export::players_of(club.registry().iter().map(AsRef::as_ref)),
            Some(query) => {
                let found = resolve_names::search(club, query, usize::MAX);
                export::players_of(found.into_iter().filter_map(|id| club.player(id)))
            }
        };
        context.print(sheet, self.format)
    }
}

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Show {
    player: String,
    #[arg(long)]
    private: bool,
}

impl Show {
    fn run(&self, context: &mut Context<'_>) -> CliResult {
        let desk = context.open()?;
        let club = desk.club();
        let id = context.names(club).player(&self.player)?;
        let Some(player) = club.player(id) else { return Ok(()) };
        self.card(context, club, player)?;
        identity(context, club, id)?;
        for list in club.lists() {
            let sheet = history(club, list.id, id);
            if !sheet.rows.is_empty() {
                writeln!(context.out)?;
                writeln!(context.out, "{} {}", context.words.label.list(), list.name)?;
                context.print(sheet, Format::Table)?;
            }
        }
        Ok(())
    }

    fn card(
        &self,
        context: &mut Context<'_>,
        club: &Club,
        player: &crate::club::Player,
    ) -> CliResult {
        let (label, today) = (context.words.label, context.outside.today());
        writeln!(context.out, "{}  {}", player.id, player.titled())?;
        let several = !player.absorbed.is_empty();
        let numbers = several.then(|| joined(player.numbers().map(|number| number.to_string())));
        let external = player.external.iter().map(|(scheme, value)| format!("{scheme}:{value}"));
        let texts = [
            (label.reading(), player.reading.clone()),
            (label.club(), player.club.clone()),
            (label.aliases(), Some(joined(player.aliases.iter().cloned()))),
            (label.numbers(), numbers),
            (label.external(), Some(joined(external))),
            (label.born(), player.born.filter(|_| self.private).map(|born| born.to_string())),
            (label.categories(), Some(joined(club.categories_of(player.id, today).into_iter()))),
            (label.note(), player.note.clone()),
        ];
        for (label, text) in texts {
            if let Some(text) = text.filter(|text| !text.is_empty()) {
                writeln!(context.out, "{}", context.term.labelled(label, &text))?;
            }
        }
        for list in club.lists() {
            let standing = club.standing(list.id, player.id, context.outside.today());
            if let Some(Standing { interval, missing }) = standing {
                let told = context.words.rating.standing(&list.name, interval, &missing);
                writeln!(context.out, "{told}")?;
            }
        }
        Ok(())
    }
}

fn joined(texts: impl Iterator<Item = String>) -> String {
    texts.collect::<Vec<_>>().join("; ")
}

/// Prints the merges of a player, and the verdicts that others are different people.
fn identity(context: &mut Context<'_>, club: &Club, id: PlayerId) -> CliResult {
    let words = context.words.registry;
    for merger in club.registry().mergers_within(id) {
        writeln!(context.out, "{}", words.merger(merger, club))?;
    }
    let registry = club.registry();
    for (&pair, &verdict) in registry.verdicts() {
        if pair.iter().any(|&one| registry.today(one) == id) {
            writeln!(context.out, "{}", words.verdict(pair, verdict, club))?;
        }
    }
    Ok(())
}

fn history(club: &Club, list: crate::domain::ids::ListId, id: PlayerId) -> Sheet {
    let opponents = |seen: &SeenMatch| {
        let known = seen.opponents().filter_map(|id| club.player(id));
        joined(known.map(|player| player.name.clone()))
    };
    sheet_of! {
        for line in club.history(list, id); {
            let seen = line.seen();
            let event = match &line.cause {
                Cause::Match(seen) => {
                    Cell::maybe(club.tournament(seen.tournament).map(|found| found.name.as_str()))
                }
                Cause::ByHand { reason, .. } => Cell::text(&**reason),
            };
        }
        Date: Cell::Day(line.on),
        Event: event,
        Match: seen.map(|seen| seen.no.0).into(),
        Opponent: seen.map(|seen| Cell::text(opponents(seen))).into(),
        Score: seen.map(|seen| Cell::text(seen.score())).into(),
        Change: Cell::text(written_change(line.points())),
        Rating: Cell::Rating(line.step.after),
    }
}

/// External IDs, issued by other bodies such as a federation: one for each scheme.
#[derive(Debug, Subcommand)]
pub(super) enum External {
    Set { player: String, scheme: String, value: String },
    Remove { player: String, scheme: String },
}

pub(super) fn external(text: &str) -> Result<ExternalId, ValueFault> {
    let (scheme, value) = text.split_once([':', '：']).unwrap_or_default();
    let (scheme, value) = (clean(scheme), clean(value));
    if scheme.is_empty() || value.is_empty() {
        return Err(ValueFault::Written(Form::External));
    }
    Ok(ExternalId { scheme, value })
}

impl External {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let mut changed = PlayerChange::default();
        let (Self::Set { player, scheme, .. } | Self::Remove { player, scheme }) = self;
        match self {
            Self::Set { value, .. } => {
                changed
                    .external_new
                    .push(ExternalId { scheme: clean(scheme), value: clean(value) });
            }
            Self::Remove { .. } => changed.external_gone.push(clean(scheme)),
        }
        change(context, player, &changed)
    }
}
