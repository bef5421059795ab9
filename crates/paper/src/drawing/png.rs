//! A drawing as a picture of pixels, with the fonts of the machine.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::{Database, FaceInfo, ID, Style, Weight};
use resvg::usvg::{FontResolver, Options, Tree};

use super::PngFault;
use super::shape::Drawing;
use super::theme::Theme;

/// The most pixels of a picture: more would need 400 MB of memory.
const MOST: f64 = 100_000_000.0;

impl Drawing {
    /// The drawing as PNG, so many pixels a unit. [`Theme::Auto`] is drawn light.
    pub fn png(&self, theme: Theme, scale: f32) -> Result<Vec<u8>, PngFault> {
        let mut fonts = Database::new();
        fonts.load_system_fonts();
        self.png_with(theme, scale, Arc::new(fonts))
    }

    /// Like [`Self::png`], with these fonts.
    pub(super) fn png_with(
        &self,
        theme: Theme,
        scale: f32,
        fontdb: Arc<Database>,
    ) -> Result<Vec<u8>, PngFault> {
        let theme = if theme == Theme::Auto { Theme::Light } else { theme };
        let missing: Mutex<BTreeSet<char>> = Mutex::default();
        let nothing = fontdb.is_empty();
        let options = Options { fontdb, font_resolver: resolver(&missing), ..Options::default() };
        let tree = Tree::from_str(&self.svg(theme), &options);
        let tree = tree.map_err(|error| PngFault::Failed(error.to_string()))?;
        drop(options);
        let mut missing = missing.into_inner().unwrap_or_else(PoisonError::into_inner);
        if nothing {
            missing.extend(self.texts().flat_map(|text| text.text.chars()));
        }
        missing.retain(|letter| !letter.is_whitespace());
        if !missing.is_empty() {
            return Err(PngFault::NoFont(missing.into_iter().collect()));
        }
        let size = tree.size().to_int_size().scale_by(scale);
        let size = size.ok_or_else(|| PngFault::Failed("size".to_owned()))?;
        let [width, height] = [size.width(), size.height()];
        let large = PngFault::TooLarge([width.into(), height.into()]);
        if f64::from(width) * f64::from(height) > MOST {
            return Err(large);
        }
        let mut picture = Pixmap::new(width, height).ok_or(large)?;
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
        picture.encode_png().map_err(|error| PngFault::Failed(error.to_string()))
    }
}

/// The usual choice of fonts, or any font if the machine has
/// none of the named ones. It notes letters that no font has.
fn resolver(missing: &Mutex<BTreeSet<char>>) -> FontResolver<'_> {
    let named = FontResolver::default_font_selector();
    let fallback = FontResolver::default_fallback_selector();
    FontResolver {
        // Otherwise a text without a font would be left out silently.
        select_font: Box::new(move |font, fonts| named(font, fonts).or_else(|| any_font(fonts))),
        select_fallback: Box::new(move |letter, used, fonts| {
            let found = fallback(letter, used, fonts);
            // Invisible characters need no font: joiners, and marks of the writing direction.
            let is_seen = unicode_width::UnicodeWidthChar::width(letter).unwrap_or(0) > 0;
            if found.is_none() && is_seen {
                missing.lock().unwrap_or_else(PoisonError::into_inner).insert(letter);
            }
            found
        }),
    }
}

/// A font for texts. Upright fonts of usual weight are preferred, and proportional ones among them.
fn any_font(fonts: &Database) -> Option<ID> {
    let unusual = |face: &&FaceInfo| {
        (face.style != Style::Normal, face.weight != Weight::NORMAL, face.monospaced)
    };
    fonts.faces().min_by_key(unusual).map(|face| face.id)
}

#[cfg(test)]
mod tests {
    use resvg::usvg::fontdb::{Language, Source, Stretch};

    use super::*;
    use crate::drawing::{Role, Text};

    fn drawing(text: &str) -> Drawing {
        let mut drawing = Drawing::new("A line".to_owned(), String::new());
        (drawing.width, drawing.height) = (120.0, 40.0);
        drawing.line(&[[0.0, 20.0], [120.0, 20.0]], Role::Ink, 4.0);
        drawing.text(Text::new(4.0, 12.0, 10.0, text));
        drawing
    }

    #[test]
    fn a_picture_has_the_size_asked_and_shows_the_line() {
        let without_fonts = Arc::new(Database::new());
        for (theme, paper) in [(Theme::Light, 255), (Theme::Dark, 0x16), (Theme::Auto, 255)] {
            let made = drawing("").png_with(theme, 2.5, Arc::clone(&without_fonts));
            let picture = Pixmap::decode_png(&made.expect("a picture")).expect("decoded");
            assert_eq!([picture.width(), picture.height()], [300, 100]);
            let red = |x, y| picture.pixel(x, y).expect("a pixel").red();
            assert_eq!(red(5, 5), paper, "{theme:?}");
            assert_ne!(red(150, 50), paper, "{theme:?}");
        }
    }

    #[test]
    fn letters_without_a_font_are_named_and_not_drawn_as_boxes() {
        let made = drawing("三 Añ").png_with(Theme::Light, 1.0, Arc::new(Database::new()));
        assert_eq!(made, Err(PngFault::NoFont("Añ三".to_owned())));
    }

    #[test]
    fn a_machine_without_the_named_fonts_has_another() {
        let mut fonts = Database::new();
        assert_eq!(any_font(&fonts), None);
        let mut add = |style, weight, monospaced| {
            let families = vec![("Odd".to_owned(), Language::English_UnitedStates)];
            let source = Source::Binary(Arc::new(Vec::new()));
            let (post_script_name, stretch) = (String::new(), Stretch::Normal);
            let (id, index) = (ID::dummy(), 0);
            fonts.push_face_info(FaceInfo {
                id,
                source,
                index,
                families,
                post_script_name,
                style,
                weight,
                stretch,
                monospaced,
            })
        };
        add(Style::Italic, Weight::NORMAL, false);
        add(Style::Normal, Weight::BOLD, false);
        add(Style::Normal, Weight::NORMAL, true);
        let plain = add(Style::Normal, Weight::NORMAL, false);
        assert_eq!(any_font(&fonts), Some(plain));
    }

    #[test]
    fn a_picture_too_large_for_memory_is_refused() {
        let made = drawing("").png_with(Theme::Light, 200.0, Arc::new(Database::new()));
        assert_eq!(made, Err(PngFault::TooLarge([24_000, 8000])));
    }
}
