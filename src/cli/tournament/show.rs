//! Prints tournaments.

use std::io;

use crate::cli::prelude::*;
use crate::club::tournament::Fixture;
use crate::club::{Match, MatchState, Phase, Pod};
use crate::domain::bracket::Slot;
use crate::domain::round::RoundName;
use crate::drawing::texts::{asked_bye, so_far, titled};

pub(super) fn whole(context: &mut Context<'_>, name: &str) -> CliResult {
    let desk = context.open()?;
    let found = context.names(desk.club()).tournament(name)?;
    print(context, desk.club(), found)?;
    forecast(context, &desk, found)
}

/// Prints the matches; `ready` leaves those that can be played now.
pub(super) fn matches(
    context: &mut Context<'_>,
    name: &str,
    ready: bool,
    format: TextFormat,
) -> CliResult {
    let desk = context.open()?;
    let found = context.names(desk.club()).tournament(name)?;
    let today = context.outside.today();
    let keep = |one: Fixture<'_>| !ready || found.is_ready_on(one, today);
    write(context, export::matches_of(desk.club(), found, keep), format)
}

/// Prints the standings of a tournament's last stage or of one, or those in a category.
pub(super) fn standings(
    context: &mut Context<'_>,
    (name, stage): (&str, Option<u32>),
    category: Option<&str>,
    format: TextFormat,
) -> CliResult {
    let desk = context.open()?;
    let found = context.names(desk.club()).tournament(name)?;
    context.names(desk.club()).has_stage(found, stage)?;
    let sheet = match category {
        Some(category) => {
            let category = context.names(desk.club()).category(category)?;
            let today = context.outside.today();
            export::standings_in(desk.club(), found, stage, &category, today)
        }
        None => export::standings_of(desk.club(), found, stage),
    };
    write(context, sheet, format)?;
    if let Some(so_far) = so_far(found, stage.unwrap_or_else(|| found.current()), context.all_words)
    {
        context.say(&so_far);
    }
    Ok(())
}

pub(super) fn list(context: &mut Context<'_>) -> CliResult {
    let desk = context.open()?;
    let club = desk.club();
    let today = context.outside.today();
    let sheet = sheet_of! {
        for found in club.tournaments(); {
            let format = found.stage().map_or("", |stage| context.term.format(stage.plan.format));
        }
        Number: Cell::text(found.id.to_string()),
        Name: Cell::text(&found.name),
        Format: Cell::text(format),
        Phase: Cell::text(context.term.phase_of(found)),
        Entrants: found.entrants.len().into(),
        Matches: (found.matches.len() + found.pods.len()).into(),
        Ready: found.fixtures().filter(|one| found.is_ready_on(*one, today)).count().into(),
    };
    context.print(sheet, Format::Table)
}

/// Prints a sheet. Columns without content are left out where people read it.
pub(super) fn write(context: &mut Context<'_>, sheet: Sheet, format: TextFormat) -> CliResult {
    let sheet = match format {
        TextFormat::Table => sheet.without_empty(),
        TextFormat::Csv | TextFormat::Json => sheet,
    };
    context.print(sheet, format)
}

/// Prints all about a tournament: rules, entrants, and for each stage its rounds and standings.
pub(in crate::cli) fn print(
    context: &mut Context<'_>,
    club: &Club,
    found: &Tournament,
) -> CliResult {
    header(context, club, found)?;
    if let Some(section) = context.words.rating.section(found) {
        writeln!(context.out, "{section}")?;
    }
    entrants(context, club, found)?;
    for number in 1..=found.current() {
        if found.current() > 1 {
            writeln!(context.out, "\n{}", context.words.event.stage(number))?;
        }
        groups(context, club, found, number)?;
        rounds(context, club, found, number)?;
        seats(context, club, found, number)?;
    }
    let played = found.matches.iter().any(|played| played.record.is_some());
    if played || found.pods.iter().any(|pod| !pod.games.is_empty()) {
        let so_far = so_far(found, found.current(), context.all_words);
        let title = titled(context.words.label.standings(), so_far, context.all_words);
        writeln!(context.out, "\n{title}")?;
        write(context, export::standings_of(club, found, None), TextFormat::Table)?;
    }
    Ok(())
}

/// Prints how many matches are left and when they may end, by the times in the journal.
fn forecast(context: &mut Context<'_>, desk: &Desk, found: &Tournament) -> CliResult {
    let when = |seq: Seq| desk.written_at(seq);
    let forecast = desk.club().forecast(found, &when, context.outside.today());
    if found.phase == Phase::Running && forecast.matches > 0 {
        let end = forecast.ends(context.outside.now());
        writeln!(context.out, "\n{}", context.words.event.forecast(&forecast, end))?;
    }
    Ok(())
}

/// Prints contradictions in a tournament.
pub(super) fn check(context: &mut Context<'_>, name: &str) -> CliResult {
    let desk = context.open()?;
    let found = context.names(desk.club()).tournament(name)?;
    let findings = found.scan();
    for finding in &findings {
        writeln!(context.out, "{}", context.words.event.inconsistency(found.id, finding))?;
    }
    if findings.is_empty() {
        context.say(context.words.command.clean());
        Ok(())
    } else {
        context.say(context.words.faults.undo_odd());
        Err(CliError::Found)
    }
}

fn header(context: &mut Context<'_>, club: &Club, found: &Tournament) -> io::Result<()> {
    let words = context.words;
    writeln!(context.out, "{}  {}", found.id, found.name)?;
    let mut before = None;
    for (number, stage) in (1..).zip(&found.stages) {
        let plan = context.term.plan(&stage.plan, before.replace(stage.plan.format));
        if found.stages.len() > 1 {
            let stage = words.event.stage(number);
            writeln!(context.out, "{}", context.term.labelled(&stage, &plan))?;
        } else {
            writeln!(context.out, "{plan}")?;
        }
        if stage.plan.fill.is_some() {
            writeln!(
                context.out,
                "{}",
                context.term.across_groups(found.group_sizes_differ(number))
            )?;
        }
        if let Some(standings) = &stage.plan.standings {
            writeln!(context.out, "{}", words.event.standings(standings))?;
        }
    }
    let phase = context.term.phase_of(found);
    let list = club.list(found.list).map_or("", |list| list.name.as_str());
    let list = format!("{} {list}", words.label.list());
    writeln!(context.out, "{}", context.term.list(&[phase.to_owned(), list]))
}

fn entrants(context: &mut Context<'_>, club: &Club, found: &Tournament) -> io::Result<()> {
    writeln!(context.out, "\n{}", context.words.label.entrants(found.entrants.len()))?;
    let draw = found.stages.first().and_then(|stage| stage.draw.as_ref());
    let seeds: Option<Vec<(u32, PlayerId)>> = draw.map(|draw| {
        draw.players().filter_map(|player| Some((draw.seed(player)?, player))).collect()
    });
    let entered = || (1..).zip(found.entrants.iter().copied()).collect();
    for (place, player) in seeds.unwrap_or_else(entered) {
        let name = context.words.player(player, club);
        let exit = found.exits.get(&player).map(|exit| context.words.event.exit(exit.reason));
        let beside = exit.map(str::to_owned);
        let beside = beside.or_else(|| asked_bye(found, player, context.all_words));
        let told = beside.map_or_else(|| name.clone(), |beside| context.term.aside(&name, beside));
        writeln!(context.out, "{place:>4}  {told}")?;
    }
    Ok(())
}

fn groups(
    context: &mut Context<'_>,
    club: &Club,
    found: &Tournament,
    number: u32,
) -> io::Result<()> {
    let stage = found.stage_no(number).filter(|stage| stage.plan.format.has_groups());
    let Some(draw) = stage.and_then(|stage| stage.draw.as_ref()) else { return Ok(()) };
    writeln!(context.out)?;
    for (group, players) in (1..).zip(&draw.groups) {
        let names = context.term.list(&names(club, players));
        let group = context.words.event.group(group);
        writeln!(context.out, "{}", context.term.labelled(&group, &names))?;
    }
    Ok(())
}

fn rounds(
    context: &mut Context<'_>,
    club: &Club,
    found: &Tournament,
    number: u32,
) -> io::Result<()> {
    for (round, matches) in found.rounds_of(number) {
        writeln!(context.out, "\n{}", context.term.round(round))?;
        for played in matches {
            writeln!(context.out, "{:>4}  {}", played.no, line(context, club, (found, played)))?;
        }
        let RoundName::Round(round) = *round else { continue };
        for one in found.unpaired(number, round) {
            let name = names(club, &[one.player]).join("");
            let told = context.term.aside(&name, context.term.unpaired(one.absent));
            writeln!(context.out, "{:>4}  {told}", "")?;
        }
    }
    Ok(())
}

/// Prints the players of each pod and their games.
fn seats(
    context: &mut Context<'_>,
    club: &Club,
    found: &Tournament,
    number: u32,
) -> io::Result<()> {
    let own: Vec<&Pod> =
        found.pods.iter().filter(|it| it.stage == number).map(AsRef::as_ref).collect();
    for round in own.chunk_by(|a, b| a.round == b.round) {
        let name = round.first().map(|pod| RoundName::Round(pod.round));
        let name = name.map_or_else(String::new, |name| context.term.round(&name));
        writeln!(context.out, "\n{name}")?;
        for pod in round {
            let seats: Vec<String> = (1..)
                .zip(names(club, &pod.seats))
                .map(|(seat, name): (u32, _)| format!("{seat} {name}"))
                .collect();
            let table = context.words.event.table(pod.table);
            let told = context.term.labelled(&table, context.term.list(&seats));
            let state = found.state_of_pod(pod);
            let told = if state.is_at_table() {
                context.term.aside(&told, context.term.state(state))
            } else {
                told
            };
            writeln!(context.out, "{:>4}  {told}", pod.no)?;
            for (game, played) in (1..).zip(&pod.games) {
                let groups = played.finish.0.iter().map(|level| names(club, level).join(" = "));
                let order = context.term.list(&groups.collect::<Vec<_>>());
                let told = context.term.labelled(context.words.event.game(game), &order);
                writeln!(context.out, "      {told}")?;
            }
        }
    }
    Ok(())
}

fn names(club: &Club, players: &[PlayerId]) -> Vec<String> {
    let name = |id: &PlayerId| club.name_here(*id).unwrap_or_else(|| id.to_string());
    players.iter().map(name).collect()
}

fn line(context: &Context<'_>, club: &Club, (found, played): (&Tournament, &Match)) -> String {
    let words = context.words;
    let group = played.group.map(|group| format!("{}  ", words.event.group(group)));
    let group = group.unwrap_or_default();
    if let Some(record) = played.record {
        return format!("{group}{}", words.outcome.line(record.sides, record.outcome, club));
    }
    let label = words.label;
    let [a, b] = [0, 1].map(|side| who(words, club, played, side));
    let today = context.outside.today();
    let day = found.fixture(played.no).and_then(|one| found.day_of(one)).filter(|day| *day > today);
    let state = match played.state() {
        MatchState::Ready if played.postponed => Some(words.event.postponed().to_owned()),
        MatchState::Ready => {
            Some(day.map_or_else(|| label.ready().to_owned(), |day| day.to_string()))
        }
        MatchState::Waiting | MatchState::Finished => None,
        state @ (MatchState::Called | MatchState::Playing | MatchState::Bye | MatchState::Void) => {
            Some(context.term.state(state).to_owned())
        }
    };
    let start = (played.start != [0, 0]).then(|| words.event.start(played.start));
    let notes: Vec<String> = state.into_iter().chain(start).collect();
    let pair = format!("{group}{a} - {b}");
    if notes.is_empty() { pair } else { context.term.aside(&pair, context.term.list(&notes)) }
}

/// The player on a side (0 or 1) of a match, or where that player will come from.
fn who(words: &MessageWords, club: &Club, of: &Match, side: usize) -> String {
    let player = of.sides[side].and_then(|id| club.name_here(id));
    match (player, of.slots[side]) {
        (Some(name), _) => name,
        (None, Slot::Entrant(id)) => id.to_string(),
        (None, Slot::WinnerOf(no)) => words.label.winner_of(no),
        (None, Slot::LoserOf(no)) => words.label.loser_of(no),
        (None, Slot::RankOf(qualifier)) => qualifier.to_string(),
    }
}
