// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Whose time the project lives in.
  public struct Clock: Hashable, Sendable {
    /// See `Clock` in Protocol.
    public let kind: Entitled.ClockKind
    /// Only for a manual clock.
    public let now: Entitled.Moment?
  }
}

extension Entitled.Clock: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.kind = try members.required("kind")
    self.now = try members.optional("now")
  }
}
