//! Finds the faults of a file of sentences, compared with what the code asks for, each with its line.

use std::collections::{HashMap, HashSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// A sentence that the code asks for.
#[derive(Debug, Clone)]
pub struct Asked {
    /// Its name, or `name.attribute`.
    pub name: String,
    pub facts: Vec<String>,
    /// Whether every language must have it.
    pub needed: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The name of the file.
    pub file: String,
    /// From 1.
    pub line: usize,
    pub wrong: Wrong,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wrong {
    /// The text is not Fluent; holds the parser's message.
    Syntax(String),
    /// A sentence is there twice.
    Twice(String),
    /// A sentence is missing.
    Missing(String),
    /// Nothing asks for a sentence.
    Unused(String),
    /// A sentence uses a fact that it is not given.
    NotGiven { name: String, fact: String },
    /// Neither a sentence nor its attributes use a fact that it is
    /// given, and no comment above it says `# leaves out $fact`.
    LeftOut { name: String, fact: String },
    /// A sentence refers to something that is not in the file, or has a form that is not supported.
    Unknown { name: String, what: String },
}

/// A sentence of a file.
pub(crate) struct Said {
    pub(crate) name: String,
    /// The place in the text where it begins.
    at: usize,
    /// The facts that it uses, and the names that it refers to, in order.
    pub(crate) facts: Vec<String>,
    pub(crate) refers: Vec<String>,
    /// The facts that it leaves out, by its comment.
    pub(crate) left_out: Vec<String>,
    /// The facts that it is given, if a comment lists them.
    pub(crate) given: Option<Vec<String>>,
}

impl Said {
    /// Whether it is a term, which only other sentences use.
    pub(crate) fn is_term(&self) -> bool {
        self.name.starts_with('-')
    }

    /// Whether a fact is in the message of this sentence or in what that refers to, or is left out on purpose.
    fn has(&self, fact: &String, all: &[Self]) -> bool {
        let id = |said: &Self| said.name.split('.').next().map(str::to_owned);
        let message = || all.iter().filter(|other| id(other) == id(self));
        let referred = |other: &Self| message().any(|said| said.refers.contains(&other.name));
        let mut near = message().chain(all.iter().filter(|other| referred(other)));
        self.left_out.contains(fact) || near.any(|other| other.facts.contains(fact))
    }
}

/// The names of all sentences of a file.
pub fn names(text: &str) -> Vec<String> {
    let all = said("", text, &mut Vec::new()).0.into_iter().filter(|said| !said.is_term());
    all.map(|said| said.name).collect()
}

/// All faults in the text of a file, in the order of its lines. A
/// missing sentence has the line of the sentence before it.
pub fn faults(file: &str, text: &str, asked: &[Asked]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let (all, known) = said(file, text, &mut faults);
    let wanted: HashMap<&str, &Asked> = asked.iter().map(|it| (it.name.as_str(), it)).collect();
    let referred: HashSet<&str> =
        all.iter().flat_map(|said| said.refers.iter().map(String::as_str)).collect();
    let mut seen = HashSet::new();
    for said in &all {
        let name = || said.name.clone();
        let mut wrong = |wrong| {
            faults.push(Fault { file: file.to_owned(), line: line(text, said.at), wrong });
        };
        if !seen.insert(said.name.as_str()) {
            wrong(Wrong::Twice(name()));
        }
        for what in said.refers.iter().filter(|what| !known.contains(*what)) {
            wrong(Wrong::Unknown { name: name(), what: what.clone() });
        }
        let Some(asked) = wanted.get(said.name.as_str()) else {
            if !referred.contains(said.name.as_str()) {
                wrong(Wrong::Unused(name()));
            }
            continue;
        };
        let terms = all.iter().filter(|it| it.is_term() && said.refers.contains(&it.name));
        let facts = terms.chain([said]).flat_map(|it| &it.facts);
        for fact in facts.filter(|fact| !asked.facts.contains(fact)) {
            wrong(Wrong::NotGiven { name: name(), fact: fact.clone() });
        }
        let is_said = |fact: &&String| said.has(fact, &all);
        for fact in asked.facts.iter().filter(|fact| !is_said(fact)) {
            wrong(Wrong::LeftOut { name: name(), fact: fact.clone() });
        }
    }
    let places: HashMap<&str, usize> =
        all.iter().map(|said| (said.name.as_str(), said.at)).collect();
    let mut at = 0;
    for it in asked {
        at = places.get(it.name.as_str()).copied().unwrap_or(at);
        if it.needed && !seen.contains(it.name.as_str()) {
            let wrong = Wrong::Missing(it.name.clone());
            faults.push(Fault { file: file.to_owned(), line: line(text, at), wrong });
        }
    }
    faults.sort_by_key(|fault| fault.line);
    faults
}

/// The sentences of a file, and the names that they may refer to.
pub(crate) fn said(
    file: &str,
    text: &str,
    faults: &mut Vec<Fault>,
) -> (Vec<Said>, HashSet<String>) {
    let (parsed, errors) = match parser::parse(text) {
        Ok(parsed) => (parsed, Vec::new()),
        Err((parsed, errors)) => (parsed, errors),
    };
    faults.extend(errors.into_iter().map(|error| Fault {
        file: file.to_owned(),
        line: line(text, error.pos.start),
        wrong: Wrong::Syntax(error.kind.to_string()),
    }));
    let place = |slice: &str| slice.as_ptr() as usize - text.as_ptr() as usize;
    let (mut all, mut known) = (Vec::new(), HashSet::new());
    for entry in &parsed.body {
        let (patterns, comment) = match entry {
            Entry::Message(it) => {
                known.insert(it.id.name.to_owned());
                let value = it.value.iter().map(|value| (it.id.name.to_owned(), it.id.name, value));
                let attribute = |of: &'_ fluent_syntax::ast::Attribute<&'_ str>| {
                    format!("{}.{}", it.id.name, of.id.name)
                };
                let attributes =
                    it.attributes.iter().map(|of| (attribute(of), of.id.name, &of.value));
                (value.chain(attributes).collect::<Vec<_>>(), it.comment.as_ref())
            }
            Entry::Term(it) => (vec![(format!("-{}", it.id.name), it.id.name, &it.value)], None),
            Entry::Comment(_)
            | Entry::GroupComment(_)
            | Entry::ResourceComment(_)
            | Entry::Junk { .. } => continue,
        };
        let remark = |begin| {
            let lines = comment.into_iter().flat_map(|comment| &comment.content);
            lines.filter_map(move |line| line.trim().strip_prefix(begin)).map(listed)
        };
        let left_out: Vec<String> = remark("leaves out ").flatten().collect();
        for (name, at, pattern) in patterns {
            let (mut facts, mut refers) = (Vec::new(), Vec::new());
            walk(pattern, &mut facts, &mut refers);
            known.insert(name.clone());
            all.push(Said {
                name,
                at: place(at),
                facts,
                refers,
                left_out: left_out.clone(),
                given: remark("facts: ").next(),
            });
        }
    }
    (all, known)
}

/// The facts in a comment: `$seq, $share.2`.
fn listed(facts: &str) -> Vec<String> {
    let facts = facts.split(['$', ',', ' ']).filter(|it| !it.is_empty());
    facts.map(str::to_owned).collect()
}

fn line(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1
}

fn walk(pattern: &Pattern<&str>, facts: &mut Vec<String>, refers: &mut Vec<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expressed(expression, facts, refers);
        }
    }
}

fn expressed(of: &Expression<&str>, facts: &mut Vec<String>, refers: &mut Vec<String>) {
    match of {
        Expression::Inline(inline) => told(inline, facts, refers),
        Expression::Select { selector, variants } => {
            told(selector, facts, refers);
            for way in variants {
                walk(&way.value, facts, refers);
            }
        }
    }
}

fn told(inline: &InlineExpression<&str>, facts: &mut Vec<String>, refers: &mut Vec<String>) {
    match inline {
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::VariableReference { id } => facts.push(id.name.to_owned()),
        InlineExpression::FunctionReference { id, arguments } => {
            for argument in &arguments.positional {
                told(argument, facts, refers);
            }
            if id.name != "NUMBER" {
                refers.push(format!("{}()", id.name));
            }
        }
        InlineExpression::MessageReference { id, attribute } => {
            let attribute = attribute.as_ref().map(|it| format!(".{}", it.name));
            refers.push(format!("{}{}", id.name, attribute.unwrap_or_default()));
        }
        InlineExpression::TermReference { id, attribute: None, .. } => {
            refers.push(format!("-{}", id.name));
        }
        InlineExpression::TermReference { id, attribute: Some(attribute), .. } => {
            refers.push(format!("-{}.{}", id.name, attribute.name));
        }
        InlineExpression::Placeable { expression } => expressed(expression, facts, refers),
    }
}
