// The middle of a turn: work that takes time is done in rounds, with reads in between.
internal import Platform

extension SocketServer {
  /// Delivers lines and does background work in rounds, until the service leaves the rest to
  /// another turn or nothing is left.
  ///
  /// A turn may decide much, because its changes become durable together. But a line that can be
  /// answered at once waits for at most a round.
  func runRounds(from start: SteadyInstant, _ pollResult: inout PollResult) throws(SystemError) {
    linesTaken = 0
    beginRound(at: start)
    while true {
      let candidate = pollResult.readable.count == 1 ? pollResult.readable[0] : nil
      if !pollResult.readable.isEmpty { readAll(&pollResult) }
      if !hasWaiting && !isWorkDue() {
        if let candidate, linesTaken == 0 { soleActive.record(candidate) }
        return
      }
      round.beginWaiting()
      // Earlier background work comes before new lines.
      let isWorkLeft = isWorkDue() && runBackgroundWork()
      deliverWaiting()
      guard isWorkLeft || round.isCutShort, !round.isFull, !isInterrupted(by: pollResult) else {
        return
      }
      try poller.wait(milliseconds: 0)
      collectEvents(&pollResult)
      beginRound(at: .now)
    }
  }

  /// Whether new events should end the turn: any event but finished work, or finished work once the
  /// turn has enough lines to be worth a commit.
  private func isInterrupted(by pollResult: PollResult) -> Bool {
    !pollResult.reasons.isEmpty && (linesTaken >= Self.linesTakenMin || pollResult.reasons != .work)
  }

  private static var linesTakenMin: Int { 16 }

  private var hasWaiting: Bool { stalledQuestions.count > 0 || stalled.count > 0 }

  /// Whether a waiting line can be delivered now.
  var isLineReady: Bool {
    hasWaiting && (stalledQuestions.contains(where: hasRoom) || stalled.contains(where: hasRoom))
  }

  /// Whether the connection has such a line, which is delivered even if the peer has disconnected.
  func isLineReady(of connection: Connection) -> Bool {
    connection.isStalled && hasRoom(connection)
  }

  private func beginRound(at now: SteadyInstant) {
    let isOpen = !hasWaiting && !isWorkDue()
    round.begin(at: now, for: isOpen ? .any : .ready)
  }

  private func readAll(_ pollResult: inout PollResult) {
    lastRead = round.begun
    outbox.readAt = round.begun
    var readable: [ConnectionID] = []
    swap(&readable, &pollResult.spareReadable)
    swap(&readable, &pollResult.readable)
    pollResult.hasUnread = false
    read(readable, &pollResult)
    readable.removeAll(keepingCapacity: true)
    swap(&readable, &pollResult.spareReadable)
  }

  /// More input is expected for this long after a read.
  private static var quietDuration: Duration { .milliseconds(2) }

  private func isWorkDue() -> Bool {
    service.hasWork && backgroundPausedUntil.map { $0 <= .now } ?? true
  }

  /// Does background work; returns whether to continue in this turn.
  ///
  /// While clients are active it gets a quarter of the time, because no client waits for it and its
  /// results cost other threads as much again.
  private func runBackgroundWork() -> Bool {
    let begun = SteadyInstant.now
    round.beginShare(at: begun)
    backgroundPausedUntil = nil
    repeat {
      if !service.workOn(outbox: outbox) { return false }
    } while !round.isOver()
    let now = SteadyInstant.now
    guard now < lastRead + Self.quietDuration else { return true }
    backgroundPausedUntil = now + (now - begun) * 3
    return false
  }
}

/// The time budget of a round: all readable connections are read, then waiting lines and background
/// work get a share of the time.
///
/// It is a class because the loop reads and changes it at every step.
final class RoundBudget {
  private(set) var begun = SteadyInstant.now
  /// Time spent on lines that were answered at once.
  private var readyTime = Duration.zero
  /// The end of the current share; nil before its first use.
  private var end: SteadyInstant?
  /// The lines that may take time; none until waiting lines had their share.
  private var allowed = LineKind.any
  /// Whether lines are left because the time is over.
  private(set) var isCutShort = false
  /// Whether the service leaves lines to another turn.
  private(set) var isFull = false

  /// Minimum share, to keep the overhead of rounds small.
  private static var shareMin: Duration { .microseconds(100) }

  func begin(at instant: SteadyInstant, for kind: LineKind) {
    begun = instant
    readyTime = .zero
    end = nil
    allowed = kind
    (isCutShort, isFull) = (false, false)
  }

  /// Starts the delivery of waiting lines, which decides again whether lines are left.
  func beginWaiting() {
    readyTime = .now - begun
    isCutShort = false
  }

  /// Starts a share for lines of a kind, unless all lines have it already.
  func open(for kind: LineKind) {
    guard allowed != .any else { return }
    end = nil
    allowed = kind
  }

  /// Whether the share is over; the first call starts it.
  func isOver() -> Bool {
    let now = SteadyInstant.now
    guard let end else {
      beginShare(at: now)
      return false
    }
    return now >= end
  }

  /// Starts a share.
  ///
  /// Questions get as much time as the lines that were answered at once, all other work a third of
  /// it. With an equal share, frequent questions that fill half of the time could never be read as
  /// promptly as before.
  func beginShare(at now: SteadyInstant) {
    end = now + max(Self.shareMin, allowed == .questions ? readyTime : readyTime / 3)
  }

  /// Returns the lines that may take time now.
  func allowedLines() -> LineKind { allowed != .ready && !isOver() ? allowed : .ready }

  /// Records that the service left a line although lines of `kind` had time; returns whether it
  /// would leave other lines, too.
  func recordRefusal(isQuestion: Bool, timeFor kind: LineKind) -> Bool {
    switch kind {
    case .ready: isCutShort = true
    case .questions where !isQuestion: return false
    case .questions, .any: isFull = true
    }
    return true
  }
}
