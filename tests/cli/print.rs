//! Sheets to print.

use super::{Shell, text};

fn hall() -> Shell {
    let shell = Shell::new();
    for line in [
        "player add Ada",
        "player add Bea",
        "player add Cem",
        "tournament new Cup --format single-elimination --first-to 2",
        "tournament enter Cup Ada Bea Cem",
    ] {
        shell.data(line);
    }
    shell
}

#[test]
fn sheets_are_printed_to_standard_output_and_to_files() {
    let shell = hall();
    assert!(
        shell.refused("print bracket Cup").contains("Bracket of Cup: there is nothing to print")
    );
    shell.data("tournament start Cup");
    for what in
        ["bracket Cup", "score-sheets Cup", "pairings Cup", "standings Cup", "ranking", "cards"]
    {
        let page = shell.data(&format!("print {what}"));
        assert!(page.starts_with("<!DOCTYPE html>") && page.contains("Cem"), "{what}: {page}");
        assert!(page.contains("size:A4 portrait"), "{what}");
    }
    let letter = shell.data("print cards --paper letter");
    assert!(letter.contains("size:letter portrait"));
    assert_eq!(shell.data("print bracket Cup --out bracket.html"), "");
    assert!(
        shell
            .refused("print cross-table Cup")
            .contains("Cross table of Cup: there is nothing to print")
    );
}

#[test]
fn cards_for_the_tables_are_printed_for_one_event_and_for_all() {
    let shell = Shell::new();
    for line in ["player add Ada", "tables set 1 2"] {
        shell.data(line);
    }
    assert!(shell.refused("print table-cards").contains("no tournament is open"));
    let shell = hall();
    for line in ["tables set 1 2", "tournament new Other --format round-robin --first-to 2"] {
        shell.data(line);
    }
    let cards = |line: &str| shell.data(line).matches("<div class=\"card\">").count();
    assert_eq!(cards("print table-cards Other"), 2);
    shell.data("tournament set Cup --tables 2");
    assert_eq!([cards("print table-cards Other"), cards("print table-cards")], [1, 2]);
}

#[test]
fn certificates_are_printed_by_the_built_in_or_an_own_template() {
    let shell = hall();
    assert!(
        shell
            .refused("print certificates Cup")
            .contains("Certificates of Cup: there is nothing to print")
    );
    shell.data("tournament start Cup");
    shell.data("tournament result Cup 1 2-0");
    shell.data("tournament result Cup 2 2-0");
    let page = shell.data("print certificates Cup");
    let count = |page: &str, part: &str| page.matches(part).count();
    assert_eq!((count(&page, "<svg"), count(&page, "<header>")), (3, 0), "{page}");
    assert!(page.contains(">1st place</text>") && page.contains(">Cup</text>"), "{page}");
    assert!(page.contains("class=\"sheet wide\""), "{page}");
    shell.data("player set Bea --categories Women --club 'Lamps & Co'");
    shell.data("tournament prizes Cup --set '¥3000; Cup' --set 'Women: Flowers'");
    let own = "<?xml version='1.0'?>\n<svg viewBox=\"0 0 10 20\">\n<text font-size=\"4\" data-fit=\"8\">{name}</text>\
               <text>{place}|{category}|{prize}|{club}</text></svg>\n";
    shell.write("own.svg", own);
    let page = shell.data("print certificates Cup --template own.svg");
    assert!(page.contains(">1||¥3000|") && page.contains("Lamps &amp; Co</text>"), "{page}");
    assert!(page.contains("|Women|Flowers|") || page.contains("|Cup|Lamps &amp; Co"), "{page}");
    assert!(!page.contains("<?xml") && !page.contains("class=\"sheet wide\""), "{page}");
    shell.write("own.svg", own.replace("{club}", "{clbu}"));
    let refused = shell.refused("print certificates Cup --template own.svg");
    for part in ["own.svg:3", "no field {clbu}", "{title}, {placing}"] {
        assert!(refused.contains(part), "{part}: {refused}");
    }
    assert!(shell.refused("print certificates Cup --template no.svg").contains("no.svg"));
}

#[test]
fn what_cannot_be_printed_says_its_own_reason() {
    let shell = hall();
    shell.data("tournament start Cup");
    for (line, why) in [
        ("print cards Cup", "leave the tournament out"),
        ("print prizes Cup", "no prizes are set"),
        ("print prizes Cup", "`banzuke tournament prizes T1 --set"),
        ("print table-cards Cup", "`banzuke tables set 1 2 3`"),
        ("print table-cards", "`banzuke tables set 1 2 3`"),
        ("print certificates Cup", "a place that is certain"),
    ] {
        let told = text(&shell.run(line).stderr);
        assert!(told.contains(why), "{line}: {told}");
    }
}

/// Four play a Swiss; its two best play a knockout.
#[test]
fn a_stage_is_exported_and_printed_by_itself() {
    let shell = hall();
    shell.data("player add Dan");
    shell.data("tournament new Two --format swiss --rounds 1 --first-to 1 --seeding entry");
    shell.data("tournament stage add Two --advance 2 --format single-elimination --first-to 1");
    shell.data("tournament enter Two Ada Bea Cem Dan");
    shell.data("tournament start Two");
    let page = shell.data("print pairings Two");
    assert!(page.contains(">First move<") && page.contains(">Board<"), "{page}");
    for line in ["result Two 1 1-0", "result Two 2 1-0"] {
        shell.data(&format!("tournament {line}"));
    }
    // Two have won, and lots draw their order; who has won is not known here.
    for pair in ["Ada Bea", "Ada Dan", "Cem Bea", "Cem Dan"] {
        shell.run(&format!("tournament break-tie Two {pair}"));
    }
    shell.data("tournament start Two");
    let own = shell.data("export standings Two --stage 1");
    assert_eq!(own, shell.data("tournament standings Two --stage 1 --format csv"));
    assert!(own.contains(",BH") && own != shell.data("export standings Two"), "{own}");
    let count = |line: &str| shell.data(line).lines().count();
    assert_eq!([count("export matches Two --stage 1"), count("export matches Two")], [3, 4]);
    assert_eq!(count("export bracket Two --stage 2"), 2);
    assert!(shell.refused("export bracket Two --stage 1").contains("no sheet"));
    assert!(shell.refused("export standings Two --stage 3").contains("stage 3"));
    for line in ["export fees Two --stage 1", "print pairings Two --stage 1"] {
        assert!(text(&shell.run(line).stderr).contains("--stage goes only with"), "{line}");
    }
    let page = shell.data("print standings Two --stage 1");
    assert!(page.contains("Stage 1") && page.contains("Buchholz"), "{page}");
    assert!(shell.refused("print bracket Two --stage 1").contains("nothing to print"));
}

/// Four play a knockout; the semi-finals are over.
#[test]
fn before_the_final_its_prizes_are_open_and_only_decided_places_have_certificates() {
    let shell = hall();
    shell.data("player add Dan");
    shell.data("tournament new K --format single-elimination --first-to 1 --seeding entry");
    shell.data("tournament enter K Ada Bea Cem Dan");
    shell.data("tournament start K");
    shell.data("tournament prizes K --set '100; 50; 20'");
    // Beside Dan there will be another third, who shares the money.
    shell.data("tournament result K 1 1-0");
    assert!(shell.refused("print certificates K").contains("nothing to print"));
    shell.data("tournament result K 2 1-0");
    let page = shell.data("print certificates K");
    let places = |place: &str| page.matches(&format!(">{place} place</text>")).count();
    assert_eq!([places("1st"), places("2nd"), places("3rd")], [0, 0, 2], "{page}");
    let prizes = "tournament prizes K --format csv";
    let lines = shell.data(prizes);
    assert!(lines.contains(",1,,,100,100,,\n") && lines.contains(",2,,,50,50,,\n"), "{lines}");
    assert_eq!(lines.matches(",10,10,3-4,").count(), 2, "{lines}");
    shell.data("tournament result K 3 1-0");
    let lines = shell.data(prizes);
    assert!(lines.contains("Ada,100,100,,"), "{lines}");
    assert_eq!(shell.data("print certificates K").matches("<svg").count(), 4);
}

#[test]
fn players_tied_on_everything_have_the_better_place_on_their_certificates() {
    let shell = hall();
    shell.data("tournament new Ring --format round-robin --first-to 1");
    shell.data("tournament enter Ring Ada Bea Cem");
    shell.data("tournament start Ring");
    let matches = shell.data("tournament matches Ring --format csv");
    let mut lines = matches.lines();
    let heads: Vec<&str> = lines.next().expect("headings").split(',').collect();
    let at = |name: &str| heads.iter().position(|head| *head == name).expect(name);
    let names = (at("match"), at("entrant_a"), at("entrant_b"));
    for line in lines {
        let cells: Vec<&str> = line.split(',').collect();
        // Each beats the next in turn.
        let is_first = matches!(
            (cells[names.1], cells[names.2]),
            ("Ada", "Bea") | ("Bea", "Cem") | ("Cem", "Ada")
        );
        let score = if is_first { "1-0" } else { "0-1" };
        shell.data(&format!("tournament result Ring {} {score}", cells[names.0]));
    }
    shell.data("tournament prizes Ring --set '300; 200; 100'");
    let page = shell.data("print certificates Ring");
    assert_eq!(page.matches(">1st place</text>").count(), 3, "{page}");
    assert_eq!(page.matches(">200</text>").count(), 3, "their money is shared: {page}");
    shell.data("tournament prizes Ring --set 'Cup; Medal'");
    let page = shell.data("print certificates Ring");
    assert_eq!([page.matches("<svg").count(), page.matches("Cup").count()], [3, 0], "{page}");
    assert_eq!(shell.data("tournament prizes Ring --format csv").matches(",draw lots").count(), 3);
}

#[test]
fn a_certificate_names_the_place_that_was_reached() {
    let shell = hall();
    shell.data("tournament new Ring --format round-robin --first-to 1");
    shell.data("tournament enter Ring Ada Bea Cem");
    shell.data("tournament start Ring");
    let matches = shell.data("tournament matches Ring --format csv");
    for (line, no) in matches.lines().skip(1).zip(1..) {
        let at = |name: &str| line.find(name);
        let [ada, bea, cem] = ["Ada", "Bea", "Cem"].map(at);
        // Ada beats all, and Bea beats Cem.
        let is_first = match (ada, bea, cem) {
            (Some(ada), other, third) => Some(ada) < other.or(third),
            (None, bea, cem) => bea < cem,
        };
        shell
            .data(&format!("tournament result Ring {no} {}", if is_first { "1-0" } else { "0-1" }));
    }
    shell.data("player set Bea --categories Women");
    shell.data("player set Ada --categories Women");
    shell.data("tournament prizes Ring --set 'Cup; Book' --set 'Women: ¥500'");
    let page = shell.data("print certificates Ring");
    let places = |place: &str| page.matches(&format!(">{place} place</text>")).count();
    assert_eq!([places("1st"), places("2nd"), places("3rd")], [1, 1, 1], "{page}");
}

#[test]
fn a_ranking_is_printed_as_it_is_exported() {
    let shell = Shell::new();
    let header = "event,round,player_a,player_b,games_a,games_b,date\n".to_owned();
    let days = "Winter,1,Ada,Bea,2,0,2026-01-10\nSpring,1,Bea,Coco,2,0,2026-02-01\n";
    shell.write("results.csv", header + days);
    shell.data("import results results.csv");
    let now = shell.data("print ranking");
    assert!(now.contains("Coco") && !now.contains("Gained"), "{now}");
    let winter = shell.data("print ranking --as-of 2026-01-31");
    assert!(!winter.contains("Coco") && winter.contains("2026-01-31"), "{winter}");
    let spring = shell.data("print ranking --top 1 --since Spring --without-hands");
    assert!(spring.contains("Gained") && spring.contains("No hands"), "{spring}");
    assert!(!spring.contains("Coco"), "{spring}");
    assert!(spring.contains("main: gains since 2026-02-01"), "{spring}");
    let page = shell.data("export ranking --since 2026-01-10 --format html");
    assert!(page.contains("main: gains since 2026-01-10"), "{page}");
    let told = text(&shell.run("export ranking --since 2026-02-01 --as-of 2026-01-31").stderr);
    assert!(told.contains("--since 2026-02-01 is later than --as-of 2026-01-31"), "{told}");
}

#[test]
fn what_does_not_go_together_is_refused() {
    let shell = hall();
    let misused = |line: &str| {
        let output = shell.run(line);
        assert_eq!(output.status.code(), Some(2), "{line}");
        text(&output.stderr)
    };
    assert!(misused("print bracket").contains("bracket needs TOURNAMENT"));
    assert!(misused("print ranking Cup").contains("this sheet is not about one tournament"));
    assert!(misused("print cards --list main").contains("--list goes only with ranking"));
    assert!(misused("print bracket Cup --top 3").contains("--top goes only with ranking"));
    assert!(misused("print ranking --w2 9").contains("goes only with ranking --model"));
    let template = misused("print bracket Cup --template own.svg");
    assert!(template.contains("--template goes only with certificates"), "{template}");
    assert!(shell.refused("print bracket Nowhere").contains("Nowhere"));
}

#[test]
fn namesakes_in_one_tournament_are_told_apart() {
    let shell = Shell::new();
    shell.write("players.csv", "name,club\n佐藤健,渋谷\n佐藤健,新宿\nBob,渋谷\nBob,\nBob,\n");
    shell.data("import players players.csv --duplicates new");
    shell.data("tournament new Cup --format single-elimination --first-to 1");
    shell.data("tournament enter Cup P0001-3 P0002-1 P0003-0 P0004-8");
    shell.data("tournament start Cup");
    shell.data("print where-to-play Cup --out wall.html");
    let wall = std::fs::read_to_string(shell.path("wall.html")).expect("a sheet");
    shell.data("export bracket Cup --format svg --output bracket.svg");
    let bracket = std::fs::read_to_string(shell.path("bracket.svg")).expect("a drawing");
    for name in ["佐藤健 (渋谷)", "佐藤健 (新宿)", "Bob (渋谷)", "Bob (P0004-8)"] {
        assert!(wall.contains(name) && bracket.contains(name), "{name}: {wall}");
    }
    let pairings = shell.data("export pairings Cup");
    assert!(pairings.contains("Bob (渋谷)") && pairings.contains("Bob (P0004-8)"), "{pairings}");
    let said = shell.run("tournament result Cup 1 1-0");
    let said = super::text(&said.stderr);
    assert!(said.contains("健 (") && said.contains("Bob ("), "{said}");
    shell.data("tournament new Other --format single-elimination --first-to 1");
    shell.data("tournament enter Other P0001-3 P0005-6");
    shell.data("tournament start Other");
    shell.data("export bracket Other --format svg --output bracket.svg");
    let bracket = std::fs::read_to_string(shell.path("bracket.svg")).expect("a drawing");
    assert!(bracket.contains(">Bob<"), "a namesake elsewhere is no matter: {bracket}");
}
