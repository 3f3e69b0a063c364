internal import Glibc

/// A blocking reader of a project's events.
///
///     var feed = EventFeed(FeedSelection(from: .consumer("mailer")))
///     while true {
///       let event = try feed.next()
///       …
///     }
///
/// After a connection loss the feed reconnects and continues after the last event: it returns each
/// event once, in order. It acknowledges the events of a consumer when the caller asks for more.
/// Its methods block.
public struct EventFeed: ~Copyable, Sendable {
  /// The cursor after the last event returned; nil before the first reply.
  ///
  /// It also advances past events that do not match the selection.
  public var cursor: String? { plan.cursor }

  /// Whether the daemon was reachable at the last request.
  public var isConnected: Bool { connection != nil }

  /// Whether the daemon answered the last request with events, or with none.
  ///
  /// It may be connected and answer with an error that passes, for example `storageUnavailable`.
  public private(set) var isAnswered = false

  /// A descriptor to which the caller writes the events.
  ///
  /// When its reader closes it, a pending wait returns an empty page at once.
  package var outlet: CInt?

  private let project: String?
  /// Where to look for the daemon; after the first connection only its path.
  private var search: SocketSearch
  private let timeouts: Timeouts
  private let waitLimit: Duration
  private var plan: FeedPlan<FeedEvent>
  private var startsNow: Bool
  private var connection: Connection?

  /// Creates a feed that connects at its first request.
  ///
  /// - Parameters:
  ///   - selection: The events, and where to start.
  ///   - search: Where to look for the daemon.
  ///   - timeouts: The timeouts of each step.
  ///   - waitMilliseconds: How long one request waits for an event.
  ///   - patience: How long to retry after a connection loss; nil retries without limit.
  public init(
    _ selection: FeedSelection = FeedSelection(),
    _ search: SocketSearch = SocketSearch(),
    timeouts: Timeouts = Timeouts(),
    waitMilliseconds: Int = 30_000,
    patience: Duration? = nil
  ) {
    var request = FeedRequest(
      kinds: selection.kinds?.map { .string($0) },
      user: selection.user,
      createsConsumer: false,
      project: selection.project,
      waitMilliseconds: waitMilliseconds,
      patience: patience
    )
    switch selection.start {
    case .now: break
    case .after(let cursor): request.after = cursor
    case .consumer(let consumer): request.consumer = consumer
    }
    plan = FeedPlan(request)
    startsNow = selection.start == .now
    (project, self.search, self.timeouts) = (selection.project, search, timeouts)
    waitLimit = .milliseconds(waitMilliseconds)
  }

  /// Waits for the next event and returns it.
  public mutating func next() throws(ClientError) -> FeedEvent {
    while true {
      if try advance(), let event = plan.taken() { return event }
    }
  }

  /// Returns the next events that are available together.
  ///
  /// Returns none if nothing happened for the time of a wait, if the connection was lost, or if the
  /// daemon could not answer for now. Then `isAnswered` is false, and the next call tries again.
  public mutating func nextPage() throws(ClientError) -> [FeedEvent] {
    try advance() ? plan.takenTogether() : []
  }

  /// Acknowledges what the caller has taken, and reads a page if none is left; false if it failed.
  private mutating func advance() throws(ClientError) -> Bool {
    do throws(ClientError) {
      if plan.acknowledgement != nil || !plan.hasPending { try connect() }
      if let (method, params) = plan.acknowledgement {
        _ = try call(method, params)
        plan.noteAcknowledged()
      }
      if !plan.hasPending { Self.rest(try readPage()) }
      return true
    } catch {
      isAnswered = false
      if error.endsConnection { connection = nil }
      Self.rest(try plan.bear(error))
      return false
    }
  }

  private mutating func connect() throws(ClientError) {
    if connection == nil {
      connection = try Connection(search, timeouts: timeouts)
      connection?.outlet = outlet
      if let path = connection?.path { search = SocketSearch(paths: [path]) }
    }
    plan.hasBegun = true
  }

  private static func rest(_ pause: Duration) {
    if pause > .zero { _ = poll(nil, 0, Deadline(after: pause).millisecondsLeft) }
  }

  /// Returns the pause before the next request.
  private mutating func readPage() throws(ClientError) -> Duration {
    isAnswered = false
    if startsNow { plan.begin(after: try newest()) }
    startsNow = false
    let (method, params) = plan.question
    let reply = try call(method, params, timeout: timeouts.read + waitLimit)
    guard let cursor = reply["cursor"]?.text, let listed = reply["events"]?.elements else {
      throw .protocolViolation(reason: "the answer has no events, or no cursor")
    }
    let events = listed.compactMap { FeedEvent($0) }
    guard events.count == listed.count else {
      throw .protocolViolation(reason: "the answer has an event without a cursor or a kind")
    }
    isAnswered = true
    return plan.take(events, cursor: cursor, more: reply["more"]?.bool ?? false)
  }

  /// Returns the newest cursor: the reply to a subscription contains it.
  private mutating func newest() throws(ClientError) -> String {
    var params = Params()
    params.add("project", project)
    let result = try call("events.subscribe", params)
    guard let subscription = result["subscription"], let cursor = result["cursor"]?.text else {
      throw .protocolViolation(reason: "the answer has no subscription, or no cursor")
    }
    params.add("subscription", subscription)
    _ = try call("events.unsubscribe", params)
    return cursor
  }

  private mutating func call(
    _ method: String,
    _ params: Params,
    timeout: Duration? = nil
  ) throws(ClientError) -> JSON {
    guard let result = try connection?.call(method, params.json, timeout: timeout) else {
      preconditionFailure("EventFeed: a call without a connection")
    }
    return result
  }
}

extension FeedEvent: FeedElement {
  var position: String? { cursor }
}

extension ClientError {
  /// Whether only a new connection may succeed.
  fileprivate var endsConnection: Bool {
    if case .remote(let error) = self { error.kind == "shuttingDown" } else { true }
  }
}
