use std::env;
use std::ffi::{OsStr, OsString};
use std::io;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};

use crate::error::{Attempt, Error};

pub(crate) const PATH_BYTES_MAX: usize = 107;

/// The paths to try, in this order.
///
/// A path that the caller named, in the call or in `$ENTITLED_SOCKET`, is the only one: what was
/// meant for one daemon must not reach another.
pub fn places(given: Option<&OsStr>, variable: impl Fn(&str) -> Option<OsString>) -> Vec<PathBuf> {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    if let Some(named) = given.map(OsString::from).or_else(|| set("ENTITLED_SOCKET")) {
        let bytes = named.as_bytes();
        let path = bytes.strip_prefix(b"unix:").unwrap_or(bytes);
        return vec![OsString::from_vec(path.into()).into()];
    }
    // systemd separates several by colons; the first is the one of the unit's own name.
    let first = |several: OsString| {
        let end = several.as_bytes().iter().position(|byte| *byte == b':');
        OsStr::from_bytes(&several.as_bytes()[..end.unwrap_or(several.len())]).to_owned()
    };
    let folders = [
        set("RUNTIME_DIRECTORY").map(first).map(PathBuf::from),
        set("XDG_RUNTIME_DIR").map(PathBuf::from),
        Some("/run/entitled".into()),
        home(set("HOME")).map(|home| home.join(".local/state/entitled")),
    ];
    let mut paths = Vec::new();
    for folder in folders.into_iter().flatten() {
        let path = folder.join("entitled.sock");
        // A relative path would mean another place in each directory.
        if folder.is_absolute() && !paths.contains(&path) {
            paths.push(path);
        }
    }
    paths
}

/// Where the variable is not set, the system's own list of users says it.
fn home(variable: Option<OsString>) -> Option<PathBuf> {
    #[allow(deprecated)]
    variable.map(PathBuf::from).or_else(env::home_dir)
}

/// Why no connection came about at one place.
#[derive(Debug)]
pub(crate) enum Refused {
    TooLong(usize),
    System(io::Error),
}

impl Refused {
    fn reason(&self) -> String {
        let error = match self {
            Refused::TooLong(length) => {
                return format!("it has {} bytes of at most {}", length, PATH_BYTES_MAX);
            }
            Refused::System(error) => error,
        };
        match error.kind() {
            io::ErrorKind::NotFound => "no such file".into(),
            io::ErrorKind::ConnectionRefused => "connection refused".into(),
            io::ErrorKind::PermissionDenied => "permission denied".into(),
            io::ErrorKind::InvalidInput => "not a valid path".into(),
            _ => error.to_string(),
        }
    }

    fn is_forbidden(&self) -> bool {
        matches!(self, Refused::System(error) if error.kind() == io::ErrorKind::PermissionDenied)
    }
}

/// The error that tells of all places that were tried.
pub(crate) fn nowhere(tried: Vec<(&Path, Refused)>) -> Error {
    if let [(path, Refused::TooLong(length))] = tried[..] {
        let path = path.to_owned();
        return Error::SocketPathTooLong { path, length, limit: PATH_BYTES_MAX };
    }
    let is_forbidden = tried.iter().any(|(_, refused)| refused.is_forbidden());
    let attempt =
        |(path, refused): (&Path, Refused)| Attempt { path: path.into(), reason: refused.reason() };
    let tried = tried.into_iter().map(attempt).collect();
    if is_forbidden {
        Error::SocketForbidden { tried }
    } else {
        Error::NoDaemon { tried }
    }
}
