//! `text` measures what a buffer draws. unicode-width 0.2.3 together with ratatui-core 0.1.2 counts half-width dakuten twice
//! (three cells for `ﾊﾞ`); this is the test that keeps 0.2.2 pinned.

use banzuke::tui::kit::text::{self, width};
use proptest::prelude::*;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

fn cells(text: &str) -> usize {
    let mut buffer = Buffer::empty(Rect::new(0, 0, 400, 1));
    let (end, _) = buffer.set_stringn(0, 0, text, 400, Style::new());
    usize::from(end)
}

#[test]
fn a_half_width_kana_with_its_mark_takes_two_cells() {
    for (text, columns) in [("ﾊﾞ", 2), ("ﾊﾟ", 2), ("ｶﾞﾊﾞ", 4), ("バ", 2), ("ハ\u{3099}", 2)]
    {
        assert_eq!((width(text), cells(text)), (columns, columns), "{text}");
    }
}

#[test]
fn sixty_characters_of_any_script_stay_in_their_column() {
    for letter in ["a", "あ", "ﾊﾞ", "é", "e\u{301}", "が", "か\u{3099}", "🀄", "👩‍👩‍👧"]
    {
        let name = letter.repeat(60);
        for columns in [1, 2, 7, 20, 21] {
            let padded = text::pad(&name, columns);
            assert_eq!(
                (width(&padded), cells(&padded)),
                (columns, columns),
                "{letter} in {columns}"
            );
        }
    }
}

proptest! {
    #[test]
    fn measured_is_drawn(text in "\\PC{0,60}") {
        prop_assert_eq!(width(&text), cells(&text));
    }

    #[test]
    fn a_padded_cell_never_moves_its_neighbour(text in any::<String>(), columns in 0_usize..60) {
        let row = format!("{}|", text::pad(&text, columns));
        prop_assert_eq!(cells(&row), columns + 1);
    }
}
