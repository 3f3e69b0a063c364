/// A record's key and its hash, which is computed once for all look-ups.
package struct HashedKey: Equatable, Sendable {
  package let key: RecordKey
  package let hash: UInt64

  package init(_ key: consuming RecordKey) {
    hash = key.byteHash
    self.key = key
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.hash == right.hash && left.key == right.key
  }
}
