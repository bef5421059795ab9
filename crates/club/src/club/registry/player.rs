//! A registered player, and one to be registered.

use std::borrow::Cow;
use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantNames};
use unicode_segmentation::UnicodeSegmentation as _;

use super::{ExternalId, Registry};
use crate::club::Action;
use crate::club::action::{AddPlayer, AdjustRating, SetBorn, SetClub, SetExternalId, SetReading};
use crate::domain::ids::ListId;
use crate::domain::matching::{PersonRecord, sound_alike};
use crate::domain::name::{self, fold};
use crate::domain::number::PlayerId;
use crate::domain::rating::Change;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The number; of a merged player, the one that is kept.
    pub id: PlayerId,
    pub name: String,
    /// How it is read.
    pub reading: Option<String>,
    pub club: Option<String>,
    /// A title that goes with the name, such as `GM` or `四段`.
    pub title: Option<String>,
    /// Other names of the same person, oldest first.
    pub aliases: Vec<String>,
    pub note: Option<String>,
    /// The categories that the player is in by hand.
    pub categories: Vec<String>,
    /// The day of birth: private, and in no export unless it is asked for.
    pub born: Option<NaiveDate>,
    /// Numbers that other bodies have issued, by scheme.
    pub external: BTreeMap<String, String>,
    /// How the public record names the player; of a merged player, the strictest of all registrations.
    pub publicity: Publicity,
    /// The other registrations of the same person, first merged first.
    pub absorbed: Vec<PlayerId>,
}

impl Player {
    /// A player of whom only the name is known.
    pub fn new(id: PlayerId, name: &str) -> Self {
        Self {
            id,
            name: name.to_owned(),
            reading: None,
            club: None,
            title: None,
            aliases: Vec::new(),
            note: None,
            categories: Vec::new(),
            born: None,
            external: BTreeMap::new(),
            publicity: Publicity::default(),
            absorbed: Vec::new(),
        }
    }

    /// The name with the title.
    pub fn titled(&self) -> Cow<'_, str> {
        titled(&self.name, self.title.as_deref())
    }

    /// The name and all aliases.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.name.as_str()).chain(self.aliases.iter().map(String::as_str))
    }

    /// All names by which the player may be asked for: with how the name is read.
    pub fn spoken_names(&self) -> impl Iterator<Item = &str> {
        self.names().chain(self.reading.as_deref())
    }

    /// All numbers of the player, the one that goes on first.
    pub fn numbers(&self) -> impl Iterator<Item = PlayerId> {
        std::iter::once(self.id).chain(self.absorbed.iter().copied())
    }

    /// Takes in another registration of the same person: its names become aliases, and what this
    /// one leaves blank is filled from it.
    pub(super) fn absorb(&mut self, other: &Self) {
        for name in other.names() {
            if !self.names().any(|known| known == name) {
                self.aliases.push(name.to_owned());
            }
        }
        let fill = |own: &mut Option<String>, theirs: &Option<String>| {
            if own.is_none() {
                own.clone_from(theirs);
            }
        };
        fill(&mut self.reading, &other.reading);
        fill(&mut self.club, &other.club);
        fill(&mut self.title, &other.title);
        fill(&mut self.note, &other.note);
        let is_new =
            |name: &&String| !self.categories.iter().any(|own| name::fold(own) == name::fold(name));
        let more: Vec<String> = other.categories.iter().filter(is_new).cloned().collect();
        self.categories.extend(more);
        self.born = self.born.or(other.born);
        for (scheme, value) in &other.external {
            if self.external_in(scheme).is_none() {
                self.external.insert(scheme.clone(), value.clone());
            }
        }
        self.publicity = self.publicity.max(other.publicity);
        self.absorbed.push(other.id);
    }

    /// The number that a body has issued, its scheme written in any width and case.
    pub fn external_in(&self, scheme: &str) -> Option<&str> {
        let key = name::fold(scheme);
        let known = self.external.iter().find(|(known, _)| name::fold(known) == key);
        known.map(|(_, value)| value.as_str())
    }

    /// Whether a record of the same name states what speaks against this person: another reading,
    /// birth date, or number of another body. Of each a person has only one.
    pub fn is_contradicted_by(&self, record: &PersonRecord<'_>) -> bool {
        let read_otherwise = |(one, other)| !sound_alike(one, other);
        self.born.zip(record.born).is_some_and(|(one, other)| one != other)
            || self.numbers_compared(record).any(|same| !same)
            || self.reading.as_deref().zip(record.reading).is_some_and(read_otherwise)
    }

    /// Whether a record states another number of a body, and none that is the same.
    pub fn is_numbered_otherwise(&self, record: &PersonRecord<'_>) -> bool {
        let mut compared = self.numbers_compared(record).peekable();
        compared.peek().is_some() && compared.all(|same| !same)
    }

    /// Whether more than the name says that a record is of this person: a number of another body,
    /// the birth date or the club.
    pub fn is_confirmed_by(&self, record: &PersonRecord<'_>) -> bool {
        let club = self.club.as_deref().zip(record.club);
        self.born.is_some_and(|born| record.born == Some(born))
            || self.numbers_compared(record).any(|same| same)
            || club.is_some_and(|(one, other)| name::fold(one) == name::fold(other))
    }

    /// For each body that both have a number of, whether the two numbers are equal.
    fn numbers_compared<'a>(
        &'a self,
        record: &'a PersonRecord<'_>,
    ) -> impl Iterator<Item = bool> + 'a {
        record.external.iter().filter_map(|theirs| {
            Some(name::fold(self.external_in(&theirs.scheme)?) == name::fold(&theirs.value))
        })
    }
}

/// A name with a title: letters of the Latin alphabet stand before it, as in `GM Ada`, others behind, as in `中村 四段`.
pub fn titled<'a>(name: &'a str, title: Option<&str>) -> Cow<'a, str> {
    match title {
        None => Cow::Borrowed(name),
        Some(title) if title.is_ascii() => format!("{title} {name}").into(),
        Some(title) => format!("{name} {title}").into(),
    }
}

// How much of a player the public record shows.

/// How a player is named where anybody may read, such as on the club's web site. The later, the stricter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(Display, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Publicity {
    /// By the name.
    #[default]
    Full,
    /// By the first letters of the name.
    Initials,
    /// Not at all: results stay, the name does not.
    Hidden,
}

impl Publicity {
    /// All of them, from the least strict to the strictest.
    pub const ALL: [Self; 3] = [Self::Full, Self::Initials, Self::Hidden];
}

// The players as anybody may see them.

impl Registry {
    /// The registry with its numbers and merges, but only public facts: no notes, births, aliases or external IDs. Each
    /// number bears the name of its person today, or less, by their publicity; `unnamed` stands for those who are
    /// hidden.
    pub(in crate::club) fn public(&self, unnamed: &str) -> Self {
        let mut public = Self { identities: self.identities.without_verdicts(), ..Self::default() };
        for registered in self.registrations() {
            let person = self.get(registered.id).unwrap_or(registered);
            public.put(public_player(registered.id, person, unnamed));
        }
        let people: Vec<_> = public.identities.people().map(|(id, _)| id).collect();
        for id in people {
            public.put_together(id);
        }
        public
    }
}

fn public_player(id: crate::domain::number::PlayerId, person: &Player, unnamed: &str) -> Player {
    let named = |name: &str| Player { publicity: person.publicity, ..Player::new(id, name) };
    match person.publicity {
        Publicity::Full => Player {
            reading: person.reading.clone(),
            club: person.club.clone(),
            title: person.title.clone(),
            ..named(&person.name)
        },
        Publicity::Initials => named(&initials(&person.name, person.reading.as_deref())),
        Publicity::Hidden => named(unnamed),
    }
}

/// The first letter of each word, in capitals: `T. M.`, `山. 太.` One kanji may be a whole name: such a name shows the
/// letters of its reading (`も. ま.` for 森 誠), or a circle where there is none.
fn initials(name: &str, reading: Option<&str>) -> String {
    let words = |text| str::split(text, [' ', '\u{3000}', '・', '-', '=', '＝']);
    let is_spelled = |letter: char| {
        letter.is_uppercase() || letter.is_lowercase() || ('ぁ'..='ヿ').contains(&letter)
    };
    let is_kanji = |word: &str| word.chars().count() == 1 && !word.starts_with(is_spelled);
    let has_kanji = words(name).any(is_kanji);
    let shown = reading.filter(|_| has_kanji).unwrap_or(name);
    let letter = |word| if is_kanji(word) { Some("〇") } else { word.graphemes(true).next() };
    let letters = words(shown).filter_map(letter);
    letters.map(|letter| letter.to_uppercase() + ".").collect::<Vec<_>>().join(" ")
}

/// A player to be registered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewPlayer {
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reading: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// Other names of the same person.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// The day of birth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born: Option<NaiveDate>,
    /// Numbers that other bodies have issued.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub external: Vec<ExternalId>,
    /// Players who are like this one and, by the operator's answer, other people.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub different: Vec<PlayerId>,
    /// The names of others to be registered who are, by the operator's answer, other people.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub apart: Vec<String>,
}

impl NewPlayer {
    /// Whether this is the person of a line with the same name, which says nothing else of them.
    pub fn covers(&self, line: &Self) -> bool {
        let says_no_more = |known: &Option<String>, said: &Option<String>| {
            said.is_none() || known.as_deref().map(fold) == said.as_deref().map(fold)
        };
        fold(&self.name) == fold(&line.name)
            && says_no_more(&self.reading, &line.reading)
            && says_no_more(&self.club, &line.club)
            && (line.born.is_none() || self.born == line.born)
            && line.external.iter().all(|id| self.external.contains(id))
    }

    /// A player of whom only the name is known.
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    /// The facts that are compared with those of registered players.
    pub fn record(&self) -> PersonRecord<'_> {
        PersonRecord {
            name: &self.name,
            reading: self.reading.as_deref(),
            aliases: &self.aliases,
            club: self.club.as_deref(),
            born: self.born,
            external: &self.external,
        }
    }

    /// The changes that fill from this what the record of a registered player leaves blank.
    pub fn filling(&self, known: &Player) -> Vec<Action> {
        let player = known.id;
        let lacks = |own: &Option<String>, said: &Option<String>| {
            said.clone().filter(|_| own.is_none()).map(Some)
        };
        let reading = lacks(&known.reading, &self.reading);
        let club = lacks(&known.club, &self.club);
        let born = self.born.filter(|_| known.born.is_none()).map(Some);
        let ids = self.external.iter().filter(|id| known.external_in(&id.scheme).is_none());
        let facts = [
            reading.map(|reading| SetReading { player, reading }.into()),
            club.map(|club| SetClub { player, club }.into()),
            born.map(|born| SetBorn { player, born }.into()),
        ];
        let ids = ids.map(|ExternalId { scheme, value }| {
            let (scheme, value) = (scheme.clone(), Some(value.clone()));
            SetExternalId { player, scheme, value }.into()
        });
        facts.into_iter().flatten().chain(ids).collect()
    }

    /// The registration under a number.
    pub fn registration(self, player: PlayerId) -> Action {
        let Self { name, reading, club, aliases, born, external, different: _, apart: _ } = self;
        Action::AddPlayer(AddPlayer { player, name, reading, club, aliases, born, external })
    }
}

impl Action {
    /// Registers a player of whom only the name is known.
    pub fn add_player(player: PlayerId, name: impl Into<String>) -> Self {
        NewPlayer::named(name).registration(player)
    }

    /// Has a new player start with a rating on the main list, from the day `on`.
    pub fn start_rating(player: PlayerId, rating: f64, reason: &str, on: NaiveDate) -> Self {
        let (list, player, reason) = (ListId::MAIN, Some(player), reason.to_owned());
        AdjustRating { list, player, change: Change::To(rating), reason, on }.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_name_the_first_letters_stay() {
        for (name, left) in [
            ("Taro Yamada", "T. Y."),
            ("山田 太郎", "山. 太."),
            ("ジョン・スミス", "ジ. ス."),
            ("éva-lou", "É. L."),
            ("TM", "T."),
            ("が", "が."),
        ] {
            assert_eq!(initials(name, None), left);
        }
    }

    #[test]
    fn initials_never_hold_a_whole_name() {
        assert_eq!(initials("山田 太郎", Some("やまだ たろう")), "山. 太.");
        assert_eq!(initials("森 誠", Some("もり まこと")), "も. ま.");
        assert_eq!(initials("吉田 学", None), "吉. 〇.");
    }
}
