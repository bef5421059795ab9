//! The encoding of a list: UTF-8, or those of spreadsheets and mail in Japan.
//!
//! Valid UTF-8 is taken as UTF-8. The escapes of ISO-2022-JP and the zeros of UTF-16 stand in no such list. Between the
//! others the bytes decide; where they do not, nothing is guessed.

use std::borrow::Cow;
use std::cmp::Ordering;

use encoding_rs::{EUC_JP, ISO_2022_JP, SHIFT_JIS, UTF_16BE, UTF_16LE, WINDOWS_1252};

use super::{ImportFault, Why};

/// The encodings of lists other than UTF-8.
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-16, the lower byte first.
    #[strum(serialize = "utf-16le")]
    Utf16Le,
    /// UTF-16, the higher byte first.
    #[strum(serialize = "utf-16be")]
    Utf16Be,
    /// `Shift_JIS`, with the letters that Windows adds.
    #[strum(serialize = "shift_jis")]
    ShiftJis,
    EucJp,
    /// ISO-2022-JP, of mail.
    #[strum(serialize = "iso-2022-jp")]
    Iso2022Jp,
    /// Western Europe: never guessed, only where a format is written so by rule or it is chosen.
    #[strum(serialize = "windows-1252")]
    Windows1252,
    /// Central Europe: only where it is chosen.
    #[strum(serialize = "windows-1250")]
    Windows1250,
    /// Cyrillic: only where it is chosen.
    #[strum(serialize = "windows-1251")]
    Windows1251,
    /// Korean: only where it is chosen.
    EucKr,
    /// Chinese: only where it is chosen.
    Gb18030,
    /// Chinese of Taiwan and Hong Kong: only where it is chosen.
    Big5,
}

impl Encoding {
    /// The likely encoding of a list; none for UTF-8 and for unknown ones.
    pub fn of(bytes: &[u8]) -> Option<Self> {
        match bytes {
            [0xEF, 0xBB, 0xBF, ..] => return None,
            [0xFF, 0xFE, ..] => return Some(Self::Utf16Le),
            [0xFE, 0xFF, ..] => return Some(Self::Utf16Be),
            _ => {}
        }
        if bytes.contains(&0) {
            return by_zeros(bytes);
        }
        if bytes.is_ascii() {
            return shifts(bytes).then_some(Self::Iso2022Jp);
        }
        if std::str::from_utf8(bytes).is_ok() {
            return None;
        }
        let marked = [Self::ShiftJis, Self::EucJp].into_iter().filter(|one| one.is_marked(bytes));
        let marked: Vec<Self> = marked.collect();
        let whole: Vec<Self> =
            marked.iter().copied().filter(|one| one.read(bytes).is_some()).collect();
        match (&whole[..], &marked[..]) {
            ([one], _) | ([], [one]) => Some(*one),
            _ => None,
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf16Le | Self::Utf16Be => "UTF-16",
            Self::ShiftJis => "Shift_JIS",
            Self::EucJp => "EUC-JP",
            Self::Iso2022Jp => "ISO-2022-JP",
            Self::Windows1252 => "Windows-1252",
            Self::Windows1250 => "Windows-1250",
            Self::Windows1251 => "Windows-1251",
            Self::EucKr => "EUC-KR",
            Self::Gb18030 => "GB18030",
            Self::Big5 => "Big5",
        }
    }

    fn rules(self) -> &'static encoding_rs::Encoding {
        match self {
            Self::Utf16Le => UTF_16LE,
            Self::Utf16Be => UTF_16BE,
            Self::ShiftJis => SHIFT_JIS,
            Self::EucJp => EUC_JP,
            Self::Iso2022Jp => ISO_2022_JP,
            Self::Windows1252 => WINDOWS_1252,
            Self::Windows1250 => encoding_rs::WINDOWS_1250,
            Self::Windows1251 => encoding_rs::WINDOWS_1251,
            Self::EucKr => encoding_rs::EUC_KR,
            Self::Gb18030 => encoding_rs::GB18030,
            Self::Big5 => encoding_rs::BIG5,
        }
    }

    /// The text, if all bytes are valid in this encoding.
    fn read(self, bytes: &[u8]) -> Option<Cow<'_, str>> {
        self.rules().decode_without_bom_handling_and_without_replacement(bytes)
    }

    /// The first line that is not valid in this encoding.
    fn fault(self, bytes: &[u8]) -> ImportFault {
        let mut decoder = self.rules().new_decoder_without_bom_handling();
        let most = decoder.max_utf8_buffer_length_without_replacement(bytes.len());
        let mut text = vec![0; most.unwrap_or_default()];
        let (_, _, written) = decoder.decode_to_utf8_without_replacement(bytes, &mut text, true);
        let lines = text[..written].split(|&byte| byte == b'\n');
        let (line, begun) = (1..).zip(lines).last().unwrap_or((1, &[]));
        ImportFault::new(line, String::from_utf8_lossy(begun), Why::NotUtf8(Some(self)))
    }

    /// Whether a letter can only be of this encoding. `Shift_JIS`: a first byte that
    /// is a control character in Western encodings and invalid in EUC-JP; no quote or
    /// dash of Windows before a letter, as in O’Brien. EUC-JP: kana, since its kanji
    /// begin like letters of Chinese and Korean encodings.
    fn is_marked(self, mut bytes: &[u8]) -> bool {
        loop {
            let (marked, length) = match (self, bytes) {
                (_, []) => return false,
                (Self::ShiftJis, [0x91..=0x97, after, ..]) if after.is_ascii_alphabetic() => {
                    (false, 2)
                }
                (Self::ShiftJis, [0x81..=0x8D | 0x90..=0x9F, 0x40..=0x7E | 0x80..=0xFC, ..])
                | (Self::EucJp, [0xA4 | 0xA5, 0xA1..=0xFE, ..]) => (true, 2),
                (Self::EucJp, [0x8F, _, _, ..]) => (false, 3),
                (Self::ShiftJis, [0x8E | 0x8F | 0xE0..=0xFC, _, ..])
                | (Self::EucJp, [0x8E | 0xA1..=0xFE, _, ..]) => (false, 2),
                _ => (false, 1),
            };
            if marked {
                return true;
            }
            bytes = bytes.get(length..).unwrap_or_default();
        }
    }
}

/// UTF-16 without a byte order mark. Separators and line ends are ASCII, with
/// zero as the higher byte; hardly any letter has zero as the lower byte.
fn by_zeros(bytes: &[u8]) -> Option<Encoding> {
    let first = bytes.chunks(2).take_while(|pair| !matches!(pair, [b'\n', 0] | [0, b'\n']));
    let mut zeros = [0, 0];
    for pair in first {
        match pair {
            [0, 0] | [_] => return None,
            [0, _] => zeros[0] += 1,
            [_, 0] => zeros[1] += 1,
            _ => {}
        }
    }
    let [lower, higher] = zeros;
    match higher.cmp(&lower) {
        Ordering::Greater => Some(Encoding::Utf16Le),
        Ordering::Less => Some(Encoding::Utf16Be),
        Ordering::Equal => None,
    }
}

/// Whether a text has escapes of ISO-2022-JP.
fn shifts(bytes: &[u8]) -> bool {
    let escapes: [&[u8]; 4] = [b"\x1B$B", b"\x1B$@", b"\x1B(J", b"\x1B(I"];
    bytes.contains(&0x1B) && bytes.windows(3).any(|three| escapes.contains(&three))
}

/// The encoding of a list: the one that its bytes show; else, if they are not UTF-8, the chosen one.
pub(super) fn read_as(bytes: &[u8], chosen: Option<Encoding>) -> Option<Encoding> {
    let unknown = || std::str::from_utf8(bytes).is_err();
    chosen.filter(|_| unknown()).or_else(|| Encoding::of(bytes))
}

/// The list in UTF-8, without a byte order mark. Bytes of no known encoding stay; the rows report them.
pub(super) fn utf8(bytes: &[u8], chosen: Option<Encoding>) -> Result<Cow<'_, [u8]>, ImportFault> {
    let Some(encoding) = read_as(bytes, chosen) else { return Ok(unmarked(bytes).into()) };
    match encoding.read(bytes).ok_or_else(|| encoding.fault(bytes))? {
        Cow::Borrowed(text) => Ok(unmarked(text.as_bytes()).into()),
        Cow::Owned(text) => Ok(unmarked(text.as_bytes()).to_owned().into()),
    }
}

/// The text of a file whose format is Western by rule: Windows-1252 unless
/// it is another encoding. Also returns the encoding if it is not UTF-8.
pub(super) fn western(bytes: &[u8]) -> Result<(String, Option<Encoding>), ImportFault> {
    text_of(bytes, Encoding::Windows1252)
}

/// The text of a file whose format has a usual encoding, where it is in no other, with what it was read as if that is not
/// UTF-8.
pub fn text_of(bytes: &[u8], usual: Encoding) -> Result<(String, Option<Encoding>), ImportFault> {
    let known = Encoding::of(bytes);
    let utf8 = utf8(bytes, None)?;
    if let Ok(text) = std::str::from_utf8(&utf8) {
        return Ok((text.to_owned(), known));
    }
    Ok((usual.rules().decode_without_bom_handling(bytes).0.into_owned(), Some(usual)))
}

fn unmarked(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes)
}

/// The text of a field of a list in UTF-8.
pub(super) fn text(field: &[u8]) -> Result<String, Why> {
    String::from_utf8(field.to_vec()).map_err(|_error| Why::NotUtf8(None))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "name,reading\n髙橋 真琴,たかはし まこと\n山本,ﾔﾏﾓﾄ\n";

    /// The list without the letters that Windows added and JIS does not have.
    fn written(encoding: Encoding) -> Vec<u8> {
        let list = LIST.replace('髙', "高");
        let units = |unit: fn(u16) -> [u8; 2]| list.encode_utf16().flat_map(unit).collect();
        match encoding {
            Encoding::Utf16Le => units(u16::to_le_bytes),
            Encoding::Utf16Be => units(u16::to_be_bytes),
            Encoding::ShiftJis | Encoding::EucJp => encoding.rules().encode(&list).0.into_owned(),
            // As mail writes it: half-width kana made full-width.
            _ => ISO_2022_JP.encode(&list.replace("ﾔﾏﾓﾄ", "ヤマモト")).0.into_owned(),
        }
    }

    const ALL: [Encoding; 5] = [
        Encoding::Utf16Le,
        Encoding::Utf16Be,
        Encoding::ShiftJis,
        Encoding::EucJp,
        Encoding::Iso2022Jp,
    ];

    #[test]
    fn a_list_is_read_as_it_was_written() {
        for encoding in ALL {
            let bytes = written(encoding);
            assert_eq!(Encoding::of(&bytes), Some(encoding));
            let text =
                String::from_utf8(utf8(&bytes, None).expect("read").into_owned()).expect("text");
            assert!(text.contains("高橋 真琴,たかはし まこと\n山本,"), "{encoding:?} {text}");
        }
        for (mark, encoding) in
            [(&b"\xFF\xFE"[..], Encoding::Utf16Le), (b"\xFE\xFF", Encoding::Utf16Be)]
        {
            let marked = [mark, &written(encoding)].concat();
            assert_eq!(utf8(&marked, None), utf8(&written(encoding), None));
        }
        let japanese = LIST.replace("name,reading", "氏名,ふりがな");
        for (unit, encoding) in [
            (u16::to_le_bytes as fn(u16) -> [u8; 2], Encoding::Utf16Le),
            (u16::to_be_bytes, Encoding::Utf16Be),
        ] {
            let bytes: Vec<u8> = japanese.encode_utf16().flat_map(unit).collect();
            assert_eq!(Encoding::of(&bytes), Some(encoding), "headings in kanji");
        }
        let windows = SHIFT_JIS.encode(LIST).0;
        assert_eq!(utf8(&windows, None).as_deref(), Ok(LIST.as_bytes()));
    }

    #[test]
    fn what_is_utf_8_is_nothing_else() {
        for text in [LIST, "name\nJosé\n", "name\n\u{1b}[31m\n", "name\n김 민준\n", ""] {
            assert_eq!(utf8(text.as_bytes(), None).as_deref(), Ok(text.as_bytes()));
            let marked = format!("\u{feff}{text}");
            assert_eq!(utf8(marked.as_bytes(), None).as_deref(), Ok(text.as_bytes()));
            assert_eq!(Encoding::of(text.as_bytes()), None);
        }
    }

    #[test]
    fn what_cannot_be_told_is_not_guessed() {
        // José and Müller of the West, 김 of Korea, ﾔﾏﾀﾞ alone, 山本 in EUC alone.
        for bytes in [
            &b"name\nJos\xE9\n"[..],
            b"M\xFCller",
            b"\xB1\xE8",
            b"\xD4\xCF\xC0\xDE",
            b"\xBB\xB3\xCB\xDC",
        ] {
            assert_eq!(Encoding::of(bytes), None, "{bytes:?}");
            assert_eq!(utf8(bytes, None).as_deref(), Ok(bytes), "left to the rows");
            assert_eq!(text(bytes), Err(Why::NotUtf8(None)));
        }
    }

    #[test]
    fn the_first_line_that_is_written_otherwise_is_named() {
        for encoding in ALL {
            let wrong: &[u8] = match encoding {
                Encoding::Utf16Le => b"\x00\xDC",
                Encoding::Utf16Be => b"\xDC\x00",
                Encoding::ShiftJis | Encoding::EucJp => b"\xFF\xFF",
                _ => b"\x1B$B\x7F\x7F\x1B(B",
            };
            let fault = utf8(&[&written(encoding), wrong].concat(), None).expect_err("wrong bytes");
            assert_eq!((fault.line, fault.why), (4, Why::NotUtf8(Some(encoding))));
        }
    }
}
