/// Where what subscribers are told goes.
package protocol EventOutlet {
  /// How much may be sent to a conversation now.
  func room(for conversation: Conversation) -> EventRoom
  /// Sends lines; they come behind everything that was sent before.
  func send(_ lines: [UInt8], to conversation: Conversation)
}

/// How much a connection takes.
package enum EventRoom: Equatable, Sendable {
  case bytes(Int)
  /// Nothing; that there is room again will be said (`Service.caughtUp`).
  case none
  /// Nothing in this turn.
  case later
}
