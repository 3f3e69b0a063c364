import Foundation
import TestSupport

/// The trials to run: a sample, or with `ENTITLED_FAULTS=all` every position for every method, or
/// those that it lists: `ENTITLED_FAULTS=purchase,restore,start,backup`.
enum Trials {
  private static let chosen = ProcessInfo.processInfo.environment["ENTITLED_FAULTS"] ?? ""
  static let areAll = chosen == "all"

  static func areAll(of name: String) -> Bool {
    areAll || chosen.split(separator: ",").contains { $0 == name }
  }

  /// Returns the ways in which a kind of call can fail.
  static func modes(of kind: FaultKind) -> [FaultMode] {
    switch kind {
    case .write: [.error(EIO), .torn(EIO), .error(ENOSPC), .forGood(ENOSPC), .short]
    case .sync: [.error(EIO)]
    case .open: [.error(EIO), .error(EMFILE)]
    case .rename, .unlink: [.error(EIO), .error(EACCES)]
    case .truncate: [.error(EIO), .error(ENOSPC)]
    }
  }

  /// Returns the positions and modes for a counted number of calls: all, or a sample of
  /// `sampleSize`; nil is all.
  static func faults(
    of kind: FaultKind,
    count: Int,
    sampleSize: Int?,
    using random: inout SplitMix
  ) -> [(position: Int, mode: FaultMode)] {
    let all = (0..<count).flatMap { number in
      modes(of: kind).map { (position: number + 1, mode: $0) }
    }
    guard let sampleSize, all.count > sampleSize else { return all }
    return (0..<sampleSize).map { _ in all[Int(random.next() % UInt64(all.count))] }
  }
}
