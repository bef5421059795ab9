//! What can stand in a sentence, and how each language puts it.

use std::borrow::Cow;
use std::fmt::{self, Display, Formatter};
use std::io::ErrorKind;
use std::path::PathBuf;
use std::process::ExitStatus;
use std::sync::LazyLock;

use banzuke_fluent::text::{AsValue, Value};
use chrono::format::{DelayedFormat, StrftimeItems};
use daihinmin::{Cards, CardsError, Play, PlayError};
use primes::Card;

use crate::club::refusal::{Numbered, TextField};
use crate::domain::game::Hand;
use crate::domain::hall::Priority;
use crate::domain::seeding::Split;
use crate::system::{self, SystemFault};
use crate::words::message;
use crate::words::message::ImportWords;
use crate::words::message::fault::SystemWords;
use crate::words::message::refusal::RefusalRooms;
use crate::words::prelude::*;

/// A value that can stand in a sentence.
pub trait AsFact {
    fn fact(&self) -> Fact<'_>;
}

#[derive(Clone, Copy)]
pub enum Fact<'a> {
    /// One that every language shows in the same way.
    Plain(Value<'a>),
    /// What each language puts in its own way.
    Worded(&'a dyn Worded),
    Texts(&'a [String]),
    Strs(&'a [&'a str]),
    /// Players by name and number, in a row.
    Players(&'a [PlayerId]),
    Matches(&'a [MatchNo]),
    /// The first of some lines of a file.
    Lines(&'a [u64]),
}

impl Fact<'_> {
    pub(super) const fn is_plain(&self) -> bool {
        matches!(self, Self::Plain(_))
    }
}

/// Facts that need words are turned into text before.
impl AsValue for Fact<'_> {
    fn value(&self) -> Value<'_> {
        match *self {
            Self::Plain(value) => value,
            _ => Value::Nothing,
        }
    }
}

/// In which words a fact is told, and out of which club its names are.
#[derive(Debug, Clone, Copy)]
pub struct Told<'c> {
    voice: Voice,
    club: Naming<'c>,
}

/// The most lines of a file that are named.
const LINES: usize = 10;

/// Without a club, players and tournaments are named by number.
static NO_CLUB: LazyLock<Club> = LazyLock::new(Club::default);

impl From<Voice> for Told<'_> {
    fn from(voice: Voice) -> Self {
        Self { voice, club: Naming::from(&*NO_CLUB) }
    }
}

impl<'c> Told<'c> {
    pub const fn of(voice: Voice, club: Naming<'c>) -> Self {
        Self { voice, club }
    }

    pub const fn voice(self) -> Voice {
        self.voice
    }

    /// The text of a fact that needs words; none for other facts.
    pub(super) fn said(self, fact: &Fact<'_>) -> Option<String> {
        let player = |id: &PlayerId| message::player(self.voice, *id, self.club);
        match *fact {
            Fact::Worded(of) => Some(of.worded(self)),
            Fact::Texts(all) => Some(all.join(JoinWords::speaking(self.voice).comma())),
            Fact::Strs(all) => Some(all.join(JoinWords::speaking(self.voice).comma())),
            Fact::Players(all) => Some(message::list(self.voice, all.iter().map(player))),
            Fact::Matches(all) => Some(message::matches(self.voice, all)),
            Fact::Lines(all) => {
                let first = all.iter().take(LINES).map(ToString::to_string);
                let first = first.chain((all.len() > LINES).then(|| format!("… ({})", all.len())));
                let first = first.collect::<Vec<_>>().join(JoinWords::speaking(self.voice).comma());
                Some(ImportWords::speaking(self.voice).on_lines(all.len(), first))
            }
            Fact::Plain(_) => None,
        }
    }

    /// A failure of the system: in our words if its kind is known, else in the system's.
    fn failure(self, kind: Option<ErrorKind>, said: &dyn Display) -> String {
        let known = kind
            .map(|kind| SystemWords::speaking(self.voice).failure(kind, format_args!("{said}")));
        known.unwrap_or_else(|| said.to_string())
    }
}

/// A thing that has words, or a name in a club.
pub trait Worded {
    fn worded(&self, told: Told<'_>) -> String;
}

#[derive(Debug)]
pub struct Decimals(pub f64, pub usize);

impl Display for Decimals {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{:.*}", self.1, self.0)
    }
}

/// A player by name alone.
#[derive(Debug)]
pub struct Called(pub PlayerId);

/// Players by their names alone, where numbers would make a list unreadable.
#[derive(Debug)]
pub struct AllCalled<'a>(pub &'a [PlayerId]);

/// A player by the name of a registration, even if that person has another number today.
#[derive(Debug)]
pub struct Registered(pub PlayerId);

/// Types whose text depends on the language.
macro_rules! worded {
    ($($type:ty: |$of:ident, $told:ident| $words:expr;)*) => {
        $(
            impl Worded for $type {
                fn worded(&self, $told: Told<'_>) -> String {
                    let $of = self;
                    $words.into()
                }
            }

            impl AsFact for $type {
                fn fact(&self) -> Fact<'_> {
                    Fact::Worded(self)
                }
            }
        )*
    };
}

worded! {
    PlayerId: |id, told| message::player(told.voice, *id, told.club);
    Called: |id, told| message::name(id.0, told.club);
    AllCalled<'_>: |of, told| message::names(told.voice, of.0, told.club);
    Registered: |id, told| message::registration(told.voice, id.0, told.club);
    TournamentId: |id, told| message::tournament(*id, told.club);
    Format: |format, told| told.voice.words().term.format(*format);
    Length: |length, told| told.voice.words().term.length(*length);
    Lengths: |lengths, told| told.voice.words().term.lengths(lengths);
    RoundName: |round, told| told.voice.words().term.round(round);
    MatchState: |state, told| told.voice.words().term.state(*state);
    TextField: |field, told| RefusalRooms::speaking(told.voice).field(*field);
    Numbered: |of, told| RefusalRooms::speaking(told.voice).numbered(*of);
    Venue: |venue, told| told.voice.words().term.venue(venue);
    io::Error: |error, told| told.failure(system::kind(error), error);
    SystemFault: |fault, told| told.failure(fault.kind, fault);
}

/// Lists of items. An empty list is an empty text.
macro_rules! rows_of {
    ($($type:ty: $fact:ident;)*) => {
        $(impl AsFact for [$type] {
            fn fact(&self) -> Fact<'_> {
                if self.is_empty() { Fact::Plain(Value::Nothing) } else { Fact::$fact(self) }
            }
        })*
    };
}

rows_of! { String: Texts; &str: Strs; PlayerId: Players; MatchNo: Matches; u64: Lines; }

impl<T> AsFact for Vec<T>
where
    [T]: AsFact,
{
    fn fact(&self) -> Fact<'_> {
        self.as_slice().fact()
    }
}

impl<T, const N: usize> AsFact for [T; N]
where
    [T]: AsFact,
{
    fn fact(&self) -> Fact<'_> {
        self.as_slice().fact()
    }
}

impl<T: AsFact + ?Sized> AsFact for &T {
    fn fact(&self) -> Fact<'_> {
        (**self).fact()
    }
}

/// Types with the same text in every language.
macro_rules! plain {
    ($($type:ty),*: |$of:ident| $value:expr) => {
        $(impl AsFact for $type {
            fn fact(&self) -> Fact<'_> {
                let $of = self;
                Fact::Plain($value)
            }
        })*
    };
}

plain!(str, String, Box<str>, Arc<str>, Cow<'_, str>: |of| Value::Text(of));
plain!(Path, PathBuf: |of| Value::Path(of));
plain!(bool: |of| Value::Text(if *of { "yes" } else { "no" }));
plain!(u8, u16, u32, u64, usize, i32, i64, isize: |of| number(*of));
plain!(Digest: |of| Value::Text(of.short()));
plain!(char, Decimals, MatchNo, Seq, Score, MatchPoints, Criterion, NaiveDate, ExitStatus: |of| Value::Shown(of));
plain!(AskedBye, ExitReason, Priority, Publicity, Split, Verdict: |of| Value::Shown(of));
plain!(Cards, Play, CardsError, PlayError, Card, Hand, DelayedFormat<StrftimeItems<'_>>: |of| Value::Shown(of));
plain!(fmt::Arguments<'_>, std::path::Display<'_>: |of| Value::Shown(of));

impl<T: AsFact> AsFact for Option<T> {
    fn fact(&self) -> Fact<'_> {
        self.as_ref().map_or(Fact::Plain(Value::Nothing), AsFact::fact)
    }
}

/// A whole number counts as a number for the forms of sentences.
impl AsFact for f64 {
    fn fact(&self) -> Fact<'_> {
        self.to_string()
            .parse()
            .map_or(Fact::Plain(Value::Shown(self)), |whole| Fact::Plain(Value::Number(whole)))
    }
}

/// A number. One that is too large becomes the largest.
fn number(of: impl TryInto<i64>) -> Value<'static> {
    Value::Number(of.try_into().unwrap_or(i64::MAX))
}
