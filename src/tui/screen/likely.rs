//! The players whom a typed name may belong to. Their three
//! lines stay free while there are none, so that nothing moves.

use chrono::NaiveDate;

use super::candidates::typed;
use super::limits;
use crate::club::registry::NewPlayer;
use crate::domain::matching::{Likeness, PersonRecord, Reason, STRONG};
use crate::domain::rating::written;
use crate::tui::kit::prelude::*;
use crate::tui::route::PlayerForm;

/// Lines of the place, and the most players in it.
pub(super) const LINES: u16 = 3;
const MOST: usize = 3;
/// The least letters of a name to be looked up. Kana and kanji say more than Latin letters.
const LEAST_WIDE: usize = 2;
const LEAST_LATIN: usize = 3;

#[derive(Debug, Clone, Default)]
pub(super) struct Likely {
    hits: Vec<Hit>,
    /// A new player on the list that is being made.
    listed: Option<Newcomer>,
    /// Players who were said to be somebody else, whether shown now or not.
    different: Vec<PlayerId>,
}

/// With so many players, a search of all names is still quick enough for a key.
const FEW: usize = 20_000;

/// A player whom the name may belong to, worked out once for many frames.
#[derive(Debug, Clone)]
struct Hit {
    player: PlayerId,
    /// The likeness of the records, with reasons; none for a player found only by the search.
    likeness: Option<(f64, Vec<Reason>)>,
    entered: Option<Entered>,
    rating: f64,
    last: Option<(String, Option<NaiveDate>)>,
}

/// A new player without a number: the name, and the likeness of the records with reasons.
#[derive(Debug, Clone)]
pub(super) struct Newcomer {
    pub(super) name: String,
    pub(super) likeness: Likeness,
}

/// An entrant of the tournament, and the table of the present match.
#[derive(Debug, Clone)]
struct Entered(Option<String>);

impl Likely {
    /// Finds the players whom a record may belong to. `event` is the tournament that the person would enter.
    pub(super) fn look_up(
        &mut self,
        record: &PersonRecord<'_>,
        event: Option<TournamentId>,
        data: &Snapshot,
    ) {
        self.hits.clear();
        self.listed = None;
        if !is_enough(record.name) {
            return;
        }
        let owners = data.owners(record, MOST).into_iter();
        self.hits = owners
            .map(|owner| Hit::new(owner.player, Some((owner.score, owner.reasons)), event, data))
            .collect();
    }

    /// Also shows a new player of the list, once enough of a name is typed.
    pub(super) fn beside(&mut self, typed: &str, listed: Option<Newcomer>) {
        self.listed = listed.filter(|_| is_enough(typed));
    }

    pub(super) fn leave_out(&mut self, players: &[PlayerId]) {
        self.hits.retain(|hit| !players.contains(&hit.player));
    }

    /// Marks players on a list for a tournament that does not exist yet, and shows their ratings on its rating list.
    pub(super) fn mark(&mut self, entered: &super::candidates::Entered, data: &Snapshot) {
        for hit in &mut self.hits {
            hit.entered = entered.has(hit.player, data).then_some(Entered(None));
            hit.rating = data.club.rating(entered.list, hit.player);
        }
    }

    /// Like [`Self::look_up`]. If there are few, players are added whom the typed text finds.
    pub(super) fn look_up_and_find(
        &mut self,
        record: &PersonRecord<'_>,
        event: Option<TournamentId>,
        data: &Snapshot,
    ) {
        self.look_up(record, event, data);
        if !is_enough(record.name) {
            return;
        }
        let begun = data.begun(record.name, MOST);
        // The search forgives more typing errors, but reads all names at each key.
        let few = data.club.registry().len() <= FEW;
        let slipped = if few { data.find(record.name, MOST) } else { Vec::new() };
        for player in begun.into_iter().chain(slipped) {
            if self.hits.len() < MOST && self.hits.iter().all(|hit| hit.player != player) {
                self.hits.push(Hit::new(player, None, event, data));
            }
        }
    }

    /// The players that fit in the lines.
    fn shown(&self) -> &[Hit] {
        let room = MOST - usize::from(self.listed.is_some());
        self.hits.get(..room).unwrap_or(&self.hits)
    }

    /// Marks the first similar player as somebody else. If all are marked, all marks are removed.
    pub(super) fn say_different(&mut self) {
        let next = self.alike().find(|hit| !self.is_different(hit)).map(|hit| hit.player);
        match next {
            Some(player) => self.different.push(player),
            None => self.different.clear(),
        }
    }

    /// The players who were said to be somebody else.
    pub(super) fn different(&self) -> Vec<PlayerId> {
        self.alike().filter(|hit| self.is_different(hit)).map(|hit| hit.player).collect()
    }

    /// Sets players who were said to be somebody else before.
    pub(super) fn keep_different(&mut self, different: Vec<PlayerId>) {
        self.different = different;
    }

    /// The players who are almost certainly meant, unless they were said to be somebody else.
    pub(super) fn strong(&self) -> Vec<PlayerId> {
        let strong = |hit: &&Hit| hit.likeness.as_ref().is_some_and(|(score, _)| *score >= STRONG);
        let open = self.hits.iter().filter(strong).filter(|hit| !self.is_different(hit));
        open.map(|hit| hit.player).collect()
    }

    /// The commands about these players. `place` finds them on the layer, `row` makes
    /// a command that leads the footer or not, and `take` acts on the chosen player.
    pub(super) fn commands<L: Layer, S: Steps>(
        &self,
        row: fn(CommandId) -> CommandHere,
        place: fn(&mut L) -> &mut Self,
        take: fn(&mut L, PlayerId, &Context<'_>) -> S,
        words: &Words,
    ) -> [CommandHere; 4] {
        let say = &words.screen.likely;
        let takes = |row: CommandHere, at: usize| {
            let player = self.shown().get(at).map(|hit| hit.player);
            row.unless(player.is_none(), say.not_shown()).does(move |layer: &mut L, context| {
                player.map(|player| take(layer, player, context).steps())
            })
        };
        [
            takes(row(CommandId::TakeFirst), 0),
            row(CommandId::Different)
                .unless(self.alike().next().is_none(), say.nobody())
                .does(move |layer: &mut L, _| place(layer).say_different()),
            takes(also(CommandId::TakeSecond), 1),
            takes(also(CommandId::TakeThird), 2),
        ]
    }

    fn alike(&self) -> impl Iterator<Item = &Hit> {
        self.hits.iter().filter(|hit| hit.likeness.is_some())
    }

    fn is_different(&self, hit: &Hit) -> bool {
        self.different.contains(&hit.player)
    }

    /// Draws one line for each player.
    pub(super) fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let mut lines = area.rows();
        let first = self.hits.first().and_then(|hit| hit.likeness.as_ref());
        let first = first.map(|(score, _)| *score);
        let (before, behind): (Vec<_>, Vec<_>) =
            self.listed.iter().partition(|one| Some(one.likeness.score) >= first);
        for (listed, line) in before.into_iter().zip(lines.by_ref()) {
            draw_listed(listed, line, pen);
        }
        for ((at, hit), line) in self.shown().iter().enumerate().zip(lines.by_ref()) {
            self.draw_hit(at, hit, line, pen);
        }
        for (listed, line) in behind.into_iter().zip(lines) {
            draw_listed(listed, line, pen);
        }
    }

    fn draw_hit(&self, at: usize, hit: &Hit, line: Rect, pen: &mut Pen<'_>) {
        let (words, theme) = (pen.words, pen.theme);
        let say = &words.screen.likely;
        let player = pen.data.club.player(hit.player);
        let who = player.map_or_else(String::new, |player| match &player.club {
            Some(club) => say.of_club(&player.name, club),
            None => player.name.clone(),
        });
        // Long names leave room for the facts that tell two people of one name apart.
        let who = text::fit(&who, usize::from(line.width / 3));
        let different = self.is_different(hit);
        let why = match &hit.likeness {
            _ if different => say.different().to_owned(),
            Some((_, reasons)) => words.message.likeness.reasons(reasons),
            None => say.found().to_owned(),
        };
        let entered = hit.entered.as_ref().map(|Entered(table)| say.entered(table.as_deref()));
        let strong = hit.likeness.as_ref().is_some_and(|(score, _)| *score >= STRONG);
        let look = if strong && !different { theme.warning } else { theme.muted };
        let last = hit.last.as_ref().map(|(name, day)| say.last(name, *day));
        let (number, rating) = (hit.player.to_string(), written(hit.rating));
        let key = if at < 3 { format!("Alt-{}", at + 1) } else { String::new() };
        let pieces = [
            (key.as_str(), theme.key),
            (number.as_str(), theme.muted),
            (who.as_str(), theme.text),
            (entered.as_deref().unwrap_or_default(), theme.error),
            (why.as_str(), look),
            (rating.as_str(), theme.text),
            (last.as_deref().unwrap_or_default(), theme.muted),
        ];
        let there = pieces.into_iter().filter(|(text, _)| !text.is_empty());
        pen.pieces(line, there.flat_map(|piece| [piece, ("  ", theme.text)]));
    }
}

fn draw_listed(listed: &Newcomer, line: Rect, pen: &mut Pen<'_>) {
    let (words, theme) = (pen.words, pen.theme);
    let why = words.message.likeness.reasons(&listed.likeness.reasons);
    let look = if listed.likeness.score >= STRONG { theme.warning } else { theme.muted };
    let who = text::fit(&listed.name, usize::from(line.width / 3));
    let pieces = [(words.screen.likely.listed(), theme.error), (&who, theme.text), (&why, look)];
    pen.pieces(line, pieces.into_iter().flat_map(|piece| [piece, ("  ", theme.text)]));
}

impl Hit {
    fn new(
        player: PlayerId,
        likeness: Option<(f64, Vec<Reason>)>,
        event: Option<TournamentId>,
        data: &Snapshot,
    ) -> Self {
        let club = &data.club;
        let event = event.and_then(|id| club.tournament(id));
        let list = event.map_or(ListId::MAIN, |event| event.list);
        let entered_here = event.and_then(|event| club.entered_as(event.id, player));
        let entered =
            event.zip(entered_here).map(|(event, entered)| Entered(table_of(event, entered)));
        let last = club
            .last_event_of(player)
            .map(|event| (data.anywhere().apart(event), event.last_day()));
        Self { player, likeness, entered, rating: club.rating(list, player), last }
    }
}

/// The table of an entrant's present match.
fn table_of(event: &Tournament, player: PlayerId) -> Option<String> {
    let mut playing = event.fixtures().filter(|played| played.state().is_at_table());
    let own = playing.find(|played| played.has(player) && event.phase == Phase::Running);
    own.and_then(Fixture::call).map(|call| call.table.clone())
}

/// Whether enough of a name is typed for a search.
fn is_enough(name: &str) -> bool {
    let letters = name.chars().filter(|letter| letter.is_alphanumeric()).count();
    // The first character of Japanese and Chinese writing.
    let wide = name.chars().any(|letter| letter >= '\u{3005}');
    letters >= if wide { LEAST_WIDE } else { LEAST_LATIN }
}

/// Registers a name and enters the player in a tournament, if one
/// is given. If a registered player is similar, the form opens.
pub(super) fn register(
    name: String,
    enter: Option<TournamentId>,
    likely: &Likely,
    context: &Context<'_>,
) -> Vec<Step> {
    if !likely.strong().is_empty() {
        return vec![newcomer_form(name, enter, likely)];
    }
    let player = NewPlayer { different: likely.different(), ..typed(&name) };
    let request = Request::Register { player, more: Box::default(), enter };
    if let Err(refusal) = request.rehearse(&context.data.club) {
        return vec![Step::refused(&refusal, context)];
    }
    let steps = vec![Step::ask(request, context)];
    match enter.and_then(|id| context.data.club.tournament(id)) {
        Some(event) => limits::ask_first_for_new(event, steps, context),
        None => steps,
    }
}

pub(super) fn newcomer_form(name: String, enter: Option<TournamentId>, likely: &Likely) -> Step {
    let different = likely.different();
    Step::Open(Route::PlayerForm(PlayerForm::Register { name, enter, different }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_kana_or_three_latin_letters_are_enough() {
        for (name, enough) in
            [("", false), ("し", false), ("しろ", true), ("山", false), ("素数", true)]
        {
            assert_eq!(is_enough(name), enough, "{name}");
        }
        for (name, enough) in [("Li", false), ("Li.", false), ("Lil", true), ("A B", false)] {
            assert_eq!(is_enough(name), enough, "{name}");
        }
    }
}
