import Platform
import Service

/// All log lines, in a single place for review: no line contains a request or an id of a person,
/// except those of requests with `--log-ids`.
enum Log: LogMessage {
  /// The daemon waits for another program.
  case waiting(String)
  case restored
  case recovered(commits: Int)
  case listening(socket: String, store: String, isNew: Bool)
  case stopping
  case stopped
  case storageFailed(String)
  case storageRecovered
  case upkeepFailed(String)
  case databaseLost(String)
  case databaseReached
  case databaseUnencrypted
  case databaseRestored
  case databaseDoubtful(String)
  case historyLost(String)
  case clockDiffers(milliseconds: Int64)
  case clockStepped(milliseconds: Int64)
  case deletionHalted(String)
  case reloaded
  case wantsRestart([String])
  case reloadRefused(String)
  case failed(String)
  case supervisorUnreachable(String)
  case connected(uid: UInt32, pid: Int32, role: String)
  case refusedConnection(uid: UInt32, pid: Int32)
  case disconnected(uid: UInt32, pid: Int32)
  case request(RequestReport)
  case slowRequestsOmitted(Int)
  case notificationRefused(RefusedNotification)
  case refusedNotificationsOmitted(Int)
  case linesDropped(Int)

  static let program = "entitled"

  var kind: (level: LogLevel, event: String) {
    switch self {
    case .waiting: (.info, "waiting")
    case .restored: (.warning, "restored")
    case .recovered: (.info, "recovered")
    case .listening: (.info, "listening")
    case .stopping: (.info, "stopping")
    case .stopped: (.info, "stopped")
    case .storageFailed: (.error, "storageFailed")
    case .storageRecovered: (.info, "storageRecovered")
    case .upkeepFailed: (.error, "upkeepFailed")
    case .databaseLost: (.warning, "databaseLost")
    case .databaseReached: (.info, "databaseReached")
    case .databaseUnencrypted: (.warning, "databaseUnencrypted")
    case .databaseRestored: (.warning, "databaseRestored")
    case .databaseDoubtful: (.warning, "databaseDoubtful")
    case .historyLost: (.error, "historyLost")
    case .clockDiffers: (.warning, "clockDiffers")
    case .clockStepped: (.warning, "clockStepped")
    case .deletionHalted: (.error, "deletionHalted")
    case .reloaded: (.info, "reloaded")
    case .wantsRestart: (.warning, "wantsRestart")
    case .reloadRefused: (.warning, "reloadRefused")
    case .failed: (.error, "failed")
    case .supervisorUnreachable: (.warning, "supervisorUnreachable")
    case .connected: (.debug, "connected")
    case .refusedConnection: (.debug, "connectionRefused")
    case .disconnected: (.debug, "disconnected")
    case .request(let report): report.isSlow ? (.warning, "slowRequest") : (.debug, "request")
    case .slowRequestsOmitted: (.warning, "slowRequestsOmitted")
    case .notificationRefused: (.warning, "notificationRefused")
    case .refusedNotificationsOmitted: (.warning, "refusedNotificationsOmitted")
    case .linesDropped: (.warning, "linesDropped")
    }
  }

  var text: String {
    switch self {
    case .waiting(let reason): reason
    case .restored:
      "first start on a backup: changes after it are lost, and each feed goes on at a new number"
    case .recovered(let commits):
      "the last run ended suddenly, for example by kill -9, or could not copy its journal, for"
        + " example on a full disk; commits recovered from the journal: \(commits)"
    case .listening(let socket, let store, let isNew):
      "listening on \(socket), data in \(store)\(isNew ? ", a new store" : "")"
    case .stopping: "stopping"
    case .stopped: "stopped"
    case .storageFailed(let reason): "the store failed: \(reason)"
    case .storageRecovered: "the store works again"
    case .upkeepFailed(let reason): "commits cannot be copied from the journal: \(reason)"
    case .databaseLost(let reason): "the database cannot be reached, trying again: \(reason)"
    case .databaseReached: "the database answers"
    case .databaseUnencrypted:
      "the connection to the database has no TLS, so the network can read and change data; set"
        + " sslmode=verify-full in --store"
    case .databaseRestored:
      "the database was restored from a backup, or a standby took over: its last changes may be"
        + " lost, and each feed goes on at a new number"
    case .databaseDoubtful(let reason): reason
    case .historyLost(let reason):
      "the database has lost commits, for example after a restored backup; this daemon goes on with"
        + " what the database has: \(reason)"
    case .clockDiffers(let milliseconds):
      "the database's clock is ahead of this machine's by \(milliseconds) ms; access ends by the"
        + " database's clock"
    case .clockStepped(let milliseconds):
      milliseconds < 0
        ? "the clock went back by \(-milliseconds) ms; access ends by this clock, and the feed"
          + " takes back what it said too early"
        : "the clock went ahead by \(milliseconds) ms; access ends by this clock"
    case .deletionHalted(let reason):
      "a deletion cannot finish; it continues at the next start: \(reason)"
    case .reloaded: "configuration reloaded"
    case .wantsRestart(let names): "changed, but need a restart: \(names.joined(separator: ", "))"
    case .reloadRefused(let reason): "configuration not reloaded: \(reason)"
    case .failed(let reason): reason
    case .supervisorUnreachable(let reason): "cannot notify the service manager: \(reason)"
    case .connected(let uid, let pid, let role):
      "connection opened: uid \(uid), pid \(pid), role \(role)"
    case .refusedConnection(let uid, let pid):
      "connection refused, because there are too many: uid \(uid), pid \(pid)"
    case .disconnected(let uid, let pid): "connection closed: uid \(uid), pid \(pid)"
    case .request(let report): report.text
    case .slowRequestsOmitted(let count): "\(count) more slow requests than the lines above show"
    case .notificationRefused(let notification): notification.text
    case .refusedNotificationsOmitted(let count):
      "\(count) more refused notifications than the lines above show"
    case .linesDropped(let count): droppedText(count)
    }
  }

  var fields: [LogField] {
    switch self {
    case .listening(let socket, let store, _):
      [LogField("socket", socket), LogField("store", store)]
    case .connected(let uid, let pid, let role):
      [LogField("uid", Int(uid)), LogField("pid", Int(pid)), LogField("role", role)]
    case .refusedConnection(let uid, let pid), .disconnected(let uid, let pid):
      [LogField("uid", Int(uid)), LogField("pid", Int(pid))]
    case .request(let report): report.fields
    case .clockDiffers(let milliseconds), .clockStepped(let milliseconds):
      [LogField("milliseconds", Int(milliseconds))]
    case .slowRequestsOmitted(let count), .refusedNotificationsOmitted(let count),
      .linesDropped(let count):
      [LogField("count", count)]
    case .notificationRefused(let notification): notification.fields
    default: []
    }
  }
}

extension RefusedNotification {
  fileprivate var text: String {
    let why = [reason, message].compactMap { $0 }.joined(separator: ": ")
    return "store.notify refused: \(error)" + (why.isEmpty ? "" : ", \(why)")
  }

  fileprivate var fields: [LogField] {
    [LogField("error", error)] + (reason.map { [LogField("reason", $0)] } ?? [])
  }
}

extension RequestReport {
  fileprivate var text: String {
    let what = method.map { "\($0)" } ?? "a line without a known method"
    let outcome = error.map { ", \($0)" } ?? ""
    let phases =
      "queue \(Self.milliseconds(queueMicros)), parse \(Self.milliseconds(parseMicros)),"
      + " decide \(Self.milliseconds(decideMicros)), commit \(Self.milliseconds(commitMicros)) ms"
    let ids = self.ids.map { " \($0.name)=\(String(decoding: $0.json, as: UTF8.self))" }
    return "\(isSlow ? "slow request" : "request"): \(what)\(outcome),"
      + " \(Self.milliseconds(totalMicros)) ms (\(phases)), uid \(uid), pid \(pid)"
      + ids.joined()
  }

  fileprivate var fields: [LogField] {
    var fields = [
      LogField("durationMicros", totalMicros), LogField("queueMicros", queueMicros),
      LogField("parseMicros", parseMicros), LogField("decideMicros", decideMicros),
      LogField("commitMicros", commitMicros), LogField("uid", Int(uid)), LogField("pid", Int(pid)),
    ]
    if let error { fields.insert(LogField("error", error), at: 0) }
    if let method { fields.insert(LogField("method", "\(method)"), at: 0) }
    return fields + ids.map { LogField($0.name, encoded: $0.json) }
  }

  /// Returns milliseconds with three decimals.
  private static func milliseconds(_ micros: Int) -> String {
    let rest = String(micros % 1000)
    return "\(micros / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
