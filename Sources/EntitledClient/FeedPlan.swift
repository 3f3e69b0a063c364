/// The state of a feed: decides the next call, but makes none.
///
/// The blocking and the asynchronous feeds therefore share it.
struct FeedPlan<Event: FeedElement>: Sendable {
  /// The cursor of the last event returned, or of the last event skipped.
  private(set) var cursor: String?
  private let selection: FeedRequest
  private var pending: ArraySlice<Event> = []
  /// The cursor after the last event received; the feed may not have returned it yet.
  private var next: String?
  private var acknowledged: String?
  private var canWait = true
  private var isRemembered: Bool
  /// Whether the feed has reached the daemon, so that an error may be a loss.
  var hasBegun = false
  private var pause = Self.firstPause
  /// When the first call failed that no success followed.
  private var failingSince: ContinuousClock.Instant?

  private static var firstPause: Duration { .milliseconds(50) }

  init(_ selection: FeedRequest) {
    self.selection = selection
    cursor = selection.after
    next = selection.after
    acknowledged = selection.after
    isRemembered = selection.consumer != nil
  }

  /// Starts after a cursor instead of the beginning.
  mutating func begin(after cursor: String) { next = cursor }

  var hasPending: Bool { !pending.isEmpty }

  /// Removes and returns the next received event.
  mutating func taken() -> Event? {
    guard let event = pending.popFirst() else { return nil }
    cursor = event.position
    return event
  }

  /// Removes and returns all received events.
  mutating func takenTogether() -> [Event] {
    defer { (pending, cursor) = ([], next) }
    return Array(pending)
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

  mutating func noteAcknowledged() {
    acknowledged = cursor
    noteSuccess()
  }

  private mutating func noteSuccess() { (pause, failingSince) = (Self.firstPause, nil) }

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
  mutating func take(_ events: [Event], cursor: String, more: Bool) -> Duration {
    hasBegun = true
    noteSuccess()
    next = cursor
    isRemembered = false
    pending = events[...]
    if pending.isEmpty { self.cursor = cursor }
    return !canWait && pending.isEmpty && !more ? .seconds(1) : .zero
  }

  /// Returns the pause before a retry; throws errors that a retry cannot mend.
  mutating func bear(_ error: ClientError) throws(ClientError) -> Duration {
    if case .remote(let refusal) = error {
      if refusal.kind == "unknownMethod", canWait {
        // An older daemon lacks `events.wait`, so poll with `events.read`.
        canWait = false
        return .zero
      }
      if refusal.kind == "unknownConsumer", isRemembered, selection.createsConsumer {
        // The first acknowledgement creates a new consumer.
        isRemembered = false
        return .zero
      }
    }
    let since = failingSince ?? .now
    failingSince = since
    let left = selection.patience.map { $0 - since.duration(to: .now) } ?? pause
    guard hasBegun, left > .zero, error.isPassing else { throw error }
    defer { pause = min(pause * 2, .seconds(2)) }
    return min(pause, left)
  }
}

/// An event of a feed.
protocol FeedElement: Sendable {
  /// Its cursor; the daemon always sends it.
  var position: String? { get }
}

/// The events that a feed requests.
struct FeedRequest: Sendable {
  var after: String?
  var kinds: [JSON]?
  var user: String?
  var consumer: String?
  /// Whether the first acknowledgement creates an unknown consumer.
  var createsConsumer = true
  var project: String?
  var waitMilliseconds: Int
  var patience: Duration?
}
