//! The frame of every sheet: what it is, of what, the day, the last entry of the journal, and the page.

use chrono::NaiveDate;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::Kind;
use super::cards::Links;
use crate::club::{Seq, Tournament};
use crate::domain::name::shown;
use crate::drawing::{Drawing, Theme};
use crate::export::{Sheet, html as tables};
use crate::words::Words;

/// Black on white, one section for each page.
const STYLE: &str = include_str!("../../assets/paper.css");
/// The margin of a sheet in millimetres, as in the style.
const MARGIN: f64 = 11.0;
/// The height of a sheet's heading and foot together, in millimetres.
const AROUND: f64 = 24.0;
/// The greatest size of a drawing's unit on paper, in millimetres. Text of 12 units is then 11.5 points high.
const LARGEST: f64 = 0.34;

/// The paper of the printer.
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    #[default]
    A4,
    Letter,
}

impl Paper {
    /// Width and height of the printable area in millimetres, upright or wide.
    pub(super) fn room(self, wide: bool) -> [f64; 2] {
        let [width, height] = match self {
            Self::A4 => [210.0, 297.0],
            Self::Letter => [215.9, 279.4],
        };
        let [width, height] = if wide { [height, width] } else { [width, height] };
        [width - 2.0 * MARGIN, height - 2.0 * MARGIN]
    }

    /// Like [`Self::room`], without heading and foot.
    pub(super) fn body(self, wide: bool) -> [f64; 2] {
        let [width, height] = self.room(wide);
        [width, height - AROUND]
    }
}

/// Facts for every sheet: language, paper, day and journal entry.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'a> {
    pub words: &'a Words,
    pub paper: Paper,
    pub today: NaiveDate,
    /// The last entry of the journal then.
    pub entry: Seq,
    /// The pages of the hall, where they were served.
    pub links: Option<&'a dyn Links>,
}

/// One sheet.
pub(super) struct Page {
    /// The part on this sheet, such as a stage or a part of a bracket.
    pub(super) part: String,
    /// Whether the sheet is wide.
    pub(super) wide: bool,
    pub(super) body: Body,
}

pub(super) enum Body {
    Drawing(Drawing),
    Markup(Markup),
    /// An SVG that fills the whole sheet, without heading and foot.
    Whole(String),
}

/// All sheets with heading and foot; `None` if there are no pages.
pub(super) fn document(facts: &Facts<'_>, of: &str, kind: Kind, pages: &[Page]) -> Option<String> {
    if pages.is_empty() {
        return None;
    }
    let say = &facts.words.message.paper;
    let of = shown(of);
    let title = [of.as_ref(), super::title(kind, facts.words)];
    let title: Vec<&str> = title.into_iter().filter(|text| !text.is_empty()).collect();
    let title = title.join(" · ");
    let all = pages.len();
    let page = html! {
        (DOCTYPE)
        html lang=(facts.words.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(style(facts.paper))) }
            }
            body {
                @for (number, page) in (1..).zip(pages) {
                    section class=(if page.wide { "sheet wide" } else { "sheet" }) {
                        @if let Body::Whole(svg) = &page.body {
                            div class="body" { (PreEscaped(svg)) }
                        } @else {
                            header {
                                h1 { (title) }
                                @if !page.part.is_empty() { p { (page.part) } }
                            }
                            div class="body" { (body(page, facts.paper)) }
                            footer {
                                span { (facts.today) }
                                span { (say.entry(facts.entry)) }
                                span { (say.page(number, all)) }
                            }
                        }
                    }
                    "\n"
                }
            }
        }
    };
    Some(page.into_string())
}

fn body(page: &Page, paper: Paper) -> Markup {
    match &page.body {
        Body::Markup(markup) => markup.clone(),
        Body::Whole(svg) => PreEscaped(svg.clone()),
        Body::Drawing(drawing) => {
            let [width, height] = paper.body(page.wide);
            let scale = LARGEST.min(width / drawing.width).min(height / drawing.height);
            let drawn =
                [drawing.width, drawing.height].map(|units| format!("{:.2}mm", units * scale));
            html! {
                div style=(format!("width:{};height:{}", drawn[0], drawn[1])) {
                    (PreEscaped(drawing.svg(Theme::Paper)))
                }
            }
        }
    }
}

/// The style with the size of the paper.
fn style(paper: Paper) -> String {
    let name = match paper {
        Paper::A4 => "A4",
        Paper::Letter => "letter",
    };
    let [upright, wide] = [false, true].map(|wide| paper.room(wide));
    format!(
        "@page{{size:{name} portrait;margin:{MARGIN}mm}}\
         @page wide{{size:{name} landscape;margin:{MARGIN}mm}}\
         .sheet{{width:{:.1}mm;height:{:.1}mm}}.wide{{page:wide;width:{:.1}mm;height:{:.1}mm}}\n{STYLE}",
        upright[0],
        upright[1] - 1.0,
        wide[0],
        wide[1] - 1.0
    )
}

/// The name of the stage; empty if there is only one.
pub(super) fn stage_part(facts: &Facts<'_>, tournament: &Tournament, stage: u32) -> String {
    if tournament.stages.len() > 1 { facts.words.message.paper.stage(stage) } else { String::new() }
}

/// The height of a row in millimetres, as in the style.
const ROW: f64 = 7.0;

/// The rows of a page below the table's heading.
pub(super) fn rows_a_page(facts: &Facts<'_>, wide: bool) -> usize {
    let mut left = facts.paper.body(wide)[1] - ROW;
    let mut rows = 0;
    while left >= ROW {
        (left, rows) = (left - ROW, rows + 1);
    }
    rows.max(1)
}

/// The pages of a sheet. With many columns the paper is wide.
pub(super) fn pages(facts: &Facts<'_>, sheet: &Sheet) -> Vec<Page> {
    const NARROW: usize = 9;
    let wide = sheet.columns.len() > NARROW;
    let part = |rows: &[Vec<_>]| {
        let part = Sheet { columns: sheet.columns.clone(), rows: rows.to_vec(), heading: None };
        let body = Body::Markup(html! { div class="rows" { (tables::table(&part)) } });
        Page { part: String::new(), wide, body }
    };
    sheet.rows.chunks(rows_a_page(facts, wide)).map(part).collect()
}
