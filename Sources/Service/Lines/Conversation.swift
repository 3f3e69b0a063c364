import IdentityCore
package import LineProtocol

/// One connection, as far as its lines mean something: who speaks, and what is owed, in order.
package final class Conversation {
  package private(set) var caller: Caller
  /// What its owner knows it by.
  package let tag: UInt64
  /// A conversation over the limit of connections: its first line is answered with that.
  let isSurplus: Bool
  private var debt = OutstandingReplies()
  var isFirstLine = true
  /// A line that is not carried out to its end yet.
  var suspension: Suspension? {
    didSet {
      debt.isSuspended = suspension != nil
      debt.suspendedBytes = suspension?.bytes ?? 0
    }
  }
  /// Lines that came behind it.
  private(set) var postponed: [Postponed] = []
  /// Set when nothing more will be taken: what is owed goes out, then the connection closes.
  var isOver = false
  /// Whether the service holds it in its list of those that wait.
  var isWaiting = false

  /// What is owed to the peer; one value, for it is looked at with every line.
  private struct OutstandingReplies {
    /// Replies that may be told, ahead of what is owed, and how many they are.
    var emitted: [UInt8] = []
    var emittedCount = 0
    /// What waits until it is durable, and how many lines that answers.
    var held = PendingReplies()
    var heldCount = 0
    var postponedCount = 0
    /// What the held answers, and the lines behind them, weigh.
    var heldBytes = 0
    var isSuspended = false
    /// What the line that was begun takes, with the answers to its first requests.
    var suspendedBytes = 0
    /// The newest turn that anything owed tells of: until it is durable, something waits here.
    var newestNeeded = TurnNumber.none
    /// The newest turn in which something was changed that nothing is owed for.
    var newestWritten = TurnNumber.none

    var count: Int { emittedCount + heldCount + postponedCount + (isSuspended ? 1 : 0) }

    /// Whether what is durable may be told: nothing comes before it, and it is all that the peer
    /// has done itself.
    func maySend(_ durable: TurnNumber) -> Bool {
      heldCount == 0 && !isSuspended && newestWritten <= durable
    }
  }

  /// What came while a line was not carried out to its end.
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

  /// The next line that was put off.
  func takePostponed() -> Postponed? {
    guard !postponed.isEmpty else { return nil }
    let line = postponed.removeFirst()
    debt.postponedCount -= 1
    debt.heldBytes -= line.bytes
    return line
  }

  /// How many answers are owed, but for those that come late.
  package var owedCount: Int { debt.count }

  /// What the answers that are owed, and the lines behind them, weigh.
  package var owedBytes: Int { debt.heldBytes + debt.emitted.count + debt.suspendedBytes }

  /// What a line that was begun takes, with the answers to its first requests.
  var suspendedBytes: Int { debt.suspendedBytes }

  /// As `owedBytes`, without the lines behind them.
  var answerBytes: Int { debt.held.bytes + debt.emitted.count }
  /// The part of the service's sum of owed bytes that is this conversation's.
  var weighedBytes = 0
  /// The same of the sum of what begun lines take.
  var weighedSuspendedBytes = 0

  /// The newest turn that anything owed tells of: until it is durable, something waits here.
  var newestNeeded: TurnNumber { debt.newestNeeded }

  /// How many answers come late, outside the order; they hold nothing up.
  package internal(set) var waitsCount = 0
  /// What it is told of without asking again.
  var subscriptions: [Subscription] = []
  /// How many there were so far: the id of the last one.
  var subscriptionsCount = 0

  /// Whether it is told of something without asking again.
  package var isSubscribed: Bool { !subscriptions.isEmpty }

  /// Nothing more comes from the peer.
  package func end() {
    isOver = true
  }

  /// Whether the connection is to be closed once what was taken is out.
  ///
  /// Whoever has a subscription is still to be told something, also where nothing more comes in.
  package var isFinished: Bool {
    isOver && debt.count == 0 && waitsCount == 0 && subscriptions.isEmpty
  }

  /// Gives the caller another role, or takes it away.
  package func adopt(_ role: Role?) {
    caller.role = role
  }

  /// Whether the peer may be answered from the reply cache.
  private var mayQuery: Bool { caller.role != nil && !isSurplus && !isOver }

  /// The query that a line is, if it is one.
  func query(in line: Span<UInt8>) -> FastQuery? {
    guard mayQuery, let query = FastQuery(in: line), query.end == line.count else { return nil }
    return query
  }

  /// Whether a line is a query that may be answered from the reply cache.
  package func isQuestion(_ line: Span<UInt8>) -> Bool { query(in: line) != nil }

  /// From now on an answer is owed, of which `text` is what goes out.
  func owe(
    _ exchange: LineReply,
    to line: Span<UInt8>,
    text: Span<UInt8>,
    durable: TurnNumber,
    from shelf: inout BufferPool
  ) {
    Self.owe(exchange, to: line, text, durable, by: &debt, from: &shelf)
  }

  /// As above; a long text that may be told at once is taken over without a copy.
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
    // What tells of durable turns alone is never decided again.
    let kept = needs > durable ? line.count : 0
    let bytesBefore = debt.held.bytes
    debt.held.append(exchange, to: line.extracting(first: kept), text: text)
    debt.heldCount += 1
    debt.heldBytes += debt.held.bytes - bytesBefore
    debt.newestNeeded = max(debt.newestNeeded, needs)
  }

  /// A notification changed something: who sent it finds it done, though nobody is told so.
  func note(writtenIn turn: TurnNumber) {
    debt.newestWritten = turn
  }

  /// Whether what is durable may be told: nothing comes before it that has to wait.
  func maySend(_ durable: TurnNumber) -> Bool { debt.maySend(durable) }

  /// Whether cached replies may be sent at once: nothing at all comes before them.
  func mayAnswerAtOnce(durable: TurnNumber) -> Bool {
    mayQuery && debt.emittedCount == 0 && debt.maySend(durable)
  }

  /// Puts a reply behind those that may be told.
  func tell(_ reply: Span<UInt8>) {
    debt.emitted.append(copying: reply)
    debt.emittedCount += 1
  }

  /// Replaces what was to be told of turns that never were.
  func settle(durable: TurnNumber, _ replace: (LineReply, _ line: [UInt8]) -> LineReply) {
    let held = debt.held.settled(durable: durable, replace)
    debt.heldBytes = held.bytes + postponed.reduce(0) { $0 + $1.bytes }
    debt.newestNeeded = held.newestNeeded
    debt.held = held
  }

  /// Drops the answers that are owed: the client is gone.
  func forgetAnswers() {
    debt.emitted = []
    debt.emittedCount = 0
    debt.heldBytes -= debt.held.bytes
    debt.held = PendingReplies()
    debt.heldCount = 0
    debt.newestNeeded = .none
  }

  /// Takes out what may be told without a look at what is durable.
  func takeEmitted() -> [UInt8] { Self.takeEmitted(from: &debt) }

  private static func takeEmitted(from debt: inout OutstandingReplies) -> [UInt8] {
    var emitted: [UInt8] = []
    swap(&emitted, &debt.emitted)
    debt.emittedCount = 0
    return emitted
  }

  /// Takes out what may be told, in the order of the lines; the storage that is not needed for that
  /// any more goes to the shelf.
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
