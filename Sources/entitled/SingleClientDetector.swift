import SocketServer

/// Detects that a single client has sent one request at a time for a while.
///
/// The event loop may then wait for the disk itself, since it delays no other client. A new client
/// may have to wait for the disk once.
///
/// A class, because every batch changes it.
final class SingleClientDetector {
  private var speaker: ConnectionID?
  private var lines = 0
  private var turns = 0

  /// The number of consecutive batches after which a client counts as the only client.
  ///
  /// A client that sends a request now and then, beside a busy writer, waits for the disk at most
  /// once in as many batches.
  private static let turnsMin = 128

  /// Records a line that needs more than a cached reply.
  func recordLine(_ connection: ConnectionID) {
    lines += 1
    saw(connection)
  }

  /// Records that a connection sent something.
  func saw(_ connection: ConnectionID) {
    guard connection != speaker else { return }
    speaker = connection
    turns = 0
  }

  /// Ends a batch; returns whether a single client is active.
  func endBatch() -> Bool {
    defer { lines = 0 }
    if lines > 1 { turns = 0 }
    if lines == 1 && turns < Self.turnsMin { turns += 1 }
    return lines == 1 && turns == Self.turnsMin
  }
}
