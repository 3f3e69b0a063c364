/// An enumeration of words; a newer daemon may send others.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $name {
            $($variant,)*
            /// A word that this client does not know.
            Newer(String),
        }

        impl $name {
            pub fn as_str(&self) -> &str {
                match self {
                    $($name::$variant => $word,)*
                    $name::Newer(word) => word,
                }
            }
        }

        impl From<&str> for $name {
            fn from(word: &str) -> Self {
                match word {
                    $($word => $name::$variant,)*
                    _ => $name::Newer(word.into()),
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, to: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                to.write_str(self.as_str())
            }
        }

        impl crate::decode::Decode for $name {
            fn decode(value: &crate::Json) -> Result<Self, crate::decode::Wrong> {
                value
                    .as_str()
                    .map(Into::into)
                    .ok_or_else(|| crate::decode::Wrong::of("string", value))
            }

            fn missing() -> crate::Json {
                "".into()
            }
        }

        impl crate::encode::Encode for $name {
            fn encode(&self) -> crate::Json {
                self.as_str().into()
            }
        }
    };
}

pub(crate) use words;
