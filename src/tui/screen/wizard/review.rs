//! The last steps: the seeds with their first matches, and the
//! review of the whole tournament. Also the comparison of formats.

use chrono::NaiveDateTime;

use super::step::Focus;
use super::{SEEDS, Wizard, people_changed};
use crate::clock::{in_the_hall, written_in_the_hall};
use crate::domain::bracket::group_letter;
use crate::domain::format::Format;
use crate::domain::rating::{compare_ratings, written};
use crate::export::after;
use crate::foresight::{FormatLine, Priority};
use crate::request::draft::field::Order;
use crate::request::draft::{Field, StepName};
use crate::request::foresight::Compared;
use crate::tui::kit::overlay::TableOverlay;
use crate::tui::kit::prelude::*;
use crate::tui::kit::theme::Density;
use crate::words::screen::wizard::WizardWords;

/// The part that scrolls.
const PAGE: Pane = Pane(5);
/// The most players of a kind that are named. More are only counted.
const NAMED: usize = 8;
/// Columns between a label and its text.
const GAP: usize = 2;

/// A label of the review, by its index in the words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Label {
    Name,
    Format,
    Then,
    Ties,
    List,
    Unit,
    Limits,
    FirstMove,
    CardGame,
    Entrants,
    New,
    OutsideLimits,
    Left,
    Alike,
    Written,
}

impl Wizard {
    /// Whether the number of entrants allows what Enter does.
    fn may_begin(&self) -> bool {
        let prospect = &self.preview.prospect;
        let (least, most) = prospect.takes;
        !prospect.format.has_draw() || (least..=most).contains(&prospect.entrants)
    }

    /// The effect of Enter on this step.
    pub(super) fn last_sense(&self) -> FooterLabel {
        match (self.may_begin(), self.draft.rules.format.has_draw()) {
            (false, _) => FooterLabel::Entrants,
            (true, true) => FooterLabel::Start,
            (true, false) => FooterLabel::Begin,
        }
    }

    /// Scrolls by one line.
    pub(super) fn scroll(&mut self, down: bool, context: &Context<'_>) {
        let lines = self.review(context.frame.width(PAGE), context.data, context.words).len();
        let most = lines.saturating_sub(context.frame.height(PAGE));
        self.scrolled =
            if down { (self.scrolled + 1).min(most) } else { self.scrolled.saturating_sub(1) };
    }

    /// Draws the review and the two buttons below.
    pub(super) fn draw_review(&self, area: Rect, pen: &mut Pen<'_>) {
        let gap = u16::from(area.height > 12);
        let [_, page, _, buttons] = down(area, [gap, REST, gap, 1]);
        pen.hits.add_pane(page, PAGE);
        let lines = self.review(usize::from(page.width), pen.data, pen.words);
        let most = lines.len().saturating_sub(usize::from(page.height));
        let scrolled = self.scrolled.min(most);
        for ((label, value, warns), line) in lines.iter().skip(scrolled).zip(page.rows()) {
            let style = if *warns { pen.theme.warning } else { pen.theme.text };
            pen.pieces(line, [(label.as_str(), pen.theme.muted), (value.as_str(), style)]);
        }
        if scrolled < most {
            draw_more(most - scrolled + 1, page, pen);
        }
        self.draw_buttons(buttons, pen);
    }

    fn draw_buttons(&self, line: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.wizard;
        let drawn = self.draft.rules.format.has_draw();
        let first = if drawn { words.start() } else { words.open() };
        let first = (format!("[ Enter: {first} ]"), CommandId::Proceed);
        let second = (format!("[ Ctrl-S: {} ]", words.create()), CommandId::Finish);
        let mut rest = line;
        let buttons = [self.may_begin().then_some(first), drawn.then_some(second)];
        for (label, command) in buttons.into_iter().flatten() {
            let label = [(label.as_str(), pen.theme.key)];
            rest = behind(pen.button(rest, &label, Target::Command(command)), 2);
        }
    }

    /// The lines of the review: label, text, and whether it needs attention.
    fn review(
        &self,
        columns: usize,
        data: &Snapshot,
        words: &'static Words,
    ) -> Vec<(String, String, bool)> {
        let labels = &words.screen.wizard.review();
        let width = labels.iter().map(|label| text::width(label)).max().unwrap_or(0) + GAP;
        let mut lines = Vec::new();
        for (label, value, warns) in self.facts(data, words) {
            let label = labels.get(label as usize).copied().unwrap_or_default();
            let parts = text::wrap(&value, columns.saturating_sub(width).max(1));
            for (at, part) in parts.into_iter().enumerate() {
                let label = if at == 0 { label } else { "" };
                lines.push((text::pad(label, width), part, warns));
            }
        }
        lines
    }

    fn facts(&self, data: &Snapshot, words: &'static Words) -> Vec<(Label, String, bool)> {
        let (say, draft) = (&words.screen.wizard, &self.draft);
        let plan = draft.rules.plan();
        let format = if draft.is_by_hand() {
            words.term.plan_by_hand(&plan)
        } else {
            words.term.plan(&plan, None)
        };
        let mut facts =
            vec![(Label::Name, draft.name.clone(), false), (Label::Format, format, false)];
        if let Some(then) = draft.rules.then() {
            facts.push((Label::Then, words.term.plan(&then, Some(plan.format)), false));
        }
        if let Some(idle) = words.message.event.idle_tie_breaks(&plan) {
            facts.push((Label::Ties, idle, true));
        }
        if self.asks(Field::List) {
            let list = data.club.list(draft.rules.list).map(|list| list.name.clone());
            facts.push((Label::List, list.unwrap_or_default(), false));
        }
        if let Some((list, advice)) =
            data.unit_advice().find(|(list, _)| list.id == draft.rules.list)
        {
            let advice = words.message.rating.unit_advice(&advice, &list.name);
            facts.push((Label::Unit, advice, true));
        }
        let typed = |field| Some(draft.text(field)).filter(|text| !text.is_empty());
        let (from, below) = (typed(Field::From), typed(Field::Below));
        if from.is_some() || below.is_some() || draft.established {
            let limits = say.limits(from, below, !draft.established);
            facts.push((Label::Limits, limits, false));
        }
        if let Some(first) = typed(Field::FirstMove).filter(|_| self.asks(Field::FirstMove)) {
            facts.push((Label::FirstMove, first.to_owned(), false));
        }
        if let Some(game) = draft.rules.card_game {
            facts.push((Label::CardGame, words.message.hands.game(game).to_owned(), false));
        }
        if plan.format.has_draw() {
            facts.extend(self.people(words));
        }
        let entered = if plan.format.has_draw() { draft.entrants.len() } else { 0 };
        let new = if plan.format.has_draw() { draft.new_players().count() } else { 0 };
        let drawn = plan.format != Format::Ladder && self.may_begin();
        facts.push((Label::Written, say.written(new, entered, drawn), false));
        facts
    }

    fn people(&self, words: &'static Words) -> Vec<(Label, String, bool)> {
        let (say, draft) = (&words.screen.wizard, &self.draft);
        let seeds = self.preview.seeds(draft).into_iter();
        let named: Vec<String> = seeds
            .filter_map(|place| self.preview.number(place))
            .map(|number| self.preview.name(number))
            .collect();
        let entrants = match named.len() {
            0 => "0".to_owned(),
            count => say.named(count, first_of(&named, *say)),
        };
        let mut facts = vec![(Label::Entrants, entrants, named.is_empty())];
        let new: Vec<String> =
            draft.new_players().map(|new_player| new_player.name.clone()).collect();
        let outside = (0..draft.entrants.len()).filter_map(|place| self.preview.number(place));
        let outside: Vec<String> = outside
            .filter(|number| self.preview.outside.contains_key(number))
            .map(|number| self.preview.name(number))
            .collect();
        // If all are new, they are named only once.
        let all_new = !new.is_empty() && new.len() == named.len();
        let new = if all_new { new.len().to_string() } else { first_of(&new, *say) };
        let left: Vec<String> = draft.left.iter().map(|left| left.name.clone()).collect();
        let alike = self.preview.alike.iter();
        let alike: Vec<String> =
            alike.map(|pair| pair.map(|number| self.preview.named(number)).join(" = ")).collect();
        for (label, names, warns) in [
            (Label::New, new, false),
            (Label::OutsideLimits, first_of(&outside, *say), true),
            (Label::Left, first_of(&left, *say), true),
            (Label::Alike, first_of(&alike, *say), true),
        ] {
            if !names.is_empty() {
                facts.push((label, names, warns));
            }
        }
        facts
    }
}

/// The first names, and how many more there are.
fn first_of(names: &[String], say: WizardWords) -> String {
    let more = names.len().checked_sub(NAMED).filter(|more| *more > 0);
    let mut told: Vec<String> = names.iter().take(NAMED).cloned().collect();
    told.extend(more.map(|more| say.others(more)));
    told.join(say.between())
}

/// Draws in the last line how many lines are below.
fn draw_more(lines: usize, page: Rect, pen: &mut Pen<'_>) {
    let last = Rect { y: page.bottom().saturating_sub(1), height: page.height.min(1), ..page };
    let more = pen.words.screen.help.more(lines);
    pen.line(last, &text::pad(more.trim(), usize::from(page.width)), pen.theme.muted);
}

// The bottom lines of every step: facts about the future tournament.

impl Wizard {
    /// The refusal that the bottom lines show. The numbers that the format takes are among the facts.
    pub(super) fn standing(&self) -> Option<&Refusal> {
        let is_told = |refusal: &&Refusal| !matches!(refusal, Refusal::EntrantCount { .. });
        self.preview.refusal.as_ref().filter(is_told)
    }

    /// Draws the facts about the future tournament, or a more urgent message.
    pub(super) fn draw_foot(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = pen.words;
        let refused = self.standing();
        let refused = refused.map(|it| say.message.refusal(it, &self.preview.club).what);
        let warning = people_changed(&self.changes, pen)
            .or(refused)
            .or_else(|| self.likely_duplicates(pen.words));
        let columns = usize::from(area.width);
        let (lines, style) = if let Some(warning) = warning {
            (text::wrap(&warning, columns), pen.theme.warning)
        } else {
            // The numbers that the format takes are not needed before players can be added.
            let known = &self.preview.prospect;
            let is_early = known.entrants == 0 && self.draft.step < StepName::Entrants;
            let untold = is_early && known.format.has_draw();
            let parts = if untold { Vec::new() } else { say.screen.wizard.prospect(known) };
            let whole = text::wrap(&parts.concat(), columns);
            let packed = packed(parts, columns);
            // Line breaks must not drop a fact.
            let fits = packed.len() <= usize::from(area.height);
            (if fits { packed } else { whole }, pen.theme.muted)
        };
        pen.lines(area, &lines, style);
    }

    /// A sentence about entrants who may be one person, on the step where one can be removed.
    fn likely_duplicates(&self, words: &'static Words) -> Option<String> {
        let first = self.preview.alike.first().filter(|_| self.draft.step == StepName::Entrants)?;
        let two = first.map(|number| self.preview.named(number));
        Some(words.screen.wizard.may_be_one(&two, self.preview.alike.len() - 1))
    }
}

/// Parts in lines, broken between parts if possible.
fn packed(parts: Vec<String>, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if text::width(line) + text::width(part.trim_end()) <= columns => {
                line.push_str(&part);
            }
            _ => lines.push(part),
        }
    }
    text::wrap_all(lines, columns)
}

const PLACE: u16 = 4;
const RATING: u16 = 8;
/// Stands between the seeds and their opponents.
const RULE: &str = "│";

impl Wizard {
    /// Passes news to the list of seeds.
    pub(super) fn in_seeds(&mut self, news: &News, context: &Context<'_>) {
        if matches!(news, News::Click { .. }) {
            self.focus_on(Focus::Seeds);
        }
        let len = self.draft.entrants.len();
        self.seeds.update(news, SEEDS, len, context.frame);
    }

    pub(super) fn move_seed(&mut self, down: bool, context: &Context<'_>) {
        let mut order = self.preview.seeds(&self.draft);
        let len = order.len();
        let Some(at) = self.seeds.row(len) else { return };
        let to = if down { at.checked_add(1) } else { at.checked_sub(1) };
        if let Some(to) = to.filter(|to| *to < len) {
            order.swap(at, to);
            self.draft.hand = order;
            self.draft.rules.seeding = Order::Hand;
            self.focus_on(Focus::Seeds);
            self.seeds.select(to, len, context.frame.height(SEEDS));
        }
    }

    /// Draws the fields, then the seeds with their opponents beside them.
    pub(super) fn draw_seeds(&self, area: Rect, pen: &mut Pen<'_>) {
        let fields = self.fields(StepName::Seeds);
        let count = span(fields.len());
        let gap = u16::from(area.height > 14);
        let columns = usize::from(area.width);
        let equals: Vec<String> = match self.equals() {
            0 => Vec::new(),
            equals => text::wrap(&pen.words.screen.wizard.equal_ratings(equals), columns),
        };
        let told = span(equals.len());
        let [_, rows, doc, equal, _, lists] = down(area, [gap, count, 1, told, gap, REST]);
        for (field, line) in fields.iter().zip(rows.rows()) {
            self.draw_field(*field, line, pen);
        }
        let focused = match self.focus {
            Focus::Field(field) => field,
            _ => Field::Seeding,
        };
        let hint = pen.words.screen.wizard.field(focused).doc;
        pen.line(doc, hint, pen.theme.muted);
        pen.lines(equal, &equals, pen.theme.text);
        let halves = [Constraint::Fill(1), Constraint::Length(1), Constraint::Fill(1)];
        let [seeds, rule, meets] = Layout::horizontal(halves).spacing(1).areas(lists);
        self.draw_order(seeds, pen);
        for row in rule.rows() {
            pen.line(row, RULE, pen.theme.border);
        }
        self.draw_meetings(meets, pen);
    }

    /// How many entrants share a rating, if ratings decide the seeds.
    /// The order of entry decides between them, also about byes.
    fn equals(&self) -> usize {
        if self.draft.rules.seeding != Order::Rating {
            return 0;
        }
        let numbers = (0..self.draft.entrants.len()).filter_map(|at| self.preview.number(at));
        let mut ratings: Vec<f64> =
            numbers.map(|number| self.preview.rating(&self.draft, number)).collect();
        ratings.sort_by(f64::total_cmp);
        let alike = ratings.chunk_by(|a, b| compare_ratings(*a, *b).is_eq());
        alike.map(<[f64]>::len).filter(|alike| *alike > 1).sum()
    }

    fn draw_order(&self, area: Rect, pen: &mut Pen<'_>) {
        let focused = self.focus == Focus::Seeds;
        let [title, list] = down(area, [1, REST]);
        let lots = self.draft.rules.seeding == Order::Lots;
        let order = if lots { self.draft.places() } else { self.preview.seeds(&self.draft) };
        let fields = Fields::default()
            .with(Column::number("", PLACE), |(row, _): &(usize, PlayerId)| {
                if lots { String::new() } else { format!("{}.", row + 1) }
            })
            .with(Column::name(""), |(_, number)| self.name(*number))
            .with(Column::number("", RATING), |(_, number)| {
                written(self.preview.rating(&self.draft, *number))
            });
        let row = |row: usize| Some((row, self.preview.number(*order.get(row)?)?));
        let head = (pen.words.screen.wizard.seeds(), title, list);
        fields.draw_titled(head, (SEEDS, order.len()), row, (self.seeds, focused), pen);
    }

    /// Draws the groups or the first matches.
    fn draw_meetings(&self, area: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.wizard;
        if self.draft.rules.seeding == Order::Lots {
            let lines = text::wrap(words.lots(), usize::from(area.width));
            pen.lines(area, &lines, pen.theme.muted);
            return;
        }
        let Some(draw) = self.preview.draw() else { return };
        let [title, list] = down(area, [1, REST]);
        if draw.groups.is_empty() {
            let room = usize::from(list.height);
            let pairs = cut(self.pairs(usize::from(list.width), words.bye()), room, pen.words);
            // A Swiss is paired when it starts.
            if !pairs.is_empty() {
                pen.line(title, words.first_round(), pen.theme.title);
            }
            pen.lines(list, &pairs, pen.theme.text);
            return;
        }
        let columns = if pen.density == Density::Full { 2 } else { 1 };
        pen.line(title, words.groups(), pen.theme.title);
        self.draw_groups(&draw.groups, columns, list, pen);
    }

    fn draw_groups(&self, groups: &[Vec<PlayerId>], columns: u16, area: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.wizard;
        let width = area.width / columns.max(1);
        // One line for each group, if they do not fit one below the other.
        let tall: usize = groups.iter().map(|group| group.len() + 1).sum();
        let fits = tall.div_ceil(usize::from(columns.max(1))) <= usize::from(area.height);
        let of = |group: &[PlayerId]| -> Vec<String> {
            group.iter().map(|number| self.seeded(*number)).collect()
        };
        let mut blocks: Vec<Vec<String>> = Vec::new();
        for (letter, group) in (1..).zip(groups) {
            let letter = group_letter(letter).map_or_else(|| letter.to_string(), String::from);
            let title = words.group(&letter);
            if fits {
                let members = of(group).into_iter().map(|line| format!("  {line}"));
                blocks.push(std::iter::once(title).chain(members).collect());
            } else {
                let seeds = group.iter().filter_map(|number| self.seed(*number));
                let seeds: Vec<String> = seeds.map(|seed| seed.to_string()).collect();
                blocks.push(vec![format!("{title}: {}", seeds.join(" "))]);
            }
        }
        let rows = usize::from(area.height);
        let mut parts: Vec<Vec<String>> = vec![Vec::new()];
        for block in blocks {
            let full = parts.last().is_some_and(|part| part.len() + block.len() > rows);
            // A group is not split. Groups that do not fit are counted in the last column.
            if full && parts.len() < usize::from(columns) {
                parts.push(block);
            } else if let Some(part) = parts.last_mut() {
                part.extend(block);
            }
        }
        for (at, part) in (0..columns).zip(parts) {
            let place = Rect { x: area.x + at * width, width: width.saturating_sub(1), ..area };
            pen.lines(place, &cut(part, rows, pen.words), pen.theme.text);
        }
    }

    /// The matches of the first round. A player without an opponent stands alone.
    fn pairs(&self, columns: usize, bye: &str) -> Vec<String> {
        let Some(found) = self.preview.tournament() else { return Vec::new() };
        let Some(first) = found.matches.first().map(|played| played.round.clone()) else {
            return Vec::new();
        };
        let room = columns.saturating_sub(3);
        let opening = found.matches.iter().filter(|played| played.round == first);
        let mut met = std::collections::HashSet::new();
        let mut lines = Vec::new();
        for players in opening.filter_map(|played| played.players()) {
            met.extend(players);
            let [a, b] = text::share(&players.map(|player| self.seeded(player)), room);
            lines.push(format!("{a} - {b}"));
        }
        let seeds = self.preview.draw().map(|draw| draw.seeds.clone()).unwrap_or_default();
        let idle = seeds.into_iter().filter(|player| !met.contains(player));
        // The bye is visible even behind a long name.
        let named = room.saturating_sub(text::width(bye));
        lines.extend(
            idle.map(|player| format!("{} - {bye}", text::fit(&self.seeded(player), named))),
        );
        lines
    }

    fn seed(&self, number: PlayerId) -> Option<u32> {
        self.preview.draw()?.seed(number)
    }

    fn seeded(&self, number: PlayerId) -> String {
        match self.seed(number) {
            Some(seed) => format!("{seed} {}", self.name(number)),
            None => self.name(number),
        }
    }

    fn name(&self, number: PlayerId) -> String {
        self.preview.name(number)
    }
}

/// The lines, or as many as fit and how many more there are.
fn cut(mut lines: Vec<String>, room: usize, words: &Words) -> Vec<String> {
    if lines.len() > room {
        let kept = room.saturating_sub(1);
        let more = lines.len() - kept;
        lines.truncate(kept);
        lines.push(words.screen.help.more(more).trim().to_owned());
    }
    lines
}

/// The most players to compare with: more than any format except a Swiss takes.
const MOST: usize = 256;

/// The compared formats and their order.
#[derive(Debug)]
pub(super) struct Comparison {
    compared: Box<Compared>,
    by: Priority,
    /// The start of the tournament.
    start: NaiveDateTime,
    /// Open matches of running tournaments. The comparison ignores them.
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

    /// Sorts the lines by a priority.
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

/// The time so many minutes after the start, with the number of days if it is another day.
fn time(start: NaiveDateTime, minutes: f64) -> String {
    let at = after(start, minutes);
    match (at.date() - start.date()).num_days() {
        0 => at.format("%H:%M").to_string(),
        days => format!("{}+{days}", at.format("%H:%M")),
    }
}

impl Layer for Comparison {
    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState::of(&[Scope::Comparison, Scope::List, Scope::Table, Scope::Overlay])
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::ENGLISH;

    #[test]
    fn of_many_the_first_are_named_and_the_others_counted() {
        let names: Vec<String> = (1..=40).map(|number| format!("P{number}")).collect();
        let say = ENGLISH.screen.wizard;
        assert_eq!(first_of(&names, say), "P1, P2, P3, P4, P5, P6, P7, P8, and 32 more");
        assert_eq!(first_of(&names[..8], say), "P1, P2, P3, P4, P5, P6, P7, P8");
        assert_eq!(first_of(&[], say), "");
    }
}
