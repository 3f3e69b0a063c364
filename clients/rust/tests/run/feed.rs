//! The feed, with the real daemon.

use std::thread;
use std::time::Duration;

use entitled::testing::Daemon;
use entitled::{Error, EventKind};

use crate::misbehaviour::cursors;
use crate::Test;

pub fn tests() -> Vec<Test> {
    crate::tests! {
        the_feed the_feed_of_a_daemon_that_was_restarted the_feed_of_a_consumer
        a_feed_without_a_daemon
    }
}

const SOON: Duration = Duration::from_millis(20);

fn the_feed() {
    let daemon = Daemon::start().unwrap();
    let client = daemon.client();
    client.install().device("a").send().unwrap();
    let mut feed = client.events().pause(SOON).into_iter();
    assert_eq!(feed.next().unwrap().unwrap().kind, EventKind::UserCreated);
    let writer = thread::spawn(move || {
        thread::sleep(SOON);
        client.install().device("b").send().unwrap();
    });
    assert_eq!(feed.next().unwrap().unwrap().cursor, "2");
    writer.join().unwrap();
    // From another thread, while it waits.
    let closing = feed.client();
    let closer = thread::spawn(move || {
        thread::sleep(SOON);
        closing.close();
    });
    assert!(feed.next().is_none());
    closer.join().unwrap();
}

fn the_feed_of_a_daemon_that_was_restarted() {
    let mut daemon = Daemon::start().unwrap();
    daemon.client().install().device("a").send().unwrap();
    let mut feed = daemon.client().events().pause(SOON).into_iter();
    feed.next().unwrap().unwrap();
    daemon.kill();
    daemon.restart().unwrap();
    for device in ["b", "c"] {
        daemon.client().install().device(device).send().unwrap();
    }
    assert_eq!(feed.next().unwrap().unwrap().cursor, "2");
}

fn the_feed_of_a_consumer() {
    let daemon = Daemon::start().unwrap();
    let client = daemon.client();
    for device in ["a", "b", "c"] {
        client.install().device(device).send().unwrap();
    }
    let mailer = || client.events().consumer("mailer").limit(2);
    assert_eq!(cursors(3, mailer()), ["1", "2", "3"]);
    assert_eq!(cursors(1, mailer()), ["3"]);
}

fn a_feed_without_a_daemon() {
    let mut feed = entitled::Client::at("/nowhere/s").events().into_iter();
    assert!(matches!(feed.next(), Some(Err(Error::NoDaemon { .. }))));
    assert!(feed.next().is_none());
}
