//! The event day on the interface without a terminal, and all of it taken back.

use std::path::PathBuf;

use banzuke::club::Club;
use banzuke::words::{ENGLISH, Words};

use crate::common::Hall;
use crate::day::{Hands, play};
use crate::tui::front::Front;

/// The screen of the organiser's laptop.
const SCREEN: (u16, u16) = (120, 50);

/// The interface, which is opened anew when the machine has gone dark.
struct Laptop(Option<Front>);

fn open(hall: Hall) -> Front {
    let mut front = Front::open(hall);
    front.desk.resize(SCREEN.0, SCREEN.1);
    front
}

impl Laptop {
    fn front(&mut self) -> &mut Front {
        self.0.as_mut().expect("it is on")
    }
}

impl Hands for Laptop {
    fn words(&self) -> &'static Words {
        &ENGLISH
    }

    fn press(&mut self, script: &str) {
        self.front().drive(script);
    }

    fn screen(&self) -> String {
        self.0.as_ref().expect("it is on").text()
    }

    #[track_caller]
    fn wait(&mut self, what: &str, wanted: &dyn Fn(&str) -> bool) {
        let screen = self.screen();
        assert!(wanted(&screen), "not there: {what}. The screen:\n{screen}");
    }

    fn file(&self) -> PathBuf {
        self.0.as_ref().expect("it is on").hall.path()
    }

    fn power_loss(&mut self) {
        let hall = self.0.take().expect("it is on").hall;
        self.0 = Some(open(hall));
    }
}

#[test]
fn one_event_day_comes_out_as_written_and_can_be_taken_back_entry_by_entry() {
    let mut laptop = Laptop(Some(open(Hall::new())));
    play(&mut laptop);
    let front = laptop.front();
    front.drive("1");
    while let Some(seq) = front.desk.app.data.undo {
        front.drive("u");
        // An entry of the other desk.
        if front.text().contains("Please confirm") {
            front.drive("y");
        }
        assert_ne!(front.desk.app.data.undo, Some(seq), "{}", front.text());
    }
    assert_eq!(front.club(), Club::default());
    front.hall.is_clean();
}
