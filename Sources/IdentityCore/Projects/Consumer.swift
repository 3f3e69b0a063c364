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

extension Consumer {
  /// Records that a consumer has processed the events up to a cursor.
  ///
  /// The first call creates the consumer, unless its name is one of a webhook. Its cursor never
  /// decreases, so that a late retry does no harm.
  package static func acknowledge(
    _ id: ConsumerID,
    through cursor: Int64,
    in draft: inout Draft
  ) throws(DecisionStop) -> Consumer {
    _ = try draft.newestCursor(checking: cursor, .cursor)
    let known = try existing(id, in: &draft)
    if known == nil, id.isOfWebhook { throw .refused(.unknownConsumer(id)) }
    if let known, known.cursor >= cursor { return known }
    let consumer = Consumer(id: id, cursor: cursor)
    draft.put(.consumer(consumer), for: .consumer(draft.number, id))
    return consumer
  }

  /// Returns a consumer; unknown if it never acknowledged anything.
  package static func stored(
    _ id: ConsumerID,
    in draft: inout Draft
  ) throws(DecisionStop) -> Consumer {
    guard let known = try existing(id, in: &draft) else { throw .refused(.unknownConsumer(id)) }
    return known
  }

  /// Returns a consumer, or nil if there is none of this name.
  static func existing(_ id: ConsumerID, in draft: inout Draft) throws(DecisionStop) -> Consumer? {
    try draft.value(.consumer(draft.number, id)) { $0.consumer }
  }
}

extension Consumer: FieldHolder {
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.signed(&cursor)
  }
}
