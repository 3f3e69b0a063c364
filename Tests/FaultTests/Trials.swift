import Foundation
import TestSupport

/// Which trials are made: a sample, or with `ENTITLED_FAULTS=all` every position for every method,
/// or of those that it names: `ENTITLED_FAULTS=purchase,restore,start,backup`.
enum Trials {
  private static let chosen = ProcessInfo.processInfo.environment["ENTITLED_FAULTS"] ?? ""
  static let areAll = chosen == "all"

  static func areAll(of name: String) -> Bool {
    areAll || chosen.split(separator: ",").contains { $0 == name }
  }

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
  /// `sampleSize` says; nil is all.
  static func faults(
    of kind: FaultKind,
    count: Int,
    sampleSize: Int?,
    using random: inout SplitMix
  ) -> [(position: Int, manner: FaultManner)] {
    let all = (0..<count).flatMap { number in
      manners(of: kind).map { (position: number + 1, manner: $0) }
    }
    guard let sampleSize, all.count > sampleSize else { return all }
    return (0..<sampleSize).map { _ in all[Int(random.next() % UInt64(all.count))] }
  }
}
