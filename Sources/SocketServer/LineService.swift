// The seam between bytes and their meaning.
package import Platform

/// What the server calls; it never calls the server, but is lent an `Outbox`.
///
/// Every call comes from the loop's thread. In each turn the order is: `woken`, `deadlinePassed`,
/// rounds of `workOn`, lines and `ended`, `turnEnded`, `closed`, `opened`.
package protocol LineService: AnyObject {
  /// Somebody connected.
  ///
  /// A surplus connection, one over `connectionsMax`, is for telling it so: its first line is
  /// answered with an error, and it is finished. After a second it is closed anyway.
  func opened(_ connection: ConnectionID, peer: Peer, surplus: Bool, outbox: Outbox)

  /// Bytes came that begin with a line each, of several connections or of one. The service takes
  /// what it can answer at once, in whole lines from each piece's first on, and says in each how
  /// many bytes that were; it is given the next line by itself, and then asked again.
  ///
  /// A line that is longer than the piece's `lineBytesMax` it leaves. It takes no more lines where
  /// it owes `linesMax` answers to a connection, or where these have more than `bytesMax` bytes.
  func receivedTogether(_ pieces: inout [ReceivedChunk], in bytes: Span<UInt8>, outbox: Outbox)

  /// A line came: trimmed, not empty, lent for the length of the call. One for which there is no
  /// time may only be answered at once.
  func received(
    _ line: Span<UInt8>,
    on connection: ConnectionID,
    timeFor kind: LineKind,
    outbox: Outbox
  ) -> LineDisposition

  /// In the place of a line that was dropped for its length.
  func receivedTooLong(on connection: ConnectionID, outbox: Outbox) -> PendingOutput

  /// In the place of a line that had not ended, and was dropped because lines like it took more in
  /// all than `unfinishedBytesMax`. Returns the backlog, as `received` does.
  func droppedUnfinished(on connection: ConnectionID, outbox: Outbox) -> PendingOutput

  /// The peer will send nothing more, and every line of it was delivered.
  ///
  /// The service finishes the connection when its last reply is sent.
  func ended(_ connection: ConnectionID, outbox: Outbox)

  /// The connection is gone, whoever ended it; said once, and nothing is said of it afterwards.
  func closed(_ connection: ConnectionID)

  /// What the service still owes to a connection: requests begun whose replies were not given to
  /// the outbox. Asked often, and so O(1).
  func backlog(of connection: ConnectionID) -> PendingOutput

  /// Whether there is something to be done that nobody's line asks for. Asked often.
  var hasWork: Bool { get }

  /// The time for a little of that; false where no more can be done in this turn.
  func workOn(outbox: Outbox) -> Bool

  /// All lines of the turn were delivered: the time to hand its changes on.
  func turnEnded(outbox: Outbox)

  /// Some thread called `Waker.wake` since the last turn: the time to release replies.
  func woken(outbox: Outbox)

  /// What had to wait for a slow reader is all on its way, so that there is room for more.
  func caughtUp(_ connection: ConnectionID, outbox: Outbox)

  /// When `deadlinePassed` should be called; nil for never. Asked once a turn.
  var nextDeadline: SteadyInstant? { get }

  /// `nextDeadline` is over.
  func deadlinePassed(outbox: Outbox)

  /// HUP, or `Waker.reload`.
  func reloadRequested(outbox: Outbox)

  /// TERM, or `Waker.drain`: the last lines come in this turn or soon, nobody connects any more,
  /// and a connection closes when nothing is owed to it. What waits without an end is answered now.
  func drainBegan(outbox: Outbox)
}

extension LineService {
  package func receivedTogether(
    _ pieces: inout [ReceivedChunk],
    in bytes: Span<UInt8>,
    outbox: Outbox
  ) {}
  package var hasWork: Bool { false }
  package func workOn(outbox: Outbox) -> Bool { false }
  package func caughtUp(_ connection: ConnectionID, outbox: Outbox) {}
  package var nextDeadline: SteadyInstant? { nil }
  package func deadlinePassed(outbox: Outbox) {}
  package func reloadRequested(outbox: Outbox) {}
  package func drainBegan(outbox: Outbox) {}
}

/// Which lines there is time for.
package enum LineKind {
  /// Those that can be answered at once.
  case ready
  /// Those that only ask, too.
  case questions
  /// All.
  case any
}

/// What a service owes to one connection.
package struct PendingOutput: Equatable {
  /// How many replies; `.max` where no more lines may come for another reason.
  package var replies: Int
  /// What it holds for them.
  package var bytes: Int

  package init(replies: Int, bytes: Int) {
    self.replies = replies
    self.bytes = bytes
  }

  package static let none = PendingOutput(replies: 0, bytes: 0)
}

/// What became of a line.
package enum LineDisposition: Equatable {
  /// The backlog of its connection, as it is then.
  case taken(backlog: PendingOutput)
  /// It is to come again, and what is behind it: in the next turn, or where it had no time, in the
  /// next round of this one.
  case left(isQuestion: Bool)
}
