/// A received line that breaks the protocol, or that matches no request.
struct Violation: Error, Equatable {
  /// A sentence for people, without a full stop.
  let reason: String
}
