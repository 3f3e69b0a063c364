/// A reader of the feed that acknowledges events.
package struct Consumer: Equatable, Sendable {
  package var id: ConsumerID
  /// The last acknowledged event; 0 before the first.
  package var cursor: Int64

  package init(id: ConsumerID, cursor: Int64) {
    self.id = id
    self.cursor = cursor
  }
}

extension Consumer: FieldHolder {
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.signed(&cursor)
  }
}
