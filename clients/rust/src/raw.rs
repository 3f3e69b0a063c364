//! The raw layer: a socket that sends bytes, and tells of lines. Enough for a client of one's own.

use std::io::{self, Read, Write};
use std::net::Shutdown;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::{mpsc, Arc, Condvar, Mutex};
use std::thread;
use std::time::Duration;

pub use crate::deadline::Deadline;
use crate::error::Error;
use crate::exchange::{lock, wait};
use crate::places::{nowhere, Refused, PATH_BYTES_MAX};

const CHUNK: usize = 1 << 18;

/// What came from the daemon.
#[derive(Debug)]
pub enum Came {
    /// Whole lines, without their line feeds.
    Lines(Vec<Vec<u8>>),
    /// Nothing more will come; so many bytes came of a line that did not end.
    End { unfinished: usize },
}

/// Called by the thread that reads.
pub type Listener = Arc<dyn Fn(Came) + Send + Sync>;

/// Takes bytes in any pieces, and gives whole lines: no limit but memory's.
#[derive(Debug, Default)]
pub struct LineBuffer {
    rest: Vec<u8>,
}

impl LineBuffer {
    /// The lines that these bytes complete, without their line feeds.
    pub fn feed(&mut self, mut data: &[u8]) -> Vec<Vec<u8>> {
        let mut lines = Vec::new();
        while let Some(end) = data.iter().position(|byte| *byte == b'\n') {
            self.rest.extend_from_slice(&data[..end]);
            lines.push(std::mem::take(&mut self.rest));
            data = &data[end + 1..];
        }
        self.rest.extend_from_slice(data);
        lines
    }

    /// How many bytes have come of the next line.
    pub fn unfinished(&self) -> usize {
        self.rest.len()
    }
}

/// Why not all of it was sent.
#[derive(Debug)]
pub struct NotAll {
    /// How many bytes went out.
    pub sent: usize,
    /// The deadline passed; otherwise the daemon has closed.
    pub is_late: bool,
}

/// A connection to a daemon. A thread of its own reads, always: a daemon whose replies are not
/// read does not read either.
#[derive(Debug)]
pub struct LineSocket {
    pub(crate) path: PathBuf,
    stream: UnixStream,
    is_sending: Mutex<bool>,
    has_sent: Condvar,
    owner: u32,
}

/// Ends the turn of the thread that sends.
struct Turn<'a>(&'a LineSocket);

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        *lock(&self.0.is_sending) = false;
        self.0.has_sent.notify_one();
    }
}

impl LineSocket {
    /// Connects to the first place where a daemon answers; the error tells of all.
    pub fn first(
        paths: &[PathBuf],
        deadline: Deadline,
        listener: &Listener,
    ) -> Result<LineSocket, Error> {
        let (sender, receiver) = mpsc::sync_channel(1);
        let done = move |outcome| drop(sender.send(outcome));
        Self::begin(paths.to_vec(), Arc::clone(listener), done)?;
        let outcome = match deadline.left() {
            Some(left) => receiver.recv_timeout(left).ok(),
            None => receiver.recv().ok(),
        };
        outcome.unwrap_or_else(|| Err(deadline.unaccepted()))
    }

    /// Connects to the first place where a daemon answers, by a thread of its own, which calls
    /// `done` and then reads. The system ends a wait for a full queue only when the daemon does.
    pub(crate) fn begin(
        paths: Vec<PathBuf>,
        listener: Listener,
        done: impl FnOnce(Result<LineSocket, Error>) + Send + 'static,
    ) -> Result<(), Error> {
        let run = move || {
            let mut tried = Vec::new();
            for path in &paths {
                match Self::connect(path) {
                    Ok((reading, socket)) => {
                        done(Ok(socket));
                        return read(reading, &*listener);
                    }
                    Err(refused) => tried.push((path.as_path(), refused)),
                }
            }
            done(Err(nowhere(tried)));
        };
        let spawned = thread::Builder::new().name("entitled".into()).spawn(run);
        let no_thread = |error: io::Error| Error::lost(format!("no thread can be made: {error}"));
        spawned.map(drop).map_err(no_thread)
    }

    fn connect(path: &Path) -> Result<(UnixStream, LineSocket), Refused> {
        let length = path.as_os_str().as_bytes().len();
        if length > PATH_BYTES_MAX {
            return Err(Refused::TooLong(length));
        }
        if length == 0 {
            return Err(Refused::System(io::ErrorKind::InvalidInput.into()));
        }
        let stream = UnixStream::connect(path).map_err(Refused::System)?;
        let reading = stream.try_clone().map_err(Refused::System)?;
        let socket = LineSocket {
            path: path.to_owned(),
            stream,
            is_sending: Mutex::default(),
            has_sent: Condvar::new(),
            owner: process::id(),
        };
        Ok((reading, socket))
    }

    /// Sends all of it. Two threads that send at once do so one after the other.
    pub fn send(&self, data: &[u8], deadline: Deadline) -> Result<(), NotAll> {
        let _turn = self.turn(deadline)?;
        let mut sent = 0;
        while sent < data.len() {
            // Zero would be no limit at all.
            let left = deadline.left().map(|left| left.max(Duration::from_millis(1)));
            let written = self.stream.set_write_timeout(left);
            match written.and_then(|()| (&self.stream).write(&data[sent..])) {
                Ok(count) => sent += count,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    let is_late = error.kind() == io::ErrorKind::WouldBlock
                        || error.kind() == io::ErrorKind::TimedOut;
                    if !is_late || deadline.has_passed() {
                        return Err(NotAll { sent, is_late });
                    }
                }
            }
        }
        Ok(())
    }

    fn turn(&self, deadline: Deadline) -> Result<Turn<'_>, NotAll> {
        let mut is_sending = lock(&self.is_sending);
        while *is_sending {
            if deadline.has_passed() {
                return Err(NotAll { sent: 0, is_late: true });
            }
            is_sending = wait(&self.has_sent, is_sending, deadline);
        }
        *is_sending = true;
        Ok(Turn(self))
    }

    /// Says that nothing more will be sent.
    pub fn half_close(&self) {
        let _ = self.stream.shutdown(Shutdown::Write);
    }

    /// Ends it; the thread that reads ends too.
    pub fn close(&self) {
        // After a fork it is the parent's.
        if self.owner == process::id() {
            let _ = self.stream.shutdown(Shutdown::Both);
        }
    }
}

impl Drop for LineSocket {
    fn drop(&mut self) {
        self.close();
    }
}

fn read(mut stream: UnixStream, listener: &(dyn Fn(Came) + Send + Sync)) {
    let mut buffer = LineBuffer::default();
    let mut chunk = vec![0; CHUNK];
    loop {
        match stream.read(&mut chunk) {
            Ok(0) => break,
            Ok(count) => {
                let lines = buffer.feed(&chunk[..count]);
                if !lines.is_empty() {
                    listener(Came::Lines(lines));
                }
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => break,
        }
    }
    listener(Came::End { unfinished: buffer.unfinished() });
}
