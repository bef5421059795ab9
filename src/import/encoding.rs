//! Text that is not UTF-8, and what it seems to be: spreadsheets save lists in their own ways.

use super::{Encoding, ImportFault, Why};

/// Refuses a file with the byte order mark of UTF-16, showing its first line.
pub(super) fn not_utf16(bytes: &[u8]) -> Result<(), ImportFault> {
    let unit: fn([u8; 2]) -> u16 = match bytes {
        [0xFF, 0xFE, ..] => u16::from_le_bytes,
        [0xFE, 0xFF, ..] => u16::from_be_bytes,
        _ => return Ok(()),
    };
    let units = bytes.chunks_exact(2).skip(1).map(|pair| unit([pair[0], pair[1]]));
    let letters =
        char::decode_utf16(units).map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER));
    let header: String = letters.take_while(|letter| !letter.is_control()).collect();
    let why = Why::NotUtf8(Encoding::Utf16);
    Err(ImportFault { line: 1, column: Some(header.clone()), value: header, why })
}

/// The text of a field, or what it seems to be instead of UTF-8.
pub(super) fn text(field: &[u8]) -> Result<String, Why> {
    String::from_utf8(field.to_vec()).map_err(|error| {
        let shift_jis = looks_like_shift_jis(error.as_bytes());
        Why::NotUtf8(if shift_jis { Encoding::ShiftJis } else { Encoding::Unknown })
    })
}

/// Whether bytes are letters of `Shift_JIS`, with at least one of two bytes that begins as the
/// letters of no Western encoding do.
fn looks_like_shift_jis(mut bytes: &[u8]) -> bool {
    let mut japanese = false;
    loop {
        bytes = match bytes {
            [] => return japanese,
            [lead @ (0x81..=0x9F | 0xE0..=0xFC), 0x40..=0x7E | 0x80..=0xFC, rest @ ..] => {
                japanese |= *lead <= 0x9F;
                rest
            }
            [0x00..=0x7F | 0xA1..=0xDF, rest @ ..] => rest,
            _ => return false,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_utf_8_is_recognised_by_its_bytes() {
        // 名前 and José, as a spreadsheet in Japan and one in Portugal write them.
        let seems = |field: &[u8]| text(field).expect_err("not UTF-8");
        assert_eq!(seems(b"\x96\xBC\x91\x4F"), Why::NotUtf8(Encoding::ShiftJis));
        assert_eq!(seems(b"Jos\xE9"), Why::NotUtf8(Encoding::Unknown));
        assert_eq!(text("名前".as_bytes()).as_deref(), Ok("名前"));
    }

    #[test]
    fn utf_16_is_refused_with_its_first_line() {
        for bytes in [&b"\xFF\xFEa\0,\0\x0D\x54\n\0b\0"[..], b"\xFE\xFF\0a\0,\x54\x0D\0\n\0b"] {
            let fault = not_utf16(bytes).expect_err("UTF-16");
            assert_eq!((fault.line, fault.value.as_str()), (1, "a,名"));
            assert_eq!(fault.why, Why::NotUtf8(Encoding::Utf16));
        }
        assert_eq!(not_utf16("\u{feff}name".as_bytes()), Ok(()));
    }
}
