//! A daemon for a test: on a socket of its own, in memory, with a clock that the test moves.
//!
//! ```no_run
//! #[test]
//! fn a_month_later() {
//!     let daemon = entitled::testing::Daemon::start().unwrap();
//!     daemon.client().clock_advance().by("P1M").send().unwrap();
//! }
//! ```

use std::env;
use std::fs::{self, File};
use std::io::{self, Read};
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::{Client, Error};

static COUNT: AtomicU32 = AtomicU32::new(0);

/// How a daemon is started.
#[derive(Debug, Clone)]
pub struct Plan {
    program: Option<PathBuf>,
    clock: String,
    options: Vec<String>,
}

impl Plan {
    /// The daemon's program, instead of `$ENTITLED_DAEMON` or `entitled` of `$PATH`.
    pub fn program(mut self, program: impl Into<PathBuf>) -> Self {
        self.program = Some(program.into());
        self
    }

    /// With the system's clock, instead of one that only moves when the test moves it.
    pub fn system_clock(mut self) -> Self {
        self.clock = "system".into();
        self
    }

    /// Further options of the daemon.
    pub fn options<Word: Into<String>>(mut self, options: impl IntoIterator<Item = Word>) -> Self {
        self.options.extend(options.into_iter().map(Into::into));
        self
    }

    /// Starts it; it is ready when this comes back.
    pub fn start(self) -> Result<Daemon, Error> {
        let program = match self.program {
            Some(program) => program,
            None => found()?,
        };
        let mut options: Vec<String> = vec!["--store".into(), "memory:".into()];
        if self.clock != "system" {
            options.extend(["--clock".into(), self.clock]);
        }
        options.extend(self.options);
        let folder = new_folder().map_err(|error| {
            failed(format!("there can be no folder for the daemon: {}", error), None)
        })?;
        let mut daemon = Daemon { program, options, folder, child: None };
        daemon.restart()?;
        Ok(daemon)
    }
}

/// A daemon of a test. It is gone when it is dropped, also by a test that panics.
#[derive(Debug)]
pub struct Daemon {
    program: PathBuf,
    options: Vec<String>,
    folder: PathBuf,
    child: Option<Child>,
}

impl Daemon {
    /// The usual one: in memory, with a manual clock.
    pub fn start() -> Result<Daemon, Error> {
        Daemon::plan().start()
    }

    pub fn plan() -> Plan {
        Plan { program: None, clock: "manual".into(), options: Vec::new() }
    }

    /// Starts it again after `kill`.
    pub fn restart(&mut self) -> Result<(), Error> {
        let log = File::options().create(true).append(true).open(self.folder.join("log"));
        let log = log.map_err(|error| failed(error.to_string(), None))?;
        // Its standard input ends with this process, even where that is killed, and so does it.
        // The daemon writes nothing to its output but the line feed that says it is ready.
        let spawned = Command::new(&self.program)
            .arg("--socket")
            .arg(self.socket())
            .args(["--ready-fd", "1", "--lifeline-fd", "0"])
            .args(&self.options)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn();
        let mut child = spawned.map_err(|error| {
            let why = format!("the daemon {} cannot be started: {}", self.program.display(), error);
            failed(why, Some("$ENTITLED_DAEMON says where it is"))
        })?;
        let mut ready = [0; 1];
        let read = child.stdout.take().map(|mut output| output.read(&mut ready));
        self.child = Some(child);
        if !matches!(read, Some(Ok(1))) || ready != *b"\n" {
            let status = self.wait().map_or("nothing".into(), |status| status.to_string());
            let why = format!("the daemon ended with {}: {}", status, self.log().trim());
            return Err(failed(why, None));
        }
        Ok(())
    }

    pub fn socket(&self) -> PathBuf {
        self.folder.join("s")
    }

    /// Its files; they are gone with it.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The number of its process, while it runs.
    pub fn pid(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// What it has logged so far.
    pub fn log(&self) -> String {
        fs::read(self.folder.join("log"))
            .map_or(String::new(), |bytes| String::from_utf8_lossy(&bytes).into_owned())
    }

    /// A client of this daemon.
    pub fn client(&self) -> Client {
        Client::at(self.socket())
    }

    /// Ends it at once, as if its machine lost power; `begin` starts it again.
    pub fn kill(&mut self) {
        if let Some(child) = &mut self.child {
            let _ = child.kill();
        }
        self.wait();
    }

    fn wait(&mut self) -> Option<ExitStatus> {
        self.child.take().and_then(|mut child| child.wait().ok())
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        self.kill();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn failed(why: String, hint: Option<&'static str>) -> Error {
    Error::NotStarted { why, hint }
}

fn found() -> Result<PathBuf, Error> {
    if let Some(named) = env::var_os("ENTITLED_DAEMON").filter(|named| !named.is_empty()) {
        return Ok(named.into());
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let mut programs = env::split_paths(&path).map(|folder| folder.join("entitled"));
    programs.find(|program| program.is_file()).ok_or_else(|| {
        let hint = "install entitled, or name its program with $ENTITLED_DAEMON";
        failed("there is no daemon to test with".into(), Some(hint))
    })
}

/// A new folder whose paths are short enough for a socket.
fn new_folder() -> io::Result<PathBuf> {
    let usual = env::temp_dir();
    let within = if usual.as_os_str().len() < 80 { usual } else { "/tmp".into() };
    loop {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("entitled-{}-{}-{}", process::id(), count, now.subsec_nanos());
        let folder = within.join(name);
        match fs::DirBuilder::new().mode(0o700).create(&folder) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            made => return made.map(|()| folder),
        }
    }
}
