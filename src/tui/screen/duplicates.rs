//! Two players side by side: one person or two? The pairs that may be registered twice follow one
//! another, the likeliest first; any other two may be compared as well.

mod draw;
pub(super) mod mergers;
mod sheet;

use std::time::{Duration, Instant};

use ratatui::layout::Rect;

use crate::club::action::{JudgePlayers, MergePlayers};
use crate::club::question::matcher::Pair;
use crate::club::registry::Verdict;
use crate::club::{Action, Seq};
use crate::command::{CommandId, FooterLabel, Scope};
use crate::domain::ids::ListId;
use crate::domain::matching::{CERTAIN, WORTH_A_LOOK};
use crate::domain::number::PlayerId;
use crate::request::Request;
use crate::tui::effect::Effect;
use crate::tui::kit::commands::{Commands, also, lead};
use crate::tui::kit::hitbox::Pane;
use crate::tui::kit::layer::{Context, Intent, Layer, LayerState, Step};
use crate::tui::kit::overlay::confirm::Confirm;
use crate::tui::kit::overlay::details::Details;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::widget::selection::{Listed, Selection};
use crate::tui::news::News;
use crate::tui::route::Route;
use crate::tui::snapshot::Snapshot;
use crate::tui::work::Search;
use crate::words::Words;
use sheet::{Case, Sheet};

const PANE: Pane = Pane(0);
/// How long a pair that has come by itself is there before it can be merged.
const UNSEEN: Duration = Duration::from_millis(400);

/// From this probability on a pair is rather one person than two.
const RATHER: f64 = 0.5;

/// How probable it is that a pair is one person, in words of a list.
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

/// The pairs, one of them side by side.
#[derive(Debug, Clone)]
pub(super) struct Duplicates {
    /// The two who are compared; none for all that may be registered twice.
    two: Option<[PlayerId; 2]>,
    cases: Vec<Case>,
    /// The only pairs that are shown; none for all.
    band: Option<Band>,
    /// The bands that have a pair, the most probable first.
    bands: Vec<Band>,
    selection: Selection,
    /// The selected pair, worked out once for many frames.
    sheet: Option<Box<Sheet>>,
    /// While a merger is asked for, the rating before of the player who goes on.
    asked: Option<f64>,
    /// When the pair in front came there because the one before was decided on.
    came: Option<Instant>,
}

impl Duplicates {
    /// All pairs that may be registered twice, or two of the operator's choice; the older number is on the left.
    pub(super) fn new(two: Option<[PlayerId; 2]>, data: &Snapshot) -> Self {
        let (cases, selection) = (Vec::new(), Selection::default());
        let (band, bands) = (None, Vec::new());
        let mut screen =
            Self { two, cases, band, bands, selection, sheet: None, asked: None, came: None };
        screen.refresh(data);
        screen
    }

    /// Lists again; the same pair stays selected. Where this desk has decided on it, the next one takes its place.
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

    /// Works out what there is to say about the selected pair.
    fn look(&mut self, data: &Snapshot) {
        self.sheet = self.case().map(|case| Box::new(Sheet::of(case.sides, data)));
    }

    /// Shows the pairs of the next band that has any; all after the last.
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

    fn merge(&mut self, command: CommandId, context: &Context<'_>) -> Vec<Step> {
        let Some(case) = self.case() else { return Vec::new() };
        let [left, right] = case.sides;
        // A key that was pressed for the pair before is not meant for a pair that was not seen yet.
        if self.came.is_some_and(|came| context.now < came + UNSEEN) {
            return vec![Step::fail(context.words.screen.duplicates.unseen())];
        }
        let (keep, absorb) =
            if command == CommandId::KeepLeft { (left, right) } else { (right, left) };
        let is_likely = case.likeness.as_ref().is_some_and(|(chance, _)| *chance >= WORTH_A_LOOK);
        self.asked = Some(context.data.club.rating(ListId::MAIN, keep));
        let steps = perform(vec![Action::MergePlayers(MergePlayers { keep, absorb })], context);
        if is_likely {
            return steps;
        }
        let named = |player| format!("{} ({player})", context.data.name(player));
        let say = &context.words.screen.duplicates;
        let question = say.unlike(&named(absorb), &named(keep));
        vec![Step::cover(Confirm::new(question, say.unlike_follows(), say.unlike_yes(), steps))]
    }

    /// Says that the two are two people, or takes that back.
    fn judge(&self, verdict: Verdict, context: &Context<'_>) -> Vec<Step> {
        let Some(case) = self.case() else { return Vec::new() };
        let [a, b] = case.sides;
        let club = &context.data.club;
        let actions = if club.registry().verdict(a, b) == Some(Verdict::Different) {
            club.verdict_taken_back(a, b)
        } else {
            vec![Action::JudgePlayers(JudgePlayers { a, b, verdict: Some(verdict) })]
        };
        perform(actions, context)
    }

    /// Follows a recorded request: a merge is told with its effect on the rating.
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
        let told = context.words.screen.duplicates.merged(said, before, after);
        let say = Step::inform(told, context);
        match self.two {
            None => vec![say],
            Some(_) => vec![Step::Back, say],
        }
    }
}

/// The pair of two chosen, unless they are one person or gone, with the sides that it has among all pairs.
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

/// Asks for actions, or says why they may not be done.
fn perform(actions: Vec<Action>, context: &Context<'_>) -> Vec<Step> {
    let club = &context.data.club;
    let request = Request::Do(actions);
    match request.rehearse(club) {
        Ok(()) => vec![Step::ask(request, context)],
        Err(refusal) => {
            vec![Step::refused(&refusal, context)]
        }
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

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Duplicates, Scope::List, Scope::Main]
    }

    fn commands(&self, data: &Snapshot, words: &'static Words) -> Commands {
        let (say, case) = (&words.screen.duplicates, self.case());
        let of_a_pair =
            |command| lead(command).unless(self.sheet.is_none(), words.screen.lists.nothing());
        let effect = self.sheet.as_ref().and_then(|sheet| sheet.effect.as_ref().err());
        let against = effect.map(|refusal| sheet::against(refusal, data, words).to_string());
        let verdict =
            case.and_then(|case| data.club.registry().verdict(case.sides[0], case.sides[1]));
        let is_searched = self.two.is_some() || data.is_searched();
        Commands::of([
            lead(CommandId::StopSearch),
            of_a_pair(CommandId::KeepLeft).refused(against.clone()),
            of_a_pair(CommandId::KeepRight).refused(against),
            of_a_pair(CommandId::Different)
                .called_if(verdict == Some(Verdict::Different), FooterLabel::Clear),
            lead(CommandId::Back),
            of_a_pair(CommandId::DecideLater)
                .unless(case.is_some_and(|case| case.put_off), say.put_off_already()),
            of_a_pair(CommandId::SkipPair).unless(self.cases.len() < 2, say.only_one()),
            lead(CommandId::Undo),
            of_a_pair(CommandId::Open),
            also(CommandId::ShowMergers).unless(
                self.two.is_some() || !self.bands.contains(&Band::Certain),
                say.no_certain(),
            ),
            also(CommandId::FilterPairs)
                .unless(self.two.is_some() || self.bands.len() < 2, say.one_band()),
            also(CommandId::SearchAgain)
                .unless(is_searched, say.searched())
                .unless(data.searching != Search::Stopped, say.searching()),
        ])
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState {
            waits_for_search: self.two.is_none() && self.cases.is_empty(),
            has_lost: self.selection.is_lost(),
            ..LayerState::default()
        }
    }

    fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        match intent {
            Intent::Refreshed => {
                let before = self.case().map(|case| case.sides);
                self.refresh(context.data);
                let now = self.case().map(|case| case.sides);
                if before.is_some() && now.is_some() && now != before {
                    self.came = Some(context.now);
                }
                return Vec::new();
            }
            Intent::Run(command @ (CommandId::KeepLeft | CommandId::KeepRight)) => {
                return self.merge(command, context);
            }
            Intent::Run(CommandId::Different) => return self.judge(Verdict::Different, context),
            Intent::Run(CommandId::DecideLater) => return self.judge(Verdict::Later, context),
            Intent::Run(CommandId::StopSearch) => return vec![Step::Do(Effect::StopSearch)],
            Intent::Run(CommandId::SearchAgain) => return vec![Step::Do(Effect::SearchAgain)],
            Intent::Run(CommandId::ShowMergers) => return vec![Step::Open(Route::Mergers)],
            Intent::Run(CommandId::FilterPairs) => {
                self.filter(context.data);
                return Vec::new();
            }
            Intent::Run(CommandId::SkipPair) => {
                self.skip(context);
                return Vec::new();
            }
            // All others are for the list.
            _ => {}
        }
        match self.selection.update(intent, PANE, self.cases.len(), context.frame) {
            Listed::Chosen(_) => self.details(context).into_iter().collect(),
            Listed::Moved => {
                self.came = None;
                self.look(context.data);
                Vec::new()
            }
            Listed::Ignored => Vec::new(),
        }
    }

    fn hear(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        match news {
            News::Done(seq) => self.done(seq, context),
            _ => Vec::new(),
        }
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        self.draw(area, pen);
    }
}

impl Duplicates {
    /// All there is to say about the pair, where the screen has no room for it.
    fn details(&self, context: &Context<'_>) -> Option<Step> {
        let (case, sheet) = (self.case()?, self.sheet.as_ref()?);
        let lines = sheet.said(case, context.data, context.words);
        let title = context.words.screen.duplicates.details();
        Some(Step::cover(Details::new(title, lines)))
    }
}
