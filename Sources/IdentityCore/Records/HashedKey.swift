/// What a record is found by, and its hash, which is made once for all places that are looked at.
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
