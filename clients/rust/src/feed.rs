use std::thread;
use std::time::{Duration, Instant};

use crate::decode::Decode;
use crate::encode::Encode;
use crate::{Client, Error, ErrorKind, Event, EventKind, EventsPage, Json};

const FIRST_DELAY: Duration = Duration::from_millis(50);
const LAST_DELAY: Duration = Duration::from_secs(2);

/// What a feed is to tell; `for event in client.events()` begins it.
#[must_use = "it begins with `for event in …`"]
#[derive(Debug, Clone)]
pub struct Events {
    client: Client,
    fixed: Vec<(String, Json)>,
    after: Option<String>,
    consumer: Option<String>,
    project: Option<String>,
    wait: Duration,
    pause: Duration,
    patience: Option<Duration>,
}

impl Events {
    pub(crate) fn of(client: Client) -> Events {
        Events {
            client,
            fixed: vec![("limit".into(), 100.into())],
            after: None,
            consumer: None,
            project: None,
            wait: Duration::from_secs(30),
            pause: Duration::from_secs(1),
            patience: Some(Duration::from_secs(60)),
        }
    }

    fn set(mut self, name: &str, value: Json) -> Self {
        self.fixed.retain(|(each, _)| each != name);
        self.fixed.push((name.into(), value));
        self
    }

    /// Goes on after this cursor, instead of at the beginning.
    pub fn after(mut self, cursor: impl Into<String>) -> Self {
        self.after = Some(cursor.into());
        self
    }

    /// A name under which the daemon remembers how far this reader came. One that it knows goes
    /// on there, a new one begins with `after`. An event is acknowledged when the reader asks for
    /// the next.
    pub fn consumer(mut self, consumer: impl Into<String>) -> Self {
        self.consumer = Some(consumer.into());
        self
    }

    /// Only these kinds.
    pub fn kinds(self, kinds: impl IntoIterator<Item = EventKind>) -> Self {
        let kinds = kinds.into_iter().map(|kind| kind.encode()).collect();
        self.set("kinds", Json::List(kinds))
    }

    /// Only what is about this customer.
    pub fn user(self, user: impl Into<String>) -> Self {
        self.set("user", Json::String(user.into()))
    }

    pub fn project(mut self, project: impl Into<String>) -> Self {
        self.project = Some(project.into());
        self
    }

    /// How many events at most in one answer.
    pub fn limit(self, limit: i64) -> Self {
        self.set("limit", limit.into())
    }

    /// How long one call waits for something to happen.
    pub fn wait(mut self, wait: Duration) -> Self {
        self.wait = wait;
        self
    }

    /// Between two calls, where a daemon does not know how to wait.
    pub fn pause(mut self, pause: Duration) -> Self {
        self.pause = pause;
        self
    }

    /// How long, from the first call that fails, a daemon that is gone is looked for again; `None`
    /// is for ever.
    pub fn patience(mut self, patience: Option<Duration>) -> Self {
        self.patience = patience;
        self
    }
}

impl IntoIterator for Events {
    type Item = Result<Event, Error>;
    type IntoIter = Feed;

    fn into_iter(self) -> Feed {
        Feed {
            cursor: self.after.clone(),
            acknowledged: self.after.clone(),
            next: self.after.clone(),
            is_remembered: self.consumer.is_some(),
            can_wait: true,
            has_begun: false,
            has_ended: false,
            failing_since: None,
            delay: FIRST_DELAY,
            ready: Vec::new().into_iter(),
            plan: self,
        }
    }
}

/// The events of a project, as they happen; it resumes after a lost connection.
///
/// It ends after an error that no trying helps against, and when it is closed.
#[derive(Debug)]
pub struct Feed {
    plan: Events,
    cursor: Option<String>,
    acknowledged: Option<String>,
    /// After the last event that was answered, which the reader may not have taken yet.
    next: Option<String>,
    is_remembered: bool,
    can_wait: bool,
    has_begun: bool,
    has_ended: bool,
    failing_since: Option<Instant>,
    delay: Duration,
    ready: std::vec::IntoIter<Event>,
}

impl Iterator for Feed {
    type Item = Result<Event, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if self.has_ended {
                return None;
            }
            // The reader is done with the event before, also in the middle of a page.
            let pause = match self.acknowledge().and_then(|()| self.ask()) {
                Ok(pause) => pause,
                Err(Error::Closed) => {
                    self.has_ended = true;
                    return None;
                }
                Err(error) => match self.pause_after(&error) {
                    Some(pause) => pause,
                    None => {
                        self.has_ended = true;
                        return Some(Err(error));
                    }
                },
            };
            if let Some(event) = self.ready.next() {
                self.cursor = Some(event.cursor.clone());
                return Some(Ok(event));
            }
            thread::sleep(pause);
        }
    }
}

impl Feed {
    /// Where to go on in another feed: after the last event that was taken from this one.
    pub fn cursor(&self) -> Option<&str> {
        self.cursor.as_deref()
    }

    /// Whose `close`, from any thread, ends this feed.
    pub fn client(&self) -> Client {
        self.plan.client.clone()
    }

    /// Tells the daemon now that all events taken so far are dealt with.
    pub fn acknowledge(&mut self) -> Result<(), Error> {
        let (consumer, cursor) = match (&self.plan.consumer, &self.cursor) {
            (Some(consumer), Some(cursor)) if self.cursor != self.acknowledged => {
                (consumer, cursor)
            }
            _ => return Ok(()),
        };
        let params = vec![
            ("consumer".into(), consumer.as_str().into()),
            ("cursor".into(), cursor.as_str().into()),
        ];
        self.plan.client.call("events.acknowledge", self.in_project(params))?;
        self.acknowledged = self.cursor.clone();
        self.calm();
        Ok(())
    }

    fn calm(&mut self) {
        self.failing_since = None;
        self.delay = FIRST_DELAY;
    }

    /// Reads the next events where none are left; returns how long to pause before the next call.
    fn ask(&mut self) -> Result<Duration, Error> {
        if !self.ready.as_slice().is_empty() {
            return Ok(Duration::ZERO);
        }
        let mut params = self.plan.fixed.clone();
        match (&self.plan.consumer, &self.next) {
            (Some(consumer), _) if self.is_remembered => {
                params.push(("consumer".into(), consumer.as_str().into()));
            }
            (_, Some(next)) => params.push(("after".into(), next.as_str().into())),
            _ => {}
        }
        let method = if self.can_wait { "events.wait" } else { "events.read" };
        if self.can_wait {
            let millis = u64::try_from(self.plan.wait.as_millis()).unwrap_or(u64::MAX);
            params.push(("timeoutMs".into(), millis.into()));
        }
        let found = self.plan.client.call(method, self.in_project(params))?;
        let answer = EventsPage::decode(&found)?;
        self.has_begun = true;
        self.is_remembered = false;
        self.calm();
        let is_idle = !self.can_wait && !answer.more && answer.events.is_empty();
        if answer.events.is_empty() {
            self.cursor = Some(answer.cursor.clone());
        }
        self.next = Some(answer.cursor);
        self.ready = answer.events.into_iter();
        Ok(if is_idle { self.plan.pause } else { Duration::ZERO })
    }

    /// How long to pause before trying again; `None` where no trying helps.
    fn pause_after(&mut self, error: &Error) -> Option<Duration> {
        match error.kind() {
            // A daemon older than this client: then it is asked again and again.
            Some(ErrorKind::UnknownMethod) if self.can_wait => self.can_wait = false,
            // It is new: the first acknowledgement makes it.
            Some(ErrorKind::UnknownConsumer) if self.is_remembered => self.is_remembered = false,
            _ => return self.delay_after(error),
        }
        Some(Duration::ZERO)
    }

    fn delay_after(&mut self, error: &Error) -> Option<Duration> {
        let passes = match error {
            Error::ConnectionLost { .. } | Error::NoDaemon { .. } | Error::Timeout { .. } => true,
            _ => error.remote().map_or(false, |error| error.retryable),
        };
        let failing_for = self.failing_since.get_or_insert_with(Instant::now).elapsed();
        let left = match self.plan.patience {
            Some(patience) => patience.saturating_sub(failing_for),
            None => Duration::MAX,
        };
        if !passes || !self.has_begun || left.is_zero() {
            return None;
        }
        let delay = self.delay;
        self.delay = (delay * 2).min(LAST_DELAY);
        Some(delay.min(left))
    }

    fn in_project(&self, mut params: Vec<(String, Json)>) -> Json {
        if let Some(project) = &self.plan.project {
            params.push(("project".into(), project.as_str().into()));
        }
        Json::Object(params)
    }
}
