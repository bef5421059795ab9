//! The readability of text on the site: WCAG 2.2, success criterion 1.4.3 (AA), 4.5 to 1 for text of any size.

use std::collections::{BTreeMap, BTreeSet};

const STYLE: &str = include_str!("../../crates/paper/assets/site/style.css");
const LEAST: f64 = 4.5;

type Colours = BTreeMap<&'static str, [u8; 3]>;

/// The colours by the names of their roles, light and dark; roles missing in the dark block keep their colour.
fn schemes() -> [Colours; 2] {
    let blocks: Vec<&'static str> = STYLE.split(":root {").skip(1).collect();
    let [light, dark] = [0, 1].map(|at| colours(blocks[at].split_once('}').expect("closed").0));
    let both = light.iter().map(|(name, colour)| (*name, *dark.get(name).unwrap_or(colour)));
    let both = both.collect();
    [light, both]
}

fn colours(block: &'static str) -> Colours {
    let named =
        block.split(';').filter_map(|line| line.trim().strip_prefix("--")?.split_once(": #"));
    named.map(|(name, hex)| (name, bytes(hex))).collect()
}

fn bytes(hex: &str) -> [u8; 3] {
    assert_eq!(hex.len(), 6, "{hex}");
    let [_, colour @ ..] = u32::from_str_radix(hex, 16).expect("hexadecimal").to_be_bytes();
    colour
}

/// The values that a property has anywhere in the sheet.
fn values(property: &str) -> BTreeSet<&'static str> {
    let declared = STYLE.split([';', '{', '}']).filter_map(|part| part.trim().split_once(": "));
    declared.filter(|(name, _)| *name == property).map(|(_, value)| value.trim()).collect()
}

/// The roles of a property's colours; other values have no colour of their own.
fn roles(property: &str, others: &[&str]) -> BTreeSet<&'static str> {
    let role = |value: &'static str| value.strip_prefix("var(--")?.strip_suffix(')');
    let (named, other): (BTreeSet<_>, BTreeSet<_>) =
        values(property).into_iter().partition(|value| role(value).is_some());
    assert_eq!(other.into_iter().collect::<Vec<_>>(), others, "{property}: colours are roles");
    named.into_iter().filter_map(role).collect()
}

/// WCAG 2.2, "relative luminance".
fn luminance(colour: [u8; 3]) -> f64 {
    let [r, g, b] = colour.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// WCAG 2.2, "contrast ratio".
fn contrast(a: [u8; 3], b: [u8; 3]) -> f64 {
    let [a, b] = [a, b].map(luminance);
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn the_ratio_is_that_of_the_guidelines() {
    // W3C, "Understanding 1.4.3" and its techniques: black on white, and the lightest grey that passes.
    assert!((contrast([0; 3], [255; 3]) - 21.0).abs() < 1e-9);
    assert!(contrast(bytes("767676"), [255; 3]) >= LEAST);
    assert!(contrast(bytes("777777"), [255; 3]) < LEAST);
}

#[test]
fn every_text_can_be_read_on_every_ground() {
    let texts = roles("color", &["inherit"]);
    let grounds = roles("background", &["none"]);
    assert!(texts.contains("ink") && texts.contains("soft") && grounds.contains("paper"));
    let mut faint = Vec::new();
    for (scheme, colours) in ["light", "dark"].iter().zip(schemes()) {
        for (text, ground) in texts.iter().flat_map(|text| grounds.iter().map(move |on| (text, on)))
        {
            let ratio = contrast(colours[text], colours[ground]);
            if ratio < LEAST {
                faint.push(format!("{scheme}: {text} on {ground} {ratio:.2}"));
            }
        }
    }
    assert!(faint.is_empty(), "{faint:#?}");
}
