//! The list of experiments, and the findings of one.

use ratatui::layout::Rect;

use crate::domain::ids::ListId;
use crate::export::{self, Format, Sheet};
use crate::lab::convergence::Recommended;
use crate::lab::elo_table::Part;
use crate::lab::virtual_game::Method;
use crate::lab::{Experiment, ExperimentFindings};
use crate::sheets;
use crate::tui::effect::{DeskTask, Studied};
use crate::tui::kit::input::Pane;
use crate::tui::kit::layer::{Commands, Context, Layer, LayerState, News, Step, lead};
use crate::tui::kit::overlay::Details;
use crate::tui::kit::overlay::TableOverlay;
use crate::tui::kit::pen::{Pen, REST, down, span};
use crate::tui::kit::text;
use crate::tui::kit::widget::selection::Selection;
use crate::tui::kit::widget::table::{Column, Fields, Width};
use crate::tui::snapshot::Snapshot;
use crate::words::{Words, own};
use banzuke::command::{CommandId, FooterLabel, Scope};

/// The columns that fit on a screen.
const BACK_TEST: [&str; 6] =
    ["model", "year", "games", "log_loss", "compared_with", "other_log_loss"];
const CONVERGENCE: [&str; 7] =
    ["schedule", "k", "rules", "error", "log_loss", "oracle", "few_above"];
/// The columns of the virtual game.
const VIRTUAL_GAME: [&str; 6] = ["law", "logarithm", "method", "median", "fixed_point", "printed"];

/// The columns of a league of card programs.
const LEAGUE: [&str; 5] = ["rank", "program", "mean", "plain", "corrected"];
/// The columns of targeted influence.
const INFLUENCE: [&str; 8] = ["measure", "player", "figure", "p1", "p2", "p3", "p4", "p5"];

/// The list of experiments.
const PANE: Pane = Pane(0);

/// The list of experiments; those on the club's own matches use a rating list.
#[derive(Debug)]
pub struct Experiments {
    list: ListId,
    selection: Selection,
}

impl Experiments {
    pub fn new(list: ListId) -> Self {
        Self { list, selection: Selection::default() }
    }

    /// Runs an experiment, if the list has the data for it.
    fn begin(&self, experiment: Experiment, context: &Context<'_>) -> Step {
        let list = self.list;
        let has_past =
            context.data.club.ratings(list).is_some_and(|all| all.matches().next().is_some());
        if experiment.is_of_list() && !has_past {
            return Step::inform(own(context.words).experiment.no_own(), context);
        }
        let words = context.words;
        DeskTask::study(move |club, progress| {
            Ok(shown(&experiment.play(club, list, progress)?, words))
        })
        .into()
    }
}

impl Layer for Experiments {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        own(words).experiment.laboratory().to_owned()
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState::of(&[Scope::List, Scope::Main])
    }

    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        Commands::of([lead(CommandId::Open).called(FooterLabel::Choose), lead(CommandId::Back)])
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        if let News::Studied(found) = news {
            return vec![match *found {
                Studied::Table(table) => Step::cover(table),
                Studied::Nothing(why) => {
                    let title = own(context.words).experiment.experiments();
                    Step::cover(Details::new(title, [why]))
                }
            }];
        }
        let chosen =
            self.selection.update(&news, PANE, Experiment::ALL.len(), context.frame).chosen();
        chosen.map(|row| self.begin(Experiment::ALL[row], context)).into_iter().collect()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = own(pen.words).experiment;
        let [lead, list, about] = down(area, [2, REST, 3]);
        let inside =
            |area: Rect| Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        pen.lines(inside(lead), &[say.choose()], pen.theme.muted);
        let column = Column::left(say.experiments(), Width::Flex(1));
        let fields =
            Fields::default().with(column, |row: &usize| say.offer(Experiment::ALL[*row]).0);
        let (len, selection) = (Experiment::ALL.len(), self.selection);
        fields.draw(list, (PANE, len), Some, (selection, true), pen);
        if let Some(at) = selection.row(len) {
            let about = inside(about);
            pen.sentence(about, say.offer(Experiment::ALL[at]).1, pen.theme.text);
        }
    }
}

/// The findings of an experiment, as a table.
fn shown(found: &ExperimentFindings, words: &'static Words) -> Studied {
    let say = own(words).experiment;
    let (title, mut lead, sheet, columns): (_, _, _, &[&str]) = match found {
        ExperimentFindings::VirtualGame(findings) => {
            let mut plain = findings.clone();
            plain.series.retain(|series| series.method != Method::CorrectedWithError);
            let lead = say.virtual_game_verdict(findings);
            (say.virtual_game(), lead, sheets::virtual_game(&plain), &VIRTUAL_GAME)
        }
        ExperimentFindings::Convergence(plan, outcomes) => {
            let recommended = Recommended::of(outcomes);
            let lead = recommended.iter().map(|one| say.recommended(one)).collect();
            let sheet = sheets::convergence(outcomes, plan.seed);
            (say.convergence(), lead, sheet, &CONVERGENCE)
        }
        ExperimentFindings::BackTest(found) if found.lines.is_empty() => {
            return Studied::Nothing(say.no_own().to_owned());
        }
        ExperimentFindings::BackTest(found) => {
            let lead = words.message.rating.back_tested(found);
            (say.backtest(), lead, export::backtest(found), &BACK_TEST)
        }
        ExperimentFindings::EloTable(findings) => {
            let lead = vec![say.elo_table_seed(findings.table.seed)];
            (say.part(Part::Noise), lead, sheets::elo_table(findings, Part::Noise), &[])
        }
        ExperimentFindings::Influence(findings) => {
            let say = own(words).influence;
            let lead = vec![say.played(&findings.influence)];
            (say.title(), lead, sheets::influence(findings), &INFLUENCE)
        }
        ExperimentFindings::League(findings) => {
            let say = own(words).league;
            let lead = [vec![say.played(&findings.league)], say.verdict(findings)].concat();
            (say.title(), lead, sheets::league(findings), &LEAGUE)
        }
    };
    let whole =
        if matches!(found, ExperimentFindings::BackTest(_)) { say.report() } else { say.whole() };
    lead.push(whole.to_owned());
    let names: Vec<String> = columns.iter().map(|name| (*name).to_owned()).collect();
    // No column is named if all are wanted.
    let sheet =
        if names.is_empty() { sheet } else { sheet.clone().with_columns(&names).unwrap_or(sheet) };
    let sheet = words.message.sheet.worded(sheet, Format::Table);
    Studied::Table(TableOverlay::new(title, lead, headings(&sheet), sheet.texts()))
}

/// A heading for each column, as wide as its content; the first takes the rest.
fn headings(sheet: &Sheet) -> Vec<Column> {
    let (texts, numeric) = (sheet.texts(), sheet.numeric());
    let columns = sheet.columns.iter().map(ToString::to_string).enumerate();
    let heading = |(at, name): (usize, String)| {
        let cells = texts.iter().map(|row| text::width(&row[at]));
        let width = cells.chain([text::width(&name)]).max().unwrap_or(0);
        let width = span(width);
        match (at, numeric[at]) {
            (0, _) => Column::name(name),
            (_, true) => Column::number(name, width),
            (_, false) => Column::word(name, width),
        }
    };
    columns.map(heading).collect()
}
