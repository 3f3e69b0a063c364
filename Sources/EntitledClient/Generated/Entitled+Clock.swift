// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// The clock of a project: the system's, or a manual clock, which only moves when it is
  /// advanced.
  public struct Clock: Hashable, Sendable {
    /// See `Clock` in Protocol.
    public let kind: Entitled.ClockKind
    /// Time of a manual clock; absent for the system's.
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
