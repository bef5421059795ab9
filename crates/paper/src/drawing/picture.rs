//! The files that a drawing is written to.

use super::shape::Drawing;
use super::theme::Theme;
use crate::words::Words;
use crate::words::message::Message;

/// Pixels a unit: sharp on screens of high density.
#[cfg(feature = "pictures")]
const SCALE: f32 = 2.0;

/// How a drawing is written.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString, strum::VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
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
            Self::TooLarge([width, height]) => say.no_picture(&format!("{width} x {height}")),
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
