//! Cards to print and cut: a large number, the name, the reading.

use std::io::{self, Write};

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

use super::markdown::{escaped, escaped_line};
use super::players::by_reading;
use crate::club::{Club, Player};

/// Cards side by side.
const ACROSS: usize = 2;
/// Cards one below the other.
const DOWN: usize = 5;
/// Columns of a card, inside its frame.
const WIDTH: usize = 36;
const FORM_FEED: &str = "\u{c}";

/// Cards of all players for plain paper of some 80 columns and 60 lines, by reading: ten a page, cut along the frames.
/// A form feed stands between pages.
pub fn cards_as_text(club: &Club, out: &mut dyn Write) -> io::Result<()> {
    let players = by_reading(club);
    let rule = format!("+{}", "-".repeat(WIDTH)).repeat(ACROSS) + "+";
    for (at, page) in players.chunks(ACROSS * DOWN).enumerate() {
        if at > 0 {
            write!(out, "{FORM_FEED}")?;
        }
        writeln!(out, "{rule}")?;
        for row in page.chunks(ACROSS) {
            let cards: Vec<Vec<String>> = row.iter().map(|player| card(player)).collect();
            for line in 0..cards[0].len() {
                let blank = " ".repeat(WIDTH);
                let cell = |at: usize| cards.get(at).map_or(&blank, |card| &card[line]);
                let cells: Vec<&str> = (0..ACROSS).map(|at| cell(at).as_str()).collect();
                writeln!(out, "|{}|", cells.join("|"))?;
            }
            writeln!(out, "{rule}")?;
        }
    }
    Ok(())
}

/// The cards as Markdown: each number a heading, a form feed between pages of ten.
pub fn cards_as_markdown(club: &Club, out: &mut dyn Write) -> io::Result<()> {
    for (at, page) in by_reading(club).chunks(ACROSS * DOWN).enumerate() {
        if at > 0 {
            write!(out, "{FORM_FEED}")?;
        }
        for player in page {
            writeln!(out, "# {}\n\n**{}**", player.id, escaped(&player.name))?;
            if let Some(reading) = &player.reading {
                writeln!(out, "\n{}", escaped_line(reading))?;
            }
            writeln!(out, "\n---\n")?;
        }
    }
    Ok(())
}

/// The lines of a card, each as wide as the card.
fn card(player: &Player) -> Vec<String> {
    let reading = player.reading.as_deref().unwrap_or_default();
    let large = large(&player.id.to_string());
    let texts = [player.name.as_str(), reading];
    let blank = std::iter::once("");
    let lines = blank.clone().chain(large.iter().map(String::as_str)).chain(blank).chain(texts);
    lines.map(centred).collect()
}

/// A text in the middle of a card, cut if it is too wide.
fn centred(text: &str) -> String {
    let text = fitted(text);
    let free = WIDTH.saturating_sub(text.width());
    " ".repeat(free / 2) + &text + &" ".repeat(free - free / 2)
}

fn fitted(text: &str) -> String {
    if text.width() <= WIDTH {
        return text.to_owned();
    }
    let mut width = 1;
    let fits = |c: &char| {
        width += c.width().unwrap_or(0);
        width <= WIDTH
    };
    text.chars().take_while(fits).chain(['…']).collect()
}

/// A registration number in letters of five lines.
fn large(number: &str) -> [String; 5] {
    std::array::from_fn(|line| {
        let glyphs: Vec<&str> = number.chars().map(|c| glyph(c)[line]).collect();
        glyphs.join(" ")
    })
}

const fn glyph(c: char) -> [&'static str; 5] {
    match c {
        '0' => ["###", "# #", "# #", "# #", "###"],
        '1' => [" # ", "## ", " # ", " # ", "###"],
        '2' => ["###", "  #", "###", "#  ", "###"],
        '3' => ["###", "  #", "###", "  #", "###"],
        '4' => ["# #", "# #", "###", "  #", "  #"],
        '5' => ["###", "#  ", "###", "  #", "###"],
        '6' => ["###", "#  ", "###", "# #", "###"],
        '7' => ["###", "  #", "  #", "  #", "  #"],
        '8' => ["###", "# #", "###", "# #", "###"],
        '9' => ["###", "# #", "###", "  #", "###"],
        'P' => ["###", "# #", "###", "#  ", "#  "],
        _ => ["   ", "   ", "###", "   ", "   "],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_a_card_is_as_wide_as_the_card() {
        for name in ["TM", "髙橋 双子", &"長い名前".repeat(8), &format!("x{}", "長".repeat(40))]
        {
            let mut player = Player::new(crate::domain::number::PlayerId(999_999), name);
            player.reading = Some("ながい なまえ".repeat(5));
            let lines = card(&player);
            assert!(lines.iter().all(|line| line.width() == WIDTH), "{name}: {lines:?}");
        }
    }
}
