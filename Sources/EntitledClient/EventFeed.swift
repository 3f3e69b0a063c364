internal import Glibc

/// A blocking reader of a project's events.
///
///     var feed = EventFeed(FeedSelection(from: .consumer("mailer")))
///     while true {
///       let event = try feed.next()
///       …
///       try feed.acknowledge()
///     }
///
/// After a connection loss the feed reconnects and continues after the last event: it returns each
/// event once, in order. Its methods block.
public struct EventFeed: ~Copyable, Sendable {
  /// The cursor after the last event returned; nil before the first reply.
  ///
  /// It also advances past events that do not match the selection.
  public private(set) var cursor: String?

  /// Whether the daemon was reachable at the last request.
  public var isConnected: Bool { connection != nil }

  /// How long one request waits for an event.
  public var waitLimit = Duration.seconds(30)

  /// How long to retry after a connection loss; nil retries without limit.
  public var patience: Duration?

  /// A descriptor to which the caller writes the events.
  ///
  /// When its reader closes it, a pending wait returns an empty page at once.
  package var outlet: CInt?

  private let selection: FeedSelection
  private let search: SocketSearch
  private let timeouts: Timeouts
  private var connection: Connection?
  private var pending: ArraySlice<FeedEvent> = []
  /// The cursor to continue after when no event is pending.
  private var pageCursor: String?
  /// An acknowledgement that may not have reached the daemon.
  private var unacknowledged: (consumer: String, cursor: String)?
  private var lostSince: ContinuousClock.Instant?
  private var wasConnected = false

  /// Creates a feed that connects at its first request.
  public init(
    _ selection: FeedSelection = FeedSelection(),
    _ search: SocketSearch = SocketSearch(),
    timeouts: Timeouts = Timeouts(),
    patience: Duration? = nil
  ) {
    self.selection = selection
    self.search = search
    self.timeouts = timeouts
    self.patience = patience
  }

  /// Waits for the next event and returns it.
  public mutating func next() throws(ClientError) -> FeedEvent {
    while true {
      if let event = pending.popFirst() {
        cursor = event.cursor
        return event
      }
      pending = try page()[...]
    }
  }

  /// Returns the next events that are available together.
  ///
  /// Returns none if nothing happened for `waitLimit`, or if the connection was lost. In the second
  /// case, the next call reconnects.
  public mutating func nextPage() throws(ClientError) -> [FeedEvent] {
    let events = pending.isEmpty ? try page() : Array(pending)
    pending = []
    cursor = pageCursor
    return events
  }

  /// Acknowledges, for a consumer, every event that the feed has returned.
  ///
  /// If the daemon is unreachable, the feed sends the acknowledgement after it reconnects.
  public mutating func acknowledge(as consumer: String) throws(ClientError) {
    guard let cursor else { return }
    unacknowledged = (consumer, cursor)
    guard connection != nil else { return }
    do throws(ClientError) {
      try sendAcknowledgement()
    } catch {
      try bear(error)
    }
  }

  private mutating func page() throws(ClientError) -> [FeedEvent] {
    do throws(ClientError) {
      if connection == nil {
        connection = try Connection(search, timeouts: timeouts)
        connection?.outlet = outlet
      }
      wasConnected = true
      try sendAcknowledgement()
      if pageCursor == nil, case .now = selection.start { pageCursor = try newest() }
      let milliseconds = waitLimit.milliseconds
      let result = try call(
        "events.wait",
        params + [JSON.Member("timeoutMs", .number(JSON.Number(milliseconds)))],
        timeout: timeouts.read + waitLimit
      )
      guard let cursor = result["cursor"]?.text, let listed = result["events"]?.elements else {
        throw .protocolViolation(reason: "the answer has no events, or no cursor")
      }
      let events = listed.compactMap { FeedEvent($0) }
      guard events.count == listed.count else {
        throw .protocolViolation(reason: "the answer has an event without a cursor or a kind")
      }
      pageCursor = cursor
      lostSince = nil
      return events
    } catch {
      try bear(error)
      return []
    }
  }

  /// Pauses before a retry if the connection was lost; throws all other errors.
  private mutating func bear(_ error: ClientError) throws(ClientError) {
    guard wasConnected, error.isLoss else { throw error }
    connection = nil
    let now = ContinuousClock.now
    let since = lostSince ?? now
    lostSince = since
    if let patience, now - since > patience { throw error }
    // Retry almost at once the first time, then with growing pauses of up to a second.
    let pause = min(.seconds(1), (now - since) / 4)
    _ = poll(nil, 0, CInt(pause.milliseconds) + 10)
  }

  /// Returns the newest cursor: the reply to a subscription contains it.
  private mutating func newest() throws(ClientError) -> String {
    let project = selection.project.map { [JSON.Member("project", .string($0))] } ?? []
    let result = try call("events.subscribe", project)
    guard let subscription = result["subscription"], let cursor = result["cursor"]?.text else {
      throw .protocolViolation(reason: "the answer has no subscription, or no cursor")
    }
    _ = try call("events.unsubscribe", project + [JSON.Member("subscription", subscription)])
    return cursor
  }

  private mutating func sendAcknowledgement() throws(ClientError) {
    guard let unacknowledged else { return }
    var members: [JSON.Member] = [
      .init("consumer", .string(unacknowledged.consumer)),
      .init("cursor", .string(unacknowledged.cursor)),
    ]
    if let project = selection.project { members.append(.init("project", .string(project))) }
    _ = try call("events.acknowledge", members)
    self.unacknowledged = nil
  }

  private mutating func call(
    _ method: String,
    _ params: [JSON.Member],
    timeout: Duration? = nil
  ) throws(ClientError) -> JSON {
    guard let result = try connection?.call(method, .object(params), timeout: timeout) else {
      preconditionFailure("EventFeed: a call without a connection")
    }
    return result
  }

  private var params: [JSON.Member] {
    var members: [JSON.Member] = []
    switch (pageCursor, selection.start) {
    case (let cursor?, _), (nil, .after(let cursor)):
      members.append(.init("after", .string(cursor)))
    case (nil, .consumer(let consumer)): members.append(.init("consumer", .string(consumer)))
    case (nil, .now): break
    }
    if let kinds = selection.kinds {
      members.append(.init("kinds", .array(kinds.map { .string($0) })))
    }
    if let user = selection.user { members.append(.init("user", .string(user))) }
    if let project = selection.project { members.append(.init("project", .string(project))) }
    return members
  }
}

extension ClientError {
  /// Whether a new connection may succeed.
  fileprivate var isLoss: Bool {
    switch self {
    case .noConnection, .closed, .timeout: true
    case .permission, .protocolViolation: false
    case .remote(let error): error.kind == "shuttingDown"
    }
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
