//! The field, the effect of Enter, the players whom the name may belong to, and the list.

use ratatui::style::Style;

use super::Candidates;
use super::entered::Entered;
use super::offer::Offer;
use crate::club::registry::NewPlayer;
use crate::club::tournament::Presence;
use crate::club::{Club, Tournament};
use crate::domain::ids::ListId;
use crate::domain::name;
use crate::domain::number::PlayerId;
use crate::domain::rating::written;
use crate::tui::kit::density::Density;
use crate::tui::kit::prelude::*;
use crate::tui::screen::{fees, likely};

const NUMBER: u16 = 8;
const RATING: u16 = 8;
/// Columns for a word on a player's state.
pub(in crate::tui::screen) const STATE: u16 = 8;
/// Rows for the field, the effect of Enter and a few players found, before those whom the name may
/// belong to.
const LEAST_LISTED: u16 = 5;
/// Rows for the field and what Enter does.
const RESTING: u16 = 3;
/// In place of the number of a player who is not decided.
const UNDECIDED: &str = "?";
/// Below this width the clubs give way to the names, and below the next the readings.
const ROOMY: u16 = 66;
const WIDE: u16 = 90;

impl Candidates {
    /// Its own place and that of those who were taken: beside each other where there is room, or one above the other.
    /// The lower one has nearly all of it while the keys go there and nobody is being looked for.
    pub(in crate::tui::screen) fn halves(
        &self,
        area: Rect,
        focused: bool,
        density: Density,
    ) -> [Rect; 2] {
        let half = Constraint::Fill(1);
        let resting = !focused && self.input.text().is_empty() && self.left.is_empty();
        match density {
            Density::Full => Layout::horizontal([half, half]).spacing(3).areas(area),
            _ if resting => Layout::vertical([Constraint::Length(RESTING), half]).areas(area),
            _ => Layout::vertical([half, half]).areas(area),
        }
    }

    /// Draws all of it; `focused` while the keys go there.
    pub(in crate::tui::screen) fn draw(
        &self,
        entered: &Entered,
        area: Rect,
        focused: bool,
        pen: &mut Pen<'_>,
    ) {
        let words = &pen.words.screen.enter;
        // A name may be cut there, an instruction may not. While one types, the list keeps its place.
        let instructs = self.offers.is_empty() || !self.left.is_empty();
        let place = likely::LINES.min(area.height.saturating_sub(LEAST_LISTED));
        // The first of them has a key in the footer, so it is to be seen whenever it can be.
        let typing = !self.input.text().is_empty() && area.height >= LEAST_LISTED;
        let place = place.max(u16::from(typing));
        let [field, does, likely, list] =
            split::down(area, [1, if instructs { 2 } else { 1 }, place, REST]);
        self.input.draw(field, words.prompt(), focused, pen);
        self.draw_what_enter_does(entered, does, focused, pen);
        self.likely.draw(likely, pen);
        let (data, warning) = (pen.data, pen.theme.warning);
        let (fees, say) = (entered.with_fees(data), pen.words);
        let undecided = |name: &str, state: &str| {
            let line = CandidateLine::named(UNDECIDED, name, state);
            CandidateLine { look: warning, state: line.state.clone().in_style(warning), ..line }
        };
        let line = |offer: &Offer| match offer {
            Offer::Player(player) if entered.has(*player, data) => {
                let state = match entered.presence(*player, data) {
                    Some(Presence::Here) => pen.words.term.presence(Presence::Here),
                    _ => words.entered(),
                };
                let entrant = |event: &Tournament| data.club.entered_as(event.id, *player);
                let owed = fees
                    .and_then(|event| Some(fees::beside(state, event, entrant(event)?, data, say)));
                CandidateLine::of(*player, owed.unwrap_or_else(|| state.to_owned()))
            }
            Offer::Player(player) => CandidateLine::of(*player, ""),
            Offer::Anew(name) => CandidateLine::named(words.anew(), name, words.register()),
            Offer::Several(name) => undecided(name, words.several()),
            Offer::Alike(name, _) => undecided(name, words.alike()),
        };
        let state = STATE + fees.map_or(0, |_| fees::COLUMNS + 1);
        let fields = candidates(list.width, state, (entered.list, &data.club));
        let rows = (self.pane, self.offers.len());
        let row = |at: usize| self.offers.get(at).map(line);
        fields.draw(list, rows, row, (self.offered, focused), pen);
    }

    /// Draws the effect of Enter or Space on the selected row, while the keys go there; pasted names that are left over are
    /// counted before it.
    fn draw_what_enter_does(
        &self,
        entered: &Entered,
        area: Rect,
        focused: bool,
        pen: &mut Pen<'_>,
    ) {
        let words = &pen.words.screen.enter;
        let left = match self.left.len() {
            left if left > 0 && self.pasted > 0 => words.not_found(left, self.pasted),
            _ => String::new(),
        };
        let goes_on = self.goes_on();
        let does = match self.selected() {
            _ if !focused => String::new(),
            Some(Offer::Player(player)) if entered.has(*player, pen.data) => {
                let name = pen.data.name(*player);
                match entered.presence(*player, pen.data) {
                    None if entered.takes_entries(pen.data) => words.is_in_and_comes(&name),
                    None => words.is_in(&name),
                    Some(Presence::Here) => words.is_here(&name),
                    Some(_) => words.notes_here(words.key(goes_on), &name),
                }
            }
            Some(Offer::Player(player)) => words.enters(words.key(goes_on), pen.data.name(*player)),
            Some(Offer::Anew(name)) => {
                let registers = words.registers(words.key(goes_on), name);
                let new = typed(name);
                let wants_a_reading = new.reading.is_none() && new.name.contains(name::is_kanji);
                let asks = wants_a_reading.then(|| words.read_how());
                asks.map_or_else(|| registers.clone(), |asks| pen.words.term.then(&registers, asks))
            }
            Some(Offer::Several(name)) => words.lists(words.key(goes_on), name),
            Some(Offer::Alike(name, like)) => words.looks(words.key(goes_on), name, like),
            None if pen.data.club.registry().is_empty() && entered.players.is_empty() => {
                words.no_players().to_owned()
            }
            None if !self.input.text().is_empty() => String::new(),
            None if entered.takes_entries(pen.data) && entered.with_fees(pen.data).is_some() => {
                words.all_in_and_pay().to_owned()
            }
            None if entered.takes_entries(pen.data) => words.all_in_at_the_door().to_owned(),
            None => words.all_in().to_owned(),
        };
        let says_next = focused && goes_on && left.is_empty();
        let next = if says_next { words.goes_on() } else { "" };
        let does = format!("{next}{does}");
        let style = if left.is_empty() { pen.theme.muted } else { pen.theme.warning };
        match area.height {
            1 => pen.line(area, &does, style),
            _ => pen.lines(area, &text::wrap(&(left + &does), usize::from(area.width)), style),
        }
    }
}

/// Number, name, reading, club, the rating on a list, state.
pub(in crate::tui::screen) fn candidates(
    width: u16,
    state: u16,
    (list, club): (ListId, &Club),
) -> Fields<'_, CandidateLine> {
    let player = move |line: &CandidateLine| line.player.and_then(|player| club.player(player));
    let text = |text: Option<&String>| text.cloned().unwrap_or_default();
    let shares = |from| if width < from { Width::Fixed(0) } else { Width::Flex(2) };
    Fields::default()
        .with(Column::word("", NUMBER), |line: &CandidateLine| {
            Cell::styled(line.number.as_str(), line.look)
        })
        .with(Column::left("", Width::NameShare(3)), move |line| {
            Cell::styled(player(line).map_or(&line.name, |found| &found.name), line.look)
        })
        .with(Column::left("", shares(WIDE)), move |line| {
            text(player(line).map_or(line.reading.as_ref(), |found| found.reading.as_ref()))
        })
        .with(Column::left("", shares(ROOMY)), move |line| {
            text(player(line).map_or(line.club.as_ref(), |found| found.club.as_ref()))
        })
        .with(Column::number("", RATING), move |line| {
            let rating = line.player.map(|player| club.rating(list, player)).or(line.rating);
            rating.map(written).unwrap_or_default()
        })
        .with(Column::word("", state), |line| line.state.clone())
}

/// A row before its columns are filled: a registered player, or else somebody with these facts.
#[derive(Default)]
pub(in crate::tui::screen) struct CandidateLine {
    pub(in crate::tui::screen) number: String,
    pub(in crate::tui::screen) player: Option<PlayerId>,
    pub(in crate::tui::screen) name: String,
    pub(in crate::tui::screen) reading: Option<String>,
    pub(in crate::tui::screen) club: Option<String>,
    pub(in crate::tui::screen) rating: Option<f64>,
    pub(in crate::tui::screen) state: Cell,
    /// How number and name look.
    pub(in crate::tui::screen) look: Style,
}

impl CandidateLine {
    pub(in crate::tui::screen) fn of(player: PlayerId, state: impl Into<Cell>) -> Self {
        let (number, player) = (player.to_string(), Some(player));
        Self { number, player, state: state.into(), ..Self::default() }
    }

    pub(in crate::tui::screen) fn named(number: &str, name: &str, state: &str) -> Self {
        let [number, name] = [number, name].map(str::to_owned);
        Self { number, name, state: state.into(), ..Self::default() }
    }
}

// Pasted lines as names and people: cleaned, and without the numbers of a numbered list.

/// The people of lines without a header: a name, behind tabs the reading (all kana) and the club, as a spreadsheet has
/// them; the reading may stand in brackets behind the name.
pub(in crate::tui::screen) fn people(text: &str) -> impl Iterator<Item = NewPlayer> {
    text.lines().filter_map(person)
}

fn person(line: &str) -> Option<NewPlayer> {
    let mut cells = line.split('\t').map(name::clean).filter(|cell| !cell.is_empty());
    let numbered = |cell: &String| line.contains('\t') && cell.chars().all(is_digit);
    let first = cells.find(|cell| !numbered(cell))?;
    let (name, bracketed) = with_reading(&name::clean(unnumbered(&first)));
    let (kana, others): (Vec<String>, Vec<String>) = cells.partition(|cell| is_reading(cell));
    // Other columns, as ratings and places, are of numbers.
    let club = others.into_iter().find(|cell| cell.chars().any(char::is_alphabetic));
    let reading = kana.into_iter().next().or(bracketed);
    (!name.is_empty()).then(|| NewPlayer { reading, club, ..NewPlayer::named(name) })
}

/// A new player as typed in one field: a name, or a name with its reading in brackets.
pub(in crate::tui::screen) fn typed(text: &str) -> NewPlayer {
    let (name, reading) = with_reading(&name::clean(text));
    NewPlayer { reading, ..NewPlayer::named(name) }
}

/// A name, and what stands in brackets behind it if that is how it is read.
fn with_reading(name: &str) -> (String, Option<String>) {
    let inside = name.strip_suffix([')', '）']).and_then(|rest| rest.rsplit_once(['(', '（']));
    match inside {
        Some((before, reading)) if is_reading(reading) && !before.trim().is_empty() => {
            (before.trim().to_owned(), Some(name::clean(reading)))
        }
        _ => (name.to_owned(), None),
    }
}

/// Whether a text is in kana alone.
fn is_reading(text: &str) -> bool {
    let folded = name::fold(text);
    let mut letters = folded.chars().filter(|c| !c.is_whitespace());
    !folded.is_empty() && letters.all(|c| matches!(c, 'ぁ'..='ゖ' | 'ー' | '・'))
}

/// The line without the place that it has in a numbered list. A number by itself stays, for it may be one of
/// registration; so does one that goes on behind its mark, like 10:30.
fn unnumbered(line: &str) -> &str {
    let rest = line.trim_start_matches(is_digit);
    let marked = rest.strip_prefix(['.', ')', ':', '．', '）', '：']);
    match marked {
        Some(named) if rest.len() < line.len() && !named.starts_with(is_digit) => named,
        _ => line,
    }
}

const fn is_digit(c: char) -> bool {
    matches!(c, '0'..='9' | '０'..='９')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_in_a_numbered_list_are_no_part_of_a_name() {
        let said = |text: &str| people(text).map(|one| one.name).collect::<Vec<_>>();
        let pasted =
            "1. Alice Archer\n 2) Bob Baker\n03: Carol\n\n１０．山田 太郎\n11）P12\n12. 4711";
        assert_eq!(
            said(pasted),
            ["Alice Archer", "Bob Baker", "Carol", "山田 太郎", "P12", "4711"]
        );
        assert_eq!(said("13.\n   \n"), Vec::<String>::new());
    }

    #[test]
    fn columns_of_a_spreadsheet_are_name_reading_and_club() {
        let said = |text: &str| {
            let people = people(text).map(|one| (one.name, one.reading, one.club));
            people.collect::<Vec<_>>()
        };
        let some = |text: &str| Some(text.to_owned());
        let pasted = "1\t三宅 合\tみやけ ごう\t函館\n2\tAda Primrose\t1650\tTokyo\r\n\n4711\n\
                      3. 辻 素子（ツジ モトコ）\nRyo Nakano (Tokyo)\nあおくま\t札幌";
        assert_eq!(
            said(pasted),
            [
                ("三宅 合".to_owned(), some("みやけ ごう"), some("函館")),
                ("Ada Primrose".to_owned(), None, some("Tokyo")),
                ("4711".to_owned(), None, None),
                ("辻 素子".to_owned(), some("ツジ モトコ"), None),
                ("Ryo Nakano (Tokyo)".to_owned(), None, None),
                ("あおくま".to_owned(), None, some("札幌")),
            ]
        );
    }

    #[test]
    fn numbers_that_are_no_places_stay() {
        for line in ["4711", "P12", "2 Fast", "10:30", "3rd. Man", ". Dot", "Louis 14. Sun"] {
            assert_eq!(people(line).map(|one| one.name).collect::<Vec<_>>(), [line]);
        }
    }
}
