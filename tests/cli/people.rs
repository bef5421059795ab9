//! Players and rating lists.

use super::Shell;

#[test]
fn players_are_registered_found_and_changed() {
    let mut shell = Shell::new();
    shell.play(
        "player list
         player add あおくま --reading あおくま --club 札幌
         player add 'Nakano Ryo' --reading 'なかの りょう' --alias 'Ryo NAKANO'
         player add TM
         player add 2
         player add アオクマ
         player add あおくま --namesake
         player add '  '
         player list
         player list nakno
         player list --format csv
         player show ryo
         player show 'RYO　NAKANO'
         player show P0003-9
         player show P0003-0
         player show 2
         player show P2
         player show あおくま
         player show 99
         player rename TM ' Ｔ.M. '
         player rename ＴＭ 'Ｔ.M.'
         player set TM --club 函館 --note 'late on Sundays'
         player set TM --club ''
         player set TM
         player alias add TM てぃーえむ
         player alias add TM 'Nakano Ryo'
         player alias remove TM てぃーえむ
         player alias remove TM てぃーえむ
         player show TM",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// In commands, names are told apart as in the search: old forms of kanji and spaces do not count.
#[test]
fn a_name_is_found_without_its_space() {
    let shell = Shell::new();
    shell.data("player add '渡邉 和也'");
    shell.data("player add 'Wada Rei'");
    for (typed, name) in
        [("渡邉和也", "渡邉 和也"), ("渡辺　和也", "渡邉 和也"), ("wadarei", "Wada Rei")]
    {
        assert!(shell.data(&format!("player show '{typed}'")).contains(name), "{typed}");
    }
    shell.data("player add 'Wa Darei' --namesake");
    let refused = shell.refused("player show wadarei");
    assert!(refused.contains("P0002") && refused.contains("P0003"), "{refused}");
}

#[test]
fn who_was_entered_twice_has_one_row_in_the_standings() {
    let shell = Shell::new();
    for line in [
        "player add Ada",
        "player add 'Ada P.' --namesake",
        "player add Bea",
        "player add Coco",
        "tournament new Evening --format recorded",
        "tournament match Evening Ada Bea 2-0",
        "tournament match Evening 'Ada P.' Coco 2-0",
        "player merge P0001-3 P0002-1",
    ] {
        shell.data(line);
    }
    let rows = || {
        let table = shell.data("tournament standings Evening --format csv");
        table.lines().skip(1).map(str::to_owned).collect::<Vec<_>>()
    };
    let merged = rows();
    assert!(merged.len() == 3 && merged[0].starts_with("1,P0001-3,Ada,2,2,0,"), "{merged:?}");
    shell.data("player unmerge P0002-1");
    assert_eq!(rows().len(), 4);
    shell.data("check");
}

#[test]
fn rating_lists_are_opened_and_changed() {
    let mut shell = Shell::new();
    shell.play(
        "list show
         list new 'Grand Prix' --k 16 --start 1200
         list new main
         list new Sunday --k 0
         list new Sunday --start 20000
         list set 'grand prix' --k 24.5
         list set sunday --k 24
         list set main
         list show",
    );
    insta::assert_snapshot!(shell.transcript());
}
