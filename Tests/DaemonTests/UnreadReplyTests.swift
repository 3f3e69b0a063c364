import Foundation
import TestSupport
import Testing

/// Measures the memory of a daemon whose clients request much and read nothing.
@Suite("Unread replies")
struct UnreadReplyTests {
  private static let discover = #"{"id":1,"method":"rpc.discover"}"#

  /// The most that the daemon's memory may grow.
  ///
  /// Of this, 64 MB are for replies that wait for clients, 32 MB for replies that wait for the
  /// disk, and 32 MB for growing buffers.
  private static let grownMax = 128 << 20
  /// The most memory that may remain after the clients disconnect.
  private static let keptMax = 16 << 20

  private func lines(_ line: String, _ count: Int) -> [UInt8] {
    Array(String(repeating: line + "\n", count: count).utf8)
  }

  /// Runs clients that send `bytes` and never read, beside clients that read.
  ///
  /// - Returns: The growth of the daemon's memory, and what remained after the clients left.
  private func burst(
    of clients: Int,
    sending bytes: [UInt8]
  ) throws -> (grown: Int, kept: Int) {
    let daemon = try DaemonProcess(["--store", "memory:"])
    let other = try daemon.connect()
    try other.result("rpc.discover", "{}")
    let (peak, resident) = (daemon.peakBytes, daemon.residentBytes)
    let descriptors = daemon.descriptorCount
    do {
      let greedy = try (0..<clients).map { _ in try daemon.connect() }
      for line in greedy { try line.send(bytes) }
      // A batch answers this request, and at most a few dozen requests of the other clients.
      for number in 0..<500 {
        try other.call(#"{"id":\#(number),"method":"server.ping"}"#)
      }
      try withExtendedLifetime(greedy) { try read(beside: daemon) }
    }
    let grown = daemon.peakBytes - peak
    #expect(daemon.waitUntilDescriptors(areAtMost: descriptors))
    try other.result("server.ping", "{}")
    return (grown, daemon.residentBytes - resident)
  }

  /// Checks that a client that reads gets all replies, even beyond the limit on waiting ones.
  private func read(beside daemon: DaemonProcess) throws {
    let reader = try daemon.connect()
    try reader.send(lines(Self.discover, 60))
    for _ in 0..<60 {
      let answer = try #require(try reader.receive())
      #expect(answer.count > 100_000)
    }
  }

  @Test("Fifty clients that send sixty large questions each use bounded memory")
  func fifty() throws {
    let (grown, kept) = try burst(of: 50, sending: lines(Self.discover, 60))
    #expect(DaemonProcess.isSanitized || grown < Self.grownMax, "\(grown) bytes more")
    #expect(DaemonProcess.isSanitized || kept < Self.keptMax, "\(kept) bytes kept")
  }

  @Test("Two hundred clients that send 1.3 KB of large questions each use bounded memory")
  func twoHundred() throws {
    let (grown, kept) = try burst(of: 200, sending: lines(Self.discover, 40))
    #expect(DaemonProcess.isSanitized || grown < Self.grownMax, "\(grown) bytes more")
    #expect(DaemonProcess.isSanitized || kept < Self.keptMax, "\(kept) bytes kept")
  }

  @Test("Two hundred clients, each with a batch of a hundred large questions, use bounded memory")
  func batches() throws {
    let batch = "[" + Array(repeating: Self.discover, count: 100).joined(separator: ",") + "]"
    let (grown, kept) = try burst(of: 200, sending: lines(batch, 1))
    #expect(DaemonProcess.isSanitized || grown < Self.grownMax, "\(grown) bytes more")
    #expect(DaemonProcess.isSanitized || kept < Self.keptMax, "\(kept) bytes kept")
  }

  @Test("Two hundred clients whose large replies wait for the disk use bounded memory")
  func behindChanges() throws {
    let install = #"{"id":1,"method":"install","params":{"device":"d"}}"#
    let bytes = lines(install, 1) + lines(Self.discover, 40)
    let (grown, kept) = try burst(of: 200, sending: bytes)
    #expect(DaemonProcess.isSanitized || grown < Self.grownMax, "\(grown) bytes more")
    #expect(DaemonProcess.isSanitized || kept < Self.keptMax, "\(kept) bytes kept")
  }
}
