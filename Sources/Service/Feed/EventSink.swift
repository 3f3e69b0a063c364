/// Where what subscribers are told goes.
package protocol EventSink {
  /// How much may be sent to a conversation now.
  func room(for conversation: Conversation) -> SinkCapacity
  /// Sends lines; they come behind everything that was sent before.
  func send(_ lines: [UInt8], to conversation: Conversation)
}

/// How much a connection takes.
package enum SinkCapacity: Equatable, Sendable {
  case bytes(Int)
  /// Nothing; that there is room again will be said (`Service.caughtUp`).
  case none
  /// Nothing in this turn.
  case later
}
