extension Draft {
  /// Records that a consumer has processed the events up to a cursor.
  ///
  /// The first call creates the consumer, unless its name is one of a webhook. Its cursor never
  /// decreases, so that a late retry does no harm.
  package mutating func acknowledge(
    _ id: ConsumerID,
    through cursor: Int64
  ) throws(DecisionStop) -> Consumer {
    _ = try newestCursor(checking: cursor, .cursor)
    let known = try existing(consumer: id)
    if known == nil, id.isOfWebhook { throw .refused(.unknownConsumer(id)) }
    if let known, known.cursor >= cursor { return known }
    let consumer = Consumer(id: id, cursor: cursor)
    put(.consumer(consumer), for: .consumer(project.number, id))
    return consumer
  }

  /// Returns a consumer; unknown if it never acknowledged anything.
  package mutating func consumer(_ id: ConsumerID) throws(DecisionStop) -> Consumer {
    guard let known = try existing(consumer: id) else { throw .refused(.unknownConsumer(id)) }
    return known
  }

  /// Returns a consumer, or nil if there is none of this name.
  mutating func existing(consumer id: ConsumerID) throws(DecisionStop) -> Consumer? {
    try value(.consumer(project.number, id)) {
      if case .consumer(let consumer) = $0 { consumer } else { nil }
    }
  }
}
