//! Why two people may be one, or are not.

/// A fact for or against two people being one.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// The names are equal but for case, width, script of kana, spaces and decoration.
    SameName,
    /// The words are equal, in another order.
    OrderOfWords,
    /// Written in kana, kanji and Latin letters, the names sound the same.
    SameReading,
    /// Kanji of which no reading is known may be read so.
    MayBeRead,
    /// Two romaji spellings of one sound.
    SameSound,
    /// Two spellings of one name: Mueller and Müller, José and Jose, Meyer and Maier, small and large kana.
    OtherSpelling,
    /// One name is written with variant kanji: 高 and 髙.
    VariantKanji,
    /// Letters of another alphabet that look the same.
    LookAlikeLetters,
    /// One letter is wrong, missing or too much.
    OneLetterApart,
    /// Two neighbouring letters are exchanged.
    LettersExchanged,
    /// A few letters differ in a long or rare name.
    FewLettersApart,
    /// A short form of the given name.
    Nickname,
    /// An initial stands for a name.
    Initials,
    /// One name has a further name or particle in the middle or at an end.
    MiddleNameDropped,
    /// One name has a form of address, or lacks it.
    Honorific,
    /// It is a name of the other person's list of aliases, or stands in brackets.
    Alias,
    /// A word the two share is rare among the players.
    RareName,
    /// The names are so common that they say little.
    CommonName,
    /// One word is shared that says something: a given name, or any where players are counted.
    SharedWord,
    /// The external IDs of this scheme are equal.
    SameNumber(Box<str>),
    /// Both are of one club.
    SameClub,
    /// Born on the same day.
    SameBirthDate,
    /// The dates of birth differ by one digit, or day and month are exchanged.
    NearBirthDate,
    /// Against: other numbers in this scheme, of which a person has only one.
    OtherNumber(Box<str>),
    /// Against: different clubs.
    OtherClub,
    /// Against: both were entered in one event.
    MetInEvent,
    /// Against: not born on the same day.
    OtherBirthDate,
    /// Against: the numbers in the names differ, `Kuma07` and `Kuma08`.
    OtherNumberInName,
    /// Against: Jr and Sr, II and III.
    OtherGeneration,
    /// Against: a word differs, and both are good names: Tomoya and Tomoka.
    TwoNames,
    /// Against: the same kanji, but the stated readings differ.
    OtherReading,
    /// Against: the same sound, but other kanji.
    OtherKanji,
}
