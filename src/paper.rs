//! Paper: one HTML file with a sheet a page, for any browser to print.

mod bracket;
mod cards;
mod page;
mod pairings;
mod pdf;
mod rows;
mod score_sheets;

pub use page::{Facts, Paper};
pub use pdf::{PRINTERS, PdfFault, pdf};

use crate::club::Tournament;
use crate::drawing::{Subject, cross_table};
use crate::export::{self, Sheet};
use crate::words::Words;
use page::{Body, Page, document};

/// What is printed.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString, strum::VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    Bracket,
    ScoreSheets,
    Pairings,
    Standings,
    CrossTable,
    Ranking,
    Cards,
}

impl Kind {
    /// Whether it is of one tournament.
    pub const fn is_of_tournament(self) -> bool {
        !matches!(self, Self::Ranking | Self::Cards)
    }
}

/// What sheets of a kind are called.
pub fn title(kind: Kind, words: &Words) -> &'static str {
    let (sheet, tournament) = (&words.message.sheet, &words.screen.tournament);
    match kind {
        Kind::Bracket => tournament.bracket(),
        Kind::ScoreSheets => words.message.paper.score_sheets(),
        Kind::Pairings => words.message.paper.pairings(),
        Kind::Standings => tournament.standings(),
        Kind::CrossTable => tournament.cross_table(),
        Kind::Ranking => sheet.kind(export::Kind::Ranking),
        Kind::Cards => sheet.kind(export::Kind::Cards),
    }
}

/// The sheets of a tournament as an HTML page; `None` where there is nothing to print, as a bracket of a round robin.
pub fn of_tournament(
    facts: &Facts<'_>,
    subject: Subject<'_>,
    tournament: &Tournament,
    kind: Kind,
) -> Option<String> {
    let pages = match kind {
        Kind::Bracket => bracket::pages(facts, subject, tournament),
        Kind::ScoreSheets => score_sheets::pages(facts, subject, tournament),
        Kind::Pairings => pairings::pages(facts, subject, tournament),
        Kind::Standings => {
            let sheet = export::standings_of(subject.club, tournament, None);
            let sheet = subject.words.message.sheet.worded(sheet, export::Format::Html);
            rows::pages(facts, &sheet)
        }
        Kind::CrossTable => cross_tables(facts, subject, tournament),
        Kind::Ranking | Kind::Cards => Vec::new(),
    };
    document(facts, &tournament.name, kind, &pages)
}

/// Rows that are not of one tournament, as the ranking of a list, whose name is `of`.
pub fn of_rows(facts: &Facts<'_>, kind: Kind, of: &str, sheet: &Sheet) -> Option<String> {
    document(facts, of, kind, &rows::pages(facts, sheet))
}

/// Cards with the registration numbers of all players.
pub fn cards(facts: &Facts<'_>, subject: Subject<'_>) -> Option<String> {
    document(facts, "", Kind::Cards, &cards::pages(subject))
}

/// A sheet for each group of each stage that has a cross table.
fn cross_tables(facts: &Facts<'_>, subject: Subject<'_>, tournament: &Tournament) -> Vec<Page> {
    let mut pages = Vec::new();
    for (number, stage) in (1..).zip(&tournament.stages) {
        let groups = stage.draw.as_ref().map_or(0, |draw| draw.groups.len());
        let groups: Vec<Option<u32>> =
            if groups == 0 { vec![None] } else { (1..).map(Some).take(groups).collect() };
        for group in groups {
            let drawing = cross_table(subject, tournament, number, group);
            pages.extend(drawing.map(|drawing| Page {
                part: page::stage_part(facts, tournament, number),
                wide: drawing.width > drawing.height,
                body: Body::Drawing(drawing),
            }));
        }
    }
    pages
}
