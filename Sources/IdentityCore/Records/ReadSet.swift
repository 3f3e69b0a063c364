/// What a decision has looked at, by the hashes of its keys.
///
/// While none of it changes, and until the next moment at which the clock changes something, the
/// same question has the same answer. The set is complete by construction: a `Draft` adds every
/// record that it finds or misses, so that no list of record types has to be kept by hand. What a
/// customer holds is named as one thing, however many purchases that are.
package struct ReadSet: Equatable, Sendable {
  /// The most that a set names: an answer that depends on more is not worth keeping.
  package static let countMax = 16

  package private(set) var hashes: [UInt64]
  /// Whether the hashes name everything that the decision depends on.
  package private(set) var isComplete = true

  init(_ hash: UInt64) {
    hashes = [hash]
  }

  /// The name of what a customer holds, which changes with each of these purchases.
  static func holdings(of customer: HashedKey) -> UInt64 { ~customer.hash }

  mutating func insert(_ hash: UInt64) {
    guard isComplete, !hashes.contains(hash) else { return }
    if hashes.count < Self.countMax { hashes.append(hash) } else { isComplete = false }
  }

  /// The decision depends on something that has no record key.
  mutating func insertUnnamed() {
    isComplete = false
  }
}
