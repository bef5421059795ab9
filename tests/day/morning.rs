//! From the door to the end of the groups.

use banzuke::club::MatchState;
use banzuke::domain::format::Seeding;
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::ExitEffect;
use banzuke::request::draft::Field;

use super::hands::{Played, typed};
use crate::common::CUP;
use crate::common::event_day::{GROUPS, PLAYERS, STANDINGS};

/// The name of the day.
pub(super) const DAY: &str = "Day";

/// Players who spell their names differently at the door, and their registered names.
const SPELLINGS: [(&str, &str, &str); 3] = [
    ("アオクマ", "あおくま", "P0001-3"),
    ("Ryo NAKANO", "Nakano Ryo", "P0006-4"),
    ("ＴＭ", "TM", "P0003-0"),
];

/// A different person from 五十七, however similar the names are.
const SOMEBODY_ELSE: &str = "五七";

/// Tables of the hall.
const TABLES: usize = 4;

/// The players to be registered, seed by seed: name, reading, club.
fn players() -> impl Iterator<Item = [&'static str; 3]> {
    PLAYERS.lines().skip(1).map(|line| {
        let [name, reading, club] = line.split(',').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        [name, reading, club]
    })
}

impl Played<'_> {
    /// Players register, some of them twice.
    pub(crate) fn the_door(&mut self) {
        let say = &self.words.screen;
        self.press("2");
        self.shows(&say.players.title(0));
        self.press("a");
        for (player, registered) in players().zip(1..) {
            let [name, reading, club] = player.map(typed);
            self.press(&format!("{name}<tab>{reading}<tab>{club}<enter>"));
            self.shows(&PlayerId(registered).to_string());
        }
        let everybody = say.players.title(16);
        self.press("<esc>");
        self.shows(&everybody);
        for (spelling, name, number) in SPELLINGS {
            self.press(&format!("a{}", typed(spelling)));
            self.shows(&format!("{number}  {name}"));
            self.press("<enter>");
            self.shows(&say.player_form.namesake(spelling));
            self.shows(say.player_form.likely());
            self.press("<enter>");
            self.hides(say.confirm.title());
            // A name that was typed is not lost by one key.
            self.press("<esc>");
            if spelling.chars().count() > 3 {
                self.shows(say.confirm.leave());
                self.press("y");
            }
            self.shows(&everybody);
            self.press(&format!("/{}", typed(spelling)));
            self.selects(&[number, name]);
            self.press("<esc>");
            self.press("<esc>");
            self.shows(&everybody);
        }
        self.press(&format!("a{SOMEBODY_ELSE}"));
        self.shows(SOMEBODY_ELSE);
        // Nobody is like that: the form proposes no player. Those on the screen are the list below it.
        assert!(!self.hands.screen().contains("Alt-1"), "{}", self.hands.screen());
        self.press("<enter>");
        // Once it is recorded, the form is empty and Esc leaves it.
        self.shows(&PlayerId(17).to_string());
        self.press("<esc>");
        self.shows(&say.players.title(17));
        self.press("u");
        self.shows(&everybody);
    }

    /// Four groups, and the best two of each in a knock-out with a third place.
    pub(crate) fn the_form(&mut self) {
        let wizard = &self.words.screen.wizard;
        self.press("1 n");
        self.shows(wizard.title());
        self.press(DAY);
        self.press("<enter> <down><down><down><down>");
        self.press("<tab> 4 <tab> <tab> <tab> <tab> <tab><right> <tab> 2 <tab> <tab><right>");
        self.shows(wizard.values(Field::ThenPlaces)[1]);
        self.press("<enter> <tab> 2 <tab> 2 <tab> 3 <tab> 3 <enter>");
        self.press("<ctrl-n> <right>");
        self.shows(wizard.values(Field::Seeding)[1]);
        self.press("<ctrl-s>");
        self.shows(&self.words.screen.enter.title(DAY));
    }

    /// All players enter in the order of the seeds, under any of their names.
    pub(crate) fn the_entry(&mut self) {
        let (say, term) = (&self.words.screen.enter, self.words.term);
        for ([name, ..], entered) in players().zip(1..) {
            let spelling = SPELLINGS.iter().find(|(_, registered, _)| *registered == name);
            self.press(&typed(spelling.map_or(name, |(says, ..)| *says)));
            self.shows(&say.enters(say.key(false), name));
            self.press("<enter>");
            self.shows(&say.entrants(entered, term.seeding(Seeding::Entry)));
        }
        for (spelling, name, _) in SPELLINGS {
            self.press(&typed(spelling));
            self.shows(&say.is_in(name));
            self.press("<enter>");
            self.shows_below(name);
        }
        self.press(SOMEBODY_ELSE);
        self.shows(&say.registers(say.key(false), SOMEBODY_ELSE));
        self.press("<ctrl-u>");
        self.hides(&say.registers(say.key(false), SOMEBODY_ELSE));
        assert_eq!(self.club().tournament(CUP).expect("the day").entrants.len(), 16);
        self.press("<ctrl-s>");
        self.shows(&self.words.screen.start.question(DAY));
        self.press("y");
        self.shows(&format!("[{}]", self.words.screen.tournament.cross_table()));
    }

    /// Tables are set up and the first matches are called.
    pub(crate) fn the_tables(&mut self) {
        let say = &self.words.screen.floor;
        self.press("5");
        self.shows(say.set_up());
        self.press("t");
        self.shows(say.hall_prompt().trim_end());
        self.press("1-4");
        self.shows(&say.hall_count(TABLES, 0));
        self.press("<enter>");
        for taken in 0..TABLES {
            self.shows(&say.tables(taken, TABLES));
            // N calls the next match on every main screen.
            self.press("N");
        }
        self.shows(&say.tables(TABLES, TABLES));
        self.press("N");
        self.shows_below(say.no_free());
        self.shows(&say.minutes(0));
        self.press("<esc>");
        for table in ["1", "2", "3", "4"] {
            self.shows(&self.words.screen.home.called(table, 0));
        }
    }

    /// Groups of four; one player leaves after the second round.
    pub(crate) fn the_groups(&mut self) {
        for line in GROUPS[0].lines().chain(GROUPS[1].lines()) {
            self.record(line);
        }
        self.the_withdrawal();
        for line in GROUPS[2].lines() {
            self.record(line);
        }
        self.the_end_of_the_groups();
    }

    /// One player leaves; two of three matches are played.
    pub(crate) fn the_withdrawal(&mut self) {
        self.open_drawing(self.words.screen.tournament.cross_table());
        self.turn_to(self.words.screen.tournament.entrants());
        self.select(&["メルセンヌ太郎"]);
        self.press("w");
        let say = &self.words.screen.exit;
        self.shows(say.title());
        self.press("<down>");
        self.shows(say.effect(ExitEffect::ForfeitRest, None));
        self.press("<enter>");
        self.hides(say.title());
        self.press("1");
        self.shows(self.words.screen.home.entries());
    }

    pub(crate) fn the_end_of_the_groups(&mut self) {
        self.open_drawing(self.words.screen.tournament.cross_table());
        self.turn_to(self.words.screen.tournament.standings());
        self.stand_as(&STANDINGS.lines().collect::<Vec<_>>());
        self.is_clean();
        let club = self.club();
        let day = club.tournament(CUP).expect("the day");
        assert_eq!(day.matches_in(MatchState::Finished).count(), 24);
    }

    /// Waits until the standings in front are these.
    #[track_caller]
    pub(crate) fn stand_as(&mut self, expected: &[&str]) {
        self.hands.wait("the standings", &|screen| standings(screen) == expected);
    }
}

/// Group, rank, name, wins, games difference and games won in the tab.
fn standings(screen: &str) -> Vec<String> {
    screen.lines().filter_map(standing).collect()
}

fn standing(line: &str) -> Option<String> {
    // Signs that a line is selected, goes on, or was decided by a value.
    let line = line.replace(['>', '^', '+'], " ");
    let cells: Vec<&str> =
        line.split_whitespace().filter(|cell| !cell.starts_with(['(', '（'])).collect();
    let [group, rank, number, name @ .., _, tally, _, difference, won] = &cells[..] else {
        return None;
    };
    let wins = tally.split('-').next()?;
    let name = name.join(" ");
    let name = name.split('（').next().unwrap_or_default();
    number.starts_with('P').then(|| format!("{group} {rank} {name} {wins} {difference} {won}"))
}
