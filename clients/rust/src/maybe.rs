/// A member that may be absent, which is not the same as null.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Maybe<T> {
    #[default]
    Absent,
    Null,
    Value(T),
}

impl<T> Maybe<T> {
    /// The value, where there is one.
    pub fn value(self) -> Option<T> {
        match self {
            Maybe::Value(value) => Some(value),
            Maybe::Absent | Maybe::Null => None,
        }
    }

    pub fn as_ref(&self) -> Maybe<&T> {
        match self {
            Maybe::Absent => Maybe::Absent,
            Maybe::Null => Maybe::Null,
            Maybe::Value(value) => Maybe::Value(value),
        }
    }

    pub fn is_absent(&self) -> bool {
        matches!(self, Maybe::Absent)
    }

    pub fn is_null(&self) -> bool {
        matches!(self, Maybe::Null)
    }
}

impl<T> From<T> for Maybe<T> {
    fn from(value: T) -> Self {
        Maybe::Value(value)
    }
}

/// `None` is null: it clears.
impl<T> From<Option<T>> for Maybe<T> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Maybe::Null, Maybe::Value)
    }
}
