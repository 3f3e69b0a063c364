use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use std::{env, fs, process};

use entitled::{Client, Json, Options};

/// The misbehaving daemon of clients/testing; gone when it is dropped.
pub struct Misbehaving {
    child: Child,
    folder: PathBuf,
}

static COUNT: AtomicU32 = AtomicU32::new(0);

impl Misbehaving {
    pub fn new(scenario: &str) -> Misbehaving {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("entitled-m-{}-{number}", process::id()));
        fs::create_dir(&folder).unwrap();
        let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testing/misbehaving-daemon");
        let mut child = Command::new("python3")
            .arg(program)
            .arg(scenario)
            .arg(folder.join("s"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert_eq!(line, "ready\n");
        Misbehaving { child, folder }
    }

    pub fn socket(&self) -> PathBuf {
        self.folder.join("s")
    }

    pub fn client(&self) -> Client {
        Client::at(self.socket())
    }

    pub fn hasty(&self, millis: u64) -> Client {
        let socket = Some(self.socket().into());
        let timeout = Some(Duration::from_millis(millis));
        Client::with(Options { socket, timeout, ..Options::default() })
    }

    /// What it saw: how many connections, and the requests of each.
    pub fn seen(&self) -> (i64, Vec<(i64, String)>) {
        let seen = self.client().call("fake.seen", Json::Object(Vec::new())).unwrap();
        let request = |each: &Json| {
            let pair = each.as_list().unwrap();
            (pair[0].as_i64().unwrap(), pair[1].as_str().unwrap().to_owned())
        };
        let requests = seen.get("requests").unwrap().as_list().unwrap();
        let connections = seen.get("connections").unwrap().as_i64().unwrap();
        (connections - 1, requests.iter().map(request).collect())
    }
}

impl Drop for Misbehaving {
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
