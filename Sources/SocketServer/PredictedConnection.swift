/// Predicts the next readable connection: the only active connection of the last turn.
///
/// A client on the loop's own processor that sends its requests one by one runs as soon as it has
/// its reply, and has usually sent the next request when the loop continues. So the loop reads from
/// it without asking the kernel. It polls for others now and then, and after a miss it stops
/// predicting for a while.
struct PredictedConnection {
  private var candidate: ConnectionID?
  /// Number of turns until the loop polls for others.
  private var turnsLeft = turnsMax
  /// Number of turns without a prediction.
  private var pauseLeft = 0

  private static var turnsMax: Int { 16 }
  private static var pauseTurns: Int { 256 }

  /// Returns the connection to read from instead of polling.
  mutating func next() -> ConnectionID? {
    guard let candidate else { return nil }
    self.candidate = nil
    if pauseLeft > 0 {
      pauseLeft -= 1
      return nil
    }
    guard turnsLeft > 0 else {
      turnsLeft = Self.turnsMax
      return nil
    }
    turnsLeft -= 1
    return candidate
  }

  /// Records the turn's only readable connection, if its lines were all answered at once.
  mutating func record(_ candidate: ConnectionID) {
    self.candidate = candidate
  }

  /// Records that the predicted connection had sent nothing.
  mutating func recordSilence() {
    candidate = nil
    pauseLeft = Self.pauseTurns
  }
}
