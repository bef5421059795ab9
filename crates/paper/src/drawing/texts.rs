//! How sides, outcomes and values of a tournament are written: the same on screens, in drawings and on paper;
//! and how wide a text will be, of which no font is asked.

use unicode_segmentation::UnicodeSegmentation as _;
use unicode_width::UnicodeWidthStr as _;

use crate::club::tournament::Exit;
use crate::club::{Club, Match, MatchState, Phase, Tournament};
use crate::domain::bracket::{Branch, Slot, group_letter};
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::{Broken, Outcome, Side};
use crate::domain::standings::{Criterion, Tally};
use crate::words::Words;
use crate::words::screen::tournament::TournamentWords;

/// The player on a side, or what decides who it will be; `name` gives the name of a player.
pub fn side_name(
    played: &Match,
    side: Side,
    name: impl Fn(PlayerId) -> String,
    words: &Words,
) -> String {
    let at = side.index();
    match (played.sides[at], played.slots[at]) {
        (Some(known), _) | (None, Slot::Entrant(known)) => name(known),
        (None, Slot::WinnerOf(no)) => words.screen.tournament.winner_of(no),
        (None, Slot::LoserOf(no)) => words.screen.tournament.loser_of(no),
        (None, Slot::RankOf(qualifier)) => qualifier.to_string(),
    }
}

/// The exit of the player on a side who has left and will not play the match. A match that is over shows by its result
/// who left.
pub fn side_exit<'a>(tournament: &'a Tournament, played: &Match, side: Side) -> Option<&'a Exit> {
    let seated = played.sides[side.index()].filter(|_| played.state() == MatchState::Waiting);
    seated.and_then(|player| tournament.exits.get(&player))
}

/// In the least room, what decides who plays on a side; nothing where the draw did.
pub fn source(slot: Slot, words: &Words) -> String {
    match slot {
        Slot::Entrant(_) => String::new(),
        Slot::WinnerOf(no) => words.screen.tournament.winner_of_short(no),
        Slot::LoserOf(no) => words.screen.tournament.loser_of_short(no),
        Slot::RankOf(qualifier) => qualifier.to_string(),
    }
}

/// The games of a side, with a mark where it retired or was disqualified, and with its head start, as `1+1`; the word
/// for a walkover where the other side did not come.
pub fn games(played: &Match, side: Side, say: TournamentWords) -> String {
    let games = games_won(played, side, say);
    let is_played = played.record.is_some_and(|record| record.outcome.played().is_some());
    match played.start[side.index()] {
        start @ 1.. if is_played => format!("{games}+{start}"),
        _ => games,
    }
}

fn games_won(played: &Match, side: Side, say: TournamentWords) -> String {
    let broken = |broken: Broken, mark: &str| {
        let mark = if broken.winner == side { "" } else { mark };
        format!("{}{mark}", broken.score.won_by(side))
    };
    match played.record.map(|record| record.outcome) {
        Some(Outcome::Score(score)) => score.won_by(side).to_string(),
        Some(Outcome::Retired(ended)) => broken(ended, say.retired_mark()),
        Some(Outcome::Disqualified(ended)) => broken(ended, say.disqualified_mark()),
        Some(Outcome::Walkover(winner)) if winner == side => say.walkover().to_owned(),
        Some(Outcome::WinnerOnly(winner)) if winner == side => say.won_mark().to_owned(),
        Some(_) | None => String::new(),
    }
}

/// The outcome with the games of `side` first, drawn games last; nothing before there is one.
pub fn score(played: &Match, side: Side, say: TournamentWords) -> Option<String> {
    let [own, other] = [side, side.other()].map(|side| games_won(played, side, say));
    let drawn = match played.record?.outcome {
        Outcome::Score(score) if score.draws > 0 => format!("-{}", score.draws),
        Outcome::DoubleWalkover => return Some(say.walkover().to_owned()),
        Outcome::DoubleDisqualification => return Some(say.disqualified_short().to_owned()),
        _ => String::new(),
    };
    Some(format!("{own}-{other}{drawn}"))
}

/// The name of a part of a bracket. The first part has a name of its own where losers have no part: it plays for first
/// place only.
pub fn branch_name(branch: Branch, has_losers: bool, words: &Words) -> String {
    let say = &words.screen.tournament;
    match branch {
        Branch::Main if !has_losers => say.main_branch().to_owned(),
        _ => say.branch(branch),
    }
}

/// The letter of a group, or its number past the letters.
pub fn group_name(group: u32) -> String {
    group_letter(group).map_or_else(|| group.to_string(), String::from)
}

/// The value of a tie-break: a difference with its sign, others with no more than two decimals.
pub fn criterion_value(criterion: Criterion, value: f64) -> String {
    let written = match criterion {
        Criterion::GamesDifference if value > 0.0 => format!("{value:+.2}"),
        _ => format!("{value:.2}"),
    };
    written.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Games won less games lost, with its sign.
pub fn difference(tally: Tally) -> String {
    match tally.games_difference() {
        0 => "0".to_owned(),
        games => format!("{games:+}"),
    }
}

/// The round that the standings of a Swiss stage count in part, while it is being played.
pub fn so_far(tournament: &Tournament, stage: u32, words: &Words) -> Option<String> {
    let (round, played, matches) = tournament.round_under_way(stage)?;
    Some(words.term.round_so_far(round, played, matches))
}

/// A title, and what stands beside it.
pub fn titled(title: impl Into<String>, beside: Option<String>, words: &Words) -> String {
    let parts: Vec<String> = std::iter::once(title.into()).chain(beside).collect();
    words.term.list(&parts)
}

/// The bye that an entrant has asked for in the next round of a Swiss, with the round.
pub fn asked_bye(tournament: &Tournament, player: PlayerId, words: &Words) -> Option<String> {
    let stage = tournament.current();
    let round = tournament.last_round(stage) + 1;
    let is_to_come = tournament.phase == Phase::Registering || tournament.rounds_left(stage) > 0;
    let bye = tournament.stage_no(stage).filter(|_| is_to_come)?.swiss.asked(player, round)?;
    let round = words.term.round(RoundName::Round(round));
    Some(words.term.labelled(&round, words.message.event.asked_bye(bye)))
}

/// The club that drawings are of, the language, and the names of players.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    pub club: &'a Club,
    pub words: &'a Words,
    name: Option<&'a dyn Fn(PlayerId) -> String>,
}

impl<'a> Subject<'a> {
    /// The club, whose players go by their names.
    pub fn new(club: &'a Club, words: &'a Words) -> Self {
        Self { club, words, name: None }
    }

    /// The subject with other names for players, such as their initials.
    #[must_use]
    pub fn named(self, name: &'a dyn Fn(PlayerId) -> String) -> Self {
        Self { name: Some(name), ..self }
    }

    /// The name of a player; the number, where no such player exists.
    pub fn name(&self, player: PlayerId) -> String {
        if let Some(name) = self.name {
            return name(player);
        }
        self.club.name_here(player).unwrap_or_else(|| player.to_string())
    }
}

/// Shows that a text was cut.
const CUT: &str = "…";
/// The factor by which bold letters are wider.
const BOLD: f64 = 1.08;
/// The factor by which fonts in use may be wider than the usual one (Arial): Noto Sans is wider by a twelfth.
const WIDER: f64 = 1.1;

/// The width of a text in letters of that size, by the widths of Arial for Latin letters; a wide letter is as wide as
/// high.
pub fn width(text: &str, size: f64, bold: bool) -> f64 {
    let ems: f64 = text.graphemes(true).map(em).sum();
    ems * size * if bold { BOLD } else { 1.0 }
}

/// The width of a letter as a share of its height.
fn em(letter: &str) -> f64 {
    let narrow = match letter.chars().next().unwrap_or(' ') {
        _ if letter.width() == 0 => return 0.0,
        _ if letter.width() > 1 => return 1.0,
        'i' | 'j' | 'l' | '\'' | '|' => 0.23,
        ' ' | 'I' | 'f' | 't' | '.' | ',' | ':' | ';' | '!' | '/' | '[' | ']' | '\\' => 0.28,
        'r' | '(' | ')' | '-' | '"' | '`' | '{' | '}' => 0.36,
        'c' | 'k' | 's' | 'v' | 'x' | 'y' | 'z' | 'J' => 0.5,
        'm' | 'M' => 0.84,
        'w' => 0.73,
        'W' => 0.95,
        '@' | '%' | '…' | '—' => 1.0,
        'A' | 'B' | 'E' | 'K' | 'P' | 'S' | 'V' | 'X' | 'Y' | '&' => 0.68,
        'C' | 'D' | 'G' | 'H' | 'N' | 'O' | 'Q' | 'R' | 'U' => 0.76,
        'F' | 'L' | 'T' | 'Z' | '+' | '<' | '>' | '=' | '~' => 0.62,
        letter if letter.is_ascii() => 0.56,
        _ => 0.7,
    };
    narrow * WIDER
}

/// The text without characters that no drawing can have: control characters, and two that XML forbids.
pub(super) fn clean(text: &str) -> String {
    let is_letter =
        |letter: &char| !letter.is_control() && !matches!(letter, '\u{fffe}' | '\u{ffff}');
    text.chars().filter(is_letter).collect()
}

/// The beginning of a text that has room, with an ellipsis; none where the whole has, and nothing where not even that has.
pub fn cut(text: &str, size: f64, bold: bool, room: f64) -> Option<String> {
    if width(text, size, bold) <= room {
        return None;
    }
    let mut left = room - width(CUT, size, bold);
    if left < 0.0 {
        return Some(String::new());
    }
    let fits = |letter: &&str| {
        left -= width(letter, size, bold);
        left >= 0.0
    };
    let kept: String = text.graphemes(true).take_while(fits).collect();
    Some(kept.trim_end().to_owned() + CUT)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_has_room_stays_whole() {
        assert_eq!(cut("Ada", 12.0, false, 40.0), None);
        assert_eq!(cut("三宅 合", 10.0, false, 34.0), None);
        assert_eq!(cut("三宅 合", 10.0, false, 32.0).as_deref(), Some("三宅…"));
    }

    proptest! {
        #[test]
        fn what_is_cut_has_room(text in any::<String>(), room in 14.0..200.0_f64) {
            let text = clean(&text);
            if let Some(cut) = cut(&text, 12.0, true, room) {
                prop_assert!(width(&cut, 12.0, true) <= room + 1e-9, "{cut}");
                prop_assert!(width(&text, 12.0, true) > room);
            }
        }
    }
}
