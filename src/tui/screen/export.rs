//! The question in which format to export what is shown; laid over a screen.

use std::path::{Path, PathBuf};

use super::print;
use crate::drawing::Picture;
use crate::export::Format;
use crate::tui::desk_worker::sheets::Exported;
use crate::tui::kit::overlay::choice::{Choice, ChoiceOption};
use crate::tui::kit::prelude::*;

/// Asks in which format to export, and names the file of each.
pub(super) fn ask(what: Exported, context: &Context<'_>) -> Step {
    let (say, data) = (&context.words.screen.export, context.data);
    let (of, name) = (what.of(&data.club), what.file_name(&data.club, data.today));
    let way = |label: &str, extension: &str, task: DeskTask| ChoiceOption {
        label: label.to_owned(),
        follows: vec![say.file(format!("{name}.{extension}"))],
        steps: vec![task.into()],
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
    let paper = what.source().map(|source| ChoiceOption {
        label: say.printed().to_owned(),
        follows: Vec::new(),
        steps: vec![print::ask(source, context)],
    });
    let calendar = what.calendar(&data.club, data.today).map(|(_, name)| ChoiceOption {
        follows: vec![say.file(format!("{name}.ics"))],
        ..way(say.calendar(), "ics", DeskTask::calendar(what))
    });
    let ways = rows.chain(drawn).chain(calendar).chain(paper).collect();
    Step::cover(Choice::new(title, vec![say.lead().to_owned()], ways))
}

/// Names the file that was written and its folder, and offers to open them.
pub(in crate::tui) fn written(path: &Path, words: &Words) -> Choice {
    let say = &words.screen.export;
    let folder = path.parent().map(PathBuf::from).unwrap_or_default();
    let name = path.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
    let told = vec![say.file(&name), say.folder(&folder)];
    let open = |label: &str, path: PathBuf| ChoiceOption {
        label: label.to_owned(),
        follows: Vec::new(),
        steps: vec![DeskTask::open(path).into()],
    };
    let ways = vec![
        open(say.open(), path.to_owned()),
        open(say.open_folder(), folder),
        ChoiceOption::nothing(say.leave()),
    ];
    Choice::new(say.written(), told, ways)
}
