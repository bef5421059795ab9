//! The rules of a rating list as text, and back.

use std::str::FromStr;

use super::typed::meant;
use crate::club::RatingList;
use crate::domain::game::Hand;
use crate::domain::name::fold;
use crate::domain::rating::{Established, KStep, Scale};
use crate::request::ListField;

/// The text of a field.
pub(super) fn written(field: ListField, list: &RatingList) -> String {
    let scale = &list.scale;
    match field {
        ListField::Name => list.name.clone(),
        ListField::K => scale.k.to_string(),
        ListField::KSteps => {
            scale.k_steps.iter().map(KStep::to_string).collect::<Vec<_>>().join(", ")
        }
        ListField::KSticky => if scale.k_sticky { "yes" } else { "no" }.to_owned(),
        ListField::Start => scale.start.to_string(),
        ListField::Unit => scale.unit.to_string(),
        ListField::Draws => scale.draws.to_string(),
        ListField::Damping => scale.damping.map(|rule| rule.to_string()).unwrap_or_default(),
        ListField::FirstMove => scale.first_move.map(|p| p.to_string()).unwrap_or_default(),
        ListField::Games => list.established.games.to_string(),
        ListField::HalfWidth => list.established.half_width.to_string(),
        ListField::Months => list.established.months.to_string(),
    }
}

/// What the fields say; otherwise the first that says nothing.
pub(super) fn read(
    text: impl Fn(ListField) -> String,
) -> Result<(String, Scale, Established), ListField> {
    let said = |field| meant(&fold(&text(field)));
    let number = |field| said(field).parse::<f64>().ok().ok_or(field);
    let whole = |field| said(field).parse::<u32>().ok().ok_or(field);
    let scale = Scale {
        k: sound(ListField::K, number(ListField::K)?, |k, scale| scale.k = k)?,
        start: sound(ListField::Start, number(ListField::Start)?, |at, scale| scale.start = at)?,
        k_steps: KStep::read_all(&said(ListField::KSteps)).map_err(|_fault| ListField::KSteps)?,
        k_sticky: yes(&said(ListField::KSticky)).ok_or(ListField::KSticky)?,
        unit: said(ListField::Unit).parse().map_err(|_fault| ListField::Unit)?,
        draws: said(ListField::Draws).parse().map_err(|_fault| ListField::Draws)?,
        damping: maybe(ListField::Damping, &said(ListField::Damping))?,
        first_move: maybe(ListField::FirstMove, &said(ListField::FirstMove))?.map(Hand::p),
    };
    let established = Established {
        games: whole(ListField::Games)?,
        half_width: number(ListField::HalfWidth)?,
        months: whole(ListField::Months)?,
    };
    if !established.half_width.is_finite() || established.half_width <= 0.0 {
        return Err(ListField::HalfWidth);
    }
    if !established.is_sound() {
        return Err(ListField::Months);
    }
    Ok((text(ListField::Name), scale, established))
}

/// A number that a list may have in that place.
fn sound(field: ListField, number: f64, put: fn(f64, &mut Scale)) -> Result<f64, ListField> {
    let mut scale = Scale::STANDARD;
    put(number, &mut scale);
    scale.is_sound().then_some(number).ok_or(field)
}

/// `yes` or `no`, or how they begin.
pub(in crate::tui::screen) fn yes(text: &str) -> Option<bool> {
    match text {
        "yes" | "y" => Some(true),
        "no" | "n" | "" => Some(false),
        _ => None,
    }
}

/// What an empty field leaves out.
fn maybe<T: FromStr>(field: ListField, text: &str) -> Result<Option<T>, ListField> {
    if text.is_empty() { Ok(None) } else { text.parse().map(Some).map_err(|_fault| field) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::ids::ListId;
    use crate::domain::rating::{Damping, Draws, Unit};

    fn list(scale: Scale) -> RatingList {
        let established = Established { games: 5, half_width: 180.5, months: 6 };
        RatingList { id: ListId(2), name: "将棋".to_owned(), scale, established }
    }

    #[test]
    fn rules_are_read_as_they_are_written() {
        let fide = Scale {
            k: 10.0,
            start: 1400.0,
            k_steps: vec![
                KStep { games_below: Some(30), rating_below: None, k: 40.0 },
                KStep { games_below: Some(300), rating_below: Some(2400.0), k: 20.0 },
            ],
            k_sticky: true,
            unit: Unit::Event,
            draws: Draws::LeftOut,
            damping: Some(Damping::Root(10.0)),
            first_move: Some(0.55),
        };
        for scale in [fide, Scale::STANDARD] {
            let list = list(scale);
            let read = read(|field| written(field, &list));
            assert_eq!(read, Ok((list.name.clone(), list.scale.clone(), list.established)));
        }
        let written_steps = written(ListField::KSteps, &list(Scale::STANDARD));
        assert_eq!(written_steps, "");
    }

    #[test]
    fn the_field_that_says_nothing_is_named() {
        let standard = list(Scale::STANDARD);
        for (wrong, text) in [
            (ListField::K, "0"),
            (ListField::K, "1001"),
            (ListField::KSteps, "games<30"),
            (ListField::KSteps, "games>30:40"),
            (ListField::KSteps, "games<30:2000"),
            (ListField::KSticky, "perhaps"),
            (ListField::Start, "1e9"),
            (ListField::Unit, "day"),
            (ListField::Draws, "whole"),
            (ListField::Damping, "cap:0"),
            (ListField::FirstMove, "1"),
            (ListField::Games, "-1"),
            (ListField::HalfWidth, "0"),
            (ListField::Months, "0"),
        ] {
            let said =
                |field| if field == wrong { text.to_owned() } else { written(field, &standard) };
            assert_eq!(read(said), Err(wrong), "{text}");
        }
    }
}
