//! Where a typed text stands in a key.

use super::rank::Tier;

/// The best place of `probe` in `key`, from [`Tier::Whole`] to [`Tier::Inside`].
///
/// Spaces in the key are skipped, since Japanese names are written with or without them; `probe`
/// must hold none. An empty probe is found nowhere.
pub(super) fn place(key: &str, probe: &str) -> Option<Tier> {
    let first = probe.chars().next()?;
    let mut best = None;
    for (at, _) in key.match_indices(first) {
        let (before, rest) = key.split_at(at);
        let Some(left) = strip(rest.as_bytes(), probe.as_bytes()) else {
            continue;
        };
        match before.chars().next_back() {
            None if left.is_empty() => return Some(Tier::Whole),
            None => return Some(Tier::Start),
            Some(c) if !c.is_alphanumeric() => return Some(Tier::WordStart),
            Some(_) => best = Some(Tier::Inside),
        }
    }
    best
}

/// Whether a word of `key`, the first or a later one, begins with `probe`.
pub(super) fn begins_word(key: &str, probe: &str) -> bool {
    place(key, probe).is_some_and(|tier| tier <= Tier::WordStart)
}

/// The rest after `probe` at the start of `rest`.
fn strip<'a>(mut rest: &'a [u8], probe: &[u8]) -> Option<&'a [u8]> {
    for byte in probe {
        while let [b' ', after @ ..] = rest {
            rest = after;
        }
        rest = rest.strip_prefix(&[*byte])?;
    }
    Some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_place_counts() {
        for (key, probe, tier) in [
            ("nakano ryo", "nakanoryo", Some(Tier::Whole)),
            ("nakano ryo", "nakanor", Some(Tier::Start)),
            ("nakano ryo", "ryo", Some(Tier::WordStart)),
            ("aryo ryo", "ryo", Some(Tier::WordStart)),
            ("nakano ryo", "kano", Some(Tier::Inside)),
            ("[tky] hf", "tky", Some(Tier::WordStart)),
            ("しろくま", "くま", Some(Tier::Inside)),
            ("辻本 潤平", "潤平", Some(Tier::WordStart)),
            ("辻本 潤平", "辻本潤平", Some(Tier::Whole)),
            ("nakano ryo", "ryoma", None),
            ("nakano ryo", "", None),
            ("", "a", None),
        ] {
            assert_eq!(place(key, probe), tier, "{probe} in {key}");
        }
    }
}
