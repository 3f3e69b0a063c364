import Foundation
import TestSupport
import Testing

@Suite("Bounded memory")
struct CacheBoundTests {
  @Test("Records beyond the memory limit are stored on disk and read back correctly")
  func readsBack() throws {
    let folder = try ScratchFolder()
    try #"{"limits":{"cacheBytesMax":300000}}"#.write(
      toFile: folder.file("config"),
      atomically: true,
      encoding: .utf8
    )
    let daemon = try DaemonProcess(["--config", folder.file("config")])
    let line = try daemon.connect()
    try line.result(
      "project.define",
      #"{"products":{"x":{"kind":"nonConsumable","entitlements":["X"]}}}"#
    )
    let devices = 1000
    try pipeline(devices, on: line) {
      """
      {"id":\($0),"method":"install","params":{"device":"d\($0)"}}
      {"id":\($0),"method":"purchase","params":{"device":"d\($0)","product":"x","store":"web",\
      "transactionId":"t\($0)"}}

      """
    } check: { number, replies in
      #expect(replies[1]["created"] == .bool(true), "\(number)")
    }
    try pipeline(devices, on: line) {
      "{\"id\":\($0),\"method\":\"checkEntitlements\",\"params\":{\"device\":\"d\($0)\"}}\n"
    } check: { number, replies in
      let entitlement = replies[0]["entitlements"]?["X"]
      #expect(entitlement?["transactionId"] == .string("t\(number)"))
    }
  }

  /// Sends numbered requests in groups and checks their replies.
  private func pipeline(
    _ count: Int,
    on line: SocketLine,
    _ lines: (Int) -> String,
    check: (Int, [JSONTree]) throws -> Void
  ) throws {
    for start in stride(from: 0, to: count, by: 100) {
      let portion = start..<min(start + 100, count)
      try line.send(portion.flatMap { Array(lines($0).utf8) })
      for number in portion {
        let replies = try lines(number).split(separator: "\n").map { _ in
          try line.nextResult()
        }
        try check(number, replies)
      }
    }
  }
}
