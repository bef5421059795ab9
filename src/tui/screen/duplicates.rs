//! Two players side by side: are they one person? The pairs that may be registered twice
//! come one after the other, the likeliest first. Any other two can be compared too.

pub(super) mod mergers;

use std::time::{Duration, Instant};

use chrono::NaiveDate;

use crate::club::Player;
use crate::club::action::{JudgePlayers, MergePlayers};
use crate::club::question::history::{Cause, SeenMatch};
use crate::club::question::matcher::Pair;
use crate::club::question::merger::MergerEffect;
use crate::club::refusal::PersonRefusal;
use crate::club::registry::Verdict;
use crate::domain::matching::{CERTAIN, Reason, WORTH_A_LOOK};
use crate::tui::effect::Effect;
use crate::tui::kit::layer::Waits;
use crate::tui::kit::overlay;
use crate::tui::kit::overlay::Details;
use crate::tui::kit::prelude::*;
use crate::tui::kit::theme::Density;
use crate::tui::merger;
use crate::tui::work::Search;
use crate::words::message::Message;

const PANE: Pane = Pane(0);
/// How long a pair must have been on the screen before it can be merged, if it came up by itself.
const UNSEEN: Duration = Duration::from_millis(400);

/// From this probability on, a pair is more likely one person than two.
const RATHER: f64 = 0.5;

/// The probability of a pair, in words of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Band {
    Certain,
    Likely,
    Possible,
}

impl Band {
    const ALL: [Self; 3] = [Self::Certain, Self::Likely, Self::Possible];

    const fn of(probability: f64) -> Self {
        if probability >= CERTAIN {
            Self::Certain
        } else if probability >= RATHER {
            Self::Likely
        } else {
            Self::Possible
        }
    }

    fn name(self, words: &'static Words) -> &'static str {
        let say = &words.screen.duplicates;
        match self {
            Self::Certain => say.certain(),
            Self::Likely => say.likely(),
            Self::Possible => say.possible(),
        }
    }
}

/// The list of pairs, with the selected pair side by side.
#[derive(Debug, Clone)]
pub(super) struct Duplicates {
    /// The two players to compare; none for all pairs.
    two: Option<[PlayerId; 2]>,
    cases: Vec<Case>,
    /// The band of the shown pairs; none for all.
    band: Option<Band>,
    /// The bands with pairs, the most probable first.
    bands: Vec<Band>,
    selection: Selection,
    /// The selected pair, worked out once for many frames.
    sheet: Option<Box<Sheet>>,
    /// While a merge is being recorded: the rating before of the player who is kept.
    asked: Option<f64>,
    /// When the selected pair came up because the pair before was decided.
    came: Option<Instant>,
}

impl Duplicates {
    /// All pairs that may be registered twice, or two chosen players. The older number is on the left.
    pub(super) fn new(two: Option<[PlayerId; 2]>, data: &Snapshot) -> Self {
        let (cases, selection) = (Vec::new(), Selection::default());
        let (band, bands) = (None, Vec::new());
        let mut screen =
            Self { two, cases, band, bands, selection, sheet: None, asked: None, came: None };
        screen.refresh(data);
        screen
    }

    /// Updates the list. The selected pair stays. If this desk has decided it, the next pair takes its place.
    fn refresh(&mut self, data: &Snapshot) {
        let shown = self.case().map(|case| case.sides);
        self.cases = match self.two {
            None => data.duplicates().iter().cloned().map(Case::from).collect(),
            Some(sides) => two(sides, data).into_iter().collect(),
        };
        let has = |band: &Band| self.cases.iter().any(|case| case.band() == Some(*band));
        self.bands = Band::ALL.into_iter().filter(has).collect();
        self.band = self.band.filter(|band| self.two.is_none() && self.bands.contains(band));
        if let Some(band) = self.band {
            self.cases.retain(|case| case.band() == Some(band));
        }
        self.selection.follow(shown, self.cases.iter().map(|case| case.sides), data.gone());
        self.look(data);
    }

    fn case(&self) -> Option<&Case> {
        self.cases.get(self.selection.row(self.cases.len())?)
    }

    fn look(&mut self, data: &Snapshot) {
        self.sheet = self.case().map(|case| Box::new(Sheet::of(case.sides, data)));
    }

    /// Shows the pairs of the next band that has any. After the last band all are shown.
    fn filter(&mut self, data: &Snapshot) {
        self.band = self.bands.iter().copied().find(|band| Some(*band) > self.band);
        self.came = None;
        self.refresh(data);
    }

    fn skip(&mut self, context: &Context<'_>) {
        let len = self.cases.len();
        if let Some(row) = self.selection.row(len) {
            self.came = None;
            self.selection.select((row + 1) % len, len, context.frame.height(PANE));
            self.look(context.data);
        }
    }

    fn merge(&mut self, command: CommandId, context: &Context<'_>) -> Option<Step> {
        let case = self.case()?;
        let [left, right] = case.sides;
        // The key may have been meant for the pair before.
        if self.came.is_some_and(|came| context.now < came + UNSEEN) {
            return Some(Step::fail(context.words.screen.duplicates.unseen()));
        }
        let (keep, absorb) =
            if command == CommandId::KeepLeft { (left, right) } else { (right, left) };
        let is_likely = case.likeness.as_ref().is_some_and(|(chance, _)| *chance >= WORTH_A_LOOK);
        self.asked = Some(context.data.club.rating(ListId::MAIN, keep));
        let merge = Action::MergePlayers(MergePlayers { keep, absorb });
        let step = Step::try_ask(merge.into(), context);
        if is_likely {
            return Some(step);
        }
        let named = |player| format!("{} ({player})", context.data.name(player));
        let say = &context.words.screen.duplicates;
        let question = say.unlike(named(absorb), named(keep));
        let (follows, yes) = (say.unlike_follows(), say.unlike_yes());
        Some(Step::cover(Confirm::new(question, follows, yes, vec![step])))
    }

    /// Records that the two are two people, or cancels that.
    fn judge(&self, verdict: Verdict, context: &Context<'_>) -> Option<Step> {
        let [a, b] = self.case()?.sides;
        let club = &context.data.club;
        let actions = if club.registry().verdict(a, b) == Some(Verdict::Different) {
            club.verdict_taken_back(a, b)
        } else {
            vec![Action::JudgePlayers(JudgePlayers { a, b, verdict: Some(verdict) })]
        };
        Some(Step::try_ask(Request::Do(actions), context))
    }

    /// Reports a recorded merge with its effect on the rating.
    fn done(&mut self, seq: Seq, context: &Context<'_>) -> Vec<Step> {
        let asked = self.asked.take();
        let data = context.data;
        let merger = data.entries.iter().rposition(|entry| entry.seq == seq).and_then(|at| {
            match data.entries[at].actions[..] {
                [Action::MergePlayers(MergePlayers { keep, .. })] => Some((keep, at)),
                _ => None,
            }
        });
        let Some(((keep, at), before)) = merger.zip(asked) else { return Vec::new() };
        let (said, after) = (data.said(at, context.words), data.club.rating(ListId::MAIN, keep));
        let told = context.words.screen.duplicates.merged(data.name(keep), said, before, after);
        let say = Step::inform(told, context);
        match self.two {
            None => vec![say],
            Some(_) => vec![Step::Back, say],
        }
    }
}

/// The pair of two chosen players; none if they are one person or gone. Its sides are ordered as among all pairs.
fn two(sides: [PlayerId; 2], data: &Snapshot) -> Option<Case> {
    let registry = data.club.registry();
    let mut sides = sides.map(|id| registry.today(id));
    sides.sort_unstable();
    if sides[0] == sides[1] || sides.iter().any(|&id| registry.get(id).is_none()) {
        return None;
    }
    let listed = data.duplicates().iter().find(|pair| [pair.a, pair.b] == sides).cloned();
    if let Some(pair) = listed {
        return Some(Case::from(pair));
    }
    let likeness = data.chance_of(sides).filter(|(_, reasons)| !reasons.is_empty());
    let put_off = registry.verdict(sides[0], sides[1]) == Some(Verdict::Later);
    Some(Case { sides, likeness, put_off })
}

impl Case {
    fn band(&self) -> Option<Band> {
        self.likeness.as_ref().map(|(chance, _)| Band::of(*chance))
    }
}

impl From<Pair> for Case {
    fn from(pair: Pair) -> Self {
        let likeness = Some((pair.probability, pair.reasons));
        Self { sides: [pair.a, pair.b], likeness, put_off: pair.put_off }
    }
}

impl Layer for Duplicates {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        let say = &words.screen.duplicates;
        match (self.two, self.selection.row(self.cases.len())) {
            (Some(_), _) => say.title_two().to_owned(),
            (None, Some(row)) => match self.band {
                Some(band) => say.title_band(band.name(words), row + 1, self.cases.len()),
                None => say.title(row + 1, self.cases.len()),
            },
            (None, None) => say.title_none().to_owned(),
        }
    }

    fn commands(&self, data: &Snapshot, words: &'static Words) -> Commands {
        let (say, case) = (&words.screen.duplicates, self.case());
        let of_a_pair =
            |command| lead(command).unless(self.sheet.is_none(), words.screen.lists.nothing());
        let effect = self.sheet.as_ref().and_then(|sheet| sheet.effect.as_ref().err());
        let against = effect.map(|refusal| against(refusal, data, words).to_string());
        let verdict =
            case.and_then(|case| data.club.registry().verdict(case.sides[0], case.sides[1]));
        let is_searched = self.two.is_some() || data.is_searched();
        let keep = |command| {
            let row = of_a_pair(command).refused(against.clone());
            row.does(move |page: &mut Self, context| page.merge(command, context))
        };
        Commands::of([
            lead(CommandId::StopSearch).does_anywhere(|_| Step::Do(Effect::StopSearch)),
            keep(CommandId::KeepLeft),
            keep(CommandId::KeepRight),
            of_a_pair(CommandId::Different)
                .called_if(verdict == Some(Verdict::Different), FooterLabel::Clear)
                .does(|page: &mut Self, context| page.judge(Verdict::Different, context)),
            lead(CommandId::Back),
            of_a_pair(CommandId::DecideLater)
                .unless(case.is_some_and(|case| case.put_off), say.put_off_already())
                .does(|page: &mut Self, context| page.judge(Verdict::Later, context)),
            of_a_pair(CommandId::SkipPair)
                .unless(self.cases.len() < 2, say.only_one())
                .does(|page: &mut Self, context| page.skip(context)),
            lead(CommandId::Undo),
            of_a_pair(CommandId::Open),
            also(CommandId::ShowMergers)
                .unless(
                    self.two.is_some() || !self.bands.contains(&Band::Certain),
                    say.no_certain(),
                )
                .opens(Route::Mergers),
            also(CommandId::FilterPairs)
                .unless(self.two.is_some() || self.bands.len() < 2, say.one_band())
                .does(|page: &mut Self, context| page.filter(context.data)),
            also(CommandId::SearchAgain)
                .unless(is_searched, say.searched())
                .unless(data.searching != Search::Stopped, say.searching())
                .does_anywhere(|_| Step::Do(Effect::SearchAgain)),
        ])
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        let is_empty = self.two.is_none() && self.cases.is_empty();
        LayerState {
            waits: if is_empty { Waits::Search } else { Waits::Nothing },
            has_lost: self.selection.is_lost(),
            ..LayerState::of(&[Scope::Duplicates, Scope::List, Scope::Main])
        }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        if news == News::Refreshed {
            let before = self.case().map(|case| case.sides);
            self.refresh(context.data);
            let now = self.case().map(|case| case.sides);
            if before.is_some() && now.is_some() && now != before {
                self.came = Some(context.now);
            }
            return Vec::new();
        }
        if let News::Done(seq) = news {
            return self.done(seq, context);
        }
        match self.selection.update(&news, PANE, self.cases.len(), context.frame) {
            Listed::Chosen(_) => self.details(context).steps(),
            Listed::Moved => {
                self.came = None;
                self.look(context.data);
                Vec::new()
            }
            Listed::Ignored => Vec::new(),
        }
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let (Some(case), Some(shown)) = (self.case(), &self.sheet) else {
            return draw_nothing(self, area, pen);
        };
        let area = area.inner(Margin::new(1, 0));
        let with_list = pen.density == Density::Full && self.two.is_none();
        let listed = span(self.cases.len()).min(LISTED);
        let [list, _, pair] =
            down(area, [if with_list { listed } else { 0 }, u16::from(with_list), REST]);
        if with_list {
            draw_list(self, list, pen);
        }
        draw_pair(case, shown, pair, pen);
    }
}

impl Duplicates {
    /// All facts about the pair, for screens without room for them.
    fn details(&self, context: &Context<'_>) -> Option<Step> {
        let (case, sheet) = (self.case()?, self.sheet.as_ref()?);
        let lines = sheet.said(case, context.data, context.words);
        let title = context.words.screen.duplicates.details();
        Some(Step::cover(Details::new(title, lines)))
    }
}

/// Columns of the labels, with the mark of equal values.
const LABEL: u16 = 16;
/// The mark of equal values, visible without colours.
const SAME: &str = "= ";
const OTHER: &str = "  ";
/// Rows of the list of pairs, if there is room.
const LISTED: u16 = 9;
/// Rows kept for the comparison above long consequences.
const COMPARED: u16 = 9;

fn draw_nothing(screen: &Duplicates, area: Rect, pen: &mut Pen<'_>) {
    let say = &pen.words.screen.duplicates;
    let settled = pen.data.is_searched().then(|| none_but(pen)).flatten();
    let notice = match (screen.two, pen.data.searching) {
        (Some(_), _) => say.gone(),
        (None, _) if pen.data.is_searched() => settled.as_deref().unwrap_or_else(|| say.none()),
        (None, Search::Stopped) => say.stopped(),
        (None, Search::Quiet | Search::Reached(_)) => say.looking(),
    };
    pen.notice(area, notice);
    if let (None, Search::Reached(reach)) = (screen.two, pen.data.searching)
        && !pen.data.is_searched()
    {
        let below = area.inner(Margin { horizontal: 2, vertical: 3 });
        overlay::draw_reach(Some(reach), below, pen);
        let [_, hint] = down(below, [3, 1]);
        pen.line(hint, say.stop(), pen.theme.muted);
        pen.hits.add(hint, Target::Command(CommandId::StopSearch));
    }
}

/// If no pair is open: a sentence about how many similar pairs were judged to be two people, perhaps by mistake.
fn none_but(pen: &Pen<'_>) -> Option<String> {
    let registry = pen.data.club.registry();
    let there = |player: PlayerId| registry.get(player).is_some();
    let said = registry.verdicts().iter().filter(|(pair, verdict)| {
        let [a, b] = pair.map(|player| registry.today(player));
        **verdict == Verdict::Different && a != b && there(a) && there(b)
    });
    let pairs: Vec<[PlayerId; 2]> = said.map(|(pair, _)| *pair).collect();
    let two = pairs.last()?.map(|player| format!("{} ({player})", pen.data.name(player)));
    Some(pen.words.screen.duplicates.none_but(pairs.len(), &two))
}

fn draw_list(screen: &Duplicates, area: Rect, pen: &mut Pen<'_>) {
    let (data, words) = (pen.data, pen.words);
    let name = |side: usize| move |case: &&Case| Cell::from(data.name(case.sides[side]));
    let fields = Fields::default()
        .with(Column::left("", Width::Name), name(0))
        .with(Column::left("", Width::Name), name(1))
        .with(Column::left("", Width::Flex(1)), |case| why(case, words));
    let cases = &screen.cases;
    fields.draw(area, (PANE, cases.len()), |at| cases.get(at), (screen.selection, true), pen);
}

fn draw_pair(case: &Case, shown: &Sheet, area: Rect, pen: &mut Pen<'_>) {
    let columns = usize::from(area.width);
    let because = pen.words.screen.duplicates.because();
    let why = text::wrap(&(because.to_owned() + &why(case, pen.words)), columns);
    let follows = text::wrap_all(shown.follows(pen.data, pen.words), columns);
    let fields = shown.lines(pen.words);
    let matches = shown.matches(pen.data, pen.words);
    let said = span(why.len() + follows.len());
    let wanted = span(fields.len() + matches.len());
    // The last matches lose lines before the consequences do.
    let room = area.height.saturating_sub(said);
    let gap = u16::from(room > wanted);
    let compared = wanted.min(room.max(COMPARED));
    let [upper, _, because, below] = down(area, [compared, gap, span(why.len()), REST]);
    for (line, place) in fields.iter().chain(&matches).zip(upper.rows()) {
        draw_line(line, place, pen);
    }
    pen.lines(because, &why, pen.theme.accent);
    let look = if shown.effect.is_ok() { pen.theme.text } else { pen.theme.error };
    let left_out = follows.len().saturating_sub(usize::from(below.height));
    pen.lines(below, &follows, look);
    if left_out > 0 && below.height > 0 {
        let last = Rect { y: below.bottom() - 1, height: 1, ..below };
        let more = pen.words.screen.help.more(left_out + 1);
        pen.line(last, &text::pad(more.trim(), columns), pen.theme.muted);
    }
}

fn draw_line(line: &ComparisonLine, place: Rect, pen: &mut Pen<'_>) {
    let [label, left, _, right] = across(place, [LABEL, REST, 2, REST]);
    let same = line.sides[0] == line.sides[1] && !line.sides[0].is_empty();
    let (mark, look) = if same { (SAME, pen.theme.success) } else { (OTHER, pen.theme.text) };
    pen.pieces(label, [(mark, look), (line.label, pen.theme.muted)]);
    pen.line(left, &line.sides[0], look);
    pen.line(right, &line.sides[1], look);
}

/// Two players who may be one person.
#[derive(Debug, Clone, PartialEq)]
struct Case {
    sides: [PlayerId; 2],
    /// The probability that they are one person, with reasons; none if they are not alike.
    likeness: Option<(f64, Vec<Reason>)>,
    put_off: bool,
}

/// How many last matches of each player are shown.
const MATCHES: usize = 3;

/// The index of the birth date among the lines, if one is known.
const BORN: usize = 5;

/// Two players side by side, and the consequences of a merge.
#[derive(Debug, Clone)]
struct Sheet {
    sides: [Side; 2],
    /// The consequences of the merge, or the reason why it is refused. They do not depend on which number is kept.
    effect: Result<MergerEffect, Refusal>,
}

#[derive(Debug, Clone)]
struct Side {
    player: Player,
    events: usize,
    last_event: Option<String>,
    rating: f64,
    /// The number of rated matches.
    matches: usize,
    /// The last of them, newest first.
    last: Vec<(NaiveDate, Box<SeenMatch>)>,
}

struct ComparisonLine {
    label: &'static str,
    sides: [String; 2],
}

impl Sheet {
    fn of(sides: [PlayerId; 2], data: &Snapshot) -> Self {
        let effect = data.club.merger_effect(sides[0], sides[1]);
        Self { sides: sides.map(|player| Side::of(player, data)), effect }
    }

    fn lines(&self, words: &'static Words) -> Vec<ComparisonLine> {
        let say = &words.screen.duplicates;
        let label = &say.label;
        let line = |label, text: &dyn Fn(&Side) -> String| ComparisonLine {
            label,
            sides: self.sides.each_ref().map(text),
        };
        let or_blank = |text: &Option<String>| text.clone().unwrap_or_default();
        let born = |side: &Side| side.player.born.map(|day| day.to_string()).unwrap_or_default();
        let mut lines = vec![
            line(label.number(), &|side| side.numbers(words)),
            line(label.name(), &|side| side.player.name.clone()),
            line(label.reading(), &|side| or_blank(&side.player.reading)),
            line(label.aliases(), &|side| words.term.list(&side.player.aliases)),
            line(label.club(), &|side| or_blank(&side.player.club)),
            line(label.external(), &Side::external),
            line(label.events(), &|side| say.events(side.events, side.last_event.as_deref())),
            line(label.rating(), &|side| say.rating(side.rating, side.matches)),
        ];
        if self.sides.iter().any(|side| side.player.born.is_some()) {
            lines.insert(BORN, line(label.born(), &born));
        }
        lines
    }

    /// The last matches of both, line by line.
    fn matches(&self, data: &Snapshot, words: &'static Words) -> Vec<ComparisonLine> {
        let say = &words.screen.duplicates;
        let rows = self.sides.each_ref().map(|side| side.last.len()).into_iter().max();
        let line = |row: usize| ComparisonLine {
            label: if row == 0 { say.label.matches() } else { "" },
            sides: self.sides.each_ref().map(|side| {
                let line = side.last.get(row);
                line.map(|(day, seen)| played(*day, seen, data, words)).unwrap_or_default()
            }),
        };
        (0..rows.unwrap_or_default()).map(line).collect()
    }

    /// The reasons for and against the merge, and its consequences.
    fn said(&self, case: &Case, data: &Snapshot, words: &'static Words) -> Vec<String> {
        let why = words.screen.duplicates.because().to_owned() + &why(case, words);
        std::iter::once(why).chain(self.follows(data, words)).collect()
    }

    /// The consequences of a merge, or the reason against it.
    fn follows(&self, data: &Snapshot, words: &'static Words) -> Vec<String> {
        let say = &words.screen.duplicates;
        match &self.effect {
            Ok(effect) => {
                let of = self.sides.each_ref().map(|side| side.player.id);
                let changes = merger::either_way(effect, of, data, words);
                std::iter::once(say.merging().to_owned()).chain(changes).collect()
            }
            Err(refusal) => {
                vec![format!("{}{}", say.against(), against(refusal, data, words))]
            }
        }
    }
}

/// The reason against a merge, with the key that cancels a verdict.
fn against(refusal: &Refusal, data: &Snapshot, words: &'static Words) -> Message {
    let message = words.message.refusal(refusal, &data.club);
    match refusal {
        Refusal::Person(PersonRefusal::SaidDifferent(..)) => {
            Message { remedy: words.screen.duplicates.clears().to_owned(), ..message }
        }
        _ => message,
    }
}

/// The reasons why the two may be one person.
fn why(case: &Case, words: &'static Words) -> String {
    let (say, likeness) = (&words.screen.duplicates, &words.message.likeness);
    case.likeness.as_ref().map_or_else(
        || say.why_not().to_owned(),
        |(chance, reasons)| {
            say.why(likeness.chance(*chance), likeness.reasons(reasons), case.put_off)
        },
    )
}

impl Side {
    fn of(id: PlayerId, data: &Snapshot) -> Self {
        let club = &data.club;
        let player = club.player(id).cloned().unwrap_or_else(|| Player::new(id, ""));
        let events = club.events_of(id);
        let last_event = events.last().and_then(|event| club.tournament(*event));
        let last_event = last_event.map(|event| event.name.clone());
        let lines = club.lists().flat_map(|list| club.history(list.id, id));
        let seen = lines.filter_map(|line| match line.cause {
            Cause::Match(seen) => Some((line.on, seen)),
            Cause::ByHand { .. } => None,
        });
        let mut last: Vec<_> = seen.collect();
        // Matches of one day stay in their order, the later one behind.
        last.sort_by_key(|(day, _)| *day);
        let matches = last.len();
        last.reverse();
        last.truncate(MATCHES);
        let (events, rating) = (events.len(), club.rating(ListId::MAIN, id));
        Self { player, events, last_event, rating, matches, last }
    }

    fn numbers(&self, words: &'static Words) -> String {
        let own = self.player.id.to_string();
        if self.player.absorbed.is_empty() {
            return own;
        }
        let others: Vec<String> = self.player.absorbed.iter().map(PlayerId::to_string).collect();
        let others = words.screen.duplicates.numbers(words.term.list(&others));
        words.term.list(&[own, others])
    }

    fn external(&self) -> String {
        let numbers = self.player.external.iter();
        let numbers: Vec<String> =
            numbers.map(|(scheme, value)| format!("{scheme} {value}")).collect();
        numbers.join("; ")
    }
}

fn played(day: NaiveDate, seen: &SeenMatch, data: &Snapshot, words: &'static Words) -> String {
    let opponents: Vec<String> = seen.opponents().map(|opponent| data.name(opponent)).collect();
    let opponents = opponents.join(words.screen.player.between());
    words.screen.duplicates.played(day, seen.score(), &opponents)
}
