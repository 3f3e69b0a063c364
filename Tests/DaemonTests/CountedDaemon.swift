import Foundation
import TestSupport

/// A daemon whose calls of the C library are counted, by a library that is loaded before it.
struct CountedDaemon {
  let daemon: DaemonProcess
  private let counters: String

  /// As the library's header has them, in this order.
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

  /// Not under a sanitizer.
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

  /// What it has called when it does nothing any more: what was written before is folded.
  func countsAtRest() throws -> Counts {
    var counts = try counts()
    while true {
      Thread.sleep(forTimeInterval: 0.3)
      let later = try self.counts()
      if later == counts { return later }
      counts = later
    }
  }

  /// What it has called so far.
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
