//! A register: events that clubs hand in, and what comes back.

use std::collections::BTreeSet;

use super::Shell;

/// Two clubs of whose players one is the same person, and a day of each.
fn clubs() -> Shell {
    let shell = Shell::new();
    let header = "event,round,player_a,player_b,games_a,games_b,date\n";
    let east = "Autumn Cup,1,Ada Primrose,もりの かえで,2,1,2026-10-03\n\
                Autumn Cup,1,Bea,Coco,0,2,2026-10-03\nAutumn Cup,2,Ada Primrose,Coco,2,0,2026-10-03\n";
    let west =
        "Autumn Cup,1,Ada Primrose,Dan,2,0,2026-10-02\nAutumn Cup,1,Eve,Coko,2,1,2026-10-02\n";
    shell.write("east.csv", [header, east].concat());
    shell.write("west.csv", [header, west].concat());
    shell.data("--db east.db import results east.csv");
    shell.data("--db west.db import results west.csv");
    shell
}

#[test]
fn events_are_handed_in_once_and_corrected_ones_replace_what_was() {
    let mut shell = clubs();
    shell.play(
        "--db east.db federation hand-in T1 --as East -o east.json
         --db west.db federation hand-in T1 --as West -o west.json
         --db register.db federation take-in east.json
         --db register.db federation take-in west.json east.json
         --db register.db tournament list
         --db register.db export players --format csv --columns number,name,external_ids
         --db register.db export ranking --format csv --columns rank,name,rating
         --db west.db tournament correct T1 1 1-2 --reason 'read the wrong way round'
         --db west.db federation hand-in T1 --as West -o west2.json
         --db register.db federation take-in west2.json west2.json
         --db register.db tournament list
         --db register.db export ranking --format csv --columns rank,name,rating
         --db register.db undo
         --db register.db export ranking --format csv --columns rank,name,rating
         --db east.db federation fetch register.db --as East --dry-run
         --db east.db federation fetch register.db --as East
         --db east.db federation fetch register.db --as East
         --db east.db export ranking --list register --format csv --columns rank,name,rating
         --db east.db player show Coco
         --db register.db federation take-in west.csv
         --lang ja --db register.db federation take-in east.csv west.json",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// What the register has is what one file with all results has, whoever handed in what and when.
#[test]
fn the_registers_ratings_are_those_of_all_results_together() {
    let shell = clubs();
    let all = shell.read("east.csv")
        + &shell
            .read("west.csv")
            .lines()
            .skip(1)
            .map(|line| format!("{}\n", line.replace("Autumn Cup", "West Cup")))
            .collect::<String>();
    shell.write("all.csv", all);
    shell.data("--db all.db import results all.csv --duplicates new");
    for club in ["west", "east"] {
        shell.data(&format!("--db {club}.db federation hand-in T1 --as {club} -o {club}.json"));
        shell.data(&format!("--db register.db federation take-in {club}.json"));
    }
    let ratings = |file: &str| {
        let all = shell.data(&format!("--db {file} export ranking --format csv --columns name,rating"));
        all.lines().map(str::to_owned).collect::<BTreeSet<String>>()
    };
    assert_eq!(ratings("register.db"), ratings("all.db"));
}
