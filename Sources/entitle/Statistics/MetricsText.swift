import EntitledClient

/// The result of `server.stats` in the text format of Prometheus.
///
/// https://prometheus.io/docs/instrumenting/exposition_formats/
struct MetricsText {
  private(set) var text = ""

  /// The bounds of every histogram, in microseconds: powers of two, which are bounds of the
  /// daemon's histograms as well, from 16 µs to 17 s.
  static let bounds: [Int64] = (4...24).map { 1 << $0 }

  init(_ stats: JSON) {
    add([(.seconds, "uptime_seconds", "Time since the daemon's start.", "uptimeMs")], of: stats)
    addRequests(stats)
    add(Self.cache, of: stats["cache"])
    addConnections(stats["connections"])
    histogram(
      "turn_duration_seconds",
      "Turns of the event loop, without those that only sent cached replies.",
      [("", stats["turns"])]
    )
    addCommits(stats["commits"])
    if let storage = stats["storage"] { addStorage(storage) }
    if stats["store"]?["shared"]?.bool == true { add(Self.sharedStore, of: stats["store"]) }
    addFeed(stats["feed"])
    add(Self.background, of: stats["background"])
  }

  private mutating func addRequests(_ stats: JSON) {
    let methods = (stats["methods"]?.members ?? []).map { ($0.name, $0.value) }
    series(
      .counter,
      "requests_total",
      "Requests that were answered, with results or errors.",
      methods.map { (Self.labels([("method", $0)]), $1["requests"]) }
    )
    series(
      .counter,
      "request_errors_total",
      "Requests that were answered with an error.",
      methods.flatMap { method, requests in
        (requests["errors"]?.members ?? []).map {
          (Self.labels([("method", method), ("kind", $0.name)]), $0.value)
        }
      }
    )
    histogram(
      "request_duration_seconds",
      "From reading a request to sending its reply.",
      methods.map { (Self.label("method", $0), $1["durations"]) }
    )
    series(
      .counter,
      "refused_requests_total",
      "Errors of lines and requests that name no known method.",
      (stats["refusals"]?.members ?? []).map { (Self.labels([("kind", $0.name)]), $0.value) }
    )
    let about = "Requests that took longer than --log-slow."
    add([(.counter, "slow_requests_total", about, "slowRequests")], of: stats)
  }

  private static let cache: [Single] = [
    (
      .counter, "reply_cache_hits_total",
      "Requests that were answered from the cache of replies.", "replyHits"
    ), (.gauge, "reply_cache_entries", "Replies in that cache.", "replies"),
    (.gauge, "records", "Records in memory.", "records"),
    (.gauge, "record_bytes", "Memory of the records, by estimate.", "recordBytes"),
    (.counter, "record_loads_total", "Records that were read from the store.", "recordLoads"),
  ]

  private mutating func addConnections(_ connections: JSON?) {
    let peers = (connections?["peers"]?.elements ?? []).map { peer in
      let uid = peer["uid"]?.int64.map { "\($0)" } ?? ""
      let labels = [("uid", uid), ("role", peer["role"]?.text ?? "")]
      return (Self.labels(labels), peer["connections"])
    }
    series(.gauge, "connections", "Open connections.", peers)
    add(Self.connections, of: connections)
  }

  private static let connections: [Single] = [
    (.counter, "connections_opened_total", "Connections that were opened.", "opened"),
    (
      .counter, "connections_refused_total",
      "Connections that were refused, because there were too many.", "refused"
    ), (.gauge, "owed_bytes", "Replies that wait for the disk.", "owedBytes"),
    (.gauge, "unsent_bytes", "Replies that wait for clients to read them.", "unsentBytes"),
  ]

  private mutating func addCommits(_ commits: JSON?) {
    add(Self.commits, of: commits)
    let durations = commits?["durations"]
    histogram("commit_duration_seconds", "Commits of one or more turns.", [("", durations)])
  }

  private static let commits: [Single] = [
    (.counter, "committed_turns_total", "Turns that became durable.", "turns"),
    (.gauge, "waiting_turns", "Turns that wait for the disk.", "waitingTurns"),
    (.counter, "commit_failures_total", "Commits that failed.", "failures"),
  ]

  private static let sharedStore: [Single] = [
    (
      .gauge, "store_reachable",
      "1 if the shared database answered when the daemon last asked.", "reachable"
    ),
    (
      .seconds, "store_clock_offset_seconds",
      "How far the database's clock is ahead of this machine's.", "clockOffsetMs"
    ),
    (
      .counter, "store_history_losses_total",
      "How often the database had lost commits that the daemon had seen.", "historyLosses"
    ),
  ]

  private mutating func addStorage(_ storage: JSON) {
    for (name, about, member) in [
      ("sync", "Writes to the journal that make a commit durable.", "syncs"),
      ("checkpoint", "Copies of the write-ahead log to the data file.", "checkpoints"),
      ("rebuild", "Rebuilds of the data file after deletions.", "rebuilds"),
    ] {
      histogram("\(name)_duration_seconds", about, [("", storage[member])])
    }
    add(Self.files, of: storage)
  }

  private static let files: [Single] = [
    (.gauge, "data_file_bytes", "Size of the data file.", "dataFileBytes"),
    (.gauge, "log_file_bytes", "Size of the write-ahead log.", "logFileBytes"),
    (.gauge, "journal_file_bytes", "Size of the journal's files.", "journalFileBytes"),
    (.gauge, "journal_bytes", "Journal that is not in the tables yet.", "journalBytes"),
    (.gauge, "free_bytes", "Free space on the file system of the data file.", "freeBytes"),
    (
      .seconds, "journal_age_seconds",
      "Age of the oldest commit that is not in the tables yet.", "journalAgeMs"
    ),
  ]

  private mutating func addFeed(_ feed: JSON?) {
    add(Self.readers, of: feed)
    let consumers = (feed?["consumers"]?.elements ?? []).map { consumer in
      let names = ["project", "consumer"].map { ($0, consumer[$0]?.text ?? "") }
      return (Self.labels(names), consumer["lag"])
    }
    let about = "Events that a consumer has not acknowledged."
    series(.gauge, "consumer_lag_events", about, consumers)
  }

  private static let readers: [Single] = [
    (.gauge, "waits", "Waiting events.wait requests.", "waits"),
    (.gauge, "subscriptions", "Open subscriptions.", "subscriptions"),
  ]

  private static let background: [Single] = [
    (
      .gauge, "expiries_due", "Ends that have passed and are not in the feed yet.", "expiriesDue"
    ), (.seconds, "expiries_late_seconds", "Time since the oldest of them.", "expiriesLateMs"),
    (.gauge, "erasures", "Deletions that have not finished.", "erasures"),
    (
      .gauge, "erasures_uncleared",
      "Finished deletions that free bytes of the files still have something of.",
      "erasuresUncleared"
    ), (.gauge, "erasures_halted", "1 if they wait for the next start.", "erasuresHalted"),
    (
      .gauge, "catalogue_changes",
      "Projects with a changed catalogue whose events are not complete yet.", "catalogueChanges"
    ),
    (
      .counter, "clock_steps_total", "How often the clock was set by more than a minute.",
      "clockSteps"
    ),
  ]
}

// Families and their samples.
extension MetricsText {
  /// The type of a family, and the form of its values.
  private enum Form {
    case counter, gauge
    /// A gauge that the daemon sends in milliseconds.
    case seconds
  }

  /// A family with one sample: its form, its name without the prefix, what it means, and the
  /// member that has the value.
  private typealias Single = (form: Form, name: String, about: String, member: String)

  private mutating func add(_ singles: [Single], of json: JSON?) {
    for (form, name, about, member) in singles { series(form, name, about, [("", json?[member])]) }
  }

  /// Adds a family, with those samples that the daemon sent.
  private mutating func series(
    _ form: Form,
    _ name: String,
    _ about: String,
    _ samples: [(labels: String, value: JSON?)]
  ) {
    let name = head(name, about, form == .counter ? "counter" : "gauge")
    for (labels, value) in samples {
      let number = value?.int64 ?? value?.bool.map { $0 ? 1 : 0 }
      guard let number else { continue }
      let text = form == .seconds ? Self.seconds(micros: number * 1000) : "\(number)"
      self.text += "\(name)\(labels) \(text)\n"
    }
  }

  private mutating func histogram(
    _ name: String,
    _ about: String,
    _ samples: [(label: String, value: JSON?)]
  ) {
    let name = head(name, about, "histogram")
    for (label, value) in samples {
      guard let durations = Durations(value) else { continue }
      let start = label.isEmpty ? "" : "\(label),"
      for bound in Self.bounds {
        let le = Self.seconds(micros: bound)
        text += "\(name)_bucket{\(start)le=\"\(le)\"} \(durations.count(upTo: bound))\n"
      }
      text += "\(name)_bucket{\(start)le=\"+Inf\"} \(durations.count)\n"
      let labels = label.isEmpty ? "" : "{\(label)}"
      text += "\(name)_sum\(labels) \(Self.seconds(micros: durations.sumMicros))\n"
      text += "\(name)_count\(labels) \(durations.count)\n"
    }
  }

  /// Begins a family; returns its whole name.
  private mutating func head(_ name: String, _ about: String, _ type: String) -> String {
    text += "# HELP entitled_\(name) \(about)\n# TYPE entitled_\(name) \(type)\n"
    return "entitled_\(name)"
  }

  private static func labels(_ labels: [(String, String)]) -> String {
    "{" + labels.map { label($0, $1) }.joined(separator: ",") + "}"
  }

  private static func label(_ name: String, _ value: String) -> String {
    var escaped = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\", "\"": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return "\(name)=\"\(escaped)\""
  }

  /// Returns microseconds in seconds, as an exact decimal.
  static func seconds(micros: Int64) -> String {
    let (whole, rest) = micros.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = micros < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var digits = String(rest)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
