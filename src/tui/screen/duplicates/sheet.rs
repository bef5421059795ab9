//! The facts about two players, worked out once for many frames.

use chrono::NaiveDate;

use crate::club::question::history::{Cause, SeenMatch};
use crate::club::question::merger::MergerEffect;
use crate::club::refusal::PersonRefusal;
use crate::club::{Player, Refusal};
use crate::domain::ids::ListId;
use crate::domain::matching::Reason;
use crate::domain::number::PlayerId;
use crate::tui::merger;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;
use crate::words::message::Message;

/// Two who may be one person.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Case {
    pub(super) sides: [PlayerId; 2],
    /// How probable it is that they are one, and why; none for two who are not alike.
    pub(super) likeness: Option<(f64, Vec<Reason>)>,
    pub(super) put_off: bool,
}

/// Matches of each that are shown.
pub(super) const MATCHES: usize = 3;

/// The place of the birth date among the lines, where one is known.
const BORN: usize = 5;

/// Two players side by side, and what making them one would change.
#[derive(Debug, Clone)]
pub(super) struct Sheet {
    pub(super) sides: [Side; 2],
    /// The changes by the merge, whichever is kept; or the objection to it.
    pub(super) effect: Result<MergerEffect, Refusal>,
}

/// One of the two.
#[derive(Debug, Clone)]
pub(super) struct Side {
    pub(super) player: Player,
    events: usize,
    last_event: Option<String>,
    rating: f64,
    /// How many rated matches.
    matches: usize,
    /// The last of them, newest first.
    last: Vec<(NaiveDate, Box<SeenMatch>)>,
}

/// A line of the comparison.
pub(super) struct ComparisonLine {
    pub(super) label: &'static str,
    pub(super) sides: [String; 2],
}

impl Sheet {
    /// The two as they are now.
    pub(super) fn of(sides: [PlayerId; 2], data: &Snapshot) -> Self {
        let effect = data.club.merger_effect(sides[0], sides[1]);
        Self { sides: sides.map(|player| Side::of(player, data)), effect }
    }

    /// The compared fields, line by line.
    pub(super) fn lines(&self, words: &'static Words) -> Vec<ComparisonLine> {
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
    pub(super) fn matches(&self, data: &Snapshot, words: &'static Words) -> Vec<ComparisonLine> {
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

    /// Why the two may be one, what stands against it, or what it would change.
    pub(super) fn said(&self, case: &Case, data: &Snapshot, words: &'static Words) -> Vec<String> {
        let why = words.screen.duplicates.because().to_owned() + &why(case, words);
        std::iter::once(why).chain(self.follows(data, words)).collect()
    }

    /// The objection to a merge, or its consequences.
    pub(super) fn follows(&self, data: &Snapshot, words: &'static Words) -> Vec<String> {
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

/// The objection to a merge, with the key that clears it if it was made here.
pub(super) fn against(refusal: &Refusal, data: &Snapshot, words: &'static Words) -> Message {
    let message = words.message.refusal(refusal, &data.club);
    match refusal {
        Refusal::Person(PersonRefusal::SaidDifferent(..)) => {
            Message { remedy: words.screen.duplicates.clears().to_owned(), ..message }
        }
        _ => message,
    }
}

/// Why the two may be one.
pub(super) fn why(case: &Case, words: &'static Words) -> String {
    let (say, likeness) = (&words.screen.duplicates, &words.message.likeness);
    case.likeness.as_ref().map_or_else(
        || say.why_not().to_owned(),
        |(chance, reasons)| {
            say.why(&likeness.chance(*chance), &likeness.reasons(reasons), case.put_off)
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
        // Within a day, and a list, the later match stands behind the earlier.
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
        let others = words.screen.duplicates.numbers(&words.term.list(&others));
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
    words.screen.duplicates.played(day, &seen.score(), &opponents)
}
