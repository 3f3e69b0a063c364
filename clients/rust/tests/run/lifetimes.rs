//! What happens to a client whose daemon comes and goes; and the daemon of a test.

use std::collections::HashSet;
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use std::{env, fs, thread};

use entitled::testing::Daemon;
use entitled::{Client, Error, Options, Product};

use crate::Test;

pub fn tests() -> Vec<Test> {
    crate::tests! {
        a_daemon_that_was_restarted
        a_daemon_that_was_restarted_unseen
        a_daemon_killed_in_the_middle
        a_reconnect_goes_to_the_same_daemon
        a_client_that_was_closed
        fifty_daemons_at_once
        gone_with_a_test_that_panics
        what_cannot_start_says_why
        the_first_program_of_the_readme
    }
}

/// What the tests do in another process.
pub fn child(words: &[String]) -> bool {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["ping"] => Client::new().server_ping().send().unwrap().pong,
        ["forbidden", socket] => {
            let error = Client::at(socket).server_ping().send().unwrap_err();
            println!("{error}");
            matches!(error, Error::SocketForbidden { .. })
        }
        ["hasty", socket] => {
            let timeout = Some(Duration::from_millis(20));
            let socket = Some(socket.into());
            let client = Client::with(Options { socket, timeout, ..Options::default() });
            for _ in 0..20 {
                let error = client.server_ping().send().unwrap_err();
                assert!(matches!(error, Error::Timeout { .. }), "{error}");
            }
            fs::read_dir("/proc/self/task").unwrap().count() == 2
        }
        ["same"] => {
            let mut daemons = [Daemon::start().unwrap(), Daemon::start().unwrap()];
            let at = |daemon: &Daemon| daemon.folder().join("entitled.sock");
            for (variable, daemon) in ["RUNTIME_DIRECTORY", "XDG_RUNTIME_DIR"].iter().zip(&daemons)
            {
                std::os::unix::fs::symlink(daemon.socket(), at(daemon)).unwrap();
                env::set_var(variable, daemon.folder());
            }
            let client = Client::new();
            client.server_ping().send().unwrap();
            daemons[0].kill();
            for client in [client.clone(), client.events().into_iter().client()] {
                let error = client.server_ping().send().unwrap_err();
                let tried = match &error {
                    Error::NoDaemon { tried } => tried,
                    _ => panic!("{error}"),
                };
                assert_eq!((tried.len(), &tried[0].path), (1, &at(&daemons[0])));
            }
            daemons[0].restart().unwrap();
            client.install().device("a").send().unwrap().created
        }
        ["no daemon"] => {
            let error = Daemon::start().unwrap_err();
            matches!(error, Error::NotStarted { .. })
                && error.to_string().contains("$ENTITLED_DAEMON")
        }
        _ => false,
    }
}

/// Another process that does that.
pub fn another(words: &[&str]) -> Command {
    let mut command = Command::new(env::current_exe().unwrap());
    command.arg("--child").args(words);
    command
}

/// Whether the process is there, and has not ended.
fn runs(pid: u32) -> bool {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    stat.rsplit(") ").next().map_or(false, |rest| !rest.is_empty() && !rest.starts_with(['Z', 'X']))
}

fn a_daemon_that_was_restarted() {
    let mut daemon = Daemon::start().unwrap();
    let client = daemon.client();
    client.install().device("a").send().unwrap();
    daemon.kill();
    let error = client.install().device("a").send().unwrap_err();
    assert!(matches!(error, Error::NoDaemon { .. }), "{error}");
    daemon.restart().unwrap();
    assert!(client.install().device("a").send().unwrap().created);
}

fn a_daemon_that_was_restarted_unseen() {
    let mut daemon = Daemon::start().unwrap();
    let client = daemon.client();
    client.install().device("a").send().unwrap();
    daemon.kill();
    daemon.restart().unwrap();
    // Nothing of it can have gone to the first one.
    assert!(client.install().device("a").send().unwrap().created);
}

fn a_daemon_killed_in_the_middle() {
    let mut daemon = Daemon::start().unwrap();
    let client = daemon.client();
    let start = |number: i32| client.install().device(number.to_string()).start().unwrap();
    let pending: Vec<_> = (0..2000).map(start).collect();
    daemon.kill();
    let mut lost = 0;
    for each in pending {
        match each.wait() {
            Ok(_) => assert_eq!(lost, 0),
            Err(error) => {
                assert!(matches!(error, Error::ConnectionLost { .. }), "{error}");
                lost += 1;
            }
        }
    }
}

fn a_reconnect_goes_to_the_same_daemon() {
    // By another process, whose variables these are.
    let mut child = another(&["same"]);
    assert!(child.env_remove("ENTITLED_SOCKET").status().unwrap().success());
}

fn a_client_that_was_closed() {
    let daemon = Daemon::start().unwrap();
    let client = daemon.client();
    let other = client.clone();
    client.server_ping().send().unwrap();
    client.close();
    assert!(matches!(client.server_ping().send(), Err(Error::Closed)));
    assert!(matches!(other.server_ping().send(), Err(Error::Closed)));
}

fn fifty_daemons_at_once() {
    let starting: Vec<_> = (0..50).map(|_| thread::spawn(|| Daemon::start().unwrap())).collect();
    let daemons: Vec<_> = starting.into_iter().map(|thread| thread.join().unwrap()).collect();
    let pids: Vec<u32> = daemons.iter().map(|daemon| daemon.pid().unwrap()).collect();
    let folders: HashSet<_> = daemons.iter().map(|daemon| daemon.folder().to_owned()).collect();
    assert_eq!(folders.len(), 50);
    for daemon in &daemons {
        assert!(daemon.client().install().device("iphone").send().unwrap().created);
    }
    drop(daemons);
    assert!(!pids.into_iter().any(runs));
    assert!(!folders.iter().any(|folder| folder.exists()));
}

fn gone_with_a_test_that_panics() {
    let (sender, receiver) = std::sync::mpsc::channel();
    let panics = thread::spawn(move || {
        let daemon = Daemon::start().unwrap();
        sender.send((daemon.pid().unwrap(), daemon.folder().to_owned())).unwrap();
        std::panic::resume_unwind(Box::new("it fails"));
    });
    assert!(panics.join().is_err());
    let (pid, folder) = receiver.recv().unwrap();
    assert!(!runs(pid) && !folder.exists());
}

fn what_cannot_start_says_why() {
    let error = Daemon::plan().options(["--no-such-option"]).start().unwrap_err();
    assert!(error.to_string().contains("--no-such-option"), "{error}");
    let error = Daemon::plan().program("/nowhere/entitled").start().unwrap_err();
    assert!(error.to_string().contains("$ENTITLED_DAEMON"), "{error}");
    let mut missing = another(&["no daemon"]);
    assert!(missing
        .env_remove("ENTITLED_DAEMON")
        .env("PATH", "/nowhere")
        .status()
        .unwrap()
        .success());
}

fn the_first_program_of_the_readme() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(top.join("README.md")).unwrap();
    let program = text.split("```rust\n").nth(1).unwrap().split("```").next().unwrap();
    assert!(program.lines().count() <= 10);
    assert_eq!(program, fs::read_to_string(top.join("examples/readme.rs")).unwrap());
    let daemon = Daemon::plan().system_clock().start().unwrap();
    let products = [("lifetime", Product::new(["premium"]))];
    daemon.client().project_define().products(products).send().unwrap();
    let here = env::current_exe().unwrap();
    let example = here.ancestors().nth(2).unwrap().join("examples/readme");
    let output = Command::new(example).env("ENTITLED_SOCKET", daemon.socket()).output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "premium is active\n");
}
