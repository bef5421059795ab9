//! Paper: one HTML file with a sheet a page, for any browser to print.
//!
//! Rows are counted out in millimetres, drawings scaled to the paper, and a bracket is cut where its names would be too
//! small. An installed browser makes a PDF of the page.

mod bracket;
mod cards;
mod certificates;
mod page;
mod pairings;
mod pdf;
mod score_sheets;
pub mod where_to_play;

pub use cards::Links;
pub use certificates::{FIELDS, Template, TemplateFault, TemplateWrong, certificates};
pub use page::{Facts, Paper};
pub use pdf::{PRINTERS, PdfFault, has_printer, pdf, pdf_fault};

use crate::club::{Club, Phase, Tournament};
use crate::domain::format::Format;
use crate::domain::ids::TournamentId;
use crate::domain::rating::Missing;
use crate::drawing::bracket::branches;
use crate::drawing::texts::so_far;
use crate::drawing::{Subject, cross_table};
use crate::export::{self, RankingParts, Sheet};
use crate::words::Words;
use crate::words::message::Message;
use page::{Body, Page, document};

/// The kind of a printed sheet.
#[derive(strum::Display, strum::EnumString, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Bracket,
    ScoreSheets,
    Pairings,
    WhereToPlay,
    TableCards,
    Standings,
    CrossTable,
    Ranking,
    Cards,
    /// Who wins which prize, for the ceremony.
    Prizes,
    /// One for each who has won a prize.
    Certificates,
}

impl Kind {
    /// Those that are of one tournament, in the order in which they are offered.
    pub const OF_TOURNAMENT: [Self; 9] = [
        Self::Bracket,
        Self::ScoreSheets,
        Self::Pairings,
        Self::WhereToPlay,
        Self::TableCards,
        Self::Standings,
        Self::CrossTable,
        Self::Prizes,
        Self::Certificates,
    ];
    /// Those that each stage has of its own.
    pub const OF_STAGE: [Self; 3] = [Self::Bracket, Self::Standings, Self::CrossTable];
    /// Those that are of one rating list.
    pub const OF_LIST: [Self; 1] = [Self::Ranking];
    /// Those that are of the hall, for all tournaments that go on.
    pub const OF_HALL: [Self; 1] = [Self::TableCards];
    /// Those that are of all players.
    pub const OF_PLAYERS: [Self; 1] = [Self::Cards];

    /// Whether it is of one tournament.
    pub fn is_of_tournament(self) -> bool {
        Self::OF_TOURNAMENT.contains(&self)
    }

    /// Whether a tournament, or a stage of it, has content for this sheet now.
    fn exists_in(self, tournament: &Tournament, stage: Option<u32>, club: &Club) -> bool {
        let mut stages = (1..)
            .zip(&tournament.stages)
            .filter(|(number, _)| stage.is_none_or(|stage| stage == *number));
        match self {
            Self::Bracket => stages.any(|(number, _)| !branches(tournament, number).is_empty()),
            Self::ScoreSheets | Self::Pairings | Self::WhereToPlay => {
                tournament.fixtures().any(pairings::is_open)
            }
            Self::TableCards => {
                tournament.phase != Phase::Closed
                    && club.tables().iter().any(|table| club.may_use(tournament.id, table))
            }
            Self::Standings => !export::standings_of(club, tournament, stage).rows.is_empty(),
            Self::CrossTable => {
                let crossed = |format: Format| format.is_round_robin() || format.is_swiss();
                stages.any(|(_, stage)| crossed(stage.plan.format) && stage.draw.is_some())
            }
            Self::Prizes => !tournament.prizes.lists.is_empty(),
            Self::Certificates => certificates::exist(club, tournament),
            Self::Ranking | Self::Cards => false,
        }
    }
}

/// The source of printed sheets. Only here is stated which kinds each source has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Source {
    /// A tournament, or of the sheets that are of a stage, those of one.
    Tournament(TournamentId, Option<u32>),
    /// A ranking; only its first rows, and those tied with the last of them, if a number is given.
    Ranking(RankingParts, Option<usize>),
    Players,
    /// The hall, for all tournaments that go on.
    Hall,
}

impl Source {
    /// The kinds of which there is something to print now; a ranking may still turn out to be empty.
    pub fn kinds(self, club: &Club) -> Vec<Kind> {
        match self {
            Self::Tournament(id, stage) => {
                let Some(found) = club.tournament(id) else { return Vec::new() };
                let exists = |kind: &Kind| kind.exists_in(found, stage, club);
                Kind::OF_TOURNAMENT.into_iter().filter(exists).collect()
            }
            Self::Ranking(..) => Kind::OF_LIST.to_vec(),
            Self::Players => Kind::OF_PLAYERS.to_vec(),
            Self::Hall => Kind::OF_HALL.to_vec(),
        }
    }

    /// The name of the tournament or list; empty for all players and for the hall.
    pub fn name(self, club: &Club) -> String {
        match self {
            Self::Tournament(id, _) => club.tournament(id).map(|found| found.name.clone()),
            Self::Ranking(parts, _) => parts.name(club),
            Self::Players | Self::Hall => None,
        }
        .unwrap_or_default()
    }
}

/// The name of a ranking in the heading of a page or a file: its list, its category, and since when it has gains.
pub fn ranking_name(parts: RankingParts, club: &Club, words: &Words) -> Option<String> {
    let name = parts.name(club)?;
    let since = parts.since().map(|day| words.message.sheet.gains_since(day));
    Some(since.map_or_else(|| name.clone(), |since| words.term.labelled(&name, &since)))
}

/// The sheets of a kind as an HTML page; `None` where there is nothing to print, or that has no sheet of this kind.
pub fn printed(facts: &Facts<'_>, club: &Club, source: Source, kind: Kind) -> Option<String> {
    let subject = Subject::new(club, facts.words);
    match source {
        Source::Tournament(id, stage) => {
            of_tournament(facts, subject, (club.tournament(id)?, stage), kind)
        }
        Source::Ranking(parts, top) if kind == Kind::Ranking => {
            let say = &facts.words.message;
            let missing = |one: &Missing| say.rating.missing(one);
            let sheet = parts.sheet(club, &parts.table(club)?, missing);
            let sheet =
                say.sheet.worded(top.into_iter().fold(sheet, Sheet::top), export::Format::Html);
            let name = ranking_name(parts, club, facts.words)?;
            document(facts, &name, kind, &page::pages(facts, &sheet))
        }
        Source::Players if kind == Kind::Cards => {
            document(facts, "", Kind::Cards, &cards::player_cards(facts, subject))
        }
        Source::Hall if kind == Kind::TableCards => {
            let open = club.tournaments().filter(|one| one.phase != Phase::Closed);
            let open: Vec<&Tournament> = open.map(AsRef::as_ref).collect();
            document(facts, "", kind, &cards::table_cards(facts, club, &open))
        }
        Source::Ranking(..) | Source::Players | Source::Hall => None,
    }
}

/// The reason why there is nothing to print, with its way.
pub fn nothing(kind: Kind, source: Source, club: &Club, words: &Words) -> Message {
    let (say, title, name) = (words.message.paper, title(kind, words), source.name(club));
    let found = match source {
        Source::Tournament(id, _) => club.tournament(id),
        Source::Ranking(..) | Source::Players | Source::Hall => None,
    };
    let has_tables = club.tables().iter().any(|table| {
        found.is_none_or(|found| found.phase == Phase::Closed || club.may_use(found.id, table))
    });
    match kind {
        Kind::TableCards if !has_tables => say.no_tables(title),
        Kind::TableCards => say.no_open_event(title),
        _ => match found.filter(|_| kind == Kind::Prizes) {
            Some(found) => say.no_prizes(title, name, found.id.to_string()),
            None => say.nothing(title, &name),
        },
    }
}

/// The title of sheets of a kind.
pub fn title(kind: Kind, words: &Words) -> &'static str {
    let (sheet, tournament) = (&words.message.sheet, &words.screen.tournament);
    match kind {
        Kind::Bracket => tournament.bracket(),
        Kind::ScoreSheets => words.message.paper.score_sheets(),
        Kind::Pairings => words.message.paper.pairings(),
        Kind::WhereToPlay => words.message.paper.where_to_play(),
        Kind::TableCards => words.message.paper.table_cards(),
        Kind::Standings => tournament.standings(),
        Kind::CrossTable => tournament.cross_table(),
        Kind::Prizes => sheet.kind(export::Kind::Prizes),
        Kind::Certificates => words.message.paper.certificates(),
        Kind::Ranking => sheet.kind(export::Kind::Ranking),
        Kind::Cards => sheet.kind(export::Kind::Cards),
    }
}

/// The sheets of a tournament, or of one of its stages; `None` if it has no such sheet, like a bracket of a round robin.
fn of_tournament(
    facts: &Facts<'_>,
    subject: Subject<'_>,
    (tournament, stage): (&Tournament, Option<u32>),
    kind: Kind,
) -> Option<String> {
    let pages = match kind {
        Kind::Certificates => {
            return certificates(facts, subject.club, tournament, &Template::default());
        }
        Kind::Bracket => bracket::pages(facts, subject, tournament, stage),
        Kind::ScoreSheets => score_sheets::pages(facts, subject, tournament),
        Kind::Pairings => pairings::pages(facts, subject, tournament),
        Kind::WhereToPlay => where_to_play::pages(facts, subject, tournament),
        Kind::TableCards => cards::table_cards(facts, subject.club, &[tournament]),
        Kind::Standings => standings(facts, subject.club, tournament, stage),
        Kind::CrossTable => cross_tables(facts, subject, tournament, stage),
        Kind::Prizes => prizes(facts, subject.club, tournament),
        Kind::Ranking | Kind::Cards => Vec::new(),
    };
    document(facts, &tournament.name, kind, &pages)
}

/// The standings of a stage, or of the whole tournament, then those of each earlier stage with groups.
fn standings(
    facts: &Facts<'_>,
    club: &Club,
    tournament: &Tournament,
    stage: Option<u32>,
) -> Vec<Page> {
    let pages = |stage: Option<u32>, name: String| {
        let sheet = export::standings_of(club, tournament, stage);
        let so_far = so_far(tournament, stage.unwrap_or_else(|| tournament.current()), facts.words);
        let name = Some(name).filter(|name| !name.is_empty());
        let last = tournament.standings_of(tournament.current()).len();
        let is_out = stage.is_none() && tournament.standings().len() > last;
        let own_stage = is_out.then(|| facts.words.screen.tournament.own_stage().to_owned());
        let parts = [name, so_far, own_stage].into_iter().flatten();
        let part = facts.words.term.list(&parts.collect::<Vec<_>>());
        let sheet = facts.words.message.sheet.worded(sheet, export::Format::Html);
        let pages = page::pages(facts, &sheet).into_iter();
        pages.map(move |page| Page { part: part.clone(), ..page })
    };
    let of_stage = |number: u32| pages(Some(number), page::stage_part(facts, tournament, number));
    if let Some(stage) = stage {
        return of_stage(stage).collect();
    }
    let grouped = (1..tournament.current()).zip(&tournament.stages);
    let grouped = grouped.filter(|(_, stage)| stage.plan.format.has_groups());
    let mut all: Vec<Page> = pages(None, String::new()).collect();
    all.extend(grouped.flat_map(|(number, _)| of_stage(number)));
    all
}

/// The prizes in the order of the ceremony, without the columns for accounts.
fn prizes(facts: &Facts<'_>, club: &Club, tournament: &Tournament) -> Vec<Page> {
    let sheet = export::prizes_to_read(club, tournament).without_empty();
    page::pages(facts, &facts.words.message.sheet.worded(sheet, export::Format::Html))
}

/// A sheet for each group of each stage, or of one, that has a cross table.
fn cross_tables(
    facts: &Facts<'_>,
    subject: Subject<'_>,
    tournament: &Tournament,
    only: Option<u32>,
) -> Vec<Page> {
    let mut pages = Vec::new();
    let stages = (1..).zip(&tournament.stages);
    for (number, stage) in stages.filter(|(number, _)| only.is_none_or(|only| only == *number)) {
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
