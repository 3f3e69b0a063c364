// The interface between the server and the service behind it.
package import Platform

/// The service that the server calls; it never calls the server, but receives an `Outbox`.
///
/// All calls come from the event loop's thread. The order in a turn is: `woken`, `deadlinePassed`,
/// rounds of `workOn`, lines and `ended`, `turnEnded`, `closed`, `opened`.
package protocol LineService: AnyObject {
  /// A client connected.
  ///
  /// A surplus connection exceeds `connectionsMax`: the service answers its first line with an
  /// error and finishes it. The server closes it after a second in any case.
  func opened(_ connection: ConnectionID, peer: Peer, surplus: Bool, outbox: Outbox)
  /// A further connection was closed without an answer, because too many surplus ones are open.
  func turnedAway()

  /// Received bytes, each chunk of which starts with a line. The service takes whole lines from
  /// each chunk's start as long as it can answer them at once, and stores in the chunk how many
  /// bytes it took. It then receives the next line alone, and the rest in another call.
  ///
  /// The service leaves a line longer than the chunk's `lineBytesMax`. It takes no more lines once
  /// `linesMax` replies are pending for the connection, or replies of more than `bytesMax` bytes.
  func receivedTogether(_ chunks: inout [ReceivedChunk], in bytes: Span<UInt8>, outbox: Outbox)

  /// Received a line: trimmed, not empty, and valid during the call. A line that `timeFor` excludes
  /// may be answered only if that takes no time.
  func received(
    _ line: Span<UInt8>,
    on connection: ConnectionID,
    timeFor kind: LineKind,
    outbox: Outbox
  ) -> LineDisposition

  /// Called instead of `received` for a line that was dropped because it was longer than
  /// `bytesMax`, the limit of its connection.
  func receivedTooLong(
    on connection: ConnectionID,
    bytesMax: Int,
    outbox: Outbox
  ) -> PendingOutput

  /// Called instead of `received` for an incomplete line that was dropped because all such lines
  /// exceeded `partialLineBytesMax`. Returns the backlog, as `received` does.
  func droppedUnfinished(on connection: ConnectionID, outbox: Outbox) -> PendingOutput

  /// The peer has ended its stream, and all of its lines were delivered.
  ///
  /// The service finishes the connection after its last reply.
  func ended(_ connection: ConnectionID, outbox: Outbox)

  /// The connection is closed, by either side. This is the last call for it.
  func closed(_ connection: ConnectionID)

  /// Returns the pending output of a connection: requests whose replies are not in the outbox
  /// yet. Called often, so it must be O(1).
  func backlog(of connection: ConnectionID) -> PendingOutput

  /// Whether the service has background work. Called often.
  var hasWork: Bool { get }

  /// Does a bounded part of the background work; returns false if no more can be done in this turn.
  func workOn(outbox: Outbox) -> Bool

  /// All lines of the turn were delivered, so the service can commit its changes.
  func turnEnded(outbox: Outbox)

  /// A thread called `Waker.wake` since the last turn, so the service can release replies.
  func woken(outbox: Outbox)

  /// A slow reader has received everything, so there is room for more.
  func caughtUp(_ connection: ConnectionID, outbox: Outbox)

  /// When to call `deadlinePassed`; nil for never. Read once a turn.
  var nextDeadline: SteadyInstant? { get }

  /// `nextDeadline` has passed.
  func deadlinePassed(outbox: Outbox)

  /// The process received HUP, or a thread called `Waker.reload`.
  func reloadRequested(outbox: Outbox)

  /// The process received TERM, or a thread called `Waker.drain`. The last lines arrive in this
  /// turn or soon, no client connects any more, and a connection without pending output closes.
  /// The service now answers requests that wait indefinitely.
  func drainBegan(outbox: Outbox)
}

/// The lines that a call may process.
package enum LineKind {
  /// Lines that can be answered at once.
  case ready
  /// Also lines that only read.
  case questions
  /// All lines.
  case any
}

/// The backlog of a connection: output that it has not been sent yet.
package struct PendingOutput: Equatable {
  /// Number of replies; `.max` if no more lines may be delivered for another reason.
  package var replies: Int
  /// Number of bytes that the service buffers for them.
  package var bytes: Int

  package init(replies: Int, bytes: Int) {
    self.replies = replies
    self.bytes = bytes
  }

  package static let none = PendingOutput(replies: 0, bytes: 0)
}

/// The outcome of a delivered line.
package enum LineDisposition: Equatable {
  /// The service took the line; the connection's backlog afterwards.
  case taken(backlog: PendingOutput)
  /// The service left the line, to be delivered again with those behind it: in the next turn, or in
  /// this turn's next round if `timeFor` excluded it.
  case left(isQuestion: Bool)
}
