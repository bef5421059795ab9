//! Drawings for paper and pages: brackets, cross tables, ratings over time and their distribution, as shapes in plain
//! units, written as SVG or PNG.
//!
//! Each line and text has a role in place of a colour; a theme gives the colours when it is written. Players may go by
//! other names than their own (`Subject::named`). The shape of a bracket and the texts of sides and outcomes serve the
//! screens too.

pub mod bracket;
mod chart;
pub mod cross_table;
pub mod curve;
mod distribution;
mod event_curve;
#[cfg(feature = "pictures")]
pub mod png;
pub mod shape;
pub mod svg;
pub mod texts;
pub mod theme;
pub mod tree;

use super::club::Tournament;
use super::words::Words;
use super::words::message::Message;

pub use bracket::{Part, bracket, brackets_going_on};
pub use chart::{Chart, ChartKind, ChartSeries, charts};
pub use cross_table::cross_table;
pub use curve::{curve, curve_of, losses};
pub use distribution::distribution;
pub use event_curve::curve_by_event;
pub use shape::{Anchor, Drawing, Role, Shape, Text};
pub use texts::Subject;
pub use theme::{Theme, stylesheet};

/// The brackets of a tournament; none where no stage has one.
pub fn brackets(subject: Subject<'_>, found: &Tournament, stage: Option<u32>) -> Option<Drawing> {
    below_each_other(found, stage, |stage| bracket(subject, found, Part::Stage(stage)))
}

/// The cross tables of a tournament; none where no stage has one.
pub fn cross_tables(
    subject: Subject<'_>,
    found: &Tournament,
    stage: Option<u32>,
) -> Option<Drawing> {
    below_each_other(found, stage, |stage| cross_table(subject, found, stage, None))
}

fn below_each_other(
    found: &Tournament,
    stage: Option<u32>,
    of: impl Fn(u32) -> Option<Drawing>,
) -> Option<Drawing> {
    let stages = (1..).take(found.stages.len());
    stages.filter(|number| stage.is_none_or(|stage| stage == *number)).filter_map(of).reduce(
        |mut above, below| {
            above.append(below);
            above
        },
    )
}

/// Pixels of a unit. The picture is sharp on screens of high density.
#[cfg(feature = "pictures")]
const SCALE: f32 = 2.0;

/// How a drawing is written.
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    Svg,
    Png,
}

impl Picture {
    /// Those that this program was built for, in the order in which they are offered.
    pub fn offered() -> impl Iterator<Item = Self> {
        [Some(Self::Svg), cfg!(feature = "pictures").then_some(Self::Png)].into_iter().flatten()
    }
}

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PngFault {
    /// This program was built without pictures of pixels.
    NotInBuild,
    /// No font of the machine has these letters.
    NoFont(String),
    /// The picture would be too large: its width and height in pixels.
    TooLarge([u64; 2]),
    /// The drawing could not be read or written, for a reason that the maker of pictures gives.
    Failed(String),
}

impl PngFault {
    /// Why there is no picture, and what to do.
    pub fn told(&self, words: &Words) -> Message {
        let say = words.message.paper;
        match self {
            Self::NotInBuild => say.not_in_build(),
            Self::NoFont(letters) => say.no_font(letters),
            Self::TooLarge([width, height]) => say.no_picture(format!("{width} x {height}")),
            Self::Failed(why) => say.no_picture(why),
        }
    }
}

impl Drawing {
    /// The bytes of its file.
    ///
    /// # Errors
    /// Where a picture of pixels cannot be made.
    pub fn written(&self, picture: Picture, theme: Theme) -> Result<Vec<u8>, PngFault> {
        match picture {
            Picture::Svg => Ok(self.svg(theme).into_bytes()),
            #[cfg(feature = "pictures")]
            Picture::Png => self.png(theme, SCALE),
            #[cfg(not(feature = "pictures"))]
            Picture::Png => Err(PngFault::NotInBuild),
        }
    }
}
