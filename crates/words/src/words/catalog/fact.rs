//! What fills a place in a sentence.

use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitStatus;

use chrono::NaiveDate;
use chrono::format::{DelayedFormat, StrftimeItems};
use daihinmin::{Cards, CardsError, Play, PlayError};
use primes::Card;

use crate::club::Seq;
use crate::domain::game::Hand;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::score::Score;
use crate::domain::standings::{Criterion, MatchPoints};

/// A fact of a sentence: a number chooses between forms, a word between cases.
#[derive(Clone, Copy)]
pub enum Fact<'a> {
    Number(i64),
    Text(&'a str),
    /// Anything else that is shown as it shows itself.
    Shown(&'a dyn Display),
    Path(&'a Path),
    /// There is none: nothing is shown, and the case `[none]` is chosen.
    Nothing,
}

/// What can be a fact.
pub trait AsFact {
    fn fact(&self) -> Fact<'_>;
}

impl<T: AsFact + ?Sized> AsFact for &T {
    fn fact(&self) -> Fact<'_> {
        (**self).fact()
    }
}

impl AsFact for str {
    fn fact(&self) -> Fact<'_> {
        Fact::Text(self)
    }
}

impl AsFact for String {
    fn fact(&self) -> Fact<'_> {
        Fact::Text(self)
    }
}

impl AsFact for Box<str> {
    fn fact(&self) -> Fact<'_> {
        Fact::Text(self)
    }
}

impl AsFact for Path {
    fn fact(&self) -> Fact<'_> {
        Fact::Path(self)
    }
}

impl<T: AsFact> AsFact for Option<T> {
    fn fact(&self) -> Fact<'_> {
        self.as_ref().map_or(Fact::Nothing, AsFact::fact)
    }
}

impl AsFact for bool {
    fn fact(&self) -> Fact<'_> {
        Fact::Text(if *self { "yes" } else { "no" })
    }
}

/// Numbers; one that is too large to be told exactly is the largest.
macro_rules! numbers {
    ($($type:ty),*) => {
        $(impl AsFact for $type {
            fn fact(&self) -> Fact<'_> {
                Fact::Number(i64::try_from(*self).unwrap_or(i64::MAX))
            }
        })*
    };
}

numbers!(u8, u16, u32, u64, usize, i32, i64, isize);

/// A whole one is a number.
impl AsFact for f64 {
    fn fact(&self) -> Fact<'_> {
        self.to_string().parse().map_or(Fact::Shown(self), Fact::Number)
    }
}

/// Types that show themselves the same way in every language.
macro_rules! shown {
    ($($type:ty),* $(,)?) => {
        $(impl AsFact for $type {
            fn fact(&self) -> Fact<'_> {
                Fact::Shown(self)
            }
        })*
    };
}

shown!(
    char,
    MatchNo,
    PlayerId,
    TournamentId,
    Seq,
    Score,
    MatchPoints,
    Criterion,
    NaiveDate,
    DelayedFormat<StrftimeItems<'_>>,
    io::Error,
    ExitStatus,
    Cards,
    Play,
    CardsError,
    PlayError,
    Card,
    Hand,
    std::fmt::Arguments<'_>,
    std::path::Display<'_>,
);
