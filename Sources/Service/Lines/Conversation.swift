import IdentityCore
package import LineProtocol

/// The service's side of a connection: its caller, and the replies owed to it, in order.
package final class Conversation {
  package private(set) var caller: Caller
  /// The owner's identifier for the conversation.
  package let tag: UInt64
  /// Whether it exceeds the limit of connections: its first line gets an error.
  let isSurplus: Bool
  private var debt = OutstandingReplies()
  var isFirstLine = true
  /// A line whose requests have not all been carried out.
  var suspension: Suspension? {
    didSet {
      debt.isSuspended = suspension != nil
      debt.suspendedBytes = suspension?.bytes ?? 0
    }
  }
  /// Lines that arrived after the suspended line.
  private(set) var postponed: [Postponed] = []
  /// Set when no more lines are taken: owed replies are sent, then the connection closes.
  var isOver = false
  /// Whether the service's list of waiting conversations contains it.
  var isWaiting = false

  /// The replies owed to the peer; a single value, because every line reads it.
  private struct OutstandingReplies {
    /// Replies that may be sent, ahead of those held, and their number.
    var emitted: [UInt8] = []
    var emittedCount = 0
    /// Replies that wait until a turn is durable, and how many lines they answer.
    var held = PendingReplies()
    var heldCount = 0
    var postponedCount = 0
    /// The bytes of the held replies and of the postponed lines.
    var heldBytes = 0
    var isSuspended = false
    /// The bytes of the suspended line and of the replies to its first requests.
    var suspendedBytes = 0
    /// The newest turn on which an owed reply depends.
    var newestNeeded = TurnNumber.none
    /// The newest turn that a notification changed, for which no reply is owed.
    var newestWritten = TurnNumber.none

    var count: Int { emittedCount + heldCount + postponedCount + (isSuspended ? 1 : 0) }

    /// Whether a durable reply may be sent at once.
    ///
    /// That is so if no reply comes before it, and if all of the peer's own changes are durable.
    func maySend(_ durable: TurnNumber) -> Bool {
      heldCount == 0 && !isSuspended && newestWritten <= durable
    }
  }

  /// Input that arrived while a line was suspended.
  enum Postponed {
    case line([UInt8])
    case dropped(DroppedLine)

    var bytes: Int {
      if case .line(let line) = self { line.count } else { 0 }
    }
  }

  package init(caller: Caller, isSurplus: Bool = false, tag: UInt64 = 0) {
    self.caller = caller
    self.tag = tag
    self.isSurplus = isSurplus
  }

  func postpone(_ line: Postponed) {
    postponed.append(line)
    debt.postponedCount += 1
    debt.heldBytes += line.bytes
  }

  /// Removes and returns the first postponed line.
  func takePostponed() -> Postponed? {
    guard !postponed.isEmpty else { return nil }
    let line = postponed.removeFirst()
    debt.postponedCount -= 1
    debt.heldBytes -= line.bytes
    return line
  }

  /// How many replies are owed, without those to waits.
  package var owedCount: Int { debt.count }

  /// The bytes of owed replies and of the lines behind them.
  package var owedBytes: Int { debt.heldBytes + debt.emitted.count + debt.suspendedBytes }

  /// The bytes of the suspended line and of the replies to its first requests.
  var suspendedBytes: Int { debt.suspendedBytes }

  /// As `owedBytes`, without the suspended and postponed lines.
  var answerBytes: Int { debt.held.bytes + debt.emitted.count }
  /// This conversation's share of the service's sum of owed bytes.
  var weighedBytes = 0
  /// This conversation's share of the service's sum of suspended bytes.
  var weighedSuspendedBytes = 0

  /// The newest turn on which an owed reply depends.
  var newestNeeded: TurnNumber { debt.newestNeeded }

  /// How many waits are open; they are answered out of order and hold nothing up.
  package internal(set) var waitsCount = 0
  /// The subscriptions of the connection.
  var subscriptions: [Subscription] = []
  /// How many subscriptions it ever had: the id of the last.
  var subscriptionsCount = 0

  /// Whether the connection has a subscription.
  package var isSubscribed: Bool { !subscriptions.isEmpty }

  /// Ends the conversation's input: the peer sends nothing more.
  package func end() {
    isOver = true
  }

  /// Whether to close the connection once the replies taken out are sent.
  ///
  /// A subscriber still gets events after its input has ended.
  package var isFinished: Bool {
    isOver && debt.count == 0 && waitsCount == 0 && subscriptions.isEmpty
  }

  /// Replaces the caller's role; nil takes it away.
  package func adopt(_ role: Role?) {
    caller.role = role
  }

  /// Whether the peer may be answered from the reply cache.
  private var mayQuery: Bool { caller.role != nil && !isSurplus && !isOver }

  /// Returns the query that a line contains, if it is a plain query.
  func query(in line: Span<UInt8>) -> FastQuery? {
    guard mayQuery, let query = FastQuery(in: line), query.end == line.count else { return nil }
    return query
  }

  /// Whether a line is a query that may be answered from the reply cache.
  package func isQuestion(_ line: Span<UInt8>) -> Bool { query(in: line) != nil }

  /// Adds an owed reply, which goes out as `text`.
  func owe(
    _ exchange: LineReply,
    to line: Span<UInt8>,
    text: Span<UInt8>,
    durable: TurnNumber,
    from shelf: inout BufferPool
  ) {
    Self.owe(exchange, to: line, text, durable, by: &debt, from: &shelf)
  }

  /// As above; a long text that may be sent at once is taken over without a copy.
  func owe(
    _ exchange: LineReply,
    to line: Span<UInt8>,
    longText: consuming [UInt8],
    durable: TurnNumber,
    from shelf: inout BufferPool
  ) {
    let text = longText
    let isDurable = debt.heldCount == 0 && exchange.needs <= durable
    guard isDurable, debt.emitted.isEmpty, !exchange.opensSubscription else {
      return owe(exchange, to: line, text: text.span, durable: durable, from: &shelf)
    }
    debt.emitted = text
    debt.emittedCount += 1
  }

  private static func owe(
    _ exchange: LineReply,
    to line: Span<UInt8>,
    _ text: Span<UInt8>,
    _ durable: TurnNumber,
    by debt: inout OutstandingReplies,
    from shelf: inout BufferPool
  ) {
    let needs = exchange.needs
    if debt.heldCount == 0 {
      if needs <= durable && !exchange.opensSubscription {
        debt.emitted.append(copying: text)
        debt.emittedCount += 1
        return
      }
      debt.held = shelf.take()
    }
    // A reply that depends only on durable turns is never decided again.
    let kept = needs > durable ? line.count : 0
    let bytesBefore = debt.held.bytes
    debt.held.append(exchange, to: line.extracting(first: kept), text: text)
    debt.heldCount += 1
    debt.heldBytes += debt.held.bytes - bytesBefore
    debt.newestNeeded = max(debt.newestNeeded, needs)
  }

  /// Notes a change by a notification: the peer's later queries must see it.
  func note(writtenIn turn: TurnNumber) {
    debt.newestWritten = turn
  }

  /// Whether a durable reply may be sent: none that has to wait comes before it.
  func maySend(_ durable: TurnNumber) -> Bool { debt.maySend(durable) }

  /// Whether cached replies may be sent at once: no reply at all comes before them.
  func mayAnswerAtOnce(durable: TurnNumber) -> Bool {
    mayQuery && debt.emittedCount == 0 && debt.maySend(durable)
  }

  /// Appends a reply to those that may be sent.
  func tell(_ reply: Span<UInt8>) {
    debt.emitted.append(copying: reply)
    debt.emittedCount += 1
  }

  /// Replaces the replies that depend on discarded turns.
  func settle(durable: TurnNumber, _ replace: (LineReply, _ line: [UInt8]) -> LineReply) {
    let held = debt.held.settled(durable: durable, replace)
    debt.heldBytes = held.bytes + postponed.reduce(0) { $0 + $1.bytes }
    debt.newestNeeded = held.newestNeeded
    debt.held = held
  }

  /// Drops the owed replies after the client has disconnected.
  func forgetAnswers() {
    debt.emitted = []
    debt.emittedCount = 0
    debt.heldBytes -= debt.held.bytes
    debt.held = PendingReplies()
    debt.heldCount = 0
    debt.newestNeeded = .none
  }

  /// Removes and returns the replies that may be sent without a check of what is durable.
  func takeEmitted() -> [UInt8] { Self.takeEmitted(from: &debt) }

  private static func takeEmitted(from debt: inout OutstandingReplies) -> [UInt8] {
    var emitted: [UInt8] = []
    swap(&emitted, &debt.emitted)
    debt.emittedCount = 0
    return emitted
  }

  /// Removes and returns the replies that may be sent, in the order of the lines.
  ///
  /// Buffers that are no longer needed go to the pool.
  func takeReady(durable: TurnNumber, to shelf: inout BufferPool) -> [UInt8] {
    Self.takeReady(from: &debt, durable, to: &shelf)
  }

  private static func takeReady(
    from debt: inout OutstandingReplies,
    _ durable: TurnNumber,
    to shelf: inout BufferPool
  ) -> [UInt8] {
    guard debt.heldCount > 0 else { return takeEmitted(from: &debt) }
    let bytesBefore = debt.held.bytes
    let (texts, count) = debt.held.takeDurable(durable)
    guard count > 0 else { return takeEmitted(from: &debt) }
    debt.heldBytes -= bytesBefore - debt.held.bytes
    debt.heldCount -= count
    if debt.heldCount == 0 {
      var emptied = PendingReplies()
      swap(&emptied, &debt.held)
      shelf.giveBack(emptied)
    }
    if debt.emittedCount == 0 { return texts }
    return takeEmitted(from: &debt) + texts
  }
}
