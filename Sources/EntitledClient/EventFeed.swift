internal import Glibc

/// Follows a project's events, for as long as somebody asks for the next one.
///
///     var feed = EventFeed(FeedSelection(from: .consumer("mailer")))
///     while true {
///       let event = try feed.next()
///       …
///       try feed.acknowledge()
///     }
///
/// A lost connection is made again, and the feed goes on behind the last event that was given: each
/// is given once, in order. Its methods block.
public struct EventFeed: ~Copyable, Sendable {
  /// The cursor of the last event that was given, or of what was passed over since; nil before the
  /// first answer.
  public private(set) var cursor: String?

  /// Whether the daemon was there when it was last asked.
  public var isConnected: Bool { connection != nil }

  /// How long one request waits for something to happen.
  public var waitLimit = Duration.seconds(30)

  /// For how long a daemon that was there before is looked for again; nil for ever.
  public var patience: Duration?

  /// A descriptor to which the events are written: when nobody reads from it any more, a page that
  /// is waited for comes at once, without any.
  package var outlet: CInt?

  private let selection: FeedSelection
  private let search: SocketSearch
  private let timeouts: Timeouts
  private var connection: Connection?
  private var pending: ArraySlice<FeedEvent> = []
  /// Where to go on when nothing is pending.
  private var pageCursor: String?
  /// What was acknowledged and may not have reached the daemon.
  private var unacknowledged: (consumer: String, cursor: String)?
  private var lostSince: ContinuousClock.Instant?
  private var wasConnected = false

  /// Connects when it is first asked for something.
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

  /// The next event, as soon as there is one.
  public mutating func next() throws(ClientError) -> FeedEvent {
    while true {
      if let event = pending.popFirst() {
        cursor = event.cursor
        return event
      }
      pending = try page()[...]
    }
  }

  /// The next events, those that there are together; none when nothing happened for `waitLimit`,
  /// or when the connection was lost and another one is tried next time.
  public mutating func nextPage() throws(ClientError) -> [FeedEvent] {
    let events = pending.isEmpty ? try page() : Array(pending)
    pending = []
    cursor = pageCursor
    return events
  }

  /// Notes that a consumer is done with every event that was given.
  ///
  /// Where the daemon is gone it is told when it is there again.
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

  /// Puts up with a daemon that is gone, for a while; other errors are thrown.
  private mutating func bear(_ error: ClientError) throws(ClientError) {
    guard wasConnected, error.isLoss else { throw error }
    connection = nil
    let now = ContinuousClock.now
    let since = lostSince ?? now
    lostSince = since
    if let patience, now - since > patience { throw error }
    // At once the first time, then slower and slower, as nobody knows when it comes back.
    let pause = min(.seconds(1), (now - since) / 4)
    _ = poll(nil, 0, CInt(pause.milliseconds) + 10)
  }

  /// Where the feed ends now: a subscription knows it, and is not needed further.
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
  /// Whether the daemon, or the way to it, was lost: another connection may do better.
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
