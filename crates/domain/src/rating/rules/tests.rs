use super::*;

fn read(text: &str) -> Result<Scale, serde_json::Error> {
    serde_json::from_str(text)
}

#[test]
fn lists_of_the_published_formula_are_written_as_ever() {
    let text = r#"{"k":32.0,"start":1500.0}"#;
    assert_eq!(serde_json::to_string(&Scale::STANDARD).unwrap(), text);
    assert_eq!(read(text).unwrap(), Scale::STANDARD);
    assert_eq!(read(r#"{"k":32,"start":1500}"#).unwrap(), Scale::STANDARD);
    assert!(read(r#"{"k":32,"start":1500,"floor":100}"#).is_err());
    assert!(read(r#"{"k":32}"#).is_err());
}

#[test]
fn rules_are_read_as_they_were_written() {
    let step = KStep { games_below: Some(30), rating_below: None, before: None, k: 40.0 };
    let scale = Scale {
        k_steps: vec![step],
        k_sticky: true,
        unit: Unit::Event,
        draws: Draws::LeftOut,
        damping: Some(Damping::Cap(10.0)),
        first_move: Some(0.55),
        ..Scale::STANDARD
    };
    let text = r#"{"k":32.0,"start":1500.0,"k_steps":[{"games_below":30,"k":40.0}],"k_sticky":true,"unit":"event","draws":"left_out","damping":{"cap":10.0},"first_move":0.55}"#;
    assert_eq!(serde_json::to_string(&scale).unwrap(), text);
    assert_eq!(read(text).unwrap(), scale);
    assert!(read(r#"{"k":32,"start":1500,"k_steps":[{"k":40,"years":3}]}"#).is_err());
}

#[test]
fn rules_out_of_range_are_not_sound() {
    let standard = || Scale::STANDARD;
    let step = |k, rating_below| KStep { games_below: None, rating_below, before: None, k };
    assert!(standard().is_sound());
    assert!(Scale { k_steps: vec![step(40.0, Some(2300.0))], ..standard() }.is_sound());
    for wrong in [
        Scale { k: 0.0, ..standard() },
        Scale { k: f64::NAN, ..standard() },
        Scale { start: 10_001.0, ..standard() },
        Scale { k_steps: vec![step(1001.0, None)], ..standard() },
        Scale { k_steps: vec![step(20.0, Some(f64::NAN))], ..standard() },
        Scale { k_steps: vec![step(20.0, None); Scale::STEPS + 1], ..standard() },
        Scale { damping: Some(Damping::Cap(0.0)), ..standard() },
        Scale { damping: Some(Damping::Root(f64::INFINITY)), ..standard() },
        Scale { first_move: Some(0.0), ..standard() },
        Scale { first_move: Some(1.0), ..standard() },
    ] {
        assert!(!wrong.is_sound(), "{wrong:?}");
    }
}

#[test]
fn only_rules_that_can_matter_leave_the_fast_way() {
    assert!(Scale { k: 16.0, start: 0.0, k_sticky: true, ..Scale::STANDARD }.is_plain());
    for other in [
        Scale { unit: Unit::Game, ..Scale::STANDARD },
        Scale { draws: Draws::LeftOut, ..Scale::STANDARD },
        Scale { damping: Some(Damping::Cap(10.0)), ..Scale::STANDARD },
        Scale { first_move: Some(0.6), ..Scale::STANDARD },
    ] {
        assert!(!other.is_plain(), "{other:?}");
    }
}
