/// The state of a `Client` feed: decides the next call, but makes none.
///
/// The asynchronous and the blocking iterator therefore share it.
struct FeedPlan: Sendable {
  /// The cursor of the last event returned, or of the last event skipped.
  private(set) var cursor: String?
  private let selection: ClientEvents.Selection
  private var pending: ArraySlice<Entitled.Event> = []
  /// The cursor after the last event received; the iterator may not have returned it yet.
  private var next: String?
  private var acknowledged: String?
  private var canWait = true
  private var isRemembered: Bool
  private var hasBegun = false
  private var pause = Duration.milliseconds(50)
  private var paused = Duration.zero

  init(_ selection: ClientEvents.Selection) {
    self.selection = selection
    cursor = selection.after
    next = selection.after
    acknowledged = selection.after
    isRemembered = selection.consumer != nil
  }

  /// Removes and returns the next received event.
  mutating func taken() -> Entitled.Event? {
    guard let event = pending.popFirst() else { return nil }
    cursor = event.cursor
    return event
  }

  /// The call that acknowledges the events returned; nil if there is nothing to acknowledge.
  var acknowledgement: (method: String, params: Params)? {
    guard let consumer = selection.consumer, let cursor, cursor != acknowledged else { return nil }
    var params = Params()
    params.add("consumer", consumer)
    params.add("cursor", cursor)
    params.add("project", selection.project)
    return ("events.acknowledge", params)
  }

  mutating func noteAcknowledged() { acknowledged = cursor }

  /// The next call that requests events.
  var question: (method: String, params: Params) {
    var params = Params()
    if isRemembered {
      params.add("consumer", selection.consumer)
    } else {
      params.add("after", next)
    }
    params.add("kinds", selection.kinds)
    params.add("user", selection.user)
    if canWait { params.add("timeoutMs", selection.waitMilliseconds) }
    params.add("project", selection.project)
    return (canWait ? "events.wait" : "events.read", params)
  }

  /// Takes a reply, and returns the pause before the next call.
  mutating func take(_ answer: Entitled.EventsReadResult) -> Duration {
    hasBegun = true
    (pause, paused) = (.milliseconds(50), .zero)
    next = answer.cursor
    isRemembered = false
    pending = answer.events[...]
    if pending.isEmpty { cursor = answer.cursor }
    return !canWait && pending.isEmpty && !answer.more ? .seconds(1) : .zero
  }

  /// Returns the pause before a retry; throws errors that a retry cannot mend.
  mutating func bear(_ error: ClientError) throws(ClientError) -> Duration {
    if case .remote(let refusal) = error {
      if refusal.kind == "unknownMethod", canWait {
        // An older daemon lacks `events.wait`, so poll with `events.read`.
        canWait = false
        return .zero
      }
      if refusal.kind == "unknownConsumer", isRemembered {
        // The first acknowledgement creates a new consumer.
        isRemembered = false
        return .zero
      }
    }
    let isOver = selection.patience.map { paused >= $0 } ?? false
    guard hasBegun, !isOver, error.mayPass else { throw error }
    defer { pause = min(pause * 2, .seconds(2)) }
    paused += pause
    return pause
  }
}

extension ClientError {
  /// Whether a retry may succeed.
  fileprivate var mayPass: Bool {
    switch self {
    case .closed: self != Client.closedByUs
    case .noConnection, .timeout: true
    case .remote(let error): error.isRetryable
    case .permission, .protocolViolation: false
    }
  }
}
