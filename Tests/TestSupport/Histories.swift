import Foundation

/// The seeds of a test's random histories.
package enum Histories {
  /// Returns as many seeds as a test takes by itself, or as `ENTITLED_HISTORIES` says; the first is
  /// 1, or `ENTITLED_HISTORIES_FROM`.
  package static func seeds(_ count: UInt64) -> Range<UInt64> {
    let first = number("ENTITLED_HISTORIES_FROM") ?? 1
    return first..<first + (number("ENTITLED_HISTORIES") ?? count)
  }

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].map { text in
      guard let number = UInt64(text) else {
        preconditionFailure("\(name)=\(text): expected a number")
      }
      return number
    }
  }
}
