//! A drawing as SVG.

use std::fmt::Write as _;

use super::shape::{Anchor, Drawing, Role, Shape, Text};
use super::theme::{Theme, stylesheet};

/// Fonts with Latin letters, then fonts with kanji as Japan writes them, by system.
const FONTS: &str = "'Noto Sans', 'Helvetica Neue', Arial, 'Hiragino Sans', 'Noto Sans CJK JP', \
                     'Yu Gothic', Meiryo, sans-serif";
/// Fonts for kanji as Taiwan and Hong Kong write them.
const CHINESE_FONTS: &str = "'Noto Sans', 'Helvetica Neue', Arial, 'PingFang TC', \
                             'Noto Sans CJK TC', 'Microsoft JhengHei', sans-serif";

impl Drawing {
    /// The drawing as an SVG document of its size in CSS pixels, which a page may also hold as it is.
    pub fn svg(&self, theme: Theme) -> String {
        let (width, height) = (number(self.width), number(self.height));
        let class = if theme == Theme::Auto { " class=\"bz\"" } else { "" };
        let title = told(&self.title);
        let fonts = if self.language.starts_with("zh") { CHINESE_FONTS } else { FONTS };
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\"{class} width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{title}\" \
             font-family=\"{fonts}\">\n<title>{title}</title>\n<desc>{}</desc>\n",
            told(&self.description)
        );
        if theme == Theme::Auto {
            let _ = writeln!(svg, "<style>{}</style>", stylesheet());
        } else {
            let paper = theme.colour(Role::Paper);
            let _ = writeln!(svg, "<rect width=\"{width}\" height=\"{height}\" fill=\"{paper}\"/>");
        }
        for shape in &self.shapes {
            write(shape, theme, &mut svg);
        }
        svg.push_str("</svg>\n");
        svg
    }
}

fn write(shape: &Shape, theme: Theme, svg: &mut String) {
    let _ = match shape {
        Shape::Line { points, role, width, dash } => {
            let dash = dash.map_or_else(String::new, |[on, off]| {
                format!(" stroke-dasharray=\"{} {}\"", number(on), number(off))
            });
            writeln!(
                svg,
                "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"{dash}/>",
                listed(points),
                theme.colour(*role),
                number(*width)
            )
        }
        Shape::Area { points, role, opacity } => writeln!(
            svg,
            "<polygon points=\"{}\" fill=\"{}\" fill-opacity=\"{}\"/>",
            listed(points),
            theme.colour(*role),
            number(*opacity)
        ),
        Shape::Rect { at: [x, y], size: [width, height], fill, frame, radius } => {
            let fill = fill.map_or_else(|| "none".to_owned(), |role| theme.colour(role));
            let frame = frame
                .map_or_else(String::new, |role| format!(" stroke=\"{}\"", theme.colour(role)));
            let radius =
                if *radius > 0.0 { format!(" rx=\"{}\"", number(*radius)) } else { String::new() };
            writeln!(
                svg,
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"{radius} fill=\"{fill}\"{frame}/>",
                number(*x),
                number(*y),
                number(*width),
                number(*height)
            )
        }
        Shape::Text(text) => write_text(text, theme, svg),
    };
}

fn write_text(text: &Text, theme: Theme, svg: &mut String) -> std::fmt::Result {
    let anchor = match text.anchor {
        Anchor::Start => "",
        Anchor::Middle => " text-anchor=\"middle\"",
        Anchor::End => " text-anchor=\"end\"",
    };
    let weight = if text.bold { " font-weight=\"bold\"" } else { "" };
    let whole = text
        .whole
        .as_ref()
        .map_or_else(String::new, |whole| format!("<title>{}</title>", told(whole)));
    writeln!(
        svg,
        "<text x=\"{}\" y=\"{}\" font-size=\"{}\"{anchor}{weight} fill=\"{}\">{whole}{}</text>",
        number(text.x),
        number(text.y),
        number(text.size),
        theme.colour(text.role),
        told(&text.text)
    )
}

fn listed(points: &[[f64; 2]]) -> String {
    let point = |[x, y]: &[f64; 2]| format!("{},{}", number(*x), number(*y));
    points.iter().map(point).collect::<Vec<_>>().join(" ")
}

/// A length with at most two decimals.
fn number(value: f64) -> String {
    let written = format!("{value:.2}");
    let short = written.trim_end_matches('0').trim_end_matches('.');
    if short == "-0" { "0".to_owned() } else { short.to_owned() }
}

/// A text of a drawing, for SVG.
fn told(text: &str) -> String {
    escaped(&super::texts::clean(text))
}

/// A text between tags or quotes of XML. What XML cannot hold is left out.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '&' => safe.push_str("&amp;"),
            '"' => safe.push_str("&quot;"),
            '\u{0}'..='\u{8}'
            | '\u{b}'
            | '\u{c}'
            | '\u{e}'..='\u{1f}'
            | '\u{fffe}'
            | '\u{ffff}' => {}
            other => safe.push(other),
        }
    }
    safe
}
