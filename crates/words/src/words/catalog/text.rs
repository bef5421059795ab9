//! A sentence as it will be said: the pattern of a file, with the places of its facts found.

use std::fmt::Write as _;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use super::{Fact, Source};
use crate::words::grouped;

#[derive(Debug)]
pub(super) enum Text {
    Plain(&'static str),
    Parts(Box<[Part]>),
}

#[derive(Debug)]
pub(super) enum Part {
    Said(Box<str>),
    /// A fact by its place among those given.
    Fact(usize),
    /// A number with its thousands parted.
    Grouped(usize),
    /// By what a fact is: the first way whose key it fits, else the usual one.
    Choice {
        of: usize,
        ways: Box<[(Key, Box<[Self]>)]>,
        usual: usize,
    },
}

#[derive(Debug)]
pub(super) enum Key {
    Number(i64),
    Word(&'static str),
    /// A form that the language has for some numbers.
    Form(Form),
}

#[derive(Debug)]
pub(super) struct Form {
    name: &'static str,
    code: &'static str,
}

/// How deep sentences may refer to each other.
const DEEPEST: usize = 8;

impl Text {
    pub(super) const fn plain(&self) -> &'static str {
        match self {
            Self::Plain(text) => text,
            Self::Parts(_) => "",
        }
    }

    pub(super) fn said(&self, facts: &[Fact<'_>]) -> String {
        match self {
            Self::Plain(text) => (*text).to_owned(),
            Self::Parts(parts) => {
                let mut said = String::with_capacity(64);
                say(parts, facts, &mut said);
                said
            }
        }
    }
}

fn say(parts: &[Part], facts: &[Fact<'_>], into: &mut String) {
    for part in parts {
        match part {
            Part::Said(text) => into.push_str(text),
            Part::Fact(at) => show(facts.get(*at), into),
            Part::Grouped(at) => match facts.get(*at) {
                Some(Fact::Number(number)) => match usize::try_from(*number) {
                    Ok(number) => into.push_str(&grouped(number)),
                    Err(_) => show(facts.get(*at), into),
                },
                other => show(other, into),
            },
            Part::Choice { of, ways, usual } => {
                let fact = facts.get(*of);
                let found = ways.iter().position(|(key, _)| fact.is_some_and(|it| key.fits(it)));
                if let Some((_, way)) = ways.get(found.unwrap_or(*usual)) {
                    say(way, facts, into);
                }
            }
        }
    }
}

fn show(fact: Option<&Fact<'_>>, into: &mut String) {
    // A string takes all that is written into it.
    let _ = match fact {
        Some(Fact::Text(text)) => into.write_str(text),
        Some(Fact::Number(number)) => write!(into, "{number}"),
        Some(Fact::Shown(shown)) => write!(into, "{shown}"),
        Some(Fact::Path(path)) => write!(into, "{}", path.display()),
        Some(_) | None => Ok(()),
    };
}

impl Key {
    fn fits(&self, fact: &Fact<'_>) -> bool {
        match (self, fact) {
            (Self::Number(key), Fact::Number(number)) => key == number,
            (Self::Form(form), Fact::Number(number)) => form.fits(*number),
            (Self::Word(key) | Self::Form(Form { name: key, .. }), Fact::Text(text)) => {
                key == text && *key != "none"
            }
            (Self::Word(key), Fact::Nothing) => *key == "none",
            (Self::Word(key), Fact::Shown(shown)) => shown.to_string() == *key,
            (Self::Number(_) | Self::Word(_) | Self::Form(_), _) => false,
        }
    }
}

impl Form {
    fn fits(&self, number: i64) -> bool {
        if self.code == "en" {
            return self.name == "one" && number == 1;
        }
        let language: Option<LanguageIdentifier> = self.code.parse().ok();
        let language =
            language.map(|of| LanguageIdentifier::from_parts(of.language, None, None, &[]));
        let rules = language.and_then(|of| PluralRules::create(of, PluralRuleType::CARDINAL).ok());
        let form = rules.and_then(|rules| rules.select(number.unsigned_abs()).ok());
        let name = match form.unwrap_or(PluralCategory::OTHER) {
            PluralCategory::ZERO => "zero",
            PluralCategory::ONE => "one",
            PluralCategory::TWO => "two",
            PluralCategory::FEW => "few",
            PluralCategory::MANY => "many",
            PluralCategory::OTHER => "other",
        };
        name == self.name
    }
}

/// A pattern on its way to a text.
pub(super) struct Made<'a> {
    facts: &'a [&'static str],
    source: &'a Source,
    parts: Vec<Part>,
    depth: usize,
}

/// A pattern without facts.
pub(super) fn plain(pattern: &Pattern<&'static str>, source: &Source) -> Option<&'static str> {
    match Made::of(pattern, &[], source)?.text() {
        Text::Plain(text) => Some(text),
        Text::Parts(_) => None,
    }
}

impl<'a> Made<'a> {
    /// The parts of a pattern; none if it asks for a fact that is not given, or for what is not there.
    pub(super) fn of(
        pattern: &Pattern<&'static str>,
        facts: &'a [&'static str],
        source: &'a Source,
    ) -> Option<Self> {
        let mut made = Self { facts, source, parts: Vec::new(), depth: 0 };
        made.pattern(pattern)?;
        Some(made)
    }

    pub(super) fn text(mut self) -> Text {
        match self.parts.as_mut_slice() {
            [] => Text::Plain(""),
            [Part::Said(text)] => Text::Plain(Box::leak(std::mem::take(text))),
            _ => Text::Parts(self.parts.into()),
        }
    }

    fn pattern(&mut self, pattern: &Pattern<&'static str>) -> Option<()> {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.said(value),
                PatternElement::Placeable { expression } => self.expression(expression)?,
            }
        }
        Some(())
    }

    fn said(&mut self, text: &str) {
        match self.parts.last_mut() {
            Some(Part::Said(before)) => {
                let mut joined = String::from(std::mem::take(before));
                joined.push_str(text);
                *before = joined.into();
            }
            _ => self.parts.push(Part::Said(text.into())),
        }
    }

    fn expression(&mut self, expression: &Expression<&'static str>) -> Option<()> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                let of = match selector {
                    InlineExpression::VariableReference { id } => self.place(id.name)?,
                    _ => return None,
                };
                let usual = variants.iter().position(|way| way.default)?;
                let mut ways = Vec::with_capacity(variants.len());
                for way in variants {
                    let mut made = Self { parts: Vec::new(), ..*self };
                    made.pattern(&way.value)?;
                    ways.push((key(&way.key, self.source.code)?, made.parts.into()));
                }
                self.parts.push(Part::Choice { of, ways: ways.into(), usual });
                Some(())
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'static str>) -> Option<()> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                self.said(&unescape_unicode_to_string(value));
            }
            InlineExpression::NumberLiteral { value } => self.said(value),
            InlineExpression::VariableReference { id } => {
                let at = self.place(id.name)?;
                self.parts.push(Part::Fact(at));
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let of = match (id.name, arguments.positional.as_slice()) {
                    ("NUMBER", [InlineExpression::VariableReference { id }]) => id.name,
                    _ => return None,
                };
                let at = self.place(of)?;
                self.parts.push(Part::Grouped(at));
            }
            InlineExpression::TermReference { id, attribute: None, .. } => {
                self.referred(self.source.terms.get(id.name)?)?;
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|it| format!(".{}", it.name));
                let name = format!("{}{}", id.name, attribute.unwrap_or_default());
                self.referred(self.source.pattern(&name)?)?;
            }
            InlineExpression::Placeable { expression } => return self.expression(expression),
            InlineExpression::TermReference { .. } => return None,
        }
        Some(())
    }

    fn referred(&mut self, pattern: &Pattern<&'static str>) -> Option<()> {
        self.depth += 1;
        let made = if self.depth > DEEPEST { None } else { self.pattern(pattern) };
        self.depth -= 1;
        made
    }

    fn place(&self, fact: &str) -> Option<usize> {
        self.facts.iter().position(|known| *known == fact)
    }
}

fn key(key: &VariantKey<&'static str>, code: &'static str) -> Option<Key> {
    Some(match key {
        VariantKey::NumberLiteral { value } => Key::Number(value.parse().ok()?),
        VariantKey::Identifier { name } => match *name {
            "zero" | "one" | "two" | "few" | "many" | "other" => Key::Form(Form { name, code }),
            name => Key::Word(name),
        },
    })
}
