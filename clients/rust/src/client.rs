use std::env;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::marker::PhantomData;
use std::path::PathBuf;
use std::process;
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use crate::connection::{Connection, NotStarted};
use crate::deadline::Deadline;
use crate::decode::Decode;
use crate::encode::Encode;
use crate::exchange::{lock, only_reads, wait, Reply};
use crate::feed::Events;
use crate::places::places;
use crate::{Error, Json};

/// Called with the method and the params of what comes without being an answer.
pub type Notified = Arc<dyn Fn(&str, &Json) + Send + Sync>;

/// How a client is made.
#[derive(Clone)]
pub struct Options {
    /// The daemon's socket; the usual places when left out.
    pub socket: Option<OsString>,
    /// For each call; `None` is no limit.
    pub timeout: Option<Duration>,
    /// It is called by the thread that reads, and must not use the client. A subscription ends
    /// with its connection: it then gets a `gap`, with the cursor after which to subscribe again.
    pub on_notification: Option<Notified>,
}

impl Default for Options {
    fn default() -> Self {
        Options { socket: None, timeout: Some(Duration::from_secs(10)), on_notification: None }
    }
}

impl fmt::Debug for Options {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Options { socket, timeout, .. } = self;
        let mut fields = to.debug_struct("Options");
        fields.field("socket", socket).field("timeout", timeout).finish_non_exhaustive()
    }
}

/// A client of the daemon.
///
/// It connects with its first call, and again when the connection is lost. Clones share one
/// connection, also between threads; the last one that goes closes it. A client belongs to the
/// process that made it, and says so after a fork.
#[derive(Clone)]
pub struct Client(Arc<Core>);

struct Core {
    options: Options,
    owner: u32,
    /// Where the daemon was found, for the feeds too: another one would have other users.
    place: Arc<Mutex<Option<PathBuf>>>,
    shared: Arc<Shared>,
}

impl Drop for Core {
    fn drop(&mut self) {
        if self.owner == process::id() {
            self.shared.close();
        }
    }
}

/// What a client and the thread that connects share.
#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    connection: Option<Arc<Connection>>,
    is_connecting: bool,
    /// How often connecting has ended, and how the last time.
    attempts: u64,
    failure: Option<Error>,
    is_closed: bool,
}

impl Shared {
    fn close(&self) {
        let mut state = lock(&self.state);
        state.is_closed = true;
        if let Some(connection) = state.connection.take() {
            connection.fail(Error::Closed);
        }
        self.changed.notify_all();
    }

    /// Takes in how connecting has ended.
    fn take(&self, outcome: Result<Connection, Error>) {
        let mut state = lock(&self.state);
        state.is_connecting = false;
        state.attempts += 1;
        state.failure = outcome.as_ref().err().cloned();
        // That of a closed client is dropped.
        state.connection = outcome.ok().map(Arc::new).filter(|_| !state.is_closed);
        self.changed.notify_all();
    }
}

impl Client {
    /// A client of the daemon that the environment names, or of the first that answers.
    pub fn new() -> Client {
        Self::with(Options::default())
    }

    /// A client of the daemon at that path, or `unix:` and a path.
    pub fn at(socket: impl AsRef<OsStr>) -> Client {
        let socket = Some(socket.as_ref().to_owned());
        Self::with(Options { socket, ..Options::default() })
    }

    pub fn with(options: Options) -> Client {
        Self::of(options, Arc::default())
    }

    fn of(options: Options, place: Arc<Mutex<Option<PathBuf>>>) -> Client {
        Client(Arc::new(Core { options, owner: process::id(), place, shared: Arc::default() }))
    }

    /// Calls any method; params and result are JSON as the wire has it.
    ///
    /// A connection that is lost is made again once, and the request repeated, where nothing can
    /// be done twice: nothing of it went out, it only reads, it is a dry run, or it has an
    /// `idempotencyKey`.
    pub fn call(&self, method: &str, params: Json) -> Result<Json, Error> {
        self.call_within(method, &params, self.0.options.timeout)
    }

    /// Calls any method, as `call` does, with a limit of its own; `None` is no limit.
    pub fn call_within(
        &self,
        method: &str,
        params: &Json,
        timeout: Option<Duration>,
    ) -> Result<Json, Error> {
        let deadline = Deadline::after(limit(method, params, timeout));
        let mut has_lost = false;
        loop {
            let connection = self.connected(deadline)?;
            let (error, may_repeat) = match connection.start(method, params, deadline) {
                Err(NotStarted::NotSent(error)) => (error, true),
                Err(NotStarted::Failed(error)) => (error, may_repeat(method, params)),
                Ok(reply) => match reply.wait(deadline) {
                    Err(error) => (error, may_repeat(method, params)),
                    result => return result,
                },
            };
            if has_lost || !may_repeat || !error.is_lost() {
                return Err(error);
            }
            has_lost = true;
        }
    }

    /// Sends a request without waiting for its answer; thousands may be under way.
    pub fn start(&self, method: &str, params: Json) -> Result<Pending<Json>, Error> {
        self.start_within(method, &params, self.0.options.timeout)
    }

    fn start_within<T: Decode>(
        &self,
        method: &str,
        params: &Json,
        timeout: Option<Duration>,
    ) -> Result<Pending<T>, Error> {
        let timeout = limit(method, params, timeout);
        let deadline = Deadline::after(timeout);
        let mut has_lost = false;
        loop {
            match self.connected(deadline)?.start(method, params, deadline) {
                Ok(reply) => {
                    let client = self.clone();
                    return Ok(Pending { client, reply, timeout, result: PhantomData });
                }
                Err(NotStarted::NotSent(_)) if !has_lost => has_lost = true,
                Err(NotStarted::NotSent(error) | NotStarted::Failed(error)) => return Err(error),
            }
        }
    }

    /// The events of a project, as they happen: an endless iterator over events, with a
    /// connection of its own.
    pub fn events(&self) -> Events {
        let options = Options { on_notification: None, ..self.0.options.clone() };
        Events::of(Self::of(options, Arc::clone(&self.0.place)))
    }

    /// Closes the connection, of all clones; pending calls fail with `Error::Closed`.
    pub fn close(&self) {
        if self.0.owner == process::id() {
            self.0.shared.close();
        }
    }

    pub(crate) fn request(&self, method: &'static str) -> Request {
        let (client, timeout) = (self.clone(), self.0.options.timeout);
        Request { client, method, params: Vec::new(), timeout }
    }

    /// One thread connects for all calls; each waits for it until its own deadline.
    fn connected(&self, deadline: Deadline) -> Result<Arc<Connection>, Error> {
        // After a fork another thread of the parent may hold the lock for ever.
        if self.0.owner != process::id() {
            return Err(Error::Forked);
        }
        let shared = &self.0.shared;
        let mut state = lock(&shared.state);
        let attempts = state.attempts;
        loop {
            if state.is_closed {
                return Err(Error::Closed);
            }
            if deadline.has_passed() {
                return Err(deadline.unaccepted());
            }
            let has_ended = state.attempts > attempts;
            match &state.connection {
                Some(connection) if has_ended || !connection.is_over() => {
                    return Ok(Arc::clone(connection));
                }
                _ => {}
            }
            match &state.failure {
                Some(failure) if has_ended => return Err(failure.clone()),
                _ => {}
            }
            if !state.is_connecting {
                self.connect()?;
                state.is_connecting = true;
            }
            state = wait(&shared.changed, state, deadline);
        }
    }

    fn connect(&self) -> Result<(), Error> {
        let found = lock(&self.0.place).clone();
        let paths = found.map_or_else(
            || places(self.0.options.socket.as_deref(), |name| env::var_os(name)),
            |path| vec![path],
        );
        let notified = self.0.options.on_notification.clone();
        let (shared, place) = (Arc::clone(&self.0.shared), Arc::clone(&self.0.place));
        Connection::begin(paths, notified, move |outcome| {
            if let Ok(connection) = &outcome {
                *lock(&place) = Some(connection.path().to_owned());
            }
            shared.take(outcome);
        })
    }
}

impl Default for Client {
    fn default() -> Self {
        Client::new()
    }
}

impl fmt::Debug for Client {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_tuple("Client").field(&self.0.options).finish()
    }
}

/// Waiting for events takes as long as was asked for, and then as long as any answer.
fn limit(method: &str, params: &Json, timeout: Option<Duration>) -> Option<Duration> {
    let waits = params.get("timeoutMs").filter(|_| method == "events.wait");
    let millis = waits.and_then(Json::as_i64).and_then(|millis| u64::try_from(millis).ok());
    timeout.map(|timeout| timeout.saturating_add(Duration::from_millis(millis.unwrap_or(0))))
}

/// Whether sending it twice does no more than sending it once.
fn may_repeat(method: &str, params: &Json) -> bool {
    let has_key = params.get("idempotencyKey").map_or(false, |key| *key != Json::Null);
    only_reads(method) == Some(true)
        || has_key
        || params.get("dryRun").and_then(Json::as_bool) == Some(true)
}

/// A request that is put together.
#[derive(Debug, Clone)]
pub(crate) struct Request {
    client: Client,
    method: &'static str,
    params: Vec<(String, Json)>,
    timeout: Option<Duration>,
}

impl Request {
    pub(crate) fn set(&mut self, name: &str, value: &impl Encode) {
        self.params.retain(|(each, _)| each != name);
        if value.is_given() {
            self.params.push((name.into(), value.encode()));
        }
    }

    pub(crate) fn within(&mut self, timeout: Duration) {
        self.timeout = Some(timeout);
    }

    pub(crate) fn send<T: Decode>(self) -> Result<T, Error> {
        let params = Json::Object(self.params);
        Ok(T::decode(&self.client.call_within(self.method, &params, self.timeout)?)?)
    }

    pub(crate) fn start<T: Decode>(self) -> Result<Pending<T>, Error> {
        self.client.start_within(self.method, &Json::Object(self.params), self.timeout)
    }
}

/// A request that is under way; its result is a `T`.
pub struct Pending<T> {
    // The last clone of a client closes it.
    client: Client,
    reply: Arc<Reply>,
    timeout: Option<Duration>,
    result: PhantomData<fn() -> T>,
}

impl<T: Decode> Pending<T> {
    /// Waits for the answer. After a timeout it may be waited for again.
    pub fn wait(&self) -> Result<T, Error> {
        self.wait_at_most(self.timeout)
    }

    /// Waits so long at most; `None` is no limit.
    pub fn wait_at_most(&self, timeout: Option<Duration>) -> Result<T, Error> {
        if self.client.0.owner != process::id() {
            return Err(Error::Forked);
        }
        Ok(T::decode(&self.reply.wait(Deadline::after(timeout))?)?)
    }
}

impl<T> fmt::Debug for Pending<T> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_struct("Pending").field("reply", &self.reply).finish_non_exhaustive()
    }
}
