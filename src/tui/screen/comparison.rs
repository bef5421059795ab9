//! The formats that a tournament may be played in, beside each other; laid over the wizard, which takes the selected one.

use chrono::NaiveDateTime;

use crate::clock::{in_the_hall, written_in_the_hall};
use crate::club::Phase;
use crate::export::after;
use crate::foresight::{FormatLine, Priority};
use crate::request::foresight::Compared;
use crate::tui::kit::overlay::table::TableOverlay;
use crate::tui::kit::prelude::*;

/// The most players that may be tried out: more than any format but a Swiss takes.
const MOST: usize = 256;

/// The compared formats, and the order in which they are shown.
#[derive(Debug)]
pub(super) struct Comparison {
    compared: Box<Compared>,
    by: Priority,
    /// When all formats begin.
    start: NaiveDateTime,
    /// Open matches of events being played, which are not thought of.
    others: usize,
    table: TableOverlay,
}

impl Comparison {
    pub(super) fn new(compared: Box<Compared>, context: &Context<'_>) -> Self {
        let by = Priority::default();
        let start = in_the_hall(context.data.now);
        let told = written_in_the_hall(context.data.now, context.data.today);
        let club = &context.data.club;
        let running = club.tournaments().filter(|one| one.phase == Phase::Running);
        let open = running.map(|one| one.fixtures().filter(|it| it.state().is_open()).count());
        let others = open.sum();
        let mut shown = Self { table: TableOverlay::default(), compared, by, start, others };
        shown.sort(by, &told, context.words);
        shown
    }

    /// Shows the lines in the order of what matters.
    fn sort(&mut self, by: Priority, start: &str, words: &'static Words) {
        let say = words.message.plan;
        self.by = by;
        self.compared.found = self.compared.found.clone().sorted(by);
        let mut lead = say.played(&self.compared.plan, start);
        lead.push(say.sorted(by, None));
        lead.extend((self.others > 0).then(|| say.alone(self.others)));
        lead.extend((!self.compared.is_entered).then(|| say.more_or_fewer().to_owned()));
        lead.push(say.legend().to_owned());
        let ends = |line: &FormatLine| line.end.map(|minutes| time(self.start, minutes));
        let percent = |share: f64| format!("{:.0}%", share * 100.0);
        let columns = Fields::default()
            .with(Column::name(say.format_title()), |line: &&FormatLine| say.short(line.candidate))
            .with(Column::number(say.matches(), 7).spare(), |line| format!("{:.0}", line.matches))
            .with(Column::number(say.end(), 7), |line| ends(line)[1].clone())
            .with(Column::number(say.range(), 15), |line| {
                let [low, _, high] = ends(line);
                format!("{low}-{high}")
            })
            .with(Column::number(say.each(), 8).spare(), |line| {
                format!("{} / {:.1}", line.fewest, line.mean)
            })
            .with(Column::number(say.wait(), 4).spare(), |line| format!("{:.0}", line.longest_wait))
            .with(Column::number(say.best(), 4), |line| {
                line.best_wins.map_or_else(String::new, |[wins, _]| percent(wins))
            })
            .with(Column::number(say.tau(), 5).spare(), |line| {
                line.tau.map_or_else(String::new, |tau| format!("{tau:.2}"))
            })
            .with(Column::number(say.learnt(), 6).spare(), |line| percent(line.learnt));
        self.table = columns.table(say.title(), lead, &self.compared.found.lines);
    }

    /// Compares again with one player more or less.
    fn again(&self, more: bool) -> Vec<Step> {
        let players = self.compared.plan.players.len();
        let players = if more { players + 1 } else { players - 1 }.clamp(2, MOST);
        let draft = self.compared.draft.clone();
        vec![Step::Back, DeskTask::compare(draft, Some(players)).into()]
    }
}

/// The time so many minutes after the start; of another day with how many days later.
fn time(start: NaiveDateTime, minutes: f64) -> String {
    let at = after(start, minutes);
    match (at.date() - start.date()).num_days() {
        0 => at.format("%H:%M").to_string(),
        days => format!("{}+{days}", at.format("%H:%M")),
    }
}

impl Layer for Comparison {
    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Comparison, Scope::List, Scope::Table, Scope::Overlay]
    }

    fn commands(&self, _data: &Snapshot, words: &'static Words) -> Commands {
        let is_entered = self.compared.is_entered;
        let count = |command, more| {
            also(command)
                .unless(is_entered, words.message.plan.is_entered())
                .does(move |page: &mut Self, _| page.again(more))
        };
        Commands::of([
            count(CommandId::Left, false),
            count(CommandId::Right, true),
            also(CommandId::Open).called(FooterLabel::Choose),
            also(CommandId::NextPriority).does(|page: &mut Self, context| {
                let at = Priority::ALL.iter().position(|one| *one == page.by).unwrap_or(0);
                let start = written_in_the_hall(context.data.now, context.data.today);
                page.sort(Priority::ALL[(at + 1) % Priority::ALL.len()], &start, context.words);
            }),
        ])
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        let Some(row) = self.table.chosen(&news, context) else { return Vec::new() };
        let line = self.compared.found.lines.get(row);
        let taken = line.map(|line| Step::Tell(News::Format(line.candidate)));
        std::iter::once(Step::Back).chain(taken).collect()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        self.table.view(area, pen);
    }
}
