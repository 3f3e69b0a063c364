/// Sends events to subscribers.
package protocol EventSink {
  /// Returns how much may be sent to a conversation now.
  func room(for conversation: Conversation) -> SinkCapacity
  /// Sends lines after everything that was sent before.
  func send(_ lines: [UInt8], to conversation: Conversation)
}

/// How much a connection accepts.
package enum SinkCapacity: Equatable, Sendable {
  case bytes(Int)
  /// Nothing, until `Service.caughtUp` reports room.
  case none
  /// Nothing in this turn.
  case later
}
