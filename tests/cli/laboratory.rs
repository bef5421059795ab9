//! The laboratory is a separate program, which may not be installed.

use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::process::{Command, Output};
use std::time::Duration;

use super::{Shell, text};

/// The program alone in a folder, as a hard link if the disk allows it, else as a copy.
pub(crate) fn alone(shell: &Shell) -> PathBuf {
    let program = shell.path(&format!("banzuke{}", std::env::consts::EXE_SUFFIX));
    let built = env!("CARGO_BIN_EXE_banzuke");
    if fs::hard_link(built, &program).is_err() {
        fs::copy(built, &program).expect("copied");
    }
    program
}

fn run(shell: &Shell, line: &str) -> Output {
    let mut command = Command::new(alone(shell));
    command.args(line.split(' ')).env_clear().current_dir(shell.path(""));
    // While another test starts a program, the copy may still count as being written.
    let mut output = command.output();
    while output.as_ref().is_err_and(|error| error.kind() == ErrorKind::ExecutableFileBusy) {
        std::thread::sleep(Duration::from_millis(20));
        output = command.output();
    }
    let output = output.expect("it ran");
    fs::remove_file(shell.path("banzuke")).expect("removed");
    output
}

#[test]
fn where_it_is_not_installed_one_sentence_says_how_to_get_it() {
    let shell = Shell::new();
    for line in
        ["lab league --sets 1", "records", "play daihinmin", "lab --help", "help lab league"]
    {
        let output = run(&shell, line);
        assert_eq!(output.status.code(), Some(1), "{line}");
        let said = text(&output.stderr);
        assert!(said.contains("banzuke-lab, which is not installed"), "{line}: {said}");
        assert!(said.contains("cargo install --path crates/laboratory"), "{line}: {said}");
    }
    let japanese = text(&run(&shell, "--lang ja lab league").stderr);
    assert!(japanese.contains("インストールされていません"), "{japanese}");
}

/// A stand-in prints its arguments and ends with an exit code of its own.
#[cfg(unix)]
#[test]
fn it_is_given_all_that_was_typed_and_its_code_is_the_end() {
    use std::os::unix::fs::PermissionsExt as _;
    let shell = Shell::new();
    let stand_in = shell.path("banzuke-lab");
    fs::write(&stand_in, "#!/bin/sh\necho \"$@\"\nexit 7\n").expect("written");
    fs::set_permissions(&stand_in, fs::Permissions::from_mode(0o755)).expect("may be run");
    for (typed, given) in [
        ("--db a.db lab league --sets 1 --help", "--db a.db lab league --sets 1 --help"),
        ("help lab league", "lab league --help"),
        ("--lang ja help play", "--lang ja play --help"),
        ("completions bash", "completions bash"),
    ] {
        let output = run(&shell, typed);
        assert_eq!(text(&output.stdout), format!("{given}\n"), "{typed}");
        assert_eq!(output.status.code(), Some(7), "{typed}");
    }
}
