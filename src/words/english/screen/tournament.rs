//! The screen of one tournament in English.

use crate::club::{MatchState, Phase};
use crate::domain::format::{Format, Seeding};
use crate::domain::length::{Length, Lengths};
use crate::domain::round::RoundName;
use crate::tui::screen::tournament::Tab;
use crate::words::screen::tournament::{
    AskWords, ColumnWords, DrawPlan, EmptyWords, MatchLine, ReasonWords, TournamentWords,
};

pub(super) const TOURNAMENT: TournamentWords = TournamentWords {
    title: |name, format| format!("{name}, {format}"),
    gone: "This tournament is no longer there: its creation was undone. Esc goes back.",
    tab,
    format: format_name,
    lengths,
    length,
    round,
    phase,
    state,
    seeding,
    entered: |count| counted(count, "entrant", "entrants"),
    progress: |played, all, ready| match ready {
        0 => format!("{played} of {all} played"),
        _ => format!("{played} of {all} played, {ready} ready"),
    },
    legend: |ready, won| format!("{ready} ready  {won} winner"),
    ready_mark: |ready| format!("{ready} ready"),
    walkover_mark: |legend, walkover| format!("{legend}  {walkover} walkover"),
    narrowed: "only ready ones, f lists all",
    winner_of: |no| format!("winner {no}"),
    loser_of: |no| format!("loser {no}"),
    walkover: "wo",
    by_walkover: ["the first by walkover", "the second by walkover"],
    match_line,
    waits: |no, sources| format!("Match {no} waits for {}.", sources.join(" and ")),
    awaited: |no, [a, b]| format!("match {no} ({a} - {b})"),
    themself: "Nobody meets themself. Another cell has a match.",
    champion: "Winner",
    still_in: "still in",
    column: ColumnWords {
        number: "No",
        round: "Round",
        first: "A",
        second: "B",
        score: "Score",
        state: "State",
        length: "Length",
        rank: "Rank",
        name: "Name",
        matches: "M",
        results: "W-D-L",
        points: "Pts",
        difference: "+/-",
        games: "Won",
        reached: "Reached",
        seed: "Seed",
        position: "No",
        club: "Club",
        rating: "Rating",
    },
    empty: EmptyWords {
        not_drawn: "Not drawn yet. a enters players, s starts the tournament.",
        entrants: "Nobody has entered yet. a enters players.",
        recorded: "No matches recorded yet.",
        ready: "No match is ready. f lists all matches.",
    },
    ask: AskWords {
        start: |name| format!("Start {name}?"),
        start_consequence,
        start_yes: "Start",
        close: |name| format!("Close {name}?"),
        close_consequence: |played| {
            let played = counted(played, "match", "matches");
            format!("{played} played. No more results after this; corrections stay possible.")
        },
        close_yes: "Close",
    },
    reason: ReasonWords {
        nothing_here: "there is nothing here yet",
        no_match: "go to a tab with matches first",
        themself: "nobody meets themself",
        only_entrants: "go to the tab Entrants first",
        only_bracket: "go to the tab Bracket first",
        only_matches: "go to the tab Matches first",
        no_sideways: "there is nothing to the side",
        entries_closed: "entries ended with the draw",
        recorded: "players come with the matches recorded here",
        started: "it has been started",
        not_started: "it has not been started; s starts it",
        closed: "it is closed",
        entrants: |least, most, entered| {
            let entered = counted(entered, "has", "have");
            format!("it takes {least} to {most} players, {entered} entered")
        },
        open: |count| {
            let matches = counted(count, "match is", "matches are");
            format!("{matches} still to be played")
        },
        seeded: |how| format!("the order does not count, {how}"),
        at_the_end: "there is no place beyond",
    },
};

fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

const fn tab(tab: Tab) -> &'static str {
    match tab {
        Tab::Bracket => "Bracket",
        Tab::CrossTable => "Cross table",
        Tab::Matches => "Matches",
        Tab::Standings => "Standings",
        Tab::Entrants => "Entrants",
    }
}

const fn format_name(format: Format) -> &'static str {
    match format {
        Format::SingleElimination { third_place: false } => "single elimination",
        Format::SingleElimination { third_place: true } => "single elimination with third place",
        Format::RoundRobin { double: false } => "round robin",
        Format::RoundRobin { double: true } => "double round robin",
        Format::Recorded => "recorded matches",
    }
}

fn length(length: Length) -> String {
    match length {
        Length::FirstTo(games) => format!("first to {games}"),
        Length::Games(games) => counted(usize::try_from(games).unwrap_or(0), "game", "games"),
        Length::Open => "any length".to_owned(),
    }
}

/// Rounds of one length are named together: "first to 2, semi-final and final to 3".
fn lengths(lengths: &Lengths) -> String {
    let mut text = length(lengths.usual);
    for group in lengths.rounds.chunk_by(|a, b| a.length == b.length) {
        let rounds: Vec<String> =
            group.iter().map(|rule| round(&rule.round).to_lowercase()).collect();
        let own = match (lengths.usual, group.first().map(|rule| rule.length)) {
            (_, None) => String::new(),
            (Length::FirstTo(_), Some(Length::FirstTo(games))) => format!("to {games}"),
            (_, Some(other)) => length(other),
        };
        text = format!("{text}, {} {own}", rounds.join(" and "));
    }
    text
}

fn round(round: &RoundName) -> String {
    match round {
        RoundName::Round(number) => format!("Round {number}"),
        RoundName::QuarterFinal => "Quarter-final".to_owned(),
        RoundName::SemiFinal => "Semi-final".to_owned(),
        RoundName::ThirdPlace => "Third place".to_owned(),
        RoundName::Final => "Final".to_owned(),
        RoundName::Named(name) => name.clone(),
    }
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Registering => "Registering",
        Phase::Running => "Running",
        Phase::Closed => "Closed",
    }
}

const fn state(state: MatchState) -> &'static str {
    match state {
        MatchState::Waiting => "waiting",
        MatchState::Ready => "ready",
        MatchState::Finished => "finished",
    }
}

const fn seeding(seeding: Seeding) -> &'static str {
    match seeding {
        Seeding::Rating => "seeds by rating",
        Seeding::Entry => "J K move seeds",
        Seeding::Random => "seeds by lot",
    }
}

fn match_line(line: &MatchLine) -> String {
    let MatchLine { no, round, length, sides: [a, b], outcome } = line;
    format!("Match {no}, {round}, {length}: {a} - {b}, {outcome}")
}

fn start_consequence(plan: &DrawPlan) -> String {
    let seeds = match plan.seeding {
        Seeding::Rating => "seeds by rating",
        Seeding::Entry => "seeds in the order of the list",
        Seeding::Random => "seeds by lot",
    };
    let byes = match plan.format {
        Format::SingleElimination { .. } => format!(", {}", counted(plan.byes, "bye", "byes")),
        Format::RoundRobin { .. } if plan.entrants % 2 == 1 => ", one rests each round".to_owned(),
        Format::RoundRobin { .. } | Format::Recorded => String::new(),
    };
    format!(
        "{} play a {}: {}{byes}, {seeds}. Entries end with the draw.",
        counted(plan.entrants, "entrant", "entrants"),
        format_name(plan.format),
        counted(plan.matches, "match", "matches"),
    )
}
