//! The tab with the standings, and the odds of each place.

use std::cell::Cell as Marked;

use ratatui::style::Style;

use super::one_match::{Chosen, draw_empty, no_entrants};
use crate::club::question::odds::GroupOdds;
use crate::club::tournament::Stage;
use crate::domain::format::Format;
use crate::domain::odds::Chances;
use crate::domain::rounding::compare;
use crate::domain::standings::{Addend, Criterion, Standing, Step as TieBreak, Tally, TieDecision};
use crate::drawing::texts::{criterion_value, so_far};
use crate::request::foresight::TournamentOdds;
use crate::tui::kit::overlay::Details;
use crate::tui::kit::prelude::*;
use crate::tui::kit::theme::{Theme, chip};
use crate::tui::kit::widget::selection::Gone;

pub(in crate::tui) use crate::drawing::texts::{difference, group_name};

const PANE: Pane = Pane(3);
/// From this width on registration numbers are shown.
const WIDE: u16 = 70;
/// The width from which on headings are whole words, and that for eliminations, which also have a round.
const ROOMY: u16 = 80;
const ROOMY_ELIMINATION: u16 = 96;
/// The last rank with a medal.
const MEDALS: u32 = 3;
/// Columns of a name in the line about the order across groups.
const NAME: usize = 20;
/// Marks players who advance by the present standings.
pub(in crate::tui) const GOES_ON: &str = "+";
/// Marks the value that put a player below the one above.
pub(super) const DECIDED: &str = "^";
/// Columns of matches won, drawn and lost.
const RECORD: usize = 8;
/// Columns of the value of a tie-break.
const STEP_COLUMNS: u16 = 6;
/// Columns of such a value with a space before it, in tables without gaps.
pub(super) const STEP: usize = 7;

/// The basis of the ranks.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Basis {
    /// The tie-breaks of a plan.
    Steps,
    Elimination,
    /// Points for ranks in pods.
    Tables,
    /// Wins over players above, in the order of play.
    #[default]
    Ladder,
}

#[derive(Debug, Clone, Default)]
pub(super) struct Standings {
    /// The shown stage.
    stage: u32,
    lines: Vec<Standing>,
    /// Whether each player of the lines advances by the present standings.
    goes_on: Vec<bool>,
    /// The lines of all players, even if the lines are limited.
    pub(super) whole: Vec<Standing>,
    /// The advancing players among all.
    pub(super) all_going_on: Vec<PlayerId>,
    /// The category that the lines are limited to.
    pub(super) category: Option<String>,
    /// The rank of each line among all players, if the lines are limited.
    overall: Vec<Option<u32>>,
    basis: Basis,
    /// The tie-breaks of the plan.
    steps: Vec<Criterion>,
    /// Whether lots, a play-off or the organiser ordered tied players.
    pub(super) ties: bool,
    /// Whether the next stage is filled up by the best of a rank, for which groups are compared.
    filled: bool,
    /// The players who may fill up the next stage, in their present order.
    across: Vec<Standing>,
    /// Whether players who did not reach the stage follow below.
    out: bool,
    /// The last rank with a medal; none before all matches are played.
    medals: Option<u32>,
    pub(super) selection: Selection,
}

impl Standings {
    /// Updates the standings. The selected player stays selected. Below
    /// those of the current stage are the players who did not reach it.
    pub(super) fn refresh(&mut self, tournament: &Tournament, stage: u32, data: &Snapshot) {
        let selected = self.selected();
        let same = std::mem::replace(&mut self.stage, stage) == stage;
        let current = tournament.current();
        self.lines = match stage {
            stage if stage == current => tournament.standings(),
            stage if stage > current => Vec::new(),
            earlier => tournament.standings_of(earlier),
        };
        self.whole = self.lines.clone();
        let goes_on = tournament.going_on(stage + 1, &self.whole);
        let marked = self.whole.iter().zip(goes_on).filter(|(_, goes_on)| *goes_on);
        self.all_going_on = marked.map(|(line, _)| line.player).collect();
        let begins = tournament.first_day().unwrap_or(data.today);
        self.overall = match &self.category {
            Some(category) => {
                data.club.keep_category(tournament, &mut self.lines, category, begins)
            }
            None => Vec::new(),
        };
        let is_on = |line: &Standing| self.all_going_on.contains(&line.player);
        self.goes_on = self.lines.iter().map(is_on).collect();
        let gone = if same { data.gone() } else { Gone::ByThisDesk };
        self.selection.follow(selected, self.lines.iter().map(|line| line.player), gone);
        self.ties = self.lines.iter().any(|line| line.tie.is_some());
        self.out = self.lines.len() > tournament.standings_of(stage).len();
        let over = tournament.is_over();
        let placed =
            tournament.placed().map_or(MEDALS, |placed| placed.len().try_into().unwrap_or(MEDALS));
        let has_medals = over && stage == current && !self.grouped() && placed > 0;
        self.medals = has_medals.then_some(placed.min(MEDALS));
        let Some(found) = tournament.stage_no(stage) else { return };
        self.basis = match found.plan.format {
            Format::SingleElimination { .. } | Format::DoubleElimination { .. } => {
                Basis::Elimination
            }
            Format::RoundRobin { .. }
            | Format::Groups { .. }
            | Format::Swiss { .. }
            | Format::Recorded => Basis::Steps,
            Format::Tables { .. } => Basis::Tables,
            Format::Ladder => Basis::Ladder,
        };
        let steps = found.plan.standings().steps.into_iter();
        self.steps = steps.map(|step| step.criterion).collect();
        self.filled = tournament.stage_no(stage + 1).is_some_and(|next| next.plan.fill.is_some());
        let begun = self.lines.iter().any(|line| line.tally.matches() > 0);
        self.across = if begun { tournament.next_across(stage + 1, 0) } else { Vec::new() };
    }

    /// Limits the lines to the next category with players; after
    /// the last one, to none. False if there is no category.
    pub(super) fn next_category(
        &mut self,
        tournament: &Tournament,
        stage: u32,
        data: &Snapshot,
    ) -> bool {
        let begins = tournament.first_day().unwrap_or(data.today);
        let is_in = |name: &String| {
            let mut players = self.whole.iter().map(|line| line.player);
            players.any(|player| data.club.is_in_category_of(tournament, player, name, begins))
        };
        let mut names = data.club.category_names();
        names.retain(is_in);
        self.category = next_of(names, self.category.as_deref());
        let found = self.category.is_some() || !self.overall.is_empty();
        self.refresh(tournament, stage, data);
        found
    }

    /// The tie-breaks of the plan; none if the order has another basis.
    pub(super) fn steps(&self) -> &[Criterion] {
        if self.basis == Basis::Steps { &self.steps } else { &[] }
    }

    fn grouped(&self) -> bool {
        self.lines.first().is_some_and(|line| line.group.is_some())
    }

    /// The player of the selected line.
    pub(super) fn selected(&self) -> Option<PlayerId> {
        Some(self.lines.get(self.selection.row(self.lines.len())?)?.player)
    }

    pub(super) fn update(&mut self, news: &News, context: &Context<'_>) -> Option<Chosen> {
        let row = self.selection.update(news, PANE, self.lines.len(), context.frame).chosen()?;
        self.lines.get(row).map(|line| Chosen::Line(line.player))
    }

    /// Draws the lines. Returns whether a value is marked as decisive.
    pub(super) fn view(
        &self,
        area: Rect,
        focused: bool,
        tournament: &Tournament,
        pen: &mut Pen<'_>,
    ) -> bool {
        let words = pen.words;
        if self.lines.is_empty() {
            draw_empty(area, no_entrants(tournament, self.stage, pen), pen);
            return false;
        }
        let marked = Marked::new(false);
        let sizes_differ = tournament.group_sizes_differ(self.stage + 1);
        let area = if self.filled { self.draw_rule(area, sizes_differ, pen) } else { area };
        let notes = [
            self.out.then(|| words.screen.tournament.own_stage().to_owned()),
            so_far(tournament, self.stage, words).map(|so_far| text::capital(&so_far)),
            self.category.as_ref().map(|category| words.screen.prizes.only(category)),
        ];
        let mut area = area;
        for note in notes.into_iter().flatten() {
            area = draw_below(area, &note, pen.theme.muted, pen);
        }
        let area = if focused { self.draw_outlook(area, tournament, pen) } else { area };
        let steps = step_names(&self.steps, words);
        let fields = self.fields(tournament, &steps, area.width, pen);
        let row = |at: usize| {
            let line = self.lines.get(at)?;
            marked.set(marked.get() || is_decided(line, self.steps()));
            Some((at, line))
        };
        fields.draw(area, (PANE, self.lines.len()), row, (self.selection, focused), pen);
        marked.get()
    }

    /// Draws at the bottom how players of one rank in different groups compare. Returns the room above.
    fn draw_rule(&self, area: Rect, sizes_differ: bool, pen: &mut Pen<'_>) -> Rect {
        let one = |line: &Standing| {
            let group = line.group.map_or_else(String::new, group_name);
            let rank = line.rank.map_or_else(String::new, |rank| rank.to_string());
            let own = self.lines.iter().find(|own| own.player == line.player);
            let place = |one: &Standing| (one.group, one.rank);
            let tied = |other: &&Standing| own.is_some_and(|own| place(own) == place(other));
            let name = match self.lines.iter().filter(tied).count() {
                0 | 1 => text::fit(&pen.data.name(line.player), NAME),
                several => pen.words.term.tied(several),
            };
            pen.words.term.across_one(&rank, &name, &group)
        };
        let so_far = self.across.iter().map(one).collect::<Vec<_>>();
        let so_far = (!so_far.is_empty())
            .then(|| pen.words.term.across_so_far(so_far.join(pen.words.term.pause())));
        let columns = usize::from(area.width).max(2) - 1;
        let rule = text::wrap(&pen.words.term.across_groups(sizes_differ), columns);
        let so_far = so_far.map(|so_far| text::wrap(&so_far, columns)).unwrap_or_default();
        let lines: Vec<String> = so_far.into_iter().chain(rule).collect();
        let height = span(lines.len());
        let [area, below] = down(area, [REST, height]);
        for (line, place) in lines.iter().zip(below.rows()) {
            pen.line(place, &format!(" {line}"), pen.theme.muted);
        }
        area
    }

    /// Draws at the bottom what the selected player needs to advance. Returns the room above.
    fn draw_outlook(&self, area: Rect, tournament: &Tournament, pen: &mut Pen<'_>) -> Rect {
        let selected = self.selected().filter(|_| self.stage == tournament.current());
        let Some((player, outlook)) =
            selected.and_then(|player| Some((player, tournament.outlook(player)?)))
        else {
            return area;
        };
        let say = &pen.words.screen.find;
        let told = say.without(pen.data.name(player), say.outlook(outlook));
        draw_below(area, &told, pen.theme.accent, pen)
    }

    /// The columns for this width.
    fn fields<'a>(
        &'a self,
        tournament: &'a Tournament,
        steps: &'a [String],
        width: u16,
        pen: &Pen<'a>,
    ) -> Fields<'a, Line<'a>> {
        let (words, data, looks) = (pen.words, pen.data, pen.theme.clone());
        let title = words.screen.tournament.column;
        let name = move |line: &Standing, muted| {
            let name = data.titled(line.player);
            let exit = tournament.exits.get(&line.player);
            let void = tournament.is_annulled(self.stage, line.player);
            match exit.map(|exit| words.screen.tournament.left(exit.reason, void)) {
                Some(left) => Cell::styled(words.term.aside(&name, left), muted),
                None => name.into(),
            }
        };
        let (muted, accent) = (looks.muted, looks.accent);
        let fields = Fields::default()
            .with_if(self.grouped(), Column::word(title.group(), 2), |(_, line): &Line<'a>| {
                line.group.map_or_else(String::new, group_name)
            })
            .with(Column::number(title.rank(), 4), move |(at, line)| self.rank(*at, line, &looks))
            .with_if(self.category.is_some(), Column::number(title.overall(), 4), |(at, _)| {
                let overall = self.overall.get(*at).copied().flatten();
                overall.map_or_else(String::new, |rank| rank.to_string())
            })
            .with_if(
                width >= WIDE,
                Column::left(title.number(), Width::Context),
                move |(_, line)| Cell::from(data.number(line.player)).or(""),
            )
            .with(Column::name(title.name()), move |(_, line)| name(line, muted));
        let fields = match self.basis {
            Basis::Tables => fields
                .with(Column::number(title.points(), 7), |(_, line)| {
                    line.table.unwrap_or_default().points.to_string()
                })
                .with(Column::number(title.games_played(), 6), |(_, line)| {
                    line.table.unwrap_or_default().games().to_string()
                })
                .with(Column::number(title.places(), 15), |(_, line)| places(line)),
            Basis::Steps => {
                let fields = self.results(fields, false, words);
                let steps = steps.iter().zip(&self.steps).enumerate();
                steps.fold(fields, |fields, (at, (name, criterion))| {
                    let column = Column::number(name.clone(), STEP_COLUMNS);
                    fields.with(column, move |(_, line)| match step_value(line, at, *criterion) {
                        (value, true) => Cell::styled(value, accent),
                        (value, false) => value.into(),
                    })
                })
            }
            Basis::Elimination => {
                let reached = Column::word(title.reached(), 13);
                let fields =
                    fields.with(reached, move |(_, line)| reached_cell(line, tournament, words));
                self.games(fields, width >= ROOMY_ELIMINATION, words)
            }
            Basis::Ladder => self.games(fields, width >= ROOMY, words),
        };
        let tie = Column::number(title.tie(), STEP_COLUMNS);
        fields.with_if(self.ties, tie, move |(_, line)| {
            Cell::styled(tie_text(line, tournament.stage_no(self.stage), words), accent)
        })
    }

    /// Adds columns of matches, wins, draws and losses.
    fn results<'a>(
        &self,
        fields: Fields<'a, Line<'a>>,
        roomy: bool,
        words: &'static Words,
    ) -> Fields<'a, Line<'a>> {
        let title = words.screen.tournament.column;
        let (record, draws) = record_column(&self.lines, words);
        let matches = figures(roomy, (title.matches(), 7), (title.matches_short(), 3));
        fields
            .with(matches, |(_, line)| line.tally.matches().to_string())
            .with(record, move |(_, line)| line.record(draws))
    }

    /// Adds columns of results and games.
    fn games<'a>(
        &self,
        fields: Fields<'a, Line<'a>>,
        roomy: bool,
        words: &'static Words,
    ) -> Fields<'a, Line<'a>> {
        let title = words.screen.tournament.column;
        let games = figures(roomy, (title.games(), 9), (title.games_short(), 4));
        self.results(fields, roomy, words)
            .with(Column::number(title.difference(), 5), |(_, line)| difference(line.tally))
            .with(games, |(_, line)| line.tally.games_won.to_string())
    }

    /// The rank: as a medal, or behind the mark of advancing players.
    fn rank(&self, at: usize, line: &Standing, looks: &Theme) -> Cell {
        let goes_on = self.goes_on.get(at).copied().unwrap_or(false);
        let rank = line.rank.map_or_else(String::new, |rank| rank.to_string());
        let medal = line.rank.filter(|rank| Some(*rank) <= self.medals);
        if let Some(medal) = medal.and_then(|rank| looks.medal(rank)) {
            let (rank, style) = chip(&rank, medal);
            return Cell::styled(rank, style);
        }
        let (mark, look) = if goes_on { (GOES_ON, looks.winner) } else { ("", looks.text) };
        // Below the middle of the medals.
        let pad = if self.medals.is_some() { " " } else { "" };
        Cell::styled(format!("{mark}{rank}{pad}"), look)
    }
}

/// The name after this one; none after the last.
pub(in crate::tui::screen) fn next_of(names: Vec<String>, now: Option<&str>) -> Option<String> {
    let at = now.and_then(|now| names.iter().position(|name| name == now));
    names.into_iter().nth(at.map_or(0, |at| at + 1))
}

/// A line of the standings with its index.
type Line<'a> = (usize, &'a Standing);

/// A column of numbers with a long or a short heading, each with its width. No heading is cut.
fn figures(roomy: bool, long: (&'static str, u16), short: (&'static str, u16)) -> Column {
    let (title, columns) = if roomy { long } else { short };
    Column::number(title, columns.max(span(text::width(title))))
}

/// The column of [`Standing::record`], and whether it has draws.
pub(in crate::tui) fn record_column(lines: &[Standing], words: &Words) -> (Column, bool) {
    let draws = Tally::has_draws(lines.iter().map(|line| line.tally));
    let widest = lines.iter().map(|line| line.record(draws).len()).max().unwrap_or(0);
    (Column::number(words.term.record(draws), span(widest.max(RECORD))), draws)
}

/// How often each rank was reached in pods, from the first rank on.
fn places(line: &Standing) -> String {
    let table = line.table.unwrap_or_default();
    let last = table.places.iter().rposition(|&taken| taken > 0).map_or(0, |at| at + 1);
    let places: Vec<String> = table.places[..last].iter().map(u32::to_string).collect();
    places.join("-")
}

/// The last round of a player in an elimination. Its code stands where room is short, except for the winner.
fn reached_cell(line: &Standing, tournament: &Tournament, words: &Words) -> Cell {
    let code = line.reached.as_ref().map(|round| words.term.round_code(round));
    let told = Cell::from(reached(line, tournament, words));
    match code.filter(|_| line.rank.is_some_and(|rank| rank > 1)) {
        Some(code) => told.or(code),
        None => told,
    }
}

/// Draws a text at the bottom. Returns the room above.
fn draw_below(area: Rect, text: &str, look: Style, pen: &mut Pen<'_>) -> Rect {
    let [area, below] = down(area, [REST, 1]);
    pen.line(below, &format!(" {text}"), look);
    area
}

/// How a tied player was ordered: by lots, by the organiser's reason, or by play-off wins.
pub(super) fn tie_text(line: &Standing, stage: Option<&Stage>, words: &Words) -> String {
    let reason = || stage?.tie_reason(line.player);
    match (line.tie, reason()) {
        (None, _) => String::new(),
        (Some(TieDecision::Elsewhere), Some(reason)) => {
            text::fit(reason, usize::from(STEP_COLUMNS))
        }
        (Some(tie), _) => words.screen.tournament.tie(tie),
    }
}

/// The headings of the tie-breaks.
pub(in crate::tui) fn step_names(steps: &[Criterion], words: &Words) -> Vec<String> {
    steps.iter().map(|&step| words.term.criterion(step)).collect()
}

/// The value of each tie-break, marked if it put the player below the one above; and whether it did.
pub(in crate::tui::screen) fn step_values(
    line: &Standing,
    steps: &[Criterion],
) -> impl Iterator<Item = (String, bool)> {
    (0..).zip(steps).map(|(at, criterion)| step_value(line, at, *criterion))
}

fn step_value(line: &Standing, at: usize, criterion: Criterion) -> (String, bool) {
    let value = line.values.get(at).copied().flatten();
    let value = value.map_or_else(String::new, |value| criterion_value(criterion, value));
    let decided = line.separated_by == Some(at);
    (if decided { format!("{DECIDED}{value}") } else { value }, decided)
}

/// Whether a tie-break put the player below the one above.
pub(super) fn is_decided(line: &Standing, steps: &[Criterion]) -> bool {
    line.separated_by.is_some_and(|at| at < steps.len())
}

/// How far a player came in an elimination.
pub(in crate::tui) fn reached(line: &Standing, tournament: &Tournament, words: &Words) -> String {
    let say = &words.screen.tournament;
    if let (None, Some(exit)) = (line.rank, tournament.exits.get(&line.player)) {
        return say.left(exit.reason, false).to_owned();
    }
    match (line.rank, &line.reached) {
        (Some(rank), Some(round)) => words.term.reached(round, rank),
        (None, _) => words.screen.tournament.still_in().to_owned(),
        (Some(_), None) => line
            .group
            .map_or_else(String::new, |group| words.screen.tournament.group(group_name(group))),
    }
}

/// Shows the tie-breaks of a player in the last stage that they played,
/// up to this one. If ranks have another basis, the player's page opens.
pub(super) fn show(
    tournament: &Tournament,
    stage: u32,
    player: PlayerId,
    context: &Context<'_>,
) -> Step {
    let found = (1..=stage).rev().find_map(|number| {
        let lines = tournament.standings_of(number);
        let at = lines.iter().position(|line| line.player == player)?;
        Some((number, lines, at))
    });
    let with_steps = found.filter(|(number, ..)| {
        tournament.stage_no(*number).is_some_and(|stage| stage.plan.format.has_points())
    });
    let Some((number, lines, at)) = with_steps else {
        return Step::Open(Route::Player(player));
    };
    let title = context.words.screen.tournament.why_here(context.data.name(player));
    let told = explained(tournament, number, &lines, at, context);
    Step::cover(Details::new(title, told).onwards(Route::Player(player)))
}

fn explained(
    tournament: &Tournament,
    number: u32,
    lines: &[Standing],
    at: usize,
    context: &Context<'_>,
) -> Vec<String> {
    let (say, sheet) = (&context.words.screen.tournament, &context.words.message.sheet);
    let line = &lines[at];
    let stage = tournament.stage_no(number);
    let steps = stage.map(|stage| stage.plan.standings().steps).unwrap_or_default();
    let workings = tournament.workings(number).remove(&line.player).unwrap_or_default();
    let above = at.checked_sub(1).map(|above| &lines[above]);
    let above = above.filter(|above| above.group == line.group && above.rank != line.rank);
    let mut told = Vec::new();
    for (no, step) in steps.iter().enumerate() {
        let value = line.values.get(no).copied().flatten();
        let addends = workings.get(no).map_or(&[][..], Vec::as_slice);
        told.push(one(step, value, addends, context));
        if let Some(above) = above.filter(|_| line.tie.is_none() && line.separated_by == Some(no)) {
            told.push(say.decides(context.data.name(above.player)));
        }
    }
    let level = lines.iter().filter(|one| (one.group, one.rank) == (line.group, line.rank));
    let level: Vec<String> = level
        .filter(|one| one.player != line.player && one.rank.is_some())
        .map(|one| context.data.name(one.player))
        .collect();
    match line.tie {
        Some(_) => told.push(say.tie_decided(tie_text(line, stage, context.words))),
        None if !level.is_empty() => told.push(say.level_with(context.words.term.list(&level))),
        None => {}
    }
    let all = || workings.iter().flatten();
    told.extend(all().any(|one| one.is_cut).then(|| sheet.cut_meant().to_owned()));
    told.extend(all().any(|one| one.opponent.is_none()).then(|| sheet.dummy_meant().to_owned()));
    told
}

/// A tie-break with its value and the parts of the sum.
fn one(step: &TieBreak, value: Option<f64>, addends: &[Addend], context: &Context<'_>) -> String {
    let words = &context.words.message;
    let name = context.words.term.criterion(step.criterion);
    let meaning = words.tie_breaks.counts_of(*step);
    let value =
        value.map_or_else(|| "-".to_owned(), |value| criterion_value(step.criterion, value));
    let working = words.sheet.working(addends, &context.data.club);
    context.words.screen.tournament.tie_break(&name, &value, &meaning, &working)
}

/// The most places with columns: the odds of later places are not interesting.
const PLACES: usize = 8;
/// Columns of a probability. A heading may be wider.
const COLUMN: u16 = 5;
const ADVANCES: u16 = 8;

/// Shows the odds, or the reason why there are none.
pub(super) fn show_odds(foretold: &TournamentOdds, context: &Context<'_>) -> Step {
    let (data, say) = (context.data, &context.words.screen.odds);
    let groups = match &foretold.odds {
        Ok(groups) => groups,
        Err(why) => return Step::inform(say.none(*why), context),
    };
    let name = data.club.tournament(foretold.tournament).map(|found| found.name.as_str());
    let places = groups.iter().map(|group| &group.odds.places).max_by_key(|places| places.len());
    let places = places.into_iter().flatten().take(PLACES).enumerate();
    let goes_on = groups.iter().any(|group| group.advance.is_some());
    let fields = Fields::default()
        .with(Column::name(say.player()), |(group, _, chances): &OddsLine<'_>| {
            let name = data.name(chances.player);
            group.group.map_or_else(|| name.clone(), |group| say.in_group(group, &name))
        })
        .with_if(goes_on, Column::number(say.advances(), ADVANCES), |(group, at, _)| {
            let advance = group.advance.as_ref().and_then(|all| all.get(*at));
            advance.map(|share| say.percent(*share)).unwrap_or_default()
        });
    let fields = places.fold(fields, |fields, (at, places)| {
        let heading = say.places(*places);
        let columns = COLUMN.max(u16::try_from(text::width(&heading)).unwrap_or(COLUMN));
        fields.with(Column::number(heading, columns).spare(), move |(.., chances)| {
            let share = chances.probabilities.get(at);
            share.map(|share| say.percent(*share)).unwrap_or_default()
        })
    });
    let simulated = groups.iter().find(|group| !group.odds.is_exact());
    let lead = simulated.or_else(|| groups.first()).map(|group| say.method(group.odds.method));
    let title = say.title(name.unwrap_or_default());
    Step::cover(fields.table(title, lead.into_iter().collect(), groups.iter().flat_map(odds_lines)))
}

/// A player of a group, with the index in it.
type OddsLine<'a> = (&'a GroupOdds, usize, &'a Chances);

/// The players of a group, the likeliest winner first.
fn odds_lines(group: &GroupOdds) -> Vec<OddsLine<'_>> {
    let players = group.odds.players.iter().enumerate();
    let mut lines: Vec<OddsLine<'_>> = players.map(|(at, chances)| (group, at, chances)).collect();
    lines.sort_by(|(.., a), (.., b)| {
        let each = a.probabilities.iter().zip(&b.probabilities);
        each.map(|(a, b)| compare(*b, *a))
            .find(|order| order.is_ne())
            .unwrap_or_else(|| a.player.cmp(&b.player))
    });
    lines
}
