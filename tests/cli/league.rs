//! A league over several evenings by commands: days of rounds, a
//! postponed match with a day, the list of a player, a calendar.

use super::Shell;

/// Four who play each other.
fn league(name: &str) -> Shell {
    let shell = Shell::new();
    for name in ["Ada", "Bea", "Coco", "渡辺"] {
        shell.data(&format!("player add {name}"));
    }
    shell.data(&format!("tournament new '{name}' --format round-robin --first-to 2"));
    shell.data("tournament enter T1 Ada Bea Coco 渡辺");
    shell.data("tournament start T1");
    shell
}

#[test]
fn a_league_of_four_evenings() {
    let mut shell = league("League");
    shell.play(
        "tournament set League --days '1: 2026-11-20; 2: 2027-12-03; 3: 2027-12-10'
         postpone League 1 --until 2027-12-17
         queue
         tournament show League
         print score-sheets League -o sheets.html
         tournament fixtures League Ada
         --lang ja tournament fixtures League 渡辺
         resume League 1
         tournament set League --days none
         tournament set League --days '1-2: soon'
         tournament set League --days '1-2: 2026-12-03; 2: 2026-12-10'
         tournament fixtures League -o league.csv",
    );
    insta::assert_snapshot!(shell.transcript());
    let printed = std::fs::read_to_string(shell.path("sheets.html")).expect("sheets");
    // Of the first evening: the other match was put off.
    assert_eq!(printed.matches("class=\"score\"").count(), 1);
}

#[test]
fn a_calendar_has_an_event_for_each_match_with_a_day() {
    let shell = league("Winter, League");
    shell.data("tournament set T1 --days '1: 2026-12-03; 2: 2026-12-10'");
    let of = |line: &str| {
        let text = shell.data(line);
        assert!(text.starts_with("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:"), "{text}");
        assert!(text.ends_with("END:VCALENDAR\r\n"), "{text}");
        assert!(text.split("\r\n").all(|line| line.len() <= 75 && !line.contains('\n')), "{text}");
        text.replace("\r\n ", "")
    };
    let all = of("tournament fixtures T1 --ics");
    assert_eq!(all.matches("BEGIN:VEVENT").count(), 4, "the third round has no day");
    let own = of("tournament fixtures T1 渡辺 --ics");
    assert_eq!(own.matches("BEGIN:VEVENT").count(), 2);
    assert!(own.contains("DTSTART;VALUE=DATE:20261203\r\nSUMMARY:Winter\\, League"), "{own}");
    // A match that is moved keeps its name, so that a calendar moves it too.
    let ids = |text: &str| -> Vec<String> {
        text.lines().filter(|line| line.starts_with("UID:")).map(str::to_owned).collect()
    };
    shell.data("postpone T1 1 --until 2026-12-24");
    let moved = of("tournament fixtures T1 --ics");
    assert!(moved.contains("DATE:20261224"));
    let (mut before, mut after) = (ids(&all), ids(&moved));
    before.sort();
    after.sort();
    assert_eq!(before, after);
    shell.data("tournament fixtures T1 Ada -o ada.ics");
    let written = std::fs::read_to_string(shell.path("ada.ics")).expect("a calendar");
    assert_eq!(written.matches("BEGIN:VEVENT").count(), 2);
}
