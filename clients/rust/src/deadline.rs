use std::time::{Duration, Instant};

/// A moment until which something may take; without one there is no end.
#[derive(Debug, Clone, Copy)]
pub struct Deadline {
    pub(crate) limit: Option<Duration>,
    end: Option<Instant>,
}

impl Deadline {
    pub fn after(limit: Option<Duration>) -> Deadline {
        // An end that an Instant cannot hold is no end.
        Deadline { limit, end: limit.and_then(|limit| Instant::now().checked_add(limit)) }
    }

    pub fn left(&self) -> Option<Duration> {
        self.end.map(|end| end.saturating_duration_since(Instant::now()))
    }

    pub fn has_passed(&self) -> bool {
        self.left() == Some(Duration::ZERO)
    }

    /// What is said where it passed before there was a connection.
    pub(crate) fn unaccepted(&self) -> crate::Error {
        self.late(crate::error::ACCEPT)
    }

    /// What is said when it has passed.
    pub(crate) fn late(&self, what: &'static str) -> crate::Error {
        crate::Error::Timeout { what, after: self.limit.unwrap_or_default() }
    }
}
