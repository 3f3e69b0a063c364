//! A client of the daemon `entitled`: who is this person, and what may they use?
//!
//! ```no_run
//! let client = entitled::Client::new();
//! client.install().device("iphone").send()?;
//! # Ok::<(), entitled::Error>(())
//! ```

#![forbid(unsafe_code)]
#![warn(missing_debug_implementations)]

mod call;
mod client;
mod connection;
mod deadline;
mod decode;
mod encode;
mod error;
mod exchange;
mod feed;
// Params are made once for a call, so their size does not matter.
#[allow(clippy::large_enum_variant)]
mod generated;
pub mod json;
mod maybe;
mod moment;
mod places;
pub mod raw;
mod records;
pub mod testing;
mod words;

/// The client's version: that of the daemon and the protocol document it was made for.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

pub use client::{Client, Notified, Options, Pending};
pub use error::{Attempt, Error, RemoteError};
pub use feed::{Events, Feed};
pub use generated::calls;
pub use generated::kinds::ErrorKind;
pub use generated::types::{self, *};
pub use json::{Json, Number};
pub use maybe::Maybe;
pub use moment::{Moment, Period};
pub use places::places;
