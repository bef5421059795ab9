//! An event by commands that makes every decision that commands can make.

use std::path::Path;
use std::process::Command;

use crate::cli::Shell;
use crate::common::event_day::PLAYERS;

/// One command on each line. Each makes one entry.
const SCRIPT: &str = "
    import players players.csv
    player add カラス --reading からす --club 函館 --alias crow --namesake
    player rename 17 烏丸
    player set 烏丸 --reading からすま
    player set 烏丸 --club none
    player set 烏丸 --note 左利き
    player set 烏丸 --born 1990-04-25
    player set 烏丸 --web-name initials
    alias add 烏丸 crow2
    alias remove 烏丸 crow
    external-id set 烏丸 FIDE 1503014
    player different 烏丸 TM
    list new 速指し --k 24 --start 1200
    list set main --k 30
    tables set 1 2 決勝 --reserved 決勝
    tournament new Day --format groups --groups 2 --first-to 2 --tie-breaks PTS
    tournament stage add Day --advance 2 --format single-elimination --first-to 2
    tournament enter Day 1 2 3 4 5 6 7
    tournament remove Day 7
    tournament order Day 6 5 4 3 2 1
    tournament here Day 6 5
    tournament start Day
    tournament late Day 7 --group A
    tournament set Day --late-until 2
    tournament replace Day 7 8
    tournament set Day --points 3-1-0
    tournament set Day --card-game prime-daifugo
    tournament lengths Day --stage 2 --first-to 3
    tournament length Day 1 --first-to 3 --start 0-1
    call Day 1 1
    call --again Day 1
    uncall Day 1
    tournament set Day --days '1: 2026-12-03'
    postpone Day 1 --until 2026-12-10
    postpone Day 1
    resume Day 1
    tables break 30分
    tables break --end
    call Day 1 2
    begin Day 1
    tournament report Day 1 3-0
    tournament set Day --tag 予選
    tournament result Day 1 3-1
    tournament result Day 2 2-0
    tournament result Day 4 2-0
    tournament result Day 6 2-0
    tournament withdraw Day 8
    undo
    redo
    tournament result Day 3 --games 'w l@0.3 w@QT338647JA9/T77TJK4X3KA'
    tournament walkover Day 5 2
    tournament correct Day 2 2-1
    tournament play-off Day 6 2 --first-to 1
    tournament result Day 10 1-0
    tournament break-tie Day 6 3 2 --lot-number 7
    tournament break-tie Day 1 4 5 --decided
    tournament start Day
    tournament new Night --format tables --table-size 4
    tournament enter Night 1 2 3 4
    tournament start Night --lot-number 7
    tournament game Night 1 1 2 3 4 --hands '1-2:0.4 1-3:55%'
    tournament correct-game Night 1 1 2 1 3 4
    tournament next-round Night --lot-number 8
    tournament new Swiss --format swiss --rounds 3 --first-to 2 --no-colours --clubs-apart 1
    tournament enter Swiss 1 2 3 4 5 6
    tournament start Swiss
    tournament result Swiss 1 2-0
    tournament result Swiss 2 2-1
    tournament result Swiss 3 0-2
    tournament bye Swiss 1 --worth half
    tournament forbid Swiss 2 3
    tournament set Swiss --rounds 2
    tournament late Swiss 7
    tournament withdraw Swiss 7
    tournament return Swiss 7
    tournament rename Swiss スイス
    tournament rename スイス Swiss
    tournament next-round Swiss
    tournament new Mistake --format single-elimination --first-to 1
    tournament set Mistake --third-place
    tournament delete Mistake
    categories set 'U18 <18' Women
    player set 烏丸 --categories Women
    tournament prizes Swiss --set '300; 200' --set 'Women: Cup' --ties equal
    player set 烏丸 --title 四段
    tournament fees Swiss --set '2000; Women: 1000'
    tournament paid Swiss 1
    tournament new Knockout --format single-elimination --first-to 1
    tournament enter Knockout 1 2 3 4
    tournament start Knockout
    tournament exchange Knockout 1 2
    tournament new Ladder --format ladder
    tournament set Ladder --provisional-ok --rating-from 1000 --first-move 0.55 --priority last
    tournament match Ladder 1 2 2-1
    tournament close Ladder
    adjust 1 --by +40 --reason 移籍
    list publish
    federation receive east.json
    player add からすま --namesake
    player merge 17 18
    player unmerge 18
    import results results.csv
    tournament places 秋 TM 'Nakano Ryo'
    undo 3";

const RESULTS: &str = "event,date,round,player_a,player_b,games_a,games_b
秋,2026-11-21,1,TM,コヨーテ,2,1
秋,2026-11-21,1,Nakano Ryo,ラマヌ,2,0
";

/// The commands, one after the other.
pub(super) fn lines() -> impl Iterator<Item = &'static str> + Clone {
    SCRIPT.lines().map(str::trim).filter(|line| !line.is_empty())
}

/// Where the commands are given, with the lists that they read.
pub(super) fn shell() -> Shell {
    let shell = Shell::new();
    shell.write("players.csv", PLAYERS);
    shell.write("results.csv", RESULTS);
    shell.write("east.csv", RESULTS.replace('秋', "冬"));
    shell.data("--db east.db import results east.csv");
    shell.data("--db east.db federation hand-in T1 --as East -o east.json");
    shell
}

/// A command on a club's file, not started yet.
pub(super) fn command(shell: &Shell, club: &Path, line: &str) -> Command {
    let mut command = shell.command(line);
    command.env("BANZUKE_DB", club);
    command
}
