// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Either a request (`method`, and its `id` as it came; no `id` for a notification), or
  /// `clock`: something came due by itself.
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
