/// Sends events to subscribers.
package protocol EventSink {
  /// Returns how much may be sent to a session now.
  func room(for session: ClientSession) -> SinkCapacity
  /// Sends lines after everything that was sent before.
  func send(_ lines: [UInt8], to session: ClientSession)
}

/// How much a connection accepts.
package enum SinkCapacity: Equatable, Sendable {
  case bytes(Int)
  /// Nothing, until `Service.caughtUp` reports room.
  case none
  /// Nothing in this turn.
  case later
}
