//! Records of matches: the winners, and where they are shown.

use super::Shell;

const HEADER: &str = "event,round,player_a,player_b,games_a,games_b,date\n";

/// Two groups of three, then a knock-out: Ada has the most points, Cid won the final.
const GROUPS: &str = "Cup,Group A,Ada,Bea,2,0,2016-01-14
Cup,Group A,Ada,Eve,2,0,2016-01-14
Cup,Group A,Bea,Eve,0,2,2016-01-14
Cup,Group B,Cid,Dan,2,1,2016-01-14
Cup,Group B,Cid,Fay,1,2,2016-01-14
Cup,Group B,Dan,Fay,2,0,2016-01-14
Cup,{semi},Ada,Dan,2,0,2016-01-14
Cup,{semi},Cid,Eve,2,1,2016-01-14
Cup,{final},Cid,Ada,2,1,2016-01-14
";

/// The winner by the site's page and by its list of events, and the place of each player on the page.
fn told(shell: &Shell) -> (String, Vec<(String, String)>) {
    shell.data("site --out public");
    let page = text_of(&shell.read("public/en/events/1.html"));
    let winner = page
        .split("Winner: ")
        .nth(1)
        .map(|rest| rest.split_whitespace().next().unwrap_or_default());
    let list = text_of(&shell.read("public/en/events.html"));
    let row = list.split(" Made with").next().unwrap_or_default();
    // Without a winner the row ends with the number of matches.
    let is_none = row.ends_with("closed") || row.ends_with(|sign: char| sign.is_ascii_digit());
    assert!(winner.map_or(is_none, |winner| row.ends_with(winner)), "{list}");
    let names = shell.data("export players --columns name");
    let place = |name: &str| {
        let at = names.lines().skip(1).position(|line| line == name).expect("a player") + 1;
        let page = text_of(&shell.read(&format!("public/en/players/P{at:04}.html")));
        let before = page.split_once(" of ")?.0.split_whitespace().last()?;
        before
            .starts_with(|c: char| c.is_ascii_digit())
            .then(|| (name.to_owned(), before.to_owned()))
    };
    let places = names.lines().skip(1).filter_map(place).collect();
    (winner.unwrap_or("none").to_owned(), places)
}

/// The text of a page without its tags.
fn text_of(page: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    for letter in page.chars() {
        match letter {
            '<' => inside = true,
            '>' => {
                inside = false;
                text.push(' ');
            }
            letter if !inside => text.push(letter),
            _ => {}
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace("Winner : ", "Winner: ")
}

fn places(named: &[(&str, &str)]) -> Vec<(String, String)> {
    named.iter().map(|(name, place)| ((*name).to_owned(), (*place).to_owned())).collect()
}

#[test]
fn the_winner_of_a_record_won_its_last_match_or_nothing_is_said() {
    let groups = |semi: &str, last: &str| GROUPS.replace("{semi}", semi).replace("{final}", last);
    let knock_out = "Cup,1,Ada,Bea,2,0,\nCup,1,Cid,Dan,2,1,\nCup,2,Cid,Ada,2,1,\n";
    let no_final =
        "Cup,1,Ada,Bea,2,0,\nCup,1,Cid,Dan,2,1,\nCup,2,Cid,Ada,2,1,\nCup,2,Bea,Dan,2,0,\n";
    let stays = "Cup,1,Ada,Bea,2,1,\nCup,1,Ada,Cid,2,1,\nCup,1,Dan,Ada,2,0,\n";
    let league = "Cup,1,Ada,Bea,2,1,\nCup,1,Cid,Ada,2,1,\nCup,1,Bea,Cid,2,0,\n";
    let evening = "Cup,night,Ada,Bea,2,1,\nCup,night,Bea,Cid,2,1,\nCup,night,Cid,Ada,2,0,\nCup,night,Ada,Bea,2,0,\n";
    let double = "Cup,W1,Ada,Bea,2,0,\nCup,W1,Cid,Dan,2,0,\nCup,WF,Ada,Cid,2,0,\nCup,L1,Bea,Dan,2,0,\n\
        Cup,LF,Cid,Bea,2,1,\nCup,GF,Ada,Cid,1,2,\nCup,GF,Cid,Ada,2,0,\n";
    let two = "Cup,A Final,Ada,Bea,2,0,\nCup,B Final,Cid,Dan,2,0,\n";
    let twice = "Cup,Final,Ada,Bea,2,0,\nCup,Final,Bea,Ada,2,0,\n";
    for (rows, winner, runner_up) in [
        (groups("Semi-final", "Final"), "Cid", "Ada"),
        (groups("準決勝", "決勝"), "Cid", "Ada"),
        (groups("KO", "KO"), "Cid", "Ada"),
        (knock_out.to_owned(), "Cid", "Ada"),
        (double.to_owned(), "Cid", "Ada"),
        (stays.to_owned(), "Dan", "Ada"),
        (no_final.to_owned(), "none", ""),
        (league.to_owned(), "none", ""),
        (evening.to_owned(), "none", ""),
        (two.to_owned(), "none", ""),
        (twice.to_owned(), "none", ""),
    ] {
        let shell = Shell::new();
        shell.write("cup.csv", format!("{HEADER}{rows}"));
        shell.data("import results cup.csv");
        let (won, mut placed) = told(&shell);
        let mut wanted = places(&[(winner, "1st"), (runner_up, "2nd")]);
        wanted.retain(|_| winner != "none");
        wanted.sort();
        placed.sort();
        assert_eq!((won.as_str(), &placed), (winner, &wanted), "{rows}");
        let phase = shell.data("tournament list");
        assert!(phase.contains("recorded") && !phase.contains("running"), "{phase}");
    }
}

#[test]
fn places_of_a_record_are_said_where_its_matches_do_not_tell_them() {
    let shell = Shell::new();
    shell.write("cup.csv", format!("{HEADER}Cup,1,Ada,Bea,2,0,\nCup,1,Cid,Dan,2,1,\nCup,2,Cid,Bea,2,1,\nCup,2,Ada,Dan,0,2,\n"));
    shell.data("import results cup.csv");
    assert_eq!(told(&shell), ("none".to_owned(), Vec::new()));
    shell.data("tournament places Cup Dan Ada Cid");
    assert_eq!(
        told(&shell),
        ("Dan".to_owned(), places(&[("Ada", "2nd"), ("Cid", "3rd"), ("Dan", "1st")]))
    );
    let standings = shell.data("export standings Cup --columns rank,name");
    assert!(standings.contains("1,Dan\n2,Ada\n3,Cid\n"), "{standings}");
    shell.data("tournament close Cup");
    shell.data("tournament set Cup --winner Bea");
    assert_eq!(told(&shell), ("Bea".to_owned(), places(&[("Bea", "1st")])));
    shell.data("undo");
    assert_eq!(told(&shell).0.as_str(), "Dan");
    shell.data("tournament places Cup --none");
    assert_eq!(told(&shell), ("none".to_owned(), Vec::new()));
    shell.data("player add Gus");
    for (line, why) in [
        ("tournament places Cup Ada Ada", "is named twice"),
        ("tournament set Cup --winner Gus", "is not an entrant"),
    ] {
        let refused = shell.refused(line);
        assert!(refused.contains(why), "{refused}");
    }
    shell.data("tournament new Drawn --format round-robin --first-to 1");
    let refused = shell.refused("tournament places Drawn Ada");
    assert!(refused.contains("come from its pairings"), "{refused}");
    shell.data("check");
}

/// S3's events had players whose matches were not broadcast: they are entered, but have no rated match.
#[test]
fn a_record_holds_entrants_without_a_match() {
    let shell = Shell::new();
    shell.write("cup.csv", format!("{HEADER}Cup,Final,Ada,Bea,2,0,2016-01-14\n"));
    shell.data("import results cup.csv");
    shell.data("player add Gus");
    shell.data("player add Zoe");
    shell.data("tournament enter Cup Gus Zoe");
    shell.data("site --out public");
    let page = text_of(&shell.read("public/en/events/1.html"));
    assert!(page.contains("4 entrants") && page.contains("Gus"), "{page}");
    assert!(!shell.data("export history").contains("Gus"));
    shell.data("tournament remove Cup Zoe");
    let refused = shell.refused("tournament remove Cup Ada");
    assert!(refused.contains("Cup"), "{refused}");
    assert!(shell.data("tournament list").contains("  3 "), "three entrants");
    shell.data("check");
}

#[test]
fn a_match_of_which_the_winner_alone_is_known_moves_on_and_is_not_rated() {
    let shell = Shell::new();
    for name in ["Ada", "Bea", "Coco", "Dan"] {
        shell.data(&format!("player add {name}"));
    }
    for line in [
        "tournament new Cup --format single-elimination --first-to 2 --seeding entry",
        "tournament enter Cup Ada Bea Coco Dan",
        "tournament start Cup",
        "tournament winner-only Cup 1 Dan",
        "tournament result Cup 2 2-0",
    ] {
        shell.data(line);
    }
    let last = shell.data("export matches Cup --columns entrant_a,entrant_b,games_a,winner,state");
    assert!(last.ends_with("Dan,Bea,,,ready\n"), "{last}");
    shell.data("tournament correct Cup 2 --winner-only Coco");
    let last = shell.data("export matches Cup --columns entrant_a,entrant_b,state");
    assert!(last.ends_with("Dan,Coco,ready\n"), "{last}");
    assert_eq!(shell.data("export history").lines().count(), 1, "nothing is rated");
    shell.data("tournament result Cup 3 2-1");
    let shown = shell.data("tournament matches Cup");
    assert!(shown.contains("finished"), "{shown}");
    // It goes out and comes in as it is; a list that names a winner and nothing else has a game of it, as before.
    let rows = shell
        .data("export matches --columns event,round,player_a,player_b,games_a,games_b,exit,winner");
    assert!(rows.contains(",,,winner only,b\n"), "{rows}");
    shell.write("matches.csv", shell.data("export matches"));
    shell.data("--db other.db import results matches.csv");
    let line = "export matches --columns round,player_a,player_b,games_a,exit,winner";
    assert_eq!(shell.data(&format!("--db other.db {line}")), shell.data(line));
    assert_eq!(shell.data("--db other.db export history").lines().count(), 1 + 2, "the final");
    shell.data("check");
}

/// In a list with scores, a blank score is unknown; a list without scores has one game in each row.
#[test]
fn a_row_without_its_score_among_others_is_not_rated() {
    for (header, rows, rated) in [
        ("player_a,player_b,games_a,games_b,winner", "Ada,Bea,2,1,\nCoco,Dan,,,b\n", 1),
        ("winner,loser,score", "Ada,Bea,2-1\nDan,Coco,\n", 1),
        ("winner,loser", "Ada,Bea\nDan,Coco\n", 2),
    ] {
        let shell = Shell::new();
        shell.write("night.csv", format!("{header}\n{rows}"));
        shell.data("import results night.csv");
        let matches = shell.data("export matches --columns player_a,player_b,games_a,exit,winner");
        let is_unrated = matches.contains("winner only");
        assert_eq!(is_unrated, rated == 1, "{matches}");
        assert_eq!(shell.data("export history").lines().count(), 1 + 2 * rated, "{matches}");
    }
}
