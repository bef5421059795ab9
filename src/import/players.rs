//! A list of players.

use std::collections::HashMap;

use super::draft::Draft;
use super::rows::{Column, Row, read};
use super::{ImportFault, Note, Plan, Why};
use crate::club::registry::Named;
use crate::club::{Action, Club};
use crate::domain::name::clean;
use crate::domain::number::PlayerId;

const COLUMNS: &[Column] = &[
    Column::required("name"),
    Column::optional("reading"),
    Column::optional("club"),
    Column::optional("aliases"),
];
const NAME: usize = 0;
const READING: usize = 1;
const CLUB: usize = 2;
const ALIASES: usize = 3;

/// Plans the registration of everybody on a list with the header
/// `name[,reading][,club][,aliases]`, aliases with `;` between them. Whoever is registered already
/// is left as they are and noted.
pub fn players(club: &Club, bytes: &[u8]) -> Result<Plan, ImportFault> {
    let mut draft = Draft::new(club);
    let mut notes = Vec::new();
    let mut lines: HashMap<PlayerId, u64> = HashMap::new();
    for row in read(bytes, COLUMNS)? {
        let action = registration(&row, draft.club.next_player())?;
        let known = known(&draft, &row, &action)?;
        if let Some(first) = known.and_then(|(_, player)| lines.get(&player)) {
            let column = known.map_or(NAME, |(column, _)| column);
            return Err(row.fault(column, Why::SameAsLine(*first)));
        }
        let player = if let Some((_, player)) = known {
            notes.push(Note::Known { line: row.line, player });
            player
        } else {
            let player = draft.club.next_player();
            draft.perform(action).map_err(|why| row.fault(NAME, why))?;
            player
        };
        lines.insert(player, row.line);
    }
    Ok(Plan { actions: draft.actions, notes, club: draft.club })
}

fn registration(row: &Row, player: PlayerId) -> Result<Action, ImportFault> {
    let name = clean(row.cell(NAME).unwrap_or_default());
    if name.is_empty() {
        return Err(row.fault(NAME, Why::Empty));
    }
    let optional = |column| row.cell(column).map(clean).filter(|text: &String| !text.is_empty());
    let mut aliases: Vec<String> = Vec::new();
    for alias in row.cell(ALIASES).unwrap_or_default().split([';', '；']).map(clean) {
        if !alias.is_empty() && alias != name && !aliases.contains(&alias) {
            aliases.push(alias);
        }
    }
    let (reading, club) = (optional(READING), optional(CLUB));
    let (born, external) = (None, Vec::new());
    Ok(Action::AddPlayer { player, name, reading, club, aliases, born, external })
}

/// The one registered player whom the name or an alias of a row means, and the column that does.
fn known(
    draft: &Draft,
    row: &Row,
    action: &Action,
) -> Result<Option<(usize, PlayerId)>, ImportFault> {
    let Action::AddPlayer { name, aliases, .. } = action else { return Ok(None) };
    let texts = std::iter::once((NAME, name)).chain(aliases.iter().map(|alias| (ALIASES, alias)));
    let mut found: Option<(usize, PlayerId)> = None;
    for (column, text) in texts {
        // Only names: whoever is called `P2` is not thereby player number 2.
        match draft.club.registry().named(text) {
            Named::Nobody => {}
            Named::Several(players) => return Err(row.fault(column, Why::Several(players))),
            Named::One(player) => match found {
                Some((_, other)) if other != player => {
                    return Err(row.fault(column, Why::Several(vec![other, player])));
                }
                Some(_) => {}
                None => found = Some((column, player)),
            },
        }
    }
    Ok(found)
}
