//! A list from a file on its way in: what it holds, and what taking it in would do.

use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use chrono::NaiveDate;

use crate::club::{Action, Club, RatingList};
use crate::domain::game::Hand;
use crate::domain::ids::ListId;
use crate::domain::progress::{Progress, Stopped};
use crate::domain::rating::KStep;
use crate::import::file::name_of;
use crate::import::{
    self, Answer, Answers, DuplicatePolicy, GameRecords, ImportFault, Kind, Plan, Reading, Source,
    Suspect, Terms, Unread,
};

/// A list that can be taken in.
#[derive(Debug)]
pub struct Prepared {
    pub path: PathBuf,
    pub kind: Kind,
    /// The plan of the import.
    pub plan: Plan,
    /// The operator's answers to single rows.
    pub answers: Answers,
    /// The operator's choices for the file as a whole.
    pub reading: Reading,
    /// The reason recorded with initial ratings.
    reason: String,
    bytes: Arc<[u8]>,
    /// The club for which the plan was made.
    made_for: Club,
}

/// Two values are equal only if they are the same object.
impl PartialEq for Prepared {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

/// The result of reading a list.
#[derive(Debug, Clone, PartialEq)]
pub enum Listing {
    /// It can be taken in, once it is said who everybody is.
    Prepared(Arc<Prepared>),
    /// It is wrong in these lines.
    Faulty {
        path: PathBuf,
        /// At most [`Unread::MOST`].
        faults: Vec<ImportFault>,
        reading: Reading,
    },
    /// The file cannot be read: a sentence that says why.
    Unreadable(String),
}

impl Prepared {
    /// Plans taking in what `bytes` hold, watched; `reason` is recorded with starting ratings.
    pub fn prepare(
        (path, reason): (PathBuf, String),
        bytes: Arc<[u8]>,
        club: &Club,
        today: NaiveDate,
        (reading, answers): (Reading, Answers),
        progress: &dyn Progress,
    ) -> Result<Listing, Stopped> {
        let name = name_of(&path);
        let source = Source { name: &name, reading: &reading, ..(&*bytes).into() };
        match import::plan(club, source, today, &reason, &answers, progress) {
            Ok((kind, plan)) => {
                let made_for = club.clone();
                let prepared = Self { path, kind, plan, answers, reading, reason, bytes, made_for };
                Ok(Listing::Prepared(Arc::new(prepared)))
            }
            Err(Unread::Faults(faults, _)) => Ok(Listing::Faulty { path, faults, reading }),
            Err(Unread::Stopped) => Err(Stopped),
        }
    }

    /// The first line of the file, by which the choices for it are kept.
    pub fn headings(&self) -> String {
        Reading::headings(&self.bytes, self.reading.sheet.as_deref())
    }

    /// Whether the plan still holds: nothing else was said, and nothing decided since.
    pub fn holds(&self, club: &Club, answers: &Answers) -> bool {
        self.answers == *answers && self.made_for.is_unchanged_in(club)
    }

    /// Plans the import of the file again, for a club as it is now.
    pub fn again(
        &self,
        club: &Club,
        today: NaiveDate,
        answers: Answers,
        progress: &dyn Progress,
    ) -> Result<Listing, Stopped> {
        let file = (self.path.clone(), self.reason.clone());
        let said = (self.reading.clone(), answers);
        Self::prepare(file, Arc::clone(&self.bytes), club, today, said, progress)
    }
}

// Games of a table of card players, which are recorded as a tournament.

/// Games as a log, and the tournament that is begun with them.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRecord {
    pub tournament: String,
    /// The operator's name.
    pub name: String,
    /// The first player is the operator, all others are programs.
    pub log: String,
}

/// The plan for recording games.
#[derive(Debug)]
pub enum TablePlan {
    Actions(Vec<Action>),
    /// The operator may be registered already.
    Suspect(Box<Suspect>),
}

impl TableRecord {
    /// Plays the games through and values their hands.
    pub fn read(&self, progress: &dyn Progress) -> Result<GameRecords, Unread> {
        Ok(GameRecords::watched(self.log.as_bytes(), progress)?.naming(0, &self.name))
    }

    /// Plans their recording. Programs go by their names alone; the operator must not be like another player.
    pub fn plan(
        &self,
        records: &GameRecords,
        club: &Club,
        today: chrono::NaiveDate,
        progress: &dyn Progress,
    ) -> Result<TablePlan, Unread> {
        let terms = Terms {
            tournament: Some(self.tournament.clone()),
            list: ListId::MAIN,
            date: None,
            today,
        };
        let mut answers = Answers::from(DuplicatePolicy::Ask);
        let mut plan = records.planned(club, &terms, &answers, progress)?;
        let programs: Vec<&Suspect> =
            plan.suspects.iter().filter(|suspect| suspect.text != self.name).collect();
        if !programs.is_empty() {
            for suspect in programs {
                answers.answer(suspect, Answer::New);
            }
            plan = records.planned(club, &terms, &answers, progress)?;
        }
        Ok(match plan.suspects.pop() {
            Some(suspect) => TablePlan::Suspect(Box::new(suspect)),
            None => TablePlan::Actions(plan.actions),
        })
    }
}

/// The fields from top to bottom: `Field: its text, the change
/// by a text`. A text that cannot be read changes nothing.
macro_rules! fields {
    ($($(#[$doc:meta])* $field:ident: $written:expr, $read:expr;)*) => {
        /// A rule of a rating list.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum ListField {
            $($(#[$doc])* $field,)*
        }

        impl ListField {
            /// All of them, from the top.
            pub const ALL: &[Self] = &[$(Self::$field,)*];

            /// The text of the field.
            pub fn written(self, list: &RatingList) -> String {
                let written: fn(&RatingList) -> String = match self {
                    $(Self::$field => $written,)*
                };
                written(list)
            }

            fn read(self, text: &str, list: &mut RatingList) -> Option<()> {
                let read: fn(&str, &mut RatingList) -> Option<()> = match self {
                    $(Self::$field => $read,)*
                };
                read(text, list)
            }
        }
    };
}

fields! {
    Name: |list| list.name.clone(), |text, list| put(&mut list.name, text);
    K: |list| list.scale.k.to_string(), |text, list| put(&mut list.scale.k, text);
    /// K by games and rating.
    KSteps: |list| list.scale.k_steps.iter().map(KStep::to_string).collect::<Vec<_>>().join(", "),
        |text, list| KStep::read_all(text).ok().map(|steps| list.scale.k_steps = steps);
    /// Whether a K that was lowered stays so.
    KSticky: |list| if list.scale.k_sticky { "yes" } else { "no" }.to_owned(),
        |text, list| yes(text).map(|sticky| list.scale.k_sticky = sticky);
    /// The rating before the first game.
    Start: |list| list.scale.start.to_string(), |text, list| put(&mut list.scale.start, text);
    /// The unit that is rated at once.
    Unit: |list| list.scale.unit.to_string(), |text, list| put(&mut list.scale.unit, text);
    /// The way in which drawn games count.
    Draws: |list| list.scale.draws.to_string(), |text, list| put(&mut list.scale.draws, text);
    /// How K falls in long matches.
    Damping: |list| or_blank(list.scale.damping),
        |text, list| maybe(text).ok().map(|damping| list.scale.damping = damping);
    /// The first-move win rate.
    FirstMove: |list| or_blank(list.scale.first_move),
        |text, list| maybe(text).ok().map(|first: Option<Hand>| list.scale.first_move = first.map(Hand::p));
    /// The variance of strength in a day, with which whole histories are fitted.
    W2: |list| list.scale.history.w2.to_string(), |text, list| put(&mut list.scale.history.w2, text);
    Wins: |list| list.scale.history.wins.to_string(),
        |text, list| put(&mut list.scale.history.wins, text);
    /// Games of the established.
    Games: |list| list.established.games.to_string(),
        |text, list| put(&mut list.established.games, text);
    /// The widest interval of the established.
    HalfWidth: |list| or_blank(list.established.half_width),
        |text, list| {
            list.established.half_width = maybe(text).ok()?;
            list.established.half_width.is_none_or(f64::is_finite).then_some(())
        };
    /// Months without a game of the established.
    Months: |list| or_blank(list.established.months),
        |text, list| maybe(text).ok().map(|months| list.established.months = months);
}

impl ListField {
    /// The list with what the fields say; otherwise the first that says nothing.
    pub fn read_all(
        mut list: RatingList,
        text: impl Fn(Self) -> String,
    ) -> Result<RatingList, Self> {
        for &field in Self::ALL {
            let read = field.read(&text(field), &mut list);
            let sound = list.scale.is_sound() && list.established.is_sound();
            read.filter(|()| sound).ok_or(field)?;
        }
        Ok(list)
    }
}

/// `yes` or `no`, or how they begin.
pub fn yes(text: &str) -> Option<bool> {
    match text {
        "yes" | "y" => Some(true),
        "no" | "n" | "" => Some(false),
        _ => None,
    }
}

fn put<T: FromStr>(place: &mut T, text: &str) -> Option<()> {
    text.parse().ok().map(|value| *place = value)
}

/// The value of a field that may be empty.
fn maybe<T: FromStr>(text: &str) -> Result<Option<T>, T::Err> {
    if text.is_empty() { Ok(None) } else { text.parse().map(Some) }
}

fn or_blank<T: ToString>(value: Option<T>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::ids::ListId;
    use crate::domain::rating::{Damping, Draws, Established, HistoryRules, Scale, Unit};

    fn list(scale: Scale) -> RatingList {
        let established = Established { games: 5, half_width: Some(180.5), months: Some(6) };
        RatingList { id: ListId(2), name: "将棋".to_owned(), scale, established }
    }

    #[test]
    fn rules_are_read_as_they_are_written() {
        let fide = Scale {
            k: 10.0,
            start: 1400.0,
            k_steps: vec![
                KStep { games_below: Some(30), rating_below: None, before: None, k: 40.0 },
                KStep { games_below: Some(300), rating_below: Some(2400.0), before: None, k: 20.0 },
            ],
            k_sticky: true,
            unit: Unit::Event,
            draws: Draws::LeftOut,
            damping: Some(Damping::Root(10.0)),
            first_move: Some(0.55),
            history: HistoryRules { w2: 30.0, wins: 1.5 },
        };
        for scale in [fide, Scale::STANDARD] {
            let list = list(scale);
            let new = RatingList {
                name: String::new(),
                scale: Scale::STANDARD,
                established: Established::STANDARD,
                ..list
            };
            let read = ListField::read_all(new, |field| field.written(&list));
            assert_eq!(read, Ok(list));
        }
        let written_steps = ListField::KSteps.written(&list(Scale::STANDARD));
        assert_eq!(written_steps, "");
    }

    #[test]
    fn the_field_that_says_nothing_is_named() {
        let standard = list(Scale::STANDARD);
        for (wrong, text) in [
            (ListField::K, "0"),
            (ListField::K, "1001"),
            (ListField::KSteps, "games<30"),
            (ListField::KSteps, "games>30:40"),
            (ListField::KSteps, "games<30:2000"),
            (ListField::KSticky, "perhaps"),
            (ListField::Start, "1e9"),
            (ListField::Unit, "day"),
            (ListField::Draws, "whole"),
            (ListField::Damping, "cap:0"),
            (ListField::FirstMove, "1"),
            (ListField::Games, "-1"),
            (ListField::HalfWidth, "0"),
            (ListField::Months, "0"),
        ] {
            let said = |field: ListField| {
                if field == wrong { text.to_owned() } else { field.written(&standard) }
            };
            assert_eq!(ListField::read_all(standard.clone(), said), Err(wrong), "{text}");
        }
    }
}
