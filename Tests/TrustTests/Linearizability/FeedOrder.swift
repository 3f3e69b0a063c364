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
        problems.append("event \(event.cursor) stands at place \(cursor + place + 1)")
      }
      if event.request == emitted.last?.label { continue }
      guard let operation = known[event.request]?.first else {
        problems.append("event \(event.cursor) tells of \(event.request), which nobody sent")
        continue
      }
      if !labels.insert(operation.label).inserted {
        problems.append("\(operation) is told of in two places")
      }
      emitted.append(operation)
    }
    for operation in operations {
      guard let answer = operation.answer else { continue }
      if answer.isEmitted(of: operation.request) != labels.contains(operation.label) {
        problems.append("\(operation), and the feed says otherwise")
      }
    }
    var firstEnd = UInt64.max
    for operation in emitted.reversed() {
      if firstEnd < operation.asked {
        problems.append("\(operation) is told of before what had ended when it was asked")
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
