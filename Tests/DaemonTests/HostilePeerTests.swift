import Foundation
import TestSupport
import Testing

@Suite("Hostile and careless clients")
struct HostilePeerTests {
  private static let ping = Array("{\"id\":\"next\",\"method\":\"server.ping\"}\n".utf8)

  /// Counts the replies before that of the next `server.ping`.
  private func skip(on line: SocketLine) throws -> Int {
    var count = 0
    while let reply = try line.receive() {
      if try JSONTree(reply)["id"] == .string("next") { return count }
      count += 1
    }
    throw ChildProcessError(reason: "the daemon closed")
  }

  @Test("A line of 64 MiB is dropped as it arrives, and the next line is answered")
  func longLine() throws {
    let daemon = try DaemonProcess(["--store", "memory:"])
    let line = try daemon.connect()
    try line.send(Self.ping)
    #expect(try skip(on: line) == 0)
    let before = daemon.peakBytes
    let mebibyte = [UInt8](repeating: UInt8(ascii: "["), count: 1 << 20)
    for _ in 0..<64 { try line.send(mebibyte) }
    try line.send([0x0A] + Self.ping)
    let answer = try line.nextReply()
    #expect(answer["error"]?["data"]?["kind"] == .string("messageTooLarge"))
    #expect(answer["error"]?["data"]?["limit"] == .number("1048576"))
    #expect(try skip(on: line) == 0)
    let grown = daemon.peakBytes - before
    #expect(DaemonProcess.isSanitized || grown < 16 << 20, "\(grown) bytes more")
  }

  @Test("Unfinished lines of many clients use bounded memory and block no other client")
  func halfLines() throws {
    let daemon = try DaemonProcess(["--store", "memory:"])
    let other = try daemon.connect()
    try other.result("server.ping", "{}")
    let before = daemon.peakBytes
    let half = [UInt8](repeating: UInt8(ascii: "["), count: (1 << 20) - 1)
    let greedy = try (0..<200).map { _ in try daemon.connect() }
    for (number, line) in greedy.enumerated() {
      try line.send(half)
      try other.call(#"{"id":\#(number),"method":"server.ping"}"#)
    }
    let grown = daemon.peakBytes - before
    // The limit of 64 MiB, with room for buffers to grow.
    #expect(DaemonProcess.isSanitized || grown < 144 << 20, "\(grown) bytes more")
    // Each client whose line was dropped gets a single error, and its next line is answered.
    for line in greedy { try line.send([0x0A] + Self.ping) }
    var dropped = 0
    for line in greedy {
      let answer = try line.nextReply()
      if answer["error"]?["data"]?["kind"]?.text == "overloaded" { dropped += 1 }
      #expect(try skip(on: line) == 0)
    }
    #expect(136...200 ~= dropped, "\(dropped)")
  }

  @Test("Random bytes are rejected line by line, and the connection stays open")
  func noise() throws {
    let daemon = try DaemonProcess(["--store", "memory:"])
    var random = SplitMix(state: Seed.chosen())
    for _ in 0..<20 {
      let line = try daemon.connect()
      let noise = (0..<100_000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      // Each line gets a reply, except blank lines.
      try line.send(noise + [0x0A] + Self.ping)
      let lines = noise.split(separator: 0x0A).count { line in
        !line.allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
      }
      #expect(try skip(on: line) == lines)
    }
  }

  @Test("Descriptors that a client passes are closed")
  func descriptors() throws {
    let daemon = try DaemonProcess(["--store", "memory:"])
    let line = try daemon.connect()
    try line.send(Self.ping)
    #expect(try skip(on: line) == 0)
    let before = daemon.descriptorCount
    for _ in 0..<200 {
      try line.send(Self.ping, with: 0)
      #expect(try skip(on: line) == 0)
    }
    #expect(daemon.descriptorCount == before)
  }

  @Test("Connections that end amid a line or a reply leave nothing behind")
  func comeAndGo() throws {
    let daemon = try DaemonProcess(["--store", "memory:"])
    let line = try daemon.connect()
    try line.send(Self.ping)
    #expect(try skip(on: line) == 0)
    let before = daemon.descriptorCount
    let half = Array(#"{"id":1,"method":"install","params":{"device":"half"#.utf8)
    for round in 0..<2000 {
      let other = try daemon.connect()
      switch round % 4 {
      case 0: break
      case 1: try other.send(half)
      case 2: try other.send(Self.ping)
      default:
        try other.send(Array("{\"id\":1,\"method\":\"rpc.discover\"}\n".utf8))
        try other.halfClose()
      }
    }
    try line.send(Self.ping)
    #expect(try skip(on: line) == 0)
    #expect(daemon.waitUntilDescriptors(areAtMost: before))
    let unknown = try line.refusal(
      of: #"{"id":1,"method":"userInfo","params":{"device":"half"}}"#
    )
    #expect(unknown["data"]?["kind"] == .string("unknownDevice"))
  }

  @Test("Slow writers and unfinished lines block no other client")
  func slowWriters() throws {
    let daemon = try DaemonProcess(["--store", "memory:"])
    let call = Array(#"{"id":7,"method":"install","params":{"device":"slow"}}"#.utf8) + [0x0A]
    let slow = try (0..<100).map { _ in try daemon.connect() }
    let other = try daemon.connect()
    for (index, byte) in call.enumerated() {
      for line in slow { try line.send([byte]) }
      try other.call(#"{"id":\#(index),"method":"server.ping"}"#)
    }
    var created = 0
    for line in slow {
      let answer = try line.nextReply()
      if answer["result"]?["created"] == .bool(true) { created += 1 }
    }
    #expect(created == 1)
  }

  @Test("The daemon stops reading from a client that does not read, and bounds its memory")
  func slowReaders() throws {
    let daemon = try DaemonProcess(["--store", "memory:"])
    let other = try daemon.connect()
    try other.result("server.ping", "{}")
    let before = daemon.peakBytes
    // Each client requests 100 MB: 400 replies of some 250 KB.
    let ask = Array(String(repeating: "{\"id\":1,\"method\":\"rpc.discover\"}\n", count: 400).utf8)
    let greedy = try (0..<20).map { _ in try daemon.connect() }
    for line in greedy { try line.send(ask) }
    for number in 0..<50 {
      try other.call(#"{"id":\#(number),"method":"server.ping"}"#)
    }
    let grown = daemon.peakBytes - before
    // The limits on pending and unsent bytes, with room to grow: a fifth of the requested bytes.
    #expect(DaemonProcess.isSanitized || grown < 20 * (20 << 20), "\(grown) bytes more")
    // Clients that read in the end get all replies.
    for line in greedy.prefix(2) {
      let first = try #require(try line.receive())
      #expect(try JSONTree(first)["result"] != nil)
      for _ in 1..<400 { try #require(try line.receive() == first) }
    }
  }

  @Test("A client cannot forge lines of the log")
  func forgedLog() throws {
    let daemon = try DaemonProcess()
    let line = try daemon.connect()
    let words = #"x\nentitled: stopped\r\nentitled: listening on \u0085\u2028nothing\u0000"#
    let calls = [
      #""method":"\#(words)""#, #""method":"install","params":{"device":"\#(words)"}"#,
      #""method":"identify","params":{"device":"\#(words)","userId":"\#(words)"}"#,
      #""method":"userInfo","params":{"\#(words)":1}"#,
      #""method":"project.define","params":{"project":"\#(words)","rules":"\#(words)"}"#,
      #""method":"userInfo","params":{"project":"\#(words)","device":"\#(words)"}"#,
      #""method":"events.acknowledge","params":{"consumer":"\#(words)","cursor":"0"}"#,
    ]
    for call in calls {
      let answer = try line.reply(to: #"{"id":"\#(words)",\#(call)}"#)
      #expect(answer["result"] != nil || answer["error"] != nil)
    }
    try line.send(Array("entitled: stopped\n\u{1B}[2Jentitled: stopped\n".utf8) + Self.ping)
    #expect(try skip(on: line) == 2)
    #expect(daemon.log.split(separator: "\n").count == 1, "\(daemon.log)")
    daemon.stop()
    let log = daemon.log.split(separator: "\n")
    #expect(log.count == 3 && log.last == "entitled: stopped", "\(log)")
  }
}
