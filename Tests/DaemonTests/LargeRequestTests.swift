import Foundation
import TestSupport
import Testing

/// Restores thousands of purchases in a daemon that is killed meanwhile.
@Suite("Atomicity of a large request", .serialized)
struct LargeRequestTests {
  private static let count = 1500

  @Test("A kill during a large restore leaves all purchases with one of two users")
  func killed() throws {
    let daemon = try DaemonProcess(["--rules", "revenuecat"])
    try prepare(daemon)
    let began = Date()
    _ = try daemon.connect().result("restore", #"{"device":"pad"}"#)
    let duration = Date().timeIntervalSince(began)
    var (holder, written) = ("two", 0)
    var (moves, kills) = (0, 0)
    for trial in 0..<10 {
      let (taker, device) = holder == "two" ? ("one", "phone") : ("two", "pad")
      let eventsBefore = try events(daemon)
      let restoring = try daemon.connect()
      try restoring.send(
        Array(#"{"id":1,"method":"restore","params":{"device":"\#(device)"}}"#.utf8)
      )
      try restoring.send([0x0A])
      let writer = try daemon.connect()
      try writer.send(Array(properties(from: written, count: 50).utf8))
      // From before the decision until after its commit.
      usleep(UInt32(duration * 1_000_000 * (0.2 + 2 * Double(trial) / 9)))
      daemon.kill()
      let isAnswered = try answers(of: restoring) == 1
      let acknowledged = written + (try answers(of: writer))
      try daemon.restart()

      let held = ["one": try purchases(of: "one", daemon), "two": try purchases(of: "two", daemon)]
      let isMoved = held[taker] == Self.count
      #expect(held == [taker: isMoved ? Self.count : 0, holder: isMoved ? 0 : Self.count])
      #expect(isMoved || !isAnswered, "an answer was given, and is not true")
      let added = try events(daemon) - eventsBefore
      #expect(isMoved ? added >= Self.count : added < Self.count, "\(added) events")
      let stored = try numberOfProperties(daemon)
      #expect(stored >= acknowledged, "\(acknowledged) were acknowledged")
      written = stored
      if isMoved { (holder, moves) = (taker, moves + 1) } else { kills += 1 }
    }
    print("LargeRequestTests: \(moves) moved, \(kills) not, in \(Int(duration * 1000)) ms each")
    #expect(moves > 0 && kills > 0)
  }

  @Test("Concurrent readers see all purchases with one user, and then with the other")
  func beside() throws {
    let daemon = try DaemonProcess(["--rules", "revenuecat"])
    try prepare(daemon)
    let (restoring, reader) = (try daemon.connect(), try daemon.connect())
    try restoring.send(Array(#"{"id":1,"method":"restore","params":{"device":"pad"}}"#.utf8))
    try restoring.send([0x0A])
    var seen: [Int] = []
    repeat {
      let held = try purchases(of: "one", on: reader)
      #expect([0, Self.count].contains(held))
      seen.append(held)
    } while seen.last != 0 && seen.count < 1000
    #expect(seen.last == 0)
    let line = try #require(try restoring.receive())
    #expect(try JSONTree(line)["result"]?["restored"].map(count) == Self.count)
  }

  /// Gives a user a phone with purchases, and another a pad with the same store account.
  private func prepare(_ daemon: DaemonProcess) throws {
    let line = try daemon.connect()
    try line.result(
      "project.define",
      #"{"products":{"monthly":{"kind":"subscription","entitlements":["pro"]}}}"#
    )
    for (device, user) in [("phone", "one"), ("pad", "two")] {
      try line.result("install", #"{"device":"\#(device)","storeAccount":"home"}"#)
      try line.result("identify", #"{"device":"\#(device)","userId":"\#(user)"}"#)
    }
    try line.result("install", #"{"device":"tv","userId":"three"}"#)
    for start in stride(from: 0, to: Self.count, by: 50) {
      var requests = ""
      for number in start..<start + 50 {
        requests +=
          #"{"id":1,"method":"purchase","params":{"device":"phone","product":"monthly","#
          + #""store":"appStore","transactionId":"\#(number)","expiresAt":"2099-01-01T00:00:00Z"}}"#
          + "\n"
      }
      try line.send(Array(requests.utf8))
      for _ in 0..<50 { try line.nextResult() }
    }
  }

  private func properties(from start: Int, count: Int) -> String {
    (start..<start + count).map { number in
      #"{"id":1,"method":"setUserProperty","params":{"userId":"three","key":"k\#(number % 90)","#
        + #""value":"\#(number)"}}"# + "\n"
    }.joined()
  }

  /// Returns how many of the writer's requests were executed; they number their values.
  private func numberOfProperties(_ daemon: DaemonProcess) throws -> Int {
    let exported = try daemon.connect().result("user.export", #"{"userId":"three"}"#)
    guard case .array(let properties)? = exported["properties"] else { return 0 }
    return (properties.compactMap { Int($0["value"]?.text ?? "") }.max() ?? -1) + 1
  }

  /// Counts the replies before the end of the stream.
  private func answers(of line: SocketLine) throws -> Int {
    var count = 0
    do {
      while let reply = try line.receive() {
        let tree = try JSONTree(reply)
        try #require(tree["result"] != nil, "\(tree)")
        count += 1
      }
    } catch is ChildProcessError {
      // The kill cut off a reply, which does not count.
    }
    return count
  }

  private func purchases(of user: String, _ daemon: DaemonProcess) throws -> Int {
    try purchases(of: user, on: daemon.connect())
  }

  private func purchases(of user: String, on line: SocketLine) throws -> Int {
    let exported = try line.result("user.export", #"{"userId":"\#(user)"}"#)
    return try count(#require(exported["purchases"]))
  }

  private func count(_ list: JSONTree) -> Int {
    guard case .array(let elements) = list else { return -1 }
    return elements.count
  }

  private func events(_ daemon: DaemonProcess) throws -> Int {
    let described = try daemon.connect().result("project.describe", "{}")
    guard case .number(let count)? = described["project"]?["counts"]?["events"] else { return -1 }
    return Int(count) ?? -1
  }
}
