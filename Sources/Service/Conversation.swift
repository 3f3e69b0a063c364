package import IdentityCore
package import LineProtocol

/// One connection, as far as its lines mean something: who speaks, and what is owed, in order.
package final class Conversation {
  package private(set) var caller: Caller
  /// What its owner knows it by.
  package let tag: UInt64
  /// A conversation over the limit of connections: its first line is answered with that.
  let isSurplus: Bool
  private var debt = Debt()
  /// How the peer writes its plain questions, as far as that was seen; nil for a stranger, who has
  /// nothing to ask.
  private var questionShape: QuestionShape?
  var isFirstLine = true
  /// A line that is not carried out to its end yet.
  var suspension: Suspension? {
    didSet { debt.isSuspended = suspension != nil }
  }
  /// Lines that came behind it.
  private(set) var postponed: [Postponed] = []
  /// Set when nothing more will be taken: what is owed goes out, then the connection closes.
  var isOver = false
  /// Whether the service holds it in its list of those that wait.
  var isWaiting = false

  /// What is owed to the peer; one value, for it is looked at with every line.
  private struct Debt {
    /// Replies that may be told, ahead of what is owed, and how many they are.
    var told: [UInt8] = []
    var toldCount = 0
    var owed: [Exchange] = []
    var postponedCount = 0
    /// What the held answers, and the lines behind them, weigh.
    var heldBytes = 0
    var isSuspended = false
    /// The newest turn that anything owed tells of: until it is durable, something waits here.
    var newestNeeded = TurnNumber.none
    /// The newest turn in which something was changed that nothing is owed for.
    var newestWritten = TurnNumber.none

    var count: Int { toldCount + owed.count + postponedCount + (isSuspended ? 1 : 0) }

    /// Whether what is durable may be told: nothing comes before it, and it is all that the peer
    /// has done itself.
    func mayTell(_ durable: TurnNumber) -> Bool {
      owed.isEmpty && !isSuspended && newestWritten <= durable
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

  /// How many answers are owed, but for those that come late; without end where they weigh more
  /// than `bytesMax`.
  package func backlog(upToBytes bytesMax: Int = .max) -> Int {
    let debt = debt
    return debt.heldBytes + debt.told.count > bytesMax ? .max : debt.count
  }

  /// What the held answers, and the lines behind them, weigh.
  package var owedBytes: Int { debt.heldBytes + debt.told.count }

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
    questionShape = nil
  }

  /// The plain question that a line asks, where it is written as the one before it was.
  func question(in line: Span<UInt8>) -> PlainQuestion? {
    questionShape?.question(in: line)
  }

  /// Whether a line is such a question.
  package func isQuestion(_ line: Span<UInt8>) -> Bool { question(in: line) != nil }

  func adopt(_ shape: QuestionShape?) {
    if caller.role != nil { questionShape = shape }
  }

  func owe(_ exchange: Exchange, durable: TurnNumber) {
    if debt.owed.isEmpty && exchange.needs <= durable && !exchange.opensSubscription {
      exchange.append(to: &debt.told)
      debt.toldCount += 1
      return
    }
    debt.owed.append(exchange)
    debt.heldBytes += exchange.bytes
    debt.newestNeeded = max(debt.newestNeeded, exchange.needs)
  }

  /// A notification changed something: who sent it finds it done, though nobody is told so.
  func note(writtenIn turn: TurnNumber) {
    debt.newestWritten = turn
  }

  /// Has a reply written of what is durable; false where something is owed before it, or nothing
  /// was written.
  func reply(durable: TurnNumber, _ write: (inout [UInt8]) -> Bool) -> Bool {
    guard debt.mayTell(durable) else { return false }
    var told: [UInt8] = []
    swap(&told, &debt.told)
    let isWritten = write(&told)
    swap(&told, &debt.told)
    if isWritten { debt.toldCount += 1 }
    return isWritten
  }

  /// How the peer writes its plain questions, and how many replies may be told before theirs; nil
  /// where something is owed before.
  func mayAnswer(durable: TurnNumber) -> (shape: QuestionShape, toldCount: Int)? {
    guard let questionShape, !isOver, !isSurplus, debt.mayTell(durable) else { return nil }
    return (questionShape, debt.toldCount)
  }

  /// Puts replies behind those that may be told.
  func tell(_ replies: [UInt8], count: Int) {
    debt.told += replies
    debt.toldCount += count
  }

  /// Replaces what was to be told of turns that never were.
  func settle(_ change: (Exchange) -> Exchange) {
    let owed = debt.owed.map(change)
    debt.heldBytes = owed.reduce(0) { $0 + $1.bytes } + postponed.reduce(0) { $0 + $1.bytes }
    debt.newestNeeded = owed.reduce(.none) { max($0, $1.needs) }
    debt.owed = owed
  }

  /// Takes out what may be told without a look at what is durable.
  package func takeTold() -> [UInt8] { Self.takeTold(from: &debt) }

  private static func takeTold(from debt: inout Debt) -> [UInt8] {
    var told: [UInt8] = []
    swap(&told, &debt.told)
    debt.toldCount = 0
    return told
  }

  /// Takes out what may be told, in the order of the lines.
  package func takeReady(durable: TurnNumber) -> [UInt8] {
    Self.takeReady(from: &debt, durable)
  }

  private static func takeReady(from debt: inout Debt, _ durable: TurnNumber) -> [UInt8] {
    var ready = takeTold(from: &debt)
    var (count, bytes) = (0, 0)
    while count < debt.owed.count && debt.owed[count].needs <= durable {
      bytes += debt.owed[count].bytes
      count += 1
    }
    guard count > 0 else { return ready }
    ready.reserveCapacity(ready.count + bytes)
    for place in 0..<count {
      debt.owed[place].append(to: &ready)
      if debt.owed[place].opensSubscription { debt.owed[place].openSubscriptions() }
    }
    debt.heldBytes -= bytes
    debt.owed.removeFirst(count)
    return ready
  }
}
