//! The rows of a table of sentences, from its English file.

use std::collections::HashSet;

use crate::check::{Said, said};

/// A sentence of a table, or a name with one sentence for each case of a value.
#[derive(Debug, PartialEq, Eq)]
pub struct Row {
    pub name: String,
    /// The facts in the order of the program; `share.2` is shown with two decimals.
    pub facts: Vec<String>,
    /// The attribute below it: `remedy` below a failure, `doc` below the label of a field.
    pub more: Option<String>,
    /// The cases: `phase.Open`, or fields `field-Name`. A row with cases has no sentence of its own.
    pub cases: Vec<String>,
}

/// The rows of a file, in its order.
///
/// A comment above a sentence with several facts lists their order, so that a text can change its own
/// order without its callers; and it says how many decimals are shown: `# facts: $seq, $share.2`.
///
/// # Errors
///
/// A sentence of several facts without that comment.
pub fn rows(text: &str) -> Result<Vec<Row>, String> {
    let all = said("", text, &mut Vec::new()).0;
    let mut rows: Vec<Row> = Vec::new();
    for of in all.iter().filter(|said| !said.is_term()) {
        let (name, under) = match of.name.split_once('.') {
            Some((name, under)) => (name, Some(under)),
            None => (of.name.as_str(), None),
        };
        let (name, case) = match (name.split_once('-'), under) {
            (Some((name, case)), _) => (name, Some(case)),
            (None, Some(case)) if begins_large(case) => (name, Some(case)),
            (None, _) => (name, None),
        };
        let at = rows.iter().position(|row| row.name == name).map_or_else(
            || {
                let facts = facts(name, &all)?;
                rows.push(Row { name: name.to_owned(), facts, more: None, cases: Vec::new() });
                Ok::<_, String>(rows.len() - 1)
            },
            Ok,
        )?;
        let row = &mut rows[at];
        let more = under.filter(|under| !begins_large(under)).map(str::to_owned);
        row.more = row.more.take().or(more);
        row.cases
            .extend(case.filter(|case| !row.cases.iter().any(|it| it == case)).map(str::to_owned));
    }
    Ok(rows)
}

fn begins_large(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_uppercase())
}

/// The facts of a sentence, its attributes and its cases.
fn facts(name: &str, all: &[Said]) -> Result<Vec<String>, String> {
    let id = |said: &Said| said.name.split(['.', '-']).next() == Some(name);
    if let Some(given) = all.iter().filter(|said| id(said)).find_map(|said| said.given.as_ref()) {
        return Ok(given.clone());
    }
    let mut facts = Vec::new();
    let mut seen = HashSet::new();
    for one in all.iter().filter(|said| id(said)) {
        gather(one, all, &mut seen, &mut facts);
        let left_out = one.left_out.iter().filter(|fact| !facts.contains(fact)).cloned();
        facts.extend(left_out.collect::<Vec<_>>());
    }
    if facts.len() > 1 {
        let listed = facts.join(", $");
        return Err(format!("{name} has several facts; write over it: # facts: ${listed}"));
    }
    Ok(facts)
}

/// The facts of a sentence and of those that it refers to, each once.
fn gather<'a>(of: &'a Said, all: &'a [Said], seen: &mut HashSet<&'a str>, facts: &mut Vec<String>) {
    if !seen.insert(&of.name) {
        return;
    }
    for fact in &of.facts {
        if !facts.contains(fact) {
            facts.push(fact.clone());
        }
    }
    for other in all.iter().filter(|other| of.refers.contains(&other.name)) {
        gather(other, all, seen, facts);
    }
}

#[cfg(test)]
mod tests {
    use super::rows;

    #[test]
    fn a_row_has_the_facts_of_its_sentence_and_what_stands_under_it() {
        let file = "-games = games of { $name }\n\
            title = Title\n\
            # facts: $count, $name\n\
            ready = { $count ->\n [one] one of { $name }\n *[other] { $count }\n }\n\
            # facts: $count, $name, $path, $seq\n\
            # leaves out $seq\n\
            full = { ready } { -games }\n    .remedy = See { $path }.\n\
            # facts: $share.2, $name\n\
            won = { $name } { $share }\n\
            day = Day\n    .doc = The day.\n\
            phase =\n    .Open = open\n    .Closed = closed { $day }\n\
            field-Name = Name\n    .doc = The name.\nfield-Tag = Tag\n    .doc = The tag.\n";
        let rows = rows(file).expect("each order is written");
        let told = rows.iter().map(|row| {
            let more = row.more.as_deref().unwrap_or_default();
            [&row.name, &row.facts.join(" "), more, &row.cases.join(" ")].join("|")
        });
        let expected = [
            "title|||",
            "ready|count name||",
            "full|count name path seq|remedy|",
            "won|share.2 name||",
            "day||doc|",
            "phase|day||Open Closed",
            "field||doc|Name Tag",
        ];
        assert_eq!(told.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_sentence_of_several_facts_asks_for_their_order() {
        let said = rows("left = { $name } left { $event }\n");
        let why = "left has several facts; write over it: # facts: $name, $event";
        assert_eq!(said, Err(why.to_owned()));
    }
}
