//! Texts on printed sheets, and reasons why nothing is printed.

use crate::club::Seq;
use crate::domain::ids::MatchNo;
use crate::words::message::Message;
use crate::words::words;

words! {
    pub PaperWords in "paper" {
        score_sheets; pairings; where_to_play; table_cards; report_here; opponent; match_heading;
        game(number: u32); place; points; total; worth(points: &str); entry(seq: Seq);
        page(number: usize, all: usize); stage(number: u32); sheet(number: usize, all: usize);
        onward(no: MatchNo, sheet: usize); match_no(no: MatchNo); hall_table; table_blank;
        games_won; hand; signature(name: &str); as_of(day: &str, seq: Seq); of_event(event);
        none_to_print(kind, of_event) -> Message; no_pdf_program(printers) -> Message;
        printer_failed(printer: &str) -> Message; printer_slow(printer: &str) -> Message;
        not_in_build() -> Message; letters_without_font(letters) -> Message;
        no_picture(why: &str) -> Message;
    }
}

impl PaperWords {
    /// There is nothing of that kind to print or draw.
    pub fn nothing(self, kind: &str, of: &str) -> Message {
        let of = if of.is_empty() { String::new() } else { self.of_event(of) };
        self.none_to_print(kind, of)
    }

    /// No program that prints HTML is installed; the programs that are looked for.
    pub fn no_printer(self, printers: &[&str]) -> Message {
        let printers = printers.join(", ");
        self.no_pdf_program(printers)
    }

    /// A picture has letters that no font of the machine has.
    pub fn no_font(self, letters: &str) -> Message {
        let shown: String = letters.chars().take(20).collect();
        self.letters_without_font(shown)
    }
}
