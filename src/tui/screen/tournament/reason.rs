//! Why a command of the page cannot be run now.

use super::TournamentPage;
use super::facts::{Facts, Next};
use super::one_match::waits;
use super::tabs::Tab;
use crate::club::{MatchState, Phase, Tournament};
use crate::command::{CommandId, Scope};
use crate::domain::format::{Format, Seeding};
use crate::tui::match_commands;
use crate::tui::screen::{absence, boards, exit, late_entry};
use crate::tui::snapshot::Snapshot;
use crate::words::Words;
use crate::words::screen::tournament::ReasonWords;

impl TournamentPage {
    /// The reason, or none where the command can be run.
    pub(super) fn reason(
        &self,
        command: CommandId,
        data: &Snapshot,
        words: &'static Words,
    ) -> Option<String> {
        let say = &words.screen.tournament.reason;
        let known = self.tournament(data).zip(self.facts.as_ref());
        let Some((tournament, facts)) = known else {
            return is_own(command).then(|| say.nothing_here().to_owned());
        };
        match command {
            CommandId::Open => self.tabs.is_empty(self.tab).then(|| say.nothing_here().to_owned()),
            CommandId::Add | CommandId::RecordResult if !facts.format.has_draw() => {
                (facts.phase == Phase::Closed).then(|| say.closed().to_owned())
            }
            CommandId::RecordResult if self.pod(tournament).is_some() => None,
            CommandId::RecordResult => no_match(self, tournament, data, words),
            CommandId::Left | CommandId::Right => match self.tab {
                Tab::Bracket | Tab::CrossTable => None,
                Tab::Round(_) | Tab::Matches | Tab::Standings | Tab::Entrants => {
                    Some(say.no_sideways().to_owned())
                }
            },
            CommandId::Zoom => (self.tab != Tab::Bracket).then(|| say.only_bracket().to_owned()),
            CommandId::OnlyReady => {
                let lists = matches!(self.tab, Tab::Round(_) | Tab::Matches);
                (!lists).then(|| say.only_matches().to_owned())
            }
            CommandId::Add if facts.phase == Phase::Running && !facts.drawn => {
                Some(say.stage_not_drawn(facts.stage))
            }
            CommandId::Add if facts.phase == Phase::Running => {
                late_entry::no_place(tournament.id, facts.late_closed?, data, words)
            }
            CommandId::Add => no_entries(facts, *say).map(str::to_owned),
            CommandId::Withdraw => {
                let of_match = || {
                    let no = self.tabs.selected(self.tab, tournament)?;
                    match_commands::players((self.id, no), data).first().copied()
                };
                let player = self.tabs.selected_entrant(self.tab).or_else(of_match);
                exit::reason(tournament, player, data, words)
            }
            CommandId::ExplainPairing
                if facts.format.has_points() && self.tabs.selected_line(self.tab).is_some() =>
            {
                None
            }
            CommandId::ExplainPairing if !facts.format.is_swiss() && facts.format.has_points() => {
                Some(say.no_line().to_owned())
            }
            CommandId::SetAbsence
            | CommandId::ExplainPairing
            | CommandId::PairAgain
            | CommandId::PairByHand
                if !facts.format.is_swiss() =>
            {
                Some(say.only_swiss().to_owned())
            }
            CommandId::PairAgain | CommandId::PairByHand if facts.paired == 0 => {
                Some(say.not_paired().to_owned())
            }
            CommandId::PairAgain => {
                let before = tournament.before_last_round(tournament.current());
                before.err().map(|refusal| words.message.refusal(&refusal, &data.club).into())
            }
            CommandId::PairByHand => boards::reason(tournament, data, words),
            CommandId::SetAbsence => {
                absence::reason(tournament, self.tabs.selected_entrant(self.tab), data, words)
            }
            CommandId::ExplainPairing => {
                let selected = self.tabs.selected(self.tab, tournament);
                selected.is_none().then(|| say.no_match().to_owned())
            }
            CommandId::Start => no_start(facts, *say),
            CommandId::Remove => no_entrant(self, facts, *say).map(str::to_owned),
            CommandId::MoveUp => no_move(self, facts, words, false),
            CommandId::MoveDown => no_move(self, facts, words, true),
            CommandId::NextStage => {
                let is_last = facts.stage >= facts.stages && !self.tabs.has_part(self.tab, true);
                is_last.then(|| say.no_stage_after().to_owned())
            }
            CommandId::PreviousStage => {
                let is_first = facts.stage <= 1 && !self.tabs.has_part(self.tab, false);
                is_first.then(|| say.no_stage_before().to_owned())
            }
            CommandId::PlayOff => match facts.next {
                Next::Stage { tied: 2.., .. } => None,
                _ if facts.tied_at_the_end => None,
                _ => Some(say.no_play_off().to_owned()),
            },
            CommandId::CloseTournament => no_close(facts, *say),
            CommandId::HandIn => {
                (facts.phase != Phase::Closed).then(|| say.not_closed().to_owned())
            }
            CommandId::ShowOdds => no_odds(facts, *say),
            // The frame's own commands, and those that move about, can always be run.
            _ => None,
        }
    }
}

/// Whether a command needs the tournament.
fn is_own(command: CommandId) -> bool {
    command.command().scopes.iter().any(|scope| matches!(scope, Scope::Tournament | Scope::List))
}

fn no_match(
    page: &TournamentPage,
    tournament: &Tournament,
    data: &Snapshot,
    words: &Words,
) -> Option<String> {
    let say = &words.screen.tournament.reason;
    match page.tab {
        Tab::Standings | Tab::Entrants => return Some(say.no_match().to_owned()),
        Tab::Bracket | Tab::CrossTable | Tab::Round(_) | Tab::Matches => {}
    }
    if page.tabs.is_empty(page.tab) {
        return Some(say.nothing_here().to_owned());
    }
    let Some(played) = page.selected_match(tournament) else {
        return Some(say.themself().to_owned());
    };
    (played.state() == MatchState::Waiting).then(|| waits(tournament, played, data, words))
}

fn no_entries(facts: &Facts, say: ReasonWords) -> Option<&'static str> {
    match (facts.phase, facts.format) {
        (_, Format::Recorded) => Some(say.recorded()),
        (Phase::Registering, _) => None,
        (Phase::Running, _) => Some(say.entries_closed()),
        (Phase::Closed, _) => Some(say.closed()),
    }
}

fn no_start(facts: &Facts, say: ReasonWords) -> Option<String> {
    let range = facts.first.entrants();
    match facts.next {
        _ if facts.first == Format::Recorded => Some(say.recorded().to_owned()),
        Next::First if range.contains(&facts.entrants) => None,
        Next::First => Some(say.entrants(*range.start(), *range.end(), facts.entrants)),
        Next::Stage { open: 0, .. } | Next::Round { open: 0 } | Next::Pairings { open: 0 } => None,
        Next::Stage { open, .. } | Next::Pairings { open } => Some(say.open(open)),
        Next::Round { open } => Some(say.open_tables(open)),
        Next::Nothing if facts.phase == Phase::Closed => Some(say.closed().to_owned()),
        Next::Nothing => Some(say.started().to_owned()),
    }
}

fn no_entrant(page: &TournamentPage, facts: &Facts, say: ReasonWords) -> Option<&'static str> {
    match page.tab {
        Tab::Bracket | Tab::CrossTable | Tab::Round(_) | Tab::Matches | Tab::Standings => {
            Some(say.only_entrants())
        }
        Tab::Entrants => no_entries(facts, say).or_else(|| {
            let empty = page.tabs.is_empty(page.tab);
            empty.then(|| say.nothing_here())
        }),
    }
}

fn no_move(page: &TournamentPage, facts: &Facts, words: &Words, down: bool) -> Option<String> {
    let say = &words.screen.tournament.reason;
    if let Some(reason) = no_entrant(page, facts, *say) {
        return Some(reason.to_owned());
    }
    match facts.seeding {
        Seeding::Rating | Seeding::Random => Some(say.seeded(words.term.seeding(facts.seeding))),
        Seeding::Entry => (!page.tabs.entrants.moves(down)).then(|| say.at_the_end().to_owned()),
    }
}

fn no_odds(facts: &Facts, say: ReasonWords) -> Option<String> {
    match facts.phase {
        _ if !facts.format.has_draw() => Some(say.no_odds().to_owned()),
        Phase::Registering | Phase::Running => None,
        Phase::Closed => Some(say.closed().to_owned()),
    }
}

fn no_close(facts: &Facts, say: ReasonWords) -> Option<String> {
    match facts.phase {
        Phase::Registering => Some(say.not_started().to_owned()),
        Phase::Closed => Some(say.closed().to_owned()),
        Phase::Running if facts.open > 0 => Some(say.open(facts.open)),
        Phase::Running => match facts.next {
            Next::Stage { number, .. } => Some(say.stage_not_drawn(number)),
            // A Swiss may end before its last round; without a round it has nothing to end with.
            Next::Pairings { .. } if facts.paired == 0 || facts.current < facts.stages => {
                Some(say.round_not_paired(facts.paired + 1))
            }
            Next::Nothing | Next::First | Next::Round { .. } | Next::Pairings { .. } => None,
        },
    }
}
