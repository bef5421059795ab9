//! Colours of roles. Every text has a contrast of 4.5:1 at least to the paper and the shade (WCAG 2.2, AA), lines one
//! of 3:1; printed in grey, what stands out does so by weight and dashes too.

use super::shape::Role;

/// The colours of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// On white.
    Light,
    /// On near black.
    Dark,
    /// Black on white, for printers without colours.
    Paper,
    /// For a page: light or dark as the reader's system, or as the page sets the custom properties of `svg.bz`
    /// (`--bz-ink`, `--bz-paper` …). No ground is drawn.
    Auto,
}

/// A role: the name of its custom property, its light and its dark colour, and that on paper, where bold letters and dashes
/// make the differences.
type Colours = (&'static str, &'static str, &'static str, &'static str);

const COLOURS: [Colours; 19] = [
    ("paper", "#ffffff", "#16181d", "#ffffff"),
    ("ink", "#16181d", "#e8eaee", "#000000"),
    ("faint", "#5b606b", "#a3a9b5", "#444444"),
    ("line", "#7c828e", "#7f8694", "#666666"),
    ("shade", "#eef0f3", "#262a32", "#eeeeee"),
    ("winner", "#0b5d3b", "#7fd8a8", "#000000"),
    ("accent", "#a33a00", "#ffb27a", "#000000"),
    ("series-0", "#004f8f", "#7cc0ff", "#000000"),
    ("series-1", "#a33a00", "#ffb27a", "#444444"),
    ("series-2", "#0b6b45", "#7fd8a8", "#000000"),
    ("series-3", "#8a1f6b", "#f09ad6", "#444444"),
    ("series-4", "#6a5200", "#e5c95c", "#000000"),
    ("series-5", "#4a3fb5", "#b9b2ff", "#444444"),
    ("series-6", "#a8102a", "#ff9a9a", "#000000"),
    ("series-7", "#005f6b", "#6fd6e0", "#444444"),
    ("series-8", "#5b3a1e", "#d9b08c", "#000000"),
    ("series-9", "#3d5200", "#c3d96b", "#444444"),
    ("series-10", "#7a2fa0", "#d3a6f2", "#000000"),
    ("series-11", "#3b4252", "#c5ccd8", "#444444"),
];

const fn at(role: Role) -> usize {
    match role {
        Role::Paper => 0,
        Role::Ink => 1,
        Role::Faint => 2,
        Role::Line => 3,
        Role::Shade => 4,
        Role::Winner => 5,
        Role::Accent => 6,
        Role::Series(number) => 7 + number % Role::SERIES,
    }
}

impl Theme {
    /// The colour as an attribute of SVG.
    pub(super) fn colour(self, role: Role) -> String {
        let (name, light, dark, printed) = COLOURS[at(role)];
        match self {
            Self::Light => light.to_owned(),
            Self::Dark => dark.to_owned(),
            Self::Paper => printed.to_owned(),
            Self::Auto => format!("var(--bz-{name})"),
        }
    }
}

/// The rules that give drawings of [`Theme::Auto`] their colours; each such drawing carries them, and a page's own
/// rules for `svg.bz` are before them.
pub fn stylesheet() -> String {
    let colours =
        |pick: fn(&Colours) -> String| COLOURS.iter().map(pick).collect::<Vec<_>>().join(";");
    let light = colours(|(name, light, ..)| format!("--bz-{name}:{light}"));
    let dark = colours(|(name, _, dark, _)| format!("--bz-{name}:{dark}"));
    format!(
        ":where(svg.bz){{{light}}}@media (prefers-color-scheme:dark){{:where(svg.bz){{{dark}}}}}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Relative luminance of a colour `#rrggbb` (WCAG 2.2).
    fn luminance(colour: &str) -> f64 {
        let part = |at: usize| {
            let value = u8::from_str_radix(colour.get(at..at + 2).expect("two"), 16).expect("hex");
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
    }

    fn contrast(a: &str, b: &str) -> f64 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn no_line_of_a_drawing_has_the_colour_of_another() {
        for theme in [Theme::Light, Theme::Dark, Theme::Auto] {
            let colours = (0..crate::drawing::curve::MOST).map(|at| theme.colour(Role::Series(at)));
            let mut colours: Vec<String> = colours.collect();
            colours.sort_unstable();
            let all = colours.len();
            colours.dedup();
            assert_eq!(colours.len(), all, "{theme:?}");
        }
    }

    #[test]
    fn texts_are_readable_and_lines_seen() {
        let series = (0..Role::SERIES).map(Role::Series);
        let texts: Vec<Role> = [Role::Ink, Role::Faint, Role::Winner, Role::Accent]
            .into_iter()
            .chain(series)
            .collect();
        for theme in [Theme::Light, Theme::Dark, Theme::Paper] {
            for ground in [Role::Paper, Role::Shade].map(|role| theme.colour(role)) {
                for role in &texts {
                    let found = contrast(&theme.colour(*role), &ground);
                    assert!(found >= 4.5, "{theme:?} {role:?} on {ground}: {found:.2}");
                }
            }
            let line = contrast(&theme.colour(Role::Line), &theme.colour(Role::Paper));
            assert!(line >= 3.0, "{theme:?}: {line:.2}");
        }
    }
}
