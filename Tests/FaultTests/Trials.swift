import Foundation
import TestSupport

/// Which trials are made: a sample, or with `ENTITLED_FAULTS=all` every position for every method.
enum Trials {
  static let areAll = ProcessInfo.processInfo.environment["ENTITLED_FAULTS"] == "all"

  /// How each kind of call may fail.
  static func manners(of kind: FaultKind) -> [FaultManner] {
    switch kind {
    case .write: [.error(EIO), .torn(EIO), .error(ENOSPC), .forGood(ENOSPC), .short]
    case .sync: [.error(EIO)]
    case .open: [.error(EIO), .error(EMFILE)]
    case .rename, .unlink: [.error(EIO), .error(EACCES)]
    case .truncate: [.error(EIO), .error(ENOSPC)]
    }
  }

  /// Positions and manners for a kind of which so many calls were counted: all, or as many as
  /// `sampleSize` says, others in each run.
  static func faults(
    of kind: FaultKind,
    count: Int,
    sampleSize: Int,
    using random: inout SplitMix
  ) -> [(position: Int, manner: FaultManner)] {
    let all = (0..<count).flatMap { number in
      manners(of: kind).map { (position: number + 1, manner: $0) }
    }
    guard !areAll && all.count > sampleSize else { return all }
    return (0..<sampleSize).map { _ in all[Int(random.next() % UInt64(all.count))] }
  }
}
