//! Kana in Latin letters and in half width, as people type them. It is independent of
//! the program's own tables, so that a mistake there is not repeated.

/// How a long vowel is written in Latin letters.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Long {
    /// `Ohno`.
    WithH,
    /// `Ōno`.
    Macron,
    /// `Ono`.
    Plain,
    /// `Oono`, `Shouta`.
    Typed,
}

/// One system of romaji, with its way to write long vowels.
#[derive(Clone, Copy)]
pub(super) struct Romaji {
    pub(super) kunrei: bool,
    pub(super) long: Long,
    /// `Shimbo` for `Shinbo`.
    pub(super) m: bool,
    /// `Shin'ichi` for `Shinichi`.
    pub(super) apostrophe: bool,
}

impl Romaji {
    /// Hepburn as in passports but without the m: the usual form in lists.
    pub(super) const PASSPORT: Self =
        Self { kunrei: false, long: Long::Plain, m: false, apostrophe: false };

    /// A word of hiragana, capitalised.
    pub(super) fn spell(self, hiragana: &str) -> String {
        let kana: Vec<char> = hiragana.chars().collect();
        let mut text = String::new();
        let mut doubled = false;
        let mut rest = kana.as_slice();
        while let [first, after @ ..] = rest {
            let (sound, after) = match after {
                [small @ ('ゃ' | 'ゅ' | 'ょ'), after @ ..] => {
                    (self.contracted(*first, *small), after)
                }
                _ => (self.sound(*first, after.first().copied()), after),
            };
            rest = after;
            if *first == 'っ' {
                doubled = true;
                continue;
            }
            if *first == 'ー' {
                text.extend(text.chars().last());
                continue;
            }
            if std::mem::take(&mut doubled) {
                let twice = sound.chars().next().expect("a consonant");
                text.push(if sound.starts_with("ch") { 't' } else { twice });
            }
            text.push_str(&sound);
        }
        capitalised(&self.lengthened(&text))
    }

    fn sound(self, kana: char, next: Option<char>) -> String {
        let (consonant, vowel) = place(kana);
        if kana == 'ん' {
            let labial = next.is_some_and(|next| matches!(place(next).0, "b" | "p" | "m"));
            let vowel = next.is_some_and(|next| matches!(place(next).0, "" | "y") && next != 'ん');
            return match (self.m && labial, self.apostrophe && vowel) {
                (true, _) => "m".to_owned(),
                (_, true) => "n'".to_owned(),
                _ => "n".to_owned(),
            };
        }
        let hepburn = match (consonant, vowel) {
            _ if self.kunrei => None,
            ("s", "i") => Some("shi"),
            ("t", "i") => Some("chi"),
            ("t", "u") => Some("tsu"),
            ("h", "u") => Some("fu"),
            ("z" | "d", "i") => Some("ji"),
            ("d", "u") => Some("zu"),
            _ => None,
        };
        match (hepburn, consonant, vowel) {
            (Some(hepburn), ..) => hepburn.to_owned(),
            (None, "d", "i" | "u") => format!("z{vowel}"),
            _ => format!("{consonant}{vowel}"),
        }
    }

    fn contracted(self, kana: char, small: char) -> String {
        let vowel = match small {
            'ゃ' => "a",
            'ゅ' => "u",
            _ => "o",
        };
        let consonant = match (place(kana).0, self.kunrei) {
            ("s", false) => "sh",
            ("t", false) => "ch",
            ("z" | "d", false) => "j",
            ("d", true) => "zy",
            (consonant, _) => return format!("{consonant}y{vowel}"),
        };
        format!("{consonant}{vowel}")
    }

    /// `ou` before an e is two syllables: `Inoue`.
    fn lengthened(self, typed: &str) -> String {
        let (o, u) = match self.long {
            Long::Typed => return typed.to_owned(),
            Long::WithH => ("oh", "u"),
            Long::Macron => ("ō", "ū"),
            Long::Plain => ("o", "u"),
        };
        let kept = typed.replace("oue", "o_ue").replace("ou", o).replace("oo", o);
        kept.replace("uu", u).replace('_', "")
    }
}

/// Consonant and vowel of a kana in the table of fifty sounds.
fn place(kana: char) -> (&'static str, &'static str) {
    const COLUMNS: [(&str, &str); 13] = [
        ("", "あいうえお"),
        ("k", "かきくけこ"),
        ("g", "がぎぐげご"),
        ("s", "さしすせそ"),
        ("z", "ざじずぜぞ"),
        ("t", "たちつてと"),
        ("d", "だぢづでど"),
        ("n", "なにぬねの"),
        ("h", "はひふへほ"),
        ("b", "ばびぶべぼ"),
        ("p", "ぱぴぷぺぽ"),
        ("m", "まみむめも"),
        ("r", "らりるれろ"),
    ];
    const VOWELS: [&str; 5] = ["a", "i", "u", "e", "o"];
    match kana {
        'や' => return ("y", "a"),
        'ゆ' => return ("y", "u"),
        'よ' => return ("y", "o"),
        'わ' => return ("w", "a"),
        'を' => return ("", "o"),
        _ => {}
    }
    for (consonant, column) in COLUMNS {
        if let Some(row) = column.chars().position(|c| c == kana) {
            return (consonant, VOWELS[row]);
        }
    }
    ("", "")
}

/// `tanaka` as `Tanaka`.
pub(super) fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// Hiragana as katakana.
pub(super) fn katakana(hiragana: &str) -> String {
    let shift = |c: char| match c {
        'ぁ'..='ゖ' => char::from_u32(u32::from(c) + 0x60).unwrap_or(c),
        _ => c,
    };
    hiragana.chars().map(shift).collect()
}

/// Katakana in half width, with voicing marks of their own.
pub(super) fn half_width(katakana: &str) -> String {
    const FULL: &str = "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン";
    let narrow = |c: char| {
        let at = FULL.chars().position(|full| full == c)?;
        char::from_u32(0xFF66 + u32::try_from(at).ok()?)
    };
    let mut text = String::new();
    for c in katakana.chars() {
        let code = u32::from(c);
        let before = |back: u32| char::from_u32(code - back).and_then(narrow);
        match c {
            'ガ'..='ヂ' | 'ヅ' | 'デ' | 'ド' | 'バ'..='ポ' if narrow(c).is_none() => {
                let half = "パピプペポ".contains(c);
                text.extend(before(if half { 2 } else { 1 }));
                text.push(if half { 'ﾟ' } else { 'ﾞ' });
            }
            _ => text.push(narrow(c).unwrap_or(c)),
        }
    }
    text
}
