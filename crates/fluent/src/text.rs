//! A sentence prepared for use: a pattern from a file, in which the places of the facts are known.

use std::fmt::{Display, Write as _};
use std::path::Path;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::source::Source;

/// The value of a fact in a sentence: a number chooses between plural forms, a text between cases.
#[derive(Clone, Copy)]
pub enum Value<'a> {
    /// A whole number.
    Number(i64),
    /// A text, or the name of a case.
    Text(&'a str),
    /// Any other value, shown by its [`Display`].
    Shown(&'a dyn Display),
    /// A path.
    Path(&'a Path),
    /// No value: nothing is shown, and the case `[none]` is chosen, as for an empty text.
    Nothing,
}

/// A type whose values can be facts.
pub trait AsValue {
    /// The value of the fact.
    fn value(&self) -> Value<'_>;
}

/// A sentence, prepared for use.
#[derive(Debug)]
pub struct Text(Said);

#[derive(Debug)]
enum Said {
    Plain(&'static str),
    Parts(Box<[Part]>),
}

#[derive(Debug)]
enum Part {
    Said(Box<str>),
    /// A fact by its place among those given.
    Fact(usize),
    /// A number with commas between thousands.
    Grouped(usize),
    /// A choice by the value of a fact: the first variant with a matching key, else the default.
    Choice {
        of: usize,
        ways: Box<[(Key, Box<[Self]>)]>,
        usual: usize,
    },
}

#[derive(Debug)]
enum Key {
    Number(i64),
    Word(&'static str),
    /// A plural form of the language.
    Form(Form),
}

#[derive(Debug)]
struct Form {
    name: &'static str,
    code: &'static str,
}

/// The greatest depth of references between sentences.
const DEEPEST: usize = 8;

impl Text {
    /// A sentence without text.
    pub const EMPTY: Self = Self(Said::Plain(""));

    /// Prepares a pattern with these facts. None if it uses a fact that is not given, or refers to something missing.
    pub fn of(
        pattern: &Pattern<&'static str>,
        facts: &[&'static str],
        source: &Source,
    ) -> Option<Self> {
        let mut made = Made { facts, source, parts: Vec::new(), depth: 0 };
        made.pattern(pattern)?;
        Some(made.text())
    }

    /// The text of a sentence without facts.
    pub const fn plain(&self) -> &'static str {
        match self.0 {
            Said::Plain(text) => text,
            Said::Parts(_) => "",
        }
    }

    /// The text of the sentence with these facts.
    pub fn said(&self, facts: &[impl AsValue]) -> String {
        match &self.0 {
            Said::Plain(text) => (*text).to_owned(),
            Said::Parts(parts) => {
                let mut said = String::with_capacity(64);
                say(parts, facts, &mut said);
                said
            }
        }
    }
}

fn say(parts: &[Part], facts: &[impl AsValue], into: &mut String) {
    let fact = |at: &usize| facts.get(*at).map_or(Value::Nothing, AsValue::value);
    for part in parts {
        match part {
            Part::Said(text) => into.push_str(text),
            Part::Fact(at) => show(fact(at), into),
            Part::Grouped(at) => match fact(at) {
                Value::Number(number) if number >= 0 => into.push_str(&grouped(number)),
                other => show(other, into),
            },
            Part::Choice { of, ways, usual } => {
                let fact = fact(of);
                let found = ways.iter().position(|(key, _)| key.fits(&fact));
                if let Some((_, way)) = ways.get(found.unwrap_or(*usual)) {
                    say(way, facts, into);
                }
            }
        }
    }
}

fn show(fact: Value<'_>, into: &mut String) {
    // Writing to a string never fails.
    let _ = match fact {
        Value::Text(text) => into.write_str(text),
        Value::Number(number) => write!(into, "{number}"),
        Value::Shown(shown) => write!(into, "{shown}"),
        Value::Path(path) => write!(into, "{}", path.display()),
        Value::Nothing => Ok(()),
    };
}

/// A whole number with commas between its thousands, as all our languages write it.
fn grouped(number: i64) -> String {
    let digits = number.to_string();
    let mut told = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            told.push(',');
        }
        told.push(digit);
    }
    told
}

impl Key {
    fn fits(&self, fact: &Value<'_>) -> bool {
        match (self, fact) {
            (Self::Word("none"), Value::Nothing | Value::Text("")) => true,
            (Self::Number(key), Value::Number(number)) => key == number,
            (Self::Form(form), Value::Number(number)) => form.fits(*number),
            (Self::Word(key) | Self::Form(Form { name: key, .. }), Value::Text(text)) => {
                key == text && *key != "none"
            }
            (Self::Word(key) | Self::Form(Form { name: key, .. }), Value::Shown(shown)) => {
                shown.to_string() == *key
            }
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

/// A pattern that is being prepared.
struct Made<'a> {
    facts: &'a [&'static str],
    source: &'a Source,
    parts: Vec<Part>,
    depth: usize,
}

/// The text of a pattern without facts.
pub fn plain(pattern: &Pattern<&'static str>, source: &Source) -> Option<&'static str> {
    match Text::of(pattern, &[], source)?.0 {
        Said::Plain(text) => Some(text),
        Said::Parts(_) => None,
    }
}

impl Made<'_> {
    fn text(mut self) -> Text {
        Text(match self.parts.as_mut_slice() {
            [] => Said::Plain(""),
            [Part::Said(text)] => Said::Plain(Box::leak(std::mem::take(text))),
            _ => Said::Parts(self.parts.into()),
        })
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
                    let mut made = Made { parts: Vec::new(), ..*self };
                    made.pattern(&way.value)?;
                    ways.push((key(&way.key, self.source.code())?, made.parts.into()));
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
                self.referred(self.source.term(id.name)?)?;
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

#[cfg(test)]
mod tests {
    use super::*;

    impl AsValue for i64 {
        fn value(&self) -> Value<'_> {
            Value::Number(*self)
        }
    }

    #[test]
    fn numbers_take_the_forms_of_the_language() {
        let told = |code, n: i64| {
            let text = "n = { $n ->\n [one] 1\n [few] some\n *[other] more\n }";
            let source = Source::read(code, text);
            let pattern = source.pattern("n").expect("it is there");
            Text::of(pattern, &["n"], &source).expect("it is read").said(&[n])
        };
        let one = ["en", "ja", "pl", "zh-Hant"].map(|code| told(code, 1));
        assert_eq!(one, ["1", "more", "1", "more"]);
        assert_eq!(["en", "pl", "pl-PL"].map(|code| told(code, 3)), ["more", "some", "some"]);
    }

    #[test]
    fn thousands_are_parted() {
        for (number, told) in [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")] {
            assert_eq!(grouped(number), told);
        }
    }
}
