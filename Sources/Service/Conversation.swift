package import IdentityCore
package import LineProtocol

/// One connection, as far as its lines mean something: who speaks, and what is owed, in order.
package final class Conversation {
  package private(set) var caller: Caller
  /// What its owner knows it by.
  package let tag: UInt64
  /// A conversation over the limit of connections: its first line is answered with that.
  let isSurplus: Bool
  private(set) var owed: [Exchange] = []
  /// The newest turn that anything owed tells of: until it is durable, something waits here.
  private(set) var newestNeeded = TurnNumber.none
  var isFirstLine = true
  /// A line that is not carried out to its end yet.
  var suspension: Suspension?
  /// Lines that came behind it.
  private(set) var postponed: [Postponed] = []
  /// Set when nothing more will be taken: what is owed goes out, then the connection closes.
  package internal(set) var isOver = false
  /// Whether the service holds it in its list of those that wait.
  var isWaiting = false

  /// What came while a line was not carried out to its end.
  enum Postponed {
    case line([UInt8])
    case tooLong(lineBytesMax: Int)

    var bytes: Int {
      if case .line(let line) = self { line.count } else { 0 }
    }
  }

  func postpone(_ line: Postponed) {
    postponed.append(line)
    owedBytes += line.bytes
  }

  /// The next line that was put off.
  func takePostponed() -> Postponed? {
    guard !postponed.isEmpty else { return nil }
    let line = postponed.removeFirst()
    owedBytes -= line.bytes
    return line
  }

  package init(caller: Caller, isSurplus: Bool = false, tag: UInt64 = 0) {
    self.caller = caller
    self.tag = tag
    self.isSurplus = isSurplus
  }

  /// How many answers come late, outside the order; they hold nothing up.
  package internal(set) var waitsCount = 0
  /// What it is told of without asking again.
  var subscriptions: [Subscription] = []
  /// How many there were so far: the id of the last one.
  var subscriptionsCount = 0

  /// Whether it is told of something without asking again.
  package var isSubscribed: Bool { !subscriptions.isEmpty }

  /// How many answers are owed, but for those that come late.
  package var backlog: Int { owed.count + postponed.count + (suspension == nil ? 0 : 1) }

  /// Nothing more comes from the peer.
  package func end() {
    isOver = true
  }

  /// Whether the connection is to be closed once what was taken is out.
  ///
  /// Whoever has a subscription is still to be told something, also where nothing more comes in.
  package var isFinished: Bool {
    isOver && backlog == 0 && waitsCount == 0 && subscriptions.isEmpty
  }

  /// What the held answers, and the lines behind them, weigh.
  package private(set) var owedBytes = 0

  /// Gives the caller another role, or takes it away.
  package func adopt(_ role: Role?) {
    caller.role = role
  }

  func owe(_ exchange: Exchange) {
    owed.append(exchange)
    owedBytes += exchange.bytes
    newestNeeded = max(newestNeeded, exchange.needs)
  }

  /// Replaces what was to be told of turns that never were.
  func settle(_ change: (Exchange) -> Exchange) {
    owed = owed.map(change)
    owedBytes = owed.reduce(0) { $0 + $1.bytes } + postponed.reduce(0) { $0 + $1.bytes }
    newestNeeded = owed.reduce(.none) { max($0, $1.needs) }
  }

  /// Takes out what may be told, in the order of the lines.
  package func takeReady(durable: TurnNumber) -> [UInt8] {
    var ready: [UInt8] = []
    var count = 0
    while count < owed.count && owed[count].needs <= durable {
      owed[count].append(to: &ready)
      for part in owed[count].parts { part.opens?.open() }
      owedBytes -= owed[count].bytes
      count += 1
    }
    owed.removeFirst(count)
    return ready
  }
}
