//! The driver of `entitled --certify` for this client; Protocol/certify.md describes the tasks.

use std::io::{self, BufRead, Write};
use std::time::Duration;

use entitled::{Client, Error, Json, Pending};

fn main() -> io::Result<()> {
    let mut client = Client::new();
    for line in io::stdin().lock().lines() {
        let task = Json::read(&line?).expect("the tester sends JSON");
        if task.get("do").and_then(Json::as_str) == Some("open") {
            client.close();
            client = Client::at(text(&task, "socket"));
        }
        let report = perform(&client, &task).unwrap_or_else(failed);
        writeln!(io::stdout(), "{}", report)?;
    }
    Ok(())
}

fn perform(client: &Client, task: &Json) -> Result<Json, Error> {
    let nothing = || Json::Object(Vec::new());
    match text(task, "do") {
        "open" => Ok(nothing()),
        "close" => {
            client.close();
            Ok(nothing())
        }
        "call" => {
            let result = client.call_within(text(task, "method"), &params(task), seconds(task))?;
            Ok(Json::object([("result", result)]))
        }
        "calls" => {
            let calls = task.get("calls").and_then(Json::as_list).unwrap_or_default();
            let start = |call| client.start(text(call, "method"), params(call));
            let pending = calls.iter().map(start).collect::<Result<Vec<_>, _>>()?;
            let answer = |each: Pending<Json>| match each.wait_at_most(seconds(task)) {
                Ok(result) => Json::object([("result", result)]),
                Err(error) => failed(error),
            };
            Ok(Json::object([("answers", pending.into_iter().map(answer).collect::<Vec<_>>())]))
        }
        "feed" => {
            let count = task.get("count").and_then(Json::as_i64).unwrap_or_default();
            let events = client.events().into_iter().take(count as usize);
            let cursors = events.map(|event| Ok(Json::from(event?.cursor)));
            Ok(Json::object([("cursors", Json::List(cursors.collect::<Result<_, Error>>()?))]))
        }
        other => Ok(Json::object([("skipped", format!("this client has no {}", other))])),
    }
}

fn text<'a>(of: &'a Json, name: &str) -> &'a str {
    of.get(name).and_then(Json::as_str).unwrap_or_default()
}

fn params(call: &Json) -> Json {
    call.get("params").cloned().unwrap_or_else(|| Json::Object(Vec::new()))
}

fn seconds(task: &Json) -> Option<Duration> {
    match task.get("seconds") {
        Some(Json::Number(seconds)) => Some(Duration::from_secs_f64(seconds.as_f64())),
        _ => None,
    }
}

fn failed(error: Error) -> Json {
    if let Error::Remote(refusal) = &error {
        let members = Json::object([
            ("kind", Json::from(refusal.kind.as_str())),
            ("code", Json::from(refusal.code)),
            ("message", Json::from(refusal.message.as_str())),
            ("hint", Json::from(refusal.hint.clone())),
            ("field", Json::from(refusal.field.clone())),
            ("retryable", Json::from(refusal.retryable)),
            ("data", refusal.data.clone()),
        ]);
        return Json::object([("error", members)]);
    }
    let failure = match &error {
        Error::Timeout { .. } => "timeout".into(),
        Error::ConnectionLost { .. } => "lost".into(),
        Error::Violation(_) => "violation".into(),
        Error::NoDaemon { .. } => "noDaemon".into(),
        Error::SocketPathTooLong { .. } => "pathTooLong".into(),
        other => other.to_string(),
    };
    Json::object([("failure", failure)])
}
