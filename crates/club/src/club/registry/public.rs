//! The players as anybody may see them.

use unicode_segmentation::UnicodeSegmentation as _;

use super::{Player, Publicity, Registry};

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
            ..named(&person.name)
        },
        Publicity::Initials => named(&initials(&person.name)),
        Publicity::Hidden => named(unnamed),
    }
}

/// The first letter of each word, in capitals: `T. M.`, `山. 太.`
fn initials(name: &str) -> String {
    let words = name.split([' ', '\u{3000}', '・', '-', '=', '＝']);
    let first = words.filter_map(|word| word.graphemes(true).next());
    first.map(|letter| letter.to_uppercase() + ".").collect::<Vec<_>>().join(" ")
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
            assert_eq!(initials(name), left);
        }
    }
}
