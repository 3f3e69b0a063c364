import IdentityCore
import LineProtocol

/// The replies that conversations wait for, over all conversations: which of them wait for a turn
/// to become durable, and how much memory that takes.
final class ReplyQueue {
  private let commits: CommitQueue
  private let writer: ReplyWriter
  private var buffers = BufferPool()
  /// What the replies that left have answered.
  var statistics = Statistics()
  /// The conversations that have replies to send, now or when a turn is durable.
  private(set) var waiting: [Conversation] = []
  /// The bytes of replies that are not sent, over all conversations.
  private(set) var bytes = 0
  /// The bytes of suspended lines and of the replies to their first requests.
  private(set) var suspendedBytes = 0

  init(_ commits: CommitQueue, _ writer: ReplyWriter) {
    (self.commits, self.writer) = (commits, writer)
  }

  /// Adds a reply to a conversation's, and returns how many bytes were copied.
  ///
  /// The line is stored with a reply that waits for a turn: after a failed commit it is decided
  /// again.
  func enqueue(
    _ reply: LineReply,
    for line: Span<UInt8> = Span(),
    to conversation: Conversation
  ) -> Int {
    var copiedBytes = 0
    var leavesAtOnce = false
    let durable = commits.durable
    if let text = reply.longText {
      copiedBytes = text.count
      leavesAtOnce = conversation.enqueue(
        reply,
        to: line,
        longText: text,
        durable: durable,
        from: &buffers
      )
    } else {
      writer.lend { writer in
        reply.write(to: &writer)
        writer.withBytes { text in
          copiedBytes = text.count
          leavesAtOnce = conversation.enqueue(
            reply,
            to: line,
            text: text,
            durable: durable,
            from: &buffers
          )
        }
      }
    }
    if leavesAtOnce {
      statistics.record(reply.outcomes, reply.times, atOnce: true, line, of: conversation.caller)
    }
    enlist(conversation)
    return copiedBytes
  }

  /// Has `releaseWaiting` return a conversation that has new replies.
  func enlist(_ conversation: Conversation) {
    measure(conversation)
    guard !conversation.isWaiting else { return }
    conversation.isWaiting = true
    waiting.append(conversation)
  }

  /// Updates the sums of bytes after a conversation's replies have changed.
  func measure(_ conversation: Conversation) {
    let bytes = conversation.answerBytes
    self.bytes += bytes - conversation.measuredBytes
    conversation.measuredBytes = bytes
    let suspendedBytes = conversation.suspendedBytes
    self.suspendedBytes += suspendedBytes - conversation.measuredSuspendedBytes
    conversation.measuredSuspendedBytes = suspendedBytes
  }

  /// Returns the conversations that have new replies or waited for a turn; those that still wait
  /// for one come again.
  func releaseWaiting() -> [Conversation] {
    let released = waiting
    if !released.isEmpty { statistics.beginSending() }
    waiting.removeAll(keepingCapacity: true)
    for conversation in released {
      let stillWaits = conversation.newestNeeded > commits.durable
      conversation.isWaiting = stillWaits
      if stillWaits { waiting.append(conversation) }
    }
    return released
  }

  /// Removes and returns the replies that may be sent, in the order of the lines.
  func takeReadyReplies(of conversation: Conversation) -> [UInt8] {
    let ready = conversation.takeReadyReplies(durable: commits.durable, to: &buffers) {
      statistics.record($0, $1, atOnce: false, $2, of: conversation.caller)
    }
    measure(conversation)
    return ready
  }

  /// Removes and returns the replies that reveal durable turns only.
  func takeDurableReplies(of conversation: Conversation) -> [UInt8] {
    let emitted = conversation.takeDurableReplies()
    measure(conversation)
    return emitted
  }

  /// Drops the replies to a client that is gone.
  func forget(_ conversation: Conversation) {
    conversation.forgetAnswers()
    measure(conversation)
  }

  /// Replaces the replies that reveal turns that were rolled back.
  func replaceRolledBack(
    _ replace: (LineReply, _ line: [UInt8], Conversation) -> LineReply
  ) {
    for conversation in waiting {
      conversation.replaceRolledBack(durable: commits.durable) { replace($0, $1, conversation) }
      measure(conversation)
    }
  }

  /// Takes back the storage of replies that were sent.
  func reuse(_ sent: consuming [UInt8]) {
    buffers.recycle(sent)
  }
}
