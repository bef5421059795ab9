//! The club's file, in any place and any state.

use rusqlite::Connection;

use super::Shell;

#[test]
fn a_file_is_kept_under_whatever_name() {
    let shell = Shell::new();
    for name in [":memory:", "file:club.db?mode=memory", "file::memory:"] {
        shell.data(&format!("--db {name} player add TM"));
        assert!(shell.data(&format!("--db {name} player list")).contains("TM"), "{name}");
        assert!(shell.path(name).exists(), "{name}");
        shell.data(&format!("--db {name} backup {name}.copy"));
        assert!(shell.data(&format!("--db {name}.copy player list")).contains("TM"), "{name}");
    }
    shell.data("--db :memory: backup file:copy.db?mode=memory");
    assert!(shell.path("file:copy.db?mode=memory").exists());
}

/// Each fault has its own sentence and remedy.
#[test]
fn what_is_wrong_with_a_file_is_told_apart() {
    let mut shell = Shell::new();
    shell.data("player add TM");
    shell.data("--db cut.db player add TM");
    let whole = std::fs::read(shell.path("cut.db")).expect("the file");
    shell.write("cut.db", &whole[..whole.len() / 2]);
    for (name, statement) in [
        ("journal.db", "DROP TABLE journal"),
        ("players.db", "PRAGMA foreign_keys = OFF; DROP TABLE players"),
        ("rows.db", "PRAGMA foreign_keys = OFF; DELETE FROM rating_lists"),
        ("time.db", "UPDATE journal SET at = 'noon'"),
    ] {
        shell.data(&format!("backup {name}"));
        let file = Connection::open(shell.path(name)).expect("the file");
        file.execute_batch(statement).expect("changed");
    }
    std::fs::create_dir(shell.path("folder")).expect("a folder");
    shell.play(
        "--db folder player list
         --db folder player add TM
         --db cut.db player list
         --db journal.db player list
         --db players.db player list
         --db players.db player add Ada
         --db players.db check
         --db rows.db check
         --db time.db player list",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn a_backup_into_a_folder_is_named_by_day_and_time() {
    let shell = Shell::new();
    shell.data("player add TM");
    std::fs::create_dir(shell.path("stick")).expect("a folder");
    shell.data("backup stick");
    let mut copies = shell.path("stick").read_dir().expect("listed");
    let copy = copies.next().expect("a copy").expect("readable").path();
    let name = copy.file_name().expect("a name").to_string_lossy().into_owned();
    assert!(name.starts_with("club-2") && copy.extension().is_some_and(|it| it == "db"), "{name}");
    assert!(shell.data(&format!("--db stick/{name} player list")).contains("TM"));
}

/// Closing a second descriptor of the club's file would drop the locks of an open desk.
#[cfg(unix)]
#[test]
fn the_clubs_own_file_is_neither_read_nor_written_under_any_name() {
    use std::os::unix::fs::symlink;
    let shell = Shell::new();
    shell.data("player add TM");
    std::fs::hard_link(shell.path("club.db"), shell.path("hard.csv")).expect("linked");
    symlink(shell.path("hard.csv"), shell.path("soft.csv")).expect("linked");
    std::fs::create_dir(shell.path("folder")).expect("a folder");
    symlink(shell.path("club.db"), shell.path("folder/moves.csv")).expect("linked");
    let before = std::fs::read(shell.path("club.db")).expect("the file");
    for name in ["club.db", "./club.db", "folder/../club.db", "hard.csv", "soft.csv"] {
        for line in [
            "import players NAME",
            "import results NAME",
            "import games NAME",
            "import trf NAME",
            "import federation NAME",
            "journal import NAME",
            "tournament import NAME",
            "pairings check NAME",
            "duplicates --list NAME",
            "compare --pairs NAME",
            "records losses NAME",
            "records analyse NAME --output moves.csv",
            "records analyse NAME --output NAME",
            "lab train-hands NAME",
            "lab league --file NAME",
            "restore NAME",
            "--lang ja import players NAME",
        ] {
            let told = shell.refused(&line.replace("NAME", name));
            let is_told = told.contains("is the club's own file, or part of it")
                || told.contains("このクラブのファイルか、その一部です");
            assert!(is_told, "{line} {name}: {told}");
        }
        shell.refused(&format!("export players -o {name}"));
        shell.refused(&format!("backup {name}"));
    }
    assert!(shell.refused("records losses folder/moves.csv").contains("own file"));
    assert!(std::fs::read(shell.path("club.db")).expect("the file") == before);
    assert!(!shell.path("moves.csv").exists(), "nothing is begun");
}

#[cfg(target_os = "linux")]
#[test]
fn what_is_no_file_is_refused_and_what_a_shell_hands_over_is_read() {
    use std::process::{Command, Stdio};
    let shell = Shell::new();
    let pipe = shell.path("pipe");
    rustix::fs::mkfifoat(rustix::fs::CWD, &pipe, rustix::fs::Mode::RUSR).expect("a pipe");
    std::os::unix::fs::symlink("nothing", shell.path("link")).expect("linked");
    std::fs::create_dir(shell.path("folder")).expect("a folder");
    for (name, why) in [
        ("pipe", "is a pipe, a device or a socket"),
        ("/dev/null", "is a pipe, a device or a socket"),
        ("link", "is a link to nothing, which does not exist"),
        ("folder", "is a folder"),
    ] {
        for line in ["import players", "journal import", "records losses", "restore"] {
            let told = shell.refused(&format!("{line} {name}"));
            assert!(told.contains(why) || name == "folder", "{line} {name}: {told}");
        }
    }
    let list = std::fs::File::open({
        shell.write("list.csv", "name\nTM\n");
        shell.path("list.csv")
    });
    let read = shell.command("import players /dev/stdin").stdin(list.expect("a list")).output();
    assert!(read.expect("ran").status.success());
    // A pipe that a shell made.
    let mut cat = Command::new("printf");
    let mut cat = cat.arg("name\\nAda\\n").stdout(Stdio::piped()).spawn().expect("it ran");
    let output = cat.stdout.take().expect("a pipe");
    let read = shell.command("import players /dev/fd/0").stdin(output).output().expect("ran");
    assert!(read.status.success(), "{}", super::text(&read.stderr));
    cat.wait().expect("it ended");
    let players = shell.data("player list");
    assert!(players.contains("TM") && players.contains("Ada"), "{players}");
}

#[cfg(unix)]
mod rights {
    use std::fs::{self, Permissions};
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    use std::os::unix::process::CommandExt as _;
    use std::process::{Command, Output};

    use super::super::{Shell, text};

    /// A user with minimal rights; root would need none.
    const NOBODY: u32 = 65534;

    /// Runs the program as a user to whom file permissions apply.
    fn run(shell: &Shell, line: &str) -> Output {
        let mut command = shell.command(line);
        if fs::metadata(shell.path("club.db")).expect("the file").uid() == 0 {
            command = Command::new(shell.path("program"));
            let model = shell.command(line);
            command.args(model.get_args()).env_clear().current_dir(shell.path("."));
            command.envs(model.get_envs().filter_map(|(name, value)| Some((name, value?))));
            command.uid(NOBODY).gid(NOBODY);
        }
        command.output().expect("the program ran")
    }

    fn set(shell: &Shell, name: &str, mode: u32) {
        fs::set_permissions(shell.path(name), Permissions::from_mode(mode)).expect("set");
    }

    #[test]
    fn a_file_that_may_not_be_written_is_read() {
        let shell = Shell::new();
        shell.data("player add TM");
        // By another process: a program that this one holds open for writing cannot be run, and
        // every test that starts something at that moment would hold it too.
        let mut copy = Command::new("cp");
        copy.args([env!("CARGO_BIN_EXE_banzuke").into(), shell.path("program")]);
        assert!(copy.status().expect("cp ran").success());
        for (file, folder) in [(0o444, 0o777), (0o444, 0o555), (0o666, 0o555)] {
            set(&shell, "club.db", file);
            set(&shell, ".", folder);
            for line in ["player list", "export ranking", "journal export", "check"] {
                let output = run(&shell, line);
                assert!(output.status.success(), "{line}: {}", text(&output.stderr));
            }
            for line in ["player add Ada", "undo", "check --repair"] {
                let output = run(&shell, line);
                assert_eq!(output.status.code(), Some(1), "{line}");
                assert!(text(&output.stderr).contains("cannot be written"), "{line}");
            }
            let left = fs::read_dir(shell.path(".")).expect("a folder").count();
            assert_eq!(left, 2, "nothing is left beside the file");
            set(&shell, ".", 0o777);
        }
        shell.write("empty.db", "");
        set(&shell, "empty.db", 0o444);
        let output = run(&shell, "--db empty.db player list");
        assert!(text(&output.stderr).contains("is empty"), "{}", text(&output.stderr));
        set(&shell, "club.db", 0o000);
        let output = run(&shell, "player list");
        assert!(text(&output.stderr).contains("cannot be opened"), "{}", text(&output.stderr));
        set(&shell, "club.db", 0o644);
        shell.data("player add Ada");
    }
}
