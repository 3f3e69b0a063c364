//! What the client makes of a daemon that misbehaves; testing/misbehaving-daemon lists it.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use entitled::{Client, Error, ErrorKind, Events, Json, Maybe, Options};

use crate::lifetimes::another;
use crate::misbehaving::Misbehaving;
use crate::Test;

pub fn tests() -> Vec<Test> {
    crate::tests! {
        a_daemon_that_behaves
        a_client_newer_than_the_daemon
        a_reply_cut_anywhere_is_an_error
        what_may_be_done_twice_is_repeated
        it_is_repeated_once
        what_may_not_be_done_twice_is_not_repeated
        a_reset_connection_is_lost
        a_thousand_writes_while_connections_end
        values_arrive_unchanged
        a_large_reply
        a_reply_byte_by_byte
        replies_out_of_order
        one_of_three_calls_fails
        closing_ends_the_connection
        no_answer_is_a_timeout
        no_time_is_a_timeout_before_anything_is_sent
        a_daemon_that_does_not_read_is_a_timeout
        a_call_holds_up_no_other
        a_daemon_that_accepts_nobody_costs_one_thread
        an_older_daemon
        a_lost_subscription_is_a_gap
        the_patience_of_a_feed_is_a_time
        a_late_answer_is_not_taken_for_another
        a_client_that_nobody_holds
        notifications_between_replies
        what_is_no_reply
        unknown_members_are_ignored
        a_refusal_of_the_connection
        the_feed_goes_on_where_it_was
        the_feed_begins_where_it_is_told_to
        the_feed_says_how_far_it_came
        the_feed_of_a_daemon_that_cannot_wait
    }
}

/// The cursors of the first events.
pub fn cursors(count: usize, events: Events) -> Vec<String> {
    events.into_iter().take(count).map(|event| event.unwrap().cursor).collect()
}

fn a_daemon_that_behaves() {
    let daemon = Misbehaving::new("well-behaved");
    assert_eq!(daemon.client().install().device("iphone").send().unwrap().device, "iphone");
}

fn a_client_newer_than_the_daemon() {
    let daemon = Misbehaving::new("well-behaved");
    let error = daemon.client().grant("premium").user_id("ann").send().unwrap_err();
    assert_eq!(error.kind(), Some(&ErrorKind::UnknownMethod));
    assert!(error.to_string().contains("entitled 0.0.7 has no method \"grant\""), "{error}");
    assert!(error.to_string().contains("the daemon is older"), "{error}");
    assert!(error.to_string().contains("server.describe"), "{error}");
}

fn a_reply_cut_anywhere_is_an_error() {
    let daemon = Misbehaving::new("cut-replies");
    let client = daemon.client();
    let mut lost = 0;
    let found = loop {
        match client.install().device("iphone").send() {
            Ok(found) => break found,
            Err(error) => {
                assert!(matches!(error, Error::ConnectionLost { .. }), "{error}");
                assert!(error.to_string().contains("idempotency_key"));
                lost += 1;
            }
        }
    };
    assert_eq!(found.device, "iphone");
    // One for each place at which a line can be cut, its line feed included.
    assert!(lost > 200);
    let (connections, requests) = daemon.seen();
    assert_eq!(connections, lost + 1);
    let expected: Vec<_> = (0..=lost).map(|number| (number, "install".to_owned())).collect();
    assert_eq!(requests, expected);
}

fn twice(method: &str) -> (i64, Vec<(i64, String)>) {
    (2, vec![(0, method.to_owned()), (1, method.to_owned())])
}

fn what_may_be_done_twice_is_repeated() {
    for params in [Json::object([("idempotencyKey", "k")]), Json::object([("dryRun", true)])] {
        let daemon = Misbehaving::new("close-first-reply");
        daemon.client().call("install", params).unwrap();
        assert_eq!(daemon.seen(), twice("install"));
    }
    let daemon = Misbehaving::new("close-first-reply");
    assert!(daemon.client().server_ping().send().unwrap().pong);
    assert_eq!(daemon.seen(), twice("server.ping"));
}

fn it_is_repeated_once() {
    let daemon = Misbehaving::new("close-every-reply");
    let error = daemon.client().server_ping().send().unwrap_err();
    assert!(matches!(error, Error::ConnectionLost { .. }), "{error}");
    assert_eq!(daemon.seen(), twice("server.ping"));
}

fn what_may_not_be_done_twice_is_not_repeated() {
    let daemon = Misbehaving::new("close-first-reply");
    let client = daemon.client();
    let error = client.install().device("iphone").send().unwrap_err();
    assert!(matches!(error, Error::ConnectionLost { .. }), "{error}");
    assert_eq!(daemon.seen(), (1, vec![(0, "install".to_owned())]));
    // The next call goes over a new connection.
    assert_eq!(client.install().device("iphone").send().unwrap().device, "iphone");
}

fn a_reset_connection_is_lost() {
    let daemon = Misbehaving::new("reset-first-connection");
    let client = daemon.client();
    let error = client.install().device("iphone").send().unwrap_err();
    assert!(matches!(error, Error::ConnectionLost { .. }), "{error}");
    assert_eq!(client.install().device("iphone").send().unwrap().device, "iphone");
}

fn a_thousand_writes_while_connections_end() {
    let daemon = Misbehaving::new("chaos");
    let client = daemon.client();
    let (next, lost) = (AtomicI64::new(0), AtomicI64::new(0));
    let write = || loop {
        let number = next.fetch_add(1, Ordering::SeqCst);
        if number >= 1000 {
            return;
        }
        let device = format!("d{number}");
        let call = client.install().device(&device);
        let call = if number % 3 == 0 { call.idempotency_key("k") } else { call };
        match call.send() {
            Ok(found) => {
                assert_eq!(found.device, device);
                assert_eq!(found.user.device, Some(device));
            }
            Err(Error::ConnectionLost { .. }) => {
                lost.fetch_add(1, Ordering::SeqCst);
            }
            Err(error) => panic!("{error:?}"),
        }
    };
    thread::scope(|scope| {
        for _ in 0..16 {
            scope.spawn(write);
        }
    });
    let lost = lost.into_inner();
    assert!(0 < lost && lost < 700, "{lost} are lost");
    let written = daemon.client().call("fake.written", Json::Object(Vec::new())).unwrap();
    assert!(written.get("devices").unwrap().as_i64().unwrap() >= 1000 - lost);
    for often in ["twice", "thrice"] {
        assert_eq!(written.get(often), Some(&Json::List(Vec::new())));
    }
}

fn values_arrive_unchanged() {
    let daemon = Misbehaving::new("values");
    let client = daemon.client();
    let mut found = client.server_ping().send().unwrap().echo;
    while found != Maybe::Value("done".into()) {
        let Maybe::Value(echo) = found else { panic!("{found:?}") };
        found = client.server_ping().echo(echo).send().unwrap().echo;
    }
    assert_eq!(daemon.seen().0, 1);
}

fn a_large_reply() {
    let daemon = Misbehaving::new("large-reply");
    let echo = daemon.client().server_ping().send().unwrap().echo;
    assert!(echo == Maybe::Value(Json::from("x".repeat(1 << 20))));
}

fn a_reply_byte_by_byte() {
    let daemon = Misbehaving::new("byte-by-byte");
    let echo = daemon.client().server_ping().echo(Json::from("é😀")).send().unwrap().echo;
    assert_eq!(echo, Maybe::Value("é😀".into()));
}

fn replies_out_of_order() {
    let daemon = Misbehaving::new("late-replies");
    let client = daemon.client();
    let wait = |after: &str| client.start("events.wait", Json::object([("after", after)])).unwrap();
    let (first, second) = (wait("1"), wait("3"));
    let third = client.server_ping().echo(Json::from(1)).start().unwrap();
    let fourth = client.server_ping().echo(Json::from(2)).start().unwrap();
    assert_eq!(fourth.wait().unwrap().echo, Maybe::Value(2.into()));
    assert_eq!(third.wait().unwrap().echo, Maybe::Value(1.into()));
    for (pending, cursor) in [(second, "4"), (first, "2")] {
        let found = pending.wait().unwrap();
        let event = &found.get("events").unwrap().as_list().unwrap()[0];
        assert_eq!(event.get("cursor").unwrap().as_str(), Some(cursor));
    }
}

fn one_of_three_calls_fails() {
    let daemon = Misbehaving::new("one-fails");
    let client = daemon.client();
    let ping = |echo: i32| client.server_ping().echo(Json::from(echo));
    let (first, second) = (ping(1).start().unwrap(), client.install().start().unwrap());
    assert_eq!(ping(3).send().unwrap().echo, Maybe::Value(3.into()));
    assert_eq!(first.wait().unwrap().echo, Maybe::Value(1.into()));
    let error = second.wait().unwrap_err();
    let remote = error.remote().unwrap();
    assert_eq!((remote.kind.as_str(), remote.code), ("somethingNewer", 1999));
    assert_eq!(remote.message, "a \"new\" error");
    assert_eq!(remote.hint.as_deref(), Some("Ask again."));
    assert_eq!((remote.field.as_deref(), remote.retryable), (Some("/device"), true));
    assert_eq!(remote.data.get("holder").and_then(Json::as_str), Some("änn"));
    assert_eq!(ping(4).send().unwrap().echo, Maybe::Value(4.into()));
    assert_eq!(daemon.seen().0, 1);
}

fn closing_ends_the_connection() {
    let daemon = Misbehaving::new("well-behaved");
    let client = daemon.client();
    let nothing = Json::Object(Vec::new());
    assert_eq!(client.call("fake.nothing", nothing.clone()).unwrap(), nothing);
    client.close();
    let found = daemon.client().call("fake.open", nothing).unwrap();
    assert_eq!(found.get("others").and_then(Json::as_i64), Some(0));
}

fn no_answer_is_a_timeout() {
    let daemon = Misbehaving::new("silent");
    let error = daemon.hasty(50).install().device("iphone").send().unwrap_err();
    assert!(matches!(error, Error::Timeout { .. }), "{error}");
    assert!(error.to_string().contains("0.05 seconds"), "{error}");
}

fn no_time_is_a_timeout_before_anything_is_sent() {
    let daemon = Misbehaving::new("well-behaved");
    let error = daemon.client().server_ping().within(Duration::ZERO).send().unwrap_err();
    assert!(matches!(error, Error::Timeout { .. }), "{error}");
    assert!(daemon.seen().1.is_empty());
}

fn a_daemon_that_does_not_read_is_a_timeout() {
    let daemon = Misbehaving::new("stops-reading");
    let client = daemon.hasty(100);
    for echo in [Json::from(1), Json::from("x".repeat(5_000_000)), Json::from(2)] {
        let error = client.server_ping().echo(echo).send().unwrap_err();
        assert!(matches!(error, Error::Timeout { .. }), "{error}");
    }
}

/// A call with a longer limit connects or sends, and is still pending after the limits of others.
fn a_call_holds_up_no_other() {
    for (scenario, what) in
        [("full-queue", "accept the connection"), ("stops-reading", "read the request")]
    {
        let daemon = Misbehaving::new(scenario);
        let client = daemon.client();
        let short = Duration::from_millis(200);
        assert!(client.server_ping().within(short).send().is_err());
        let long = client.clone();
        let long = thread::spawn(move || {
            long.server_ping().echo(Json::from("x".repeat(5_000_000))).send().unwrap_err()
        });
        let text = format!("did not {what} within 0.2 seconds");
        // The long call may need a while until it fills the connection.
        for attempt in 0.. {
            let error = client.server_ping().within(short).send().unwrap_err();
            assert!(matches!(error, Error::Timeout { .. }), "{error}");
            if error.to_string().contains(&text) {
                break;
            }
            assert!(attempt < 50, "{error}");
        }
        client.close();
        let error = long.join().unwrap();
        assert!(matches!(error, Error::Closed), "{error}");
    }
}

fn a_daemon_that_accepts_nobody_costs_one_thread() {
    let daemon = Misbehaving::new("full-queue");
    // By another process, whose threads are these alone.
    let socket = daemon.socket();
    let output = another(&["hasty", socket.to_str().unwrap()]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

fn an_older_daemon() {
    let daemon = Misbehaving::new("older");
    let found = daemon.client().install().device("iphone").send().unwrap();
    assert_eq!((found.device.as_str(), found.created), ("iphone", false));
    let user = found.user;
    assert_eq!((user.id.as_str(), user.customer_id.as_str()), ("QON_1", ""));
    assert_eq!((user.aliases.len(), user.environment.as_str()), (0, ""));
    assert_eq!(user.created_at.to_string(), "0001-01-01T00:00:00.000Z");
}

fn a_lost_subscription_is_a_gap() {
    let daemon = Misbehaving::new("subscriptions-end");
    let (sender, receiver) = std::sync::mpsc::channel();
    let sender = Mutex::new(sender);
    let client = Client::with(Options {
        socket: Some(daemon.socket().into()),
        on_notification: Some(Arc::new(move |method, params| {
            let text = |name| params.get(name).and_then(Json::as_str).unwrap().to_owned();
            let told = format!("{method} {} {}", text("subscription"), text("cursor"));
            sender.lock().unwrap().send(told).unwrap();
        })),
        ..Options::default()
    });
    for number in ["1", "2"] {
        assert_eq!(client.events_subscribe().send().unwrap().subscription, number);
    }
    client.events_unsubscribe("2").send().unwrap();
    assert!(client.server_ping().send().unwrap().pong);
    for told in ["event 1 1", "event 2 1", "gap 1 1"] {
        assert_eq!(receiver.recv().unwrap(), told);
    }
    client.events_subscribe().send().unwrap();
    assert_eq!(receiver.recv().unwrap(), "event 1 1");
    drop(client);
    // The thread that reads ends without another word.
    assert!(receiver.recv().is_err());
}

fn the_patience_of_a_feed_is_a_time() {
    let daemon = Misbehaving::new("silent-feed");
    let events = daemon.hasty(500).events().wait(Duration::from_millis(500));
    let mut feed = events.patience(Some(Duration::from_secs(1))).into_iter();
    for cursor in ["1", "2"] {
        assert_eq!(feed.next().unwrap().unwrap().cursor, cursor);
    }
    assert!(matches!(feed.next(), Some(Err(Error::Timeout { .. }))));
    // Each of the calls that fail takes the second of the patience.
    assert_eq!(daemon.seen().1.len(), 3);
}

fn a_late_answer_is_not_taken_for_another() {
    let daemon = Misbehaving::new("slow");
    let client = daemon.client();
    let first = client.server_ping().echo(Json::from(1)).start().unwrap();
    let error = first.wait_at_most(Some(Duration::from_millis(50))).unwrap_err();
    assert!(matches!(error, Error::Timeout { .. }), "{error}");
    let second = client.server_ping().echo(Json::from(2)).within(Duration::from_secs(60)).send();
    assert_eq!(second.unwrap().echo, Maybe::Value(2.into()));
    // It is there for whoever asks again.
    assert_eq!(first.wait().unwrap().echo, Maybe::Value(1.into()));
    assert_eq!(daemon.seen().0, 1);
}

fn a_client_that_nobody_holds() {
    let daemon = Misbehaving::new("well-behaved");
    let pending = daemon.client().server_ping().echo(Json::from(1)).start().unwrap();
    assert_eq!(pending.wait().unwrap().echo, Maybe::Value(1.into()));
}

fn notifications_between_replies() {
    let daemon = Misbehaving::new("notifications");
    let notifications = Arc::new(Mutex::new(Vec::new()));
    let heard = Arc::clone(&notifications);
    let client = Client::with(Options {
        socket: Some(daemon.socket().into()),
        on_notification: Some(Arc::new(move |method, _| {
            heard.lock().unwrap().push(method.to_owned());
        })),
        ..Options::default()
    });
    for number in [1, 2] {
        let echo = client.server_ping().echo(Json::from(number)).send().unwrap().echo;
        assert_eq!(echo, Maybe::Value(number.into()));
    }
    assert_eq!(notifications.lock().unwrap()[..3], ["event", "other", "event"]);
}

fn what_is_no_reply() {
    for scenario in ["garbage", "no-result", "unknown-id", "wrong-types"] {
        let daemon = Misbehaving::new(scenario);
        let error = daemon.client().install().device("iphone").send().unwrap_err();
        assert!(matches!(error, Error::Violation(_)), "{scenario}: {error}");
    }
}

fn unknown_members_are_ignored() {
    let daemon = Misbehaving::new("unknown-members");
    let found = daemon.client().install().device("iphone").send().unwrap();
    assert_eq!((found.device.as_str(), found.user.identity_id), ("iphone", None));
}

fn a_refusal_of_the_connection() {
    let daemon = Misbehaving::new("too-many-connections");
    let error = daemon.client().server_ping().send().unwrap_err();
    assert_eq!(error.kind(), Some(&ErrorKind::TooManyConnections), "{error}");
    assert_eq!(error.remote().unwrap().code, 1403);
}

fn the_feed_goes_on_where_it_was() {
    let daemon = Misbehaving::new("feed-disconnects");
    let mut feed = daemon.client().events().into_iter();
    let first = feed.next().unwrap().unwrap();
    assert_eq!((first.device, first.price), (Maybe::Null, Maybe::Absent));
    for cursor in ["2", "3", "4", "5"] {
        assert_eq!(feed.next().unwrap().unwrap().cursor, cursor);
    }
    assert_eq!(feed.cursor(), Some("5"));
}

fn the_feed_begins_where_it_is_told_to() {
    let daemon = Misbehaving::new("well-behaved");
    assert_eq!(cursors(1, daemon.client().events().after("4")), ["5"]);
}

fn the_feed_says_how_far_it_came() {
    for (scenario, taken, last) in
        [("small-pages", 3, 5), ("well-behaved", 3, 5), ("full-pages", 150, 250)]
    {
        let daemon = Misbehaving::new(scenario);
        let client = daemon.client();
        let all: Vec<_> = (1..=last).map(|cursor: usize| cursor.to_string()).collect();
        assert_eq!(cursors(taken, client.events().consumer("mailer")), all[..taken]);
        // It came back for more after all but the last.
        let rest = last - taken + 1;
        assert_eq!(cursors(rest, client.events().consumer("mailer")), all[taken - 1..]);
    }
}

fn the_feed_of_a_daemon_that_cannot_wait() {
    let daemon = Misbehaving::new("without-events-wait");
    assert_eq!(cursors(5, daemon.client().events()), ["1", "2", "3", "4", "5"]);
    let methods: Vec<_> = daemon.seen().1.into_iter().map(|(_, method)| method).collect();
    assert_eq!(methods[..2], ["events.wait", "events.read"]);
}
