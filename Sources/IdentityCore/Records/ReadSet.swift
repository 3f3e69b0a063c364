/// The hashes of the keys that a decision read.
///
/// While none of these records changes, and until the next time-based change, the same query has
/// the same answer. The set is complete by construction: a `Draft` adds every record that it looks
/// up, found or not. All that a customer holds is one entry.
package struct ReadSet: Equatable, Sendable {
  /// The size limit: an answer that depends on more records is not worth caching.
  package static let countMax = 16

  package private(set) var hashes: [UInt64]
  /// Whether the hashes cover everything that the decision depends on.
  package private(set) var isComplete = true

  init(_ hash: UInt64) {
    hashes = [hash]
  }

  /// Returns the entry for a customer's holdings, which changes with each of its purchases.
  static func holdings(of customer: HashedKey) -> UInt64 { ~customer.hash }

  mutating func insert(_ hash: UInt64) {
    guard isComplete, !hashes.contains(hash) else { return }
    if hashes.count < Self.countMax { hashes.append(hash) } else { isComplete = false }
  }

  /// Records a dependency that has no record key.
  mutating func insertUnnamed() {
    isComplete = false
  }
}
