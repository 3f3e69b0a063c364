import EntitledClient
import Presentation

/// The result of `server.stats` for people.
struct StatsReport {
  private let stats: JSON
  /// An earlier result: rates and times are of the time in between.
  private let earlier: JSON?
  private let style: Style

  /// An earlier result from another run of the daemon is ignored.
  init(_ stats: JSON, since earlier: JSON? = nil, style: Style = .plain) {
    self.stats = stats
    self.style = style
    let isLater = earlier.map { Self.int($0["uptimeMs"]) < Self.int(stats["uptimeMs"]) } ?? false
    self.earlier = isLater ? earlier : nil
  }

  var text: String {
    let sections = [summary, requests, errors, disk, feed]
    return sections.filter { !$0.isEmpty }.map { $0.map { "\($0)\n" }.joined() }
      .joined(separator: "\n")
  }

  /// Seconds that the rates are about.
  private var seconds: Double {
    let before = earlier.map { Self.int($0["uptimeMs"]) } ?? 0
    return max(0.001, Double(Self.int(stats["uptimeMs"]) - before) / 1000)
  }

  private var summary: [String] {
    let connections = stats["connections"]
    let peers = (connections?["peers"]?.elements ?? []).map { peer in
      "uid \(Self.int(peer["uid"])) \(peer["role"]?.text ?? ""): \(Self.int(peer["connections"]))"
    }
    let cache = stats["cache"]
    let table = TextTable(rows: [
      ["up", Self.time(millis: Self.int(stats["uptimeMs"]))],
      [
        "connections",
        "\(Self.int(connections?["open"])) open"
          + (peers.isEmpty ? "" : " (\(peers.joined(separator: ", ")))")
          + ", \(Self.int(connections?["refused"])) refused",
      ],
      [
        "memory",
        "\(Self.int(cache?["records"])) records (\(Self.size(cache?["recordBytes"]))),"
          + " \(Self.int(cache?["replies"])) cached replies",
      ],
      [
        "waiting",
        "\(Self.size(connections?["owedBytes"])) for the disk,"
          + " \(Self.size(connections?["unsentBytes"])) for clients",
      ],
    ])
    return table.lines(indent: "")
  }

  private var requests: [String] {
    let methods = stats["methods"]?.members ?? []
    guard !methods.isEmpty else { return [] }
    var rows = [["requests", "count", "a second", "errors", "p50", "p99"]]
    for method in methods {
      let before = earlier?["methods"]?[method.name]
      let durations = Durations(method.value["durations"])?.since(Durations(before?["durations"]))
      let errors = (method.value["errors"]?.members ?? []).reduce(0) { $0 + Self.int($1.value) }
      rows.append([
        method.name, "\(Self.int(method.value["requests"]))", rate(durations?.count ?? 0),
        "\(errors)", Self.percentile(durations, 0.5), Self.percentile(durations, 0.99),
      ])
    }
    let hits = Self.int(stats["cache"]?["replyHits"])
    let recent = hits - Self.int(earlier?["cache"]?["replyHits"])
    rows.append(["from the cache", "\(hits)", rate(recent), "", "", ""])
    return paint(rows)
  }

  private var errors: [String] {
    var rows = [["errors", "kind", "count"]]
    for method in stats["methods"]?.members ?? [] {
      for error in method.value["errors"]?.members ?? [] {
        rows.append([method.name, error.name, "\(Self.int(error.value))"])
      }
    }
    for error in stats["refusals"]?.members ?? [] {
      rows.append(["no known method", error.name, "\(Self.int(error.value))"])
    }
    return rows.count > 1 ? paint(rows) : []
  }

  private var disk: [String] {
    let commits = stats["commits"]
    var rows = [["work", "count", "a second", "", "p50", "p99"]]
    let places: [(name: String, path: [String])] = [
      ("turns", ["turns"]), ("commits", ["commits", "durations"]),
      ("syncs", ["storage", "syncs"]), ("checkpoints", ["storage", "checkpoints"]),
      ("rebuilds", ["storage", "rebuilds"]),
    ]
    for (name, path) in places {
      guard let all = Durations(Self.value(stats, path)) else { continue }
      let recent = all.since(earlier.flatMap { Durations(Self.value($0, path)) })
      rows.append([
        name, "\(all.count)", rate(recent.count), "", Self.percentile(recent, 0.5),
        Self.percentile(recent, 0.99),
      ])
    }
    var lines = paint(rows)
    lines.append(
      "\(Self.int(commits?["waitingTurns"])) turns wait for the disk,"
        + " \(Self.int(commits?["failures"])) commits failed,"
        + " \(Self.int(stats["slowRequests"])) requests were slow"
    )
    if let isReachable = stats["store"]?["reachable"]?.bool {
      lines.append(isReachable ? "the database answers" : "the database does not answer")
    }
    if let storage = stats["storage"] {
      let free = storage["freeBytes"].map { "\(Self.size($0)) free" } ?? ""
      lines.append(
        "data file \(Self.size(storage["dataFileBytes"])),"
          + " log \(Self.size(storage["logFileBytes"])),"
          + " journal \(Self.size(storage["journalBytes"])) not in the tables yet,"
          + " up to \(Self.time(millis: Self.int(storage["journalAgeMs"]))) old; \(free)"
      )
    }
    return lines
  }

  private var feed: [String] {
    let (feed, work) = (stats["feed"], stats["background"])
    var lines = [
      "\(Self.int(feed?["waits"])) waits, \(Self.int(feed?["subscriptions"])) subscriptions;"
        + " \(Self.int(work?["expiriesDue"])) ends due,"
        + " \(Self.time(millis: Self.int(work?["expiriesLateMs"]))) late;"
        + " \(Self.int(work?["erasures"])) deletions under way"
        + (work?["erasuresHalted"]?.bool == true ? ", halted until the next start" : "")
        + "; \(Self.int(work?["catalogueChanges"])) catalogue changes under way"
    ]
    let consumers = feed?["consumers"]?.elements ?? []
    guard !consumers.isEmpty else { return lines }
    lines += paint(
      [["consumers", "project", "cursor", "behind"]]
        + consumers.map { consumer in
          [
            Printable.escaped(consumer["consumer"]?.text ?? ""),
            Printable.escaped(consumer["project"]?.text ?? ""), consumer["cursor"]?.text ?? "",
            "\(Self.int(consumer["lag"]))",
          ]
        }
    )
    return lines
  }

  private func paint(_ rows: [[String]]) -> [String] {
    TextTable(rows: rows).lines(indent: "") { row, _, cell in row == 0 ? style.bold(cell) : cell }
  }

  private func rate(_ count: Int64) -> String {
    let tenths = Int64((Double(count) / seconds * 10).rounded())
    return tenths < 1000 ? "\(tenths / 10).\(tenths % 10)" : "\(tenths / 10)"
  }

  private static func value(_ json: JSON, _ path: [String]) -> JSON? {
    path.reduce(json) { $0?[$1] }
  }

  private static func int(_ json: JSON?) -> Int64 { json?.int64 ?? 0 }

  private static func percentile(_ durations: Durations?, _ share: Double) -> String {
    guard let durations, durations.count > 0 else { return "" }
    guard let micros = durations.micros(within: share) else { return "over 100 s" }
    return micros < 1000 ? "\(micros) µs" : "\(micros / 1000).\(micros % 1000 / 100) ms"
  }

  static func time(millis: Int64) -> String {
    let seconds = millis / 1000
    switch seconds {
    case ..<1: return "\(millis) ms"
    case ..<120: return "\(seconds) s"
    case ..<7200: return "\(seconds / 60) min"
    case ..<172_800: return "\(seconds / 3600) h"
    default: return "\(seconds / 86_400) days"
    }
  }

  static func size(_ json: JSON?) -> String {
    let bytes = int(json)
    switch bytes {
    case ..<10_000: return "\(bytes) B"
    case ..<10_000_000: return "\(bytes / 1000) KB"
    case ..<10_000_000_000: return "\(bytes / 1_000_000) MB"
    default: return "\(bytes / 1_000_000_000) GB"
    }
  }
}
