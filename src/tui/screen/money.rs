//! Prizes, fees and categories: tables about a tournament over the screen, and forms.

use super::export;
use crate::club::action::{SetCategories, SetFees, SetPaid, SetPrizes};
use crate::domain::category::Categories;
use crate::domain::fee::{Account, Fees};
use crate::domain::name::fold;
use crate::domain::prize::{
    Each, Money, MoneyFault, PrizeList, Prizes, Sharing, Won, note_currency, read_list,
};
use crate::export::Kind;
use crate::paper::{self, Source};
use crate::tui::desk_worker::sheets::Exported;
use crate::tui::kit::overlay::TableOverlay;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::entries::{Choice, Entries};
use crate::tui::kit::widget::form_page::{Form, FormPage, Wrong};
use crate::words::FieldWords;

type MakeTable = fn(&Tournament, &Snapshot, &'static Words) -> TableOverlay;
/// Makes the commands of the table. The argument is the selected row.
type MakeCommands = fn(TournamentId, Option<usize>, &Snapshot, &'static Words) -> Commands;

#[derive(Debug)]
pub(super) struct TournamentBoard {
    tournament: TournamentId,
    scopes: &'static [Scope],
    make: (MakeTable, MakeCommands),
    table: TableOverlay,
}

/// Shows the table over the screen.
pub(super) fn show(
    tournament: &Tournament,
    scopes: &'static [Scope],
    make: (MakeTable, MakeCommands),
    context: &Context<'_>,
) -> Step {
    let table = make.0(tournament, context.data, context.words);
    Step::cover(TournamentBoard { tournament: tournament.id, scopes, make, table })
}

/// Closes the table before the screen opens.
pub(super) fn below(row: CommandHere, route: Route) -> CommandHere {
    row.does_anywhere(|_| vec![Step::Back, Step::Open(route)])
}

impl Layer for TournamentBoard {
    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState::of(self.scopes)
    }

    fn commands(&self, data: &Snapshot, words: &'static Words) -> Commands {
        self.make.1(self.tournament, self.table.selected(), data, words)
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        if news != News::Refreshed {
            return self.table.update(news, context);
        }
        let Some(found) = context.data.club.tournament(self.tournament) else {
            return vec![Step::Back];
        };
        self.table = self.make.0(found, context.data, context.words).selected_as(&self.table);
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        self.table.view(area, pen);
    }
}

/// Columns of the unpaid amount.
pub(super) const STATE_COLUMNS: u16 = 8;

/// The payment of all that is due. If all is paid, the payment is cancelled. None if there is no fee.
pub(super) fn payment(
    tournament: &Tournament,
    player: PlayerId,
    data: &Snapshot,
) -> Option<Action> {
    let Account { due, paid: before } = data.club.account(tournament, player, data.today);
    let paid = if before == due { Money::NONE } else { due };
    let tournament = tournament.id;
    (paid != before).then(|| SetPaid { tournament, player, paid }.into())
}

/// The unpaid amount of a player, if fees are shown.
pub(super) fn fee_state(
    tournament: &Tournament,
    player: PlayerId,
    data: &Snapshot,
    words: &'static Words,
) -> String {
    let account = data.club.account(tournament, player, data.today);
    words.screen.fees.state(account)
}

/// The unpaid amount behind a word about presence.
pub(super) fn beside(
    presence: &str,
    tournament: &Tournament,
    player: PlayerId,
    data: &Snapshot,
    words: &'static Words,
) -> String {
    let state = fee_state(tournament, player, data, words);
    [presence, &state].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The reason why no payment of this entrant can be noted.
pub(super) fn why_not_paid(
    tournament: &Tournament,
    player: Option<PlayerId>,
    data: &Snapshot,
    words: &'static Words,
) -> Option<&'static str> {
    let say = &words.screen.fees;
    match player {
        _ if !tournament.has_fees() => Some(say.none_asked()),
        None => Some(say.only_entrants()),
        Some(player) => payment(tournament, player, data).is_none().then(|| say.none_due()),
    }
}

/// Shows the fees, or the form if none are set.
pub(super) fn show_fees(tournament: &Tournament, context: &Context<'_>) -> Step {
    if !tournament.has_fees() {
        return Step::Open(Route::Fees(tournament.id));
    }
    let scopes = &[Scope::Fees, Scope::Table, Scope::List, Scope::Overlay];
    show(tournament, scopes, (fees_table, fee_commands), context)
}

fn fees_table(tournament: &Tournament, data: &Snapshot, words: &'static Words) -> TableOverlay {
    let say = &words.screen.fees;
    let accounts = data.club.accounts(tournament, data.today);
    let totals = accounts.iter().map(|(_, one)| *one).collect();
    let [player, due, paid, open] = say.headings();
    let columns = Fields::default()
        .with(Column::number("", 9), |(player, _): &(PlayerId, Account)| data.number(*player))
        .with(Column::name(player), |(player, _)| data.name(*player))
        .with(Column::number(due, 10), |(_, one)| one.due.to_string())
        .with(Column::number(paid, 10), |(_, one)| one.paid.to_string())
        .with(Column::number(open, 10), |(_, one)| say.state(*one));
    columns.table(say.title(&tournament.name), say.told(&tournament.fees, totals), accounts)
}

fn fee_commands(
    id: TournamentId,
    row: Option<usize>,
    data: &Snapshot,
    words: &'static Words,
) -> Commands {
    let found = data.club.tournament(id);
    let accounts = found.map(|found| data.club.accounts(found, data.today)).unwrap_or_default();
    let player = row.and_then(|row| accounts.get(row)).map(|(player, _)| *player);
    let refused = found.and_then(|found| why_not_paid(found, player, data, words));
    let paid = found.zip(player).and_then(|(found, player)| payment(found, player, data));
    Commands::of([
        lead(CommandId::MarkPaid)
            .refused(refused)
            .does_anywhere(|context| Some(Step::ask(paid?, context))),
        below(lead(CommandId::Edit), Route::Fees(id)),
        lead(CommandId::Export).does_anywhere(move |context| {
            export::ask(Exported::Tournament(Kind::Fees, id, None), context)
        }),
        lead(CommandId::Back),
        below(also(CommandId::SetCategories), Route::Categories),
    ])
}

const FEE: usize = 0;

/// The form for the fee of a tournament, in one line.
#[derive(Debug)]
pub(super) struct FeeForm(pub(super) TournamentId);

impl FeeForm {
    fn fees(&self, data: &Snapshot) -> Fees {
        data.club.tournament(self.0).map(|found| (*found.fees).clone()).unwrap_or_default()
    }
}

impl Form for FeeForm {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        words.screen.fees.form(data.tournament_name(self.0))
    }

    fn fields(&self, words: &'static Words) -> Vec<FieldWords> {
        vec![words.screen.fees.fee()]
    }

    fn texts(&self, context: &Context<'_>) -> Option<Vec<String>> {
        Some(vec![self.fees(context.data).written()])
    }

    fn read(&self, entries: &Entries, context: &Context<'_>) -> Result<Option<Request>, Wrong> {
        let fees = Fees::read(&entries.text(FEE)).map_err(|fault| unread(FEE, fault))?;
        if fees == self.fees(context.data) {
            return Ok(None);
        }
        Ok(Some(Action::SetFees(SetFees { tournament: self.0, fees }).into()))
    }
}

/// The field's own explanation says how it is written; other faults have a sentence.
fn unread(at: usize, fault: MoneyFault) -> Wrong {
    match fault {
        MoneyFault::Form => Wrong::Unread(at),
        fault => Wrong::Money(at, fault),
    }
}

/// Shows the prizes by the present standings, or the form if none are set.
pub(super) fn show_prizes(tournament: &Tournament, context: &Context<'_>) -> Step {
    if tournament.prizes.lists.is_empty() {
        return Step::Open(Route::Prizes(tournament.id));
    }
    let scopes = &[Scope::Prizes, Scope::Table, Scope::List, Scope::Overlay];
    show(tournament, scopes, (prizes_table, prize_commands), context)
}

fn prizes_table(tournament: &Tournament, data: &Snapshot, words: &'static Words) -> TableOverlay {
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
    let nobody = if tournament.is_over() { say.nobody() } else { say.open() };
    let [category, place, player, prize, remark] = say.headings();
    let columns = Fields::default()
        .with(Column::word(category, 12), |one: &Won| {
            let category = prizes.lists.get(one.list).and_then(|list| list.category.clone());
            category.unwrap_or_else(|| say.everybody().to_owned())
        })
        .with(Column::number(place, 5), |one| one.place.to_string())
        .with(Column::name(player), |one| {
            one.player.map_or_else(|| nobody.to_owned(), |player| data.name(player))
        })
        .with(Column::word(prize, 22), |one| prizes.written_award(one.money, one.thing.as_deref()))
        .with(Column::word(remark, 12), |one| match one {
            _ if one.lots => say.lots().to_owned(),
            _ if one.first < one.last => say.shared(one.first, one.last),
            _ => String::new(),
        });
    columns.table(say.title(&tournament.name), lead, won)
}

fn prize_commands(id: TournamentId, _: Option<usize>, _: &Snapshot, _: &'static Words) -> Commands {
    Commands::of([
        below(lead(CommandId::Edit), Route::Prizes(id)),
        lead(CommandId::Export).does_anywhere(move |context| {
            export::ask(Exported::Tournament(Kind::Prizes, id, None), context)
        }),
        lead(CommandId::Print).does_anywhere(move |context| {
            let shown = Some(paper::Kind::Prizes);
            // An option of the question opens a screen, so the table is closed first.
            vec![Step::Back, export::ask_print_of(Source::Tournament(id, None), shown, context)]
        }),
        lead(CommandId::Back),
        below(also(CommandId::SetCategories), Route::Categories),
    ])
}

const SHARINGS: [Sharing; 3] = [Sharing::TieBreak, Sharing::Equal, Sharing::Hort];
const EACH: [Each; 3] = [Each::One, Each::OneOfMoney, Each::Several];

/// The form for prizes: a line for all players, one for each category and a blank one, then the rules.
#[derive(Debug)]
pub(super) struct PrizeForm {
    tournament: TournamentId,
    /// How many lines are for categories.
    categories: usize,
}

/// The form, filled with the present prizes.
pub(super) fn prize_form(tournament: TournamentId, context: &Context<'_>) -> FormPage<PrizeForm> {
    let lines = prize_lines(&prizes(tournament, context.data), context.data).len();
    FormPage::of_record(PrizeForm { tournament, categories: lines - 1 }, context)
}

fn prizes(tournament: TournamentId, data: &Snapshot) -> Prizes {
    data.club.tournament(tournament).map(|found| (*found.prizes).clone()).unwrap_or_default()
}

/// The lines of the form: for all players, for categories with prizes, for categories without, and a blank one.
fn prize_lines(prizes: &Prizes, data: &Snapshot) -> Vec<String> {
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
    /// The lists of prizes and the typed currency.
    fn lists(&self, entries: &Entries) -> Result<(Vec<PrizeList>, Option<String>), Wrong> {
        let (mut lists, mut currency) = (Vec::new(), None);
        for at in 0..=self.categories {
            let (list, typed) = read_list(&entries.text(at)).map_err(|fault| unread(at, fault))?;
            // Only the first line is for all players.
            if !list.awards.is_empty() && (at == 0) != list.category.is_none() {
                return Err(Wrong::Unread(at));
            }
            note_currency(&mut currency, typed).map_err(|fault| unread(at, fault))?;
            lists.extend((!list.awards.is_empty()).then_some(list));
        }
        Ok((lists, currency))
    }
}

impl Form for PrizeForm {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        words.screen.prizes.form(data.tournament_name(self.tournament))
    }

    fn fields(&self, words: &'static Words) -> Vec<FieldWords> {
        let say = &words.screen.prizes;
        let categories = (0..self.categories).map(|_| say.category_field());
        std::iter::once(say.all_field()).chain(categories).chain(say.rule_fields()).collect()
    }

    fn texts(&self, context: &Context<'_>) -> Option<Vec<String>> {
        let prizes = prizes(self.tournament, context.data);
        let mut texts = prize_lines(&prizes, context.data);
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
        let (lists, currency) = self.lists(entries)?;
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

const CATEGORIES: usize = 0;
const OF_DAY: usize = 1;

/// The form for the categories in one line, and for the day that decides about ages.
#[derive(Debug)]
pub(super) struct CategoriesForm;

impl Form for CategoriesForm {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        words.screen.prizes.categories().to_owned()
    }

    fn fields(&self, words: &'static Words) -> Vec<FieldWords> {
        words.screen.prizes.category_fields().into()
    }

    fn texts(&self, context: &Context<'_>) -> Option<Vec<String>> {
        let categories = context.data.club.categories();
        let (month, day) = categories.on;
        Some(vec![categories.written(), format!("{month:02}-{day:02}")])
    }

    fn read(&self, entries: &Entries, context: &Context<'_>) -> Result<Option<Request>, Wrong> {
        let list =
            Categories::read_list(&entries.text(CATEGORIES)).ok_or(Wrong::Unread(CATEGORIES))?;
        let on = Categories::read_day(&entries.text(OF_DAY)).ok_or(Wrong::Unread(OF_DAY))?;
        let categories = Categories { list, on };
        if *context.data.club.categories() == categories {
            return Ok(None);
        }
        Ok(Some(Action::SetCategories(SetCategories { categories }).into()))
    }
}
