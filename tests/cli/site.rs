//! `site`, run several times.

use std::io::Read as _;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use super::{Shell, text};

#[test]
fn what_a_site_is_told_of_its_club_stays_until_it_is_told_otherwise() {
    let shell = Shell::new();
    shell.data("player add TM");
    let heading = || {
        let page = shell.read("public/en/index.html");
        let title = page.split("<title>").nth(1).expect("a title");
        title.split("</title>").next().expect("its end").to_owned()
    };
    shell.data("site --out public --title 'Sapporo Card Club'");
    assert!(heading().contains("Sapporo Card Club"), "{}", heading());
    shell.data("player add Ada");
    shell.data("site --out public");
    assert!(heading().contains("Sapporo Card Club"), "{}", heading());
    shell.data("site --out public --title ''");
    assert!(!heading().contains("Sapporo"), "{}", heading());
}

#[test]
fn the_site_of_another_club_is_named_and_left_alone() {
    let shell = Shell::new();
    shell.data("--db other.db player add Ada");
    shell.data("--db other.db site --out public --title 'Otaru Card Club'");
    shell.data("player add TM");
    let before = shell.read("public/en/index.html");
    let refused = shell.refused("site --out public --title Mine");
    assert!(refused.contains("public has the site of another club, Otaru Card Club"), "{refused}");
    assert_eq!(shell.read("public/en/index.html"), before);
    shell.data("--db other.db site --out public");
}

/// A full disk or a tool that synchronises folders may cut the file off.
#[test]
fn a_site_whose_title_cannot_be_read_keeps_its_pages() {
    let shell = Shell::new();
    shell.data("player add TM");
    shell.data("site --out public --title 'Sapporo Card Club'");
    let before = shell.read("public/en/index.html");
    shell.data("player add Ada");
    for text in ["{\"title\": \"Sapp", "", "[1]", "{\"title\": 1}"] {
        shell.write("public/.banzuke-site.json", text);
        for more in ["", " --title 'Otaru Card Club'"] {
            let refused = shell.refused(&format!("site --out public{more}"));
            assert!(refused.contains("public/.banzuke-site.json"), "{refused}");
        }
        assert_eq!(shell.read("public/en/index.html"), before);
    }
}

#[test]
fn byes_and_the_absent_stand_after_the_matches_of_their_round() {
    let shell = Shell::new();
    shell.write("players.csv", "name\nAda\nBea\nCy\nDee\nEve\nFay\n");
    shell.data("import players players.csv");
    for line in [
        "tournament new P --format swiss --rounds 4 --first-to 1",
        "tournament enter P Ada Bea Cy Dee Eve Fay",
        "tournament start P --lot-number 3",
        "tournament pair-again P --absent Fay --worth half",
        "tournament new R --format round-robin --first-to 1",
        "tournament enter R Ada Bea Cy",
        "tournament start R",
        "site --out public",
    ] {
        shell.data(line);
    }
    let rows = |page: &str| {
        let page = shell.read(page);
        let table = page.split("<table class=\"matches\">").nth(1).expect("the matches");
        let rows = table.split("</table>").next().expect("its end").split("<tr").skip(2);
        let text = |row: &str| {
            let parts = row.split('<').filter_map(|part| part.split_once('>'));
            let words = parts.map(|(_, text)| text.trim()).filter(|text| !text.is_empty());
            words.collect::<Vec<_>>().join(" ")
        };
        rows.map(|row| text(&format!("<tr{row}"))).collect::<Vec<_>>()
    };
    let swiss = rows("public/en/events/1.html");
    assert_eq!(swiss[2..], ["round 1 Eve bye", "round 1 Fay absent"], "{swiss:?}");
    let league = rows("public/ja/events/2.html");
    let is_bye: Vec<bool> = league.iter().map(|row| row.ends_with("BYE")).collect();
    assert_eq!(is_bye, [false, true, false, true, false, true], "{league:?}");
}

/// A site that is updated after each change. Dropping the value ends it.
struct Watched(Child);

impl Drop for Watched {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Waits until something is so, also on a slow machine; fails if it never is.
pub(super) fn soon(what: &str, is_so: impl Fn() -> bool) {
    let end = Instant::now() + Duration::from_mins(1);
    while !is_so() {
        assert!(Instant::now() < end, "never: {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// The first upload lasts until a file appears; results recorded meanwhile are in the next upload.
#[cfg(unix)]
#[test]
fn a_watched_site_follows_the_club_and_never_waits_for_its_upload() {
    let shell = Shell::new();
    shell.data("player add TM");
    let upload =
        "echo run >> runs; test -e go || { while ! test -e go; do sleep 0.05; done; exit 3; }";
    let mut command = shell.command("site --out public --watch --then");
    command.arg(upload).stderr(Stdio::piped());
    let watched = command.spawn();
    let mut watched = Watched(watched.expect("started"));
    let page = |number: &str| shell.path(&format!("public/en/players/{number}.html")).exists();
    let runs =
        || std::fs::read_to_string(shell.path("runs")).map_or(0, |text| text.lines().count());
    soon("the first upload", || runs() == 1);
    shell.data("player add Ada");
    soon("Ada on the site", || page("P0002"));
    shell.data("player add Bea");
    soon("Bea on the site", || page("P0003"));
    assert_eq!(runs(), 1, "the first upload goes on");
    shell.write("go", "");
    soon("the second upload", || runs() == 2);
    shell.data("player add Cy");
    soon("the third upload", || runs() == 3);
    watched.0.kill().expect("it ran");
    let mut said = String::new();
    watched.0.stderr.take().expect("piped").read_to_string(&mut said).expect("text");
    assert!(said.contains("failed (exit status: 3)"), "{said}");
    let refused = shell.run("site --out public --then true");
    assert_eq!(refused.status.code(), Some(2), "an upload is for a site that is watched");
    assert!(text(&refused.stderr).contains("--watch"), "{}", text(&refused.stderr));
}

/// The time from the end of a command to the changed page; `--nocapture` prints it.
#[test]
fn a_watched_site_has_a_change_soon() {
    let shell = Shell::new();
    let players: Vec<String> = (0..300).map(|no| format!("Player {no}")).collect();
    shell.write("players.csv", format!("name\n{}\n", players.join("\n")));
    shell.data("import players players.csv");
    let watched = shell.command("site --out public --watch").stderr(Stdio::null()).spawn();
    let _watched = Watched(watched.expect("started"));
    let page = |number: usize| shell.path(&format!("public/en/players/P{number:04}.html")).exists();
    soon("the site", || page(300));
    let follow = |number: usize| {
        shell.data(&format!("player add 'Late {number}'"));
        let since = Instant::now();
        soon("the new page", || page(number));
        since.elapsed()
    };
    let mut taken: Vec<Duration> = (301..=311).map(follow).collect();
    taken.sort_unstable();
    println!("a change on a watched site: median {:?}, longest {:?}", taken[5], taken[10]);
    // Looking every few seconds would take longer.
    assert!(taken[5] < Duration::from_secs(2), "{taken:?}");
}

#[test]
fn matches_of_a_player_stand_as_they_were_played_with_their_stage() {
    let shell = Shell::new();
    shell.write("players.csv", "name\nAda\nBea\nCy\n");
    shell.data("import players players.csv");
    for line in [
        "tournament new R --format round-robin --first-to 1",
        "tournament stage add R --advance 2 --format single-elimination --first-to 1",
        "tournament enter R Ada Bea Cy",
        "tournament start R",
        "tournament result R 3 1-0",
        "tournament result R 2 1-0",
        "tournament result R 1 1-0",
        "site --out public",
    ] {
        shell.data(line);
    }
    for player in 1..=3 {
        let page = shell.read(&format!("public/en/players/P000{player}.html"));
        let table = page.split("id=\"matches\"").nth(1).expect("the matches");
        let table = table.split("</table>").next().expect("its end");
        let links = table.split("events/1.html#m").skip(1);
        let numbers: Vec<&str> = links.filter_map(|link| link.split('"').next()).collect();
        assert!(numbers.len() == 2 && numbers[0] > numbers[1], "{table}");
        assert_eq!(table.matches(">Stage 1: round").count(), 2, "{table}");
    }
}

#[test]
fn a_person_entered_twice_is_one_of_the_entrants() {
    let shell = Shell::new();
    shell.write("players.csv", "name\nAda\nBea\nCy\nDee\n");
    shell.data("import players players.csv");
    shell.data("tournament new R --format round-robin --first-to 1");
    shell.data("tournament enter R Ada Bea Cy Dee");
    shell.data("tournament start R");
    shell.data("tournament withdraw R Dee --effect void-all");
    shell.data("player merge Ada Dee");
    for no in 1..=6 {
        shell.run(&format!("tournament result R {no} 1-0"));
    }
    shell.data("site --out public");
    let page = shell.read("public/en/players/P0002.html");
    assert!(page.contains(" of 3") && !page.contains(" of 4"), "{page}");
}
