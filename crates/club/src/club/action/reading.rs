//! An action from its text.
//!
//! Texts of the program name the kind first, so the fields are read for what they are. Left to serde, an enum with its tag
//! inside is kept whole before it is read, which takes most of the time in which a journal of a million matches is read.

use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use super::{Action, KindName};

const KIND: &str = "kind";

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Fields)
    }
}

struct Fields;

impl<'de> Visitor<'de> for Fields {
    type Value = Action;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an action")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Action, A::Error> {
        let first: Option<String> = fields.next_key()?;
        if first.as_deref() == Some(KIND) {
            let kind: KindName = fields.next_value()?;
            return kind.read(MapAccessDeserializer::new(fields));
        }
        // Another program may have put the fields in another order.
        let (mut all, mut next) = (Map::new(), first);
        while let Some(name) = next {
            if all.contains_key(&name) {
                return Err(A::Error::custom(format_args!("duplicate field `{name}`")));
            }
            let value: Value = fields.next_value()?;
            all.insert(name, value);
            next = fields.next_key()?;
        }
        let kind = all.remove(KIND).ok_or_else(|| A::Error::missing_field(KIND))?;
        let kind = KindName::deserialize(kind);
        kind.and_then(|kind| kind.read(Value::Object(all))).map_err(A::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Action, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    #[test]
    fn fields_are_read_in_any_order_and_each_once() {
        let action = read(r#"{"kind":"rename_player","player":3,"name":"Ann"}"#);
        assert!(action.is_ok(), "{action:?}");
        assert_eq!(read(r#"{"name":"Ann","player":3,"kind":"rename_player"}"#), action);
        let refused = [
            (
                r#"{"name":"Ann","name":"Bob","player":3,"kind":"rename_player"}"#,
                "duplicate field `name`",
            ),
            (
                r#"{"kind":"rename_player","player":3,"name":"A","name":"B"}"#,
                "duplicate field `name`",
            ),
            (r#"{"player":3,"name":"Ann"}"#, "missing field `kind`"),
            ("{}", "missing field `kind`"),
            (r#"{"kind":"rename_player","player":3}"#, "missing field `name`"),
            (r#"{"kind":"rename_player","player":3,"name":"A","of":1}"#, "unknown field `of`"),
            (r#"{"player":3,"name":"A","of":1,"kind":"rename_player"}"#, "unknown field `of`"),
            (r#"{"kind":"fly"}"#, "unknown variant `fly`"),
            (r#"{"to":"Rome","kind":"fly"}"#, "unknown variant `fly`"),
            ("7", "invalid type: integer `7`, expected an action"),
        ];
        for (text, why) in refused {
            let found = read(text).expect_err(text);
            assert!(found.starts_with(why), "{text}: {found}");
        }
    }
}
