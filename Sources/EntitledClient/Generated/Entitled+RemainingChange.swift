// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A later change that stays although an earlier link is undone.
  public struct RemainingChange: Hashable, Sendable {
    /// Id of the event that reported it.
    public let event: String
    /// Method that made it.
    public let method: Entitled.RemainingChangeMethod
  }
}

extension Entitled.RemainingChange: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.event = try members.required("event")
    self.method = try members.required("method")
  }
}
