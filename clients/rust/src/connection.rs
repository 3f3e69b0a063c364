use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use crate::client::Notified;
use crate::deadline::Deadline;
use crate::exchange::{lock, Exchange, Reply};
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
    pub(crate) fn first(
        paths: &[PathBuf],
        deadline: Deadline,
        notified: Option<Notified>,
    ) -> Result<Connection, Error> {
        let exchange = Arc::new(Mutex::new(Exchange::default()));
        let heard = Arc::clone(&exchange);
        let listener: Listener = Arc::new(move |came| hear(came, &heard, notified.as_ref()));
        Ok(Connection { socket: LineSocket::first(paths, deadline, &listener)?, exchange })
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
    let lines = match came {
        Came::Lines(lines) => lines,
        Came::End { unfinished: 0 } => {
            let mut exchange = lock(exchange);
            let error = ended(&exchange);
            return exchange.fail(error);
        }
        Came::End { unfinished } => {
            return lock(exchange).fail(Error::lost(format!(
                "the daemon closed the connection in the middle of an answer, after {unfinished} \
                 bytes"
            )));
        }
    };
    for line in lines {
        let taken = lock(exchange).take(&line);
        match (taken, notified) {
            (Ok(Some((method, params))), Some(notified)) => notified(&method, &params),
            (Ok(_), _) => {}
            (Err(violation), _) => return lock(exchange).fail(violation),
        }
    }
}
