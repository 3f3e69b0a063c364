use std::collections::BTreeMap;

use crate::{Error, Json, Maybe, Moment, Number, Period};

/// What an answer has where it should have something else.
#[derive(Debug)]
pub struct Wrong {
    /// From the inside out.
    path: Vec<String>,
    reason: String,
}

impl Wrong {
    pub(crate) fn of(expected: &str, found: &Json) -> Wrong {
        let shown: String = found.to_string().chars().take(60).collect();
        Wrong { path: Vec::new(), reason: format!("no {}, but {}", expected, shown) }
    }

    fn within(mut self, name: impl Into<String>) -> Wrong {
        self.path.push(name.into());
        self
    }
}

impl From<Wrong> for Error {
    fn from(wrong: Wrong) -> Error {
        let path: Vec<&str> = wrong.path.iter().rev().map(String::as_str).collect();
        Error::Violation(format!("the answer has at /{} {}", path.join("/"), wrong.reason))
    }
}

/// What can be read from an answer.
pub trait Decode: Sized {
    fn decode(value: &Json) -> Result<Self, Wrong>;

    /// What stands for a member that an older daemon leaves out.
    fn missing() -> Json {
        Json::Object(Vec::new())
    }

    /// Reads a member, which may be absent.
    fn member(found: Option<&Json>) -> Result<Self, Wrong> {
        match found {
            Some(value) => Self::decode(value),
            None => Self::decode(&Self::missing()),
        }
    }
}

impl Decode for Json {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        Ok(value.clone())
    }

    fn missing() -> Json {
        Json::Null
    }
}

impl Decode for String {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        value.as_str().map(Into::into).ok_or_else(|| Wrong::of("string", value))
    }

    fn missing() -> Json {
        "".into()
    }
}

impl Decode for bool {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        value.as_bool().ok_or_else(|| Wrong::of("boolean", value))
    }

    fn missing() -> Json {
        false.into()
    }
}

impl Decode for i64 {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        value.as_i64().ok_or_else(|| Wrong::of("whole number", value))
    }

    fn missing() -> Json {
        0.into()
    }
}

impl Decode for Number {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        match value {
            Json::Number(number) => Ok(number.clone()),
            _ => Err(Wrong::of("number", value)),
        }
    }

    fn missing() -> Json {
        0.into()
    }
}

impl Decode for Moment {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let text = value.as_str().and_then(|text| text.parse().ok());
        text.ok_or_else(|| Wrong::of("moment", value))
    }

    fn missing() -> Json {
        "0001-01-01T00:00:00Z".into()
    }
}

impl Decode for Period {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let text = value.as_str().map(Period::from);
        text.ok_or_else(|| Wrong::of("duration", value))
    }

    fn missing() -> Json {
        "PT0S".into()
    }
}

impl<T: Decode> Decode for Option<T> {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        match value {
            Json::Null => Ok(None),
            _ => T::decode(value).map(Some),
        }
    }

    fn missing() -> Json {
        Json::Null
    }
}

impl<T: Decode> Decode for Maybe<T> {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        match value {
            Json::Null => Ok(Maybe::Null),
            _ => T::decode(value).map(Maybe::Value),
        }
    }

    fn member(found: Option<&Json>) -> Result<Self, Wrong> {
        found.map_or(Ok(Maybe::Absent), Self::decode)
    }
}

impl<T: Decode> Decode for Vec<T> {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        let list = value.as_list().ok_or_else(|| Wrong::of("list", value))?;
        let each = |(index, value): (usize, &Json)| {
            T::decode(value).map_err(|wrong| wrong.within(index.to_string()))
        };
        list.iter().enumerate().map(each).collect()
    }

    fn missing() -> Json {
        Json::List(Vec::new())
    }
}

impl<T: Decode> Decode for BTreeMap<String, T> {
    fn decode(value: &Json) -> Result<Self, Wrong> {
        Members::of(value)?.additional(&[])
    }
}

/// The members of an object; unread members are ignored.
pub(crate) struct Members<'a>(&'a [(String, Json)]);

impl<'a> Members<'a> {
    pub(crate) fn of(value: &'a Json) -> Result<Members<'a>, Wrong> {
        match value {
            Json::Object(members) => Ok(Members(members)),
            _ => Err(Wrong::of("object", value)),
        }
    }

    fn find(&self, name: &str) -> Option<&Json> {
        self.0.iter().find(|(each, _)| each == name).map(|(_, value)| value)
    }

    pub(crate) fn member<T: Decode>(&self, name: &str) -> Result<T, Wrong> {
        T::member(self.find(name)).map_err(|wrong| wrong.within(name))
    }

    /// Those that are not known by name.
    pub(crate) fn additional<T: Decode>(
        &self,
        known: &[&str],
    ) -> Result<BTreeMap<String, T>, Wrong> {
        let further = self.0.iter().filter(|(name, _)| !known.contains(&name.as_str()));
        further
            .map(|(name, value)| match T::decode(value) {
                Ok(value) => Ok((name.clone(), value)),
                Err(wrong) => Err(wrong.within(name.as_str())),
            })
            .collect()
    }
}
