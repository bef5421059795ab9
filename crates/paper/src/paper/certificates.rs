//! Certificates: one a page for each who has won a prize, drawn by a template in SVG with fields in braces.

use std::path::Path;

use super::Kind;
use super::page::{Body, Facts, Page, document};
use crate::club::{Club, Tournament};
use crate::domain::name::shown;
use crate::domain::number::PlayerId;
use crate::domain::prize::{Contender, Won, awarded};
use crate::drawing::svg::escaped;
use crate::drawing::texts::width;
use crate::settings::pieces;
use crate::words::Words;
use crate::words::message::Message;

/// The names that may stand in braces in a template.
pub const FIELDS: [&str; 9] =
    ["title", "placing", "place", "name", "club", "category", "prize", "tournament", "date"];
/// Ranks with a certificate in a tournament without prizes.
const PLACES: u32 = 3;
const BUILT_IN: &str = include_str!("../../assets/certificate.svg");

/// A drawing in SVG with fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    svg: String,
    is_wide: bool,
}

/// Why a template is none, and on which line of it, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TemplateFault {
    /// The line.
    pub line: usize,
    /// The fault in it.
    pub wrong: TemplateWrong,
}

/// A fault of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TemplateWrong {
    /// It is no SVG with a `viewBox`.
    NotSvg,
    /// It has a script.
    Script,
    /// It has a field of this name, of which certificates know nothing.
    UnknownField(String),
    /// A text has the width that it must keep to, and no size of its letters.
    NoSize,
}

impl TemplateFault {
    /// The fault in words, with the file and the line.
    pub fn told(&self, path: &Path, words: &Words) -> Message {
        let (say, at) = (words.message.paper, format!("{}:{}", path.display(), self.line));
        match &self.wrong {
            TemplateWrong::NotSvg => say.template_not_svg(at),
            TemplateWrong::Script => say.template_script(at),
            TemplateWrong::NoSize => say.template_size(at),
            TemplateWrong::UnknownField(name) => {
                let braced = |name: &str| format!("{{{name}}}");
                say.template_field(at, braced(name), FIELDS.map(braced).join(", "))
            }
        }
    }
}

impl Default for Template {
    /// The one that comes with the program.
    fn default() -> Self {
        Self { svg: BUILT_IN.to_owned(), is_wide: true }
    }
}

impl Template {
    /// Reads the text of an SVG file.
    pub fn read(text: &str) -> Result<Self, TemplateFault> {
        let fault = |at: usize, wrong| {
            let line = text.split_at(at).0.matches('\n').count() + 1;
            TemplateFault { line, wrong }
        };
        let begins = text.find("<svg").ok_or_else(|| fault(0, TemplateWrong::NotSvg))?;
        let ends = text.rfind("</svg>").filter(|ends| begins < *ends);
        let ends = ends.ok_or_else(|| fault(begins, TemplateWrong::NotSvg))?;
        let head = tag(text.split_at(begins).1);
        let sides = attribute(head, "viewBox").and_then(sides);
        let [across, down] = sides.ok_or_else(|| fault(begins, TemplateWrong::NotSvg))?;
        if let Some(at) = text.to_ascii_lowercase().find("<script") {
            return Err(fault(at, TemplateWrong::Script));
        }
        let mut at = 0;
        for piece in pieces(text) {
            match piece {
                Ok(name) if !FIELDS.contains(&name) => {
                    return Err(fault(at, TemplateWrong::UnknownField(name.to_owned())));
                }
                Ok(name) => at += name.len() + 2,
                Err(text) => at += text.len(),
            }
        }
        for (at, _) in text.match_indices("<text") {
            let tag = tag(text.split_at(at).1);
            if attribute(tag, "data-fit").is_some() && fitted(tag).is_none() {
                return Err(fault(at, TemplateWrong::NoSize));
            }
        }
        let svg = text.get(begins..ends + "</svg>".len());
        let svg = svg.ok_or_else(|| fault(begins, TemplateWrong::NotSvg))?.to_owned();
        Ok(Self { svg, is_wide: across > down })
    }

    /// The drawing with its fields filled in. Texts with a limited width get smaller letters if needed.
    fn filled(&self, field: &dyn Fn(&str) -> String) -> String {
        let told = |text: &str| -> String {
            pieces(text)
                .map(|piece| piece.map_or_else(str::to_owned, |name| escaped(&shown(&field(name)))))
                .collect()
        };
        let mut drawn = String::with_capacity(self.svg.len());
        let mut rest = self.svg.as_str();
        while let Some(at) = rest.find("<text") {
            let (before, text) = rest.split_at(at);
            let head = tag(text);
            let (_, behind) = text.split_at(head.len());
            let (content, after) = behind.split_at(behind.find('<').unwrap_or(behind.len()));
            drawn += &told(before);
            drawn += &told(&fitting(head, content, field));
            drawn += &told(content);
            rest = after;
        }
        drawn + &told(rest)
    }
}

/// The tag of a text, with smaller letters if its content is too wide.
fn fitting(head: &str, content: &str, field: &dyn Fn(&str) -> String) -> String {
    let Some([room, size]) = fitted(head) else { return head.to_owned() };
    let said: String =
        pieces(content).map(|piece| piece.map_or_else(str::to_owned, field)).collect();
    let bold = attribute(head, "font-weight").is_some_and(|weight| weight != "normal");
    let taken = width(said.trim(), size, bold);
    if taken <= room {
        return head.to_owned();
    }
    let written = attribute(head, "font-size").unwrap_or_default();
    // Rounded down, so that the text fits.
    let size = (size * room / taken * 100.0).floor() / 100.0;
    head.replacen(&format!("font-size=\"{written}\""), &format!("font-size=\"{size}\""), 1)
}

/// The limit of a text's width, and the size of its letters.
fn fitted(head: &str) -> Option<[f64; 2]> {
    let length = |name| attribute(head, name)?.trim().parse().ok().filter(|it: &f64| *it > 0.0);
    Some([length("data-fit")?, length("font-size")?])
}

/// The tag at the beginning of a text.
fn tag(text: &str) -> &str {
    text.find('>').map_or(text, |end| text.split_at(end + 1).0)
}

/// The value of an attribute of a tag.
fn attribute<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    let (_, behind) = tag.split_once(&format!(" {name}=\""))?;
    behind.split_once('"').map(|(value, _)| value)
}

/// The width and the height of a `viewBox`.
fn sides(view_box: &str) -> Option<[f64; 2]> {
    let numbers = view_box.split([' ', ',']).filter(|part| !part.is_empty());
    let numbers: Vec<f64> = numbers.map(|part| part.parse().ok()).collect::<Option<_>>()?;
    match numbers[..] {
        [_, _, across, down] if across > 0.0 && down > 0.0 => Some([across, down]),
        _ => None,
    }
}

/// One certificate: the player and the honour.
#[derive(Clone, Debug, PartialEq)]
struct Honour {
    player: PlayerId,
    place: u32,
    category: String,
    prize: String,
}

/// The winners of prizes; in a tournament without prizes, the first of the standings. An elimination has them as soon
/// as a place is certain, what is played by points when all is played.
fn honours(club: &Club, tournament: &Tournament) -> Vec<Honour> {
    let format = tournament.stage().map(|stage| stage.plan.format);
    let by_points = format.is_some_and(|format| format.is_round_robin() || format.is_swiss());
    if by_points && !tournament.is_over() {
        return Vec::new();
    }
    let contenders = club.contenders(tournament);
    let prizes = &tournament.prizes;
    if prizes.lists.is_empty() {
        let placed = contenders.iter().filter(|one| one.is_sure && one.rank <= PLACES);
        let honour = |one: &Contender| Honour {
            player: one.player,
            place: one.rank,
            category: String::new(),
            prize: String::new(),
        };
        return placed.map(honour).collect();
    }
    // The place that was reached among all, or within the category: the prizes of others may have gone elsewhere.
    let place = |player: PlayerId, list: usize| {
        let own = contenders.iter().find(|one| one.player == player)?.rank;
        let is_ahead = |one: &&Contender| one.rank < own && one.lists.contains(&list);
        u32::try_from(contenders.iter().filter(is_ahead).count() + 1).ok()
    };
    let honour = |one: &Won| {
        let category = prizes.lists.get(one.list).and_then(|list| list.category.as_deref());
        Some(Honour {
            player: one.player?,
            place: place(one.player?, one.list).unwrap_or(one.place),
            category: category.unwrap_or_default().to_owned(),
            // While lots are to be drawn for the thing, nobody has won it.
            prize: prizes.written_award(one.money, one.thing.as_deref().filter(|_| !one.lots)),
        })
    };
    awarded(prizes, &contenders).iter().filter_map(honour).collect()
}

/// Whether there is any certificate.
pub(super) fn exist(club: &Club, tournament: &Tournament) -> bool {
    !honours(club, tournament).is_empty()
}

/// The certificates of a tournament as an HTML page; `None` where there is none.
pub fn certificates(
    facts: &Facts<'_>,
    club: &Club,
    tournament: &Tournament,
    template: &Template,
) -> Option<String> {
    let say = &facts.words.message.paper;
    let day = tournament.first_day().unwrap_or(facts.today);
    let page = |honour: Honour| {
        let player = club.player(club.registry().today(honour.player));
        let field = |name: &str| match name {
            "title" => say.certificate().to_owned(),
            "placing" => say.placing(honour.place),
            "place" => honour.place.to_string(),
            "name" => player.map(|known| known.name.clone()).unwrap_or_default(),
            "club" => player.and_then(|known| known.club.clone()).unwrap_or_default(),
            "category" => honour.category.clone(),
            "prize" => honour.prize.clone(),
            "tournament" => tournament.name.clone(),
            "date" => facts.words.term.day(day),
            _ => String::new(),
        };
        let body = Body::Whole(template.filled(&field));
        Page { part: String::new(), wide: template.is_wide, body }
    };
    let pages: Vec<Page> = honours(club, tournament).into_iter().map(page).collect();
    document(facts, &tournament.name, Kind::Certificates, &pages)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(inside: &str) -> Result<Template, TemplateFault> {
        Template::read(&format!(
            "<?xml version=\"1.0\"?>\n<svg viewBox=\"0 0 100 200\">\n{inside}</svg>\n"
        ))
    }

    fn filled(inside: &str, name: &str) -> String {
        let template = read(inside).expect("a template");
        template.filled(&|field| if field == "name" { name.to_owned() } else { String::new() })
    }

    #[test]
    fn the_built_in_one_is_a_template_and_has_every_field_but_the_bare_place() {
        assert_eq!(Template::read(BUILT_IN), Ok(Template::default().trimmed()));
        for field in FIELDS.into_iter().filter(|field| *field != "place") {
            assert!(BUILT_IN.contains(&format!("{{{field}}}")), "{field}");
        }
    }

    impl Template {
        fn trimmed(self) -> Self {
            Self { svg: self.svg.trim_end().to_owned(), ..self }
        }
    }

    #[test]
    fn what_is_no_template_is_refused_with_its_line() {
        for (inside, line, wrong) in [
            ("<text>{nmae}</text>", 3, TemplateWrong::UnknownField("nmae".to_owned())),
            ("<g>\n</g><text data-fit=\"9\">{name}</text>", 4, TemplateWrong::NoSize),
            ("<text data-fit=\"9\" font-size=\"2em\"/>", 3, TemplateWrong::NoSize),
            ("\n<SCRIPT>1</SCRIPT>", 4, TemplateWrong::Script),
        ] {
            assert_eq!(read(inside), Err(TemplateFault { line, wrong }), "{inside}");
        }
        for text in [
            "",
            "<svg>",
            "<svg></svg>",
            "<svg viewBox=\"0 0 0 1\"></svg>",
            "</svg><svg viewBox=\"0 0 1 1\">",
        ] {
            let fault = Template::read(text).expect_err(text);
            assert_eq!(fault.wrong, TemplateWrong::NotSvg, "{text}");
        }
    }

    #[test]
    fn braces_of_a_style_stay_and_names_are_written_as_xml_has_them() {
        let drawn =
            filled("<style>.a{fill:red}</style><text class=\"a\">{name}{club}</text>", "A <&> B");
        assert!(drawn.contains(".a{fill:red}"), "{drawn}");
        assert!(drawn.contains("<text class=\"a\">A &lt;&amp;&gt; B</text>"), "{drawn}");
        assert!(drawn.starts_with("<svg") && drawn.ends_with("</svg>"), "{drawn}");
    }

    #[test]
    fn long_and_wide_names_have_room() {
        let line =
            "<text x=\"1\" font-size=\"20\" font-weight=\"bold\" data-fit=\"90\">{name}</text>";
        assert!(filled(line, "Ada").contains("font-size=\"20\""));
        for name in
            ["Wolfeschlegelsteinhausenbergerdorff", "寿限無寿限無五劫の擦り切れ", "W W W W W W"]
        {
            let drawn = filled(line, name);
            let (_, text) = drawn.split_once("<text").expect("a text");
            let size = attribute(text, "font-size");
            let size: f64 = size.expect("a size").parse().expect("a number");
            assert!(size < 20.0 && width(name, size, true) <= 90.0, "{name} {size}");
            assert!(width(name, size + 0.02, true) > 90.0, "no smaller than needed: {name} {size}");
        }
    }
}
