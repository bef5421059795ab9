//! A tournament that is being planned: all answers in the wizard so far. Nothing of it is written to the club's file
//! before the end. It is kept in a file of its own (`tui/desk_worker/lists.rs`).

pub mod field;
pub mod preview;
pub mod rules;

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::{Entrant, NewTournament};
use crate::club::Club;
use crate::club::registry::NewPlayer;
use crate::domain::game::Hand;
use crate::domain::ids::ListId;
use crate::domain::matching::{Commonness, Likeness, POSSIBLE, Person, STRONG, compare};
use crate::domain::name::fold;
use crate::domain::number::PlayerId;
use crate::domain::rating::{Division, Limit};
use field::{Order, other};
use rules::Rules;

pub use field::{Field, Kind};

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StepName {
    /// The tournament's name, and limits for entry.
    #[default]
    Name,
    /// How it is played.
    Format,
    /// How long its matches are.
    Length,
    Entrants,
    /// In which order they are seeded.
    Seeds,
    /// All of it, before anything is written.
    Review,
}

impl StepName {
    /// All steps, in their order.
    pub const ALL: [Self; 6] =
        [Self::Name, Self::Format, Self::Length, Self::Entrants, Self::Seeds, Self::Review];
}

/// The most new players that are compared with each other: enough for any tournament, and quick.
const COMPARED: usize = 200;

/// The answers in the wizard so far.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// The step that was in front.
    pub step: StepName,
    /// The name as it was typed, empty before it has one.
    pub name: String,
    /// The limits and the first move as they were typed: they may not be numbers yet.
    pub from: String,
    pub below: String,
    pub first_move: String,
    /// Whether only those whose ratings are established may enter.
    pub established: bool,
    pub rules: Rules,
    /// In the order of entry.
    pub entrants: Vec<Entrant>,
    /// Their places in that list, in the order made by hand; see [`Self::by_hand`].
    pub hand: Vec<usize>,
    /// Names that were pasted or read and are still to be looked at.
    pub left: Vec<NewPlayer>,
    /// Whether the tournament was opened with it. It is gone on with once that is undone.
    #[serde(default)]
    pub opened: bool,
}

/// Changes of the people of a draft since it was last looked at.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Changes {
    /// Players who are registered no more, by their numbers.
    pub gone: Vec<PlayerId>,
    /// Players who were merged: the number of then, the number of now.
    pub merged: Vec<(PlayerId, PlayerId)>,
    /// Names that were new and have been registered meanwhile.
    pub registered: Vec<String>,
}

impl Changes {
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl Draft {
    /// Whether nothing in it is worth keeping: a name alone is typed again in a moment, and `usual` are the rules that
    /// it began with.
    pub fn is_blank(&self, usual: &Rules) -> bool {
        let begun = Self { rules: usual.clone(), ..Self::default() };
        Self { step: begun.step, name: String::new(), ..self.clone() } == begun
    }

    pub fn text(&self, field: Field) -> &str {
        match field.row().kind {
            Kind::Text { text, .. } => text(self),
            _ => "",
        }
    }

    /// Sets the text of a field.
    pub fn put_text(&mut self, field: Field, text: String) {
        if let Kind::Text { place, .. } = field.row().kind {
            *place(self) = text;
        }
    }

    /// Chooses the next value of a field, or the one before.
    ///
    /// `lists` are the rating lists to choose from.
    pub fn choose(&mut self, field: Field, forward: bool, lists: &[ListId]) {
        match field.row().kind {
            Kind::Text { .. } => {}
            Kind::Choice { turn, .. } => turn(self, forward),
            Kind::List => self.rules.list = other(lists, self.rules.list, forward),
            Kind::Number(_) | Kind::MaybeNumber | Kind::Round(_) => self.rules.step(field, forward),
        }
    }

    /// The rating limits for entry; otherwise the field that cannot be read.
    pub fn division(&self) -> Result<Option<Division>, Field> {
        Division::read(&self.from, &self.below, !self.established).map_err(|limit| match limit {
            Limit::Above => Field::From,
            Limit::Below => Field::Below,
        })
    }

    /// The first-move win rate; otherwise the field that cannot be read.
    pub fn first_move(&self) -> Result<Option<Hand>, Field> {
        match fold(&self.first_move).as_str() {
            _ if !self.rules.asks(Field::FirstMove) => Ok(None),
            "" => Ok(None),
            typed => typed.parse::<Hand>().ok().map(Some).ok_or(Field::FirstMove),
        }
    }

    /// The tournament to be written at the end; otherwise the field that cannot be read.
    pub fn opening(&self, draw: bool) -> Result<NewTournament, Field> {
        let (division, first_move) = (self.division()?, self.first_move()?);
        self.rules.bands()?;
        self.rules.tie_breaks()?;
        Ok(NewTournament {
            division,
            first_move,
            draw: draw && self.rules.format.has_draw(),
            ..self.sketch()
        })
    }

    /// Like [`Self::opening`], as far as the fields can be read, and not drawn.
    pub fn sketch(&self) -> NewTournament {
        let entrants = if self.rules.format.has_draw() { self.in_order() } else { Vec::new() };
        NewTournament {
            name: self.name.clone(),
            list: self.rules.list,
            plan: self.rules.plan(),
            further: self.rules.then().into_iter().collect(),
            division: self.division().ok().flatten(),
            first_move: self.first_move().ok().flatten(),
            card_game: self.rules.card_game,
            entrants,
            draw: false,
        }
    }

    /// The entrants in the order in which they are entered.
    pub fn in_order(&self) -> Vec<Entrant> {
        let places = self.places().into_iter();
        places.filter_map(|at| self.entrants.get(at).cloned()).collect()
    }

    /// Their places in the order of entry.
    pub fn places(&self) -> Vec<usize> {
        if self.is_by_hand() { self.by_hand() } else { (0..self.entrants.len()).collect() }
    }

    /// Whether the seeds were arranged by hand.
    pub fn is_by_hand(&self) -> bool {
        self.rules.seeding == Order::Hand && self.rules.asks(Field::Seeding)
    }

    /// The places of the entrants in the order made by hand: those who were not arranged come last.
    pub fn by_hand(&self) -> Vec<usize> {
        let mut seen = HashSet::new();
        let all = self.hand.iter().copied().chain(0..self.entrants.len());
        all.filter(|at| *at < self.entrants.len() && seen.insert(*at)).collect()
    }

    /// Enters a player who is not entered yet.
    pub fn enter(&mut self, entrant: Entrant) -> bool {
        let is_new = match &entrant {
            Entrant::Registered(player) => !self.has(*player),
            Entrant::New(new_player) => !self.new_players().any(|known| known.covers(new_player)),
        };
        if is_new {
            self.entrants.push(entrant);
        }
        is_new
    }

    /// Removes the entrant in a place.
    pub fn remove(&mut self, at: usize) {
        if at < self.entrants.len() {
            self.hand = self.by_hand().into_iter().filter(|place| *place != at).collect();
            for place in self.hand.iter_mut().filter(|place| **place > at) {
                *place -= 1;
            }
            self.entrants.remove(at);
        }
    }

    /// Exchanges two places in the order of entry.
    pub fn swap(&mut self, one: usize, other: usize) {
        if one.max(other) < self.entrants.len() {
            self.entrants.swap(one, other);
            for place in &mut self.hand {
                *place = match *place {
                    at if at == one => other,
                    at if at == other => one,
                    at => at,
                };
            }
        }
    }

    /// The players who are entered and registered.
    pub fn players(&self) -> HashSet<PlayerId> {
        self.entrants.iter().filter_map(Entrant::registered).collect()
    }

    pub fn has(&self, player: PlayerId) -> bool {
        self.entrants.contains(&Entrant::Registered(player))
    }

    /// Whether a new player of that name is entered.
    pub fn has_new(&self, name: &str) -> bool {
        self.new_players().any(|new_player| fold(&new_player.name) == fold(name))
    }

    /// Whether a line of a list says nothing more than that somebody new is entered or is still to be looked at: another
    /// club is another person, perhaps.
    pub fn covers(&self, line: &NewPlayer) -> bool {
        self.new_players().chain(&self.left).any(|known| known.covers(line))
    }

    /// The new entrant who is most like this one, perhaps the same person under another spelling, and the reasons.
    pub fn like_new(&self, new_player: &NewPlayer) -> Option<(&NewPlayer, Likeness)> {
        let read = |one: &NewPlayer| Person::read(&one.record());
        let (person, common) = (read(new_player), Commonness::default());
        let others = self.new_players().take(COMPARED);
        let alike = others.map(|other| (other, compare(&read(other), &person, &common)));
        let possible = alike.filter(|(_, likeness)| likeness.score >= POSSIBLE);
        possible.max_by(|(_, a), (_, b)| a.score.total_cmp(&b.score))
    }

    /// Like [`Self::like_new`], where both are in all likelihood one person.
    pub fn surely_like_new(&self, new_player: &NewPlayer) -> Option<&NewPlayer> {
        let strong = self.like_new(new_player).filter(|(_, likeness)| likeness.score >= STRONG);
        strong.map(|(other, _)| other)
    }

    /// The players to be registered.
    pub fn new_players(&self) -> impl Iterator<Item = &NewPlayer> {
        self.entrants.iter().filter_map(Entrant::new_player)
    }

    /// Takes a name off those that are still to be looked at.
    pub fn settle(&mut self, name: &str) -> Option<NewPlayer> {
        let at = self.left.iter().position(|left| fold(&left.name) == fold(name))?;
        Some(self.left.remove(at))
    }

    /// Follows changes in the club: players get their numbers of today, players who are gone are left out, and a new
    /// entrant who has been registered since is to be looked at.
    pub fn follow(&mut self, club: &Club) -> Changes {
        let mut changes = Changes::default();
        if club.list(self.rules.list).is_none() {
            self.rules.list = Rules::default().list;
        }
        let registry = club.registry();
        let is_there = |player: &PlayerId| registry.get(*player).is_some();
        let mut at = 0;
        while let Some(entrant) = self.entrants.get_mut(at) {
            let stays = match entrant {
                Entrant::Registered(player) if !is_there(player) => {
                    changes.gone.push(*player);
                    false
                }
                Entrant::Registered(player) => {
                    let today = registry.today(*player);
                    if today == *player {
                        true
                    } else {
                        changes.merged.push((*player, today));
                        *player = today;
                        // A player who was merged with another entrant is entered once.
                        self.entrants.iter().position(|one| *one == Entrant::Registered(today))
                            == Some(at)
                    }
                }
                Entrant::New(new_player) => {
                    new_player.different.retain(is_there);
                    let namesakes = registry.named(&new_player.name).players();
                    let known = |player: &PlayerId| new_player.different.contains(player);
                    let is_new = namesakes.iter().all(known);
                    if !is_new {
                        changes.registered.push(new_player.name.clone());
                        self.left.push(new_player.clone());
                    }
                    is_new
                }
            };
            if stays { at += 1 } else { self.remove(at) }
        }
        changes
    }
}

#[cfg(test)]
mod tests {
    //! Drafts as they are kept, followed and arranged.

    use proptest::prelude::*;

    use super::*;
    use crate::club::action::MergePlayers;
    use crate::club::registry::ExternalId;
    use crate::club::{Action, Place, Seq};
    use crate::domain::ids::ListId;

    const LISTS: &[ListId] = &[ListId::MAIN, ListId(2)];

    fn new_player() -> impl Strategy<Value = NewPlayer> {
        let text = proptest::option::of(".*");
        let external = proptest::collection::vec((".*", ".*"), 0..2);
        let ids = proptest::collection::vec(any::<u32>().prop_map(PlayerId), 0..3);
        let born = proptest::option::of(
            (1900_i32..2030, 1_u32..366)
                .prop_filter_map("a day", |day| chrono::NaiveDate::from_yo_opt(day.0, day.1)),
        );
        let texts = || proptest::collection::vec(".*", 0..3);
        (".*", text.clone(), text, [texts(), texts()], born, external, ids).prop_map(
            |(name, reading, club, [aliases, apart], born, external, different)| {
                let external = external.into_iter();
                let external =
                    external.map(|(scheme, value)| ExternalId { scheme, value }).collect();
                NewPlayer { name, reading, club, aliases, born, external, different, apart }
            },
        )
    }

    fn entrant() -> impl Strategy<Value = Entrant> {
        prop_oneof![
            any::<u32>().prop_map(|number| Entrant::Registered(PlayerId(number))),
            new_player().prop_map(Entrant::New),
        ]
    }

    /// Rules as keys make them: values chosen and numbers typed in any field.
    fn rules() -> impl Strategy<Value = Rules> {
        let fields: Vec<Field> = StepName::ALL.into_iter().flat_map(Field::of).collect();
        let change = (proptest::sample::select(fields), any::<bool>(), any::<Option<u32>>());
        proptest::collection::vec(change, 0..30).prop_map(|changes| {
            let mut draft = Draft::default();
            for (field, forward, number) in changes {
                match number {
                    Some(number) => draft.rules.put(field, number),
                    None => draft.choose(field, forward, LISTS),
                }
            }
            draft.rules
        })
    }

    fn draft() -> impl Strategy<Value = Draft> {
        let texts = (".*", ".*", ".*", ".*");
        let entrants = proptest::collection::vec(entrant(), 0..8);
        let hand = proptest::collection::vec(0_usize..12, 0..12);
        let left = proptest::collection::vec(new_player(), 0..4);
        (0_usize..6, texts, any::<bool>(), rules(), entrants, hand, left).prop_map(
            |(step, (name, from, below, first_move), established, rules, entrants, hand, left)| {
                let (step, texts) = (StepName::ALL[step], Draft::default());
                let texts = Draft { name, from, below, first_move, ..texts };
                Draft { step, established, rules, entrants, hand, left, ..texts }
            },
        )
    }

    proptest! {
        #[test]
        fn a_draft_that_is_kept_is_the_same_again(draft in draft()) {
            let kept = serde_json::to_vec(&draft).expect("written");
            let again: Draft = serde_json::from_slice(&kept).expect("read");
            prop_assert_eq!(again, draft);
        }

        #[test]
        fn the_order_by_hand_holds_everybody_once(mut draft in draft(), out in 0_usize..8) {
            let all: Vec<usize> = (0..draft.entrants.len()).collect();
            let mut order = draft.by_hand();
            order.sort_unstable();
            prop_assert_eq!(&order, &all);
            // The order of the others stays when an entrant is taken out.
            let named = |draft: &Draft| -> Vec<Entrant> {
                draft.by_hand().into_iter().map(|at| draft.entrants[at].clone()).collect()
            };
            let before = named(&draft);
            let place = draft.by_hand().iter().position(|at| *at == out);
            draft.remove(out);
            let mut expected = before;
            if let Some(place) = place {
                expected.remove(place);
            }
            prop_assert_eq!(named(&draft), expected);
        }

        #[test]
        fn no_draft_however_damaged_brings_the_program_down(mut draft in draft()) {
            draft.follow(&Club::default());
            prop_assert!(draft.players().is_empty(), "nobody is registered there");
            let _ = draft.opening(true).map(|opening| opening.entries(&Club::default()));
        }
    }

    /// A club in which these actions were decided.
    fn club(actions: Vec<Action>) -> Club {
        let mut club = Club::default();
        for (index, action) in (0..).zip(actions) {
            club.perform(&action, Place { seq: Seq(1), index }).expect("allowed");
        }
        club
    }

    fn add(player: u32, name: &str) -> Action {
        Action::add_player(PlayerId(player), name)
    }

    fn entered(players: &[u32]) -> Draft {
        let entrants =
            players.iter().map(|player| Entrant::Registered(PlayerId(*player))).collect();
        Draft { entrants, ..Draft::default() }
    }

    #[test]
    fn players_who_were_merged_are_followed_and_those_who_are_gone_are_told() {
        let (keep, absorb) = (PlayerId(1), PlayerId(3));
        let merged = Action::MergePlayers(MergePlayers { keep, absorb });
        let club = club(vec![add(1, "Ada"), add(2, "Bo"), add(3, "Ada B"), merged]);
        let mut draft = entered(&[3, 2, 9]);
        let changes = draft.follow(&club);
        assert_eq!(changes.merged, [(PlayerId(3), PlayerId(1))]);
        assert_eq!(changes.gone, [PlayerId(9)]);
        assert_eq!(draft.entrants, entered(&[1, 2]).entrants);
        let mut both = entered(&[1, 2, 3]);
        both.follow(&club);
        assert_eq!(both.entrants, entered(&[1, 2]).entrants, "one person is entered once");
        assert!(both.follow(&club).is_empty(), "told once");
    }

    #[test]
    fn whoever_was_new_and_is_registered_meanwhile_is_to_be_looked_at() {
        let mut draft = entered(&[]);
        for name in ["Ada", "Bo"] {
            assert!(draft.enter(Entrant::New(NewPlayer::named(name))));
        }
        assert!(!draft.enter(Entrant::New(NewPlayer::named("ＡＤＡ"))), "one name, one new player");
        let changes = draft.follow(&club(vec![add(1, "ada")]));
        assert_eq!(changes.registered, ["Ada"]);
        assert_eq!(draft.entrants, [Entrant::New(NewPlayer::named("Bo"))]);
        assert_eq!(draft.left, [NewPlayer::named("Ada")]);
        let different = vec![PlayerId(1)];
        let mut apart = entered(&[]);
        apart.enter(Entrant::New(NewPlayer { different, ..NewPlayer::named("Ada") }));
        assert!(apart.follow(&club(vec![add(1, "ada")])).is_empty(), "said to be somebody else");
    }

    #[test]
    fn a_limit_that_is_no_number_is_named_by_its_field() {
        let mut draft = Draft { from: "1２00".to_owned(), ..Draft::default() };
        let from = draft.division().expect("a number in any width").expect("a limit");
        assert_eq!(from.above, Some(1200.0));
        draft.below = "high".to_owned();
        assert_eq!(draft.division(), Err(Field::Below));
        draft.below = "inf".to_owned();
        assert_eq!(draft.division(), Err(Field::Below));
        draft.below.clear();
        draft.first_move = "1.5".to_owned();
        assert_eq!(draft.opening(false), Err(Field::FirstMove));
    }
}
