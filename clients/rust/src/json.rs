//! JSON as the daemon sends it: members in their order, numbers as they were written.

mod reader;
mod writer;

use std::fmt;

pub use reader::Malformed;

/// Any JSON value.
#[derive(Debug, Clone, PartialEq)]
pub enum Json {
    Null,
    Bool(bool),
    Number(Number),
    String(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    /// An object of these members.
    pub fn object<Name: Into<String>, Value: Into<Json>>(
        members: impl IntoIterator<Item = (Name, Value)>,
    ) -> Json {
        let members = members.into_iter();
        Json::Object(members.map(|(name, value)| (name.into(), value.into())).collect())
    }

    /// Reads one text, which is to be nothing but JSON.
    pub fn read(text: &str) -> Result<Json, Malformed> {
        reader::read(text)
    }

    /// A member of an object; `None` where it is absent, and of what is no object.
    pub fn get(&self, name: &str) -> Option<&Json> {
        match self {
            Json::Object(members) => members.iter().find(|(each, _)| each == name).map(|it| &it.1),
            _ => None,
        }
    }

    pub fn as_str(&self) -> Option<&str> {
        match self {
            Json::String(text) => Some(text),
            _ => None,
        }
    }

    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Json::Bool(value) => Some(*value),
            _ => None,
        }
    }

    /// A whole number that was written as one.
    pub fn as_i64(&self) -> Option<i64> {
        match self {
            Json::Number(number) => number.as_i64(),
            _ => None,
        }
    }

    pub fn as_list(&self) -> Option<&[Json]> {
        match self {
            Json::List(list) => Some(list),
            _ => None,
        }
    }
}

/// The JSON text, on one line.
impl fmt::Display for Json {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        writer::write(self, to)
    }
}

/// A number as it was written: `1` is not `1.0`, and none is too long.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Number(String);

impl Number {
    pub fn as_i64(&self) -> Option<i64> {
        self.0.parse().ok()
    }

    pub fn as_f64(&self) -> f64 {
        // What JSON allows, Rust reads.
        self.0.parse().unwrap_or(f64::NAN)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Number {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.0)
    }
}

macro_rules! whole {
    ($($kind:ty)*) => {
        $(
            impl From<$kind> for Number {
                fn from(value: $kind) -> Self {
                    Number(value.to_string())
                }
            }

            impl From<$kind> for Json {
                fn from(value: $kind) -> Self {
                    Json::Number(value.into())
                }
            }
        )*
    };
}

whole!(i8 i16 i32 i64 u8 u16 u32 u64 usize);

/// Refuses NaN and infinity, for which JSON has no word.
impl TryFrom<f64> for Json {
    type Error = NotFinite;

    fn try_from(value: f64) -> Result<Self, NotFinite> {
        let text = value.is_finite().then(|| format!("{:?}", value));
        text.map(|text| Json::Number(Number(text))).ok_or(NotFinite(value))
    }
}

/// A number that JSON cannot carry.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NotFinite(pub f64);

impl fmt::Display for NotFinite {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{} is no number of JSON", self.0)
    }
}

impl std::error::Error for NotFinite {}

impl From<bool> for Json {
    fn from(value: bool) -> Self {
        Json::Bool(value)
    }
}

impl From<&str> for Json {
    fn from(value: &str) -> Self {
        Json::String(value.into())
    }
}

impl From<String> for Json {
    fn from(value: String) -> Self {
        Json::String(value)
    }
}

impl<T: Into<Json>> From<Vec<T>> for Json {
    fn from(values: Vec<T>) -> Self {
        Json::List(values.into_iter().map(Into::into).collect())
    }
}

impl<T: Into<Json>> From<Option<T>> for Json {
    fn from(value: Option<T>) -> Self {
        value.map_or(Json::Null, Into::into)
    }
}
