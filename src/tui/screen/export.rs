//! The questions about the format of an export, and about sheets to print.

use std::path::{Path, PathBuf};

use crate::drawing::Picture;
use crate::export::Format;
use crate::paper::{self, Kind, PRINTERS, Paper, Source};
use crate::tui::desk_worker::sheets::{Exported, Printed};
use crate::tui::kit::prelude::*;
use crate::tui::route::PathOf;

/// Asks for the format of an export, and names the file of each format.
pub(super) fn ask(what: Exported, context: &Context<'_>) -> Step {
    let (say, data) = (&context.words.screen.export, context.data);
    let (of, name) = (what.of(&data.club), what.file_name(&data.club, data.today));
    let file = |name: &str, extension: &str| [say.file(format!("{name}.{extension}"))];
    let way = |label: &str, extension: &str, task: DeskTask| {
        ChoiceOption::new(label, task).follows(file(&name, extension))
    };
    let rows = Format::offered().map(|format| {
        let task = DeskTask::export(what, format, context.words);
        way(say.format(format), format.extension(), task)
    });
    let pictures = Picture::offered().filter(|_| what.kind().has_drawing());
    let drawn = pictures.map(|picture| {
        let label = match picture {
            Picture::Svg => say.svg(),
            Picture::Png => say.png(),
        };
        way(label, &picture.to_string(), DeskTask::draw(what, picture, context.words))
    });
    let kind = context.words.message.sheet.kind(what.kind());
    let title = say.title(kind, of.as_deref());
    let print = |source| ChoiceOption::new(say.printed(), ask_print(source, context));
    let calendar = what.calendar(&data.club, data.today).map(|(_, name)| {
        ChoiceOption::new(say.calendar(), DeskTask::calendar(what)).follows(file(&name, "ics"))
    });
    let report = what.report(&data.club, data.today).map(|(report, name)| {
        let follows = file(&name, "trf");
        ChoiceOption::new(say.report(), DeskTask::report(report, name)).follows(follows)
    });
    let ways = rows.chain(drawn).chain(report).chain(calendar).chain(what.source().map(print));
    Step::cover(Choice::new(title, [say.lead()], ways))
}

/// Names the written file and its folder, and offers to open them.
pub(in crate::tui) fn written(path: &Path, words: &Words) -> Choice {
    let say = &words.screen.export;
    let folder = path.parent().map(PathBuf::from).unwrap_or_default();
    let name = path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
    let told = [say.file(&name), say.folder(&folder)];
    let ways = [
        ChoiceOption::new(say.open(), DeskTask::open(path.to_owned())),
        ChoiceOption::new(say.open_folder(), DeskTask::open(folder)),
        ChoiceOption::new(say.leave(), ()),
    ];
    Choice::new(say.written(), told, ways)
}

/// Asks what to print if there are several kinds of sheets, then asks for paper and format.
pub(super) fn ask_print(source: Source, context: &Context<'_>) -> Step {
    ask_print_of(source, None, context)
}

/// Like [`ask_print`], with the sheet of the shown part first.
pub(super) fn ask_print_of(source: Source, shown: Option<Kind>, context: &Context<'_>) -> Step {
    let say = &context.words.screen.print;
    let club = &context.data.club;
    let mut kinds = source.kinds(club);
    kinds.sort_by_key(|kind| Some(*kind) != shown);
    match kinds[..] {
        [] => Step::inform(say.nothing(), context),
        [kind] => ask_paper(source, (kind, None), context),
        _ => {
            let ways = kinds.into_iter().map(|kind| {
                let title = paper::title(kind, context.words);
                ChoiceOption::new(title, ask_paper(source, (kind, None), context))
            });
            Step::cover(Choice::new(say.what(source.name(club)), [say.lead()], ways))
        }
    }
}

/// Asks for paper and format, and names the file of each. Without
/// a program that prints HTML, it says that there is no PDF.
pub(super) fn ask_paper(
    source: Source,
    (kind, template): (Kind, Option<&Path>),
    context: &Context<'_>,
) -> Step {
    let (say, data) = (&context.words.screen.print, context.data);
    let way = |is_pdf: bool, paper: Paper| {
        let what = Printed { source, kind, paper, is_pdf };
        let name = format!("{}.{}", what.file_name(&data.club, data.today), what.extension());
        let paper = match paper {
            Paper::A4 => "A4",
            Paper::Letter => say.letter(),
        };
        let label = say.way(paper, if is_pdf { say.pdf() } else { say.page() });
        let task = DeskTask::print(what, template.map(Path::to_owned), context.words);
        ChoiceOption::new(label, task).follows([context.words.screen.export.file(&name)])
    };
    let mut ways = Vec::from([Paper::A4, Paper::Letter].map(|paper| way(false, paper)));
    let mut question = vec![say.lead().to_owned()];
    if data.has_printer {
        ways.extend([Paper::A4, Paper::Letter].map(|paper| way(true, paper)));
    } else {
        question.push(context.words.message.paper.no_printer(&PRINTERS).what);
    }
    if let (Source::Tournament(id, _), Kind::Certificates, None) = (source, kind, template) {
        let path = Step::Open(Route::Path(PathOf::Template(id)));
        ways.push(ChoiceOption::new(say.own_template(), path));
    }
    let title = say.title(paper::title(kind, context.words), source.name(&data.club));
    Step::cover(Choice::new(title, question, ways))
}
