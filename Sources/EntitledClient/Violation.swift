/// What came is no reply of this protocol, or not to any request of ours.
struct Violation: Error, Equatable {
  /// A sentence for people, without a full stop.
  let reason: String
}
