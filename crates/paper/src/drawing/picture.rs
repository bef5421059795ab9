//! The files that a drawing is written to.

use super::png::PngFault;
use super::shape::Drawing;
use super::theme::Theme;

/// Pixels a unit: sharp on screens of high density.
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
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Svg, Self::Png];
}

impl Drawing {
    /// The bytes of its file.
    ///
    /// # Errors
    /// Where a picture of pixels cannot be made.
    pub fn written(&self, picture: Picture, theme: Theme) -> Result<Vec<u8>, PngFault> {
        match picture {
            Picture::Svg => Ok(self.svg(theme).into_bytes()),
            Picture::Png => self.png(theme, SCALE),
        }
    }
}
