//! Columns and cells of printed tables: they are called as in data files.

use crate::club::question::floor::Queued;
use crate::export::{Format, Kind};
use crate::words::prelude::*;

words! {
    pub SheetWords in "sheets" {
        kind[Kind];
        heading_of[Column];
        ended[Outcome];
        tie[TieDecision];
        side[Side];
    }

    /// The heading of a column. In English, only pages and workbooks have plain words.
    fn column(say; column: &Column, format: Format) match column {
        Column::Named(name) => { name.clone() };
        Column::Criterion(step) if format.is_for_readers() => { capital(&say.step(*step, format)) };
        Column::Criterion(step) => { say.step(*step, format) };
        column if !format.is_for_readers() && say.voice.code() == "en" => { column.to_string() };
        column => { say.heading_of(column).to_owned() };
    }

    fn step(say; step: Step, format: Format) match format.is_for_readers() {
        true => { TieBreakWords::speaking(say.voice).name_of(step) }; false => { step.to_string() };
    }

    fn term(say: Term) {
        Candidate(one) => { say.voice.words().message.plan.candidate(*one) };
        Reached(round, rank) => { say.voice.words().term.reached(round, *rank) };
        Rival(rival) => { say.voice.words().message.rating.rival(*rival) };
        Round(name) => { say.voice.words().term.round(name) };
        WinnerOf(no) => { say.voice.words().message.label.winner_of(*no) };
        LoserOf(no) => { say.voice.words().message.label.loser_of(*no) };
        Named(named) => { say.language.pick(named.data.as_str(), named.japanese).to_owned() };
        Step(step) => { step.to_string() }; State(state) => { say.voice.words().term.state(*state).to_owned() };
        Postponed => { say.voice.words().message.event.postponed().to_owned() };
        Absent => { say.voice.words().term.absent().to_owned() }; Exit(outcome) => { say.ended(*outcome).to_owned() };
        Left(reason) => { say.voice.words().message.event.exit(*reason).to_owned() };
        Tie(decision) => { say.tie(*decision).to_owned() }; Side(side) => { say.side(*side).to_owned() };
        Established(true); Established(false) => provisional; AllYears => all; Everybody => all;
        StillIn; New => is_new; Removed; Corrected; OtherRules; Replayed; ByHand; AtLeast; AtMost; DrawLots;
    }

    /// The addends of a tie-break, round by round; empty where it is no sum over opponents. Those that a cut leaves out
    /// stand in brackets: `TM 2 + dummy 1.5 + [Ada 0]`.
    fn working(say; addends: &[Addend], club: &Club) joined " + " {
        for one in addends => { TieBreakWords::speaking(say.voice).addend(one, club) };
    }

    hands = [without_hands, with_hands];
    fn has_none(say; kind: Kind, name: &str) -> Message = none_of_kind(sheet = say.kind(kind));
    pub TieBreakWords in "tie-breaks" {
        name[Criterion];
        counts[Criterion];
    }

    fn addend(say, club; one: &Addend) = addend_of(
        who = one.opponent.map(|(player, _)| Called(player)), points = one.points,
        times = one.times.map(|times| format!("×{times}")).unwrap_or_default(),
        own = one.opponent.map(|(_, own)| own).filter(|own| (own - one.points).abs() > 0.001), cut = one.is_cut, missed = one.is_missed);
    fn counts_of(say; step: Step) match step.context {
        Context::All => { say.counts(step.criterion).to_owned() + &say.left_out(step.criterion) };
        Context::AmongTied => among_tied(counted = say.counts_of(Step { context: Context::All, ..step }));
    }

    fn name_of(say; step: Step) match step.context {
        Context::All => { say.name(step.criterion).to_owned() + &say.left_out(step.criterion) };
        Context::AmongTied => named_among_tied(whole = say.name_of(Step { context: Context::All, ..step }));
    }

    fn left_out(say; criterion: Criterion) match (cut(criterion), criterion) {
        (Cut::None, _) => { String::new() }; (Cut::Lowest(n), Criterion::Progressive { .. }) => first_left_out;
        (Cut::Lowest(n), _) => lowest_left_out; (Cut::Median(n), _) => median_left_out;
    }
}

impl SheetWords {
    pub fn waits(self, one: &Queued, today: NaiveDate, club: &Club) -> Option<String> {
        let words = self.voice.words();
        match (one.postponed, one.early, one.busy) {
            (true, ..) => Some(words.message.event.postponed().to_owned()),
            (_, Some(begins), _) => Some(words.term.begins(written_in_the_hall(begins, today))),
            (.., busy) => busy.map(|(id, _)| player(self.voice, id, club)),
        }
    }

    pub fn heading(
        self,
        kind: Kind,
        of: Option<String>,
        day: NaiveDate,
        (seq, digest): (Seq, &Digest),
    ) -> Heading {
        Heading {
            language: self.voice.code(),
            kind: self.kind(kind).to_owned(),
            of,
            day,
            journal: self.voice.words().message.command.journal_state(seq, digest),
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
}

const fn cut(criterion: Criterion) -> Cut {
    match criterion {
        Criterion::SonnebornBerger { cut: 0 } | Criterion::Progressive { cut: 0 } => Cut::None,
        Criterion::SonnebornBerger { cut } | Criterion::Progressive { cut } => Cut::Lowest(cut),
        Criterion::Buchholz { cut }
        | Criterion::ForeBuchholz { cut }
        | Criterion::AverageRating { cut } => cut,
        _ => Cut::None,
    }
}
