//! The methods and their types, with the real daemon.

use std::thread;
use std::time::{Duration, SystemTime};

use entitled::calls::METHODS;
use entitled::testing::Daemon;
use entitled::{
    ClockChoiceObject, Error, ErrorKind, EventKind, Json, Maybe, Moment, Preset, Product,
    ProductKind, Role, Rules, RulesOnRestore,
};

use crate::Test;

pub fn tests() -> Vec<Test> {
    crate::tests! {
        every_method_of_the_daemon_is_there
        the_version_is_the_daemons
        results_are_typed_to_the_field
        absent_and_null_are_told_apart
        moments_and_durations
        words_of_a_newer_daemon
        a_plain_call
        errors_say_what_the_daemon_said
        many_under_way
        many_threads_share_a_connection
        from_a_runtime
    }
}

fn start() -> Moment {
    "2026-01-01T00:00:00Z".parse().unwrap()
}

fn after(days: i64) -> Moment {
    Moment::from_unix_millis(start().unix_millis() + days * 86_400_000)
}

fn every_method_of_the_daemon_is_there() {
    let daemon = Daemon::start().unwrap();
    let methods = daemon.client().server_describe().send().unwrap().methods.unwrap();
    let each = |method: &entitled::MethodSummary| (method.name.clone(), method.role == Role::Read);
    let mut found: Vec<_> = methods.iter().map(each).collect();
    found.sort();
    let expected: Vec<_> = METHODS.iter().map(|(name, reads)| (name.to_string(), *reads)).collect();
    assert_eq!(found, expected);
}

fn the_version_is_the_daemons() {
    let daemon = Daemon::start().unwrap();
    assert_eq!(entitled::VERSION, daemon.client().server_info().send().unwrap().version);
}

fn results_are_typed_to_the_field() {
    let daemon = Daemon::start().unwrap();
    let client = daemon.client();
    let rules = Rules::new().preset(Preset::Qonversion).on_restore(RulesOnRestore::Transfer);
    let monthly = Product::new(["premium"]).kind(ProductKind::Subscription);
    let define = client.project_define().rules(rules).products([("monthly", monthly)]);
    let project = define.clock(ClockChoiceObject::new(start())).send().unwrap().project;
    assert_eq!(project.rules.on_restore, RulesOnRestore::Transfer);
    assert_eq!(project.clock.now, Some(start()));
    client.install().device("iphone").send().unwrap();
    let bought = client.purchase("monthly", "appStore", "1").device("iphone").expires_at(after(31));
    let found = bought.send().unwrap();
    assert_eq!(found.outcome.as_str(), "recorded");
    assert!(found.entitlements["premium"].active);
    assert_eq!(found.purchase.transactions[0].expires_at, Some(after(31)));
    let limits = client.server_info().send().unwrap().limits;
    assert_eq!(limits.line_bytes_max, 1 << 20);
    assert!(limits.additional.len() > 3);
}

fn absent_and_null_are_told_apart() {
    let daemon = Daemon::start().unwrap();
    let client = daemon.client();
    client.project_define().clock(ClockChoiceObject::new(start())).send().unwrap();
    let bought = client.purchase("x", "web", "1").user_id("ann").expires_at(after(1));
    bought.send().unwrap();
    let events =
        client.events_read().kinds(["userCreated", "purchaseRecorded"]).send().unwrap().events;
    assert_eq!(events[0].kind, EventKind::UserCreated);
    assert_eq!(events[0].price, Maybe::Absent);
    assert_eq!(events[1].kind, EventKind::PurchaseRecorded);
    assert_eq!(events[1].price, Maybe::Null);
    let update = || client.purchase_update("web", "1");
    let left = update().auto_renew(false).send().unwrap().purchase;
    assert_eq!(left.expires_at, Some(after(1)));
    let cleared = update().expires_at(Maybe::Null).send().unwrap().purchase;
    assert_eq!(cleared.expires_at, None);
    let set = update().expires_at(after(2)).send().unwrap().purchase;
    assert_eq!(set.expires_at, Some(after(2)));
    assert_eq!(client.server_ping().send().unwrap().echo, Maybe::Absent);
}

fn moments_and_durations() {
    let daemon = Daemon::start().unwrap();
    let client = daemon.client();
    client.project_define().clock(ClockChoiceObject::new(start())).send().unwrap();
    let now = client.clock_advance().by("P1M").send().unwrap().now;
    assert_eq!(now, after(31));
    let now = client.clock_advance().by(Duration::from_millis(1500)).send().unwrap().now;
    assert_eq!(now.unix_millis(), after(31).unix_millis() + 1500);
    let later = SystemTime::from(after(40));
    let now = client.clock_advance().to(later).send().unwrap().now;
    assert_eq!((now, SystemTime::from(now)), (after(40), later));
    let long_ago: Moment = "0000-01-01T00:00:00Z".parse().unwrap();
    let bought = client.purchase("x", "web", "1").user_id("ann").purchased_at(long_ago);
    assert_eq!(bought.send().unwrap().purchase.purchased_at, long_ago);
}

fn words_of_a_newer_daemon() {
    assert_eq!(EventKind::from("userCreated"), EventKind::UserCreated);
    assert_eq!(EventKind::from("somethingElse"), EventKind::Newer("somethingElse".into()));
    assert_eq!(EventKind::Newer("somethingElse".into()).as_str(), "somethingElse");
}

fn a_plain_call() {
    let daemon = Daemon::start().unwrap();
    let client = daemon.client();
    let echo = Json::read("[1,\"x\",null,1.50,{}]").unwrap();
    let found = client.call("server.ping", Json::object([("echo", echo.clone())])).unwrap();
    assert_eq!(found.get("echo"), Some(&echo));
    let found = client.call("server.ping", Json::from(vec![7])).unwrap();
    assert_eq!(found.get("echo").and_then(Json::as_i64), Some(7));
}

fn errors_say_what_the_daemon_said() {
    let daemon = Daemon::start().unwrap();
    let client = daemon.client();
    let error = client.user_info().device("nobody").send().unwrap_err();
    let remote = error.remote().unwrap();
    assert_eq!((&remote.kind, remote.code), (&ErrorKind::UnknownDevice, 1100));
    assert_eq!((remote.field.as_deref(), remote.retryable), (Some("/device"), false));
    assert_eq!(error.to_string(), format!("{} ({})", remote.message, error.hint().unwrap()));
    let wrong = client.call("install", Json::object([("device", 3)])).unwrap_err();
    assert_eq!(wrong.kind(), Some(&ErrorKind::InvalidParams));
    let both = client.user_info().device("a").user_id("b").send().unwrap_err();
    assert_eq!(both.kind(), Some(&ErrorKind::InvalidParams));
    let unknown = client.call("no.such.method", Json::object([("a", 1)])).unwrap_err();
    assert_eq!(unknown.kind(), Some(&ErrorKind::UnknownMethod));
    assert!(!unknown.to_string().contains("older"));
    assert!(matches!(client.call("install", Json::from("x")), Err(Error::Remote(_))));
}

fn many_under_way() {
    let daemon = Daemon::start().unwrap();
    let client = daemon.client();
    // More than all buffers hold: a client that only sent would wait for ever.
    let echo = |number: i32| Json::from(format!("{number}{}", "x".repeat(999)));
    let pending: Vec<_> =
        (0..5000).map(|number| client.server_ping().echo(echo(number)).start().unwrap()).collect();
    for (number, each) in (0..).zip(pending) {
        assert_eq!(each.wait().unwrap().echo, Maybe::Value(echo(number)));
    }
}

fn many_threads_share_a_connection() {
    let daemon = Daemon::start().unwrap();
    let client = daemon.client();
    thread::scope(|scope| {
        for thread in 0..20 {
            let client = client.clone();
            scope.spawn(move || {
                for count in 0..100 {
                    let echo = Json::from(format!("{thread}:{count}"));
                    let found = client.server_ping().echo(echo.clone()).send().unwrap();
                    assert_eq!(found.echo, Maybe::Value(echo));
                }
            });
        }
    });
}

/// What a runtime demands of what it runs on a thread that may block.
fn spawn_blocking<R: Send + 'static>(
    work: impl FnOnce() -> R + Send + 'static,
) -> thread::JoinHandle<R> {
    thread::spawn(work)
}

fn from_a_runtime() {
    let daemon = Daemon::start().unwrap();
    let client = daemon.client();
    let calling = client.clone();
    let found = spawn_blocking(move || calling.install().device("a").send()).join().unwrap();
    assert!(found.unwrap().created);
    let (sender, receiver) = std::sync::mpsc::channel();
    spawn_blocking(move || {
        for event in client.events() {
            if sender.send(event).is_err() {
                break;
            }
        }
    });
    assert_eq!(receiver.recv().unwrap().unwrap().cursor, "1");
}
