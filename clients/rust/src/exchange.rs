use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use crate::calls::METHODS;
use crate::deadline::Deadline;
use crate::{Error, Json};

/// A lock that stays usable after a panic.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Waits for a change, until the deadline.
pub(crate) fn wait<'a, T>(
    changed: &Condvar,
    guard: MutexGuard<'a, T>,
    deadline: Deadline,
) -> MutexGuard<'a, T> {
    match deadline.left() {
        None => changed.wait(guard).unwrap_or_else(PoisonError::into_inner),
        Some(left) => changed.wait_timeout(guard, left).unwrap_or_else(PoisonError::into_inner).0,
    }
}

/// Whether this client knows the method, and whether it only reads.
pub(crate) fn only_reads(method: &str) -> Option<bool> {
    let found = METHODS.binary_search_by(|(name, _)| name.cmp(&method)).ok();
    found.map(|index| METHODS[index].1)
}

/// Where the answer of a request will be.
#[derive(Debug, Default)]
pub(crate) struct Reply {
    answer: Mutex<Option<Result<Json, Error>>>,
    changed: Condvar,
}

impl Reply {
    fn finish(&self, answer: Result<Json, Error>) {
        lock(&self.answer).get_or_insert(answer);
        self.changed.notify_all();
    }

    /// Waits; an answer that comes later is there for a second wait.
    pub(crate) fn wait(&self, deadline: Deadline) -> Result<Json, Error> {
        let mut answer = lock(&self.answer);
        loop {
            if let Some(answer) = &*answer {
                return answer.clone();
            }
            if deadline.has_passed() {
                return Err(deadline.late("answer"));
            }
            answer = wait(&self.changed, answer, deadline);
        }
    }
}

struct Awaited {
    method: String,
    reply: Arc<Reply>,
}

/// The requests of one connection, from 1, and those not answered yet; it knows no socket.
#[derive(Default)]
pub(crate) struct Exchange {
    count: u64,
    awaited: BTreeMap<u64, Awaited>,
    /// The last cursor of each subscription.
    subscriptions: Vec<(Json, Json)>,
    /// Nothing more comes.
    pub(crate) failure: Option<Error>,
    /// No more requests go out.
    pub(crate) is_over: bool,
}

/// The method and the params of what came without being an answer.
pub(crate) type Notification = (String, Json);

impl Exchange {
    /// A request as its line, its number, and where its reply will be.
    pub(crate) fn request(&mut self, method: &str, params: &Json) -> (Vec<u8>, u64, Arc<Reply>) {
        self.count += 1;
        let name = Json::from(method);
        let id = self.count;
        let line =
            format!("{{\"jsonrpc\":\"2.0\",\"id\":{id},\"method\":{name},\"params\":{params}}}\n");
        let reply = Arc::new(Reply::default());
        let awaited = Awaited { method: method.into(), reply: Arc::clone(&reply) };
        self.awaited.insert(id, awaited);
        (line.into_bytes(), id, reply)
    }

    /// It was not sent: no reply will come.
    pub(crate) fn withdraw(&mut self, number: u64) {
        self.awaited.remove(&number);
    }

    /// Takes in a line that came.
    pub(crate) fn take(&mut self, line: &[u8]) -> Result<Option<Notification>, Error> {
        let violation = |what: String| Err(Error::Violation(what));
        let text = match std::str::from_utf8(line) {
            Ok(text) => text,
            Err(_) => return violation("a line came that is no UTF-8".into()),
        };
        let message = match Json::read(text) {
            Ok(message) => message,
            Err(malformed) => {
                return violation(format!("a line came that is no JSON: {malformed}"))
            }
        };
        let id = message.get("id");
        if let (None, Some(method)) = (id, message.get("method").and_then(Json::as_str)) {
            let params = message.get("params").cloned().unwrap_or(Json::Null);
            self.follow(method, &params);
            return Ok(Some((method.into(), params)));
        }
        let answer = match (message.get("result"), message.get("error")) {
            (Some(result), None) => Ok(result),
            (None, Some(error)) => Err(error),
            _ => return violation("a reply has neither a result nor an error, or both".into()),
        };
        let awaited = match self.taken(id, answer.is_err()) {
            Some(awaited) => awaited,
            None => {
                let shown: String =
                    id.unwrap_or(&Json::Null).to_string().chars().take(60).collect();
                return violation(format!(
                    "a reply came with the id {shown}, which matches no request"
                ));
            }
        };
        if let Ok(result) = answer {
            self.follow(&awaited.method, result);
        }
        awaited.reply.finish(match answer {
            Ok(result) => Ok(result.clone()),
            Err(error) => {
                Err(Error::read(error, &awaited.method, only_reads(&awaited.method).is_some()))
            }
        });
        Ok(None)
    }

    /// Keeps the subscriptions, by what a reply or a notification says of one.
    fn follow(&mut self, name: &str, params: &Json) {
        let is_kept = name == "events.subscribe" || name == "event";
        let id = match params.get("subscription") {
            Some(id) if is_kept || name == "events.unsubscribe" || name == "gap" => id,
            _ => return,
        };
        self.subscriptions.retain(|(each, _)| each != id);
        if is_kept {
            let cursor = params.get("cursor").cloned().unwrap_or(Json::Null);
            self.subscriptions.push((id.clone(), cursor));
        }
    }

    /// What to say of subscriptions that a lost connection ended, as the daemon does of one whose
    /// reader is too slow.
    pub(crate) fn gaps(&mut self) -> Vec<Notification> {
        let ended = std::mem::take(&mut self.subscriptions);
        if matches!(self.failure, Some(Error::Closed)) {
            return Vec::new();
        }
        let gap =
            |(id, cursor)| ("gap".into(), Json::object([("subscription", id), ("cursor", cursor)]));
        ended.into_iter().map(gap).collect()
    }

    fn taken(&mut self, id: Option<&Json>, is_error: bool) -> Option<Awaited> {
        let number = match id {
            // A line that the daemon could not read is refused with the id null, and in its turn.
            Some(Json::Null) if is_error => {
                let in_turn = self.awaited.iter().find(|(_, each)| each.method != "events.wait");
                *in_turn.or_else(|| self.awaited.iter().next())?.0
            }
            _ => u64::try_from(id?.as_i64()?).ok()?,
        };
        self.awaited.remove(&number)
    }

    /// Nothing more will come: every request that waits ends with this error.
    pub(crate) fn fail(&mut self, error: Error) {
        self.is_over = true;
        let failure = self.failure.get_or_insert(error);
        for awaited in std::mem::take(&mut self.awaited).into_values() {
            awaited.reply.finish(Err(failure.clone()));
        }
    }
}
