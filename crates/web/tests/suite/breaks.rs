//! A break of the hall on phones and walls.

use banzuke_club::club::Action;
use banzuke_club::club::action::SetBreak;
use chrono::TimeDelta;

use crate::hall::{Hall, now};

#[test]
fn phones_and_walls_say_how_long_the_break_lasts() {
    let mut hall = Hall::unserved();
    let (at, until) = (now(), Some(now() + TimeDelta::minutes(55)));
    hall.does(&[Action::SetBreak(SetBreak { at, until })]);
    hall.serve(banzuke_web::WebOptions::default());
    for (page, told) in [
        ("/en/now", "Break until"),
        ("/ja/now", "まで休憩"),
        ("/en/wall", "Break until"),
        ("/ja/wall", "まで休憩"),
    ] {
        let body = hall.get(page).body;
        assert!(body.contains("class=\"pause\"") && body.contains(told), "{page}\n{body}");
    }
    hall.does(&[Action::SetBreak(SetBreak { at, until: None })]);
    hall.serve(banzuke_web::WebOptions::default());
    assert!(!hall.get("/en/now").body.contains("class=\"pause\""));
}
