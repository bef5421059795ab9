//! Who has paid the fee of a tournament: laid over a screen; the form for it; one key for an entrant.

use super::export;
use super::tournament_board::{self, below};
use crate::club::action::{SetFees, SetPaid};
use crate::club::{Action, Tournament};
use crate::domain::fee::{Account, Fees};
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::domain::prize::Money;
use crate::export::Kind;
use crate::request::Request;
use crate::tui::desk_worker::sheets::Exported;
use crate::tui::kit::overlay::table::TableOverlay;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::entries::Entries;
use crate::tui::kit::widget::form_page::{Form, FormPage, Wrong};
use crate::words::FieldWords;

/// Columns of what is still to be paid.
pub(in crate::tui::screen) const COLUMNS: u16 = 8;

/// The payment of all that is due; what was paid already is cancelled. None where nothing is due.
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

/// The rest that a player has still to pay, where fees are shown.
pub(in crate::tui::screen) fn state(
    tournament: &Tournament,
    player: PlayerId,
    data: &Snapshot,
    words: &'static Words,
) -> String {
    let account = data.club.account(tournament, player, data.today);
    words.screen.fees.state(account)
}

/// The rest to be paid, behind a word on the presence of the player.
pub(in crate::tui::screen) fn beside(
    presence: &str,
    tournament: &Tournament,
    player: PlayerId,
    data: &Snapshot,
    words: &'static Words,
) -> String {
    let state = state(tournament, player, data, words);
    [presence, &state].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Why no payment of this entrant can be noted.
pub(super) fn reason(
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

/// Shows the fees; where none were set, the form for them.
pub(super) fn show(tournament: &Tournament, context: &Context<'_>) -> Step {
    if !tournament.has_fees() {
        return Step::Open(Route::Fees(tournament.id));
    }
    let scopes = &[Scope::Fees, Scope::Table, Scope::List, Scope::Overlay];
    tournament_board::show(tournament, scopes, (table, commands), context)
}

fn table(tournament: &Tournament, data: &Snapshot, words: &'static Words) -> TableOverlay {
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

fn commands(
    id: TournamentId,
    row: Option<usize>,
    data: &Snapshot,
    words: &'static Words,
) -> Commands {
    let found = data.club.tournament(id);
    let accounts = found.map(|found| data.club.accounts(found, data.today)).unwrap_or_default();
    let player = row.and_then(|row| accounts.get(row)).map(|(player, _)| *player);
    let refused = found.and_then(|found| reason(found, player, data, words));
    let paid = found.zip(player).and_then(|(found, player)| payment(found, player, data));
    Commands::of([
        lead(CommandId::MarkPaid)
            .refused(refused)
            .does_anywhere(|context| Some(Step::ask(paid?, context))),
        below(lead(CommandId::Edit), Route::Fees(id)),
        lead(CommandId::Export).does_anywhere(move |context| {
            export::ask(Exported::Tournament(Kind::Fees, id), context)
        }),
        lead(CommandId::Back),
        below(also(CommandId::SetCategories), Route::Categories),
    ])
}

const FEE: usize = 0;

/// A form for the fee of a tournament, in one line.
#[derive(Debug)]
pub(super) struct FeeForm(TournamentId);

/// The form, filled with the fee as it is.
pub(super) fn open(tournament: TournamentId, context: &Context<'_>) -> FormPage<FeeForm> {
    FormPage::of_record(FeeForm(tournament), context)
}

impl FeeForm {
    fn fees(&self, data: &Snapshot) -> Fees {
        data.club.tournament(self.0).map(|found| (*found.fees).clone()).unwrap_or_default()
    }
}

impl Form for FeeForm {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let found = data.club.tournament(self.0);
        words.screen.fees.form(found.map(|one| one.name.as_str()).unwrap_or_default())
    }

    fn fields(&self, words: &'static Words) -> Vec<FieldWords> {
        vec![words.screen.fees.fee()]
    }

    fn texts(&self, context: &Context<'_>) -> Option<Vec<String>> {
        Some(vec![self.fees(context.data).written()])
    }

    fn read(&self, entries: &Entries, context: &Context<'_>) -> Result<Option<Request>, Wrong> {
        let fees = Fees::read(&entries.text(FEE)).ok_or(Wrong::Unread(FEE))?;
        if fees == self.fees(context.data) {
            return Ok(None);
        }
        Ok(Some(Action::SetFees(SetFees { tournament: self.0, fees }).into()))
    }
}
