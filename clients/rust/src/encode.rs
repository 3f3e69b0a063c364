use std::collections::BTreeMap;

use crate::{Json, Maybe, Moment, Number, Period};

/// What can be given to the daemon.
pub trait Encode {
    fn encode(&self) -> Json;

    /// Whether it is a member at all.
    fn is_given(&self) -> bool {
        true
    }
}

impl Encode for Json {
    fn encode(&self) -> Json {
        self.clone()
    }
}

impl Encode for String {
    fn encode(&self) -> Json {
        self.as_str().into()
    }
}

impl Encode for bool {
    fn encode(&self) -> Json {
        (*self).into()
    }
}

impl Encode for i64 {
    fn encode(&self) -> Json {
        (*self).into()
    }
}

impl Encode for Number {
    fn encode(&self) -> Json {
        Json::Number(self.clone())
    }
}

impl Encode for Moment {
    fn encode(&self) -> Json {
        self.to_string().into()
    }
}

impl Encode for Period {
    fn encode(&self) -> Json {
        self.to_string().into()
    }
}

impl<T: Encode> Encode for Vec<T> {
    fn encode(&self) -> Json {
        Json::List(self.iter().map(Encode::encode).collect())
    }
}

impl<T: Encode> Encode for BTreeMap<String, T> {
    fn encode(&self) -> Json {
        Json::Object(self.iter().map(|(name, each)| (name.clone(), each.encode())).collect())
    }
}

impl<T: Encode> Encode for Option<T> {
    fn encode(&self) -> Json {
        self.as_ref().map_or(Json::Null, Encode::encode)
    }

    fn is_given(&self) -> bool {
        self.is_some()
    }
}

impl<T: Encode> Encode for Maybe<T> {
    fn encode(&self) -> Json {
        match self {
            Maybe::Value(value) => value.encode(),
            Maybe::Absent | Maybe::Null => Json::Null,
        }
    }

    fn is_given(&self) -> bool {
        !self.is_absent()
    }
}

/// The members of an object that is put together.
#[derive(Default)]
pub(crate) struct Fields(Vec<(String, Json)>);

impl Fields {
    pub(crate) fn add(&mut self, name: &str, value: &impl Encode) {
        self.0.push((name.into(), value.encode()));
    }

    pub(crate) fn json(self) -> Json {
        Json::Object(self.0)
    }
}
