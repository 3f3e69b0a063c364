import Foundation
import TestSupport
import Testing

/// Limits on countable calls per request, which do not depend on the speed of the machine.
@Suite("The cost of a request")
struct BudgetTests {
  private static let batch = 16
  private static let rounds = 100
  /// Without a data file there is no flush, so that the counts are exact.
  private static let inMemory = ["--store", "memory:"]
  private static let warmingRounds = 20

  /// Sends the same lines together in each round, and returns the calls of all rounds.
  private func cost(
    of lines: (Int) -> [String],
    on counted: CountedDaemon,
    rounds: Int
  ) throws -> CountedDaemon.Counts {
    let line = try counted.daemon.connect()
    func play(_ round: Int) throws {
      let lines = lines(round)
      try line.send(Array(lines.map { $0 + "\n" }.joined().utf8))
      for _ in lines {
        let answer = try #require(try line.receive())
        #expect(answer.starts(with: #"{"jsonrpc":"2.0","id":1,"result":"#.utf8))
      }
    }
    // Warm-up: loads the records, fills the reply cache and grows the buffers.
    for round in 0..<Self.warmingRounds { try play(round) }
    let before = try counted.countsAtRest()
    for round in 0..<rounds { try play(Self.warmingRounds + round) }
    return try counted.counts() - before
  }

  /// Starts a daemon with `count` devices, each with a purchase.
  private func withCustomers(_ count: Int, _ options: [String] = []) throws -> CountedDaemon {
    let counted = try CountedDaemon(options)
    let line = try counted.daemon.connect()
    try line.result(
      "project.define",
      #"{"products":{"monthly":{"kind":"subscription","entitlements":["pro"]}}}"#
    )
    for device in 0..<count {
      try line.result("install", #"{"device":"phone-\#(device)"}"#)
      try line.result("purchase", Self.purchase("first-\(device)", of: device))
    }
    return counted
  }

  private static func purchase(_ transaction: String, of device: Int) -> String {
    #"{"device":"phone-\#(device)","product":"monthly","store":"appStore","#
      + #""transactionId":"\#(transaction)","expiresAt":"2099-01-01T00:00:00Z"}"#
  }

  private static let check =
    #"{"jsonrpc":"2.0","id":1,"method":"checkEntitlements","params":{"device":"phone-0"}}"#

  @Test(
    "Sixteen queries sent at once cost one read and one write",
    .enabled(if: CountedDaemon.isPossible, "not with a sanitizer: run .ci/test")
  )
  func calls() throws {
    let counted = try withCustomers(1, Self.inMemory)
    let lines = [String](repeating: Self.check, count: Self.batch)
    let cost = try cost(of: { _ in lines }, on: counted, rounds: Self.rounds)
    // The daemon does nothing else, so the counts are exact. A further wait would be a batch
    // without work.
    #expect(cost.receives == Self.rounds)
    #expect(cost.sends == Self.rounds)
    #expect(cost.waits <= Self.rounds + 1)
    #expect(cost.syncs == 0)
  }

  @Test(
    "A cached answer allocates almost no memory",
    .enabled(if: CountedDaemon.isPossible, "not with a sanitizer: run .ci/test")
  )
  func memory() throws {
    let counted = try withCustomers(1, Self.inMemory)
    let single = try cost(of: { _ in [Self.check] }, on: counted, rounds: Self.rounds)
    let lines = [String](repeating: Self.check, count: Self.batch)
    let many = try cost(of: { _ in lines }, on: counted, rounds: Self.rounds)
    // Of the lists of active connections and of pending replies, almost none is made anew.
    #expect(single.allocations <= Self.rounds, "\(single)")
    // Each further question is parsed, found in the cache and copied to its reply, without an
    // allocation of its own.
    let further = many.allocations - single.allocations
    #expect(further <= Self.rounds, "\(many) beside \(single)")
  }

  @Test(
    "Sixteen purchases in one write share their commits",
    .enabled(if: CountedDaemon.isPossible, "not with a sanitizer: run .ci/test")
  )
  func syncs() throws {
    let (warming, rounds) = (Self.warmingRounds, 20)
    let counted = try withCustomers((warming + rounds) * Self.batch)
    let cost = try cost(
      of: { round in
        (0..<Self.batch).map { number in
          let device = round * Self.batch + number
          let params = Self.purchase("second-\(device)", of: device)
          return #"{"jsonrpc":"2.0","id":1,"method":"purchase","params":\#(params)}"#
        }
      },
      on: counted,
      rounds: rounds
    )
    // A sync for each batch and a few for flushes in between: neither none nor a sync for each
    // purchase.
    #expect(cost.syncs >= rounds, "\(cost)")
    #expect(cost.syncs <= rounds * Self.batch / 2, "\(cost)")
    // A decision with its records and events makes 70 allocations; their flush adds more on a
    // machine that keeps the daemon waiting.
    #expect(cost.allocations <= 140 * rounds * Self.batch, "\(cost)")
  }

  @Test("A serving daemon does not load Foundation, in any build")
  func foundation() throws {
    let daemon = try DaemonProcess()
    try daemon.connect().result("server.info", "{}")
    // A file in /proc has no size before it is read.
    let maps = try FileHandle(forReadingFrom: URL(filePath: "/proc/\(daemon.pid)/maps"))
    let text = String(decoding: try #require(try maps.readToEnd()), as: UTF8.self)
    let mapped = text.split(separator: "\n").compactMap { $0.split(separator: " ").last }
    #expect(mapped.contains { $0.hasSuffix("/entitled") })
    #expect(mapped.contains { $0.contains("libsqlite3") })
    #expect(mapped.filter { $0.contains("Foundation") || $0.contains("libicu") } == [])
  }

  @Test("A thousand connections leave no descriptor open, however they end")
  func descriptors() throws {
    let daemon = try DaemonProcess(["--store", "memory:"])
    let folder = "/proc/\(daemon.pid)/fd"
    func open() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }
    try daemon.connect().result("server.ping", "{}")
    // The daemon closes a connection a little after its client.
    let watcher = try daemon.connect()
    try watcher.result("server.ping", "{}")
    let before = try open()
    for round in 0..<100 {
      let lines = try (0..<10).map { _ in try daemon.connect() }
      for (number, line) in lines.enumerated() {
        switch (round + number) % 4 {
        case 0: try line.result("server.ping", "{}")
        case 1: try line.send(Array(#"{"id":1,"method":"server.pi"#.utf8))
        case 2:
          try line.halfClose()
          #expect(try line.receive() == nil)
        default: try line.send(Array("GET / HTTP/1.1\r\n\r\n".utf8))
        }
      }
    }
    // Earlier connections are closed when this one is answered, except those of the last batches.
    var after = try open()
    for _ in 0..<10_000 where after.count > before.count {
      try watcher.result("server.ping", "{}")
      after = try open()
    }
    #expect(after == before)
  }
}
