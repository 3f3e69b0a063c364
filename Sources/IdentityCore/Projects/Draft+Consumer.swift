extension Draft {
  /// Notes that a consumer is done with every event up to a place; returns where it stands now.
  ///
  /// The first one makes the consumer. It never goes back, so that a late retry does no harm.
  package mutating func acknowledge(
    _ id: ConsumerID,
    through cursor: Int64
  ) throws(DecisionStop) -> Consumer {
    let newest = try projectCounts().events
    guard cursor <= newest else { throw .refused(.noSuchEvent(newest: newest)) }
    let known = try existing(consumer: id)
    if let known, known.cursor >= cursor { return known }
    let consumer = Consumer(id: id, cursor: cursor)
    put(.consumer(consumer), for: .consumer(project.number, id))
    return consumer
  }

  /// Where a consumer stands; one that never acknowledged anything is unknown.
  package mutating func consumer(_ id: ConsumerID) throws(DecisionStop) -> Consumer {
    guard let known = try existing(consumer: id) else { throw .refused(.unknownConsumer(id)) }
    return known
  }

  private mutating func existing(consumer id: ConsumerID) throws(DecisionStop) -> Consumer? {
    try value(.consumer(project.number, id)) {
      if case .consumer(let consumer) = $0 { consumer } else { nil }
    }
  }
}
