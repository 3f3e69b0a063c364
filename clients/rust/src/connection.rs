use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use crate::client::Notified;
use crate::deadline::Deadline;
use crate::exchange::{lock, Exchange, Notification, Reply};
use crate::raw::{Came, LineSocket, Listener};
use crate::{Error, Json};

/// Why a request has no reply to wait for.
pub(crate) enum NotStarted {
    /// The connection was over before anything of it went out.
    NotSent(Error),
    Failed(Error),
}

/// One connection that several threads share.
pub(crate) struct Connection {
    socket: LineSocket,
    exchange: Arc<Mutex<Exchange>>,
}

impl Connection {
    /// Connects by another thread, which calls `done` with the outcome.
    pub(crate) fn begin(
        paths: Vec<PathBuf>,
        notified: Option<Notified>,
        done: impl FnOnce(Result<Connection, Error>) + Send + 'static,
    ) -> Result<(), Error> {
        let exchange = Arc::new(Mutex::new(Exchange::default()));
        let heard = Arc::clone(&exchange);
        let listener: Listener = Arc::new(move |came| hear(came, &heard, notified.as_ref()));
        LineSocket::begin(paths, listener, move |outcome| {
            done(outcome.map(|socket| Connection { socket, exchange }));
        })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.socket.path
    }

    pub(crate) fn is_over(&self) -> bool {
        lock(&self.exchange).is_over
    }

    pub(crate) fn start(
        &self,
        method: &str,
        params: &Json,
        deadline: Deadline,
    ) -> Result<Arc<Reply>, NotStarted> {
        let (line, number, reply) = {
            let mut exchange = lock(&self.exchange);
            if exchange.is_over {
                return Err(NotStarted::NotSent(ended(&exchange)));
            }
            exchange.request(method, params)
        };
        let not_all = match self.socket.send(&line, deadline) {
            Ok(()) => return Ok(reply),
            Err(not_all) => not_all,
        };
        let mut exchange = lock(&self.exchange);
        exchange.withdraw(number);
        if not_all.is_late {
            if not_all.sent > 0 {
                // Nothing may follow a part of a line.
                exchange.fail(Error::lost("a request went out only in part"));
                self.socket.close();
            }
            return Err(NotStarted::Failed(deadline.late("read the request")));
        }
        // What the daemon said before it closed is still read, until its end.
        exchange.is_over = true;
        let error = ended(&exchange);
        Err(if not_all.sent == 0 { NotStarted::NotSent(error) } else { NotStarted::Failed(error) })
    }

    /// Ends it; every request that waits ends with this error.
    pub(crate) fn fail(&self, error: Error) {
        lock(&self.exchange).fail(error);
        self.socket.close();
    }
}

fn ended(exchange: &Exchange) -> Error {
    let closed = || Error::lost("the daemon closed the connection before it answered");
    exchange.failure.clone().unwrap_or_else(closed)
}

/// Takes in what has come; by the thread that reads.
fn hear(came: Came, exchange: &Mutex<Exchange>, notified: Option<&Notified>) {
    let notify = |(method, params): Notification| {
        if let Some(notified) = notified {
            notified(&method, &params);
        }
    };
    let fail = |error: Error| {
        let gaps = {
            let mut exchange = lock(exchange);
            exchange.fail(error);
            exchange.gaps()
        };
        gaps.into_iter().for_each(notify);
    };
    let lines = match came {
        Came::Lines(lines) => lines,
        Came::End { unfinished: 0 } => {
            let error = ended(&lock(exchange));
            return fail(error);
        }
        Came::End { unfinished } => {
            return fail(Error::lost(format!(
                "the daemon closed the connection in the middle of an answer, after {unfinished} \
                 bytes"
            )));
        }
    };
    for line in lines {
        let taken = lock(exchange).take(&line);
        match taken {
            Ok(notification) => notification.into_iter().for_each(notify),
            Err(violation) => return fail(violation),
        }
    }
}
