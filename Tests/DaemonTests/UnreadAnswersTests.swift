import Foundation
import TestSupport
import Testing

/// The memory of a real daemon whose clients ask for much and read nothing.
@Suite("Answers that are not read")
struct UnreadAnswersTests {
  private static let discover = #"{"id":1,"method":"rpc.discover"}"#

  /// 64 MB for answers that wait for clients, 32 MB for those that wait for the disk, and as much
  /// for buffers while they grow.
  private static let grownMax = 128 << 20
  /// How much of that may remain when the clients are gone.
  private static let keptMax = 16 << 20

  private func lines(_ line: String, _ count: Int) -> [UInt8] {
    Array(String(repeating: line + "\n", count: count).utf8)
  }

  /// Has clients send `bytes` and never read, beside clients that read.
  ///
  /// - Returns: by how much the daemon grew, and how much of that remained when they had left.
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
      // A turn answers one of these, and decides at most a few dozen requests of the others.
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

  /// A client that reads gets all of its answers, also when it asks for more than may wait.
  private func read(beside daemon: DaemonProcess) throws {
    let reader = try daemon.connect()
    try reader.send(lines(Self.discover, 60))
    for _ in 0..<60 {
      let answer = try #require(try reader.receive())
      #expect(answer.count > 100_000)
    }
  }

  @Test("fifty clients that send sixty large questions each")
  func fifty() throws {
    let (grown, kept) = try burst(of: 50, sending: lines(Self.discover, 60))
    #expect(DaemonProcess.isSanitized || grown < Self.grownMax, "\(grown) bytes more")
    #expect(DaemonProcess.isSanitized || kept < Self.keptMax, "\(kept) bytes kept")
  }

  @Test("two hundred clients that send 1.3 KB of large questions each")
  func twoHundred() throws {
    let (grown, kept) = try burst(of: 200, sending: lines(Self.discover, 40))
    #expect(DaemonProcess.isSanitized || grown < Self.grownMax, "\(grown) bytes more")
    #expect(DaemonProcess.isSanitized || kept < Self.keptMax, "\(kept) bytes kept")
  }

  @Test("two hundred clients, each with a batch of a hundred large questions")
  func batches() throws {
    let batch = "[" + Array(repeating: Self.discover, count: 100).joined(separator: ",") + "]"
    let (grown, kept) = try burst(of: 200, sending: lines(batch, 1))
    #expect(DaemonProcess.isSanitized || grown < Self.grownMax, "\(grown) bytes more")
    #expect(DaemonProcess.isSanitized || kept < Self.keptMax, "\(kept) bytes kept")
  }

  @Test("two hundred clients whose large answers wait for the disk")
  func behindChanges() throws {
    let install = #"{"id":1,"method":"install","params":{"device":"d"}}"#
    let bytes = lines(install, 1) + lines(Self.discover, 40)
    let (grown, kept) = try burst(of: 200, sending: bytes)
    #expect(DaemonProcess.isSanitized || grown < Self.grownMax, "\(grown) bytes more")
    #expect(DaemonProcess.isSanitized || kept < Self.keptMax, "\(kept) bytes kept")
  }
}
