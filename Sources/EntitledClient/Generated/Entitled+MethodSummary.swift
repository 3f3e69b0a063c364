// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// One line in the list of methods.
  public struct MethodSummary: Hashable, Sendable {
    /// See `MethodSummary` in Protocol.
    public let name: String
    /// See `MethodSummary` in Protocol.
    public let summary: String
    /// See `MethodSummary` in Protocol.
    public let role: Entitled.Role
  }
}

extension Entitled.MethodSummary: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.name = try members.required("name")
    self.summary = try members.required("summary")
    self.role = try members.required("role")
  }
}
