/// A record's key and its hash, which is computed once for all look-ups.
package struct HashedKey: Equatable, Sendable {
  package let key: RecordKey
  package let hash: UInt64

  package init(_ key: RecordKey) {
    self.key = key
    hash = key.byteHash
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.hash == right.hash && left.key == right.key
  }
}
