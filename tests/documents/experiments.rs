//! `docs/EXPERIMENTS.md` shows the output of commands exactly.

use std::path::Path;

use crate::cli::Shell;

/// The marks before a command's output, and after it.
const BEGIN: &str = "```sh\nbanzuke ";
const END: &str = "```\n";

/// Each block with a command is followed by a block of text, its output.
#[test]
fn figures_are_those_that_the_commands_print() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/EXPERIMENTS.md");
    let kept = std::fs::read_to_string(path).expect("the document");
    let mut parts = kept.split(BEGIN);
    let mut text = parts.next().expect("a beginning").to_owned();
    let shell = Shell::new();
    for part in parts {
        let (line, rest) = part.split_once('\n').expect("a command");
        let rest = rest.strip_prefix(END).expect("one command a block");
        text += &[BEGIN, line, "\n", END].concat();
        let Some(printed) = rest.strip_prefix("\n```text\n") else {
            text.push_str(rest);
            continue;
        };
        let (_, rest) = printed.split_once("\n```").expect("an end");
        let printed = shell.data(line);
        text += &["\n```text\n", printed.trim_end(), "\n```", rest].concat();
    }
    super::is("EXPERIMENTS.md", &text);
}
