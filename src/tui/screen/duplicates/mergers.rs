//! The certain pairs in rows: one key answers each row, and one entry
//! records all answers. Also the search for the other number of a player.

use std::collections::BTreeMap;

use super::{Band, Case, PANE, Sheet, draw_pair};
use crate::club::action::{JudgePlayers, MergePlayers};
use crate::club::question::matcher::Owner;
use crate::club::registry::Verdict;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::search_list::{Picker, found_players};

/// Rows of the selected pair below the list, if both have room.
const PAIR: u16 = 14;
/// Rows that the list needs before the selected pair gets any.
const LEAST_ROWS: u16 = 6;
const ANSWER: u16 = 10;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Answer {
    /// One person. The left number is kept.
    Left,
    /// One person. The right number is kept.
    Right,
    Different,
}

/// The certain pairs that can be merged, with the answers.
#[derive(Debug, Clone)]
pub(in crate::tui::screen) struct Mergers {
    cases: Vec<Case>,
    answers: BTreeMap<[PlayerId; 2], Answer>,
    selection: Selection,
    /// The selected pair, worked out once for many frames.
    sheet: Option<Box<Sheet>>,
}

impl Mergers {
    pub(in crate::tui::screen) fn new(data: &Snapshot) -> Self {
        let (cases, answers) = (Vec::new(), BTreeMap::new());
        let mut screen = Self { cases, answers, selection: Selection::default(), sheet: None };
        screen.refresh(data);
        screen
    }

    fn refresh(&mut self, data: &Snapshot) {
        let shown = self.case().map(|case| case.sides);
        self.cases = safe(data);
        self.answers.retain(|sides, _| self.cases.iter().any(|case| case.sides == *sides));
        self.selection.follow(shown, self.cases.iter().map(|case| case.sides), data.gone());
        self.look(data);
    }

    fn case(&self) -> Option<&Case> {
        self.cases.get(self.selection.row(self.cases.len())?)
    }

    fn look(&mut self, data: &Snapshot) {
        self.sheet = self.case().map(|case| Box::new(Sheet::of(case.sides, data)));
    }

    /// Answers the selected pair or clears its answer, and selects the next pair.
    fn answer(&mut self, answer: Option<Answer>, context: &Context<'_>) {
        let len = self.cases.len();
        let Some(row) = self.selection.row(len) else { return };
        let sides = self.cases[row].sides;
        match answer {
            Some(answer) => self.answers.insert(sides, answer),
            None => self.answers.remove(&sides),
        };
        self.selection.select((row + 1).min(len - 1), len, context.frame.height(PANE));
        self.look(context.data);
    }

    /// The answers in the order of the list.
    fn answered(&self) -> impl Iterator<Item = ([PlayerId; 2], Answer)> {
        self.cases.iter().filter_map(|case| Some((case.sides, *self.answers.get(&case.sides)?)))
    }
}

/// Certain pairs that are not postponed and can be merged.
fn safe(data: &Snapshot) -> Vec<Case> {
    let pairs = data.duplicates();
    let certain =
        pairs.iter().filter(|pair| Band::of(pair.probability) == Band::Certain && !pair.put_off);
    let free = certain.filter(|pair| data.club.stands_against(pair.a, pair.b).is_none());
    free.cloned().map(Case::from).collect()
}

/// The actions of the answers. Verdicts of two people come first, so that a merge against them
/// is refused. If three registrations are one person, later pairs use the number that is kept.
fn actions(answers: &[([PlayerId; 2], Answer)], club: &Club) -> Vec<Action> {
    let mut into = BTreeMap::new();
    let different = answers.iter().filter(|(_, answer)| *answer == Answer::Different);
    let judged = different.map(|&([a, b], _)| {
        Action::JudgePlayers(JudgePlayers { a, b, verdict: Some(Verdict::Different) })
    });
    let mut actions: Vec<Action> = judged.collect();
    for (sides, answer) in answers {
        let [left, right] = sides.map(|id| stays(club.registry().today(id), &into));
        let (keep, absorb) = match answer {
            Answer::Left => (left, right),
            Answer::Right => (right, left),
            Answer::Different => continue,
        };
        if keep != absorb {
            into.insert(absorb, keep);
            actions.push(Action::MergePlayers(MergePlayers { keep, absorb }));
        }
    }
    actions
}

/// The number that a player has after these merges.
fn stays(player: PlayerId, into: &BTreeMap<PlayerId, PlayerId>) -> PlayerId {
    std::iter::successors(Some(player), |one| into.get(one).copied()).last().unwrap_or(player)
}

impl Layer for Mergers {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        let say = &words.screen.duplicates;
        match self.cases.len() {
            0 => say.mergers_title().to_owned(),
            of => say.mergers(self.answers.len(), of),
        }
    }

    fn commands(&self, _data: &Snapshot, words: &'static Words) -> Commands {
        let (say, nothing) = (&words.screen.duplicates, words.screen.lists.nothing());
        let empty = self.cases.is_empty();
        let of_a_pair = |command| lead(command).unless(empty, nothing);
        let answers = |command, answer: Option<Answer>| {
            of_a_pair(command).does(move |page: &mut Self, context| page.answer(answer, context))
        };
        let is_full = self.answers.len() == self.cases.len();
        Commands::of([
            answers(CommandId::KeepLeft, Some(Answer::Left)),
            answers(CommandId::KeepRight, Some(Answer::Right)),
            answers(CommandId::Different, Some(Answer::Different)),
            of_a_pair(CommandId::RecordMergers)
                .unless(self.answers.is_empty(), say.none_answered())
                .does(|page: &mut Self, context| {
                    let answers: Vec<_> = page.answered().collect();
                    Step::try_ask(Request::Do(actions(&answers, &context.data.club)), context)
                }),
            of_a_pair(CommandId::KeepAllLeft).unless(is_full, say.all_answered()).does(
                |page: &mut Self, _| {
                    for case in &page.cases {
                        page.answers.entry(case.sides).or_insert(Answer::Left);
                    }
                },
            ),
            lead(CommandId::Back),
            answers(CommandId::SkipPair, None),
            of_a_pair(CommandId::Open),
            lead(CommandId::Undo),
        ])
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState {
            typed: self.answers.len(),
            has_lost: self.selection.is_lost(),
            ..LayerState::of(&[Scope::Mergers, Scope::List, Scope::Main])
        }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        match news {
            News::Refreshed => self.refresh(context.data),
            News::Done(_) if self.cases.is_empty() => return vec![Step::Back],
            _ => match self.selection.update(&news, PANE, self.cases.len(), context.frame) {
                Listed::Chosen(row) => {
                    return vec![Step::Open(Route::Duplicates(Some(self.cases[row].sides)))];
                }
                Listed::Moved => self.look(context.data),
                Listed::Ignored => {}
            },
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = &pen.words.screen.duplicates;
        let (Some(case), Some(shown)) = (self.case(), &self.sheet) else {
            pen.notice(area, say.none_certain());
            return;
        };
        let area = area.inner(Margin::new(1, 0));
        let rows = span(self.cases.len() + 1);
        let has_room = area.height > LEAST_ROWS + PAIR;
        let below = if has_room { area.height - rows.min(area.height - PAIR - 1) - 1 } else { 0 };
        let [list, _, pair] = down(area, [REST, u16::from(has_room), below]);
        self.draw_list(list, pen);
        if has_room {
            draw_pair(case, shown, pair, pen);
        }
    }
}

impl Mergers {
    fn draw_list(&self, area: Rect, pen: &mut Pen<'_>) {
        let (data, words) = (pen.data, pen.words);
        let say = &words.screen.duplicates;
        let answer = |case: &&Case| match self.answers.get(&case.sides) {
            Some(Answer::Left) => say.answer_left(),
            Some(Answer::Right) => say.answer_right(),
            Some(Answer::Different) => say.answer_different(),
            None => say.unanswered(),
        };
        let name = |side: usize| move |case: &&Case| Cell::from(data.name(case.sides[side]));
        let fields = Fields::default()
            .with(Column::word(say.answer(), ANSWER), answer)
            .with(Column::left(say.left(), Width::Name), name(0))
            .with(Column::left(say.right(), Width::Name), name(1))
            .with(Column::left(say.why_title(), Width::Flex(1)), |case| super::why(case, words));
        let cases = &self.cases;
        fields.draw(area, (PANE, cases.len()), |at| cases.get(at), (self.selection, true), pen);
    }
}

const OTHERS: Pane = Pane(0);
/// The most players that are listed.
const OTHERS_MOST: usize = 200;

/// The search for another registration. The picked player is handed back.
#[derive(Debug, Clone)]
pub(in crate::tui::screen) struct Other {
    /// The player whose other number is wanted.
    one: PlayerId,
    /// The most similar players, the likeliest first. They are listed while nothing is typed.
    alike: Vec<Owner>,
    picker: Picker<PlayerId>,
}

impl Other {
    /// Opens with the similar players.
    pub(in crate::tui::screen) fn of(one: PlayerId, data: &Snapshot) -> Self {
        let picker = Picker::new(OTHERS);
        let mut screen = Self { one, alike: data.likeness_of(one), picker };
        screen.search(data);
        screen
    }

    fn search(&mut self, data: &Snapshot) {
        let typed = self.picker.input.text();
        let alike = self.alike.iter().filter(|_| typed.is_empty());
        let alike: Vec<PlayerId> = alike.map(|owner| owner.player).collect();
        let own = data.club.registry().today(self.one);
        let found = data.find(&typed, OTHERS_MOST).into_iter();
        let others = found.filter(|player| *player != own && !alike.contains(player));
        self.picker.find(alike.iter().copied().chain(others).collect(), data.gone());
    }
}

impl Layer for Other {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        words.screen.duplicates.title_other(data.name(self.one))
    }

    fn commands(&self, _data: &Snapshot, words: &'static Words) -> Commands {
        let none = self.picker.selected().is_none();
        Commands::of([also(CommandId::Open)
            .unless(none, words.screen.lists.nothing())
            .called(FooterLabel::Choose)])
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        Some(&mut self.picker.input)
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState {
            is_typing: true,
            has_lost: self.picker.has_lost(),
            ..LayerState::of(&[Scope::List])
        }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        if matches!(news, News::Edited | News::Refreshed) {
            self.search(context.data);
        }
        self.picker.update(&news, context).map(Step::HandBack).steps()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let (words, data) = (pen.words, pen.data);
        let fields = found_players(data).with(Column::left("", Width::Flex(3)), |player| {
            let alike = self.alike.iter().find(|owner| owner.player == *player);
            let why = alike.map(|owner| words.message.likeness.reasons(&owner.reasons));
            why.unwrap_or_default()
        });
        let say = &words.screen.duplicates;
        let area = area.inner(Margin { horizontal: 1, vertical: 0 });
        self.picker.draw(area, (say.other(), say.nobody()), &fields, |player| *player, pen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn merge(keep: u32, absorb: u32) -> Action {
        Action::MergePlayers(MergePlayers { keep: PlayerId(keep), absorb: PlayerId(absorb) })
    }

    fn two(a: u32, b: u32) -> [PlayerId; 2] {
        [PlayerId(a), PlayerId(b)]
    }

    #[test]
    fn three_registrations_of_one_person_end_in_the_number_that_was_kept() {
        let answers =
            [(two(1, 2), Answer::Left), (two(2, 3), Answer::Right), (two(1, 3), Answer::Left)];
        let actions = actions(&answers, &Club::default());
        assert_eq!(actions, [merge(1, 2), merge(3, 1)], "3 keeps what 1 has got from 2");
    }

    #[test]
    fn two_people_are_said_before_any_merger() {
        let answers = [(two(1, 2), Answer::Left), (two(3, 4), Answer::Different)];
        let said = actions(&answers, &Club::default());
        assert!(matches!(said[0], Action::JudgePlayers(_)));
        assert_eq!(said[1..], [merge(1, 2)]);
    }
}
