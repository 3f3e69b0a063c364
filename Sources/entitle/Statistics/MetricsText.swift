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
    number("entitled_uptime_seconds", "Time since the daemon's start.", .millis(stats["uptimeMs"]))
    addRequests(stats)
    addCache(stats["cache"])
    addConnections(stats["connections"])
    histogram(
      "entitled_turn_duration_seconds",
      "Turns of the event loop, without those that only sent cached replies.",
      [("", stats["turns"])]
    )
    addCommits(stats["commits"])
    if let storage = stats["storage"] { addStorage(storage) }
    if stats["store"]?["shared"]?.bool == true { addSharedStore(stats["store"]) }
    addFeed(stats["feed"])
    addBackground(stats["background"])
  }

  private mutating func addRequests(_ stats: JSON) {
    let methods = (stats["methods"]?.members ?? []).map { ($0.name, $0.value) }
    counters(
      "entitled_requests_total",
      "Requests that were answered, with results or errors.",
      methods.map { (Self.labels([("method", $0)]), $1["requests"]) }
    )
    counters(
      "entitled_request_errors_total",
      "Requests that were answered with an error.",
      methods.flatMap { method, requests in
        (requests["errors"]?.members ?? []).map {
          (Self.labels([("method", method), ("kind", $0.name)]), $0.value)
        }
      }
    )
    histogram(
      "entitled_request_duration_seconds",
      "From reading a request to sending its reply.",
      methods.map { (Self.label("method", $0), $1["durations"]) }
    )
    counters(
      "entitled_refused_requests_total",
      "Errors of lines and requests that name no known method.",
      (stats["refusals"]?.members ?? []).map { (Self.labels([("kind", $0.name)]), $0.value) }
    )
    counter(
      "entitled_slow_requests_total",
      "Requests that took longer than --log-slow.",
      stats["slowRequests"]
    )
  }

  private mutating func addCache(_ cache: JSON?) {
    counter(
      "entitled_reply_cache_hits_total",
      "Requests that were answered from the cache of replies.",
      cache?["replyHits"]
    )
    number("entitled_reply_cache_entries", "Replies in that cache.", .plain(cache?["replies"]))
    number("entitled_records", "Records in memory.", .plain(cache?["records"]))
    number(
      "entitled_record_bytes",
      "Memory of the records, by estimate.",
      .plain(cache?["recordBytes"])
    )
    counter(
      "entitled_record_loads_total",
      "Records that were read from the store.",
      cache?["recordLoads"]
    )
  }

  private mutating func addConnections(_ connections: JSON?) {
    let peers = (connections?["peers"]?.elements ?? []).map { peer in
      let uid = peer["uid"]?.int64.map { "\($0)" } ?? ""
      let labels = [("uid", uid), ("role", peer["role"]?.text ?? "")]
      return (Self.labels(labels), Value.plain(peer["connections"]))
    }
    series("entitled_connections", "Open connections.", "gauge", peers)
    counter(
      "entitled_connections_opened_total",
      "Connections that were opened.",
      connections?["opened"]
    )
    counter(
      "entitled_connections_refused_total",
      "Connections that were refused, because there were too many.",
      connections?["refused"]
    )
    number(
      "entitled_owed_bytes",
      "Replies that wait for the disk.",
      .plain(connections?["owedBytes"])
    )
    number(
      "entitled_unsent_bytes",
      "Replies that wait for clients to read them.",
      .plain(connections?["unsentBytes"])
    )
  }

  private mutating func addCommits(_ commits: JSON?) {
    counter("entitled_committed_turns_total", "Turns that became durable.", commits?["turns"])
    number(
      "entitled_waiting_turns",
      "Turns that wait for the disk.",
      .plain(commits?["waitingTurns"])
    )
    counter("entitled_commit_failures_total", "Commits that failed.", commits?["failures"])
    histogram(
      "entitled_commit_duration_seconds",
      "Commits of one or more turns.",
      [("", commits?["durations"])]
    )
  }

  private mutating func addSharedStore(_ store: JSON?) {
    number(
      "entitled_store_reachable",
      "1 if the shared database answered when the daemon last asked.",
      .plain(store?["reachable"]?.bool.map { $0 ? 1 : 0 })
    )
    number(
      "entitled_store_clock_offset_seconds",
      "How far the database's clock is ahead of this machine's.",
      .millis(store?["clockOffsetMs"])
    )
    counter(
      "entitled_store_history_losses_total",
      "How often the database had lost commits that the daemon had seen.",
      store?["historyLosses"]
    )
  }

  private mutating func addStorage(_ storage: JSON) {
    for (name, about, member) in [
      ("sync", "Writes to the journal that make a commit durable.", "syncs"),
      ("checkpoint", "Copies of the write-ahead log to the data file.", "checkpoints"),
      ("rebuild", "Rebuilds of the data file after deletions.", "rebuilds"),
    ] {
      histogram("entitled_\(name)_duration_seconds", about, [("", storage[member])])
    }
    for (name, about, member) in [
      ("data_file", "Size of the data file.", "dataFileBytes"),
      ("log_file", "Size of the write-ahead log.", "logFileBytes"),
      ("journal_file", "Size of the journal's files.", "journalFileBytes"),
      ("journal", "Journal that is not in the tables yet.", "journalBytes"),
      ("free", "Free space on the file system of the data file.", "freeBytes"),
    ] {
      number("entitled_\(name)_bytes", about, .plain(storage[member]))
    }
    number(
      "entitled_journal_age_seconds",
      "Age of the oldest commit that is not in the tables yet.",
      .millis(storage["journalAgeMs"])
    )
  }

  private mutating func addFeed(_ feed: JSON?) {
    number("entitled_waits", "Waiting events.wait requests.", .plain(feed?["waits"]))
    number("entitled_subscriptions", "Open subscriptions.", .plain(feed?["subscriptions"]))
    let consumers = (feed?["consumers"]?.elements ?? []).map { consumer in
      let names = ["project", "consumer"].map { ($0, consumer[$0]?.text ?? "") }
      return (Self.labels(names), Value.plain(consumer["lag"]))
    }
    series(
      "entitled_consumer_lag_events",
      "Events that a consumer has not acknowledged.",
      "gauge",
      consumers
    )
  }

  private mutating func addBackground(_ work: JSON?) {
    number(
      "entitled_expiries_due",
      "Ends that have passed and are not in the feed yet.",
      .plain(work?["expiriesDue"])
    )
    number(
      "entitled_expiries_late_seconds",
      "Time since the oldest of them.",
      .millis(work?["expiriesLateMs"])
    )
    number("entitled_erasures", "Deletions that have not finished.", .plain(work?["erasures"]))
    number(
      "entitled_erasures_uncleared",
      "Finished deletions that free bytes of the files still have something of.",
      .plain(work?["erasuresUncleared"])
    )
    number(
      "entitled_erasures_halted",
      "1 if they wait for the next start.",
      .plain(work?["erasuresHalted"]?.bool.map { $0 ? 1 : 0 })
    )
    number(
      "entitled_catalogue_changes",
      "Projects with a changed catalogue whose events are not complete yet.",
      .plain(work?["catalogueChanges"])
    )
    counter(
      "entitled_clock_steps_total",
      "How often the clock was set by more than a minute.",
      work?["clockSteps"]
    )
  }
}

// Families and their samples.
extension MetricsText {
  /// The value of a sample.
  private enum Value {
    case plain(JSON?)
    /// Milliseconds, to be shown in seconds.
    case millis(JSON?)

    var text: String? {
      switch self {
      case .plain(let json): json?.int64.map { "\($0)" }
      case .millis(let json): json?.int64.map { MetricsText.seconds(micros: $0 * 1000) }
      }
    }
  }

  private mutating func counter(_ name: String, _ about: String, _ value: JSON?) {
    counters(name, about, [("", value)])
  }

  private mutating func counters(_ name: String, _ about: String, _ samples: [(String, JSON?)]) {
    series(name, about, "counter", samples.map { ($0, .plain($1)) })
  }

  private mutating func number(_ name: String, _ about: String, _ value: Value) {
    series(name, about, "gauge", [("", value)])
  }

  /// Adds a family, with those samples that the daemon sent.
  private mutating func series(
    _ name: String,
    _ about: String,
    _ type: String,
    _ samples: [(labels: String, value: Value)]
  ) {
    head(name, about, type)
    for sample in samples {
      if let value = sample.value.text { text += "\(name)\(sample.labels) \(value)\n" }
    }
  }

  private mutating func histogram(
    _ name: String,
    _ about: String,
    _ samples: [(label: String, value: JSON?)]
  ) {
    head(name, about, "histogram")
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

  private mutating func head(_ name: String, _ about: String, _ type: String) {
    text += "# HELP \(name) \(about)\n# TYPE \(name) \(type)\n"
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
