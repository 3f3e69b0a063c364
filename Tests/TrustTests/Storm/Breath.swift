import Foundation
import TestSupport

/// When the writers of a round write, and when they rest together.
///
/// The daemon folds its journal into the tables when nobody writes, so that a part of the kills
/// must come while nobody does.
struct Breath: Sendable {
  private let begin: UInt64
  private let burst: UInt64
  private let rest: UInt64

  /// They never rest.
  static let none = Breath()

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

  /// For how long the rest has lasted; nil in a burst.
  func restedNanoseconds() -> UInt64? {
    let phase = (DispatchTime.now().uptimeNanoseconds - begin) % (burst + rest)
    return phase < burst ? nil : phase - burst
  }

  /// Until the writers have rested for so long; not at all where they never do.
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
