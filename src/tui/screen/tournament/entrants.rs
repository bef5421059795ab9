//! The tab with the entrants, and their changes before the start.

use super::one_match::{Chosen, draw_empty, no_entrants};
use crate::club::action::ExchangeEntrants;
use crate::club::tournament::Presence;
use crate::domain::format::Seeding;
use crate::domain::rating::written;
use crate::drawing::texts::asked_bye;
use crate::tui::kit::prelude::*;
use crate::tui::screen::{money, presence};

const PANE: Pane = Pane(4);
/// The least columns of a seed or of a place in the order of entry.
const PLACE: u16 = 4;
/// From this width on registration numbers are shown.
const WIDE: u16 = 70;

#[derive(Debug, Clone, Default)]
pub(super) struct Entrants {
    stage: u32,
    /// The players by seed, or in the order of entry while seeds are not known.
    order: Vec<PlayerId>,
    /// The listed players, with their indices in the order.
    listed: Vec<(usize, PlayerId)>,
    /// Whether the order is that of seeds.
    seeded: bool,
    /// Whether only players who have not come are listed.
    pub(super) only_missing: bool,
    pub(super) selection: Selection,
}

impl Entrants {
    /// Updates the list. The selected player stays selected while entered.
    pub(super) fn refresh(&mut self, tournament: &Tournament, stage: u32, data: &Snapshot) {
        self.stage = stage;
        let selected = self.selected();
        let found = tournament.stage_no(stage);
        let drawn = found.and_then(|stage| stage.draw.as_ref());
        let planned = found.map(|stage| stage.plan.seeding);
        let registering = tournament.phase == Phase::Registering;
        self.order = match (drawn, planned) {
            (Some(draw), _) => draw.players().collect(),
            (None, Some(Seeding::Rating)) if registering => data.club.seeds(tournament, 1, 0),
            (None, _) => tournament.entrants.to_vec(),
        };
        self.seeded = match planned {
            Some(Seeding::Rating | Seeding::Entry) => drawn.is_some() || registering,
            Some(Seeding::Random) | None => drawn.is_some(),
        };
        self.only_missing &= registering;
        let is_listed =
            |player: PlayerId| !self.only_missing || tournament.presence(player) != Presence::Here;
        let places = self.order.iter().copied().enumerate();
        self.listed = places.filter(|(_, player)| is_listed(*player)).collect();
        self.selection.follow(selected, self.listed.iter().map(|(_, player)| *player), data.gone());
    }

    pub(super) fn selected(&self) -> Option<PlayerId> {
        self.line().map(|(_, player)| player)
    }

    fn line(&self) -> Option<(usize, PlayerId)> {
        self.listed.get(self.selection.row(self.listed.len())?).copied()
    }

    /// The order after moving the selected player by one place; none at the end.
    pub(super) fn moved(&self, down: bool) -> Option<Vec<PlayerId>> {
        let (row, _) = self.line()?;
        let other = row.checked_add_signed(if down { 1 } else { -1 })?;
        let mut order = self.order.clone();
        (other < order.len()).then(|| {
            order.swap(row, other);
            order
        })
    }

    /// Whether the selected player can move.
    pub(super) fn moves(&self, down: bool) -> bool {
        self.line().is_some_and(|(row, _)| if down { row + 1 < self.order.len() } else { row > 0 })
    }

    pub(super) fn update(
        &mut self,
        news: &News,
        tournament: &Tournament,
        context: &Context<'_>,
    ) -> Option<Chosen> {
        if *news == News::Run(CommandId::OnlyReady) {
            self.only_missing = !self.only_missing;
            self.refresh(tournament, 1, context.data);
            return None;
        }
        let row = self.selection.update(news, PANE, self.listed.len(), context.frame).chosen()?;
        self.listed.get(row).map(|(_, player)| Chosen::Player(*player))
    }

    pub(super) fn view(&self, area: Rect, tournament: &Tournament, pen: &mut Pen<'_>) {
        let title = &pen.words.screen.tournament.column;
        if self.listed.is_empty() && self.only_missing {
            draw_empty(area, pen.words.screen.tournament.empty.missing(), pen);
            return;
        }
        if self.order.is_empty() {
            draw_empty(area, no_entrants(tournament, 1, pen), pen);
            return;
        }
        let wide = area.width >= WIDE;
        let place = if self.seeded { title.seed() } else { title.position() };
        let widest = u16::try_from(text::width(place)).unwrap_or(PLACE).max(PLACE);
        let (data, say, muted) = (pen.data, &pen.words.screen.tournament, pen.theme.muted);
        let (term, words) = (pen.words.term, pen.words);
        // Late entrants have the seeds that were free.
        let drawn = tournament.stage_no(self.stage).and_then(|stage| stage.draw.as_ref());
        let seed = |player| drawn.and_then(|draw| draw.seed(player));
        let name = |player: PlayerId| {
            let name = data.name_beside_club(player);
            match (tournament.exits.get(&player), asked_bye(tournament, player, words)) {
                (Some(exit), _) => {
                    Cell::styled(term.aside(&name, say.left(exit.reason, false)), muted)
                }
                (None, Some(bye)) => Cell::from(term.aside(&name, bye)),
                (None, None) => name.into(),
            }
        };
        let fields = Fields::default()
            .with(Column::number(place, widest), |(at, player): &(usize, PlayerId)| {
                seed(*player).map_or_else(|| (at + 1).to_string(), |seed| seed.to_string())
            })
            .with_if(wide, Column::word(title.number(), 9), |(_, player)| data.number(*player))
            .with(Column::left(title.name(), Width::NameShare(2)), |(_, player)| name(*player))
            .with_if(
                tournament.checks_in(),
                Column::left("", Width::Fixed(presence::COLUMNS)),
                |(_, player)| term.presence(tournament.presence(*player)),
            )
            .with_if(
                data.shows_fees(tournament),
                Column::right(pen.words.screen.fees.due(), Width::Fixed(money::STATE_COLUMNS)),
                |(_, player)| money::fee_state(tournament, *player, data, words),
            )
            .with(Column::left(title.club(), Width::Flex(1)), |(_, player)| data.club_of(*player))
            .with(Column::number(title.rating(), 8), |(_, player)| {
                written(data.club.rating(tournament.list, *player))
            });
        let row = |at: usize| self.listed.get(at).copied();
        fields.draw(area, (PANE, self.listed.len()), row, (self.selection, true), pen);
    }
}

/// Asks for the other player of an exchange, then shows the new first opponents.
pub(super) fn ask_exchange(
    tournament: &Tournament,
    player: PlayerId,
    context: &Context<'_>,
) -> Step {
    let (say, data) = (&context.words.screen.exit, context.data);
    let others = exchangeable(tournament, player, &data.club);
    if others.is_empty() {
        return Step::inform(say.nobody_to_exchange(), context);
    }
    let ways = others.iter().map(|&other| {
        let name = data.name(other);
        ChoiceOption::new(&name, confirm_exchange(tournament, [player, other], context))
            .named([&name])
    });
    let question = say.exchange_with(data.name(player));
    Step::cover(Choice::new(say.exchange(), [question], ways))
}

fn confirm_exchange(
    tournament: &Tournament,
    players: [PlayerId; 2],
    context: &Context<'_>,
) -> Step {
    let (say, data) = (&context.words.screen.exit, context.data);
    let request = exchange_request(tournament, players);
    let (after, _) = data.club.staged(&[exchange_action(tournament, players)]);
    let told = players.iter().filter_map(|player| {
        let found = after.tournament(tournament.id)?;
        let mut own = found.matches_of(found.current()).filter(|played| played.has(*player));
        let first = own.next()?;
        let other = first.sides.into_iter().flatten().find(|side| side != player);
        let other = other.map_or_else(|| "?".to_owned(), |other| data.name(other));
        Some(say.first_match(data.name(*player), first.no.0, &other))
    });
    let follows = told.collect::<Vec<_>>().join("\n");
    let [a, b] = players.map(|player| data.name(player));
    let steps = vec![Step::ask(request, context)];
    let confirm = Confirm::new(say.exchange_question(&a, &b), follows, say.exchange(), steps);
    Step::cover(confirm.harmless())
}

/// The reason why no player, or not this one, can exchange places.
pub(super) fn why_no_exchange(
    tournament: &Tournament,
    player: Option<PlayerId>,
    data: &Snapshot,
    words: &'static Words,
) -> Option<String> {
    let tried = |player| {
        let entrants = tournament.entrants.iter().filter(|other| **other != player);
        entrants.map(|other| exchange_request(tournament, [player, *other])).collect()
    };
    presence::why_no_way(player, tried, data, words)
}

/// The entrants with whom a player may exchange places.
fn exchangeable(tournament: &Tournament, player: PlayerId, club: &Club) -> Vec<PlayerId> {
    let may = |other: &PlayerId| {
        *other != player && club.check(&exchange_action(tournament, [player, *other])).is_ok()
    };
    tournament.entrants.iter().copied().filter(may).collect()
}

fn exchange_action(tournament: &Tournament, players: [PlayerId; 2]) -> Action {
    Action::ExchangeEntrants(ExchangeEntrants { tournament: tournament.id, players })
}

fn exchange_request(tournament: &Tournament, players: [PlayerId; 2]) -> Request {
    exchange_action(tournament, players).into()
}
