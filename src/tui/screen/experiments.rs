//! The experiments that there are, to choose from, and what came of one; laid over the ranking.

use crate::domain::ids::ListId;
use crate::export::{self, Format, Sheet};
use crate::lab::convergence::Recommended;
use crate::lab::elo_table::Part;
use crate::lab::virtual_game::Method;
use crate::lab::{Experiment, Found};
use crate::tui::effect::Effect;
use crate::tui::kit::layer::{Context, Step};
use crate::tui::kit::overlay::choice::{Choice, ChoiceOption};
use crate::tui::kit::overlay::table::{Heading, TableOverlay};
use crate::tui::kit::text;

/// The columns of convergence that a screen has room for.
const CONVERGENCE: [&str; 7] =
    ["schedule", "k", "rules", "error", "log_loss", "oracle", "few_above"];
/// The columns of the virtual game.
const VIRTUAL_GAME: [&str; 6] = ["law", "logarithm", "method", "median", "fixed_point", "printed"];

/// The columns of a league of card programs.
const LEAGUE: [&str; 5] = ["rank", "program", "mean", "plain", "corrected"];
/// The columns of targeted influence.
const INFLUENCE: [&str; 8] = ["measure", "player", "figure", "p1", "p2", "p3", "p4", "p5"];

/// Asks which experiment to do.
pub(super) fn ask(list: ListId, context: &Context<'_>) -> Step {
    let say = context.words.message.experiment;
    let has_past =
        context.data.club.ratings(list).is_some_and(|all| all.matches().next().is_some());
    let way = |experiment: Experiment| {
        let (name, about) = say.offer(experiment);
        let steps = if experiment.is_of_list() && !has_past {
            vec![Step::inform(say.no_own(), context)]
        } else {
            vec![Step::Do(Effect::Experiment(experiment, list))]
        };
        ChoiceOption { label: name.to_owned(), follows: vec![about.to_owned()], steps }
    };
    let ways = Experiment::ALL.map(way).into_iter().collect();
    Step::cover(Choice::new(say.experiments(), vec![say.choose().to_owned()], ways))
}

/// Shows the findings of an experiment.
pub(super) fn found(found: &Found, context: &Context<'_>) -> Step {
    let say = context.words.message.experiment;
    let (title, mut lead, sheet, columns): (_, _, _, &[&str]) = match found {
        Found::VirtualGame(findings) => {
            let mut plain = findings.clone();
            plain.series.retain(|series| series.method != Method::CorrectedWithError);
            let lead = say.virtual_game_verdict(findings);
            (say.virtual_game(), lead, export::virtual_game(&plain), &VIRTUAL_GAME)
        }
        Found::Convergence(plan, outcomes) => {
            let recommended = Recommended::of(outcomes);
            let lead = recommended.iter().map(|one| say.recommended(one)).collect();
            let sheet = export::convergence(outcomes, plan.seed);
            (say.convergence(), lead, sheet, &CONVERGENCE)
        }
        Found::BackTest(found) if found.lines.is_empty() => {
            return Step::inform(say.none_judged(), context);
        }
        Found::BackTest(found) => {
            let lead = vec![context.words.message.rating.report.judged(found.left_out)];
            (say.backtest(), lead, export::backtest(found), &[])
        }
        Found::EloTable(findings) => {
            let lead = vec![say.elo_table_seed(findings.table.seed)];
            (say.part(Part::Noise), lead, export::elo_table(findings, Part::Noise), &[])
        }
        Found::Influence(findings) => {
            let say = context.words.message.influence;
            let lead = vec![say.played(&findings.influence)];
            (say.title(), lead, export::influence(findings), &INFLUENCE)
        }
        Found::League(findings) => {
            let say = context.words.message.league;
            let lead = [vec![say.played(&findings.league)], say.verdict(findings)].concat();
            (say.title(), lead, export::league(findings), &LEAGUE)
        }
    };
    let whole = if matches!(found, Found::BackTest(_)) { say.report() } else { say.whole() };
    lead.push(whole.to_owned());
    let names: Vec<String> = columns.iter().map(|name| (*name).to_owned()).collect();
    // Where all are wanted none is named.
    let sheet =
        if names.is_empty() { sheet } else { sheet.clone().with_columns(&names).unwrap_or(sheet) };
    let sheet = context.words.message.sheet.worded(sheet, Format::Table);
    Step::cover(TableOverlay::new(title, lead, headings(&sheet), sheet.texts()))
}

/// A heading for each column, as wide as what stands in it; the first takes what is left.
fn headings(sheet: &Sheet) -> Vec<Heading> {
    let (texts, numeric) = (sheet.texts(), sheet.numeric());
    let columns = sheet.columns.iter().map(ToString::to_string).enumerate();
    let heading = |(at, name): (usize, String)| {
        let cells = texts.iter().map(|row| text::width(&row[at]));
        let width = cells.chain([text::width(&name)]).max().unwrap_or(0);
        let width = u16::try_from(width).unwrap_or(u16::MAX);
        match (at, numeric[at]) {
            (0, _) => Heading::name(name),
            (_, true) => Heading::number(name, width),
            (_, false) => Heading::word(name, width),
        }
    };
    columns.map(heading).collect()
}
