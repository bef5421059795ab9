//! Reports that show how well the ratings of a list predict results.

use chrono::Months;

use super::list::overshoot;
use crate::cli::prelude::*;
use crate::club::question::whole_history::TriedRules;
use crate::domain::rating::HistoryRules;
use crate::domain::rating::calibration::{Bin, Class, Measures, calibration};
use crate::export::Column;
use crate::journal::Digest;
use crate::journal::chain::Link;
use crate::journal::fold::fold;
use crate::journal::undo::UndoRefusal;

/// Months for which a player counts as active, and over which the pool is watched.
const MONTHS: u32 = 12;

#[derive(Debug, Subcommand)]
pub(super) enum Report {
    Ratings(Ratings),
    Changes(Changes),
}

/// Two states of the journal, each by its last entry. Blank: those of the last two published lists.
#[derive(Debug, clap::Args)]
pub(super) struct Changes {
    #[arg(value_name = "ENTRY")]
    from: Option<u64>,
    #[arg(long, value_name = "ENTRY", requires = "from")]
    to: Option<u64>,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
    #[arg(long, value_name = "PLAYER")]
    player: Vec<String>,
    #[arg(long, value_parser = one_of::<Format>(), default_value_t = Format::Table)]
    format: Format,
}

#[derive(Debug, clap::Args)]
pub(super) struct Ratings {
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
    #[arg(long, value_name = "DAY", value_parser = day)]
    since: Option<NaiveDate>,
    #[arg(long, value_name = "DATE", value_parser = day)]
    as_of: Option<NaiveDate>,
    #[arg(long, conflicts_with_all = ["since", "as_of"])]
    fit: bool,
    #[arg(long, conflicts_with_all = ["since", "as_of", "fit"])]
    backtest: bool,
    #[arg(long, value_enum, default_value_t = TextFormat::Table, requires = "backtest")]
    format: TextFormat,
}

impl Report {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        match self {
            Self::Ratings(ratings) => ratings.run(context),
            Self::Changes(changes) => changes.run(context),
        }
    }
}

impl Changes {
    /// Prints why the ratings of two published lists differ.
    fn run(&self, context: &mut Context<'_>) -> CliResult {
        let desk = context.open()?;
        let list = context.names(desk.club()).list(self.list.as_deref())?;
        let wanted = context.names(desk.club()).players(&self.player)?;
        let [from, to] = match self.from {
            Some(from) => [Seq(from), self.to.map_or_else(|| desk.head().0, Seq)],
            None => last_two(context, desk.club(), list)?,
        };
        let before = state(context, &desk, from)?;
        let after = state(context, &desk, to)?;
        let mut all = after.rating_differences(&before, list.id);
        all.retain(|one| wanted.is_empty() || wanted.contains(&one.player));
        context.print(export::differences(&before, &after, &all), self.format)
    }
}

/// The entries of the last two published lists.
fn last_two(context: &Context<'_>, club: &Club, list: &RatingList) -> CliResult<[Seq; 2]> {
    let mut last = club.published(list.id).rev().map(|one| one.seq);
    match (last.next(), last.next()) {
        (Some(to), Some(from)) => Ok([from, to]),
        _ => Err(context.words.rating.fewer_than_two(&list.name).into()),
    }
}

/// The club after an entry. Prints the entry's digest.
fn state(context: &mut Context<'_>, desk: &Desk, entry: Seq) -> CliResult<Club> {
    let entries = desk.entries();
    let Some(at) = entries.iter().position(|one| one.seq == entry) else {
        let unknown = DeskError::from(UndoRefusal::NoSuchEntry(entry));
        return Err(context.words.faults.fault(&unknown, desk.club()).into());
    };
    let entries = &entries[..=at];
    let link = |before: Digest, entry: &Arc<Entry>| Link::after(&before, entry).digest;
    let digest = entries.iter().fold(Digest::default(), link);
    context.say(&context.words.command.journal_state(entry, &digest));
    fold(entries).map_err(|error| context.fault(&error.into(), desk.club()))
}

impl Ratings {
    fn run(&self, context: &mut Context<'_>) -> CliResult {
        let words = context.words;
        let desk = context.open()?;
        let club = desk.club();
        let list = context.names(club).list(self.list.as_deref())?;
        if self.backtest {
            return self.backtest(context, club, list);
        }
        writeln!(context.out, "{}  {}", list.name, words.rating.scale(&list.scale))?;
        if self.fit {
            return fit(context, club, list);
        }
        if let Some(found) = overshoot(club, list.id, self.as_of) {
            writeln!(context.out, "{}", words.rating.overshoot(&found))?;
            if let Some(advice) = club.unit_advice(list.id) {
                writeln!(context.out, "{}", words.rating.unit_advice(&advice, &list.name))?;
            }
        }
        let predictions = club.predictions(list.id, self.as_of);
        if predictions.is_empty() {
            writeln!(context.out, "{}", words.rating.nothing_rated())?;
        } else {
            let seen = calibration(&predictions);
            let report = &words.rating.report;
            writeln!(context.out, "{}", words.rating.measures(&seen.all))?;
            titled(context, report.reliability(), bins(&seen.reliability))?;
            titled(context, report.by_games(), classes(&seen.by_games))?;
            titled(context, report.by_gap(), classes(&seen.by_gap))?;
            let hands = words.sheet.hands().map(str::to_owned);
            let by_hand = hands.into_iter().zip(seen.by_hand);
            titled(context, report.by_hand(), measured(by_hand))?;
            writeln!(context.out, "{}", report.caution())?;
            hands_and_moves(context, club, list, self.as_of)?;
        }
        self.pool(context, club, list)
    }

    /// Compares the predictions of several models on the list's past.
    fn backtest(&self, context: &mut Context<'_>, club: &Club, list: &RatingList) -> CliResult {
        let line = ProgressLine::new(context.words.command);
        let found = NoProgress::whole(club.backtest(list.id, &line));
        drop(line);
        context.print(export::backtest(&found), self.format)?;
        for line in context.words.rating.back_tested(&found) {
            context.say(&line);
        }
        Ok(())
    }

    fn pool(&self, context: &mut Context<'_>, club: &Club, list: &RatingList) -> CliResult {
        let words = &context.words.rating;
        let day = self.as_of.unwrap_or_else(|| context.outside.today());
        let year_before = day.checked_sub_months(Months::new(MONTHS)).unwrap_or(day);
        let days = [self.since.unwrap_or(year_before), day];
        let health = club.pool_health(list.id, days, MONTHS);
        writeln!(context.out, "\n{}", words.report.pool())?;
        writeln!(context.out, "{}", words.health(&health, days, list.scale.start))?;
        if let Some(apart) = club.groups_apart(list.id, self.as_of) {
            writeln!(context.out, "{}", words.apart(&apart, club))?;
        }
        Ok(())
    }
}

/// Tries rules for fits of whole histories, the best first.
fn fit(context: &mut Context<'_>, club: &Club, list: &RatingList) -> CliResult {
    let line = ProgressLine::new(context.words.command);
    let tried = NoProgress::whole(club.history_rules_tried(list.id, &line));
    drop(line);
    let words = &context.words.rating;
    let Some(advice) = tried.advice() else {
        writeln!(context.out, "{}", words.nothing_rated())?;
        return Ok(());
    };
    let row = |one: &TriedRules| {
        let HistoryRules { w2, wins } = one.rules;
        let figures = [one.compared.log_loss, one.gain(), one.compared.error].map(Cell::Share);
        [Cell::Points(w2), Cell::Points(wins)].into_iter().chain(figures).collect()
    };
    let columns =
        [Column::W2, Column::PriorWins, Column::LogLoss, Column::Gain, Column::StandardError];
    context.print(Sheet::new(&columns, tried.all.iter().map(row).collect()), Format::Table)?;
    writeln!(context.out, "{}", words.report.fit_advice(advice, &list.name))?;
    Ok(())
}

/// Prints the effect of hands and of the first move, where they are known.
fn hands_and_moves(
    context: &mut Context<'_>,
    club: &Club,
    list: &RatingList,
    as_of: Option<NaiveDate>,
) -> CliResult {
    let words = &context.words.hands;
    if let Some(worth) = club.first_move_report(list.id, as_of) {
        writeln!(context.out, "{}", words.first_moved(&worth))?;
    }
    if let Some(report) = club.hands_report(list.id, as_of) {
        writeln!(context.out, "{}", words.compared(&report.compared))?;
        titled(context, words.by_hand_alone(), bins(&report.bands))?;
    }
    Ok(())
}

fn titled(context: &mut Context<'_>, title: &str, sheet: Sheet) -> CliResult {
    writeln!(context.out, "\n{title}")?;
    context.print(sheet, Format::Table)
}

fn bins(bins: &[Bin]) -> Sheet {
    let tenth = |from: f64| Cell::text(format!("{from:.1}"));
    sheet_of! {
        for bin in bins; {
            let share = |of: f64| bin.shares.map(|_| Cell::Share(of)).into();
            let [expected, won] = bin.shares.unwrap_or_default();
            let [low, high] = bin.interval;
        }
        From: tenth(bin.from),
        To: tenth(bin.from + 0.1),
        Games: Cell::Points(bin.games),
        Expected: share(expected),
        Won: share(won),
        Low: share(low),
        High: share(high),
    }
}

fn classes(classes: &[(Class, Measures)]) -> Sheet {
    let named = |class: &Class| match class.to {
        Some(to) if to == class.from => to.to_string(),
        Some(to) => format!("{}-{to}", class.from),
        None => format!("{}+", class.from),
    };
    measured(classes.iter().map(|(class, measures)| (named(class), *measures)))
}

/// Classes without matches have no measures.
fn measured(classes: impl IntoIterator<Item = (String, Measures)>) -> Sheet {
    sheet_of! {
        for (name, of) in classes; {
            let share = |figure| if of.matches > 0 { Cell::Share(figure) } else { Cell::Empty };
        }
        Class: Cell::text(name),
        Matches: of.matches.into(),
        Games: Cell::Points(of.games),
        LogLoss: share(of.log_loss),
        BaseLogLoss: share(of.base_log_loss),
        Brier: share(of.brier),
        BaseBrier: share(of.base_brier),
    }
}
