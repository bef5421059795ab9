//! Columns and cells of printed tables: they are called as in data files.

use chrono::NaiveDate;

use super::name;
use crate::clock::written_in_the_hall;
use crate::club::question::floor::Queued;
use crate::club::tournament::Fixture;
use crate::club::{Club, Seq, Tournament};
use crate::domain::score::{Outcome, Side};
use crate::domain::standings::{Addend, Context, Criterion, Cut, Step, TieDecision};
use crate::export::{Column, Format, Heading, Kind, Term};
use crate::journal::Digest;
use crate::words::{Language, Voice, capital, words};

words! {
    pub SheetWords in "sheets" {
        kind[Kind];
        heading_of[Column];
        ended[Outcome];
        tie[TieDecision];
        side[Side];
    }

    hands = [without_hands, with_hands];
    fn has_none(say; kind: Kind, name: &str) -> Message = none_of_kind(sheet = say.kind(kind), name);
    pub TieBreakWords in "tie-breaks" {
        name[Criterion];
        counts[Criterion];
    }
}

impl SheetWords {
    pub fn heading(
        self,
        kind: Kind,
        of: Option<String>,
        day: NaiveDate,
        (seq, digest): (Seq, &Digest),
    ) -> Heading {
        let lang = self.language;
        Heading {
            language: lang.code(),
            kind: self.kind(kind).to_owned(),
            of,
            day,
            journal: self.voice.words().message.command.journal_state(seq, digest),
        }
    }

    pub fn waits(self, one: &Queued, today: NaiveDate, club: &Club) -> Option<String> {
        let words = self.voice.words();
        match one.busy {
            _ if one.postponed => Some(words.message.event.postponed().to_owned()),
            _ if one.early.is_some() => {
                one.early.map(|begins| words.term.begins(written_in_the_hall(begins, today)))
            }
            Some((player, _)) => Some(words.message.player(player, club)),
            None => None,
        }
    }

    /// A match in a calendar: `League, round 2: A – B`.
    pub fn fixture(self, found: &Tournament, one: Fixture<'_>, club: &Club) -> String {
        let term = self.voice.words().term;
        let name = |id| club.player(id).map(|player| player.name.clone());
        let players: Vec<String> = one.players().into_iter().filter_map(name).collect();
        let round = found.round_of(one.no()).map(|round| term.round(&round));
        let head = [Some(found.name.clone()), round].into_iter().flatten().collect::<Vec<_>>();
        term.labelled(term.list(&head), players.join(" – "))
    }

    pub fn counts(self, step: &Step) -> String {
        counts(self.voice, step)
    }

    /// The addends of a tie-break, round by round; empty where it is no sum over opponents.
    pub fn working(self, addends: &[Addend], club: &Club) -> String {
        working(self.voice, addends, club)
    }

    /// The heading of a column. In English, only pages and workbooks have plain words.
    pub fn column(self, column: &Column, format: Format) -> String {
        match column {
            Column::Named(name) => name.clone(),
            Column::Criterion(step) if format.is_for_readers() => {
                capital(&self.step(*step, format))
            }
            Column::Criterion(step) => self.step(*step, format),
            column if !format.is_for_readers() && self.language == Language::English => {
                column.to_string()
            }
            column => self.heading_of(column).to_owned(),
        }
    }

    pub fn step(self, step: Step, format: Format) -> String {
        if format.is_for_readers() { name_of(self.voice, step) } else { step.to_string() }
    }

    pub fn term(self, word: &Term) -> String {
        let words = self.voice.words();
        match word {
            Term::Candidate(one) => words.message.plan.candidate(*one),
            Term::Reached(_, 1) => words.screen.tournament.champion().to_owned(),
            Term::Reached(round, rank) => words.term.reached(round, *rank),
            Term::Rival(rival) => words.message.rating.rival(*rival),
            Term::Round(name) => words.term.round(name),
            Term::WinnerOf(no) => words.message.label.winner_of(*no),
            Term::LoserOf(no) => words.message.label.loser_of(*no),
            Term::Named(named) => {
                self.language.pick(named.data.as_str(), named.japanese).to_owned()
            }
            Term::Step(step) => step.to_string(),
            Term::State(state) => words.term.state(*state).to_owned(),
            Term::Postponed => words.message.event.postponed().to_owned(),
            Term::Absent => words.term.absent().to_owned(),
            Term::Exit(outcome) => self.ended(*outcome).to_owned(),
            Term::Left(reason) => words.message.event.exit(*reason).to_owned(),
            Term::Tie(decision) => self.tie(*decision).to_owned(),
            Term::Side(side) => self.side(*side).to_owned(),
            Term::Established(true) => self.established().to_owned(),
            Term::Established(false) => self.provisional().to_owned(),
            Term::AllYears | Term::Everybody => self.all().to_owned(),
            Term::StillIn => self.still_in().to_owned(),
            Term::New => self.is_new().to_owned(),
            Term::Removed => self.removed().to_owned(),
            Term::Replayed => self.replayed().to_owned(),
            Term::ByHand => self.by_hand().to_owned(),
            Term::AtLeast => self.at_least().to_owned(),
            Term::AtMost => self.at_most().to_owned(),
        }
    }
}

/// The meaning of a tie-break, as in `docs/FORMATS.md`.
pub(super) fn counts(voice: Voice, step: &Step) -> String {
    let say = TieBreakWords::speaking(voice);
    let counted = say.counts(step.criterion).to_owned() + &left_out(voice, step.criterion);
    match step.context {
        Context::All => counted,
        Context::AmongTied => say.among_tied(counted),
    }
}

pub(super) fn name_of(voice: Voice, step: Step) -> String {
    let say = TieBreakWords::speaking(voice);
    let whole = say.name(step.criterion).to_owned() + &left_out(voice, step.criterion);
    match step.context {
        Context::All => whole,
        Context::AmongTied => say.named_among_tied(whole),
    }
}

fn left_out(voice: Voice, criterion: Criterion) -> String {
    let say = TieBreakWords::speaking(voice);
    let cut = match criterion {
        Criterion::SonnebornBerger { cut } | Criterion::Progressive { cut } if cut > 0 => {
            Cut::Lowest(cut)
        }
        Criterion::Buchholz { cut }
        | Criterion::ForeBuchholz { cut }
        | Criterion::AverageRating { cut } => cut,
        _ => Cut::None,
    };
    match (cut, criterion) {
        (Cut::None, _) => String::new(),
        (Cut::Lowest(n), Criterion::Progressive { .. }) => say.first_left_out(n),
        (Cut::Lowest(n), _) => say.lowest_left_out(n),
        (Cut::Median(n), _) => say.median_left_out(n),
    }
}

/// The addends of a value, those that a cut leaves out in brackets: `TM 2 + dummy 1.5 + [Ada 0]`.
pub(super) fn working(voice: Voice, addends: &[Addend], club: &Club) -> String {
    let told: Vec<String> = addends.iter().map(|one| addend(voice, one, club)).collect();
    told.join(" + ")
}

fn addend(voice: Voice, one: &Addend, club: &Club) -> String {
    let say = TieBreakWords::speaking(voice);
    let points = one.points;
    let times = one.times.map(|times| format!("×{times}")).unwrap_or_default();
    let told = match one.opponent {
        None => say.dummy(points, times),
        Some((player, own)) if (own - points).abs() > 0.001 => {
            let who = name(player, club);
            say.left_then_draws(who, points, times, own)
        }
        Some((player, _)) => format!("{} {points}{times}", name(player, club)),
    };
    if one.is_cut { format!("[{told}]") } else { told }
}
