//! From the pairings of the knock-out to the final table.

use std::fs;

use banzuke::club::action::RecordResult;
use banzuke::club::{Action, Club, Phase};
use banzuke::desk::DeskError;
use banzuke::domain::score::{Outcome, Score};

use super::hands::Played;
use super::morning::DAY;
use crate::common::event_day::{
    FINAL, LATE_CORRECTION, MISTAKEN, QUARTER_FINALS, RATINGS, SEMI_FINALS, STANDINGS, THIRD_PLACE,
    are_the_final_ratings, result,
};
use crate::common::{CUP, stamp, today};
use crate::tui::exports::CSV;

/// The pairs of the knock-out: two of one group can meet only in the final.
const DRAWN: [[&str; 4]; 4] = [
    ["A1", "あおくま", "B2", "千七百二十九"],
    ["C1", "Ada Primrose", "D2", "辻 素子"],
    ["B1", "もりの かえで", "A2", "三宅 合"],
    ["D1", "コヨーテ", "C2", "TM"],
];

impl Played<'_> {
    /// The best two of each group.
    pub(crate) fn the_quarter_finals(&mut self) {
        let say = &self.words.screen;
        self.the_draw();
        let [first, second, third, fourth] = QUARTER_FINALS;
        self.record(first);
        self.entered_twice(second);
        self.record(third);
        self.hands.power_loss();
        self.is_clean();
        self.open_drawing(say.tournament.bracket());
        self.turn_to(say.tournament.matches());
        self.record(fourth);
    }

    pub(crate) fn the_draw(&mut self) {
        let say = &self.words.screen;
        self.press("s");
        self.shows(&say.start.stage(2, DAY));
        for pairing in DRAWN {
            self.lists(&pairing);
        }
        self.press("y");
        self.shows(&format!("[{}]", say.tournament.bracket()));
        self.turn_to(say.tournament.matches());
    }

    /// Two desks enter one result at the same moment: one entry, and one refusal.
    fn entered_twice(&mut self, line: &str) {
        let told = self.type_score(line);
        let score = result(line)[1];
        self.shows(&self.words.screen.score.records(score));
        let mut other = self.other_desk();
        let before = other.entries().len();
        let same = recorded(other.club(), line);
        let done = other.perform(&stamp(9_999), |_| Ok::<_, DeskError>(vec![same.clone()]));
        done.expect("recorded at the other desk");
        self.press("<enter>");
        self.shows_below(&told);
        assert_eq!(self.other_desk().entries().len(), before + 1);
        self.press("<esc>");
        self.shows(&format!("[{}]", self.words.screen.tournament.matches()));
    }

    /// The first semi-final is entered the wrong way round and corrected before anything depends on it.
    pub(crate) fn the_semi_finals(&mut self) {
        self.record(MISTAKEN);
        self.record(SEMI_FINALS[1]);
        self.lists(&["Ada Primrose", "コヨーテ"]);
        self.lists(&["あおくま", "三宅 合"]);
        self.the_slip_is_put_right();
        self.record(THIRD_PLACE);
        // The final is called before it is played.
        self.press("N");
        self.until_kept(|club| club.at_tables().count() == 1);
        self.record(FINAL);
        self.is_clean();
    }

    pub(crate) fn the_slip_is_put_right(&mut self) {
        let told = self.type_score(SEMI_FINALS[0]);
        self.shows(self.words.screen.score.correction());
        self.shows(&self.words.screen.score.corrects("3-2"));
        self.lists(&["あおくま", "コヨーテ"]);
        self.lists(&["Ada Primrose", "三宅 合"]);
        self.press("<enter>");
        self.shows_below(&told);
        self.lists(&["あおくま", "コヨーテ"]);
        self.lists(&["Ada Primrose", "三宅 合"]);
    }

    /// An error of the morning is corrected in the evening, and the correction is undone again for the final numbers.
    pub(crate) fn the_late_correction(&mut self) {
        let before = self.ratings();
        are_the_final_ratings(&before);
        let say = &self.words.screen.tournament;
        self.press("[");
        self.shows(&format!("[{}]", say.matches()));
        self.record(LATE_CORRECTION);
        let of = |list: &[(String, f64)], who: &str| {
            list.iter().find(|(name, _)| name == who).expect("rated").1
        };
        let after = self.ratings();
        assert!(of(&after, "まるみさん") > of(&before, "まるみさん"));
        assert!((of(&after, "コヨーテ") - of(&before, "コヨーテ")).abs() > 1e-9);
        self.turn_to(say.standings());
        // It changes no place.
        let corrected: Vec<String> = STANDINGS
            .lines()
            .map(|line| match line {
                "A 1 あおくま 3 4 6" => "A 1 あおくま 3 3 6".to_owned(),
                "A 4 まるみさん 0 -6 0" => "A 4 まるみさん 0 -5 1".to_owned(),
                same => same.to_owned(),
            })
            .collect();
        self.stand_as(&corrected.iter().map(String::as_str).collect::<Vec<_>>());
        self.press("u");
        self.stand_as(&STANDINGS.lines().collect::<Vec<_>>());
        are_the_final_ratings(&self.ratings());
    }

    /// The day is closed, and everybody may see the winner and the ratings.
    pub(crate) fn the_evening(&mut self) {
        let say = &self.words.screen;
        self.press("] c");
        self.shows(&say.tournament.ask.close(DAY));
        self.press("y");
        self.until_kept(|club| club.tournament(CUP).is_some_and(|day| day.phase == Phase::Closed));
        for places in
            [["1", "コヨーテ"], ["2", "あおくま"], ["3", "Ada Primrose"], ["4", "三宅 合"]]
        {
            self.select(&places);
        }
        // Five games make a place, a narrow interval takes more than a day, and a club may ask for no game at all.
        self.press("3");
        self.selects(&["1 ", "コヨーテ", " 1651.29 "]);
        self.press("R <up> <up> 1 5 0 <enter>");
        self.selects(&["コヨーテ", " 1651? "]);
        self.press("R <up> <up> <backspace> <backspace> <backspace> <up> <backspace> 0 <enter>");
        self.selects(&["1 ", "コヨーテ", " 1651.29 "]);
        self.press("e");
        self.shows(say.export.lead());
        self.press(&format!("{CSV} <enter>"));
        self.hides(say.export.lead());
        self.shows_below("ranking-");
        self.is_handed_out();
        self.is_clean();
    }

    /// The table written next to the club's file has every rank, name and rating.
    fn is_handed_out(&self) {
        let folder = self.hands.file().parent().expect("a folder").to_owned();
        let files =
            fs::read_dir(folder).expect("the folder").map(|file| file.expect("a file").path());
        let csv =
            |path: &std::path::PathBuf| path.extension().is_some_and(|ending| ending == "csv");
        let table = files.into_iter().find(csv).expect("a table");
        let mut reader = csv::Reader::from_path(table).expect("the table");
        let lines: Vec<csv::StringRecord> =
            reader.records().map(|line| line.expect("a line")).collect();
        assert_eq!(lines.len(), RATINGS.len());
        for ((line, (name, rating)), rank) in lines.iter().zip(RATINGS).zip(1..) {
            let written: f64 = line[3].parse().expect("a rating");
            assert_eq!((&line[0], &line[2]), (rank.to_string().as_str(), name));
            assert!((written - rating).abs() <= 0.005 + 1e-9, "{name}: {written}, not {rating}");
        }
    }
}

/// The action by which another desk records the result of a match of the knock-out.
fn recorded(club: &Club, line: &str) -> Action {
    let [a, score, b] = result(line);
    let known = |name: &str| club.registry().iter().find(|player| player.name == name);
    let sides = [a, b].map(|name| known(name).expect("registered").id);
    let day = club.tournament(CUP).expect("the day");
    let no = day.matches_of(2).find(|found| found.players() == Some(sides)).expect("drawn").no;
    let games = score.split('-').map(|games| games.parse().expect("games")).collect::<Vec<u32>>();
    let outcome = Outcome::Score(Score::new(games[0], games[1]));
    Action::RecordResult(RecordResult { tournament: CUP, no, sides, outcome, played_on: today() })
}
