// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Settings of the stores in which a project sells.
  public struct Stores: Hashable, Sendable {
    /// Stores of the project's own, in byte order.
    public let custom: [String]
  }
}

extension Entitled.Stores: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.custom = try members.required("custom")
  }
}
