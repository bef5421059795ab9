//! Who wins which prize of a tournament; laid over a screen.

use super::tournament_board::{self, below};
use super::{export, print};
use crate::club::action::SetPrizes;
use crate::club::{Action, Tournament};
use crate::domain::ids::TournamentId;
use crate::domain::name::fold;
use crate::domain::prize::{Each, Money, PrizeList, Prizes, Sharing, Won, read_list};
use crate::export::Kind;
use crate::paper::{self, Source};
use crate::request::Request;
use crate::tui::desk_worker::sheets::Exported;
use crate::tui::kit::overlay::table::TableOverlay;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::entries::{Choice, Entries};
use crate::tui::kit::widget::form_page::{Form, FormPage, Wrong};
use crate::words::FieldWords;

/// Shows the prizes as the standings are; where none were set, the form for them.
pub(super) fn show(tournament: &Tournament, context: &Context<'_>) -> Step {
    if tournament.prizes.lists.is_empty() {
        return Step::Open(Route::Prizes(tournament.id));
    }
    let scopes = &[Scope::Prizes, Scope::Table, Scope::List, Scope::Overlay];
    tournament_board::show(tournament, scopes, (table, commands), context)
}

fn table(tournament: &Tournament, data: &Snapshot, words: &'static Words) -> TableOverlay {
    let (say, prizes) = (&words.screen.prizes, &tournament.prizes);
    let won = data.club.awarded(tournament);
    let given = won.iter().filter(|one| one.player.is_some());
    let given = Money(given.map(|one| one.money.0).fold(0, u64::saturating_add));
    let state = if tournament.first_day().is_none() {
        Some(say.before())
    } else {
        (!tournament.is_over()).then(|| say.so_far())
    };
    let lead = std::iter::once(say.rules(prizes, given)).chain(state.map(str::to_owned)).collect();
    let [category, place, player, prize, remark] = say.headings();
    let columns = Fields::default()
        .with(Column::word(category, 12), |one: &Won| {
            let category = prizes.lists.get(one.list).and_then(|list| list.category.clone());
            category.unwrap_or_else(|| say.everybody().to_owned())
        })
        .with(Column::number(place, 5), |one| one.place.to_string())
        .with(Column::name(player), |one| {
            one.player.map_or_else(|| say.nobody().to_owned(), |player| data.name(player))
        })
        .with(Column::word(prize, 22), |one| prizes.written_award(one.money, one.thing.as_deref()))
        .with(Column::word(remark, 12), |one| match one {
            _ if one.lots => say.lots().to_owned(),
            _ if one.first < one.last => say.shared(one.first, one.last),
            _ => String::new(),
        });
    columns.table(say.title(&tournament.name), lead, won)
}

fn commands(id: TournamentId, _: Option<usize>, _: &Snapshot, _: &'static Words) -> Commands {
    Commands::of([
        below(lead(CommandId::Edit), Route::Prizes(id)),
        lead(CommandId::Export).does_anywhere(move |context| {
            export::ask(Exported::Tournament(Kind::Prizes, id), context)
        }),
        lead(CommandId::Print).does_anywhere(move |context| {
            let shown = Some(paper::Kind::Prizes);
            // One way of the question opens a screen.
            vec![Step::Back, print::ask_of(Source::Tournament(id), shown, context)]
        }),
        lead(CommandId::Back),
        below(also(CommandId::SetCategories), Route::Categories),
    ])
}

const SHARINGS: [Sharing; 3] = [Sharing::TieBreak, Sharing::Equal, Sharing::Hort];
const EACH: [Each; 3] = [Each::One, Each::OneOfMoney, Each::Several];

/// A form for the prizes: a line for all players, one for each category and one to spare, then the rules.
#[derive(Debug)]
pub(super) struct PrizeForm {
    tournament: TournamentId,
    /// How many lines there are for categories.
    categories: usize,
}

/// The form, filled with the prizes as they are.
pub(super) fn open(tournament: TournamentId, context: &Context<'_>) -> FormPage<PrizeForm> {
    let lines = lines(&prizes(tournament, context.data), context.data).len();
    FormPage::of_record(PrizeForm { tournament, categories: lines - 1 }, context)
}

fn prizes(tournament: TournamentId, data: &Snapshot) -> Prizes {
    data.club.tournament(tournament).map(|found| (*found.prizes).clone()).unwrap_or_default()
}

/// The lines of the lists: that for all, those of categories with prizes, of those without any yet, and a blank one.
fn lines(prizes: &Prizes, data: &Snapshot) -> Vec<String> {
    let of = |list: &&PrizeList| list.category.is_none();
    let all = prizes.lists.iter().find(of).map(|list| prizes.written_list(list));
    let with = prizes.lists.iter().filter(|list| !of(list));
    let mut lines = vec![all.unwrap_or_default()];
    lines.extend(with.clone().map(|list| prizes.written_list(list)));
    let has = |name: &String| {
        with.clone().filter_map(|list| list.category.as_ref()).any(|own| fold(own) == fold(name))
    };
    let without = data.club.category_names().into_iter().filter(|name| !has(name));
    lines.extend(without.map(|name| format!("{name}: ")));
    lines.push(String::new());
    lines
}

impl PrizeForm {
    /// The lists of the lines that have prizes, and the currency that was typed; otherwise the line that cannot be read.
    fn lists(&self, entries: &Entries) -> Result<(Vec<PrizeList>, Option<String>), usize> {
        let (mut lists, mut currency) = (Vec::new(), None);
        for at in 0..=self.categories {
            let (list, typed) = read_list(&entries.text(at)).ok_or(at)?;
            // Only the first line is for all.
            if !list.awards.is_empty() && (at == 0) != list.category.is_none() {
                return Err(at);
            }
            currency = currency.or(typed);
            lists.extend((!list.awards.is_empty()).then_some(list));
        }
        Ok((lists, currency))
    }
}

impl Form for PrizeForm {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let found = data.club.tournament(self.tournament);
        words.screen.prizes.form(found.map(|one| one.name.as_str()).unwrap_or_default())
    }

    fn fields(&self, words: &'static Words) -> Vec<FieldWords> {
        let say = &words.screen.prizes;
        let categories = (0..self.categories).map(|_| say.category_field());
        std::iter::once(say.all_field()).chain(categories).chain(say.rule_fields()).collect()
    }

    fn texts(&self, context: &Context<'_>) -> Option<Vec<String>> {
        let prizes = prizes(self.tournament, context.data);
        let mut texts = lines(&prizes, context.data);
        texts.resize(self.categories + 1, String::new());
        texts.push(prizes.coin.to_string());
        Some(texts)
    }

    fn choices(&self, context: &Context<'_>) -> Vec<Choice> {
        let prizes = prizes(self.tournament, context.data);
        let sharing = |now: Sharing| Choice {
            at: SHARINGS.iter().position(|one| *one == now).unwrap_or(0),
            count: SHARINGS.len(),
            name: |words, at| words.screen.prizes.sharing(SHARINGS[at % SHARINGS.len()]),
        };
        let each = Choice {
            at: EACH.iter().position(|one| *one == prizes.each).unwrap_or(0),
            count: EACH.len(),
            name: |words, at| words.screen.prizes.each(EACH[at % EACH.len()]),
        };
        vec![sharing(prizes.ties), sharing(prizes.category_ties), each]
    }

    fn read(&self, entries: &Entries, context: &Context<'_>) -> Result<Option<Request>, Wrong> {
        let before = prizes(self.tournament, context.data);
        let (lists, currency) = self.lists(entries).map_err(Wrong::Unread)?;
        let coin = self.categories + 1;
        let typed = Money::read(&entries.text(coin)).filter(|coin| *coin > Money::NONE);
        let sharing = |at: usize| SHARINGS[entries.chosen(at) % SHARINGS.len()];
        let now = Prizes {
            lists,
            ties: sharing(coin + 1),
            category_ties: sharing(coin + 2),
            each: EACH[entries.chosen(coin + 3) % EACH.len()],
            coin: typed.ok_or(Wrong::Unread(coin))?,
            currency: currency.unwrap_or_default(),
        };
        if now == before {
            return Ok(None);
        }
        let tournament = self.tournament;
        Ok(Some(Action::SetPrizes(SetPrizes { tournament, prizes: now }).into()))
    }
}
