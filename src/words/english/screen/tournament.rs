//! The screen of one tournament in English.

use crate::domain::exit::ExitReason;
use crate::domain::slot::Branch;
use crate::words::english::count;
use crate::words::screen::tournament::{
    AskWords, ColumnWords, EmptyWords, MarkWords, MatchLine, ReasonWords, StageWord,
    TournamentWords,
};

pub(super) const TOURNAMENT: TournamentWords = TournamentWords {
    title: |name, format| format!("{name}, {format}"),
    gone: "This tournament is no longer there: its creation was undone. Esc goes back.",
    bracket: "Bracket",
    cross_table: "Cross table",
    matches: "Matches",
    standings: "Standings",
    entrants: "Entrants",
    seeded: |how| format!("seeded {how}"),
    entered: |entrants| count(entrants, "entrant", "entrants"),
    progress: |played, all, ready| match ready {
        0 => format!("{played} of {all} played"),
        _ => format!("{played} of {all} played, {ready} ready"),
    },
    stage: |number, all, word| {
        let word = match word {
            StageWord::Planned => "planned",
            StageWord::Running => "running",
            StageWord::Finished => "finished",
        };
        format!("Stage {number} of {all}, {word}")
    },
    postponed: "postponed",
    at_table: |table| format!("at {table}"),
    branch: |branch| match branch {
        Branch::Main => "Winners".to_owned(),
        Branch::Losers => "Losers".to_owned(),
        Branch::Places(first) => format!("From place {first}"),
    },
    main_branch: "Main",
    group: |name| format!("Group {name}"),
    tables: |size, games| {
        let games = count(usize::try_from(games).unwrap_or(usize::MAX), "game", "games");
        format!("tables of {size}, {games} a round")
    },
    marks: MarkWords {
        void: "void",
        ready: "ready",
        called: "called",
        winner: "winner",
        walkover: "walkover",
        goes_on: "goes on",
        decided: "decided",
    },
    left: |reason, void| match (reason, void) {
        (ExitReason::Withdrawn, false) => "withdrawn",
        (ExitReason::Withdrawn, true) => "withdrawn, void",
        (ExitReason::Disqualified, false) => "disqualified",
        (ExitReason::Disqualified, true) => "disqualified, void",
    },
    narrowed: "only ready ones, f lists all",
    start: |[a, b]| format!("from {a}-{b}"),
    winner_of: |no| format!("winner {no}"),
    loser_of: |no| format!("loser {no}"),
    winner_of_short: |no| format!("W{no}"),
    loser_of_short: |no| format!("L{no}"),
    walkover: "wo",
    by_walkover: ["the first by walkover", "the second by walkover"],
    retired: ["(first retired)", "(second retired)"],
    disqualified: ["(first disqualified)", "(second disqualified)"],
    double_walkover: "neither played",
    double_disqualification: "both disqualified",
    match_line,
    waits: |no, sources| format!("Match {no} waits for {}.", sources.join(" and ")),
    awaited: |no, [a, b]| format!("match {no} ({a} - {b})"),
    themself: "Nobody meets themself. Another cell has a match.",
    champion: "winner",
    still_in: "still in",
    column: ColumnWords {
        number: "No",
        group: "Gr",
        places: "Places",
        games_played: "Games",
        table: "Table",
        players: "Players",
        round: "Round",
        first: "A",
        second: "B",
        score: "Score",
        state: "State",
        length: "Length",
        rank: "Rank",
        name: "Name",
        matches: "Matches",
        matches_short: "M",
        results: "W-D-L",
        points: "Pts",
        difference: "+/-",
        games: "Games won",
        games_short: "Won",
        reached: "Reached",
        seed: "Seed",
        position: "No",
        club: "Club",
        rating: "Rating",
    },
    empty: EmptyWords {
        not_drawn: "Not drawn yet. a enters players, s starts the tournament.",
        later: "Not drawn yet. When the stage before is played, s draws it.",
        entrants: "Nobody has entered yet. a enters players.",
        recorded: "No matches recorded yet. a records one.",
        ready: "No match is ready. f lists all matches.",
    },
    ask: AskWords {
        close: |name| format!("Close {name}?"),
        close_consequence: |played| {
            let played = count(played, "match", "matches");
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
        no_odds: "nobody knows who will meet whom",
        started: "it has been started",
        not_started: "it has not been started; s starts it",
        closed: "it is closed",
        entrants: |least, most, entered| {
            let entered = count(entered, "has", "have");
            format!("it takes {least} to {most} players, {entered} entered")
        },
        no_stage_before: "this is the first stage",
        no_stage_after: "this is the last stage",
        no_play_off: "it takes two who share a rank that decides who goes on",
        stage_not_drawn: |stage| format!("stage {stage} is not drawn; s draws it"),
        open_tables: |open| {
            let tables = count(open, "table has", "tables have");
            format!("{tables} games still to be played")
        },
        open: |open| {
            let matches = count(open, "match is", "matches are");
            format!("{matches} still to be played")
        },
        seeded: |how| format!("the order does not count, seeded {how}"),
        at_the_end: "there is no place beyond",
    },
};

fn match_line(line: &MatchLine) -> String {
    let MatchLine { no, round, length, sides: [a, b], outcome } = line;
    let length = if length.is_empty() { String::new() } else { format!(", {length}") };
    format!("Match {no}, {round}{length}: {a} - {b}, {outcome}")
}
