// The middle of a turn: what takes time is done a little at a time, and in between others are heard.

extension SocketServer {
  /// Delivers lines, and has the service do what nobody's line asks for, until the service leaves
  /// the rest to another turn, or nothing is left.
  ///
  /// A turn may decide much, for what it changes becomes durable together; but whoever can be
  /// answered at once waits for one round of it.
  func passRounds(from start: SteadyInstant) throws(SystemError) {
    beginRound(at: start)
    while true {
      if !news.readable.isEmpty { readAll() }
      // What was brought about before comes before what is asked now.
      let isWorkLeft = service.hasWork && workOn()
      round.open()
      deliverStalled()
      guard isWorkLeft || round.isCut, !round.isFull, news.reasons.isEmpty else { return }
      try poller.wait(milliseconds: 0)
      look()
      beginRound(at: .now)
    }
  }

  /// Whether somebody's line waits only for its turn.
  var isLineReady: Bool { stalled.contains(where: hasRoom) }

  private func beginRound(at now: SteadyInstant) {
    round = Round(at: now, isOpen: stalled.count == 0 && !service.hasWork)
  }

  private func readAll() {
    var readable: [ConnectionID] = []
    swap(&readable, &news.readable)
    read(readable)
    readable.removeAll(keepingCapacity: true)
    swap(&readable, &news.readable)
  }

  /// Returns whether there is more of it for this turn.
  private func workOn() -> Bool {
    repeat {
      if !service.workOn(outbox: outbox) { return false }
    } while !round.isOver()
    return true
  }
}

/// A part of a turn: all who have sent something are heard, then others have their shares.
struct Round {
  private let begun: SteadyInstant
  /// When the share at hand is over; nil before anything took its time.
  private var end: SteadyInstant?
  /// Whether lines may take time; not before those who have waited longer.
  private var isOpen: Bool
  /// Whether lines are left for want of time.
  private(set) var isCut = false
  /// Whether the service leaves lines to another turn.
  private(set) var isFull = false

  /// What takes time has at least so much of a round, so that little of it goes for the rounds
  /// themselves.
  private static var shareMin: Duration { .microseconds(100) }

  init(at instant: SteadyInstant, isOpen: Bool) {
    begun = instant
    self.isOpen = isOpen
  }

  /// From here on the lines have their share.
  mutating func open() {
    if !isOpen { end = nil }
    isOpen = true
    isCut = false
  }

  /// Whether it is time for others; the first that asks has its share still before it.
  ///
  /// The two shares are at least as much as those had who were answered at once: nobody starves.
  mutating func isOver() -> Bool {
    let now = SteadyInstant.now
    guard let end else {
      end = now + max(Self.shareMin, (now - begun) / 2)
      return false
    }
    return now >= end
  }

  /// Whether a line may take time now.
  mutating func hasTime() -> Bool { isOpen && !isOver() }

  /// The service left a line, for which there was time or not.
  mutating func noteRefusal(hadTime: Bool) {
    if hadTime { isFull = true } else { isCut = true }
  }
}
