/// Checks that the feed agrees with the replies that the clients received.
///
/// The feed is a total order of all writes of all households. A write whose reply arrived before
/// another request was sent precedes that request.
enum FeedOrder {
  static func problems(
    _ events: [EmittedEvent],
    after cursor: Int,
    of operations: [Operation<Household>]
  ) -> [String] {
    var problems: [String] = []
    let known = Dictionary(grouping: operations.filter(\.request.isWrite), by: \.label)
    /// The operations in the order of the feed.
    var emitted: [Operation<Household>] = []
    var labels: Set<String> = []
    for (place, event) in events.enumerated() {
      if event.cursor != cursor + place + 1 {
        problems.append("event \(cursor + place + 1) has cursor \(event.cursor)")
      }
      if event.request == emitted.last?.label { continue }
      guard let operation = known[event.request]?.first else {
        problems.append("event \(event.cursor) names \(event.request), which no client sent")
        continue
      }
      if !labels.insert(operation.label).inserted {
        problems.append("the events of \(operation) are not consecutive")
      }
      emitted.append(operation)
    }
    for operation in operations {
      guard let answer = operation.answer else { continue }
      if answer.isEmitted(of: operation.request) != labels.contains(operation.label) {
        problems.append("the reply and the feed disagree about \(operation)")
      }
    }
    var firstEnd = UInt64.max
    for operation in emitted.reversed() {
      if firstEnd < operation.asked {
        problems.append("in the feed, \(operation) precedes a request that ended before it began")
      }
      firstEnd = min(firstEnd, operation.ended)
    }
    return problems
  }
}

extension HouseholdAnswer {
  /// Whether a request with this answer emits events.
  fileprivate func isEmitted(of request: Household.Request) -> Bool {
    switch self {
    case .installed(let isCreated, _): isCreated
    case .identified(_, let outcome), .loggedOut(let outcome), .purchased(_, let outcome, _):
      outcome != "unchanged"
    case .granted: true
    case .note, .entitled, .refused: false
    }
  }
}
