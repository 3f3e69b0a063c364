import IdentityCore
package import LineProtocol
import Platform

/// A connection at the level of lines: its caller, and the replies to its lines, in order.
package final class ClientSession {
  package private(set) var caller: Caller
  /// The owner's id for the connection.
  package let tag: UInt64
  /// Whether it exceeds the limit of connections: its first line is refused.
  let isSurplus: Bool
  private var outstanding = OutstandingReplies()
  var isFirstLine = true
  /// A line whose requests are not all answered.
  var suspension: Suspension? {
    didSet {
      outstanding.isSuspended = suspension != nil
      outstanding.suspendedBytes = suspension?.bytes ?? 0
    }
  }
  /// The result of the verification for which the suspended request has waited.
  var verified: VerifiedNotification?
  /// What the suspended request lacks of a shared store, until it is decided again.
  var storeWait: StoreWait?
  /// Lines that arrived after it.
  private(set) var postponed: [PostponedInput] = []
  /// Set when no more lines are accepted: the replies are sent, then the connection closes.
  var isOver = false
  /// Whether it is in the list of the `ReplyQueue`.
  var isWaiting = false

  /// The replies that are not sent; one value, because every line reads it.
  private struct OutstandingReplies {
    /// Replies that may be sent, ahead of those that are held, and their number.
    var emitted: [UInt8] = []
    var emittedCount = 0
    /// Replies that wait for a turn to become durable, and the number of lines that they answer.
    var held = PendingReplies()
    var heldCount = 0
    var postponedCount = 0
    /// The memory of the held replies and the postponed lines.
    var heldBytes = 0
    var isSuspended = false
    /// The memory of the suspended line, with the replies to its first requests.
    var suspendedBytes = 0
    /// The newest turn that a held reply reveals.
    var newestNeeded = TurnNumber.none
    /// The newest turn in which a notification changed something.
    var newestWritten = TurnNumber.none

    var count: Int { emittedCount + heldCount + postponedCount + (isSuspended ? 1 : 0) }

    /// Whether a reply from durable turns may be sent: no reply comes before it, and everything
    /// that the peer wrote itself is durable.
    func maySend(_ durable: TurnNumber) -> Bool {
      heldCount == 0 && !isSuspended && newestWritten <= durable
    }
  }

  /// Input that arrived behind a suspended line.
  enum PostponedInput {
    case line([UInt8], readAt: SteadyInstant)
    case dropped(DroppedLine)

    var bytes: Int {
      if case .line(let line, _) = self { line.count } else { 0 }
    }
  }

  package init(caller: Caller, isSurplus: Bool = false, tag: UInt64 = 0) {
    self.caller = caller
    self.tag = tag
    self.isSurplus = isSurplus
  }

  /// The number of lines that arrived behind a suspended one and are not handled yet.
  var postponedCount: Int { outstanding.postponedCount }

  /// Whether its next line waits for others.
  var isBusy: Bool { outstanding.isSuspended || outstanding.postponedCount > 0 }

  func postpone(_ line: PostponedInput) {
    postponed.append(line)
    outstanding.postponedCount += 1
    outstanding.heldBytes += line.bytes
  }

  /// Removes and returns the next postponed line.
  func takePostponed() -> PostponedInput? {
    guard !postponed.isEmpty else { return nil }
    let line = postponed.removeFirst()
    outstanding.postponedCount -= 1
    outstanding.heldBytes -= line.bytes
    return line
  }

  /// The number of replies that are not sent, without those of waits.
  package var owedCount: Int { outstanding.count }

  /// The memory of the replies that are not sent, and of postponed lines.
  package var owedBytes: Int {
    outstanding.heldBytes + outstanding.emitted.count + outstanding.suspendedBytes
  }

  /// The memory of the suspended line, with the replies to its first requests.
  var suspendedBytes: Int { outstanding.suspendedBytes }

  /// The bytes of the replies that are not sent.
  var answerBytes: Int { outstanding.held.bytes + outstanding.emitted.count }
  /// The bytes of this session in the sums of the `ReplyQueue`.
  var measuredBytes = 0
  var measuredSuspendedBytes = 0

  /// The newest turn that a held reply reveals.
  var newestNeeded: TurnNumber { outstanding.newestNeeded }

  /// The number of `events.wait` requests, whose replies come outside the order.
  package internal(set) var waitsCount = 0
  /// Its open subscriptions.
  var subscriptions: [Subscription] = []
  /// The id of the last subscription.
  var subscriptionsCount = 0

  /// The projects whose webhooks it posts.
  var claimed: [ProjectID] = []

  /// Whether it has an open subscription.
  package var isSubscribed: Bool { !subscriptions.isEmpty }

  /// Ends the input: the peer sends no more.
  package func end() {
    isOver = true
  }

  /// Whether the connection closes once everything is sent.
  ///
  /// A connection with a subscription stays open after its input ended.
  package var isFinished: Bool {
    isOver && outstanding.count == 0 && waitsCount == 0 && subscriptions.isEmpty
  }

  /// Replaces the caller's role; nil takes it away.
  package func adopt(_ role: Role?) {
    caller.role = role
  }

  /// Whether the peer may be answered from the reply cache.
  private var mayQuery: Bool { caller.role != nil && !isSurplus && !isOver }

  /// Parses a line as a query; nil for any other line.
  func query(in line: Span<UInt8>) -> FastQuery? {
    guard mayQuery, let query = FastQuery(in: line), query.end == line.count else { return nil }
    return query
  }

  /// Whether a line is a query that may be answered from the reply cache.
  package func isQuestion(_ line: Span<UInt8>) -> Bool { query(in: line) != nil }

  /// Adds a reply, whose text is `text`; returns whether it may be sent at once.
  func enqueue(
    _ reply: LineReply,
    to line: Span<UInt8>,
    text: Span<UInt8>,
    durable: TurnNumber
  ) -> Bool {
    Self.enqueue(reply, to: line, text, durable, in: &outstanding)
  }

  private static func enqueue(
    _ reply: LineReply,
    to line: Span<UInt8>,
    _ text: Span<UInt8>,
    _ durable: TurnNumber,
    in outstanding: inout OutstandingReplies
  ) -> Bool {
    let needs = reply.needs
    if outstanding.heldCount == 0 {
      if needs <= durable && !reply.opensSubscription {
        outstanding.emitted.append(copying: text)
        outstanding.emittedCount += 1
        return true
      }
    }
    // A reply from durable turns is never decided again.
    let kept = needs > durable ? line.count : 0
    let bytesBefore = outstanding.held.bytes
    outstanding.held.append(reply, to: line.extracting(first: kept), text: text)
    outstanding.heldCount += 1
    outstanding.heldBytes += outstanding.held.bytes - bytesBefore
    outstanding.newestNeeded = max(outstanding.newestNeeded, needs)
    return false
  }

  /// Records that a notification changed something: later replies wait for that turn.
  func recordWrite(in turn: TurnNumber) {
    outstanding.newestWritten = turn
  }

  /// Whether a reply from durable turns may be sent: no reply that waits comes before it.
  func maySend(_ durable: TurnNumber) -> Bool { outstanding.maySend(durable) }

  /// Whether cached replies may be sent at once: no reply at all comes before them.
  func mayAnswerAtOnce(durable: TurnNumber) -> Bool {
    mayQuery && outstanding.emittedCount == 0 && outstanding.maySend(durable)
  }

  /// Adds a reply to those that may be sent.
  func emit(_ reply: Span<UInt8>) {
    outstanding.emitted.append(copying: reply)
    outstanding.emittedCount += 1
  }

  /// Replaces the replies that reveal turns that were rolled back.
  func replaceRolledBack(
    durable: TurnNumber,
    _ replace: (LineReply, _ line: [UInt8]) -> LineReply
  ) {
    let held = outstanding.held.replacing(durable: durable, replace)
    outstanding.heldBytes = held.bytes + postponed.reduce(0) { $0 + $1.bytes }
    outstanding.newestNeeded = held.newestNeeded
    outstanding.held = held
  }

  /// Drops all replies: the client is gone.
  func forgetAnswers() {
    outstanding.emitted = []
    outstanding.emittedCount = 0
    outstanding.heldBytes -= outstanding.held.bytes
    outstanding.held = PendingReplies()
    outstanding.heldCount = 0
    outstanding.newestNeeded = .none
  }

  /// Removes and returns the replies that reveal durable turns only.
  func takeDurableReplies() -> [UInt8] { Self.takeDurableReplies(from: &outstanding) }

  private static func takeDurableReplies(from outstanding: inout OutstandingReplies) -> [UInt8] {
    var emitted: [UInt8] = []
    swap(&emitted, &outstanding.emitted)
    outstanding.emittedCount = 0
    return emitted
  }

  /// Removes and returns the replies that may be sent, in the order of the lines.
  ///
  /// `sent` gets the requests that each of the replies that waited answers, and their line.
  func takeReadyReplies(
    durable: TurnNumber,
    sent: PendingReplies.Recorder
  ) -> [UInt8] {
    Self.takeReadyReplies(from: &outstanding, durable, sent)
  }

  private static func takeReadyReplies(
    from outstanding: inout OutstandingReplies,
    _ durable: TurnNumber,
    _ sent: PendingReplies.Recorder
  ) -> [UInt8] {
    guard outstanding.heldCount > 0 else { return takeDurableReplies(from: &outstanding) }
    let bytesBefore = outstanding.held.bytes
    let (texts, count) = outstanding.held.takeDurable(durable, sent)
    guard count > 0 else { return takeDurableReplies(from: &outstanding) }
    outstanding.heldBytes -= bytesBefore - outstanding.held.bytes
    outstanding.heldCount -= count
    if outstanding.emittedCount == 0 { return texts }
    return takeDurableReplies(from: &outstanding) + texts
  }
}
