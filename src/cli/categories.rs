use crate::cli::prelude::*;
use crate::club::Player;
use crate::club::action::SetCategories;
use crate::domain::category::{self, Category};

#[derive(Debug, clap::Subcommand)]
pub(super) enum Categories {
    Set {
        #[arg(value_name = "CATEGORY", value_parser = categories)]
        categories: Vec<Vec<Category>>,
        #[arg(long, value_name = "MM-DD", value_parser = day)]
        on: Option<(u32, u32)>,
    },
}

fn categories(text: &str) -> Result<Vec<Category>, ValueFault> {
    let read = category::Categories::read_list(text).filter(|list| !list.is_empty());
    read.ok_or(ValueFault::Written(Form::Category))
}

fn day(text: &str) -> Result<(u32, u32), ValueFault> {
    category::Categories::read_day(text).ok_or(ValueFault::Written(Form::DayOfYear))
}

impl Categories {
    pub(super) fn run(self, context: &mut Context<'_>) -> CliResult {
        let Self::Set { categories: list, on } = self;
        context.ask(|names| {
            let on = on.unwrap_or_else(|| names.club.categories().on);
            let categories = category::Categories { list: list.concat(), on };
            Ok(Action::SetCategories(SetCategories { categories }).into())
        })
    }
}

/// Counts for each category the players who would be in it in a tournament that begins today.
pub(super) fn print(context: &mut Context<'_>) -> CliResult {
    let desk = context.open()?;
    let (club, today) = (desk.club(), context.outside.today());
    let sheet = sheet_of! {
        for name in &club.category_names(); {
            let own = club.categories().list.iter().find(|one| one.is_called(name));
            let text = own.map_or_else(|| name.clone(), Category::written);
            let is_in = |player: &&Arc<Player>| club.is_in_category(player.id, name, today);
            let players = club.registry().iter().filter(is_in).count();
        }
        Category: Cell::text(text),
        Players: u32::try_from(players).unwrap_or(u32::MAX).into(),
    };
    context.print(sheet, Format::Table)
}
