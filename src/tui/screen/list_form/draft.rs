//! The rules of a rating list as text, and back.

use super::typed::meant;
use crate::club::RatingList;
use crate::domain::game::Hand;
use crate::domain::name::fold;
use crate::domain::rating::{Damping, Draws, Established, KStep, Scale, Unit};
use crate::words::screen::list_form::ListField;

/// The text of a field.
pub(super) fn written(field: ListField, list: &RatingList) -> String {
    let scale = &list.scale;
    match field {
        ListField::Name => list.name.clone(),
        ListField::K => scale.k.to_string(),
        ListField::KSteps => scale.k_steps.iter().map(step_written).collect::<Vec<_>>().join(", "),
        ListField::KSticky => if scale.k_sticky { "yes" } else { "no" }.to_owned(),
        ListField::Start => scale.start.to_string(),
        ListField::Unit => match scale.unit {
            Unit::Match => "match",
            Unit::Game => "game",
            Unit::Event => "event",
        }
        .to_owned(),
        ListField::Draws => match scale.draws {
            Draws::Half => "half",
            Draws::LeftOut => "out",
        }
        .to_owned(),
        ListField::Damping => match scale.damping {
            Some(Damping::Cap(games)) => format!("cap {games}"),
            Some(Damping::Root(games)) => format!("root {games}"),
            None => String::new(),
        },
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
        k_steps: steps(&said(ListField::KSteps)).ok_or(ListField::KSteps)?,
        k_sticky: yes(&said(ListField::KSticky)).ok_or(ListField::KSticky)?,
        unit: unit(&said(ListField::Unit)).ok_or(ListField::Unit)?,
        draws: draws(&said(ListField::Draws)).ok_or(ListField::Draws)?,
        damping: maybe(ListField::Damping, &said(ListField::Damping), damping)?,
        first_move: maybe(ListField::FirstMove, &said(ListField::FirstMove), first_move)?,
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

fn unit(text: &str) -> Option<Unit> {
    match text {
        "match" => Some(Unit::Match),
        "game" => Some(Unit::Game),
        "event" => Some(Unit::Event),
        _ => None,
    }
}

fn draws(text: &str) -> Option<Draws> {
    match text {
        "half" => Some(Draws::Half),
        "out" => Some(Draws::LeftOut),
        _ => None,
    }
}

/// What an empty field leaves out.
fn maybe<T>(
    field: ListField,
    text: &str,
    read: fn(&str) -> Option<T>,
) -> Result<Option<T>, ListField> {
    if text.is_empty() { Ok(None) } else { read(text).map(Some).ok_or(field) }
}

fn damping(text: &str) -> Option<Damping> {
    let (how, games) = text.split_once(' ')?;
    let games = games.trim().parse().ok()?;
    let damping = match how {
        "cap" => Damping::Cap(games),
        "root" => Damping::Root(games),
        _ => return None,
    };
    damping.is_sound().then_some(damping)
}

fn first_move(text: &str) -> Option<f64> {
    text.parse::<Hand>().ok().map(Hand::p)
}

/// `games<30:40` or `rating<2400:20`, or both conditions of one step behind each other.
fn step_written(step: &KStep) -> String {
    let games = step.games_below.map(|games| format!("games<{games}"));
    let rating = step.rating_below.map(|rating| format!("rating<{rating}"));
    let conditions: Vec<String> = games.into_iter().chain(rating).collect();
    format!("{}:{}", conditions.join(" "), step.k)
}

fn steps(text: &str) -> Option<Vec<KStep>> {
    let parts = text.split([',', '、']).map(str::trim).filter(|part| !part.is_empty());
    let steps = parts.map(step).collect::<Option<Vec<KStep>>>()?;
    let scale = Scale { k_steps: steps, ..Scale::STANDARD };
    scale.is_sound().then_some(scale.k_steps)
}

fn step(text: &str) -> Option<KStep> {
    let (conditions, k) = text.split_once(':')?;
    let mut step = KStep { games_below: None, rating_below: None, k: k.trim().parse().ok()? };
    for condition in conditions.split_whitespace() {
        match condition.split_once('<')? {
            ("games", most) => step.games_below = Some(most.parse().ok()?),
            ("rating", most) => step.rating_below = Some(most.parse().ok()?),
            _ => return None,
        }
    }
    Some(step)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::ids::ListId;

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
            (ListField::Damping, "cap 0"),
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
