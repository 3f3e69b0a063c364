use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use crate::{ErrorKind, Json};

/// What the daemon did not do in time where nothing was sent.
pub(crate) const ACCEPT: &str = "accept the connection";

/// Anything that kept a call from its result. Its text says what to do about it, as `hint` does.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum Error {
    /// No daemon answers at any of the places that were tried.
    NoDaemon { tried: Vec<Attempt> },
    /// A daemon's socket is there, and this process may not use it.
    SocketForbidden { tried: Vec<Attempt> },
    /// A socket's path that the system does not take.
    SocketPathTooLong { path: PathBuf, length: usize, limit: usize },
    /// The daemon did not do `what` in time; it may still carry out what was asked.
    Timeout { what: &'static str, after: Duration },
    /// The connection ended before the answer; whether it was carried out is not known.
    ConnectionLost { how: String },
    /// The client was closed.
    Closed,
    /// The client was made before a fork, by the parent.
    Forked,
    /// What came is no answer of this protocol.
    Violation(String),
    /// The daemon answered that it did not do it.
    Remote(Box<RemoteError>),
    /// The daemon of a test did not start.
    NotStarted { why: String, hint: Option<&'static str> },
}

/// A place where no daemon answered, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attempt {
    pub path: PathBuf,
    pub reason: String,
}

/// What the daemon answered instead of a result.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct RemoteError {
    /// What a program looks at.
    pub kind: ErrorKind,
    pub code: i64,
    pub message: String,
    pub hint: Option<String>,
    /// A JSON pointer to the param that is wrong.
    pub field: Option<String>,
    /// The same call may succeed a little later.
    pub retryable: bool,
    /// Everything else that was said.
    pub data: Json,
}

impl Error {
    /// The kind of an error that the daemon answered.
    pub fn kind(&self) -> Option<&ErrorKind> {
        self.remote().map(|error| &error.kind)
    }

    /// What the daemon answered, where it is that.
    pub fn remote(&self) -> Option<&RemoteError> {
        match self {
            Error::Remote(error) => Some(error),
            _ => None,
        }
    }

    /// What to do about it.
    pub fn hint(&self) -> Option<&str> {
        let perhaps = "the daemon may have done it; an idempotency_key makes it safe to repeat";
        match self {
            Error::NoDaemon { .. } => Some(
                "start the daemon with: entitled; or name its socket with Client::at \
                 or with $ENTITLED_SOCKET",
            ),
            Error::SocketForbidden { .. } => Some(
                "be the daemon's own user, or let the daemon be started with --allow-uid or \
                 --allow-gid",
            ),
            Error::SocketPathTooLong { .. } => Some(
                "choose a shorter path with Client::at or with $ENTITLED_SOCKET, \
                 for the daemon too",
            ),
            Error::Timeout { what, .. } if *what == ACCEPT => {
                Some("nothing was sent, so a retry is safe")
            }
            Error::Timeout { .. } | Error::ConnectionLost { .. } => Some(perhaps),
            Error::Closed => Some("make another one"),
            Error::Forked => Some("make another one in the child"),
            Error::Violation(_) => Some("check that the program at this socket is entitled"),
            Error::Remote(error) => error.hint.as_deref(),
            Error::NotStarted { hint, .. } => *hint,
        }
    }

    pub(crate) fn lost(how: impl Into<String>) -> Error {
        Error::ConnectionLost { how: how.into() }
    }

    pub(crate) fn is_lost(&self) -> bool {
        matches!(self, Error::ConnectionLost { .. })
    }

    /// The error of a reply; `is_known` says that this client has the method.
    pub(crate) fn read(error: &Json, method: &str, is_known: bool) -> Error {
        let text =
            |from: &Json, name: &str| from.get(name).and_then(Json::as_str).map(str::to_owned);
        let code = error.get("code").and_then(Json::as_i64);
        let (code, message) = match (code, text(error, "message")) {
            (Some(code), Some(message)) => (code, message),
            _ => return Error::Violation("the reply has an error that is none".into()),
        };
        let data = error.get("data").cloned().unwrap_or(Json::Null);
        let kind = ErrorKind::from(text(&data, "kind").unwrap_or_default().as_str());
        let mut hint = text(&data, "hint");
        if kind == ErrorKind::UnknownMethod && is_known {
            // It is in this client, so it is no slip of the caller's.
            let older = format!("this client knows {}, so the daemon is older: update it", method);
            hint = Some(hint.map_or(older.clone(), |hint| format!("{}; {}", older, hint)));
        }
        Error::Remote(Box::new(RemoteError {
            kind,
            code,
            message,
            hint,
            field: text(&data, "field"),
            retryable: data.get("retryable").and_then(Json::as_bool) == Some(true),
            data,
        }))
    }
}

fn listed(tried: &[Attempt]) -> String {
    let line = |attempt: &Attempt| format!("{}: {}", attempt.path.display(), attempt.reason);
    match tried {
        [only] => format!(": {}", line(only)),
        _ => tried.iter().map(|each| format!("\n  {}", line(each))).collect(),
    }
}

impl fmt::Display for Error {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::NoDaemon { tried } => {
                write!(to, "cannot connect to the daemon{}", listed(tried))?
            }
            Error::SocketForbidden { tried } => {
                write!(to, "this user has no access to the daemon's socket{}", listed(tried))?;
            }
            Error::SocketPathTooLong { path, length, limit } => write!(
                to,
                "the socket's path has {} bytes, and at most {} are possible: {}",
                length,
                limit,
                path.display()
            )?,
            Error::Timeout { what, after } => {
                write!(to, "the daemon did not {} within {} seconds", what, after.as_secs_f64())?;
            }
            Error::ConnectionLost { how } => to.write_str(how)?,
            Error::Closed => to.write_str("the client is closed")?,
            Error::Forked => to.write_str("the client is the parent process's")?,
            Error::Violation(what) => to.write_str(what)?,
            Error::Remote(error) => to.write_str(&error.message)?,
            Error::NotStarted { why, .. } => to.write_str(why)?,
        }
        self.hint().map_or(Ok(()), |hint| write!(to, " ({})", hint))
    }
}

impl std::error::Error for Error {}
