import Foundation
import Synchronization
import TestSupport

/// Devices that are installed, get access and lose it, on each host, and checks on all hosts.
final class DatabaseLoad: Sendable {
  struct Known {
    var confirmed: Set<String> = []
    /// Those of which a reply says that nothing was changed.
    var refused: Set<String> = []
    var unknownCount = 0
    var readsCount = 0
    var problems: [String] = []
    var ledger = AccessLedger()
    /// Those whose access the checks look at.
    var recent: [String] = []

    var totals: String {
      "\(confirmed.count) confirmed, \(refused.count) refused, \(unknownCount) unknown,"
        + " \(readsCount) reads on another host; access was given \(ledger.accesses.count) times,"
        + " taken away \(ledger.accesses.values.count { $0.taken != nil }) times, and checked"
        + " \(ledger.checks.count) times, \(ledger.lateChecksCount) of them afterwards"
    }
  }

  private let state = Mutex(Known())
  private let isOver = Mutex(false)

  var known: Known { state.withLock { $0 } }

  func stop() { isOver.withLock { $0 = true } }

  private var goesOn: Bool { isOver.withLock { !$0 } }

  /// Defines the products whose access the devices get.
  func define(on line: SocketLine) throws {
    let products = ["lasting": "nonConsumable", "monthly": "subscription"].map { name, kind in
      #""\#(name)":{"kind":"\#(kind)","entitlements":["premium"]}"#
    }.joined(separator: ",")
    try line.result(
      "project.define",
      #"{"entitlements":["premium"],"products":{\#(products)}}"#
    )
  }

  /// Writes on a host, and reads each device on another, on a thread until `stop`.
  ///
  /// The semaphore is signalled at the end.
  func startWriter(host: Int, _ own: String, _ other: String) -> DispatchSemaphore {
    start("writer \(host)") {
      let (writer, reader) = (try SocketLine(own), try SocketLine(other))
      var number = 0
      while self.goesOn {
        number += 1
        let device = "d\(host)-\(number)"
        guard try self.install(device, writer, reader) else { continue }
        let way = LossOfAccess.allCases[number % LossOfAccess.allCases.count]
        try self.giveAndTake(device, way, writer)
      }
    }
  }

  /// Checks the access of devices of all hosts on one of them, on a thread until `stop`.
  func startChecks(host: Int, _ socket: String, seed: UInt64) -> DispatchSemaphore {
    start("checks on \(host)") {
      let line = try SocketLine(socket)
      var random = SplitMix(state: seed &+ UInt64(host))
      while self.goesOn {
        let device = self.state.withLock { $0.recent.randomElement(using: &random) }
        if let device { try self.check(device, host, line) }
        usleep(5000)
      }
    }
  }

  private func start(
    _ name: String,
    _ body: @escaping @Sendable () throws -> Void
  ) -> DispatchSemaphore {
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      do { try body() } catch {
        self.state.withLock { $0.problems.append("\(name): \(error)") }
      }
      end.signal()
    }
    return end
  }

  /// Installs a device, and reads it on another host; returns whether it is confirmed.
  private func install(
    _ device: String,
    _ writer: SocketLine,
    _ reader: SocketLine
  ) throws -> Bool {
    let params = #"{"device":"\#(device)"}"#
    let reply = try writer.reply(to: #"{"id":1,"method":"install","params":\#(params)}"#)
    guard reply["result"] == nil else {
      state.withLock { _ = $0.confirmed.insert(device) }
      let found = try reader.reply(to: #"{"id":2,"method":"userInfo","params":\#(params)}"#)
      let kind = found["error"]?["data"]?["kind"]?.text
      state.withLock { known in
        if found["result"] != nil { known.readsCount += 1 }
        if let kind, kind != "storageUnavailable" {
          known.problems.append("another host does not know \(device): \(kind)")
        }
      }
      return true
    }
    let data = reply["error"]?["data"]
    state.withLock { known in
      switch data?["outcome"]?.text {
      case "notApplied": known.refused.insert(device)
      case "unknown": known.unknownCount += 1
      default: known.problems.append("\(device): \(reply)")
      }
    }
    return false
  }

  // MARK: Access

  /// How a device loses its access.
  private enum LossOfAccess: CaseIterable {
    case revocation
    case refund
    case logout
    case end
  }

  private func giveAndTake(
    _ device: String,
    _ way: LossOfAccess,
    _ line: SocketLine
  ) throws {
    let own = #""device":"\#(device)""#
    let transaction = #""store":"web","originalTransactionId":"\#(device)""#
    let purchase = #"\#(own),"store":"web","transactionId":"\#(device)""#
    switch way {
    case .revocation:
      guard try repeated("grant", #"\#(own),"entitlement":"premium""#, line) else { return }
      give(device)
      try take(device, "revoke", #"\#(own),"entitlement":"premium""#, line)
    case .refund:
      guard try repeated("purchase", #"\#(purchase),"product":"lasting""#, line) else { return }
      give(device)
      let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
      let refund = #"\#(transaction),"refundedAt":"\#((Date() - 1).formatted(style))""#
      try take(device, "purchase.update", refund, line)
    case .logout:
      // A purchase would belong to the device, too.
      let user = #""userId":"u-\#(device)""#
      guard try repeated("identify", "\(own),\(user)", line),
        try repeated("grant", #"\#(user),"entitlement":"premium""#, line)
      else { return }
      give(device)
      try take(device, "logout", own, line)
    case .end:
      let (now, clock) = (Date(), ContinuousClock.now)
      // Whole seconds, so that both clocks of the test mean the same moment.
      let end = Date(timeIntervalSince1970: (now.timeIntervalSince1970 + 2).rounded(.up))
      let until = #""product":"monthly","expiresAt":"\#(end.formatted(.iso8601))""#
      guard try repeated("purchase", "\(purchase),\(until)", line) else { return }
      let instant = clock + .seconds(end.timeIntervalSince(now))
      guard ContinuousClock.now < instant else { return }
      give(device)
      state.withLock { known in
        known.ledger.beginTaking(device, at: instant - Self.clocksApart)
        known.ledger.take(device, at: instant + Self.clocksApart)
      }
    }
  }

  /// By how much the steady clock and the database's clock may have gone apart.
  private static let clocksApart = Duration.milliseconds(50)

  private func give(_ device: String) {
    state.withLock { known in
      known.ledger.give(device, at: .now)
      known.recent = known.recent.suffix(Self.recentMax - 1) + [device]
    }
  }

  private static let recentMax = 24

  private func take(
    _ device: String,
    _ method: String,
    _ members: String,
    _ line: SocketLine
  ) throws {
    state.withLock { $0.ledger.beginTaking(device, at: .now) }
    guard try repeated(method, members, line) else { return }
    state.withLock { $0.ledger.take(device, at: .now) }
  }

  /// Sends a request with its key until it succeeds; returns false at the end of the test.
  private func repeated(_ method: String, _ members: String, _ line: SocketLine) throws -> Bool {
    let params = #"{\#(members),"idempotencyKey":"\#(UUID().uuidString)"}"#
    let request = #"{"id":1,"method":"\#(method)","params":\#(params)}"#
    while goesOn {
      let reply = try line.reply(to: request)
      if reply["result"] != nil { return true }
      guard reply["error"]?["data"]?["kind"]?.text == "storageUnavailable" else {
        throw UnexpectedReply(reply, to: request)
      }
    }
    return false
  }

  private func check(_ device: String, _ host: Int, _ line: SocketLine) throws {
    let sent = ContinuousClock.now
    let request = #"{"id":1,"method":"checkEntitlements","params":{"device":"\#(device)"}}"#
    let reply = try line.reply(to: request)
    let replied = ContinuousClock.now
    guard let result = reply["result"] else {
      guard reply["error"]?["data"]?["kind"]?.text == "storageUnavailable" else {
        throw UnexpectedReply(reply, to: request)
      }
      return
    }
    let isActive = result["entitlements"]?["premium"]?["active"] == .bool(true)
    state.withLock { known in
      known.ledger.record(
        AccessLedger.Check(
          device: device,
          host: host,
          sent: sent,
          replied: replied,
          isActive: isActive
        )
      )
    }
  }
}
