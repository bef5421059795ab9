//! The questions what to print of what a screen shows, and on which paper; laid over it.

use std::path::Path;

use crate::domain::ids::TournamentId;
use crate::paper::{self, Kind, PRINTERS, Paper, Source};
use crate::tui::desk_worker::sheets::Printed;
use crate::tui::kit::overlay::choice::{Choice, ChoiceOption};
use crate::tui::kit::prelude::*;
use crate::tui::route::PathOf;

/// Asks what to print where there are several kinds of sheets, then the paper and the format.
pub(super) fn ask(source: Source, context: &Context<'_>) -> Step {
    ask_of(source, None, context)
}

/// Like [`ask`], with the sheets of what is on the screen before the others.
pub(super) fn ask_of(source: Source, shown: Option<Kind>, context: &Context<'_>) -> Step {
    let say = &context.words.screen.print;
    let club = &context.data.club;
    let mut kinds = source.kinds(club);
    kinds.sort_by_key(|kind| Some(*kind) != shown);
    match kinds[..] {
        [] => Step::inform(say.nothing(), context),
        [kind] => ask_paper(source, (kind, None), context),
        _ => {
            let way = |kind: &Kind| ChoiceOption {
                label: paper::title(*kind, context.words).to_owned(),
                follows: Vec::new(),
                steps: vec![ask_paper(source, (*kind, None), context)],
            };
            let ways = kinds.iter().map(way).collect();
            Step::cover(Choice::new(say.what(source.name(club)), vec![say.lead().to_owned()], ways))
        }
    }
}

/// Asks on which paper the certificates of a tournament by a template are printed.
pub(super) fn ask_by(tournament: TournamentId, template: &Path, context: &Context<'_>) -> Step {
    ask_paper(Source::Tournament(tournament), (Kind::Certificates, Some(template)), context)
}

/// Asks for paper and format, and names the file of each. Without a printer of HTML it says that there is no PDF.
fn ask_paper(
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
        ChoiceOption {
            label: say.way(paper, if is_pdf { say.pdf() } else { say.page() }),
            follows: vec![context.words.screen.export.file(&name)],
            steps: vec![DeskTask::print(what, template.map(Path::to_owned), context.words).into()],
        }
    };
    let mut ways =
        [Paper::A4, Paper::Letter].map(|paper| way(false, paper)).into_iter().collect::<Vec<_>>();
    let mut question = vec![say.lead().to_owned()];
    if data.has_printer {
        ways.extend([Paper::A4, Paper::Letter].map(|paper| way(true, paper)));
    } else {
        question.push(context.words.message.paper.no_printer(&PRINTERS).what);
    }
    if let (Source::Tournament(id), Kind::Certificates, None) = (source, kind, template) {
        ways.push(ChoiceOption {
            label: say.own_template().to_owned(),
            follows: Vec::new(),
            steps: vec![Step::Open(Route::Path(PathOf::Template(id)))],
        });
    }
    let title = say.title(paper::title(kind, context.words), source.name(&data.club));
    Step::cover(Choice::new(title, question, ways))
}
