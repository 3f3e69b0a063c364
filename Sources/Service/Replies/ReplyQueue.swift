import IdentityCore
import LineProtocol

/// The replies that sessions wait for, over all sessions: which of them wait for a turn
/// to become durable, and how much memory that takes.
final class ReplyQueue {
  private let commits: CommitQueue
  private let writer: ReplyWriter
  /// What the replies that left have answered.
  var statistics = Statistics()
  /// The sessions that have replies to send, now or when a turn is durable.
  private(set) var waiting: [ClientSession] = []
  /// The bytes of replies that are not sent, over all sessions.
  private(set) var bytes = 0
  /// The bytes of suspended lines and of the replies to their first requests.
  private(set) var suspendedBytes = 0

  init(_ commits: CommitQueue, _ writer: ReplyWriter) {
    (self.commits, self.writer) = (commits, writer)
  }

  /// Adds a reply to a session's, and returns how many bytes were copied.
  ///
  /// The line is stored with a reply that waits for a turn: after a failed commit it is decided
  /// again.
  func enqueue(
    _ reply: LineReply,
    for line: Span<UInt8> = Span(),
    to session: ClientSession
  ) -> Int {
    var copiedBytes = 0
    var leavesAtOnce = false
    let durable = commits.durable
    writer.lend { writer in
      reply.write(to: &writer)
      writer.withBytes { text in
        copiedBytes = text.count
        leavesAtOnce = session.enqueue(reply, to: line, text: text, durable: durable)
      }
    }
    if leavesAtOnce {
      statistics.record(reply.outcomes, reply.times, atOnce: true, line, of: session.caller)
    }
    enlist(session)
    return copiedBytes
  }

  /// Has `releaseWaiting` return a session that has new replies.
  func enlist(_ session: ClientSession) {
    measure(session)
    guard !session.isWaiting else { return }
    session.isWaiting = true
    waiting.append(session)
  }

  /// Updates the sums of bytes after a session's replies have changed.
  func measure(_ session: ClientSession) {
    let bytes = session.answerBytes
    self.bytes += bytes - session.measuredBytes
    session.measuredBytes = bytes
    let suspendedBytes = session.suspendedBytes
    self.suspendedBytes += suspendedBytes - session.measuredSuspendedBytes
    session.measuredSuspendedBytes = suspendedBytes
  }

  /// Returns the sessions that have new replies or waited for a turn; those that still wait
  /// for one come again.
  func releaseWaiting() -> [ClientSession] {
    let released = waiting
    if !released.isEmpty { statistics.beginSending() }
    waiting.removeAll(keepingCapacity: true)
    for session in released {
      let stillWaits = session.newestNeeded > commits.durable
      session.isWaiting = stillWaits
      if stillWaits { waiting.append(session) }
    }
    return released
  }

  /// Removes and returns the replies that may be sent, in the order of the lines.
  func takeReadyReplies(of session: ClientSession) -> [UInt8] {
    let ready = session.takeReadyReplies(durable: commits.durable) {
      statistics.record($0, $1, atOnce: false, $2, of: session.caller)
    }
    measure(session)
    return ready
  }

  /// Removes and returns the replies that reveal durable turns only.
  func takeDurableReplies(of session: ClientSession) -> [UInt8] {
    let emitted = session.takeDurableReplies()
    measure(session)
    return emitted
  }

  /// Drops the replies to a client that is gone.
  func forget(_ session: ClientSession) {
    session.forgetAnswers()
    measure(session)
  }

  /// Replaces the replies that reveal turns that were rolled back.
  func replaceRolledBack(
    _ replace: (LineReply, _ line: [UInt8], ClientSession) -> LineReply
  ) {
    for session in waiting {
      session.replaceRolledBack(durable: commits.durable) { replace($0, $1, session) }
      measure(session)
    }
  }
}
