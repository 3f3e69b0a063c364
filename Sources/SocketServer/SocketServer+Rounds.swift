// The middle of a turn: what takes time is done little by little, and others are heard in between.
internal import Platform

extension SocketServer {
  /// Delivers lines, and has the service do what nobody's line asks for, until the service leaves
  /// the rest to another turn, or nothing is left.
  ///
  /// A turn may decide much, for what it changes becomes durable together; but whoever can be
  /// answered at once waits for one round of it.
  func passRounds(from start: SteadyInstant, _ news: inout PollResult) throws(SystemError) {
    linesTaken = 0
    beginRound(at: start)
    while true {
      let speaker = news.readable.count == 1 ? news.readable[0] : nil
      if !news.readable.isEmpty { readAll(&news) }
      if !isAnybodyWaiting && !isTimeForWork() {
        if let speaker, linesTaken == 0 { loneSpeaker.note(speaker) }
        return
      }
      round.beginWaiting()
      // What was brought about before comes before what is asked now.
      let isWorkLeft = isTimeForWork() && workOn()
      deliverWaiting()
      guard isWorkLeft || round.isCut, !round.isFull, !isInterrupted(by: news) else { return }
      try poller.wait(milliseconds: 0)
      look(&news)
      beginRound(at: .now)
    }
  }

  /// Whether something has happened that others wait for, and not for nothing: a turn of a few
  /// lines is handed on at nearly the price of one with many.
  private func isInterrupted(by news: PollResult) -> Bool {
    !news.reasons.isEmpty && (linesTaken >= Self.linesTakenMin || news.reasons != .work)
  }

  private static var linesTakenMin: Int { 16 }

  private var isAnybodyWaiting: Bool { asking.count > 0 || stalled.count > 0 }

  /// Whether somebody's line waits only for its turn.
  var isLineReady: Bool {
    isAnybodyWaiting && (asking.contains(where: hasRoom) || stalled.contains(where: hasRoom))
  }

  /// As `isLineReady`, of one connection: such a line is taken, also where its sender is gone.
  func isLineReady(of connection: Connection) -> Bool {
    connection.isStalled && hasRoom(connection)
  }

  private func beginRound(at now: SteadyInstant) {
    let isOpen = !isAnybodyWaiting && !isTimeForWork()
    round.begin(at: now, for: isOpen ? .any : .ready)
  }

  private func readAll(_ news: inout PollResult) {
    lastHeard = round.begun
    var readable: [ConnectionID] = []
    swap(&readable, &news.spareReadable)
    swap(&readable, &news.readable)
    news.hasUnread = false
    read(readable, &news)
    readable.removeAll(keepingCapacity: true)
    swap(&readable, &news.spareReadable)
  }

  /// For so long after somebody was heard others are expected.
  private static var restlessness: Duration { .milliseconds(2) }

  private func isTimeForWork() -> Bool {
    service.hasWork && workRestsUntil.map { $0 <= .now } ?? true
  }

  /// Returns whether it should go on in this turn.
  ///
  /// Beside others it takes a quarter of the time: nobody waits for it, and what it brings about
  /// costs the threads behind this one as much again.
  private func workOn() -> Bool {
    let begun = SteadyInstant.now
    round.beginShare(at: begun)
    workRestsUntil = nil
    repeat {
      if !service.workOn(outbox: outbox) { return false }
    } while !round.isOver()
    let now = SteadyInstant.now
    guard now < lastHeard + Self.restlessness else { return true }
    workRestsUntil = now + (now - begun) * 3
    return false
  }
}

/// A part of a turn: all who have sent something are heard, then others have their shares.
///
/// An object, for the loop looks at it and changes it at every step.
final class Round {
  private(set) var begun = SteadyInstant.now
  /// How long those were heard who were answered at once.
  private var readyTime = Duration.zero
  /// When the share at hand is over; nil before anything took its time.
  private var end: SteadyInstant?
  /// Which lines may take time; none before those who have waited longer.
  private var open = LineKind.any
  /// Whether lines are left for want of time.
  private(set) var isCut = false
  /// Whether the service leaves lines to another turn.
  private(set) var isFull = false

  /// What takes time has at least so much of a round, so that little of it goes for the rounds
  /// themselves.
  private static var shareMin: Duration { .microseconds(100) }

  func begin(at instant: SteadyInstant, for kind: LineKind) {
    begun = instant
    readyTime = .zero
    end = nil
    open = kind
    (isCut, isFull) = (false, false)
  }

  /// Those who have waited are asked again: here it is told anew whether lines are left.
  func beginWaiting() {
    readyTime = .now - begun
    isCut = false
  }

  /// From here on lines of a kind have a share, where not all have it.
  func open(for kind: LineKind) {
    guard open != .any else { return }
    end = nil
    open = kind
  }

  /// Whether it is time for others; the first that asks has its share still before it.
  func isOver() -> Bool {
    let now = SteadyInstant.now
    guard let end else {
      beginShare(at: now)
      return false
    }
    return now >= end
  }

  /// Nobody starves.
  ///
  /// Questions have as long as those who were answered at once, and whatever else there is a third
  /// of it: had it as much, those who ask so often that it takes half of the time could never be
  /// heard again as soon as before.
  func beginShare(at now: SteadyInstant) {
    end = now + max(Self.shareMin, open == .questions ? readyTime : readyTime / 3)
  }

  /// Which lines may take time now.
  func timeFor() -> LineKind { open != .ready && !isOver() ? open : .ready }

  /// The service left a line, where there was time for those of a kind; returns whether it would
  /// leave others now, too.
  func noteRefusal(isQuestion: Bool, timeFor kind: LineKind) -> Bool {
    switch kind {
    case .ready: isCut = true
    case .questions where !isQuestion: return false
    case .questions, .any: isFull = true
    }
    return true
  }
}
