//! Draws the three lists: one below the other, or on a large screen side by side, with tables and leaders.

use std::sync::Arc;

use ratatui::style::Style;

use super::{Called, Home, Part, Recorded, TournamentLine};
use crate::clock::written_in_the_hall;
use crate::club::question::display::Awaits;
use crate::domain::bracket::Qualifier;
use crate::domain::standings::{Standing, Tally};
use crate::journal::entry::Entry;
use crate::tui::kit::input::Hitboxes;
use crate::tui::kit::prelude::*;
use crate::tui::kit::text::{bar, share_of};
use crate::tui::kit::theme::{Density, Theme};
use crate::tui::screen::floor::draw::{Spot, at, pair, pod_cells};
use crate::tui::screen::tournament::bracket::BracketTab;
use crate::tui::screen::tournament::one_match::pending_text;

/// Lines of a title and of the empty line before the next list.
const AROUND: u16 = 2;
const FRAME: u16 = 2;
/// From this width on the journal has a column of its own.
const THREE_COLUMNS: u16 = 160;
const MATCH: u16 = 4;
/// Columns of the bar of a tournament's progress.
const BAR: u16 = 8;
const TIME: u16 = 5;

impl Home {
    /// Draws the lists, or a text on how to start if there are none.
    pub(super) fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        if self.lists.nothing {
            draw_start(area, pen);
            return;
        }
        let (duplicates, reported) = (self.lists.duplicates, pen.data.anywhere().reported.len());
        let pause = pen.data.club.break_at(pen.data.now);
        let hints = [
            pause.map(|pause| {
                let until = written_in_the_hall(pause.until, pen.data.today);
                text::capital(&pen.words.screen.floor.on_break(&until))
            }),
            (reported > 0).then(|| pen.words.screen.report.waiting(reported)),
            (duplicates > 0).then(|| pen.words.screen.home.duplicates(duplicates)),
        ];
        let hints: Vec<String> = hints.into_iter().flatten().collect();
        let hinted = u16::try_from(hints.len()).unwrap_or(0);
        let [area, hint] = down(area, [REST, hinted]);
        pen.lines(hint, &hints, pen.theme.warning);
        match pen.density {
            Density::Full => self.draw_dashboard(area, pen),
            Density::Compact | Density::TooSmall => self.draw_lists(stacked(self, area), pen),
        }
    }

    fn draw_lists(&self, [ready, tournaments, entries]: [Rect; 3], pen: &mut Pen<'_>) {
        draw_ready(self, ready, pen);
        draw_tournaments(self, tournaments, pen);
        draw_entries(self, entries, pen);
    }

    /// Draws the lists in frames, with the tables below the matches and the leaders below the tournaments.
    fn draw_dashboard(&self, area: Rect, pen: &mut Pen<'_>) {
        let (lists, spots) = (&self.lists, self.lists.spots(pen.data));
        let leading = lists.leaders(pen.data);
        let [left, right, entries] = columns(area);
        let rows = |count: usize, most: u16| match count {
            0 => 0,
            _ => span(count).saturating_add(FRAME).min(most),
        };
        let [ready, tables] = down(left, [REST, rows(spots.len(), left.height / 2)]);
        let tournaments = rows(lists.tournaments.len().max(1), right.height / 2);
        let led = leading.and_then(|it| pen.data.club.tournament(it.tournament));
        let first =
            if led.is_some() { Constraint::Length(tournaments) } else { Constraint::Fill(1) };
        let [tournaments, leaders] = Layout::vertical([
            first,
            if led.is_some() { Constraint::Fill(1) } else { Constraint::Length(0) },
        ])
        .areas(right);
        self.draw_lists([ready, tournaments, entries], pen);
        if !spots.is_empty() {
            let taken = pen.data.club.at_tables().count();
            let title = pen.words.screen.floor.tables(taken, spots.len());
            let title = pen.words.screen.home.of_screen('5', &title);
            let inside = pen.panel(tables, &title, false);
            draw_spots(spots, inside, pen);
        }
        if let (Some(leading), Some(tournament)) = (leading, led) {
            let title = match leading.shown {
                Shown::Bracket(_) => pen.words.screen.tournament.bracket(),
                Shown::Standings(_) => pen.words.screen.tournament.standings(),
            };
            let title = match tournament.stages.len() {
                0 | 1 => title.to_owned(),
                all => pen.words.screen.home.stage_of(title, tournament.current(), all),
            };
            // In a narrow frame, names of the same day are told apart by their ends.
            let label = |name: &str| pen.words.term.labelled(&title, name);
            let fits = text::width(&label(&tournament.name)) + 4 <= usize::from(leaders.width);
            let name =
                if fits { tournament.name.clone() } else { pen.data.anywhere().apart(tournament) };
            let title = label(&name);
            let inside = pen.panel(leaders, &title, false);
            draw_leaders(leading, tournament, inside, pen);
        }
    }
}

/// Two columns above the journal, or three columns if there is room.
fn columns(area: Rect) -> [Rect; 3] {
    let share = [Constraint::Fill(7), Constraint::Fill(5)];
    if area.width >= THREE_COLUMNS {
        let [left, right, entries] =
            Layout::horizontal([share[0], share[1], Constraint::Fill(5)]).areas(area);
        return [left, right, entries];
    }
    let [upper, entries] = Layout::vertical([Constraint::Fill(3), Constraint::Fill(1)]).areas(area);
    let [left, right] = Layout::horizontal(share).areas(upper);
    [left, right, entries]
}

fn draw_start(area: Rect, pen: &mut Pen<'_>) {
    let lines: Vec<&str> = pen.words.screen.home.first_steps().lines().collect();
    let columns = lines.iter().map(|line| text::width(line)).max().unwrap_or(0);
    let (columns, rows) = (u16::try_from(columns), u16::try_from(lines.len()));
    let place = centred(area, columns.unwrap_or(u16::MAX), rows.unwrap_or(u16::MAX));
    pen.lines(place, &lines, pen.theme.text);
}

/// Rooms one below the other: all matches, and at least a quarter of the
/// rows for each other list. The rest goes to the tournaments first.
fn stacked(home: &Home, area: Rect) -> [Rect; 3] {
    let rows = area.height.saturating_sub(3 * AROUND - 1);
    let wanted = |part| span(home.len(part)).max(1);
    let least = |part| wanted(part).min(rows / 4);
    let others = least(Part::Tournaments) + least(Part::Entries);
    let ready = wanted(Part::Ready).min(rows.saturating_sub(others));
    let left = rows.saturating_sub(ready + least(Part::Entries));
    let tournaments = wanted(Part::Tournaments).min(left);
    Layout::vertical([
        Constraint::Length(ready + AROUND - 1),
        Constraint::Length(tournaments + AROUND - 1),
        Constraint::Fill(1),
    ])
    .spacing(1)
    .areas(area)
}

/// Draws the title of a list and returns the room below.
fn titled(home: &Home, part: Part, title: &str, area: Rect, pen: &mut Pen<'_>) -> Rect {
    let focused = home.part() == part && home.len(part) > 0;
    if pen.density == Density::Full {
        return pen.panel(area, title, focused);
    }
    let style = if focused { pen.theme.accent } else { pen.theme.title };
    let [head, rest] = down(area, [1, REST]);
    pen.line(head, title, style);
    rest
}

/// Draws a list, or the sentence `none` if it has no rows.
fn table<R>(
    home: &Home,
    part: Part,
    (fields, none): (&Fields<'_, R>, &str),
    row: impl Fn(usize) -> Option<R>,
    area: Rect,
    pen: &mut Pen<'_>,
) {
    let len = home.len(part);
    if len == 0 {
        let area = behind(area, 2);
        pen.sentence(area, none, pen.theme.muted);
        return;
    }
    let keys = (home.selections[part as usize], home.part() == part);
    fields.draw(area, (part.pane(), len), row, keys, pen);
}

/// The row of a ready match or game, its tournament, the match, and the players.
type ReadyLine<'a> = (usize, &'a Tournament, Fixture<'a>, [Cell; 2]);

fn draw_ready(home: &Home, area: Rect, pen: &mut Pen<'_>) {
    let (words, all_words) = (&pen.words.screen.home, pen.words);
    let (data, term, look) = (pen.data, pen.words.term, pen.theme.muted);
    let only = home.lists.only.and_then(|id| data.club.tournament(id));
    let title = words.to_play(home.lists.counts, only.map(|found| found.name.as_str()));
    let area = titled(home, Part::Ready, &title, area, pen);
    let looks = pen.theme.clone();
    let say = &all_words.screen.pod;
    let sides = |tournament: &Tournament, ready: Fixture<'_>| match ready {
        Fixture::Match(played) => {
            let name = |player| data.name(player);
            played.sides.map(|player| player.map(name).unwrap_or_default().into())
        }
        Fixture::Pod(_, pod) => {
            // Beside a table's name, the number of the pod would look like a table.
            let seated = |first: String| match pod.call {
                Some(_) => first,
                None => say.seated(pod.table, &[first]),
            };
            pod_cells((tournament.id, pod.no), seated, data, all_words)
        }
    };
    let row = |row: usize| {
        let (tournament, ready) = data.club.fixture(*home.lists.ready.get(row)?)?;
        Some((row, &**tournament, ready, sides(tournament, ready)))
    };
    let fields = Fields::default()
        .with(Column::number("", MATCH), |(_, _, ready, _): &ReadyLine<'_>| ready.no().to_string())
        .with_if(only.is_none(), Column::left("", Width::Context), |(_, tournament, ..)| {
            Cell::event(tournament, data, &looks)
        })
        .with(Column::left("", Width::Context), |(_, tournament, ready, _)| {
            let round = tournament.round_of(ready.no());
            let told = |round| Cell::styled(term.round(&round), look).or(term.round_code(&round));
            round.map(told).unwrap_or_default()
        })
        .with(Column::left("", Width::Name), |(.., [first, _])| first.clone())
        .with(Column::left("", Width::Name), |(.., [_, second])| second.clone())
        .with(Column::right("", Width::Context), |(row, _, ready, _)| {
            let Some(at) = home.lists.ready.get(*row) else { return Cell::default() };
            let is_open = !data.open_at(*at).is_empty();
            let called_look = if is_open { looks.accent } else { looks.of_match(ready.state()) };
            let called = home.lists.called.get(*row).and_then(Option::as_ref);
            state_text(*at, called, (data, all_words)).in_style(called_look)
        })
        .with(Column::left("", Width::Context), |(_, _, ready, _)| {
            let length = match ready {
                Fixture::Match(played) => term.length(played.length),
                Fixture::Pod(_, pod) => say.next(pod.games.len() + 1, pod.games_planned),
            };
            Cell::styled(length, look).or("")
        });
    table(home, Part::Ready, (&fields, words.no_ready()), row, area, pen);
}

/// The desks at which the result is being entered, or else the call.
fn state_text(at: Where, called: Option<&Called>, (data, words): (&Snapshot, &Words)) -> Cell {
    let Some(open) = pending_text(at, data, words) else { return call_text(called, (data, words)) };
    match called {
        // The table is still needed to find the players.
        Some(Called::To { table, .. }) => {
            let there = words.term.at_table(table);
            Cell::from(words.term.list(&[there, open.clone()])).or(open)
        }
        _ => open.into(),
    }
}

/// The table and the minutes since the call, or that the match is postponed.
fn call_text(called: Option<&Called>, (data, words): (&Snapshot, &Words)) -> Cell {
    let say = &words.screen.home;
    match called {
        Some(Called::To { table, since }) => {
            let minutes = data.minutes_since(*since).unwrap_or(0);
            Cell::from(say.called(table, minutes)).or(words.term.at_table(table))
        }
        Some(Called::Later) => words.screen.tournament.postponed().into(),
        Some(Called::Early(begins)) => {
            words.term.begins(written_in_the_hall(*begins, data.today)).into()
        }
        None => Cell::default(),
    }
}

fn draw_tournaments(home: &Home, area: Rect, pen: &mut Pen<'_>) {
    let (words, all_words) = (&pen.words.screen.home, pen.words);
    let (data, term, look) = (pen.data, pen.words.term, pen.theme.muted);
    let title = words.tournaments(home.len(Part::Tournaments));
    let area = titled(home, Part::Tournaments, &title, area, pen);
    let looks = pen.theme.clone();
    let fields = Fields::default()
        .with(
            Column::left("", Width::Context),
            |(_, tournament): &(&TournamentLine, &Tournament)| Cell::tag(tournament, data, &looks),
        )
        .with(Column::left("", Width::Name), |(_, tournament)| {
            Cell::from(tournament.name.clone()).or(data.anywhere().apart(tournament))
        })
        .with(Column::left("", Width::Context), |(_, tournament)| {
            // A tournament is known by its first stage.
            let first = tournament.stages.first();
            let format = first.map_or("", |stage| term.format(stage.plan.format));
            let format = match tournament.stages.len() {
                0 | 1 => format.to_owned(),
                stages => words.stage_of(format, tournament.current(), stages),
            };
            Cell::styled(format, look).or("")
        })
        .with(Column::left("", Width::Context), |(line, _)| state(line, (data, all_words), &looks))
        .with(Column::left("", Width::Context), |(line, tournament)| {
            let done = match tournament.phase {
                Phase::Registering => Cell::default(),
                // A recorded tournament has no progress.
                _ if !tournament.has_draw() => Cell::default(),
                Phase::Running => Cell::styled(progress_bar(line), looks.playing),
                Phase::Closed => Cell::styled(progress_bar(line), looks.finished),
            };
            done.or("")
        })
        .with(Column::right("", Width::Context), |(line, tournament)| match tournament.phase {
            Phase::Registering if tournament.checks_in() => {
                Cell::from(term.here(tournament.here(), tournament.entrants.len()))
            }
            Phase::Registering => words.entered(tournament.entrants.len()).into(),
            _ if !tournament.has_draw() => {
                Cell::from(term.matches(line.finished)).or(line.finished.to_string())
            }
            Phase::Running => words.progress(line.finished, line.all).into(),
            // The winner shows that it is over, so the count is left out where room is short.
            Phase::Closed => Cell::from(words.progress(line.finished, line.all)).or(""),
        });
    let row = |row: usize| {
        let line = home.lists.tournaments.get(row)?;
        Some((line, &**data.club.tournament(line.id)?))
    };
    table(home, Part::Tournaments, (&fields, words.no_tournaments()), row, area, pen);
}

/// The played matches as a bar.
fn progress_bar(line: &TournamentLine) -> String {
    let cells = usize::from(BAR);
    bar(share_of(line.finished, line.all, cells), cells).concat()
}

/// The task that the tournament waits for, with its key; after the end, the winner.
fn state(line: &TournamentLine, (data, words): (&Snapshot, &Words), looks: &Theme) -> Cell {
    let (say, look) = (&words.screen.home, looks.muted);
    let key = |text| Cell::styled(text, looks.ready);
    let Some(tournament) = data.club.tournament(line.id) else { return Cell::default() };
    match line.awaits {
        Awaits::Ties(_) => key(say.tied().to_owned()).or(say.tied_short()),
        Awaits::Round(round) if tournament.next_seats().is_some() => {
            key(say.draws_or_closes(round)).or(say.draws_round_short(round))
        }
        Awaits::Round(round) => key(say.draws_round(round)).or(say.draws_round_short(round)),
        Awaits::Close if !tournament.has_draw() => {
            Cell::styled(say.recorded_on(), look).or(words.term.phase_of(tournament))
        }
        Awaits::Draw(stage) => key(say.draws(stage)),
        Awaits::Close => Cell::styled(say.all_played(), looks.success).or(say.closes()),
        Awaits::Nothing if let [first, others @ ..] = tournament.winners().as_slice() => {
            let (name, others) = (data.name(*first), others.len());
            let whole = Cell::styled(say.winner(&name, others), looks.winner);
            whole.or(if others == 0 { name } else { format!("{name} +{others}") })
        }
        Awaits::Results if let Some((day, count)) = tournament.next_day(data.today) => {
            let day = words.term.day_beside(day, data.today);
            Cell::styled(words.term.next_day(&day, count), look).or(day)
        }
        Awaits::Start | Awaits::Results | Awaits::Nothing => {
            // A running tournament needs no word.
            let brief = if tournament.phase == Phase::Running {
                ""
            } else {
                words.term.phase_of(tournament)
            };
            Cell::styled(words.term.phase_of(tournament), look).or(brief)
        }
    }
}

fn draw_entries(home: &Home, area: Rect, pen: &mut Pen<'_>) {
    let words = &pen.words.screen.home;
    let (data, all_words, look) = (pen.data, pen.words, pen.theme.muted);
    let title = words.of_screen('4', words.entries());
    let area = titled(home, Part::Entries, &title, area, pen);
    let fields = Fields::default()
        .with(Column::word("", TIME), |(recorded, _): &(&Recorded, &Entry)| recorded.time.clone())
        .with(Column::left("", Width::Context), |(_, entry)| Cell::styled(entry.desk.clone(), look))
        .with(Column::left("", Width::Flex(1)), |(recorded, _)| {
            match data.said_briefly(recorded.at, all_words) {
                said if recorded.live => Cell::from(said),
                said => Cell::styled(format!("{}{said}", words.undone()), look),
            }
        });
    let row = |row: usize| {
        let recorded = home.lists.entries.get(row)?;
        Some((recorded, &**data.entries.get(recorded.at)?))
    };
    table(home, Part::Entries, (&fields, words.no_entries()), row, area, pen);
}

/// Columns of the bar beside a table, and the most columns of its name.
const TABLE_BAR: usize = 8;
const NAME: usize = 8;
const MINUTES: usize = 5;

/// A running tournament whose leaders or bracket are shown.
#[derive(Debug, Clone)]
pub(super) struct Leaders {
    pub(super) tournament: TournamentId,
    pub(super) shown: Shown,
}

/// The most informative part of a tournament.
#[derive(Debug, Clone)]
pub(super) enum Shown {
    Standings(Vec<Leader>),
    /// Elimination: no player has a rank before the end.
    Bracket(BracketTab),
}

/// A line of the standings: rank, player, matches.
#[derive(Debug, Clone, Copy)]
pub(super) struct Leader {
    rank: Option<u32>,
    group: Option<u32>,
    player: PlayerId,
    tally: Tally,
    /// Only in a Swiss, where byes have points too, and in pods,
    /// which have no matches: there, matches do not explain the rank.
    points: Option<f64>,
}

/// The leaders of the running tournament that began last.
/// Tournaments with results or calls come first, finished ones last.
pub(super) fn leaders(data: &Snapshot) -> Option<Leaders> {
    let led = data.club.tournaments().rev().filter(|tournament| is_led(tournament));
    let rank = |one: &&Arc<Tournament>| {
        if one.is_over() { 2 } else { u8::from(!is_begun(one)) }
    };
    let tournament = led.min_by_key(rank)?;
    if tournament.matches_of(tournament.current()).any(|played| played.seat.is_some()) {
        let shown = Shown::Bracket(BracketTab::shown(tournament, data));
        return Some(Leaders { tournament: tournament.id, shown });
    }
    let is_swiss = tournament.stage().is_some_and(|stage| stage.plan.format.is_swiss());
    let standings = tournament.standings();
    // In a later stage, players who did not advance from a group are ranked among all.
    let grouped = standings.iter().all(|line| line.group.is_some());
    let line = |line: Standing| Leader {
        rank: line.rank,
        group: line.group.filter(|_| grouped),
        player: line.player,
        tally: line.tally,
        points: match line.table {
            Some(table) => Some(table.points.value()),
            None => is_swiss.then_some(line.points),
        },
    };
    let shown = Shown::Standings(standings.into_iter().map(line).collect());
    Some(Leaders { tournament: tournament.id, shown })
}

fn is_begun(tournament: &Tournament) -> bool {
    let begun = |state: MatchState| state.is_at_table() || state == MatchState::Finished;
    tournament.fixtures().any(|one| begun(one.state()))
}

fn is_led(tournament: &Tournament) -> bool {
    let drawn = tournament.stage().is_some_and(|stage| stage.draw.is_some());
    tournament.phase == Phase::Running && drawn
}

/// Draws the tables: name, players, minutes since the call or start, and a bar. The bar is
/// full and yellow when the match should be over, and red at one and a half times that.
pub(super) fn draw_spots(spots: &[Spot], area: Rect, pen: &mut Pen<'_>) {
    let name = spots.iter().map(|spot| text::width(&spot.name)).max().unwrap_or(0).min(NAME);
    let room = usize::from(area.width).saturating_sub(name + 2 + MINUTES + 1);
    let pairs = spots.iter().filter_map(|spot| spot.played);
    let pairs = pairs.map(|played| text::width(&pair(played, u16::MAX, pen.data, pen.words)));
    // The bar only repeats the minutes, so it gives way to names.
    let bars = if pairs.max().unwrap_or(0) + TABLE_BAR < room { TABLE_BAR + 1 } else { 0 };
    for (spot, row) in spots.iter().zip(area.rows()) {
        let muted = pen.theme.muted;
        let table = text::pad(&spot.name, name);
        let (state, elapsed) = at(spot, pen.data);
        let Some(((played, state), elapsed)) = spot.played.zip(state).zip(elapsed) else {
            pen.pieces(row, [(table.as_str(), muted), ("  ", muted)]);
            let free = Rect {
                x: row.x + span(name) + 2,
                width: row.width.saturating_sub(span(name) + 2),
                ..row
            };
            let told = pen.words.message.event.free_table(spot.reserved, &spot.holders);
            pen.line(free, &told, muted);
            continue;
        };
        let style = elapsed.look(pen.theme);
        let room = room.saturating_sub(bars);
        let players = text::pad(&pair(played, span(room), pen.data, pen.words), room);
        let told = text::pad_left(&pen.words.screen.floor.minutes(elapsed.minutes), MINUTES);
        let [full, rest] = bar(elapsed.filled(TABLE_BAR), TABLE_BAR);
        let look = pen.theme.of_match(state);
        let pieces: [(&str, Style); 8] = [
            (&table, pen.theme.key),
            ("  ", muted),
            (&players, look),
            (" ", muted),
            (&told, style),
            (" ", muted),
            (&full, style),
            (&rest, pen.theme.border),
        ];
        let shown = if bars > 0 { pieces.len() } else { pieces.len() - 3 };
        pen.pieces(row, pieces.into_iter().take(shown));
    }
}

/// Draws the bracket around the next match, or the leaders: rank, name, matches or points.
pub(super) fn draw_leaders(
    leaders: &Leaders,
    tournament: &Tournament,
    area: Rect,
    pen: &mut Pen<'_>,
) {
    let lines = match &leaders.shown {
        // The bracket takes no clicks here.
        Shown::Bracket(bracket) => {
            let mut hits = Hitboxes::blind();
            let mut pen = Pen { buf: pen.buf, hits: &mut hits, ..*pen };
            return bracket.draw_shown(area, tournament, &mut pen);
        }
        Shown::Standings(lines) => lines,
    };
    let draws = Tally::has_draws(lines.iter().map(|line| line.tally));
    let result =
        |line: &Leader| line.points.map_or_else(|| line.tally.record(draws), |it| it.to_string());
    let widest = lines.iter().map(|line| text::width(&result(line))).max().unwrap_or(0);
    for (line, row) in lines.iter().zip(area.rows()) {
        // Ranks of several groups need the group's letter.
        let rank = line.rank.map(|rank| match line.group {
            Some(group) => Qualifier { group, rank }.to_string(),
            None => rank.to_string(),
        });
        let rank = text::pad_left(&rank.unwrap_or_default(), 3);
        let result = text::pad_left(&result(line), widest);
        let room = usize::from(row.width).saturating_sub(5 + widest + 1);
        let name = text::pad(&text::fit(&pen.data.name(line.player), room), room);
        let look = if line.rank == Some(1) { pen.theme.winner } else { pen.theme.text };
        let muted = pen.theme.muted;
        pen.pieces(
            row,
            [(rank.as_str(), muted), ("  ", muted), (&name, look), (" ", muted), (&result, look)],
        );
    }
}
