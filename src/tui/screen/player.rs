//! The page of a player: identity, rating with its history, and open matches.

mod versus;

use chrono::NaiveDate;
use ratatui::style::Style;

use super::list_form::ListChoice;
use super::tournament::one_match::{self, WIDEST_MARKS, side_name};
use super::{export, luck, presence};
use crate::club::Player;
use crate::club::question::days::Dated;
use crate::club::question::history::{Cause, EventPlayed, HistoryLine, SeenMatch};
use crate::club::question::rating_table::{RankingQuery, RatingLine};
use crate::club::registry::{Merger, Verdict};
use crate::domain::matching::LIKELY;
use crate::domain::rating::{written, written_change};
use crate::domain::records::Suggestion;
use crate::domain::score::Outcome;
use crate::domain::standings::Tally;
use crate::tui::desk_worker::sheets::Exported;
use crate::tui::kit::prelude::*;
use crate::tui::kit::theme::{Density, Theme};
use crate::tui::kit::widget::curves::Chart;
use crate::tui::merger;
use crate::tui::route::PlayerForm;
use crate::tui::whereabouts::today;
use crate::words::screen::tournament::TournamentWords;
use versus::Versus;

const PANE: Pane = Pane(0);
/// Rows that the list of matches keeps, with headings, before there is a chart.
const LEAST_ROWS: u16 = 8;
/// Rows of the chart at normal and at full density.
const CHART: (u16, u16) = (6, 12);
/// Columns of the scores of matches. Those of pods may be longer.
const SCORE: u16 = 7;
/// Columns of a tournament's name, where opponents' names would be cut.
const EVENT: usize = 10;
/// From this width on the list shows rounds and expected scores.
const WIDE: u16 = 76;
/// From this width on it shows the opponents' ratings.
const WIDEST: u16 = 100;
/// Rows below the list for the calculation of the selected match's change.
const EXPLAINED: u16 = 5;

#[derive(Debug, Clone)]
pub(super) struct PlayerPage {
    player: PlayerId,
    list: ListChoice,
    career: Career,
    selection: Selection,
    /// The most probable other registration of the player, with its probability.
    likely: Option<(PlayerId, f64)>,
    /// Whether the analysed games must still be read.
    wanted: bool,
}

impl PlayerPage {
    pub(super) fn new(player: PlayerId, data: &Snapshot) -> Self {
        Self::on(player, ListChoice::default().0, data)
    }

    /// Like [`Self::new`], with a rating list.
    pub(super) fn on(player: PlayerId, list: ListId, data: &Snapshot) -> Self {
        let list = ListChoice(list);
        let career = Career::of(player, list.0, data);
        let (selection, wanted) = (Selection::default(), data.records.is_named());
        let likely = likely(player, data);
        Self { player, list, career, selection, likely, wanted }
    }

    fn show(&mut self, list: ListChoice, data: &Snapshot) {
        if list != self.list {
            self.selection = Selection::default();
        }
        self.list = list;
        self.career = Career::of(self.player, list.0, data);
    }

    fn refresh(&mut self, data: &Snapshot) {
        let selected = self.selection.row(self.career.matches.len());
        let place_of =
            |line: &HistoryLine| (line.on, line.seen().map(|seen| (seen.tournament, seen.no)));
        let known = selected.map(|row| place_of(&self.career.matches[row]));
        self.show(self.list.kept(&data.club), data);
        self.likely = likely(self.player, data);
        self.selection.follow(known, self.career.matches.iter().map(place_of), data.gone());
    }
}

impl Layer for PlayerPage {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        words.screen.player.title(data.name(self.player))
    }

    fn commands(&self, data: &Snapshot, words: &'static Words) -> Commands {
        let (say, nothing) = (&words.screen.player, words.screen.lists.nothing());
        let unregistered = data.club.player(self.player).is_none();
        let unmerged = data.club.registry().mergers_within(self.player).next().is_none();
        let unplayed = self.career.matches.is_empty();
        let other_list = self.list.reason(&data.club, words);
        let of_registered = |row: CommandHere| row.unless(unregistered, say.not_registered());
        let is_recorded = self.career.suggestion.is_some();
        let [of_merger, of_records]: [fn(CommandId) -> CommandHere; 2] =
            if is_recorded { [also, lead] } else { [lead, also] };
        let (player, list) = (self.player, self.list.0);
        let turn = |command: CommandId| {
            also(command).refused(other_list.clone()).does(move |page: &mut Self, context| {
                page.show(page.list.step(command, &context.data.club), context.data);
            })
        };
        Commands::of([
            lead(CommandId::Open).unless(unplayed, nothing),
            of_registered(lead(CommandId::Versus)).does_anywhere(move |context| {
                Step::cover(Versus::new(player, list, context.data, context.words))
            }),
            of_registered(lead(CommandId::Edit))
                .opens(Route::PlayerForm(PlayerForm::Change(player))),
            of_registered(of_merger(CommandId::MergeWith)).opens(Route::Other(player)),
            of_records(CommandId::ShowRecords).opens(Route::GameRecords { player, list }),
            lead(CommandId::ShowCurves).unless(unplayed, nothing).opens(Route::Curves {
                list,
                players: vec![player],
                model: None,
            }),
            also(CommandId::ShowEvents)
                .unless(unplayed, nothing)
                .does_anywhere(move |context| board(player, list, context.data, context.words)),
            also(CommandId::ShowMatchDays)
                .unless(data.club.fixtures_of(player).is_empty(), say.no_fixture())
                .does_anywhere(move |context| show(player, context.data, context.words)),
            of_registered(also(CommandId::AdjustRating)).opens(Route::Adjust {
                list,
                player: Some(player),
                prefilled: None,
            }),
            also(CommandId::Unmerge)
                .unless(unmerged, say.not_merged())
                .does_anywhere(move |context| ask(player, context)),
            also(CommandId::Withdraw)
                .refused(presence::why_no_exit_of(player, data, words))
                .unsaid()
                .does_anywhere(move |context| presence::ask_exit_of(player, context)),
            also(CommandId::Export).unsaid().does_anywhere(move |context| {
                export::ask(Exported::History(list, player), context)
            }),
            also(CommandId::ShowLuck)
                .does_anywhere(move |context| luck::of_player(list, player, context)),
            turn(CommandId::Left),
            turn(CommandId::Right),
        ])
        .leads(&[CommandId::Undo, CommandId::Back, CommandId::GoHome])
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState {
            selected_match: self.career.next,
            selected_player: Some(self.player),
            ..LayerState::of(&[Scope::Player, Scope::Match, Scope::List, Scope::Main])
        }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        match news {
            News::Refreshed => self.refresh(context.data),
            News::Picked(other) => {
                return vec![Step::Open(Route::Duplicates(Some([self.player, other])))];
            }
            News::InFront if std::mem::take(&mut self.wanted) => {
                return vec![DeskTask::read_records().into()];
            }
            _ => {}
        }
        let len = self.career.matches.len();
        let chosen = self.selection.update(&news, PANE, len, context.frame).chosen();
        // A correction by hand has no match to open.
        let seen = chosen.and_then(|row| self.career.matches[row].seen());
        seen.map(|seen| Step::Open(Route::a_match(seen.tournament, seen.no))).steps()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        self.draw(area, true, pen);
    }
}

impl PlayerPage {
    /// Draws the page on its own screen or beside a list.
    pub(super) fn draw(&self, area: Rect, in_front: bool, pen: &mut Pen<'_>) {
        let Some(player) = pen.data.club.player(self.player) else {
            pen.notice(area, &pen.words.screen.player.gone(self.player));
            return;
        };
        let [_, body] = across(area, [1, REST]);
        let below = self.draw_head(player, body, pen);
        if self.career.matches.is_empty() {
            pen.notice(below, pen.words.screen.player.no_match());
            return;
        }
        let chart = match pen.density {
            Density::Full => CHART.1,
            Density::Compact | Density::TooSmall => CHART.0,
        };
        let rows = span(self.career.matches.len() + 1);
        let needed = chart + rows.min(LEAST_ROWS) + 2;
        let chart = if below.height >= needed { chart } else { 0 };
        let [_, curve, _, matches] = down(below, [1, chart, u16::from(chart > 0), REST]);
        self.draw_curve(curve, pen);
        let matches = Rect { x: area.x, width: area.width, ..matches };
        let told = if in_front && matches.height >= EXPLAINED { self.explained(pen) } else { None };
        let told = text::wrap(&told.unwrap_or_default(), usize::from(body.width));
        let rows = span(told.len());
        let [matches, explained] = down(matches, [REST, rows]);
        self.draw_matches(matches, in_front, pen);
        let explained = Rect { x: body.x, width: body.width, ..explained };
        pen.lines(explained, &told, pen.theme.muted);
    }

    /// Draws identity and rating. Returns the room below.
    fn draw_head(&self, player: &Player, area: Rect, pen: &mut Pen<'_>) -> Rect {
        let words = &pen.words.screen.player;
        let (plain, muted) = (pen.theme.text, pen.theme.muted);
        let number = player.id.to_string();
        let reading = player.reading.as_deref().filter(|reading| *reading != player.name);
        let titled = player.titled();
        let name = [
            (number.as_str(), muted),
            ("  ", plain),
            (titled.as_ref(), pen.theme.title),
            ("  ", plain),
            (reading.unwrap_or_default(), muted),
        ];
        pen.pieces(area, name);
        let aliases = Some(player.aliases.join(words.between())).filter(|text| !text.is_empty());
        let now = text::wrap_all(today(player.id, pen.data, pen.words), usize::from(area.width));
        let categories =
            pen.data.club.categories_of(player.id, pen.data.today).join(words.between());
        let about: [Option<String>; 9] = [
            player.club.as_deref().map(|club| words.club(club)),
            aliases.as_deref().map(|all| words.aliases(all)),
            Some(categories).filter(|all| !all.is_empty()).map(|all| words.categories(&all)),
            player.note.as_deref().map(|note| words.note(note)),
            external(player, pen.words),
            numbers(player, pen.data, pen.words),
            judged(player.id, pen.data, pen.words),
            may_be(self.likely, pen),
            self.list.among(&pen.data.club).map(|(list, at, of)| words.list(&list.name, at, of)),
        ];
        let columns = usize::from(area.width);
        let standing = self.standing(columns, pen.words);
        let records = self.records(columns, pen);
        let about: Vec<String> =
            about.into_iter().flatten().chain(standing).chain(records).collect();
        let height = |lines: &[String]| span(lines.len());
        let [_, today, below] = down(area, [1, height(&now), REST]);
        pen.lines(today, &now, pen.theme.accent);
        pen.lines(below, &about, plain);
        let taken = height(&now).saturating_add(height(&about));
        let [_, rest] = down(below, [taken, REST]);
        rest
    }

    /// Lines with the rating that analysed games suggest, or the reason why there is none.
    fn records(&self, columns: usize, pen: &Pen<'_>) -> Vec<String> {
        let suggested = self.career.suggestion.as_ref();
        let suggested = suggested.map(|found| pen.words.screen.game_records.from_records(found));
        let fault = || Some(pen.words.message.fit.fault(pen.data.records.fault()?).to_string());
        let said = suggested.or_else(fault);
        said.map(|said| text::wrap(&said, columns)).unwrap_or_default()
    }

    /// The rating and its basis, in as few lines as possible.
    fn standing(&self, columns: usize, words: &'static Words) -> Vec<String> {
        let (say, career) = (&words.screen.player, &self.career);
        let (Some(line), Some((highest, day))) = (&career.line, career.peak) else {
            return vec![say.start(career.rating)];
        };
        let missing = || -> Vec<String> {
            line.missing.iter().map(|one| words.screen.rating.missing(*one)).collect()
        };
        let standing = line.rank.map_or_else(
            || say.provisional(career.rating, missing().join(say.and())),
            |rank| say.standing(career.rating, rank, career.established),
        );
        let facts = [
            standing,
            say.interval(line.interval),
            say.peak(highest, day),
            say.played(career.tally),
        ];
        facts.into_iter().fold(Vec::new(), |mut lines: Vec<String>, fact| {
            let joined = lines.last().map(|line| [line, fact.as_str()].join(say.between()));
            match (joined.filter(|joined| text::width(joined) <= columns), lines.last_mut()) {
                (Some(joined), Some(line)) => *line = joined,
                _ => lines.push(fact),
            }
            lines
        })
    }

    fn draw_curve(&self, area: Rect, pen: &mut Pen<'_>) {
        let Some(last) = self.career.matches.first() else {
            return;
        };
        let words = &pen.words.screen.player;
        let played = self.career.matches.iter().filter(|line| line.seen().is_some()).count();
        let end = words.chart_end(played, last.on);
        let ends = [words.chart_start(), &end];
        Chart::line(&self.career.curve, written, ends).draw(area, pen);
    }

    /// The calculation of the selected match's change, with its figures.
    fn explained(&self, pen: &Pen<'_>) -> Option<String> {
        let line = self.career.matches.get(self.selection.row(self.career.matches.len())?)?;
        let seen = line.seen()?;
        let of_several = seen.opponents().nth(1).is_some();
        let words = &pen.words.screen.versus;
        let of = (of_several, &*seen.hands());
        Some(words.formula(line.step.before, seen.opposed, of, seen.basis))
    }

    fn draw_matches(&self, area: Rect, focused: bool, pen: &mut Pen<'_>) {
        let wide = area.width >= WIDE;
        let heading = &pen.words.screen.player.heading;
        let score_width = span(self.career.score_width).max(SCORE);
        let dealt = wide && self.career.dealt;
        let (data, words, looks) = (pen.data, pen.words, pen.theme.clone());
        let say = &words.screen.player;
        let event = |seen: &SeenMatch| data.club.tournament(seen.tournament);
        let name = |line: &HistoryLine| match &line.cause {
            Cause::Match(seen) => match event(seen) {
                Some(event) => {
                    let apart = || text::fit(&data.anywhere().apart(event), EVENT);
                    let brief = if wide { apart() } else { String::new() };
                    Cell::from(event.name.clone()).or(brief)
                }
                None => seen.tournament.to_string().into(),
            },
            Cause::ByHand { .. } => say.by_hand().into(),
        };
        let round = |seen: &SeenMatch| {
            let round = event(seen)?.round_of(seen.no)?;
            Some(Cell::from(words.term.round(&round)).or(words.term.round_code(&round)))
        };
        // A correction by hand shows its reason in place of opponents.
        let opponents = |line: &HistoryLine| match &line.cause {
            Cause::Match(seen) => {
                let names = seen.opponents().map(|opponent| data.name(opponent)).collect();
                Cell::names(names, say.between())
            }
            Cause::ByHand { reason, .. } => reason.to_string().into(),
        };
        let result = |seen: &SeenMatch| {
            Cell::styled(score(seen, data, words.screen.tournament), result_look(seen, &looks))
        };
        let share =
            |share: Option<f64>| share.map(|share| format!("{share:.2}")).unwrap_or_default();
        let fields = Fields::default()
            .with(Column::word(heading.date(), 10), |line: &&HistoryLine| line.on.to_string())
            .with(Column::left(heading.tournament(), Width::Context), |line| name(line))
            .with_if(wide, Column::left(heading.round(), Width::Context), |line| {
                line.seen().and_then(round).unwrap_or_default()
            })
            .with(Column::left(heading.opponent(), Width::NameShare(3)), |line| opponents(line))
            .with_if(area.width >= WIDEST, Column::number(heading.opposed(), 8), |line| {
                line.seen().map(|seen| written(seen.opposed)).unwrap_or_default()
            })
            .with(Column::number(heading.score(), score_width), |line| {
                line.seen().map(result).unwrap_or_default()
            })
            .with_if(wide, Column::number(heading.expected(), 5), |line| {
                share(line.seen().map(|seen| seen.basis.expected))
            })
            .with_if(dealt, Column::number(heading.hand(), 4), |line| {
                share(line.seen().and_then(SeenMatch::hand))
            })
            .with(Column::number(heading.change(), 7), |line| written_change(line.points()))
            .with(Column::number(heading.after(), 8), |line| written(line.step.after));
        let matches = &self.career.matches;
        let rows = (PANE, matches.len());
        fields.draw(area, rows, |at| matches.get(at), (self.selection, focused), pen);
    }
}

/// The colour of a result, as seen by this player.
fn result_look(seen: &SeenMatch, looks: &Theme) -> Style {
    let tally = seen.tally();
    match (tally.wins, tally.losses) {
        (1.., 0) => looks.winner,
        (0, 1..) => looks.loser,
        _ => looks.text,
    }
}

/// The score as seen by this player, with a word for an early end.
fn score(seen: &SeenMatch, data: &Snapshot, say: TournamentWords) -> String {
    let word = match outcome(seen, data) {
        Some(Outcome::Retired(_)) => say.retired_short(),
        Some(Outcome::Disqualified(_)) => say.disqualified_short(),
        _ => return seen.score(),
    };
    format!("{} {word}", seen.score())
}

fn outcome(seen: &SeenMatch, data: &Snapshot) -> Option<Outcome> {
    let played = data.club.tournament(seen.tournament)?.match_no(seen.no)?;
    played.record.map(|record| record.outcome)
}

/// The history of a player's rating on a list, and its sums.
#[derive(Debug, Clone)]
struct Career {
    rating: f64,
    /// The line in the ranking; `None` for a player who is not registered.
    line: Option<RatingLine>,
    /// How many players are established.
    established: usize,
    /// Whether the hands of any match are known.
    dealt: bool,
    /// The highest rating after a match, and its first day.
    peak: Option<(f64, NaiveDate)>,
    tally: Tally,
    /// The changes of the rating, newest first.
    matches: Vec<HistoryLine>,
    /// Columns of the longest score.
    score_width: usize,
    /// The rating by number of matches, from the initial rating.
    curve: Vec<(f64, f64)>,
    suggestion: Option<Suggestion>,
    /// The next match. The list has only finished ones.
    next: Option<Where>,
}

impl Career {
    fn of(player: PlayerId, list: ListId, data: &Snapshot) -> Self {
        let club = &data.club;
        let table = data.rating_table(list, RankingQuery::now(data.today));
        let today = club.registry().today(player);
        let mut matches = club.history(list, player);
        let start = matches.first().map(|line| line.step.before);
        let ratings = start.into_iter().chain(matches.iter().map(|line| line.step.after));
        let curve = (0_u32..).map(f64::from).zip(ratings).collect();
        let mut tally = Tally::default();
        let mut peak: Option<(f64, NaiveDate)> = None;
        for line in &matches {
            if let Some(seen) = line.seen() {
                seen.count(&mut tally);
            }
            if peak.is_none_or(|(highest, _)| line.step.after > highest) {
                peak = Some((line.step.after, line.on));
            }
        }
        let scores = matches.iter().filter_map(|line| line.seen());
        let score_width = scores
            .map(|seen| text::width(&score(seen, data, *WIDEST_MARKS)))
            .max()
            .unwrap_or_default();
        matches.reverse();
        Self {
            rating: club.rating(list, player),
            line: table.lines.iter().find(|line| line.player == today).cloned(),
            established: table.established,
            dealt: matches.iter().filter_map(HistoryLine::seen).any(|one| one.hand().is_some()),
            peak,
            tally,
            matches,
            score_width,
            curve,
            suggestion: data.records.games().and_then(|games| games.suggestion(player, club)),
            next: club.next_match_of(player, data.queue()),
        }
    }
}

/// Shows the tournaments of a player on a list, newest first.
fn board(player: PlayerId, list: ListId, data: &Snapshot, words: &'static Words) -> Option<Step> {
    let say = &words.screen.player;
    data.club.ratings(list)?;
    let mut events = data.club.performances(list, player, None);
    events.sort_by_key(|event| std::cmp::Reverse((event.days[1], event.tournament)));
    let [date, name, matches, score, expected, change, performed] = say.event_headings();
    let found = |event: &EventPlayed| data.club.tournament(event.tournament);
    let columns = Fields::default()
        .with(Column::word(date, 10), |event: &EventPlayed| event.days[1].to_string())
        .with(Column::name(name), |event| {
            found(event).map(|found| found.name.clone()).unwrap_or_default()
        })
        .with(Column::number(matches, 4), |event| event.matches.to_string())
        .with(Column::number(score, 9), |event| {
            format!("{} / {}", hundredths(event.score), event.games)
        })
        .with(Column::number(expected, 6).spare(), |event| format!("{:.2}", event.expected))
        .with(Column::number(change, 8).spare(), |event| written_change(event.change))
        .with(Column::number(performed, 12), |event| {
            let performed = event.performance.map(|one| words.screen.rating.performance(one));
            performed.unwrap_or_default()
        });
    Some(Step::cover(columns.table(say.events(data.name(player)), Vec::new(), events)))
}

/// A score rounded to two decimals. Pods have fractions.
fn hundredths(score: f64) -> f64 {
    (score * 100.0).round() / 100.0
}

/// The player's external IDs.
fn external(player: &Player, words: &'static Words) -> Option<String> {
    let say = &words.screen.player;
    let numbers = player.external.iter().map(|(scheme, number)| say.issued(scheme, number));
    joined(&numbers.collect::<Vec<_>>(), |all| say.external(all), words)
}

/// The numbers that were merged into the player.
fn numbers(player: &Player, data: &Snapshot, words: &'static Words) -> Option<String> {
    let others = player.absorbed.iter().map(|id| registered(*id, data));
    joined(&others.collect::<Vec<_>>(), |all| words.screen.player.merged(all), words)
}

/// The most probable other registration of a player, if it is more likely the same person than not.
fn likely(id: PlayerId, data: &Snapshot) -> Option<(PlayerId, f64)> {
    let today = data.club.registry().today(id);
    let pairs = data.duplicates();
    let mut others = pairs.iter().filter_map(|pair| match (pair.a, pair.b) {
        (one, other) | (other, one) if one == today => {
            Some((other, pair.probability, pair.put_off))
        }
        _ => None,
    });
    // The pairs are in order of probability.
    let (other, probability, put_off) = others.next()?;
    (probability >= LIKELY && !put_off).then_some((other, probability))
}

/// A sentence about the possible other registration, with the key that compares the two.
fn may_be(likely: Option<(PlayerId, f64)>, pen: &Pen<'_>) -> Option<String> {
    let (other, probability) = likely?;
    let chance = pen.words.message.likeness.chance(probability);
    Some(pen.words.screen.player.may_be(registered(other, pen.data), &chance))
}

/// The players who were judged to be somebody else, or to be decided later.
fn judged(id: PlayerId, data: &Snapshot, words: &'static Words) -> Option<String> {
    let say = &words.screen.player;
    let of = |wanted| {
        let others = judged_as(wanted, id, data).into_iter().map(|other| registered(other, data));
        others.collect::<Vec<String>>()
    };
    let different = joined(&of(Verdict::Different), |all| say.different(all), words);
    let later = joined(&of(Verdict::Later), |all| say.later(all), words);
    match (different, later) {
        (Some(different), Some(later)) => Some([different, later].join(say.between())),
        (one, other) => one.or(other),
    }
}

fn judged_as(wanted: Verdict, id: PlayerId, data: &Snapshot) -> Vec<PlayerId> {
    let registry = data.club.registry();
    let own = registry.today(id);
    let verdicts = registry.verdicts().iter().filter(|(_, verdict)| **verdict == wanted);
    let others = verdicts.filter_map(|(&[a, b], _)| match [a, b].map(|id| registry.today(id)) {
        [one, other] if one == other => None,
        [one, other] if one == own => Some(other),
        [one, other] if other == own => Some(one),
        _ => None,
    });
    let mut others: Vec<PlayerId> = others.collect();
    others.sort_unstable();
    others.dedup();
    others
}

fn joined(texts: &[String], say: impl Fn(&str) -> String, words: &'static Words) -> Option<String> {
    (!texts.is_empty()).then(|| say(&texts.join(words.screen.player.between())))
}

/// A number with the name under which it was registered.
fn registered(id: PlayerId, data: &Snapshot) -> String {
    let name = data.club.registry().registration(id).map_or("", |one| one.name.as_str());
    format!("{id} {name}")
}

/// Asks which merge to undo, and shows the consequences.
fn ask(id: PlayerId, context: &Context<'_>) -> Step {
    let (data, words) = (context.data, context.words);
    let say = &words.screen.player;
    let leave = ChoiceOption::cancel(say.stays(), context);
    let apart = data.club.registry().mergers_within(id).map(|merger| {
        let Merger { keep, absorb } = merger;
        let follows = match data.club.unmerger_effect(&[merger]) {
            Ok(effect) => merger::lines(&effect, data, words),
            Err(refusal) => vec![words.message.refusal(&refusal, &data.club).to_string()],
        };
        let unmerge = Request::Do(vec![merger.taken_back()]);
        let label = say.apart(registered(absorb, data), registered(keep, data));
        ChoiceOption::new(label, Step::ask(unmerge, context)).follows(follows)
    });
    let ways = std::iter::once(leave).chain(apart);
    Step::cover(Choice::new(say.unmerge(), [say.which(data.name(id))], ways))
}

fn show(player: PlayerId, data: &Snapshot, words: &'static Words) -> Step {
    let list = data.club.fixtures_of(player);
    let own = data.club.registry().numbers(player);
    let heading = &words.screen.player.heading;
    let fields = Fields::default()
        .with(Column::word(heading.date(), 10), |(_, day, _): &Dated<'_>| {
            day.map(|day| day.to_string()).unwrap_or_default()
        })
        .with(Column::name(heading.tournament()).spare(), |(tournament, ..)| {
            tournament.name.clone()
        })
        .with(Column::word(heading.round(), 12), |(tournament, _, one)| {
            tournament.round_of(one.no()).map(|round| words.term.round(&round)).unwrap_or_default()
        })
        .with(Column::name(heading.opponent()), |(.., one)| match one {
            Fixture::Match(played) => {
                side_name(played, own_side(played, &own).other(), data, words)
            }
            Fixture::Pod(..) => {
                let others = one.players().into_iter().filter(|other| !own.contains(other));
                let names: Vec<String> = others.map(|other| data.name(other)).collect();
                names.join(words.screen.player.between())
            }
        })
        .with(Column::word(heading.score(), 10), |(tournament, _, one)| {
            let told = match one {
                Fixture::Match(played) => {
                    one_match::score(played, own_side(played, &own), words.screen.tournament)
                }
                Fixture::Pod(..) => None,
            };
            let state = || words.term.state(tournament.marked_state(*one, data.today)).to_owned();
            told.unwrap_or_else(state)
        });
    let title = words.screen.player.fixtures(data.name(player));
    Step::cover(fields.table(title, Vec::new(), list))
}

fn own_side(played: &Match, own: &[PlayerId]) -> Side {
    if played.sides[0].is_some_and(|side| own.contains(&side)) { Side::A } else { Side::B }
}
