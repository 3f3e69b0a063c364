import Foundation
import TestSupport
import Testing

@Suite("Several services over one store, against the reference implementation of the rules")
struct FleetTests {
  /// Set by `ENTITLED_FLEETS` and `ENTITLED_FLEETS_FROM`.
  static let count = number(of: "ENTITLED_FLEETS") ?? 400
  static let first = UInt64(number(of: "ENTITLED_FLEETS_FROM") ?? 1)

  @Test("Every reply is that of one order of all requests", arguments: 0..<8)
  func linearizable(share: Int) throws {
    for seed in (0..<UInt64(Self.count)).filter({ $0 % 8 == UInt64(share) }) {
      if let found = try FleetRun(seed: Self.first &+ seed).finding() {
        Issue.record("seed \(Self.first &+ seed): \(found)")
        return
      }
    }
  }

  @Test("So is every reply to a request in a batch", arguments: 0..<8)
  func batches(share: Int) throws {
    for seed in (0..<UInt64(Self.count / 4)).filter({ $0 % 8 == UInt64(share) }) {
      if let found = try FleetRun(seed: Self.first &+ seed, sendsBatches: true).finding() {
        Issue.record("seed \(Self.first &+ seed) with batches: \(found)")
        return
      }
    }
  }

  private static func number(of name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
