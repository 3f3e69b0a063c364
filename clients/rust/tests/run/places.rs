//! Where a daemon is looked for, and what is said where none is.

use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};

use entitled::testing::Daemon;
use entitled::{places, Client, Error};

use crate::lifetimes::another;
use crate::misbehaving::Misbehaving;
use crate::Test;

pub fn tests() -> Vec<Test> {
    crate::tests! {
        the_places_in_their_order
        the_first_place_where_a_daemon_answers
        no_daemon
        nobody_listens
        a_path_that_is_too_long_and_one_that_is_not
        no_permission
    }
}

fn of(given: Option<&str>, variables: &[(&str, &str)]) -> Vec<PathBuf> {
    let variable = |name: &str| {
        let found = variables.iter().find(|(each, _)| *each == name);
        found.map(|(_, value)| OsString::from(value))
    };
    places(given.map(str::as_ref), variable)
}

fn paths<const COUNT: usize>(paths: [&str; COUNT]) -> Vec<PathBuf> {
    paths.into_iter().map(PathBuf::from).collect()
}

fn the_places_in_their_order() {
    let all =
        [("RUNTIME_DIRECTORY", "/run/a:/run/b"), ("XDG_RUNTIME_DIR", "/x"), ("HOME", "/home/ann")];
    let expected = [
        "/run/a/entitled.sock",
        "/x/entitled.sock",
        "/run/entitled/entitled.sock",
        "/home/ann/.local/state/entitled/entitled.sock",
    ];
    assert_eq!(of(None, &all), paths(expected));
    let named = [("ENTITLED_SOCKET", "unix:/a/b"), ("HOME", "/h")];
    assert_eq!(of(None, &named), paths(["/a/b"]));
    assert_eq!(of(Some("/c"), &named), paths(["/c"]));
    assert_eq!(of(Some("unix:/c"), &[]), paths(["/c"]));
    let relative = [("XDG_RUNTIME_DIR", "relative"), ("HOME", "/h"), ("ENTITLED_SOCKET", "")];
    let expected = ["/run/entitled/entitled.sock", "/h/.local/state/entitled/entitled.sock"];
    assert_eq!(of(None, &relative), paths(expected));
}

fn the_first_place_where_a_daemon_answers() {
    let daemon = Daemon::start().unwrap();
    let named = another(&["ping"]).env("ENTITLED_SOCKET", daemon.socket()).status();
    assert!(named.unwrap().success());
    fs::rename(daemon.socket(), daemon.folder().join("entitled.sock")).unwrap();
    let mut looking = another(&["ping"]);
    looking.env("ENTITLED_SOCKET", "").env("RUNTIME_DIRECTORY", "/nowhere");
    assert!(looking.env("XDG_RUNTIME_DIR", daemon.folder()).status().unwrap().success());
}

fn no_daemon() {
    let error = Client::at("/nowhere/s").server_ping().send().unwrap_err();
    assert!(
        matches!(&error, Error::NoDaemon { tried } if tried[0].path == Path::new("/nowhere/s"))
    );
    assert!(error.to_string().contains("/nowhere/s: no such file"), "{error}");
    assert!(error.to_string().contains("start the daemon with: entitled"), "{error}");
    for path in ["", "a\0b"] {
        let error = Client::at(path).server_ping().send().unwrap_err();
        assert!(error.to_string().contains("not a valid path"), "{error}");
    }
}

fn nobody_listens() {
    let mut daemon = Daemon::start().unwrap();
    daemon.kill();
    let error = daemon.client().server_ping().send().unwrap_err();
    assert!(error.to_string().contains("connection refused"), "{error}");
}

fn a_path_that_is_too_long_and_one_that_is_not() {
    let error = Client::at(format!("/{}ab", "é".repeat(53))).server_ping().send().unwrap_err();
    assert!(matches!(error, Error::SocketPathTooLong { length: 109, limit: 107, .. }), "{error}");
    for word in ["109 bytes", "107", "$ENTITLED_SOCKET"] {
        assert!(error.to_string().contains(word), "{error}");
    }
    let daemon = Misbehaving::new("well-behaved");
    let folder = daemon.socket().parent().unwrap().to_str().unwrap().to_owned();
    let path = format!("{folder}/{}", "s".repeat(106 - folder.len()));
    assert_eq!(path.len(), 107);
    fs::rename(daemon.socket(), &path).unwrap();
    assert!(Client::at(&path).server_ping().send().unwrap().pong);
}

fn no_permission() {
    let daemon = Daemon::start().unwrap();
    if fs::metadata(daemon.folder()).unwrap().uid() != 0 {
        println!("skipped no permission: only root can change its uid");
        return;
    }
    fs::set_permissions(daemon.folder(), fs::Permissions::from_mode(0o701)).unwrap();
    let socket = daemon.socket();
    let output = another(&["forbidden", socket.to_str().unwrap()]).uid(65534).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && text.contains("--allow-uid"), "{text}");
}
