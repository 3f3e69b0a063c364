import Foundation
import TestSupport

/// Histories of eight clients with a daemon that is killed in the meantime.
final class HistoryRun {
  private static let clients = 8
  private static let requestsPerClient = 24
  private static let households = 3
  /// Number of histories after which a new, empty daemon starts.
  private static let historiesPerDaemon = 50

  struct Totals {
    var histories = 0
    var operations = 0
    var kills = 0
    /// Operations without a reply because of a kill.
    var unanswered = 0
    var events = 0
  }

  private(set) var totals = Totals()
  private let interposed: Interposed?
  private var random: SplitMix
  private var daemon: DaemonProcess?
  private var cursor = 0

  init(seed: UInt64, on interposed: Interposed? = nil) {
    random = SplitMix(state: seed)
    self.interposed = interposed
  }

  /// Runs a history; returns a description of what no order explains, or nothing.
  func play() throws -> [String] {
    let daemon = try startDaemon()
    let number = totals.histories
    totals.histories += 1
    let restarting = RestartingDaemon(daemon)
    let record = HistoryClient.Record()
    let names = (0..<Self.households).map { "h\(number).\($0)" }
    let crew = ThreadGroup()
    let failures = HistoryFailures()
    for client in 0..<Self.clients {
      let seed = random.next()
      crew.start {
        let client = HistoryClient(
          name: "h\(number).c\(client)",
          households: names,
          daemon: restarting,
          record: record
        )
        failures.catching { try client.work(requests: Self.requestsPerClient, seed: seed) }
      }
    }
    let kills = Int(1 + random.next() % 2)
    for _ in 0..<kills {
      usleep(UInt32(random.next() % 60_000))
      try restarting.kill(daemon, restartWith: [])
    }
    crew.wait()
    let last = HistoryClient(
      name: "h\(number)",
      households: names,
      daemon: restarting,
      record: record
    )
    try last.lookAround()
    totals.kills += kills
    return failures.all + (try problems(record.entries, daemon))
  }

  private func startDaemon() throws -> DaemonProcess {
    if let daemon, totals.histories % Self.historiesPerDaemon != 0 { return daemon }
    let folder = try ScratchFolder()
    let environment = try interposed?.environment(in: folder)
    let fresh = try DaemonProcess(in: folder, environment: environment ?? [:])
    let products = Household.phones.map {
      #""product\#($0)":{"kind":"subscription","entitlements":["E\#($0)"]}"#
    }
    try fresh.connect().result(
      "project.define",
      #"{"products":{\#(products.joined(separator: ","))},"entitlements":["gift"]}"#
    )
    daemon = fresh
    cursor = 0
    return fresh
  }

  private func problems(
    _ entries: [HistoryClient.Record.Entry],
    _ daemon: DaemonProcess
  ) throws -> [String] {
    totals.operations += entries.count
    totals.unanswered += entries.count { $0.operation.answer == nil }
    var problems: [String] = []
    for (name, entries) in Dictionary(grouping: entries, by: \.household) {
      let operations = entries.map(\.operation)
      guard let odd = Linearizer.firstUnexplained(operations, from: Household()) else { continue }
      let before = operations.filter { $0.asked < odd.ended }.sorted { $0.asked < $1.asked }
      let text = before.map(\.description).joined(separator: "\n")
      problems.append("\(name): no order explains \(odd)\n\(text)")
    }
    let events = try EmittedEvent.all(daemon.connect(), after: cursor)
    problems += FeedOrder.problems(events, after: cursor, of: entries.map(\.operation))
    cursor = events.last?.cursor ?? cursor
    totals.events += events.count
    return problems
  }
}
