/// The records that a decision has looked at, by the hashes of their keys.
///
/// While none of them changes, and until the next moment at which the clock changes something, the
/// same question has the same answer. The set is complete by construction: a `Draft` adds every
/// record that it finds or misses, so that no list of record types has to be kept by hand.
package struct ReadSet: Equatable, Sendable {
  /// The most records that a set names: an answer that depends on more of them is not worth
  /// keeping.
  package static let countMax = 16

  package private(set) var hashes: [UInt64]
  /// Whether the hashes name everything that the decision depends on.
  package private(set) var isComplete = true

  init(_ hash: UInt64) {
    hashes = [hash]
  }

  mutating func insert(_ hash: UInt64) {
    guard isComplete, !hashes.contains(hash) else { return }
    if hashes.count < Self.countMax { hashes.append(hash) } else { isComplete = false }
  }

  /// The decision depends on something that has no record key.
  mutating func insertUnnamed() {
    isComplete = false
  }
}
