import Foundation
import TestSupport

/// Bursts of writes, with pauses that all writers of a round share.
///
/// The daemon compacts its journal into the tables while there are no writes, so some kills must
/// fall into a pause.
struct WritePause: Sendable {
  private let begin: UInt64
  private let burst: UInt64
  private let rest: UInt64

  /// No pauses.
  static let none = WritePause()

  private init() {
    begin = 0
    burst = 1
    rest = 0
  }

  init(using random: inout SplitMix) {
    begin = DispatchTime.now().uptimeNanoseconds
    burst = 3_000_000 + random.next() % 20_000_000
    rest = random.next() % 30_000_000
  }

  /// Returns how long the current pause has lasted; nil in a burst.
  func restedNanoseconds() -> UInt64? {
    let phase = (DispatchTime.now().uptimeNanoseconds - begin) % (burst + rest)
    return phase < burst ? nil : phase - burst
  }

  /// Waits until a pause has lasted this long; returns at once if there are no pauses.
  func waitForRest(nanoseconds: UInt64) {
    guard nanoseconds < rest else { return }
    let period = burst + rest
    let phase = (DispatchTime.now().uptimeNanoseconds - begin) % period
    usleep(UInt32((burst + nanoseconds + period - phase) % period / 1000))
  }

  func waitForBurst() {
    guard let rested = restedNanoseconds() else { return }
    usleep(UInt32((rest - min(rested, rest)) / 1000))
  }
}
