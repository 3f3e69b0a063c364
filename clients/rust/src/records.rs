use std::collections::BTreeMap;

use crate::decode::Decode;
use crate::encode::{Encode, Fields};
use crate::Maybe;

/// An object that the daemon answers.
macro_rules! answered {
    ($(#[$about:meta])* $record:ident {
        $($(#[$doc:meta])* $name:ident: $type:ty = $wire:literal,)*
    }) => {
        $(#[$about])*
        #[derive(Debug, Clone, PartialEq)]
        #[non_exhaustive]
        pub struct $record {
            $($(#[$doc])* pub $name: $type,)*
        }

        impl crate::decode::Decode for $record {
            fn decode(value: &crate::Json) -> Result<Self, crate::decode::Wrong> {
                let _members = crate::decode::Members::of(value)?;
                Ok($record { $($name: _members.member($wire)?,)* })
            }
        }
    };
}

/// An object that a caller may give: what it must have, what it may have, and what only the
/// daemon's have. `sure` members are in every answer; a caller may leave them out.
macro_rules! given {
    ($(#[$about:meta])* $record:ident {
        $($(#[$doc:meta])* $name:ident: $type:ty = $wire:literal ($arg:ty, $value:expr),)*
    } {
        $($(#[$may_doc:meta])*
        $how:ident $may:ident: $may_type:ty = $may_wire:literal ($may_arg:ty, $may_value:expr),)*
    } {
        $($(#[$unsent_doc:meta])* $unsent:ident: $unsent_type:ty = $unsent_wire:literal,)*
    }) => {
        $(#[$about])*
        #[derive(Debug, Clone, PartialEq)]
        #[non_exhaustive]
        pub struct $record {
            $($(#[$doc])* pub $name: $type,)*
            $($(#[$may_doc])* pub $may: $may_type,)*
            $($(#[$unsent_doc])* pub $unsent: $unsent_type,)*
            given: crate::records::Given,
        }

        impl $record {
            /// With what must be given; functions of their names give the rest.
            #[allow(clippy::new_without_default)]
            pub fn new($($name: $arg),*) -> Self {
                $record {
                    $($name: $value,)*
                    $($may: crate::records::missing(),)*
                    $($unsent: crate::records::missing(),)*
                    given: crate::records::Given::nothing(),
                }
            }

            $(
                $(#[$may_doc])*
                pub fn $may(mut self, $may: $may_arg) -> Self {
                    self.$may = $may_value;
                    self.given.note($may_wire);
                    self
                }
            )*
        }

        impl crate::decode::Decode for $record {
            fn decode(value: &crate::Json) -> Result<Self, crate::decode::Wrong> {
                let members = crate::decode::Members::of(value)?;
                Ok($record {
                    $($name: members.member($wire)?,)*
                    $($may: members.member($may_wire)?,)*
                    $($unsent: members.member($unsent_wire)?,)*
                    given: crate::records::Given::answered(),
                })
            }
        }

        impl crate::encode::Encode for $record {
            fn encode(&self) -> crate::Json {
                let mut fields = crate::encode::Fields::default();
                $(self.given.some(&mut fields, $wire, &self.$name);)*
                $(self.given.$how(&mut fields, $may_wire, &self.$may);)*
                fields.json()
            }
        }
    };
}

/// An enum of what an object always has, by its kind.
macro_rules! kinds {
    ($record:ident $body:ident $kinds:ident {
        $($kind:ident { $($name:ident: $type:ty),* },)*
    }) => {
        /// What an object of each kind always has.
        #[derive(Debug, Clone, PartialEq)]
        #[non_exhaustive]
        pub enum $body {
            $($kind { $($name: $type),* },)*
            /// A kind that this client does not know.
            Newer,
        }

        impl $record {
            /// What an object of its kind always has.
            pub fn body(&self) -> $body {
                let found = || match self.kind {
                    $($kinds::$kind => Some($body::$kind {
                        $($name: crate::records::Present::present(&self.$name)?),*
                    }),)*
                    _ => None,
                };
                found().unwrap_or($body::Newer)
            }
        }
    };
}

pub(crate) use {answered, given, kinds};

/// A member that may be absent.
pub(crate) trait Present<T> {
    /// Its value, or None where it is absent.
    fn present(&self) -> Option<T>;
}

impl<T: Clone> Present<T> for Option<T> {
    fn present(&self) -> Option<T> {
        self.clone()
    }
}

impl<T: Clone> Present<Option<T>> for Maybe<T> {
    fn present(&self) -> Option<Option<T>> {
        (!self.is_absent()).then(|| self.clone().value())
    }
}

/// Which members of an object a caller gave; None of what the daemon answered.
#[derive(Debug, Clone)]
pub struct Given(Option<Vec<&'static str>>);

/// Two objects with equal members are equal, wherever they come from.
impl PartialEq for Given {
    fn eq(&self, _: &Given) -> bool {
        true
    }
}

impl Given {
    pub(crate) fn nothing() -> Given {
        Given(Some(Vec::new()))
    }

    pub(crate) fn answered() -> Given {
        Given(None)
    }

    pub(crate) fn note(&mut self, name: &'static str) {
        if let Some(names) = &mut self.0 {
            names.push(name);
        }
    }

    /// Adds a member that every answer has, unless a caller left it out.
    pub(crate) fn sure<T: Decode + Encode>(&self, to: &mut Fields, name: &str, value: &T) {
        let is_given = self.0.as_ref().map_or(true, |names| names.contains(&name));
        if is_given || value.encode() != T::missing() {
            to.add(name, value);
        }
    }

    /// Adds a member where it is one.
    pub(crate) fn some(&self, to: &mut Fields, name: &str, value: &impl Encode) {
        if value.is_given() {
            to.add(name, value);
        }
    }
}

/// A list of what a caller gave.
pub(crate) fn list<T>(given: impl IntoIterator<Item = impl Into<T>>) -> Vec<T> {
    given.into_iter().map(Into::into).collect()
}

/// An object of what a caller gave.
pub(crate) fn map<T>(
    given: impl IntoIterator<Item = (impl Into<String>, impl Into<T>)>,
) -> BTreeMap<String, T> {
    given.into_iter().map(|(name, each)| (name.into(), each.into())).collect()
}

/// What stands for a member that is not there.
pub(crate) fn missing<T: Decode>() -> T {
    T::member(None).unwrap_or_else(|_| unreachable!("each type reads what it has for missing"))
}
