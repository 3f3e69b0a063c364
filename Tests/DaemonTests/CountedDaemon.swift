import Foundation
import TestSupport

/// A daemon with a preloaded library that counts its calls of the C library.
struct CountedDaemon {
  let daemon: DaemonProcess
  private let counters: String

  /// The counters in the order of the library's header.
  struct Counts: Equatable {
    var allocations = 0
    var waits = 0
    var receives = 0
    var sends = 0
    var syncs = 0

    fileprivate static let count = 5

    static func - (left: Counts, right: Counts) -> Counts {
      Counts(
        allocations: left.allocations - right.allocations,
        waits: left.waits - right.waits,
        receives: left.receives - right.receives,
        sends: left.sends - right.sends,
        syncs: left.syncs - right.syncs
      )
    }
  }

  /// False under a sanitizer.
  static let isPossible = !DaemonProcess.isSanitized

  init(_ options: [String] = []) throws {
    let folder = try ScratchFolder()
    counters = folder.file("counters")
    try Data(count: 4096).write(to: URL(filePath: counters))
    daemon = try DaemonProcess(
      options,
      in: folder,
      environment: [
        "LD_PRELOAD": DaemonProcess.program("libCallCounter.so"), "CALL_COUNTER": counters,
      ]
    )
  }

  /// Returns the counts once the daemon is idle and has flushed all writes.
  func countsAtRest() throws -> Counts {
    var counts = try counts()
    while true {
      Thread.sleep(forTimeInterval: 0.3)
      let later = try self.counts()
      if later == counts { return later }
      counts = later
    }
  }

  /// Returns the current counts.
  func counts() throws -> Counts {
    let bytes = try Data(contentsOf: URL(filePath: counters))
    let numbers = (0..<Counts.count).map { place in
      (0..<8).reduce(0) { $0 | Int(bytes[place * 8 + $1]) << ($1 * 8) }
    }
    return Counts(
      allocations: numbers[0],
      waits: numbers[1],
      receives: numbers[2],
      sends: numbers[3],
      syncs: numbers[4]
    )
  }
}
