//! The rows of a table of sentences, as its English file has them.

use std::collections::HashSet;

use crate::check::{Said, said};

/// The rows in the form in which a table has them: `title;` is a text, `ready(count);` a sentence with facts,
/// `full(count) -> Message;` one with a remedy, `day.doc;` the label and the line of a field.
///
/// A comment over a sentence of several facts says their order, so that the words can change theirs without the callers
/// noticing; and how many decimals are shown: `# facts: $seq, $share.2`.
///
/// # Errors
///
/// A sentence of several facts without that comment.
pub fn rows(text: &str) -> Result<String, String> {
    let all = said("", text, &mut Vec::new()).0;
    let is_method = |said: &&Said| !said.name.contains(['.', '-']);
    all.iter().filter(is_method).map(|said| row(said, &all)).collect()
}

fn row(of: &Said, all: &[Said]) -> Result<String, String> {
    let name = &of.name;
    let begins = format!("{name}.");
    let attributes = || all.iter().filter(|other| other.name.starts_with(&begins));
    let mut facts = Vec::new();
    if let Some(given) = &of.given {
        facts.clone_from(given);
    } else {
        let mut seen = HashSet::new();
        for one in std::iter::once(of).chain(attributes()) {
            gather(one, all, &mut seen, &mut facts);
        }
        facts.extend(
            of.left_out.iter().filter(|fact| !facts.contains(fact)).cloned().collect::<Vec<_>>(),
        );
        if facts.len() > 1 {
            let listed = facts.join(", $");
            return Err(format!("{name} has several facts; write over it: # facts: ${listed}"));
        }
    }
    let facts = if facts.is_empty() { String::new() } else { format!("({})", facts.join(", ")) };
    Ok(match attributes().next().and_then(|first| first.name.strip_prefix(&begins)) {
        None => format!("{name}{facts};\n"),
        Some("remedy") => {
            format!("{name}{} -> Message;\n", if facts.is_empty() { "()" } else { &facts })
        }
        Some(more) => format!("{name}.{more};\n"),
    })
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
        let file = "-games = games\n\
            title = Title\n\
            # facts: $count, $name\n\
            ready = { $count ->\n [one] one of { $name }\n *[other] { $count }\n }\n\
            # facts: $count, $name, $path, $seq\n\
            # leaves out $seq\n\
            full = { ready } { -games }\n    .remedy = See { $path }.\n\
            # facts: $share.2, $name\n\
            won = { $name } { $share }\n\
            day = Day\n    .doc = The day.\n\
            phase =\n    .Open = open\n\
            field-Name = Name\n";
        let told = [
            "title;",
            "ready(count, name);",
            "full(count, name, path, seq) -> Message;",
            "won(share.2, name);",
            "day.doc;",
        ];
        let rows = rows(file).expect("each order is written");
        assert_eq!(rows.lines().collect::<Vec<_>>(), told);
    }
    #[test]
    fn a_sentence_of_several_facts_asks_for_their_order() {
        let said = rows("left = { $name } left { $event }\n");
        let why = "left has several facts; write over it: # facts: $name, $event";
        assert_eq!(said, Err(why.to_owned()));
    }
}
