import SocketServer

/// Whether one client alone has been asking for a while, a request at a time.
///
/// Then nobody is held up when the loop waits for the disk itself. One who comes anew may wait for
/// it once.
///
/// An object, for every turn looks at it and changes it.
final class SoleClientDetector {
  private var speaker: ConnectionID?
  private var lines = 0
  private var turns = 0

  /// So many turns make somebody alone: who asks now and then, beside one who writes all the time,
  /// waits for the disk once in as many.
  private static let turnsMin = 128

  /// A line that is not answered from what is ready.
  func heard(_ connection: ConnectionID) {
    lines += 1
    saw(connection)
  }

  /// Something came from it.
  func saw(_ connection: ConnectionID) {
    guard connection != speaker else { return }
    speaker = connection
    turns = 0
  }

  /// Of the turn that ends now.
  func takeTurn() -> Bool {
    defer { lines = 0 }
    if lines > 1 { turns = 0 }
    if lines == 1 && turns < Self.turnsMin { turns += 1 }
    return lines == 1 && turns == Self.turnsMin
  }
}
