import Foundation
import Synchronization
import TestSupport
import Testing

/// `kill -9` in bursts of writes: `ENTITLED_KILLS=100 swift test --filter CrashTests` prints how
/// many writes were acknowledged and how many of those were there afterwards.
@Suite("What was acknowledged is there after a kill")
struct CrashTests {
  private static let kills =
    Int(ProcessInfo.processInfo.environment["ENTITLED_KILLS"] ?? "") ?? 10

  /// What the clients of one round were told.
  private final class Told: Sendable {
    let acknowledged = Mutex<[String]>([])
    /// The greatest number of events that a reader saw.
    let events = Mutex<Int64>(0)
  }

  @Test("nothing acknowledged is lost or doubled, nothing told is taken back")
  func killsInBursts() throws {
    let daemon = try DaemonProcess()
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix(state: seed)
    print("CrashTests: seed \(seed)")
    var acknowledged: Set<String> = []
    try prepare(daemon)
    for round in 0..<Self.kills {
      let told = Told()
      let socket = daemon.socket
      let group = DispatchGroup()
      for client in 0..<4 {
        Self.inBackground(group) { Self.write(to: socket, "\(round).\(client)", told) }
      }
      Self.inBackground(group) { Self.read(from: socket, told) }
      // On a busy machine the first answers may take longer than that.
      if round == 0 { while told.acknowledged.withLock(\.isEmpty) { usleep(1000) } }
      usleep(UInt32(random.next() % 60_000))
      daemon.kill()
      group.wait()
      try daemon.restart()
      acknowledged.formUnion(told.acknowledged.withLock { $0 })
      let found = try check(daemon, holds: acknowledged, events: told.events.withLock { $0 })
      if round == Self.kills - 1 {
        print(
          "CrashTests: \(Self.kills) kills, \(acknowledged.count) writes acknowledged,"
            + " \(found.intersection(acknowledged).count) of them there afterwards"
        )
      }
    }
    #expect(!acknowledged.isEmpty)
  }

  private func prepare(_ daemon: DaemonProcess) throws {
    let line = try daemon.connect()
    _ = try line.result(
      "project.define",
      #"{"products":{"x":{"kind":"nonConsumable","entitlements":["X"]}}}"#
    )
  }

  /// Pipelines purchases on devices of its own until the daemon is gone.
  private static func write(to socket: String, _ name: String, _ told: Told) {
    var sent = 0
    do {
      let line = try SocketLine(socket)
      while true {
        var burst = ""
        let first = sent
        for _ in 0..<16 {
          let id = "\(name).\(sent)"
          burst += """
            {"id":"i\(id)","method":"install","params":{"device":"\(id)"}}
            {"id":"\(id)","method":"purchase","params":{"device":"\(id)","product":"x",\
            "store":"web","transactionId":"\(id)"}}

            """
          sent += 1
        }
        try line.send(Array(burst.utf8))
        for number in first..<sent {
          guard try line.receive() != nil, let reply = try line.receive() else { return }
          let answer = try JSONTree(reply)
          guard answer["result"]?["created"] == .bool(true) else {
            Issue.record("\(answer)")
            return
          }
          told.acknowledged.withLock { $0.append("\(name).\(number)") }
        }
      }
    } catch {
      // The daemon was killed: what was not answered may or may not be there.
    }
  }

  /// Remembers what it was told of writes that others made.
  private static func read(from socket: String, _ told: Told) {
    guard let line = try? SocketLine(socket) else { return }
    while let project = try? line.result("project.describe", "{}") {
      guard case .number(let events)? = project["project"]?["counts"]?["events"] else { return }
      told.events.withLock { $0 = max($0, Int64(events) ?? 0) }
    }
  }

  /// Returns the transactions that are there; events are numbered without a gap, and every
  /// purchase that one tells of is whole.
  private func check(
    _ daemon: DaemonProcess,
    holds acknowledged: Set<String>,
    events told: Int64
  ) throws -> Set<String> {
    let line = try daemon.connect()
    var found: [String] = []
    var installed: Set<String> = []
    var cursor: Int64 = 0
    var more = true
    while more {
      let page = try line.result("events.read", "{\"after\":\"\(cursor)\",\"limit\":1000}")
      guard case .array(let events)? = page["events"] else { break }
      for event in events {
        cursor += 1
        #expect(event["cursor"] == .string("\(cursor)"))
        let device = event["device"]?.text ?? ""
        if event["kind"] == .string("userCreated") { installed.insert(device) }
        if event["kind"] == .string("purchaseRecorded") {
          found.append(event["transactionId"]?.text ?? "")
          #expect(installed.contains(device))
        }
      }
      more = page["more"] == .bool(true)
    }
    #expect(cursor >= told, "a reader was told of \(told) events, and \(cursor) are there")
    #expect(Set(found).count == found.count)
    #expect(acknowledged.isSubset(of: found))
    let counts = try line.result("project.describe", "{}")["project"]?["counts"]
    #expect(counts?["purchases"] == .number("\(found.count)"))
    #expect(counts?["events"] == .number("\(cursor)"))
    if let last = found.last {
      let check = try line.result("checkEntitlements", "{\"device\":\"\(last)\"}")
      #expect(check["entitlements"]?["X"]?["active"] == .bool(true))
    }
    return Set(found)
  }

  private static func inBackground(_ group: DispatchGroup, _ body: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async(group: group, execute: body)
  }
}
