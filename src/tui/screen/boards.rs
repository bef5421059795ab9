//! A Swiss round paired by hand, wholly or in part: the players still to be paired, and the boards that the
//! round would have. If the last round is paired but not begun, it is changed; else the next round is paired.

use crate::club::Fact;
use crate::club::action::DrawPairings;
use crate::club::question::pairing::Oddity;
use crate::request::pairing::{Again, ByHand};
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::table::widths;

const PLAYERS: Pane = Pane(0);
const BOARDS: Pane = Pane(1);

/// The list that gets the keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Players,
    Boards,
}

/// A player to be paired, or the bye.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Row {
    Player { player: PlayerId, points: f64, absent: bool },
    Bye,
}

impl Row {
    /// The player identifies the row.
    const fn player(&self) -> Option<PlayerId> {
        match self {
            Self::Player { player, .. } => Some(*player),
            Self::Bye => None,
        }
    }
}

/// The round as the program would pair it now.
#[derive(Debug, Clone, Default)]
struct Foreseen {
    pairs: Vec<[PlayerId; 2]>,
    bye: Option<PlayerId>,
    odd: Vec<Oddity>,
}

/// The screen for pairing a round by hand.
#[derive(Debug, Clone)]
pub(super) struct Boards {
    tournament: TournamentId,
    /// The boards of the last round when the screen opened.
    basis: Fact,
    /// Whether the last round is changed.
    again: bool,
    round: u32,
    by_hand: ByHand,
    /// The first player of the next pair.
    marked: Option<PlayerId>,
    rows: Vec<Row>,
    foreseen: Result<Foreseen, Refusal>,
    part: Part,
    /// The selections among the players and among the boards.
    waiting: Selection,
    made: Selection,
}

impl Boards {
    /// Opens with the boards of the round that is changed, or without boards.
    pub(super) fn new(id: TournamentId, data: &Snapshot) -> Self {
        let found = data.club.tournament(id);
        let again = found.is_some_and(|found| is_to_be_changed(found));
        let mut screen = Self {
            tournament: id,
            basis: Fact::boards(id, &data.club),
            again,
            round: 0,
            by_hand: ByHand::default(),
            marked: None,
            rows: Vec::new(),
            foreseen: Ok(Foreseen::default()),
            part: if again { Part::Boards } else { Part::Players },
            waiting: Selection::default(),
            made: Selection::default(),
        };
        if let Some(found) = found {
            let last = found.last_round(found.current());
            screen.round = if again { last } else { last + 1 };
            if again {
                let boards = found.boards(found.current(), last);
                screen.by_hand.pairs = boards.filter_map(|board| board.players()).collect();
                screen.by_hand.bye = found.stage().and_then(|stage| stage.swiss.drawn.last()?.bye);
            }
        }
        screen.refresh(data);
        screen
    }

    fn found<'a>(&self, data: &'a Snapshot) -> Option<&'a Tournament> {
        data.club.tournament(self.tournament).map(AsRef::as_ref)
    }

    fn request(&self) -> Request {
        let (tournament, by_hand, lots) = (self.tournament, self.by_hand.clone(), None);
        if self.again {
            let again = Again { by_hand, ..Again::default() };
            return Request::PairAgain { tournament, again, lots };
        }
        Request::PairByHand { tournament, by_hand, lots }
    }

    /// Updates the players to be paired, and the round as it would be.
    fn refresh(&mut self, data: &Snapshot) {
        let Some(found) = self.found(data) else {
            self.foreseen = Err(Refusal::NoSuchTournament(self.tournament));
            self.rows.clear();
            return;
        };
        let number = found.current();
        let there = found.to_be_paired(number);
        let is_there = |player: &PlayerId| there.contains(player);
        self.by_hand.pairs.retain(|pair| pair.iter().all(is_there));
        self.by_hand.bye = self.by_hand.bye.filter(is_there);
        let given: Vec<PlayerId> =
            self.by_hand.pairs.iter().flatten().copied().chain(self.by_hand.bye).collect();
        let absent = if self.again { found.last_absent(number) } else { found.absent_next(number) };
        let absent: Vec<PlayerId> = absent.iter().map(|one| one.player).collect();
        let points = found.points_before(number, self.round);
        let row = |player: PlayerId| Row::Player {
            player,
            points: points.get(&player).copied().unwrap_or_default(),
            absent: absent.contains(&player),
        };
        let order = |row: &Row| match row {
            Row::Player { points, absent, .. } => (*absent, -points),
            Row::Bye => (true, 0.0),
        };
        let mut rows: Vec<Row> =
            there.iter().filter(|player| !given.contains(player)).copied().map(row).collect();
        rows.sort_by(|a, b| {
            let (a, b) = (order(a), order(b));
            a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))
        });
        if self.by_hand.bye.is_none() && !rows.is_empty() {
            rows.push(Row::Bye);
        }
        self.rows = rows;
        self.marked = self.marked.filter(|player| is_there(player) && !given.contains(player));
        self.foreseen = self.foresee(data);
    }

    /// Keeps the selected player and board after another desk's entry.
    fn follow(&mut self, data: &Snapshot) {
        let row = self.waiting.row(self.rows.len());
        let waiting = row.and_then(|row| self.rows.get(row).map(Row::player));
        let row = self.made.row(self.lines());
        let made = row.and_then(|row| self.boards().get(row).copied());
        self.refresh(data);
        self.waiting.follow(waiting, self.rows.iter().map(Row::player), data.gone());
        let boards = self.boards();
        self.made.follow(made, boards, data.gone());
    }

    /// The boards by their players. The bye has its player twice.
    fn boards(&self) -> Vec<[PlayerId; 2]> {
        let (pairs, bye) = self.shown();
        pairs.iter().copied().chain(bye.map(|player| [player, player])).collect()
    }

    fn foresee(&self, data: &Snapshot) -> Result<Foreseen, Refusal> {
        let actions = self.request().decide(&data.club, 0)?;
        let (after, refused) = data.club.staged(&actions);
        refused.map_or(Ok(()), Err)?;
        let odd = after.tournament(self.tournament).map(|found| after.oddities(found));
        let Some(Action::DrawPairings(DrawPairings { pairs, bye, .. })) =
            actions.into_iter().next()
        else {
            return Ok(Foreseen::default());
        };
        Ok(Foreseen { pairs, bye, odd: odd.unwrap_or_default() })
    }

    /// The boards shown: those of the whole round, or those made by hand if the round cannot be paired.
    fn shown(&self) -> (&[[PlayerId; 2]], Option<PlayerId>) {
        match &self.foreseen {
            Ok(round) => (&round.pairs, round.bye),
            Err(_) => (&self.by_hand.pairs, self.by_hand.bye),
        }
    }

    fn is_by_hand(&self, pair: [PlayerId; 2]) -> bool {
        self.by_hand.pairs.contains(&pair)
    }

    /// Whether the paired round would stay the same. Then it is not
    /// paired again, since its matches would get other numbers.
    fn is_unchanged(&self) -> bool {
        let (Ok(foreseen), Fact::Boards(_, _, boards)) = (&self.foreseen, &self.basis) else {
            return false;
        };
        self.again && foreseen.pairs == *boards
    }

    /// The rows of the boards, with the bye.
    fn lines(&self) -> usize {
        let (pairs, bye) = self.shown();
        pairs.len() + usize::from(bye.is_some())
    }

    /// Chooses the first player of a pair, the second, or the player of the bye.
    fn choose(&mut self, row: usize, context: &Context<'_>) -> Option<Step> {
        match (*self.rows.get(row)?, self.marked) {
            (Row::Bye, None) => {
                return Some(Step::inform(context.words.screen.boards.no_bye(), context));
            }
            (Row::Bye, Some(marked)) => self.by_hand.bye = Some(marked),
            (Row::Player { player, .. }, None) => {
                self.marked = Some(player);
                return None;
            }
            (Row::Player { player, .. }, Some(marked)) if player != marked => {
                self.by_hand.pairs.push([marked, player]);
            }
            (Row::Player { .. }, Some(_)) => {}
        }
        self.marked = None;
        self.refresh(context.data);
        None
    }

    /// Removes the selected board.
    fn remove(&mut self, data: &Snapshot) {
        let Some(row) = self.made.row(self.lines()) else { return };
        let (pairs, _) = self.shown();
        match pairs.get(row).copied() {
            Some(pair) => self.by_hand.pairs.retain(|other| *other != pair),
            None => self.by_hand.bye = None,
        }
        self.refresh(data);
    }

    /// The reason why the selected board cannot be removed.
    fn no_board(&self, words: &Words) -> Option<String> {
        let (pairs, bye) = self.shown();
        let nothing = || Some(words.screen.tournament.reason.nothing_here().to_owned());
        let Some(row) = self.made.row(self.lines()) else { return nothing() };
        let by_hand = match pairs.get(row) {
            Some(pair) => self.is_by_hand(*pair),
            None => bye == self.by_hand.bye,
        };
        (!by_hand).then(|| words.screen.boards.by_rules().to_owned())
    }

    fn listed(&mut self, news: &News, context: &Context<'_>) -> Option<Step> {
        let pane = match *news {
            News::Click { pane, .. } | News::Scroll { pane, .. } => pane,
            _ if self.part == Part::Players => PLAYERS,
            _ => BOARDS,
        };
        if matches!(news, News::Click { .. }) {
            self.part = if pane == PLAYERS { Part::Players } else { Part::Boards };
        }
        if pane == PLAYERS {
            let listed = self.waiting.update(news, pane, self.rows.len(), context.frame);
            return self.choose(listed.chosen()?, context);
        }
        // A click on a board only selects it; another key removes it.
        let lines = self.lines();
        self.made.update(news, pane, lines, context.frame);
        None
    }
}

/// Whether the last round is paired, and none of its matches is called or played.
fn is_to_be_changed(tournament: &Tournament) -> bool {
    tournament.before_last_round(tournament.current()).is_ok()
}

/// The reason why no round can be paired by hand.
pub(super) fn reason(
    tournament: &Tournament,
    data: &Snapshot,
    words: &'static Words,
) -> Option<String> {
    if is_to_be_changed(tournament) {
        return None;
    }
    let draw = Request::DrawRound { tournament: tournament.id, lots: None };
    let refused = draw.rehearse(&data.club).err()?;
    // A round that the rules cannot pair can still be paired by hand.
    let by_rules =
        matches!(refused, Refusal::Event(crate::club::refusal::EventRefusal::NoPairing { .. }));
    (!by_rules).then(|| words.message.refusal(&refused, &data.club).into())
}

impl Boards {
    /// About four keys for each board that was made or removed.
    fn typed(&self) -> usize {
        let Fact::Boards(_, _, boards) = &self.basis else { return 0 };
        let begun = if self.again { boards.as_slice() } else { &[] };
        let made = self.by_hand.pairs.iter().filter(|pair| !begun.contains(pair)).count();
        let apart = begun.iter().filter(|pair| !self.by_hand.pairs.contains(pair)).count();
        4 * made.max(apart)
    }

    fn turn(&mut self) {
        self.part = match self.part {
            Part::Players => Part::Boards,
            Part::Boards => Part::Players,
        };
    }

    /// Records the pairing.
    fn start(&self, context: &Context<'_>) -> Vec<Step> {
        if self.is_unchanged() {
            let same = context.words.screen.boards.same(self.round);
            return vec![Step::Back, Step::inform(same, context)];
        }
        vec![Step::ask(self.request(), context)]
    }
}

impl Layer for Boards {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let name = self.found(data).map(|found| found.name.as_str());
        words.screen.boards.title(name.unwrap_or_default(), self.round)
    }

    fn commands(&self, data: &Snapshot, words: &'static Words) -> Commands {
        let on_players = self.part == Part::Players;
        let nothing = if on_players {
            let say = words.screen.tournament.reason;
            self.rows.is_empty().then(|| say.nothing_here().to_owned())
        } else {
            self.no_board(words)
        };
        let refused = self.foreseen.as_ref().err();
        let refused = refused.map(|refused| words.message.refusal(refused, &data.club).to_string());
        Commands::of([
            lead(CommandId::Open)
                .refused(nothing.clone())
                .called_if(on_players, FooterLabel::Choose)
                .unsaid()
                .does_if(!on_players, |page: &mut Self, context| page.remove(context.data)),
            lead(CommandId::Start)
                .refused(refused)
                .called(FooterLabel::Draw)
                .does(|page: &mut Self, context| page.start(context)),
            lead(CommandId::Remove).refused(nothing).unsaid_if(on_players).does(
                |page: &mut Self, context| match page.part {
                    // The first player is not chosen any more.
                    Part::Players => page.marked = None,
                    Part::Boards => page.remove(context.data),
                },
            ),
            lead(CommandId::NextTab).does(|page: &mut Self, _| page.turn()),
            lead(CommandId::Back),
            also(CommandId::PreviousTab).does(|page: &mut Self, _| page.turn()),
        ])
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState {
            has_lost: match self.part {
                Part::Players => self.waiting.is_lost(),
                Part::Boards => self.made.is_lost(),
            },
            typed: self.typed(),
            ..LayerState::of(&[Scope::Boards, Scope::List, Scope::Main])
        }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        match news {
            News::Refreshed => {
                if let Err(changed) = self.basis.check(&context.data.club) {
                    // The pairing belongs to another round, or to boards that have changed.
                    *self = Self::new(self.tournament, context.data);
                    return vec![Step::refused(&changed, context)];
                }
                self.follow(context.data);
            }
            News::Run(_) | News::Click { .. } | News::Scroll { .. } => {
                return self.listed(&news, context).steps();
            }
            // The page of the tournament below shows the paired round.
            News::Done(seq) => {
                let mut done = context.data.actions_of(seq).iter();
                let is_paired = done.any(|action| matches!(action, Action::DrawPairings(_)));
                return is_paired.then_some(Step::Back).steps();
            }
            _ => {}
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        let notes = self.notes(usize::from(area.width), pen);
        let below = u16::try_from(notes.len()).unwrap_or(0);
        let [lists, _, told] = down(area, [REST, 1, below]);
        let [left, _, right] = Layout::horizontal([
            Constraint::Fill(2),
            Constraint::Length(BETWEEN),
            Constraint::Fill(3),
        ])
        .areas(lists);
        self.draw_players(left, pen);
        self.draw_boards(right, pen);
        let look = if self.foreseen.is_err() { pen.theme.warning } else { pen.theme.text };
        pen.lines(told, &notes, look);
    }
}

// The two lists side by side, with notes about the round below.

/// Columns between the lists, of points, and of the mark of boards made by hand.
const BETWEEN: u16 = 2;
const POINTS: u16 = 4;
const MARK: u16 = 1;
const BY_HAND: &str = "*";
const NOTES: usize = 3;

impl Boards {
    fn draw_players(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = pen.words.screen.boards;
        let waiting =
            self.rows.iter().filter(|row| matches!(row, Row::Player { absent: false, .. }));
        let title = say.players(waiting.count());
        let [line, list] = down(area, [1, REST]);
        if self.rows.is_empty() {
            pen.line(line, &title, pen.theme.title);
            pen.sentence(list, say.nobody(), pen.theme.muted);
            return;
        }
        let (data, looks, term) = (pen.data, pen.theme.clone(), &pen.words.term);
        let fields = Fields::default()
            .with(Column::name(""), |row: &&Row| match row {
                Row::Player { player, absent: true, .. } => {
                    Cell::styled(term.aside(data.name(*player), say.absent()), looks.muted)
                }
                Row::Player { player, .. } if self.marked == Some(*player) => {
                    Cell::styled(data.name(*player), looks.winner)
                }
                Row::Player { player, .. } => data.name(*player).into(),
                Row::Bye => Cell::styled(say.bye(), looks.muted),
            })
            .with(Column::number("", POINTS), |row| match row {
                Row::Player { points, .. } => Cell::styled(points.to_string(), looks.muted),
                Row::Bye => Cell::default(),
            });
        let (rows, keys) = ((PLAYERS, self.rows.len()), (self.waiting, self.part == Part::Players));
        fields.draw_titled((&title, line, list), rows, |at| self.rows.get(at), keys, pen);
    }

    fn draw_boards(&self, area: Rect, pen: &mut Pen<'_>) {
        let (say, pair) = (pen.words.screen.boards, pen.words.screen.floor);
        let left_over = pen.words.screen.tournament;
        let (pairs, bye) = self.shown();
        let title = say.boards(self.by_hand.pairs.len(), pairs.len());
        let [line, list] = down(area, [1, REST]);
        let columns =
            [Column::number("", 3), Column::word("", MARK), Column::left("", Width::Flex(1))];
        let room = widths(&columns, list.width, &[]).last().copied().map_or(0, usize::from);
        let room = room.saturating_sub(text::width(&pair.pair("", "")));
        let (data, looks) = (pen.data, pen.theme.clone());
        let [no, mark, names] = columns;
        // The player with the bye comes after the boards.
        let fields = Fields::default()
            .with(no, |at: &usize| match pairs.get(*at) {
                Some(_) => Cell::styled((at + 1).to_string(), looks.muted),
                None => Cell::default(),
            })
            .with(mark, |at| {
                let by_hand = match pairs.get(*at) {
                    Some(board) => self.is_by_hand(*board),
                    None => bye == self.by_hand.bye,
                };
                if by_hand { BY_HAND } else { "" }
            })
            .with(names, |at| match pairs.get(*at) {
                Some(board) => {
                    let names = board.map(|player: PlayerId| data.name(player));
                    let [a, b] = text::share(&names, room);
                    pair.pair(&a, &b)
                }
                None => bye.map(|player| left_over.bye(data.name(player))).unwrap_or_default(),
            });
        let (rows, keys) = ((BOARDS, self.lines()), (self.made, self.part == Part::Boards));
        fields.draw_titled((&title, line, list), rows, Some, keys, pen);
    }

    /// The reason why the round cannot be paired, what is unusual about it, or how to pair it.
    fn notes(&self, columns: usize, pen: &Pen<'_>) -> Vec<String> {
        let (say, message) = (pen.words.screen.boards, &pen.words.message);
        let mut told = Vec::new();
        if let Some(marked) = self.marked {
            told.push(say.against(pen.data.name(marked)));
        }
        match &self.foreseen {
            Err(refusal) => told.push(message.refusal(refusal, &pen.data.club).to_string()),
            Ok(round) if round.odd.is_empty() => {
                if self.marked.is_none() {
                    told.push(say.how().to_owned());
                }
            }
            Ok(round) => {
                let odd = round.odd.iter().map(|odd| message.event.oddity(*odd, &pen.data.club));
                told.extend(odd.map(|odd| say.odd(&odd)));
            }
        }
        let mut lines = text::wrap_all(told, columns);
        lines.truncate(NOTES);
        lines
    }
}
