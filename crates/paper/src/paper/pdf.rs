//! PDF of a page, by a browser or another printer of HTML that is installed.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{fs, io, thread};

use crate::domain::progress::{Progress, Stopped, Task};
use crate::words::Words;
use crate::words::message::Message;

/// Programs that are looked for, the best first.
pub const PRINTERS: [&str; 6] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "weasyprint",
    "wkhtmltopdf",
];
/// The time limit for a printing program.
const LIMIT: Duration = Duration::from_mins(1);
/// The time between two checks whether it has ended.
const LOOK: Duration = Duration::from_millis(50);

/// Why there is no PDF.
#[derive(Debug)]
pub enum PdfFault {
    /// None of [`PRINTERS`] is installed.
    NoPrinter,
    /// This one did not end in time.
    Slow(String),
    /// This one made no PDF.
    Failed(String),
    /// A temporary file could not be written or read.
    Io(io::Error),
}

impl From<io::Error> for PdfFault {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// The PDF of an HTML page, by the first printer in the folders of `path` (as `PATH` has them). A printer that is stopped
/// is ended at once.
pub fn pdf(
    html: &str,
    path: &OsStr,
    progress: &dyn Progress,
) -> Result<Result<Vec<u8>, PdfFault>, Stopped> {
    match made(html, path, progress) {
        Ok(made) => Ok(Ok(made)),
        Err(End::Fault(fault)) => Ok(Err(fault)),
        Err(End::Stopped) => Err(Stopped),
    }
}

/// The reason why there is no PDF: a fault, or a stop by the operator.
enum End {
    Fault(PdfFault),
    Stopped,
}

impl<F: Into<PdfFault>> From<F> for End {
    fn from(fault: F) -> Self {
        Self::Fault(fault.into())
    }
}

fn made(html: &str, path: &OsStr, progress: &dyn Progress) -> Result<Vec<u8>, End> {
    let (name, program) = find(path).ok_or(PdfFault::NoPrinter)?;
    let folder = tempfile::tempdir()?;
    let [page, made] = ["page.html", "page.pdf"].map(|name| folder.path().join(name));
    fs::write(&page, html)?;
    let mut command = Command::new(program);
    match name {
        "weasyprint" => command.args([&page, &made]),
        "wkhtmltopdf" => command.args(["--quiet", "--print-media-type"]).args([&page, &made]),
        _ => {
            // The page is ours and has no scripts. A browser without a user namespace, or run by root,
            // would not start with its sandbox. A profile of its own separates it from a running browser.
            let mut made_at = std::ffi::OsString::from("--print-to-pdf=");
            made_at.push(&made);
            let mut profile = std::ffi::OsString::from("--user-data-dir=");
            profile.push(folder.path().join("profile"));
            let fixed = ["--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer"];
            command.args(fixed).args([made_at, profile]).arg(&page)
        }
    };
    run(&mut command, name, progress)?;
    let failed = || PdfFault::Failed(name.to_owned());
    let made = fs::read(&made).map_err(|_error| failed())?;
    if made.starts_with(b"%PDF") { Ok(made) } else { Err(failed().into()) }
}

/// Whether one of [`PRINTERS`] is in the folders of `path` (as `PATH` has them).
pub fn has_printer(path: &OsStr) -> bool {
    find(path).is_some()
}

/// Why there is no PDF, and what to do.
pub fn pdf_fault(fault: &PdfFault, words: &Words) -> Message {
    let say = &words.message.paper;
    match fault {
        PdfFault::NoPrinter => say.no_printer(&PRINTERS),
        PdfFault::Slow(printer) => say.printer_slow(printer),
        PdfFault::Failed(printer) => say.printer_failed(printer),
        PdfFault::Io(error) => words.message.command.unwritable(&std::env::temp_dir(), error),
    }
}

/// The first known printer in these folders, with its name.
fn find(path: &OsStr) -> Option<(&'static str, PathBuf)> {
    let folders: Vec<PathBuf> = std::env::split_paths(path).collect();
    PRINTERS.into_iter().find_map(|name| {
        let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
        let at = |folder: &PathBuf| Some(folder.join(&file)).filter(|it: &PathBuf| is_file(it));
        Some((name, folders.iter().find_map(at)?))
    })
}

fn is_file(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|found| found.is_file())
}

/// Runs a program silently until it ends, is over its time limit, or is stopped.
fn run(command: &mut Command, name: &str, progress: &dyn Progress) -> Result<(), End> {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn()?;
    let mut passed = Duration::ZERO;
    loop {
        if let Some(ended) = child.try_wait()? {
            let failed = || PdfFault::Failed(name.to_owned());
            return if ended.success() { Ok(()) } else { Err(failed().into()) };
        }
        let stopped = progress.reached(Task::Printing, 0, 1).is_err();
        if stopped || passed >= LIMIT {
            child.kill()?;
            child.wait()?;
            let slow = || PdfFault::Slow(name.to_owned());
            return Err(if stopped { End::Stopped } else { slow().into() });
        }
        thread::sleep(LOOK);
        passed += LOOK;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::progress::NoProgress;

    /// Asks for a PDF where there is only a printer that runs this script.
    #[cfg(unix)]
    fn printed_by(
        script: &str,
        progress: &dyn Progress,
    ) -> Result<Result<Vec<u8>, PdfFault>, Stopped> {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().expect("a folder");
        let printer = folder.path().join("weasyprint");
        fs::write(&printer, script).expect("written");
        fs::set_permissions(&printer, fs::Permissions::from_mode(0o755)).expect("may be run");
        pdf("<p>", folder.path().as_os_str(), progress)
    }

    #[test]
    fn without_a_printer_there_is_no_pdf() {
        let folder = tempfile::tempdir().expect("a folder");
        let found = pdf("<p>", folder.path().as_os_str(), &NoProgress);
        assert!(matches!(found, Ok(Err(PdfFault::NoPrinter))), "{found:?}");
    }

    #[cfg(unix)]
    #[test]
    fn a_printer_that_makes_nothing_is_named() {
        let found = printed_by("#!/bin/sh\nexit 0\n", &NoProgress);
        let named = matches!(&found, Ok(Err(PdfFault::Failed(name))) if name == "weasyprint");
        assert!(named, "{found:?}");
    }

    #[cfg(unix)]
    #[test]
    fn a_printer_that_nobody_wants_any_more_is_ended() {
        struct Unwanted;
        impl Progress for Unwanted {
            fn reached(&self, task: Task, _done: usize, _of: usize) -> Result<(), Stopped> {
                assert_eq!(task, Task::Printing);
                Err(Stopped)
            }
        }
        let begun = std::time::Instant::now();
        let found = printed_by("#!/bin/sh\nexec sleep 30\n", &Unwanted);
        assert!(matches!(found, Err(Stopped)), "{found:?}");
        assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    }
}
