// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What caused the event. A request gives its `method` and `id`; a notification has no `id`.
  /// `clock` is true for a change that fell due.
  public struct Cause: Hashable, Sendable {
    /// See `Cause` in Protocol.
    public let method: String?
    /// See `Cause` in Protocol.
    public let id: Entitled.Maybe<Entitled.CauseId>
    /// See `Cause` in Protocol.
    public let clock: Bool?
  }
}

extension Entitled.Cause: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.method = try members.optional("method")
    self.id = try members.both("id")
    self.clock = try members.optional("clock")
  }
}
